#pragma once

#include "app/domain/document/ids.h"
#include "app/store/database/database.h"

#include <QStringList>

#include <functional>

namespace ink::store {

/** A document whose index words are wrong. */
struct WordMismatch
{
    domain::DocumentId document;
    domain::AccountId account;
    bool exists = true;           ///< the account has this document
    QStringList missing;          ///< words of the document that are not in the index
    QStringList superfluous;      ///< indexed words that the document doesn't have
    bool hasOutdatedText = false; ///< `document.search` doesn't match the document's title and recipients
};
/** Callbacks for the results of checkWords. Words are in the form used in the index; see documentwords.h. */
struct WordCheckHandlers
{
    std::function<void(const WordMismatch&)> onMismatch;
    std::function<void(domain::AccountId, const QString& word)>
        onDamagedBlock; ///< called for a stored block that is malformed
};

/** Compares the word index with all documents. Works in batches that each read one snapshot of the database,
 * so that others can write in the meantime. Changes nothing. */
[[nodiscard]] Result<void> checkWords(const Database& database, const WordCheckHandlers& findings);

/** Rebuilds the words of all documents and returns the number of documents. Locks documents against writes
 * until the transaction ends. */
[[nodiscard]] Result<qint64> rebuildWordIndex(Transaction& transaction);

} // namespace ink::store
