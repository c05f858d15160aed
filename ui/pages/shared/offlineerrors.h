#pragma once

namespace ink::workflow {
class Session;
}

namespace ink::ui {

class ErrorBanner;

/** Hides connection errors of `banner` while the bar above all pages already reports that the service can't
 * be reached, and retries when the service is available again. */
void suppressOfflineErrors(ErrorBanner& banner, workflow::Session& session);

} // namespace ink::ui
