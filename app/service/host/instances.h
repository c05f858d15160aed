#pragma once

#include "app/base/clock.h"
#include "app/base/result.h"
#include "app/service/host/datafolder.h"

#include <QString>
#include <QStringList>

#include <memory>

namespace ink::service {

/**
 * The hosts that work on the same data right now. In a folder every running host has a lock file in
 * `instances/`; in a PostgreSQL database a row and an advisory lock (store::Presence). A process that was
 * killed leaves its file or row behind with a lock that nobody holds; what it owned is given back by the
 * others within seconds, or at the next start. Safe from any thread.
 */
class Instances final
{
public:
    /** Registers this host. */
    [[nodiscard]] static Result<std::unique_ptr<Instances>> join(const DataFolder& data, Timestamp now);
    ~Instances(); ///< removes its row

    /** `pid:start:uuid`, the owner of this host's leases. */
    [[nodiscard]] QString owner() const;
    /** The first eight digits of the uuid: marks what belongs to this host. */
    [[nodiscard]] QString mark() const;
    /** Owners that are not alive any more. They stay listed until `forget`. */
    [[nodiscard]] Result<QStringList> dead() const;
    void forget(const QString& deadOwner) const;
    /** Marks of the living, this one included. */
    [[nodiscard]] Result<QStringList> livingMarks() const;

private:
    struct Private;
    explicit Instances(std::unique_ptr<Private> d);
    std::unique_ptr<Private> d;
};

} // namespace ink::service
