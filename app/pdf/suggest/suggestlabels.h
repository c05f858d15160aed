#pragma once

#include "app/domain/document/codes.h"

#include <QString>
#include <QStringList>

#include <optional>

namespace ink::pdf {

enum class Language { English, French, German, Spanish };

/** The kind of value for a label. */
struct LabelMeaning
{
    std::optional<domain::TagType> type; ///< nothing: the words are not known
    bool isShort = false;                ///< only known behind a blank line, as "by", "le", "x"
};

/** Lower case, without accents, punctuation as blanks. */
[[nodiscard]] QString plainWords(const QString& text);
/** The meaning of a label's words (as plainWords gives them). "Firma" is a signature in Spanish, else
 * a company. */
[[nodiscard]] LabelMeaning meaningOf(const QString& plain, Language language);
/** The meaning of the last words before a blank in running text. */
[[nodiscard]] LabelMeaning meaningOfTail(const QString& plain, Language language);

/** "For office use only" asks no signer. `plain` as plainWords gives it. */
[[nodiscard]] bool isOfficeText(const QString& plain);
[[nodiscard]] bool startsWithSignature(const QString& plain);
/** The last few words of running text, for a name. */
[[nodiscard]] QString lastWords(const QString& text, qsizetype maximum);

/** A tag's name from the words for it: "Base rent – Unit"; empty when there are none. */
[[nodiscard]] QString placeName(const QString& label, const QString& heading);

/** A party of a contract that some words name: a key that is the same for all languages' forms; empty = none.
 */
struct Party
{
    QString key;  ///< e.g. `landlord`
    QString word; ///< as it stood there
};
[[nodiscard]] Party partyIn(const QString& plain);
/** The language that the words speak for, by their small words. */
[[nodiscard]] Language languageOf(const QStringList& words);

} // namespace ink::pdf
