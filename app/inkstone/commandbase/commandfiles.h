#pragma once

#include "app/base/result.h"

#include <QByteArray>
#include <QJsonObject>
#include <QString>

namespace ink {

/** Reads a file given on the command line; Io, with its name, if that fails. */
[[nodiscard]] Result<QByteArray> readFile(const QString& path);
/** Writes a file completely, or leaves the existing one unchanged; Io, with its name, if that fails. */
[[nodiscard]] Result<void> writeFile(const QString& path, const QByteArray& bytes);
/** Reads a JSON file given on the command line. A bare array becomes the value of `name`. */
[[nodiscard]] Result<QJsonObject> readJsonFile(const QString& path, const QString& name);

} // namespace ink
