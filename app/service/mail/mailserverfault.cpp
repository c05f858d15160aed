#include "app/service/mail/mailserverfault.h"

#include "app/base/reasons.h"

namespace ink::service::mail {

std::optional<ink::Message> mailServerFault(CURLcode code)
{
    switch (code) {
    case CURLE_COULDNT_RESOLVE_HOST:
        return reasons::mailServerNotFound();
    case CURLE_COULDNT_CONNECT:
        return reasons::mailServerUnreachable();
    case CURLE_OPERATION_TIMEDOUT:
        return reasons::mailServerTimeout();
    case CURLE_USE_SSL_FAILED:
        return reasons::mailServerWithoutStarttls();
    case CURLE_PEER_FAILED_VERIFICATION:
        return reasons::mailServerCertificateNotAccepted();
    case CURLE_SSL_CONNECT_ERROR:
        return reasons::mailServerNotSecure();
    case CURLE_SSL_CACERT_BADFILE:
        return reasons::mailAuthoritiesUnreadable();
    case CURLE_LOGIN_DENIED:
        return reasons::mailServerLoginRefused();
    default:
        return std::nullopt;
    }
}

} // namespace ink::service::mail
