#pragma once

#include "app/service/host/servicehost.h"
#include "app/workflow/signing/phonehandover.h"

#include <QTimer>

#include <chrono>
#include <functional>

namespace ink {

class Workplace;

/** Opens the workplace's service to a phone in the local network. */
class LocalHandOver final : public workflow::PhoneHandover
{
    Q_OBJECT
public:
    struct Limits
    {
        // Number(handOverOpen_open, time): Signing on a phone in the local network: how long it is open
        std::chrono::milliseconds open = std::chrono::minutes(30);
        // Index(afterDecision): Phone in the local network: how long it is open
        std::chrono::milliseconds afterDecision = std::chrono::minutes(1);
        /** The time between two checks of the network. */
        std::chrono::milliseconds networkCheckInterval = std::chrono::seconds(3);
    };
    /** Both references must outlive this object. */
    LocalHandOver(Workplace& workplace, const Clock& clock);
    ~LocalHandOver() override; ///< closes the page

    [[nodiscard]] State state() const override { return m_state; }
    [[nodiscard]] bool isOpen() const override { return m_isOpen; }
    [[nodiscard]] QStringList addresses() const override;
    [[nodiscard]] Result<void> open(const QString& invitationGuid, const QString& address) override;
    void close() override;
    [[nodiscard]] int maxOpenMinutes() const override
    {
        return static_cast<int>(std::chrono::ceil<std::chrono::minutes>(m_limits.open).count());
    }
    [[nodiscard]] QString address() const override { return m_address; }
    [[nodiscard]] QString url() const override { return m_url; }
    [[nodiscard]] QString fingerprint() const override { return m_fingerprint; }
    [[nodiscard]] Timestamp expiryTime() const override { return m_closesAt; }
    /** Sets the time limits of the next open(). */
    void setLimits(Limits limits) { m_limits = limits; }
    /** Replaces the addresses of this computer, for tests. */
    void setNetwork(std::function<QStringList()> network) { m_network = std::move(network); }

private:
    void handleStep(service::ServiceHost::SignerStep step);
    void closePage();
    void scheduleClose(std::chrono::milliseconds time);
    /** Closes once this computer has left the network in which the page is open. */
    void checkNetwork();

    Workplace& m_workplace;
    const Clock& m_clock;
    Limits m_limits;
    State m_state = State::Closed;
    bool m_isOpen = false;
    int m_openingNumber = 0; ///< identifies an opening; steps of earlier ones are ignored
    QString m_address;
    QString m_url;
    QString m_fingerprint;
    Timestamp m_closesAt{};
    QTimer m_timer;
    QTimer m_networkTimer;
    std::function<QStringList()> m_network;
};

} // namespace ink
