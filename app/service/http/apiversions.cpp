#include "app/service/http/apiversions.h"

#include "app/service/http/headerfields.h"

#include <QJsonArray>

#include <algorithm>

namespace ink::service::http {

namespace {

constexpr Timestamp dayOf(int year, unsigned month, unsigned day)
{
    return std::chrono::sys_days(std::chrono::year(year) / std::chrono::month(month) / std::chrono::day(day));
}

/** Returns the earliest end of an operation or version that was deprecated at this time. */
Timestamp earliestSunset(Timestamp deprecated)
{
    const auto day = std::chrono::floor<std::chrono::days>(deprecated);
    std::chrono::year_month_day end =
        std::chrono::year_month_day(day) + std::chrono::months(deprecationMonths);
    if (!end.ok()) end = end.year() / end.month() / std::chrono::last;
    return std::chrono::sys_days(end) + (deprecated - day);
}

qint64 secondsOf(Timestamp time)
{
    return std::chrono::floor<std::chrono::seconds>(time).time_since_epoch().count();
}

QJsonValue timeOrNull(const std::optional<Timestamp>& time)
{
    return time ? QJsonValue(qint64(time->time_since_epoch().count())) : QJsonValue();
}

QString stateName(ApiVersion::State state)
{
    switch (state) {
    case ApiVersion::State::Current:
        return QStringLiteral("current");
    case ApiVersion::State::Supported:
        return QStringLiteral("supported");
    case ApiVersion::State::Deprecated:
        return QStringLiteral("deprecated");
    }
    return {};
}

void checkSunset(const QString& of, const std::optional<Timestamp>& deprecated,
                 const std::optional<Timestamp>& sunset, QStringList& faults)
{
    if (!sunset) return;
    if (!deprecated)
        faults << of + QStringLiteral(" ends without being deprecated");
    else if (*sunset < earliestSunset(*deprecated))
        faults
            << of + QStringLiteral(" ends less than %1 months after its deprecation").arg(deprecationMonths);
}

} // namespace

// Index(ofService): API: its versions, and which operations are deprecated
const ApiVersions& ApiVersions::ofService()
{
    using State = ApiVersion::State;
    static const ApiVersions table{
        {{QStringLiteral("/v1"), State::Supported, dayOf(2026, 11, 20)},
         {QStringLiteral("/v2"), State::Current, dayOf(2026, 11, 20)}},
        // The list of version 1 and the search of version 2 take the same filters and give the same response.
        // Both are in the specification, so the older one has no end.
        {{"GET", QStringLiteral("/documents"), QStringLiteral("/v2/documents/search2"),
          dayOf(2026, 11, 30)}}};
    return table;
}

const DeprecatedOperation* ApiVersions::find(const QByteArray& method, const QString& pattern) const
{
    const auto found = std::find_if(operations.begin(), operations.end(), [&](const auto& each) {
        return each.method == method && each.pattern == pattern;
    });
    return found == operations.end() ? nullptr : &*found;
}

qsizetype ApiVersions::indexOf(QStringView segment) const
{
    for (qsizetype i = 0; i < versions.size(); ++i)
        if (segment == QStringView(versions.at(i).prefix).mid(1)) return i;
    return -1;
}

QStringList ApiVersions::policyViolations() const
{
    QStringList faults;
    const auto isCurrent = [](const ApiVersion& each) { return each.state == ApiVersion::State::Current; };
    if (std::count_if(versions.begin(), versions.end(), isCurrent) != 1)
        faults << QStringLiteral("there must be one current version");
    for (const ApiVersion& version : versions) {
        if (!version.prefix.startsWith(QLatin1Char('/')) ||
            !isVersionSegment(QStringView(version.prefix).mid(1)))
            faults << version.prefix + QStringLiteral(" is no prefix of a version");
        if ((version.state == ApiVersion::State::Deprecated) != version.deprecated.has_value())
            faults << version.prefix + QStringLiteral(" has another state than its dates say");
        if (version.deprecated && *version.deprecated < version.released)
            faults << version.prefix + QStringLiteral(" is deprecated before its release");
        checkSunset(version.prefix, version.deprecated, version.sunset, faults);
    }
    for (const DeprecatedOperation& each : operations) {
        const QString name = QString::fromLatin1(each.method) + QLatin1Char(' ') + each.pattern;
        if (find(each.method, each.pattern) != &each) faults << name + QStringLiteral(" is listed twice");
        if (find(each.method, each.successor))
            faults << name + QStringLiteral(" has a successor that is deprecated, too");
        checkSunset(name, each.deprecated, each.sunset, faults);
    }
    return faults;
}

QJsonObject ApiVersions::toJson() const
{
    QJsonArray list;
    for (const ApiVersion& each : versions)
        list.append(QJsonObject{{QStringLiteral("version"), each.prefix.mid(1)},
                                {QStringLiteral("prefix"), each.prefix},
                                {QStringLiteral("state"), stateName(each.state)},
                                {QStringLiteral("released"), timeOrNull(each.released)},
                                {QStringLiteral("deprecated"), timeOrNull(each.deprecated)},
                                {QStringLiteral("sunset"), timeOrNull(each.sunset)}});
    QJsonArray old;
    for (const DeprecatedOperation& each : operations)
        old.append(QJsonObject{{QStringLiteral("method"), QString::fromLatin1(each.method)},
                               {QStringLiteral("path"), each.pattern},
                               {QStringLiteral("deprecated"), timeOrNull(each.deprecated)},
                               {QStringLiteral("sunset"), timeOrNull(each.sunset)},
                               {QStringLiteral("successor"), each.successor}});
    return {{QStringLiteral("versions"), list}, {QStringLiteral("deprecatedOperations"), old}};
}

bool isVersionSegment(QStringView segment)
{
    if (segment.size() < 2 || (segment.front() != QLatin1Char('v') && segment.front() != QLatin1Char('V')))
        return false;
    const auto isDigit = [](QChar c) { return c >= QLatin1Char('0') && c <= QLatin1Char('9'); };
    const QStringView number = segment.mid(1);
    return isDigit(number.front()) && std::all_of(number.begin(), number.end(), [&](QChar c) {
               return isDigit(c) || c == QLatin1Char('.');
           });
}

QByteArray encodePath(const QString& path)
{
    return path.toUtf8().toPercentEncoding("/");
}

QList<QPair<QByteArray, QByteArray>> deprecationHeaders(const DeprecatedOperation& operation,
                                                        const QHash<QString, QString>& variables)
{
    constexpr qsizetype maxVariable = 200;
    QList<QPair<QByteArray, QByteArray>> headers{
        {"Deprecation", '@' + QByteArray::number(secondsOf(operation.deprecated))}};
    if (operation.sunset) headers.append({"Sunset", httpDate(secondsOf(*operation.sunset))});
    QStringList segments = operation.successor.split(QLatin1Char('/'));
    for (QString& segment : segments) {
        const qsizetype open = segment.indexOf(QLatin1Char('{'));
        const qsizetype close = segment.indexOf(QLatin1Char('}'));
        if (open < 0 || close < open) continue;
        const QString value = variables.value(segment.mid(open + 1, close - open - 1));
        if (value.isEmpty() || value.size() > maxVariable) return headers;
        segment.replace(open, close - open + 1, value);
    }
    headers.append(
        {"Link", '<' + encodePath(segments.join(QLatin1Char('/'))) + ">; rel=\"successor-version\""});
    return headers;
}

} // namespace ink::service::http
