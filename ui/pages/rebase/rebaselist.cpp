#include "ui/pages/rebase/rebaselist.h"

#include "ui/pages/rebase/rebasemarks.h"
#include "ui/viewer/tagoverlay.h"
#include "ui/widgets/quietlabel.h"
#include "ui/widgets/reading.h"
#include "ui/widgets/tables/tabledelegates.h"

#include <QButtonGroup>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QListView>
#include <QPainter>
#include <QPushButton>
#include <QStyledItemDelegate>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace ink::ui {

namespace {

constexpr int listWidth = 328;

/** The filters of the list. */
enum Filter { All, Open, Moved };

/** Paints the icon of the tag's state, its name and its pages. */
class RebaseDelegate final : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        const Tokens& look = tokens(option.palette);
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        paintRowBackground(*painter, option);
        const auto mark = static_cast<RebaseMark>(index.data(RebaseModel::MarkRole).toInt());
        const QColor tone = readableOn(toneColour(rebaseTone(mark), look), look.window);
        const auto type = static_cast<domain::TagType>(index.data(RebaseModel::TypeRole).toInt());
        constexpr int extent = 16;
        const double scale = painter->device()->devicePixelRatioF();
        const QRect inner = option.rect.adjusted(space::m, space::xs, -space::m, -space::xs);
        drawMirrored(*painter, option, QRect(inner.left(), inner.top() + 3, extent, extent),
                     iconPixmap(rebaseIcon(mark), tone, extent, scale));
        constexpr int indent = extent + space::s;
        const QRect words = inner.adjusted(indent, 0, 0, 0);
        painter->setFont(bodyFont());
        painter->setPen(look.ink);
        drawMirrored(*painter, option, QRect(words.left(), words.top() + 3, extent, extent),
                     iconPixmap(tagIcon(type), look.quietInk, extent, scale));
        const QRect name = mirroredRect(option, words.adjusted(indent, 0, 0, 0));
        painter->drawText(
            name, Qt::AlignTop | Qt::AlignLeft,
            painter->fontMetrics().elidedText(index.data().toString(), Qt::ElideMiddle, name.width()));
        painter->setFont(quietFont());
        painter->setPen(tone);
        painter->drawText(mirroredRect(option, words), Qt::AlignBottom | Qt::AlignLeft, rebaseWord(mark));
        painter->setPen(look.quietInk);
        painter->drawText(mirroredRect(option, words), Qt::AlignBottom | Qt::AlignRight,
                          index.data(RebaseModel::LocationRole).toString());
        painter->restore();
    }
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem&, const QModelIndex&) const override
    {
        return {200, 48};
    }
};

QPushButton* listButton(QWidget* parent, const char* name)
{
    auto* made = new QPushButton(parent);
    made->setObjectName(QLatin1String(name));
    return made;
}

} // namespace

RebaseList::RebaseList(RebaseModel& model, QWidget* parent) : QWidget(parent), m_model(model)
{
    setFixedWidth(listWidth);
    auto* filters = new QHBoxLayout;
    filters->setSpacing(space::xs);
    m_filter = new QButtonGroup(this);
    for (const auto& [id, name] :
         {std::pair(All, "rebaseAll"), std::pair(Open, "rebaseOpen"), std::pair(Moved, "rebaseMoved")}) {
        auto* choice = new QToolButton(this);
        choice->setObjectName(QLatin1String(name));
        choice->setCheckable(true);
        choice->setAutoRaise(true);
        choice->setChecked(id == All);
        m_filter->addButton(choice, id);
        filters->addWidget(choice);
    }
    filters->addStretch(1);
    connect(m_filter, &QButtonGroup::idClicked, this, [this](int id) {
        if (id == Open)
            m_model.setFilter({RebaseMark::Lost, RebaseMark::Uncertain, RebaseMark::Likely});
        else if (id == Moved)
            m_model.setFilter({RebaseMark::Matched});
        else
            m_model.setFilter({});
    });
    m_list = new QListView(this);
    m_list->setObjectName(QStringLiteral("rebaseList"));
    m_list->setModel(&m_model);
    m_list->setItemDelegate(new RebaseDelegate(m_list));
    m_list->setUniformItemSizes(true);
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setMouseTracking(true);
    m_list->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_list->viewport()->setAutoFillBackground(false);
    m_list->installEventFilter(this);
    m_hint = new QuietLabel(this);
    m_hint->setWordWrap(true);
    m_accept = listButton(this, "rebaseAcceptOne");
    m_place = listButton(this, "rebasePlace");
    m_remove = listButton(this, "rebaseDrop");
    m_acceptAll = listButton(this, "rebaseAcceptLikely");
    auto* acts = new QHBoxLayout;
    acts->setSpacing(space::s);
    acts->addWidget(m_accept, 1);
    acts->addWidget(m_place, 1);
    acts->addWidget(m_remove, 1);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(space::m, space::s, space::m, space::m);
    column->setSpacing(space::s);
    column->addLayout(filters);
    column->addWidget(m_list, 1);
    column->addWidget(m_hint);
    column->addLayout(acts);
    column->addWidget(m_acceptAll);
    setFocusProxy(m_list);
    connect(m_accept, &QPushButton::clicked, this, &RebaseList::acceptRequested);
    connect(m_place, &QPushButton::clicked, this, &RebaseList::placeRequested);
    connect(m_remove, &QPushButton::clicked, this, &RebaseList::removeRequested);
    connect(m_acceptAll, &QPushButton::clicked, this, &RebaseList::acceptAllRequested);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this,
            &RebaseList::currentChanged);
    // Filtering resets the model and clears the selection.
    connect(&m_model, &QAbstractItemModel::modelReset, this, [this] {
        if (m_model.rowCount() > 0) m_list->setCurrentIndex(m_model.index(0));
        Q_EMIT currentChanged();
    });
}

