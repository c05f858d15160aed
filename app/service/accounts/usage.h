#pragma once

#include "app/base/result.h"
#include "app/domain/account/usage.h"

#include <functional>

namespace ink::service {

class ServiceCore;
struct Actor;
struct Stores;

// Index(Usage): Charges: who sees which of them in the statement
/**
 * An account's charges as a statement. A key that is limited to a folder sees only the charges of documents
 * in that folder. API keys are identified only for actors who may manage the whole account; all others see
 * only their own key.
 */
class Usage final
{
public:
    explicit Usage(const ServiceCore& core);

    [[nodiscard]] Result<domain::UsageStatement> statement(const Actor& actor,
                                                           const domain::UsageQuery& query) const;
    /** Receives each charge of the period, newest first. */
    using EachCharge = std::function<Result<void>(const domain::Charge&)>;
    [[nodiscard]] Result<void> forEachCharge(const Actor& actor, const domain::UsageQuery& query,
                                             const EachCharge& each) const;

private:
    [[nodiscard]] Result<QList<domain::UsageGroup>> months(const Actor& actor,
                                                           const domain::UsageQuery& query, Timestamp first,
                                                           Timestamp last, const QString& timeZone) const;
    [[nodiscard]] Result<QList<domain::UsageGroup>> keys(const Actor& actor,
                                                         const domain::UsageQuery& query) const;

    Stores& m_stores;
};

} // namespace ink::service
