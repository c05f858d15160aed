#include "app/store/words/wordblocks.h"

#include "app/store/database/query.h"
#include "app/store/words/documentwords.h"
#include "app/store/words/reasons.h"

#include <algorithm>
#include <limits>
#include <vector>

namespace ink::store {

namespace {

using Keys = QList<WordChanges::Key>;

auto damaged()
{
    return fail(ErrorCode::Database, reasons::wordIndexDamaged());
}

/** Returns the keys of one account as values of a statement: their words and their blocks, each separated by
 * spaces. */
BoundValues boundValues(const Keys& keys)
{
    QStringList words;
    QStringList blocks;
    for (const WordChanges::Key& key : keys) {
        words.append(key.word);
        blocks.append(QString::number(key.block));
    }
    Q_ASSERT(!keys.isEmpty() && keys.constFirst().account == keys.constLast().account);
    return {{"account_id", keys.constFirst().account},
            {"words", words.join(QLatin1Char(' '))},
            {"blocks", blocks.join(QLatin1Char(' '))}};
}

/** Loads the stored values of the keys, in their order; an empty value means that nothing is stored. */
Result<QList<QByteArray>> load(const Database& db, const Keys& keys)
{
    QList<QByteArray> stored(keys.size());
    if (db.isPostgreSql()) {
        INK_ASSIGN(rows, run(db, "word_block_load", boundValues(keys)));
        while (rows.next())
            stored[rows["place"].toLongLong() - 1] = rows["bits"].toByteArray();
        return stored;
    }
    for (qsizetype i = 0; i < keys.size(); ++i) {
        INK_ASSIGN(row, run(db, "word_block_load", {keys.at(i).account, keys.at(i).word, keys.at(i).block}));
        if (row.next()) stored[i] = row["bits"].toByteArray();
    }
    return stored;
}

Result<void> save(const Database& db, const Keys& keys, const QList<QByteArray>& stored)
{
    Q_ASSERT(keys.size() == stored.size());
    if (keys.isEmpty()) return {};
    if (db.isPostgreSql()) {
        QStringList texts;
        for (const QByteArray& bits : stored)
            texts.append(QString::fromLatin1(bits.toBase64()));
        INK_TRY(run(db, "word_block_save",
                    boundValues(keys) << BoundValue{"bits", texts.join(QLatin1Char(' '))}));
        return {};
    }
    for (qsizetype i = 0; i < keys.size(); ++i)
        INK_TRY(run(db, "word_block_save",
                    {keys.at(i).account, keys.at(i).word, keys.at(i).block, stored.at(i)}));
    return {};
}

Result<void> remove(const Database& db, const Keys& keys)
{
    for (const WordChanges::Key& key : keys)
        INK_TRY(run(db, "word_block_remove", {key.account, key.word, key.block}));
    return {};
}

/** The rows that readWords has read of one range so far. */
struct BlockChanges
{
    DocumentSet documents;
    qint64 rows = 0;
    qint64 bytes = 0;

