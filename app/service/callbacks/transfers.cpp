#include "app/service/callbacks/transfers.h"

#include "app/base/reasons.h"
#include "app/service/callbacks/reasons.h"
#include "app/service/outbound/outbound.h"
#include "app/service/outbound/reasons.h"
#include "app/service/outbound/socketguard.h"
#include "app/service/outbound/transferfault.h"

#include <curl/curl.h>

#include <algorithm>
#include <cstdlib>
#include <map>
#include <mutex>
#include <thread>

#ifdef _WIN32
#include <winsock2.h>
#include <ws2tcpip.h>
#else
#include <arpa/inet.h>
#include <netinet/in.h>
#include <sys/socket.h>
#endif

namespace ink::service::callbacks {

namespace {

using Steady = std::chrono::steady_clock;
using namespace std::chrono_literals;

constexpr size_t maxAnswer = 64 * 1024;
constexpr qsizetype maxKeptAnswer = 16 * 1024;
constexpr size_t maxHeaders = 32 * 1024;
constexpr qint64 minUploadRate = 32 * 1024;    ///< bytes per second, averaged over the whole body
constexpr std::chrono::seconds bodyTimeout{2}; ///< for the rest of a response after the head
constexpr std::size_t maxAddresses = 16;

Message notAllowed()
{
    return reasons::addressReserved();
}

/** A request in progress. Used only by the transfers' thread. */
struct Transfer
{
    TransferRequest request;
    Transfers::Callback done;
    CallbackAddress to;
    std::vector<Address> addresses; ///< verified; connections are made only to these addresses
    outbound::SocketGuard sockets{[this](const Address& address) {
        return std::find(addresses.begin(), addresses.end(), address) != addresses.end();
    }};
    outbound::EasyHandle handle;
    outbound::List headers;
    outbound::List resolve;
    qint64 sent = 0;
    size_t answerBytes = 0;
    QByteArray answer = {}; ///< response body, if requested
    size_t headerBytes = 0;
    int status = 0;        ///< status of the response head being read
    bool headDone = false; ///< the final response's head is complete
    Message ownFault;      ///< error if the request body could not be read
    bool tooMuch = false;  ///< the response was truncated
    Steady::time_point begun = Steady::now();
    Steady::time_point lastSent = begun;
    Steady::time_point headTime = begun;

    /** Returns whether a successful response has arrived before the whole request body was sent. Such a
     * response counts only after everything was sent. */
    [[nodiscard]] bool isUploading() const
    {
        return status >= 200 && status < 300 && sent < request.body->size();
    }
    [[nodiscard]] Steady::time_point deadline(std::chrono::milliseconds timeout) const
    {
        if (headDone && !isUploading()) return headTime + bodyTimeout;
        const auto whole = begun + 2 * timeout + std::chrono::seconds(request.body->size() / minUploadRate);
        return std::min(lastSent + timeout, whole);
    }
};

size_t onRead(char* to, size_t size, size_t count, void* data)
{
    auto* transfer = static_cast<Transfer*>(data);
    const auto got = transfer->request.body->read(transfer->sent, to, static_cast<qint64>(size * count));
    if (!got) {
        transfer->ownFault = got.error().detail;
        return CURL_READFUNC_ABORT;
    }
    transfer->sent += *got;
    transfer->lastSent = Steady::now();
    return static_cast<size_t>(*got);
}

int onSeek(void* data, curl_off_t offset, int origin)
{
    if (origin != SEEK_SET) return CURL_SEEKFUNC_CANTSEEK;
    static_cast<Transfer*>(data)->sent = offset;
    return CURL_SEEKFUNC_OK;
}

size_t onAnswer(char* bytes, size_t size, size_t count, void* data)
{
    auto* transfer = static_cast<Transfer*>(data);
    transfer->answerBytes += size * count;
    if (transfer->request.keepsResponse)
        transfer->answer.append(bytes, std::min<qsizetype>(static_cast<qsizetype>(size * count),
                                                           maxKeptAnswer - transfer->answer.size()));
    if (transfer->answerBytes <= maxAnswer) return size * count;
    transfer->tooMuch = true;
    return 0; // closes the connection; the status is already known
}

size_t onHeader(char* line, size_t size, size_t count, void* data)
{
    auto* transfer = static_cast<Transfer*>(data);
    const QByteArrayView text(line, static_cast<qsizetype>(size * count));
    transfer->headerBytes += size * count;
    if (transfer->headerBytes > maxHeaders) return 0;
    if (text.startsWith("HTTP/")) {
        const qsizetype space = text.indexOf(' ');
        transfer->status = space < 0 ? 0 : text.sliced(space + 1).toByteArray().left(3).toInt();
    } else if ((text == "\r\n" || text == "\n") && transfer->status >= 200) {
        transfer->headDone = true;
        transfer->headTime = Steady::now();
    }
    return size * count;
}

TransferResult judged(int status)
{
    TransferResult result{status, {}};
    if (status >= 300 && status < 400)
        result.error = reasons::serverRedirected(status);
    else if (status < 200 || status >= 300)
        result.error = reasons::serverAnswered(status);
    return result;
}

QByteArray textOf(const Address& address)
{
    char text[INET6_ADDRSTRLEN] = {};
    if (!inet_ntop(address.size() == 4 ? AF_INET : AF_INET6, address.data(), text, sizeof text)) return {};
    return address.size() == 4 ? QByteArray(text) : '[' + QByteArray(text) + ']';
}

} // namespace

struct Transfers::Private
{
    struct Mailbox;

