#include "app/store/journals/stackjournal.h"

#include "app/store/database/query.h"
#include "app/store/database/session.h"
#include "app/store/database/storedcode.h"
#include "app/store/journals/reasons.h"

namespace ink::store {

namespace {

Result<StackJournal::Row> rowOf(const Query& query)
{
    StackJournal::Row row;
    row.key = {query["profile"].toString(), domain::DocumentId(query["document_id"].toLongLong()),
               query["invitation"].toString()};
    const QString name = query["document_id"].toString();
    row.title = query["title"].toString();
    row.viewedDigest = query["seen"].toString().toLatin1();
    INK_ASSIGN(decision, enumFromNumber("signing_stack.decision", query["decision"],
                                        StackJournal::Decision::Decline, name));
    row.decision = decision;
    row.reason = query["reason"].toString();
    INK_ASSIGN(state,
               enumFromNumber("signing_stack.state", query["state"], StackJournal::State::Changed, name));
    row.state = state;
    row.problem = messageFromStoredText(query["problem"].toString());
    row.changed = toTime(query["changed"]);
    return row;
}

/** Returns the values of `stack_key` together with `others`. */
BoundValues valuesOf(const StackJournal::Key& key, const BoundValues& others = {})
{
    return BoundValues{{"profile", key.profile},
                       {"document_id", key.document.value()},
                       {"invitation", key.invitation}} +
           others;
}

/** Runs a write that must change a row. Returns a State error if it changes none. */
Result<void> writeStack(Database& db, const char* name, const BoundValues& values)
{
    INK_ASSIGN(transaction, Transaction::begin(db));
    INK_ASSIGN(query, run(db, name, values));
    if (query.numRowsAffected() < 1) return fail(ErrorCode::State, reasons::stackDocumentNotOpen());
    query.finish();
    return transaction.commit();
}

} // namespace

Result<QList<StackJournal::Row>> StackJournal::rows() const
{
    INK_ASSIGN(query, run(m_db, "stack_list", {}));
    QList<Row> all;
    while (query.next()) {
        INK_ASSIGN(row, rowOf(query));
        all.append(std::move(row));
    }
    return all;
}

Result<StackJournal::Row> StackJournal::row(const Key& key) const
{
    INK_ASSIGN(query, run(m_db, "stack_load", valuesOf(key)));
    if (!query.next()) return fail(ErrorCode::NotFound, reasons::stackDocumentNotOpen());
    return rowOf(query);
}

Result<void> StackJournal::markViewed(const Key& key, const QString& title, const QByteArray& digest,
                                      Timestamp now)
{
    return writeStack(m_db, "stack_see",
                      valuesOf(key, {{"title", fromText(title)},
                                     {"seen", QString::fromLatin1(digest)},
                                     {"changed", fromTime(now)}}));
}

Result<void> StackJournal::decideToSign(const Key& key, const QByteArray& digest, Timestamp now)
{
    return writeStack(m_db, "stack_sign",
                      valuesOf(key, {{"seen", QString::fromLatin1(digest)}, {"changed", fromTime(now)}}));
}

Result<void> StackJournal::decide(const Key& key, const QString& title, Decision decision,
                                  const QString& reason, Timestamp now)
{
    if (decision == Decision::Sign) return fail(ErrorCode::State, reasons::stackDocumentNotOpen());
    return writeStack(m_db, "stack_decide",
                      valuesOf(key, {{"title", fromText(title)},
                                     {"decision", static_cast<int>(decision)},
                                     {"reason", fromText(reason)},
                                     {"changed", fromTime(now)}}));
}

Result<void> StackJournal::markSending(const Key& key, Decision decision, Timestamp now)
{
    Q_ASSERT(!m_db.isPostgreSql());
    // The workstation's commits don't wait for the disk. This commit must, because the request that follows
    // can't be undone.
    INK_TRY(m_db.session().exec(QStringLiteral("PRAGMA synchronous = FULL")));
    const auto left =
        writeStack(m_db, "stack_leave",
                   valuesOf(key, {{"decision", static_cast<int>(decision)}, {"changed", fromTime(now)}}));
    INK_TRY(m_db.session().exec(QStringLiteral("PRAGMA synchronous = NORMAL")));
    return left;
}

Result<void> StackJournal::recordOutcome(const Key& key, State state, const Message& problem, Timestamp now)
{
    return writeStack(m_db, "stack_settle",
                      valuesOf(key, {{"state", static_cast<int>(state)},
                                     {"problem", fromText(toStoredText(problem))},
                                     {"changed", fromTime(now)}}));
}

Result<void> StackJournal::markChanged(const Key& key, Timestamp now)
{
    return writeStack(m_db, "stack_changed", valuesOf(key, {{"changed", fromTime(now)}}));
}

Result<void> StackJournal::remove(const Key& key)
{
    INK_ASSIGN(transaction, Transaction::begin(m_db));
    INK_TRY(run(m_db, "stack_remove", valuesOf(key)));
    return transaction.commit();
}

Result<void> StackJournal::removeFinished()
{
    INK_ASSIGN(transaction, Transaction::begin(m_db));
    INK_TRY(run(m_db, "stack_clear", {}));
    return transaction.commit();
}

} // namespace ink::store
