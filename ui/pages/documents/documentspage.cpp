#include "ui/pages/documents/documentspage.h"

#include "app/domain/document/document.h"
#include "app/settings/settings.h"
#include "app/workflow/documents/foldertree.h"
#include "app/workflow/session/pollinterval.h"
#include "app/workflow/session/session.h"
#include "ui/dialogs/prompts.h"
#include "ui/models/documenttablemodel.h"
#include "ui/models/isolated.h"
#include "ui/models/words.h"
#include "ui/pages/documents/commands/commandreports.h"
#include "ui/pages/documents/correct/recipientactions.h"
#include "ui/pages/documents/details/documentdetailspane.h"
#include "ui/pages/documents/detailsactions.h"
#include "ui/pages/documents/documentcopyactions.h"
#include "ui/pages/documents/list/actionbar.h"
#include "ui/pages/documents/list/documentexporter.h"
#include "ui/pages/documents/list/documenttable.h"
#include "ui/pages/documents/list/dragfiles.h"
#include "ui/pages/documents/list/filterbar.h"
#include "ui/pages/documents/list/selectionpane.h"
#include "ui/pages/documents/selectionactions.h"
#include "ui/pages/shared/offlineerrors.h"
#include "ui/pages/shared/pagecontext.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/emptystate.h"
#include "ui/widgets/errortext.h"
#include "ui/widgets/layout/currentstack.h"
#include "ui/widgets/layout/wraprow.h"
#include "ui/widgets/quietlabel.h"
#include "ui/widgets/style/icons.h"
#include "ui/widgets/style/onchange.h"
#include "ui/widgets/style/theme.h"
#include "ui/widgets/tables/sidetree.h"

#include <QEvent>
#include <QLineEdit>
#include <QLocale>
#include <QPushButton>
#include <QSplitter>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <chrono>

