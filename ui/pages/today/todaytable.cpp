#include "ui/pages/today/todaytable.h"

#include "ui/models/isolated.h"
#include "ui/models/words.h"
#include "ui/pages/today/todaywords.h"
#include "ui/widgets/style/theme.h"
#include "ui/widgets/tables/tabledelegates.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLocale>
#include <QMenu>
#include <QPushButton>
#include <QScrollBar>
#include <QStandardItemModel>

#include <algorithm>

namespace ink::ui {

using workflow::TodayItem;
using ItemKind = TodayItem::Kind;

namespace {

constexpr qsizetype maxSectionRows = 8;         ///< rows of a section before it is expanded
constexpr int todayItemRole = Qt::UserRole + 1; ///< index of the item
constexpr int todayRestRole = Qt::UserRole + 2; ///< kind of the section to expand

bool isTodayRow(const QModelIndex& index)
{
    return index.isValid() && index.flags().testFlag(Qt::ItemIsSelectable);
}

} // namespace

TodayTable::TodayTable(QWidget* parent)
    : QTreeView(parent), m_rows(new QStandardItemModel(0, ColumnCount, this))
{
    setModel(m_rows);
    setHeaderHidden(true);
    setRootIsDecorated(false);
    setAllColumnsShowFocus(true);
    setEditTriggers(NoEditTriggers);
    setMouseTracking(true);
    setVerticalScrollMode(ScrollPerPixel);
    setContextMenuPolicy(Qt::CustomContextMenu);
    setItemDelegate(new TextCellDelegate(true, this));
    setItemDelegateForColumn(Title, new TextCellDelegate(false, this));
    header()->setStretchLastSection(false);
    header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    for (const int column : {Title, Person, Fact}) // they share the width, so that none of them disappears
        header()->setSectionResizeMode(column, QHeaderView::Stretch);
    connect(this, &QTreeView::activated, this, &TodayTable::trigger);
    connect(this, &QWidget::customContextMenuRequested, this, &TodayTable::showMenu);
}

void TodayTable::setItems(const QList<TodayItem>& items, bool showsAccounts, Timestamp now)
{
    m_now = now;
    if (items == m_items && showsAccounts == m_showsAccounts) return updateFacts();
    const std::optional<TodayItem> current = currentItem();
    m_items = items;
    m_showsAccounts = showsAccounts;
    fill(current);
}

void TodayTable::retranslate()
{
    fill(currentItem());
}

/** The facts contain relative times. */
void TodayTable::updateFacts()
{
    for (int row = 0; row < m_rows->rowCount(); ++row)
        if (const auto item = itemAt(m_rows->index(row, Fact)))
            m_rows->item(row, Fact)->setText(todayFact(*item, m_now));
}

/** Fills the list again; keeps the current row, or the one at its place, and the scroll position. */
void TodayTable::fill(const std::optional<TodayItem>& current)
{
    const int currentRow = currentIndex().row();
    const int scrolled = verticalScrollBar()->value();
    m_rows->removeRows(0, m_rows->rowCount());
    m_rows->setHorizontalHeaderLabels(
        {tr("Document"), tr("Person"), tr("Status"), tr("Account"), tr("Action")});
    setColumnHidden(Account, !m_showsAccounts);
    for (qsizetype first = 0; first < m_items.size();) {
        const ItemKind kind = m_items.at(first).kind;
        qsizetype end = first;
        while (end < m_items.size() && m_items.at(end).kind == kind)
            ++end;
        const bool isCut = end - first > maxSectionRows + 1 && !m_expanded.contains(kind);
        const qsizetype shown = isCut ? first + maxSectionRows : end;
        addHeading(todayHeading(kind), end - first);
        for (qsizetype at = first; at < shown; ++at)
            addRow(static_cast<int>(at));
        if (isCut) addRest(kind, end - shown);
        first = end;
    }
    for (int row = 0; current && m_isRowChosen && row < m_rows->rowCount(); ++row)
        if (const auto item = itemAt(m_rows->index(row, 0)); item && item->isSameAs(*current))
            setCurrentIndex(m_rows->index(row, 0));
    if (!isTodayRow(currentIndex())) selectNear(m_isRowChosen ? std::max(0, currentRow) : 0);
    executeDelayedItemsLayout(); // otherwise the scroll bar has no range yet
    verticalScrollBar()->setValue(scrolled);
}

void TodayTable::addHeading(const QString& text, qsizetype count)
{
    auto* heading = new QStandardItem(tr("%1 (%2)", "%1: heading, %2: number of entries")
                                          .arg(text, QLocale().toString(static_cast<int>(count))));
    heading->setFont(sectionFont());
    heading->setFlags(Qt::ItemIsEnabled);
    QList<QStandardItem*> cells{heading};
    for (int column = 1; column < ColumnCount; ++column) {
        cells.append(new QStandardItem);
        cells.last()->setFlags(Qt::ItemIsEnabled);
    }
    m_rows->appendRow(cells);
    setFirstColumnSpanned(m_rows->rowCount() - 1, {}, true);
}

void TodayTable::addRow(int number)
{
    const TodayItem& item = m_items.at(number);
    const QString person = todayPerson(item);
    const QString fact = todayFact(item, m_now);
    const QString action = todayAction(item);
    QList<QStandardItem*> cells;
    for (const QString& text : {item.title, person, fact, item.accountLabel, QString()}) {
        cells.append(new QStandardItem(text));
        cells.last()->setData(number, todayItemRole);
        cells.last()->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable);
    }
    if (item.kind != ItemKind::AccountError && item.since != Timestamp())
        cells.at(Fact)->setToolTip(
            exactTime(item.kind == ItemKind::Deadline && item.deadline ? *item.deadline : item.since));
    if (!item.person.recipientEmail.isEmpty() && item.kind != ItemKind::Sign)
        cells.at(Person)->setToolTip(item.person.recipientEmail);
    cells.at(Action)->setData(action, Qt::AccessibleTextRole);
    m_rows->appendRow(cells);
    QStringList about{item.title};
    if (!person.isEmpty()) about.append(person);
    addButton(m_rows->rowCount() - 1, "todayAction", action,
              tr("%1: %2", "%1: an action, %2: its document and person")
                  .arg(action, about.join(QStringLiteral(", "))));
}

