#pragma once

#include "app/base/clock.h"
#include "app/domain/document.h"
#include "app/domain/questions.h"
#include "app/workflow/documents/documentcatalog.h"
#include "app/workflow/documents/documentdetails.h"
#include "app/workflow/documents/savedsearches.h"
#include "ui/models/foldertreemodel.h"
#include "ui/pages/documents/selectionpane.h"
#include "ui/pages/shared/actqueue.h"

#include <QElapsedTimer>
#include <QTimer>
#include <QWidget>

#include <functional>

class QLabel;
class QLineEdit;
class QMenu;
class QPushButton;
class QSplitter;
class QStackedWidget;

namespace ink::settings {
class Settings;
}
namespace ink::workflow {
class FolderTree;
class Session;
class WorkOutbox;
} // namespace ink::workflow

namespace ink::ui {

class ActBar;
class Banner;
class DocumentCopying;
class DocumentDetailsPane;
class DocumentExporter;
class DocumentTable;
class DocumentTableModel;
class DragFiles;
class EmptyState;
class ErrorBanner;
class FilterBar;
class DeputyActs;
class QuestionActs;
class PaperActs;
struct PageContext;
class Prompts;
class Spinner;

/** The listing of one view of the side bar, with search, filters, details and every act on documents. */
class DocumentsPage final : public QWidget
{
    Q_OBJECT
public:
    DocumentsPage(const PageContext& context, workflow::FolderTree& folders, QWidget* parent = nullptr);
    ~DocumentsPage() override;

    /** The outbox for actions while the service can't be reached; without one they fail. */
    void setOutbox(workflow::WorkOutbox* outbox) { m_acts.setOutbox(outbox); }
    /** Documents that can be shown and signed in person without a connection. */
    void setKeptDocuments(workflow::DocumentDetails::Kept kept) { m_details.setKept(std::move(kept)); }
    /** Lists this view of the side bar under this heading. */
    void setView(const FolderView& view, const QString& title);
    void setTitle(const QString& title);
    /** Shows what was kept of the account that is being opened; false when there is nothing. */
    bool showKept(const QString& profile) { return m_catalog.showKept(profile); }
    [[nodiscard]] const FolderView& view() const { return m_view; }
    void refresh();
    /** "2 min ago", in the listing and in the details alike. */
    void refreshTimes();
    void focusSearch();
    /** Now, or as soon as it is listed. */
    void select(domain::DocumentId id);
    [[nodiscard]] QList<domain::DocumentId> selectedIds() const; ///< as far as they are known
    [[nodiscard]] qsizetype selectedCount() const;
    [[nodiscard]] DocumentTable* table() const { return m_table; }
    [[nodiscard]] workflow::SavedSearches& searches() { return m_searches; }
    [[nodiscard]] QString statusLine() const; ///< "1,204 documents · up to date"
    void saveState();

    /** The one that is selected is a draft: what was sent keeps its title. */
    [[nodiscard]] bool canRename() const;
    /** Some of the selected documents have this status, as far as they are known. */
    [[nodiscard]] bool selectionHas(domain::SigningStatus status) const;

    // Actions on the selection; each reports its result, with Undo where possible.
    void openSelected();
    void renameSelected();
    void trashSelected();
    void restoreSelected();
    /** Deletes everything in the trash, after a question. */
    void emptyTrash();
    void cancelSelected();
    void remindSelected();
    /** Recipients of one running document, or one recipient of many. */
    void correctSelected();
    /** Printing and scanning for signatures with ink. */
    [[nodiscard]] PaperActs& paper() { return *m_paper; }
    /** Returns whether the open service corrects documents that run, as far as it is known. */
    [[nodiscard]] bool canCorrect() const { return m_canCorrect; }
    void exportSelected();
    void copySelected();
    void moveSelected();
    void moveTo(const QList<domain::DocumentId>& ids, domain::FolderId folder);
    void trash(const QList<domain::DocumentId>& ids);
    [[nodiscard]] DocumentExporter& exporter() { return *m_exporter; }

Q_SIGNALS:
    void newRequested();
    void sampleRequested(); ///< the bundled document, to try things with
    void openRequested(ink::domain::DocumentId id);
    void signedRequested(ink::domain::DocumentId id);   ///< to read what was signed
    void templateRequested(ink::domain::DocumentId id); ///< a template out of this document
    void signRequested(ink::domain::DocumentId id, const QString& invitationGuid);
    void selectionChanged();
    void statusLineChanged();
    void contentChanged(); ///< counts of the side bar may differ now
    void searchSaved(const QString& id);
    void ticked(); ///< the background has looked again
    void said(const QString& text, const std::function<void()>& undo);

protected:
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    using Refs = std::function<void(const QList<workflow::DocumentRef>&)>;

