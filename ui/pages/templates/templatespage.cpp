#include "ui/pages/templates/templatespage.h"

#include "app/domain/document/document.h"
#include "app/workflow/session/session.h"
#include "app/workflow/shelf/offlinecache.h"
#include "ui/models/outreachwords.h"
#include "ui/models/words.h"
#include "ui/pages/documents/list/folderactions.h"
#include "ui/pages/shared/offlineerrors.h"
#include "ui/pages/shared/pagecontext.h"
#include "ui/pages/templates/newtemplatebutton.h"
#include "ui/pages/templates/templateactions.h"
#include "ui/pages/templates/templatedetailspane.h"
#include "ui/pages/templates/templatefiles.h"
#include "ui/pages/templates/templateusepage.h"
#include "ui/pages/templates/templatewords.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/emptystate.h"
#include "ui/widgets/errortext.h"
#include "ui/widgets/forms/form.h"
#include "ui/widgets/forms/named.h"
#include "ui/widgets/inputs/choicecard.h"
#include "ui/widgets/layout/currentstack.h"
#include "ui/widgets/layout/titlecolumnresizer.h"
#include "ui/widgets/quietlabel.h"
#include "ui/widgets/reading.h"
#include "ui/widgets/style/icons.h"
#include "ui/widgets/style/theme.h"
#include "ui/widgets/tables/compactdrag.h"
#include "ui/widgets/tables/sidetree.h"
#include "ui/widgets/tables/tabledelegates.h"

#include <QAction>
#include <QClipboard>
#include <QDragEnterEvent>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QSplitter>
#include <QStackedWidget>
#include <QToolButton>
#include <QTreeView>
#include <QVBoxLayout>

#include <algorithm>
#include <chrono>

