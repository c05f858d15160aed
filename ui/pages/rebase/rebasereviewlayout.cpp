// The parts of the review and their words; what happens to tags is in rebasereview.cpp.
#include "ui/pages/rebase/rebasemarks.h"
#include "ui/pages/rebase/rebasereview.h"
#include "ui/viewer/pageview.h"
#include "ui/viewer/tagoverlay.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/emptystate.h"
#include "ui/widgets/quietlabel.h"
#include "ui/widgets/reading.h"
#include "ui/widgets/tabledelegates.h"

#include <QButtonGroup>
#include <QEvent>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QListView>
#include <QPainter>
#include <QProgressBar>
#include <QPushButton>
#include <QStackedWidget>
#include <QStyledItemDelegate>
#include <QToolButton>
#include <QVBoxLayout>

namespace ink::ui {

namespace {

constexpr int listWidth = 328;

/** What the buttons of the filter show. */
enum Filter { All, Open, Moved };

/** Sign of how it stands, the tag's name, its pages. */
class RebaseDelegate final : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        const Tokens& look = tokens(option.palette);
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        paintRowState(*painter, option);
        const auto mark = static_cast<RebaseMark>(index.data(RebaseModel::MarkRole).toInt());
        const QColor tone = readableOn(toneColour(rebaseTone(mark), look), look.window);
        const auto type = static_cast<domain::TagType>(index.data(RebaseModel::TypeRole).toInt());
        constexpr int extent = 16;
        const double scale = painter->device()->devicePixelRatioF();
        const QRect inner = option.rect.adjusted(space::m, space::xs, -space::m, -space::xs);
        drawAsRead(*painter, option, QRect(inner.left(), inner.top() + 3, extent, extent),
                   iconPixmap(rebaseIcon(mark), tone, extent, scale));
        constexpr int indent = extent + space::s;
        const QRect words = inner.adjusted(indent, 0, 0, 0);
        painter->setFont(bodyFont());
        painter->setPen(look.ink);
        drawAsRead(*painter, option, QRect(words.left(), words.top() + 3, extent, extent),
                   iconPixmap(tagIcon(type), look.quietInk, extent, scale));
        const QRect name = asRead(option, words.adjusted(indent, 0, 0, 0));
        painter->drawText(
            name, Qt::AlignTop | Qt::AlignLeft,
            painter->fontMetrics().elidedText(index.data().toString(), Qt::ElideMiddle, name.width()));
        painter->setFont(quietFont());
        painter->setPen(tone);
        painter->drawText(asRead(option, words), Qt::AlignBottom | Qt::AlignLeft, rebaseWord(mark));
        painter->setPen(look.quietInk);
        painter->drawText(asRead(option, words), Qt::AlignBottom | Qt::AlignRight,
                          index.data(RebaseModel::PlaceRole).toString());
        painter->restore();
    }
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem&, const QModelIndex&) const override
    {
        return {200, 48};
    }
};

QPushButton* namedButton(QWidget* parent, const char* name)
{
    auto* made = new QPushButton(parent);
    made->setObjectName(QLatin1String(name));
    return made;
}

} // namespace

void RebaseReview::makeParts()
{
    setObjectName(QStringLiteral("rebaseReview"));
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->setSpacing(0);
    QWidget* head = makeHead();
    m_error = new ErrorBanner(this);
    m_stage = new QStackedWidget(this);
    m_stage->addWidget(makeWaiting());
    m_stage->addWidget(makeSides());
    auto* rule = new QFrame(this);
    rule->setFrameShape(QFrame::HLine);
    rule->setFrameShadow(QFrame::Plain);
    rule->setForegroundRole(QPalette::Mid);
    all->addWidget(head);
    all->addWidget(rule);
    all->addWidget(m_error);
    all->addWidget(m_stage, 1);
    all->addStretch(); // while there is nothing but an error
}

QWidget* RebaseReview::makeHead()
{
    auto* head = new QWidget(this);
    head->setFixedHeight(56);
    m_title = titleLabel(head);
    m_summary = new QuietLabel(head);
    m_summary->setObjectName(QStringLiteral("rebaseSummary"));
    m_cancel = namedButton(head, "rebaseCancel");
    m_accept = namedButton(head, "rebaseAccept");
    m_accept->setDefault(true);
    auto* row = new QHBoxLayout(head);
    row->setContentsMargins(space::l, 0, space::l, 0);
    row->setSpacing(space::m);
    row->addWidget(m_title);
    row->addWidget(m_summary);
    row->addStretch(1);
    row->addWidget(m_cancel);
    row->addWidget(m_accept);
    return head;
}

QWidget* RebaseReview::makeWaiting()
{
    auto* page = new QWidget(this);
    m_waitingText = new QLabel(page);
    m_waitingText->setAlignment(Qt::AlignCenter);
    m_progress = new QProgressBar(page);
    m_progress->setObjectName(QStringLiteral("rebaseProgress"));
    m_progress->setRange(0, 1000);
    m_progress->setTextVisible(false);
    m_progress->setFixedSize(280, 6);
    auto* column = new QVBoxLayout(page);
    column->setSpacing(space::m);
    column->addStretch(1);
    column->addWidget(new Spinner(page), 0, Qt::AlignHCenter);
    column->addWidget(m_waitingText);
    column->addWidget(m_progress, 0, Qt::AlignHCenter);
    column->addStretch(2);
    return page;
}

