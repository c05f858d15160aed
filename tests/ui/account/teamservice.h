#pragma once

#include "tests/ui/windowfixture.h"

#include <atomic>

namespace ink::test {

/** The system's clock, ahead by what a test sets. */
class ShiftedClock final : public Clock
{
public:
    [[nodiscard]] Timestamp now() const override
    {
        return SystemClock().now() + std::chrono::milliseconds(m_ahead.load());
    }
    void setAhead(std::chrono::milliseconds by) { m_ahead = by.count(); }

private:
    std::atomic<std::chrono::milliseconds::rep> m_ahead{0};
};

/** A team's service on another address: it can be stopped, and restarted at the same address. */
class TeamService final
{
public:
    [[nodiscard]] bool start()
    {
        service::ServiceHost::Options options;
        options.dataFolder = m_folder.filePath(QStringLiteral("team"));
        if (!m_address.isEmpty()) options.port = port();
        auto host = service::ServiceHost::start(options, m_clock);
        if (!host) qWarning("%s", qPrintable(host.error().detail.english()));
        if (!host) return false;
        m_host = std::move(*host);
        m_address = QUrl(m_host->baseUrl());
        return true;
    }
    [[nodiscard]] ShiftedClock& clock() { return m_clock; } ///< the service's own
    [[nodiscard]] quint16 port() const { return static_cast<quint16>(m_address.port()); }
    /** Starts it and connects the window to an account of it: Nora Lind's; `by` another address than its
     * own. */
    [[nodiscard]] bool open(WindowFixture& desk, const QUrl& by = {})
    {
        if ((!m_host && !start()) || !desk.start()) return false;
        const auto key = m_host->addAccount(QStringLiteral("nora@example.org"), QStringLiteral("Nora Lind"));
        return key && desk.connectTo(by.isEmpty() ? m_address : by, *key);
    }
    /** Stops it without waiting for the window. */
    void stop() { m_host.reset(); }
    /** Stops it and waits until the window has noticed. */
    [[nodiscard]] bool stop(WindowFixture& desk)
    {
        stop();
        desk.session().probe();
        return QTest::qWaitFor(
            [&desk] { return desk.session().reach() == workflow::Session::Reach::Offline; }, 30000);
    }
    [[nodiscard]] bool comeBack(WindowFixture& desk)
    {
        if (!start()) return false;
        desk.session().probe();
        return true;
    }

private:
    QTemporaryDir m_folder;
    ShiftedClock m_clock;
    QUrl m_address;
    std::unique_ptr<service::ServiceHost> m_host;
};

} // namespace ink::test
