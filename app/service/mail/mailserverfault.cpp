#include "app/service/mail/mailserverfault.h"

#include "app/service/mail/reasons.h"
#include "app/service/outbound/transferfault.h"

namespace ink::service::mail {

std::optional<ink::Message> mailServerFailureText(CURLcode code)
{
    using outbound::TransferFailure;
    switch (outbound::transferFailure(code)) {
    case TransferFailure::HostNotFound:
        return reasons::mailServerNotFound();
    case TransferFailure::NoConnection:
        return reasons::mailServerUnreachable();
    case TransferFailure::Timeout:
        return reasons::mailServerTimeout();
    case TransferFailure::CertificateNotAccepted:
        return reasons::mailServerCertificateNotAccepted();
    case TransferFailure::AuthoritiesUnreadable:
        return reasons::mailAuthoritiesUnreadable();
    case TransferFailure::NotSecure:
        return reasons::mailServerNotSecure();
    case TransferFailure::Stopped:
    case TransferFailure::ConnectionCut: // the server may have given the reason
    case TransferFailure::Other:
        break;
    }
    if (code == CURLE_USE_SSL_FAILED) return reasons::mailServerWithoutStarttls();
    if (code == CURLE_LOGIN_DENIED) return reasons::mailServerLoginRefused();
    return std::nullopt;
}

} // namespace ink::service::mail