namespace ink::ui {

using domain::DocumentId;
using domain::DocumentSummary;
using domain::SigningStatus;
using FolderKind = FolderView::Kind;

namespace {
constexpr qint64 ownActCounts = 15'000; // ms after which a result is not attributed to the user's last action
} // namespace

DocumentsPage::DocumentsPage(const PageContext& context, workflow::FolderTree& folders, QWidget* parent)
    : QWidget(parent), m_session(context.session), m_folders(folders), m_settings(context.settings),
      m_prompts(context.prompts), m_catalog(context.session, nullptr, &context.cache),
      m_details(context.session), m_queue(context.session), m_searches(context.settings),
      m_absences(context.session), m_reports(new CommandReports(this)),
      m_model(new DocumentTableModel(m_catalog.rows(), context.clock, this)),
      m_dragFiles(new DragFiles(context.session, this)), m_title(makeTitleLabel(this)),
      m_search(new QLineEdit(this)), m_new(new QPushButton(this)), m_emptyTrash(new QPushButton(this)),
      m_spinner(new Spinner(this)), m_filters(new FilterBar(context.prompts, this)),
      m_error(new ErrorBanner(this)), m_actError(new ErrorBanner(this)), m_actionBar(new ActionBar(this)),
      m_exportBar(new ActionBar(this)),
      m_exporter(new DocumentExporter(context.session, folders, context.settings, context.prompts,
                                      *m_exportBar, *m_reports, *this)),
      m_copying(new DocumentCopyActions(context.session, context.prompts, *m_reports, *this)),
      m_splitter(new QSplitter(this)), m_stack(new CurrentStack), m_table(new DocumentTable(*m_model)),
      m_empty(new EmptyState(Icon::Inbox)), m_side(new CurrentStack),
      m_pane(new DocumentDetailsPane(context.clock)), m_selection(new SelectionPane),
      m_recipients(new RecipientActions({context.session, context.clock, context.prompts, m_catalog,
                                         m_details, m_queue, m_absences, *m_reports},
                                        this)),
      m_selected(new SelectionActions({*m_table, *m_model, m_catalog, m_details, folders, context.prompts,
                                       m_queue, *m_actionBar, *m_recipients, *m_exporter, *m_copying,
                                       *m_reports, context.session},
                                      this)),
      m_detailsActions(new DetailsActions({context.session, context.settings, context.prompts, m_details,
                                           *m_pane, *m_recipients, m_absences, *m_reports},
                                          this))
{
    using namespace std::chrono_literals;
    setObjectName(QStringLiteral("documentsPage"));
    setUpSearch(*m_search, QStringLiteral("documentSearch"));
    m_new->setObjectName(QStringLiteral("newDocument"));
    m_new->setIcon(icon(Icon::Add));
    m_new->setDefault(true);
    m_emptyTrash->setObjectName(QStringLiteral("emptyTrash"));
    m_emptyTrash->setIcon(icon(Icon::Trash));
    m_emptyTrash->hide();
    m_spinner->hide();
    m_actError->setClosable(true);
    m_exportBar->setObjectName(QStringLiteral("exportBar"));
    m_searchDelay.setSingleShot(true);
    m_searchDelay.setInterval(200ms);
    m_pollTimer.setSingleShot(true);
    m_times.setInterval(30s);
    m_dim.setSingleShot(true);
    m_dim.setInterval(150ms);
    layOut();
    connectAll();
    connectActions();
    connectReports();
    m_times.start();
    m_table->setSortingEnabled(true);
    retranslate();
    applyFilter(); // sets the query for the first account
    updatePollInterval();
    onLanguageChange(this, [this] { retranslate(); });
    onChange(this, {QEvent::ActivationChange}, [this] { updatePollInterval(); });
}

DocumentsPage::~DocumentsPage() = default;

void DocumentsPage::layOut()
{
    m_table->setColumnState(m_settings.value(settings::options::tableState));
    m_empty->setFramed(true);
    m_stack->addWidget(m_table);
    m_stack->addWidget(m_empty);
    m_side->addWidget(m_pane);
    m_side->addWidget(m_selection);
    m_side->hide(); // until something is selected
    m_splitter->setObjectName(QStringLiteral("documentsSplitter"));
    m_splitter->addWidget(m_stack);
    m_splitter->addWidget(m_side);
    m_splitter->setStretchFactor(0, 1);
    m_splitter->setCollapsible(0, false);
    m_splitter->setSizes({760, 330});
    if (const QByteArray kept = m_settings.value(settings::options::splitterState); !kept.isEmpty())
        m_splitter->restoreState(kept);

    auto* head = new WrapRow;
    head->setSpacing(space::m);
    head->add(m_title);
    head->add(m_spinner);
    head->addStretch();
    head->add(m_search, 1);
    WrapRow* ends = head->addGroup();
    ends->add(m_emptyTrash);
    ends->add(m_new);
    auto* top = new QVBoxLayout;
    top->setSpacing(space::xs);
    top->addLayout(head);
    top->addWidget(m_filters);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(space::l, space::m, space::l, space::s);
    column->setSpacing(space::s);
    column->addLayout(top);
    column->addWidget(m_error);
    column->addWidget(m_actError);
    column->addWidget(m_splitter, 1);
    column->addWidget(m_actionBar); // below, so that the rows stay under the pointer
    column->addWidget(m_exportBar);
}

void DocumentsPage::connectAll()
{
    using workflow::DocumentCatalog;
    connect(&m_catalog.rows(), &workflow::DocumentRows::settled, this, &DocumentsPage::handleRowsChange);
    connect(&m_catalog.rows(), &workflow::DocumentRows::wasReset, this, &DocumentsPage::handleRowsChange);
    connect(&m_catalog, &DocumentCatalog::stateChanged, this, &DocumentsPage::applyState);
    connect(&m_details, &workflow::DocumentDetails::changed, this, [this] {
        updateDetails();
        Q_EMIT selectionChanged(); // more commands may be available
    });
    connect(&m_folders, &workflow::FolderTree::changed, this, [this] {
        m_model->setFolderNames(distinctFolderNames(m_folders.folders()));
        m_pane->setFolders(m_folders.folders());
        m_filters->setFolders(m_folders.folders());
    });
    connect(&m_session, &workflow::Session::reachChanged, this, [this] {
        if (m_details.error()) updateDetails(); // its error is shown only if nothing else reports it
        Q_EMIT statusLineChanged();
    });
    suppressOfflineErrors(*m_error, m_session);
    connect(&m_session, &workflow::Session::currentChanged, this, [this] {
        m_isFetchingLimits = m_hasLimits = false;
        m_selected->setCanCorrect(false);
        m_pane->setCanCorrect(false);
        m_pane->setCanImportScans(false);
        m_selected->setCanSendCopies(false);
        m_pane->setCanSendCopies(false);
        m_searches.setProfile(m_session.current() ? m_session.current()->id : QString());
        // Prefetched, so that it is known when needed.
        m_session.queryOutreach(this, [](const Result<domain::Outreach>&) {});
        m_exporter->cancel(); // it uses the previous account's client
    });
    connect(&m_searchDelay, &QTimer::timeout, this, &DocumentsPage::applyFilter);
    connect(&m_pollTimer, &QTimer::timeout, this, &DocumentsPage::poll);
    connect(&m_times, &QTimer::timeout, this, &DocumentsPage::refreshTimes);
    connect(&m_dim, &QTimer::timeout, this, [this] {
        m_table->setFaded(true);
        m_spinner->show();
    });
    connect(m_search, &QLineEdit::textChanged, this, [this] {
        if (!m_settingUp) m_searchDelay.start();
    });
    connect(m_search, &QLineEdit::returnPressed, this, [this] {
        // A hidden table would take the focus later, when the next search finds something.
        if (m_table->isVisible()) m_table->setFocus();
    });
    connect(m_filters, &FilterBar::filterChanged, this, &DocumentsPage::applyFilter);
    connect(m_filters, &FilterBar::saveRequested, this, &DocumentsPage::saveSearch);
    connect(m_new, &QPushButton::clicked, this, &DocumentsPage::newRequested);
    connect(m_emptyTrash, &QPushButton::clicked, m_selected, &SelectionActions::emptyTrash);
    connect(m_empty, &EmptyState::actionTriggered, this, [this] {
        if (m_search->text().isEmpty() && m_filters->filter().isEmpty()) return void(Q_EMIT newRequested());
        clearFilters();
    });
    connect(m_empty, &EmptyState::secondActionTriggered, this, &DocumentsPage::sampleRequested);
    connect(m_error, &ErrorBanner::retryRequested, this, &DocumentsPage::refresh);
    connect(m_actError, &ErrorBanner::retryRequested, this, [this] {
        m_actError->setError(std::nullopt);
        refresh();
    });
    connect(m_model, &DocumentTableModel::sortRequested, this, &DocumentsPage::setSorting);
    connect(m_model, &DocumentTableModel::renameRequested, m_selected, &SelectionActions::renameTo);
    connect(m_table, &DocumentTable::visibleRowsChanged, this,
            [this](int first, int last) { m_catalog.setVisibleRows(first, last); });
    connect(m_table, &DocumentTable::activated, m_selected, &SelectionActions::open);
    connect(m_table, &QWidget::customContextMenuRequested, m_selected, &SelectionActions::showMenu);
    connect(m_table, &DocumentTable::selectedDocumentsChanged, this, [this] {
        m_details.show(m_table->selectedDocument());
        updateDetails();
        Q_EMIT selectionChanged();
        Q_EMIT statusLineChanged();
    });
    connect(m_table, &DocumentTable::selectionPressed, this,
            [this] { m_dragFiles->prepare(m_selected->refsOf(m_table->selectedIds())); });
    m_model->setMimeDataFactory([this](const QList<DocumentId>& ids) { return m_dragFiles->mimeData(ids); });
    connect(m_selection, &SelectionPane::commandRequested, m_selected, &SelectionActions::perform);
    connect(m_selection, &SelectionPane::selectAllRequested, this, [this] {
        m_table->selectAll();
        m_table->setFocus();
    });
}

void DocumentsPage::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    // Catches up on changes since it was hidden. Other pages can also send deliveries again.
    if (m_session.client() && m_catalog.hasReceivedRows() && !m_catalog.isBusy()) {
        m_catalog.refresh();
        m_details.refresh();
        Q_EMIT polled();
    }
    m_absences.refresh();
    updatePollInterval();
}

