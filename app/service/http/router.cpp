#include "app/service/http/router.h"

#include "app/service/http/queryparameters.h"

#include <algorithm>

namespace ink::service::http {

QByteArray Request::header(const QByteArray& lowerCaseName) const
{
    for (const auto& [name, value] : headers)
        if (name == lowerCaseName) return value;
    return {};
}

QString Request::queryValue(const QString& name) const
{
    for (auto it = query.crbegin(); it != query.crend(); ++it)
        if (it->first.compare(name, Qt::CaseInsensitive) == 0) return it->second;
    return {};
}

QByteArray Response::header(const QByteArray& name) const
{
    for (const auto& [each, value] : headers)
        if (each.compare(name, Qt::CaseInsensitive) == 0) return value;
    return {};
}

void Response::setHeader(const QByteArray& name, const QByteArray& value)
{
    headers.removeIf([&](const auto& each) { return each.first.compare(name, Qt::CaseInsensitive) == 0; });
    headers.append({name, value});
}

Router::VersionedPath Router::split(QStringView path) const
{
    while (path.size() > 1 && path.endsWith(QLatin1Char('/')))
        path.chop(1);
    QList<QStringView> segments = path.split(QLatin1Char('/'));
    segments.removeFirst(); // the empty segment before the leading slash
    qsizetype version = 0;
    // The prefix of the oldest version is optional, even before another prefix.
    if (!segments.isEmpty() && m_versions.indexOf(segments.first()) == 0) {
        segments.removeFirst();
        if (segments.isEmpty() || m_versions.indexOf(segments.first()) <= 0) return {0, segments};
    }
    if (!segments.isEmpty() && isVersionSegment(segments.first())) {
        version = m_versions.indexOf(segments.first());
        segments.removeFirst();
    }
    return {version, segments};
}

/** Returns whether `a` comes before `b`: literal text takes precedence over a variable. Variable names do not
 * matter. */
bool Router::isMoreSpecific(const PathShape& a, const PathShape& b)
{
    const auto rank = [](const Segment& segment) {
        if (segment.variable.isEmpty()) return 0;
        return segment.before.isEmpty() && segment.after.isEmpty() ? 2 : 1;
    };
    return std::lexicographical_compare(
        a.segments.begin(), a.segments.end(), b.segments.begin(), b.segments.end(),
        [&rank](const Segment& x, const Segment& y) { return rank(x) < rank(y); });
}

void Router::add(Route route)
{
    PathShape place;
    const VersionedPath path = split(route.pattern);
    Q_ASSERT_X(path.version >= 0, "Router::add", "a route of an unknown version");
    place.version = path.version;
    for (const QStringView part : path.segments) {
        const qsizetype open = part.indexOf(QLatin1Char('{'));
        const qsizetype close = part.indexOf(QLatin1Char('}'));
        if (open < 0 || close < open) {
            place.segments.append({part.toString(), {}, {}});
        } else {
            place.segments.append({part.left(open).toString(),
                                   part.mid(open + 1, close - open - 1).toString(),
                                   part.mid(close + 1).toString()});
        }
    }
    const auto same = [](const Segment& a, const Segment& b) {
        return a.before == b.before && a.after == b.after && a.variable.isEmpty() == b.variable.isEmpty();
    };
    const qsizetype index = m_routes.size();
    if (route.query.isEmpty()) route.query = queryParametersOf(route.method, route.pattern);
    if (const DeprecatedOperation* deprecation = m_versions.find(route.method, route.pattern))
        route.deprecation = *deprecation;
    m_routes.append(std::move(route));
    for (PathShape& known : m_shapes) {
        if (known.version != place.version || !std::equal(known.segments.begin(), known.segments.end(),
                                                          place.segments.begin(), place.segments.end(), same))
            continue;
        Q_ASSERT_X(
            std::none_of(known.routes.begin(), known.routes.end(),
                         [&](qsizetype i) { return m_routes.at(i).method == m_routes.at(index).method; }),
            "Router::add", "two routes with one method and path");
        for (qsizetype i = 0; i < place.segments.size(); ++i)
            Q_ASSERT_X(known.segments.at(i).variable == place.segments.at(i).variable, "Router::add",
                       "routes of one path must name their variables alike");
        known.routes.append(index);
        return;
    }
    place.routes.append(index);
    m_shapes.insert(std::upper_bound(m_shapes.begin(), m_shapes.end(), place, isMoreSpecific), place);
}

/** Returns the variables of a path with this shape; nullopt if it has another shape. */
std::optional<QHash<QString, QString>> Router::matchShape(const PathShape& place,
                                                          const QList<QStringView>& parts)
{
    if (place.segments.size() != parts.size()) return std::nullopt;
    QHash<QString, QString> variables;
    for (qsizetype i = 0; i < parts.size(); ++i) {
        const Segment& segment = place.segments.at(i);
        const QStringView part = parts.at(i);
        if (segment.variable.isEmpty()) {
            if (part != segment.before) return std::nullopt;
            continue;
        }
        const qsizetype length = part.size() - segment.before.size() - segment.after.size();
        if (length <= 0 || !part.startsWith(segment.before) || !part.endsWith(segment.after))
            return std::nullopt;
        variables.insert(segment.variable, part.mid(segment.before.size(), length).toString());
    }
    return variables;
}

/** Returns the path with the prefix under which its route is registered; routes of the oldest version may
 * have none. */
QString Router::addressOf(const PathShape& place, const QByteArray& method,
                          const QList<QStringView>& parts) const
{
    const auto suits = [&](qsizetype index) { return m_routes.at(index).method == method; };
    const auto found = std::find_if(place.routes.begin(), place.routes.end(), suits);
    const Route& route = m_routes.at(found == place.routes.end() ? place.routes.first() : *found);
    const QString& prefix = m_versions.versions.at(place.version).prefix;
    QString address = route.pattern.startsWith(prefix + QLatin1Char('/')) ? prefix : QString();
    for (const QStringView part : parts)
        address += QLatin1Char('/') + part.toString();
    return address;
}

Router::Match Router::match(const QByteArray& method, const QString& path) const
{
    const auto [version, parts] = split(path);
    const QByteArray wanted = method == "HEAD" ? QByteArray("GET") : method;
    Match found;
    const PathShape* inOtherVersion = nullptr;
    for (const PathShape& place : m_shapes) {
        // From here on, the shapes have variables where the other version has literal text.
        if (inOtherVersion && isMoreSpecific(*inOtherVersion, place)) break;
        const auto variables = matchShape(place, parts);
        if (!variables) continue;
        if (place.version != version) {
            inOtherVersion = &place;
            found.addresses.append(addressOf(place, wanted, parts));
            continue;
        }
        found.addresses.clear();
        for (const qsizetype index : place.routes) {
            const Route& route = m_routes.at(index);
            if (route.method == wanted) {
                found.route = &route;
                found.variables = *variables;
                found.allowedMethods.clear();
                return found;
            }
            found.allowedMethods.append(route.method);
            if (route.method == "GET") found.allowedMethods.append("HEAD");
        }
        return found;
    }
    found.addresses.removeDuplicates();
    found.isOtherVersion = version < 0 || !found.addresses.isEmpty();
    return found;
}

} // namespace ink::service::http
