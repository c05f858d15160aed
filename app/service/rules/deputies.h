#pragma once
// Private to app/service.

#include "app/base/clock.h"
#include "app/base/result.h"
#include "app/domain/routing/absence.h"
#include "app/service/rules/amendments.h"

namespace ink::service {

struct Stores;

/** An account's list of absences, as it holds at one moment, and what a deputy's turn changes. */
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
     * Puts the deputy of `plan` in the place of a recipient (0-based) as a delegation would: the old link
     * ends, what was entered is removed, and the deputy can't pass it on again.
     */
    [[nodiscard]] static Result<amendments::Amendment> takeOver(domain::Document& document, qsizetype index,
                                                                const domain::DeputyPlan& plan);

private:
    domain::AbsenceList m_list;
};

} // namespace ink::service
