#include "app/service/sms/smsgateway.h"

#include "app/service/sms/reasons.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QUrl>

#include <algorithm>
#include <functional>

namespace ink::service::sms {

namespace {

using Values = QList<QPair<QLatin1StringView, QString>>;

const QLatin1StringView textMark("{text}");
const QLatin1StringView secretMark("{secret}");
const QLatin1StringView secretBase64Mark("{secretBase64}");

Values valuesFor(const SmsGateway& gateway, const QString& number, const QString& text)
{
    return {{QLatin1StringView("{to}"), number},
            {QLatin1StringView("{toDigits}"), QString(number).remove(QLatin1Char('+'))},
            {textMark, text},
            {QLatin1StringView("{from}"), gateway.sender},
            {secretMark, QString::fromUtf8(gateway.secret.reveal())},
            {secretBase64Mark, QString::fromLatin1(gateway.secret.reveal().toBase64())}};
}

/** Replaces placeholders. Inserted values are not scanned for placeholders, because the message itself may
 * contain braces. */
QString filled(QStringView pattern, const Values& values,
               const std::function<QString(const QString&)>& written)
{
    QString whole;
    while (!pattern.isEmpty()) {
        const auto found = std::find_if(values.begin(), values.end(), [pattern](const auto& value) {
            return pattern.startsWith(value.first);
        });
        if (found == values.end()) {
            whole += pattern.front();
            pattern = pattern.sliced(1);
        } else {
            whole += written(found->second);
            pattern = pattern.sliced(found->first.size());
        }
    }
    return whole;
}

QString plain(const QString& value)
{
    return value;
}

QString percent(const QString& value)
{
    return QString::fromLatin1(QUrl::toPercentEncoding(value));
}

QJsonValue filledJson(const QJsonValue& value, const Values& values)
{
    if (value.isString()) return filled(value.toString(), values, plain);
    if (value.isArray()) {
        QJsonArray all;
        for (const QJsonValue& each : value.toArray())
            all.append(filledJson(each, values));
        return all;
    }
    if (!value.isObject()) return value;
    QJsonObject all;
    const QJsonObject object = value.toObject();
    for (auto it = object.begin(); it != object.end(); ++it)
        all.insert(it.key(), filledJson(it.value(), values));
    return all;
}

QByteArray formBody(const QString& body, const Values& values)
{
    static const QRegularExpression separators(QStringLiteral("[&\\r\\n]+"));
    QByteArrayList fields;
    for (const QString& field : body.split(separators, Qt::SkipEmptyParts)) {
        const qsizetype sign = field.indexOf(QLatin1Char('='));
        const QString name = (sign < 0 ? field : field.left(sign)).trimmed();
        const QString value = sign < 0 ? QString() : field.mid(sign + 1).trimmed();
        fields.append(QUrl::toPercentEncoding(name) + '=' +
                      QUrl::toPercentEncoding(filled(value, values, plain)));
    }
    return fields.join('&');
}

bool hasBody(const SmsGateway& gateway)
{
    return gateway.method != "GET";
}

QByteArray singleLine(QByteArray value)
{
    return value.replace('\r', ' ').replace('\n', ' ');
}

bool isHeaderName(const QByteArray& name)
{
    return !name.isEmpty() && std::all_of(name.begin(), name.end(), [](char c) { // RFC 9110 §5.6.2
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
               QByteArrayView("!#$%&'*+-.^_`|~").contains(c);
    });
}

/** Returns whether the host is `localhost` or a non-public IP address, so that plain HTTP is acceptable. Any
 * other host name could resolve to any address. */
bool isLocalHost(const CallbackAddress& address)
{
    if (address.ipAddress.empty()) return address.host == "localhost";
    return addressKind(address.ipAddress) != AddressKind::Public;
}

tl::unexpected<Error> invalid(const Message& message)
{
    return fail(ErrorCode::Validation, message);
}

} // namespace

Result<QList<QPair<QByteArray, QByteArray>>> headersFrom(const QStringList& lines)
{
    QList<QPair<QByteArray, QByteArray>> headers;
    for (const QString& line : lines) {
        if (line.trimmed().isEmpty()) continue;
        const qsizetype colon = line.indexOf(QLatin1Char(':'));
        const QByteArray name = line.left(std::max<qsizetype>(colon, 0)).trimmed().toUtf8();
        const QByteArray value = line.mid(colon + 1).trimmed().toUtf8();
        // The request sets these headers itself.
        static const QByteArrayList own{"host", "content-length", "transfer-encoding", "connection",
                                        "expect"};
        if (!isHeaderName(name) || own.contains(name.toLower()) || value.contains('\r') ||
            value.contains('\n') || value.contains('\0'))
            return invalid(reasons::smsGatewayHeaderInvalid(line.trimmed().left(60)));
        headers.append({name, value});
    }
    return headers;
}

Result<QStringList> statusesFrom(const QString& text)
{
    static const QRegularExpression status(QStringLiteral("^[1-5](xx|[0-9][0-9])$"),
                                           QRegularExpression::CaseInsensitiveOption);
    QStringList all;
    for (const QString& part : text.split(QLatin1Char(','), Qt::SkipEmptyParts)) {
        const QString one = part.trimmed().toLower();
        if (one.isEmpty()) continue;
        if (!status.match(one).hasMatch()) return invalid(reasons::smsGatewaySuccessInvalid(part.trimmed()));
        all.append(one);
    }
    return all;
}

Result<void> checkSmsGateway(const SmsGateway& gateway)
{
    static const QByteArrayList methods{"POST", "PUT", "GET"};
    if (!methods.contains(gateway.method)) return invalid(reasons::smsGatewayMethodInvalid());
    if (gateway.url.contains(secretMark) || gateway.url.contains(secretBase64Mark))
        return invalid(reasons::smsGatewaySecretInAddress());
    const QString sample = requestFor(gateway, QStringLiteral("+4915100000000"), QStringLiteral("x")).url;
    INK_ASSIGN(address, parseCallbackAddress(sample));
    if (address.scheme != "https" && !(gateway.allowsLocal && isLocalHost(address)))
        return invalid(reasons::smsGatewayNotSecure());
    const QString body = hasBody(gateway) ? gateway.body : QString();
    if (hasBody(gateway) && gateway.format == SmsGateway::Format::Json &&
        QJsonDocument::fromJson(body.toUtf8()).isNull())
        return invalid(reasons::smsGatewayBodyInvalid());
    const QString whole = gateway.url + body;
    if (!whole.contains(QLatin1String("{to}")) && !whole.contains(QLatin1String("{toDigits}")))
        return invalid(reasons::smsGatewayWithoutNumber());
    if (!whole.contains(textMark)) return invalid(reasons::smsGatewayWithoutText());
    QString secretPlaces = body;
    for (const auto& [name, value] : gateway.headers)
        secretPlaces += QString::fromUtf8(value);
    if (gateway.secret.isEmpty() &&
        (secretPlaces.contains(secretMark) || secretPlaces.contains(secretBase64Mark)))
        return invalid(reasons::smsGatewaySecretMissing());
    return {};
}

SmsRequest requestFor(const SmsGateway& gateway, const QString& number, const QString& text)
{
    const Values values = valuesFor(gateway, number, text);
    const Values open = values.first(values.size() - 2); // excludes the secret
    SmsRequest request;
    request.url = filled(gateway.url, open, percent);
    request.method = gateway.method;
    bool hasType = false;
    for (const auto& [name, value] : gateway.headers) {
        hasType = hasType || name.toLower() == "content-type";
        request.headers.append({name, singleLine(filled(QString::fromUtf8(value), values, plain).toUtf8())});
    }
    if (!hasBody(gateway)) return request;
    const bool isJson = gateway.format == SmsGateway::Format::Json;
    if (!hasType)
        request.headers.append({"Content-Type", isJson ? QByteArray("application/json")
                                                       : QByteArray("application/x-www-form-urlencoded")});
    if (!isJson) {
        request.body = formBody(gateway.body, values);
        return request;
    }
    const QJsonDocument pattern = QJsonDocument::fromJson(gateway.body.toUtf8());
    request.body = (pattern.isArray() ? QJsonDocument(filledJson(pattern.array(), values).toArray())
                                      : QJsonDocument(filledJson(pattern.object(), values).toObject()))
                       .toJson(QJsonDocument::Compact);
    return request;
}

// Index(isSuccess): Code by SMS: what a gateway is sent, and what counts as success
bool isSuccess(const SmsGateway& gateway, int status, const QByteArray& answer)
{
    const QStringList wanted =
        gateway.successStatus.isEmpty() ? QStringList{QStringLiteral("2xx")} : gateway.successStatus;
    const QString code = QString::number(status);
    const bool fits = std::any_of(wanted.begin(), wanted.end(), [&code](const QString& each) {
        return each == code || (each.endsWith(QLatin1String("xx")) && code.startsWith(each.front()));
    });
    return fits && (gateway.successText.isEmpty() || answer.contains(gateway.successText.toUtf8()));
}

} // namespace ink::service::sms
