#include "app/workplace/localhandover.h"

#include "app/workplace/networkaddresses.h"
#include "app/workplace/workplace.h"

namespace ink {

using SignerStep = service::ServiceHost::SignerStep;

LocalHandOver::LocalHandOver(Workplace& workplace, const Clock& clock)
    : m_workplace(workplace), m_clock(clock), m_network(networkAddresses)
{
    connect(&m_networkTimer, &QTimer::timeout, this, &LocalHandOver::checkNetwork);
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, [this] {
        closePage();
        if (m_state == State::Waiting || m_state == State::Opened) m_state = State::Expired;
        Q_EMIT changed();
    });
}

LocalHandOver::~LocalHandOver()
{
    closePage();
}

QStringList LocalHandOver::addresses() const
{
    return m_network();
}

Result<void> LocalHandOver::open(const QString& invitationGuid, const QString& address)
{
    close();
    INK_ASSIGN(host, m_workplace.service());
    const int turn = ++m_openingNumber;
    INK_ASSIGN(page, host->openToNetwork(invitationGuid, address, [this, turn](SignerStep step) {
        QMetaObject::invokeMethod(
            this,
            [this, turn, step] {
                if (turn == m_openingNumber) handleStep(step);
            },
            Qt::QueuedConnection);
    }));
    m_isOpen = true;
    m_state = State::Waiting;
    m_address = address;
    m_url = page.url + QStringLiteral("#phone"); // the page then shows the fingerprint, too
    m_fingerprint = page.fingerprint;
    scheduleClose(m_limits.open);
    m_networkTimer.start(m_limits.networkCheckInterval);
    Q_EMIT changed();
    return {};
}

void LocalHandOver::close()
{
    if (!m_isOpen) return;
    closePage();
    if (m_state == State::Waiting || m_state == State::Opened) m_state = State::Closed;
    Q_EMIT changed();
}

void LocalHandOver::closePage()
{
    m_timer.stop();
    m_networkTimer.stop();
    ++m_openingNumber;
    if (!std::exchange(m_isOpen, false)) return;
    // A service that was restarted has already closed the page.
    if (m_workplace.isServing())
        if (const auto host = m_workplace.service()) (*host)->closeToNetwork();
}

void LocalHandOver::scheduleClose(std::chrono::milliseconds time)
{
    m_timer.start(time);
    m_closesAt = m_clock.now() + time;
}

void LocalHandOver::checkNetwork()
{
    if (addresses().contains(m_address)) return;
    closePage();
    if (m_state == State::Waiting || m_state == State::Opened) m_state = State::Disconnected;
    Q_EMIT changed();
}

void LocalHandOver::handleStep(SignerStep step)
{
    if (m_state != State::Waiting && m_state != State::Opened) return;
    switch (step) {
    case SignerStep::Opened:
        if (m_state == State::Opened) return;
        m_state = State::Opened;
        break;
    case SignerStep::Signed:
        m_state = State::Signed;
        break;
    case SignerStep::Declined:
        m_state = State::Declined;
        break;
    case SignerStep::Delegated:
        m_state = State::Delegated;
        break;
    }
    if (m_state != State::Opened) scheduleClose(m_limits.afterDecision);
    Q_EMIT changed();
}

} // namespace ink

#include "moc_localhandover.cpp"
