#pragma once

#include <QList>
#include <QLocale>
#include <QString>

namespace ink {

/** A language that the program supports. */
struct Language
{
    QString code; ///< primary subtag of BCP 47, as in translations/inkstone_<code>.ts
    QString name; ///< in the language itself, such as `Deutsch`
};

/** The supported languages: English first, then those with a catalogue under `:/i18n`, by name. A new file in
 * translations/ adds a language everywhere. Thread-safe, like the functions below. */
[[nodiscard]] const QList<Language>& languages();
/** The codes of languages(), in the same order. */
[[nodiscard]] const QStringList& languageCodes();
/** The primary subtag of a tag (BCP 47, or in the system's notation), lower case: `de` for `de-AT` and
 * `de_DE`. */
[[nodiscard]] QString primarySubtag(const QString& tag);
/** The code of the language in languages() that has the primary subtag of `tag` (BCP 47, any case), else
 * `en`. */
[[nodiscard]] QString languageCode(const QString& tag);
/** Returns whether text in languageCode(tag) is right-to-left. */
[[nodiscard]] bool isRightToLeft(const QString& tag);

/** The code of the default QLocale's language. In a window, that is the displayed language. */
[[nodiscard]] QString windowLanguage();

/** The name of a language (BCP 47) for use in a sentence in languageCode(in), such as `German` or `allemand`;
 * the tag itself if unknown. */
[[nodiscard]] QString languageName(const QString& tag, const QString& in);
/** The name in the language itself, as in a list of languages, such as `Deutsch`; the tag if unknown. */
[[nodiscard]] QString ownLanguageName(const QString& tag);

/** Returns the locale if it has the digits 0 to 9, otherwise a locale of the same language that has them, if
 * there is one: numbers and times appear next to ids, so all use the same digits. */
[[nodiscard]] QLocale withAsciiDigits(const QLocale& locale);

/** Translates a text to a language (BCP 47) other than the window's, for example for an email to a recipient.
 * `context`, `source` and `comment` are as in QT_TRANSLATE_NOOP3. Returns the English source if the catalogue
 * has no translation or the language isn't one of languages(). */
[[nodiscard]] QString translatedIn(const QString& language, const char* context, const char* source,
                                   const char* comment = nullptr);

} // namespace ink
