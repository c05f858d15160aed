#pragma once

#include "app/domain/ids.h"
#include "app/store/database/database.h"
#include "app/store/words/documentset.h"

#include <QHash>
#include <QList>
#include <QString>

#include <memory>
#include <optional>
#include <tuple>

namespace ink::store {

// The table word_block: for each word of an account the documents that have it. Private to app/store.

/** Changes of a transaction, which are written at once: what many documents share is written once for all. */
class WordChanges final : public CollectedChanges
{
public:
    /** The document has the word from now on, or no longer. */
    void set(domain::AccountId account, const QString& word, domain::DocumentId document, bool has)
    {
        m_changes[{account.value(), word, blockOf(document.value())}].append(
            {placeOf(document.value()), has});
        ++m_count;
    }
    [[nodiscard]] qsizetype count() const { return m_count; }
    /** Writes and forgets them. The account must be locked, see Transaction::touchAccount. */
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
/** Those of a transaction, which its commit writes. */
[[nodiscard]] inline WordChanges& wordChanges(Transaction& transaction)
{
    return transaction.collected<WordChanges>();
}

/** The documents with words that begin with `prefix`; nothing when more than `maxRows` rows tell them. */
[[nodiscard]] Result<std::optional<DocumentSet>>
documentsWith(const Database& database, domain::AccountId account, const QString& prefix, qint64 maxRows);

/** A query for documents with words that have a prefix, one of several that are read together. */
struct WordRange
{
    QString prefix;
    qint64 maxRows = 0; ///< more are too many to read
    qint64 after = 0;   ///< it is read only when what is stored of the first range is longer: bytes
};
struct WordsRead
{
    enum class State { Read, TooMany, Skipped };
    struct Range
    {
        State state = State::Read;
        std::shared_ptr<const DocumentSet> documents; ///< when read
    };
    qint64 revision = 0; ///< the account's
    QList<Range> ranges; ///< in step with the questions
};
/** Reads several ranges at once. */
[[nodiscard]] Result<WordsRead> readWords(const Database& database, domain::AccountId account,
                                          const QList<WordRange>& ranges);

/** The documents of one era, see eraWord. */
struct EraRead
{
    QString era; ///< with what its words begin, whatever the status; empty when there is none
    DocumentSet documents;
};
/** The last or first era with words from `from` to `to`, exclusive: those of its documents with this status.
 */
[[nodiscard]] Result<EraRead> readEra(const Database& database, domain::AccountId account, bool last,
                                      const QString& from, const QString& to, const QString& status);

} // namespace ink::store
