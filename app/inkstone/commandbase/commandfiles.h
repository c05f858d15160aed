#pragma once

#include "app/base/result.h"

#include <QByteArray>
#include <QJsonObject>
#include <QString>

namespace ink {

/** Reads a file of the command line; Io with its name. */
[[nodiscard]] Result<QByteArray> readFile(const QString& path);
/** Writes a whole file, or leaves the one that is there; Io with its name. */
[[nodiscard]] Result<void> writeFile(const QString& path, const QByteArray& bytes);
/** Reads a JSON file of the command line. An array alone becomes the value of `name`. */
[[nodiscard]] Result<QJsonObject> readJsonFile(const QString& path, const QString& name);

} // namespace ink
