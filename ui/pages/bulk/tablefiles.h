#pragma once

#include <QStringList>

class QMimeData;

namespace ink::ui {

/** Returns whether a file can be opened as rows of a bulk run, by its name. */
[[nodiscard]] bool isTableFile(const QString& path);
/** The local CSV and XLSX files in drag data. */
[[nodiscard]] QStringList tableFilesOf(const QMimeData* data);

} // namespace ink::ui
