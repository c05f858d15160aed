#pragma once

#include "app/domain/document/document.h"
#include "app/domain/document/tag.h"
#include "app/workflow/documents/correctionlock.h"
#include "ui/commands/drafttarget.h"

#include <QDialog>
#include <QList>
#include <QUndoStack>

class QLabel;
class QPushButton;
class QToolButton;

namespace ink::settings {
class Settings;
}
namespace ink::workflow {
class Session;
}

namespace ink::ui {

class EditorWorkspace;
class ErrorBanner;
class InfoBanner;
class Prompts;

/** Corrects the tags of a running document: tags of recipients who have finished are locked; all others can
 * be moved, added and removed. Recipients, files and settings are read-only. */
class CorrectTagsDialog final : public QDialog, private DraftTarget
{
    Q_OBJECT
public:
    CorrectTagsDialog(workflow::Session& session, settings::Settings& settings, Prompts& prompts,
                      QWidget* parent);
    ~CorrectTagsDialog() override;

    /** Loads the current version of the document and shows the dialog. */
    void start(domain::DocumentId id);
    [[nodiscard]] EditorWorkspace& workspace() { return *m_workspace; }

Q_SIGNALS:
    void corrected();

protected:
    void reject() override;

private:
    [[nodiscard]] const domain::Document& document() const override { return m_document; }
    void apply(const domain::Document& changed) override;
    [[nodiscard]] domain::TagId nextTagId() override { return domain::TagId(++m_lastId); }

    void layOut(settings::Settings& settings);
    void showTitle();
    void load();
    void setLoadedDocument(const domain::Document& document);
    void fetchFiles();
    void check();
    void save();
    void updateColleague();
    /** Returns whether a tag of the loaded document can't be changed any more. */
    [[nodiscard]] bool isFrozen(const domain::Tag& tag) const;
    /** Returns whether the recipient of a tag has finished, or doesn't exist. */
    [[nodiscard]] bool isSettledOwner(int invitationIndex) const;
    void showFrozen(int invitationIndex);
    /** The tags to send, without the locks of this dialog. */
    [[nodiscard]] QList<domain::Tag> tagsToSend() const;

    workflow::Session& m_session;
    Prompts& m_prompts;
    domain::DocumentId m_id;
    domain::Document m_loaded;
    domain::Document m_document; ///< the edited document, with locks
    QUndoStack m_steps;
    qint64 m_lastId = 0;
    bool m_areFilesSigned = false; ///< individual signatures in the files cover the existing tags
    bool m_isSaving = false;
    workflow::CorrectionLock m_lock;
    ErrorBanner* m_error;
    InfoBanner* m_colleague; ///< names another person who is correcting the document
    InfoBanner* m_frozen;
    QLabel* m_intro;
    EditorWorkspace* m_workspace;
    QToolButton* m_undo;
    QToolButton* m_redo;
    QPushButton* m_save;
    QPushButton* m_cancel;
};

} // namespace ink::ui
