#pragma once

#include "app/domain/document/documentquery.h"
#include "app/workflow/documents/documentcatalog.h"
#include "app/workflow/documents/documentdetails.h"
#include "app/workflow/documents/savedsearches.h"
#include "app/workflow/session/absences.h"
#include "ui/models/foldertreemodel.h"
#include "ui/pages/shared/actionqueue.h"

#include <QElapsedTimer>
#include <QTimer>
#include <QWidget>

#include <functional>

class QLabel;
class QLineEdit;
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

class ActionBar;
class Banner;
class CommandReports;
class DetailsActions;
class DocumentCopyActions;
class DocumentDetailsPane;
class DocumentExporter;
class DocumentTable;
class DocumentTableModel;
class DragFiles;
class EmptyState;
class ErrorBanner;
class FilterBar;
struct PageContext;
class Prompts;
class RecipientActions;
class SelectionActions;
class SelectionPane;
class Spinner;

/** The listing of one view of the side bar, with search, filters, details and all actions on documents. */
class DocumentsPage final : public QWidget
{
    Q_OBJECT
public:
    DocumentsPage(const PageContext& context, workflow::FolderTree& folders, QWidget* parent = nullptr);
    ~DocumentsPage() override;

    /** Sets the outbox for actions while the service can't be reached; without it, they fail. */
    void setOutbox(workflow::WorkOutbox* outbox) { m_queue.setOutbox(outbox); }
    /** Sets the source of documents that can be shown and signed in person offline. */
    void setOfflineDocuments(workflow::DocumentDetails::CacheLookup kept)
    {
        m_details.setCacheLookup(std::move(kept));
    }
    /** Lists the documents of this side bar view under this heading. */
    void setView(const FolderView& view, const QString& title);
    void setTitle(const QString& title);
    /** Clears the search and the filters. */
    void clearFilters();
    /** Shows the cached listing of the account that is being opened; false when there is none. */
    bool showCached(const QString& profile) { return m_catalog.showCached(profile); }
    [[nodiscard]] const FolderView& view() const { return m_view; }
    void refresh();
    /** Corrects a running document, listed or not. */
    void correct(domain::DocumentId id);
    /** Reports that a running document was corrected, and refreshes its row and details. */
    void reportCorrection();
    /** Updates relative times such as "2 min ago" in the listing and in the details. */
    void refreshTimes();
    void focusSearch();
    /** Selects the document now, or as soon as it is listed. */
    void select(domain::DocumentId id);
    /** Selects the document in the list; opens it if it isn't among the loaded ones. */
    void reveal(const workflow::DocumentRef& document);
    [[nodiscard]] QList<domain::DocumentId> selectedIds() const; ///< loaded documents only
    [[nodiscard]] qsizetype selectedCount() const;
    [[nodiscard]] DocumentTable* table() const { return m_table; }
    [[nodiscard]] workflow::SavedSearches& searches() { return m_searches; }
    [[nodiscard]] QString statusLine() const; ///< "1,204 documents · up to date"
    void saveState();

    /** The actions on the selected documents. */
    [[nodiscard]] SelectionActions& selectionActions() { return *m_selected; }
    [[nodiscard]] const SelectionActions& selectionActions() const { return *m_selected; }
    /** The actions on the document in the details. */
    [[nodiscard]] DetailsActions& detailsActions() { return *m_detailsActions; }
    [[nodiscard]] DocumentExporter& exporter() { return *m_exporter; }
    /** Results of the commands, and requests for other pages. */
    [[nodiscard]] const CommandReports& reports() const { return *m_reports; }

Q_SIGNALS:
    void newRequested();
    void sampleRequested();  ///< the bundled sample document
    void selectionChanged(); ///< also when the available commands changed
    void statusLineChanged();
    void contentChanged(); ///< counts in the side bar may have changed
    void searchSaved(const QString& id);
    void documentsRemoved(const QList<ink::domain::DocumentId>& ids); ///< to the trash, or for good
    void polled(); ///< the listing was polled in the background

protected:
    void showEvent(QShowEvent* event) override;

private:
    void layOut();
    void connectAll();
    void connectActions();
    void retranslate();
    void handleRowsChange();
    void openUnlisted();
    void applyState();
    void applyFilter();
    void updateDetails();
    void showSelection();
    void updateEmptyState();
    void setSorting(domain::SortField field, const QString& data, bool ascending);
    void saveSearch();
    void updatePollInterval();
    void poll();
    void registerUserAction();
    void notify(const Result<void>& result, const QString& text, const std::function<void()>& undo = {});
    void connectReports();
    void showActionStart();
    void showActionProgress();
    void showActionResult(const ActionJob& job, const QList<workflow::DocumentRef>& good,
                          const QList<workflow::ActionResult>& failed);
    void fetchCorrectionSupport();
    [[nodiscard]] bool isInTrash() const { return m_view.kind == FolderView::Kind::Trash; }

    workflow::Session& m_session;
    workflow::FolderTree& m_folders;
    settings::Settings& m_settings;
    Prompts& m_prompts;
    workflow::DocumentCatalog m_catalog;
    workflow::DocumentDetails m_details;
    ActionQueue m_queue;
    workflow::SavedSearches m_searches;
    workflow::Absences m_absences;
    CommandReports* m_reports;
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
    ErrorBanner* m_actError;
    ActionBar* m_actionBar;
    ActionBar* m_exportBar;
    DocumentExporter* m_exporter;
    DocumentCopyActions* m_copying;
    QSplitter* m_splitter;
    QStackedWidget* m_stack;
    DocumentTable* m_table;
    EmptyState* m_empty;
    QStackedWidget* m_side;
    DocumentDetailsPane* m_pane;
    SelectionPane* m_selection;
    RecipientActions* m_recipients;
    SelectionActions* m_selected;
    DetailsActions* m_detailsActions;
    QTimer m_searchDelay;
    QTimer m_pollTimer;
    QTimer m_times;
    QTimer m_dim;
    QElapsedTimer m_sinceUserAction;                 ///< time since the user's last action
    domain::DocumentId m_toSelect;                   ///< selected as soon as it is listed
    bool m_selectsOnlyHit = false;                   ///< when the search that was just entered has found it
    std::optional<workflow::DocumentRef> m_toReveal; ///< opened if it isn't listed
    int m_failures = 0;
    bool m_hasLimits = false;
    bool m_isFetchingLimits = false;
    bool m_settingUp = false; ///< the view is setting search and filters
    size_t m_countsHash = 0;  ///< hash of the values that the side bar's counts depend on
};

} // namespace ink::ui
