#pragma once

#include "app/domain/document/ids.h"
#include "app/store/database/database.h"

#include <QStringList>

#include <functional>

namespace ink::store {

/** A document whose index words are wrong. */
struct WordFault
{
    domain::DocumentId document;
    domain::AccountId account;
    bool isThere = true;     ///< the account has this document
    QStringList missing;     ///< words of the document that are not in the index
    QStringList superfluous; ///< indexed words that the document doesn't have
    bool hasOldText = false; ///< `document.search` doesn't match its title and recipients
};
/** Callbacks for the faults that checkWords finds. Words are in their index form, see documentwords.h. */
struct WordFindings
{
    std::function<void(const WordFault&)> fault;
    std::function<void(domain::AccountId, const QString& word)> damaged; ///< the stored block is malformed
};

/** Compares the word index with all documents, in batches that each read one snapshot of the database, while
 * others may write. Changes nothing. */
[[nodiscard]] Result<void> checkWords(const Database& database, const WordFindings& findings);

/** Rebuilds the words of all documents, and locks documents against writes until the transaction ends.
 * Returns the number of documents. */
[[nodiscard]] Result<qint64> makeWordsAnew(Transaction& transaction);

} // namespace ink::store
