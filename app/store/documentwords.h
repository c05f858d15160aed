#pragma once

#include "app/base/clock.h"
#include "app/domain/document.h"
#include "app/store/database.h"

#include <QString>
#include <QStringList>

namespace ink::store {

// What a listing's `text` is compared with (contract §5, List): the beginnings of the words of a document's
// title, recipients' names and recipients' e-mail addresses, without regard to case and accents. Scripts that
// put no space between words (Han, Kana, Thai …) are taken two characters at a time.

/** The distinct words of a text, folded, in order; at most 64 characters each and 500 in all. */
[[nodiscard]] QStringList searchWords(const QString& text);
/** The words that somebody looks for; what has an @ in it is the beginning of a whole e-mail address. */
[[nodiscard]] QStringList queryWords(const QString& text);
/** A document's words with a space before and after each: what `document.search` holds. */
[[nodiscard]] QString searchText(const domain::Document& document);
/** Bounds of the words that begin with `word`: from it, inclusive, to this, exclusive. */
[[nodiscard]] QString beyondPrefix(const QString& word);

/** What a word's entry repeats of its document. */
struct WordEntry
{
    QString words; ///< as `searchText` makes them; empty = the document is not there
    bool deleted = false;
    domain::SigningStatus status = domain::SigningStatus::Draft;
    Timestamp modified{};
    bool operator==(const WordEntry&) const = default;
};
[[nodiscard]] WordEntry wordEntryOf(const domain::Document& document);
/** The entry of a stored document, before it is changed. */
[[nodiscard]] Result<WordEntry> storedWordEntry(const Database& database, domain::DocumentId id);
/** Makes the words by which a document is found what `after` says. */
[[nodiscard]] Result<void> replaceWords(Transaction& transaction, domain::AccountId account,
                                        domain::DocumentId id, const WordEntry& before,
                                        const WordEntry& after);
/** Writes `document.search` and the words of all documents anew: for databases of before migration 002. */
[[nodiscard]] Result<void> rebuildWords(Transaction& transaction);

} // namespace ink::store
