#pragma once

#include "app/base/clock.h"

#include <QString>

#include <optional>

namespace ink::pdf {

/** A PDF date such as `D:20260102030405+01'00'` (ISO 32000-2 §7.9.4); nothing when it is none. */
[[nodiscard]] std::optional<Timestamp> pdfDate(QString text);

} // namespace ink::pdf
