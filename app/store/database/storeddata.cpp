#include "app/store/database/storeddata.h"

namespace ink::store {

QJsonObject dataToJson(const domain::DocumentData& data)
{
    QJsonObject object;
    for (auto each = data.cbegin(); each != data.cend(); ++each)
        object.insert(each.key(), each.value());
    return object;
}

domain::DocumentData dataFromJson(const QJsonObject& object)
{
    domain::DocumentData data;
    for (auto each = object.begin(); each != object.end(); ++each)
        data.insert(each.key(), each->toString());
    return data;
}

} // namespace ink::store
