#pragma once

#include "app/base/error.h"
#include "app/domain/document/ids.h"
#include "ui/pages/editor/draft/editorstage.h"
#include "ui/pages/editor/draft/offlinedraft.h"
#include "ui/pages/editor/draft/opendraft.h"

#include <QPointer>
#include <QWidget>

#include <functional>
#include <memory>
#include <optional>

class QFrame;
class QStackedWidget;

namespace ink::domain {
struct Document;
}

namespace ink::settings {
class Settings;
}

namespace ink::ui {

class ConflictDialog;
class DraftFiles;
class DraftPages;
class DraftSender;
class DraftTarget;
class EditorCustomFields;
class EditorHeader;
class EditorWorkspace;
class EmptyState;
class ErrorBanner;
class FieldPictures;
class FileReplacement;
class FileNotices;
class FileOperation;
struct FilePreview;
class FreshDraft;
class ImportNotice;
class OpeningPage;
class PreviewPage;
class Prompts;
class RebaseReview;

/** Creates, edits and sends one draft; shows other documents read-only with their values. */
class EditorPage final : public QWidget
{
    Q_OBJECT
public:
    /** `settings` stores the recipients used before; `prompts` asks before actions that can't be undone. */
    EditorPage(workflow::Session& session, store::DraftJournal& journal, settings::Settings& settings,
               Prompts& prompts, QWidget* parent = nullptr);
    ~EditorPage() override;

    [[nodiscard]] EditorStage::Kind stage() const { return m_stage.kind(); }
    /** Shows these PDFs before an account is open; createFrom continues with them. */
    void previewFiles(const QStringList& paths);
    [[nodiscard]] bool isPreviewingFiles() const { return m_stage.is(EditorStage::Kind::PreviewingFiles); }
    [[nodiscard]] bool isPreviewing(const QStringList& paths) const
    {
        return isPreviewingFiles() && m_stage.previewedFiles() == paths;
    }
    /** Creates a draft of these PDFs in a folder (null = none). */
    void createFrom(const QStringList& paths, domain::FolderId folder);
    void openDocument(domain::DocumentId id);
    /** Sets the outbox for drafts that are created offline; null disables them. */
    void setOutbox(workflow::WorkOutbox* outbox) { m_offline.setOutbox(outbox); }
    /** Sets the source of drafts while there is no connection. */
    void setShelf(const workflow::OfflineCache* shelf) { m_draft.setShelf(shelf); }
    /** Opens a draft from the outbox. */
    void openQueued(qint64 entry);
    [[nodiscard]] bool hasQueued(qint64 entry) const
    {
        return m_draft.isOpen() && m_offline.hasAcquired(entry);
    }
    [[nodiscard]] bool isEmpty() const; ///< no document is open or being opened
    /** Returns whether a document is open; false while it is being opened. */
    [[nodiscard]] bool hasDocument() const { return m_draft.isOpen(); }
    /** The open document's title; empty when there is none. */
    [[nodiscard]] const QString& title() const { return m_titleShown; }
    /** The save state, as in the header. */
    [[nodiscard]] QString stateText() const;
    /** Returns whether the service has everything. */
    [[nodiscard]] bool isSaved() const;
    /** Returns whether saving has failed or conflicts with changes by others. */
    [[nodiscard]] bool hasSaveProblem() const;
    [[nodiscard]] bool isTemplate() const { return m_draft.isTemplate(); }
    /** The open document's id; null when there is none. */
    [[nodiscard]] domain::DocumentId documentId() const { return m_draft.id(); }
    [[nodiscard]] QUndoStack* undoStack() { return &m_draft.undoStack(); }
    /** Undo and redo, unless a task covers the draft or a file operation is running. */
    void undo();
    void redo();
    [[nodiscard]] EditorWorkspace& workspace() { return *m_workspace; }
    [[nodiscard]] DraftSender& sending() { return *m_sending; }
    void addFiles(const QStringList& paths);
    /** Removes a file, its pages and their tags from the draft after confirmation. */
    void removeFile(domain::FileId file);
    /** Asks for a newer version of a file and previews the new positions of its tags; nothing changes until
     * that is accepted. */
    void replaceFile(domain::FileId file);
    /** Like replaceFile(), with this PDF as the newer version. */
    void reviewReplacement(domain::FileId file, const QString& path);
    /** The review of a newer version; null when there is none. */
    [[nodiscard]] RebaseReview* review() const;
    void chooseFiles();
    /** Previews the draft as its recipients will see it. Values entered in the preview are not saved. */
    void openPreview();
    /**
     * Shows the findings first, then a summary with the button that sends. A template is saved and closed.
     */
    void send();
    /** Asks to be closed, like the header's button; an unchanged new draft is deleted first. */
    void requestClose();
    /** Saves pending changes and clears the page. */
    void closeDocument();
    /** Frees the pages' pictures. They are rendered again when they are displayed. */
    void releasePictures();

Q_SIGNALS:
    void closeRequested();
    void documentSent(ink::domain::DocumentId id);
    void documentScheduled(ink::domain::DocumentId id, bool isPlanned);
    void queuedOffline();     ///< queued until the server can be reached
    void settingsRequested(); ///< the email and link settings should be shown
    void messageRequested(const QString& text, const std::function<void()>& undo);
    void saved(const QString& text, const QString& path);
    void undoExpired(); ///< the last message is no longer about the latest step
    void useTemplateRequested(ink::domain::DocumentId id); ///< emitted once everything is saved
    void titleChanged(const QString& title);
    void documentShown(); ///< another document is open, or the open one has got its id
    void stateChanged();  ///< stateText() may have changed

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void makeParts(settings::Settings& settings);
    void layOut();
    void connectHeader();
    void connectWorkspace();
    void connectWork();
    void retranslate();

