#pragma once

#include "app/base/clock.h"
#include "app/domain/bulkperson.h"
#include "app/domain/ids.h"
#include "app/store/database/database.h"

#include <QList>
#include <QPair>
#include <QString>

#include <optional>

namespace ink::store {

/**
 * The workstation's memory of bulk runs. A row belongs to a chunk (one call) from the moment before that call
 * leaves, which survives a power cut; so after any end of the process it is known which rows may have been
 * sent.
 */
class BulkJournal final
{
public:
    explicit BulkJournal(Database& database) : m_db(database) {}

    /** Kept as numbers: only ever appended to. */
    enum class RunState {
        Preparing, ///< not all rows are written yet: nothing was sent
        Open,      ///< under way, paused, or left by a process that ended
        Stopped,   ///< by a person: the waiting rows are not to be sent
        Finished   ///< no row waits
    };
    enum class RowState {
        Waiting, ///< not sent; under way when its chunk is open
        Sent,    ///< there is a document
        Refused, ///< the server said no
        Unknown, ///< sent, but what became of it could not be found out
        Faulty,  ///< never to be sent as it is: it had a fault when the run was begun
        LeftOut  ///< never to be sent: a person left it out
    };

    struct Run
    {
        QString id; ///< UUID
        QString profile;
        domain::DocumentId templateId;
        QString templateTitle;
        QString title;    ///< what the person called it, e.g. the file's name
        QString callback; ///< base address; empty = none
        Timestamp created{};
        std::optional<Timestamp> finished;
        int chunkSize = 0;
        RunState state = RunState::Preparing;
        int total = 0;
        int sent = 0;
        int refused = 0;
        int unknown = 0;
        int faulty = 0;
        int leftOut = 0;
        [[nodiscard]] int waiting() const { return total - sent - refused - unknown - faulty - leftOut; }
        bool operator==(const Run&) const = default;
    };
    struct Row
    {
        int number = 0; ///< from 0
        int line = 0;   ///< of the file that it came from, from 1; 0 = none
        QString name;
        QString email;
        RowState state = RowState::Waiting;
        std::optional<int> chunk; ///< of its last call
        domain::DocumentId document;
        QString errorField;
        Message errorMessage;
        bool operator==(const Row&) const = default;
    };
    using Values = QList<QPair<QString, QString>>; ///< name of a tag or a group → value
    /** The values of a row besides its first recipient. */
    struct Fields
    {
        Values values;
        QList<domain::BulkPerson> others = {}; ///< the people in the template's further vacant roles
        QString phone = {};                    ///< of the first recipient
        bool operator==(const Fields&) const = default;
    };
    struct NewRow
    {
        int line = 0;
        QString name;
        QString email;
        Fields fields;
        RowState state = RowState::Waiting; ///< or Faulty, LeftOut
        QString errorField = {};            ///< for a faulty one: the column
        Message errorMessage = {};
    };
    /** One call, open from before it leaves until what became of its rows is written. */
    struct Chunk
    {
        int number = 0;
        QString key;        ///< Idempotency-Key
        bool keyed = false; ///< the server promised then to honour it
        Timestamp opened{};
        QList<int> rows;
        bool operator==(const Chunk&) const = default;
    };
    /** The outcome of one row of a chunk. */
    struct Outcome
    {
        int row = 0;
        RowState state = RowState::Unknown;
        domain::DocumentId document;
        QString errorField;
        Message errorMessage;
        bool operator==(const Outcome&) const = default;
    };

    /** Begins a run without rows (Preparing); `total` is what addRows will add up to. */
    [[nodiscard]] Result<void> create(const Run& run);
    /** Appends rows to a run that is being prepared; `first` is the number of the first of them. */
    [[nodiscard]] Result<void> addRows(const QString& runId, int first, const QList<NewRow>& rows);
    [[nodiscard]] Result<void> setState(const QString& runId, RunState state, Timestamp now);
    [[nodiscard]] Result<void> setChunkSize(const QString& runId, int size);

    /** Newest first, without those that were never whole. */
    [[nodiscard]] Result<QList<Run>> runs(const QString& profile) const;
    /** The same of every profile. */
    [[nodiscard]] Result<QList<Run>> allRuns() const;
    /** NotFound when there is none. */
    [[nodiscard]] Result<Run> run(const QString& runId) const;
    [[nodiscard]] Result<QList<Row>> rows(const QString& runId) const;
    /** The fields of rows, in the order asked for. */
    [[nodiscard]] Result<QList<Fields>> fields(const QString& runId, const QList<int>& rows) const;
    [[nodiscard]] Result<QList<Chunk>> openChunks(const QString& runId) const;
    /** All documents that a row of any run of the profile from this template is known to have become. */
    [[nodiscard]] Result<QList<domain::DocumentId>> claimed(const QString& profile,
                                                            domain::DocumentId templateId) const;

    /**
     * Writes down that these rows leave now, for good: survives a power cut. Gives the chunk with its number
     * and key. State when one of the rows is not waiting and free any more.
     */
    [[nodiscard]] Result<Chunk> openChunk(const QString& runId, const QList<int>& rows, bool keyed,
                                          Timestamp now);
    /** Writes the outcomes of an open chunk's rows, and closes it. */
    [[nodiscard]] Result<void> settle(const QString& runId, int chunk, const QList<Outcome>& outcomes);
    /** The call was refused as a whole and nothing was done: its rows wait again. */
    [[nodiscard]] Result<void> release(const QString& runId, int chunk);
    /** Writes outcomes that were found later, for rows whose chunk is closed. */
    [[nodiscard]] Result<void> correct(const QString& runId, const QList<Outcome>& outcomes);

    /** Rows that are Unknown wait again: they may be sent a second time. */
    [[nodiscard]] Result<void> requeue(const QString& runId, const QList<int>& rows);

    [[nodiscard]] Result<void> remove(const QString& runId);
    /** Drops runs that were never whole: their process ended while it wrote them. */
    [[nodiscard]] Result<void> removeLeftovers(Timestamp createdBefore);
    /** A file whose lock says that a process works on the run. */
    [[nodiscard]] QString lockPath(const QString& runId) const;

private:
    Database& m_db;
};

} // namespace ink::store
