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
 * Brings what a person edits to the journal at once and to the service a moment later, retries, and merges
 * what others saved meanwhile.
 */
class DraftSaving final : public QObject
{
    Q_OBJECT
public:
    using State = DraftEditor::SaveState;

    DraftSaving(EditedDraft& draft, DraftNotes& notes);

    void reset(); ///< before another document is opened
    void setDelay(std::chrono::milliseconds delay) { m_delay = delay; }
    /** Every change goes to `keep`, none to the service. */
    void keepHere(DraftEditor::KeepHere keep) { m_keepHere = std::move(keep); }
    [[nodiscard]] bool isHereOnly() const { return m_keepHere != nullptr; }
    /** The draft has no editor: only the journal's entry `body` is saved. */
    void setRecovering(const QByteArray& body) { m_recovering = body; }
    [[nodiscard]] QByteArray recovering() const { return m_recovering.value_or(QByteArray()); }

    /** Takes the journal's edits into the document that was just loaded. */
    void mergeNotes();
    /** The edits of the journal began from a version that the service no longer has. */
    [[nodiscard]] bool isStale() const { return m_isStale; }
    /** Shows how the opened document stands, and saves what the journal had of it. */
    void begin();
    /** The person has changed the document. */
    void edited();
    /** The document was reassembled: saves what the service doesn't have yet. */
    void saveDifferences();
    /** Writes what the journal was to get before the event loop's next turn. */
    void writeNotesNow();
    /** Sends the remaining changes of a document that is being closed, without waiting. */
    void sendRest(QObject* context);
    void flush(const Listener<void>& listener);
    /** Takes over what the service answered elsewhere. */
    void adopt(const domain::Document& fromService);

    [[nodiscard]] State state() const { return m_state; }
    [[nodiscard]] const std::optional<Error>& error() const { return m_error; }
    [[nodiscard]] bool isDirty() const { return m_isDirty; }
    [[nodiscard]] bool isConflict() const { return m_theirs.has_value(); }
    [[nodiscard]] std::optional<DraftEditor::Conflict> conflict() const;
    void resolve(DraftEditor::Resolution resolution);
    void showSaved() { setState(State::Saved); }

Q_SIGNALS:
    void stateChanged();
    void changed(); ///< the document, other than by the person

private:
    void writeNotes();
    void schedule();
    void save();
    void takeAnswer(const domain::Document& sent, const wire::DocumentPatch& patch,
                    const domain::Document& answer);
    /** Saves invitations by their own call, for servers that ignore them in an update. */
    void putInvitations(const domain::Document& sent, domain::Document answer);
    void putTags(const domain::Document& sent, domain::Document answer);
    void finish(const domain::Document& sent, const domain::Document& answer);
    void failed(const Error& error);
    /** Loads the version that another editor has saved and merges it. */
    void merge();
    /** Stops saving until a person decides which of the two counts. */
    void clash(const domain::Document& now, const QList<DraftPart>& parts);
    void setState(State state, std::optional<Error> error = std::nullopt);
    void tellFlushes(const Result<void>& result);

    EditedDraft& m_draft;
    DraftNotes& m_notes;
    DraftEditor::KeepHere m_keepHere; ///< of a draft that the service does not have
    QTimer m_notesTimer;
    QTimer m_timer;
    std::chrono::milliseconds m_delay{400};
    std::chrono::milliseconds m_pauseAfterFailure{0};
    QElapsedTimer m_sinceUnsaved; ///< saves during continuous typing, too
    bool m_isDirty = false;
    bool m_isStale = false;
    bool m_isSaving = false;
    int m_conflicts = 0;                      ///< in a row
    std::optional<domain::Document> m_theirs; ///< while both have changed the same parts
    QList<DraftPart> m_clashes;
    std::optional<QByteArray> m_recovering;
    State m_state = State::Saved;
    std::optional<Error> m_error;
    QList<Listener<void>> m_flushes;
};

} // namespace ink::workflow
