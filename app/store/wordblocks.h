#pragma once

#include "app/domain/ids.h"
#include "app/store/database.h"
#include "app/store/documentset.h"

#include <QHash>
#include <QList>
#include <QString>

#include <optional>
#include <tuple>

namespace ink::store {

// The table word_block: for each word of an account the documents that have it. Private to the store.

/** Changes of a transaction, which are written at once: what many documents share is written once for all. */
class WordChanges final
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
    [[nodiscard]] Result<void> write(const Database& database);

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

/** The documents with words that begin with `prefix`; nothing when more than `mostRows` rows tell them. */
[[nodiscard]] Result<std::optional<DocumentSet>>
documentsWith(const Database& database, domain::AccountId account, const QString& prefix, qint64 mostRows);

} // namespace ink::store
