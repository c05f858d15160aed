#pragma once

#include "app/domain/document/documentdata.h"
#include "app/wire/objectreader.h"

#include <QJsonObject>

namespace ink::wire {

inline constexpr QLatin1StringView dataName{"data"};

// The member `data` of a request. Each invalid name or value is an issue with its path, such as
// `data.caseNumber`. Values must be strings: a number could be returned in another notation.

/** Reads a change of data, in which `null` removes a name. Returns nothing if the member is absent. */
[[nodiscard]] std::optional<domain::DataPatch> readDataPatch(ObjectReader& reader);
/** Reads the data of a new document, in which `null` is the same as an absent name. */
[[nodiscard]] std::optional<domain::DocumentData> readNewData(ObjectReader& reader);

/** Reads the data of a document in a response. A member of this name that isn't valid data, such as that of
 * another service, is left among the unknown members. */
[[nodiscard]] domain::DocumentData readKnownData(ObjectReader& reader);

[[nodiscard]] QJsonObject toJson(const domain::DocumentData& data);
[[nodiscard]] QJsonObject toJson(const domain::DataPatch& patch);

} // namespace ink::wire
