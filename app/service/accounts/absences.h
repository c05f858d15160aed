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

/** Lists and changes an account's absences: the days on which people are away, and their deputies. */
class Absences final
{
public:
    explicit Absences(const ServiceCore& core);

    [[nodiscard]] Result<domain::AbsenceList> list(const Actor& actor) const;
    /** Stores the response in the transaction that makes the change. */
    using StoreResponse = std::function<Result<void>(store::Transaction&, const domain::Absence&)>;
    /** Adds an absence and returns it with its ID. Validation error if a field is invalid, with the field's
     * name in the request; State error if the list is full. */
    [[nodiscard]] Result<domain::Absence> add(const Actor& actor, const domain::Absence& wanted,
                                              const StoreResponse& keep = {});
    /** Replaces the absence that has the ID of `wanted`. NotFound if there is none. Documents that were
     * already delegated stay with the deputy. */
    [[nodiscard]] Result<domain::Absence> update(const Actor& actor, const domain::Absence& wanted);
    [[nodiscard]] Result<void> remove(const Actor& actor, qint64 id);

private:
    [[nodiscard]] Result<domain::Absence> save(const Actor& actor, domain::Absence wanted,
                                               const StoreResponse& keep);

    const ServiceCore& m_core;
    Stores& m_stores;
};

} // namespace ink::service
