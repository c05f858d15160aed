#include "app/service/timestamps/fetch.h"

#include "app/pdf/seal/reasons.h"
#include "app/service/outbound/outbound.h"
#include "app/service/outbound/reasons.h"
#include "app/service/outbound/socketguard.h"
#include "app/service/outbound/transferfault.h"
#include "app/service/timestamps/reasons.h"

#include <curl/curl.h>

#include <mutex>
#include <vector>

namespace ink::service::timestamps {

namespace {

constexpr size_t maxHeaders = 32 * 1024;

/** One request in progress. */
struct Exchange
{
    const FetchRequest& request;
    QByteArray answer;
    size_t headerBytes = 0;
    bool tooMuch = false;
};

size_t onAnswer(char* data, size_t size, size_t count, void* user)
{
    auto* exchange = static_cast<Exchange*>(user);
    const auto bytes = static_cast<qsizetype>(size * count);
    if (exchange->answer.size() + bytes > exchange->request.maxBytes) {
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

auto failed(const Message& why)
{
    return fail(ErrorCode::Unavailable, why);
}

} // namespace

Result<QByteArray> fetch(const FetchRequest& request)
{
    static std::once_flag once;
    std::call_once(once, [] { curl_global_init(CURL_GLOBAL_DEFAULT); });
    // Parsed like callback addresses, so that every parser agrees on the host.
    const auto address = parseCallbackAddress(request.url);
    if (!address) return failed(reasons::fetchAddressInvalid());
    Exchange exchange{request, {}};
    outbound::SocketGuard sockets([&policy = request.policy](const std::vector<std::uint8_t>& bytes) {
        return !policy || canContact(bytes, *policy);
    });
    const outbound::EasyHandle handle(curl_easy_init());
    CURL* const curl = handle.get();
    if (!curl) return failed(reasons::fetchConnectionFailed());
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
    curl_easy_setopt(curl, CURLOPT_URL, address->toString().constData());
    curl_easy_setopt(curl, CURLOPT_PROTOCOLS_STR, request.isHttpOnly ? "http" : "http,https");
    curl_easy_setopt(curl, CURLOPT_HTTPHEADER, headers.get());
    outbound::setStrictOptions(curl, request.caFile);
    curl_easy_setopt(curl, CURLOPT_TIMEOUT_MS, static_cast<long>(request.timeout.count()));
    curl_easy_setopt(curl, CURLOPT_CONNECTTIMEOUT_MS, static_cast<long>(request.timeout.count()));
    curl_easy_setopt(curl, CURLOPT_WRITEFUNCTION, onAnswer);
    curl_easy_setopt(curl, CURLOPT_WRITEDATA, &exchange);
    curl_easy_setopt(curl, CURLOPT_HEADERFUNCTION, onHeader);
    curl_easy_setopt(curl, CURLOPT_HEADERDATA, &exchange);
    sockets.guard(curl);
    curl_easy_setopt(curl, CURLOPT_NOPROGRESS, 0L);
    curl_easy_setopt(curl, CURLOPT_XFERINFOFUNCTION, onProgress);
    curl_easy_setopt(curl, CURLOPT_XFERINFODATA, &exchange);

    const CURLcode code = curl_easy_perform(curl);
    if (sockets.hasRefused()) return failed(reasons::fetchAddressNotAllowed());
    if (exchange.tooMuch) return failed(reasons::timestampAnswerTooLarge());
    if (code != CURLE_OK) return failed(outbound::transferFailureText(code).clause);
    long status = 0;
    curl_easy_getinfo(curl, CURLINFO_RESPONSE_CODE, &status);
    if (status != 200) return failed(reasons::fetchServerAnswered(status));
    return exchange.answer;
}

} // namespace ink::service::timestamps
