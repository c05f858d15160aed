#include "app/pdf/crypto/derwriter.h"

#include <algorithm>

namespace ink::pdf::der {

QByteArray encode(char tag, std::initializer_list<QByteArrayView> pieces)
{
    qsizetype length = 0;
    for (const QByteArrayView piece : pieces)
        length += piece.size();

    QByteArray out;
    out.reserve(length + 10);
    out.append(tag);
    if (length < 0x80) {
        out.append(static_cast<char>(length));
    } else {
        int bytes = 1;
        while (bytes < 8 && (length >> (8 * bytes)) != 0)
            ++bytes;
        out.append(static_cast<char>(0x80 | bytes));
        for (int i = bytes - 1; i >= 0; --i)
            out.append(static_cast<char>((length >> (8 * i)) & 0xFF));
    }
    for (const QByteArrayView piece : pieces)
        out.append(piece.data(), piece.size());
    return out;
}

QByteArray sortedSet(QList<QByteArray> pieces)
{
    // QByteArray compares unsigned bytes, and a prefix sorts first: exactly the order of X.690.
    std::sort(pieces.begin(), pieces.end());
    return pieces.join();
}

} // namespace ink::pdf::der
