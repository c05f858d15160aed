#include "ui/shell/window/windowframe.h"

#include "app/settings/settings.h"
#include "app/workflow/session/session.h"
#include "ui/help/helppanel.h"
#include "ui/help/helpview.h"
#include "ui/pages/account/connectionbar.h"
#include "ui/shell/window/appcontext.h"
#include "ui/shell/window/bottombar.h"
#include "ui/shell/window/commandpalette.h"
#include "ui/shell/window/dropoverlay.h"
#include "ui/shell/window/keychainbanner.h"
#include "ui/shell/window/sidebar.h"
#include "ui/shell/window/startnotices.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/layout/currentstack.h"
#include "ui/widgets/layout/shownchildren.h"
#include "ui/widgets/style/theme.h"
#include "ui/widgets/toast.h"

#include <QScrollArea>
#include <QSplitter>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace ink::ui {

namespace options = settings::options;

WindowFrame::WindowFrame(AppContext& context, workflow::FolderTree& folders, workflow::StatusCounts& counts)
    : m_context(context), m_side(new SideBar(folders, counts, context.prompts)), m_pages(new CurrentStack),
      m_sides(new QSplitter), m_keyBanner(new Banner(Tone::Warning)),
      m_keychain(new KeychainBanner(context.session, context.seal)),
      m_connection(new ConnectionBar(context.session)), m_error(new ErrorBanner),
      m_bottom(new BottomBar(context.session))
{
    exposeVisibleChildrenOnly();
}

void WindowFrame::assemble(const ActionRegistry& actions)
{
    auto* banners = new QVBoxLayout;
    banners->setSpacing(0);
    m_notices = new QWidget;
    auto* notices = new QVBoxLayout(m_notices);
    notices->setContentsMargins(space::m, 0, space::m, 0);
    notices->setSpacing(space::xs);
    m_startNotices =
        new StartNotices(m_context.settings, !m_context.crashReport.isEmpty(), m_context.updates);
    notices->addWidget(m_startNotices);
    notices->addWidget(m_keyBanner);
    notices->addWidget(m_keychain);
    notices->addWidget(m_connection);
    notices->addWidget(m_error);
    banners->addWidget(m_notices);
    // With large text, a page may be larger than the screen. It scrolls, so that the window always fits.
    auto* room = new QScrollArea;
    room->setObjectName(QStringLiteral("pageRoom"));
    room->setFrameShape(QFrame::NoFrame);
    room->setWidgetResizable(true);
    room->setFocusPolicy(Qt::NoFocus);
    room->viewport()->setAutoFillBackground(false);
    room->setWidget(m_pages);
    m_pages->setAutoFillBackground(false); // QScrollArea::setWidget enables it
    banners->addWidget(room, 1);
    banners->setContentsMargins(0, 0, 0, 0);
    auto* beside = new QWidget;
    beside->setLayout(banners);
    m_sides->setObjectName(QStringLiteral("sideSplitter"));
    m_sides->setHandleWidth(1); // the side bar paints the line; the drag area is some pixels wider
    m_sides->setChildrenCollapsible(false);
    m_sides->addWidget(m_side);
    m_sides->addWidget(beside);
    m_sides->setStretchFactor(1, 1);
    connect(m_side, &SideBar::aboutToBeCompact, this, [this] { m_fullSides = m_sides->saveState(); });
    // A splitter doesn't redistribute the width of a pane that shrank by itself.
    connect(m_side, &SideBar::compactBegan, this, [this] {
        m_sides->setSizes({m_side->maximumWidth(), width() - m_side->maximumWidth()});
    });
    connect(m_side, &SideBar::compactEnded, this, [this] { m_sides->restoreState(m_fullSides); });
    if (const QByteArray kept = m_context.settings.value(options::sideBar); !kept.isEmpty())
        m_sides->restoreState(kept);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_sides, 1);
    column->addWidget(m_bottom);
    m_keyBanner->setObjectName(QStringLiteral("keyBanner"));
    m_keyBanner->setClosable(true);
    m_toast = new Toast(this);
    m_palette = new CommandPalette(actions, this);
    m_overlay = new DropOverlay(this);
}

bool WindowFrame::isKeyBannerShown() const
{
    return !m_keyBanner->isHidden();
}

void WindowFrame::updateKeyBanner()
{
    if (!m_context.session.isKeyTemporary()) {
        m_keyBanner->hide();
        return;
    }
    m_keyBanner->showText(
        tr("The API key is kept only until you quit Inkstone."),
        tr("No keychain is available on this system, so you will be asked for the key next time."));
}

void WindowFrame::showHelp(const QString& topic)
{
    if (!m_help) {
        m_help = new HelpPanel;
        connect(m_help, &HelpPanel::closeRequested, this, [this] {
            m_help->hide();
            if (QWidget* page = m_pages->currentWidget()) page->setFocus();
        });
        m_sides->addWidget(m_help);
        m_sides->setStretchFactor(2, 0);
        constexpr int helpWidth = 360;
        QList<int> sizes = m_sides->sizes();
        sizes[1] = qMax(1, sizes.at(1) - helpWidth);
        sizes[2] = helpWidth;
        m_help->show();
        m_sides->setSizes(sizes);
    }
    m_help->show();
    m_help->view().showTopic(topic);
    m_help->view().setFocus();
}

void WindowFrame::setPageOnly(bool pageOnly)
{
    m_notices->setVisible(!pageOnly);
    if (!pageOnly) return;
    if (m_help) m_help->hide();
    m_palette->hide();
    m_toast->hide();
    m_overlay->hide();
}

void WindowFrame::saveState()
{
    m_context.settings.set(options::sideBar, m_side->isCompact() ? m_fullSides : m_sides->saveState());
}

void WindowFrame::resizeEvent(QResizeEvent* event)
{
    constexpr int narrowWindow = 960;
    QWidget::resizeEvent(event);
    m_side->setNarrowWindow(width() < narrowWindow);
}

} // namespace ink::ui

#include "moc_windowframe.cpp"
