#pragma once

#include <QByteArray>
#include <QByteArrayView>
#include <QList>

#include <optional>

/**
 * Reads a PDF's bytes strictly: signature ranges are about bytes, so what a repairing
 * parser makes of them must not decide (ISO 32000-2 §7.2, §7.3).
 */
namespace ink::pdf::raw {

/** A key of a dictionary and where its value stands: [start, end) in the file. */
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
    qint64 at = 0;

    /** The digits here as a number, at most 11 of them; nothing when there are none. */
    [[nodiscard]] std::optional<qint64> number();
};
/** First offset from `at` on that is neither white space nor in a comment. */
[[nodiscard]] qint64 skipSpace(QByteArrayView bytes, qint64 at);
/** The entries of the dictionary whose `<<` is at `at`; nothing when it is not a complete dictionary. */
[[nodiscard]] std::optional<QList<Entry>> dictionary(QByteArrayView bytes, qint64 at);
/** The start of the value of `number generation obj` at `at`; nothing when that is not there. */
[[nodiscard]] std::optional<qint64> objectValue(QByteArrayView bytes, qint64 at, int number, int generation);
/** `number generation obj` somewhere in the bytes. */
struct Definition
{
    qint64 start = -1; ///< of the number; -1 = none
    qint64 value = 0;  ///< where its value starts
    int number = 0;
    int generation = 0;
};
/** The next one from `at` on. */
[[nodiscard]] Definition nextDefinition(QByteArrayView bytes, qint64 at);
/** Offset behind the value at `at`, or -1. `12 0 R` is one value. */
[[nodiscard]] qint64 valueEnd(QByteArrayView bytes, qint64 at);
/** The integers of an array such as `[0 10 20 30]`; nothing when there is anything else in it. */
[[nodiscard]] std::optional<QList<qint64>> integerArray(QByteArrayView text);
/** The bytes of a hexadecimal string from `<` to `>` (ISO 32000-2 §7.3.4.3), nothing when it is none. */
struct HexString
{
    QByteArray bytes;
    bool isPlain = true; ///< digits of one case and nothing between them
};
[[nodiscard]] std::optional<HexString> hexString(QByteArrayView text);

/** Offset of `needle` from `from` on, or -1; for whole files, several times as fast as
 * QByteArrayView::indexOf. */
[[nodiscard]] qint64 find(QByteArrayView bytes, QByteArrayView needle, qint64 from);
/** Offset of `%PDF-`, 0 at the beginning: a file's own offsets may count from it. */
[[nodiscard]] qint64 headerOffset(QByteArrayView bytes);
/** The ends of a file's revisions: offsets behind each `%%EOF` whose `startxref` leads to a
 * cross-reference section. */
[[nodiscard]] QList<qint64> revisionEnds(QByteArrayView bytes);
/** Returns whether nothing but white space follows. */
[[nodiscard]] bool onlySpaceFrom(QByteArrayView bytes, qint64 at);

} // namespace ink::pdf::raw