QWidget* RebaseReview::makeSides()
{
    auto* page = new QWidget(this);
    const auto side = [page](PageView*& view, QLabel*& title, RebaseMarks*& marks, const char* name) {
        auto* column = new QVBoxLayout;
        column->setSpacing(0);
        title = sectionLabel(page);
        title->setContentsMargins(space::l, space::s, space::l, space::s);
        view = new PageView(page);
        view->setObjectName(QLatin1String(name));
        marks = new RebaseMarks(*view);
        column->addWidget(title);
        column->addWidget(view, 1);
        return column;
    };
    auto* row = new QHBoxLayout(page);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(1);
    QWidget* list = makeList();
    row->addWidget(list);
    row->addLayout(side(m_oldView, m_oldTitle, m_oldMarks, "rebaseOld"), 1);
    row->addLayout(side(m_newView, m_newTitle, m_newMarks, "rebaseNew"), 1);
    return page;
}

QWidget* RebaseReview::makeList()
{
    auto* side = new QWidget(this);
    side->setFixedWidth(listWidth);
    auto* filters = new QHBoxLayout;
    filters->setSpacing(space::xs);
    m_filter = new QButtonGroup(this);
    for (const auto& [id, name] :
         {std::pair(All, "rebaseAll"), std::pair(Open, "rebaseOpen"), std::pair(Moved, "rebaseMoved")}) {
        auto* choice = new QToolButton(side);
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
            m_model->setFilter({RebaseMark::Lost, RebaseMark::Unsure});
        else if (id == Moved)
            m_model->setFilter({RebaseMark::Moved});
        else
            m_model->setFilter({});
    });
    m_list = new QListView(side);
    m_list->setObjectName(QStringLiteral("rebaseList"));
    m_list->setModel(m_model);
    m_list->setItemDelegate(new RebaseDelegate(m_list));
    m_list->setUniformItemSizes(true);
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setMouseTracking(true);
    m_list->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_list->viewport()->setAutoFillBackground(false);
    m_list->installEventFilter(this);
    m_hint = new QuietLabel(side);
    m_hint->setWordWrap(true);
    m_acceptOne = namedButton(side, "rebaseAcceptOne");
    m_place = namedButton(side, "rebasePlace");
    m_drop = namedButton(side, "rebaseDrop");
    m_acceptGuesses = namedButton(side, "rebaseAcceptGuesses");
    auto* acts = new QHBoxLayout;
    acts->setSpacing(space::s);
    acts->addWidget(m_acceptOne, 1);
    acts->addWidget(m_place, 1);
    acts->addWidget(m_drop, 1);
    auto* column = new QVBoxLayout(side);
    column->setContentsMargins(space::m, space::s, space::m, space::m);
    column->setSpacing(space::s);
    column->addLayout(filters);
    column->addWidget(m_list, 1);
    column->addWidget(m_hint);
    column->addLayout(acts);
    column->addWidget(m_acceptGuesses);
    return side;
}

void RebaseReview::showCounts()
{
    const int open = openCount();
    const auto name = [this](int id, const QString& text, const QString& spoken) {
        auto* choice = qobject_cast<QToolButton*>(m_filter->button(id));
        choice->setText(text);
        choice->setAccessibleName(spoken);
        choice->setToolTip(spoken);
    };
    name(All, tr("All %1").arg(m_model->total()), tr("Show all tags"));
    name(Open, tr("To review %1").arg(open), tr("Show lost and uncertain tags"));
    name(Moved, tr("Moved %1").arg(m_model->count(RebaseMark::Moved)),
         tr("Show tags that moved with their text"));
    m_summary->setText(!m_ready    ? QString()
                       : open == 0 ? tr("Every tag has been placed.")
                                   : tr("%n tag(s) still need a decision.", nullptr, open));
    m_accept->setText(tr("Replace file"));
    m_accept->setToolTip(open == 0 ? QString() : tr("Review the lost and uncertain tags first."));
}

void RebaseReview::retranslate()
{
    setAccessibleName(tr("Replace a file with a newer version"));
    m_title->setText(tr("Replace with “%1”").arg(QFileInfo(m_path).fileName()));
    m_cancel->setText(tr("Cancel"));
    m_waitingText->setText(tr("Placing the tags in the newer version…"));
    m_progress->setAccessibleName(m_waitingText->text());
    m_oldTitle->setText(tr("Current version"));
    m_newTitle->setText(tr("Newer version"));
    m_oldView->setAccessibleName(m_oldTitle->text());
    m_newView->setAccessibleName(m_newTitle->text());
    m_list->setAccessibleName(tr("Tags"));
    m_hint->setText(tr("Enter accepts a suggestion, P places a lost tag, Delete removes a tag. Drag tags on "
                       "the right to move them."));
    m_acceptOne->setText(tr("Accept"));
    m_place->setText(tr("Place"));
    m_drop->setText(tr("Remove"));
    m_acceptGuesses->setText(tr("Accept all suggestions"));
    showCounts();
}

void RebaseReview::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange) {
        retranslate();
        if (m_ready) refresh();
    }
    QWidget::changeEvent(event);
}

} // namespace ink::ui
