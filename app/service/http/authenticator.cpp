#include "app/service/http/authenticator.h"

#include "app/domain/document/localsender.h"
#include "app/service/http/passwordhash.h"
#include "app/service/http/reasons.h"
#include "app/store/accounts/reasons.h"

namespace ink::service::http {

using Account = store::AccountStore::Account;

namespace {

Error wrongCredentials()
{
    return fail(ErrorCode::Auth, reasons::credentialsInvalid()).value();
}

constexpr qsizetype maxEditorSize = 64; // bytes

Actor actorFor(const Account& account, const Request& request)
{
    Actor actor;
    actor.account = account.id;
    actor.name = domain::accountActor(account.userSetting.name, account.email);
    actor.address = request.peer;
    actor.userAgent = QString::fromLatin1(request.header("user-agent").left(256));
    if (const QByteArray editor = request.header("x-inkstone-editor"); editor.size() <= maxEditorSize)
        actor.editor = editor;
    return actor;
}

QStringList subjectsOf(const Request& request, const QString& email = {})
{
    QStringList subjects{addressGroup(request.peer)};
    if (!email.isEmpty()) subjects.append(QLatin1Char('@') + email);
    return subjects;
}

} // namespace

bool Authenticator::hasCredentials(const Request& request)
{
    return !request.header("authorization").isEmpty() || !sessionCookie(request).isEmpty();
}

bool Authenticator::usesPassword(const Request& request)
{
    if (!request.queryValue(QStringLiteral("password")).isEmpty()) return true;
    const auto credentials = basicCredentials(request);
    return credentials && !credentials->password.isEmpty();
}

Result<Authenticator::Identity> Authenticator::admit(const AuthenticatedAccount& found,
                                                     const Request& request)
{
    if (!isAllowedAddress(found.account.userSetting.allowedAddresses, request.peer))
        return fail(ErrorCode::Forbidden, reasons::addressNotAccepted());
    if (request.isDeprecated && found.key > 0) recordDeprecatedUse(found);
    Actor actor = actorFor(found.account, request);
    actor.key = found.key;
    actor.rights = found.rights;
    return Identity{std::move(actor), found.credential, found.revision};
}

Result<Authenticator::Identity> Authenticator::authenticate(const Request& request)
{
    INK_ASSIGN(found, byHeader(request));
    return admit(found, request);
}

Result<Authenticator::Identity> Authenticator::authenticate(const Request& request,
                                                            const wire::InlineAuthentication& credentials)
{
    if (!credentials.apiKey.isEmpty()) {
        INK_ASSIGN(found, byKey(request, credentials.apiKey));
        return admit(found, request);
    }
    INK_ASSIGN(found, byCredentials(request, {credentials.email, credentials.password}));
    return admit(found, request);
}

std::optional<Authenticator::Identity> Authenticator::authenticateCached(const Request& request)
{
    const auto credentials = basicCredentials(request);
    if (!credentials || credentials->user.isEmpty() || !credentials->password.isEmpty()) return std::nullopt;
    const QByteArray hash = store::secretHash(credentials->user.toUtf8());
    {
        const std::lock_guard lock(m_mutex);
        if (!m_cache.contains(hash)) return std::nullopt;
    }
    const Timestamp now = m_clock.now();
    const auto state = store::keyState(m_stores.database, hash, now);
    if (!state || !*state) return std::nullopt;
    const auto found = findCached(hash, **state);
    if (!found) return std::nullopt;
    recordUse(**state, now);
    auto identity = admit(*found, request);
    return identity ? std::optional(std::move(*identity)) : std::nullopt;
}

Result<Authenticator::Login> Authenticator::login(const Request& request)
{
    Result<AuthenticatedAccount> found = fail(wrongCredentials());
    if (const QString email = request.queryValue(QStringLiteral("email")); !email.isEmpty())
        found =
            byCredentials(request, {email, Secret(request.queryValue(QStringLiteral("password")).toUtf8())});
    else
        found = byHeader(request);
    if (!found) return fail(found.error());
    INK_ASSIGN(identity, admit(*found, request));
    const Actor& actor = identity.actor;
    Login result{actor, Secret::random(32)};
    INK_ASSIGN(transaction, store::Transaction::begin(m_stores.database));
    INK_TRY(m_stores.accounts.addSession(transaction, store::secretHash(result.cookie.reveal()),
                                         actor.account, m_clock.now(), actor.key));
    INK_TRY(transaction.commit());
    return result;
}

Result<void> Authenticator::logout(const Request& request)
{
    const QByteArray cookie = sessionCookie(request);
    if (cookie.isEmpty()) return {};
    INK_ASSIGN(transaction, store::Transaction::begin(m_stores.database));
    INK_TRY(m_stores.accounts.removeSession(transaction, store::secretHash(cookie)));
    return transaction.commit();
}

Result<Authenticator::AuthenticatedAccount> Authenticator::byHeader(const Request& request)
{
    if (!request.header("authorization").isEmpty()) {
        const auto credentials = basicCredentials(request);
        if (!credentials) return fail(recordFailure(subjectsOf(request)));
        return byCredentials(request, *credentials);
    }
    if (const QByteArray cookie = sessionCookie(request); !cookie.isEmpty()) return bySession(cookie);
    return fail(ErrorCode::Auth, reasons::credentialsNeeded());
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

Result<Authenticator::AuthenticatedAccount> Authenticator::byCredentials(const Request& request,
                                                                         const Credentials& credentials)
{
    if (credentials.password.isEmpty()) return byKey(request, Secret(credentials.user.toUtf8()));
    return byPassword(request, credentials);
}

std::optional<Authenticator::AuthenticatedAccount> Authenticator::findCached(const QByteArray& hash,
                                                                             const store::KeyState& state)
{
    const std::lock_guard lock(m_mutex);
    const CachedAccount* known = m_cache.object(hash);
    if (!known || known->revision != state.revision || known->account.id != state.account)
        return std::nullopt;
    return AuthenticatedAccount{known->account, hash,         state.revision,
                                state.key,      state.rights, state.lastDeprecatedUse};
}

void Authenticator::recordUse(const store::KeyState& state, Timestamp now)
{
    // Minute precision: a write per request would be too expensive.
    if (state.lastUsed && now - *state.lastUsed <= std::chrono::minutes(1)) return;
    const std::lock_guard lock(m_mutex);
    m_uses.insert(state.key, now);
}

void Authenticator::recordDeprecatedUse(const AuthenticatedAccount& found)
{
    const Timestamp now = m_clock.now();
    if (found.lastDeprecatedUse && now - *found.lastDeprecatedUse <= std::chrono::minutes(1)) return;
    const std::lock_guard lock(m_mutex);
    m_deprecatedUses.insert(found.key, now);
}

// Index(saveKeyUses): API key: when its last use is written down
Result<void> Authenticator::saveKeyUses()
{
    INK_TRY(saveUses(m_uses, &store::AccountStore::recordKeyUses));
    return saveUses(m_deprecatedUses, &store::AccountStore::recordDeprecatedKeyUses);
}

Result<void> Authenticator::saveUses(KeyUses& uses,
                                     Result<void> (store::AccountStore::*save)(store::Transaction&,
                                                                               const KeyUses&))
{
    constexpr qsizetype atOnce = 100; // keeps write transactions short
    while (true) {
        KeyUses some;
        {
            const std::lock_guard lock(m_mutex);
            for (auto use = uses.begin(); use != uses.end() && some.size() < atOnce; use = uses.erase(use))
                some.insert(use.key(), use.value());
        }
        if (some.isEmpty()) return {};
        const auto saved = [&]() -> Result<void> {
            INK_ASSIGN(transaction,
                       store::Transaction::begin(m_stores.database, store::Durability::WhileRunning));
            INK_TRY((m_stores.accounts.*save)(transaction, some));
            return transaction.commit();
        }();
        if (saved) continue;
        const std::lock_guard lock(m_mutex);
        for (auto use = some.cbegin(); use != some.cend(); ++use)
            if (!uses.contains(use.key())) uses.insert(use.key(), use.value());
        return saved;
    }
}

Result<Authenticator::AuthenticatedAccount> Authenticator::byKey(const Request& request, const Secret& key)
{
    const Timestamp now = m_clock.now();
    if (key.isEmpty() || key.reveal().size() > 512) return fail(recordFailure(subjectsOf(request)));
    const QByteArray hash = store::secretHash(key.reveal());
    INK_ASSIGN(state, store::keyState(m_stores.database, hash, now));
    if (!state) return fail(recordFailure(subjectsOf(request)));
    recordUse(*state, now);
    if (auto found = findCached(hash, *state)) return std::move(*found);
    auto account = m_stores.accounts.load(state->account);
    if (!account) return fail(account.error());
    const std::lock_guard lock(m_mutex);
    m_cache.insert(hash, new CachedAccount{*account, state->revision});
    return AuthenticatedAccount{std::move(*account), hash,          state->revision,
                                state->key,          state->rights, state->lastDeprecatedUse};
}

Result<Authenticator::AuthenticatedAccount> Authenticator::byPassword(const Request& request,
                                                                      const Credentials& credentials)
{
    const Timestamp now = m_clock.now();
    const QString email = credentials.user.trimmed().toLower().left(254);
    const QStringList subjects = subjectsOf(request, email);
    if (m_limiter.remainingWait(subjects, now).count() > 0) return fail(recordFailure(subjects));

    auto account = m_stores.accounts.loadByEmail(email);
    if (!account && account.error().code != ErrorCode::NotFound && account.error().code != ErrorCode::Auth)
        return fail(account.error());
    const bool fits = verifyPassword(credentials.password, account ? account->passwordHash : QByteArray());
    if (!account || !fits || account->isDisabled) return fail(recordFailure(subjects));
    m_limiter.recordSuccess(subjects.constLast(), now);
    const QByteArray credential = "account " + QByteArray::number(account->id.value());
    return AuthenticatedAccount{std::move(*account), credential, 0};
}

Result<Authenticator::AuthenticatedAccount> Authenticator::bySession(const QByteArray& cookie)
{
    const QByteArray hash = store::secretHash(cookie);
    INK_ASSIGN(transaction, store::Transaction::begin(m_stores.database));
    auto session = m_stores.accounts.loadSession(transaction, hash, m_clock.now());
    INK_TRY(transaction.commit());
    if (session)
        return AuthenticatedAccount{std::move(session->account), hash, 0, session->key, session->rights,
                                    session->lastDeprecatedUse};
    if (session.error().code != ErrorCode::NotFound && session.error().code != ErrorCode::Auth)
        return fail(session.error());
    return fail(ErrorCode::Auth, reasons::sessionEnded());
}

Error Authenticator::recordFailure(const QStringList& subjects)
{
    const Timestamp now = m_clock.now();
    if (const auto wait = m_limiter.remainingWait(subjects, now); wait.count() > 0) {
        Error error = fail(ErrorCode::RateLimit, reasons::tooManyFailedLogins()).value();
        error.retryAfterMs = static_cast<int>(wait.count());
        return error;
    }
    m_limiter.recordFailure(subjects, now);
    return wrongCredentials();
}

} // namespace ink::service::http
