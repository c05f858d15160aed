#pragma once

#include "app/base/error.h"
#include "app/domain/document.h"
#include "ui/pages/editor/editorstage.h"
#include "ui/pages/editor/offlinedraft.h"
#include "ui/pages/editor/opendraft.h"

#include <QPointer>
#include <QWidget>

#include <functional>
#include <memory>
#include <optional>

class QFrame;
class QStackedWidget;

namespace ink::settings {
class Settings;
}

namespace ink::ui {

class ConflictDialog;
class DraftFiles;
class DraftPages;
class DraftSending;
class DraftTarget;
class EditorHeader;
class EditorWorkspace;
class EmptyState;
class ErrorBanner;
class FieldPictures;
class FileReplacement;
class FileWork;
struct FirstLook;
class FreshDraft;
class ImportNotice;
class OpeningPage;
class PreviewPage;
class Prompts;
class RebaseReview;
class RepairNotice;

/** Makes and edits one draft, sends it; shows a document that is no draft any more with its values. */
class EditorPage final : public QWidget
{
    Q_OBJECT
public:
    /** `settings` keeps the people asked before; `prompts` asks before what can't be undone. */
    EditorPage(workflow::Session& session, store::DraftJournal& journal, settings::Settings& settings,
               Prompts& prompts, QWidget* parent = nullptr);
    ~EditorPage() override;

    [[nodiscard]] EditorStage::Kind stage() const { return m_stage.kind(); }
    /** Shows these PDFs before the account that takes them is open; createFrom goes on with them. */
    void lookAt(const QStringList& paths);
    [[nodiscard]] bool isLookingAhead() const { return m_stage.is(EditorStage::Kind::LookingAhead); }
    /** A new draft of these PDFs in a folder (null = none). */
    void createFrom(const QStringList& paths, domain::FolderId folder);
    void openDocument(domain::DocumentId id);
    /** The outbox for drafts that are created offline; null = none are created. */
    void setOutbox(workflow::WorkOutbox* outbox) { m_offline.setOutbox(outbox); }
    /** From where drafts are opened without a connection. */
    void setShelf(const workflow::OfflineShelf* shelf) { m_draft.setShelf(shelf); }
    /** A draft that waits in the outbox. */
    void openWaiting(qint64 entry);
    [[nodiscard]] bool isEmpty() const; ///< no document is open or on its way
    [[nodiscard]] bool isTemplate() const { return m_draft.isTemplate(); }
    /** The open document's id; null when there is none. */
    [[nodiscard]] domain::DocumentId documentId() const { return m_draft.id(); }
    [[nodiscard]] QUndoStack* undoStack() { return &m_draft.steps(); }
    /** One step back or forth, unless something else than the draft is on the screen or files are on their
     * way. */
    void undo();
    void redo();
    [[nodiscard]] EditorWorkspace& workspace() { return *m_workspace; }
    void addFiles(const QStringList& paths);
    /** Asks, then takes a file, its pages and their tags out of the draft. */
    void removeFile(domain::FileId file);
    /** Asks for a newer version of a file and shows where its tags would go; nothing is changed before that
     * is accepted. */
    void replaceFile(domain::FileId file);
    /** The same with a chosen PDF. */
    void reviewReplacement(domain::FileId file, const QString& path);
    /** The review of a newer version; null when none is under way. */
    [[nodiscard]] RebaseReview* review() const;
    void chooseFiles();
    /** The draft as its recipients will meet it; nothing is saved there. */
    void openPreview();
    /** Findings first; then who gets what, and the button that does it. A template is saved and closed. */
    void send();
    /** Saves what is not saved yet and empties the page. */
    void closeDocument();

Q_SIGNALS:
    void closeRequested();
    void documentSent(ink::domain::DocumentId id);
    void documentScheduled(ink::domain::DocumentId id, bool isPlanned);
    void keptForLater(); ///< it is sent when the server can be reached
    void said(const QString& text, const std::function<void()>& undo);
    void saved(const QString& text, const QString& path);
    void undoLapsed(); ///< what was said last is not the latest step any more
    void useTemplateRequested(ink::domain::DocumentId id); ///< everything is saved
    void titleChanged(const QString& title);

protected:
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    void makeParts(settings::Settings& settings);
    void layOut();
    void connectHeader();
    void connectWorkspace();
    void connectWork();
    void retranslate();

    // Ways into the stages and out of them.
    void startAnew();
    void cancelOpening();
    void leave(); ///< asks to be closed; a draft that nobody has changed goes
    void renewDraft();
    void releaseDraft();
    [[nodiscard]] bool beginOffline(const QStringList& paths, domain::FolderId folder);
    void openOffline(qint64 entry);
    void endTasks();
    void endPreview();
    [[nodiscard]] bool hasSteps() const; ///< undo and redo mean the draft's steps

    // What is on the screen.
    void showBusy(const QString& what);
    void showFirstLook(const FirstLook& look);
    void showProgress(qint64 done, qint64 total);
    void showOutcome(const std::optional<Error>& error, std::function<void()> again);
    void showDocument();
    void showNothing();
    void showFiles(const domain::Document& document);
    void setEditable(bool editable);
    void setTargets(DraftTarget* target, QUndoStack* steps);
    void showSaveState();
    void showConflict();
    void addFilesAt(const QStringList& paths, int at); ///< before the file of this index; -1: at the end
    void offerUndo(const QString& text);               ///< of the latest step

    workflow::Session& m_session;
    Prompts& m_prompts;
    OpenDraft m_draft;
    EditorStage m_stage;
    OfflineDraft m_offline;
    std::unique_ptr<FreshDraft> m_fresh;
    std::unique_ptr<FileWork> m_fileWork;
    std::unique_ptr<DraftFiles> m_files;
    std::unique_ptr<DraftPages> m_pages;
    std::unique_ptr<FileReplacement> m_replacement;
    std::unique_ptr<DraftSending> m_sending;
    std::unique_ptr<FieldPictures> m_pictures;
    QPointer<ConflictDialog> m_conflict;

    domain::DocumentId m_shown;
    std::optional<bool> m_editable; ///< the last value that was passed to the parts
    QList<domain::FileId> m_filesShown;
    QString m_titleShown;
    std::function<void()> m_again; ///< what Retry does
    bool m_undoOffered = false;

    EditorHeader* m_header;
    EditorWorkspace* m_workspace;
    EmptyState* m_empty;
    ErrorBanner* m_error;
    RepairNotice* m_repairs;
    ImportNotice* m_import;
    QStackedWidget* m_parts;
    OpeningPage* m_opening;
    RebaseReview* m_review;
    PreviewPage* m_preview = nullptr; ///< made when it is first opened
    QFrame* m_rule;
};

} // namespace ink::ui
