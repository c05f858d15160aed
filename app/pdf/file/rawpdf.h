#pragma once

#include <QByteArray>
#include <QByteArrayView>
#include <QList>

#include <optional>

/** Parses a PDF's bytes strictly: signature ranges refer to bytes, so a repairing parser must not interpret
 * them (ISO 32000-2 §7.2, §7.3). */
namespace ink::pdf::raw {

/** A key of a dictionary and the range of its value: [start, end) in the file. */
struct Entry
{
    QByteArrayView key; ///< with the slash
    qint64 start = 0;
    qint64 end = 0;
};

[[nodiscard]] bool isSpace(char c);
[[nodiscard]] bool isEndOfLine(char c);
/** A position in the bytes of a cross-reference section. */
struct Cursor
{
    QByteArrayView bytes;
    qint64 position = 0;

    /** Parses a number of at most 11 digits; nothing if there is none. */
    [[nodiscard]] std::optional<qint64> parseNumber();
};
/** The first offset from `at` on that is neither white space nor in a comment. */
[[nodiscard]] qint64 skipSpace(QByteArrayView bytes, qint64 at);
/** The entries of the dictionary whose `<<` is at `at`; nothing if it is incomplete. */
[[nodiscard]] std::optional<QList<Entry>> parseDictionary(QByteArrayView bytes, qint64 at);
/** The start of the value of `number generation obj` at `at`; nothing if there is no such definition. */
[[nodiscard]] std::optional<qint64> objectValue(QByteArrayView bytes, qint64 at, int number, int generation);
/** The location of a definition, `number generation obj`, in the bytes. */
struct Definition
{
    qint64 start = -1; ///< offset of the number; -1 = none
    qint64 value = 0;  ///< offset of its value
    int number = 0;
    int generation = 0;
};
/** The next definition from `at` on. */
[[nodiscard]] Definition nextDefinition(QByteArrayView bytes, qint64 at);
/** The offset after the value at `at`, or -1. `12 0 R` is one value. */
[[nodiscard]] qint64 valueEnd(QByteArrayView bytes, qint64 at);
/** The integers of an array such as `[0 10 20 30]`; nothing if it contains anything else. */
[[nodiscard]] std::optional<QList<qint64>> parseIntegerArray(QByteArrayView text);
/** A decoded hexadecimal string (ISO 32000-2 §7.3.4.3). */
struct HexString
{
    QByteArray bytes;
    bool isPlain = true; ///< all digits have the same case, with nothing between them
};
/** Decodes a hexadecimal string from `<` to `>`; nothing if it is invalid. */
[[nodiscard]] std::optional<HexString> decodeHexString(QByteArrayView text);

/** The offset of `needle` at or after `from`, or -1; for large files several times faster than
 * QByteArrayView::indexOf. */
[[nodiscard]] qint64 find(QByteArrayView bytes, QByteArrayView needle, qint64 from);
/** Returns the offset of `%PDF-` in the first 1,024 bytes, or 0 if it isn't there. The offsets in a file may
 * be relative to it. */
[[nodiscard]] qint64 headerOffset(QByteArrayView bytes);
/** The ends of a file's revisions: the offset after each `%%EOF` whose `startxref` refers to a
 * cross-reference section. */
[[nodiscard]] QList<qint64> revisionEnds(QByteArrayView bytes);
/** Returns whether only white space follows from `at` on. */
[[nodiscard]] bool hasOnlySpaceFrom(QByteArrayView bytes, qint64 at);

} // namespace ink::pdf::raw
