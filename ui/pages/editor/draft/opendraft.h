#pragma once

#include "app/domain/document/ids.h"

#include <QObject>
#include <QUndoStack>

#include <memory>

namespace ink::domain {
struct Document;
}

namespace ink::store {
class DraftJournal;
}
namespace ink::workflow {
class DraftEditor;
class OfflineCache;
class Session;
} // namespace ink::workflow

namespace ink::ui {

class DraftEditorTarget;

/** The document in the editor, with its saving and its undo stack. */
class OpenDraft final : public QObject
{
    Q_OBJECT
public:
    OpenDraft(workflow::Session& session, store::DraftJournal& journal);
    ~OpenDraft() override;

    /** Cancels pending work and its callbacks; afterwards nothing is open. */
    void reset();
    /** Sets the source of drafts while there is no connection. */
    void setShelf(const workflow::OfflineCache* shelf);

    [[nodiscard]] workflow::DraftEditor& editor() const { return *m_editor; }
    [[nodiscard]] DraftEditorTarget& target() const { return *m_target; }
    [[nodiscard]] QUndoStack& undoStack() { return m_undoStack; }
    [[nodiscard]] bool isOpen() const;
    [[nodiscard]] bool isEditable() const; ///< open, and still a draft
    [[nodiscard]] bool isTemplate() const; ///< open, with roles; not sent
    [[nodiscard]] const domain::Document& document() const;
    [[nodiscard]] domain::DocumentId id() const; ///< null when nothing is open
    [[nodiscard]] QList<domain::FileId> files() const;

Q_SIGNALS:
    void changed();
    void saveStateChanged();

private:
    workflow::Session& m_session;
    store::DraftJournal& m_journal;
    const workflow::OfflineCache* m_shelf = nullptr;
    QUndoStack m_undoStack;
    std::unique_ptr<workflow::DraftEditor> m_editor;
    std::unique_ptr<DraftEditorTarget> m_target;
};

} // namespace ink::ui
