#pragma once

#include <QString>

namespace ink::ui {

/** Words of a user among words of the window: their marks stay with them where lines run from the right. */
[[nodiscard]] inline QString isolated(const QString& text, Qt::LayoutDirection around)
{
    if (around != Qt::RightToLeft || text.isEmpty()) return text;
    return QChar(0x2068) + text + QChar(0x2069); // as the first letter runs
}

} // namespace ink::ui
