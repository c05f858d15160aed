#pragma once

#include "app/base/result.h"

#include <QJsonObject>
#include <QString>

namespace ink {

/** Reads a JSON file of the command line. An array alone becomes the value of `name`. */
[[nodiscard]] Result<QJsonObject> readJsonFile(const QString& path, const QString& name);

} // namespace ink
