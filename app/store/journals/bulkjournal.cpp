#include "app/store/journals/bulkjournal.h"

#include "app/store/database/knowncode.h"
#include "app/store/database/query.h"
#include "app/store/database/session.h"
#include "app/store/journals/reasons.h"

#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSet>

#include <array>

namespace ink::store {

using namespace domain;
using namespace Qt::Literals::StringLiterals;

namespace {

/** A text of a row's content that is stored by its key unless it is empty. */
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
 * Encodes the content of a row apart from its first recipient's name and email, which have columns: the list
 * of its values, or where it has more than values, an object with everything.
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
    if (all.isEmpty() && others.isEmpty()) return QJsonDocument(values).toJson(QJsonDocument::Compact);
    all.insert("values"_L1, values);
    all.insert("others"_L1, others);
    return QJsonDocument(all).toJson(QJsonDocument::Compact);
}

/** Names of values, which the rows of a run have in common: each is held in memory once. */
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

// The columns of bulk_row and the parts of a row that they hold. Rows are written and read by these two
// lists.

template <typename Each> void eachOutcomeColumn(Each& each, BulkJournal::Outcome& outcome)
{
    each("state", outcome.state);
    each("document_id", outcome.document);
    each("error_field", outcome.errorField);
    each("error_message", outcome.errorMessage);
}

template <typename Each> void eachColumn(Each& each, BulkJournal::Row& row)
{
    each("line", row.line);
    each("name", row.content.recipient.name);
    each("email", row.content.recipient.email);
    each("fields", row.content);
    eachOutcomeColumn(each, row.outcome);
}

/** Collects the names of columns with the values to store. */
class ColumnWriter final
{
public:
    void operator()(const char* name, int number) { add(name, number); }
    void operator()(const char* name, const QString& words) { add(name, text(words)); }
    void operator()(const char* name, DocumentId id) { add(name, orNull(id)); }
    void operator()(const char* name, const Message& message) { add(name, text(toStoredText(message))); }
    void operator()(const char* name, const BulkRow& content) { add(name, bytesOf(content)); }
    void operator()(const char* name, BulkJournal::RowState state)
    {
        Q_ASSERT(state != BulkJournal::RowState::Sending);
        add(name, static_cast<int>(state));
    }

    QStringList names;
    QVariantList values;

private:
    void add(const char* name, const QVariant& value)
    {
        names.append(QLatin1StringView(name));
        values.append(value);
    }
};

/** Reads the columns of the current row of a query, in their order. */
class ColumnReader final
{
public:
    explicit ColumnReader(const Query& query) : m_query(query) {}
    /** Begins with the first column of a row; `key` names the row in `fault`. */
    void begin(const QString& key)
    {
        m_key = key;
        m_column = 0;
    }
    void operator()(const char*, int& number) { number = next().toInt(); }
    void operator()(const char*, QString& words) { words = next().toString(); }
    void operator()(const char*, DocumentId& id) { id = DocumentId(next().toLongLong()); }
    void operator()(const char*, Message& message) { message = messageFromStoredText(next().toString()); }
    void operator()(const char*, BulkRow& content) { readContent(next().toByteArray(), content, m_names); }
    void operator()(const char* name, BulkJournal::RowState& state)
    {
        auto known = stateOf(next(), BulkJournal::RowState::LeftOut,
                             (QByteArray("bulk_row.") + name).constData(), m_key);
        if (known)
            state = *known;
        else
            fault = std::move(known.error());
    }

    std::optional<Error> fault; ///< a column that holds an unknown value

private:
    QVariant next() { return m_query.value(m_column++); }

    const Query& m_query;
    QString m_key;
    int m_column = 0;
    ValueNames m_names;
};

QStringList rowColumns()
{
    ColumnWriter columns;
    BulkJournal::Row row;
    eachColumn(columns, row);
    return columns.names;
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
    run.rows.total = row.value(10).toInt();
    run.rows.sent = row.value(11).toInt();
    run.rows.refused = row.value(12).toInt();
    run.rows.unknown = row.value(13).toInt();
    run.rows.faulty = row.value(14).toInt();
    run.rows.leftOut = row.value(15).toInt();
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

Result<void> writeOutcomes(const Database& db, qint64 run, const BulkJournal::Outcomes& outcomes)
{
    for (auto each = outcomes.cbegin(); each != outcomes.cend(); ++each) {
        ColumnWriter columns;
        BulkJournal::Outcome outcome = *each;
        eachOutcomeColumn(columns, outcome);
        const QString assignments = columns.names.join(QStringLiteral(" = ?, ")) + QStringLiteral(" = ?");
        INK_TRY(runText(db, statement(db, "bulk_row_settle").arg(assignments),
                        columns.values + QVariantList{run, each.key()}));
    }
    return {};
}

} // namespace

Result<void> BulkJournal::create(const Run& made)
{
    INK_ASSIGN(transaction, Transaction::begin(m_db));
    INK_TRY(store::run(m_db, "bulk_run_insert",
                       {made.id, text(made.profile), made.templateId.value(), text(made.templateTitle),
                        text(made.title), text(made.callback), fromTime(made.created), made.chunkSize,
                        static_cast<int>(RunState::Preparing), made.rows.total}));
    return transaction.commit();
}

Result<void> BulkJournal::addRows(const QString& runId, int first, const QList<Row>& rows)
{
    INK_ASSIGN(transaction, Transaction::begin(m_db));
    INK_ASSIGN(run, numberOf(m_db, runId));
    const QStringList columns = rowColumns();
    const QString insert = statement(m_db, "bulk_row_insert")
                               .arg(columns.join(QLatin1Char(',')),
                                    QStringList(columns.size(), QStringLiteral("?")).join(QLatin1Char(',')));
    int number = first;
    for (Row row : rows) {
        ColumnWriter written;
        eachColumn(written, row);
        INK_TRY(runText(m_db, insert, QVariantList{run, number++} + written.values));
    }
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
    const QStringList columns = rowColumns();
    INK_ASSIGN(query,
               runText(m_db, statement(m_db, "bulk_row_list").arg(columns.join(QLatin1Char(','))), {runId}));
    ColumnReader reader(query);
    const int isSending = static_cast<int>(columns.size());
    QList<Row> all;
    while (query.next()) {
        reader.begin(QStringLiteral("%1 of run %2").arg(query.value(isSending + 1).toInt()).arg(runId));
        Row row;
        eachColumn(reader, row);
        if (reader.fault) return fail(std::move(*reader.fault));
        if (query.value(isSending).toBool()) row.outcome.state = RowState::Sending;
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

Result<void> BulkJournal::settle(const QString& runId, int chunk, const Outcomes& outcomes)
{
    INK_ASSIGN(transaction, Transaction::begin(m_db));
    INK_ASSIGN(number, numberOf(m_db, runId));
    INK_TRY(writeOutcomes(m_db, number, outcomes));
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

Result<void> BulkJournal::correct(const QString& runId, const Outcomes& outcomes)
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
