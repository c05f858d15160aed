#include "ui/pages/documentspage.h"

#include "app/settings/settings.h"
#include "app/workflow/foldertree.h"
#include "app/workflow/session.h"
#include "ui/dialogs/prompts.h"
#include "ui/models/documenttablemodel.h"
#include "ui/models/words.h"
#include "ui/pages/documentdetailspane.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/emptystate.h"
#include "ui/widgets/icons.h"
#include "ui/widgets/quietlabel.h"
#include "ui/widgets/tabledelegates.h"
#include "ui/widgets/theme.h"

#include <QAction>
#include <QClipboard>
#include <QEvent>
#include <QGraphicsOpacityEffect>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLineEdit>
#include <QLocale>
#include <QPushButton>
#include <QSplitter>
#include <QStackedWidget>
#include <QTreeView>
#include <QVBoxLayout>

#include <algorithm>
#include <chrono>

namespace ink::ui {

using domain::DocumentId;
using domain::DocumentSummary;
using domain::SigningStatus;
using Column = DocumentTableModel::Column;

namespace {
int section(Column column)
{
    return static_cast<int>(column);
}
} // namespace

DocumentsPage::DocumentsPage(workflow::Session& session, workflow::FolderTree& folders,
                             settings::Settings& settings, Prompts& prompts, const Clock& clock,
                             QWidget* parent)
    : QWidget(parent), m_session(session), m_folders(folders), m_settings(settings), m_prompts(prompts),
      m_catalog(session), m_details(session), m_model(new DocumentTableModel(clock, this)),
      m_title(titleLabel(this)), m_search(new QLineEdit(this)), m_new(new QPushButton(this)),
      m_spinner(new Spinner(this)), m_error(new ErrorBanner(this)), m_actError(new ErrorBanner(this)),
      m_splitter(new QSplitter(this)), m_stack(new QStackedWidget), m_table(new QTreeView),
      m_empty(new EmptyState(Icon::Inbox)), m_pane(new DocumentDetailsPane(clock))
{
    using namespace std::chrono_literals;
    setObjectName(QStringLiteral("documentsPage"));
    m_search->setObjectName(QStringLiteral("documentSearch"));
    m_search->setClearButtonEnabled(true);
    m_search->addAction(icon(Icon::Search, {}), QLineEdit::LeadingPosition);
    m_search->setMinimumWidth(160);
    m_search->setMaximumWidth(280);
    m_new->setObjectName(QStringLiteral("newDocument"));
    m_new->setIcon(icon(Icon::Add, tokens(palette()).onAccent));
    m_new->setDefault(true);
    m_spinner->hide();
    m_actError->setClosable(true);

    m_table->setObjectName(QStringLiteral("documentTable"));
    m_table->setModel(m_model);
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
    m_table->setItemDelegateForColumn(section(Column::Title), new TextCellDelegate(false, m_table));
    m_table->setItemDelegateForColumn(section(Column::Status), new StatusDelegate(m_table));
    m_table->setItemDelegateForColumn(section(Column::Recipients), new RecipientsDelegate(m_table));
    QHeaderView* header = m_table->header();
    header->setSectionsMovable(false);
    header->setStretchLastSection(false);
    header->setMinimumSectionSize(70);
    header->setSectionResizeMode(section(Column::Title), QHeaderView::Stretch);
    for (const auto& [column, width] : {std::pair{Column::Status, 130}, std::pair{Column::Recipients, 210},
                                        std::pair{Column::Modified, 105}, std::pair{Column::Sent, 105}}) {
        header->setSectionResizeMode(section(column), QHeaderView::Interactive);
        header->resizeSection(section(column), width);
    }
    header->setSortIndicator(section(Column::Modified), Qt::DescendingOrder);
    if (const QByteArray kept = settings.value(settings::options::tableState); !kept.isEmpty())
        header->restoreState(kept);
    header->setStretchLastSection(false);

    m_empty->setSheet(true);
    m_stack->addWidget(m_table);
    m_stack->addWidget(m_empty);
    m_splitter->setObjectName(QStringLiteral("documentsSplitter"));
    m_splitter->addWidget(m_stack);
    m_splitter->addWidget(m_pane);
    m_splitter->setStretchFactor(0, 1);
    m_splitter->setCollapsible(0, false);
    m_splitter->setSizes({760, 330});
    if (const QByteArray kept = settings.value(settings::options::splitterState); !kept.isEmpty())
        m_splitter->restoreState(kept);

    auto* head = new QHBoxLayout;
    head->setSpacing(space::m);
    head->addWidget(m_title);
    head->addWidget(m_spinner);
    head->addStretch(1);
    head->addWidget(m_search, 2);
    head->addWidget(m_new);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(space::l, space::m, space::l, space::s);
    column->setSpacing(space::m);
    column->addLayout(head);
    column->addWidget(m_error);
    column->addWidget(m_actError);
    column->addWidget(m_splitter, 1);

    m_searchDelay.setSingleShot(true);
    m_searchDelay.setInterval(200ms);
    m_poll.setInterval(4s);
    m_times.setInterval(30s);
    m_dim.setSingleShot(true);
    m_dim.setInterval(150ms);
    m_poll.start();
    m_times.start();

    connect(&m_catalog, &workflow::DocumentCatalog::rowsChanged, this, &DocumentsPage::applyRows);
    connect(&m_catalog, &workflow::DocumentCatalog::stateChanged, this, &DocumentsPage::applyState);
    connect(&m_details, &workflow::DocumentDetails::changed, this, &DocumentsPage::updateDetails);
    connect(&m_searchDelay, &QTimer::timeout, this, [this] {
        domain::DocumentQuery query = m_catalog.query();
        query.text = m_search->text().trimmed();
        if (query != m_catalog.query()) m_catalog.setQuery(query);
    });
    connect(&m_poll, &QTimer::timeout, this, &DocumentsPage::poll);
    connect(&m_times, &QTimer::timeout, m_model, &DocumentTableModel::refreshTimes);
    connect(&m_dim, &QTimer::timeout, this, [this] {
        auto* pale = new QGraphicsOpacityEffect(m_table->viewport());
        pale->setOpacity(0.45);
        m_table->viewport()->setGraphicsEffect(pale);
        m_spinner->show();
    });
    connect(m_search, &QLineEdit::textChanged, this, [this] { m_searchDelay.start(); });
    connect(m_search, &QLineEdit::returnPressed, m_table, qOverload<>(&QWidget::setFocus));
    connect(m_new, &QPushButton::clicked, this, &DocumentsPage::newRequested);
    connect(m_empty, &EmptyState::actionTriggered, this, [this] {
        if (m_search->text().isEmpty())
            Q_EMIT newRequested();
        else
            m_search->clear();
    });
    connect(m_error, &ErrorBanner::retry, this, &DocumentsPage::refresh);
    connect(m_actError, &ErrorBanner::retry, this, [this] {
        m_actError->setError(std::nullopt);
        refresh();
    });
    connect(m_model, &DocumentTableModel::moreWanted, &m_catalog, &workflow::DocumentCatalog::fetchMore);
    connect(m_model, &DocumentTableModel::sortWanted, this, &DocumentsPage::setSorting);
    connect(m_model, &DocumentTableModel::renameWanted, this, [this](DocumentId id, const QString& title) {
        m_catalog.rename(id, title, this, [this, title](const Result<void>& result) {
            if (!result) refresh();
            tell(result, tr("Renamed to “%1”.").arg(title));
            m_details.refresh();
        });
    });
    connect(m_table, &QTreeView::activated, this, &DocumentsPage::openSelected);
    connect(m_table, &QWidget::customContextMenuRequested, this, &DocumentsPage::showMenu);
    connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this, [this] {
        const auto ids = selectedIds();
        m_details.show(ids.size() == 1 ? ids.first() : DocumentId());
        updateDetails();
        Q_EMIT selectionChanged();
    });
    connect(m_pane, &DocumentDetailsPane::openRequested, this, &DocumentsPage::openSelected);
    connect(m_pane, &DocumentDetailsPane::retryRequested, &m_details, &workflow::DocumentDetails::refresh);
    connect(m_pane, &DocumentDetailsPane::signRequested, this,
            [this](const QString& guid) { Q_EMIT signRequested(m_details.id(), guid); });
    connect(m_pane, &DocumentDetailsPane::copyLinkRequested, this, [this](const QString& url) {
        QGuiApplication::clipboard()->setText(url);
        Q_EMIT said(tr("The signing link is on the clipboard. Whoever has it can sign."), {});
    });
    connect(m_pane, &DocumentDetailsPane::remindRequested, this, [this](const QString& guid) {
        m_catalog.remind(m_details.id(), guid, this, [this](const Result<void>& result) {
            tell(result, tr("A reminder is on its way."));
            m_details.refresh();
        });
    });
    connect(m_pane, &DocumentDetailsPane::redeliverRequested, this, [this](const QString& id) {
        m_details.redeliver(id, this,
                            [this](const Result<void>& result) { tell(result, tr("It is sent again.")); });
    });
    connect(m_pane, &DocumentDetailsPane::downloadRequested, this, &DocumentsPage::download);
    m_table->setSortingEnabled(true);
    retranslate();
}

