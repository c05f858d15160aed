#pragma once

#include "app/base/clock.h"
#include "app/store/database/database.h"

#include <QString>

#include <optional>

namespace ink::store {

/** Failed sign-ins, shared by all processes that serve this database. Subjects are stored as hashes. */
class AttemptStore final
{
public:
    explicit AttemptStore(Database& database) : m_db(database) {}

    struct Failures
    {
        int count = 0;
        std::optional<Timestamp> oldest;
    };
    /** Returns the failures after `since`. */
    [[nodiscard]] Result<Failures> failures(const QString& subject, Timestamp since) const;
    /** Records a failed sign-in for each subject. Also removes the failures of all subjects from before
     * `since`. */
    [[nodiscard]] Result<void> add(Transaction& transaction, const QStringList& subjects, Timestamp now,
                                   Timestamp since);
    [[nodiscard]] Result<void> remove(Transaction& transaction, const QString& subject);

private:
    Database& m_db;
};

} // namespace ink::store
