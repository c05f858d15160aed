#include "ui/shell/mainwindow.h"

#include "app/settings/settings.h"
#include "app/store/database/database.h"
#include "app/workflow/outbox/workoutbox.h"
#include "app/workflow/session/session.h"
#include "app/workflow/session/signaturepresets.h"
#include "ui/pages/account/connectionbar.h"
#include "ui/pages/account/settingspage.h"
#include "ui/pages/bulk/bulkpage.h"
#include "ui/pages/documents/documentspage.h"
#include "ui/pages/documents/signedpage.h"
#include "ui/pages/editor/editorpage.h"
#include "ui/pages/editor/editorworkspace.h"
#include "ui/pages/outbox/outboxpage.h"
#include "ui/pages/report/reportpage.h"
#include "ui/pages/shared/pagecontext.h"
#include "ui/pages/signing/signingnotice.h"
#include "ui/pages/signing/signingpage.h"
#include "ui/pages/stack/stackpage.h"
#include "ui/pages/templates/templatespage.h"
#include "ui/pages/verify/verifypage.h"
#include "ui/pages/waiting/waitingpage.h"
#include "ui/pages/welcome/welcomepage.h"
#include "ui/shell/bottombar.h"
#include "ui/shell/commandpalette.h"
#include "ui/shell/dropoverlay.h"
#include "ui/shell/kiosk.h"
#include "ui/shell/kioskprompts.h"
#include "ui/shell/sidebar.h"
#include "ui/shell/startnotices.h"
#include "ui/shell/supportdialogs.h"
#include "ui/shell/waiting.h"
#include "ui/viewer/pageview.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/toast.h"

#include <QApplication>
#include <QCloseEvent>
#include <QDesktopServices>
#include <QDir>
#include <QFileInfo>
#include <QLocale>
#include <QScreen>
#include <QScrollArea>
#include <QSplitter>
#include <QSqlDatabase>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <chrono>
#include <memory>
#include <utility>

