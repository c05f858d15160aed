#pragma once

#include "app/domain/ids.h"
#include "app/store/database/database.h"

#include <QStringList>

#include <functional>

namespace ink::store {

/** A document that is not found by the words by which it should be. */
struct WordFault
{
    domain::DocumentId document;
    domain::AccountId account;
    bool isThere = true;     ///< the account has such a document
    QStringList missing;     ///< words of the document that do not find it
    QStringList superfluous; ///< words that find it and are none of its
    bool hasOldText = false; ///< `document.search` is not what its title and recipients make
};
/** The result of the check of the words. Words are as the index has them, see documentwords.h. */
struct WordFindings
{
    std::function<void(const WordFault&)> fault;
    std::function<void(domain::AccountId, const QString& word)> damaged; ///< what is stored cannot be read
};

/**
 * Compares the index of words with all documents, some at a time and each time in one state of the database,
 * also while others write. Changes nothing.
 */
[[nodiscard]] Result<void> checkWords(const Database& database, const WordFindings& findings);

/**
 * Makes the words of all documents anew, and keeps others from writing documents until the transaction's end.
 * How many documents there are.
 */
[[nodiscard]] Result<qint64> makeWordsAnew(Transaction& transaction);

} // namespace ink::store
