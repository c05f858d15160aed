#include "app/inkstone/workstation.h"

#include "app/api/networktransport.h"
#include "app/base/backgroundtask.h"
#include "app/base/clock.h"
#include "app/base/files.h"
#include "app/inkstone/crashhandler.h"
#include "app/inkstone/fontwarmup.h"
#include "app/inkstone/singleinstance.h"
#include "app/inkstone/starttrace.h"
#include "app/secrets/keychainsecretstore.h"
#include "app/service/log/logsink.h"
#include "app/settings/settings.h"
#include "app/store/database/database.h"
#include "app/store/journals/draftjournal.h"
#include "app/store/schema/opendatabase.h"
#include "app/updates/updatecheck.h"
#include "app/workflow/session/session.h"
#include "app/workplace/localdelivery.h"
#include "app/workplace/workplace.h"
#include "ui/dialogs/widgetprompts.h"
#include "ui/pages/editor/draft/filepreview.h"
#include "ui/shell/accountopener.h"
#include "ui/shell/fileopener.h"
#include "ui/shell/mainwindow.h"
#include "ui/shell/permissiondesk.h"
#include "ui/shell/window/appcontext.h"
#include "ui/shell/window/openrequests.h"
#include "ui/shell/window/starterrordialog.h"
#include "ui/shell/workspace.h"

#include <QApplication>
#include <QDir>
#include <QFileInfo>
#include <QSysInfo>
#include <QTimer>

#include <chrono>

#ifdef Q_OS_WIN
// The first header is required by the others.
// clang-format off
#include <windows.h>
#include <shobjidl.h>
// clang-format on
#endif

