#include "app/store/words/wordindex.h"

#include "app/store/database/query.h"
#include "app/store/words/documentwords.h"
#include "app/store/words/wordblocks.h"

#include <QSet>

namespace ink::store {

using namespace domain;

namespace {

/** From the columns search, deleted, status and modified, beginning with `first`. */
QStringList indexWords(const Query& row, int first)
{
    return indexWords(row, first, row.value(first).toString());
}

} // namespace

Result<QStringList> storedIndexWords(const Database& database, DocumentId id)
{
    INK_ASSIGN(row, run(database, "document_search", {id.value()}));
    if (!row.next()) return QStringList();
    return indexWords(row, 0);
}

void replaceWords(Transaction& transaction, AccountId account, DocumentId id, const QStringList& before,
                  const QStringList& after)
{
    const QSet<QString> old(before.cbegin(), before.cend());
    const QSet<QString> now(after.cbegin(), after.cend());
    for (const QString& word : old - now)
        wordChanges(transaction).set(account, word, id, false);
    for (const QString& word : now - old)
        wordChanges(transaction).set(account, word, id, true);
}

Result<void> rewriteSearchTexts(Transaction& transaction)
{
    const Database& db = transaction.database();
    INK_ASSIGN(all, run(db, "word_sources", {}));
    while (all.next()) {
        const DocumentId id(all.value(0).toLongLong());
        QStringList parts;
        INK_ASSIGN(people, run(db, "invitation_list", {id.value()}));
        while (people.next())
            parts << people.value(2).toString() << people.value(3).toString();
        const QString now = searchText(all.value(1).toString(), parts);
        if (now != all.value(2).toString()) INK_TRY(run(db, "word_source_save", {now, id.value()}));
    }
    return {};
}

Result<void> rebuildWords(Transaction& transaction)
{
    constexpr int atOnce = 10'000;
    constexpr qsizetype maxChanges = 500'000; // in memory
    const Database& db = transaction.database();
    WordChanges& changes = wordChanges(transaction);
    INK_TRY(run(db, "word_block_clear", {}));
    for (qint64 last = 0;;) {
        INK_ASSIGN(rows, run(db, "word_rows", {last, atOnce}));
        const qint64 before = last;
        while (rows.next()) {
            last = rows.value(0).toLongLong();
            for (const QString& word : indexWords(rows, 2))
                changes.set(AccountId(rows.value(1).toLongLong()), word, DocumentId(last), true);
        }
        const bool isEnd = last == before;
        Q_ASSERT(last >= before);
        if (isEnd || changes.count() > maxChanges) INK_TRY(changes.write(db));
        if (isEnd) return {};
    }
}

} // namespace ink::store