namespace ink::ui {

using domain::DocumentId;
using domain::DocumentSummary;
using domain::DocumentType;
using domain::SigningStatus;
using TemplateColumn = TemplateTableModel::Column;

namespace {

int columnSection(TemplateColumn column)
{
    return static_cast<int>(column);
}

class TemplateTable final : public QTreeView
{
protected:
    void startDrag(Qt::DropActions actions) override
    {
        const auto rows = selectionModel()->selectedRows();
        startCompactDrag(*this, actions, Icon::Templates,
                         rows.size() == 1
                             ? rows.constFirst().data().toString()
                             : TemplatesPage::tr("%n template(s)", nullptr, static_cast<int>(rows.size())));
    }
};

} // namespace

TemplatesPage::TemplatesPage(const PageContext& context, QWidget* parent)
    : QWidget(parent), m_session(context.session), m_catalog(context.session),
      m_folders(context.session, nullptr, domain::FolderType::Templates), m_details(context.session),
      m_versions(context.session, context.database, context.journal, context.clock), m_clock(context.clock),
      m_actions(new TemplateActions(context.session, context.prompts, m_catalog, m_folders, m_details, this)),
      m_files(new TemplateFiles(context.session, context.prompts, m_versions, this)),
      m_stage(new CurrentStack(this)), m_main(new QWidget), m_use(new TemplateUsePage(context)),
      m_model(new TemplateTableModel(context.clock, this)), m_filter(new TemplateFilter(*m_model, this)),
      m_treeModel(new FolderTreeModel(this, domain::FolderType::Templates)), m_title(makeTitleLabel(m_main)),
      m_search(new QLineEdit(m_main)), m_new(new NewTemplateButton(context.session, m_main)),
      m_spinner(new Spinner(m_main)), m_error(named("templateListError", new ErrorBanner(m_main))),
      m_actError(new ErrorBanner(m_main)), m_splitter(named("templatesSplitter", new QSplitter(m_main))),
      m_tree(new SideTree(*m_treeModel, QStringLiteral("templateFolders"))),
      m_folderActions(new FolderActions(m_folders, domain::FolderType::Templates, context.prompts, *m_tree,
                                        *m_treeModel)),
      m_addFolder(new QToolButton), m_list(new QStackedWidget), m_table(new TemplateTable),
      m_empty(new EmptyState(Icon::Templates)), m_pane(new TemplateDetailsPane)
{
    setObjectName(QStringLiteral("templatesPage"));
    setAcceptDrops(true);
    layOut();
    connectParts();
    connectActions();
    connectFolders();
    Form(this).translate([this] {
        m_treeModel->retranslate();
        m_tree->setMinimumWidth(std::max(184, fixedTextWidth(*m_tree)));
        m_model->refreshTimes();
        Q_EMIT m_model->headerDataChanged(Qt::Horizontal, 0, TemplateTableModel::columns - 1);
        updateEmptyState();
    });
    m_tree->setCurrentIndex(m_treeModel->indexOf(FolderView{}));
}

TemplatesPage::~TemplatesPage() = default;

void TemplatesPage::layOut()
{
    setUpSearch(*m_search, QStringLiteral("templateSearch"));
    m_spinner->hide();
    m_actError->setClosable(true);

    const Form form(this);
    form.setUpLabel(m_title, QT_TR_NOOP("Templates"));
    form.setUpInput(m_search, nullptr,
                    {.accessibleName = QT_TR_NOOP("Search templates"),
                     .placeholder = QT_TR_NOOP("Search titles and roles")});
    form.setUpButton(m_addFolder, "newTemplateFolder", QT_TR_NOOP("New folder"), {.icon = Icon::FolderAdd});
    form.setUpInput(m_tree, nullptr, {.accessibleName = QT_TR_NOOP("Folders of templates")});
    form.setUpInput(m_table, "templateTable", {.accessibleName = QT_TR_NOOP("Templates")});
    m_addFolder->setAutoRaise(true);
    m_addFolder->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_addFolder->setFocusPolicy(Qt::StrongFocus);
    auto* folders = new QWidget;
    auto* folderColumn = new QVBoxLayout(folders);
    setDirectionalMargins(*folders, *folderColumn, {0, 0, space::s, 0});
    folderColumn->setSpacing(space::xs);
    folderColumn->addWidget(m_tree, 1);
    folderColumn->addWidget(m_addFolder);

    m_table->setModel(m_filter);
    m_table->setRootIsDecorated(false);
    m_table->setUniformRowHeights(true);
    m_table->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_table->setAllColumnsShowFocus(true);
    m_table->setDragEnabled(true);
    m_table->setDragDropMode(QAbstractItemView::DragOnly);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setContextMenuPolicy(Qt::CustomContextMenu);
    m_table->setMouseTracking(true);
    m_table->setItemDelegate(new TextCellDelegate(true, m_table));
    m_table->setItemDelegateForColumn(columnSection(TemplateColumn::Title),
                                      new TextCellDelegate(false, m_table));
    QHeaderView* header = m_table->header();
    header->setSectionsMovable(false);
    header->setStretchLastSection(false);
    header->setMinimumSectionSize(48);
    for (const auto& [column, width] :
         {std::pair{TemplateColumn::Type, 104}, std::pair{TemplateColumn::Roles, 124},
          std::pair{TemplateColumn::Modified, 112}, std::pair{TemplateColumn::Uses, 52}}) {
        header->setSectionResizeMode(columnSection(column), QHeaderView::Interactive);
        header->resizeSection(columnSection(column), width);
    }
    header->setSectionResizeMode(columnSection(TemplateColumn::Uses), QHeaderView::ResizeToContents);
    new TitleColumnResizer(*header, columnSection(TemplateColumn::Title), 180,
                           {columnSection(TemplateColumn::Modified), columnSection(TemplateColumn::Type),
                            columnSection(TemplateColumn::Roles), columnSection(TemplateColumn::Uses)});
    m_table->setSortingEnabled(true);
    m_table->sortByColumn(columnSection(TemplateColumn::Modified), Qt::DescendingOrder);

    m_empty->setFramed(true);
    m_list->addWidget(m_table);
    m_list->addWidget(m_empty);
    m_splitter->addWidget(folders);
    m_splitter->addWidget(m_list);
    m_splitter->addWidget(m_pane);
    m_splitter->setStretchFactor(1, 1);
    m_splitter->setChildrenCollapsible(false);
    m_splitter->setSizes({192, 538, 300});

    auto* head = new QHBoxLayout;
    head->setSpacing(space::m);
    head->addWidget(m_title);
    head->addWidget(m_spinner);
    head->addStretch(1);
    head->addWidget(m_search, 2);
    head->addWidget(m_new);
    auto* column = new QVBoxLayout(m_main);
    column->setContentsMargins(space::l, space::m, space::l, space::s);
    column->setSpacing(space::m);
    column->addLayout(head);
    column->addWidget(m_error);
    column->addWidget(m_actError);
    column->addWidget(m_splitter, 1);
    m_stage->addWidget(m_main);
    m_stage->addWidget(m_use);
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->addWidget(m_stage);
}

void TemplatesPage::connectParts()
{
    using namespace std::chrono_literals;
    m_catalog.setCountingEnabled(true);
    m_times.setInterval(30s);
    m_times.start();
    connect(&m_times, &QTimer::timeout, m_model, &TemplateTableModel::refreshTimes);
    connect(&m_catalog, &workflow::TemplateCatalog::rowsChanged, this, &TemplatesPage::applyRows);
    connect(&m_catalog, &workflow::TemplateCatalog::stateChanged, this, &TemplatesPage::applyState);
    connect(&m_catalog, &workflow::TemplateCatalog::countsChanged, this, [this] {
        QHash<DocumentId, qint64> counts;
        for (const DocumentSummary& row : m_catalog.rows())
            if (const auto uses = m_catalog.useCount(row.id)) counts.insert(row.id, *uses);
        m_model->applyCounts(counts);
        updateDetails();
    });
    connect(&m_session, &workflow::Session::currentChanged, this, [this] {
        m_stage->setCurrentWidget(m_main);
        if (isVisible()) refresh();
    });
    connect(&m_details, &workflow::DocumentDetails::changed, this, [this] {
        updateDetails();
        if (m_details.document()) m_versions.save(*m_details.document());
        showVersions();
    });
    connect(&m_versions, &workflow::TemplateVersions::changed, this, &TemplatesPage::showVersions);
    connect(m_pane, &TemplateDetailsPane::restoreRequested, this, &TemplatesPage::restoreVersion);
    m_model->setFileExporter([this](DocumentId id) { return m_files->makeDraggedFile(id); });
    connect(m_search, &QLineEdit::textChanged, this, [this](const QString& text) {
        m_filter->setText(text);
        updateEmptyState();
    });
    connect(m_search, &QLineEdit::returnPressed, m_table, qOverload<>(&QWidget::setFocus));
    connect(m_new, &NewTemplateButton::createRequested, this,
            [this](DocumentType type) { m_actions->chooseAndCreate(type, shownFolder()); });
    connect(m_new, &NewTemplateButton::importRequested, this,
            [this] { m_files->chooseAndImport(shownFolder()); });
    connect(m_empty, &EmptyState::actionTriggered, this, [this] {
        if (m_search->text().isEmpty())
            m_actions->chooseAndCreate(DocumentType::RegularTemplate, shownFolder());
        else
            m_search->clear();
    });
    connect(m_empty, &EmptyState::secondActionTriggered, this, &TemplatesPage::sampleRequested);
    connect(m_error, &ErrorBanner::retryRequested, this, &TemplatesPage::refresh);
    suppressOfflineErrors(*m_error, m_session);
    connect(&m_session, &workflow::Session::reachChanged, this, &TemplatesPage::updateDetails);
    connect(m_actError, &ErrorBanner::retryRequested, this, [this] {
        m_actError->setError(std::nullopt);
        refresh();
    });
    connect(m_model, &TemplateTableModel::renameRequested, m_actions, &TemplateActions::rename);
    connect(m_table, &QTreeView::activated, this, &TemplatesPage::openSelected);
    connect(m_table, &QWidget::customContextMenuRequested, this,
            [this](const QPoint& at) { showMenu(m_table->viewport()->mapToGlobal(at)); });
    connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this, [this] {
        const auto ids = selectedIds();
        m_details.show(ids.size() == 1 ? ids.first() : DocumentId());
        updateDetails();
    });
    const auto withSelected = [this](void (TemplatesPage::*signal)(DocumentId)) {
        return [this, signal] {
            if (const auto ids = selectedIds(); ids.size() == 1) Q_EMIT(this->*signal)(ids.first());
        };
    };
    connect(m_pane, &TemplateDetailsPane::useRequested, this, [this] {
        if (const auto ids = selectedIds(); ids.size() == 1) use(ids.first());
    });
    connect(m_pane, &TemplateDetailsPane::editRequested, this, &TemplatesPage::openSelected);
    connect(m_pane, &TemplateDetailsPane::untrashRequested, this, &TemplatesPage::restoreSelected);
    connect(m_pane, &TemplateDetailsPane::purgeRequested, this, &TemplatesPage::trashSelected);
    connect(m_pane, &TemplateDetailsPane::bulkRequested, this, withSelected(&TemplatesPage::bulkRequested));
    connect(m_pane, &TemplateDetailsPane::reportRequested, this,
            withSelected(&TemplatesPage::reportRequested));
    connect(m_pane, &TemplateDetailsPane::menuRequested, this, &TemplatesPage::showMenu);
    connect(m_pane, &TemplateDetailsPane::copyLinkRequested, this, &TemplatesPage::copyLink);
    const auto onSelected = [this](void (TemplateActions::*act)(DocumentId)) {
        return [this, act] {
            if (const auto ids = selectedIds(); ids.size() == 1) (m_actions->*act)(ids.first());
        };
    };
    connect(m_pane, &TemplateDetailsPane::openLinkRequested, this, onSelected(&TemplateActions::openLink));
    connect(m_pane, &TemplateDetailsPane::closeLinkRequested, this, onSelected(&TemplateActions::closeLink));
    connect(m_pane, &TemplateDetailsPane::defaultsRequested, m_actions, &TemplateActions::editDefaults);
    connect(m_pane, &TemplateDetailsPane::retryRequested, &m_details, &workflow::DocumentDetails::refresh);
    connect(m_use, &TemplateUsePage::closeRequested, this, [this] {
        m_stage->setCurrentWidget(m_main);
        m_table->setFocus();
    });
    connect(m_use, &TemplateUsePage::documentCreated, this, [this](DocumentId id, bool sent) {
        m_stage->setCurrentWidget(m_main);
        Q_EMIT documentCreated(id, sent);
    });
    connect(m_use, &TemplateUsePage::queuedOffline, this, [this] {
        m_stage->setCurrentWidget(m_main);
        Q_EMIT messageRequested(
            tr("The document is in the outbox and will be sent when the connection is back."), {});
    });
}

