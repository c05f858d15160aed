#pragma once

#include "app/api/apiclient.h"
#include "app/workflow/bulk/bulkoutcomes.h"
#include "app/workflow/bulk/bulkrun.h"
#include "app/workflow/bulk/bulkuses.h"
#include "app/workflow/bulk/madedocuments.h"
#include "app/workflow/session/background.h"

#include <QElapsedTimer>
#include <QLockFile>
#include <QPointer>

#include <deque>
#include <map>

// Private to the workflow room.
namespace ink::workflow {

struct BulkRun::Private
{
    using Journal = store::BulkJournal;
    /** The reason why the run was taken up. */
    enum class Aim {
        Send,  ///< what waits
        Look,  ///< find out about Unknown rows
        Repeat ///< that, then send those that are Unknown still
    };
    /** A chunk that is written down, to be sent for the first time or once more with its key. */
    struct Ready
    {
        Journal::Chunk chunk;
        QList<Journal::Fields> fields; ///< empty = still in the journal
        bool again = false; ///< it may have been carried out already: a refusal now does not say otherwise
    };
    /** A call under way. */
    struct Flight
    {
        Ready sent;
        QList<wire::BulkRow> rows;
    };
    struct Sample
    {
        qint64 at = 0; ///< ms
        int done = 0;
    };

    Private(BulkRun* machine, BulkAccount chosen, store::Database& database, const Clock& watch)
        : q(machine), account(std::move(chosen)), journal(database), clock(watch)
    {
        retry.maxTries = 8;
    }

    template <typename T>
    void inBackground(std::function<Result<T>()> work, std::function<void(Result<T>)> done)
    {
        background.run<T>(std::move(work), q, std::move(done));
    }

    // The run's life.
    void go(State next);
    void begin(Aim wanted);
    void writeRows(const std::shared_ptr<const BulkOrder>& order, int from);
    void load(const std::function<void()>& then);
    void askAccount();
    void accountTold(const domain::AccountDetails& details);
    void askTemplate(const domain::AccountDetails& details);
    void leave(State where);
    void failed(const Error& why);
    [[nodiscard]] api::ApiClient* client();
    [[nodiscard]] bool lock();
    /** The state of the run when its work ends. */
    [[nodiscard]] State whereTo() const;

    // Calls.
    void pump();
    [[nodiscard]] bool isIdle() const;
    [[nodiscard]] bool hasRoom() const;
    /** Takes the next rows that wait; false when none do. */
    [[nodiscard]] bool openNext();
    void sendReady();
    void send(Ready next);
    /** A row that the server's bulk call does not take. */
    void sendAlone(Ready next, const wire::BulkRow& row);
    void answered(int number, const Result<wire::BulkAnswer>& answer);
    void refusedWhole(const Journal::Chunk& chunk, const Error& why);
    void lost(const Flight& flight, const Error& why);
    /** A pause before the next call; false when it failed too often. */
    [[nodiscard]] bool waitAfter(const Error& why);
    [[nodiscard]] bool mayReplay(const Journal::Chunk& chunk) const;
    void settle(const Journal::Chunk& chunk, const QList<Journal::Outcome>& outcomes);
    void release(const Journal::Chunk& chunk, const std::function<void()>& then = {});
    /** A call was refused without naming a row: sends its halves, down to the single row. */
    void narrow(const Journal::Chunk& chunk, const Error& why);

    // Looking.
    void look();
    void looked(const QList<wire::ReportRow>& rows);
    void weigh(const QHash<int, domain::DocumentId>& found);
    void afterLook();
    void finish();

    // What is shown.
    void apply(const QList<Journal::Outcome>& outcomes);
    void mark(const QList<int>& numbers, RowState state);
    void count(RowState state, int by);
    void tellRows(QList<int> numbers);
    void tellProgress();
    void resetSpeed();

    BulkRun* q;
    BulkAccount account;
    Journal journal;
    const Clock& clock;
    api::RetryPolicy retry = api::RetryPolicy::standard();
    static constexpr int maxInFlight = 3;
    static constexpr int chunkLimit = 200;

    State state = State::Idle;
    Aim aim = Aim::Send;
    State before = State::Paused; ///< where a look goes back to
    std::optional<Error> error;
    Journal::Run run;
    QList<Row> rows;
    Progress progress;
    bool keyed = false; ///< the server promises to honour keys
    int keyDays = 0;
    int chunkSize = 0;
    BulkUses uses;                 ///< empty where the server's bulk call takes all rows
    State wanted = State::Running; ///< Paused or Stopped: no more calls

    int cursor = 0;                      ///< no row before it waits
    std::map<int, Flight> flights;       ///< by chunk
    std::deque<Ready> ready;             ///< to be sent now
    QList<Journal::Chunk> unclear;       ///< to be looked for
    std::deque<QList<int>> halves;       ///< of refused calls: they go before the others
    int refusedAlone = 0;                ///< calls of one row, since a call was taken
    int busy = 0;                        ///< writes and reads of the journal that are under way
    int opening = 0;                     ///< of these, for calls to come
    int failures = 0;                    ///< calls in a row without a use
    std::optional<Timestamp> waitsUntil; ///< no call before
    quint64 waitTurn = 0;
    bool lookedAtEnd = false;
    bool unknownToo = false; ///< the look is for rows that are Unknown, too
    QList<int> asked;        ///< rows that were Unknown when somebody asked to repeat them
    std::unique_ptr<MadeDocuments> looking;
    std::unique_ptr<QLockFile> held;

    QElapsedTimer time;
    std::deque<Sample> samples;
    Background background; ///< last: waited for first
};

} // namespace ink::workflow