DocumentsPage::~DocumentsPage() = default;

void DocumentsPage::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) retranslate();
    if (event->type() == QEvent::PaletteChange) m_new->setIcon(icon(Icon::Add, tokens(palette()).onAccent));
}

void DocumentsPage::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    if (!m_answered || m_catalog.isLoading() || !m_session.client()) return;
    m_polling = true; // whatever happened meanwhile, without dimming what is there
    m_catalog.refresh();
    m_details.refresh();
}

void DocumentsPage::retranslate()
{
    m_search->setPlaceholderText(tr("Search titles and people"));
    m_search->setAccessibleName(tr("Search documents"));
    m_new->setText(tr("New document"));
    m_new->setToolTip(tr("Choose PDF files to send for signature"));
    m_table->setAccessibleName(tr("Documents"));
    m_model->refreshTimes();
    Q_EMIT m_model->headerDataChanged(Qt::Horizontal, 0, DocumentTableModel::columns - 1);
    m_table->viewport()->update();
    updateEmptyState();
    Q_EMIT statusLineChanged();
}

void DocumentsPage::setView(const FolderView& view, const QString& title)
{
    m_view = view;
    setTitle(title);
    domain::DocumentQuery query = m_catalog.query();
    query.pageSize = 100;
    query.type = domain::DocumentType::Document;
    query.status = view.kind == FolderView::Kind::Status ? std::optional(view.status) : std::nullopt;
    query.folder = view.kind == FolderView::Kind::Folder ? std::optional(view.folder) : std::nullopt;
    query.deleted = view.kind == FolderView::Kind::Trash ? std::optional(true) : std::nullopt;
    m_answered = false;
    m_toSelect = {};
    m_table->clearSelection();
    if (query == m_catalog.query())
        m_catalog.refresh();
    else
        m_catalog.setQuery(query);
}

