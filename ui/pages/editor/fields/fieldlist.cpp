#include "ui/pages/editor/fields/fieldlist.h"

#include "app/domain/document/document.h"
#include "app/domain/document/taborder.h"
#include "app/domain/logic/tagreferences.h"
#include "ui/commands/settagproperties.h"
#include "ui/models/taglistmodel.h"
#include "ui/pages/editor/fields/fieldlistmodel.h"
#include "ui/pages/editor/fields/taglistdelegate.h"
#include "ui/viewer/pageview.h"
#include "ui/widgets/forms/form.h"
#include "ui/widgets/forms/named.h"
#include "ui/widgets/quietlabel.h"
#include "ui/widgets/reading.h"
#include "ui/widgets/style/icons.h"
#include "ui/widgets/style/theme.h"

#include <QActionGroup>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QSet>
#include <QShortcut>
#include <QSignalBlocker>
#include <QToolButton>
#include <QUndoStack>
#include <QVBoxLayout>

#include <algorithm>

namespace ink::ui {

/** Announces its row to assistive technology only when it has the focus. */
class FieldList::List final : public QListView
{
public:
    explicit List(FieldList& owner) : QListView(&owner), m_owner(owner) {}

protected:
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override
    {
        if (hasFocus())
            QListView::currentChanged(current, previous);
        else
            QAbstractItemView::currentChanged(current, previous);
    }
    void keyPressEvent(QKeyEvent* event) override
    {
        const bool enters = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
        const bool alt = event->modifiers().testFlag(Qt::AltModifier);
        if (enters && state() != EditingState)
            m_owner.m_view.setFocus(Qt::OtherFocusReason);
        else if (alt && (event->key() == Qt::Key_Up || event->key() == Qt::Key_Down))
            m_owner.moveSelected(event->key() == Qt::Key_Up ? -1 : 1);
        else
            return QListView::keyPressEvent(event);
        event->accept();
    }

private:
    FieldList& m_owner;
};

FieldList::FieldList(PageView& view, QWidget* parent) : QWidget(parent), m_view(view)
{
    setObjectName(QStringLiteral("fieldList"));
    m_title = makeSectionLabel(this);
    m_sort = new QToolButton(this);
    m_sort->setAutoRaise(true);
    m_sort->setPopupMode(QToolButton::InstantPopup);
    auto* orders = named("sortFieldsMenu", new QMenu(m_sort));
    m_sort->setMenu(orders);
    m_filter = new QLineEdit(this);
    m_filter->setClearButtonEnabled(true);
    m_filter->addAction(icon(Icon::Search), QLineEdit::LeadingPosition);
    m_tags = new TagListModel(this);
    m_model = new FieldListModel(this);
    m_model->setSourceModel(m_tags);
    m_list = new List(*this);
    const Form form(this);
    form.setUpButton(m_sort, "sortFields", {},
                     {.toolTip = QT_TR_NOOP("Sort placed fields"), .icon = Icon::TabOrder});
    form.setUpInput(
        m_filter, "filterFields",
        {.accessibleName = QT_TR_NOOP("Filter placed fields"), .placeholder = QT_TR_NOOP("Filter")});
    form.setUpInput(m_list, "placedTags", {.accessibleName = QT_TR_NOOP("Placed fields")});
    m_list->setModel(m_model);
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setUniformItemSizes(true);
    m_list->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_list->setEditTriggers(QAbstractItemView::EditKeyPressed | QAbstractItemView::DoubleClicked);
    m_list->setDragDropMode(QAbstractItemView::DragDrop);
    m_list->setDropIndicatorShown(true);
    m_list->setContextMenuPolicy(Qt::CustomContextMenu);
    m_list->setItemDelegate(new TagListDelegate(m_list));
    m_list->setMinimumHeight(64);
    m_list->setMouseTracking(true);
    m_list->viewport()->setAutoFillBackground(false);
    auto* head = new QHBoxLayout;
    head->addWidget(m_title, 1);
    head->addWidget(m_sort);
    auto* column = new QVBoxLayout(this);
    setDirectionalMargins(*this, *column, {0, 0, space::xs, 0}); // like the parts above
    column->setSpacing(space::xs);
    column->addLayout(head);
    column->addWidget(m_filter);
    column->addWidget(m_list, 1);

    connect(m_filter, &QLineEdit::textChanged, this, [this](const QString& words) {
        const QSignalBlocker quiet(m_list->selectionModel());
        m_model->setFilterText(words);
        updateOrdering();
        showSelection();
    });
    auto* leave = new QShortcut(QKeySequence(Qt::Key_Escape), m_filter);
    leave->setContext(Qt::WidgetShortcut);
    connect(leave, &QShortcut::activated, m_filter, &QLineEdit::clear);
    connect(m_list->selectionModel(), &QItemSelectionModel::selectionChanged, this, &FieldList::select);
    connect(&m_view.selection(), &TagSelection::changed, this, &FieldList::showSelection);
    connect(m_model, &FieldListModel::renamed, this, &FieldList::rename);
    connect(m_model, &FieldListModel::dropped, this, &FieldList::moveSelectedTo);
    connect(m_list, &QWidget::customContextMenuRequested, this, [this](const QPoint& at) {
        if (!m_view.selection().isEmpty()) Q_EMIT menuRequested(m_list->viewport()->mapToGlobal(at));
    });
    auto* remove = new QShortcut(QKeySequence::Delete, m_list);
    remove->setContext(Qt::WidgetShortcut);
    connect(remove, &QShortcut::activated, &m_view.editor(), &TagEditor::removeSelected);
    form.translate([this] {
        m_title->setText(tr("Placed (%1)").arg(m_tags->rowCount()));
        fillOrders();
    });
}

QListView* FieldList::list() const
{
    return m_list;
}

void FieldList::fillOrders()
{
    QMenu* menu = m_sort->menu();
    menu->clear();
    delete menu->findChild<QActionGroup*>();
    auto* group = new QActionGroup(menu);
    using Column = TagListModel::Column;
    const auto add = [&](const QString& words, int column) {
        QAction* action = menu->addAction(words, this, [this, column] { sortBy(column); });
        action->setCheckable(true);
        action->setChecked(m_model->sortColumn() == column);
        group->addAction(action);
    };
    add(tr("Tab order"), -1);
    add(tr("Name"), static_cast<int>(Column::Name));
    add(tr("Type"), static_cast<int>(Column::Type));
    add(tr("Recipient"), static_cast<int>(Column::Recipient));
}

void FieldList::setTarget(DraftTarget* target, QUndoStack* stack)
{
    m_target = stack ? target : nullptr;
    m_stack = target ? stack : nullptr;
    m_model->setEditable(m_target != nullptr);
    updateOrdering();
}

void FieldList::updateOrdering()
{
    // Dropping between rows makes sense only in the complete list in tab order.
    m_model->setOrderable(m_target && !m_model->isFiltered() && m_model->sortColumn() < 0);
    m_list->setDragEnabled(m_model->isOrderable());
}

void FieldList::setDocument(const domain::Document& document)
{
    {
        const QSignalBlocker quiet(m_list->selectionModel());
        m_tags->setDocument(document, m_view.tags().readingOrder());
    }
    showSelection(); // a moved tag may be in another row now
    m_title->setText(tr("Placed (%1)").arg(document.tags.size()));
    m_title->setVisible(!document.tags.isEmpty());
    m_sort->setVisible(!document.tags.isEmpty());
    constexpr qsizetype few = 8; // up to this number, all rows are visible
    m_filter->setVisible(document.tags.size() > few || m_model->isFiltered());
}

void FieldList::showSelection()
{
    const QList<domain::TagId> selected = m_view.selection().ids();
    constexpr qsizetype maxMarked = 200; // selecting more rows would take too long
    QItemSelection marked;
    QModelIndex first;
    for (qsizetype i = 0; i < selected.size() && selected.size() <= maxMarked; ++i) {
        const int row = m_tags->rowOf(selected.at(i));
        const QModelIndex line = row < 0 ? QModelIndex() : m_model->mapFromSource(m_tags->index(row, 0));
        if (!line.isValid()) continue;
        marked.select(line, line);
        if (!first.isValid()) first = line;
    }
    QItemSelectionModel* model = m_list->selectionModel();
    if (model->selection() == marked) return m_list->viewport()->update();
    const QSignalBlocker quiet(model);
    model->select(marked, QItemSelectionModel::ClearAndSelect);
    if (first.isValid() && selected.size() == 1) {
        model->setCurrentIndex(first, QItemSelectionModel::NoUpdate);
        m_list->scrollTo(first);
    }
    m_list->viewport()->update();
}

void FieldList::select()
{
    QList<domain::TagId> chosen;
    QModelIndexList rows = m_list->selectionModel()->selectedIndexes(); // a list selects one column
    std::sort(rows.begin(), rows.end());
    for (const QModelIndex& row : std::as_const(rows))
        chosen.append(m_tags->tagAt(m_model->mapToSource(row).row()));
    if (chosen.size() == 1)
        m_view.goToTag(chosen.first());
    else
        m_view.selection().select(chosen);
}

void FieldList::sortBy(int column)
{
    const QSignalBlocker quiet(m_list->selectionModel());
    m_model->sort(column);
    updateOrdering();
    showSelection();
}

bool FieldList::renameCurrent()
{
    const QModelIndexList rows = m_list->selectionModel()->selectedIndexes();
    if (!m_target || rows.size() != 1) return false;
    if (!isVisible()) return false; // a recipient's card or the issues may have its space
    m_list->setCurrentIndex(rows.first());
    m_list->setFocus(Qt::OtherFocusReason);
    m_list->edit(rows.first());
    return true;
}

void FieldList::rename(domain::TagId id, const QString& name)
{
    if (!m_target) return;
    QList<domain::Tag> after = m_target->document().tags;
    const QList<domain::Tag> before = after;
    for (qsizetype i = 0; i < after.size(); ++i)
        if (before.at(i).id == id) domain::renameTag(after, i, name);
    QList<domain::TagId> touched;
    QHash<domain::TagId, domain::Tag> renamed;
    for (qsizetype i = 0; i < after.size(); ++i) {
        if (after.at(i) == before.at(i)) continue;
        touched.append(after.at(i).id);
        renamed.insert(after.at(i).id, after.at(i));
    }
    if (touched.isEmpty()) return;
    m_stack->push(new SetTagProperties(
        *m_target, touched, QString(), [&renamed](domain::Tag& tag) { tag = renamed.value(tag.id, tag); },
        tr("Rename field")));
}

void FieldList::moveSelectedTo(int row)
{
    if (!m_target || !m_model->isOrderable()) return;
    const QList<domain::TagId> selected = m_view.selection().ids();
    const QSet<domain::TagId> chosen(selected.begin(), selected.end());
    QList<domain::TagId> order;
    QList<domain::TagId> moved;
    qsizetype at = -1;
    for (int i = 0; i < m_tags->rowCount(); ++i) {
        if (i == row) at = order.size();
        const domain::TagId id = m_tags->tagAt(i);
        (chosen.contains(id) ? moved : order).append(id);
    }
    if (at < 0) at = order.size();
    for (const domain::TagId id : std::as_const(moved))
        order.insert(at++, id);
    QHash<domain::TagId, int> turns;
    bool isSame = true;
    for (int i = 0; i < order.size(); ++i) {
        turns.insert(order.at(i), i + 1);
        isSame = isSame && m_tags->tagAt(i) == order.at(i);
    }
    if (isSame) return;
    m_stack->push(new SetTagProperties(
        *m_target, order, QString(),
        [&turns](domain::Tag& tag) { tag.facts.tabPosition = turns.value(tag.id); },
        tr("Set the tab order")));
}

void FieldList::moveSelected(int by)
{
    int first = m_tags->rowCount();
    int last = -1;
    for (const domain::TagId id : m_view.selection().ids()) {
        const int row = m_tags->rowOf(id);
        first = std::min(first, row);
        last = std::max(last, row);
    }
    if (last < 0 || (by < 0 && first == 0)) return;
    moveSelectedTo(by < 0 ? first - 1 : last + 2);
}

} // namespace ink::ui

#include "moc_fieldlist.cpp"
