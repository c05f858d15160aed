#pragma once

#include "app/base/clock.h"

#include <QByteArray>
#include <QHash>
#include <QJsonObject>
#include <QList>
#include <QPair>
#include <QString>
#include <QStringList>

#include <optional>

namespace ink::service::http {

// Number(deprecationMonths, months): Minimum time between the deprecation of an API operation and its end
constexpr int deprecationMonths = 12;

/** A version of the API, which consists of the paths below its prefix. */
struct ApiVersion
{
    enum class State {
        Current,   ///< the newest version
        Supported, ///< no end is planned yet
        Deprecated,
    };
    QString prefix; ///< such as `/v1`
    State state = State::Supported;
    Timestamp released{};
    std::optional<Timestamp> deprecated = {};
    std::optional<Timestamp> sunset = {}; ///< time when the version stops responding
};

/** An operation that still works but has a better successor. */
struct DeprecatedOperation
{
    QByteArray method;
    QString pattern;   ///< as in Router::Route
    QString successor; ///< the pattern of the operation that replaces it, with the same method
    Timestamp deprecated{};
    std::optional<Timestamp> sunset = {}; ///< nullopt = no end is planned
};

/** The versions and deprecations of the API. `/versions`, the headers of responses and the routing by
 * version follow from this table; tests compare openapi.json with it. */
struct ApiVersions
{
    QList<ApiVersion> versions; ///< oldest first; paths without a prefix belong to the first one
    QList<DeprecatedOperation> operations = {};

    /** Returns the table of this service. */
    [[nodiscard]] static const ApiVersions& ofService();

    /** Returns the deprecation of a route, or null. */
    [[nodiscard]] const DeprecatedOperation* find(const QByteArray& method, const QString& pattern) const;
    /** Returns the index in `versions` of a segment such as `v1`, or -1. */
    [[nodiscard]] qsizetype indexOf(QStringView segment) const;
    /** Returns violations of the policy, such as a sunset that is too early. */
    [[nodiscard]] QStringList policyViolations() const;
    /** Returns the body of `/versions`. */
    [[nodiscard]] QJsonObject toJson() const;
};

/** Returns whether a segment is `v` and a number. A path that begins with such a segment names a version,
 * which may not exist. */
[[nodiscard]] bool isVersionSegment(QStringView segment);

/** Percent-encodes a path for use in a header or body. */
[[nodiscard]] QByteArray encodePath(const QString& path);

/** Returns `Deprecation` (RFC 9745), `Sunset` (RFC 8594) and `Link` to the successor with the variables of
 * the request. Omits the link if a variable is longer than any valid one. */
[[nodiscard]] QList<QPair<QByteArray, QByteArray>>
deprecationHeaders(const DeprecatedOperation& operation, const QHash<QString, QString>& variables);

} // namespace ink::service::http
