#pragma once

#include <QStringList>

class QMimeData;

namespace ink::ui {

/** Returns whether a file is taken for rows of a bulk run, by its name. */
[[nodiscard]] bool isTableFile(const QString& path);
/** Local CSV and XLSX files among what is dragged. */
[[nodiscard]] QStringList tableFilesOf(const QMimeData* data);

} // namespace ink::ui
