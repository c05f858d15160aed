#pragma once

#include "app/base/clock.h"
#include "app/base/result.h"

#include <QString>
#include <QStringList>

#include <memory>

namespace ink::service {

/**
 * Who works on a data folder right now: every running host has a lock file in `instances/`. A process that
 * was killed leaves its file behind with a lock that nobody holds; what it owned is given back at the next
 * start.
 */
class Instances final
{
public:
    /** Registers this host. */
    [[nodiscard]] static Result<std::unique_ptr<Instances>> join(const QString& dataFolder, Timestamp now);
    ~Instances(); ///< leaves

    /** `pid:start:uuid`, the owner of this host's leases. */
    [[nodiscard]] QString owner() const;
    /** The first eight digits of the uuid: marks what belongs to this host. */
    [[nodiscard]] QString mark() const;
    /** Owners that are not alive any more. Their files stay until `forget`. */
    [[nodiscard]] QStringList dead() const;
    void forget(const QString& deadOwner) const;
    /** Marks of the living, this one included. */
    [[nodiscard]] QStringList livingMarks() const;

private:
    struct Private;
    explicit Instances(std::unique_ptr<Private> d);
    std::unique_ptr<Private> d;
};

} // namespace ink::service
