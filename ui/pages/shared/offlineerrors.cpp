#include "ui/pages/shared/offlineerrors.h"

#include "app/workflow/session/session.h"
#include "ui/widgets/banner.h"

namespace ink::ui {

void suppressOfflineErrors(ErrorBanner& banner, workflow::Session& session)
{
    using Reach = workflow::Session::Reach;
    const auto follow = [&banner, &session] {
        banner.setConnectionErrorsHidden(session.reach() == Reach::Offline);
        if (session.reach() == Reach::Online && banner.hasConnectionError()) Q_EMIT banner.retryRequested();
    };
    QObject::connect(&session, &workflow::Session::reachChanged, &banner, follow);
    banner.setConnectionErrorsHidden(session.reach() == Reach::Offline);
}

} // namespace ink::ui
