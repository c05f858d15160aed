// Private to app/domain.
#pragma once

#include <QStringView>

namespace ink::domain {

/** The text without surrounding white space. Fast for text that has none, which is nearly all of it. */
[[nodiscard]] inline QStringView trimmedView(QStringView text)
{
    const auto isPrintable = [](QChar c) { return c.unicode() > u' ' && c.unicode() < 0x7F; };
    return text.isEmpty() || (isPrintable(text.front()) && isPrintable(text.back())) ? text : text.trimmed();
}

} // namespace ink::domain
