#pragma once

#include "app/domain/document/ids.h"
#include "app/store/database/database.h"
#include "app/store/words/documentset.h"

#include <QHash>
#include <QList>
#include <QString>

#include <memory>
#include <optional>
#include <tuple>

namespace ink::store {

// The table word_block: the documents that have each word of an account. Private to app/store.

/** The changes of a transaction, written together, so that a block that many documents change is written
 * once. */
class WordChanges final : public CollectedChanges
{
public:
    /** Records whether the document has the word. */
    void set(domain::AccountId account, const QString& word, domain::DocumentId document, bool has)
    {
        m_changes[{account.value(), word, blockOf(document.value())}].append(
            {positionInBlock(document.value()), has});
        ++m_count;
    }
    [[nodiscard]] qsizetype count() const { return m_count; }
    /** Writes and clears the changes. The account must be locked; see Transaction::touchAccount. */
    [[nodiscard]] Result<void> write(const Database& database) override;

    struct Key
    {
        qint64 account = 0;
        QString word;
        qint64 block = 0;
        bool operator==(const Key&) const = default;
        bool operator<(const Key& other) const
        {
            return std::tie(account, word, block) < std::tie(other.account, other.word, other.block);
        }
    };
    struct Change
    {
        quint16 position = 0;
        bool hasWord = false;
    };

private:
    QHash<Key, QList<Change>> m_changes; ///< in the order in which they happened
    qsizetype m_count = 0;
};
[[nodiscard]] size_t qHash(const WordChanges::Key& key, size_t seed = 0) noexcept;
/** Returns the changes of a transaction, which its commit writes. */
[[nodiscard]] inline WordChanges& wordChanges(Transaction& transaction)
{
    return transaction.collectedChanges<WordChanges>();
}

/** Returns the documents with words that begin with `prefix`; nullopt if they have more than `maxRows`
 * rows. */
[[nodiscard]] Result<std::optional<DocumentSet>> documentsWithPrefix(const Database& database,
                                                                     domain::AccountId account,
                                                                     const QString& prefix, qint64 maxRows);

/** A query for documents with words that have a prefix. Several queries are read together. */
struct WordRange
{
    QString prefix;
    qint64 maxRows = 0; ///< maximum number of rows; a range with more rows is TooMany
    qint64 minFirstRangeBytes =
        0; ///< bytes; read only if the stored rows of the first range are larger than this
};
struct WordRangeResults
{
    enum class State { Read, TooMany, Skipped };
    struct Range
    {
        State state = State::Read;
        std::shared_ptr<const DocumentSet> documents; ///< set if the range was read
    };
    qint64 revision = 0; ///< revision of the account
    QList<Range> ranges; ///< in the order of the queries
};
/** Reads several ranges together. */
[[nodiscard]] Result<WordRangeResults> readWords(const Database& database, domain::AccountId account,
                                                 const QList<WordRange>& ranges);

/** The documents of one era; see eraWord. */
struct EraResult
{
    QString era; ///< the common prefix of the era's words, for all statuses; empty if there is no era
    DocumentSet documents;
};
/** Reads the last or first era with words from `from` to `to`, exclusive, and the era's documents with this
 * status. */
[[nodiscard]] Result<EraResult> readEra(const Database& database, domain::AccountId account, bool last,
                                        const QString& from, const QString& to, const QString& status);

} // namespace ink::store