void DocumentsPage::refreshTimes()
{
    m_model->refreshTimes(m_table->firstVisibleRow(), m_table->lastVisibleRow());
    m_pane->refreshTimes();
}

void DocumentsPage::retranslate()
{
    m_search->setPlaceholderText(tr("Search titles and people"));
    m_search->setAccessibleName(tr("Search documents"));
    m_new->setText(tr("New document"));
    m_emptyTrash->setText(tr("Empty trash…"));
    m_new->setToolTip(tr("Choose PDF files to send for signature"));
    m_table->setAccessibleName(tr("Documents"));
    m_model->refreshTimes(m_table->firstVisibleRow(), m_table->lastVisibleRow());
    Q_EMIT m_model->headerDataChanged(Qt::Horizontal, 0, DocumentTableModel::columns - 1);
    m_table->viewport()->update();
    updateEmptyState();
    showSelection();
    Q_EMIT statusLineChanged();
}

void DocumentsPage::setView(const FolderView& view, const QString& title)
{
    const bool leavesSearch = m_view.kind == FolderKind::Search && view != m_view;
    m_view = view;
    m_selected->setInTrash(isInTrash());
    setTitle(title);
    m_toSelect = {};
    m_toReveal.reset();
    m_actError->setError(std::nullopt); // belongs to an action in the previous view
    m_table->clearSelection();
    const bool hasFixedStatus = view.kind == FolderKind::Status;
    m_filters->setFixed(hasFixedStatus, view.kind == FolderKind::Folder);
    m_filters->setHasDeadlines(!hasFixedStatus || view.status == domain::SigningStatus::InProgress);
    m_filters->setHasCompletion(!hasFixedStatus || view.status == domain::SigningStatus::Completed);
    m_filters->setHasActivity(!hasFixedStatus || view.status != domain::SigningStatus::Draft);
    // A saved search sets the search field and the filters, and leaving it clears them; a search entered by
    // the user stays.
    if (view.kind == FolderKind::Search || leavesSearch) {
        const auto search = view.kind == FolderKind::Search ? m_searches.find(view.search) : std::nullopt;
        m_settingUp = true;
        m_search->setText(search ? search->filter.text : QString());
        m_filters->setFilter(search ? search->filter : workflow::DocumentFilter());
        m_settingUp = false;
    }
    applyFilter();
}

