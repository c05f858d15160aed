#include "app/workflow/session/reachmonitor.h"

#include <algorithm>

namespace ink::workflow {

namespace {

constexpr std::chrono::milliseconds firstReconnectPause{2'000};
constexpr std::chrono::milliseconds maxReconnectPause{60'000};

} // namespace

ReachMonitor::ReachMonitor(QObject* parent) : QObject(parent)
{
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, &ReachMonitor::send);
}

void ReachMonitor::setReach(Reach reach)
{
    if (reach != Reach::Offline) {
        m_timer.stop();
        m_pause = std::chrono::milliseconds(0);
    }
    if (reach == m_reach) return;
    m_reach = reach;
    Q_EMIT reachChanged();
}

void ReachMonitor::recordOutcome(WatchedTransport::Outcome sign)
{
    using Sign = WatchedTransport::Outcome;
    if (!m_transport) return;
    switch (sign) {
    case Sign::Responded:
        return setReach(Reach::Online);
    case Sign::Refused:
        return setReach(Reach::KeyRefused);
    case Sign::Unreachable:
        break;
    }
    if (!m_timer.isActive()) {
        m_pause = m_pause.count() == 0 ? firstReconnectPause : std::min(m_pause * 2, maxReconnectPause);
        m_timer.start(m_pause);
    }
    Q_ASSERT(m_timer.isActive() && m_pause.count() > 0);
    setReach(Reach::Offline);
}

void ReachMonitor::setTransport(WatchedTransport* transport)
{
    m_probing.reset();
    m_timer.stop();
    m_transport = transport;
}

void ReachMonitor::cancelProbe()
{
    m_probing.reset();
}

void ReachMonitor::probe()
{
    m_timer.stop();
    send();
}

void ReachMonitor::resetAndProbe()
{
    m_pause = std::chrono::milliseconds(0);
    probe();
}

void ReachMonitor::send()
{
    if (!m_transport || m_probing) return;
    api::Request request;
    request.path = QStringLiteral("/v1/user/");
    // The transport reports the outcome itself.
    m_probing = m_transport->send(request,
                                  [this](const Result<api::Response>&) {
                                      QMetaObject::invokeMethod(
                                          this, [this] { m_probing.reset(); }, Qt::QueuedConnection);
                                  },
                                  {});
}

} // namespace ink::workflow

#include "moc_reachmonitor.cpp"
