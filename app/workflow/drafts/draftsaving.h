#pragma once

#include "app/workflow/drafts/drafteditor.h"
#include "app/workflow/drafts/draftnotes.h"
#include "app/workflow/drafts/editeddraft.h"
#include "app/workflow/session/later.h"

#include <QElapsedTimer>
#include <QTimer>

namespace ink::workflow {

// Private to app/workflow/drafts.

/**
 * Saves the user's edits to the journal at once and to the service shortly after, retries, and merges changes
 * that others have saved.
 */
class DraftSaving final : public QObject
{
    Q_OBJECT
public:
    using State = DraftEditor::SaveState;

    DraftSaving(EditedDraft& draft, DraftNotes& notes);

    void reset(); ///< called before another document is opened
    void setDelay(std::chrono::milliseconds delay) { m_delay = delay; }
    /** Saves every change with `keep` instead of on the service. */
    void saveLocally(DraftEditor::LocalSaver keep) { m_saveLocally = std::move(keep); }
    [[nodiscard]] bool isLocalOnly() const { return m_saveLocally != nullptr; }
    /** Sets the journal's entry to be recovered without an open editor: once it is saved, the entry is
     * removed only if it is still `body`, and changes by others are not merged. */
    void setRecoveryEntry(const QByteArray& body) { m_recovering = body; }
    [[nodiscard]] QByteArray recoveryEntry() const { return m_recovering.value_or(QByteArray()); }

    /** Merges the journal's edits into the document that was just loaded. */
    void mergeNotes();
    /** Returns true if the journal's edits are based on a version that the service no longer has. */
    [[nodiscard]] bool isStale() const { return m_isStale; }
    /** Reports the state of the opened document and saves its edits from the journal. */
    void begin();
    /** Called after the user changed the document. */
    void handleEdit();
    /** Saves local differences after the document was reloaded. */
    void saveDifferences();
    /** Writes pending journal entries now instead of in the event loop's next turn. */
    void writeNotesNow();
    /** Sends the remaining changes of a document that is being closed, without waiting. */
    void sendRemaining(QObject* context);
    void flush(const Listener<void>& listener);
    /** Adopts a response to another component's request. */
    void adopt(const domain::Document& fromService);

    [[nodiscard]] State state() const { return m_state; }
    [[nodiscard]] const std::optional<Error>& error() const { return m_error; }
    [[nodiscard]] bool isDirty() const { return m_isDirty; }
    [[nodiscard]] bool hasConflict() const { return m_theirs.has_value(); }
    [[nodiscard]] std::optional<DraftEditor::Conflict> conflict() const;
    void resolve(DraftEditor::Resolution resolution);
    void setSaved() { setState(State::Saved); }

Q_SIGNALS:
    void stateChanged();
    void changed(); ///< emitted when the document has changed other than by the user

private:
    void writeNotes();
    void schedule();
    void save();
    /** `before` is the service's state when the update was sent. */
    void handleResponse(const domain::Document& sent, const domain::Document& before,
                        const wire::DocumentPatch& patch, const domain::Document& answer);
    /** Saves invitations with their own call, for servers that ignore them in an update. */
    void putInvitations(const domain::Document& sent, const domain::Document& before,
                        domain::Document answer);
    void putTags(const domain::Document& sent, domain::Document answer);
    void finish(const domain::Document& sent, const domain::Document& answer);
    void handleFailure(const Error& error);
    /** Loads and merges the version saved by another editor. */
    void merge();
    /** Stops saving until the user chooses a version. */
    void clash(const domain::Document& now, const QList<DraftPart>& parts);
    void setState(State state, std::optional<Error> error = std::nullopt);
    void notifyFlushes(const Result<void>& result);

    EditedDraft& m_draft;
    DraftNotes& m_notes;
    DraftEditor::LocalSaver m_saveLocally; ///< set for a draft that exists only on this computer
    QTimer m_notesTimer;
    QTimer m_timer;
    // Index(m_delay{400}): Autosave: delay before a draft is saved
    std::chrono::milliseconds m_delay{400};
    std::chrono::milliseconds m_pauseAfterFailure{0};
    QElapsedTimer m_sinceUnsaved; ///< time since the save was scheduled; limits the delay during continuous
                                  ///< typing
    bool m_isDirty = false;
    bool m_isStale = false;
    bool m_isSaving = false;
    int m_conflicts = 0;                      ///< consecutive saves refused because of the version
    std::optional<domain::Document> m_theirs; ///< the service's version during a conflict
    QList<DraftPart> m_conflictingParts;
    /** Both versions at the time of the conflict. */
    struct Unmerged
    {
        domain::Document local;
        domain::Document merged; ///< the service's version with the local changes
    };
    std::optional<Unmerged> m_unmerged; ///< nothing if the local version is based on an unknown one
    std::optional<QByteArray> m_recovering;
    State m_state = State::Saved;
    std::optional<Error> m_error;
    QList<Listener<void>> m_flushes;
};

} // namespace ink::workflow
