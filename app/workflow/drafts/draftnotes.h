#pragma once

#include "app/store/journals/draftjournal.h"
#include "app/workflow/drafts/editeddraft.h"
#include "app/workflow/drafts/journaltext.h"

#include <optional>

namespace ink::workflow {

// Private to app/workflow/drafts.

/** The journal's notes about the open draft, so that a process that dies loses nothing of it. */
class DraftNotes final
{
public:
    DraftNotes(const EditedDraft& draft, store::DraftJournal& journal) : m_draft(draft), m_journal(journal) {}

    void reset() { m_text = {}; }

    // Edits that the service does not have yet

    [[nodiscard]] Result<void> writeEdits();
    [[nodiscard]] Result<void> removeEdits();
    struct Edits
    {
        domain::Document document;
        qint64 baseVersion = 0; ///< the service's version that they began from
    };
    /** Nothing when there are none or they can't be read. */
    [[nodiscard]] std::optional<Edits> edits() const;
    /** Returns whether the journal holds exactly this body about the document `id`. */
    [[nodiscard]] Result<bool> holds(domain::DocumentId id, const QByteArray& body) const;
    /** Removes the entry of a document that is closed by now, if it is still `body`. */
    void forgetSaved(const QString& profile, domain::DocumentId id, const QByteArray& body);
    [[nodiscard]] static QByteArray bodyOf(const domain::Document& document);

    // Steps, with the idempotency keys under which a retry repeats them

    [[nodiscard]] QByteArray stepKey(const QString& step, const QByteArray& fresh);
    void forgetSteps(domain::DocumentId id);
    /** Notes what is about to be sent, until `forgetSent`: else a kill before the answer would make this save
     * look like somebody else's. */
    void noteSent();
    void forgetSent();
    /** `now` is what this editor sent before the program ended without the answer. */
    [[nodiscard]] bool isOwnSave(const domain::Document& now) const;

    // A newer file that takes the place of another

    struct Replacement
    {
        domain::FileId old;
        QByteArray digest; ///< SHA-256 of the newer file as hexadecimal digits
    };
    [[nodiscard]] Result<void> noteReplacement(const Replacement& replacement);
    [[nodiscard]] std::optional<Replacement> replacement() const;
    void forgetReplacement();

private:
    [[nodiscard]] QString stepPrefix(domain::DocumentId id) const;
    [[nodiscard]] QString sentKey(domain::DocumentId id) const;
    [[nodiscard]] QString replacementKey() const;

    const EditedDraft& m_draft;
    store::DraftJournal& m_journal;
    JournalText m_text;
};

} // namespace ink::workflow
