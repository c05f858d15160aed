#include "ui/shell/mainwindow.h"

#include "app/settings/settings.h"
#include "app/workflow/session/session.h"
#include "ui/models/isolated.h"
#include "ui/pages/documents/documentspage.h"
#include "ui/pages/editor/editorpage.h"
#include "ui/pages/editor/workspace/editorworkspace.h"
#include "ui/pages/signing/signingnotice.h"
#include "ui/pages/signing/signingpage.h"
#include "ui/pages/verify/verifypage.h"
#include "ui/pages/welcome/welcomepage.h"
#include "ui/shell/accountopener.h"
#include "ui/shell/editortabs.h"
#include "ui/shell/fileopener.h"
#include "ui/shell/helpactions.h"
#include "ui/shell/kiosk/kiosk.h"
#include "ui/shell/kioskscreen.h"
#include "ui/shell/navigator.h"
#include "ui/shell/pagelinks.h"
#include "ui/shell/window/appcontext.h"
#include "ui/shell/window/dropoverlay.h"
#include "ui/shell/window/sidebar.h"
#include "ui/shell/window/windowframe.h"
#include "ui/shell/windowactions.h"
#include "ui/shell/workspace.h"
#include "ui/viewer/pageview.h"
#include "ui/widgets/style/onchange.h"

#include <QCloseEvent>
#include <QKeyEvent>
#include <QLocale>
#include <QMenuBar>
#include <QScreen>
#include <QTimer>

#include <chrono>
#include <utility>

namespace ink::ui {

namespace options = settings::options;

namespace {

constexpr int frameHeight = 32; ///< approximate height of the title bar before the window is shown

} // namespace

MainWindow::MainWindow(Workspace& workspace, QWidget* parent)
    : QMainWindow(parent), m_workspace(workspace), m_navigator(std::make_unique<Navigator>(workspace)),
      m_accounts(std::make_unique<AccountOpener>(workspace, *m_navigator)),
      m_files(std::make_unique<FileOpener>(workspace, *m_navigator, *m_accounts, *this)),
      m_help(std::make_unique<HelpActions>(workspace, *m_navigator, *m_accounts, *this))
{
    setObjectName(QStringLiteral("mainWindow"));
    setWindowIcon(applicationIcon());
    setAcceptDrops(true);
    setLocale(QLocale());
    m_workspace.kiosk().setWindow(*this);
    setCentralWidget(&m_workspace.frame());
    m_actions = std::make_unique<WindowActions>(workspace, *m_navigator, *m_files, *m_help, *this);
    m_links = std::make_unique<PageLinks>(workspace, *m_navigator, *m_accounts);
    m_kiosk = std::make_unique<KioskScreen>(workspace, *m_navigator, *m_accounts, *m_files, *m_actions);
    connect(m_navigator.get(), &Navigator::pageShown, this, &MainWindow::showPage);
    connect(m_files.get(), &FileOpener::helpRequested, m_help.get(), &HelpActions::showHelp);
    connect(m_links.get(), &PageLinks::windowRequested, this, [this] {
        setWindowState(windowState() & ~Qt::WindowMinimized);
        raise();
        activateWindow();
    });
    connect(&m_workspace.context().settings, &settings::Settings::changed, this, &MainWindow::applySetting);
    connect(m_workspace.pages().editor, &EditorTabs::titleChanged, this, [this] {
        updateTitle();
        m_actions->update(); // the document may have pages now, or none anymore
    });
    restoreSize();
    m_workspace.frame().updateKeyBanner();
    onLanguageChange(this, [this] {
        m_actions->retranslate();
        if (m_workspace.frame().isKeyBannerShown()) m_workspace.frame().updateKeyBanner();
        updateTitle();
        m_kiosk->retranslate();
        if (DocumentsPage* documents = m_workspace.pages().documents.getIfCreated())
            documents->setTitle(m_workspace.frame().sideBar().titleOf(documents->view()));
    });
}

MainWindow::~MainWindow() = default;

void MainWindow::showStartPage()
{
    if (m_workspace.pages().editor->isPreviewingFiles()) return;
    if (m_navigator->currentPage() == m_workspace.pages().verify && !m_workspace.kiosk().wasInterrupted())
        return;
    if (m_workspace.kiosk().wasInterrupted())
        m_navigator->showPage(m_workspace.pages().signingNotice.get());
    else if (!m_accounts->showCached())
        m_navigator->showPage(m_workspace.pages().welcome.get());
}

void MainWindow::restoreSize()
{
    const QByteArray kept = m_workspace.context().settings.value(options::windowGeometry);
    if (!kept.isEmpty())
        restoreGeometry(kept);
    else
        resize(QSize(1280, 800).boundedTo(screen()->availableSize() - QSize(0, frameHeight)));
}

bool MainWindow::event(QEvent* event)
{
    if (event->type() == QEvent::Paint && m_afterPaint)
        QTimer::singleShot(0, this, std::exchange(m_afterPaint, nullptr));
    return QMainWindow::event(event);
}

void MainWindow::callAfterFirstPaint(bool withPage, const std::function<void()>& then)
{
    using namespace std::chrono_literals;
    const auto isDone = std::make_shared<bool>(false);
    const auto once = [this, isDone, then] {
        if (std::exchange(*isDone, true)) return;
        Q_EMIT firstPainted();
        if (m_workspace.pages().editor->isPreviewingFiles() ||
            m_navigator->currentPage() == m_workspace.pages().verify)
            m_accounts->prepareCached();
        m_workspace.createPages(then);
    };
    QTimer::singleShot(1s, this, once);
    if (withPage)
        connect(
            &m_workspace.pages().editor->current().workspace().view(), &PageView::pagePainted, this,
            [once] { once(); },
            static_cast<Qt::ConnectionType>(Qt::QueuedConnection | Qt::SingleShotConnection));
    else
        m_afterPaint = once;
}

void MainWindow::showPage(QWidget* page)
{
    menuBar()->setVisible(!m_navigator->isSignerPage(page));
    m_actions->update();
    updateTitle();
}

void MainWindow::applySetting(const QString& key)
{
    m_workspace.appearance().apply(key);
    if (key == options::language.key)
        setLocale(QLocale()); // so that spin boxes format numbers as the texts do
    m_actions->update();
}

void MainWindow::updateTitle()
{
    const EditorTabs* editor = m_workspace.pages().editor;
    const QString title = m_navigator->currentPage() == editor ? editor->current().title() : QString();
    setWindowTitle(title.isEmpty() ? QStringLiteral("Inkstone") : tr("%1 — Inkstone").arg(isolated(title)));
}

void MainWindow::closeEvent(QCloseEvent* event)
{
    if (m_workspace.kiosk().isLocked()) {
        event->ignore();
        return m_workspace.pages().signing->askToReturn();
    }
    settings::Settings& settings = m_workspace.context().settings;
    if (DocumentsPage* documents = m_workspace.pages().documents.getIfCreated()) documents->saveState();
    settings.set(options::windowGeometry, saveGeometry());
    m_workspace.frame().saveState();
    settings.sync();
    QMainWindow::closeEvent(event);
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event)
{
    m_files->dragEnter(*event);
}

void MainWindow::dragLeaveEvent(QDragLeaveEvent*)
{
    m_workspace.frame().dropOverlay().hide();
}

void MainWindow::dropEvent(QDropEvent* event)
{
    m_files->drop(*event);
}

void MainWindow::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape && m_navigator->handleEscape()) return;
    QMainWindow::keyPressEvent(event);
}

} // namespace ink::ui

#include "moc_mainwindow.cpp"
