#include "app/store/seals/seallevelstore.h"

#include "app/store/database/query.h"

namespace ink::store {

Result<void> SealLevelStore::save(Transaction& transaction, domain::DocumentId id, const State& state)
{
    INK_TRY(run(transaction.database(), "seal_level_save",
                {{"document_id", id.value()},
                 {"level", fromText(state.level)},
                 {"awaits", fromText(state.pendingLevel)},
                 {"reason", fromText(toStoredText(state.reason))}}));
    return {};
}

Result<std::optional<SealLevelStore::State>> SealLevelStore::load(domain::DocumentId id) const
{
    INK_ASSIGN(query, run(m_db, "seal_level_load", {id.value()}));
    if (!query.next()) return std::optional<State>();
    return std::optional(State{query["level"].toString(), query["awaits"].toString(),
                               messageFromStoredText(query["reason"].toString())});
}

} // namespace ink::store
