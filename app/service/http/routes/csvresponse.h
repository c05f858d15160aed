#pragma once

#include "app/base/result.h"
#include "app/service/http/router.h"

#include <QByteArray>
#include <QString>

#include <functional>

namespace ink::service::http {

/** True if the client prefers CSV to JSON (`Accept: text/csv`). */
[[nodiscard]] bool wantsCsv(const Request& request);

using CsvSink = std::function<Result<void>(const QByteArray&)>;
/** A file of lines, which `writeAll` passes on one by one: kept on disk, sent in chunks. */
[[nodiscard]] Result<Response> csvResponse(const QString& fileName,
                                           const std::function<Result<void>(const CsvSink&)>& writeAll);

} // namespace ink::service::http
