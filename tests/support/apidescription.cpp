#include "tests/support/apidescription.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QRegularExpression>
#include <QSet>
#include <QUrl>

#include <algorithm>
#include <zlib.h>

namespace ink::test {

namespace {

using namespace Qt::Literals::StringLiterals;

/** Path segments without the version 1, as the service parses them. */
QStringList segmentsOf(QString path)
{
    path = path.section(QLatin1Char('?'), 0, 0);
    while (path.size() > 1 && path.endsWith(QLatin1Char('/')))
        path.chop(1);
    QStringList segments = path.split(QLatin1Char('/'));
    segments.removeFirst();
    for (QString& segment : segments)
        segment = QUrl::fromPercentEncoding(segment.toUtf8());
    if (!segments.isEmpty() && segments.first() == "v1"_L1) segments.removeFirst();
    return segments;
}

QRegularExpression patternOf(const QString& segment)
{
    QString pattern = QRegularExpression::escape(segment);
    pattern.replace(QRegularExpression(u"\\\\\\{\\w+\\\\\\}"_s), u"[^/]+"_s);
    return QRegularExpression(QRegularExpression::anchoredPattern(pattern));
}

QByteArray mediaTypeOf(const RawAnswer& answer)
{
    return answer.header("Content-Type").split(';').first().trimmed().toLower();
}

/** The parts of a multipart body as one object: JSON is parsed, other parts are texts, those of a name that
 * ends in `[]` are an array. Parts of another media type than `encoding` says are faults. */
QJsonObject partsOf(const QByteArray& body, const QByteArray& boundary, const QJsonObject& encoding,
                    QStringList& faults)
{
    QJsonObject parts;
    const QByteArray delimiter = "--" + boundary;
    qsizetype at = body.startsWith(delimiter) ? 0 : -1;
    while (at >= 0 && body.mid(at + delimiter.size(), 2) != "--") {
        const qsizetype headEnd = body.indexOf("\r\n\r\n", at);
        const qsizetype next = body.indexOf("\r\n" + delimiter, headEnd);
        if (headEnd < 0 || next < 0) break;
        RawAnswer part;
        part.head = body.mid(at, headEnd - at);
        part.body = body.mid(headEnd + 4, next - headEnd - 4);
        at = next + 2;
        static const QRegularExpression quotedName(u"; name=\"([^\"]*)\""_s);
        const QString name =
            quotedName.match(QString::fromUtf8(part.header("Content-Disposition"))).captured(1);
        const QByteArray type = mediaTypeOf(part);
        if (const QString described = encoding.value(name)["contentType"_L1].toString();
            described.toLatin1() != type)
            faults << QStringLiteral("the part %1 has the media type %2").arg(name, QLatin1String(type));
        if (type == "application/pdf" && !part.body.startsWith("%PDF-"))
            faults << QStringLiteral("the part %1 is no PDF").arg(name);
        QJsonValue value = QString::fromLatin1(part.body);
        if (type == "application/json") value = QJsonDocument::fromJson(part.body).object();
        if (name.endsWith("[]"_L1)) {
            QJsonArray all = parts.value(name).toArray();
            all.append(value);
            value = all;
        }
        parts.insert(name, value);
    }
    if (at < 0 || body.mid(at) != delimiter + "--\r\n") faults << QStringLiteral("the parts don't end");
    return parts;
}

} // namespace

std::optional<QByteArray> gunzipped(const QByteArray& packed)
{
    constexpr qsizetype maximum = 8'000'000;
    z_stream stream{};
    if (inflateInit2(&stream, 15 + 16) != Z_OK) return std::nullopt;
    QByteArray source = packed;
    QByteArray bytes(maximum, Qt::Uninitialized);
    stream.next_in = reinterpret_cast<Bytef*>(source.data());
    stream.avail_in = static_cast<uInt>(source.size());
    stream.next_out = reinterpret_cast<Bytef*>(bytes.data());
    stream.avail_out = static_cast<uInt>(bytes.size());
    const int end = inflate(&stream, Z_FINISH);
    bytes.truncate(static_cast<qsizetype>(stream.total_out));
    inflateEnd(&stream);
    return end == Z_STREAM_END ? std::optional(bytes) : std::nullopt;
}

QByteArray unpacked(const RawAnswer& answer)
{
    return answer.header("Content-Encoding") == "gzip" ? gunzipped(answer.body).value_or(QByteArray())
                                                       : answer.body;
}

QStringList ApiOperation::bodyTypes() const
{
    return object.value("requestBody"_L1).toObject().value("content"_L1).toObject().keys();
}

ApiDescription::ApiDescription(const QByteArray& json)
    : m_root(QJsonDocument::fromJson(json).object()), m_schema(m_root)
{
    const QJsonObject paths = m_root.value("paths"_L1).toObject();
    for (auto path = paths.begin(); path != paths.end(); ++path) {
        const QJsonObject item = path.value().toObject();
        for (auto it = item.begin(); it != item.end(); ++it)
            m_operations.append({it.key().toUpper().toLatin1(), path.key(), it.value().toObject()});
    }
    // Literal paths before those with variables.
    std::stable_sort(m_operations.begin(), m_operations.end(), [](const auto& a, const auto& b) {
        return a.path.count(QLatin1Char('{')) < b.path.count(QLatin1Char('{'));
    });
}

QJsonObject ApiDescription::resolved(const QJsonValue& value) const
{
    const QJsonObject object = value.toObject();
    const QString ref = object.value("$ref"_L1).toString();
    return ref.isEmpty() ? object : m_schema.resolved(ref);
}

const ApiOperation* ApiDescription::find(const QByteArray& method, const QString& target) const
{
    const QStringList wanted = segmentsOf(target);
    for (const ApiOperation& operation : m_operations) {
        if (operation.method != (method == "HEAD" ? QByteArray("GET") : method)) continue;
        const QStringList segments = segmentsOf(operation.path);
        if (segments.size() != wanted.size()) continue;
        bool fits = true;
        for (qsizetype i = 0; fits && i < segments.size(); ++i)
            fits = segments.at(i).contains(QLatin1Char('{'))
                       ? patternOf(segments.at(i)).match(wanted.at(i)).hasMatch()
                       : segments.at(i) == wanted.at(i);
        if (fits) return &operation;
    }
    return nullptr;
}

bool ApiDescription::needsAccount(const ApiOperation& operation) const
{
    const QJsonValue own = operation.object.value("security"_L1);
    return !(own.isUndefined() ? m_root.value("security"_L1) : own).toArray().isEmpty();
}

QList<QJsonObject> ApiDescription::parameters(const ApiOperation& operation) const
{
    QList<QJsonObject> list;
    for (const QJsonValue& each : operation.object.value("parameters"_L1).toArray())
        list.append(resolved(each));
    return list;
}

QStringList ApiDescription::faultsOf(const QByteArray& method, const QString& target, const RawAnswer& answer,
                                     bool strict) const
{
    QStringList faults;
    const QJsonObject error{{"$ref"_L1, u"#/components/schemas/Error"_s}};
    if (answer.status == 0) return {QStringLiteral("no answer")};
    if (answer.header("X-Content-Type-Options") != "nosniff") faults.append(QStringLiteral("no nosniff"));
    const QByteArray id = answer.header("X-Request-Id");
    if (id.isEmpty()) faults.append(QStringLiteral("no X-Request-Id"));
    if (answer.status >= 500) faults.append(failedFault());

    QJsonObject response;
    const ApiOperation* operation = find(method, target);
    const bool isDeprecated = operation && operation->object.value("deprecated"_L1).toBool();
    // A request that was refused before it was routed has none of them.
    if (isDeprecated && (answer.status < 400 || answer.status == 401 || answer.status == 404))
        for (const char* mark : {"\nDeprecation:", "rel=\"successor-version\""})
            if (!answer.head.contains(mark))
                faults.append(QStringLiteral("no %1").arg(QLatin1String(mark).trimmed()));
    const bool describesLink =
        operation &&
        operation->object.value("responses"_L1)["200"_L1]["headers"_L1].toObject().contains("Link"_L1);
    if (!isDeprecated) {
        for (const char* name : {"Deprecation", "Sunset"})
            if (!answer.header(name).isEmpty())
                faults.append(QStringLiteral("%1, but it isn't deprecated").arg(QLatin1String(name)));
        if (!answer.header("Link").isEmpty() &&
            (!describesLink || answer.head.contains("rel=\"successor-version\"")))
            faults.append(QStringLiteral("Link, but it isn't described or deprecated"));
    }
    if (operation) {
        const QJsonObject responses = operation->object.value("responses"_L1).toObject();
        const QString status = QString::number(answer.status);
        if (!responses.contains(status) && answer.status < 400)
            return {QStringLiteral("status %1 is not described").arg(status)};
        response = resolved(responses.value(responses.contains(status) ? status : u"default"_s));
    } else if (answer.status < 400) {
        return {QStringLiteral("an answer of something that is not described")};
    }
    const QJsonObject headers = response.value("headers"_L1).toObject();
    for (auto it = headers.begin(); it != headers.end(); ++it)
        if (resolved(it.value()).value("required"_L1).toBool() &&
            answer.header(it.key().toLatin1()).isEmpty())
            faults.append(QStringLiteral("no header %1").arg(it.key()));
    // The new object is at an address of its own.
    constexpr int created = 201;
    if (answer.status == created && (answer.header("Location").isEmpty() ||
                                     answer.header("Location") == target.toUtf8().split('?').constFirst()))
        faults.append(QStringLiteral("no Location of its own"));
    if (answer.status == 405 && answer.header("Allow").isEmpty()) faults.append(QStringLiteral("no Allow"));
    if (answer.status == 401 && answer.header("WWW-Authenticate").isEmpty())
        faults.append(QStringLiteral("no WWW-Authenticate"));

    if (method == "HEAD" || answer.status == 304) {
        if (!answer.body.isEmpty()) faults.append(QStringLiteral("a body"));
        return faults;
    }
    const QByteArray type = mediaTypeOf(answer);
    const QJsonObject content = response.value("content"_L1).toObject();
    // Browsers get an HTML page for unknown URLs, and where the description has one.
    const bool isPage =
        type == "text/html" && (operation ? content.contains("text/html"_L1) : answer.status == 404);
    if (isPage) return faults;
    const bool isError =
        answer.status >= 400 && (content.isEmpty() || content.contains("application/json"_L1));
    if (!isError && !content.contains(QString::fromLatin1(type)))
        faults.append(QStringLiteral("the media type %1 is not described").arg(QString::fromLatin1(type)));
    if (!isError && type != "application/json") return faults;

    QJsonParseError parse;
    const QJsonDocument document = QJsonDocument::fromJson(unpacked(answer), &parse);
    if (parse.error != QJsonParseError::NoError) return faults << QStringLiteral("no JSON");
    const QJsonValue body = document.isArray() ? QJsonValue(document.array()) : QJsonValue(document.object());
    const QJsonObject schema =
        content.value(QString::fromLatin1(type)).toObject().value("schema"_L1).toObject();
    faults += m_schema.faults(body, isError || schema.isEmpty() ? error : schema, strict);
    const bool replayed = !answer.header("Idempotency-Replayed").isEmpty(); // has the first request's id
    if (isError && !replayed && body["requestId"_L1].toString().toLatin1() != id)
        faults.append(QStringLiteral("the requestId of the body is not the header's"));
    return faults;
}

QStringList ApiDescription::webhooks() const
{
    return m_root.value("webhooks"_L1).toObject().keys();
}

WebhookCheck ApiDescription::checkWebhook(const QByteArray& head, const QByteArray& body) const
{
    RawAnswer request; // reads its headers
    request.head = head;
    const QString type = QString::fromLatin1(mediaTypeOf(request));
    const QJsonObject all = m_root.value("webhooks"_L1).toObject();
    for (auto hook = all.begin(); hook != all.end(); ++hook) {
        const QJsonObject operation = hook.value()["post"_L1].toObject();
        const QJsonObject content =
            operation.value("requestBody"_L1)["content"_L1].toObject().value(type).toObject();
        const QJsonObject schema = content.value("schema"_L1).toObject();
        if (schema.isEmpty()) continue;
        WebhookCheck check{hook.key(), {}};
        const bool isParts = type == "multipart/form-data"_L1;
        const QByteArray boundary = request.header("Content-Type").split('=').value(1);
        const QJsonObject value =
            isParts ? partsOf(body, boundary, content.value("encoding"_L1).toObject(), check.faults)
                    : QJsonDocument::fromJson(body).object();
        // The name of its object tells which of the webhooks it is.
        if (!value.contains(schema.value("required"_L1)[0].toString())) continue;
        check.faults += m_schema.faults(value, schema, true);
        if (!head.startsWith("POST ")) check.faults << QStringLiteral("not a POST");
        for (const QJsonObject& parameter : parameters({"POST", {}, operation})) {
            const QString name = parameter.value("name"_L1).toString();
            const QByteArray header = request.header(name.toLatin1());
            if (header.isEmpty()) {
                check.faults << QStringLiteral("no header %1").arg(name);
                continue;
            }
            const QStringList wrong =
                m_schema.faults(QString::fromLatin1(header), parameter.value("schema"_L1).toObject(), true);
            for (const QString& each : wrong)
                check.faults << QStringLiteral("header %1: %2").arg(name, each);
        }
        return check;
    }
    return {{}, {QStringLiteral("a call of %1 that is not described").arg(type)}};
}

QStringList ApiDescription::ownFaults() const
{
    QStringList faults;
    if (!m_root.value("openapi"_L1).toString().startsWith("3.1."_L1)) faults << QStringLiteral("no 3.1");
    const QJsonObject info = m_root.value("info"_L1).toObject();
    if (info.value("title"_L1).toString().isEmpty() || info.value("version"_L1).toString().isEmpty())
        faults << QStringLiteral("info lacks title or version");

    QSet<QString> ids;
    QSet<QString> shapes;
    for (const ApiOperation& operation : m_operations) {
        if (ids.contains(operation.id())) faults << QStringLiteral("twice: ") + operation.id();
        ids.insert(operation.id());
        QString shape = QString::fromLatin1(operation.method) + u' ' + segmentsOf(operation.path).join(u'/');
        shape.replace(QRegularExpression(u"\\{\\w+\\}"_s), u"{}"_s);
        if (shapes.contains(shape)) faults << QStringLiteral("two operations answer ") + shape;
        shapes.insert(shape);
        check(operation, faults);
    }
    const QJsonObject hooks = m_root.value("webhooks"_L1).toObject();
    for (auto hook = hooks.begin(); hook != hooks.end(); ++hook) {
        const QJsonObject operation = hook.value()["post"_L1].toObject();
        if (hook.value().toObject().keys() != QStringList{u"post"_s} ||
            operation.value("operationId"_L1) != hook.key() || ids.contains(hook.key()))
            faults << QStringLiteral("the webhook %1 isn't one POST of its own name").arg(hook.key());
        const QJsonObject content = operation.value("requestBody"_L1)["content"_L1].toObject();
        if (content.isEmpty()) faults << QStringLiteral("the webhook %1 has no body").arg(hook.key());
        for (auto it = content.begin(); it != content.end(); ++it)
            faults += m_schema.schemaFaults(it.value()["schema"_L1].toObject(), hook.key());
    }
    const QJsonObject components = m_root.value("components"_L1).toObject();
    const QJsonObject schemas = components.value("schemas"_L1).toObject();
    for (auto it = schemas.begin(); it != schemas.end(); ++it)
        faults += m_schema.schemaFaults(it.value().toObject(), it.key());

    const QString text = QString::fromUtf8(QJsonDocument(m_root).toJson(QJsonDocument::Compact));
    static const QRegularExpression reference(u"\"\\$ref\":\"([^\"]+)\""_s);
    QSet<QString> used;
    for (auto it = reference.globalMatch(text); it.hasNext();) {
        const QString ref = it.next().captured(1);
        used.insert(ref);
        if (m_schema.resolved(ref).isEmpty()) faults << QStringLiteral("nothing is at ") + ref;
    }
    for (const auto kind : {"schemas"_L1, "parameters"_L1, "responses"_L1}) {
        for (const QString& name : components.value(kind).toObject().keys()) {
            if (!used.contains(QStringLiteral("#/components/%1/%2").arg(kind, name)))
                faults << QStringLiteral("nobody uses the %1 %2").arg(kind, name);
        }
    }
    return faults;
}

void ApiDescription::check(const ApiOperation& operation, QStringList& faults) const
{
    const QString where = operation.name();
    const auto fault = [&](const QString& what) { faults << where + u' ' + what; };
    static const QStringList known{u"operationId"_s, u"tags"_s,       u"summary"_s,     u"description"_s,
                                   u"security"_s,    u"parameters"_s, u"requestBody"_s, u"responses"_s,
                                   u"deprecated"_s,  u"x-scope"_s};
    for (const QString& key : operation.object.keys())
        if (!known.contains(key)) fault(QStringLiteral("has the field %1").arg(key));
    if (operation.id().isEmpty()) fault(QStringLiteral("has no operationId"));
    if (operation.object.value("summary"_L1).toString().isEmpty()) fault(QStringLiteral("has no summary"));
    if (operation.object.value("description"_L1).toString().isEmpty())
        fault(QStringLiteral("has no description"));
    const QJsonArray tags = m_root.value("tags"_L1).toArray();
    for (const QJsonValue& tag : operation.object.value("tags"_L1).toArray()) {
        const bool isKnown = std::any_of(tags.begin(), tags.end(), [&](const QJsonValue& each) {
            return each["name"_L1] == tag && !each["description"_L1].toString().isEmpty();
        });
        if (!isKnown) fault(QStringLiteral("has a tag without a description"));
    }

    QStringList inPath;
    static const QRegularExpression variable(u"\\{(\\w+)\\}"_s);
    for (auto it = variable.globalMatch(operation.path); it.hasNext();)
        inPath << it.next().captured(1);
    QSet<QString> seen;
    for (const QJsonObject& parameter : parameters(operation)) {
        const QString name = parameter.value("name"_L1).toString();
        const QString in = parameter.value("in"_L1).toString();
        if (seen.contains(in + name)) fault(QStringLiteral("names %1 twice").arg(name));
        seen.insert(in + name);
        if (in == "path"_L1 && (!inPath.removeOne(name) || !parameter.value("required"_L1).toBool()))
            fault(QStringLiteral("has a wrong path parameter %1").arg(name));
        if (!QStringList{u"path"_s, u"query"_s, u"header"_s, u"cookie"_s}.contains(in))
            fault(QStringLiteral("has a parameter in %1").arg(in));
        faults += m_schema.schemaFaults(parameter.value("schema"_L1).toObject(), where + u' ' + name);
    }
    if (!inPath.isEmpty()) fault(QStringLiteral("does not describe %1").arg(inPath.join(u' ')));

    const QJsonArray security = operation.object.value("security"_L1).toArray();
    const QJsonObject schemes =
        m_root.value("components"_L1).toObject().value("securitySchemes"_L1).toObject();
    for (const QJsonValue& each : security)
        for (const QString& name : each.toObject().keys())
            if (!schemes.contains(name)) fault(QStringLiteral("wants an unknown %1").arg(name));

    const auto checkContent = [&](const QJsonObject& content) {
        for (auto it = content.begin(); it != content.end(); ++it)
            faults += m_schema.schemaFaults(it.value().toObject().value("schema"_L1).toObject(), where);
    };
    checkContent(operation.object.value("requestBody"_L1).toObject().value("content"_L1).toObject());
    const QJsonObject responses = operation.object.value("responses"_L1).toObject();
    bool succeeds = false;
    bool refuses = false;
    for (auto it = responses.begin(); it != responses.end(); ++it) {
        const QJsonObject response = resolved(it.value());
        succeeds = succeeds || it.key().startsWith(u'2');
        refuses = refuses || it.key().startsWith(u'4');
        const QJsonObject headers = response.value("headers"_L1).toObject();
        if (it.key() == "201"_L1 && !resolved(headers.value("Location"_L1)).value("required"_L1).toBool())
            fault(QStringLiteral("answers 201 without a required Location"));
        if (response.value("description"_L1).toString().isEmpty())
            fault(QStringLiteral("has no description of %1").arg(it.key()));
        checkContent(response.value("content"_L1).toObject());
    }
    if (!succeeds) fault(QStringLiteral("never succeeds"));
    if (!refuses) fault(QStringLiteral("describes no refusal (4xx)"));
    if (!responses.contains("default"_L1)) fault(QStringLiteral("has no default answer"));
}

} // namespace ink::test
