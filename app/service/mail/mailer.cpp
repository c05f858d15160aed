#include "app/service/mail/mailer.h"

#include "app/base/reasons.h"
#include "app/service/mail/mailserverfault.h"
#include "app/service/mail/reasons.h"
#include "app/service/outbound/outbound.h"
#include "app/service/outbound/reasons.h"

#include <QRegularExpression>
#include <QSysInfo>

#include <curl/curl.h>

#include <algorithm>
#include <atomic>
#include <cstring>
#include <mutex>
#include <vector>

namespace ink::service::mail {

namespace {

constexpr long maxTime = 50'000;      // ms for a complete email; less than the lease of a job
constexpr long keepConnection = 30;   // seconds
constexpr qsizetype maxAnswer = 160;  // characters of a response to display
constexpr qsizetype maxLines = 4'000; // response lines in one session
constexpr size_t maxIdle = 16;

using outbound::EasyHandle;

/** The SMTP session of one mail. */
struct Exchange
{
    const SerializedMessage& message;
    const std::atomic_bool& stop;
    qsizetype sent = 0;
    bool reading = false; ///< the server has requested the message
    bool offersUtf8 = false;
    bool unfit = false; ///< the server requested the message, but does not support the message's non-ASCII
                        ///< addresses
    int code = 0;       ///< code of the last response
    QByteArray answer = {};
    qsizetype lines = 0;
};

size_t onRead(char* to, size_t size, size_t count, void* data)
{
    auto* exchange = static_cast<Exchange*>(data);
    exchange->reading = true;
    if (exchange->message.needsUtf8 && !exchange->offersUtf8) {
        exchange->unfit = true; // truncated: the server discards it
        return CURL_READFUNC_ABORT;
    }
    const QByteArray& bytes = exchange->message.bytes;
    const qsizetype got = std::min(bytes.size() - exchange->sent, static_cast<qsizetype>(size * count));
    std::memcpy(to, bytes.constData() + exchange->sent, static_cast<size_t>(got));
    exchange->sent += got;
    return static_cast<size_t>(got);
}

/** Handles every line from the server. */
size_t onLine(char* text, size_t size, size_t count, void* data)
{
    auto* exchange = static_cast<Exchange*>(data);
    const QByteArray line(text, static_cast<qsizetype>(size * count));
    if (++exchange->lines > maxLines) return 0;
    if (line.size() >= 3) {
        bool ok = false;
        const int code = line.left(3).toInt(&ok);
        constexpr int goodbye = 221; // libcurl sends QUIT after an error
        if (ok && code >= 200 && code < 600 && code != goodbye) {
            if (code != exchange->code) exchange->answer.clear();
            exchange->code = code;
            if (exchange->answer.size() < maxAnswer) exchange->answer += line.mid(4).trimmed() + ' ';
            if (code == 250 && line.mid(4).trimmed().toUpper() == "SMTPUTF8") exchange->offersUtf8 = true;
        }
    }
    return size * count;
}

size_t onBody(char*, size_t size, size_t count, void*)
{
    return size * count;
}

int onProgress(void* data, curl_off_t, curl_off_t, curl_off_t, curl_off_t)
{
    return static_cast<Exchange*>(data)->stop.load() ? 1 : 0;
}

/** Returns the server's response for display: one short line, without anything that could be a signing
 * link. */
QString shown(const Exchange& exchange)
{
    static const QRegularExpression guid(QStringLiteral("[0-9a-fA-F]{8}-[0-9a-fA-F-]{12,}|[a-z]+://\\S+"));
    QString text = oneLine(QString::fromUtf8(exchange.answer));
    text.replace(guid, QStringLiteral("…"));
    return text.left(maxAnswer);
}

ink::Message said(const Exchange& exchange)
{
    const QString words = shown(exchange);
    return words.isEmpty() ? reasons::serverAnswered(exchange.code)
                           : reasons::mailServerAnswered(QString::number(exchange.code), words);
}

ink::Message wordsFor(CURLcode code, const Exchange& exchange)
{
    if (const auto fault = mailServerFailureText(code)) return *fault;
    if (code == CURLE_ABORTED_BY_CALLBACK) return reasons::serviceStopped();
    return exchange.code >= 400 ? said(exchange) : reasons::mailServerConnectionCut();
}

/** Returns whether a response is about the sign-in or the connection, not about this email. */
bool isAboutUs(int code)
{
    return code == 530 || code == 534 || code == 535 || code == 538;
}

bool isAboutSize(int code, const QByteArray& answer)
{
    // 552 can also mean a full mailbox (RFC 5321 §4.2.3); the enhanced code decides (RFC 3463 §3.3, §3.4).
    if (code == 523) return true;
    return code == 552 && !answer.contains("2.2");
}

SendResult judged(CURLcode code, const Exchange& exchange)
{
    using Verdict = SendResult::Verdict;
    if (code == CURLE_OK) return {Verdict::Sent, exchange.code, {}};
    if (exchange.unfit || (exchange.message.needsUtf8 && !exchange.offersUtf8 && exchange.code >= 500))
        return {Verdict::Refused, exchange.code, reasons::mailServerWithoutUtf8()};
    // libcurl reports the response to MAIL, RCPT or DATA as a send error, and the response after the message
    // as a weird reply.
    const bool aboutMail = code == CURLE_SEND_ERROR || code == CURLE_WEIRD_SERVER_REPLY;
    const bool final = exchange.code >= 500 && aboutMail && (exchange.reading || !isAboutUs(exchange.code)) &&
                       (exchange.reading || code == CURLE_SEND_ERROR);
    if (!final) return {Verdict::TemporaryFailure, exchange.code, wordsFor(code, exchange)};
    return {isAboutSize(exchange.code, exchange.answer) ? Verdict::TooLarge : Verdict::Refused, exchange.code,
            said(exchange)};
}

/** Returns the host name for EHLO, limited to characters that every server accepts. */
QByteArray greeting()
{
    QByteArray name;
    for (const QChar c : QSysInfo::machineHostName())
        if (c.unicode() < 0x80 && (c.isLetterOrNumber() || c == QLatin1Char('-') || c == QLatin1Char('.')))
            name += static_cast<char>(c.unicode());
    return name.isEmpty() ? QByteArray("localhost") : name;
}

} // namespace

struct Mailer::Private
{
    explicit Private(MailOptions mailOptions) : options(std::move(mailOptions))
    {
        static std::once_flag once;
        std::call_once(once, [] { curl_global_init(CURL_GLOBAL_DEFAULT); });
        const bool tls = options.security == Security::Tls;
        const quint16 usual = tls ? 465 : options.security == Security::StartTls ? 587 : 25;
        const QString host = options.host.contains(QLatin1Char(':'))
                                 ? QLatin1Char('[') + options.host + QLatin1Char(']')
                                 : options.host;
        url =
            (QStringLiteral("%1://%2:%3/").arg(tls ? QStringLiteral("smtps") : QStringLiteral("smtp"), host))
                .arg(options.port == 0 ? usual : options.port)
                .toUtf8() +
            greeting();
    }