void DocumentsPage::applyFilter()
{
    m_searchDelay.stop();
    workflow::DocumentFilter filter = m_filters->filter();
    filter.text = m_search->text().trimmed();
    if (const auto saved = m_view.kind == FolderKind::Search ? m_searches.find(m_view.search) : std::nullopt)
        setTitle(saved->filter == filter ? saved->name : tr("%1 (changed)").arg(isolated(saved->name)));
    if (m_view.kind == FolderKind::Status) filter.status.reset();
    if (m_view.kind == FolderKind::Folder) filter.folder.reset();
    m_model->setSearch(filter.text);
    domain::DocumentQuery query = m_catalog.query();
    query.pageIndex = 1;
    query.pageSize = workflow::DocumentCatalog::pageSize;
    query.type = domain::DocumentType::Document;
    query.status = m_view.kind == FolderKind::Status ? std::optional(m_view.status) : std::nullopt;
    query.folder = m_view.kind == FolderKind::Folder ? std::optional(m_view.folder) : std::nullopt;
    query.deleted = isInTrash() ? std::optional(true) : std::nullopt;
    filter.applyTo(query);
    m_filters->setSavable(!filter.isEmpty() && !isInTrash());
    m_selectsOnlyHit = !filter.text.isEmpty();
    if (query == m_catalog.query())
        m_catalog.refresh();
    else
        m_catalog.setQuery(query);
}

