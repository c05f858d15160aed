#include "app/store/wordblocks.h"

#include "app/store/documentwords.h"
#include "app/store/query.h"

#include <algorithm>

namespace ink::store {

namespace {

using Keys = QList<WordChanges::Key>;

auto damaged()
{
    return fail(ErrorCode::Database, QStringLiteral("The index of the documents' words is damaged."));
}

/** Keys of one account as values of a statement: their words and their blocks, a space between them. */
QVariantList valuesOf(const Keys& keys)
{
    QStringList words;
    QStringList blocks;
    for (const WordChanges::Key& key : keys) {
        words.append(key.word);
        blocks.append(QString::number(key.block));
    }
    return {keys.constFirst().account, words.join(QLatin1Char(' ')), blocks.join(QLatin1Char(' '))};
}

/** What is stored for the keys, in step; empty = nothing. */
Result<QList<QByteArray>> load(const Database& db, const Keys& keys)
{
    QList<QByteArray> stored(keys.size());
    if (db.isPostgreSql()) {
        INK_ASSIGN(rows, run(db, "word_block_load", valuesOf(keys)));
        while (rows.next())
            stored[rows.value(0).toLongLong() - 1] = rows.value(1).toByteArray();
        return stored;
    }
    for (qsizetype i = 0; i < keys.size(); ++i) {
        INK_ASSIGN(row, run(db, "word_block_load", {keys.at(i).account, keys.at(i).word, keys.at(i).block}));
        if (row.next()) stored[i] = row.value(0).toByteArray();
    }
    return stored;
}

Result<void> save(const Database& db, const Keys& keys, const QList<QByteArray>& stored)
{
    if (keys.isEmpty()) return {};
    if (db.isPostgreSql()) {
        QStringList texts;
        for (const QByteArray& bits : stored)
            texts.append(QString::fromLatin1(bits.toBase64()));
        INK_TRY(run(db, "word_block_save", valuesOf(keys) + QVariantList{texts.join(QLatin1Char(' '))}));
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

} // namespace

size_t qHash(const WordChanges::Key& key, size_t seed) noexcept
{
    return qHashMulti(seed, key.account, key.word, key.block);
}

Result<void> WordChanges::write(const Database& database)
{
    // A statement of PostgreSQL takes so many; SQLite, which is in this process, one.
    constexpr qsizetype atOnce = 500;
    Keys all = m_changes.keys();
    std::sort(all.begin(), all.end()); // as they are stored, which is quicker
    for (qsizetype from = 0; from < all.size();) {
        Keys keys;
        while (from < all.size() && keys.size() < atOnce &&
               (keys.isEmpty() || keys.constFirst().account == all.at(from).account))
            keys.append(all.at(from++));
        INK_ASSIGN(before, load(database, keys));
        Keys saved;
        Keys removed;
        QList<QByteArray> now;
        for (qsizetype i = 0; i < keys.size(); ++i) {
            Bits bits{};
            if (!addStored(bits, before.at(i))) return damaged();
            for (const Change& change : m_changes[keys.at(i)])
                setBit(bits, change.place, change.has);
            QByteArray stored = storedBits(bits);
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

Result<std::optional<DocumentSet>> documentsWith(const Database& database, domain::AccountId account,
                                                 const QString& prefix, qint64 mostRows)
{
    INK_ASSIGN(rows, run(database, "word_block_range",
                         {account.value(), prefix, beyondPrefix(prefix), mostRows + 1}));
    DocumentSet documents;
    for (qint64 read = 0; rows.next(); ++read) {
        if (read == mostRows) return std::nullopt;
        if (!documents.add(rows.value(0).toLongLong(), rows.value(1).toByteArray())) return damaged();
    }
    return documents;
}

} // namespace ink::store
