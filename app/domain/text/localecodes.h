#pragma once

#include <QString>

namespace ink::domain {

// Index(isTimeZone): Time zones, languages and date formats that are accepted
/** True for a time zone of the IANA database such as `Europe/Berlin`, and for `UTC+02:00` and its like. Qt
 * alone takes any word for a zone of its own rules. */
[[nodiscard]] bool isTimeZone(const QString& id);
/** The time zone of this computer as it is now; `UTC` when it has none that is known. */
[[nodiscard]] QString computerTimeZone();

/** True for a language tag (BCP 47) of a known language, such as `de`, `pt-BR` or `zh-Hant-TW`. */
[[nodiscard]] bool isLanguageTag(const QString& tag);

} // namespace ink::domain
