#pragma once

#include "app/base/result.h"
#include "app/domain/document.h"
#include "app/workflow/session/peoplebook.h"

#include <QPointer>
#include <QTimer>
#include <QUndoStack>
#include <QWidget>

#include <functional>
#include <memory>
#include <optional>

class QFrame;
class QLabel;
class QLineEdit;
class QProgressBar;
class QPushButton;
class QStackedWidget;
class QTemporaryDir;
class QToolButton;

namespace ink::settings {
class Settings;
}
namespace ink::store {
class DraftJournal;
}
namespace ink::workflow {
class DraftEditor;
class OfflineShelf;
class Session;
class WorkOutbox;
} // namespace ink::workflow

namespace ink::ui {

class ConflictDialog;
class DraftEditorTarget;
struct FirstLook;
class EditorWorkspace;
class EmptyState;
class ErrorBanner;
class ImportNotice;
class InfoBanner;
class PagesWorker;
class PreviewPage;
class Prompts;
class RebaseReview;
struct FileExchange;
struct FileExchanges;
struct PageChange;
struct PagesJob;
struct PagesOutcome;

/** Makes and edits one draft, sends it; shows a document that is no draft any more with its values. */
class EditorPage final : public QWidget
{
    Q_OBJECT
public:
    /** `settings` keeps the people asked before; `prompts` asks before what can't be undone. */
    EditorPage(workflow::Session& session, store::DraftJournal& journal, settings::Settings& settings,
               Prompts& prompts, QWidget* parent = nullptr);
    ~EditorPage() override;

    /** Shows these PDFs before the account that takes them is open; createFrom goes on with them. */
    void lookAt(const QStringList& paths);
    [[nodiscard]] bool isLookingAhead() const { return !m_ahead.isEmpty(); }
    /** A new draft of these PDFs in a folder (null = none). */
    void createFrom(const QStringList& paths, domain::FolderId folder);
    void openDocument(domain::DocumentId id);
    /** What is made without a connection goes here; without it nothing is. */
    void setOutbox(workflow::WorkOutbox* outbox) { m_outbox = outbox; }
    /** From where drafts are opened without a connection. */
    void setShelf(const workflow::OfflineShelf* shelf);
    /** A draft that waits in the outbox. */
    void openWaiting(qint64 entry);
    [[nodiscard]] bool isEmpty() const;    ///< no document is open or on its way
    [[nodiscard]] bool isTemplate() const; ///< what is open is a template: it has roles, and is not sent
    /** The open document's id; null when there is none. */
    [[nodiscard]] domain::DocumentId documentId() const;
    [[nodiscard]] QUndoStack* undoStack() { return &m_stack; }
    /** One step back or forth, unless something else than the draft is on the screen or files are on their
     * way. */
    void undo();
    void redo();
    [[nodiscard]] EditorWorkspace& workspace() { return *m_workspace; }
    void addFiles(const QStringList& paths);
    /** Asks, then takes a file, its pages and their tags out of the draft; can't be undone. */
    void removeFile(domain::FileId file);
    /** Asks for a newer version of a file and shows where its tags would go; nothing is changed before that
     * is accepted. */
    void replaceFile(domain::FileId file);
    /** The same with a chosen PDF. */
    void reviewReplacement(domain::FileId file, const QString& path);
    /** The review of a newer version; null when none is under way. */
    [[nodiscard]] RebaseReview* review() { return m_reviewing ? m_review : nullptr; }
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
    void undoLapsed(); ///< what was said last is not the latest step any more
    void useTemplateRequested(ink::domain::DocumentId id); ///< everything is saved
    void titleChanged(const QString& title);

protected:
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    [[nodiscard]] QWidget* makeHeader();
    [[nodiscard]] QWidget* makeBusy();
    void makeEditor();
    [[nodiscard]] QWidgetList editingParts() const; ///< of the header, for a draft only
    // editorpagefiles.cpp: files that come and go, and come back
    void addFilesAt(const QStringList& paths, int at); ///< before the file of this index; -1: at the end
    void takeOut(domain::FileId file);
    void takeOutAgain(qsizetype at);
    void putBack(const domain::Document& before, qsizetype at, const QString& path);
    void exchangeFile(qsizetype at, const QString& path, const domain::Document& wanted);
    void rememberReplacement(const domain::Document& before, qsizetype at, const QString& oldPath);
    void rememberExchange(const domain::Document& before, qsizetype at, const QString& oldPath,
                          const QString& newPath);
    // editorpagepages.cpp: pages turned, moved, inserted, deleted; files are exchanged for it
    void changePages(const PageChange& change);
    void exchangeFiles(const FileExchanges& exchanges, const PageChange& change);
    void runExchanges(const QList<FileExchange>& steps, qsizetype at, const QList<domain::Tag>& tags,
                      const std::function<void(const Result<void>&)>& then);
    void runStep(const FileExchange& step, const std::function<void(const Result<void>&)>& then);
    void pageWorkEnded(const Result<void>& result, const QList<int>& show);
    void extractPages(const QList<int>& pages);
    void writePages(const QList<int>& pages, const QString& path);
    void startPagesWorker(const QList<PagesJob>& jobs, const std::function<void(const PagesOutcome&)>& then);
    void beginPageWork();
    void stopPageWork();
    /** A copy for as long as the page lives; empty when that failed. */
    [[nodiscard]] QString keepFile(const QString& name, const QByteArray& bytes);
    void setFileWork(bool busy, const QString& what = {});
    void fileWorkEnded(const Result<void>& result);
    void makeReplacing();
    void applyReplacement();
    void endReview();
    void endPreview();
    void rememberPeople();
    void offerUndo(const QString& text); ///< of the latest step
    // editorwaiting.cpp: without a connection
    [[nodiscard]] bool beginHere(const QStringList& paths, domain::FolderId folder);
    void openHere(qint64 entry);
    void letGo();
    void leave(); ///< asks to be closed; a draft that nobody has changed goes
    [[nodiscard]] bool isUntouched() const;
    void sendLater();
    void showConflict();
    void finishTemplate(const std::function<void()>& then);
    void nameSend();
    void startAnew();
    void retranslate();
    void showBusy(const QString& what);
    /** The pages at once, while the draft is made. */
    void showFirstLook(const FirstLook& look);
    void showProgress(qint64 done, qint64 total);
    void showOutcome(const std::optional<Error>& error, std::function<void()> again);
    void cancelOpening();
    void showDocument();
    void showSaveState();
    /** Says which files came damaged and were repaired, until it is closed. */
    void showRepairs();
    void fitTitle();
    void editTitle(const QString& title);

