#pragma once

#include "app/pdf/file/objecttext.h"

#include <QtGlobal>

#include <map>
#include <string>

/** Private to app/pdf/file: writes cross-reference sections (ISO 32000-2 §7.5.4, §7.5.8). */
namespace ink::pdf {

/** The location of an object: the three columns of a cross-reference stream. */
struct XRefEntry
{
    int type = 1;       ///< 0 free, 1 in the file, 2 in an object stream
    quint64 second = 0; ///< offset, or the number of the object stream
    int third = 0;      ///< generation, or the index in the object stream

    [[nodiscard]] static XRefEntry free() { return {0, 0, 65535}; }
    [[nodiscard]] static XRefEntry at(qsizetype offset, int generation)
    {
        return {1, static_cast<quint64>(offset), generation};
    }
};
using XRefEntries = std::map<int, XRefEntry>;

/** A cross-reference table without its trailer: from `xref` through the last entry. */
[[nodiscard]] std::string xrefEntries(const XRefEntries& places);
/** A table with its trailer, from `xref` through `%%EOF`; no object may be in an object stream. `start` is
 * the table's offset. */
[[nodiscard]] std::string xrefTable(const XRefEntries& places, const DictText& trailer, qsizetype start);
/** A cross-reference stream, from `n 0 obj` through `%%EOF`. `self` is the id of the stream, which contains
 * an entry for itself. */
[[nodiscard]] std::string xrefStream(XRefEntries places, DictText trailer, ObjectId self, qsizetype start);

} // namespace ink::pdf
