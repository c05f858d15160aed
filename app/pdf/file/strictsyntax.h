#pragma once

#include <QByteArrayView>

#include <functional>
#include <vector>

/**
 * Private to app/pdf: a lexer that accepts only what ISO 32000-2 §7.2 and §7.3 define. Parsers repair
 * everything else, each in its own way, so what one of them repairs another one reads as a different
 * document. Nothing is repaired here: a token is known, or it is a fault.
 */
namespace ink::pdf::strict {

// Index(Fault): Verify: how whatever a later revision adds must be written
/** The first thing that isn't written as the standard requires. */
enum class Fault {
    None,
    Token,   ///< a stray character, an unknown word, a value that is missing, a null byte
    Comment, ///< a comment that doesn't end with a line feed
    Name,    ///< an empty name that could be something else, one of more than 127 bytes, a bad `#xx`, control
             ///< characters
    Number,  ///< not a plain decimal number, or not in the range of 32 bits
    String,  ///< hexadecimal with other characters or half a byte, or a string without an end
    DuplicateKey, ///< a dictionary with a key twice
    Reference,    ///< to an object number or a generation that can't exist
    Nesting,      ///< deeper than readers follow
    Stream,       ///< not `stream`, the bytes of /Length, `endstream`
    Header        ///< not `number generation obj … endobj`
};

/** `12 0 R` in a value. */
struct Reference
{
    int number = 0;
    int generation = 0;
};

/** A value or an object. */
struct Syntax
{
    Fault fault = Fault::None;
    qint64 end = -1;                   ///< offset behind it; where the fault is when there is one
    std::vector<Reference> references; ///< as far as it was read
    qint64 stream = -1;                ///< where the bytes of a stream begin

    [[nodiscard]] bool isSound() const { return fault == Fault::None; }
};

/** The length that a reference in /Length leads to; negative when it leads to none. */
using LengthOf = std::function<qint64(const Reference&)>;

/** Reads the value at `at`, after white space and comments. */
[[nodiscard]] Syntax value(QByteArrayView bytes, qint64 at);
/** Reads `number generation obj`, its value or stream, and `endobj`. */
[[nodiscard]] Syntax object(QByteArrayView bytes, qint64 at, int number, int generation,
                            const LengthOf& lengthOf);
/** First offset from `at` on that is neither white space nor in a comment; negative when a null byte or a
 * comment without its end is in the way. */
[[nodiscard]] qint64 behindSpace(QByteArrayView bytes, qint64 at);

} // namespace ink::pdf::strict
