#include "app/wire/datacodec.h"

#include "app/domain/document/reasons.h"
#include "app/wire/reasons.h"

namespace ink::wire {

using namespace domain;

std::optional<DataPatch> readDataPatch(ObjectReader& r)
{
    DataPatch patch;
    const bool isPresent = r.readObject({dataName}, [&](ObjectReader& names) {
        for (const auto& [name, value] : names.rest()) {
            // Never repeats more of an invalid name than a valid one could have.
            const QString shown = QString(name).remove(QChar(0)).left(maxDataNameLength);
            if (!isDataName(name))
                names.addIssueAt(shown, reasons::dataNameInvalid(maxDataNameLength));
            else if (value.isNull())
                patch.insert(name, std::nullopt);
            else if (!value.isString())
                names.addIssueAt(shown, reasons::mustBeText());
            else if (!isDataValue(value.toString()))
                names.addIssueAt(shown, reasons::dataValueInvalid(maxDataBytes));
            else
                patch.insert(name, value.toString());
        }
    });
    return isPresent ? std::optional(patch) : std::nullopt;
}

std::optional<DocumentData> readNewData(ObjectReader& r)
{
    const auto patch = readDataPatch(r);
    if (!patch) return std::nullopt;
    DocumentData data;
    applyData(*patch, data);
    return data;
}

DocumentData readKnownData(ObjectReader& r)
{
    const QJsonValue value = r.take({dataName});
    if (value.isUndefined() || value.isNull()) return {};
    DocumentData data;
    const QJsonObject object = value.toObject();
    for (auto each = object.begin(); each != object.end(); ++each)
        if (isDataName(each.key()) && each->isString()) data.insert(each.key(), each->toString());
    if (!value.isObject() || data.size() != object.size() || !checkData(data)) {
        r.addExtra({{QString(dataName), value}});
        return {};
    }
    return data;
}

QJsonObject toJson(const DocumentData& data)
{
    QJsonObject o;
    for (auto each = data.cbegin(); each != data.cend(); ++each)
        o.insert(each.key(), each.value());
    return o;
}

QJsonObject toJson(const DataPatch& patch)
{
    QJsonObject o;
    for (auto each = patch.cbegin(); each != patch.cend(); ++each)
        o.insert(each.key(), each.value() ? QJsonValue(*each.value()) : QJsonValue(QJsonValue::Null));
    return o;
}

} // namespace ink::wire
