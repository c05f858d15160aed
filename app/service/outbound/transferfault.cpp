#include "app/service/outbound/transferfault.h"

#include "app/base/reasons.h"

namespace ink::service::outbound {

TransferFault transferFault(CURLcode code)
{
    switch (code) {
    case CURLE_UNSUPPORTED_PROTOCOL:
    case CURLE_URL_MALFORMAT:
        return {reasons::addressNotHttp(), reasons::fetchAddressInvalid()};
    case CURLE_COULDNT_RESOLVE_HOST:
        return {reasons::hostNameNotFound(), reasons::fetchHostNotFound()};
    case CURLE_COULDNT_CONNECT:
        return {reasons::noConnection(), reasons::fetchNoConnection()};
    case CURLE_OPERATION_TIMEDOUT:
        return {reasons::noAnswerInTime(), reasons::fetchTimeout()};
    case CURLE_ABORTED_BY_CALLBACK:
        return {reasons::serviceStopped(), reasons::fetchStopping()};
    case CURLE_PEER_FAILED_VERIFICATION:
        return {reasons::serverCertificateNotAccepted(), reasons::fetchCertificateNotAccepted()};
    case CURLE_SSL_CACERT_BADFILE:
        return {reasons::trustedAuthoritiesUnreadable(), reasons::fetchAuthoritiesUnreadable()};
    case CURLE_SSL_CONNECT_ERROR:
        return {reasons::noSecureConnection(), reasons::fetchNoSecureConnection()};
    case CURLE_GOT_NOTHING:
    case CURLE_RECV_ERROR:
    case CURLE_SEND_ERROR:
    case CURLE_PARTIAL_FILE:
        return {reasons::connectionCut(), reasons::fetchConnectionCut()};
    case CURLE_WEIRD_SERVER_REPLY:
    case CURLE_BAD_CONTENT_ENCODING:
        return {reasons::answerNotHttp(), reasons::timestampAnswerInvalid()};
    default:
        const Message words = Message::literal(QString::fromUtf8(curl_easy_strerror(code)));
        return {words, words};
    }
}

} // namespace ink::service::outbound
