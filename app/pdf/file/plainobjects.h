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
    /** The object at `at`; nothing if it is another one, or written differently. */
    [[nodiscard]] static std::optional<PlainDict> at(QByteArrayView bytes, qint64 at, ObjectId id);
    /** The same for a direct dictionary, if it is all of `text`. */
    [[nodiscard]] static std::optional<PlainDict> within(QByteArrayView text);

    [[nodiscard]] const QList<raw::Entry>& entries() const { return m_entries; }
    /** The text of a value; empty if there is none. */
    [[nodiscard]] QByteArrayView value(QByteArrayView key) const;
    /** All entries, to be written to a file. */
    [[nodiscard]] DictText texts() const;

private:
    [[nodiscard]] bool isPlain() const;
    QByteArrayView m_bytes;
    QList<raw::Entry> m_entries;
};

/** Parses `12.5` or `-3`: without a `+` sign, an exponent or surrounding characters. */
[[nodiscard]] std::optional<double> plainNumber(QByteArrayView text);
/** Parses `[0 0 595 842]`, an array of such numbers only. */
[[nodiscard]] std::optional<std::vector<double>> plainNumbers(QByteArrayView text);
/** Parses `3 0 R`. */
[[nodiscard]] std::optional<ObjectId> plainReference(QByteArrayView text);
/** Parses `[3 0 R 4 0 R]`, an array of references only. */
[[nodiscard]] std::optional<std::vector<ObjectId>> plainReferences(QByteArrayView text);

} // namespace ink::pdf
