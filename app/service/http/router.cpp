#include "app/service/http/router.h"

#include "app/service/http/queryparameters.h"

#include <algorithm>

namespace ink::service::http {

namespace {

QList<QStringView> segmentsOf(QStringView path)
{
    while (path.size() > 1 && path.endsWith(QLatin1Char('/')))
        path.chop(1);
    QList<QStringView> segments = path.split(QLatin1Char('/'));
    segments.removeFirst(); // the empty one before the leading slash
    if (!segments.isEmpty() && segments.first() == QLatin1String("v1")) segments.removeFirst();
    return segments;
}

} // namespace

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

void Router::add(Route route)
{
    Place place;
    const auto parts = segmentsOf(route.pattern);
    for (const QStringView part : parts) {
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
    // Literal text takes precedence over a variable; variable names do not matter.
    const auto rank = [](const Segment& segment) {
        if (segment.variable.isEmpty()) return 0;
        return segment.before.isEmpty() && segment.after.isEmpty() ? 2 : 1;
    };
    const auto same = [](const Segment& a, const Segment& b) {
        return a.before == b.before && a.after == b.after && a.variable.isEmpty() == b.variable.isEmpty();
    };
    const qsizetype index = m_routes.size();
    if (route.query.isEmpty()) route.query = queryParametersOf(route.method, route.pattern);
    m_routes.append(std::move(route));
    for (Place& known : m_places) {
        if (!std::equal(known.segments.begin(), known.segments.end(), place.segments.begin(),
                        place.segments.end(), same))
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
    const auto before = [&rank](const Place& a, const Place& b) {
        return std::lexicographical_compare(
            a.segments.begin(), a.segments.end(), b.segments.begin(), b.segments.end(),
            [&rank](const Segment& x, const Segment& y) { return rank(x) < rank(y); });
    };
    m_places.insert(std::upper_bound(m_places.begin(), m_places.end(), place, before), place);
}

Router::Match Router::match(const QByteArray& method, const QString& path) const
{
    const auto parts = segmentsOf(path);
    const QByteArray wanted = method == "HEAD" ? QByteArray("GET") : method;
    for (const Place& place : m_places) {
        if (place.segments.size() != parts.size()) continue;
        QHash<QString, QString> variables;
        bool fits = true;
        for (qsizetype i = 0; fits && i < parts.size(); ++i) {
            const Segment& segment = place.segments.at(i);
            const QStringView part = parts.at(i);
            if (segment.variable.isEmpty()) {
                fits = part == segment.before;
                continue;
            }
            const qsizetype length = part.size() - segment.before.size() - segment.after.size();
            fits = length > 0 && part.startsWith(segment.before) && part.endsWith(segment.after);
            if (fits) variables.insert(segment.variable, part.mid(segment.before.size(), length).toString());
        }
        if (!fits) continue;
        Match found;
        for (const qsizetype index : place.routes) {
            const Route& route = m_routes.at(index);
            if (route.method == wanted) {
                found.route = &route;
                found.variables = variables;
                return found;
            }
            found.allowed.append(route.method);
            if (route.method == "GET") found.allowed.append("HEAD");
        }
        return found;
    }
    return {};
}

} // namespace ink::service::http
