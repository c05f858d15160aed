#pragma once

#include "app/pdf/file/objecttext.h"
#include "app/pdf/file/rawpdf.h"

#include <optional>
#include <vector>

namespace ink::pdf {

/**
 * A dictionary object that is written so plainly that there is but one way to read it: `number generation
 * obj`, the dictionary, `endobj`; every key once and without escapes. Whoever meets another form asks the
 * parser.
 */
class PlainDict final
{
public:
    /** The object at `at`; nothing when it is another one, or written in another way. */
    [[nodiscard]] static std::optional<PlainDict> at(QByteArrayView bytes, qint64 at, ObjectId id);
    /** The same for a direct dictionary, when `text` is one and nothing else. */
    [[nodiscard]] static std::optional<PlainDict> within(QByteArrayView text);

    [[nodiscard]] const QList<raw::Entry>& entries() const { return m_entries; }
    /** The text of a value; empty when there is none. */
    [[nodiscard]] QByteArrayView value(QByteArrayView key) const;
    /** All of it, on its way into a file. */
    [[nodiscard]] DictText texts() const;

private:
    [[nodiscard]] bool isPlain() const;
    QByteArrayView m_bytes;
    QList<raw::Entry> m_entries;
};

/** `12.5`, `-3`: without sign `+`, exponent or anything around it. */
[[nodiscard]] std::optional<double> plainNumber(QByteArrayView text);
/** `[0 0 595 842]`: of such numbers only. */
[[nodiscard]] std::optional<std::vector<double>> plainNumbers(QByteArrayView text);
/** `3 0 R` */
[[nodiscard]] std::optional<ObjectId> plainReference(QByteArrayView text);
/** `[3 0 R 4 0 R]`: of references only. */
[[nodiscard]] std::optional<std::vector<ObjectId>> plainReferences(QByteArrayView text);

} // namespace ink::pdf
