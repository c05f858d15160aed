#include "app/service/http/authenticator.h"

#include "app/service/http/beast.h"
#include "app/service/http/passwordhash.h"

#include <QCryptographicHash>

#include <boost/asio/ip/address.hpp>
#include <boost/asio/ip/network_v4.hpp>
#include <boost/asio/ip/network_v6.hpp>

namespace ink::service::http {

namespace ip = boost::asio::ip;
using Account = store::AccountStore::Account;

namespace {

Error wrongCredentials()
{
    return fail(ErrorCode::Auth,
                QStringLiteral("The API key, or the e-mail address and password, are not valid."))
        .value();
}

QByteArray hashOf(const QByteArray& secret)
{
    return QCryptographicHash::hash(secret, QCryptographicHash::Sha256);
}

ip::address unmapped(ip::address address)
{
    if (address.is_v6() && address.to_v6().is_v4_mapped())
        return ip::make_address_v4(ip::v4_mapped, address.to_v6());
    return address;
}

bool isIn(const std::string& network, const ip::address& address)
{
    boost::system::error_code error;
    if (network.find('/') == std::string::npos) {
        const ip::address one = ip::make_address(network, error);
        return !error && unmapped(one) == address;
    }
    if (address.is_v4()) {
        const auto net = ip::make_network_v4(network, error);
        if (error) return false;
        const auto shift = net.prefix_length() == 0 ? 0U : 0xffffffffU << (32 - net.prefix_length());
        return (address.to_v4().to_uint() & shift) == (net.network().to_uint() & shift);
    }
    const auto net = ip::make_network_v6(network, error);
    if (error) return false;
    const auto mine = address.to_v6().to_bytes();
    const auto theirs = net.network().to_bytes();
    for (unsigned bit = 0; bit < net.prefix_length(); ++bit)
        if (((mine.at(bit / 8) ^ theirs.at(bit / 8)) >> (7 - bit % 8)) & 1) return false;
    return true;
}

Actor actorFor(const Account& account, const Request& request)
{
    Actor actor;
    actor.account = account.id;
    actor.name = account.userSetting.name.isEmpty()
                     ? account.email
                     : QStringLiteral("%1 <%2>").arg(account.userSetting.name, account.email);
    actor.address = request.peer;
    actor.userAgent = QString::fromLatin1(request.header("user-agent").left(256));
    return actor;
}

Result<Actor> admitted(const Account& account, const Request& request)
{
    if (!isAllowedAddress(account.userSetting.allowedAddresses, request.peer))
        return fail(ErrorCode::Forbidden,
                    QStringLiteral("This account does not accept requests from your address."));
    return actorFor(account, request);
}

} // namespace

bool isAllowedAddress(const QStringList& networks, const QString& address)
{
    if (networks.isEmpty()) return true;
    boost::system::error_code error;
    const ip::address parsed = ip::make_address(address.toStdString(), error);
    if (error) return false;
    const ip::address plain = unmapped(parsed);
    return std::any_of(networks.begin(), networks.end(),
                       [&](const QString& network) { return isIn(network.trimmed().toStdString(), plain); });
}

bool isLoopback(const QString& address)
{
    boost::system::error_code error;
    const ip::address parsed = ip::make_address(address.toStdString(), error);
    return !error && unmapped(parsed).is_loopback();
}

bool Authenticator::hasCredentials(const Request& request)
{
    return !request.header("authorization").isEmpty() || !sessionCookie(request).isEmpty();
}

Result<Actor> Authenticator::authenticate(const Request& request)
{
    INK_ASSIGN(account, headerAccount(request));
    return admitted(account, request);
}

Result<Actor> Authenticator::authenticate(const Request& request, const wire::InlineAuthentication& given)
{
    if (!given.apiKey.isEmpty()) {
        INK_ASSIGN(account, byKey(request, given.apiKey));
        return admitted(account, request);
    }
    INK_ASSIGN(account, byCredentials(request, {given.email, given.password}));
    return admitted(account, request);
}

Result<Authenticator::Login> Authenticator::login(const Request& request)
{
    Result<Account> account = fail(wrongCredentials());
    if (const QString email = request.queryValue(QStringLiteral("email")); !email.isEmpty())
        account =
            byCredentials(request, {email, Secret(request.queryValue(QStringLiteral("password")).toUtf8())});
    else
        account = headerAccount(request);
    if (!account) return fail(account.error());
    INK_ASSIGN(actor, admitted(*account, request));
    Login result{actor, Secret::random(32)};
    INK_ASSIGN(transaction, store::Transaction::begin(m_stores.database));
    INK_TRY(m_stores.accounts.addSession(transaction, hashOf(result.cookie.reveal()), account->id,
                                         m_clock.now()));
    INK_TRY(transaction.commit());
    return result;
}

Result<void> Authenticator::logout(const Request& request)
{
    const QByteArray cookie = sessionCookie(request);
    if (cookie.isEmpty()) return {};
    INK_ASSIGN(transaction, store::Transaction::begin(m_stores.database));
    INK_TRY(m_stores.accounts.removeSession(transaction, hashOf(cookie)));
    return transaction.commit();
}

Result<Account> Authenticator::headerAccount(const Request& request)
{
    if (!request.header("authorization").isEmpty()) {
        const auto given = basicCredentials(request);
        if (!given) return fail(refused(request.peer, {}));
        return byCredentials(request, *given);
    }
    if (const QByteArray cookie = sessionCookie(request); !cookie.isEmpty()) return bySession(cookie);
    return fail(
        ErrorCode::Auth,
        QStringLiteral("Send an API key, or an e-mail address and password, with Basic authentication."));
}

std::optional<Authenticator::Credentials> Authenticator::basicCredentials(const Request& request)
{
    const QByteArray value = request.header("authorization");
    if (value.size() < 7 || value.left(6).toLower() != "basic ") return std::nullopt;
    const auto decoded =
        QByteArray::fromBase64Encoding(value.mid(6).trimmed(), QByteArray::AbortOnBase64DecodingErrors);
    if (!decoded) return std::nullopt;
    const qsizetype colon = decoded.decoded.indexOf(':');
    if (colon < 0) return std::nullopt;
    return Credentials{QString::fromUtf8(decoded.decoded.left(colon)),
                       Secret(decoded.decoded.mid(colon + 1))};
}

QByteArray Authenticator::sessionCookie(const Request& request)
{
    for (const QByteArray& each : request.header("cookie").split(';')) {
        const QByteArray cookie = each.trimmed();
        if (cookie.startsWith("JSESSIONID=")) return cookie.mid(11).left(128);
    }
    return {};
}

Result<Account> Authenticator::byCredentials(const Request& request, const Credentials& given)
{
    if (given.password.isEmpty()) return byKey(request, Secret(given.user.toUtf8()));
    return byPassword(request, given);
}

Result<Account> Authenticator::byKey(const Request& request, const Secret& key)
{
    const Timestamp now = m_clock.now();
    const QByteArray hash = hashOf(key.reveal());
    {
        const std::lock_guard lock(m_mutex);
        if (const Known* known = m_known.object(hash);
            known && now < known->until && now + keyMemory >= known->until)
            return known->account;
    }
    Result<Account> account = key.isEmpty() || key.reveal().size() > 512
                                  ? fail(wrongCredentials())
                                  : m_stores.accounts.accountForKey(key, now);
    if (!account && (account.error().code == ErrorCode::Auth || account.error().code == ErrorCode::NotFound))
        return fail(refused(request.peer, {}));
    if (!account) return fail(account.error());
    const std::lock_guard lock(m_mutex);
    m_known.insert(hash, new Known{*account, now + keyMemory});
    return account;
}

Result<Account> Authenticator::byPassword(const Request& request, const Credentials& given)
{
    const Timestamp now = m_clock.now();
    const QString subject = given.user.trimmed().toLower().left(254);
    const auto wait =
        std::max(m_limiter.waitFor(request.peer, now), m_limiter.waitFor(QLatin1Char('@') + subject, now));
    if (wait.count() > 0) return fail(refused(request.peer, subject));

    Result<Account> account = m_stores.accounts.loadByEmail(subject);
    if (!account && account.error().code != ErrorCode::NotFound && account.error().code != ErrorCode::Auth)
        return fail(account.error());
    const bool fits = verifyPassword(given.password, account ? account->passwordHash : QByteArray());
    if (!account || !fits || account->disabled) return fail(refused(request.peer, subject));
    m_limiter.succeeded(QLatin1Char('@') + subject);
    return account;
}

Result<Account> Authenticator::bySession(const QByteArray& cookie)
{
    INK_ASSIGN(transaction, store::Transaction::begin(m_stores.database));
    Result<Account> account = m_stores.accounts.accountForSession(transaction, hashOf(cookie), m_clock.now());
    INK_TRY(transaction.commit());
    if (account || (account.error().code != ErrorCode::NotFound && account.error().code != ErrorCode::Auth))
        return account;
    return fail(ErrorCode::Auth, QStringLiteral("The session has ended. Log in again."));
}

Error Authenticator::refused(const QString& peer, const QString& account)
{
    const Timestamp now = m_clock.now();
    auto wait = m_limiter.waitFor(peer, now);
    if (!account.isEmpty()) wait = std::max(wait, m_limiter.waitFor(QLatin1Char('@') + account, now));
    if (wait.count() > 0) {
        Error error =
            fail(ErrorCode::RateLimit, QStringLiteral("Too many failed logins. Wait before you try again."))
                .value();
        error.retryAfterMs = static_cast<int>(wait.count());
        return error;
    }
    m_limiter.failed(peer, now);
    if (!account.isEmpty()) m_limiter.failed(QLatin1Char('@') + account, now);
    return wrongCredentials();
}

} // namespace ink::service::http