    workflow::Session& m_session;
    store::DraftJournal& m_journal;
    Prompts& m_prompts;
    workflow::PeopleBook m_people;
    QUndoStack m_stack;
    std::unique_ptr<workflow::DraftEditor> m_editor;
    std::unique_ptr<DraftEditorTarget> m_target;
    domain::DocumentId m_shown;
    QStringList m_ahead; ///< files that are shown while no account is open
    bool m_busy = false;
    workflow::WorkOutbox* m_outbox = nullptr;
    const workflow::OfflineShelf* m_shelf = nullptr;
    QPointer<ConflictDialog> m_conflict;
    qint64 m_waiting = 0; ///< the entry of the outbox that is open; 0 = none
    std::optional<bool> m_editable;
    QList<domain::FileId> m_filesShown;
    QString m_titleShown;
    std::optional<domain::Document>
        m_made;                    ///< of files that were opened here, as it was before anything was done
    std::function<void()> m_again; ///< what Retry does

    QStackedWidget* m_stage;
    QWidget* m_header;
    QFrame* m_rule;
    EmptyState* m_empty;
    QWidget* m_busyPage;
    QLabel* m_busyText;
    QProgressBar* m_progress;
    QPushButton* m_cancel;
    EditorWorkspace* m_workspace;
    RebaseReview* m_review;
    bool m_reviewing = false;
    PreviewPage* m_preview = nullptr; ///< made when it is first opened
    bool m_previewing = false;
    bool m_fileWork = false; ///< files are on their way to or from the service: nothing is edited
    std::unique_ptr<QTemporaryDir> m_keptFiles;
    int m_keptCount = 0;
    bool m_undoOffered = false;
    ErrorBanner* m_error;
    InfoBanner* m_repairs;
    ImportNotice* m_import;
    QList<domain::FileId> m_repairsRead; ///< of which the notice was closed
    QToolButton* m_close;
    QLineEdit* m_title;
    QLabel* m_state;
    QToolButton* m_addFiles;
    QToolButton* m_undo;
    QToolButton* m_redo;
    QPushButton* m_use;  ///< of a template
    QPushButton* m_look; ///< opens the preview
    QPushButton* m_send;
    QPushButton* m_stop; ///< of changing pages, when that takes long
    std::unique_ptr<PagesWorker> m_pagesWorker;
    QTimer m_slowPages;                  ///< pages are being changed for so long that it is shown
    QPointer<QWidget> m_focusBefore;     ///< of file work
    QList<domain::FileId> m_filesBefore; ///< of changing pages
};

} // namespace ink::ui
