#pragma once

#include "app/base/clock.h"
#include "app/base/result.h"
#include "app/domain/document/ids.h"
#include "app/store/journals/bulkjournal.h"
#include "app/workflow/bulk/bulkorder.h"

#include <QList>
#include <QObject>
#include <QString>

#include <chrono>
#include <functional>
#include <memory>
#include <optional>

namespace ink::api {
class ApiClient;
struct RetryPolicy;
} // namespace ink::api
namespace ink::store {
class Database;
}

namespace ink::workflow {

class Session;

/** The account that a bulk run sends with; queried for each call because the account may change. */
struct BulkAccount
{
    std::function<api::ApiClient*()> client; ///< null when no account is open
    std::function<QString()> profile;        ///< profile of that client
};

/**
 * Sends the rows of a bulk run and tracks the outcome of each. Everything is journaled before it
 * is sent, so the run survives a pause, a restart and a crash.
 *
 * Exactly once: if the server honours idempotency keys (for the number of days in the account's limits), a
 * call with a lost response is repeated with the same key. With any other server such a call is never
 * repeated: the documents created since are listed and matched with its rows, and rows without a match
 * are Unknown until repeatUnknown is called.
 */
class BulkRun final : public QObject
{
    Q_OBJECT
public:
    enum class State {
        Idle,      ///< nothing was started or opened
        Preparing, ///< rows are being written to or read from the journal; the account's limits are being
                   ///< fetched
        Running,
        Checking, ///< documents are listed to find the outcome of rows
        Pausing,  ///< waiting for calls in progress
        Paused,   ///< `error` has the reason unless pause() was called
        Stopped,  ///< pending rows are not sent unless resume() is called
        Finished  ///< no row is pending
    };
    using RowState = store::BulkJournal::RowState;
    using Row = store::BulkJournal::Row;
    struct Progress : store::BulkJournal::Counts
    {
        int waiting = 0;
        int sending = 0;
        double rowsPerSecond = 0;                     ///< current rate; 0 = not known yet
        std::optional<std::chrono::seconds> timeLeft; ///< nothing when unknown
        /** The number of rows that the user may correct and send in another run. */
        [[nodiscard]] int correctableCount() const { return rejected + invalid; }
        bool operator==(const Progress&) const = default;
    };

    BulkRun(Session& session, store::Database& database, const Clock& clock, QObject* parent = nullptr);
    BulkRun(BulkAccount account, store::Database& database, const Clock& clock, QObject* parent = nullptr);
    /** Does not wait for calls in progress: the next resume determines the outcome of their rows. */
    ~BulkRun() override;
    /** Sets the retries of failed calls and their pauses; for tests. */
    void setRetryPolicy(const api::RetryPolicy& policy);

    /** The runs of a profile, newest first. */
    [[nodiscard]] static Result<QList<store::BulkJournal::Run>> runs(store::Database& database,
                                                                     const QString& profile);
    /** Deletes a run; documents that were sent stay sent. */
    [[nodiscard]] static Result<void> remove(store::Database& database, const QString& runId);

    /** Starts a new run; only when Idle. Sending begins as soon as the journal has all rows. */
    void start(const BulkOrder& order);
    /** Loads a run of the journal, which is then Paused, Stopped or Finished; only when Idle. If it can't be
     * loaded, the state returns to Idle and `error` has the reason. */
    void open(const QString& runId);
    /** Makes no further calls; the state is Paused once the responses to the running ones have arrived. */
    void pause();
    /** Continues with the pending rows; from Paused and Stopped. If another window or process is working on
     * the run, `error` is State. */
    void resume();
    /** Stops like pause(), but permanently. */
    void stop();
    /** Checks the outcome of Unknown rows again; from Paused, Stopped and Finished. */
    void checkUnknown();
    /** Checks the outcome of Unknown rows again, then sends those that are still Unknown. Call it only
     * on the user's request: a row may be sent twice. From Paused, Stopped and Finished. */
    void repeatUnknown();

    [[nodiscard]] State state() const;
    /** The reason why the run paused by itself or could not be opened. */
    [[nodiscard]] const std::optional<Error>& error() const;
    /** The end of the current pause between calls, which follows a failed call; nothing if there is none. */
    [[nodiscard]] std::optional<Timestamp> pauseEnd() const;
    /** The journal's entry: id, titles, times. Its counts may lag behind progress(). */
    [[nodiscard]] const store::BulkJournal::Run& run() const;
    /** Returns true if calls with lost responses are repeated with their key; valid once the state has been
     * Running. */
    [[nodiscard]] bool areKeysHonoured() const;
    [[nodiscard]] int rowCount() const;
    /** Returns a row. If it can't be sent anymore, it contains only the recipient. */
    [[nodiscard]] const Row& row(int number) const;
    [[nodiscard]] const Progress& progress() const;
    /** Documents of the Sent rows, in row order. */
    [[nodiscard]] QList<domain::DocumentId> documents() const;

Q_SIGNALS:
    void stateChanged();
    /** Emitted when all rows were loaded or another run was opened: everything must be reloaded. */
    void reset();
    /** Emitted when at least one row from `first` to `last` has changed. */
    void rowsChanged(int first, int last);
    void progressChanged();

private:
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace ink::workflow
