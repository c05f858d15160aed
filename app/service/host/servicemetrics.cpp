#include "app/service/host/servicemetrics.h"

#include "app/store/database/databaseerrors.h"
#include "app/store/database/query.h"

#include <QDir>
#include <QFile>

#include <array>
#include <map>
#include <mutex>

#ifdef __linux__
#include <unistd.h>
#endif

namespace ink::service {

namespace {

constexpr int statusUnauthorized = 401;
// Index(maxDeprecatedUses): API: how many API keys the metric of deprecated operations counts separately
/** The maximum number of pairs of an operation and an API key that are counted separately. Further keys are
 * counted together. */
constexpr std::size_t maxDeprecatedUses = 1000;

/** Upper bounds of the histogram's buckets in seconds. */
constexpr std::array<double, 12> bounds{0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 60};

struct Durations
{
    std::array<qint64, bounds.size()> buckets{}; ///< count of each bucket alone; the report makes the counts
                                                 ///< cumulative
    qint64 count = 0;
    double seconds = 0;
};

struct Jobs
{
    qint64 done = 0;
    qint64 failed = 0;
};

void family(QByteArray& text, const char* name, const char* type, const char* help)
{
    text += QByteArray("# TYPE ") + name + ' ' + type + "\n# HELP " + name + ' ' + help + '\n';
}

void sample(QByteArray& text, const char* name, const QByteArray& labels, double value)
{
    text += name + (labels.isEmpty() ? QByteArray() : '{' + labels + '}') + ' ' +
            QByteArray::number(value, 'g', 15) + '\n';
}

QByteArray label(const char* name, const QString& value)
{
    QByteArray quoted = value.toUtf8();
    quoted.replace('\\', "\\\\").replace('"', "\\\"").replace('\n', "\\n");
    return QByteArray(name) + "=\"" + quoted + '"';
}

#ifdef __linux__
void writeProcess(QByteArray& text)
{
    QFile memory(QStringLiteral("/proc/self/statm"));
    if (memory.open(QIODevice::ReadOnly)) {
        const qint64 pages = memory.readAll().split(' ').value(1).toLongLong();
        family(text, "process_resident_memory_bytes", "gauge", "Memory that is resident.");
        sample(text, "process_resident_memory_bytes", {}, double(pages) * double(::sysconf(_SC_PAGESIZE)));
    }
    const auto open = QDir(QStringLiteral("/proc/self/fd"))
                          .entryList(QDir::NoDotAndDotDot | QDir::AllEntries | QDir::System);
    family(text, "process_open_fds", "gauge", "Open file descriptors.");
    sample(text, "process_open_fds", {}, double(open.size()));
}
#else
void writeProcess(QByteArray&) {}
#endif

} // namespace

struct ServiceMetrics::Private
{
    Private(store::Database& db, const Clock& theClock) : database(db), clock(theClock), started(clock.now())
    {
    }

    void writeRequests(QByteArray& text) const
    {
        const std::lock_guard lock(mutex);
        family(text, "inkstone_requests", "counter", "Answered requests by route and status.");
        for (const auto& [of, count] : requests)
            sample(text, "inkstone_requests_total", of, double(count));
        family(text, "inkstone_request_duration_seconds", "histogram",
               "Time from a request's head to its answer's last byte.");
        for (const auto& [route, durations] : times) {
            qint64 below = 0;
            for (std::size_t i = 0; i < bounds.size(); ++i) {
                below += durations.buckets.at(i);
                sample(text, "inkstone_request_duration_seconds_bucket",
                       route + ",le=\"" + QByteArray::number(bounds.at(i)) + '"', double(below));
            }
            sample(text, "inkstone_request_duration_seconds_bucket", route + ",le=\"+Inf\"",
                   double(durations.count));
            sample(text, "inkstone_request_duration_seconds_count", route, double(durations.count));
            sample(text, "inkstone_request_duration_seconds_sum", route, durations.seconds);
        }
        family(text, "inkstone_deprecated_requests", "counter",
               "Answered requests of deprecated operations by the number of the API key.");
        for (const auto& [of, count] : deprecated)
            sample(text, "inkstone_deprecated_requests_total", of, double(count));
        family(text, "inkstone_jobs", "counter",
               "Jobs of this process by kind: finalize (documents), callback (deliveries), mail.");
        for (const auto& [kind, count] : jobs) {
            sample(text, "inkstone_jobs_total", label("kind", store::jobKindName(kind)) + ",result=\"done\"",
                   double(count.done));
            sample(text, "inkstone_jobs_total",
                   label("kind", store::jobKindName(kind)) + ",result=\"failed\"", double(count.failed));
        }
        family(text, "inkstone_documents_finalized", "counter", "Documents that this process has sealed.");
        const auto sealed = jobs.find(store::JobKind::Finalize);
        sample(text, "inkstone_documents_finalized_total", {},
               sealed == jobs.end() ? 0 : double(sealed->second.done));
    }

