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
    std::function<QStringList()> ownFingerprints; ///< fingerprints of own certificates, for Verify
    workflow::Delivery* delivery = nullptr;       ///< settings of this computer's service; null = none
    QString logFile{};                            ///< the program's log file; empty = none
    QString crashReport{};                        ///< report about the last run; empty = it ended normally
    workflow::SealLock* seal = nullptr;           ///< that service's lock; null = never locked
    updates::UpdateCheck* updates = nullptr;      ///< null = this program doesn't check for updates
};

} // namespace ink::ui
