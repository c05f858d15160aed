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

/** The distinct words of a text, folded, in order; at most 64 characters each and 500 in all. */
[[nodiscard]] QStringList searchWords(const QString& text);
/** The words of a search text; one with an @ is a prefix of a whole email address. */
[[nodiscard]] QStringList queryWords(const QString& text);
/** A document's words, each with a space before and after: the content of `document.search`. */
[[nodiscard]] QString searchText(const domain::Document& document);
/** The same for a title and alternating names and addresses. */
[[nodiscard]] QString searchText(const QString& title, const QStringList& people);
/** The exclusive upper bound of the words that have the prefix `word`. */
[[nodiscard]] QString beyondPrefix(const QString& word);

/** An index-only word that can't be searched for: encodes whether the document is deleted, and its status. */
[[nodiscard]] QString statusWord(bool deleted, domain::SigningStatus status);
/** The common prefix of all status words. */
[[nodiscard]] QString statusWords(bool deleted);
/** Another index-only word: the time of modification, to 37 hours (2^27 ms), and the status. They sort by
 * time, so that the first of many documents are found without reading the others. */
[[nodiscard]] QString eraWord(bool deleted, Timestamp modified, domain::SigningStatus status);
/** The common prefix of all era words. */
[[nodiscard]] QString eraWords(bool deleted);
/** All words of a document in the index. */
[[nodiscard]] QStringList indexWords(const domain::Document& document);
/** The same for a row with the columns deleted, status and modified, and this text. */
[[nodiscard]] QStringList indexWords(const Query& row, const QString& text);

} // namespace ink::store