    /** Call with `mutex` locked. */
    void countDeprecated(const QByteArray& route, qint64 key)
    {
        QByteArray of = route + ",key=\"" + (key > 0 ? QByteArray::number(key) : QByteArray("none")) + '"';
        if (deprecated.size() >= maxDeprecatedUses && !deprecated.contains(of)) of = route + ",key=\"other\"";
        ++deprecated[of];
    }

    /** Writes the metrics of the outbox. They cover all instances, because the outbox is in the database. */
    Result<void> writeOutbox(QByteArray& text) const
    {
        INK_ASSIGN(rows, store::run(database, "outbox_waiting", {}));
        // Grouped by the name in the row, so that kinds queued by a newer instance are counted, too.
        std::map<QString, std::pair<qint64, qint64>> waiting; // number of jobs, and age of the oldest one in
                                                              // ms; zero for kinds that this process handles
        {
            const std::lock_guard lock(mutex);
            for (const auto& [kind, count] : jobs)
                waiting[store::jobKindName(kind)] = {0, 0};
        }
        const qint64 now = clock.now().time_since_epoch().count();
        while (rows.next())
            waiting[rows["kind"].toString()] = {rows["jobs"].toLongLong(),
                                                std::max<qint64>(0, now - rows["oldest"].toLongLong())};
        family(text, "inkstone_outbox_jobs", "gauge", "Jobs that are not done yet, by kind.");
        for (const auto& [kind, of] : waiting)
            sample(text, "inkstone_outbox_jobs", label("kind", kind), double(of.first));
        family(text, "inkstone_outbox_oldest_seconds", "gauge", "How long the oldest of them has been due.");
        for (const auto& [kind, of] : waiting)
            sample(text, "inkstone_outbox_oldest_seconds", label("kind", kind), double(of.second) / 1000);
        return {};
    }

    store::Database& database;
    const Clock& clock;
    const Timestamp started;
    mutable std::mutex mutex; ///< guards all members below
    std::map<QByteArray, qint64> requests;
    std::map<QByteArray, Durations> times;
    std::map<QByteArray, qint64> deprecated;
    std::map<store::JobKind, Jobs> jobs;
};

ServiceMetrics::ServiceMetrics(store::Database& database, const Clock& clock)
    : d(std::make_unique<Private>(database, clock))
{
}

ServiceMetrics::~ServiceMetrics() = default;

void ServiceMetrics::count(const http::AccessEntry& entry)
{
    // Only route patterns and known methods become labels, so that clients can't create new ones.
    const bool routed = !entry.route.isEmpty();
    const QByteArray route = label("method", routed ? QString::fromLatin1(entry.method) : QString()) + ',' +
                             label("route", entry.route);
    const double seconds = double(entry.duration.count()) / 1e6;
    const std::lock_guard lock(d->mutex);
    if (entry.isDeprecated && entry.status != statusUnauthorized) d->countDeprecated(route, entry.key);
    ++d->requests[route + ",status=\"" + QByteArray::number(entry.status) + '"'];
    Durations& durations = d->times[route];
    ++durations.count;
    durations.seconds += seconds;
    for (std::size_t i = 0; i < bounds.size(); ++i)
        if (seconds <= bounds.at(i)) {
            ++durations.buckets.at(i);
            break;
        }
}

OutboxWorker::Handler ServiceMetrics::withCounters(store::JobKind kind, OutboxWorker::Handler handler)
{
    {
        const std::lock_guard lock(d->mutex);
        d->jobs[kind] = {};
    }
    return [this, kind, handler = std::move(handler)](const store::Job& job) {
        auto retry = handler(job);
        const std::lock_guard lock(d->mutex);
        Jobs& jobs = d->jobs[kind];
        ++(retry ? jobs.failed : jobs.done);
        return retry;
    };
}

QByteArray ServiceMetrics::toText() const
{
    QByteArray text;
    family(text, "inkstone_build", "info", "What is running.");
    sample(text, "inkstone_build_info", label("version", QStringLiteral(INKSTONE_VERSION)), 1);
    d->writeRequests(text);
    const auto asked = d->writeOutbox(text);
    family(text, "inkstone_database_up", "gauge", "Whether the database answers.");
    sample(text, "inkstone_database_up", {}, asked ? 1 : 0);
    family(text, "inkstone_database_errors", "counter", "Statements that the database refused.");
    sample(text, "inkstone_database_errors_total", {}, double(store::databaseErrorCount()));
    family(text, "process_start_time_seconds", "gauge", "When this process began to serve.");
    sample(text, "process_start_time_seconds", {}, double(d->started.time_since_epoch().count()) / 1000);
    writeProcess(text);
    return text;
}

} // namespace ink::service