void DocumentsPage::clearFilters()
{
    m_search->clear();
    m_filters->setFilter({});
    applyFilter();
}

void DocumentsPage::saveSearch()
{
    workflow::DocumentFilter filter = m_filters->filter();
    filter.text = m_search->text().trimmed();
    if (m_view.kind == FolderKind::Status) filter.status = m_view.status;
    if (m_view.kind == FolderKind::Folder) filter.folder = m_view.folder;
    const auto now = m_view.kind == FolderKind::Search ? m_searches.find(m_view.search) : std::nullopt;
    QString name = filter.text.isEmpty() ? filter.person : filter.text;
    if (name.isEmpty()) name = filter.status ? statusText(*filter.status) : m_title->text();
    m_prompts.text(this,
                   {QStringLiteral("searchName"), tr("Save this search"), tr("Name in the sidebar"),
                    now ? now->name : name, tr("Save search"), 80, false, true},
                   [this, filter](const std::optional<QString>& text) {
                       if (!text) return;
                       const QString id = m_searches.add(*text, filter);
                       Q_EMIT searchSaved(id);
                       Q_EMIT m_reports->messageRequested(
                           tr("The search “%1” was added to the sidebar.").arg(*text),
                           [this, id] { m_searches.remove(id); });
                   });
}

void DocumentsPage::setTitle(const QString& title)
{
    m_title->setText(title);
}

void DocumentsPage::refresh()
{
    registerUserAction();
    m_catalog.refresh();
    m_details.refresh();
    Q_EMIT contentChanged();
}

void DocumentsPage::focusSearch()
{
    m_search->setFocus(Qt::ShortcutFocusReason);
    m_search->selectAll();
}

void DocumentsPage::select(DocumentId id)
{
    m_toSelect = m_table->selectDocument(id) ? DocumentId() : id;
}

void DocumentsPage::reveal(const workflow::DocumentRef& document)
{
    select(document.id);
    m_toReveal = document;
    openUnlisted();
}

void DocumentsPage::openUnlisted()
{
    if (!m_toReveal || m_catalog.isBusy() || (!m_catalog.hasReceivedRows() && !m_catalog.error())) return;
    const workflow::DocumentRef document = *std::exchange(m_toReveal, std::nullopt);
    if (m_toSelect != document.id) return; // selected
    m_toSelect = {};
    if (document.status == SigningStatus::Completed)
        Q_EMIT m_reports->signedFileRequested(document.id);
    else
        Q_EMIT m_reports->openRequested(document.id);
}

void DocumentsPage::saveState()
{
    m_settings.set(settings::options::tableState, m_table->columnState());
    m_settings.set(settings::options::splitterState, m_splitter->saveState());
}

QList<DocumentId> DocumentsPage::selectedIds() const
{
    return m_table->selectedIds();
}

qsizetype DocumentsPage::selectedCount() const
{
    return m_table->selectedCount();
}

