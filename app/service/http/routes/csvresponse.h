#pragma once

#include "app/base/result.h"
#include "app/service/http/router.h"

#include <QByteArray>
#include <QString>

#include <functional>

namespace ink::service::http {

/** Returns whether the client prefers CSV to JSON (`Accept: text/csv`). */
[[nodiscard]] bool wantsCsv(const Request& request);

using CsvSink = std::function<Result<void>(const QByteArray&)>;
/** Returns a response with a CSV file. `writeAll` passes the lines one by one to its sink; they are written
 * to a temporary file, which is sent in chunks. */
[[nodiscard]] Result<Response> csvResponse(const QString& fileName,
                                           const std::function<Result<void>(const CsvSink&)>& writeAll);

} // namespace ink::service::http
