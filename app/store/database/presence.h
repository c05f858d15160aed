#pragma once

#include "app/base/clock.h"
#include "app/base/result.h"
#include "app/store/database/database.h"

#include <QString>
#include <QStringList>

#include <memory>

namespace ink::store {

/**
 * Who works on a PostgreSQL database right now. Every one has a row and, on a connection of its own, the
 * advisory lock of that row's number: the server drops it the moment the process or its host is gone, so the
 * dead are seen at once. A thread of its own holds the connection and takes the lock anew when it broke.
 */
class Presence final
{
public:
    /** `database` must outlive this. */
    [[nodiscard]] static Result<std::unique_ptr<Presence>> join(const Database& database,
                                                                const QString& owner, Timestamp now);
    ~Presence(); ///< leaves

    struct Others
    {
        QStringList living; ///< owners, this one included
        QStringList dead;   ///< they stay listed until `forget`
    };
    [[nodiscard]] Result<Others> others() const;
    [[nodiscard]] Result<void> forget(const QString& deadOwner) const;

private:
    struct Private;
    explicit Presence(std::unique_ptr<Private> d);
    std::unique_ptr<Private> d;
};

} // namespace ink::store
