#pragma once

#include <QByteArray>
#include <QByteArrayView>
#include <QString>

#include <optional>

namespace ink::tables {

enum class Encoding { Utf8, Utf16Le, Utf16Be, Windows1252 };
[[nodiscard]] QString encodingName(Encoding encoding);

/** How a CSV file is written. */
struct CsvDialect
{
    Encoding encoding = Encoding::Utf8;
    char delimiter = ',';          ///< one of , ; tab |
    int skip = 0;                  ///< bytes before the text: a byte order mark
    bool hasSeparatorLine = false; ///< begins with `sep=;`, as spreadsheets understand it: no row
    bool operator==(const CsvDialect&) const = default;
};
/** A person's overrides. */
struct CsvChoice
{
    std::optional<Encoding> encoding;
    std::optional<char> delimiter;
    bool operator==(const CsvChoice&) const = default;
};

/** Guesses from a byte order mark, the pattern of zero bytes, whether all bytes are UTF-8, and which
 * delimiter cuts the first records into most alike pieces. */
[[nodiscard]] CsvDialect guessDialect(QByteArrayView bytes, const CsvChoice& choice = {});

/** The text as UTF-8, `size` bytes or so from `from` on, which moves behind what was read. Bytes that are no
 * text become U+FFFD. UTF-8 itself is cut between characters and given as it is, without a copy. */
[[nodiscard]] QByteArray nextAsUtf8(QByteArrayView bytes, Encoding encoding, qsizetype& from, qsizetype size);

} // namespace ink::tables