    // documentspage.cpp
    void layOut();
    void connectAll();
    void retranslate();
    void rowsSettled();
    void applyState();
    void applyFilter();
    void updateDetails();
    void shareWidth();
    void updateEmptyState();
    void setSorting(domain::SortField field, bool ascending);
    void saveSearch();
    void keepPace();
    void tick();
    void acted();
    void updateOffline();
    // documentsacts.cpp
    void withSelection(const Refs& then);
    [[nodiscard]] QList<workflow::DocumentRef> refsOf(const QList<domain::DocumentId>& ids) const;
    void trashRefs(const QList<workflow::DocumentRef>& documents);
    void moveRefs(const QList<workflow::DocumentRef>& documents, domain::FolderId folder);
    void cancelRefs(const QList<workflow::DocumentRef>& documents);
    void remindRefs(const QList<workflow::DocumentRef>& documents);
    void remindOne(const QString& invitationGuid);
    void correctOne(domain::DocumentId id);
    /** Of one invitation, or of all who still have to act. */
    void offerLinks(const QList<workflow::DocumentRef>& documents, const QString& invitationGuid = {});
    void copyLinks(QList<workflow::DocumentRef> documents, const QString& invitationGuid, QStringList lines);
    void restoreRefs(const QList<workflow::DocumentRef>& documents);
    void actBegun();
    void actProgressed();
    void actFinished(const ActJob& job, const QList<workflow::DocumentRef>& good,
                     const QList<workflow::ActResult>& failed);
    void rename(domain::DocumentId id, const QString& title);
    void showMenu(const QPoint& at);
    void actOnSelection(SelectionPane::Act act);
    void tell(const Result<void>& result, const QString& text, const std::function<void()>& undo = {});
    [[nodiscard]] QString folderName(domain::FolderId id) const;
    void connectPane();
    void showLink(const QString& invitationGuid);
    void openMail(const QUrl& letter);
    void download(const QString& content, domain::FileId file, const QString& name);
    [[nodiscard]] bool inTrash() const { return m_view.kind == FolderView::Kind::Trash; }

    void askWhatCanBeCorrected();

    workflow::Session& m_session;
    const Clock& m_clock;
    workflow::FolderTree& m_folders;
    settings::Settings& m_settings;
    Prompts& m_prompts;
    workflow::DocumentCatalog m_catalog;
    workflow::DocumentDetails m_details;
    ActQueue m_acts;
    workflow::SavedSearches m_searches;
    std::shared_ptr<workflow::DocumentCatalog::Collection> m_collecting;
    FolderView m_view;
    DocumentTableModel* m_model;
    DragFiles* m_dragFiles;
    QLabel* m_title;
    QLineEdit* m_search;
    QPushButton* m_new;
    QPushButton* m_emptyTrash;
    Spinner* m_spinner;
    FilterBar* m_filters;
    ErrorBanner* m_error;
    Banner* m_offline;
    ErrorBanner* m_actError;
    ActBar* m_actBar;
    ActBar* m_exportBar;
    DocumentExporter* m_exporter;
    DocumentCopying* m_copying;
    QSplitter* m_splitter;
    QStackedWidget* m_stack;
    DocumentTable* m_table;
    EmptyState* m_empty;
    QStackedWidget* m_side;
    DocumentDetailsPane* m_pane;
    PaperActs* m_paper;
    DeputyActs* m_deputies;
    QuestionActs* m_questions;
    SelectionPane* m_selection;
    QTimer m_searchDelay;
    QTimer m_pace;
    QTimer m_times;
    QTimer m_dim;
    QElapsedTimer m_ownAct;        ///< since the person did something
    domain::DocumentId m_toSelect; ///< selected as soon as it is listed
    int m_failures = 0;
    bool m_canCorrect = false;
    bool m_knowsLimits = false;
    bool m_asksLimits = false;
    bool m_settingUp = false; ///< search and chips are being set by the view
    size_t m_standing = 0;    ///< hash of what the side bar's counts depend on
};

} // namespace ink::ui
