#include "app/service/http/server/exchange.h"

#include "app/service/http/compression.h"
#include "app/service/http/headerfields.h"
#include "app/service/http/queryparameters.h"
#include "app/service/http/reasons.h"
#include "app/service/http/responses.h"
#include "app/service/http/server/origincheck.h"
#include "app/service/http/server/reasons.h"
#include "app/service/http/server/requesttarget.h"
#include "app/service/http/signinglinks.h"
#include "app/wire/objectreader.h"

#include <QCryptographicHash>
#include <QJsonArray>
#include <QRandomGenerator>

#include <algorithm>
#include <array>
#include <chrono>

namespace ink::service::http {

namespace {

constexpr qsizetype largeBody = 256 * 1024;
constexpr int statusNotFound = 404;

/** Returns the client's request id if it is well-formed, and a new one otherwise. */
QString requestIdFor(const QByteArray& clientId)
{
    const bool plain = !clientId.isEmpty() && clientId.size() <= 64 &&
                       std::all_of(clientId.begin(), clientId.end(), [](char c) {
                           return (c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z') ||
                                  (c >= 'a' && c <= 'z') || c == '-' || c == '_';
                       });
    if (plain) return QString::fromLatin1(clientId);
    std::array<quint32, 3> random{};
    QRandomGenerator::global()->fillRange(random.data(), static_cast<qsizetype>(random.size()));
    return QString::fromLatin1(
        QByteArray::fromRawData(reinterpret_cast<const char*>(random.data()), sizeof random).toHex());
}

bool isWrite(const QByteArray& method)
{
    return method == "POST" || method == "PUT" || method == "DELETE" || method == "PATCH";
}

/** Returns the hash that identifies equal requests: method, path, query, and the content of the body part by
 * part. */
QByteArray fingerprint(const Request& request)
{
    QCryptographicHash hash(QCryptographicHash::Sha256);
    const auto add = [&hash](const QByteArray& bytes) {
        hash.addData(QByteArray::number(bytes.size()) + ':');
        hash.addData(bytes);
    };
    add(request.method);
    QString path = request.path;
    if (path == QLatin1String("/v1") || path.startsWith(QLatin1String("/v1/"))) path.remove(0, 3);
    add(path.toUtf8());
    for (const auto& [name, value] : request.query) {
        add(name.toUtf8());
        add(value.toUtf8());
    }
    add(request.body);
    QStringList names = request.parts.keys();
    names.sort();
    for (const QString& name : std::as_const(names)) {
        add(name.toUtf8());
        add(request.parts.value(name));
    }
    for (const StagedFile& file : request.files) {
        add(file.name.toUtf8());
        add(file.sha256.toLatin1());
    }
    // A key with other rights must not get the response to the same request.
    if (request.actor && request.actor->rights.isLimited()) add(request.actor->rights.cacheKey().toLatin1());
    return hash.result().toHex();
}

/** Returns whether a `Prefer` header (RFC 7240) contains `handling=strict`. */
bool prefersStrict(const QByteArray& prefer)
{
    for (const QByteArray& each : prefer.toLower().split(',')) {
        const QByteArray preference = each.split(';').constFirst().simplified().replace(" ", "");
        if (preference == "handling=strict" || preference == "handling=\"strict\"") return true;
    }
    return false;
}

/** Returns whether a person reads the response: unlike programs, a browser that navigates accepts HTML. */
bool isForPerson(const Request& request)
{
    return (request.method == "GET" || request.method == "HEAD") && prefersHtml(request.header("accept"));
}

/** Returns the error for a path that doesn't exist in this version of the API. It depends only on the table
 * of routes, so that it doesn't reveal which objects exist. */
tl::unexpected<Error> noSuchVersion(const QStringList& addresses)
{
    QJsonArray encoded;
    for (const QString& each : addresses)
        encoded.append(QString::fromLatin1(encodePath(each)));
    Error error = fail(ErrorCode::NotFound, reasons::noSuchVersion()).value();
    error.args.insert(QStringLiteral("addresses"), encoded);
    return fail(std::move(error));
}

bool isPrintable(const QByteArray& key)
{
    return key.size() <= 128 &&
           std::all_of(key.begin(), key.end(), [](char c) { return c >= 0x20 && c < 0x7f; });
}

} // namespace

Exchange::Exchange(const Context& context, RequestHead head) : m_context(context), m_head(std::move(head))
{
    m_request.method = m_head.method;
    m_request.headers = m_head.headers;
    m_request.peer = m_head.peer;
    m_request.isSecure = m_head.isSecure;
    m_request.requestId = requestIdFor(m_request.header("x-request-id"));
}

void Exchange::refuse(const Error& error)
{
    if (error.code == ErrorCode::NotFound && !m_match.route && !m_match.isOtherVersion &&
        m_context.router.notFoundPage() && isForPerson(m_request)) {
        m_response = m_context.router.notFoundPage()(m_request);
        return;
    }
    m_response = errorResponse(error, m_request);
    if (error.code != ErrorCode::Method || m_match.route) return;
    QList<QByteArray> allowed = m_match.allowedMethods;
    std::sort(allowed.begin(), allowed.end());
    m_response.setHeader("Allow", allowed.join(", "));
}

Result<void> Exchange::findRoute()
{
    INK_ASSIGN(target, parseRequestTarget(m_head.target));
    m_request.path = target.path;
    m_request.hasTrailingSlash = target.hasTrailingSlash;
    m_request.query = std::move(target.query);
    m_match = m_context.router.match(m_request.method, m_request.path);
    if (!m_match.route) {
        if (m_match.isOtherVersion) return noSuchVersion(m_match.addresses);
        if (m_match.allowedMethods.isEmpty()) return fail(ErrorCode::NotFound, reasons::noSuchAddress());
        return fail(ErrorCode::Method, reasons::methodNotAllowed());
    }
    m_request.variables = m_match.variables;
    m_request.isDeprecated = isDeprecated();
    if (const auto& deprecation = m_match.route->deprecation)
        m_request.responseHeaders = deprecationHeaders(*deprecation, m_match.variables);
    if (m_match.route->browserPage) m_request.responseHeaders.emplaceBack("Vary", "Accept");
    return {};
}

bool Exchange::wantsPage() const
{
    return m_match.route->browserPage && m_request.header("authorization").isEmpty() &&
           prefersHtml(m_request.header("accept"));
}

bool Exchange::respondEarly()
{
    if (const Result<void> found = findRoute(); !found) {
        refuse(found.error());
        return true;
    }
    Q_ASSERT(m_match.route);
    if (wantsPage() && !Authenticator::hasCredentials(m_request)) {
        m_response = m_match.route->browserPage(m_request);
        return true;
    }
    if (m_match.route->workers == Router::Workers::Connection && !m_head.hasBody) {
        (void)begin();
        return true;
    }
    if (m_match.route->caching == Router::Caching::None || m_head.hasBody || !m_context.canQueryEarly)
        return false;
    auto identity = m_context.authenticator.authenticateCached(m_request);
    if (!identity) return false;
    applyIdentity(std::move(*identity));
    Result<void> admitted = countOnce();
    if (admitted) admitted = m_match.route->access.check(*m_request.actor);
    if (!admitted) {
        refuse(admitted.error());
        return true;
    }
    auto cached = m_context.responseCache.find(m_request.actor->account, cacheTarget(), m_request.revision);
    if (!cached) return false;
    m_response = std::move(*cached);
    if (m_context.verifiesCache) verifyCached();
    removeSigningLinks(m_response, m_request.actor->rights);
    if (isLongToCompress(m_request, m_response)) return false;
    compress(m_request, m_response);
    return true;
}

bool Exchange::begin()
{
    const Result<bool> wanted = prepare();
    if (!wanted) {
        // Instead of a 401, for which the browser would prompt for a password: the session has expired.
        if (wanted.error().code == ErrorCode::Auth && wantsPage())
            m_response = m_match.route->browserPage(m_request);
        else
            refuse(wanted.error());
        return false;
    }
    if (!*wanted) finish();
    return *wanted;
}

void Exchange::applyIdentity(Authenticator::Identity identity)
{
    m_request.actor = std::move(identity.actor);
    m_credential = std::move(identity.credential);
    m_request.revision = identity.revision;
}

Result<bool> Exchange::prepare()
{
    Q_ASSERT(m_match.route && !m_body);
    const Router::Route& route = *m_match.route;
    if (isWrite(m_request.method)) INK_TRY(checkOrigin(m_request, m_context.publicAuthority));
    if (route.access.needsAccount() && !m_request.actor) {
        const bool bodyMayTell = m_head.hasBody && BodyReceiver::canAuthenticate(m_request, route.body);
        if (Authenticator::hasCredentials(m_request) || !bodyMayTell) {
            INK_ASSIGN(identity, m_context.authenticator.authenticate(m_request));
            applyIdentity(std::move(identity));
            INK_TRY(countOnce());
            INK_TRY(route.access.check(*m_request.actor)); // before any data is read
        }
    }
    if (!m_head.hasBody && route.access.needsAccount() && !m_request.actor) return fail(ErrorCode::Auth);
    INK_TRY(checkQuery(route.pattern, route.query, m_request.query));
    if (!m_head.hasBody) return false;
    if (route.admit) INK_TRY(route.admit(m_request));
    domain::Limits limits = m_context.limits;
    if (route.maxBody > 0) limits.jsonBytes = std::min(limits.jsonBytes, route.maxBody);
    m_body.emplace(BodyReceiver::Context{m_context.stores, m_context.authenticator,
                                         m_context.router.metrics(), limits, m_context.memory},
                   m_request, route.body, route.access);
    INK_TRY(m_body->begin(m_head.contentLength));
    return true;
}

Result<void> Exchange::countOnce()
{
    if (m_isCounted || !m_context.rateLimiter || !m_request.actor) return {};
    m_isCounted = true;
    if (m_credential.isEmpty() && m_body && m_body->identity()) m_credential = m_body->identity()->credential;
    const Timestamp now = m_context.clock.now();
    const RateLimiter::TokenResult token = m_context.rateLimiter->takeToken(m_credential, now);
    const auto full = std::chrono::ceil<std::chrono::seconds>((now + token.untilFull).time_since_epoch());
    m_request.responseHeaders +=
        {{"X-RateLimit-Limit", QByteArray::number(m_context.rateLimiter->rate().burst)},
         {"X-RateLimit-Remaining", QByteArray::number(token.remaining)},
         {"X-RateLimit-Reset", QByteArray::number(static_cast<qint64>(full.count()))}};
    if (token.wait.count() == 0) return {};
    Error error = fail(ErrorCode::RateLimit, reasons::tooManyRequests()).value();
    error.retryAfterMs = static_cast<int>(token.wait.count());
    return fail(std::move(error));
}

bool Exchange::feed(const char* data, qsizetype size)
{
    Q_ASSERT(m_body);
    Result<void> taken = m_body->feed(data, size);
    if (taken) taken = countOnce(); // the body may contain the credentials
    if (taken) return true;
    refuse(taken.error());
    m_body.reset(); // including the part being written
    m_request.body = {};
    removeFiles();
    return false;
}

void Exchange::finish()
{
    respond();
    if (m_request.actor) removeSigningLinks(m_response, m_request.actor->rights);
    completeLocation();
    compress(m_request, m_response);
    removeFiles();
}

// Index(completeLocation): Location of what was created
void Exchange::completeLocation()
{
    constexpr int statusCreated = 201;
    QByteArray location = m_response.header("Location");
    if (m_response.status == statusCreated && location.isEmpty()) {
        Q_ASSERT_X(false, "Exchange", "201 without the address of the new object: use createdResponse()");
        location = encodePath(m_request.path); // the meaning of a 201 without the header (RFC 9110 §15.3.2)
    }
    if (location.startsWith('/')) m_response.setHeader("Location", m_context.publicPath + location);
}

void Exchange::removeFiles()
{
    m_request.files.clear();
    m_request.upload.reset();
}

void Exchange::respond()
{
    if (m_body) {
        if (const Result<void> whole = m_body->finish(); !whole) return refuse(whole.error());
    }
    if (m_match.route->access.needsAccount() && !m_request.actor)
        return refuse(fail(ErrorCode::Auth, reasons::sendCredentials()).value());
    const bool isCacheable = m_match.route->caching == Router::Caching::ByRevision && m_request.revision > 0;
    if (isCacheable && m_request.actor) {
        if (auto cached =
                m_context.responseCache.find(m_request.actor->account, cacheTarget(), m_request.revision)) {
            m_response = std::move(*cached);
            if (m_context.verifiesCache) verifyCached();
            return;
        }
    }
    const auto began = std::chrono::steady_clock::now();
    const quint64 generation = m_context.responseCache.generation();
    m_response = handle();
    if (isCacheable && m_request.actor)
        m_context.responseCache.insert(m_request.actor->account, cacheTarget(), m_request.revision,
                                       generation, m_response);
    if (m_request.body.size() >= largeBody) { // no longer required, and large when parsed
        m_request.body = {};
        m_context.memory.recordLarge();
    }
    const auto took = std::chrono::steady_clock::now() - began;
    m_context.router.metrics().countDuration(
        std::chrono::duration_cast<std::chrono::microseconds>(took).count());
}

QByteArray Exchange::cacheTarget() const
{
    const QString rights = m_request.actor->rights.cacheKey();
    return rights.isEmpty() ? m_head.target : m_head.target + ' ' + rights.toLatin1();
}

void Exchange::verifyCached()
{
    const auto headers = m_request.headers;
    m_request.headers.removeIf([](const auto& each) { return each.first == "if-none-match"; });
    const Response fresh = runHandler();
    m_request.headers = headers;
    if (hasSameContent(fresh, m_response)) return;
    const auto revision = m_context.stores.documents.accountRevision(m_request.actor->account);
    if (!revision || *revision != m_request.revision) return; // changed in the meantime
    qFatal("A cached response to %s is wrong.\nCached: version %lld, ETag %s: %s\nNow: version %lld, ETag "
           "%s: %s",
           m_head.target.constData(), static_cast<long long>(m_response.version),
           m_response.header("ETag").constData(), m_response.body.constData(),
           static_cast<long long>(fresh.version), fresh.header("ETag").constData(), fresh.body.constData());
}

Response Exchange::handle()
{
    const QByteArray key = m_request.header("idempotency-key");
    if (key.isEmpty() || !m_request.actor || !isWrite(m_request.method)) return runHandler();
    if (!isPrintable(key)) {
        return errorResponse(failField(ErrorCode::Validation, QStringLiteral("Idempotency-Key"),
                                       reasons::idempotencyKeyInvalid())
                                 .value(),
                             m_request);
    }
    return handleOnce(key);
}

Response Exchange::handleOnce(const QByteArray& key)
{
    using State = store::IdempotencyStore::State;
    store::IdempotencyStore& answers = m_context.stores.idempotency;
    Q_ASSERT(m_request.actor && m_request.actor->idempotencyKey.isEmpty());
    const domain::AccountId account = m_request.actor->account;
    const QString name = QString::fromLatin1(key);
    auto reserved = answers.reserve(account, name, fingerprint(m_request), m_context.clock.now());
    if (!reserved) return errorResponse(reserved.error(), m_request);
    if (reserved->state == State::Replay || reserved->state == State::Done) noteRepeat(name);
    switch (reserved->state) {
    case State::New:
        break;
    case State::Replay:
        return restoreResponse(reserved->response);
    case State::Running: {
        Error error = fail(ErrorCode::Idempotency, reasons::idempotencyKeyInUse()).value();
        error.retryable = true;
        Response response = errorResponse(error, m_request);
        response.setHeader("Retry-After", "1");
        return response;
    }
    case State::Done: // processed, but the process ended before the response was stored: creates it again
        m_request.processedDocuments = reserved->affectedDocuments;
        break;
    case State::Mismatch:
        return errorResponse(fail(ErrorCode::Idempotency, reasons::idempotencyKeyOfOtherRequest()).value(),
                             m_request);
    }
    m_request.actor->idempotencyKey = name;
    Response response = runHandler();
    if (response.isStored) return response;
    const bool deterministic = response.status < 500 && response.status != 401 && response.status != 429;
    const Result<void> kept = deterministic && !response.blob
                                  ? answers.finish(account, name, storedResponse(response))
                                  : answers.abandon(account, name);
    // The work itself is done, so the client gets its response even if it couldn't be stored.
    if (!kept)
        qWarning("an idempotency key could not be recorded: %s",
                 qUtf8Printable(errorCodeName(kept.error().code)));
    return response;
}

void Exchange::noteRepeat(const QString& key)
{
    const Timestamp now = m_context.clock.now();
    const auto noted = m_context.stores.charges.noteRepeat(m_request.actor->account, key,
                                                           now - store::IdempotencyStore::retention, now);
    // The statement only mentions repetitions, so the client gets its response even if this fails.
    if (!noted)
        qWarning("a repeated request could not be counted: %s",
                 qUtf8Printable(errorCodeName(noted.error().code)));
}

// Index(checkIfMatch): Requests: what If-Match compares
std::optional<Response> Exchange::checkIfMatch()
{
    const QByteArray condition = m_request.header("if-match").trimmed();
    if (condition.isEmpty() || !isWrite(m_request.method) || !m_request.processedDocuments.isEmpty())
        return std::nullopt;
    Request read = m_request;
    read.method = "GET";
    read.query.clear();
    read.headers.removeIf([](const auto& each) {
        return each.first == "if-match" || each.first == "if-none-match" || each.first == "range";
    });
    // The version is that of the resource at this address, or, if it has none, of its nearest parent.
    while (!read.path.isEmpty()) {
        const Router::Match shown = m_context.router.match(read.method, read.path);
        if (shown.route && (!shown.route->access.needsAccount() || read.actor)) {
            read.variables = shown.variables;
            Response now = shown.route->handler(read);
            const bool isThere = now.status < 300;
            if (!isThere && condition != "*") {
                if (now.header("Content-Type").startsWith("application/json")) return now;
                // An HTML page, such as that of a signing link.
                if (now.status == statusNotFound)
                    return errorResponse(fail(ErrorCode::NotFound, reasons::noSuchAddress()).value(),
                                         m_request);
                break;
            }
            if (!isThere || !fulfilsIfMatch(condition, now.header("ETag"))) break;
            if (m_request.actor) m_request.actor->expectedVersion = now.version;
            return std::nullopt;
        }
        read.path.truncate(std::max<qsizetype>(0, read.path.lastIndexOf(QLatin1Char('/'))));
    }
    return preconditionFailed(m_request);
}

Response Exchange::runHandler()
{
    const bool isStrict = isWrite(m_request.method) && prefersStrict(m_request.header("prefer"));
    try {
        if (auto refused = checkIfMatch()) return std::move(*refused);
        const wire::RequestFields fields(isStrict);
        Response response = m_match.route->handler(m_request);
        if (isStrict) response.setHeader("Preference-Applied", "handling=strict");
        // The document was changed between the check and the write.
        if (m_request.actor && m_request.actor->expectedVersion > 0 && response.isStale)
            response.status = statusPreconditionFailed;
        return response;
    } catch (const std::exception&) {
        qWarning("Request %s failed: a handler threw", qUtf8Printable(m_request.requestId));
        return errorResponse(fail(ErrorCode::Internal).value(), m_request);
    }
}

} // namespace ink::service::http
