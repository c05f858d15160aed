#pragma once

#include "app/base/clock.h"
#include "app/base/result.h"
#include "app/domain/document/tag.h"

#include <chrono>

namespace ink::domain {
struct Document;
}

namespace ink::service::corrections {

// An editor's changes to others' fields. Because there may be many, the history summarizes them: the first
// correction is recorded at once, and those within the next `summaryInterval` in one entry that names their
// fields. That entry is written with the first correction after this time, or before any other entry.

// Index(summaryInterval): Corrections by an editor: how the history tells them
inline constexpr std::chrono::minutes summaryInterval{10};
/** Maximum number of correction entries of one document. Once it is reached, an editor can only finish. */
inline constexpr qsizetype maxEntries = 200;

/** Returns the names of others' fields whose text differs from `before`; empty unless the invitation
 * (1-based) belongs to an editor. */
[[nodiscard]] QStringList correctedFields(const domain::Document& document, const QList<domain::Tag>& before,
                                          int invitationIndex);
/** Fails with a State error if the history of the document has too many correction entries. */
[[nodiscard]] Result<void> checkCapacity(const domain::Document& document);
/** Records `fields` (not empty) for the history, and writes the entry if it is due. */
void recordFields(domain::Document& document, int invitationIndex, const QStringList& fields,
                  const QString& address, const QString& userAgent, Timestamp now);
/** Writes the entries of all corrections that are not in the history yet. */
void writePending(domain::Document& document, Timestamp now);

} // namespace ink::service::corrections
