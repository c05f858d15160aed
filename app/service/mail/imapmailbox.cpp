#include "app/service/mail/imapmailbox.h"

#include "app/base/reasons.h"
#include "app/service/mail/mailaddress.h"
#include "app/service/mail/mailserverfault.h"
#include "app/service/mail/reasons.h"
#include "app/service/outbound/outbound.h"

#include <QDateTime>
#include <QLocale>
#include <QUrl>

#include <curl/curl.h>

#include <algorithm>
#include <array>
#include <mutex>
#include <optional>

namespace ink::service::mail {

namespace {

using std::chrono::milliseconds;
using SteadyTime = std::chrono::steady_clock::time_point;

constexpr qsizetype maxLine = 1 << 20; // a SEARCH response is one line
constexpr qsizetype maxLiteral = 8 << 20;

struct MultiDelete
{
    void operator()(void* handle) const { curl_multi_cleanup(handle); }
};

ink::Message wordsOfCurl(CURLcode code)
{
    if (const auto fault = mailServerFailureText(code)) return *fault;
    return code == CURLE_WEIRD_SERVER_REPLY ? reasons::mailboxAnswerInvalid()
                                            : reasons::mailServerConnectionCut();
}

auto cut(const ink::Message& why)
{
    return fail(ErrorCode::Network, why);
}

int whetherStopped(void* data, curl_off_t, curl_off_t, curl_off_t, curl_off_t)
{
    return static_cast<const std::atomic_bool*>(data)->load() ? 1 : 0;
}

size_t ignoreBytes(char*, size_t size, size_t count, void*)
{
    return size * count;
}

/** Returns the number after a marker such as `[UIDNEXT `; 0 if there is none. */
qint64 numberIn(const QByteArray& text, const QByteArray& mark)
{
    const qsizetype at = text.toUpper().indexOf(mark);
    if (at < 0) return 0;
    const qsizetype begin = at + mark.size();
    return text.mid(begin, text.indexOf(']', begin) - begin).toLongLong();
}

/** Returns the text as an IMAP quoted string. */
QByteArray quotedName(const QString& text)
{
    QByteArray out = oneLine(text).toUtf8();
    out.replace('\\', "\\\\").replace('"', "\\\"");
    return '"' + out + '"';
}

} // namespace

QString MailboxOptions::name() const
{
    return QStringLiteral("%1@%2:%3/%4").arg(user, host.toLower()).arg(port).arg(folder);
}

Result<MailboxOptions> mailboxOptionsFrom(const QString& url, const QString& security)
{
    const QUrl address(url, QUrl::StrictMode);
    const bool tls = address.scheme() == QLatin1StringView("imaps");
    if ((!tls && address.scheme() != QLatin1StringView("imap")) || address.host().isEmpty() ||
        address.hasQuery())
        return fail(ErrorCode::Validation, reasons::mailboxAddressInvalid());
    if (!address.password().isEmpty()) return fail(ErrorCode::Validation, reasons::passwordInMailAddress());
    MailboxOptions options;
    options.host = address.host(QUrl::FullyEncoded);
    if (options.host.startsWith(QLatin1Char('[')))
        options.host = options.host.mid(1, options.host.size() - 2);
    options.port = static_cast<quint16>(address.port(0));
    options.user = address.userName(QUrl::FullyDecoded);
    if (const QString folder = address.path(QUrl::FullyDecoded).mid(1); !folder.isEmpty())
        options.folder = folder;
    const bool isLocal = options.host == QLatin1StringView("localhost") ||
                         options.host == QLatin1StringView("127.0.0.1") ||
                         options.host == QLatin1StringView("::1");
    options.security = tls ? Security::Tls : isLocal ? Security::None : Security::StartTls;
    if (security.isEmpty()) return options;
    if (security == QLatin1StringView("tls"))
        options.security = Security::Tls;
    else if (security == QLatin1StringView("starttls") && !tls)
        options.security = Security::StartTls;
    else if (security == QLatin1StringView("none") && !tls)
        options.security = Security::None;
    else
        return fail(ErrorCode::Validation, reasons::mailSecurityUnknown());
    return options;
}

Result<void> checkMailboxOptions(const MailboxOptions& options)
{
    if (options.host.isEmpty() || options.host != oneLine(options.host) ||
        options.host.contains(QLatin1Char('/')))
        return fail(ErrorCode::Validation, reasons::mailServerNeedsHost());
    if (options.user.isEmpty() || options.password.isEmpty())
        return fail(ErrorCode::Validation, reasons::mailboxNeedsUser());
    const bool isLocal = options.host == QLatin1StringView("localhost") ||
                         options.host == QLatin1StringView("127.0.0.1") ||
                         options.host == QLatin1StringView("::1");
    if (options.security == Security::None && !isLocal)
        return fail(ErrorCode::Validation, reasons::mailPasswordNeedsTls());
    return {};
}

struct ImapMailbox::Private
{
    Private(const MailboxOptions& how, const std::atomic_bool& stopped) : options(how), stop(stopped) {}

