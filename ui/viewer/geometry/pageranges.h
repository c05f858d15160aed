#pragma once

#include <QList>
#include <QString>

#include <optional>

namespace ink::ui {

/** Parses page ranges such as `1-3, 7, 10-` for a document with `count` pages: ascending, without
 * duplicates. Nothing for invalid text or a page that doesn't exist. */
[[nodiscard]] std::optional<QList<int>> parsePageRanges(const QString& text, int count);

} // namespace ink::ui
