#pragma once

#include "app/service/core/outboxworker.h"
#include "app/service/http/server/accesslog.h"
#include "app/store/database/database.h"

#include <QByteArray>
#include <QString>

#include <memory>

namespace ink::service {

/** The metrics of a running service other than the HTTP server's, as OpenMetrics. Thread-safe. */
class ServiceMetrics final
{
public:
    ServiceMetrics(store::Database& database, const Clock& clock);
    ~ServiceMetrics();

    void count(const http::AccessEntry& entry);
    /** Wraps the handler to count its successes and failures. */
    [[nodiscard]] OutboxWorker::Handler withCounters(store::JobKind kind, OutboxWorker::Handler handler);
    /** Returns the metric families without the closing line. Queries the database. */
    [[nodiscard]] QByteArray toText() const;

private:
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace ink::service
