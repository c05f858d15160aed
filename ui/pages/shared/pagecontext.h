#pragma once

namespace ink {
class Clock;
}
namespace ink::settings {
class Settings;
}
namespace ink::store {
class Database;
class DocumentCache;
class DraftJournal;
} // namespace ink::store
namespace ink::workflow {
class PeopleBook;
class Session;
} // namespace ink::workflow

namespace ink::ui {

class Prompts;

/** The objects that a page uses. They outlive it. */
struct PageContext
{
    workflow::Session& session;
    store::Database& database; ///< the workstation's own: journal, cache, outbox, bulk runs
    store::DraftJournal& journal;
    store::DocumentCache& cache;
    settings::Settings& settings;
    Prompts& prompts;
    const Clock& clock;
};

} // namespace ink::ui
