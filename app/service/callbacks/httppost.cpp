#include "app/service/callbacks/httppost.h"

#include "app/service/callbacks/addressrules.h"

#include <QCryptographicHash>

#include <curl/curl.h>

#include <algorithm>
#include <cstring>
#include <memory>
#include <mutex>

#ifdef _WIN32
#include <winsock2.h>
#include <ws2tcpip.h>
#else
#include <netinet/in.h>
#include <sys/socket.h>
#endif

namespace ink::service::callbacks {

namespace {

constexpr size_t mostAnswer = 64 * 1024;
constexpr size_t mostHeaders = 64 * 1024;

/** What the callbacks of one exchange share. */
struct Exchange
{
    const Body& body;
    const PostOptions& options;
    qint64 sent = 0;
    size_t answer = 0;
    size_t headers = 0;
    bool refused = false;
    bool tooMuch = false;
    bool late = false;
    std::chrono::steady_clock::time_point lastSent = std::chrono::steady_clock::now();
};

size_t onRead(char* to, size_t size, size_t count, void* data)
{
    auto* exchange = static_cast<Exchange*>(data);
    const qint64 got = exchange->body.read(exchange->sent, to, static_cast<qint64>(size * count));
    exchange->sent += got;
    exchange->lastSent = std::chrono::steady_clock::now();
    return static_cast<size_t>(got);
}

int onSeek(void* data, curl_off_t offset, int origin)
{
    if (origin != SEEK_SET) return CURL_SEEKFUNC_CANTSEEK;
    static_cast<Exchange*>(data)->sent = offset;
    return CURL_SEEKFUNC_OK;
}

size_t onAnswer(char*, size_t size, size_t count, void* data)
{
    auto* exchange = static_cast<Exchange*>(data);
    exchange->answer += size * count;
    if (exchange->answer <= mostAnswer) return size * count;
    exchange->tooMuch = true;
    return 0; // cuts the connection; the status is known by now
}

size_t onHeader(char*, size_t size, size_t count, void* data)
{
    auto* exchange = static_cast<Exchange*>(data);
    exchange->headers += size * count;
    return exchange->headers <= mostHeaders ? size * count : 0;
}

/** Called at least once a second. The time for an answer counts from the last byte that was sent. */
int onProgress(void* data, curl_off_t, curl_off_t, curl_off_t, curl_off_t)
{
    auto* exchange = static_cast<Exchange*>(data);
    exchange->late = std::chrono::steady_clock::now() - exchange->lastSent > exchange->options.timeout;
    const auto* stop = exchange->options.stop;
    return exchange->late || (stop && stop->load()) ? 1 : 0;
}

/** Opens the socket to an address that was really resolved: the place where a trick with names cannot reach.
 */
curl_socket_t onOpenSocket(void* data, curlsocktype purpose, curl_sockaddr* address)
{
    auto* exchange = static_cast<Exchange*>(data);
    std::uint8_t bytes[16] = {};
    size_t size = 0;
    if (address->family == AF_INET) {
        sockaddr_in in{};
        std::memcpy(&in, &address->addr, sizeof in);
        size = 4;
        std::memcpy(bytes, &in.sin_addr, size);
    } else if (address->family == AF_INET6) {
        sockaddr_in6 in{};
        std::memcpy(&in, &address->addr, sizeof in);
        size = 16;
        std::memcpy(bytes, &in.sin6_addr, size);
    }
    if (purpose != CURLSOCKTYPE_IPCXN ||
        !mayContact(std::span(bytes, size), exchange->options.allowLoopback)) {
        exchange->refused = true;
        return CURL_SOCKET_BAD;
    }
    return socket(address->family, address->socktype, address->protocol);
}

QString wordsFor(CURLcode code, const Exchange& exchange)
{
    if (exchange.refused)
        return QStringLiteral("This address is not allowed (loopback, private or reserved).");
    if (exchange.late) return QStringLiteral("No answer in time.");
    switch (code) {
    case CURLE_UNSUPPORTED_PROTOCOL:
    case CURLE_URL_MALFORMAT:
        return QStringLiteral("The address is not a usable http or https address.");
    case CURLE_COULDNT_RESOLVE_HOST:
        return QStringLiteral("The host name was not found.");
    case CURLE_COULDNT_CONNECT:
        return QStringLiteral("No connection.");
    case CURLE_OPERATION_TIMEDOUT:
        return QStringLiteral("No answer in time.");
    case CURLE_PEER_FAILED_VERIFICATION:
        return QStringLiteral("The server's certificate was not accepted.");
    case CURLE_SSL_CONNECT_ERROR:
        return QStringLiteral("No secure connection.");
    case CURLE_ABORTED_BY_CALLBACK:
        return QStringLiteral("The service was stopped.");
    case CURLE_GOT_NOTHING:
    case CURLE_RECV_ERROR:
    case CURLE_SEND_ERROR:
        return QStringLiteral("The connection was cut.");
    default:
        return QString::fromUtf8(curl_easy_strerror(code));
    }
}

struct EasyDelete
{
    void operator()(CURL* handle) const { curl_easy_cleanup(handle); }
};
struct ListDelete
{
    void operator()(curl_slist* list) const { curl_slist_free_all(list); }
};

} // namespace

void Body::add(QByteArray bytes)
{
    const qint64 size = bytes.size();
    m_pieces.append({std::move(bytes), m_size});
    m_size += size;
}

void Body::add(store::Blob blob)
{
    m_blobs.push_back(std::move(blob));
    add(m_blobs.back().bytes());
}

QByteArray Body::sha256() const
{
    QCryptographicHash hash(QCryptographicHash::Sha256);
    for (const Piece& piece : m_pieces)
        hash.addData(piece.bytes);
    return hash.result();
}

qint64 Body::read(qint64 offset, char* to, qint64 most) const
{
    qint64 done = 0;
    for (const Piece& piece : m_pieces) {
        const qint64 inside = offset + done - piece.start;
        if (inside < 0 || inside >= piece.bytes.size()) continue;
        const qint64 here = std::min(most - done, piece.bytes.size() - inside);
        std::memcpy(to + done, piece.bytes.constData() + inside, static_cast<size_t>(here));
        done += here;
        if (done == most) break;
    }
    return done;
}

PostResult post(const QString& url, const QList<QPair<QByteArray, QByteArray>>& headers, const Body& body,
                const PostOptions& options)
{
    static std::once_flag once;
    std::call_once(once, [] { curl_global_init(CURL_GLOBAL_DEFAULT); });
    const std::unique_ptr<CURL, EasyDelete> handle(curl_easy_init());
    if (!handle) return {0, QStringLiteral("No connection can be made.")};
    CURL* const curl = handle.get();
    Exchange exchange{body, options};

    std::unique_ptr<curl_slist, ListDelete> list;
    const auto addHeader = [&](const QByteArray& line) {
        if (curl_slist* longer = curl_slist_append(list.get(), line.constData())) {
            (void)list.release();
            list.reset(longer);
        }
    };
    for (const auto& [name, value] : headers)
        addHeader(name + ": " + value);
    addHeader("Expect:"); // no waiting for "100 Continue"

    curl_easy_setopt(curl, CURLOPT_URL, url.toUtf8().constData());
    curl_easy_setopt(curl, CURLOPT_PROTOCOLS_STR, "http,https");
    curl_easy_setopt(curl, CURLOPT_FOLLOWLOCATION, 0L);
    curl_easy_setopt(curl, CURLOPT_PROXY, "");
    curl_easy_setopt(curl, CURLOPT_NETRC, static_cast<long>(CURL_NETRC_IGNORED));
    curl_easy_setopt(curl, CURLOPT_HTTP_VERSION, static_cast<long>(CURL_HTTP_VERSION_1_1));
    curl_easy_setopt(curl, CURLOPT_NOSIGNAL, 1L);
    curl_easy_setopt(curl, CURLOPT_CONNECTTIMEOUT_MS, static_cast<long>(options.timeout.count()));
    curl_easy_setopt(curl, CURLOPT_SSL_VERIFYPEER, 1L);
    curl_easy_setopt(curl, CURLOPT_SSL_VERIFYHOST, 2L);
    curl_easy_setopt(curl, CURLOPT_SSLVERSION, static_cast<long>(CURL_SSLVERSION_TLSv1_2));
    curl_easy_setopt(curl, CURLOPT_USERAGENT, "Inkstone/" INKSTONE_VERSION);
    curl_easy_setopt(curl, CURLOPT_POST, 1L);
    curl_easy_setopt(curl, CURLOPT_POSTFIELDSIZE_LARGE, static_cast<curl_off_t>(body.size()));
    curl_easy_setopt(curl, CURLOPT_READFUNCTION, onRead);
    curl_easy_setopt(curl, CURLOPT_READDATA, &exchange);
    curl_easy_setopt(curl, CURLOPT_SEEKFUNCTION, onSeek);
    curl_easy_setopt(curl, CURLOPT_SEEKDATA, &exchange);
    curl_easy_setopt(curl, CURLOPT_WRITEFUNCTION, onAnswer);
    curl_easy_setopt(curl, CURLOPT_WRITEDATA, &exchange);
    curl_easy_setopt(curl, CURLOPT_HEADERFUNCTION, onHeader);
    curl_easy_setopt(curl, CURLOPT_HEADERDATA, &exchange);
    curl_easy_setopt(curl, CURLOPT_OPENSOCKETFUNCTION, onOpenSocket);
    curl_easy_setopt(curl, CURLOPT_OPENSOCKETDATA, &exchange);
    curl_easy_setopt(curl, CURLOPT_NOPROGRESS, 0L);
    curl_easy_setopt(curl, CURLOPT_XFERINFOFUNCTION, onProgress);
    curl_easy_setopt(curl, CURLOPT_XFERINFODATA, &exchange);
    curl_easy_setopt(curl, CURLOPT_HTTPHEADER, list.get());

    const CURLcode code = curl_easy_perform(curl);
    long status = 0;
    curl_easy_getinfo(curl, CURLINFO_RESPONSE_CODE, &status);
    PostResult result;
    result.status = static_cast<int>(status);
    if (code != CURLE_OK && !(code == CURLE_WRITE_ERROR && exchange.tooMuch))
        result.error = wordsFor(code, exchange);
    else if (status >= 300 && status < 400)
        result.error = QStringLiteral("The server answered %1; redirects are not followed.").arg(status);
    else if (status < 200 || status >= 300)
        result.error = QStringLiteral("The server answered %1.").arg(status);
    return result;
}

} // namespace ink::service::callbacks
