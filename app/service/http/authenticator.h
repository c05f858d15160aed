#pragma once

#include "app/base/clock.h"
#include "app/base/secret.h"
#include "app/service/core/stores.h"
#include "app/service/http/attemptlimiter.h"
#include "app/service/http/networks.h"
#include "app/service/http/router.h"
#include "app/store/accounts/keystate.h"
#include "app/wire/createcodec.h"

#include <QCache>
#include <QMap>

#include <mutex>

namespace ink::service::http {

/**
 * Verifies credentials (contract §2) and identifies the account: by API key or by email and password with
 * Basic, by session cookie, or by the first part of a multipart body. Wrong credentials fail with Auth and
 * the same message for all causes, too many failures with RateLimit. Failures of others from the same address
 * never block a valid API key, because keys can't be guessed. Thread-safe.
 */
class Authenticator final
{
public:
    Authenticator(Stores& stores, const Clock& clock)
        : m_stores(stores), m_clock(clock), m_limiter(stores.database)
    {
    }

    /** The account of a request, and how it was authenticated. */
    struct Identity
    {
        Actor actor;
        QByteArray credential; ///< the key for rate limiting: one value for each API key
        qint64 revision = 0;   ///< revision of the account, read before anything else; 0 = not read
    };

    /** Returns whether a header of the request has credentials. */
    [[nodiscard]] static bool hasCredentials(const Request& request);
    /** Returns whether the request has a password, which is deliberately slow to verify. */
    [[nodiscard]] static bool usesPassword(const Request& request);
    /** Authenticates with the Authorization header, or with the session cookie if there is no such header. */
    [[nodiscard]] Result<Identity> authenticate(const Request& request);
    /** Authenticates with the first part of a multipart body. */
    [[nodiscard]] Result<Identity> authenticate(const Request& request,
                                                const wire::InlineAuthentication& credentials);
    /** Authenticates by an API key that was seen before. Reads the database once and writes nothing, so it is
     * quick enough for the threads that serve connections. Call `authenticate` if this returns nullopt. */
    [[nodiscard]] std::optional<Identity> authenticateCached(const Request& request);
    /**
     * Saves the last-used times of keys. Requests record them in memory only, so that a thousand keys used at
     * once do not wait for a thousand writes. The host calls this regularly and when it ends. It must also be
     * called before keys are listed.
     */
    [[nodiscard]] Result<void> saveKeyUses();

    struct Login
    {
        Actor actor;
        Secret cookie; ///< value of JSESSIONID
    };
    /** Signs in with `email` and `password` from the query, or else from the header, and opens a session. */
    [[nodiscard]] Result<Login> login(const Request& request);
    /** Ends the session of the cookie, if any. */
    [[nodiscard]] Result<void> logout(const Request& request);

private:
    struct Credentials
    {
        QString user;
        Secret password;
    };
    /** An account's data at a revision. */
    struct CachedAccount
    {
        store::AccountStore::Account account;
        qint64 revision = 0;
    };
    struct AuthenticatedAccount
    {
        store::AccountStore::Account account;
        QByteArray credential;
        qint64 revision = 0;
        qint64 key = 0;
        domain::KeyRights rights = {};
        std::optional<Timestamp> lastDeprecatedUse = {};
    };
    [[nodiscard]] static std::optional<Credentials> basicCredentials(const Request& request);
    [[nodiscard]] static QByteArray sessionCookie(const Request& request);
    [[nodiscard]] Result<Identity> admit(const AuthenticatedAccount& found, const Request& request);
    [[nodiscard]] std::optional<AuthenticatedAccount> findCached(const QByteArray& hash,
                                                                 const store::KeyState& state);
    [[nodiscard]] Result<AuthenticatedAccount> byCredentials(const Request& request,
                                                             const Credentials& credentials);
    [[nodiscard]] Result<AuthenticatedAccount> byKey(const Request& request, const Secret& key);
    [[nodiscard]] Result<AuthenticatedAccount> byPassword(const Request& request,
                                                          const Credentials& credentials);
    [[nodiscard]] Result<AuthenticatedAccount> bySession(const QByteArray& cookie);
    [[nodiscard]] Result<AuthenticatedAccount> byHeader(const Request& request);
    /** Records the use of the key, at most once a minute. */
    void recordUse(const store::KeyState& state, Timestamp now);
    /** Records that the key called a deprecated operation, at most once a minute. */
    void recordDeprecatedUse(const AuthenticatedAccount& found);
    using KeyUses = QMap<qint64, Timestamp>; ///< by key id
    [[nodiscard]] Result<void> saveUses(KeyUses& uses,
                                        Result<void> (store::AccountStore::*save)(store::Transaction&,
                                                                                  const KeyUses&));
    /** Counts a failed sign-in and returns its error. */
    [[nodiscard]] Error recordFailure(const QStringList& subjects);

    Stores& m_stores;
    const Clock& m_clock;
    AttemptLimiter m_limiter;
    std::mutex m_mutex;
    QCache<QByteArray, CachedAccount> m_cache{16'384}; ///< by SHA-256 of the key
    KeyUses m_uses;                                    ///< not saved yet
    KeyUses m_deprecatedUses;                          ///< not saved yet
};

} // namespace ink::service::http