namespace ink::ui {

namespace options = settings::options;

namespace {

ThemeMode modeOf(settings::Theme theme)
{
    switch (theme) {
    case settings::Theme::System:
        return ThemeMode::System;
    case settings::Theme::Light:
        return ThemeMode::Light;
    case settings::Theme::Dark:
        return ThemeMode::Dark;
    case settings::Theme::HighContrast:
        return ThemeMode::HighContrast;
    }
    return ThemeMode::System;
}

/** Beside the workstation's own database. */
QString folderBeside(const store::Database& database, const QString& name)
{
    return QFileInfo(database.connection().databaseName()).absoluteDir().filePath(name);
}

PageContext pageContext(AppContext& context, const Clock& clock)
{
    return {context.session,
            context.database,
            context.journal,
            context.cache,
            context.settings,
            context.prompts,
            clock};
}

/** Asks for the room of the page that is shown, not of the widest that there is: the texts of hidden pages
 * need not be measured before the first one is on the screen. */
class PageStack final : public QStackedWidget
{
public:
    PageStack() { connect(this, &QStackedWidget::currentChanged, this, &QWidget::updateGeometry); }
    [[nodiscard]] QSize minimumSizeHint() const override
    {
        return currentWidget() ? currentWidget()->minimumSizeHint() : QStackedWidget::minimumSizeHint();
    }
    [[nodiscard]] QSize sizeHint() const override
    {
        return currentWidget() ? currentWidget()->sizeHint() : QStackedWidget::sizeHint();
    }
    [[nodiscard]] bool hasHeightForWidth() const override { return false; }
};

constexpr int frameHeight = 32; ///< about what a title bar takes, before there is one

} // namespace

MainWindow::MainWindow(AppContext& context, QWidget* parent)
    : QMainWindow(parent), m_context(context),
      m_theme(*qobject_cast<QApplication*>(QCoreApplication::instance())),
      m_languages(*QCoreApplication::instance()), m_folders(context.session), m_counts(context.session),
      // Colours and language come before the first widget: nothing is styled or worded twice.
      m_presets((applySettings(options::theme.key), applySettings(options::language.key),
                 new workflow::SignaturePresets(folderBeside(context.database, QStringLiteral("signatures")),
                                                this))),
      m_outbox(new workflow::WorkOutbox(context.session, context.database, context.journal,
                                        folderBeside(context.database, QStringLiteral("outbox")), m_clock,
                                        this)),
      m_kiosk(new Kiosk(*this, folderBeside(context.database, QStringLiteral("screen-locked")), m_clock)),
      m_kioskPrompts(std::make_unique<KioskPrompts>(context.prompts, *m_kiosk)),
      m_side(new SideBar(m_folders, m_counts, context.prompts)), m_pages(new PageStack),
      m_sides(new QSplitter), m_keyBanner(new Banner(Tone::Warning)),
      m_connection(new ConnectionBar(context.session)), m_error(new ErrorBanner),
      m_bottom(new BottomBar(context.session)), m_toast(nullptr), m_palette(nullptr), m_overlay(nullptr),
      m_welcome(new WelcomePage(context.session)),
      m_documents(new DocumentsPage(pageContext(context, m_clock), m_folders)),
      m_editor(new EditorPage(context.session, context.journal, context.settings, context.prompts)),
      m_signedPage(new SignedPage(pageContext(context, m_clock))),
      m_signing(new SigningPage(context.session, *m_kioskPrompts)),
      m_interrupted(new SigningNotice(QStringLiteral("openAfterInterruption"))),
      m_templates(new TemplatesPage(pageContext(context, m_clock))),
      m_bulk(new BulkPage(pageContext(context, m_clock))),
      m_report(new ReportPage(pageContext(context, m_clock))),
      m_verify(new VerifyPage(context.prompts, m_clock, context.ownFingerprints)),
      m_outboxPage(new OutboxPage(context.session, *m_outbox, context.prompts, m_clock)),
      m_waitingPage(new WaitingPage(pageContext(context, m_clock))),
      m_stackPage(new StackPage(pageContext(context, m_clock)))
{
    using namespace std::chrono_literals;
    setObjectName(QStringLiteral("mainWindow"));
    setWindowIcon(applicationIcon());
    setAcceptDrops(true);
    QCoreApplication::removePostedEvents(this, QEvent::LanguageChange);
    layOut();
    addActions();
    buildMenus();
    connectPages();
    connectKiosk();
    m_countsDelay.setSingleShot(true);
    m_countsDelay.setInterval(200ms);
    connect(&m_countsDelay, &QTimer::timeout, this, [this] {
        m_counts.refresh();
        m_folders.refresh();
    });
    if (const QByteArray kept = context.settings.value(options::windowGeometry); !kept.isEmpty())
        restoreGeometry(kept);
    else
        resize(QSize(1280, 800).boundedTo(screen()->availableSize() - QSize(0, frameHeight)));
    if (m_kiosk->wasInterrupted())
        showPage(m_interrupted);
    else if (!showKept())
        showPage(m_welcome);
    updateBanner();
}

MainWindow::~MainWindow() = default;

void MainWindow::layOut()
{
    for (QWidget* page : std::initializer_list<QWidget*>{
             m_welcome, m_documents, m_editor, m_signedPage, m_signing, m_templates, m_bulk, m_report,
             m_verify, m_outboxPage, m_waitingPage, m_stackPage, m_interrupted})
        m_pages->addWidget(page);
    auto* content = new QWidget;
    auto* banners = new QVBoxLayout;
    banners->setSpacing(0);
    m_notices = new QWidget;
    auto* notices = new QVBoxLayout(m_notices);
    notices->setContentsMargins(space::m, 0, space::m, 0);
    notices->setSpacing(space::xs);
    auto* startNotices =
        new StartNotices(m_context.settings, !m_context.crashReport.isEmpty(), m_context.updates);
    connect(startNotices, &StartNotices::whatsNewRequested, this,
            [this] { showHelp(QStringLiteral("whats-new")); });
    connect(startNotices, &StartNotices::crashReportRequested, this,
            [this] { (new CrashReportDialog(m_context.crashReport, this))->open(); });
    connect(startNotices, &StartNotices::downloadPageRequested, this,
            [](const QUrl& page) { QDesktopServices::openUrl(page); });
    notices->addWidget(startNotices);
    notices->addWidget(m_keyBanner);
    notices->addWidget(m_connection);
    notices->addWidget(m_error);
    banners->addWidget(m_notices);
    // Where large text leaves a page more than the screen has, it scrolls: the window never outgrows the
    // screen.
    auto* room = new QScrollArea;
    room->setObjectName(QStringLiteral("pageRoom"));
    room->setFrameShape(QFrame::NoFrame);
    room->setWidgetResizable(true);
    room->setFocusPolicy(Qt::NoFocus);
    room->viewport()->setAutoFillBackground(false);
    room->setWidget(m_pages);
    m_pages->setAutoFillBackground(false); // the area would have it paint
    banners->addWidget(room, 1);
    banners->setContentsMargins(0, 0, 0, 0);
    auto* beside = new QWidget;
    beside->setLayout(banners);
    m_sides->setObjectName(QStringLiteral("sideSplitter"));
    m_sides->setHandleWidth(1); // the side bar's own line; it is caught some pixels around it
    m_sides->setChildrenCollapsible(false);
    m_sides->addWidget(m_side);
    m_sides->addWidget(beside);
    m_sides->setStretchFactor(1, 1);
    if (const QByteArray kept = m_context.settings.value(options::sideBar); !kept.isEmpty())
        m_sides->restoreState(kept);
    auto* column = new QVBoxLayout(content);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_sides, 1);
    column->addWidget(m_bottom);
    setCentralWidget(content);
    m_keyBanner->setObjectName(QStringLiteral("keyBanner"));
    m_keyBanner->setClosable(true);
    m_toast = new Toast(content);
    m_palette = new CommandPalette(m_actions, content);
    m_palette->setMore([this] {
        return currentPage() == m_editor && !m_editor->isEmpty() ? m_editor->workspace().commands()
                                                                 : QList<QAction*>();
    });
    m_overlay = new DropOverlay(content);
}

