#pragma once

#include "app/api/apiclient.h"
#include "app/workflow/bulk/bulkoutcomes.h"
#include "app/workflow/bulk/bulkrows.h"
#include "app/workflow/bulk/bulkuses.h"
#include "app/workflow/bulk/bulkwork.h"

#include <deque>
#include <map>

namespace ink::workflow {

// Private to app/workflow/bulk.

/** Sends the rows of a bulk run in chunks and retries failed ones. Each chunk is journaled before it is
 * sent. */
class BulkCalls final : public QObject
{
    Q_OBJECT
public:
    using Journal = store::BulkJournal;
    /** The limits of the service. */
    struct Limits
    {
        int keyDays = 0;      ///< days for which the service honours idempotency keys; 0 = not supported
        int chunkSize = 0;    ///< maximum rows in a call
        bool isNamed = false; ///< the service lists charges by run, so calls contain the run's ID
        bool hasData = false; ///< the service stores the rows' data; otherwise data is omitted, because the
                              ///< service could take it for values
        BulkUses uses;        ///< empty if the service's bulk call supports all rows
    };
    /** Returns the client; null, after reporting the failure, if the run's account isn't open. */
    using ClientProvider = std::function<api::ApiClient*()>;

    BulkCalls(BulkRows& rows, BulkWork& work, const Clock& clock, ClientProvider client);

    void setRetryPolicy(const api::RetryPolicy& policy) { m_retry = policy; }
    /** Restores the open chunks of a paused or interrupted run, and restarts the search for pending rows. */
    void restore(const Journal::Run& run, const QList<Journal::Chunk>& open);
    void begin(const Limits& terms);
    [[nodiscard]] const Limits& limits() const { return m_limits; }
    [[nodiscard]] bool hasKeys() const { return m_limits.keyDays > 0; }
    /** Sets whether calls may be sent. */
    void setSendingAllowed(bool allowed) { m_isAllowed = allowed; }
    /** Sends as many calls as the limits allow: first the chunks to repeat, with their keys, then, if `fresh`
     * is true, pending rows. */
    void send(bool fresh);
    /** Restarts the search for pending rows at the first row. */
    void rewind() { m_cursor = 0; }
    void clear();

    [[nodiscard]] bool isIdle() const { return m_flights.empty(); }
    [[nodiscard]] bool hasReadyCalls() const { return !m_ready.empty(); }
    /** Chunks that may or may not have been carried out and can't be repeated. */
    [[nodiscard]] const QList<Journal::Chunk>& unresolved() const { return m_unresolved; }
    [[nodiscard]] QList<Journal::Chunk> takeUnresolved() { return std::exchange(m_unresolved, {}); }
    [[nodiscard]] std::optional<Timestamp> pauseEnd() const { return m_waitsUntil; }
    void resetFailures() { m_failures = 0; }
    /** Schedules a pause before the next call; returns false after too many failures. */
    [[nodiscard]] bool schedulePause(const Error& why);
    void recordOutcomes(const Journal::Chunk& chunk, const Journal::Outcomes& outcomes);

Q_SIGNALS:
    void failed(const ink::Error& error);
    void advanced(); ///< emitted when the next call may be sent or the last one has ended
    void pauseChanged();

private:
    /** A journaled chunk, sent for the first time or again with its key. */
    struct Call
    {
        Journal::Chunk chunk;
        bool isRepeat = false; ///< the chunk may have been carried out already, even if the repeated call is
                               ///< refused
    };

    [[nodiscard]] bool hasRoom() const;
    [[nodiscard]] bool mayReplay(const Journal::Chunk& chunk) const;
    [[nodiscard]] QList<int> nextRows();
    /** Writes the next pending rows to the journal and sends them; returns false if no row is pending. */
    [[nodiscard]] bool openNext();
    void sendReady();
    void sendChunk(const Call& call);
    /** Sends a row as a use of the template, because the server's bulk call does not support it. */
    void sendAlone(const Call& call, const domain::BulkRow& row);
    void handleResponse(int number, const Result<wire::BulkResponse>& answer);
    void handleRefusal(const Journal::Chunk& chunk, const Error& why);
    /** Splits a call that was refused without naming a row and sends the halves, down to single rows. */
    void bisect(const Journal::Chunk& chunk, const Error& why);
    void handleLostResponse(const Call& call, const Error& why);
    void release(const Journal::Chunk& chunk, const std::function<void()>& then = {});

    static constexpr int maxInFlight = 3;

    BulkRows& m_rows;
    BulkWork& m_work;
    const Clock& m_clock;
    ClientProvider m_client;
    api::RetryPolicy m_retry = api::RetryPolicy::standard();
    Journal::Run m_run;
    Limits m_limits;
    bool m_isAllowed = true;
    int m_cursor = 0;              ///< 0-based; no earlier row is pending
    std::map<int, Call> m_flights; ///< calls in progress, by chunk number
    std::deque<Call> m_ready;
    QList<Journal::Chunk> m_unresolved;
    std::deque<QList<int>> m_halves; ///< rows of split chunks; sent before other pending rows
    int m_opening = 0;               ///< chunks being written to the journal before they are sent
    int m_refusedAlone = 0;          ///< refused single-row calls since the last accepted call
    int m_failures = 0;              ///< consecutive failed calls
    std::optional<Timestamp> m_waitsUntil;
    quint64 m_waitTurn = 0;
};

} // namespace ink::workflow
