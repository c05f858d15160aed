#pragma once

#include <QStringList>

#include <functional>

namespace ink::settings {
class Settings;
}
namespace ink::store {
class Database;
class DocumentCache;
class DraftJournal;
} // namespace ink::store
namespace ink::workflow {
class Delivery;
class SealLock;
class Session;
} // namespace ink::workflow

namespace ink::updates {
class UpdateCheck;
}

namespace ink::ui {

class Prompts;

/** The objects that the window uses, created in main. They outlive the window. */
struct AppContext
{
    workflow::Session& session;
    store::Database& database; ///< the app's own, on this computer
    store::DraftJournal& journal;
    store::DocumentCache& cache;
    settings::Settings& settings;
    Prompts& prompts;
    std::function<QStringList()> ownFingerprints; ///< of this workspace's certificates, for Verify
    workflow::Delivery* delivery = nullptr;       ///< of the service on this computer; null = no such service
    QString logFile{};                            ///< of this program; empty = no log file
    QString crashReport{};                        ///< of the last run; empty = it ended normally
    workflow::SealLock* seal = nullptr;           ///< of that service; null = its key is never locked
    updates::UpdateCheck* updates = nullptr;      ///< null = this program doesn't check for updates
};

} // namespace ink::ui
