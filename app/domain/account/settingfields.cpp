#include "app/domain/account/settingfields.h"

#include <QJsonArray>

namespace ink::domain {

QJsonValue settingJson(bool value)
{
    return value;
}

QJsonValue settingJson(int value)
{
    return value;
}

QJsonValue settingJson(const QString& value)
{
    return value;
}

QJsonValue settingJson(const QStringList& value)
{
    return QJsonArray::fromStringList(value);
}

QJsonValue settingJson(const std::optional<qint64>& value)
{
    return value ? QJsonValue(*value) : QJsonValue();
}

QJsonValue settingJson(OnReject value)
{
    return settingCode(value);
}

QJsonValue settingJson(CompletionMail value)
{
    return settingCode(value);
}

QJsonValue settingJson(const QList<SignerWords>& value)
{
    QJsonArray list;
    for (const SignerWords& words : value) {
        QJsonObject object;
        forEachField<SignerWords>([&](const auto& field) {
            if (const QString& text = words.*field.member; !text.isEmpty()) object.insert(field.name, text);
        });
        list.append(object);
    }
    return list;
}

bool readSetting(const QJsonValue& json, bool& value)
{
    value = json.toBool(value);
    return true;
}

bool readSetting(const QJsonValue& json, int& value)
{
    value = json.toInt(value);
    return true;
}

bool readSetting(const QJsonValue& json, QString& value)
{
    value = json.toString(value);
    return true;
}

bool readSetting(const QJsonValue& json, QStringList& value)
{
    if (!json.isArray()) return true;
    value.clear();
    for (const auto& entry : json.toArray())
        value.append(entry.toString());
    return true;
}

bool readSetting(const QJsonValue& json, std::optional<qint64>& value)
{
    if (json.isDouble()) value = json.toInteger();
    return true;
}

bool readSetting(const QJsonValue& json, OnReject& value)
{
    if (json.isUndefined()) return true;
    const auto known = onRejectFromCode(json.toString());
    if (known) value = *known;
    return known.has_value();
}

bool readSetting(const QJsonValue& json, CompletionMail& value)
{
    if (json.isUndefined()) return true;
    const auto known = completionMailFromCode(json.toString());
    if (known) value = *known;
    return known.has_value();
}

bool readSetting(const QJsonValue& json, QList<SignerWords>& value)
{
    if (!json.isArray()) return true;
    value.clear();
    for (const auto& entry : json.toArray()) {
        const QJsonObject object = entry.toObject();
        SignerWords words;
        forEachField<SignerWords>(
            [&](const auto& field) { (void)readSetting(object.value(field.name), words.*field.member); });
        value.append(words);
    }
    return true;
}

} // namespace ink::domain
