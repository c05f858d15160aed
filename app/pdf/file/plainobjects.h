#pragma once

#include "app/pdf/file/objecttext.h"
#include "app/pdf/file/rawpdf.h"

#include <optional>
#include <vector>

namespace ink::pdf {

/** A dictionary object written so plainly that it can be read in only one way: `number generation obj`, the
 * dictionary, `endobj`; each key once and without escapes. For any other form, use the parser. */
class PlainDict final
{
public:
    /** Parses the object at `at`; returns nothing if it has another id or isn't plainly written. */
    [[nodiscard]] static std::optional<PlainDict> parseAt(QByteArrayView bytes, qint64 at, ObjectId id);
    /** Parses a direct dictionary; returns nothing unless it is all of `text`. */
    [[nodiscard]] static std::optional<PlainDict> parse(QByteArrayView text);

    [[nodiscard]] const QList<raw::Entry>& entries() const { return m_entries; }
    /** The text of a value; empty if there is none. */
    [[nodiscard]] QByteArrayView value(QByteArrayView key) const;
    /** All entries, to be written to a file. */
    [[nodiscard]] DictText toDictText() const;

private:
    [[nodiscard]] bool isPlain() const;
    QByteArrayView m_bytes;
    QList<raw::Entry> m_entries;
};

/** Parses `12.5` or `-3`: without a `+` sign, an exponent or surrounding characters. */
[[nodiscard]] std::optional<double> parsePlainNumber(QByteArrayView text);
/** Parses `[0 0 595 842]`, an array of such numbers only. */
[[nodiscard]] std::optional<std::vector<double>> parsePlainNumbers(QByteArrayView text);
/** Parses `3 0 R`. */
[[nodiscard]] std::optional<ObjectId> parsePlainReference(QByteArrayView text);
/** Parses `[3 0 R 4 0 R]`, an array of references only. */
[[nodiscard]] std::optional<std::vector<ObjectId>> parsePlainReferences(QByteArrayView text);

} // namespace ink::pdf
