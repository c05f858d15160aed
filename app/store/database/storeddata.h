#pragma once

#include "app/domain/document/documentdata.h"

#include <QJsonObject>

namespace ink::store {

// A document's data as rows hold it: an object of names and values. Private to app/store.

[[nodiscard]] QJsonObject dataToJson(const domain::DocumentData& data);
[[nodiscard]] domain::DocumentData dataFromJson(const QJsonObject& object);

} // namespace ink::store
