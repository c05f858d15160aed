#pragma once

#include "app/base/message.h"
#include "app/domain/document/historyentry.h"

#include <QByteArray>

namespace ink::domain {

struct Document;

/** Sets the detail of an entry: the sentence in English, its reason and its arguments. */
void setDetail(HistoryEntry& entry, const Message& detail);
/** The detail of an entry; plain text if it has no reason, or an unknown one. */
[[nodiscard]] Message historyDetail(const HistoryEntry& entry);

/** The canonical JSON of an entry: its six fields, and `args` and `reason` if it has a reason, sorted by
 * name, without white space, UTF-8 (contract §4, history). */
[[nodiscard]] QByteArray canonicalJson(const HistoryEntry& entry);
/** Returns `entry` with its hash set to SHA-256(previous hash as lower-case hex ‖ canonicalJson(entry)). */
[[nodiscard]] HistoryEntry chained(HistoryEntry entry, const QString& previousHash);
/** Appends an entry to a document's history, linking it to the last entry. */
void appendHistory(Document& document, HistoryEntry entry);
/** Withheld entries (see withheldhistory.h) can't be hashed. Descriptions of a document may have them: the
 * next entry's hash covers theirs. Stored histories never have them. */
enum class WithheldEntries { Refused, Accepted };
/** The index of the first entry with a wrong hash, or -1 if the whole chain is intact. */
[[nodiscard]] qsizetype firstBrokenLink(const QList<HistoryEntry>& history,
                                        WithheldEntries withheld = WithheldEntries::Refused);

} // namespace ink::domain