void TemplatesPage::connectActions()
{
    const auto showError = [this](const Error& error) {
        m_actError->setError(error);
        Q_EMIT failed(error);
    };
    const auto say = [this](const QString& text, const std::function<void()>& undo) {
        m_actError->setError(std::nullopt);
        Q_EMIT messageRequested(text, undo);
    };
    connect(m_actions, &TemplateActions::started, this, [this] { m_actError->setError(std::nullopt); });
    connect(m_actions, &TemplateActions::messageRequested, this, say);
    connect(m_actions, &TemplateActions::failed, this, showError);
    connect(m_actions, &TemplateActions::removed, this, &TemplatesPage::templatesRemoved);
    connect(m_actions, &TemplateActions::changed, this, &TemplatesPage::refresh);
    connect(m_actions, &TemplateActions::created, this, [this](DocumentId id, bool edit) {
        m_actError->setError(std::nullopt);
        select(id);
        if (edit) Q_EMIT editRequested(id);
    });
    connect(m_files, &TemplateFiles::saved, this, [this](const QString& text, const QString& path) {
        m_actError->setError(std::nullopt);
        Q_EMIT saved(text, path);
    });
    connect(m_files, &TemplateFiles::imported, m_actions,
            [this](const domain::Document& made, const QString& text) {
                m_actions->reportCreated(made, text, false);
            });
    connect(m_files, &TemplateFiles::failed, this, showError);
}

