#pragma once

#include "app/base/clock.h"
#include "app/domain/document.h"
#include "app/workflow/documentcatalog.h"
#include "app/workflow/documentdetails.h"
#include "ui/models/foldertreemodel.h"

#include <QTimer>
#include <QWidget>

#include <functional>

class QLabel;
class QLineEdit;
class QMenu;
class QPushButton;
class QSplitter;
class QStackedWidget;
class QTreeView;

namespace ink::settings {
class Settings;
}
namespace ink::workflow {
class FolderTree;
class Session;
} // namespace ink::workflow

namespace ink::ui {

class DocumentDetailsPane;
class DocumentTableModel;
class EmptyState;
class ErrorBanner;
class Prompts;
class Spinner;

/** The listing of one view of the side bar, with search, details and every act on documents. */
class DocumentsPage final : public QWidget
{
    Q_OBJECT
public:
    DocumentsPage(workflow::Session& session, workflow::FolderTree& folders, settings::Settings& settings,
                  Prompts& prompts, const Clock& clock, QWidget* parent = nullptr);
    ~DocumentsPage() override;

    /** Lists this view of the side bar under this heading. */
    void setView(const FolderView& view, const QString& title);
    void setTitle(const QString& title);
    [[nodiscard]] const FolderView& view() const { return m_view; }
    void refresh();
    void focusSearch();
    /** Now, or as soon as it is listed. */
    void select(domain::DocumentId id);
    [[nodiscard]] QList<domain::DocumentId> selectedIds() const;
    [[nodiscard]] QTreeView* table() const { return m_table; }
    [[nodiscard]] QString statusLine() const; ///< "9 of 1,204 · up to date"
    void saveState();

    // Acts on the selection; each says what it did with Undo where it can be taken back.
    void openSelected();
    void renameSelected();
    void trashSelected();
    void restoreSelected();
    void cancelSelected();
    void moveTo(const QList<domain::DocumentId>& ids, domain::FolderId folder);
    void trash(const QList<domain::DocumentId>& ids);

Q_SIGNALS:
    void newRequested();
    void openRequested(ink::domain::DocumentId id);
    void signRequested(ink::domain::DocumentId id, const QString& invitationGuid);
    void selectionChanged();
    void statusLineChanged();
    void contentChanged(); ///< counts of the side bar may differ now
    void said(const QString& text, const std::function<void()>& undo);

protected:
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void retranslate();
    void applyRows();
    void applyState();
    void updateDetails();
    void updateEmptyState();
    void poll();
    void setSorting(domain::SortField field, bool ascending);
    void showMenu(const QPoint& at);
    void download(const QString& content, domain::FileId file, const QString& name);
    void tell(const Result<void>& result, const QString& text, const std::function<void()>& undo = {});
    [[nodiscard]] QList<domain::DocumentSummary> selectedRows() const;
    [[nodiscard]] bool inTrash() const { return m_view.kind == FolderView::Kind::Trash; }

    workflow::Session& m_session;
    workflow::FolderTree& m_folders;
    settings::Settings& m_settings;
    Prompts& m_prompts;
    workflow::DocumentCatalog m_catalog;
    workflow::DocumentDetails m_details;
    FolderView m_view;
    DocumentTableModel* m_model;
    QLabel* m_title;
    QLineEdit* m_search;
    QPushButton* m_new;
    Spinner* m_spinner;
    ErrorBanner* m_error;
    ErrorBanner* m_actError;
    QSplitter* m_splitter;
    QStackedWidget* m_stack;
    QTreeView* m_table;
    EmptyState* m_empty;
    DocumentDetailsPane* m_pane;
    QTimer m_searchDelay;
    QTimer m_poll;
    QTimer m_times;
    QTimer m_dim;
    domain::DocumentId m_toSelect; ///< asked for before it was listed
    bool m_polling = false;
    bool m_answered = false;
    size_t m_standing = 0; ///< hash of what the side bar's counts depend on
};

} // namespace ink::ui
