#include "app/wire/errorcodec.h"

#include "app/base/translatedmessage.h"
#include "app/wire/json.h"
#include "app/wire/objectreader.h"
#include "app/wire/reasons.h"

#include <QDateTime>
#include <QLocale>
#include <QTimeZone>

#include <algorithm>
#include <array>

namespace ink::wire {

using namespace Qt::Literals::StringLiterals;

namespace {

struct Row
{
    ErrorCode code;
    int status;
};

/** The contract's §9. The first row of a status is the default for a body without a code. */
constexpr std::array codeRows{
    Row{ErrorCode::Validation, 400},    Row{ErrorCode::Malformed, 400}, Row{ErrorCode::Auth, 401},
    Row{ErrorCode::SpendLimit, 402},    Row{ErrorCode::Forbidden, 403}, Row{ErrorCode::NotFound, 404},
    Row{ErrorCode::Method, 405},        Row{ErrorCode::State, 409},     Row{ErrorCode::Version, 409},
    Row{ErrorCode::Idempotency, 409},   Row{ErrorCode::Duplicate, 409}, Row{ErrorCode::Deleted, 410},
    Row{ErrorCode::TooLarge, 413},      Row{ErrorCode::MediaType, 415}, Row{ErrorCode::Range, 416},
    Row{ErrorCode::UnreadablePdf, 422}, Row{ErrorCode::RateLimit, 429}, Row{ErrorCode::Internal, 500},
    Row{ErrorCode::Unavailable, 503},
};

const Row* rowOf(ErrorCode code)
{
    const auto found =
        std::find_if(codeRows.begin(), codeRows.end(), [code](const Row& r) { return r.code == code; });
    return found == codeRows.end() ? nullptr : found;
}

Message generalSentence(int status)
{
    return status >= 500 ? reasons::serverFailedHttp(status) : reasons::serverRefusedHttp(status);
}

/** Returns the message of a foreign body, under any of its common names; empty if there is none. */
QString sentenceOf(const QJsonObject& body)
{
    QList<FieldIssue> unused;
    ObjectReader reader(body, {}, unused);
    for (const QLatin1StringView name :
         {"message"_L1, "error_description"_L1, "errorMessage"_L1, "error"_L1, "detail"_L1, "title"_L1}) {
        const QJsonValue value = reader.take({name});
        QString text = value.isObject() ? sentenceOf(value.toObject()) : value.toString();
        text.remove(QChar(0));
        if (!text.trimmed().isEmpty()) return text.trimmed().left(500);
    }
    return {};
}

bool isForClients(ErrorCode code)
{
    return code != ErrorCode::Internal && rowOf(code);
}

QJsonObject detailOf(const FieldIssue& issue, const QString& language)
{
    QJsonObject o{{"field"_L1, issue.field}};
    putMessage(o, issue.message, language);
    return o;
}

/** Returns the arguments without those that fill the sentence's placeholders. */
QJsonObject withoutGaps(QJsonObject args)
{
    for (const char* gap : {"1", "2", "3", "4"})
        args.remove(QLatin1StringView(gap));
    return args;
}

Message messageFrom(const QString& key, const QJsonObject& args, const QString& words)
{
    if (!key.isEmpty())
        if (auto message = messageFromWire(key, args)) return *std::move(message);
    return Message::literal(words); // a foreign service, or an old one without `reason`
}

} // namespace

void putMessage(QJsonObject& object, const Message& message, const QString& language)
{
    object.insert("message"_L1, messageIn(language, message));
    putReason(object, message);
}

QJsonObject withSentence(QJsonObject object, QLatin1StringView name, const Message& message)
{
    object.insert(name, message.english());
    putReason(object, message);
    return object;
}

void putReason(QJsonObject& object, const Message& message)
{
    if (!message.hasReason()) return;
    object.insert("reason"_L1, message.key());
    if (!message.args().isEmpty()) object.insert("args"_L1, message.argsJson());
}

Message readMessage(ObjectReader& reader)
{
    return readSentence(reader, {"message"_L1});
}

Message readSentence(ObjectReader& reader, std::initializer_list<QLatin1StringView> names, qsizetype maximum)
{
    const QString words = reader.string(names, maximum).value_or(QString());
    // Other services may use these names differently.
    const QJsonValue key = reader.take({"reason"_L1});
    const QJsonValue args = reader.take({"args"_L1});
    return messageFrom(key.toString(), args.toObject(), words);
}

Message readSentence(ObjectReader& reader, std::initializer_list<QLatin1StringView> names,
                     std::initializer_list<QLatin1StringView> messageNames, qsizetype maximum)
{
    const QString words = reader.string(names, maximum).value_or(QString());
    const QJsonObject object = reader.take(messageNames).toObject();
    return messageFrom(object.value("reason"_L1).toString(), object.value("args"_L1).toObject(), words);
}

int httpStatus(ErrorCode code)
{
    const Row* row = rowOf(code);
    return row ? row->status : 500;
}

ErrorCode codeForStatus(int status)
{
    const auto found =
        std::find_if(codeRows.begin(), codeRows.end(), [status](const Row& r) { return r.status == status; });
    if (found != codeRows.end()) return found->code;
    switch (status) {
    case 408:
        return ErrorCode::Timeout;
    case 502:
    case 504:
        return ErrorCode::Unavailable;
    default:
        return status >= 500 && status <= 599 ? ErrorCode::Internal : ErrorCode::Protocol;
    }
}

std::optional<ErrorCode> errorCodeFromName(const QString& name)
{
    for (const Row& row : codeRows)
        if (errorCodeName(row.code).compare(name, Qt::CaseInsensitive) == 0) return row.code;
    return std::nullopt;
}

Message publicMessage(const Error& error)
{
    return isForClients(error.code) ? error.detail : reasons::internalError();
}

QJsonObject toJson(const Error& error, const QString& language)
{
    const bool ours = isForClients(error.code);
    QJsonObject o{{"success"_L1, false}};
    o.insert("code"_L1, errorCodeName(ours ? error.code : ErrorCode::Internal));
    putMessage(o, publicMessage(error), language);
    QJsonArray details;
    if (ours)
        for (const FieldIssue& issue : error.fields)
            details.append(detailOf(issue, language));
    o.insert("details"_L1, details);
    o.insert("requestId"_L1, error.requestId);
    if (ours && !error.reason.isEmpty()) {
        if (error.detail.hasReason() && error.detail.key() != error.reason)
            o.insert("sentence"_L1, error.detail.toJson()); // this reason has several sentences
        o.insert("reason"_L1, error.reason);
        o.remove("args"_L1); // the arguments belong to the other reason
    }
    if (ours && !error.args.isEmpty()) {
        QJsonObject args = o.value("args"_L1).toObject();
        for (auto it = error.args.begin(); it != error.args.end(); ++it)
            args.insert(it.key(), it.value());
        o.insert("args"_L1, args);
    }
    return o;
}

Error errorFromResponse(int status, QByteArrayView body)
{
    Error error;
    error.code = codeForStatus(status);
    const auto parsed = parseJsonObject(body);
    if (parsed) {
        QList<FieldIssue> unused;
        ObjectReader reader(*parsed, {}, unused);
        // Only a code of the same class: a server error (5xx) never becomes the request's fault.
        const auto code = errorCodeFromName(reader.take({"code"_L1}).toString());
        if (code && httpStatus(*code) / 100 == status / 100) error.code = *code;
        error.requestId = reader.string({"requestId"_L1}, 128).value_or(QString());
        const QString reason = reader.string({"reason"_L1}, 128).value_or(QString());
        error.args = reader.object({"args"_L1}).value_or(QJsonObject());
        reader.readObjects({"details"_L1}, 1000, [&](ObjectReader& r, qsizetype) {
            QString field = r.string({"field"_L1}).value_or(QString());
            error.fields.append({std::move(field), readMessage(r)});
        });
        const QJsonObject sentence = reader.take({"sentence"_L1}).toObject();
        const QString words = sentenceOf(*parsed);
        error.detail =
            messageFrom(sentence.value("reason"_L1).toString(), sentence.value("args"_L1).toObject(), words);
        if (!error.detail.hasReason()) error.detail = messageFrom(reason, error.args, words);
        if (error.detail.key() != reason)
            error.reason = reason;
        else if (error.detail.hasReason())
            error.args = withoutGaps(error.args);
    }
    if (error.detail.isEmpty()) error.detail = generalSentence(status);
    error.retryable = error.code == ErrorCode::RateLimit || error.code == ErrorCode::Unavailable ||
                      error.code == ErrorCode::Timeout;
    return error;
}

int retryAfterMs(QByteArrayView header, qint64 nowMs)
{
    constexpr qint64 longest = 24LL * 3600 * 1000; // limits the delay that a server can request
    const QByteArray text = header.toByteArray().trimmed();
    bool ok = false;
    qint64 wait = 0;
    if (const qint64 seconds = text.toLongLong(&ok); ok) {
        wait = std::clamp<qint64>(seconds, 0, longest / 1000) * 1000;
    } else if (text.endsWith(" GMT")) {
        QDateTime when = QLocale::c().toDateTime(QString::fromLatin1(text.chopped(4)),
                                                 QStringLiteral("ddd, dd MMM yyyy HH:mm:ss"));
        when = QDateTime(when.date(), when.time(), QTimeZone::utc());
        if (when.isValid()) wait = when.toMSecsSinceEpoch() - nowMs;
    }
    return static_cast<int>(std::clamp<qint64>(wait, 0, longest));
}

} // namespace ink::wire
