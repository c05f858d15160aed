#pragma once

#include "app/base/message.h"
#include "app/domain/ids.h"
#include "app/store/database/database.h"

#include <QString>

#include <optional>

namespace ink::store {

/** How far the seals of finished documents got. A document that was sealed before this was kept has none. */
class SealLevelStore final
{
public:
    explicit SealLevelStore(Database& database) : m_db(database) {}

    struct State
    {
        QString level;  ///< `B-B` … `B-LTA`: the least of the document's files
        QString awaits; ///< the level that it is being raised to; empty = it stays as it is
        Message reason; ///< why it is not there yet
        bool operator==(const State&) const = default;
    };
    [[nodiscard]] Result<void> save(Transaction& transaction, domain::DocumentId id, const State& state);
    [[nodiscard]] Result<std::optional<State>> load(domain::DocumentId id) const;

private:
    Database& m_db;
};

} // namespace ink::store
