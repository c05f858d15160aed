#pragma once

#include <QString>

namespace ink::ui {

/** Isolates user text in interface text (Unicode bidi), so that its punctuation stays with it in
 * right-to-left lines. */
[[nodiscard]] inline QString isolated(const QString& text, Qt::LayoutDirection around)
{
    if (around != Qt::RightToLeft || text.isEmpty()) return text;
    return QChar(0x2068) + text + QChar(0x2069); // FIRST STRONG ISOLATE
}

} // namespace ink::ui
