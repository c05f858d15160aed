#pragma once

#include "app/domain/document/codes.h"

#include <QString>
#include <QStringList>

#include <optional>

namespace ink::pdf {

enum class Language { English, French, German, Spanish };

/** The meaning of a label: the type of its value. */
struct LabelMeaning
{
    std::optional<domain::TagType> type; ///< nothing: no known words
    bool isShort = false;                ///< only recognized next to a blank line, such as "by", "le", "x"
};

/** Converts text to lower case without accents, with punctuation replaced by spaces. */
[[nodiscard]] QString plainWords(const QString& text);
/** The meaning of a label's words (in the form of plainWords). "Firma" is a signature in Spanish, otherwise a
 * company. */
[[nodiscard]] LabelMeaning meaningOf(const QString& plain, Language language);
/** The meaning of the last words before a blank in running text. */
[[nodiscard]] LabelMeaning meaningOfTail(const QString& plain, Language language);

/** Returns true for text such as "For office use only". `plain` as returned by plainWords. */
[[nodiscard]] bool isOfficeText(const QString& plain);
[[nodiscard]] bool startsWithSignature(const QString& plain);
/** The last few words of running text, for a name. */
[[nodiscard]] QString lastWords(const QString& text, qsizetype maximum);

/** A tag's name from its labels: "Base rent – Unit"; empty without a label. */
[[nodiscard]] QString makeTagName(const QString& label, const QString& heading);

/** A party of a contract named in a text; its key is the same in all languages; empty = none. */
struct Party
{
    QString key;  ///< e.g. `landlord`
    QString word; ///< as printed
};
[[nodiscard]] Party findParty(const QString& plain);
/** Detects the language by common short words. */
[[nodiscard]] Language detectLanguage(const QStringList& words);

} // namespace ink::pdf
