#pragma once

#include "app/base/result.h"
#include "app/domain/document/ids.h"

#include <QStringList>

#include <optional>

namespace ink::workflow {
class WorkOutbox;
}

namespace ink::ui {

class OpenDraft;

/** Offline drafts: created here, stored in the outbox, sent when the server can be reached. */
class OfflineDraft final
{
public:
    explicit OfflineDraft(OpenDraft& draft) : m_draft(draft) {}

    /** Sets the outbox for drafts that are created offline; null disables them. */
    void setOutbox(workflow::WorkOutbox* outbox) { m_outbox = outbox; }
    [[nodiscard]] bool hasOutbox() const { return m_outbox != nullptr; }

    /** Creates a draft of these files in the outbox. Nothing without an outbox, or when a file can't be
     * displayed. */
    [[nodiscard]] std::optional<Result<qint64>> create(const QStringList& paths, domain::FolderId folder);
    /** Keeps a draft in the outbox from being sent while it is open; false when it is already being sent. */
    [[nodiscard]] bool acquire(qint64 entry);
    [[nodiscard]] bool hasAcquired(qint64 entry) const { return m_entry == entry; }
    [[nodiscard]] bool contains(qint64 entry) const;
    void open(qint64 entry);
    /** Closes a local draft and releases it to the outbox. */
    void release();
    /** Queues the open draft until the server can be reached. */
    [[nodiscard]] Result<void> sendLater();

private:
    OpenDraft& m_draft;
    workflow::WorkOutbox* m_outbox = nullptr;
    qint64 m_entry = 0; ///< the open entry of the outbox; 0 = none
};

} // namespace ink::ui