void DocumentsPage::setTitle(const QString& title)
{
    m_title->setText(title);
}

void DocumentsPage::refresh()
{
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
    const int row = m_model->rowOf(id);
    m_toSelect = row < 0 ? id : DocumentId();
    if (row < 0) return;
    m_table->setCurrentIndex(m_model->index(row, 0));
    m_table->scrollTo(m_model->index(row, 0));
}

void DocumentsPage::saveState()
{
    m_settings.set(settings::options::tableState, m_table->header()->saveState());
    m_settings.set(settings::options::splitterState, m_splitter->saveState());
}

QList<DocumentId> DocumentsPage::selectedIds() const
{
    QList<DocumentId> ids;
    for (const DocumentSummary& row : selectedRows())
        ids.append(row.id);
    return ids;
}

QList<DocumentSummary> DocumentsPage::selectedRows() const
{
    QList<DocumentSummary> rows;
    for (const QModelIndex& index : m_table->selectionModel()->selectedRows())
        if (const DocumentSummary* row = m_model->at(index)) rows.append(*row);
    return rows;
}

QString DocumentsPage::statusLine() const
{
    const QLocale locale;
    const QString count =
        tr("%1 of %2").arg(locale.toString(m_model->rowCount()), locale.toString(m_catalog.total()));
    if (m_catalog.error()) return count + QStringLiteral(" · ") + tr("not up to date");
    if (m_catalog.isLoading() && !m_polling) return count + QStringLiteral(" · ") + tr("loading…");
    return count + QStringLiteral(" · ") + tr("up to date");
}

