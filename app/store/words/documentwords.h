#pragma once

#include "app/base/clock.h"
#include "app/domain/document/codes.h"
#include "app/store/database/database.h"

#include <QString>
#include <QStringList>

namespace ink::domain {
struct Document;
}

namespace ink::store {

class Query;

// The words that a listing's `text` is matched against (contract §5, List): prefixes of the words of a
// document's title, recipients' names and recipients' email addresses, ignoring case and accents. Text in
// scripts without spaces between words (Han, Kana, Thai …) is split into pairs of characters.

/** Returns the distinct words of a text, folded, in order: at most 500 words of at most 64 characters. */
[[nodiscard]] QStringList searchWords(const QString& text);
/** Returns the words of a search text. A word with an @ is a prefix of a whole email address. */
[[nodiscard]] QStringList queryWords(const QString& text);
/** Returns the words of the pages and answers of a document, separated and surrounded by spaces: the content
 * of `document.content`. At most 5,000 words. */
[[nodiscard]] QString contentText(const QStringList& texts);
/** Returns the words of a search in the pages and answers. Each begins with a #, which no other word of the
 * index does. */
[[nodiscard]] QStringList contentQueryWords(const QString& text);
/** Returns whether this is a word of the pages and answers. */
[[nodiscard]] bool isContentWord(const QString& word);
/** Returns a document's words, separated and surrounded by spaces: the content of `document.search`. */
[[nodiscard]] QString searchText(const domain::Document& document);
/** Like searchText() above, for a title and alternating names and addresses. */
[[nodiscard]] QString searchText(const QString& title, const QStringList& people);
/** Returns the exclusive upper bound of the words with the prefix `word`. */
[[nodiscard]] QString prefixUpperBound(const QString& word);

/** Returns an index-only word, which users can't search for. It encodes the status and whether the document
 * is deleted. */
[[nodiscard]] QString statusWord(bool deleted, domain::SigningStatus status);
/** Returns the common prefix of all status words. */
[[nodiscard]] QString statusWordPrefix(bool deleted);
/** Returns another index-only word, which encodes the status and the time of modification, rounded down to 37
 * hours (2^27 ms). These words sort by time, so that the first of many documents are found without reading
 * the others. */
[[nodiscard]] QString eraWord(bool deleted, Timestamp modified, domain::SigningStatus status);
/** Returns the common prefix of all era words. */
[[nodiscard]] QString eraWordPrefix(bool deleted);
/** Returns all words of a document in the index, except those of its pages and answers. */
[[nodiscard]] QStringList indexWords(const domain::Document& document);
/** Like indexWords() above, for a row with the columns content, deleted, status and modified, and this text.
 */
[[nodiscard]] QStringList indexWords(const Query& row, const QString& text);

} // namespace ink::store
