#pragma once

#include <array>

namespace ink::ui {

struct LanguageName
{
    const char* code; ///< BCP 47, the same as in translations/inkstone_<code>.ts
    const char* name; ///< in the language itself
};

/** The languages that the windows speak, in the order of menus. */
inline constexpr std::array languageNames{LanguageName{"en", "English"}, LanguageName{"de", "Deutsch"},
                                          LanguageName{"es", "Español"}, LanguageName{"fr", "Français"},
                                          LanguageName{"ar", "العربية"}};

} // namespace ink::ui
