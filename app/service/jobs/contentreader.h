#pragma once

#include "app/base/result.h"
#include "app/domain/document/ids.h"

#include <QList>
#include <QSet>
#include <QStringList>

#include <atomic>
#include <utility>

namespace ink::domain {
struct Document;
}

namespace ink::service {

struct Stores;

// Index(searchableTexts): Search: what is found in completed documents
/** Returns the texts by which a completed document is found: those of its pages, as they were before signing,
 * up to a million characters of each file, and the answers of its recipients except masked ones. A file that
 * can't be read as a PDF has no text. Io if a file is missing. */
[[nodiscard]] Result<QStringList> searchableTexts(const Stores& stores, const domain::Document& document);

/** Reads the content of completed documents for searching, newest first, in small batches. */
class ContentReader final
{
public:
    explicit ContentReader(Stores& stores) : m_stores(stores) {}

    /** Reads the next documents, and returns their number; 0 if all were read or failed. A document that
     * fails is tried again after all others. */
    [[nodiscard]] Result<int> readNext();
    /** Reads batches until one has no document that can be read, or `stop` is set. Logs errors. */
    void readAll(const std::atomic_bool& stop);

private:
    [[nodiscard]] Result<void> save(const QList<std::pair<domain::DocumentId, QStringList>>& contents);

    Stores& m_stores;
    QSet<domain::DocumentId> m_failed; ///< documents whose failure is in the log
    domain::DocumentId m_before;       ///< where the next batch begins; null = at the newest document
};

} // namespace ink::service
