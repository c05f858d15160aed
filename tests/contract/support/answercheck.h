#pragma once

#include "tests/support/apidescription.h"

#include <QByteArray>
#include <QSet>
#include <QString>
#include <QStringList>

#include <mutex>

namespace ink::test {

/** Checks every response in the contract tests against /openapi.json, regardless of the client, and every
 * call of a webhook. A member that isn't described is a fault unless a test sent one of that name, because
 * unknown members are preserved. Thread-safe. */
class AnswerCheck final
{
public:
    static AnswerCheck& instance();

    /** Remembers the names of the members of a request's body. */
    void noteSent(const QByteArray& body);
    /** Returns the faults without those about members that a test sent. */
    [[nodiscard]] QStringList withoutKept(const QStringList& faults);
    void check(const QByteArray& method, const QByteArray& path, const RawAnswer& answer, bool mayFail);
    /** Checks a request that a receiver got from the service. */
    void checkWebhook(const QByteArray& head, const QByteArray& body);
    [[nodiscard]] const ApiDescription& api() const { return m_api; }
    /** Returns the faults since the last call, a line each. */
    [[nodiscard]] QByteArray takeFaults();

private:
    AnswerCheck();

    ApiDescription m_api;
    std::mutex m_mutex;
    QSet<QString> m_sent;
    QStringList m_faults;
};

} // namespace ink::test