    Result<void> connect()
    {
        static std::once_flag once;
        std::call_once(once, [] { curl_global_init(CURL_GLOBAL_DEFAULT); });
        curl.reset(curl_easy_init());
        multi.reset(curl_multi_init());
        if (!curl || !multi) return cut(reasons::connectionFailed());
        const bool tls = options.security == Security::Tls;
        const QString host = options.host.contains(QLatin1Char(':'))
                                 ? QLatin1Char('[') + options.host + QLatin1Char(']')
                                 : options.host;
        const quint16 port = options.port != 0 ? options.port : tls ? 993 : 143;
        const QByteArray url = QStringLiteral("%1://%2:%3/")
                                   .arg(tls ? QStringLiteral("imaps") : QStringLiteral("imap"), host)
                                   .arg(port)
                                   .toUtf8();
        CURL* const handle = curl.get();
        curl_easy_setopt(handle, CURLOPT_URL, url.constData());
        curl_easy_setopt(handle, CURLOPT_PROTOCOLS_STR, "imap,imaps");
        curl_easy_setopt(handle, CURLOPT_PROXY, "");
        curl_easy_setopt(handle, CURLOPT_NETRC, static_cast<long>(CURL_NETRC_IGNORED));
        curl_easy_setopt(handle, CURLOPT_NOSIGNAL, 1L);
        curl_easy_setopt(handle, CURLOPT_CONNECTTIMEOUT_MS, static_cast<long>(options.timeout.count()));
        curl_easy_setopt(handle, CURLOPT_TIMEOUT_MS, static_cast<long>(2 * options.timeout.count()));
        curl_easy_setopt(
            handle, CURLOPT_USE_SSL,
            static_cast<long>(options.security == Security::None ? CURLUSESSL_NONE : CURLUSESSL_ALL));
        curl_easy_setopt(handle, CURLOPT_SSL_VERIFYPEER, 1L);
        curl_easy_setopt(handle, CURLOPT_SSL_VERIFYHOST, 2L);
        curl_easy_setopt(handle, CURLOPT_SSLVERSION, static_cast<long>(CURL_SSLVERSION_TLSv1_2));
        outbound::setCertificateAuthorities(handle, options.caFile);
        curl_easy_setopt(handle, CURLOPT_USERNAME, options.user.toUtf8().constData());
        curl_easy_setopt(handle, CURLOPT_PASSWORD, options.password.reveal().constData());
        curl_easy_setopt(handle, CURLOPT_WRITEFUNCTION, ignoreBytes);
        curl_easy_setopt(handle, CURLOPT_NOPROGRESS, 0L);
        curl_easy_setopt(handle, CURLOPT_XFERINFOFUNCTION, whetherStopped);
        // The callback casts the pointer back to a pointer to const.
        curl_easy_setopt(handle, CURLOPT_XFERINFODATA, &stop);
        // libcurl only signs in. The session continues here, because libcurl marks fetched mail as read.
        curl_easy_setopt(handle, CURLOPT_CONNECT_ONLY, 1L);
        if (const CURLcode code = curl_easy_perform(handle); code != CURLE_OK) return cut(wordsOfCurl(code));
        curl_socket_t opened = CURL_SOCKET_BAD;
        if (curl_easy_getinfo(handle, CURLINFO_ACTIVESOCKET, &opened) != CURLE_OK ||
            opened == CURL_SOCKET_BAD)
            return cut(reasons::mailServerConnectionCut());
        socket = opened;
        isOpen = true;
        return {};
    }

