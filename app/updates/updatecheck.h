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
    QUrl feed;            ///< its signature has the same address with `.sig`
    QByteArray publicKey; ///< Ed25519, Base64
    [[nodiscard]] bool isUsable() const { return feed.isValid() && !publicKey.isEmpty(); }
};

/** The one that this program was built with (INKSTONE_UPDATE_FEED and INKSTONE_UPDATE_KEY); unusable when it
 * was built without. */
[[nodiscard]] FeedSource builtInFeed();

/**
 * Looks once a day whether there is a newer version, and says so. It downloads two small files, sends nothing
 * about the person or the computer, and installs nothing. Off when the setting `updates/check` is. A feed
 * with a lower number than the last one is refused: nobody can show an old one again.
 */
class UpdateCheck final : public QObject
{
    Q_OBJECT
public:
    using MakeTransport = std::function<std::unique_ptr<api::Transport>(const QUrl& baseUrl)>;

    UpdateCheck(settings::Settings& settings, FeedSource source, MakeTransport makeTransport,
                const Clock& clock, QString ownVersion, QObject* parent = nullptr);
    ~UpdateCheck() override;

    /** Begins to look: at once when a day has passed since the last time. */
    void start();
    /** A newer release that is known and was not dismissed. */
    [[nodiscard]] std::optional<Release> available() const;
    /** Says no more about the release that is available. */
    void dismiss();

Q_SIGNALS:
    void availableChanged();
    /** A check has ended, whether or not anything was found. */
    void checked();

private:
    void plan();
    void check();
    void take(const QByteArray& feed, const QByteArray& signature);
    void finish();
    [[nodiscard]] std::optional<Release> known() const;

    settings::Settings& m_settings;
    FeedSource m_source;
    MakeTransport m_makeTransport;
    const Clock& m_clock;
    QString m_ownVersion;
    bool m_isStarted = false;
    QTimer m_timer;
    std::unique_ptr<api::Transport> m_transport;
    std::unique_ptr<api::Exchange> m_exchange;
};

} // namespace ink::updates
