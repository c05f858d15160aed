#pragma once

#include "tests/support/apidescription.h"

#include <QByteArray>
#include <QJsonArray>
#include <QMap>
#include <QRegularExpression>
#include <QStringList>

#include <algorithm>

namespace ink::test {

// For tests that call all operations of the description.

/** The values of the variables of paths. */
using PathVariables = QMap<QString, QByteArray>;

/** A GUID and a number that no object has. */
constexpr const char* absentGuid = "7f0c1d9e-1111-4222-8333-444455556666";
constexpr const char* absentId = "99999999";

/** The scopes that a key may have. */
[[nodiscard]] inline const QStringList& allScopes()
{
    static const QStringList scopes{QStringLiteral("read"), QStringLiteral("draft"), QStringLiteral("send"),
                                    QStringLiteral("sign"), QStringLiteral("manage")};
    return scopes;
}
[[nodiscard]] inline QStringList scopesOf(const ApiOperation& operation)
{
    QStringList scopes;
    for (const QJsonValue& each : operation.object.value(QLatin1StringView("x-scope")).toArray())
        scopes << each.toString();
    return scopes;
}
/** The names of the variables of its path. */
[[nodiscard]] inline QStringList variablesOf(const ApiOperation& operation)
{
    static const QRegularExpression variable(QStringLiteral("\\{(\\w+)\\}"));
    QStringList names;
    for (auto it = variable.globalMatch(operation.path); it.hasNext();)
        names << it.next().captured(1);
    return names;
}
[[nodiscard]] inline QByteArray pathOf(const ApiOperation& operation, const PathVariables& variables)
{
    QByteArray path = operation.path.toUtf8();
    for (auto it = variables.begin(); it != variables.end(); ++it)
        path.replace('{' + it.key().toUtf8() + '}', it.value());
    return path;
}
/** Returns a response without the parts that always differ: its id and time, the remaining rate limit, and
 * the ids in the request. */
[[nodiscard]] inline QByteArray bareAnswer(const RawAnswer& answer, QByteArrayList ids)
{
    QByteArrayList headers;
    for (const QByteArray& line : answer.head.split('\n')) {
        const QByteArray name = line.left(line.indexOf(':')).toLower().trimmed();
        if (name != "x-request-id" && name != "date" && name != "content-length" && name != "retry-after" &&
            !name.startsWith("x-ratelimit-"))
            headers << line.trimmed();
    }
    QByteArray whole = headers.join('\n') + '\n' + answer.body;
    whole.replace(answer.header("X-Request-Id"), "");
    std::sort(ids.begin(), ids.end(), [](const auto& a, const auto& b) { return a.size() > b.size(); });
    for (const QByteArray& id : std::as_const(ids))
        whole.replace(id, "#");
    return whole;
}

} // namespace ink::test