    Result<void> wait(short events, SteadyTime end)
    {
        while (true) {
            if (stop) return cut(reasons::mailServerConnectionCut());
            const auto left =
                std::chrono::duration_cast<milliseconds>(end - std::chrono::steady_clock::now());
            if (left <= milliseconds(0)) return cut(reasons::mailServerTimeout());
            curl_waitfd fd{socket, events, 0};
            int ready = 0;
            // Waits in short intervals, so that `stop` is noticed.
            const int piece = static_cast<int>(std::min<qint64>(left.count(), 200));
            curl_multi_poll(multi.get(), &fd, 1, piece, &ready);
            if (ready > 0) return {};
        }
    }

    Result<void> send(const QByteArray& bytes, SteadyTime end)
    {
        qsizetype done = 0;
        while (done < bytes.size()) {
            size_t sent = 0;
            const CURLcode code = curl_easy_send(curl.get(), bytes.constData() + done,
                                                 static_cast<size_t>(bytes.size() - done), &sent);
            done += static_cast<qsizetype>(sent);
            if (code == CURLE_AGAIN) INK_TRY(wait(CURL_WAIT_POLLOUT, end));
            if (code != CURLE_OK && code != CURLE_AGAIN) return cut(wordsOfCurl(code));
        }
        return {};
    }

    Result<void> receive(SteadyTime end)
    {
        std::array<char, 16'384> bytes{};
        while (true) {
            size_t got = 0;
            const CURLcode code = curl_easy_recv(curl.get(), bytes.data(), bytes.size(), &got);
            if (code == CURLE_OK && got == 0) return cut(reasons::mailServerConnectionCut());
            if (code == CURLE_OK) {
                buffer.append(bytes.data(), static_cast<qsizetype>(got));
                return {};
            }
            if (code != CURLE_AGAIN) return cut(wordsOfCurl(code));
            INK_TRY(wait(CURL_WAIT_POLLIN, end));
        }
    }

    Result<QByteArray> line(SteadyTime end)
    {
        while (true) {
            const qsizetype at = buffer.indexOf('\n');
            if (at >= 0) {
                QByteArray text = buffer.left(at);
                buffer.remove(0, at + 1);
                if (text.endsWith('\r')) text.chop(1);
                return text;
            }
            if (buffer.size() > maxLine) return cut(reasons::mailboxAnswerInvalid());
            INK_TRY(receive(end));
        }
    }

    Result<QByteArray> bytes(qsizetype count, SteadyTime end)
    {
        while (buffer.size() < count)
            INK_TRY(receive(end));
        const QByteArray all = buffer.left(count);
        buffer.remove(0, count);
        return all;
    }

    /** An untagged response: its lines without the literals, and the literals. */
    struct Answer
    {
        QByteArray text;
        QList<QByteArray> literals;
    };

