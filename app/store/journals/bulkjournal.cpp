#include "app/store/journals/bulkjournal.h"

#include "app/store/database/knowncode.h"
#include "app/store/database/query.h"
#include "app/store/database/session.h"
#include "app/store/journals/reasons.h"

#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace ink::store {

using namespace domain;

namespace {

const auto valuesKey = QLatin1StringView("values");
const auto othersKey = QLatin1StringView("others");
const auto phoneKey = QLatin1StringView("phone");
const auto titleKey = QLatin1StringView("title");
const auto messageKey = QLatin1StringView("message");

/** Encodes a row of one recipient as the list of its values, and a row of several as an object with both. */
QByteArray bytesOf(const BulkJournal::Fields& fields)
{
    QJsonArray pairs;
    for (const auto& [name, value] : fields.values)
        pairs.append(QJsonArray{name, value});
    if (fields.others.isEmpty() && fields.phone.isEmpty() && fields.title.isEmpty() &&
        fields.message.isEmpty())
        return QJsonDocument(pairs).toJson(QJsonDocument::Compact);
    QJsonArray others;
    for (const BulkPerson& person : fields.others)
        others.append(person.phone.isEmpty() ? QJsonArray{person.name, person.email}
                                             : QJsonArray{person.name, person.email, person.phone});
    QJsonObject all{{valuesKey, pairs}, {othersKey, others}};
    if (!fields.phone.isEmpty()) all.insert(phoneKey, fields.phone);
    if (!fields.title.isEmpty()) all.insert(titleKey, fields.title);
    if (!fields.message.isEmpty()) all.insert(messageKey, fields.message);
    return QJsonDocument(all).toJson(QJsonDocument::Compact);
}

BulkJournal::Fields parseFields(const QByteArray& bytes)
{
    BulkJournal::Fields fields;
    const QJsonDocument kept = QJsonDocument::fromJson(bytes);
    const QJsonArray pairs = kept.isArray() ? kept.array() : kept[valuesKey].toArray();
    fields.values.reserve(pairs.size());
    for (const QJsonValue& pair : pairs)
        fields.values.append({pair[0].toString(), pair[1].toString()});
    const QJsonArray others = kept[othersKey].toArray();
    for (const QJsonValue& person : others)
        fields.others.append({person[0].toString(), person[1].toString(), person[2].toString()});
    fields.phone = kept[phoneKey].toString();
    fields.title = kept[titleKey].toString();
    fields.message = kept[messageKey].toString();
    return fields;
}

/** The state with a number; `last` is the greatest. `key` names the row. */
template <typename State>
Result<State> stateOf(const QVariant& code, State last, const char* column, const QString& key)
{
    bool isNumber = false;
    const int number = code.toInt(&isNumber);
    if (!isNumber || number < 0 || number > static_cast<int>(last))
        return fail(unknownCode(column, code, key));
    return static_cast<State>(number);
}

Result<BulkJournal::Run> runOf(const Query& row)
{
    BulkJournal::Run run;
    run.id = row.value(0).toString();
    run.profile = row.value(1).toString();
    run.templateId = DocumentId(row.value(2).toLongLong());
    run.templateTitle = row.value(3).toString();
    run.title = row.value(4).toString();
    run.callback = row.value(5).toString();
    run.created = toTime(row.value(6));
    run.finished = toOptionalTime(row.value(7));
    run.chunkSize = row.value(8).toInt();
    INK_ASSIGN(state, stateOf(row.value(9), BulkJournal::RunState::Finished, "bulk_run.state", run.id));
    run.state = state;
    run.total = row.value(10).toInt();
    run.sent = row.value(11).toInt();
    run.refused = row.value(12).toInt();
    run.unknown = row.value(13).toInt();
    run.faulty = row.value(14).toInt();
    run.leftOut = row.value(15).toInt();
    return run;
}

/** The database's numeric id of a run. */
Result<qint64> numberOf(const Database& db, const QString& runId)
{
    INK_ASSIGN(query, run(db, "bulk_run_number", {runId}));
    if (!query.next()) return fail(ErrorCode::NotFound, reasons::noSuchBulkRun());
    return query.value(0).toLongLong();
}

Result<void> countAgain(const Database& db, qint64 run)
{
    INK_TRY(store::run(db, "bulk_run_count", {run, run, run, run}));
    return {};
}

Result<void> writeOutcome(const Database& db, qint64 run, const BulkJournal::Outcome& outcome)
{
    INK_TRY(store::run(db, "bulk_row_settle",
                       {static_cast<int>(outcome.state), orNull(outcome.document), text(outcome.errorField),
                        text(toStoredText(outcome.errorMessage)), run, outcome.row}));
    return {};
}

} // namespace

Result<void> BulkJournal::create(const Run& made)
{
    INK_ASSIGN(transaction, Transaction::begin(m_db));
    INK_TRY(store::run(m_db, "bulk_run_insert",
                       {made.id, text(made.profile), made.templateId.value(), text(made.templateTitle),
                        text(made.title), text(made.callback), fromTime(made.created), made.chunkSize,
                        static_cast<int>(RunState::Preparing), made.total}));
    return transaction.commit();
}

Result<void> BulkJournal::addRows(const QString& runId, int first, const QList<NewRow>& rows)
{
    INK_ASSIGN(transaction, Transaction::begin(m_db));
    INK_ASSIGN(number, numberOf(m_db, runId));
    for (const NewRow& row : rows)
        INK_TRY(store::run(m_db, "bulk_row_insert",
                           {number, first++, row.line, text(row.name), text(row.email), bytesOf(row.fields),
                            static_cast<int>(row.state), text(row.errorField),
                            text(toStoredText(row.errorMessage))}));
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
    QList<Run> all;
    while (query.next()) {
        INK_ASSIGN(one, runOf(query));
        all.append(std::move(one));
    }
    return all;
}

