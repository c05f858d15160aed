#include "tests/support/jsonschema.h"

#include <QJsonDocument>
#include <QRegularExpression>
#include <QUrl>
#include <QUuid>

#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>

namespace ink::test {

namespace {

using namespace Qt::Literals::StringLiterals;

bool isWhole(const QJsonValue& value)
{
    constexpr qint64 none = std::numeric_limits<qint64>::min();
    return value.isDouble() && value.toInteger(none) != none;
}

bool isType(const QJsonValue& value, const QString& type)
{
    if (type == "object"_L1) return value.isObject();
    if (type == "array"_L1) return value.isArray();
    if (type == "string"_L1) return value.isString();
    if (type == "boolean"_L1) return value.isBool();
    if (type == "null"_L1) return value.isNull();
    if (type == "integer"_L1) return isWhole(value);
    return type == "number"_L1 && value.isDouble() && std::isfinite(value.toDouble());
}

bool hasFormat(const QString& text, const QString& format)
{
    if (format == "uuid"_L1)
        return QUuid(text).toString(QUuid::WithoutBraces) == text; // lower case, hyphens, no braces
    if (format == "email"_L1) return text.indexOf(QLatin1Char('@')) > 0;
    if (format == "uri"_L1) {
        const QUrl url(text, QUrl::StrictMode);
        return url.isValid() && !url.scheme().isEmpty();
    }
    return true;
}

QString shown(const QJsonValue& value)
{
    return QString::fromUtf8(QJsonDocument(QJsonArray{value}).toJson(QJsonDocument::Compact)).left(120);
}

} // namespace

QJsonObject JsonSchema::resolved(const QString& reference) const
{
    if (!reference.startsWith("#/"_L1)) return {};
    QJsonValue at = m_root;
    for (const QString& step : reference.mid(2).split(QLatin1Char('/')))
        at = at.toObject().value(step);
    return at.toObject();
}

QStringList JsonSchema::faults(const QJsonValue& value, const QJsonObject& schema, bool strict) const
{
    QStringList found;
    check(value, schema, QStringLiteral("$"), strict, found);
    return found;
}

void JsonSchema::check(const QJsonValue& value, const QJsonObject& schema, const QString& path, bool strict,
                       QStringList& faults) const
{
    const auto fault = [&](const QString& what) {
        faults.append(QStringLiteral("%1 %2: %3").arg(path, what, shown(value)));
    };
    if (const QString ref = schema.value("$ref"_L1).toString(); !ref.isEmpty()) {
        const QJsonObject target = resolved(ref);
        if (target.isEmpty()) return fault(QStringLiteral("has no schema %1").arg(ref));
        return check(value, target, path, strict, faults);
    }
    if (const QJsonValue type = schema.value("type"_L1); !type.isUndefined()) {
        const QJsonArray types = type.isArray() ? type.toArray() : QJsonArray{type};
        if (std::none_of(types.begin(), types.end(),
                         [&](const QJsonValue& each) { return isType(value, each.toString()); }))
            return fault(QStringLiteral("is not of type %1").arg(shown(type)));
    }
    if (schema.contains("enum"_L1) && !schema.value("enum"_L1).toArray().contains(value))
        fault(QStringLiteral("is none of the enum"));
    if (schema.contains("const"_L1) && schema.value("const"_L1) != value)
        fault(QStringLiteral("is not %1").arg(shown(schema.value("const"_L1))));
    if (value.isString()) {
        const QString text = value.toString();
        if (text.size() < schema.value("minLength"_L1).toInt(0)) fault(QStringLiteral("is too short"));
        if (text.size() > schema.value("maxLength"_L1).toInt(std::numeric_limits<int>::max()))
            fault(QStringLiteral("is too long"));
        if (const QString format = schema.value("format"_L1).toString(); !hasFormat(text, format))
            fault(QStringLiteral("is no %1").arg(format));
        if (const QString pattern = schema.value("pattern"_L1).toString();
            !pattern.isEmpty() && !QRegularExpression(pattern).match(text).hasMatch())
            fault(QStringLiteral("does not match %1").arg(pattern));
    }
    if (value.isDouble()) {
        if (value.toDouble() < schema.value("minimum"_L1).toDouble(-HUGE_VAL))
            fault(QStringLiteral("is too small"));
        if (value.toDouble() > schema.value("maximum"_L1).toDouble(HUGE_VAL))
            fault(QStringLiteral("is too large"));
    }
    if (value.isArray()) {
        const QJsonArray array = value.toArray();
        if (array.size() < schema.value("minItems"_L1).toInt(0)) fault(QStringLiteral("has too few entries"));
        if (array.size() > schema.value("maxItems"_L1).toInt(std::numeric_limits<int>::max()))
            fault(QStringLiteral("has too many entries"));
        if (const QJsonObject items = schema.value("items"_L1).toObject(); !items.isEmpty())
            for (qsizetype i = 0; i < array.size(); ++i)
                check(array.at(i), items, QStringLiteral("%1[%2]").arg(path).arg(i), strict, faults);
    }
    if (value.isObject()) checkObject(value.toObject(), schema, path, strict, faults);
    for (const QJsonValue& each : schema.value("allOf"_L1).toArray())
        check(value, each.toObject(), path, false, faults);
    for (const auto name : {"anyOf"_L1, "oneOf"_L1}) {
        if (!schema.contains(name)) continue;
        const QJsonArray options = schema.value(name).toArray();
        int fitting = 0;
        std::optional<QStringList> strictest; // the faults of the option that describes the value best
        for (const QJsonValue& each : options) {
            QStringList faultsOfOption;
            check(value, each.toObject(), path, false, faultsOfOption);
            if (!faultsOfOption.isEmpty()) continue;
            ++fitting;
            check(value, each.toObject(), path, true, faultsOfOption);
            if (!strictest || faultsOfOption.size() < strictest->size()) strictest = faultsOfOption;
        }
        if (fitting == 0 || (name == "oneOf"_L1 && fitting != 1))
            fault(QStringLiteral("fits %1 schemas of %2").arg(QString::number(fitting), QString(name)));
        // Next to `properties`, the options only state which properties belong together.
        if (strict && strictest && !schema.contains("properties"_L1)) faults += *strictest;
    }
}

void JsonSchema::checkObject(const QJsonObject& object, const QJsonObject& schema, const QString& path,
                             bool strict, QStringList& faults) const
{
    for (const QJsonValue& name : schema.value("required"_L1).toArray())
        if (!object.contains(name.toString()))
            faults.append(QStringLiteral("%1 lacks %2").arg(path, name.toString()));
    if (object.size() < schema.value("minProperties"_L1).toInt(0))
        faults.append(QStringLiteral("%1 has too few properties").arg(path));
    if (object.size() > schema.value("maxProperties"_L1).toInt(std::numeric_limits<int>::max()))
        faults.append(QStringLiteral("%1 has too many properties").arg(path));
    const QJsonObject nameSchema = schema.value("propertyNames"_L1).toObject();
    const QJsonValue additional = schema.value("additionalProperties"_L1);
    QStringList known;
    bool open = false;
    if (strict) names(schema, known, open);
    const QJsonObject properties = schema.value("properties"_L1).toObject();
    for (auto it = object.begin(); it != object.end(); ++it) {
        const QString place = path + QLatin1Char('.') + it.key();
        if (strict && !open && !known.isEmpty() && !known.contains(it.key()))
            faults.append(QStringLiteral("%1 is not described").arg(place));
        if (properties.contains(it.key()))
            check(it.value(), properties.value(it.key()).toObject(), place, strict, faults);
        else if (additional == QJsonValue(false))
            faults.append(QStringLiteral("%1 must not be there").arg(place));
        else if (additional.isObject())
            check(it.value(), additional.toObject(), place, strict, faults);
        if (!nameSchema.isEmpty()) check(it.key(), nameSchema, place + u" (name)"_s, false, faults);
    }
    // The parts of allOf validate this object without `strict`; unknown properties are reported here.
    if (strict) checkParts(object, schema, path, faults);
}

void JsonSchema::checkParts(const QJsonObject& object, const QJsonObject& schema, const QString& path,
                            QStringList& faults) const
{
    for (const QJsonValue& each : schema.value("allOf"_L1).toArray()) {
        QJsonObject part = each.toObject();
        if (part.contains("$ref"_L1)) part = resolved(part.value("$ref"_L1).toString());
        const QJsonObject inner = part.value("properties"_L1).toObject();
        for (auto it = inner.begin(); it != inner.end(); ++it)
            if (object.contains(it.key()))
                check(object.value(it.key()), it.value().toObject(), path + QLatin1Char('.') + it.key(), true,
                      faults);
        checkParts(object, part, path, faults);
    }
}

void JsonSchema::names(const QJsonObject& schema, QStringList& known, bool& open) const
{
    if (const QString ref = schema.value("$ref"_L1).toString(); !ref.isEmpty())
        return names(resolved(ref), known, open);
    known += schema.value("properties"_L1).toObject().keys();
    const QJsonValue additional = schema.value("additionalProperties"_L1);
    if (!additional.isUndefined() && additional != QJsonValue(false)) open = true;
    for (const auto name : {"allOf"_L1, "anyOf"_L1, "oneOf"_L1})
        for (const QJsonValue& each : schema.value(name).toArray())
            names(each.toObject(), known, open);
}

QStringList JsonSchema::schemaFaults(const QJsonObject& schema, const QString& path) const
{
    static const QStringList keywords{u"$ref"_s,
                                      u"type"_s,
                                      u"enum"_s,
                                      u"const"_s,
                                      u"format"_s,
                                      u"pattern"_s,
                                      u"minLength"_s,
                                      u"maxLength"_s,
                                      u"minimum"_s,
                                      u"maximum"_s,
                                      u"minItems"_s,
                                      u"maxItems"_s,
                                      u"items"_s,
                                      u"properties"_s,
                                      u"required"_s,
                                      u"allOf"_s,
                                      u"anyOf"_s,
                                      u"oneOf"_s,
                                      u"description"_s,
                                      u"default"_s,
                                      u"title"_s,
                                      u"examples"_s,
                                      u"deprecated"_s,
                                      u"contentEncoding"_s,
                                      u"x-enum-varnames"_s,
                                      u"x-inkstone-protected"_s,
                                      u"contentMediaType"_s,
                                      u"minProperties"_s,
                                      u"maxProperties"_s,
                                      u"propertyNames"_s,
                                      u"additionalProperties"_s};
    QStringList found;
    for (const QString& key : schema.keys())
        if (!keywords.contains(key)) found.append(QStringLiteral("%1 has the keyword %2").arg(path, key));
    if (schema.contains("x-enum-varnames"_L1) &&
        schema.value("x-enum-varnames"_L1).toArray().size() != schema.value("enum"_L1).toArray().size())
        found.append(QStringLiteral("%1 has not one name for each value").arg(path));
    const QJsonObject properties = schema.value("properties"_L1).toObject();
    const QJsonValue type = schema.value("type"_L1);
    // Otherwise it would accept any content unnoticed.
    if ((type == "object"_L1 || type.toArray().contains("object"_L1)) && properties.isEmpty() &&
        !schema.contains("additionalProperties"_L1) && !schema.contains("allOf"_L1))
        found.append(QStringLiteral("%1 says nothing about its properties").arg(path));
    for (const QJsonValue& name : schema.value("required"_L1).toArray())
        if (!properties.contains(name.toString()))
            found.append(
                QStringLiteral("%1 requires %2 and does not describe it").arg(path, name.toString()));
    if (const QString ref = schema.value("$ref"_L1).toString(); !ref.isEmpty() && resolved(ref).isEmpty())
        found.append(QStringLiteral("%1 refers to %2, which is not there").arg(path, ref));
    for (auto it = properties.begin(); it != properties.end(); ++it)
        found += schemaFaults(it.value().toObject(), path + QLatin1Char('.') + it.key());
    if (schema.contains("items"_L1))
        found += schemaFaults(schema.value("items"_L1).toObject(), path + QStringLiteral("[]"));
    for (const auto name : {"allOf"_L1, "anyOf"_L1, "oneOf"_L1})
        for (const QJsonValue& each : schema.value(name).toArray()) {
            QJsonObject alternative = each.toObject(); // may require what its parent describes
            if (alternative.contains("required"_L1) && !alternative.contains("properties"_L1))
                alternative.insert("properties"_L1, properties);
            found += schemaFaults(alternative, path + QLatin1Char('/') + name);
        }
    return found;
}

} // namespace ink::test
