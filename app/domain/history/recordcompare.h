#pragma once

#include "app/base/message.h"
#include "app/domain/document/document.h"

#include <QByteArray>
#include <QList>

namespace ink::domain {

/** One contradiction between a record and a document. */
struct RecordDifference
{
    enum class Part {
        Record,   ///< the record itself is invalid
        Document, ///< the record belongs to another document
        History,  ///< the entries up to sealing
        Fields,   ///< title, sender, times, files or recipients
        Values    ///< the tags and their values
    };
    Part part = Part::Record;
    Message problem;
    bool operator==(const RecordDifference&) const = default;
};

/** Compares a record with the document's current state. Entries added after sealing, and legitimate later
 * changes (a viewer opens it), are not differences. For a record that is invalid or belongs to another
 * document, this is the only difference. */
[[nodiscard]] QList<RecordDifference> compareToRecord(const QByteArray& json, const Document& document);

} // namespace ink::domain
