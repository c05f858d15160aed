#pragma once

#include "app/base/result.h"
#include "app/domain/document.h"

#include <QStringList>

#include <optional>

namespace ink::workflow {
class WorkOutbox;
}

namespace ink::ui {

class OpenDraft;

/** Offline drafts: created here, kept in the outbox, sent when the server can be reached. */
class OfflineDraft final
{
public:
    explicit OfflineDraft(OpenDraft& draft) : m_draft(draft) {}

    /** The outbox for drafts that are created offline; null = none are created. */
    void setOutbox(workflow::WorkOutbox* outbox) { m_outbox = outbox; }
    [[nodiscard]] bool hasOutbox() const { return m_outbox != nullptr; }

    /** Puts a draft of these files into the outbox. Nothing without an outbox, or when a file can't be shown:
     * what can't be shown can't be worked on. */
    [[nodiscard]] std::optional<Result<qint64>> begin(const QStringList& paths, domain::FolderId folder);
    /** Keeps a draft in the outbox from being sent while it is open; false when it is on its way already. */
    [[nodiscard]] bool hold(qint64 entry);
    [[nodiscard]] bool isHolding(qint64 entry) const { return m_entry == entry; }
    [[nodiscard]] bool knows(qint64 entry) const;
    void open(qint64 entry);
    /** Closes what only this computer has, and lets the outbox have it. */
    void release();
    /** The open draft is sent when the server can be reached. */
    [[nodiscard]] Result<void> sendLater();

private:
    OpenDraft& m_draft;
    workflow::WorkOutbox* m_outbox = nullptr;
    qint64 m_entry = 0; ///< of the outbox, that is open; 0 = none
};

} // namespace ink::ui