    /** Sends a command and returns the server's responses. State error if the server rejects it. */
    Result<QList<Answer>> command(const QByteArray& text)
    {
        const QByteArray tag = "ink" + QByteArray::number(++number);
        const SteadyTime end = std::chrono::steady_clock::now() + options.timeout;
        INK_TRY(send(tag + ' ' + text + "\r\n", end));
        QList<Answer> answers;
        while (true) {
            Answer answer;
            while (true) {
                INK_ASSIGN(part, line(end));
                answer.text += part;
                const qsizetype open = part.lastIndexOf('{');
                if (open < 0 || !part.endsWith('}')) break;
                bool isNumber = false;
                const qint64 size = part.mid(open + 1, part.size() - open - 2).toLongLong(&isNumber);
                if (!isNumber) break;
                if (size < 0 || size > maxLiteral) return cut(reasons::mailboxAnswerInvalid());
                INK_ASSIGN(literal, bytes(static_cast<qsizetype>(size), end));
                answer.literals.append(literal);
            }
            if (answer.text.startsWith(tag + ' ')) {
                const QByteArray words = answer.text.mid(tag.size() + 1);
                if (words.toUpper().startsWith("OK")) return answers;
                return fail(ErrorCode::State,
                            reasons::mailboxRefused(oneLine(QString::fromUtf8(words)).left(160)));
            }
            if (answer.text.startsWith("* ")) answers.append(std::move(answer));
            if (answers.size() > 100'000) return cut(reasons::mailboxAnswerInvalid());
        }
    }

    Result<QList<qint64>> search(const QByteArray& what)
    {
        INK_ASSIGN(answers, command("UID SEARCH " + what));
        QList<qint64> uids;
        for (const Answer& answer : std::as_const(answers)) {
            if (!answer.text.toUpper().startsWith("* SEARCH")) continue;
            for (const QByteArray& word : answer.text.mid(8).split(' '))
                if (const qint64 uid = word.toLongLong(); uid > 0) uids.append(uid);
        }
        std::sort(uids.begin(), uids.end());
        return uids;
    }

    Result<QByteArray> fetch(qint64 uid, const QByteArray& what)
    {
        INK_ASSIGN(answers, command("UID FETCH " + QByteArray::number(uid) + ' ' + what));
        for (const Answer& answer : std::as_const(answers))
            if (answer.text.toUpper().contains(" FETCH ") && !answer.literals.isEmpty())
                return answer.literals.constFirst();
        return QByteArray();
    }

    const MailboxOptions options;
    const std::atomic_bool& stop;
    outbound::EasyHandle curl;
    std::unique_ptr<void, MultiDelete> multi;
    curl_socket_t socket = CURL_SOCKET_BAD;
    bool isOpen = false;
    QByteArray buffer;
    int number = 0;
    qint64 validity = 0;
    qint64 uidNext = 0;
};

ImapMailbox::ImapMailbox(std::unique_ptr<Private> data) : d(std::move(data)) {}

ImapMailbox::~ImapMailbox()
{
    if (!d->isOpen || d->stop) return;
    size_t sent = 0;
    static constexpr char goodbye[] = "bye LOGOUT\r\n";
    (void)curl_easy_send(d->curl.get(), goodbye, sizeof goodbye - 1, &sent);
}

Result<std::unique_ptr<ImapMailbox>> ImapMailbox::open(const MailboxOptions& options,
                                                       const std::atomic_bool& stop)
{
    auto data = std::make_unique<Private>(options, stop);
    INK_TRY(data->connect());
    INK_ASSIGN(answers, data->command("EXAMINE " + quotedName(options.folder)));
    for (const auto& answer : std::as_const(answers)) {
        if (const qint64 number = numberIn(answer.text, "[UIDVALIDITY ")) data->validity = number;
        if (const qint64 number = numberIn(answer.text, "[UIDNEXT ")) data->uidNext = number;
    }
    if (data->uidNext == 0) {
        INK_ASSIGN(last, data->search("UID *"));
        data->uidNext = last.isEmpty() ? 1 : last.constLast() + 1;
    }
    return std::unique_ptr<ImapMailbox>(new ImapMailbox(std::move(data)));
}

qint64 ImapMailbox::validity() const
{
    return d->validity;
}

qint64 ImapMailbox::uidNext() const
{
    return d->uidNext;
}

Result<QList<qint64>> ImapMailbox::uidsAfter(qint64 after)
{
    INK_ASSIGN(uids, d->search("UID " + QByteArray::number(after + 1) + ":*"));
    uids.removeIf([after](qint64 uid) { return uid <= after; }); // `*` always matches the last message
    return uids;
}

Result<QList<qint64>> ImapMailbox::uidsSince(Timestamp day)
{
    const QDate date = QDateTime::fromMSecsSinceEpoch(day.time_since_epoch().count()).toUTC().date();
    return d->search("SINCE " + QLocale::c().toString(date, QStringLiteral("d-MMM-yyyy")).toLatin1());
}

Result<QByteArray> ImapMailbox::headers(qint64 uid)
{
    return d->fetch(uid, "BODY.PEEK[HEADER.FIELDS (FROM SUBJECT CONTENT-TYPE RETURN-PATH AUTO-SUBMITTED "
                         "X-FAILED-RECIPIENTS)]");
}

Result<QByteArray> ImapMailbox::message(qint64 uid, qint64 limit)
{
    return d->fetch(uid, "BODY.PEEK[]<0." + QByteArray::number(limit) + '>');
}

} // namespace ink::service::mail
