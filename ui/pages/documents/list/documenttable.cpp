#include "ui/pages/documents/list/documenttable.h"

#include "ui/models/words.h"
#include "ui/widgets/layout/titlecolumnresizer.h"
#include "ui/widgets/style/icons.h"
#include "ui/widgets/style/onchange.h"
#include "ui/widgets/style/theme.h"
#include "ui/widgets/tables/compactdrag.h"
#include "ui/widgets/tables/tabledelegates.h"

#include <QAction>
#include <QFontMetrics>
#include <QGuiApplication>
#include <QHeaderView>
#include <QHoverEvent>
#include <QMenu>
#include <QMouseEvent>
#include <QScrollBar>

#include <algorithm>

namespace ink::ui {

using domain::DocumentId;
using domain::DocumentSummary;
using workflow::DocumentRows;
using workflow::RowsEdit;
using workflow::RowSpan;
using TableColumn = DocumentTableModel::Column;

namespace {
constexpr qsizetype maxDragged = 500;
constexpr int recipientsWidth = 155;
constexpr int dataWidth = 130;
constexpr int headerRoom = 56; ///< width for the sort arrow after a column's name, and margins
constexpr char ownMark =
    'R'; ///< marks a stored state in which the user has set the width of the recipients column

constexpr char dataMark = '|'; ///< precedes the name of each data column in a stored state

constexpr int columnsWithoutNumber = 10; ///< in states that don't begin with the number of columns

int tableSection(TableColumn column)
{
    return static_cast<int>(column);
}
} // namespace

DocumentTable::DocumentTable(DocumentTableModel& model, QWidget* parent) : QTableView(parent), m_model(model)
{
    setObjectName(QStringLiteral("documentTable"));
    setShowGrid(false);
    setWordWrap(false);
    setCornerButtonEnabled(false);
    setTabKeyNavigation(false);
    setSelectionBehavior(QAbstractItemView::SelectRows);
    setSelectionMode(QAbstractItemView::ExtendedSelection);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    setDragEnabled(true);
    setDragDropMode(QAbstractItemView::DragOnly);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setContextMenuPolicy(Qt::CustomContextMenu);
    setMouseTracking(true);
    verticalHeader()->hide();
    verticalHeader()->setMinimumSectionSize(metric::rowHeight);
    verticalHeader()->setDefaultSectionSize(metric::rowHeight);
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    // Connected before the selection model, which deselects rows that are about to be removed.
    connect(&model, &QAbstractItemModel::rowsAboutToBeRemoved, this, &DocumentTable::beginEdits);
    setModel(&model);
    buildColumns();
    // Called before and after QItemSelectionModel handles a change.
    connect(&model.rows(), &DocumentRows::aboutToEdit, this, &DocumentTable::beginEdits);
    connect(&model.rows(), &DocumentRows::edited, this, &DocumentTable::recordEdit);
    connect(&model.rows(), &DocumentRows::settled, this, &DocumentTable::restoreView);
    connect(&model.rows(), &DocumentRows::wasReset, this, [this] {
        m_hovered = -1;
        m_selectedIds.clear();
        m_unlistedCount = 0;
        verticalScrollBar()->setValue(0);
        Q_EMIT selectedDocumentsChanged();
    });
    connect(selectionModel(), &QItemSelectionModel::selectionChanged, this, [this] {
        if (!m_editing) handleUserSelection();
    });
    connect(verticalScrollBar(), &QScrollBar::valueChanged, this, &DocumentTable::reportVisibleRows);
    onLanguageChange(this, [this] { fitHeaderWidths(); });
}

void DocumentTable::buildColumns()
{
    setItemDelegate(new TextCellDelegate(true, this));
    setItemDelegateForColumn(tableSection(TableColumn::Title), new TextCellDelegate(false, this));
    setItemDelegateForColumn(tableSection(TableColumn::Status), new StatusDelegate(this));
    setItemDelegateForColumn(tableSection(TableColumn::Recipients), new RecipientsDelegate(this));
    QHeaderView* header = horizontalHeader();
    header->setObjectName(QStringLiteral("documentHeader"));
    header->setSectionsMovable(true);
    header->setFirstSectionMovable(true);
    header->setSectionsClickable(true);
    header->setHighlightSections(false);
    header->setStretchLastSection(false);
    header->setMinimumSectionSize(70);
    header->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    header->setContextMenuPolicy(Qt::CustomContextMenu);
    header->setSectionResizeMode(tableSection(TableColumn::Title), QHeaderView::Stretch);
    for (const auto& [column, width] :
         {std::pair{TableColumn::Status, 145}, std::pair{TableColumn::Recipients, recipientsWidth},
          std::pair{TableColumn::Modified, 105}, std::pair{TableColumn::Sent, 95},
          std::pair{TableColumn::Created, 105}, std::pair{TableColumn::Completed, 105},
          std::pair{TableColumn::Folder, 130}, std::pair{TableColumn::WaitingFor, 190},
          std::pair{TableColumn::Id, 80}, std::pair{TableColumn::Expires, 105},
          std::pair{TableColumn::LastAction, 120}}) {
        header->setSectionResizeMode(tableSection(column), QHeaderView::Interactive);
        header->resizeSection(tableSection(column), width);
    }
    for (const TableColumn column :
         {TableColumn::Sent, TableColumn::Created, TableColumn::Completed, TableColumn::Folder,
          TableColumn::WaitingFor, TableColumn::Id, TableColumn::Expires, TableColumn::LastAction})
        header->hideSection(tableSection(column));
    header->setSortIndicator(tableSection(TableColumn::Modified), Qt::DescendingOrder);
    QList<int> spare; // the status column is never hidden
    for (const TableColumn column :
         {TableColumn::Recipients, TableColumn::Modified, TableColumn::WaitingFor, TableColumn::Expires,
          TableColumn::LastAction, TableColumn::Sent, TableColumn::Created, TableColumn::Completed,
          TableColumn::Folder, TableColumn::Id})
        spare.append(tableSection(column));
    m_room = new TitleColumnResizer(*header, tableSection(TableColumn::Title), 200, spare);
    fitHeaderWidths();
    connect(header, &QWidget::customContextMenuRequested, this, &DocumentTable::showHeaderMenu);
    connect(header, &QHeaderView::sectionResized, this, [this](int section) {
        if (section == tableSection(TableColumn::Title)) return;
        if (section != tableSection(TableColumn::Recipients)) return distributeWidth();
        if (m_isDistributing || m_room->isArranging()) return;
        if (!QGuiApplication::mouseButtons().testFlag(Qt::LeftButton)) return;
        m_hasUserWidth = true;
        m_room->setElasticWidth(section, 0);
    });
}

void DocumentTable::fitHeaderWidths()
{
    const QFontMetrics metrics(quietFont());
    for (int i = 0; i < DocumentTableModel::columns; ++i) {
        const auto column = static_cast<TableColumn>(i);
        if (column == TableColumn::Title || !isColumnShown(column)) continue;
        int needs = metrics.horizontalAdvance(DocumentTableModel::headerText(column)) + headerRoom;
        if (column == TableColumn::Status) needs = std::max(needs, StatusDelegate::maxTextWidth());
        m_room->widenSection(i, needs);
    }
    for (int i = 0; i < m_model.dataNames().size(); ++i)
        m_room->widenSection(DocumentTableModel::columns + i,
                             metrics.horizontalAdvance(m_model.dataNames().at(i)) + headerRoom);
    distributeWidth();
}

int DocumentTable::minRecipientsWidth()
{
    const int words =
        QFontMetrics(quietFont()).horizontalAdvance(DocumentTableModel::headerText(TableColumn::Recipients));
    return std::max(recipientsWidth, words + headerRoom);
}

void DocumentTable::distributeWidth()
{
    const int section = tableSection(TableColumn::Recipients);
    const int base = minRecipientsWidth();
    m_room->setElasticWidth(section, m_hasUserWidth ? 0 : base);
    if (m_hasUserWidth || m_isDistributing || horizontalHeader()->isSectionHidden(section)) return;
    constexpr int comfortableTitle = 320;
    constexpr int widest = 420;
    QHeaderView* header = horizontalHeader();
    int spare = viewport()->width() - comfortableTitle - base;
    for (int i = 0; i < header->count(); ++i)
        if (i != section && i != tableSection(TableColumn::Title)) spare -= header->sectionSize(i);
    m_isDistributing = true;
    header->resizeSection(section, base + std::clamp(spare * 3 / 5, 0, std::max(0, widest - base)));
    m_isDistributing = false;
}

void DocumentTable::showHeaderMenu(const QPoint& at)
{
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->setObjectName(QStringLiteral("columnMenu"));
    for (int i = 0; i < DocumentTableModel::columns; ++i) {
        const auto column = static_cast<TableColumn>(i);
        const QString name = DocumentTableModel::headerText(column);
        QAction* action =
            menu->addAction(m_room->isAutoHidden(i) ? tr("%1 (not enough space)").arg(name) : name);
        action->setCheckable(true);
        action->setChecked(isColumnShown(column));
        action->setEnabled(column != TableColumn::Title);
        connect(action, &QAction::toggled, this, [this, column](bool on) { setColumnShown(column, on); });
    }
    addDataActions(*menu);
    menu->popup(horizontalHeader()->mapToGlobal(at));
}

void DocumentTable::addDataActions(QMenu& menu)
{
    QStringList names = m_model.dataNamesInUse();
    for (const QString& name : std::as_const(m_dataNames))
        if (!names.contains(name)) names.append(name);
    if (names.isEmpty() || !m_hasData) return;
    menu.addSection(tr("Data"));
    for (const QString& name : std::as_const(names)) {
        const int section = DocumentTableModel::columns + static_cast<int>(m_model.dataNames().indexOf(name));
        const bool isShown = m_dataNames.contains(name);
        QAction* action = menu.addAction(
            isShown && m_room->isAutoHidden(section) ? tr("%1 (not enough space)").arg(name) : name);
        action->setCheckable(true);
        action->setChecked(isShown);
        connect(action, &QAction::toggled, this, [this, name](bool on) { showData(name, on); });
    }
}

void DocumentTable::showData(const QString& name, bool shown)
{
    if (shown == m_dataNames.contains(name)) return;
    if (shown)
        m_dataNames.append(name);
    else
        m_dataNames.removeOne(name);
    arrangeData();
}

void DocumentTable::setHasData(bool has)
{
    if (has == m_hasData) return;
    m_hasData = has;
    arrangeData();
}

void DocumentTable::arrangeData()
{
    const QStringList wanted = m_hasData ? m_dataNames : QStringList();
    const QStringList before = m_model.dataNames();
    if (wanted == before) return;
    const int first = DocumentTableModel::columns;
    QHeaderView* header = horizontalHeader();
    const int sorted = header->sortIndicatorSection();
    if (sorted >= first && !wanted.contains(before.value(sorted - first)))
        header->setSortIndicator(tableSection(TableColumn::Modified), Qt::DescendingOrder);
    for (int i = 0; i < before.size(); ++i)
        m_room->removeSpare(first + i);
    m_model.setDataNames(wanted);
    for (int i = 0; i < wanted.size(); ++i) {
        m_room->addSpare(first + i);
        if (before.contains(m_model.dataNames().at(i))) continue;
        header->setSectionResizeMode(first + i, QHeaderView::Interactive);
        header->resizeSection(first + i, dataWidth);
        header->showSection(first + i);
    }
    fitHeaderWidths();
    m_room->arrange();
}

void DocumentTable::setColumnShown(TableColumn column, bool shown)
{
    m_room->setSectionShown(tableSection(column), shown || column == TableColumn::Title);
    fitHeaderWidths();
}

bool DocumentTable::isColumnShown(TableColumn column) const
{
    return m_room->isSectionShown(tableSection(column));
}

QByteArray DocumentTable::columnState() const
{
    QByteArray kept = m_hasUserWidth ? QByteArray(1, ownMark) : QByteArray();
    kept += QByteArray::number(DocumentTableModel::columns);
    for (const QString& name : m_dataNames) // plain ASCII without any of these marks
        kept += dataMark + name.toLatin1();
    kept += ':';
    return kept + m_room->saveState();
}

void DocumentTable::setColumnState(const QByteArray& kept)
{
    const bool own = kept.startsWith(ownMark);
    QByteArray state = own ? kept.sliced(1) : kept;
    int known = columnsWithoutNumber;
    QStringList dataNames;
    if (const qsizetype colon = state.indexOf(':'); colon > 0 && !state.startsWith('\0')) {
        const QList<QByteArray> parts = state.first(colon).split(dataMark);
        known = parts.constFirst().toInt();
        for (const QByteArray& name : parts.sliced(1))
            if (domain::isDataName(QString::fromLatin1(name))) dataNames.append(QString::fromLatin1(name));
        state = state.sliced(colon + 1);
    }
    // A later version may have other columns in the same positions.
    if (state.isEmpty() || known > DocumentTableModel::columns) return;
    dataNames.removeDuplicates();
    m_dataNames = dataNames;
    arrangeData();
    // A state with data columns doesn't fit if there are more fixed columns by now or if the service has no
    // data: the data columns would have other indexes.
    if (!m_dataNames.isEmpty() && (known != DocumentTableModel::columns || !m_hasData)) return;
    QList<int> hidden; // columns that the state doesn't contain
    for (int column = known; column < DocumentTableModel::columns; ++column)
        if (!m_room->isSectionShown(column)) hidden.append(column);
    if (!m_room->restoreState(state)) return;
    for (const int column : std::as_const(hidden))
        m_room->setSectionShown(column, false);
    horizontalHeader()->setStretchLastSection(false);
    m_hasUserWidth = own;
    distributeWidth();
}

// ---- the visible rows

int DocumentTable::firstVisibleRow() const
{
    const int row = rowAt(0);
    return row < 0 ? 0 : row;
}

int DocumentTable::lastVisibleRow() const
{
    const int row = rowAt(viewport()->height() - 1);
    return row < 0 ? m_model.rowCount() - 1 : row;
}

void DocumentTable::reportVisibleRows()
{
    if (m_model.rowCount() > 0 && viewport()->height() > 0)
        Q_EMIT visibleRowsChanged(firstVisibleRow(), lastVisibleRow());
}

void DocumentTable::resizeEvent(QResizeEvent* event)
{
    QTableView::resizeEvent(event);
    distributeWidth();
    reportVisibleRows();
}

void DocumentTable::updateGeometries()
{
    QTableView::updateGeometries();
    verticalScrollBar()->setSingleStep(metric::rowHeight);
}

void DocumentTable::setFaded(bool pale)
{
    if (m_isFaded == pale) return;
    m_isFaded = pale;
    setProperty("pale", pale);
    viewport()->update();
}

void DocumentTable::setHovered(int row)
{
    if (row == m_hovered) return;
    const auto repaint = [this](int which) {
        if (which >= 0)
            viewport()->update(0, rowViewportPosition(which), viewport()->width(), rowHeight(which));
    };
    repaint(std::exchange(m_hovered, row));
    setProperty("hoveredRow", row);
    repaint(row);
}

bool DocumentTable::viewportEvent(QEvent* event)
{
    if (event->type() == QEvent::HoverMove || event->type() == QEvent::HoverEnter)
        setHovered(rowAt(static_cast<QHoverEvent*>(event)->position().toPoint().y()));
    else if (event->type() == QEvent::HoverLeave || event->type() == QEvent::Leave)
        setHovered(-1);
    return QTableView::viewportEvent(event);
}

// ---- keys and pointer

QModelIndex DocumentTable::moveCursor(CursorAction action, Qt::KeyboardModifiers modifiers)
{
    const int rows = m_model.rowCount();
    if (rows == 0) return {};
    const int column = tableSection(TableColumn::Title);
    if (action == MoveHome) return m_model.index(0, column);
    if (action == MoveEnd) return m_model.index(rows - 1, column);
    if (action == MoveLeft || action == MoveRight) {
        auto* bar = horizontalScrollBar();
        bar->setValue(bar->value() + (action == MoveLeft ? -40 : 40));
        return currentIndex();
    }
    return QTableView::moveCursor(action, modifiers);
}

void DocumentTable::keyboardSearch(const QString& search)
{
    // Searches only loaded rows: loading a million titles would take too long.
    const auto known = m_model.rows().knownRowsIn(0, m_model.rowCount() - 1);
    const int current = currentIndex().row();
    int found = -1;
    for (const auto& one : known) {
        const auto row = static_cast<int>(one.first);
        if (!m_model.rows().at(row)->title.startsWith(search, Qt::CaseInsensitive)) continue;
        if (found < 0 || (found <= current && row > current)) found = row;
    }
    if (found >= 0) setCurrentIndex(m_model.index(found, 0));
}

void DocumentTable::mousePressEvent(QMouseEvent* event)
{
    QTableView::mousePressEvent(event);
    if (event->button() == Qt::LeftButton && indexAt(event->position().toPoint()).isValid())
        Q_EMIT selectionPressed();
}

void DocumentTable::startDrag(Qt::DropActions actions)
{
    const qsizetype count = selectedCount();
    if (count > maxDragged) return;
    const DocumentSummary* one = count == 1 ? m_model.at(currentIndex()) : nullptr;
    startCompactDrag(*this, actions, Icon::Documents,
                     one ? one->title : tr("%n document(s)", nullptr, static_cast<int>(count)));
}

// ---- the selection

QList<RowSpan> DocumentTable::selectedSpans() const
{
    QList<RowSpan> spans;
    for (const QItemSelectionRange& range : selectionModel()->selection())
        if (range.isValid()) spans.append({range.top(), range.bottom()});
    std::sort(spans.begin(), spans.end(),
              [](const RowSpan& a, const RowSpan& b) { return a.first < b.first; });
    QList<RowSpan> merged;
    for (const RowSpan& span : std::as_const(spans)) {
        if (!merged.isEmpty() && span.first <= merged.constLast().last + 1)
            merged.last().last = std::max(merged.constLast().last, span.last);
        else
            merged.append(span);
    }
    return merged;
}

qsizetype DocumentTable::selectedCount() const
{
    qsizetype count = m_unlistedCount;
    for (const RowSpan& span : selectedSpans())
        count += span.last - span.first + 1;
    return count;
}

QList<DocumentId> DocumentTable::selectedIds() const
{
    QList<DocumentId> ids;
    for (const RowSpan& span : selectedSpans())
        for (const auto& one : m_model.rows().knownRowsIn(span.first, span.last))
            ids.append(one.second);
    if (m_unlistedCount == 0) return ids;
    const QSet<DocumentId> here(ids.cbegin(), ids.cend());
    for (const DocumentId id : m_selectedIds)
        if (!here.contains(id)) ids.append(id);
    return ids;
}

bool DocumentTable::isAllSelected() const
{
    const auto spans = selectedSpans();
    return m_model.rowCount() > 1 && spans.size() == 1 && spans.constFirst().first == 0 &&
           spans.constFirst().last == m_model.rowCount() - 1;
}

DocumentId DocumentTable::selectedDocument() const
{
    if (selectedCount() != 1) return {};
    const auto ids = selectedIds();
    return ids.size() == 1 ? ids.constFirst() : DocumentId();
}

bool DocumentTable::selectDocument(DocumentId id)
{
    const int row = m_model.rowOf(id);
    if (row < 0) return false;
    setCurrentIndex(m_model.index(row, 0));
    scrollTo(m_model.index(row, 0));
    return true;
}

void DocumentTable::selectOnlyDocument()
{
    if (m_model.rowCount() == 1 && selectedCount() <= 1) setCurrentIndex(m_model.index(0, 0));
}

void DocumentTable::deselect(const QList<DocumentId>& ids)
{
    const qsizetype before = m_unlistedCount;
    for (const DocumentId id : ids)
        if (m_selectedIds.remove(id) && m_model.rowOf(id) < 0)
            m_unlistedCount = std::max<qsizetype>(0, m_unlistedCount - 1);
    if (m_unlistedCount != before) Q_EMIT selectedDocumentsChanged();
}

void DocumentTable::handleUserSelection()
{
    m_selectedIds.clear();
    m_unlistedCount = 0;
    for (const RowSpan& span : selectedSpans())
        for (const auto& one : m_model.rows().knownRowsIn(span.first, span.last))
            m_selectedIds.insert(one.second);
    Q_EMIT selectedDocumentsChanged();
}

void DocumentTable::beginEdits()
{
    if (m_editing) return;
    m_editing = true;
    m_anchorRow = verticalScrollBar()->value() > 0 ? firstVisibleRow() : -1;
    m_anchor = {};
    // The first loaded row on the screen anchors the scroll position.
    for (int row = m_anchorRow; row >= 0 && row <= lastVisibleRow(); ++row) {
        const DocumentSummary* here = m_model.rows().at(row);
        if (!here) continue;
        m_anchor = here->id;
        m_anchorRow = row;
        break;
    }
}

void DocumentTable::recordEdit(const RowsEdit& edit)
{
    m_edited = true;
    if (edit.kind == RowsEdit::Kind::Change) m_changed.append({edit.first, edit.last});
}

void DocumentTable::restoreView()
{
    const bool edited = std::exchange(m_edited, false);
    const QList<RowSpan> changed = std::exchange(m_changed, {});
    if (!m_editing || !edited) {
        m_editing = false;
        return;
    }
    // Restores the scroll position.
    if (!m_anchor.isNull()) {
        const int now = m_model.rowOf(m_anchor);
        if (now >= 0 && now != m_anchorRow) {
            updateGeometries();
            verticalScrollBar()->setValue(verticalScrollBar()->value() +
                                          (now - m_anchorRow) * metric::rowHeight);
        }
    }
    // Selects rows according to the remembered documents.
    const auto within = [](const QList<RowSpan>& spans, qsizetype row) {
        return std::any_of(spans.cbegin(), spans.cend(),
                           [row](const RowSpan& span) { return row >= span.first && row <= span.last; });
    };
    const QList<RowSpan> selected = selectedSpans();
    QItemSelection add;
    QItemSelection drop;
    qsizetype here = 0;
    if (!m_selectedIds.isEmpty() || !selected.isEmpty()) {
        for (const auto& one : m_model.rows().knownRowsIn(0, m_model.rowCount() - 1)) {
            const bool is = within(selected, one.first);
            bool should = m_selectedIds.contains(one.second);
            if (is && !should && within(changed, one.first)) { // selected before its document was loaded
                m_selectedIds.insert(one.second);
                should = true;
            }
            if (should) ++here;
            if (is == should) continue;
            const auto row = static_cast<int>(one.first);
            (should ? add : drop).select(m_model.index(row, 0), m_model.index(row, 0));
        }
    }
    const auto how = [](QItemSelectionModel::SelectionFlag flag) { return flag | QItemSelectionModel::Rows; };
    if (!add.isEmpty()) selectionModel()->select(add, how(QItemSelectionModel::Select));
    if (!drop.isEmpty()) selectionModel()->select(drop, how(QItemSelectionModel::Deselect));
    m_editing = false;
    // In a completely loaded listing, documents that have left it are deselected if others are selected. A
    // single one stays, because the details show it.
    const bool whole = m_model.rows().knownRowsIn(0, m_model.rowCount() - 1).size() == m_model.rowCount();
    if (whole && m_selectedIds.size() > 1)
        m_selectedIds.removeIf([this](DocumentId id) { return m_model.rowOf(id) < 0; });
    // Rows of evicted pages have not left the listing: they are still selected.
    qsizetype unknown = 0;
    for (const RowSpan& span : selectedSpans())
        unknown += span.last - span.first + 1;
    m_unlistedCount = std::max<qsizetype>(0, m_selectedIds.size() - std::max(here, unknown));
    reportVisibleRows();
    Q_EMIT selectedDocumentsChanged();
}

} // namespace ink::ui

#include "moc_documenttable.cpp"