    // Transitions between stages.
    void reset();
    void cancelOpening();
    void resetDraft();
    void releaseDraft();
    [[nodiscard]] bool beginOffline(const QStringList& paths, domain::FolderId folder);
    void openOffline(qint64 entry);
    void endTasks();
    void endPreview();
    [[nodiscard]] bool hasSteps() const; ///< undo and redo apply to the draft's steps

    // Display.
    void showBusy(const QString& what);
    void showFilePreview(const FilePreview& look);
    void showProgress(qint64 done, qint64 total);
    void showOutcome(const std::optional<Error>& error, std::function<void()> again);
    void showDocument();
    void showNothing();
    void showFiles(const domain::Document& document);
    void setEditable(bool editable);
    void setTargets(DraftTarget* target, QUndoStack* steps);
    void showSaveState();
    void showConflict();
    void addFilesAt(const QStringList& paths, int at); ///< before the file with this index; -1 = at the end
    void offerUndo(const QString& text);               ///< offers to undo the latest step

    workflow::Session& m_session;
    Prompts& m_prompts;
    OpenDraft m_draft;
    EditorStage m_stage;
    OfflineDraft m_offline;
    std::unique_ptr<FreshDraft> m_fresh;
    std::unique_ptr<FileOperation> m_fileWork;
    std::unique_ptr<DraftFiles> m_files;
    std::unique_ptr<DraftPages> m_pages;
    std::unique_ptr<FileReplacement> m_replacement;
    std::unique_ptr<DraftSender> m_sending;
    std::unique_ptr<FieldPictures> m_pictures;
    std::unique_ptr<EditorCustomFields> m_customFields;
    QPointer<ConflictDialog> m_conflict;

    domain::DocumentId m_shown;
    std::optional<bool> m_editable; ///< last value that was passed to the parts
    QList<domain::FileId> m_filesShown;
    QString m_titleShown;
    std::function<void()> m_retry; ///< run by Retry
    bool m_undoOffered = false;

    EditorHeader* m_header;
    EditorWorkspace* m_workspace;
    EmptyState* m_empty;
    ErrorBanner* m_error;
    FileNotices* m_notices;
    ImportNotice* m_import;
    QStackedWidget* m_parts;
    OpeningPage* m_opening;
    RebaseReview* m_review;
    PreviewPage* m_preview = nullptr; ///< created when first opened
    QFrame* m_rule;
};

} // namespace ink::ui
