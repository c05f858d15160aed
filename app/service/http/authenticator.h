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
 * Checks credentials (contract §2) and says who it is: API key or email and password by Basic, session
 * cookie, or the first part of a multipart body. Wrong credentials are Auth with one sentence for all
 * reasons; too many of them RateLimit. A valid API key is never held up by others' failures at the same
 * address: it cannot be guessed. Safe from any thread.
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
        QByteArray credential; ///< the key by which requests are counted: one value for each API key
        qint64 revision = 0;   ///< of the account, read before anything else; 0 when it was not read
    };

    /** Returns whether the request brings credentials in a header at all. */
    [[nodiscard]] static bool hasCredentials(const Request& request);
    /** Returns whether it brings a password, which takes long to check on purpose. */
    [[nodiscard]] static bool bringsPassword(const Request& request);
    /** Authenticates by the Authorization header, else by the session cookie. */
    [[nodiscard]] Result<Identity> authenticate(const Request& request);
    /** Authenticates by the first part of a multipart body. */
    [[nodiscard]] Result<Identity> authenticate(const Request& request,
                                                const wire::InlineAuthentication& given);
    /**
     * Authenticates by an API key that was seen before, with one read of the database and no write: quick
     * enough for the thread that serves connections. Nothing = call `authenticate`.
     */
    [[nodiscard]] std::optional<Identity> recognise(const Request& request);
    /**
     * Writes down when keys were used last. A request only notes it in memory, so that a thousand keys that
     * come at once do not wait for a thousand writes: the host calls this every moment and at its end, and
     * whoever lists keys before that.
     */
    [[nodiscard]] Result<void> saveKeyUses();

    struct Login
    {
        Actor actor;
        Secret cookie; ///< value of JSESSIONID
    };
    /** Signs in by `email` and `password` of the query, else by header; opens a session. */
    [[nodiscard]] Result<Login> login(const Request& request);
    /** Ends the session of the cookie, if there is one. */
    [[nodiscard]] Result<void> logout(const Request& request);

private:
    struct Credentials
    {
        QString user;
        Secret password;
    };
    /** An account as it was at a revision. */
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
    };
    [[nodiscard]] static std::optional<Credentials> basicCredentials(const Request& request);
    [[nodiscard]] static QByteArray sessionCookie(const Request& request);
    [[nodiscard]] static Result<Identity> admitted(const Found& found, const Request& request);
    [[nodiscard]] std::optional<Found> remembered(const QByteArray& hash, const store::KeyState& state);
    [[nodiscard]] Result<Found> byCredentials(const Request& request, const Credentials& given);
    [[nodiscard]] Result<Found> byKey(const Request& request, const Secret& key);
    [[nodiscard]] Result<Found> byPassword(const Request& request, const Credentials& given);
    [[nodiscard]] Result<Found> bySession(const QByteArray& cookie);
    [[nodiscard]] Result<Found> byHeader(const Request& request);
    /** Notes that the key is in use, once a minute. */
    void noteUse(const store::KeyState& state, Timestamp now);
    /** Counts a failed login, and says how it is answered. */
    [[nodiscard]] Error refused(const QStringList& subjects);

    Stores& m_stores;
    const Clock& m_clock;
    AttemptLimiter m_limiter;
    std::mutex m_mutex;
    QCache<QByteArray, Known> m_known{16'384}; ///< by SHA-256 of the key
    QMap<qint64, Timestamp> m_uses;            ///< by the id of the key; not saved yet
};

} // namespace ink::service::http