bool MainWindow::event(QEvent* event)
{
    if (event->type() == QEvent::Paint && m_afterPaint)
        QTimer::singleShot(0, this, std::exchange(m_afterPaint, nullptr));
    return QMainWindow::event(event);
}

void MainWindow::afterFirstPaint(bool withPage, const std::function<void()>& then)
{
    using namespace std::chrono_literals;
    const auto isDone = std::make_shared<bool>(false);
    const auto once = [isDone, then] {
        if (!std::exchange(*isDone, true)) then();
    };
    QTimer::singleShot(1s, this, once);
    if (withPage)
        connect(
            &m_editor->workspace().view(), &PageView::pagePainted, this, [once] { once(); },
            static_cast<Qt::ConnectionType>(Qt::QueuedConnection | Qt::SingleShotConnection));
    else
        m_afterPaint = once;
}

void MainWindow::start()
{
    if (m_kiosk->wasInterrupted()) {
        m_startsLater = true; // once the sender has the device again
        return;
    }
    m_startsLater = false;
    m_isHeld = false;
    const auto held = std::exchange(m_held, {});
    if (!m_context.session.hasLastProfile()) {
        if (held.isEmpty()) return showWelcome();
        for (const auto& wish : held)
            withProfile(wish);
        return;
    }
    if (!held.isEmpty() && !m_waiting) m_waiting = std::make_unique<Waiting>(QList<const QWidget*>());
    for (const auto& wish : held)
        m_waiting->add(wish);
    m_context.session.openLast(this, [this](const Result<void>& result) {
        if (result || m_context.session.current()) return;
        m_waiting.reset();
        if (m_editor->isLookingAhead()) m_editor->closeDocument(); // nobody takes the files
        if (askForKey(m_context.settings.value(options::lastProfile), result.error())) return;
        m_error->setError(result.error());
        showWelcome();
    });
}