std::optional<RebaseEntry> RebaseList::current() const
{
    return m_model.entryAt(m_list->currentIndex().row());
}

void RebaseList::choose(domain::TagId tag)
{
    const int row = m_model.rowOf(tag);
    if (row >= 0 && row != m_list->currentIndex().row()) m_list->setCurrentIndex(m_model.index(row));
}

void RebaseList::selectNextOpen()
{
    const int rows = m_model.rowCount();
    const int from = std::max(0, m_list->currentIndex().row());
    for (int i = 0; i < rows; ++i) {
        const int row = (from + i) % rows;
        if (const auto entry = m_model.entryAt(row); entry && isOpen(entry->mark))
            return m_list->setCurrentIndex(m_model.index(row));
    }
    if (rows > 0 && !m_list->currentIndex().isValid()) m_list->setCurrentIndex(m_model.index(0));
}

void RebaseList::updateButtons(bool isReviewing)
{
    const auto entry = current();
    const bool may = entry.has_value() && isReviewing;
    m_accept->setEnabled(may && isGuess(entry->mark));
    m_place->setEnabled(may && entry->newPage == 0);
    m_remove->setEnabled(may && entry->mark != RebaseMark::Dropped);
    const int likely = m_model.count(RebaseMark::Likely);
    m_acceptAll->setEnabled(isReviewing && likely > 0);
    m_acceptAll->setVisible(likely > 0 || m_model.count(RebaseMark::Accepted) > 0); // visible while in use
}

void RebaseList::showCounts()
{
    const auto name = [this](int id, const QString& text, const QString& spoken) {
        auto* choice = qobject_cast<QToolButton*>(m_filter->button(id));
        choice->setText(text);
        choice->setAccessibleName(spoken);
        choice->setToolTip(spoken);
    };
    name(All, tr("All %1").arg(m_model.total()), tr("Show all fields"));
    name(Open, tr("To review %1").arg(m_model.openCount()), tr("Show lost and uncertain fields"));
    name(Moved, tr("Moved %1").arg(m_model.count(RebaseMark::Matched)),
         tr("Show fields that moved with their text"));
}

void RebaseList::retranslate()
{
    m_list->setAccessibleName(tr("Fields"));
    m_hint->setText(tr("Press Enter to accept a suggestion, P to place a lost field, or Delete to remove a "
                       "field. Drag fields on the right to move them."));
    m_accept->setText(tr("Accept"));
    m_place->setText(tr("Place"));
    m_remove->setText(tr("Remove"));
    m_acceptAll->setText(tr("Accept all likely positions"));
    m_acceptAll->setToolTip(tr("Uncertain positions are reviewed one by one."));
    showCounts();
}

bool RebaseList::eventFilter(QObject* watched, QEvent* event)
{
    if (watched != m_list || event->type() != QEvent::KeyPress) return QWidget::eventFilter(watched, event);
    switch (static_cast<const QKeyEvent*>(event)->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
        Q_EMIT acceptRequested();
        return true;
    case Qt::Key_Delete:
        Q_EMIT removeRequested();
        return true;
    case Qt::Key_P:
        Q_EMIT placeRequested();
        return true;
    default:
        return false;
    }
}

} // namespace ink::ui

#include "moc_rebaselist.cpp"
