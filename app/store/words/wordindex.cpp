#include "app/store/words/wordindex.h"

#include "app/store/database/query.h"
#include "app/store/words/documentwords.h"
#include "app/store/words/wordblocks.h"

#include <QSet>

namespace ink::store {

using namespace domain;

namespace {

QStringList indexWords(const Query& row)
{
    return indexWords(row, row["search"].toString());
}

} // namespace

Result<QStringList> storedIndexWords(const Database& database, DocumentId id)
{
    INK_ASSIGN(row, run(database, "document_search", {id.value()}));
    if (!row.next()) return QStringList();
    return indexWords(row);
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
        const DocumentId id(all["id"].toLongLong());
        QStringList parts;
        INK_ASSIGN(people, run(db, "invitation_list", {id.value()}));
        while (people.next())
            parts << people["recipient_name"].toString() << people["recipient_email"].toString();
        const QString now = searchText(all["title"].toString(), parts);
        if (now != all["search"].toString()) INK_TRY(run(db, "word_source_save", {now, id.value()}));
    }
    return {};
}

Result<void> rebuildWords(Transaction& transaction)
{
    constexpr int atOnce = 10'000;
    constexpr qsizetype maxChanges = 500'000; // maximum number of changes held in memory
    const Database& db = transaction.database();
    WordChanges& changes = wordChanges(transaction);
    INK_TRY(run(db, "word_block_clear", {}));
    for (qint64 last = 0;;) {
        INK_ASSIGN(rows, run(db, "word_rows", {last, atOnce}));
        const qint64 before = last;
        while (rows.next()) {
            last = rows["id"].toLongLong();
            for (const QString& word : indexWords(rows))
                changes.set(AccountId(rows["account_id"].toLongLong()), word, DocumentId(last), true);
        }
        const bool isEnd = last == before;
        Q_ASSERT(last >= before);
        if (isEnd || changes.count() > maxChanges) INK_TRY(changes.write(db));
        if (isEnd) return {};
    }
}

} // namespace ink::store
