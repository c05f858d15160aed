#include "ui/shell/editortabbar.h"

#include "ui/models/isolated.h"
#include "ui/widgets/style/icons.h"
#include "ui/widgets/style/onchange.h"
#include "ui/widgets/style/theme.h"

#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QToolButton>

#include <utility>

namespace ink::ui {

namespace {

constexpr int tabWidth = 220;
constexpr int minTabWidth = 120;
constexpr int closeExtent = 20;

} // namespace

EditorTabBar::EditorTabBar(QWidget* parent) : QTabBar(parent)
{
    setObjectName(QStringLiteral("editorTabs"));
    setMovable(true);
    setExpanding(false);
    setDrawBase(false);
    setElideMode(Qt::ElideMiddle);
    setUsesScrollButtons(true);
    setIconSize(QSize(metric::iconSize, metric::iconSize));
    setFocusPolicy(Qt::TabFocus); // a click goes to the document
    retranslate();
    onChange(this, {QEvent::LanguageChange, QEvent::PaletteChange}, [this] { retranslate(); });
}

void EditorTabBar::retranslate()
{
    setAccessibleName(tr("Open documents"));
    for (int i = 0; i < count(); ++i)
        show(i);
}

void EditorTabBar::setContent(int index, const Content& content)
{
    if (tabData(index).value<Content>() == content) return;
    setTabData(index, QVariant::fromValue(content));
    show(index);
}

QString EditorTabBar::titleOf(int index) const
{
    const QString title = tabData(index).value<Content>().title;
    return title.isEmpty() ? tr("New document") : title;
}

void EditorTabBar::show(int index)
{
    const auto content = tabData(index).value<Content>();
    const QString title = titleOf(index);
    QString text = QString(title).replace(QLatin1Char('&'), QLatin1String("&&"));
    if (!content.isSaved) text.append(QStringLiteral(" •"));
    setTabText(index, text);
    setTabIcon(index, content.hasProblem ? icon(Icon::Warning, toneColour(Tone::Warning, tokens(palette())))
                                         : icon(content.isTemplate ? Icon::Templates : Icon::Documents));
    const QString state = !content.state.isEmpty() ? content.state
                          : content.isTemplate     ? tr("template")
                                                   : tr("document");
    setTabToolTip(index, QStringLiteral("%1\n%2").arg(title, state));
    setAccessibleTabName(index, tr("%1, %2", "%1: title of a document, %2: its state").arg(title, state));
    if (auto* close = qobject_cast<QToolButton*>(tabButton(index, QTabBar::RightSide))) {
        close->setIcon(icon(Icon::Close));
        close->setAccessibleName(tr("Close “%1”").arg(isolated(title)));
        close->setToolTip(tr("Close"));
    }
}

void EditorTabBar::tabInserted(int index)
{
    auto* close = new QToolButton(this);
    close->setObjectName(QStringLiteral("closeTab"));
    close->setAutoRaise(true);
    close->setFocusPolicy(Qt::NoFocus); // Delete closes the tab with the focus
    close->setFixedSize(closeExtent, closeExtent);
    close->setIconSize(QSize(closeExtent - space::s, closeExtent - space::s));
    connect(close, &QToolButton::clicked, this, [this, close] {
        for (int i = 0; i < count(); ++i)
            if (tabButton(i, QTabBar::RightSide) == close) return Q_EMIT tabCloseRequested(i);
    });
    setTabButton(index, QTabBar::RightSide, close);
    show(index);
}

QSize EditorTabBar::tabSizeHint(int) const
{
    return {tabWidth, metric::rowHeight + space::xs};
}

QSize EditorTabBar::minimumTabSizeHint(int index) const
{
    return {minTabWidth, tabSizeHint(index).height()};
}

void EditorTabBar::mousePressEvent(QMouseEvent* event)
{
    m_pressed = event->button() == Qt::MiddleButton ? tabAt(event->position().toPoint()) : -1;
    if (m_pressed < 0) QTabBar::mousePressEvent(event);
}

void EditorTabBar::mouseReleaseEvent(QMouseEvent* event)
{
    if (event->button() != Qt::MiddleButton) return QTabBar::mouseReleaseEvent(event);
    const int pressed = std::exchange(m_pressed, -1);
    if (pressed >= 0 && tabAt(event->position().toPoint()) == pressed) Q_EMIT tabCloseRequested(pressed);
}

void EditorTabBar::step(int way, bool moves)
{
    const int target = currentIndex() + way;
    if (target < 0 || target >= count()) return;
    moves ? moveTab(currentIndex(), target) : setCurrentIndex(target);
}

void EditorTabBar::keyPressEvent(QKeyEvent* event)
{
    const Qt::KeyboardModifiers held = event->modifiers() & ~Qt::KeypadModifier;
    const int key = event->key();
    const bool isPageKey = key == Qt::Key_PageUp || key == Qt::Key_PageDown;
    if (isPageKey && (held == Qt::ControlModifier || held == (Qt::ControlModifier | Qt::ShiftModifier)))
        step(key == Qt::Key_PageDown ? 1 : -1, held.testFlag(Qt::ShiftModifier));
    else if (event->matches(QKeySequence::Delete))
        Q_EMIT tabCloseRequested(currentIndex());
    else
        QTabBar::keyPressEvent(event);
}

void EditorTabBar::contextMenuEvent(QContextMenuEvent* event)
{
    const bool isByKey = event->reason() == QContextMenuEvent::Keyboard;
    const int index = isByKey ? currentIndex() : tabAt(event->pos());
    if (index < 0) return;
    auto* menu = new QMenu(this);
    menu->setObjectName(QStringLiteral("tabMenu"));
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addAction(icon(Icon::Close), tr("Close"), this, [this, index] { Q_EMIT tabCloseRequested(index); });
    menu->addAction(tr("Close others"), this, [this, index] { Q_EMIT closeOthersRequested(index); })
        ->setEnabled(count() > 1);
    menu->popup(isByKey ? mapToGlobal(tabRect(index).bottomLeft()) : event->globalPos());
}

} // namespace ink::ui

#include "moc_editortabbar.cpp"
