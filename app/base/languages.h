#pragma once

#include <QList>
#include <QLocale>
#include <QString>

namespace ink {

/** A language that the program speaks. */
struct Language
{
    QString code; ///< primary subtag of BCP 47, as in translations/inkstone_<code>.ts
    QString name; ///< in the language itself, such as `Deutsch`
};

/**
 * The languages that the program speaks: English first, then those with a catalogue under `:/i18n`, by name.
 * A new file in translations/ is a new language everywhere. Safe from any thread, as are the functions below.
 */
[[nodiscard]] const QList<Language>& languages();
/** The codes of languages(), in their order. */
[[nodiscard]] const QStringList& languageCodes();
/** The primary subtag of a tag (BCP 47, or as systems write it), lower case: `de` of `de-AT` and `de_DE`. */
[[nodiscard]] QString primarySubtag(const QString& tag);
/** The code of the language in languages() that has the primary subtag of `tag` (BCP 47, any case), else
 * `en`. */
[[nodiscard]] QString languageCode(const QString& tag);
/** Returns whether text in languageCode(tag) runs from right to left. */
[[nodiscard]] bool isRightToLeft(const QString& tag);

/** The code of the default QLocale's language. In a window, that is the language which the person sees. */
[[nodiscard]] QString windowLanguage();

/** The name of a language (BCP 47) within a sentence in languageCode(in), such as `German` or `allemand`; the
 * tag itself for an unknown one. */
[[nodiscard]] QString languageName(const QString& tag, const QString& in);
/** Its name in the language itself, as in a list of languages, such as `Deutsch`; the tag itself for an
 * unknown one. */
[[nodiscard]] QString ownLanguageName(const QString& tag);

/** The locale, or one of the same language and script, whose digits are 0 to 9: numbers and times appear next
 * to ids, so all use the ids' digits. */
[[nodiscard]] QLocale withAsciiDigits(const QLocale& locale);

/**
 * Words in a language (BCP 47) that need not be the window's, such as those of a letter to somebody else.
 * `context`, `source` and `comment` are as in QT_TRANSLATE_NOOP3; the source itself, which is English, where
 * the catalogue has no translation or the language is none of languages().
 */
[[nodiscard]] QString wordsIn(const QString& language, const char* context, const char* source,
                              const char* comment = nullptr);

} // namespace ink