    [[nodiscard]] Result<void> add(qint64 block, const QByteArray& bits, qint64 maxRows)
    {
        if (++rows > maxRows) return {};
        bytes += bits.size();
        return documents.add(block, bits) ? Result<void>() : damaged();
    }
};

Result<qint64> gatherAtOnce(const Database& db, qint64 account, const QList<WordRange>& ranges,
                            std::vector<BlockChanges>& gathered)
{
    QStringList words;
    QStringList ends;
    QStringList maximum;
    QStringList after;
    for (const WordRange& range : ranges) {
        words.append(range.prefix);
        ends.append(prefixUpperBound(range.prefix));
        maximum.append(QString::number(range.maxRows + 1));
        after.append(QString::number(range.minFirstRangeBytes));
    }
    const QLatin1Char space(' ');
    INK_ASSIGN(rows, run(db, "words_read",
                         {{"words", words.join(space)},
                          {"ends", ends.join(space)},
                          {"most", maximum.join(space)},
                          {"after", after.join(space)},
                          {"account_id", account}}));
    qint64 revision = 0;
    while (rows.next()) {
        const qsizetype place = rows["place"].toInt() - 1;
        if (place < 0)
            revision = rows["block"].toLongLong();
        else
            INK_TRY(gathered[std::size_t(place)].add(rows["block"].toLongLong(), rows["bits"].toByteArray(),
                                                     ranges.at(place).maxRows));
    }
    return revision;
}

Result<qint64> gatherOneByOne(const Database& db, qint64 account, const QList<WordRange>& ranges,
                              std::vector<BlockChanges>& gathered)
{
    INK_ASSIGN(revision, run(db, "account_revision", {account}));
    for (qsizetype i = 0; i < ranges.size(); ++i) {
        const WordRange& range = ranges.at(i);
        if (i > 0 && gathered.front().bytes <= range.minFirstRangeBytes) continue;
        INK_ASSIGN(rows, run(db, "word_block_range",
                             {account, range.prefix, prefixUpperBound(range.prefix), range.maxRows + 1}));
        while (rows.next())
            INK_TRY(gathered[std::size_t(i)].add(rows["block"].toLongLong(), rows["bits"].toByteArray(),
                                                 range.maxRows));
    }
    return revision.next() ? revision["revision"].toLongLong() : 0;
}

} // namespace

size_t qHash(const WordChanges::Key& key, size_t seed) noexcept
{
    return qHashMulti(seed, key.account, key.word, key.block);
}

Result<void> WordChanges::write(const Database& database)
{
    // Keys per statement on PostgreSQL; SQLite, which runs in this process, takes one.
    constexpr qsizetype atOnce = 500;
    Q_ASSERT(database.isInTransaction());
    Keys all = m_changes.keys();
    std::sort(all.begin(), all.end()); // in storage order, which is faster
    for (qsizetype from = 0; from < all.size();) {
        Keys keys;
        while (from < all.size() && keys.size() < atOnce &&
               (keys.isEmpty() || keys.constFirst().account == all.at(from).account))
            keys.append(all.at(from++));
        Q_ASSERT(!keys.isEmpty());
        INK_ASSIGN(before, load(database, keys));
        Keys saved;
        Keys removed;
        QList<QByteArray> now;
        for (qsizetype i = 0; i < keys.size(); ++i) {
            Bits bits{};
            if (!addEncodedBlock(bits, before.at(i))) return damaged();
            for (const Change& change : m_changes[keys.at(i)])
                setBit(bits, change.position, change.hasWord);
            QByteArray stored = encodeBlock(bits);
            if (stored == before.at(i)) continue;
            (stored.isEmpty() ? removed : saved).append(keys.at(i));
            if (!stored.isEmpty()) now.append(std::move(stored));
        }
        INK_TRY(save(database, saved, now));
        INK_TRY(remove(database, removed));
    }
    m_changes.clear();
    m_count = 0;
    return {};
}

Result<std::optional<DocumentSet>> documentsWithPrefix(const Database& database, domain::AccountId account,
                                                       const QString& prefix, qint64 maxRows)
{
    INK_ASSIGN(rows, run(database, "word_block_range",
                         {account.value(), prefix, prefixUpperBound(prefix), maxRows + 1}));
    DocumentSet documents;
    for (qint64 read = 0; rows.next(); ++read) {
        if (read == maxRows) return std::nullopt;
        if (!documents.add(rows["block"].toLongLong(), rows["bits"].toByteArray())) return damaged();
    }
    return documents;
}

Result<WordRangeResults> readWords(const Database& database, domain::AccountId account,
                                   const QList<WordRange>& ranges)
{
    std::vector<BlockChanges> gathered(std::size_t(ranges.size()));
    WordRangeResults read;
    const bool atOnce = database.isPostgreSql() && !ranges.isEmpty();
    INK_ASSIGN(revision, atOnce ? gatherAtOnce(database, account.value(), ranges, gathered)
                                : gatherOneByOne(database, account.value(), ranges, gathered));
    read.revision = revision;
    for (qsizetype i = 0; i < ranges.size(); ++i) {
        BlockChanges& of = gathered[std::size_t(i)];
        if (i > 0 && gathered.front().bytes <= ranges.at(i).minFirstRangeBytes)
            read.ranges.append({WordRangeResults::State::Skipped, {}});
        else if (of.rows > ranges.at(i).maxRows)
            read.ranges.append({WordRangeResults::State::TooMany, {}});
        else
            read.ranges.append({WordRangeResults::State::Read,
                                std::make_shared<const DocumentSet>(std::move(of.documents))});
    }
    return read;
}

Result<EraResult> readEra(const Database& database, domain::AccountId account, bool last, const QString& from,
                          const QString& to, const QString& status)
{
    constexpr qint64 allRows = std::numeric_limits<qint64>::max();
    INK_ASSIGN(rows, run(database, last ? "word_era_last" : "word_era_first",
                         {{"account_id", account.value()},
                          {"from", from},
                          {"to", to},
                          {"status", fromText(status)},
                          {"status_end", prefixUpperBound(status)},
                          {"rows", allRows}}));
    EraResult read;
    while (rows.next()) {
        read.era = rows["word"].toString();
        if (rows["block"].isNull()) continue; // no document has this status
        if (!read.documents.add(rows["block"].toLongLong(), rows["bits"].toByteArray())) return damaged();
    }
    return read;
}

} // namespace ink::store
