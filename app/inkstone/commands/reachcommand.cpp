#include "app/inkstone/commands/reachcommand.h"

#include "app/workflow/session/delivery.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QNetworkReply>
#include <QUrl>

#include <chrono>
#include <optional>

namespace ink {

namespace {

constexpr std::chrono::milliseconds patience{10'000};
constexpr qint64 maxAnswer = 64LL * 1024; // bytes; an Inkstone service responds with less than a hundred

constexpr QLatin1StringView notFound("not_found");
constexpr QLatin1StringView notSecure("not_secure");
constexpr QLatin1StringView noAnswer("no_answer");
constexpr QLatin1StringView noService("no_service");

/** Returns the fault of a reply; nothing if the request succeeded. */
std::optional<QLatin1StringView> faultOf(const QNetworkReply& reply)
{
    switch (reply.error()) {
    case QNetworkReply::NoError:
        return std::nullopt;
    case QNetworkReply::HostNotFoundError:
        return notFound;
    case QNetworkReply::SslHandshakeFailedError:
        return notSecure;
    default:
        break;
    }
    // An HTTP status means that a server responded.
    const bool hasStatus = reply.attribute(QNetworkRequest::HttpStatusCodeAttribute).isValid();
    return hasStatus ? noService : noAnswer;
}

QString wordsFor(QLatin1StringView fault)
{
    if (fault == notFound) return QStringLiteral("The name of this address isn't known.");
    if (fault == notSecure)
        return QStringLiteral("The server's certificate isn't accepted, so browsers will warn about it.");
    if (fault == noService)
        return QStringLiteral("Something answers there, but it isn't an Inkstone service.");
    return QStringLiteral("Nothing answers there.");
}

} // namespace

ParsedCommand parseReach(SubcommandLine& line)
{
    ReachRequest request;
    line.addJson(request.json);
    line.addArgument("address", "[ADDRESS]", "E.g. https://sign.example.com.");
    line.acceptOptionalArgument(request.address, QStringLiteral("reach takes one address."));
    if (auto end = line.parse()) return *std::move(end);
    return commandFor<ReachCommand>(request);
}

ReachCommand::ReachCommand(const ReachRequest& request, const CommandContext& context) : m_request(request)
{
    // Empty if only this computer can open its signing links.
    if (m_request.address.isEmpty())
        m_request.address = workflow::loadLinkReach(context.settings).publicUrl();
}

void ReachCommand::start()
{
    if (m_request.address.isEmpty()) {
        printErrorLine(
            QStringLiteral("Signing links of this computer work only on this computer. Choose who can "
                           "open them in the workstation, under Settings, Email and links."));
        Q_EMIT finished(1);
        return;
    }
    QUrl url(m_request.address, QUrl::StrictMode);
    const bool isWeb =
        url.scheme() == QLatin1StringView("https") || url.scheme() == QLatin1StringView("http");
    if (!isWeb || url.host().isEmpty() || !url.userInfo().isEmpty()) {
        printErrorLine(
            QStringLiteral("“%1” isn't an address such as https://sign.example.com.").arg(m_request.address));
        Q_EMIT finished(exitUsage);
        return;
    }
    QString path = url.path();
    while (path.endsWith(QLatin1Char('/')))
        path.chop(1);
    url.setPath(path + QStringLiteral("/health/live"));
    url.setQuery(QString());
    url.setFragment(QString());
    QNetworkRequest request(url);
    request.setTransferTimeout(static_cast<int>(patience.count()));
    request.setAttribute(QNetworkRequest::CacheLoadControlAttribute, QNetworkRequest::AlwaysNetwork);
    request.setAttribute(QNetworkRequest::RedirectPolicyAttribute, QNetworkRequest::SameOriginRedirectPolicy);
    QNetworkReply* reply = m_network.get(request);
    connect(reply, &QNetworkReply::downloadProgress, reply, [reply](qint64 received) {
        if (received > maxAnswer) reply->abort();
    });
    connect(reply, &QNetworkReply::finished, this, [this, reply] { read(*reply); });
}

void ReachCommand::read(QNetworkReply& reply)
{
    if (const auto fault = faultOf(reply)) return reportResult({}, *fault);
    const QJsonObject answer = QJsonDocument::fromJson(reply.read(maxAnswer)).object();
    if (answer.value(QLatin1StringView("status")) != QStringLiteral("live"))
        return reportResult({}, noService);
    reportResult(answer.value(QLatin1StringView("service")).toString(), {});
}

void ReachCommand::reportResult(const QString& mark, QLatin1StringView fault)
{
    if (m_request.json) {
        QJsonObject found{{QStringLiteral("address"), m_request.address},
                          {QStringLiteral("answers"), fault.isEmpty()}};
        if (!mark.isEmpty()) found.insert(QStringLiteral("service"), mark);
        if (!fault.isEmpty()) found.insert(QStringLiteral("fault"), QString(fault));
        printJson(found);
    } else if (fault.isEmpty()) {
        printLine(QStringLiteral("%1: an Inkstone service answers.").arg(m_request.address));
    } else {
        printErrorLine(QStringLiteral("%1: %2").arg(m_request.address, wordsFor(fault)));
    }
    Q_EMIT finished(fault.isEmpty() ? 0 : 1);
}

} // namespace ink

#include "moc_reachcommand.cpp"
