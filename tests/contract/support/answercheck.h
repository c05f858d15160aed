#pragma once

#include "tests/support/apidescription.h"

#include <QByteArray>
#include <QSet>
#include <QString>
#include <QStringList>

#include <mutex>

namespace ink::test {

/** Checks every answer of the contract tests against /openapi.json, whatever client a test uses. A member that
 * isn't described is a fault, unless a test sent one of that name: the contract keeps unknown members.
 * Thread-safe. */
class AnswerCheck final
{
public:
    static AnswerCheck& instance();

    /** Remembers the names of the members of a request's body. */
    void noteSent(const QByteArray& body);
    /** Without the faults about members that a test sent. */
    [[nodiscard]] QStringList withoutKept(const QStringList& faults);
    void check(const QByteArray& method, const QByteArray& path, const RawAnswer& answer, bool mayFail);
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
