// The row of tools of the revisions page, its keys, and how it is laid out.
#include "ui/pages/revisions/revisionspage.h"
#include "ui/widgets/icons.h"
#include "ui/widgets/quietlabel.h"
#include "ui/widgets/theme.h"

#include <QBoxLayout>
#include <QButtonGroup>
#include <QLabel>
#include <QShortcut>
#include <QToolButton>
#include <QTransform>

#include <algorithm>

namespace ink::ui {

namespace {

constexpr int revisionsSideWidth = 232;
constexpr int narrowSideWidth = 184;

} // namespace

void RevisionsPage::buildTools()
{
    m_next->setIcon(icon(Icon::ChevronDown));
    turnArrow();
    m_where->setObjectName(QStringLiteral("currentChange"));
    m_zoomOut->setIcon(icon(Icon::ZoomOut));
    m_zoomIn->setIcon(icon(Icon::ZoomIn));
    m_fit->setIcon(icon(Icon::FitWidth));
    m_zoom->setMinimumWidth(m_zoom->fontMetrics().horizontalAdvance(QStringLiteral("000 %")) + space::s);
    m_zoom->setAlignment(Qt::AlignCenter);
    m_marks->setIcon(icon(Icon::Preview));
    m_marks->setCheckable(true);
    m_marks->setChecked(true);
    auto* row = new QHBoxLayout(m_tools);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(space::xs);
    row->addWidget(m_previous);
    row->addWidget(m_next);
    row->addWidget(m_where, 1);
    for (QToolButton* button : {m_both, m_onlyBefore, m_onlyAfter}) {
        button->setCheckable(true);
        m_shown->addButton(button);
        row->addWidget(button);
    }
    row->addSpacing(space::s);
    for (QWidget* widget : std::initializer_list<QWidget*>{m_marks, m_zoomOut, m_zoom, m_zoomIn, m_fit})
        row->addWidget(widget);
    const auto go = [this](bool forward) {
        m_goneToFirst = true;
        if (forward)
            m_view->goToNext();
        else
            m_view->goToPrevious();
    };
    connect(m_previous, &QToolButton::clicked, this, [go] { go(false); });
    connect(m_next, &QToolButton::clicked, this, [go] { go(true); });
    connect(m_both, &QToolButton::clicked, this, [this] { showSides(ComparisonView::Shown::Both); });
    connect(m_onlyBefore, &QToolButton::clicked, this, [this] { showSides(ComparisonView::Shown::Before); });
    connect(m_onlyAfter, &QToolButton::clicked, this, [this] { showSides(ComparisonView::Shown::After); });
    connect(m_marks, &QToolButton::toggled, m_view, &ComparisonView::setMarksChanges);
    connect(m_zoomOut, &QToolButton::clicked, m_view, &ComparisonView::zoomOut);
    connect(m_zoomIn, &QToolButton::clicked, m_view, &ComparisonView::zoomIn);
    connect(m_fit, &QToolButton::clicked, m_view, &ComparisonView::fitWidth);
}

void RevisionsPage::turnArrow()
{
    const QPixmap down = iconPixmap(Icon::ChevronDown, tokens(palette()).ink, 18, devicePixelRatioF());
    m_previous->setIcon(QIcon(down.transformed(QTransform().rotate(180))));
}

void RevisionsPage::addKeys()
{
    const auto on = [this](const QList<QKeySequence>& keys, QAbstractButton* button) {
        for (const QKeySequence& key : keys) {
            auto* shortcut = new QShortcut(key, this);
            shortcut->setContext(Qt::WidgetWithChildrenShortcut);
            connect(shortcut, &QShortcut::activated, button, [button] { button->click(); });
        }
    };
    on({QKeySequence(Qt::Key_N)}, m_next);
    on({QKeySequence(Qt::Key_P)}, m_previous);
    on({QKeySequence(Qt::Key_M)}, m_marks);
    on({QKeySequence(Qt::Key_Plus), QKeySequence(Qt::Key_Equal), QKeySequence(Qt::CTRL | Qt::Key_Plus)},
       m_zoomIn);
    on({QKeySequence(Qt::Key_Minus), QKeySequence(Qt::CTRL | Qt::Key_Minus)}, m_zoomOut);
    on({QKeySequence(Qt::Key_W)}, m_fit);
    auto* turn = new QShortcut(QKeySequence(Qt::Key_X), this);
    turn->setContext(Qt::WidgetWithChildrenShortcut);
    connect(turn, &QShortcut::activated, this, [this] {
        const bool after = m_view->shown() == ComparisonView::Shown::After;
        showSides(after ? ComparisonView::Shown::Before : ComparisonView::Shown::After);
    });
    auto* back = new QShortcut(QKeySequence(Qt::Key_Escape), this);
    back->setContext(Qt::WidgetWithChildrenShortcut);
    connect(back, &QShortcut::activated, this, &RevisionsPage::backRequested);
}

void RevisionsPage::showSides(ComparisonView::Shown shown)
{
    if (m_isNarrow && shown == ComparisonView::Shown::Both) shown = ComparisonView::Shown::After;
    if (!m_isNarrow) m_wide = shown == ComparisonView::Shown::Both;
    m_view->setShown(shown);
    m_both->setChecked(shown == ComparisonView::Shown::Both);
    m_onlyBefore->setChecked(shown == ComparisonView::Shown::Before);
    m_onlyAfter->setChecked(shown == ComparisonView::Shown::After);
}

void RevisionsPage::arrange()
{
    m_isNarrow = width() <= narrow;
    m_side->setFixedWidth(m_isNarrow ? narrowSideWidth : revisionsSideWidth);
    m_choosers->setDirection(m_isNarrow ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    m_choosers->setSpacing(m_isNarrow ? space::xs : space::m);
    const int label = std::max(m_beforeLabel->sizeHint().width(), m_afterLabel->sizeHint().width());
    for (QBoxLayout* layout : m_labelled) {
        layout->setDirection(m_isNarrow ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
        layout->setSpacing(m_isNarrow ? space::s : space::xs);
    }
    for (QLabel* each : {m_beforeLabel, m_afterLabel})
        each->setMinimumWidth(m_isNarrow ? label : 0);
    m_both->setVisible(!m_isNarrow);
    if (m_isNarrow && m_view->shown() == ComparisonView::Shown::Both)
        showSides(ComparisonView::Shown::After);
    else if (!m_isNarrow && m_wide)
        showSides(ComparisonView::Shown::Both);
}

} // namespace ink::ui