void TemplatesPage::setOfflineSources(workflow::WorkOutbox* outbox, const workflow::OfflineCache* shelf)
{
    m_shelf = shelf;
    m_use->setOfflineSources(outbox, shelf);
    m_actions->setOutbox(outbox);
    if (shelf)
        m_catalog.setCacheReader(
            [shelf](QObject* context, auto done) { shelf->readTemplates(context, std::move(done)); });
}

void TemplatesPage::connectFolders()
{
    connect(&m_folders, &workflow::FolderTree::changed, this, [this] {
        const FolderView now = m_view;
        m_isViewLocked = true; // a moved folder is removed and inserted again
        m_treeModel->applyFolders(m_folders.folders());
        m_tree->setCurrentIndex(m_treeModel->indexOf(now));
        m_isViewLocked = false;
        if (!m_treeModel->indexOf(now).isValid()) m_tree->setCurrentIndex(m_treeModel->indexOf(FolderView{}));
    });
    connect(m_folderActions, &FolderActions::messageRequested, this, &TemplatesPage::messageRequested);
    connect(m_folderActions, &FolderActions::contentMoved, &m_catalog, &workflow::TemplateCatalog::refresh);
    connect(m_tree->selectionModel(), &QItemSelectionModel::currentChanged, this,
            [this](const QModelIndex& index) {
                if (const auto view = m_treeModel->viewAt(index); view && !m_isViewLocked) setView(*view);
            });
    connect(m_tree, &QWidget::customContextMenuRequested, m_folderActions, &FolderActions::showMenu);
    connect(m_addFolder, &QToolButton::clicked, this, [this] { m_folderActions->create({}); });
    connect(m_treeModel, &FolderTreeModel::documentsDropped, this,
            [this](const QList<DocumentId>& ids, const FolderView& onto) {
                if (onto.kind != FolderView::Kind::Trash) return m_actions->move(ids, onto.folder);
                isInTrash() ? m_actions->purge(ids) : m_actions->trash(ids);
            });
}