Result<QList<BulkJournal::Run>> BulkJournal::allRuns() const
{
    INK_ASSIGN(query, store::run(m_db, "bulk_run_all", {}));
    QList<Run> all;
    while (query.next()) {
        INK_ASSIGN(one, runOf(query));
        all.append(std::move(one));
    }
    return all;
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
    QList<Row> all;
    while (query.next()) {
        Row row;
        row.number = query.value(0).toInt();
        row.line = query.value(1).toInt();
        row.name = query.value(2).toString();
        row.email = query.value(3).toString();
        INK_ASSIGN(state, stateOf(query.value(4), RowState::LeftOut, "bulk_row.state",
                                  QStringLiteral("%1 of run %2").arg(row.number).arg(runId)));
        row.state = state;
        if (!query.value(5).isNull()) row.chunk = query.value(5).toInt();
        row.document = DocumentId(query.value(6).toLongLong());
        row.errorField = query.value(7).toString();
        row.errorMessage = messageFromStoredText(query.value(8).toString());
        all.append(std::move(row));
    }
    return all;
}

Result<QList<BulkJournal::Fields>> BulkJournal::fields(const QString& runId, const QList<int>& rows) const
{
    INK_ASSIGN(number, numberOf(m_db, runId));
    QList<Fields> all;
    all.reserve(rows.size());
    for (const int row : rows) {
        INK_ASSIGN(query, store::run(m_db, "bulk_row_fields", {number, row}));
        if (!query.next()) return fail(ErrorCode::NotFound, reasons::notSuchRow());
        all.append(parseFields(query.value(0).toByteArray()));
    }
    return all;
}

Result<bool> BulkJournal::hasTexts(const QString& runId) const
{
    INK_ASSIGN(number, numberOf(m_db, runId));
    INK_ASSIGN(query, store::run(m_db, "bulk_row_has_texts", {number}));
    return query.next();
}

Result<QList<BulkJournal::Chunk>> BulkJournal::openChunks(const QString& runId) const
{
    INK_ASSIGN(number, numberOf(m_db, runId));
    QList<Chunk> chunks;
    {
        INK_ASSIGN(query, store::run(m_db, "bulk_chunk_open_list", {number}));
        while (query.next()) {
            Chunk chunk;
            chunk.number = query.value(0).toInt();
            chunk.key = query.value(1).toString();
            chunk.keyed = query.value(2).toBool();
            chunk.opened = toTime(query.value(3));
            chunks.append(std::move(chunk));
        }
    }
    for (Chunk& chunk : chunks) {
        INK_ASSIGN(query, store::run(m_db, "bulk_chunk_rows", {number, chunk.number}));
        while (query.next())
            chunk.rows.append(query.value(0).toInt());
    }
    return chunks;
}

Result<QList<DocumentId>> BulkJournal::claimed(const QString& profile, DocumentId templateId) const
{
    INK_ASSIGN(query, store::run(m_db, "bulk_row_claimed", {profile, templateId.value()}));
    QList<DocumentId> all;
    while (query.next())
        all.append(DocumentId(query.value(0).toLongLong()));
    return all;
}

Result<BulkJournal::Chunk> BulkJournal::openChunk(const QString& runId, const QList<int>& rows, bool keyed,
                                                  Timestamp now)
{
    Q_ASSERT(!rows.isEmpty() && !m_db.isPostgreSql());
    // The workstation's commits don't wait for the disk; this one must, because the call that follows can't
    // be undone.
    INK_TRY(m_db.session().exec(QStringLiteral("PRAGMA synchronous = FULL")));
    const auto opened = [&]() -> Result<Chunk> {
        INK_ASSIGN(transaction, Transaction::begin(m_db));
        INK_ASSIGN(number, numberOf(m_db, runId));
        Chunk chunk;
        {
            INK_ASSIGN(next, store::run(m_db, "bulk_chunk_next", {number}));
            if (next.next()) chunk.number = next.value(0).toInt();
        }
        chunk.key = QStringLiteral("bulk-%1-%2").arg(runId).arg(chunk.number);
        chunk.keyed = keyed;
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

Result<void> BulkJournal::settle(const QString& runId, int chunk, const QList<Outcome>& outcomes)
{
    INK_ASSIGN(transaction, Transaction::begin(m_db));
    INK_ASSIGN(number, numberOf(m_db, runId));
    for (const Outcome& outcome : outcomes)
        INK_TRY(writeOutcome(m_db, number, outcome));
    INK_TRY(store::run(m_db, "bulk_chunk_close", {number, chunk}));
    INK_TRY(countAgain(m_db, number));
    return transaction.commit();
}

Result<void> BulkJournal::release(const QString& runId, int chunk)
{
    INK_ASSIGN(transaction, Transaction::begin(m_db));
    INK_ASSIGN(number, numberOf(m_db, runId));
    INK_TRY(store::run(m_db, "bulk_row_release", {number, chunk}));
    INK_TRY(store::run(m_db, "bulk_chunk_close", {number, chunk}));
    return transaction.commit();
}

Result<void> BulkJournal::correct(const QString& runId, const QList<Outcome>& outcomes)
{
    INK_ASSIGN(transaction, Transaction::begin(m_db));
    INK_ASSIGN(number, numberOf(m_db, runId));
    for (const Outcome& outcome : outcomes)
        INK_TRY(writeOutcome(m_db, number, outcome));
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

Result<void> BulkJournal::removeLeftovers(Timestamp createdBefore)
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
