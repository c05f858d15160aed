#pragma once

#include "app/base/clock.h"

#include <QHash>
#include <QList>
#include <QString>

#include <mutex>

namespace ink::service::http {

/** Counts failed logins per address and per account (contract §2.5), in memory and bounded. Safe from any
 * thread. */
class AttemptLimiter final
{
public:
    static constexpr int allowedFailures = 10;
    static constexpr std::chrono::milliseconds window = std::chrono::minutes(5);
    static constexpr qsizetype mostSubjects = 20'000;

    /** How long this subject must wait; zero when it may try. */
    [[nodiscard]] std::chrono::milliseconds waitFor(const QString& subject, Timestamp now);
    void failed(const QString& subject, Timestamp now);
    void succeeded(const QString& subject);
    [[nodiscard]] qsizetype size();

private:
    void forgetOld(Timestamp now);
    std::mutex m_mutex;
    QHash<QString, QList<Timestamp>> m_failures;
};

} // namespace ink::service::http
