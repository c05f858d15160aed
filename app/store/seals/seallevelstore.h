#pragma once

#include "app/base/message.h"
#include "app/domain/document/ids.h"
#include "app/store/database/database.h"

#include <QString>

#include <optional>

namespace ink::store {

/** The levels of finished documents' seals. Documents sealed by earlier versions have no entry. */
class SealLevelStore final
{
public:
    explicit SealLevelStore(Database& database) : m_db(database) {}

    struct State
    {
        QString level;        ///< `B-B` … `B-LTA`: the lowest level of the document's files
        QString pendingLevel; ///< the level that the seal is being raised to; empty = none
        Message reason;       ///< reason why `pendingLevel` has not been reached yet
        bool operator==(const State&) const = default;
    };
    [[nodiscard]] Result<void> save(Transaction& transaction, domain::DocumentId id, const State& state);
    [[nodiscard]] Result<std::optional<State>> load(domain::DocumentId id) const;

private:
    Database& m_db;
};

} // namespace ink::store