QString DocumentsPage::statusLine() const
{
    const QLocale locale;
    const QString all = locale.toString(static_cast<qint64>(m_catalog.total()));
    const auto chosen = m_table->selectedCount();
    QString line = m_catalog.total() == 1 ? tr("1 document") : tr("%1 documents").arg(all);
    if (chosen > 1) line = tr("%1 of %2 selected").arg(locale.toString(static_cast<qint64>(chosen)), all);
    line += QStringLiteral(" · ");
    if (m_catalog.isUnfiltered())
        line += tr("this service can't search that many documents; showing all") + QStringLiteral(" · ");
    const bool isOld = m_catalog.error() || m_session.reach() == workflow::Session::Reach::Offline;
    if (const auto since = m_catalog.cachedSince(); since && isOld)
        return line + tr("as of %1").arg(dateTimeText(*since));
    if (isOld) return line + tr("out of date");
    return line + (m_catalog.isLoading() ? tr("loading…") : tr("up to date"));
}

void DocumentsPage::handleRowsChange()
{
    if (!m_toSelect.isNull()) select(m_toSelect);
    updateEmptyState();
    Q_EMIT statusLineChanged();
    auto standing = static_cast<size_t>(m_catalog.total());
    for (const auto& one : m_catalog.rows().knownRowsIn(0, std::min<qsizetype>(m_catalog.total(), 400) - 1)) {
        const DocumentSummary* shown = m_catalog.rows().at(one.first);
        standing =
            qHashMulti(standing, shown->id.value(), static_cast<int>(shown->status), shown->folderId.value());
    }
    if (std::exchange(m_countsHash, standing) != standing) Q_EMIT contentChanged();
}

void DocumentsPage::applyState()
{
    m_error->setError(m_catalog.error());
    if (m_details.error()) updateDetails();
    if (m_catalog.isLoading() && !m_catalog.hasReceivedRows()) {
        if (!m_dim.isActive()) m_dim.start();
    } else {
        m_dim.stop();
        m_table->setFaded(m_catalog.cachedSince().has_value() && m_catalog.error().has_value());
        m_spinner->hide();
    }
    if (!m_catalog.isBusy()) {
        if (std::exchange(m_selectsOnlyHit, false)) m_table->selectOnlyDocument();
        m_failures = m_catalog.error() ? m_failures + 1 : 0;
        updatePollInterval();
        openUnlisted();
    }
    updateEmptyState();
    Q_EMIT statusLineChanged();
}

void DocumentsPage::updateEmptyState()
{
    const bool narrowed = !m_search->text().isEmpty() || !m_filters->filter().isEmpty();
    m_empty->setSecondAction(!narrowed && m_view.kind == FolderKind::All ? tr("Try a sample document")
                                                                         : QString());
    if (narrowed) {
        m_empty->setIcon(Icon::Search);
        m_empty->setText(m_filters->filter().isEmpty() ? tr("No results for “%1”.").arg(m_search->text())
                                                       : tr("No documents match the search and filters."));
        m_empty->setAction(m_filters->filter().isEmpty() ? tr("Clear search")
                                                         : tr("Clear search and filters"));
    } else {
        m_empty->setIcon(isInTrash() ? Icon::Trash : Icon::Inbox);
        m_empty->setAction(isInTrash() ? QString() : tr("New document"));
        switch (m_view.kind) {
        case FolderKind::All:
        case FolderKind::Search:
            m_empty->setText(tr("Drop a PDF here, or start with a new document."));
            break;
        case FolderKind::Trash:
            m_empty->setText(tr("The trash is empty."));
            break;
        case FolderKind::Folder:
            m_empty->setText(
                tr("This folder is empty. To add documents, drag them to the folder in the sidebar."));
            break;
        case FolderKind::Status:
            m_empty->setText(tr("No document has the status “%1”.").arg(statusText(m_view.status)));
            break;
        }
    }
    m_emptyTrash->setVisible(isInTrash() && m_catalog.total() > 0 && !narrowed);
    if (m_catalog.hasReceivedRows() && !m_isFetchingLimits && !m_hasLimits) fetchCorrectionSupport();
    const bool empty = m_catalog.hasReceivedRows() && m_catalog.total() == 0 && !m_catalog.error();
    if (empty && !m_catalog.isLoading())
        m_stack->setCurrentWidget(m_empty);
    else if (m_stack->currentWidget() != m_table && m_catalog.total() > 0)
        m_stack->setCurrentWidget(m_table);
}

