#include "app/store/database/databaseaddress.h"

#include "app/store/database/reasons.h"

#include <QFile>
#include <QUrl>

#include <algorithm>
#include <array>

namespace ink::store {

namespace {

// Parameters that libpq supports and that can't break the service's own use of the connection.
constexpr std::array<const char*, 16> allowedOptions{"sslmode",          "sslrootcert",
                                                     "sslcert",          "sslkey",
                                                     "sslcrl",           "ssl_min_protocol_version",
                                                     "channel_binding",  "passfile",
                                                     "gssencmode",       "connect_timeout",
                                                     "keepalives",       "keepalives_idle",
                                                     "krbsrvname",       "keepalives_interval",
                                                     "tcp_user_timeout", "application_name"};

QString decoded(const QString& text)
{
    return QUrl::fromPercentEncoding(text.toUtf8());
}

auto refused(const Message& why)
{
    return fail(ErrorCode::Validation, reasons::databaseAddressInvalid(why));
}

Result<int> portFrom(const QString& text)
{
    bool isNumber = false;
    const uint port = text.toUInt(&isNumber);
    if (!isNumber || port < 1 || port > 65'535) return refused(reasons::portNumber());
    return static_cast<int>(port);
}

/** Parses `user:password@host:port`. */
Result<void> takeAuthority(const QString& text, DatabaseAddress& address)
{
    const qsizetype at = text.lastIndexOf(QLatin1Char('@'));
    if (at >= 0) {
        const QString person = text.left(at);
        const qsizetype colon = person.indexOf(QLatin1Char(':'));
        address.user = decoded(person.left(colon));
        if (colon >= 0) address.password = Secret(decoded(person.mid(colon + 1)).toUtf8());
    }
    QString place = text.mid(at + 1);
    if (place.contains(QLatin1Char(','))) return refused(reasons::namesSeveralHosts());
    if (place.startsWith(QLatin1Char('['))) {
        const qsizetype end = place.indexOf(QLatin1Char(']'));
        if (end < 0) return refused(reasons::bracketNotClosed());
        address.host = place.mid(1, end - 1);
        place = place.mid(end + 1);
        if (place.isEmpty()) return {};
        if (!place.startsWith(QLatin1Char(':'))) return refused(reasons::hostPortMalformed());
        place.remove(0, 1);
    } else {
        const qsizetype colon = place.indexOf(QLatin1Char(':'));
        address.host = decoded(place.left(colon));
        if (colon < 0) return {};
        place = place.mid(colon + 1);
    }
    INK_ASSIGN(port, portFrom(place));
    address.port = port;
    return {};
}

Result<void> takeOption(const QString& key, const QString& value, DatabaseAddress& address)
{
    if (key == QLatin1StringView("host")) {
        address.host = value;
    } else if (key == QLatin1StringView("port")) {
        INK_ASSIGN(port, portFrom(value));
        address.port = port;
    } else if (key == QLatin1StringView("user")) {
        address.user = value;
    } else if (key == QLatin1StringView("password")) {
        address.password = Secret(value.toUtf8());
    } else if (key == QLatin1StringView("dbname")) {
        address.name = value;
    } else {
        const bool known = std::any_of(allowedOptions.begin(), allowedOptions.end(),
                                       [&](const char* name) { return key == QLatin1StringView(name); });
        if (!known) return refused(reasons::unknownOption(key.left(40)));
        for (const char c : {'\'', '\\', ';', '\0'})
            if (value.contains(QLatin1Char(c))) return refused(reasons::optionValueInvalid(key));
        address.options += QStringLiteral(" %1='%2'").arg(key, value);
    }
    return {};
}

} // namespace

bool DatabaseAddress::isPostgreSql(const QString& text)
{
    return text.startsWith(QLatin1StringView("postgresql://")) ||
           text.startsWith(QLatin1StringView("postgres://"));
}

Result<DatabaseAddress> DatabaseAddress::parse(const QString& text)
{
    DatabaseAddress address;
    if (!isPostgreSql(text)) {
        if (text.contains(QLatin1StringView("://"))) return refused(reasons::beginsPostgresql());
        address.path = text;
        return address;
    }
    address.dialect = Dialect::PostgreSql;
    QString rest = text.mid(text.indexOf(QLatin1StringView("://")) + 3);
    QString query;
    if (const qsizetype mark = rest.indexOf(QLatin1Char('?')); mark >= 0) {
        query = rest.mid(mark + 1);
        rest.truncate(mark);
    }
    const qsizetype slash = rest.indexOf(QLatin1Char('/'));
    INK_TRY(takeAuthority(rest.left(slash), address));
    if (slash >= 0) address.name = decoded(rest.mid(slash + 1));
    for (const QString& pair : query.split(QLatin1Char('&'), Qt::SkipEmptyParts)) {
        const qsizetype equals = pair.indexOf(QLatin1Char('='));
        if (equals < 1) return refused(reasons::optionNoValue());
        INK_TRY(takeOption(decoded(pair.left(equals)), decoded(pair.mid(equals + 1)), address));
    }
    if (address.name.isEmpty()) return refused(reasons::namesNoDatabase());
    return address;
}

DatabaseAddress DatabaseAddress::withCurrentCredentials() const
{
    constexpr qint64 maximum = 64 * 1024;
    QFile now(file);
    if (file.isEmpty() || !now.open(QIODevice::ReadOnly)) return *this;
    const auto read = parse(QString::fromUtf8(now.readLine(maximum)).trimmed());
    if (!read || read->host != host || read->port != port || read->name != name) return *this;
    DatabaseAddress address = *this;
    address.user = read->user;
    address.password = read->password;
    return address;
}

QString DatabaseAddress::toDisplayString() const
{
    if (dialect == Dialect::Sqlite) return path;
    QString place = host.isEmpty() ? QStringLiteral("localhost") : host;
    if (place.contains(QLatin1Char(':'))) place = QLatin1Char('[') + place + QLatin1Char(']');
    if (port > 0) place += QLatin1Char(':') + QString::number(port);
    return QStringLiteral("postgresql://%1%2/%3")
        .arg(user.isEmpty() ? QString() : user + QLatin1Char('@'), place, name);
}

} // namespace ink::store
