#pragma once

#include <QDate>
#include <QLocale>
#include <QString>

#include <optional>

namespace ink::ui {

/** Parses a date as people write it: `2026-11-28`, `28.11.2026`, `28/11/26`, `28 November 2026`. The order of
 * day and month is the locale's, but with dots the day comes first, and a number above 12 is never a month.
 * Two-digit years are at most 20 years in the future. Digits may be those of any script. */
[[nodiscard]] std::optional<QDate> parseDate(const QString& text, const QLocale& locale = {});

} // namespace ink::ui
