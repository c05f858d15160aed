#pragma once

#include <QList>
#include <QString>

#include <optional>

namespace ink::ui {

/** The pages that a person wrote, such as `1-3, 7, 10-`, of a document with `count` pages: ascending, each
 * once. Nothing when it can't be read or names a page that is not there. */
[[nodiscard]] std::optional<QList<int>> pagesOf(const QString& text, int count);

} // namespace ink::ui
