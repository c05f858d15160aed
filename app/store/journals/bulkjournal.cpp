#include "app/store/journals/bulkjournal.h"

#include "app/store/database/query.h"
#include "app/store/database/session.h"
#include "app/store/database/storedcode.h"
#include "app/store/database/storeddata.h"
#include "app/store/journals/reasons.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSet>

#include <array>

namespace ink::store {

using namespace domain;
using namespace Qt::Literals::StringLiterals;

namespace {

/** A text in a row's content, stored under its key unless it is empty. */
struct StoredText
{
    QLatin1StringView key;
    QString& (*of)(BulkRow&);
};
constexpr std::array<StoredText, 3> storedTexts{
    {{"phone"_L1, [](BulkRow& row) -> QString& { return row.recipient.phone; }},
     {"title"_L1, [](BulkRow& row) -> QString& { return row.title; }},
     {"message"_L1, [](BulkRow& row) -> QString& { return row.message; }}}};

/**
 * Encodes the content of a row, except the first recipient's name and email, which have columns. The result
 * is a list of the values or, if there is other content, an object with everything.
 */
QByteArray bytesOf(BulkRow row)
{
    QJsonArray values;
    for (const auto& [name, value] : std::as_const(row.values))
        values.append(QJsonArray{name, value});
    QJsonArray others;
    for (const BulkPerson& person : std::as_const(row.others))
        others.append(person.phone.isEmpty() ? QJsonArray{person.name, person.email}
                                             : QJsonArray{person.name, person.email, person.phone});
    QJsonObject all;
    for (const auto& [key, of] : storedTexts)
        if (const QString& text = of(row); !text.isEmpty()) all.insert(key, text);
    if (!row.data.isEmpty()) all.insert("data"_L1, dataToJson(row.data));
    if (all.isEmpty() && others.isEmpty()) return QJsonDocument(values).toJson(QJsonDocument::Compact);
    all.insert("values"_L1, values);
    all.insert("others"_L1, others);
    return QJsonDocument(all).toJson(QJsonDocument::Compact);
}

/** Names of values. The rows of a run share them, so each is held in memory once. */
using ValueNames = QSet<QString>;

/** Decodes the content of a row into `row`. */
void readContent(const QByteArray& bytes, BulkRow& row, ValueNames& names)
{
    const QJsonDocument stored = QJsonDocument::fromJson(bytes);
    const QJsonArray values = stored.isArray() ? stored.array() : stored["values"_L1].toArray();
    row.values.reserve(values.size());
    for (const QJsonValue& pair : values)
        row.values.append({*names.insert(pair[0].toString()), pair[1].toString()});
    const QJsonArray others = stored["others"_L1].toArray();
    for (const QJsonValue& person : others)
        row.others.append({person[0].toString(), person[1].toString(), person[2].toString()});
    for (const auto& [key, of] : storedTexts)
        of(row) = stored[key].toString();
    row.data = dataFromJson(stored["data"_L1].toObject());
}

BoundValues outcomeValues(const BulkJournal::Outcome& outcome)
{
    Q_ASSERT(outcome.state != BulkJournal::RowState::Sending);
    return {{"state", static_cast<int>(outcome.state)},
            {"document_id", orNull(outcome.document)},
            {"document_url", fromText(outcome.documentUrl)},
            {"error_field", fromText(outcome.errorField)},
            {"error_message", fromText(toStoredText(outcome.errorMessage))}};
}

/** Returns the values of bulk_row_columns and the id of the run. */
BoundValues rowValues(qint64 run, int number, const BulkJournal::Row& row)
{
    return BoundValues{{"run", run},
                       {"number", number},
                       {"line", row.line},
                       {"name", fromText(row.content.recipient.name)},
                       {"email", fromText(row.content.recipient.email)},
                       {"fields", bytesOf(row.content)}} +
           outcomeValues(row.outcome);
}

/** Reads a row from `bulk_row_columns` and `is_sending`. Returns a Database error if it contains an unknown
 * state. */
Result<BulkJournal::Row> rowOf(const Query& query, const QString& runId, ValueNames& names)
{
    BulkJournal::Row row;
    row.line = query["line"].toInt();
    row.content.recipient.name = query["name"].toString();
    row.content.recipient.email = query["email"].toString();
    readContent(query["fields"].toByteArray(), row.content, names);
    const QString key = QStringLiteral("%1 of run %2").arg(query["number"].toInt()).arg(runId);
    INK_ASSIGN(state, enumFromNumber("bulk_row.state", query["state"], BulkJournal::RowState::Excluded, key));
    row.outcome.state = query["is_sending"].toBool() ? BulkJournal::RowState::Sending : state;
    row.outcome.document = DocumentId(query["document_id"].toLongLong());
    row.outcome.documentUrl = query["document_url"].toString();
    row.outcome.errorField = query["error_field"].toString();
    row.outcome.errorMessage = messageFromStoredText(query["error_message"].toString());
    return row;
}

/** Reads a run from `bulk_run_read`. Returns a Database error if it contains an unknown state. */
Result<BulkJournal::Run> runOf(const Query& row)
{
    BulkJournal::Run run;
    run.id = row["id"].toString();
    run.profile = row["profile"].toString();
    run.templateId = DocumentId(row["template_id"].toLongLong());
    run.templateTitle = row["template_title"].toString();
    run.title = row["title"].toString();
    run.callback = row["callback"].toString();
    run.created = toTime(row["created"]);
    run.finished = toOptionalTime(row["finished"]);
    run.chunkSize = row["chunk_size"].toInt();
    INK_ASSIGN(state,
               enumFromNumber("bulk_run.state", row["state"], BulkJournal::RunState::Finished, run.id));
    run.state = state;
    run.rows.total = row["total"].toInt();
    run.rows.sent = row["sent"].toInt();
    run.rows.rejected = row["refused"].toInt();
    run.rows.unknown = row["unknown"].toInt();
    run.rows.invalid = row["faulty"].toInt();
    run.rows.excluded = row["left_out"].toInt();
    return run;
}

Result<QList<BulkJournal::Run>> runsOf(Query query)
{
    QList<BulkJournal::Run> all;
    while (query.next()) {
        INK_ASSIGN(one, runOf(query));
        all.append(std::move(one));
    }
    return all;
}

/** Returns the database's numeric id of a run. */
Result<qint64> numberOf(const Database& db, const QString& runId)
{
    INK_ASSIGN(query, run(db, "bulk_run_number", {runId}));
    if (!query.next()) return fail(ErrorCode::NotFound, reasons::noSuchBulkRun());
    return query["number"].toLongLong();
}

Result<void> countAgain(const Database& db, qint64 run)
{
    INK_TRY(store::run(db, "bulk_run_count", {{"run", run}}));
    return {};
}

Result<void> writeOutcomes(const Database& db, qint64 run, const BulkJournal::Outcomes& outcomes)
{
    for (auto each = outcomes.cbegin(); each != outcomes.cend(); ++each)
        INK_TRY(store::run(db, "bulk_row_settle",
                           outcomeValues(*each) + BoundValues{{"run", run}, {"number", each.key()}}));
    return {};
}

} // namespace

Result<void> BulkJournal::create(const Run& made)
{
    INK_ASSIGN(transaction, Transaction::begin(m_db));
    INK_TRY(store::run(m_db, "bulk_run_insert",
                       {{"id", made.id},
                        {"profile", fromText(made.profile)},
                        {"template_id", made.templateId.value()},
                        {"template_title", fromText(made.templateTitle)},
                        {"title", fromText(made.title)},
                        {"callback", fromText(made.callback)},
                        {"created", fromTime(made.created)},
                        {"chunk_size", made.chunkSize},
                        {"state", static_cast<int>(RunState::Preparing)},
                        {"total", made.rows.total}}));
    return transaction.commit();
}

Result<void> BulkJournal::addRows(const QString& runId, int first, const QList<Row>& rows)
{
    INK_ASSIGN(transaction, Transaction::begin(m_db));
    INK_ASSIGN(run, numberOf(m_db, runId));
    int number = first;
    for (const Row& row : rows)
        INK_TRY(store::run(m_db, "bulk_row_insert", rowValues(run, number++, row)));
    return transaction.commit();
}

Result<void> BulkJournal::setState(const QString& runId, RunState state, Timestamp now)
{
    INK_ASSIGN(transaction, Transaction::begin(m_db));
    INK_TRY(store::run(
        m_db, "bulk_run_state",
        {static_cast<int>(state), state == RunState::Finished ? fromTime(now) : QVariant(), runId}));
    return transaction.commit();
}

Result<void> BulkJournal::setChunkSize(const QString& runId, int size)
{
    INK_ASSIGN(transaction, Transaction::begin(m_db));
    Q_ASSERT(size > 0);
    INK_TRY(store::run(m_db, "bulk_run_chunk_size", {size, runId}));
    return transaction.commit();
}

Result<QList<BulkJournal::Run>> BulkJournal::runs(const QString& profile) const
{
    INK_ASSIGN(query, store::run(m_db, "bulk_run_list", {profile}));
    return runsOf(std::move(query));
}

Result<QList<BulkJournal::Run>> BulkJournal::allRuns() const
{
    INK_ASSIGN(query, store::run(m_db, "bulk_run_all", {}));
    return runsOf(std::move(query));
}

Result<BulkJournal::Run> BulkJournal::run(const QString& runId) const
{
    INK_ASSIGN(query, store::run(m_db, "bulk_run_load", {runId}));
    if (!query.next()) return fail(ErrorCode::NotFound, reasons::noSuchBulkRun());
    return runOf(query);
}

Result<QList<BulkJournal::Row>> BulkJournal::rows(const QString& runId) const
{
    INK_ASSIGN(query, store::run(m_db, "bulk_row_list", {runId}));
    ValueNames names;
    QList<Row> all;
    while (query.next()) {
        INK_ASSIGN(row, rowOf(query, runId, names));
        all.append(std::move(row));
    }
    return all;
}

Result<QList<BulkJournal::Chunk>> BulkJournal::openChunks(const QString& runId) const
{
    INK_ASSIGN(number, numberOf(m_db, runId));
    QList<Chunk> chunks;
    {
        INK_ASSIGN(query, store::run(m_db, "bulk_chunk_open_list", {number}));
        while (query.next()) {
            Chunk chunk;
            chunk.number = query["number"].toInt();
            chunk.key = query["request_key"].toString();
            chunk.isKeyHonored = query["keyed"].toBool();
            chunk.opened = toTime(query["opened"]);
            chunks.append(std::move(chunk));
        }
    }
    for (Chunk& chunk : chunks) {
        INK_ASSIGN(query, store::run(m_db, "bulk_chunk_rows", {number, chunk.number}));
        while (query.next())
            chunk.rows.append(query["number"].toInt());
    }
    return chunks;
}

Result<QList<DocumentId>> BulkJournal::createdDocuments(const QString& profile, DocumentId templateId) const
{
    INK_ASSIGN(query, store::run(m_db, "bulk_row_claimed", {profile, templateId.value()}));
    QList<DocumentId> all;
    while (query.next())
        all.append(DocumentId(query["document_id"].toLongLong()));
    return all;
}

Result<BulkJournal::Chunk> BulkJournal::openChunk(const QString& runId, const QList<int>& rows, bool keyed,
                                                  Timestamp now)
{
    Q_ASSERT(!rows.isEmpty() && !m_db.isPostgreSql());
    // The workstation's commits don't wait for the disk. This commit must, because the call that follows
    // can't be undone.
    INK_TRY(m_db.session().exec(QStringLiteral("PRAGMA synchronous = FULL")));
    const auto opened = [&]() -> Result<Chunk> {
        INK_ASSIGN(transaction, Transaction::begin(m_db));
        INK_ASSIGN(number, numberOf(m_db, runId));
        Chunk chunk;
        {
            INK_ASSIGN(next, store::run(m_db, "bulk_chunk_next", {number}));
            if (next.next()) chunk.number = next["number"].toInt();
        }
        chunk.key = QStringLiteral("bulk-%1-%2").arg(runId).arg(chunk.number);
        chunk.isKeyHonored = keyed;
        chunk.opened = now;
        chunk.rows = rows;
        INK_TRY(store::run(m_db, "bulk_chunk_insert",
                           {number, chunk.number, chunk.key, keyed ? 1 : 0, fromTime(now)}));
        for (const int row : rows) {
            INK_ASSIGN(taken, store::run(m_db, "bulk_row_take", {chunk.number, number, row}));
            if (taken.numRowsAffected() != 1) return fail(ErrorCode::State, reasons::bulkRunInUse());
        }
        INK_TRY(transaction.commit());
        return chunk;
    }();
    INK_TRY(m_db.session().exec(QStringLiteral("PRAGMA synchronous = NORMAL")));
    return opened;
}

Result<void> BulkJournal::recordOutcomes(const QString& runId, int chunk, const Outcomes& outcomes)
{
    INK_ASSIGN(transaction, Transaction::begin(m_db));
    INK_ASSIGN(number, numberOf(m_db, runId));
    INK_TRY(writeOutcomes(m_db, number, outcomes));
    INK_TRY(store::run(m_db, "bulk_chunk_close", {number, chunk}));
    INK_TRY(countAgain(m_db, number));
    return transaction.commit();
}

Result<void> BulkJournal::releaseChunk(const QString& runId, int chunk)
{
    INK_ASSIGN(transaction, Transaction::begin(m_db));
    INK_ASSIGN(number, numberOf(m_db, runId));
    INK_TRY(store::run(m_db, "bulk_row_release", {number, chunk}));
    INK_TRY(store::run(m_db, "bulk_chunk_close", {number, chunk}));
    return transaction.commit();
}

Result<void> BulkJournal::correctOutcomes(const QString& runId, const Outcomes& outcomes)
{
    INK_ASSIGN(transaction, Transaction::begin(m_db));
    INK_ASSIGN(number, numberOf(m_db, runId));
    INK_TRY(writeOutcomes(m_db, number, outcomes));
    INK_TRY(countAgain(m_db, number));
    return transaction.commit();
}

Result<void> BulkJournal::requeue(const QString& runId, const QList<int>& rows)
{
    INK_ASSIGN(transaction, Transaction::begin(m_db));
    INK_ASSIGN(number, numberOf(m_db, runId));
    for (const int row : rows)
        INK_TRY(store::run(m_db, "bulk_row_requeue", {number, row}));
    INK_TRY(countAgain(m_db, number));
    return transaction.commit();
}

Result<void> BulkJournal::remove(const QString& runId)
{
    INK_ASSIGN(transaction, Transaction::begin(m_db));
    INK_TRY(store::run(m_db, "bulk_run_remove", {runId}));
    return transaction.commit();
}

Result<void> BulkJournal::removeIncompleteRuns(Timestamp createdBefore)
{
    INK_ASSIGN(transaction, Transaction::begin(m_db));
    INK_TRY(store::run(m_db, "bulk_run_leftovers", {fromTime(createdBefore)}));
    return transaction.commit();
}

QString BulkJournal::lockPath(const QString& runId) const
{
    return QStringLiteral("%1.bulk-%2.lock").arg(m_db.connection().databaseName(), runId);
}

} // namespace ink::store
