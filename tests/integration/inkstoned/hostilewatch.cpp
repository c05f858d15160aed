#include "tests/integration/inkstoned/hostilewatch.h"

#include "tests/support/childprocesses.h"

#include <algorithm>

namespace ink::test {

using namespace std::chrono_literals;

namespace {

/** A line of /proc/…/status in bytes. */
qint64 statusLine(qint64 pid, const QByteArray& name)
{
    QFile file(QStringLiteral("/proc/%1/status").arg(pid));
    if (!file.open(QIODevice::ReadOnly)) return 0;
    for (const QByteArray& line : file.readAll().split('\n'))
        if (line.startsWith(name + ':'))
            return line.mid(name.size() + 1).trimmed().split(' ').constFirst().toLongLong() * 1024;
    return 0;
}

} // namespace

HostileWatch::HostileWatch(std::array<Watched, 2> instances, HostileFigures& figures)
    : m_instances(instances), m_figures(figures), m_thread([this] {
          while (m_stop.pause(100ms))
              look();
      })
{
}

void HostileWatch::stop()
{
    m_stop.stop();
    if (m_thread.joinable()) m_thread.join();
}

void HostileWatch::look()
{
    for (const Watched& each : m_instances) {
        for (const char* path : {"/health/live", "/health/ready"})
            m_figures.add(QByteArray("watch: ") + path, callFrom(0, each.port, {"GET", path}));
        for (const ChildProcess& helper : pageHelpersOf(each.pid))
            m_helpers = std::max(m_helpers.load(), statusLine(helper.id, "VmHWM"));
    }
}

qint64 HostileWatch::peakOf(std::size_t instance) const
{
    return statusLine(m_instances.at(instance).pid, "VmHWM");
}

qint64 HostileWatch::ownMemoryOf(std::size_t instance) const
{
    return statusLine(m_instances.at(instance).pid, "RssAnon");
}

qint64 HostileWatch::mappedMemoryOf(std::size_t instance) const
{
    return statusLine(m_instances.at(instance).pid, "RssFile");
}

} // namespace ink::test
