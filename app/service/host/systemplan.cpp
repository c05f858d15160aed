#include "app/service/host/systemplan.h"

namespace ink::service {

pdf::SealPlan planWithSystemRoots()
{
    static const pdf::TrustAnchors systemRoots =
        pdf::TrustAnchors::fromPem({}, true).value_or(pdf::TrustAnchors());
    pdf::SealPlan plan;
    plan.timestampOptions.trustAnchors = systemRoots;
    return plan;
}

} // namespace ink::service