void TemplatesPage::refresh()
{
    m_catalog.refresh();
    m_folders.refresh();
    m_details.refresh();
}

QPushButton* TemplatesPage::newButton() const
{
    return m_new;
}

void TemplatesPage::focusSearch()
{
    m_stage->setCurrentWidget(m_main);
    m_search->setFocus(Qt::ShortcutFocusReason);
    m_search->selectAll();
}

void TemplatesPage::select(DocumentId id)
{
    m_stage->setCurrentWidget(m_main);
    const QModelIndex index = m_filter->indexOf(id);
    m_toSelect = index.isValid() ? DocumentId() : id;
    if (!index.isValid()) return;
    m_table->setCurrentIndex(index);
    m_table->scrollTo(index);
}

void TemplatesPage::use(DocumentId id)
{
    m_stage->setCurrentWidget(m_use);
    m_use->open(id);
}

QList<DocumentSummary> TemplatesPage::selectedRows() const
{
    QList<DocumentSummary> rows;
    for (const QModelIndex& index : m_table->selectionModel()->selectedRows())
        if (const DocumentSummary* row = m_filter->at(index)) rows.append(*row);
    return rows;
}

QList<DocumentId> TemplatesPage::selectedIds() const
{
    QList<DocumentId> ids;
    for (const DocumentSummary& row : selectedRows())
        ids.append(row.id);
    return ids;
}

void TemplatesPage::setView(const FolderView& view)
{
    m_view = view;
    m_filter->setTrash(view.kind == FolderView::Kind::Trash);
    m_filter->setFolder(view.kind == FolderView::Kind::Folder ? std::optional(view.folder) : std::nullopt);
    updateEmptyState();
}

void TemplatesPage::applyRows()
{
    m_model->apply(m_catalog.rows());
    if (!m_toSelect.isNull()) select(m_toSelect);
    updateEmptyState();
}

void TemplatesPage::applyState()
{
    m_error->setError(m_catalog.error());
    m_spinner->setVisible(m_catalog.isLoading() && !m_catalog.hasLoaded());
    updateEmptyState();
}

void TemplatesPage::updateEmptyState()
{
    const bool searching = !m_search->text().isEmpty();
    const bool isFirst = !searching && !isInTrash() && m_view.kind != FolderView::Kind::Folder;
    m_empty->setSecondAction(isFirst ? tr("Add a sample template") : QString());
    if (searching) {
        m_empty->setIcon(Icon::Search);
        m_empty->setText(tr("No results for “%1”.").arg(m_search->text()));
        m_empty->setAction(tr("Clear search"));
    } else if (isInTrash()) {
        m_empty->setIcon(Icon::Trash);
        m_empty->setText(tr("The trash is empty."));
        m_empty->setAction({});
    } else if (m_view.kind == FolderView::Kind::Folder) {
        m_empty->setIcon(Icon::Folder);
        m_empty->setText(tr("This folder is empty. Drag templates onto the folder to move them here."));
        m_empty->setAction({});
    } else {
        m_empty->setIcon(Icon::Templates);
        m_empty->setText(tr("No templates yet. A template stores the fields and roles of a document that "
                            "you send repeatedly."));
        m_empty->setAction(tr("New template"));
    }
    const bool empty = m_filter->rowCount() == 0 && m_catalog.hasLoaded();
    m_list->setCurrentWidget(empty ? static_cast<QWidget*>(m_empty) : m_table);
}

