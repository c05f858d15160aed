#include "app/inkstone/starttrace.h"

#include <QByteArray>

#include <cstdio>

namespace ink {

StartTrace::StartTrace()
{
    using std::chrono::steady_clock;
    const QByteArray given = qgetenv("INKSTONE_TRACE_START");
    const qint64 microseconds = given.toLongLong(&m_isOn);
    m_begin = microseconds > 0 ? steady_clock::time_point(std::chrono::microseconds(microseconds))
                               : steady_clock::now();
}

void StartTrace::step(const char* name) const
{
    if (!m_isOn) return;
    const std::chrono::duration<double, std::milli> passed = std::chrono::steady_clock::now() - m_begin;
    std::fprintf(stderr, "start: %7.1f ms  %s\n", passed.count(), name);
}

} // namespace ink
