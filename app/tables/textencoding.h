#pragma once

#include <QByteArray>
#include <QByteArrayView>
#include <QList>
#include <QLocale>
#include <QString>

#include <optional>

namespace ink::tables {

/** The character encodings of text files. Spreadsheet programs that don't write Unicode use the encoding of
 * the system's language. */
enum class Encoding {
    Utf8,
    Utf16Le,
    Utf16Be,
    Windows1252,
    Windows1250,
    Windows1251,
    Windows1253,
    Windows1254,
    Windows1255,
    Windows1256,
    Windows1257,
    Windows1258,
    Windows874,
    ShiftJis,
    Gb18030,
    Big5,
    EucKr,
    Koi8U,
    Macintosh,
    MacCentralEurope,
    MacCyrillic,
    MacGreek,
    MacTurkish,
    Ibm850,
    Ibm852,
    Ibm866,
};

/** All encodings, in the order in which they are offered. */
[[nodiscard]] const QList<Encoding>& allEncodings();
/** The name that people and the command line use, such as `Windows-1250` (IANA, where it has one). */
[[nodiscard]] QString encodingName(Encoding encoding);
/** The encoding with a name or a common alias, ignoring case, hyphens and spaces; nothing if it is
 * unknown. */
[[nodiscard]] std::optional<Encoding> encodingFromName(const QString& name);

/**
 * Decodes bytes of an encoding that isn't Unicode; invalid bytes become U+FFFD. The bytes must end between
 * characters. Nothing when this system can't decode the encoding, or, with `isStrict`, when a byte is
 * invalid.
 */
[[nodiscard]] std::optional<QString> decodeText(QByteArrayView bytes, Encoding encoding,
                                                bool isStrict = false);

/**
 * Guesses the encoding of text that isn't UTF-8 or UTF-16: the one in which the non-ASCII letters belong to
 * one language and are positioned like letters in words. Among equals, the encoding of `locale`'s language is
 * preferred, then Windows-1252.
 */
[[nodiscard]] Encoding guessLegacyEncoding(QByteArrayView sample, const QLocale& locale = QLocale::system());

} // namespace ink::tables