void TemplatesPage::shareWidth()
{
    constexpr int besideDetails = 860;
    m_pane->setVisible(width() >= besideDetails || m_table->selectionModel()->hasSelection());
}

void TemplatesPage::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    shareWidth();
}

bool TemplatesPage::isUsable(DocumentId id) const
{
    return m_session.reach() != workflow::Session::Reach::Offline || (m_shelf && m_shelf->find(id));
}

void TemplatesPage::updateDetails()
{
    shareWidth();
    m_pane->showUses(m_details.document() ? m_catalog.useCount(m_details.id()) : std::nullopt);
    const bool offline = m_session.reach() == workflow::Session::Reach::Offline;
    m_pane->setUsable(isUsable(m_details.id()));
    const bool isReported = offline && m_details.error() && isConnectionError(m_details.error()->code);
    m_pane->showTemplate(m_details.document(), isReported ? std::nullopt : m_details.error(),
                         m_table->selectionModel()->selectedRows().size());
}

bool TemplatesPage::leaveForm()
{
    if (m_stage->currentWidget() != m_use) return false;
    m_use->leave();
    return true;
}

void TemplatesPage::keyPressEvent(QKeyEvent* event)
{
    const bool onTable = m_table->hasFocus();
    if (onTable && event->key() == Qt::Key_Delete)
        trashSelected();
    else if (onTable && event->key() == Qt::Key_F2)
        renameSelected();
    else
        QWidget::keyPressEvent(event);
}

// Actions on the selection

void TemplatesPage::createFrom(const QStringList& paths, DocumentType type)
{
    m_actions->createFrom(paths, type, shownFolder());
}

void TemplatesPage::saveAsTemplate(DocumentId document)
{
    m_actions->saveAsTemplate(document);
}

void TemplatesPage::openSelected()
{
    const auto rows = selectedRows();
    if (rows.size() == 1 && !rows.first().deleted) Q_EMIT editRequested(rows.first().id);
}

void TemplatesPage::renameSelected()
{
    const QModelIndexList rows = m_table->selectionModel()->selectedRows();
    if (rows.size() == 1) m_table->edit(rows.first());
}

void TemplatesPage::duplicateSelected()
{
    m_actions->duplicate(selectedRows());
}

void TemplatesPage::trashSelected()
{
    isInTrash() ? m_actions->purge(selectedIds()) : m_actions->trash(selectedIds());
}

void TemplatesPage::restoreSelected()
{
    m_actions->restore(selectedIds());
}

void TemplatesPage::moveSelected()
{
    m_actions->chooseFolder(selectedRows());
}

void TemplatesPage::moveTo(const QList<DocumentId>& ids, domain::FolderId folder)
{
    m_actions->move(ids, folder);
}

void TemplatesPage::changeSelectedType(DocumentType type)
{
    m_actions->changeType(type);
}

void TemplatesPage::exportSelected()
{
    if (const auto rows = selectedRows(); rows.size() == 1) m_files->exportTemplate(rows.first());
}

void TemplatesPage::importFiles(const QStringList& paths)
{
    m_files->importFiles(paths, shownFolder());
}

domain::FolderId TemplatesPage::shownFolder() const
{
    return m_view.kind == FolderView::Kind::Folder ? m_view.folder : domain::FolderId();
}

void TemplatesPage::copyLink(const QString& address)
{
    QGuiApplication::clipboard()->setText(address);
    Q_EMIT messageRequested(linkCopiedText(address), {});
}

