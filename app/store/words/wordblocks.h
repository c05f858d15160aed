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

/** Changes of a transaction, written together: a block that many documents change is written once. */
class WordChanges final : public CollectedChanges
{
public:
    /** Records that the document has or no longer has the word. */
    void set(domain::AccountId account, const QString& word, domain::DocumentId document, bool has)
    {
        m_changes[{account.value(), word, blockOf(document.value())}].append(
            {placeOf(document.value()), has});
        ++m_count;
    }
    [[nodiscard]] qsizetype count() const { return m_count; }
    /** Writes and clears them. The account must be locked, see Transaction::touchAccount. */
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
        quint16 place = 0;
        bool has = false;
    };

private:
    QHash<Key, QList<Change>> m_changes; ///< in the order in which they happened
    qsizetype m_count = 0;
};
[[nodiscard]] size_t qHash(const WordChanges::Key& key, size_t seed = 0) noexcept;
/** The changes of a transaction, written by its commit. */
[[nodiscard]] inline WordChanges& wordChanges(Transaction& transaction)
{
    return transaction.collected<WordChanges>();
}

/** The documents with words that begin with `prefix`; nothing when there are more than `maxRows` rows. */
[[nodiscard]] Result<std::optional<DocumentSet>>
documentsWith(const Database& database, domain::AccountId account, const QString& prefix, qint64 maxRows);

/** A query for documents with words that have a prefix, one of several that are read together. */
struct WordRange
{
    QString prefix;
    qint64 maxRows = 0; ///< more rows are not read
    qint64 after = 0;   ///< bytes; read only when the stored rows of the first range are larger
};
struct WordsRead
{
    enum class State { Read, TooMany, Skipped };
    struct Range
    {
        State state = State::Read;
        std::shared_ptr<const DocumentSet> documents; ///< when read
    };
    qint64 revision = 0; ///< of the account
    QList<Range> ranges; ///< in the order of the queries
};
/** Reads several ranges at once. */
[[nodiscard]] Result<WordsRead> readWords(const Database& database, domain::AccountId account,
                                          const QList<WordRange>& ranges);

/** The documents of one era, see eraWord. */
struct EraRead
{
    QString era; ///< the common prefix of its words, for all statuses; empty when there is none
    DocumentSet documents;
};
/** The last or first era with words from `from` to `to`, exclusive, with its documents of this status. */
[[nodiscard]] Result<EraRead> readEra(const Database& database, domain::AccountId account, bool last,
                                      const QString& from, const QString& to, const QString& status);

} // namespace ink::store
