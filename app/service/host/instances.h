#pragma once

#include "app/base/clock.h"
#include "app/base/result.h"
#include "app/service/host/datafolder.h"

#include <QString>
#include <QStringList>

#include <memory>

namespace ink::service {

/**
 * The hosts that currently use the same data. For a folder, every running host has a lock file in
 * `instances/`; for a PostgreSQL database, a row and an advisory lock (store::Presence). A killed process
 * leaves a file or row whose lock is free. The other hosts then release its leases within seconds, or at the
 * next start. Thread-safe.
 */
class Instances final
{
public:
    /** Registers this host. */
    [[nodiscard]] static Result<std::unique_ptr<Instances>> join(const DataFolder& data, Timestamp now);
    ~Instances(); ///< unregisters this host

    /** Returns `pid:start:uuid`, the owner of this host's leases. */
    [[nodiscard]] QString owner() const;
    /** Returns the first eight digits of the UUID, which identify this host's resources. */
    [[nodiscard]] QString hostId() const;
    /** Returns the owners that are no longer alive and have not been removed with `remove`. */
    [[nodiscard]] Result<QStringList> deadOwners() const;
    void remove(const QString& deadOwner) const;
    /** Returns the host IDs of the live hosts, including this one. */
    [[nodiscard]] Result<QStringList> liveHostIds() const;

private:
    struct Private;
    explicit Instances(std::unique_ptr<Private> d);
    std::unique_ptr<Private> d;
};

} // namespace ink::service
