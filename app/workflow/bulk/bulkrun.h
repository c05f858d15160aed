#pragma once

#include "app/base/clock.h"
#include "app/base/result.h"
#include "app/domain/bulk/bulkplan.h"
#include "app/domain/document/ids.h"
#include "app/store/journals/bulkjournal.h"
#include "app/wire/templatecodec.h"

#include <QHash>
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

/** The account that a bulk run sends with; asked for each call, because the account may change. */
struct BulkAccount
{
    std::function<api::ApiClient*()> client; ///< null when no account is open
    std::function<QString()> profile;        ///< whose client that is
};

/** The documents that a bulk run sends. */
struct BulkOrder
{
    domain::DocumentId templateId;
    QString templateTitle;
    QString title;    ///< what the person calls this run, e.g. the file's name
    QString callback; ///< base address; empty = as the template and the account say
    QList<wire::BulkRow> rows;
    QList<int> lines; ///< of the file, one a row; may be empty
    /** The reason why a row is not sent: it stays in the run, so that rows and counts match the file. */
    struct Held
    {
        bool isFaulty = true; ///< else left out by a person
        QString field = {};   ///< the column
        Message message = {};
    };
    QHash<int, Held> held; ///< by index into rows; all others are sent
};

/** The reason why a row of a plan is not sent: its first error, or that it was left out. */
[[nodiscard]] BulkOrder::Held heldRow(const domain::BulkPlan& plan, const QStringList& header, int row);

/**
 * Sends the rows of a bulk run and knows at any moment what became of each. Everything is in the journal
 * before it leaves: a pause, the end of the program, a crash or another day change nothing about that.
 *
 * Exactly once: a server that promises to honour idempotency keys (it says for how many days in the account's
 * limits) gets a call whose answer was lost again, with the same key. Of any other server such a call is
 * never repeated: the documents made since are listed and matched with its rows, and what is not found is
 * Unknown until somebody calls repeatUnknown.
 */
class BulkRun final : public QObject
{
    Q_OBJECT
public:
    enum class State {
        Idle,      ///< nothing was started or opened
        Preparing, ///< rows go to the journal, or come from it; the account is asked for its limits
        Running,
        Looking, ///< documents are listed to find out what became of rows
        Pausing, ///< calls that are under way are still waited for
        Paused,  ///< `error` has the reason when it wasn't requested
        Stopped, ///< the waiting rows are not to be sent; resume takes them up all the same
        Finished ///< no row waits
    };
    enum class RowState {
        Waiting,
        Sending, ///< in a call that is under way
        Sent,
        Refused, ///< errorField, errorMessage
        Unknown, ///< sent, but what became of it could not be found out
        Faulty,  ///< errorField, errorMessage: not sent
        LeftOut  ///< by a person: not sent
    };
    struct Row
    {
        int line = 0; ///< of the file, from 1; 0 = none
        QString name;
        QString email;
        RowState state = RowState::Waiting;
        domain::DocumentId document;
        QString errorField;
        Message errorMessage;
        bool operator==(const Row&) const = default;
    };
    struct Progress
    {
        int total = 0;
        int waiting = 0;
        int sending = 0;
        int sent = 0;
        int refused = 0;
        int unknown = 0;
        int faulty = 0;
        int leftOut = 0;
        double rowsPerSecond = 0;                     ///< lately; 0 = not known yet
        std::optional<std::chrono::seconds> timeLeft; ///< nothing when not known
        [[nodiscard]] int done() const { return sent + refused + unknown + faulty + leftOut; }
        /** Rows that people may correct and send in another run. */
        [[nodiscard]] int toCorrect() const { return refused + faulty; }
        bool operator==(const Progress&) const = default;
    };

    BulkRun(Session& session, store::Database& database, const Clock& clock, QObject* parent = nullptr);
    BulkRun(BulkAccount account, store::Database& database, const Clock& clock, QObject* parent = nullptr);
    /** Calls under way are left alone: their rows are looked after at the next resume. */
    ~BulkRun() override;
    /** Sets the retries of failed calls and their pauses; for tests. */
    void setRetryPolicy(const api::RetryPolicy& policy);

    /** The runs of a profile, newest first. */
    [[nodiscard]] static Result<QList<store::BulkJournal::Run>> runs(store::Database& database,
                                                                     const QString& profile);
    /** Deletes a run; documents that were sent stay sent. */
    [[nodiscard]] static Result<void> remove(store::Database& database, const QString& runId);

    /** Starts a new run; only when Idle. Sends as soon as the journal has all rows. */
    void start(const BulkOrder& order);
    /** Shows a run of the journal: Paused, Stopped or Finished once it is read; only when Idle. State when
     * another window or program is at work on it, seen as `error`. */
    void open(const QString& runId);
    /** Makes no further calls; Paused once the running ones are answered. */
    void pause();
    /** Goes on with what waits; from Paused and Stopped. */
    void resume();
    /** Like pause, permanently. */
    void stop();
    /** Looks once more what became of Unknown rows; from Paused, Stopped and Finished. */
    void lookAgain();
    /** Looks once more, then sends the rows that are Unknown still: only on a person's word, for it may be
     * the second time. From Paused, Stopped and Finished. */
    void repeatUnknown();

    [[nodiscard]] State state() const;
    /** The reason why it paused by itself, or why it could not be opened. */
    [[nodiscard]] const std::optional<Error>& error() const;
    /** The end of the pause that the server requested. */
    [[nodiscard]] std::optional<Timestamp> waitsUntil() const;
    /** The journal's entry: id, titles, times. Its counts may be behind progress(). */
    [[nodiscard]] const store::BulkJournal::Run& run() const;
    /** Returns whether calls with lost answers are repeated with their key; known from the first Running on.
     */
    [[nodiscard]] bool keysAreHonoured() const;
    [[nodiscard]] int rowCount() const;
    [[nodiscard]] const Row& row(int number) const;
    [[nodiscard]] const Progress& progress() const;
    /** Documents of the Sent rows, in order of rows. */
    [[nodiscard]] QList<domain::DocumentId> documents() const;

Q_SIGNALS:
    void stateChanged();
    /** All rows were loaded or another run was opened: read everything again. */
    void reset();
    /** At least one row from `first` to `last` changed. */
    void rowsChanged(int first, int last);
    void progressChanged();

private:
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace ink::workflow