void DocumentsPage::updateDetails()
{
    const auto count = m_table->selectedCount();
    // The banner above already reports that the service can't be reached.
    const bool isReported = m_details.error() && isConnectionError(m_details.error()->code) &&
                            (m_catalog.error() || m_session.reach() == workflow::Session::Reach::Offline);
    m_pane->showDocument(m_details.document(), m_details.deliveries(), m_details.error(), count, isReported);
    if (count > 1) showSelection();
    m_side->setCurrentWidget(count > 1 ? static_cast<QWidget*>(m_selection) : m_pane);
    m_side->setVisible(count > 0); // the listing has the full width while nothing is selected
}

void DocumentsPage::showSelection()
{
    m_selection->showSelection(m_selected->selection(), m_catalog.total(), m_table->isAllSelected());
}

void DocumentsPage::setSorting(domain::SortField field, const QString& data, bool ascending)
{
    domain::DocumentQuery query = m_catalog.query();
    if (query.sort == field && query.sortedData == data && query.ascending == ascending) return;
    query.sort = field;
    query.sortedData = data;
    query.ascending = ascending;
    m_catalog.setQuery(query);
}

void DocumentsPage::registerUserAction()
{
    m_sinceUserAction.start();
    updatePollInterval();
}

void DocumentsPage::updatePollInterval()
{
    workflow::PollFacts facts;
    facts.isVisible = isVisible();
    facts.isActive = window()->isActiveWindow();
    facts.userActed = m_sinceUserAction.isValid() && m_sinceUserAction.elapsed() < ownActCounts;
    facts.failures = m_failures;
    facts.isDocumentActive = m_details.isDelivering();
    const auto& rows = m_catalog.rows();
    for (const auto& one : rows.knownRowsIn(m_table->firstVisibleRow(), m_table->lastVisibleRow()))
        facts.isDocumentActive =
            facts.isDocumentActive || rows.at(one.first)->status == domain::SigningStatus::InProgress;
    m_pollTimer.start(workflow::pollInterval(facts));
}

void DocumentsPage::poll()
{
    if (m_session.client() && !m_catalog.isBusy()) {
        m_catalog.refresh();
        if (isVisible()) m_details.poll();
        Q_EMIT polled();
    }
    updatePollInterval();
}

// Actions

void DocumentsPage::connectActions()
{
    connect(&m_queue, &ActionQueue::started, this, &DocumentsPage::showActionStart);
    connect(&m_queue, &ActionQueue::progressed, this, &DocumentsPage::showActionProgress);
    connect(&m_queue, &ActionQueue::finished, this, &DocumentsPage::showActionResult);
    connect(&m_queue, &ActionQueue::dropped, this, [this] { m_actionBar->end({}, {}); });
    connect(&m_queue, &ActionQueue::messageRequested, this,
            [this](const QString& text, const std::function<void()>& undo) { notify({}, text, undo); });
    connect(m_actionBar, &ActionBar::stopRequested, this, [this] {
        m_selected->stopCollecting();
        m_queue.stop();
    });
    connect(m_pane, &DocumentDetailsPane::commandRequested, m_selected, &SelectionActions::perform);
    connect(m_pane, &DocumentDetailsPane::retryRequested, &m_details, &workflow::DocumentDetails::refresh);
    connect(&m_absences, &workflow::Absences::changed, this,
            [this] { m_pane->setAbsences(m_absences.list()); });
    connect(m_copying, &DocumentCopyActions::sendFinished, this, [this](DocumentId id) {
        id.isNull() || !isVisible() ? refresh() : Q_EMIT m_reports->documentRequested(id);
    });
}

