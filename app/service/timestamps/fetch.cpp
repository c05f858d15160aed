#include "app/service/timestamps/fetch.h"

#include "app/base/reasons.h"
#include "app/service/outbound/outbound.h"

#include <curl/curl.h>

#include <cstring>
#include <memory>
#include <mutex>
#include <vector>

#ifdef _WIN32
#include <winsock2.h>
#include <ws2tcpip.h>
#else
#include <arpa/inet.h>
#include <netinet/in.h>
#include <sys/socket.h>
#endif

namespace ink::service::timestamps {

namespace {

constexpr size_t maxHeaders = 32 * 1024;

/** One request under way. */
struct Exchange
{
    const FetchRequest& request;
    QByteArray answer;
    size_t headerBytes = 0;
    bool refused = false; ///< an address was refused
    bool tooMuch = false;
};

size_t onAnswer(char* data, size_t size, size_t count, void* user)
{
    auto* exchange = static_cast<Exchange*>(user);
    const auto bytes = static_cast<qsizetype>(size * count);
    if (exchange->answer.size() + bytes > exchange->request.maximum) {
        exchange->tooMuch = true;
        return 0;
    }
    exchange->answer.append(data, bytes);
    return size * count;
}

size_t onHeader(char*, size_t size, size_t count, void* user)
{
    auto* exchange = static_cast<Exchange*>(user);
    exchange->headerBytes += size * count;
    exchange->tooMuch = exchange->headerBytes > maxHeaders;
    return exchange->tooMuch ? 0 : size * count;
}

int onProgress(void* user, curl_off_t, curl_off_t, curl_off_t, curl_off_t)
{
    const auto* stop = static_cast<Exchange*>(user)->request.stop;
    return stop && *stop ? 1 : 0;
}

/** The last check before connecting: the actual address, whatever the name resolved to earlier. */
curl_socket_t onOpenSocket(void* user, curlsocktype purpose, curl_sockaddr* address)
{
    auto* exchange = static_cast<Exchange*>(user);
    const std::vector<std::uint8_t> bytes = outbound::addressBytes(address->addr);
    const auto& policy = exchange->request.policy;
    if (purpose != CURLSOCKTYPE_IPCXN || (policy && !mayContact(bytes, *policy))) {
        exchange->refused = true;
        return CURL_SOCKET_BAD;
    }
    return socket(address->family, address->socktype, address->protocol);
}

Message wordsFor(CURLcode code)
{
    switch (code) {
    case CURLE_UNSUPPORTED_PROTOCOL:
    case CURLE_URL_MALFORMAT:
        return reasons::fetchAddressInvalid();
    case CURLE_COULDNT_RESOLVE_HOST:
        return reasons::fetchHostNotFound();
    case CURLE_COULDNT_CONNECT:
        return reasons::fetchNoConnection();
    case CURLE_OPERATION_TIMEDOUT:
        return reasons::fetchTimeout();
    case CURLE_ABORTED_BY_CALLBACK:
        return reasons::fetchStopping();
    case CURLE_PEER_FAILED_VERIFICATION:
        return reasons::fetchCertificateNotAccepted();
    case CURLE_SSL_CACERT_BADFILE:
        return reasons::fetchAuthoritiesUnreadable();
    case CURLE_SSL_CONNECT_ERROR:
        return reasons::fetchNoSecureConnection();
    case CURLE_GOT_NOTHING:
    case CURLE_RECV_ERROR:
    case CURLE_SEND_ERROR:
    case CURLE_PARTIAL_FILE:
        return reasons::fetchConnectionCut();
    default:
        return Message::literal(QString::fromUtf8(curl_easy_strerror(code)));
    }
}

auto failed(const Message& why)
{
    return fail(ErrorCode::Unavailable, why);
}

} // namespace

Result<QByteArray> fetch(const FetchRequest& request)
{
    static std::once_flag once;
    std::call_once(once, [] { curl_global_init(CURL_GLOBAL_DEFAULT); });
    const outbound::Easy handle(curl_easy_init());
    CURL* const curl = handle.get();
    if (!curl) return failed(reasons::fetchConnectionFailed());
    // Parsed like callback addresses, so that every parser agrees on the host.
    const auto address = parseCallbackAddress(request.url);
    if (!address) return failed(reasons::fetchAddressInvalid());
    Exchange exchange{request, {}};
    outbound::List headers;
    append(headers, "Expect:");
    if (!request.accept.isEmpty()) append(headers, "Accept: " + request.accept);
    if (!request.body.isEmpty()) {
        append(headers, "Content-Type: " + request.contentType);
        curl_easy_setopt(curl, CURLOPT_POST, 1L);
        curl_easy_setopt(curl, CURLOPT_POSTFIELDSIZE_LARGE, static_cast<curl_off_t>(request.body.size()));
        curl_easy_setopt(curl, CURLOPT_POSTFIELDS, request.body.constData());
    }
    if (!request.user.isEmpty()) {
        curl_easy_setopt(curl, CURLOPT_HTTPAUTH, static_cast<long>(CURLAUTH_BASIC));
        curl_easy_setopt(curl, CURLOPT_USERNAME, request.user.toUtf8().constData());
        curl_easy_setopt(curl, CURLOPT_PASSWORD, request.password.reveal().constData());
    }
    curl_easy_setopt(curl, CURLOPT_URL, address->text().constData());
    curl_easy_setopt(curl, CURLOPT_PROTOCOLS_STR, request.httpOnly ? "http" : "http,https");
    curl_easy_setopt(curl, CURLOPT_HTTPHEADER, headers.get());
    outbound::setCautious(curl, request.caFile);
    curl_easy_setopt(curl, CURLOPT_TIMEOUT_MS, static_cast<long>(request.timeout.count()));
    curl_easy_setopt(curl, CURLOPT_CONNECTTIMEOUT_MS, static_cast<long>(request.timeout.count()));
    curl_easy_setopt(curl, CURLOPT_WRITEFUNCTION, onAnswer);
    curl_easy_setopt(curl, CURLOPT_WRITEDATA, &exchange);
    curl_easy_setopt(curl, CURLOPT_HEADERFUNCTION, onHeader);
    curl_easy_setopt(curl, CURLOPT_HEADERDATA, &exchange);
    curl_easy_setopt(curl, CURLOPT_OPENSOCKETFUNCTION, onOpenSocket);
    curl_easy_setopt(curl, CURLOPT_OPENSOCKETDATA, &exchange);
    curl_easy_setopt(curl, CURLOPT_NOPROGRESS, 0L);
    curl_easy_setopt(curl, CURLOPT_XFERINFOFUNCTION, onProgress);
    curl_easy_setopt(curl, CURLOPT_XFERINFODATA, &exchange);

    const CURLcode code = curl_easy_perform(curl);
    if (exchange.refused) return failed(reasons::fetchAddressNotAllowed());
    if (exchange.tooMuch) return failed(reasons::timestampAnswerTooLarge());
    if (code != CURLE_OK) return failed(wordsFor(code));
    long status = 0;
    curl_easy_getinfo(curl, CURLINFO_RESPONSE_CODE, &status);
    if (status != 200) return failed(reasons::fetchServerAnswered(status));
    return exchange.answer;
}

} // namespace ink::service::timestamps
