#pragma once

#include "app/base/result.h"
#include "app/domain/routing/absence.h"

#include <functional>

namespace ink::store {
class Transaction;
}

namespace ink::service {

class ServiceCore;
struct Actor;
struct Stores;

/** An account's absent people and their deputies. */
class Absences final
{
public:
    explicit Absences(const ServiceCore& core);

    [[nodiscard]] Result<domain::AbsenceList> list(const Actor& actor) const;
    /** Stores the response in the transaction that makes the change. */
    using Keep = std::function<Result<void>(store::Transaction&, const domain::Absence&)>;
    /** Validation if a field is invalid, named as in the request; State if the list is full. */
    [[nodiscard]] Result<domain::Absence> add(const Actor& actor, const domain::Absence& wanted,
                                              const Keep& keep = {});
    /** Replaces the absence with its id. Parts already delegated stay with the deputy. */
    [[nodiscard]] Result<domain::Absence> change(const Actor& actor, const domain::Absence& wanted);
    [[nodiscard]] Result<void> remove(const Actor& actor, qint64 id);

private:
    [[nodiscard]] Result<domain::Absence> save(const Actor& actor, domain::Absence wanted, const Keep& keep);

    const ServiceCore& m_core;
    Stores& m_stores;
};

} // namespace ink::service
