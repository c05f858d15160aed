#pragma once

#include "app/service/core/outboxworker.h"
#include "app/service/http/accesslog.h"
#include "app/store/database/database.h"

#include <QByteArray>
#include <QString>

#include <memory>

namespace ink::service {

/** The figures of a running service beside the server's own, as OpenMetrics. Safe from any thread. */
class ServiceMetrics final
{
public:
    ServiceMetrics(store::Database& database, const Clock& clock);
    ~ServiceMetrics();

    void count(const http::AccessEntry& entry);
    /** The handler, with its successes and failures counted. */
    [[nodiscard]] OutboxWorker::Handler counted(store::JobKind kind, OutboxWorker::Handler handler);
    /** Families of metrics without the closing line. Asks the database. */
    [[nodiscard]] QByteArray toText() const;

private:
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace ink::service
