#pragma once

namespace ink::workflow {
class Session;
}

namespace ink::ui {

class ErrorBanner;

/** While the bar above all pages says that the service can't be reached, a page doesn't repeat it: hides such
 * errors of `banner`, and retries when the service is back. */
void followReach(ErrorBanner& banner, workflow::Session& session);

} // namespace ink::ui
