#pragma once

#include "app/base/result.h"
#include "app/domain/document/document.h"

#include <chrono>

namespace ink::service::corrections {

// Changes that an editor makes to others' fields. They may come in any number, so the history tells them
// together: the first at once, those within the next `together` in one entry that names their fields. That
// entry is written with the first correction after this time, or before any other entry.

inline constexpr std::chrono::minutes together{10};
/** Entries of one document after which an editor may only finish. */
inline constexpr qsizetype maxEntries = 200;

/** Names of the fields of others whose text differs from `before`; empty unless the invitation (1-based) is
 * an editor's. */
[[nodiscard]] QStringList fieldsOf(const domain::Document& document, const QList<domain::Tag>& before,
                                   int invitationIndex);
/** State when the history of the document has too many entries about corrections. */
[[nodiscard]] Result<void> needRoom(const domain::Document& document);
/** Keeps `fields` (not empty) for the history, and writes the entry when it is due. */
void note(domain::Document& document, int invitationIndex, const QStringList& fields, const QString& address,
          const QString& userAgent, Timestamp now);
/** Writes the entries of all corrections that are not in the history yet. */
void writePending(domain::Document& document, Timestamp now);

} // namespace ink::service::corrections
