#pragma once
// Private to app/service.

#include "app/base/clock.h"
#include "app/base/result.h"
#include "app/domain/routing/absence.h"
#include "app/service/rules/amendments.h"

namespace ink::service {

struct Stores;

/** An account's absences as of a given time, and the replacement of recipients with their deputies. */
class Deputies final
{
public:
    [[nodiscard]] static Result<Deputies> load(const Stores& stores, domain::AccountId account,
                                               Timestamp now);
    [[nodiscard]] const domain::AbsenceList& list() const { return m_list; }
    [[nodiscard]] domain::DeputyPlan planFor(const domain::Document& document, qsizetype index) const
    {
        return domain::deputyPlan(document, index, m_list);
    }

    /**
     * Replaces a recipient (0-based) with the deputy of `plan`, like a delegation: the old link is
     * invalidated, entered values are removed, and the deputy can't delegate again.
     */
    [[nodiscard]] static Result<amendments::Amendment>
    replaceWithDeputy(domain::Document& document, qsizetype index, const domain::DeputyPlan& plan);

private:
    domain::AbsenceList m_list;
};

} // namespace ink::service
