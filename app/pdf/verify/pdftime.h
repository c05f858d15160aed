#pragma once

#include "app/base/clock.h"

#include <QString>

#include <optional>

namespace ink::pdf {

/** Parses a PDF date such as `D:20260102030405+01'00'` (ISO 32000-2 §7.9.4); nothing if it is invalid. */
[[nodiscard]] std::optional<Timestamp> parsePdfDate(QString text);

} // namespace ink::pdf
