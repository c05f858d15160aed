#pragma once

#include "app/domain/document/documentsummary.h"
#include "app/workflow/documents/documentdetails.h"
#include "app/workflow/documents/foldertree.h"
#include "app/workflow/templates/templatecatalog.h"
#include "app/workflow/templates/templateversions.h"
#include "ui/models/foldertreemodel.h"
#include "ui/models/templatetablemodel.h"

#include <QTimer>
#include <QWidget>

#include <functional>

class QLabel;
class QLineEdit;
class QMenu;
class QPushButton;
class QSplitter;
class QStackedWidget;
class QToolButton;
class QTreeView;

namespace ink::workflow {
class OfflineCache;
class Session;
class WorkOutbox;
} // namespace ink::workflow

namespace ink::ui {

class EmptyState;
class ErrorBanner;
class FolderActions;
class NewTemplateButton;
class Spinner;
class TemplateActions;
class TemplateDetailsPane;
class TemplateFiles;
class TemplateUsePage;
struct PageContext;

/** The templates of the account in their folders, and all actions on them. */
class TemplatesPage final : public QWidget
{
    Q_OBJECT
public:
    explicit TemplatesPage(const PageContext& context, QWidget* parent = nullptr);
    ~TemplatesPage() override;

    /** Sets the outbox for work done offline, and the cache that provides templates offline. */
    void setOfflineSources(workflow::WorkOutbox* outbox, const workflow::OfflineCache* shelf);
    void refresh();
    /** Selects the template now, or as soon as it is listed. */
    void select(domain::DocumentId id);
    /** Shows the form of *Use template*. */
    void use(domain::DocumentId id);
    /** Closes the form, with confirmation if it was filled in; false if it isn't open. */
    bool leaveForm();
    [[nodiscard]] QTreeView* table() const { return m_table; }
    [[nodiscard]] QTreeView* folderView() const { return m_tree; }
    [[nodiscard]] TemplateUsePage& usePage() { return *m_use; }
    [[nodiscard]] QList<domain::DocumentId> selectedIds() const;
    void focusSearch();
    /** The button whose menu has the ways to create a template. */
    [[nodiscard]] QPushButton* newButton() const;

    // Actions on the selection; each reports its result, with Undo if it can be undone.
    void createFrom(const QStringList& paths, domain::DocumentType type);
    /** Creates a template from a document, without the values that signers entered. */
    void saveAsTemplate(domain::DocumentId document);
    void openSelected();
    void renameSelected();
    void duplicateSelected();
    void trashSelected();
    void restoreSelected();
    void moveSelected();
    void moveTo(const QList<domain::DocumentId>& ids, domain::FolderId folder);
    void changeSelectedType(domain::DocumentType type);
    /** Exports the whole template to one file. */
    void exportSelected();
    /** Imports templates from files and reports each result. */
    void importFiles(const QStringList& paths);

Q_SIGNALS:
    void sampleRequested(); ///< the bundled sample template
    void editRequested(ink::domain::DocumentId id);
    void bulkRequested(ink::domain::DocumentId templateId);
    void reportRequested(ink::domain::DocumentId templateId);
    void documentCreated(ink::domain::DocumentId id, bool sent); ///< created from a template
    void messageRequested(const QString& text, const std::function<void()>& undo);
    void saved(const QString& text, const QString& path);
    void templatesRemoved(const QList<ink::domain::DocumentId>& ids); ///< to the trash, or for good
    void failed(const ink::Error& error); ///< an action has failed; the page also shows the error

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    void layOut();
    void connectParts();
    void connectActions();
    void connectFolders();
    void applyRows();
    void applyState();
    void setView(const FolderView& view);
    /** Returns whether a document can be made from this template: the service responds, or it is cached. */
    [[nodiscard]] bool isUsable(domain::DocumentId id) const;
    void updateDetails();
    void shareWidth(); ///< on a small screen the list uses the full width while nothing is selected
    void updateEmptyState();
    [[nodiscard]] QList<domain::DocumentSummary> selectedRows() const;
    [[nodiscard]] bool isInTrash() const { return m_view.kind == FolderView::Kind::Trash; }
    [[nodiscard]] domain::FolderId shownFolder() const; ///< null if the view isn't a folder
    void copyLink(const QString& address);
    void showVersions();
    void restoreVersion(qint64 number);
    void fillMenu(QMenu& menu);
    void showMenu(const QPoint& globalPlace);

    workflow::Session& m_session;
    workflow::TemplateCatalog m_catalog;
    workflow::FolderTree m_folders;
    workflow::DocumentDetails m_details;
    workflow::TemplateVersions m_versions;
    const Clock& m_clock;
    TemplateActions* m_actions;
    TemplateFiles* m_files;
    FolderView m_view;
    const workflow::OfflineCache* m_shelf = nullptr;
    bool m_isViewLocked = false;   ///< while the folders change
    domain::DocumentId m_toSelect; ///< selected as soon as it is listed
    QTimer m_times;

    QStackedWidget* m_stage;
    QWidget* m_main;
    TemplateUsePage* m_use;
    TemplateTableModel* m_model;
    TemplateFilter* m_filter;
    FolderTreeModel* m_treeModel;
    QLabel* m_title;
    QLineEdit* m_search;
    NewTemplateButton* m_new;
    Spinner* m_spinner;
    ErrorBanner* m_error;
    ErrorBanner* m_actError;
    QSplitter* m_splitter;
    QTreeView* m_tree;
    FolderActions* m_folderActions;
    QToolButton* m_addFolder;
    QStackedWidget* m_list;
    QTreeView* m_table;
    EmptyState* m_empty;
    TemplateDetailsPane* m_pane;
};

} // namespace ink::ui
