#pragma once

#include "app/base/clock.h"
#include "app/base/secret.h"
#include "app/service/http/attemptlimiter.h"
#include "app/service/http/router.h"
#include "app/wire/createcodec.h"

#include <QCache>

#include <mutex>

namespace ink::service::http {

/**
 * Checks credentials (contract §2) and says who it is: API key or e-mail and password by Basic, session
 * cookie, or the first part of a multipart body. Wrong credentials are Auth with one sentence for all
 * reasons; too many of them RateLimit. A valid API key is never held up by others' failures at the same
 * address: it cannot be guessed. Safe from any thread.
 */
class Authenticator final
{
public:
    Authenticator(Stores& stores, const Clock& clock) : m_stores(stores), m_clock(clock) {}

    /** Whether the request brings credentials in a header at all. */
    [[nodiscard]] static bool hasCredentials(const Request& request);
    /** By header: Authorization, else the session cookie. */
    [[nodiscard]] Result<Actor> authenticate(const Request& request);
    /** By the first part of a multipart body. */
    [[nodiscard]] Result<Actor> authenticate(const Request& request, const wire::InlineAuthentication& given);

    struct Login
    {
        Actor actor;
        Secret cookie; ///< value of JSESSIONID
    };
    /** By `email` and `password` of the query, else by header; opens a session. */
    [[nodiscard]] Result<Login> login(const Request& request);
    /** Ends the session of the cookie, if there is one. */
    [[nodiscard]] Result<void> logout(const Request& request);

    /** How long a verified key is believed without asking the store: a revoked key works no longer than this.
     */
    static constexpr std::chrono::milliseconds keyMemory{1000};

private:
    struct Credentials
    {
        QString user;
        Secret password;
    };
    struct Known
    {
        store::AccountStore::Account account;
        Timestamp until{};
    };
    [[nodiscard]] static std::optional<Credentials> basicCredentials(const Request& request);
    [[nodiscard]] static QByteArray sessionCookie(const Request& request);
    [[nodiscard]] Result<store::AccountStore::Account> byCredentials(const Request& request,
                                                                     const Credentials& given);
    [[nodiscard]] Result<store::AccountStore::Account> byKey(const Request& request, const Secret& key);
    [[nodiscard]] Result<store::AccountStore::Account> byPassword(const Request& request,
                                                                  const Credentials& given);
    [[nodiscard]] Result<store::AccountStore::Account> bySession(const QByteArray& cookie);
    [[nodiscard]] Result<store::AccountStore::Account> headerAccount(const Request& request);
    [[nodiscard]] Error refused(const QString& peer, const QString& account);

    Stores& m_stores;
    const Clock& m_clock;
    AttemptLimiter m_limiter;
    std::mutex m_mutex;
    QCache<QByteArray, Known> m_known{1024}; ///< by SHA-256 of the key
};

/** 403 when the account allows only other addresses (userSetting.allowedAddresses). */
[[nodiscard]] bool isAllowedAddress(const QStringList& networks, const QString& address);
/** 127.0.0.0/8, ::1 and their mapped forms. */
[[nodiscard]] bool isLoopback(const QString& address);

} // namespace ink::service::http
