#include "ui/pages/shared/followreach.h"

#include "app/workflow/session/session.h"
#include "ui/widgets/banner.h"

namespace ink::ui {

void followReach(ErrorBanner& banner, workflow::Session& session)
{
    using Reach = workflow::Session::Reach;
    const auto follow = [&banner, &session] {
        banner.setLineFaultKnown(session.reach() == Reach::Offline);
        if (session.reach() == Reach::Online && banner.hasLineFault()) Q_EMIT banner.retry();
    };
    QObject::connect(&session, &workflow::Session::reachChanged, &banner, follow);
    banner.setLineFaultKnown(session.reach() == Reach::Offline);
}

} // namespace ink::ui
