// Private to app/domain.
#pragma once

#include "app/domain/text/characters.h"

#include <QStringView>

namespace ink::domain {

/** The text without surrounding blanks. Fast for text that has none, which is almost always the case. */
[[nodiscard]] inline QStringView trimmedView(QStringView text)
{
    const auto isPrintable = [](QChar c) { return c.unicode() > u' ' && c.unicode() < 0x7F; };
    return text.isEmpty() || (isPrintable(text.front()) && isPrintable(text.back())) ? text
                                                                                     : withoutBlanks(text);
}

} // namespace ink::domain