void TodayTable::addRest(ItemKind kind, qsizetype hidden)
{
    QList<QStandardItem*> cells;
    for (int column = 0; column < ColumnCount; ++column) {
        cells.append(new QStandardItem);
        cells.last()->setData(static_cast<int>(kind), todayRestRole);
        cells.last()->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable);
    }
    const QString action = tr("Show all");
    cells.first()->setText(tr("%n more", nullptr, static_cast<int>(hidden)));
    cells.at(Action)->setData(action, Qt::AccessibleTextRole);
    m_rows->appendRow(cells);
    addButton(m_rows->rowCount() - 1, "todayShowAll", action,
              tr("%1: %2", "%1: an action, %2: its document and person").arg(action, todayHeading(kind)));
}

/** The button doesn't take the focus: Enter on the row does the same. */
void TodayTable::addButton(int row, const char* name, const QString& text, const QString& accessibleName)
{
    auto* button = new QPushButton(text);
    button->setObjectName(QAnyStringView(name));
    button->setAccessibleName(accessibleName);
    button->setFocusPolicy(Qt::NoFocus);
    button->setAutoDefault(false);
    auto* cell = new QWidget;
    auto* layout = new QHBoxLayout(cell);
    layout->setContentsMargins(space::s, 2, space::s, 2);
    layout->addWidget(button);
    const QPersistentModelIndex index = m_rows->index(row, Action);
    connect(button, &QPushButton::clicked, this, [this, index] {
        m_isRowChosen = true;
        setCurrentIndex(index);
        trigger(index);
    });
    setIndexWidget(index, cell);
}

std::optional<TodayItem> TodayTable::itemAt(const QModelIndex& index) const
{
    const QVariant number = index.data(todayItemRole);
    return number.isValid() ? std::optional(m_items.at(number.toInt())) : std::nullopt;
}

std::optional<TodayItem> TodayTable::currentItem() const
{
    return itemAt(currentIndex());
}

void TodayTable::triggerCurrent()
{
    trigger(currentIndex());
}

void TodayTable::trigger(const QModelIndex& index)
{
    if (const auto item = itemAt(index)) return void(Q_EMIT actionTriggered(*item));
    const QVariant kind = index.data(todayRestRole);
    if (!kind.isValid()) return;
    m_expanded.append(static_cast<ItemKind>(kind.toInt()));
    // Queued: the button that was clicked is removed.
    QMetaObject::invokeMethod(
        this, [this] { fill(std::nullopt); }, Qt::QueuedConnection);
}

void TodayTable::selectFirst()
{
    if (!m_isRowChosen || !isTodayRow(currentIndex())) selectNear(0);
}

/** Selects the row at this place, or the next one, or the last one. */
void TodayTable::selectNear(int row)
{
    int found = -1;
    for (int at = 0; at < m_rows->rowCount() && found < row; ++at)
        if (isTodayRow(m_rows->index(at, 0))) found = at;
    if (found >= 0) setCurrentIndex(m_rows->index(found, 0));
}

void TodayTable::showMenu(const QPoint& at)
{
    const auto item = itemAt(indexAt(at));
    if (!item) return;
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->setObjectName(QStringLiteral("todayMenu"));
    connect(menu->addAction(todayAction(*item)), &QAction::triggered, this,
            [this, item] { Q_EMIT actionTriggered(*item); });
    if (!item->document.isNull())
        connect(menu->addAction(tr("Show document")), &QAction::triggered, this,
                [this, item] { Q_EMIT documentRequested(*item); });
    menu->popup(viewport()->mapToGlobal(at));
}

void TodayTable::mousePressEvent(QMouseEvent* event)
{
    m_isRowChosen = true;
    QTreeView::mousePressEvent(event);
}

void TodayTable::keyPressEvent(QKeyEvent* event)
{
    m_isRowChosen = true;
    if (event->modifiers() == Qt::NoModifier && (event->key() == Qt::Key_J || event->key() == Qt::Key_K)) {
        setCurrentIndex(moveCursor(event->key() == Qt::Key_J ? MoveDown : MoveUp, Qt::NoModifier));
        return event->accept();
    }
    QTreeView::keyPressEvent(event);
}

/** Skips headings. */
QModelIndex TodayTable::moveCursor(CursorAction action, Qt::KeyboardModifiers modifiers)
{
    const bool goesUp = action == MoveUp || action == MovePrevious || action == MovePageUp;
    QModelIndex next = QTreeView::moveCursor(action, modifiers);
    while (next.isValid() && !isTodayRow(next))
        next = goesUp ? indexAbove(next) : indexBelow(next);
    return isTodayRow(next) ? next : currentIndex();
}

} // namespace ink::ui

#include "moc_todaytable.cpp"
