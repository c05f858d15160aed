#pragma once

#include "app/domain/document/documentdata.h"

#include <QJsonObject>

namespace ink::store {

// Converts a document's data to and from the JSON object that is stored. Private to app/store.

[[nodiscard]] QJsonObject dataToJson(const domain::DocumentData& data);
[[nodiscard]] domain::DocumentData dataFromJson(const QJsonObject& object);

} // namespace ink::store
