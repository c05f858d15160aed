#include "app/service/outbound/transferfault.h"

#include "app/base/reasons.h"
#include "app/service/outbound/reasons.h"

namespace ink::service::outbound {

TransferFailure transferFailure(CURLcode code)
{
    switch (code) {
    case CURLE_COULDNT_RESOLVE_HOST:
        return TransferFailure::HostNotFound;
    case CURLE_COULDNT_CONNECT:
        return TransferFailure::NoConnection;
    case CURLE_OPERATION_TIMEDOUT:
        return TransferFailure::Timeout;
    case CURLE_ABORTED_BY_CALLBACK:
        return TransferFailure::Stopped;
    case CURLE_PEER_FAILED_VERIFICATION:
        return TransferFailure::CertificateNotAccepted;
    case CURLE_SSL_CACERT_BADFILE:
        return TransferFailure::AuthoritiesUnreadable;
    case CURLE_SSL_CONNECT_ERROR:
        return TransferFailure::NotSecure;
    case CURLE_GOT_NOTHING:
    case CURLE_RECV_ERROR:
    case CURLE_SEND_ERROR:
    case CURLE_PARTIAL_FILE:
        return TransferFailure::ConnectionCut;
    default:
        return TransferFailure::Other;
    }
}

TransferFailureText transferFailureText(CURLcode code)
{
    switch (transferFailure(code)) {
    case TransferFailure::HostNotFound:
        return {reasons::hostNameNotFound(), reasons::fetchHostNotFound()};
    case TransferFailure::NoConnection:
        return {reasons::noConnection(), reasons::fetchNoConnection()};
    case TransferFailure::Timeout:
        return {reasons::noAnswerInTime(), reasons::fetchTimeout()};
    case TransferFailure::Stopped:
        return {reasons::serviceStopped(), reasons::fetchStopping()};
    case TransferFailure::CertificateNotAccepted:
        return {reasons::serverCertificateNotAccepted(), reasons::fetchCertificateNotAccepted()};
    case TransferFailure::AuthoritiesUnreadable:
        return {reasons::trustedAuthoritiesUnreadable(), reasons::fetchAuthoritiesUnreadable()};
    case TransferFailure::NotSecure:
        return {reasons::noSecureConnection(), reasons::fetchNoSecureConnection()};
    case TransferFailure::ConnectionCut:
        return {reasons::connectionCut(), reasons::fetchConnectionCut()};
    case TransferFailure::Other:
        break;
    }
    switch (code) {
    case CURLE_UNSUPPORTED_PROTOCOL:
    case CURLE_URL_MALFORMAT:
        return {reasons::addressNotHttp(), reasons::fetchAddressInvalid()};
    case CURLE_WEIRD_SERVER_REPLY:
    case CURLE_BAD_CONTENT_ENCODING:
        return {reasons::answerNotHttp(), reasons::timestampAnswerInvalid()};
    default:
        const Message words = Message::literal(QString::fromUtf8(curl_easy_strerror(code)));
        return {words, words};
    }
}

} // namespace ink::service::outbound
