#pragma once

#include "app/domain/document/documentdata.h"
#include "app/wire/objectreader.h"

#include <QJsonObject>

namespace ink::wire {

inline constexpr QLatin1StringView dataName{"data"};

// The member `data` of a request. Each invalid name or value is an issue with its path, such as
// `data.caseNumber`. Only texts are values: a number could come back as another text than it was.

/** `null` removes a name. Nothing when absent. */
[[nodiscard]] std::optional<domain::DataPatch> readDataPatch(ObjectReader& reader);
/** Of something new, where `null` is the same as an absent name. */
[[nodiscard]] std::optional<domain::DocumentData> readNewData(ObjectReader& reader);

/** Of a document in an answer. Data that isn't ours, such as a member of that name of another service, is
 * left among the unknown members. */
[[nodiscard]] domain::DocumentData readKnownData(ObjectReader& reader);

[[nodiscard]] QJsonObject toJson(const domain::DocumentData& data);
[[nodiscard]] QJsonObject toJson(const domain::DataPatch& patch);

} // namespace ink::wire
