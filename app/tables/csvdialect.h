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
    int bomLength = 0; ///< bytes before the text: a byte order mark
    /** Characters of a first line `sep=;`, a spreadsheet convention that isn't a row; 0 = none. */
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

/** Guesses from a byte order mark, the pattern of zero bytes, whether all bytes are UTF-8, what text of other
 * encodings would look like, and which delimiter splits the first records most evenly. */
[[nodiscard]] CsvDialect guessDialect(QByteArrayView bytes, const CsvChoice& choice = {});

/** Converts about `size` bytes at `from` to UTF-8 and moves `from` past them. Invalid bytes become U+FFFD.
 * UTF-8 itself is split between characters and returned without a copy. */
[[nodiscard]] QByteArray convertToUtf8(QByteArrayView bytes, Encoding encoding, qsizetype& from,
                                       qsizetype size);

} // namespace ink::tables
