#include "tests/contract/support/requestgenerator.h"

#include "tests/support/rawhttp.h"

#include <QJsonDocument>
#include <QRegularExpression>
#include <QUrl>

#include <algorithm>
#include <cmath>
#include <limits>

namespace ink::test {

using namespace Qt::Literals::StringLiterals;
using Kind = RequestGenerator::Kind;

namespace {

constexpr int maxDepth = 6;
constexpr qint64 longestText = 70'000;

QByteArray bytesOf(const QJsonValue& value)
{
    // QJsonDocument takes objects and arrays only.
    const QByteArray list = QJsonDocument(QJsonArray{value}).toJson(QJsonDocument::Compact);
    return list.mid(1, list.size() - 2);
}

QString textOf(const QJsonValue& value)
{
    return value.isString() ? value.toString() : QString::fromUtf8(bytesOf(value));
}

} // namespace

QByteArray GeneratedRequest::toText() const
{
    constexpr qsizetype shown = 1500;
    return method + ' ' + path.left(shown) + '\n' + headers + (type.isEmpty() ? QByteArray() : type + '\n') +
           body.left(shown).toPercentEncoding(" {}[]\":,.;/@-_=()\r\n");
}

RequestGenerator::RequestGenerator(const ApiDescription& api, quint32 seed)
    : m_api(api), m_schema(api.root()), m_random(seed)
{
}

void RequestGenerator::setCandidates(const QString& name, const QJsonArray& values)
{
    m_candidates.insert(name, values);
}

QJsonObject RequestGenerator::resolved(QJsonObject schema) const
{
    while (schema.contains("$ref"_L1))
        schema = m_schema.resolved(schema.value("$ref"_L1).toString());
    return schema;
}

QJsonValue RequestGenerator::value(const QJsonObject& given, Kind kind, const QString& name, int depth)
{
    const QJsonObject schema = resolved(given);
    // A list has the name of a path parameter (`invitation`), too.
    const QJsonArray known = m_candidates.value(name);
    if (!known.isEmpty() && known.at(0).isArray() == (schema.value("type"_L1) == "array"_L1))
        return pick(known);
    if (schema.contains("const"_L1)) return schema.value("const"_L1);
    if (const QJsonArray values = schema.value("enum"_L1).toArray(); !values.isEmpty()) return pick(values);
    if (schema.contains("allOf"_L1)) {
        QJsonObject whole = schema.contains("properties"_L1) ? object(schema, kind, depth) : QJsonObject();
        for (const QJsonValue& part : schema.value("allOf"_L1).toArray()) {
            const QJsonObject members = value(part.toObject(), kind, {}, depth).toObject();
            for (auto each = members.begin(); each != members.end(); ++each)
                whole.insert(each.key(), each.value());
        }
        return whole;
    }
    for (const auto options : {"anyOf"_L1, "oneOf"_L1}) {
        if (!schema.contains(options) || schema.contains("properties"_L1)) continue;
        return value(pick(schema.value(options).toArray()).toObject(), kind, name, depth);
    }
    QString type = schema.value("type"_L1).toString();
    if (const QJsonArray types = schema.value("type"_L1).toArray(); !types.isEmpty())
        type = kind == Kind::Boundary ? pick(types).toString() : types.at(0).toString();
    if (type == "string"_L1) return text(schema, kind, name);
    if (type == "boolean"_L1) return isOneIn(2);
    if (type == "integer"_L1 || type == "number"_L1) return number(schema, kind, type == "integer"_L1);
    if (type == "array"_L1) {
        const int min = schema.value("minItems"_L1).toInt(0);
        const int max = std::min(schema.value("maxItems"_L1).toInt(3), std::max(min, 3));
        const int size = kind == Kind::Boundary ? (isOneIn(2) ? min : max) : min + below(max - min + 1);
        QJsonArray array;
        for (int i = 0; i < size && depth < maxDepth; ++i)
            array.append(value(schema.value("items"_L1).toObject(), kind, name, depth + 1));
        return array;
    }
    if (type == "object"_L1 || schema.contains("properties"_L1)) return object(schema, kind, depth);
    return type == "null"_L1 ? QJsonValue() : oddValue();
}

QList<RequestGenerator::Variant> RequestGenerator::variants(const QJsonObject& given, const Replace& replace,
                                                            int depth)
{
    if (depth > maxDepth + 1) return {};
    QList<Variant> all;
    const auto add = [&all](const Variant& variant) {
        const auto isSame = [&](const Variant& each) { return each.path == variant.path; };
        if (std::none_of(all.cbegin(), all.cend(), isSame)) all.append(variant);
    };
    const QJsonObject schema = resolved(given);
    const QString name = given.value("$ref"_L1).toString().section(u'/', -1);
    const QJsonValue valid = value(schema, Kind::Valid, {}, maxDepth); // required members only
    if (const auto replaced = replace(name, schema, valid)) add({QString(), *replaced});
    for (const auto options : {"anyOf"_L1, "oneOf"_L1, "allOf"_L1})
        for (const QJsonValue& option : schema.value(options).toArray())
            for (const Variant& each : variants(option.toObject(), replace, depth + 1))
                add(each);
    if (schema.contains("items"_L1))
        for (const Variant& each : variants(schema.value("items"_L1).toObject(), replace, depth + 1))
            add({u"[]"_s + each.path, QJsonArray{each.value}});
    const QJsonObject properties = schema.value("properties"_L1).toObject();
    for (auto property = properties.begin(); property != properties.end(); ++property)
        for (const Variant& each : variants(property.value().toObject(), replace, depth + 1)) {
            QJsonObject around = valid.toObject();
            around.insert(property.key(), each.value);
            add({u'.' + property.key() + each.path, around});
        }
    return all;
}

QJsonObject RequestGenerator::object(const QJsonObject& schema, Kind kind, int depth)
{
    const QJsonObject properties = schema.value("properties"_L1).toObject();
    const QJsonArray required = schema.value("required"_L1).toArray();
    QJsonObject made;
    for (auto each = properties.begin(); each != properties.end(); ++each) {
        const bool isNeeded = required.contains(each.key());
        if (!isNeeded && (depth >= maxDepth || !isOneIn(kind == Kind::Boundary ? 2 : 3))) continue;
        made.insert(each.key(), value(each.value().toObject(), kind, each.key(), depth + 1));
    }
    if (const QJsonObject more = schema.value("additionalProperties"_L1).toObject(); !more.isEmpty())
        for (int i = below(3); i > 0; --i)
            made.insert(u"name%1"_s.arg(i), value(more, kind, {}, depth + 1));
    // At least one of some names.
    if (const QJsonArray options = schema.value("anyOf"_L1).toArray(); !options.isEmpty())
        for (const QJsonValue& name : pick(options)["required"_L1].toArray())
            made.insert(name.toString(), value(properties.value(name.toString()).toObject(), kind,
                                               name.toString(), depth + 1));
    // Exactly one of several groups of names.
    if (const QJsonArray options = schema.value("oneOf"_L1).toArray(); !options.isEmpty()) {
        const QJsonArray chosen = pick(options)["required"_L1].toArray();
        for (const QJsonValue& option : options)
            for (const QJsonValue& name : option["required"_L1].toArray())
                if (!chosen.contains(name)) made.remove(name.toString());
        for (const QJsonValue& name : chosen)
            made.insert(name.toString(), value(properties.value(name.toString()).toObject(), kind,
                                               name.toString(), depth + 1));
    }
    if (made.isEmpty() && schema.value("minProperties"_L1).toInt(0) > 0 && !properties.isEmpty()) {
        const QString name = pick(properties.keys());
        made.insert(name, value(properties.value(name).toObject(), kind, name, depth + 1));
    }
    return made;
}

QJsonValue RequestGenerator::number(const QJsonObject& schema, Kind kind, bool whole)
{
    const double min = schema.value("minimum"_L1).toDouble(whole ? 0 : -1000);
    const double max = schema.value("maximum"_L1).toDouble(1'000'000);
    if (kind == Kind::Boundary) {
        const QList<double> edges{min, max, min + 1, max - 1, 0};
        return pick(edges);
    }
    const double some = min + (max - min) * m_random.generateDouble();
    return whole ? QJsonValue(qint64(std::floor(std::min(some, min + 100'000)))) : QJsonValue(some);
}

QString RequestGenerator::text(const QJsonObject& schema, Kind kind, const QString& name)
{
    const QString format = schema.value("format"_L1).toString();
    if (format == "uuid"_L1) return u"7f0c1d9e-1111-4222-8333-44445555%1"_s.arg(1000 + below(9000));
    if (format == "email"_L1 || name.contains("mail"_L1, Qt::CaseInsensitive))
        return u"someone%1@example.com"_s.arg(below(9));
    if (format == "uri"_L1) return u"https://example.com/some%1"_s.arg(below(9));
    if (format == "date"_L1) return QDate(2026, 1, 1).addDays(below(900)).toString(Qt::ISODate);
    if (schema.value("contentEncoding"_L1) == "base64"_L1) return QString::fromLatin1(m_file.toBase64());
    if (const QJsonArray examples = schema.value("examples"_L1).toArray(); !examples.isEmpty())
        return pick(examples).toString();
    if (const QString pattern = schema.value("pattern"_L1).toString(); !pattern.isEmpty()) {
        const QRegularExpression wanted(pattern);
        static const QStringList guesses{u""_s,           u"1"_s,   u"title"_s,
                                         u"original"_s,   u"en"_s,  u"#aabbcc"_s,
                                         u"2026-01-01"_s, u"abc"_s, u"0123456789abcdef"_s};
        for (int i = 0; i < 20; ++i)
            if (const QString guess = pick(guesses); wanted.match(guess).hasMatch()) return guess;
    }
    const qint64 min = schema.value("minLength"_L1).toInt(0);
    const qint64 max = schema.value("maxLength"_L1).toInt(60);
    static const QStringList words{u"Lease 14B "_s, u"Änna Müller "_s, u"合同 "_s, u"عقد "_s, u"🙂 "_s};
    qint64 size = std::max<qint64>(min, below(30));
    if (kind == Kind::Boundary) size = isOneIn(2) ? min : max;
    QString made = pick(words).repeated(int(size / 3 + 1)).left(int(std::min(size, std::max(max, min))));
    if (!made.isEmpty() && made.back().isHighSurrogate()) made.back() = u'x';
    return made;
}

QString RequestGenerator::oddText()
{
    static const QStringList odd{u""_s,
                                 u" "_s,
                                 QString(1, QChar(0)),
                                 u"a\u0000b"_s,
                                 u"\u202Egnp.exe"_s,
                                 u"\uFFFE\uFFFF"_s,
                                 u"e\u0301\u0301\u0301"_s,
                                 u"🏳️‍🌈"_s,
                                 u"Moon"_s,
                                 u"berlin"_s,
                                 u"Europe/Berlin"_s,
                                 u"UTC+25"_s,
                                 u"xx"_s,
                                 u"klingon-long"_s,
                                 u"2026-02-30"_s,
                                 u"2026-13-01"_s,
                                 u"0000-00-00"_s,
                                 u"2026-01-01 24:61:61"_s,
                                 u"99999999999999999999"_s,
                                 u"-1"_s,
                                 u"1e5"_s,
                                 u"0x10"_s,
                                 u"٣"_s,
                                 u"NaN"_s,
                                 u"true"_s,
                                 u"null"_s,
                                 u"<script>alert(1)</script>"_s,
                                 u"../../etc/passwd"_s,
                                 u"%00%2e%2e"_s,
                                 u"'; DROP TABLE document; --"_s,
                                 u"%"_s,
                                 u"_"_s,
                                 u"\\"_s,
                                 u"javascript:alert(1)"_s,
                                 u"http://[::1"_s,
                                 u"https://user:secret@example.com/"_s,
                                 u"@"_s,
                                 u"a@b@c"_s,
                                 u"=1+1"_s,
                                 u"((((((((((a+)+)+)+)+"_s,
                                 u"{A}+{A}/0"_s,
                                 u"\r\nX-Injected: 1"_s,
                                 QString(300, u'x'),
                                 QString(4097, u'ä')};
    if (isOneIn(60)) return QString(int(longestText), u'y');
    return pick(odd);
}

QJsonValue RequestGenerator::oddValue()
{
    constexpr qint64 most = std::numeric_limits<qint64>::max();
    static const QJsonArray odd{QJsonValue(),
                                true,
                                false,
                                0,
                                -1,
                                1.5,
                                1e308,
                                -1e308,
                                5e-324,
                                most,
                                -most,
                                9007199254740993.0,
                                2147483648.0,
                                QJsonArray{},
                                QJsonObject{},
                                QJsonArray{QJsonArray{QJsonArray{}}},
                                QJsonArray{QJsonValue()},
                                QJsonObject{{u""_s, QJsonObject{{u""_s, 1}}}}};
    if (isOneIn(2)) return oddText();
    if (isOneIn(80)) {
        QJsonArray many;
        for (int i = 0; i < 2000; ++i)
            many.append(i);
        return many;
    }
    return pick(odd);
}

QJsonValue RequestGenerator::damaged(const QJsonValue& value, int depth)
{
    const bool goesDeeper = depth < maxDepth && !isOneIn(4);
    if (value.isObject() && !value.toObject().isEmpty() && goesDeeper) {
        QJsonObject object = value.toObject();
        const QString name = pick(object.keys());
        switch (below(6)) {
        case 0:
            object.remove(name);
            break;
        case 1:
            object.insert(isOneIn(2) ? oddText() : name + u"x"_s, oddValue());
            break;
        case 2:
            object.insert(name.toUpper(), oddValue());
            break;
        default:
            object.insert(name, damaged(object.value(name), depth + 1));
        }
        return object;
    }
    if (value.isArray() && !value.toArray().isEmpty() && goesDeeper) {
        QJsonArray array = value.toArray();
        const int at = below(static_cast<int>(array.size()));
        if (isOneIn(4))
            array.append(array.at(at)); // a duplicate
        else
            array.replace(at, damaged(array.at(at), depth + 1));
        return array;
    }
    return oddValue();
}

QByteArray RequestGenerator::damagedBytes(QByteArray json)
{
    static const QRegularExpression number(u":(-?\\d+)"_s);
    switch (below(12)) {
    case 0:
        return json.left(below(static_cast<int>(json.size()) + 1));
    case 1: {
        static const QByteArrayList huge{"1e999",
                                         "-1e999",
                                         "123456789012345678901234567890",
                                         "-0",
                                         "1.0",
                                         "1E400",
                                         "0.1e-400",
                                         "01",
                                         "+1",
                                         "9223372036854775808"};
        QString text = QString::fromUtf8(json);
        const auto match = number.match(text);
        if (match.hasMatch())
            text.replace(match.capturedStart(1), match.capturedLength(1), QString::fromLatin1(pick(huge)));
        return text.toUtf8();
    }
    case 2:
        return json.replace(json.indexOf('"') + 1, 0, "\\ud800");
    case 3:
        return json.insert(below(static_cast<int>(json.size()) + 1), '\xff');
    case 4:
        return "\xEF\xBB\xBF" + json;
    case 5:
        return json + json;
    case 6:
        return QByteArray(100, '[') + QByteArray(100, ']');
    case 7:
        return pick(
            QByteArrayList{"null", "true", "0", "\"text\"", "[]", "{}", " ", "[null]", "[{}]", "{\"\":1}"});
    default:
        return json;
    }
}

QByteArray RequestGenerator::jsonBody(const QJsonObject& schema, Kind kind)
{
    QJsonValue body = value(schema, kind);
    if (kind != Kind::Damaged) return bytesOf(body);
    for (int i = below(3); i >= 0; --i)
        body = damaged(body);
    return damagedBytes(bytesOf(body));
}

QByteArray RequestGenerator::multipart(const QJsonObject& schema, Kind kind)
{
    const QJsonObject properties = resolved(schema).value("properties"_L1).toObject();
    const QJsonArray required = resolved(schema).value("required"_L1).toArray();
    QByteArray body;
    for (auto each = properties.begin(); each != properties.end(); ++each) {
        const bool isMissing =
            kind == Kind::Damaged ? isOneIn(3) : !required.contains(each.key()) && isOneIn(3);
        if (isMissing || each.key() == "authentication"_L1) continue;
        if (each.key() != "files[]"_L1) {
            body += part(each.key().toUtf8(), jsonBody(each.value().toObject(), kind));
            continue;
        }
        static const QByteArrayList odd{"", "%PDF-1.4", "no PDF", "%PDF-1.7\n%%EOF", QByteArray(5000, '\0')};
        for (int i = kind == Kind::Damaged ? below(3) : 1; i > 0; --i)
            body += part("files[]", kind == Kind::Damaged && isOneIn(2) ? pick(odd) : m_file,
                         kind == Kind::Damaged
                             ? oddText().toUtf8().replace('"', "").replace('\r', "").replace('\n', "")
                             : QByteArray("agreement.pdf"));
    }
    if (kind == Kind::Damaged && isOneIn(4))
        body += part(oddText().toUtf8().replace('"', "").replace('\r', "").replace('\n', ""), "odd");
    return kind == Kind::Damaged && isOneIn(6) ? body : body + "--BB--";
}

void RequestGenerator::addBody(const ApiOperation& operation, Kind kind, GeneratedRequest& request)
{
    const QStringList types = operation.bodyTypes();
    if (types.isEmpty()) {
        if (kind == Kind::Damaged && isOneIn(4)) {
            request.body = "{\"unasked\":true}";
            request.type = "application/json";
        }
        return;
    }
    const QString type = pick(types);
    const QJsonObject schema =
        operation.object.value("requestBody"_L1)["content"_L1][type]["schema"_L1].toObject();
    request.type = type.toLatin1();
    if (type == "application/json"_L1) {
        request.body = jsonBody(schema, kind);
    } else if (type == "multipart/form-data"_L1) {
        request.body = multipart(schema, kind);
        request.type += "; boundary=BB";
    } else if (type == "multipart/related"_L1) {
        const QJsonObject document = m_schema.resolved(u"#/components/schemas/NewDocument"_s);
        request.body = "--BB\r\nContent-Type: application/json\r\n\r\n" + jsonBody(document, kind) +
                       "\r\n--BB\r\nContent-Type: application/pdf\r\n\r\n" + m_file + "\r\n--BB--";
        request.type += "; boundary=BB";
    } else {
        request.body = kind == Kind::Damaged ? oddText().toUtf8() : m_file;
    }
    if (kind == Kind::Damaged && isOneIn(12))
        request.type =
            pick(QByteArrayList{"text/plain", "application/xml", "application/json; charset=utf-16",
                                "multipart/form-data", "*/*", ""});
}

QByteArray RequestGenerator::path(const ApiOperation& operation, Kind kind)
{
    QString path = operation.path;
    static const QRegularExpression variable(u"\\{(\\w+)\\}"_s);
    const bool isDamaged = kind == Kind::Damaged && isOneIn(4);
    for (auto match = variable.match(path); match.hasMatch(); match = variable.match(path)) {
        const QString name = match.captured(1);
        QJsonObject schema;
        for (const QJsonObject& parameter : m_api.parameters(operation))
            if (parameter.value("name"_L1) == name) schema = parameter.value("schema"_L1).toObject();
        QString text = textOf(value(schema, kind, name));
        if (isDamaged) text = oddText().left(200);
        if (text.isEmpty()) text = u"-"_s;
        path.replace(match.capturedStart(), match.capturedLength(),
                     QString::fromLatin1(QUrl::toPercentEncoding(text)));
    }
    return path.toLatin1();
}

QByteArray RequestGenerator::query(const ApiOperation& operation, Kind kind)
{
    QByteArrayList items;
    const auto add = [&items](const QString& name, const QString& value) {
        items << QUrl::toPercentEncoding(name) + '=' + QUrl::toPercentEncoding(value);
    };
    for (const QJsonObject& parameter : m_api.parameters(operation)) {
        if (parameter.value("in"_L1) != "query"_L1) continue;
        const bool isNeeded =
            parameter.value("required"_L1).toBool() && (kind != Kind::Damaged || !isOneIn(3));
        if (!isNeeded && !isOneIn(3)) continue;
        QString name = parameter.value("name"_L1).toString();
        QString text = textOf(value(parameter.value("schema"_L1).toObject(), kind, name));
        if (name.endsWith(u'*')) name = name.chopped(1) + u"caseNumber"_s;
        if (kind == Kind::Damaged && isOneIn(2)) text = oddText().left(3000);
        add(name, text);
        if (kind == Kind::Damaged && isOneIn(6)) add(isOneIn(2) ? name : name.toUpper(), text);
    }
    if (kind == Kind::Damaged && isOneIn(8))
        add(isOneIn(2) ? u"nosuchparameter"_s : oddText().left(200), oddText().left(200));
    return items.isEmpty() ? QByteArray() : '?' + items.join('&');
}

QByteArray RequestGenerator::headers(const ApiOperation& operation, Kind kind)
{
    static const QHash<QString, QByteArrayList> some{
        {u"If-Match"_s, {"*", "\"x\"", "W/\"x\"", "x", "\"a\", \"b\"", ""}},
        {u"If-None-Match"_s, {"*", "\"x\"", "W/\"x\"", "x", "\"a\", \"b\""}},
        {u"Range"_s,
         {"bytes=0-9", "bytes=5-", "bytes=-7", "bytes=9-1", "bytes=99999999-", "bytes=0-1,3-4", "lines=1-2",
          "bytes=x"}},
        {u"Prefer"_s, {"handling=strict", "handling=lenient", "respond-async", "handling=\"strict\""}}};
    QByteArray lines;
    for (const QJsonObject& parameter : m_api.parameters(operation)) {
        if (parameter.value("in"_L1) != "header"_L1) continue;
        const bool isNeeded =
            parameter.value("required"_L1).toBool() && (kind != Kind::Damaged || !isOneIn(3));
        if (!isNeeded && !isOneIn(kind == Kind::Valid ? 8 : 5)) continue;
        const QString name = parameter.value("name"_L1).toString();
        QByteArray text = textOf(value(parameter.value("schema"_L1).toObject(), kind, name)).toUtf8();
        if (some.contains(name))
            text = pick(some.value(name));
        else if (name == "Idempotency-Key"_L1)
            text = isOneIn(2) ? "key-" + QByteArray::number(below(40))
                              : QByteArray("unique-") + QByteArray::number(m_random.generate());
        else if (kind == Kind::Damaged)
            text = oddText().left(300).toUtf8();
        text.replace('\r', "").replace('\n', "").replace('\0', "");
        lines += name.toLatin1() + ": " + text + "\r\n";
    }
    if (isOneIn(10))
        lines += "Accept: " +
                 pick(QByteArrayList{"text/csv", "text/html", "*/*", "application/json", "image/png", ""}) +
                 "\r\n";
    if (isOneIn(20)) lines += "Accept-Encoding: gzip\r\n";
    return lines;
}

GeneratedRequest RequestGenerator::make(const ApiOperation& operation, Kind kind)
{
    GeneratedRequest request{
        operation.method, path(operation, kind) + query(operation, kind), headers(operation, kind), {}, {}};
    addBody(operation, kind, request);
    return request;
}

} // namespace ink::test
