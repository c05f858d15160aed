#pragma once

#include "app/store/journals/draftjournal.h"
#include "app/workflow/drafts/editeddraft.h"
#include "app/workflow/drafts/journaltext.h"

#include <map>
#include <optional>

namespace ink::workflow {

// Private to app/workflow/drafts.

/** The journal's entries about the open draft, so that nothing is lost in a crash. */
class DraftNotes final
{
public:
    DraftNotes(const EditedDraft& draft, store::DraftJournal& journal) : m_draft(draft), m_journal(journal) {}

    void reset() { m_text = {}; }

    // Edits that the service does not have yet.

    [[nodiscard]] Result<void> writeEdits();
    [[nodiscard]] Result<void> removeEdits();
    struct Edits
    {
        domain::Document document;
        qint64 baseVersion = 0; ///< version of the service's document that the edits are based on
    };
    /** The edits in the journal; nothing if there are none or they are invalid. */
    [[nodiscard]] std::optional<Edits> edits() const;
    /** Returns true if the journal's entry about the document `id` is exactly this body. */
    [[nodiscard]] Result<bool> hasEntry(domain::DocumentId id, const QByteArray& body) const;
    /** Removes the entry of a document that has been closed, if it is still `body`. */
    void removeSaved(const QString& profile, domain::DocumentId id, const QByteArray& body);
    [[nodiscard]] static QByteArray bodyOf(const domain::Document& document);

    // Steps with the idempotency keys for their retries.

    [[nodiscard]] QByteArray stepKey(const QString& step, const QByteArray& fresh);
    void removeSteps(domain::DocumentId id);
    /** Records the state about to be sent, until `removeSent`: otherwise, after a crash before the response,
     * this save would look like another person's. */
    void recordSent();
    void removeSent();
    /** Returns true if `now` is the state that this editor sent before a crash without getting the
     * response. */
    [[nodiscard]] bool isOwnSave(const domain::Document& now) const;

    // Replacement of a file.

    struct Replacement
    {
        domain::FileId old;
        QByteArray digest; ///< SHA-256 of the newer file in hexadecimal
    };
    [[nodiscard]] Result<void> recordReplacement(const Replacement& replacement);
    [[nodiscard]] std::optional<Replacement> replacement() const;
    void removeReplacement();

private:
    [[nodiscard]] QString stepPrefix(domain::DocumentId id) const;
    [[nodiscard]] QString sentKey(domain::DocumentId id) const;
    [[nodiscard]] QString replacementKey() const;

    const EditedDraft& m_draft;
    store::DraftJournal& m_journal;
    JournalText m_text;
    std::map<QString, QByteArray> m_unsavedKeys; ///< idempotency keys that the journal couldn't keep
};

} // namespace ink::workflow
