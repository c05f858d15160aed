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
        Document, ///< it is about another document
        History,  ///< the entries up to sealing
        Fields,   ///< title, sender, times, files or recipients
        Values    ///< the tags and their values
    };
    Part part = Part::Record;
    Message problem;
    bool operator==(const RecordDifference&) const = default;
};

/**
 * Compares a record with the document as it is stored later. Entries that came after sealing, and what
 * legitimately changes then (a viewer opens it), are no difference. A record that is invalid or about another
 * document gives this difference alone.
 */
[[nodiscard]] QList<RecordDifference> compareToRecord(const QByteArray& json, const Document& document);

} // namespace ink::domain
