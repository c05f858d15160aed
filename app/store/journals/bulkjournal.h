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
 * The workstation's journal of bulk runs. A row is assigned to a chunk (one call) just before the call is
 * sent, and this entry survives a power failure. After any crash, it is therefore known which rows may have
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
        Stopped,   ///< stopped by the user: the pending rows will not be sent
        Finished   ///< no pending rows
    };
    /** Stored as numbers, except Sending, which must stay last: append new values before it. */
    enum class RowState {
        Waiting,  ///< not sent
        Sent,     ///< the row's document exists
        Rejected, ///< the server rejected it
        Unknown,  ///< sent, but the outcome could not be determined
        Invalid,  ///< not to be sent: the row had an error when the run began
        Excluded, ///< not to be sent: the user excluded the row
        Sending   ///< in an open chunk; stored as Waiting
    };

    /** The numbers of a run's rows by state. */
    struct Counts
    {
        int total = 0;
        int sent = 0;
        int rejected = 0;
        int unknown = 0;
        int invalid = 0;
        int excluded = 0;
        [[nodiscard]] int completed() const { return sent + rejected + unknown + invalid + excluded; }
        /** The number of rows that are waiting or being sent. */
        [[nodiscard]] int pending() const { return total - completed(); }
        bool operator==(const Counts&) const = default;
    };
    struct Run
    {
        QString id; ///< UUID
        QString profile;
        domain::DocumentId templateId;
        QString templateTitle;
        QString title;    ///< given by the user, e.g. the file's name
        QString callback; ///< base address; empty = none
        Timestamp created{};
        std::optional<Timestamp> finished;
        int chunkSize = 0;
        RunState state = RunState::Preparing;
        Counts rows;
        bool operator==(const Run&) const = default;
    };
    /** The state of a row and the reason for the state. */
    struct Outcome
    {
        RowState state = RowState::Waiting;
        domain::DocumentId document = {};
        QString documentUrl = {}; ///< see domain::Document; empty if the server returns none
        QString errorField = {};  ///< the server's field for a rejected row, the column for an invalid one
        Message errorMessage = {};
        bool operator==(const Outcome&) const = default;
    };
    using Outcomes = QMap<int, Outcome>; ///< by row number
    /** A row of a run. The row's number is its index, from 0. */
    struct Row
    {
        int line = 0; ///< line of the source file, from 1; 0 = none
        domain::BulkRow content;
        Outcome outcome = {};
        bool operator==(const Row&) const = default;
    };
    /** One call, open from before it is sent until the outcomes of its rows are written. */
    struct Chunk
    {
        int number = 0;
        QString key;               ///< Idempotency-Key
        bool isKeyHonored = false; ///< the server promised to honour the key
        Timestamp opened{};
        QList<int> rows;
        bool operator==(const Chunk&) const = default;
    };

    /** Creates a run without rows (Preparing); `rows.total` is the number of rows that addRows will add. */
    [[nodiscard]] Result<void> create(const Run& run);
    /** Appends rows (Waiting, Invalid or Excluded) to a run in preparation. `first` is the number of the
     * first row. */
    [[nodiscard]] Result<void> addRows(const QString& runId, int first, const QList<Row>& rows);
    [[nodiscard]] Result<void> setState(const QString& runId, RunState state, Timestamp now);
    [[nodiscard]] Result<void> setChunkSize(const QString& runId, int size);

    /** Returns the profile's runs, newest first, without incomplete ones. */
    [[nodiscard]] Result<QList<Run>> runs(const QString& profile) const;
    /** Returns the runs of all profiles, in the same order. */
    [[nodiscard]] Result<QList<Run>> allRuns() const;
    /** Returns a run; NotFound if there is no such run. */
    [[nodiscard]] Result<Run> run(const QString& runId) const;
    [[nodiscard]] Result<QList<Row>> rows(const QString& runId) const;
    [[nodiscard]] Result<QList<Chunk>> openChunks(const QString& runId) const;
    /** Returns all documents that are known to have been created from rows of the profile's runs with this
     * template. */
    [[nodiscard]] Result<QList<domain::DocumentId>> createdDocuments(const QString& profile,
                                                                     domain::DocumentId templateId) const;

    /** Records durably (surviving a power failure) that these rows are being sent. Returns the chunk with its
     * number and key, or a State error if one of the rows is no longer pending. */
    [[nodiscard]] Result<Chunk> openChunk(const QString& runId, const QList<int>& rows, bool keyed,
                                          Timestamp now);
    /** Writes the outcomes of an open chunk's rows and closes the chunk. */
    [[nodiscard]] Result<void> recordOutcomes(const QString& runId, int chunk, const Outcomes& outcomes);
    /** Makes the chunk's rows pending again, because the call was rejected as a whole and had no effect. */
    [[nodiscard]] Result<void> releaseChunk(const QString& runId, int chunk);
    /** Writes outcomes that were determined later, for rows of closed chunks. */
    [[nodiscard]] Result<void> correctOutcomes(const QString& runId, const Outcomes& outcomes);

    /** Makes Unknown rows pending again. They may be sent a second time. */
    [[nodiscard]] Result<void> requeue(const QString& runId, const QList<int>& rows);

    [[nodiscard]] Result<void> remove(const QString& runId);
    /** Removes incomplete runs that were created before this time: their process ended while it was writing
     * them. */
    [[nodiscard]] Result<void> removeIncompleteRuns(Timestamp createdBefore);
    /** Returns the path of the lock file that a process holds while it works on the run. */
    [[nodiscard]] QString lockPath(const QString& runId) const;

private:
    Database& m_db;
};

} // namespace ink::store
