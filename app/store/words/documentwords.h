#pragma once

#include "app/base/clock.h"
#include "app/domain/document.h"
#include "app/store/database/database.h"

#include <QString>
#include <QStringList>

namespace ink::store {

class Query;

// The words that a listing's `text` is compared with (contract §5, List): the beginnings of the words of a
// document's title, recipients' names and recipients' email addresses, without regard to case and accents.
// Scripts that put no space between words (Han, Kana, Thai …) are taken two characters at a time.

/** The distinct words of a text, folded, in order; at most 64 characters each and 500 in all. */
[[nodiscard]] QStringList searchWords(const QString& text);
/** The words that somebody looks for; what has an @ in it is the beginning of a whole email address. */
[[nodiscard]] QStringList queryWords(const QString& text);
/** A document's words with a space before and after each: what `document.search` holds. */
[[nodiscard]] QString searchText(const domain::Document& document);
/** The same of a title and of names and addresses by turns. */
[[nodiscard]] QString searchText(const QString& title, const QStringList& people);
/** Bounds of the words that begin with `word`: from it, inclusive, to this, exclusive. */
[[nodiscard]] QString beyondPrefix(const QString& word);

/** A word that only the index has and nobody can look for: whether the document is deleted and its status. */
[[nodiscard]] QString statusWord(bool deleted, domain::SigningStatus status);
/** With what all status words begin. */
[[nodiscard]] QString statusWords(bool deleted);
/**
 * Another one: when it was modified, to 37 hours (2^27 ms), and its status. They sort by time, so that the
 * first of many documents are found without a look at the others.
 */
[[nodiscard]] QString eraWord(bool deleted, Timestamp modified, domain::SigningStatus status);
/** With what all of these begin. */
[[nodiscard]] QString eraWords(bool deleted);
/** All words of a document in the index. */
[[nodiscard]] QStringList indexWords(const domain::Document& document);
/** The same of a row with the columns search, deleted, status and modified from `first` on, but with this
 * text. */
[[nodiscard]] QStringList indexWords(const Query& row, int first, const QString& text);
/** Those of a stored document, before it is changed; none when it is not there. */
[[nodiscard]] Result<QStringList> storedIndexWords(const Database& database, domain::DocumentId id);
/** Makes the words by which a document is found what `after` says, with the transaction's commit. */
void replaceWords(Transaction& transaction, domain::AccountId account, domain::DocumentId id,
                  const QStringList& before, const QStringList& after);

/** Writes `document.search` anew where it is not what it should be. */
[[nodiscard]] Result<void> rewriteSearchTexts(Transaction& transaction);
/** Makes the index anew from every document's `search`. */
[[nodiscard]] Result<void> rebuildWords(Transaction& transaction);

} // namespace ink::store