void TemplatesPage::fillMenu(QMenu& menu)
{
    const QList<DocumentSummary> rows = selectedRows();
    if (rows.isEmpty()) return;
    const bool one = rows.size() == 1;
    const auto add = [&menu, this](Icon sign, const QString& text, auto act) {
        return menu.addAction(icon(sign), text, this, act);
    };
    if (isInTrash()) {
        add(Icon::Restore, tr("Restore"), [this] { restoreSelected(); });
        menu.addSeparator();
        add(Icon::Trash, tr("Delete permanently…"), [this] { trashSelected(); });
        return;
    }
    if (one) {
        const DocumentSummary& row = rows.first();
        const bool draft = row.status == SigningStatus::Draft;
        if (row.type != DocumentType::TemplateLink) {
            const bool usable = isUsable(row.id);
            add(Icon::Send, tr("Use template…"), [this, id = row.id] { use(id); })->setEnabled(usable);
            add(Icon::Bulk, tr("Start a bulk run…"), [this, id = row.id] {
                Q_EMIT bulkRequested(id);
            })->setEnabled(usable);
        }
        add(draft ? Icon::Edit : Icon::Preview, draft ? tr("Edit") : tr("Show pages"),
            [this] { openSelected(); });
        add(Icon::Report, tr("Show report"), [this, id = row.id] { Q_EMIT reportRequested(id); });
        menu.addSeparator();
        if (draft) add(Icon::Text, tr("Rename"), [this] { renameSelected(); })->setShortcut(Qt::Key_F2);
    }
    add(Icon::Copy, tr("Duplicate"), [this] { duplicateSelected(); });
    if (one) add(Icon::Download, tr("Export to a file…"), [this] { exportSelected(); });
    if (one && m_details.document()) {
        QMenu* kinds = menu.addMenu(tr("Change to"));
        for (const DocumentType type :
             {DocumentType::RegularTemplate, DocumentType::BulkTemplate, DocumentType::TemplateLink}) {
            QAction* kind =
                kinds->addAction(templateTypeText(type), this, [this, type] { changeSelectedType(type); });
            kind->setEnabled(workflow::canChangeType(rows.first().status, rows.first().type, type));
        }
        kinds->setEnabled(rows.first().status == SigningStatus::Draft);
    }
    add(Icon::Folder, tr("Move to folder…"), [this] { moveSelected(); });
    menu.addSeparator();
    add(Icon::Trash, tr("Move to trash"), [this] { trashSelected(); })->setShortcut(QKeySequence::Delete);
}

void TemplatesPage::showMenu(const QPoint& globalPlace)
{
    auto* menu = named("templateMenu", new QMenu(this));
    menu->setAttribute(Qt::WA_DeleteOnClose);
    fillMenu(*menu);
    menu->popup(globalPlace);
}

void TemplatesPage::dragEnterEvent(QDragEnterEvent* event)
{
    const bool own = event->source() != nullptr;
    if (!own &&
        (!TemplateFiles::filesOf(event->mimeData()).isEmpty() || !pdfFilesOf(event->mimeData()).isEmpty()))
        event->acceptProposedAction();
}

void TemplatesPage::dropEvent(QDropEvent* event)
{
    const QStringList paths = TemplateFiles::filesOf(event->mimeData());
    const QStringList pdfs = pdfFilesOf(event->mimeData());
    if (paths.isEmpty() && pdfs.isEmpty()) return;
    event->acceptProposedAction();
    if (paths.isEmpty())
        createFrom(pdfs, DocumentType::RegularTemplate); // dropped PDFs become templates here
    else
        importFiles(paths);
}

void TemplatesPage::showVersions()
{
    QList<TemplateDetailsPane::Version> shown;
    if (m_details.document()) {
        const auto versions = m_versions.versions(m_details.id());
        for (qsizetype i = 0; i < versions.size(); ++i) {
            const auto& version = versions.at(i);
            shown.append({version.number, relativeTime(version.savedAt, m_clock.now()),
                          exactTime(version.savedAt),
                          i + 1 == versions.size() ? tr("First saved version") : changeWords(version.changes),
                          i == 0});
        }
        if (shown.size() < 2) shown.clear(); // a single version is not worth showing
    }
    m_pane->showVersions(shown);
}

void TemplatesPage::restoreVersion(qint64 number)
{
    if (!m_details.document()) return;
    const DocumentId id = m_details.id();
    const auto versions = m_versions.versions(id);
    const qint64 before = versions.isEmpty() ? 0 : versions.first().number;
    m_versions.restore(id, number, this, [this, before](const Result<void>& restored) {
        m_details.refresh();
        m_catalog.refresh();
        m_actError->setError(restored ? std::nullopt : std::optional(restored.error()));
        if (restored)
            Q_EMIT messageRequested(tr("Version restored."), [this, before] { restoreVersion(before); });
    });
}

} // namespace ink::ui

#include "moc_templatespage.cpp"
