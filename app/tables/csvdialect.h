#pragma once

#include "app/tables/textencoding.h"

#include <QByteArray>
#include <QByteArrayView>

#include <array>
#include <optional>

namespace ink::tables {

/** The supported delimiters, in the order in which they are offered. */
inline constexpr std::array csvDelimiters{',', ';', '\t', '|'};

/** The format of a CSV file. */
struct CsvDialect
{
    Encoding encoding = Encoding::Utf8;
    char delimiter = csvDelimiters.front();
    int bomLength = 0; ///< size of the byte order mark; 0 = none
    /** Length of a first line `sep=;` in characters without the line end; 0 = none. The line is a spreadsheet
     * convention, not a row. */
    qsizetype separatorLength = 0;
    bool isGuessed = false; ///< the encoding is a guess: nothing in the file proves it
    bool operator==(const CsvDialect&) const = default;
};
/** The user's overrides. */
struct CsvChoice
{
    std::optional<Encoding> encoding;
    std::optional<char> delimiter;
    bool operator==(const CsvChoice&) const = default;
};

/** Guesses from a byte order mark, the pattern of zero bytes, whether all bytes are UTF-8, how plausible the
 * text is in other encodings, and which delimiter splits the first records most evenly. */
[[nodiscard]] CsvDialect guessDialect(QByteArrayView bytes, const CsvChoice& choice = {});

/** Converts about `size` bytes at `from` to UTF-8 and moves `from` past them. Invalid bytes become U+FFFD.
 * UTF-8 itself is split between characters and returned without a copy. */
[[nodiscard]] QByteArray convertToUtf8(QByteArrayView bytes, Encoding encoding, qsizetype& from,
                                       qsizetype size);

} // namespace ink::tables
