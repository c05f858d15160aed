#include "app/store/words/wordcheck.h"

#include "app/store/database/query.h"
#include "app/store/words/documentwords.h"
#include "app/store/words/wordblocks.h"
#include "app/store/words/wordindex.h"

#include <map>

namespace ink::store {

using namespace domain;

namespace {

/** Number of blocks that are compared together; small enough that all words of their documents fit in
 * memory. */
constexpr qint64 blocksAtOnce = 16;

using Places = QList<quint16>;

/** The mismatches of the documents of some blocks, by account and document. */
class Faults final
{
public:
    WordMismatch& of(qint64 account, qint64 document)
    {
        WordMismatch& fault = m_faults[{document, account}];
        fault.document = DocumentId(document);
        fault.account = AccountId(account);
        return fault;
    }
    void add(const WordChanges::Key& key, const Bits& should, const Bits& is)
    {
        for (quint16 place = 0; place < idsPerBlock; ++place) {
            const auto has = [&](const Bits& bits) { return (bits[place / 64] >> (place % 64) & 1) != 0; };
            if (should[place / 64] == is[place / 64]) {
                place = static_cast<quint16>(place | 63);
                continue;
            }
            if (has(should) == has(is)) continue;
            WordMismatch& fault = of(key.account, key.block * idsPerBlock + place);
            (has(should) ? fault.missing : fault.superfluous).append(key.word);
        }
    }
    void notify(const QHash<qint64, qint64>& accountOf, const WordCheckHandlers& findings)
    {
        for (auto& [key, fault] : m_faults) {
            fault.exists = accountOf.value(key.first) == key.second;
            fault.missing.sort();
            fault.superfluous.sort();
            findings.onMismatch(fault);
        }
    }

private:
    std::map<std::pair<qint64, qint64>, WordMismatch> m_faults;
};

/** The expected words of the documents with ids from `first` to `end`, exclusive. */
struct Expected
{
    QHash<WordChanges::Key, Places> places;
    QHash<qint64, qint64> accountOf; ///< account by document
};

Result<Expected> expectedOf(const Database& db, qint64 first, qint64 end, Faults& faults)
{
    QHash<qint64, QStringList> people;
    INK_ASSIGN(invitations, run(db, "word_people", {first, end}));
    while (invitations.next())
        people[invitations["document_id"].toLongLong()] << invitations["recipient_name"].toString()
                                                        << invitations["recipient_email"].toString();
    Expected expected;
    INK_ASSIGN(rows, run(db, "word_documents", {first, end}));
    while (rows.next()) {
        const qint64 id = rows["id"].toLongLong();
        const qint64 account = rows["account_id"].toLongLong();
        expected.accountOf.insert(id, account);
        const QString text = searchText(rows["title"].toString(), people.value(id));
        if (text != rows["search"].toString()) faults.of(account, id).hasOutdatedText = true;
        for (const QString& word : indexWords(rows, text))
            expected.places[{account, word, blockOf(id)}].append(positionInBlock(id));
    }
    return expected;
}

Result<void> checkBlocks(const Database& db, qint64 firstBlock, const WordCheckHandlers& findings)
{
    const Snapshot snapshot(db);
    const qint64 endBlock = firstBlock + blocksAtOnce;
    Faults faults;
    INK_ASSIGN(expected, expectedOf(db, firstBlock * idsPerBlock, endBlock * idsPerBlock, faults));
    INK_ASSIGN(rows, run(db, "word_block_all", {firstBlock, endBlock}));
    while (rows.next()) {
        const WordChanges::Key key{rows["account_id"].toLongLong(), rows["word"].toString(),
                                   rows["block"].toLongLong()};
        Bits should{};
        for (const quint16 place : expected.places.take(key))
            setBit(should, place, true);
        Bits is{};
        const QByteArray stored = rows["bits"].toByteArray();
        if (stored.isEmpty() || !addEncodedBlock(is, stored))
            findings.onDamagedBlock(AccountId(key.account), key.word);
        else
            faults.add(key, should, is);
    }
    for (auto rest = expected.places.cbegin(); rest != expected.places.cend(); ++rest)
        for (const quint16 place : rest.value())
            faults.of(rest.key().account, rest.key().block * idsPerBlock + place)
                .missing.append(rest.key().word);
    faults.notify(expected.accountOf, findings);
    return {};
}

/** Returns the first block, at or after `from`, that has documents or words; nullopt if there is none. */
Result<std::optional<qint64>> nextBlock(const Database& db, qint64 from)
{
    std::optional<qint64> next;
    INK_ASSIGN(document, run(db, "word_next_document", {from * idsPerBlock}));
    if (document.next() && !document["id"].isNull()) next = blockOf(document["id"].toLongLong());
    document.finish();
    INK_ASSIGN(block, run(db, "word_next_block", {from}));
    if (block.next() && !block["block"].isNull())
        next = std::min(next.value_or(block["block"].toLongLong()), block["block"].toLongLong());
    return next;
}

} // namespace

Result<void> checkWords(const Database& database, const WordCheckHandlers& findings)
{
    for (qint64 from = 0;;) {
        INK_ASSIGN(next, nextBlock(database, from));
        if (!next) return {};
        INK_TRY(checkBlocks(database, *next, findings));
        from = *next + blocksAtOnce;
    }
}

Result<qint64> rebuildWordIndex(Transaction& transaction)
{
    const Database& db = transaction.database();
    QList<qint64> accounts;
    INK_ASSIGN(rows, run(db, "account_list", {}));
    while (rows.next())
        accounts.append(rows["id"].toLongLong());
    rows.finish();
    for (const qint64 account : std::as_const(accounts))
        INK_TRY(transaction.touchAccount(account));
    INK_TRY(rewriteSearchTexts(transaction));
    INK_TRY(rebuildWords(transaction));
    INK_ASSIGN(count, runText(db, QStringLiteral("SELECT count(*) AS documents FROM document"), {}));
    return count.next() ? count["documents"].toLongLong() : 0;
}

} // namespace ink::store