    EasyHandle take()
    {
        const std::lock_guard lock(mutex);
        if (idle.empty()) return EasyHandle(curl_easy_init());
        EasyHandle easy = std::move(idle.back());
        idle.pop_back();
        return easy;
    }

    void giveBack(EasyHandle easy)
    {
        curl_easy_reset(easy.get()); // resets the password and the email; the connection stays open
        const std::lock_guard lock(mutex);
        if (idle.size() < maxIdle && !stopping) idle.push_back(std::move(easy));
    }

    void prepare(CURL* curl, Exchange& exchange, curl_slist* recipients) const
    {
        curl_easy_setopt(curl, CURLOPT_URL, url.constData());
        curl_easy_setopt(curl, CURLOPT_PROTOCOLS_STR, "smtp,smtps");
        curl_easy_setopt(curl, CURLOPT_PROXY, "");
        curl_easy_setopt(curl, CURLOPT_NETRC, static_cast<long>(CURL_NETRC_IGNORED));
        curl_easy_setopt(curl, CURLOPT_NOSIGNAL, 1L);
        curl_easy_setopt(curl, CURLOPT_CONNECTTIMEOUT_MS, static_cast<long>(options.timeout.count()));
        // Whole seconds, and never 0, which would mean no limit.
        curl_easy_setopt(curl, CURLOPT_SERVER_RESPONSE_TIMEOUT,
                         std::max(1L, static_cast<long>(options.timeout.count() / 1000)));
        curl_easy_setopt(curl, CURLOPT_TIMEOUT_MS, maxTime);
        curl_easy_setopt(curl, CURLOPT_MAXAGE_CONN, keepConnection);
        curl_easy_setopt(
            curl, CURLOPT_USE_SSL,
            static_cast<long>(options.security == Security::None ? CURLUSESSL_NONE : CURLUSESSL_ALL));
        curl_easy_setopt(curl, CURLOPT_SSL_VERIFYPEER, 1L);
        curl_easy_setopt(curl, CURLOPT_SSL_VERIFYHOST, 2L);
        curl_easy_setopt(curl, CURLOPT_SSLVERSION, static_cast<long>(CURL_SSLVERSION_TLSv1_2));
        outbound::setCertificateAuthorities(curl, options.caFile);
        if (!options.user.isEmpty()) {
            curl_easy_setopt(curl, CURLOPT_USERNAME, options.user.toUtf8().constData());
            curl_easy_setopt(curl, CURLOPT_PASSWORD, options.password.reveal().constData());
        }
        curl_easy_setopt(curl, CURLOPT_MAIL_FROM, ('<' + exchange.message.sender + '>').constData());
        curl_easy_setopt(curl, CURLOPT_MAIL_RCPT, recipients);
        curl_easy_setopt(curl, CURLOPT_UPLOAD, 1L);
        curl_easy_setopt(curl, CURLOPT_INFILESIZE_LARGE,
                         static_cast<curl_off_t>(exchange.message.bytes.size()));
        curl_easy_setopt(curl, CURLOPT_READFUNCTION, onRead);
        curl_easy_setopt(curl, CURLOPT_READDATA, &exchange);
        curl_easy_setopt(curl, CURLOPT_WRITEFUNCTION, onBody);
        curl_easy_setopt(curl, CURLOPT_HEADERFUNCTION, onLine);
        curl_easy_setopt(curl, CURLOPT_HEADERDATA, &exchange);
        curl_easy_setopt(curl, CURLOPT_NOPROGRESS, 0L);
        curl_easy_setopt(curl, CURLOPT_XFERINFOFUNCTION, onProgress);
        curl_easy_setopt(curl, CURLOPT_XFERINFODATA, &exchange);
    }