    explicit Private(Options theOptions);
    void begin(std::unique_ptr<Transfer> transfer);
    void resolved(quint64 id, const std::vector<Address>& found);
    void connect(Transfer& transfer);
    void finish(quint64 id, TransferResult result);
    void ended(CURL* handle, CURLcode code);
    void endOverdue();
    [[nodiscard]] int waitFor() const;
    void run();

    Options options;
    CURLM* multi = nullptr;
    std::shared_ptr<Mailbox> mailbox;
    std::map<quint64, std::unique_ptr<Transfer>> active;
    quint64 lastId = 0;
    std::thread thread;
    Resolver resolver;
};

/** The queue from other threads to the transfers' thread. Outlives that thread, for late lookups. */
struct Transfers::Private::Mailbox
{
    std::mutex mutex;
    CURLM* multi = nullptr; ///< null after shutdown
    bool stopping = false;
    std::vector<std::unique_ptr<Transfer>> fresh;
    std::vector<std::pair<quint64, std::vector<Address>>> found;

    void wake() const
    {
        if (multi) curl_multi_wakeup(multi);
    }
};

Transfers::Private::Private(Options theOptions)
    : options(std::move(theOptions)), mailbox(std::make_shared<Mailbox>()), resolver(options.lookup)
{
    static std::once_flag once;
    std::call_once(once, [] { curl_global_init(CURL_GLOBAL_DEFAULT); });
    multi = curl_multi_init();
    if (!multi) std::abort(); // out of memory at startup
    mailbox->multi = multi;
    thread = std::thread([this] { run(); });
}

void Transfers::Private::begin(std::unique_ptr<Transfer> transfer)
{
    const quint64 id = ++lastId;
    Transfer& it = *active.emplace(id, std::move(transfer)).first->second;
    const auto to = parseCallbackAddress(it.request.url);
    if (!to) {
        finish(id, {0, to.error().detail});
        return;
    }
    it.to = *to;
    if (!to->ipAddress.empty()) {
        resolved(id, {to->ipAddress});
        return;
    }
    resolver.resolve(to->host.toStdString(), [box = mailbox, id](std::vector<Address> found) {
        const std::lock_guard lock(box->mutex);
        box->found.emplace_back(id, std::move(found));
        box->wake();
    });
}

/** Handles resolved addresses. A single forbidden address rejects all of them, because a mixture of allowed
 * and forbidden addresses is never an accident. */
void Transfers::Private::resolved(quint64 id, const std::vector<Address>& found)
{
    const auto at = active.find(id);
    if (at == active.end()) return; // the request has timed out
    Transfer& transfer = *at->second;
    if (found.empty()) {
        finish(id, {0, reasons::hostNameNotFound()});
        return;
    }
    if (!std::all_of(found.begin(), found.end(),
                     [this](const Address& each) { return canContact(each, options.policy); })) {
        finish(id, {0, notAllowed()});
        return;
    }
    transfer.addresses = found;
    if (transfer.addresses.size() > maxAddresses) transfer.addresses.resize(maxAddresses);
    connect(transfer);
    if (!transfer.handle) finish(id, {0, reasons::connectionFailed()});
}

void Transfers::Private::connect(Transfer& transfer)
{
    transfer.handle.reset(curl_easy_init());
    CURL* const curl = transfer.handle.get();
    if (!curl) return;
    for (const auto& [name, value] : transfer.request.headers)
        append(transfer.headers, name + ": " + value);
    append(transfer.headers, "Expect:"); // disables waiting for "100 Continue"
    if (transfer.to.ipAddress.empty()) {
        QByteArrayList addresses;
        for (const Address& each : transfer.addresses)
            addresses.append(textOf(each));
        append(transfer.resolve, '+' + transfer.to.host + ':' + QByteArray::number(transfer.to.port) + ':' +
                                     addresses.join(','));
        curl_easy_setopt(curl, CURLOPT_RESOLVE, transfer.resolve.get());
    }
    curl_easy_setopt(curl, CURLOPT_PRIVATE, &transfer);
    curl_easy_setopt(curl, CURLOPT_URL, transfer.to.toString().constData());
    curl_easy_setopt(curl, CURLOPT_PROTOCOLS_STR, "http,https");
    outbound::setStrictOptions(curl, options.caFile);
    curl_easy_setopt(curl, CURLOPT_FRESH_CONNECT, 1L); // each connection uses freshly verified addresses
    curl_easy_setopt(curl, CURLOPT_FORBID_REUSE, 1L);
    curl_easy_setopt(curl, CURLOPT_CONNECTTIMEOUT_MS, static_cast<long>(options.timeout.count()));
    if (transfer.request.method == "GET") {
        curl_easy_setopt(curl, CURLOPT_HTTPGET, 1L);
    } else {
        curl_easy_setopt(curl, CURLOPT_POST, 1L);
        if (transfer.request.method != "POST")
            curl_easy_setopt(curl, CURLOPT_CUSTOMREQUEST, transfer.request.method.constData());
        curl_easy_setopt(curl, CURLOPT_POSTFIELDSIZE_LARGE,
                         static_cast<curl_off_t>(transfer.request.body->size()));
    }
    curl_easy_setopt(curl, CURLOPT_READFUNCTION, onRead);
    curl_easy_setopt(curl, CURLOPT_READDATA, &transfer);
    curl_easy_setopt(curl, CURLOPT_SEEKFUNCTION, onSeek);
    curl_easy_setopt(curl, CURLOPT_SEEKDATA, &transfer);
    curl_easy_setopt(curl, CURLOPT_WRITEFUNCTION, onAnswer);
    curl_easy_setopt(curl, CURLOPT_WRITEDATA, &transfer);
    curl_easy_setopt(curl, CURLOPT_HEADERFUNCTION, onHeader);
    curl_easy_setopt(curl, CURLOPT_HEADERDATA, &transfer);
    transfer.sockets.guard(curl);
    curl_easy_setopt(curl, CURLOPT_HTTPHEADER, transfer.headers.get());
    if (curl_multi_add_handle(multi, curl) != CURLM_OK) transfer.handle.reset();
}

void Transfers::Private::finish(quint64 id, TransferResult result)
{
    const auto at = active.find(id);
    if (at == active.end()) return;
    const std::unique_ptr<Transfer> transfer = std::move(at->second);
    active.erase(at);
    if (transfer->handle) curl_multi_remove_handle(multi, transfer->handle.get());
    result.response = std::move(transfer->answer);
    transfer->done(std::move(result));
}

void Transfers::Private::ended(CURL* handle, CURLcode code)
{
    const auto at = std::find_if(active.begin(), active.end(),
                                 [&](const auto& each) { return each.second->handle.get() == handle; });
    if (at == active.end()) return;
    const Transfer& transfer = *at->second;
    if (transfer.sockets.hasRefused())
        finish(at->first, {0, notAllowed()});
    else if (!transfer.ownFault.isEmpty())
        finish(at->first, {0, transfer.ownFault, false, true});
    else if (transfer.headDone && !transfer.isUploading() && code != CURLE_SEND_ERROR)
        finish(at->first, judged(transfer.status)); // the rest of the response is irrelevant
    else
        finish(at->first, {0, code == CURLE_OK ? reasons::answerNotHttp()
                                               : outbound::transferFailureText(code).sentence});
}

void Transfers::Private::endOverdue()
{
    const auto now = Steady::now();
    std::vector<quint64> overdue;
    for (const auto& [id, transfer] : active)
        if (transfer->deadline(options.timeout) <= now) overdue.push_back(id);
    for (const quint64 id : overdue) {
        const Transfer& transfer = *active.at(id);
        finish(id, transfer.headDone && !transfer.isUploading()
                       ? judged(transfer.status)
                       : TransferResult{0, reasons::noAnswerInTime()});
    }
}

int Transfers::Private::waitFor() const
{
    auto until = Steady::now() + 60s;
    for (const auto& [id, transfer] : active)
        until = std::min(until, transfer->deadline(options.timeout));
    const auto rest = std::chrono::duration_cast<std::chrono::milliseconds>(until - Steady::now()).count();
    return static_cast<int>(std::clamp<long long>(rest + 1, 0, 60'000));
}

void Transfers::Private::run()
{
    while (true) {
        std::vector<std::unique_ptr<Transfer>> fresh;
        std::vector<std::pair<quint64, std::vector<Address>>> found;
        bool stop = false;
        {
            const std::lock_guard lock(mailbox->mutex);
            fresh.swap(mailbox->fresh);
            found.swap(mailbox->found);
            stop = mailbox->stopping;
        }
        for (auto& transfer : fresh)
            begin(std::move(transfer));
        for (const auto& [id, addresses] : found)
            resolved(id, addresses);
        if (stop) break;
        int running = 0;
        curl_multi_perform(multi, &running);
        int left = 0;
        while (const CURLMsg* message = curl_multi_info_read(multi, &left))
            if (message->msg == CURLMSG_DONE) ended(message->easy_handle, message->data.result);
        endOverdue();
        curl_multi_poll(multi, nullptr, 0, waitFor(), nullptr);
    }
    while (!active.empty())
        finish(active.begin()->first, {0, reasons::serviceStopped(), true});
}

Transfers::Transfers(Options options) : d(std::make_unique<Private>(std::move(options))) {}

Transfers::~Transfers()
{
    stop();
    {
        const std::lock_guard lock(d->mailbox->mutex);
        d->mailbox->multi = nullptr;
    }
    curl_multi_cleanup(d->multi);
}

void Transfers::start(TransferRequest request, Callback done)
{
    auto transfer = std::make_unique<Transfer>();
    transfer->request = std::move(request);
    transfer->done = std::move(done);
    {
        const std::lock_guard lock(d->mailbox->mutex);
        if (!d->mailbox->stopping) {
            d->mailbox->fresh.push_back(std::move(transfer));
            d->mailbox->wake();
            return;
        }
    }
    transfer->done({0, reasons::serviceStopped(), true});
}

void Transfers::stop()
{
    {
        const std::lock_guard lock(d->mailbox->mutex);
        d->mailbox->stopping = true;
        d->mailbox->wake();
    }
    if (d->thread.joinable()) d->thread.join();
}

} // namespace ink::service::callbacks
