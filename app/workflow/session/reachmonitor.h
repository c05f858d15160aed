#pragma once

#include "app/api/apiclient.h"
#include "app/workflow/session/session.h"
#include "app/workflow/session/watchedtransport.h"

#include <QObject>
#include <QTimer>

#include <chrono>
#include <memory>

namespace ink::workflow {

/** Tracks the reachability of the open server; while it is offline, probes it at growing intervals. */
class ReachMonitor final : public QObject
{
    Q_OBJECT
public:
    using Reach = Session::Reach;

    explicit ReachMonitor(QObject* parent = nullptr);

    [[nodiscard]] Reach reach() const { return m_reach; }
    void setReach(Reach reach);
    /** Records the outcome of a call. */
    void recordOutcome(WatchedTransport::Outcome sign);
    /** Sets the transport to probe, which reports to recordOutcome(); null = none. Cancels a running probe.
     */
    void setTransport(WatchedTransport* transport);
    /** Cancels a running probe, for example before the transport changes. */
    void cancelProbe();
    /** Probes now. */
    void probe();
    /** Probes now, and resets the interval. */
    void resetAndProbe();

Q_SIGNALS:
    void reachChanged();

private:
    void send();

    WatchedTransport* m_transport = nullptr;
    Reach m_reach = Reach::Unknown;
    QTimer m_timer;
    std::chrono::milliseconds m_pause{0};
    std::unique_ptr<api::Exchange> m_probing;
};

} // namespace ink::workflow
