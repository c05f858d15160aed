#pragma once

#include "app/base/clock.h"
#include "app/base/result.h"
#include "app/store/database/database.h"

#include <QString>
#include <QStringList>

#include <memory>

namespace ink::store {

/**
 * Tracks the live processes on a PostgreSQL database. Each has a row and, on a separate connection, the
 * advisory lock of that row's number. The server releases the lock as soon as the process or its host is
 * gone, so dead processes are detected at once. A separate thread holds the connection and reacquires the
 * lock after a failure.
 */
class Presence final
{
public:
    /** `database` must outlive this. */
    [[nodiscard]] static Result<std::unique_ptr<Presence>> join(const Database& database,
                                                                const QString& owner, Timestamp now);
    ~Presence(); ///< removes the entry

    struct Others
    {
        QStringList living; ///< owners, this one included
        QStringList dead;   ///< listed until `forget`
    };
    [[nodiscard]] Result<Others> others() const;
    [[nodiscard]] Result<void> forget(const QString& deadOwner) const;

private:
    struct Private;
    explicit Presence(std::unique_ptr<Private> d);
    std::unique_ptr<Private> d;
};

} // namespace ink::store
