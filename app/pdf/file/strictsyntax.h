#pragma once

#include <QByteArrayView>

#include <functional>
#include <vector>

/** Private to app/pdf: a lexer that accepts only the syntax defined in ISO 32000-2 §7.2 and §7.3. Parsers
 * repair everything else in different ways, so two of them may see different documents. Nothing is repaired
 * here: a token is either valid or a fault. */
namespace ink::pdf::strict {

// Index(Fault): Verify: how whatever a later revision adds must be written
/** The first violation of the standard. */
enum class Fault {
    None,
    Token,   ///< a stray character, an unknown word, a missing value, a null byte
    Comment, ///< a comment that doesn't end with a line feed
    Name,    ///< an ambiguous empty name, one of more than 127 bytes, an invalid `#xx`, control characters
    Number,  ///< not a plain decimal number, or out of the 32-bit range
    String,  ///< hexadecimal with other characters or an odd number of digits, or an unterminated string
    DuplicateKey, ///< a dictionary with a duplicate key
    Reference,    ///< an invalid object number or generation
    Nesting,      ///< deeper than readers support
    Stream,       ///< not of the form `stream`, /Length bytes, `endstream`
    Header        ///< not of the form `number generation obj … endobj`
};

/** A reference in a value, e.g. `12 0 R`. */
struct Reference
{
    int number = 0;
    int generation = 0;
};

/** A parsed value or object. */
struct Syntax
{
    Fault fault = Fault::None;
    qint64 end = -1;                   ///< offset after the value or object; the offset of the fault if there
                                       ///< is one
    std::vector<Reference> references; ///< references read before the end or the fault
    qint64 stream = -1;                ///< offset of a stream's first byte; -1 = no stream

    [[nodiscard]] bool isValid() const { return fault == Fault::None; }
};

/** Returns the length that a reference in /Length leads to; negative if it is invalid. */
using LengthResolver = std::function<qint64(const Reference&)>;

/** Parses the value at `at`, after white space and comments. */
[[nodiscard]] Syntax parseValue(QByteArrayView bytes, qint64 at);
/** Parses `number generation obj`, its value or stream, and `endobj`. */
[[nodiscard]] Syntax parseObject(QByteArrayView bytes, qint64 at, int number, int generation,
                                 const LengthResolver& lengthOf);
/** The first offset from `at` on that is neither white space nor in a comment; negative at a null byte or an
 * unterminated comment. */
[[nodiscard]] qint64 skipSpaceStrict(QByteArrayView bytes, qint64 at);

} // namespace ink::pdf::strict
