#pragma once

#include <QString>

namespace ink::domain {

// Index(isTimeZone): Time zones, languages and date formats that are accepted
/** True for a time zone of the IANA database such as `Europe/Berlin`, and for offsets such as `UTC+02:00`.
 * Stricter than QTimeZone, which may accept any word. */
[[nodiscard]] bool isTimeZone(const QString& id);
/** The current time zone of this computer; `UTC` if it is unknown. */
[[nodiscard]] QString computerTimeZone();

/** True for a language tag (BCP 47) of a known language, such as `de`, `pt-BR` or `zh-Hant-TW`. */
[[nodiscard]] bool isLanguageTag(const QString& tag);

} // namespace ink::domain
