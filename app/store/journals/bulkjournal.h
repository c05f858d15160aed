#pragma once

#include "app/base/clock.h"
#include "app/domain/bulk/bulkrow.h"
#include "app/domain/document/ids.h"
#include "app/store/database/database.h"

#include <QList>
#include <QMap>
#include <QString>

#include <optional>

namespace ink::store {

/**
 * The workstation's journal of bulk runs. A row is assigned to a chunk (one call) just before that call is
 * sent, and the entry survives a power failure. After any crash it is therefore known which rows may have
 * been sent.
 */
class BulkJournal final
{
public:
    explicit BulkJournal(Database& database) : m_db(database) {}

    /** Stored as numbers: append only. */
    enum class RunState {
        Preparing, ///< not all rows are written yet, and nothing was sent
        Open,      ///< running, paused, or interrupted by the end of the process
        Stopped,   ///< by the user: the pending rows are not to be sent
        Finished   ///< no pending rows
    };
    /** Stored as numbers, except Sending, which stays the last: append only, before it. */
    enum class RowState {
        Waiting, ///< not sent
        Sent,    ///< its document exists
        Refused, ///< the server rejected it
        Unknown, ///< sent, but the outcome could not be determined
        Faulty,  ///< not to be sent: it had an error when the run began
        LeftOut, ///< not to be sent: excluded by the user
        Sending  ///< in an open chunk; stored as Waiting
    };

    /** The numbers of a run's rows, by state. */
    struct Counts
    {
        int total = 0;
        int sent = 0;
        int refused = 0;
        int unknown = 0;
        int faulty = 0;
        int leftOut = 0;
        [[nodiscard]] int done() const { return sent + refused + unknown + faulty + leftOut; }
        /** Rows that are still to be sent or being sent. */
        [[nodiscard]] int pending() const { return total - done(); }
        bool operator==(const Counts&) const = default;
    };
    struct Run
    {
        QString id; ///< UUID
        QString profile;
        domain::DocumentId templateId;
        QString templateTitle;
        QString title;    ///< as named by the user, e.g. the file's name
        QString callback; ///< base address; empty = none
        Timestamp created{};
        std::optional<Timestamp> finished;
        int chunkSize = 0;
        RunState state = RunState::Preparing;
        Counts rows;
        bool operator==(const Run&) const = default;
    };
    /** The state of a row, and the reason for it. */
    struct Outcome
    {
        RowState state = RowState::Waiting;
        domain::DocumentId document = {};
        QString errorField = {}; ///< of a refused row the server's field, of a faulty one the column
        Message errorMessage = {};
        bool operator==(const Outcome&) const = default;
    };
    using Outcomes = QMap<int, Outcome>; ///< by the rows' numbers
    /** A row of a run; its number is its index, from 0. */
    struct Row
    {
        int line = 0; ///< of the source file, from 1; 0 = none
        domain::BulkRow content;
        Outcome outcome = {};
        bool operator==(const Row&) const = default;
    };
    /** One call, open from before it is sent until the outcomes of its rows are written. */
    struct Chunk
    {
        int number = 0;
        QString key;        ///< Idempotency-Key
        bool keyed = false; ///< the server promised to honour the key
        Timestamp opened{};
        QList<int> rows;
        bool operator==(const Chunk&) const = default;
    };

    /** Creates a run without rows (Preparing); `rows.total` is the number of rows that addRows will add. */
    [[nodiscard]] Result<void> create(const Run& run);
    /** Appends rows (Waiting, Faulty or LeftOut) to a run that is being prepared; `first` is the number of
     * the first one. */
    [[nodiscard]] Result<void> addRows(const QString& runId, int first, const QList<Row>& rows);
    [[nodiscard]] Result<void> setState(const QString& runId, RunState state, Timestamp now);
    [[nodiscard]] Result<void> setChunkSize(const QString& runId, int size);

    /** Newest first, without incomplete ones. */
    [[nodiscard]] Result<QList<Run>> runs(const QString& profile) const;
    /** The same for all profiles. */
    [[nodiscard]] Result<QList<Run>> allRuns() const;
    /** NotFound when there is no such run. */
    [[nodiscard]] Result<Run> run(const QString& runId) const;
    [[nodiscard]] Result<QList<Row>> rows(const QString& runId) const;
    [[nodiscard]] Result<QList<Chunk>> openChunks(const QString& runId) const;
    /** All documents that rows of the profile's runs from this template are known to have created. */
    [[nodiscard]] Result<QList<domain::DocumentId>> claimed(const QString& profile,
                                                            domain::DocumentId templateId) const;

    /** Records, surviving a power failure, that these rows are being sent. Returns the chunk with its number
     * and key. State when one of the rows is no longer pending. */
    [[nodiscard]] Result<Chunk> openChunk(const QString& runId, const QList<int>& rows, bool keyed,
                                          Timestamp now);
    /** Writes the outcomes of an open chunk's rows, and closes it. */
    [[nodiscard]] Result<void> recordOutcomes(const QString& runId, int chunk, const Outcomes& outcomes);
    /** The call was rejected as a whole without any effect: its rows are pending again. */
    [[nodiscard]] Result<void> release(const QString& runId, int chunk);
    /** Writes outcomes that were determined later, for rows whose chunk is closed. */
    [[nodiscard]] Result<void> correct(const QString& runId, const Outcomes& outcomes);

    /** Makes Unknown rows pending again: they may be sent a second time. */
    [[nodiscard]] Result<void> requeue(const QString& runId, const QList<int>& rows);

    [[nodiscard]] Result<void> remove(const QString& runId);
    /** Removes incomplete runs, whose process ended while it wrote them. */
    [[nodiscard]] Result<void> removeLeftovers(Timestamp createdBefore);
    /** Path of the lock file that a process holds while it works on the run. */
    [[nodiscard]] QString lockPath(const QString& runId) const;

private:
    Database& m_db;
};

} // namespace ink::store