    /** Makes one attempt. `again` is set if the server had closed a reused connection, so that an immediate
     * retry is useful. */
    SendResult attempt(const SerializedMessage& message, bool& again)
    {
        EasyHandle easy = take();
        const outbound::List recipients(
            curl_slist_append(nullptr, ('<' + message.recipient + '>').constData()));
        if (!easy || !recipients)
            return {SendResult::Verdict::TemporaryFailure, 0, reasons::connectionFailed()};
        Exchange exchange{message, stopping};
        // Uses a new connection, so that libcurl sends EHLO for this message.
        if (message.needsUtf8) curl_easy_setopt(easy.get(), CURLOPT_FRESH_CONNECT, 1L);
        prepare(easy.get(), exchange, recipients.get());
        const CURLcode code = curl_easy_perform(easy.get());
        long fresh = 0;
        curl_easy_getinfo(easy.get(), CURLINFO_NUM_CONNECTS, &fresh);
        SendResult result = judged(code, exchange);
        again = code != CURLE_OK && fresh == 0 && !exchange.reading &&
                result.verdict == SendResult::Verdict::TemporaryFailure &&
                (exchange.code < 400 || exchange.code == 421);
        if (code == CURLE_OK) giveBack(std::move(easy));
        return result;
    }

    const MailOptions options;
    QByteArray url;
    std::atomic_bool stopping = false;
    std::mutex mutex; ///< guards the members below
    std::vector<EasyHandle> idle;
};

Mailer::Mailer(MailOptions options) : d(std::make_unique<Private>(std::move(options))) {}
Mailer::~Mailer() = default;

const MailOptions& Mailer::options() const
{
    return d->options;
}

SendResult Mailer::send(const SerializedMessage& message)
{
    bool again = false;
    SendResult result = d->attempt(message, again);
    for (int i = 0; again && i < d->options.maxConnections; ++i)
        result = d->attempt(message, again);
    return result;
}

void Mailer::stop()
{
    d->stopping = true;
}

} // namespace ink::service::mail
