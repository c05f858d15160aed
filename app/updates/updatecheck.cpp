#include "app/updates/updatecheck.h"

#include "app/settings/settings.h"

#include <QDateTime>

#include <algorithm>
#include <chrono>
#include <utility>

namespace ink::updates {

namespace {

namespace options = settings::options;
using namespace std::chrono_literals;

// Index(checkInterval): Updates: how often a newer version is looked for
constexpr std::chrono::milliseconds checkInterval = 24h;

/** The folder of a file, as the base address of requests. */
QUrl folderOf(const QUrl& file)
{
    return file.adjusted(QUrl::RemoveFilename | QUrl::RemoveQuery | QUrl::RemoveFragment);
}

} // namespace

FeedSource builtInFeed()
{
    return {QUrl(QStringLiteral(INKSTONE_UPDATE_FEED)), QByteArrayLiteral(INKSTONE_UPDATE_KEY)};
}

UpdateCheck::UpdateCheck(settings::Settings& settings, FeedSource source, TransportFactory makeTransport,
                         const Clock& clock, QString ownVersion, QObject* parent)
    : QObject(parent), m_settings(settings), m_source(std::move(source)),
      m_makeTransport(std::move(makeTransport)), m_clock(clock), m_ownVersion(std::move(ownVersion))
{
    m_timer.setSingleShot(true);
    m_timer.setTimerType(Qt::VeryCoarseTimer);
    connect(&m_timer, &QTimer::timeout, this, &UpdateCheck::check);
    connect(&m_settings, &settings::Settings::changed, this, [this](const QString& key) {
        if (key != options::checkForUpdates.key) return;
        if (m_isStarted) scheduleCheck();
        Q_EMIT availableChanged();
    });
}

UpdateCheck::~UpdateCheck() = default;

void UpdateCheck::start()
{
    m_isStarted = true;
    scheduleCheck();
}

void UpdateCheck::scheduleCheck()
{
    m_timer.stop();
    if (!m_source.isUsable() || !m_settings.value(options::checkForUpdates)) {
        m_exchange.reset();
        return;
    }
    const auto now = m_clock.now().time_since_epoch();
    const QDateTime last =
        QDateTime::fromString(m_settings.value(options::lastUpdateCheck), Qt::ISODateWithMs);
    const auto passed = now - std::chrono::milliseconds(last.isValid() ? last.toMSecsSinceEpoch() : 0);
    // A clock that was set back must not delay the check for years.
    const auto wait = passed < 0ms ? 0ms : std::clamp(checkInterval - passed, 0ms, checkInterval);
    m_timer.start(std::chrono::duration_cast<std::chrono::milliseconds>(wait));
}

void UpdateCheck::check()
{
    m_settings.set(options::lastUpdateCheck,
                   QDateTime::fromMSecsSinceEpoch(m_clock.now().time_since_epoch().count())
                       .toUTC()
                       .toString(Qt::ISODateWithMs));
    m_transport = m_makeTransport(folderOf(m_source.feed));
    const auto load = [this](const QString& path, std::function<void(const QByteArray&)> then) {
        api::Request request;
        request.path = path;
        request.accept = QByteArrayLiteral("*/*");
        request.isAnonymous = true;
        // `then` is called later, because it may destroy the exchange that calls this callback.
        m_exchange = m_transport->send(request,
                                       [this, then = std::move(then)](const Result<api::Response>& response) {
                                           const bool isThere = response && response->status == 200 &&
                                                                response->body.size() <= maxFeedBytes;
                                           const QByteArray body = isThere ? response->body : QByteArray();
                                           QMetaObject::invokeMethod(
                                               this, [body, then] { then(body); }, Qt::QueuedConnection);
                                       },
                                       {});
    };
    const QString path = QLatin1Char('/') + m_source.feed.fileName();
    load(path, [this, load, path](const QByteArray& feed) {
        if (feed.isEmpty()) return finish(); // probably offline: the next check is tomorrow
        load(path + QStringLiteral(".sig"), [this, feed](const QByteArray& signature) {
            acceptFeed(feed, signature);
            finish();
        });
    });
}

void UpdateCheck::acceptFeed(const QByteArray& feed, const QByteArray& signature)
{
    if (!m_settings.value(options::checkForUpdates)) return;
    const auto release = readFeed(feed, signature, m_source.publicKey);
    if (!release) {
        qWarning("The announcement of new versions was refused: %s.",
                 release.error() == FeedProblem::Signature ? "its signature is invalid" : "it is malformed");
        return;
    }
    const auto before = storedRelease();
    if (before && release->sequence < before->sequence) {
        qWarning("The announcement of new versions was refused: it is older than the last one.");
        return;
    }
    if (before && release->sequence == before->sequence) return;
    m_settings.set(options::updateFeed, feed);
    m_settings.set(options::updateSignature, signature);
    Q_EMIT availableChanged();
}

void UpdateCheck::finish()
{
    m_exchange.reset();
    m_transport.reset();
    scheduleCheck();
    Q_EMIT checked();
}

std::optional<Release> UpdateCheck::storedRelease() const
{
    const QByteArray feed = m_settings.value(options::updateFeed);
    if (feed.isEmpty()) return std::nullopt;
    const auto release = readFeed(feed, m_settings.value(options::updateSignature), m_source.publicKey);
    return release ? std::optional(*release) : std::nullopt;
}

std::optional<Release> UpdateCheck::availableRelease() const
{
    if (!m_source.isUsable() || !m_settings.value(options::checkForUpdates)) return std::nullopt;
    auto release = storedRelease();
    if (!release || !isNewer(release->version, m_ownVersion) ||
        release->version == m_settings.value(options::dismissedVersion))
        return std::nullopt;
    return release;
}

void UpdateCheck::dismiss()
{
    if (const auto release = availableRelease()) m_settings.set(options::dismissedVersion, release->version);
    Q_EMIT availableChanged();
}

} // namespace ink::updates

#include "moc_updatecheck.cpp"