void DocumentsPage::connectReports()
{
    const auto clearError = [this] { m_actError->setError(std::nullopt); };
    connect(m_reports, &CommandReports::started, this, [this, clearError] {
        clearError();
        registerUserAction();
    });
    connect(m_reports, &CommandReports::succeeded, this, [this](const QString& text) { notify({}, text); });
    connect(m_reports, &CommandReports::failed, this,
            [this](const Error& error) { notify(fail(error), {}); });
    connect(m_reports, &CommandReports::changed, this, [this, clearError] {
        clearError();
        refresh();
    });
}

void DocumentsPage::correct(DocumentId id)
{
    m_recipients->correctOne(id);
}

void DocumentsPage::reportCorrection()
{
    m_recipients->reportCorrection();
}

void DocumentsPage::notify(const Result<void>& result, const QString& text, const std::function<void()>& undo)
{
    m_actError->setError(result ? std::nullopt : std::optional(result.error()));
    if (result) Q_EMIT m_reports->messageRequested(text, undo);
    Q_EMIT contentChanged();
}

void DocumentsPage::showActionStart()
{
    registerUserAction();
    m_actError->setError(std::nullopt);
    m_actionBar->begin({});
    showActionProgress();
}

void DocumentsPage::showActionProgress()
{
    m_actionBar->showProgress(m_queue.current());
}

void DocumentsPage::showActionResult(const ActionJob& job, const QList<workflow::DocumentRef>& good,
                                     const QList<workflow::ActionResult>& failed)
{
    // Removes these documents from the listing immediately; the next response updates the rest.
    if (job.action.kind == workflow::DocumentAction::Kind::Trash ||
        job.action.kind == workflow::DocumentAction::Kind::Restore ||
        job.action.kind == workflow::DocumentAction::Kind::Purge) {
        QList<DocumentId> ids;
        for (const workflow::DocumentRef& document : good)
            ids.append(document.id);
        m_catalog.rows().removeDocuments(ids);
        m_table->deselect(ids);
        if (job.action.kind != workflow::DocumentAction::Kind::Restore) Q_EMIT documentsRemoved(ids);
    }
    if (job.documents.size() == 1 && !failed.isEmpty()) {
        m_actionBar->end({}, {});
        notify(fail(failed.constFirst().result.error()), {});
    } else {
        const QLocale locale;
        m_actionBar->end(tr("The action failed for %1 of %2 documents.")
                             .arg(locale.toString(failed.size()), locale.toString(job.documents.size())),
                         failed);
    }
    registerUserAction();
    // The action re-sorts the listing, and only the first page of a long one is reloaded immediately: clears
    // the selection, so that it doesn't cover just some of the documents.
    if (job.documents.size() > 1 && m_catalog.rows().size() > workflow::DocumentCatalog::pageSize)
        m_table->clearSelection();
    m_catalog.refresh();
    m_details.refresh();
    Q_EMIT contentChanged();
}

void DocumentsPage::fetchCorrectionSupport()
{
    m_isFetchingLimits = true;
    m_absences.refresh();
    m_session.queryLimits(this, [this](const Result<domain::Limits>& limits) {
        m_isFetchingLimits = false;
        m_hasLimits = limits.has_value();
        m_pane->setCanImportScans(limits && limits->paperScans);
        m_pane->setHasData(limits && limits->documentData);
        m_pane->setCanSendCopies(limits && limits->signedCopies);
        m_selected->setCanSendCopies(limits && limits->signedCopies);
        m_filters->setHasData(limits && limits->documentData);
        m_filters->setHasContent(limits && limits->contentSearch);
        if (limits) m_table->setHasData(limits->documentData);
        const bool can = limits && limits->amendRunning;
        if (can == m_selected->canCorrect()) return;
        m_selected->setCanCorrect(can);
        m_pane->setCanCorrect(can);
        updateDetails();
        Q_EMIT selectionChanged();
    });
}

} // namespace ink::ui

#include "moc_documentspage.cpp"