void MainWindow::openProfile(const QString& id)
{
    m_error->setError(std::nullopt);
    m_context.session.open(id, this, [this, id](const Result<void>& result) {
        if (!result && !askForKey(id, result.error())) m_error->setError(result.error());
    });
}

bool MainWindow::askForKey(const QString& id, const Error& why)
{
    if (why.code != ErrorCode::Auth && why.code != ErrorCode::Keychain) return false;
    for (const workflow::Profile& profile : m_context.session.profiles()) {
        if (profile.id != id || profile.isLocal()) continue;
        m_welcome->askForKey(profile);
        showPage(m_welcome);
        return true;
    }
    return false;
}

void MainWindow::profileChanged()
{
    const auto waiting = std::move(m_waiting);
    m_error->setError(std::nullopt);
    m_toast->forget(); // what it would take back is another account's
    updateBanner();
    m_folders.refresh();
    m_counts.refresh();
    m_side->choose({});
    m_documents->setView(m_side->currentView(), m_side->titleOf(m_side->currentView()));
    const bool isAhead = m_editor->isLookingAhead();                 // at files that this account takes now
    if (!isAhead && !m_editor->isEmpty()) m_editor->closeDocument(); // it belongs to the account before
    if (!isAhead) showDocuments();
    if (waiting && m_context.session.current()) waiting->carryOut();
}

void MainWindow::withProfile(const std::function<void()>& then)
{
    if (m_context.session.current()) return then();
    if (m_isHeld) return m_held.append(then);
    if (m_waiting) return m_waiting->add(then);
    m_context.session.open(QStringLiteral("local"), this, [this, then](const Result<void>& result) {
        if (!result) return m_error->setError(result.error());
        then();
    });
}

void MainWindow::undo()
{
    if (currentPage() == m_editor)
        m_editor->undo();
    else if (currentPage() != m_bulk || !m_bulk->undo())
        m_toast->undo();
}

void MainWindow::redo()
{
    if (currentPage() == m_editor) m_editor->redo();
    if (currentPage() == m_bulk) (void)m_bulk->redo();
}

void MainWindow::applySettings(const QString& key)
{
    const auto& settings = m_context.settings;
    if (key == options::theme.key) m_theme.setMode(modeOf(settings.value(options::theme)));
    if (key == options::language.key) {
        m_languages.apply(settings.value(options::language));
        setLocale(QLocale()); // spin boxes and the like write numbers as the words do
    }
    if (!m_actions.all().isEmpty()) updateActions();
}

void MainWindow::updateBanner()
{
    if (!m_context.session.keyIsForThisRunOnly()) {
        m_keyBanner->hide();
        return;
    }
    m_keyBanner->showText(
        tr("The API key is kept for this run only."),
        tr("No keychain is available on this system, so you will be asked for the key next time."));
}

void MainWindow::updateTitle()
{
    const bool editing = currentPage() == m_editor && !m_editorTitle.isEmpty();
    setWindowTitle(editing ? tr("%1 — Inkstone").arg(m_editorTitle) : QStringLiteral("Inkstone"));
}

void MainWindow::changeEvent(QEvent* event)
{
    QMainWindow::changeEvent(event);
    if (event->type() != QEvent::LanguageChange) return;
    m_actions.retranslate();
    buildMenus();
    if (!m_actions.all().isEmpty()) updateActions(); // Undo names its step
    updateBanner();
    updateTitle();
    retranslateKiosk();
    m_documents->setTitle(m_side->titleOf(m_documents->view()));
}

void MainWindow::closeEvent(QCloseEvent* event)
{
    if (m_kiosk->isLocked()) {
        event->ignore();
        return m_signing->askToReturn();
    }
    m_documents->saveState();
    m_context.settings.set(options::windowGeometry, saveGeometry());
    m_context.settings.set(options::sideBar, m_sides->saveState());
    m_context.settings.sync();
    QMainWindow::closeEvent(event);
}

} // namespace ink::ui
