#include "app/service/timestamps/sealserviceclient.h"

#include "app/service/timestamps/fetch.h"
#include "app/service/timestamps/reasons.h"

#include <QHash>
#include <QUrl>

#include <atomic>
#include <mutex>

namespace ink::service::timestamps {

namespace {

using Steady = std::chrono::steady_clock;

constexpr qint64 maxToken = 64 * 1024;
constexpr qint64 maxOcsp = 64 * 1024;
constexpr qint64 maxCrl = 16 * 1024 * 1024;
constexpr qsizetype maxAuthorities = 10;
constexpr qsizetype maxKept = 16;           ///< maximum number of cached certificate revocation lists
constexpr std::chrono::minutes keptFor{10}; ///< lifetime of a cached list

struct Authority
{
    QString url; ///< without the user name
    QString user;
    QString name; ///< the host, for display
};

Result<Authority> authorityFrom(const QString& text)
{
    const auto refused = [&](const char* why) {
        return fail(ErrorCode::Validation,
                    reasons::timestampAuthorityFault(QUrl(text).toString(QUrl::RemoveUserInfo),
                                                     QString::fromUtf8(why)));
    };
    QUrl url(text, QUrl::StrictMode);
    if (!url.isValid() || url.host().isEmpty()) return refused("is not a whole http or https address");
    if (!url.password().isEmpty())
        return refused("must not hold its password: that belongs into the file of timestamp-password-file");
    Authority authority;
    authority.user = url.userName(QUrl::FullyDecoded);
    authority.name = url.port() < 0 ? url.host() : QStringLiteral("%1:%2").arg(url.host()).arg(url.port());
    url.setUserInfo({});
    authority.url = QString::fromLatin1(url.toEncoded());
    if (!parseCallbackAddress(authority.url)) return refused("is not a whole http or https address");
    return authority;
}

} // namespace

struct SealServiceClient::Private
{
    SealServices help;
    pdf::TrustAnchors trust;
    QList<Authority> authorities;
    std::atomic_bool stopping = false;

    std::mutex mutex;                           ///< guards the members below
    QHash<QString, Steady::time_point> resting; ///< by address: the earliest time of the next request
    struct Kept
    {
        QByteArray bytes;
        Steady::time_point since;
    };
    QHash<QString, Kept> lists;

    bool rests(const QString& url)
    {
        const std::lock_guard lock(mutex);
        const auto at = resting.constFind(url);
        return at != resting.cend() && Steady::now() < *at;
    }
    void answered(const QString& url, bool well)
    {
        const std::lock_guard lock(mutex);
        if (well)
            resting.remove(url);
        else
            resting.insert(url, Steady::now() + help.skipTime);
    }
    /** Sends a request. Skips servers that recently didn't respond. */
    Result<QByteArray> ask(FetchRequest request)
    {
        if (rests(request.url)) return fail(ErrorCode::Unavailable, reasons::noAnswerJustNow());
        request.timeout = help.timeout;
        request.stop = &stopping;
        auto answer = fetch(request);
        if (!stopping) answered(request.url, answer.has_value());
        return answer;
    }

    Result<QByteArray> askAuthority(const Authority& authority, const QByteArray& query)
    {
        FetchRequest request;
        request.url = authority.url;
        request.body = query;
        request.contentType = "application/timestamp-query";
        request.accept = "application/timestamp-reply";
        request.user = authority.user;
        if (!authority.user.isEmpty()) request.password = help.password;
        request.caFile = help.tlsCaFile;
        request.maxBytes = maxToken;
        return ask(std::move(request));
    }

    Result<QByteArray> askAboutCertificate(const QString& url, const QByteArray& ocspRequest)
    {
        FetchRequest request;
        request.url = url;
        request.policy = help.policy;
        request.isHttpOnly = true;
        if (!ocspRequest.isEmpty()) {
            request.body = ocspRequest;
            request.contentType = "application/ocsp-request";
            request.accept = "application/ocsp-response";
            request.maxBytes = maxOcsp;
            return ask(std::move(request));
        }
        if (const auto known = keptList(url)) return *known;
        request.maxBytes = maxCrl;
        INK_ASSIGN(list, ask(std::move(request)));
        keepList(url, list);
        return list;
    }

    std::optional<QByteArray> keptList(const QString& url)
    {
        const std::lock_guard lock(mutex);
        const auto at = lists.constFind(url);
        if (at == lists.cend() || Steady::now() - at->since > keptFor) return std::nullopt;
        return at->bytes;
    }
    void keepList(const QString& url, const QByteArray& bytes)
    {
        const std::lock_guard lock(mutex);
        if (lists.size() >= maxKept) lists.clear();
        lists.insert(url, {bytes, Steady::now()});
    }
};

SealServiceClient::SealServiceClient(std::unique_ptr<Private> data) : d(std::move(data)) {}
SealServiceClient::~SealServiceClient() = default;

Result<std::unique_ptr<SealServiceClient>> SealServiceClient::make(SealServices help)
{
    if (help.level != pdf::SealLevel::B && help.authorities.isEmpty())
        return fail(ErrorCode::Validation,
                    reasons::levelNeedsTimestampAuthority(pdf::sealLevelName(help.level)));
    if (help.authorities.size() > maxAuthorities)
        return fail(ErrorCode::Validation, reasons::tooManyTimestampAuthorities());
    auto data = std::make_unique<Private>();
    for (const QString& text : std::as_const(help.authorities)) {
        INK_ASSIGN(authority, authorityFrom(text));
        data->authorities.append(authority);
    }
    INK_ASSIGN(trust, pdf::TrustAnchors::fromPem(help.roots, true));
    data->trust = trust;
    data->help = std::move(help);
    return std::unique_ptr<SealServiceClient>(new SealServiceClient(std::move(data)));
}

pdf::SealPlan SealServiceClient::plan() const
{
    pdf::SealPlan plan;
    plan.target = d->authorities.isEmpty() ? pdf::SealLevel::B : d->help.level;
    for (const Authority& authority : std::as_const(d->authorities))
        plan.timestampOptions.authorities.append(
            {authority.name, [it = d.get(), authority](const QByteArray& query) {
                 return it->askAuthority(authority, query);
             }});
    plan.timestampOptions.trustAnchors = d->trust;
    plan.validationSource = [it = d.get()](const QString& url, const QByteArray& ocspRequest) {
        return it->askAboutCertificate(url, ocspRequest);
    };
    return plan;
}

void SealServiceClient::stop()
{
    d->stopping = true;
}

} // namespace ink::service::timestamps
