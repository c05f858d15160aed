#include "app/inkstone/workstation.h"

#include "app/base/clock.h"
#include "app/inkstone/workplace.h"
#include "app/secrets/keychainsecretstore.h"
#include "app/settings/settings.h"
#include "app/store/database.h"
#include "app/store/draftjournal.h"
#include "app/workflow/session.h"
#include "ui/dialogs/widgetprompts.h"
#include "ui/shell/mainwindow.h"

#include <QApplication>
#include <QDir>

#include <chrono>

namespace ink {

namespace {

/** A person may have to unlock the keychain: they get the time. */
constexpr std::chrono::seconds keychainTimeout{60};

} // namespace

int runWorkstation(int argc, char** argv, const RunWorkstation& what)
{
    const QApplication app(argc, argv);
    const SystemClock clock;
    secrets::KeychainSecretStore secretStore(keychainTimeout);
    settings::Settings settings(Workplace::settingsPath());
    Workplace workplace(Workplace::defaultDataFolder(), secretStore, clock);
    if (const auto prepared = workplace.prepare(); !prepared) {
        complain(sentence(prepared.error()));
        return 1;
    }
    const auto database =
        store::Database::openSqlite(workplace.workstationDatabase(), store::Schema::Workstation);
    if (!database) {
        complain(sentence(database.error()));
        return 1;
    }
    store::DraftJournal journal(**database);
    store::DocumentCache cache(**database);

    workflow::Session session(settings, secretStore, [&workplace]() -> Result<workflow::LocalService> {
        INK_ASSIGN(service, workplace.service());
        INK_ASSIGN(key, service->localKey());
        return workflow::LocalService{QUrl(service->baseUrl()), key};
    });
    ui::WidgetPrompts prompts;
    ui::AppContext context{session, **database, journal, cache, settings, prompts, [&workplace] {
                               const QString own = workplace.sealFingerprint();
                               return own.isEmpty() ? QStringList() : QStringList{own};
                           }};
    ui::MainWindow window(context);
    window.setVisible(true);

    // Absolute before anything changes the working folder.
    QStringList files;
    for (const QString& file : what.files)
        files.append(QDir::current().absoluteFilePath(file));
    workplace.unlock(&window, [&window, files, verify = what.verify] {
        window.start();
        if (verify)
            window.verifyFile(files.value(0));
        else if (!files.isEmpty())
            window.openFiles(files);
    });
    return QApplication::exec();
}

} // namespace ink
