#pragma once

#include "app/domain/document/ids.h"
#include "app/store/database/database.h"

#include <QStringList>

// The index of documents' words: reading, changing and rebuilding it.
namespace ink::store {

/** Returns the index words of a stored document before a change; none if the document doesn't exist. */
[[nodiscard]] Result<QStringList> storedIndexWords(const Database& database, domain::DocumentId id);
/** Changes a document's index words from `before` to `after` when the transaction commits. */
void replaceWords(Transaction& transaction, domain::AccountId account, domain::DocumentId id,
                  const QStringList& before, const QStringList& after);

/** Rewrites `document.search` where it is out of date. */
[[nodiscard]] Result<void> rewriteSearchTexts(Transaction& transaction);
/** Rebuilds the index from every document's `search`. */
[[nodiscard]] Result<void> rebuildWords(Transaction& transaction);

} // namespace ink::store
