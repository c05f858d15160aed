#pragma once

#include "app/base/clock.h"
#include "app/base/result.h"
#include "app/store/database/database.h"

#include <QString>
#include <QStringList>

#include <memory>

namespace ink::store {

/**
 * Tracks the live processes that use a PostgreSQL database. Each has a row and, on a separate connection, the
 * advisory lock with that row's number. The server releases the lock as soon as the process or its host is
 * gone, so dead processes are detected at once. A separate thread holds the connection and reacquires the
 * lock after a failure.
 */
class Presence final
{
public:
    /** Registers this process. `database` must outlive the object. */
    [[nodiscard]] static Result<std::unique_ptr<Presence>> join(const Database& database,
                                                                const QString& owner, Timestamp now);
    ~Presence(); ///< removes the entry

    struct Owners
    {
        QStringList live; ///< owners, including this one
        QStringList dead; ///< owners whose processes have ended; listed until remove()
    };
    [[nodiscard]] Result<Owners> owners() const;
    [[nodiscard]] Result<void> remove(const QString& deadOwner) const;

private:
    struct Private;
    explicit Presence(std::unique_ptr<Private> d);
    std::unique_ptr<Private> d;
};

} // namespace ink::store
