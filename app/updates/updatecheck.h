#pragma once

#include "app/api/transport.h"
#include "app/base/clock.h"
#include "app/updates/releasefeed.h"

#include <QObject>
#include <QTimer>

#include <functional>
#include <memory>
#include <optional>

namespace ink::settings {
class Settings;
}

namespace ink::updates {

/** The address of the feed and the key that must have signed it. */
struct FeedSource
{
    QUrl feed;            ///< URL of the feed; the signature's URL is the same with `.sig` appended
    QByteArray publicKey; ///< Ed25519, Base64
    [[nodiscard]] bool isUsable() const { return feed.isValid() && !publicKey.isEmpty(); }
};

/** The source that this program was built with (INKSTONE_UPDATE_FEED and INKSTONE_UPDATE_KEY); unusable if it
 * was built without one. */
[[nodiscard]] FeedSource builtInFeed();

/**
 * Checks for a newer version once a day. Downloads two small files, sends no data about the user or the
 * computer, and installs nothing. Disabled by the setting `updates/check`. A feed with a lower sequence
 * number than the last one is refused, so that an old feed can't be replayed.
 */
class UpdateCheck final : public QObject
{
    Q_OBJECT
public:
    using TransportFactory = std::function<std::unique_ptr<api::Transport>(const QUrl& baseUrl)>;

    UpdateCheck(settings::Settings& settings, FeedSource source, TransportFactory makeTransport,
                const Clock& clock, QString ownVersion, QObject* parent = nullptr);
    ~UpdateCheck() override;

    /** Starts checking: immediately if the last check was at least a day ago. */
    void start();
    /** The newer release that was found and not dismissed. */
    [[nodiscard]] std::optional<Release> availableRelease() const;
    /** Stops reporting the available release. */
    void dismiss();

Q_SIGNALS:
    void availableChanged();
    /** Emitted when a check has ended, whether or not a release was found. */
    void checked();

private:
    void scheduleCheck();
    void check();
    void acceptFeed(const QByteArray& feed, const QByteArray& signature);
    void finish();
    [[nodiscard]] std::optional<Release> storedRelease() const;

    settings::Settings& m_settings;
    FeedSource m_source;
    TransportFactory m_makeTransport;
    const Clock& m_clock;
    QString m_ownVersion;
    bool m_isStarted = false;
    QTimer m_timer;
    std::unique_ptr<api::Transport> m_transport;
    std::unique_ptr<api::Exchange> m_exchange;
};

} // namespace ink::updates
