#pragma once

#include "app/base/result.h"

#include <QByteArray>
#include <QJsonObject>
#include <QString>

namespace ink {

/** Reads a file given on the command line; fails with an Io error that names the file. */
[[nodiscard]] Result<QByteArray> readFile(const QString& path);
/** Writes a file completely, or leaves the existing one unchanged and fails with an Io error that names the
 * file. */
[[nodiscard]] Result<void> writeFile(const QString& path, const QByteArray& bytes);
/** Reads a JSON file given on the command line. A bare array becomes the value of `name`. Fails with
 * Malformed if the file isn't valid JSON. */
[[nodiscard]] Result<QJsonObject> readJsonFile(const QString& path, const QString& name);

} // namespace ink
