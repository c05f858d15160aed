#pragma once

#include "app/pdf/file/objecttext.h"

#include <QByteArray>

#include <vector>

class QPDFObjectHandle;

/** Private to app/pdf/file: finds the objects of a file without its cross-reference table. */
namespace ink::pdf {

/** An object stream and the numbers of its objects in order. */
struct PackedObjects
{
    ObjectId stream;
    std::vector<int> numbers;
};
[[nodiscard]] std::vector<int> packedObjectNumbers(QPDFObjectHandle stream);

/** Scans all bytes for `number generation obj` outside streams, and for trailers. The last definition of a
 * number takes precedence. */
class ObjectScan final
{
public:
    explicit ObjectScan(const QByteArray& file);

    [[nodiscard]] bool isEmpty() const { return m_found.empty(); }
    /** The file to be parsed, beginning with its header. */
    [[nodiscard]] const QByteArray& bytes() const { return m_bytes; }
    /** Objects whose dictionary identifies them as object streams. */
    [[nodiscard]] const std::vector<ObjectId>& objectStreams() const { return m_objectStreams; }
    /** A cross-reference section for all objects, to be appended to `bytes`. */
    [[nodiscard]] QByteArray crossReference(const std::vector<PackedObjects>& packed) const;
    /** All objects in file order. */
    [[nodiscard]] std::vector<ObjectId> objectOrder(const std::vector<PackedObjects>& packed) const;

private:
    struct Found
    {
        ObjectId id;
        qint64 start = 0;
    };
    void scan();
    void recordTrailer(QByteArrayView dictionary);

    QByteArray m_bytes;
    std::vector<Found> m_found; ///< in file order; a number may occur repeatedly
    std::vector<ObjectId> m_objectStreams;
    DictText m_trailer;
};

} // namespace ink::pdf
