#include "ui/viewer/findbar.h"

#include "ui/viewer/pagecanvas.h"
#include "ui/viewer/pagefinder.h"
#include "ui/widgets/inputs/fixedkeys.h"
#include "ui/widgets/reading.h"
#include "ui/widgets/style/icons.h"
#include "ui/widgets/style/onchange.h"
#include "ui/widgets/style/sheet.h"
#include "ui/widgets/style/theme.h"

#include <QGuiApplication>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QToolButton>

#include <algorithm>

namespace ink::ui {

namespace {

QToolButton* button(FindBar* bar, Icon which, const char* name, bool checkable = false)
{
    auto* made = new QToolButton(bar);
    made->setObjectName(QLatin1String(name));
    made->setAutoRaise(true);
    made->setCheckable(checkable);
    made->setIcon(icon(which));
    made->setIconSize(QSize(18, 18));
    return made;
}

} // namespace

FindBar::FindBar(PageCanvas& view)
    : QFrame(&view), m_view(view), m_text(new QLineEdit(this)), m_count(new QLabel(this)),
      m_previous(button(this, Icon::ChevronUp, "findPrevious")),
      m_next(button(this, Icon::ChevronDown, "findNext")),
      m_case(button(this, Icon::MatchCase, "findMatchCase", true)),
      m_words(button(this, Icon::WholeWord, "findWholeWords", true)),
      m_close(button(this, Icon::Close, "findClose"))
{
    setObjectName(QStringLiteral("findBar"));
    setFrameShape(NoFrame);
    setCursor(Qt::ArrowCursor);
    m_text->setObjectName(QStringLiteral("findText"));
    m_text->setClearButtonEnabled(true);
    m_text->setMinimumWidth(180);
    m_text->addAction(icon(Icon::Search), QLineEdit::LeadingPosition);
    m_count->setObjectName(QStringLiteral("findCount"));
    m_count->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_count->setFont(quietFont());
    m_count->setMinimumWidth(96);
    auto* row = new QHBoxLayout(this);
    setDirectionalMargins(*this, *row, {space::s, space::xs, space::xs, space::xs});
    row->setSpacing(space::xs);
    row->addWidget(m_text, 1);
    row->addWidget(m_count);
    row->addWidget(m_previous);
    row->addWidget(m_next);
    row->addWidget(m_case);
    row->addWidget(m_words);
    row->addWidget(m_close);

    PageFinder& finder = m_view.finder();
    connect(m_text, &QLineEdit::textChanged, this, &FindBar::search);
    connect(m_case, &QToolButton::toggled, this, &FindBar::search);
    connect(m_words, &QToolButton::toggled, this, &FindBar::search);
    connect(m_next, &QToolButton::clicked, &finder, &PageFinder::goToNext);
    connect(m_previous, &QToolButton::clicked, &finder, &PageFinder::goToPrevious);
    connect(m_close, &QToolButton::clicked, this, &FindBar::close);
    connect(&finder, &PageFinder::changed, this, &FindBar::notify);
    connect(&finder, &PageFinder::currentChanged, this, &FindBar::notify);
    retranslate();
    hide();
    onLanguageChange(this, [this] { retranslate(); });
}

void FindBar::retranslate()
{
    setLayoutDirection(QGuiApplication::layoutDirection()); // the view is never mirrored, but the bar is
    setAccessibleName(tr("Find in document"));
    m_text->setPlaceholderText(tr("Find in document"));
    m_text->setAccessibleName(tr("Find in document"));
    m_next->setToolTip(tr("Next match (Enter)"));
    m_next->setAccessibleName(tr("Next match"));
    m_previous->setToolTip(tr("Previous match (Shift+Enter)"));
    m_previous->setAccessibleName(tr("Previous match"));
    m_case->setToolTip(tr("Match case"));
    m_case->setAccessibleName(m_case->toolTip());
    m_words->setToolTip(tr("Whole words only"));
    m_words->setAccessibleName(m_words->toolTip());
    m_close->setToolTip(tr("Close (Esc)"));
    m_close->setAccessibleName(tr("Close"));
    notify();
}

void FindBar::open(const QString& text)
{
    if (!text.isEmpty()) {
        hide(); // search() waits for all of its settings
        m_text->setText(text);
        m_case->setChecked(false);
        m_words->setChecked(false);
    }
    show();
    moveToCorner();
    raise();
    m_text->setFocus(Qt::ShortcutFocusReason);
    m_text->selectAll();
    search();
}

void FindBar::close()
{
    hide();
    m_view.finder().clear();
    m_view.setFocus(Qt::OtherFocusReason);
}

void FindBar::moveToCorner()
{
    const QRect room = m_view.viewport()->geometry();
    const int width = std::min(room.width() - 2 * space::m, 480);
    setGeometry(room.right() - width - space::m, room.top() + space::s, width, sizeHint().height());
}

void FindBar::search()
{
    if (!isVisible()) return;
    m_view.finder().find({m_text->text(), m_case->isChecked(), m_words->isChecked()},
                         m_view.currentPage() - 1);
    notify();
}

void FindBar::notify()
{
    const PageFinder& finder = m_view.finder();
    const QLocale locale;
    QString words;
    if (finder.isActive()) {
        if (finder.hitCount() > 0) {
            const QString all = finder.hasMore() ? tr("more than %1").arg(locale.toString(finder.hitCount()))
                                                 : locale.toString(finder.hitCount());
            words = tr("%1 of %2").arg(locale.toString(finder.currentNumber()), all);
            if (!finder.isFinished()) words += QStringLiteral(" …");
        } else if (finder.isFinished()) {
            words =
                finder.unreadableCount() == finder.pageCount() ? tr("Can't be searched") : tr("Not found");
        } else {
            words = tr("page %1 of %2").arg(finder.searchedPageCount()).arg(finder.pageCount());
        }
    }
    m_next->setEnabled(finder.hitCount() > 0);
    m_previous->setEnabled(finder.hitCount() > 0);
    if (words == m_count->text()) return;
    m_count->setText(words);
    m_text->setAccessibleDescription(words); // announced by screen readers while typing
}

void FindBar::keyPressEvent(QKeyEvent* event)
{
    const bool back = event->modifiers().testFlag(Qt::ShiftModifier);
    if (matchesFixed(*event, FixedKey::FindNext)) return m_view.finder().goToNext();
    if (matchesFixed(*event, FixedKey::FindPrevious)) return m_view.finder().goToPrevious();
    switch (event->key()) {
    case Qt::Key_Escape:
        close();
        return;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        back ? m_view.finder().goToPrevious() : m_view.finder().goToNext();
        return;
    case Qt::Key_PageUp:
    case Qt::Key_PageDown:
        event->ignore(); // the pages scroll
        return;
    default:
        event->accept(); // keys that the input doesn't use must not reach the tags
    }
}

bool FindBar::focusNextPrevChild(bool next)
{
    QList<QWidget*> stops{m_text, m_previous, m_next, m_case, m_words, m_close};
    stops.removeIf([](const QWidget* stop) { return !stop->isEnabled(); });
    const qsizetype to = stops.indexOf(focusWidget()) + (next ? 1 : -1);
    QWidget* target = to >= 0 && to < stops.size() ? stops.at(to) : &m_view;
    target->setFocus(next ? Qt::TabFocusReason : Qt::BacktabFocusReason);
    return true;
}

void FindBar::paintEvent(QPaintEvent*)
{
    paintSheet(*this);
}

} // namespace ink::ui

#include "moc_findbar.cpp"
