#pragma once

#include "app/domain/document/file.h"
#include "app/domain/document/historyentry.h"

#include <QList>

namespace ink::domain {

struct Document;

// Index(describedWith): Files hidden from recipients: which entries of the history they don't read
/** Returns the document as a certificate and a history record describe it to people who may see only these of
 * its files. Entries of the history that may be about other files keep their hash, but lose their details. */
[[nodiscard]] Document describedWith(Document document, const QList<File>& files);

/** Returns the entry without its details: it has the reason `withheld` instead, and its hash, which
 * represents them. Such entries are in descriptions only; they are never stored. */
[[nodiscard]] HistoryEntry withheldEntry(HistoryEntry entry);
[[nodiscard]] bool isWithheld(const HistoryEntry& entry);

} // namespace ink::domain