namespace ink {

namespace {

#ifdef Q_OS_WIN
/** Groups the windows on the taskbar with the shortcut of the installer, and gives notifications their
 * sender. */
void setTaskbarIdentity()
{
    SetCurrentProcessExplicitAppUserModelID(L"org.inkstone.inkstone");
}
#endif

/** Long enough for a person to unlock the keychain. */
constexpr std::chrono::seconds keychainTimeout{60};

/** Returns the path of the log file, or an empty string if its folder can't be created. Renames a large file
 * of earlier runs. */
QString startLog(const QString& dataFolder)
{
    constexpr qint64 large = 1024 * 1024;
    const QDir folder(dataFolder + QStringLiteral("/logs"));
    if (!QDir().mkpath(folder.path())) return {};
    const QString file = folder.filePath(QStringLiteral("inkstone.log"));
    if (QFileInfo(file).size() > large) {
        const QString older = folder.filePath(QStringLiteral("inkstone.1.log"));
        removeFile(older);
        renameFile(file, older);
    }
    return file;
}

/** Checks all stored data in the background; a dialog reports damage. */
void checkData(const Workplace& workplace, ui::MainWindow& window, ui::Prompts& prompts)
{
    runInBackground(
        &window,
        [files = workplace.databases()]() -> Result<void> {
            for (const QString& file : files)
                INK_TRY(store::checkSqlitePages(file));
            return {};
        },
        [&window, &prompts, folder = workplace.dataFolder()](const Result<void>& checked) {
            if (checked) return;
            qWarning("%s", qPrintable(errorText(checked.error())));
            ui::reportDamage(prompts, &window, checked.error(), folder);
        });
}

/** Repeats a step that is required for the start until it succeeds or the person gives up; a dialog shows
 * the error. */
template <typename Step>
auto retryUntilGivenUp(const settings::Settings& settings, const QString& folder, const Step& step)
{
    auto result = step();
    while (!result) {
        printErrorLine(errorText(result.error()));
        if (!ui::askToRetryStart(settings, result.error(), folder)) break;
        result = step();
    }
    return result;
}

void bringToFront(QWidget& window)
{
    window.setWindowState((window.windowState() & ~Qt::WindowMinimized) | Qt::WindowActive);
    window.show();
    window.raise();
    window.activateWindow();
}

} // namespace

int runWorkstation(int argc, char** argv, const WorkstationRequest& what)
{
    const StartTrace trace;
    trace.step("program loaded and linked");
    WorkstationRequest wanted = what;
    for (QString& file : wanted.files)
        file = QDir::current().absoluteFilePath(file);
    SingleInstance instance(Workplace::defaultDataFolder());
    if (!instance.claim()) {
        const QCoreApplication handing(argc, argv);
        if (instance.forward(wanted)) return 0;
        (void)instance.claim(); // the other process may have ended; otherwise both windows use the folder
    }
    trace.step("only instance");
    startFontWarmUp();
    if (!wanted.files.isEmpty() && !wanted.opensVerifyPage) ui::startFilePreview(wanted.files);
#ifdef Q_OS_WIN
    setTaskbarIdentity();
#endif
    const QApplication app(argc, argv);
#ifdef Q_OS_MACOS
    // As users of macOS expect, the program and its signing links keep running without a window.
    QApplication::setQuitOnLastWindowClosed(false);
#endif
    trace.step("Qt, display, style");
    const SystemClock clock;
    secrets::KeychainSecretStore secretStore(keychainTimeout);
    settings::Settings settings(Workplace::settingsPath());
    Workplace workplace(Workplace::defaultDataFolder(), settings, secretStore, clock);
    if (!retryUntilGivenUp(settings, workplace.dataFolder(), [&workplace] { return workplace.prepare(); }))
        return 1;
    const QString logFile = startLog(workplace.dataFolder());
    const auto log = service::log::LogSink::open({logFile, service::log::Level::Info, false}, clock);
    if (!log) printErrorLine(errorText(log.error()));
    qInfo("Inkstone %s, Qt %s, %s", INKSTONE_VERSION, qVersion(),
          qUtf8Printable(QSysInfo::prettyProductName()));
    const QString crashReport = CrashHandler::takeReport(QFileInfo(logFile).path());
    CrashHandler::install(QFileInfo(logFile).path());
    trace.step("settings, data folder, log");
    const auto database = retryUntilGivenUp(settings, workplace.dataFolder(), [&workplace] {
        return store::openSqlite(workplace.workstationDatabase(), store::Schema::Workstation);
    });
    if (!database) return 1;
    trace.step("database");
    store::DraftJournal journal(**database);
    store::DocumentCache cache(**database);

    workflow::Session session(settings, secretStore, [&workplace]() -> Result<workflow::LocalService> {
        INK_ASSIGN(service, workplace.service());
        INK_ASSIGN(key, service->localKey());
        return workflow::LocalService{QUrl(service->localUrl()), key};
    });
    ui::WidgetPrompts prompts;
    LocalDelivery delivery(workplace, session, settings, QCoreApplication::applicationFilePath());
    const auto ownFingerprints = [&workplace] {
        const QString own = workplace.sealFingerprint();
        return own.isEmpty() ? QStringList() : QStringList{own};
    };
    updates::UpdateCheck updates(
        settings, updates::builtInFeed(),
        [&session, &settings](const QUrl& baseUrl) -> std::unique_ptr<api::Transport> {
            api::NetworkTransport::Options chosen;
            chosen.baseUrl = baseUrl;
            chosen.proxy = session.proxy();
            chosen.extraCaFile = settings.value(settings::options::extraCaFile);
            chosen.isAnonymized = true;
            return std::make_unique<api::NetworkTransport>(std::move(chosen));
        },
        clock, QStringLiteral(INKSTONE_VERSION));
    ui::AppContext context{session,
                           **database,
                           journal,
                           cache,
                           settings,
                           prompts,
                           ownFingerprints,
                           &delivery,
                           logFile,
                           crashReport,
                           &workplace.localSecrets(),
                           &updates};
    ui::Workspace workspace(context);
    trace.step("pages of the window");
    ui::MainWindow window(workspace);
    trace.step("window");

    const auto open = [&window](const WorkstationRequest& request) {
        if (request.opensVerifyPage)
            window.files().verify(request.files.value(0));
        else
            window.files().open(request.files);
        if (!request.link.isEmpty()) window.files().openLink(request.link);
    };
    ui::PermissionDesk permissions(window, workspace.kiosk());
    QObject::connect(&permissions, &ui::PermissionDesk::asking, &window, [&window] { bringToFront(window); });
    instance.listen(
        [&window, open](const WorkstationRequest& request) {
            bringToFront(window);
            open(request);
        },
        [&permissions](const permission::Question& question, QObject* asker,
                       ui::PermissionDesk::Reply reply) {
            permissions.ask(question, asker, std::move(reply));
        });
    const ui::OpenRequests fromDesktop(
        [open](const QStringList& files) {
            open(WorkstationRequest{files, false});
        },
        [open](const QString& link) {
            open(WorkstationRequest{{}, false, link});
        });
#ifdef Q_OS_MACOS
    QObject::connect(&app, &QGuiApplication::applicationStateChanged, &window,
                     [&window](Qt::ApplicationState state) {
                         if (state == Qt::ApplicationActive && !window.isVisible())
                             bringToFront(window); // a click in the Dock
                     });
#endif
    // Files are shown before the service starts, and before the user has unlocked the keychain.
    window.accounts().deferOpening();
    open(wanted);
    window.showStartPage();
    trace.step("file in the editor, or start page");
    window.setVisible(true);
    trace.step("layout");
    QObject::connect(&window, &ui::MainWindow::firstPainted, &window,
                     [&trace] { trace.step("first page, or empty window, painted"); });
    window.callAfterFirstPaint(!wanted.files.isEmpty() && !wanted.opensVerifyPage,
                               [&window, &workplace, &trace] {
                                   trace.step("hidden pages");
                                   workplace.unlock(&window, [&window, &trace] {
                                       trace.step("keychain and service");
                                       window.accounts().start();
                                   });
                               });
    constexpr std::chrono::seconds quietStart{30}; // leaves the first moments to the user's own work
    QTimer::singleShot(quietStart, &updates, [&] {
        ui::discardFilePreview();
        updates.start();
        checkData(workplace, window, prompts);
    });
    return QApplication::exec();
}

} // namespace ink
