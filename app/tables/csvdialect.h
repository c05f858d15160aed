#pragma once

#include <QByteArray>
#include <QByteArrayView>
#include <QString>

#include <optional>

namespace ink::tables {

enum class Encoding { Utf8, Utf16Le, Utf16Be, Windows1252 };
[[nodiscard]] QString encodingName(Encoding encoding);

/** The format of a CSV file. */
struct CsvDialect
{
    Encoding encoding = Encoding::Utf8;
    char delimiter = ',';          ///< one of , ; tab |
    int skip = 0;                  ///< bytes before the text: a byte order mark
    bool hasSeparatorLine = false; ///< begins with `sep=;`, a spreadsheet convention: not a row
    bool operator==(const CsvDialect&) const = default;
};
/** The user's overrides. */
struct CsvChoice
{
    std::optional<Encoding> encoding;
    std::optional<char> delimiter;
    bool operator==(const CsvChoice&) const = default;
};

/** Guesses from a byte order mark, the pattern of zero bytes, whether all bytes are UTF-8, and which
 * delimiter splits the first records most evenly. */
[[nodiscard]] CsvDialect guessDialect(QByteArrayView bytes, const CsvChoice& choice = {});

/** Converts about `size` bytes at `from` to UTF-8 and moves `from` past them. Invalid bytes become U+FFFD.
 * UTF-8 itself is split between characters and returned without a copy. */
[[nodiscard]] QByteArray nextAsUtf8(QByteArrayView bytes, Encoding encoding, qsizetype& from, qsizetype size);

} // namespace ink::tables
