#pragma once

#include "app/base/clock.h"
#include "app/store/database/database.h"

#include <QString>

#include <optional>

namespace ink::store {

/** Failed logins, where every process that serves this database sees them. Subjects are kept as a hash. */
class AttemptStore final
{
public:
    explicit AttemptStore(Database& database) : m_db(database) {}

    struct Failures
    {
        int count = 0;
        std::optional<Timestamp> oldest;
    };
    /** Those after `since`. */
    [[nodiscard]] Result<Failures> failures(const QString& subject, Timestamp since) const;
    /** Adds one, and forgets everybody's before `since`. */
    [[nodiscard]] Result<void> add(Transaction& transaction, const QStringList& subjects, Timestamp now,
                                   Timestamp since);
    [[nodiscard]] Result<void> forget(Transaction& transaction, const QString& subject);

private:
    Database& m_db;
};

} // namespace ink::store