void DocumentsPage::applyRows()
{
    // Rows may come and go; where the person looks, and what they chose, stays.
    const QModelIndex top = m_table->indexAt({4, 4});
    const DocumentSummary* row = m_model->at(top);
    const DocumentId anchor = row ? row->id : DocumentId();
    const bool atTop = top.row() <= 0;
    m_model->setMore(m_catalog.canFetchMore());
    m_model->apply(m_catalog.rows());
    if (!atTop && m_model->rowOf(anchor) >= 0)
        m_table->scrollTo(m_model->index(m_model->rowOf(anchor), 0), QAbstractItemView::PositionAtTop);
    if (!m_toSelect.isNull()) select(m_toSelect);
    updateEmptyState();
    Q_EMIT statusLineChanged();
    size_t standing = 0;
    for (const DocumentSummary& shown : m_catalog.rows())
        standing =
            qHashMulti(standing, shown.id.value(), static_cast<int>(shown.status), shown.folderId.value());
    if (std::exchange(m_standing, standing) != standing) Q_EMIT contentChanged();
}

void DocumentsPage::applyState()
{
    m_error->setError(m_catalog.error());
    m_model->setMore(m_catalog.canFetchMore());
    if (m_catalog.isLoading()) {
        if (!m_polling) m_dim.start();
    } else {
        m_answered = true;
        m_polling = false;
        m_dim.stop();
        m_table->viewport()->setGraphicsEffect(nullptr);
        m_spinner->hide();
    }
    updateEmptyState();
    Q_EMIT statusLineChanged();
}

void DocumentsPage::updateEmptyState()
{
    const bool searching = !m_search->text().isEmpty();
    using Kind = FolderView::Kind;
    if (searching) {
        m_empty->setSign(Icon::Search);
        m_empty->setSentence(tr("Nothing here matches “%1”.").arg(m_search->text()));
        m_empty->setAction(tr("Clear the search"));
    } else {
        m_empty->setSign(m_view.kind == Kind::Trash ? Icon::Trash : Icon::Inbox);
        m_empty->setAction(m_view.kind == Kind::Trash ? QString() : tr("New document"));
        switch (m_view.kind) {
        case Kind::All:
            m_empty->setSentence(tr("Drop a PDF here, or start with a new document."));
            break;
        case Kind::Trash:
            m_empty->setSentence(tr("The trash is empty."));
            break;
        case Kind::Folder:
            m_empty->setSentence(tr("This folder is empty. Drag documents onto it to keep them here."));
            break;
        case Kind::Status:
            m_empty->setSentence(tr("No document has the status “%1”.").arg(statusWord(m_view.status)));
            break;
        }
    }
    const bool empty =
        m_answered && m_catalog.rows().isEmpty() && !m_catalog.error() && !m_catalog.isLoading();
    if (empty)
        m_stack->setCurrentWidget(m_empty);
    else if (m_stack->currentWidget() != m_table && !m_catalog.rows().isEmpty())
        m_stack->setCurrentWidget(m_table);
}

void DocumentsPage::updateDetails()
{
    m_pane->showDocument(m_details.document(), m_details.deliveries(), m_details.error(),
                         m_table->selectionModel()->selectedRows().size());
}

void DocumentsPage::poll()
{
    if (!isVisible() || !window()->isActiveWindow() || m_catalog.isLoading() || !m_session.client()) return;
    const auto& rows = m_catalog.rows();
    const bool moving = std::any_of(rows.begin(), rows.end(), [](const DocumentSummary& row) {
        return row.status == SigningStatus::InProgress;
    });
    if (!moving && !m_details.isDelivering()) return;
    m_polling = true;
    m_catalog.refresh();
    m_details.refresh();
}

void DocumentsPage::setSorting(domain::SortField field, bool ascending)
{
    domain::DocumentQuery query = m_catalog.query();
    if (query.sort == field && query.ascending == ascending) return;
    query.sort = field;
    query.ascending = ascending;
    m_catalog.setQuery(query);
}

} // namespace ink::ui
