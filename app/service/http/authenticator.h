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
 * Verifies credentials (contract §2) and identifies the account: API key or email and password with
 * Basic, session cookie, or the first part of a multipart body. Wrong credentials fail with Auth and the
 * same message for all causes; too many failures with RateLimit. A valid API key is never blocked by
 * others' failures from the same address, because keys can't be guessed. Thread-safe.
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
        qint64 revision = 0;   ///< of the account, read before anything else; 0 = not read
    };

    /** True if the request has credentials in a header. */
    [[nodiscard]] static bool hasCredentials(const Request& request);
    /** True if the request has a password, which is deliberately slow to verify. */
    [[nodiscard]] static bool usesPassword(const Request& request);
    /** Authenticates with the Authorization header, else with the session cookie. */
    [[nodiscard]] Result<Identity> authenticate(const Request& request);
    /** Authenticates with the first part of a multipart body. */
    [[nodiscard]] Result<Identity> authenticate(const Request& request,
                                                const wire::InlineAuthentication& credentials);
    /** Authenticates by an API key that was seen before, with one read of the database and no write: quick
     * enough for the thread that serves connections. If it returns nothing, call `authenticate`. */
    [[nodiscard]] std::optional<Identity> authenticateCached(const Request& request);
    /**
     * Saves the last-used times of keys. Requests record them in memory only, so that a thousand keys
     * used at once do not wait for a thousand writes: the host calls this regularly and when it ends,
     * and it must be called before keys are listed.
     */
    [[nodiscard]] Result<void> saveKeyUses();

    struct Login
    {
        Actor actor;
        Secret cookie; ///< value of JSESSIONID
    };
    /** Signs in with `email` and `password` from the query, else from the header; opens a session. */
    [[nodiscard]] Result<Login> login(const Request& request);
    /** Ends the session of the cookie, if there is one. */
    [[nodiscard]] Result<void> logout(const Request& request);

private:
    struct Credentials
    {
        QString user;
        Secret password;
    };
    /** An account's data at a revision. */
    struct Known
    {
        store::AccountStore::Account account;
        qint64 revision = 0;
    };
    struct Found
    {
        store::AccountStore::Account account;
        QByteArray credential;
        qint64 revision = 0;
        qint64 key = 0;
        domain::KeyRights rights = {};
    };
    [[nodiscard]] static std::optional<Credentials> basicCredentials(const Request& request);
    [[nodiscard]] static QByteArray sessionCookie(const Request& request);
    [[nodiscard]] static Result<Identity> admitted(const Found& found, const Request& request);
    [[nodiscard]] std::optional<Found> remembered(const QByteArray& hash, const store::KeyState& state);
    [[nodiscard]] Result<Found> byCredentials(const Request& request, const Credentials& credentials);
    [[nodiscard]] Result<Found> byKey(const Request& request, const Secret& key);
    [[nodiscard]] Result<Found> byPassword(const Request& request, const Credentials& credentials);
    [[nodiscard]] Result<Found> bySession(const QByteArray& cookie);
    [[nodiscard]] Result<Found> byHeader(const Request& request);
    /** Records the use of the key, at most once a minute. */
    void noteUse(const store::KeyState& state, Timestamp now);
    /** Counts a failed sign-in and returns its error. */
    [[nodiscard]] Error refused(const QStringList& subjects);

    Stores& m_stores;
    const Clock& m_clock;
    AttemptLimiter m_limiter;
    std::mutex m_mutex;
    QCache<QByteArray, Known> m_known{16'384}; ///< by SHA-256 of the key
    QMap<qint64, Timestamp> m_uses;            ///< by key id; not saved yet
};

} // namespace ink::service::http
