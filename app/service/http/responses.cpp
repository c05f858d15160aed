#include "app/service/http/responses.h"

#include "app/base/languages.h"
#include "app/base/rarewarnings.h"
#include "app/service/http/headerfields.h"
#include "app/service/http/reasons.h"
#include "app/wire/errorcodec.h"
#include "app/wire/json.h"

#include <QCryptographicHash>

#include <algorithm>

namespace ink::service::http {

namespace {

struct ByteRange
{
    qint64 first = 0;
    qint64 last = 0;
};

enum class RangeKind { Whole, Part, Unsatisfiable };

/** Parses a single `bytes=` range. Multiple or invalid ranges are ignored, as RFC 9110 §14.2 allows. */
RangeKind parseRange(const QByteArray& header, qint64 size, ByteRange& range)
{
    if (header.left(6).toLower() != "bytes=" || header.contains(',')) return RangeKind::Whole;
    const QByteArray spec = header.mid(6).trimmed();
    const qsizetype dash = spec.indexOf('-');
    if (dash < 0) return RangeKind::Whole;
    const auto number = [](const QByteArray& text, bool& ok) {
        ok = !text.isEmpty() && text.size() <= 18 &&
             std::all_of(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; });
        return ok ? text.toLongLong() : 0;
    };
    bool hasFirst = false;
    bool hasLast = false;
    const qint64 first = number(spec.left(dash), hasFirst);
    const qint64 last = number(spec.mid(dash + 1), hasLast);
    if ((!hasFirst && dash > 0) || (!hasLast && dash + 1 < spec.size()) || (!hasFirst && !hasLast))
        return RangeKind::Whole;
    if (!hasFirst) { // a suffix range
        if (last == 0 || size == 0) return RangeKind::Unsatisfiable;
        range = {std::max<qint64>(0, size - last), size - 1};
        return RangeKind::Part;
    }
    if (hasLast && last < first) return RangeKind::Whole;
    if (first >= size) return RangeKind::Unsatisfiable;
    range = {first, hasLast ? std::min<qint64>(last, size - 1) : size - 1};
    return RangeKind::Part;
}

// Index(frameRules): Frames: who may show a response in one
/** Returns the `frame-ancestors` directive, which specifies the websites that may embed a response: none if
 * there are no origins. */
QByteArray frameRules(const QStringList& origins)
{
    return "frame-ancestors " + (origins.isEmpty() ? QByteArray("'none'") : origins.join(u' ').toLatin1());
}

} // namespace

QByteArray reasonPhrase(int status)
{
    switch (status) {
    case 200:
        return "OK";
    case 201:
        return "Created";
    case 204:
        return "No Content";
    case 206:
        return "Partial Content";
    case 303:
        return "See Other";
    case 304:
        return "Not Modified";
    case 400:
        return "Bad Request";
    case 401:
        return "Unauthorized";
    case 402:
        return "Payment Required";
    case 403:
        return "Forbidden";
    case 404:
        return "Not Found";
    case 405:
        return "Method Not Allowed";
    case 408:
        return "Request Timeout";
    case 409:
        return "Conflict";
    case 412:
        return "Precondition Failed";
    case 410:
        return "Gone";
    case 413:
        return "Content Too Large";
    case 415:
        return "Unsupported Media Type";
    case 416:
        return "Range Not Satisfiable";
    case 422:
        return "Unprocessable Content";
    case 429:
        return "Too Many Requests";
    case 500:
        return "Internal Server Error";
    case 503:
        return "Service Unavailable";
    default:
        return "Status";
    }
}

namespace {

constexpr int statusCreated = 201;

Response jsonOf(const QJsonObject& object, int status)
{
    Response response;
    response.status = status;
    response.body = wire::toBytes(object);
    response.setHeader("Content-Type", "application/json; charset=utf-8");
    return response;
}

} // namespace

Response jsonResponse(const QJsonObject& object, int status)
{
    Q_ASSERT(status != statusCreated);
    return jsonOf(object, status);
}

Response createdResponse(const QJsonObject& object, const QString& path)
{
    Q_ASSERT(path.startsWith(QLatin1Char('/')));
    Response response = jsonOf(object, statusCreated);
    response.setHeader("Location", encodePath(path));
    return response;
}

Response jsonTextResponse(QByteArray text)
{
    Response response;
    response.body = std::move(text);
    response.setHeader("Content-Type", "application/json; charset=utf-8");
    return response;
}

Response jsonWithEtag(const QJsonObject& object)
{
    return withEtag(jsonResponse(object));
}

Response withEtag(Response response)
{
    const QByteArray hash =
        QCryptographicHash::hash(response.body, QCryptographicHash::Sha256).toHex().left(32);
    response.setHeader("ETag", '"' + hash + '"');
    response.setHeader("Cache-Control", "private, no-cache");
    return response;
}

Result<void> storeResponse(Stores& stores, const Request& request, store::Transaction& transaction,
                           Response& response)
{
    if (request.actor->idempotencyKey.isEmpty()) return {};
    response.isStored = true;
    return stores.idempotency.finish(transaction, request.actor->account, request.actor->idempotencyKey,
                                     storedResponse(response));
}

store::IdempotencyStore::Response storedResponse(const Response& response)
{
    return {response.status, response.body, response.header("Content-Type"), response.header("Location")};
}

Response restoreResponse(const store::IdempotencyStore::Response& answer)
{
    Response response;
    response.status = answer.httpStatus;
    response.body = answer.body;
    if (!answer.contentType.isEmpty()) response.setHeader("Content-Type", answer.contentType);
    if (!answer.location.isEmpty()) response.setHeader("Location", answer.location);
    response.setHeader("Idempotency-Replayed", "true");
    return response;
}

namespace {

/** Returns the language that the signing page shows or the signer chose; English otherwise. */
QString languageOfRefusals(const Request& request)
{
    for (const char* name : {"x-inkstone-shown-language", "x-inkstone-language"}) {
        const QString language = QString::fromLatin1(request.header(name).left(35));
        if (languageCodes().contains(language)) return language;
    }
    return QStringLiteral("en");
}

/** Logs the same failure at most once a minute, because all requests fail in the same way while the database
 * is down. */
void warnOfDatabase(const QString& requestId, const QString& detail)
{
    static RareWarnings warnings{std::chrono::minutes(1)};
    const auto others = warnings.registerWarning(detail);
    if (!others) return;
    const QString more =
        *others == 0 ? QString() : QStringLiteral(" (%1 others since the last line)").arg(*others);
    qWarning("Request %s failed: %s%s", qPrintable(requestId), qPrintable(detail), qPrintable(more));
}

} // namespace

Response errorResponse(Error error, const Request& request)
{
    const QString& requestId = error.requestId = request.requestId;
    const int status = wire::httpStatus(error.code);
    // The response hides the details. The operator finds them in the log by the request's id.
    if (status == 500)
        qWarning("Request %s failed: %s", qPrintable(requestId),
                 qPrintable(error.detail.isEmpty() ? errorCodeName(error.code) : error.detail.english()));
    if (error.reason == QLatin1StringView(store::databaseUnreachable)) {
        if (status != 500) warnOfDatabase(requestId, error.detail.english());
        error.detail = reasons::databaseUnavailable();
        error.reason.clear();
    }
    Response response = jsonResponse(wire::toJson(error, languageOfRefusals(request)), status);
    response.isStale = error.code == ErrorCode::Version;
    if (status == 401) response.setHeader("WWW-Authenticate", "Basic realm=\"inkstone\", charset=\"UTF-8\"");
    if (status == 429 || (status == 503 && error.retryAfterMs > 0))
        response.setHeader("Retry-After", QByteArray::number(std::max(1, (error.retryAfterMs + 999) / 1000)));
    return response;
}

Response preconditionFailed(const Request& request)
{
    Response response = errorResponse(fail(ErrorCode::Version, reasons::changedSinceRead()).value(), request);
    response.status = statusPreconditionFailed;
    return response;
}

Router::Handler toHandler(std::function<Result<Response>(const Request&)> handler)
{
    return [handler = std::move(handler)](const Request& request) {
        Result<Response> response = handler(request);
        return response ? std::move(*response) : errorResponse(response.error(), request);
    };
}

Response fileResponse(const Download& download, bool attachment)
{
    Response response;
    if (download.blob)
        response.blob = download.blob;
    else
        response.body = download.bytes;
    response.supportsRange = true;
    response.setHeader("Content-Type", download.contentType.isEmpty() ? QByteArray("application/octet-stream")
                                                                      : download.contentType);
    response.setHeader("Content-Disposition", contentDisposition(download.fileName, attachment));
    response.setHeader("Cache-Control", "private, no-cache");
    QByteArray etag = download.etag.toLatin1();
    if (!etag.isEmpty() && !etag.startsWith('"')) etag = '"' + etag + '"';
    if (!etag.isEmpty()) response.setHeader("ETag", etag);
    return response;
}

WireResponse toWire(const Request& request, Response& response, bool close, qint64 secondsSinceEpoch)
{
    const bool isGet = request.method == "GET" || request.method == "HEAD";
    const QByteArray etag = response.header("ETag");
    qint64 from = 0;
    qint64 length = response.contentSize();
    bool noContent = response.status == 204;

    if (isGet && response.status == 200 && matchesEtag(request.header("if-none-match"), etag)) {
        response.status = 304;
        response.headers.removeIf([](const auto& each) {
            return each.first.compare("Content-Type", Qt::CaseInsensitive) == 0 ||
                   each.first.compare("Content-Disposition", Qt::CaseInsensitive) == 0;
        });
        noContent = true;
    } else if (isGet && response.status == 200 && response.supportsRange) {
        response.setHeader("Accept-Ranges", "bytes");
        const QByteArray condition = request.header("if-range");
        const QByteArray range = request.header("range");
        if (!range.isEmpty() && (condition.isEmpty() || condition == etag)) {
            ByteRange part;
            const RangeKind kind = parseRange(range, length, part);
            if (kind == RangeKind::Part) {
                response.status = 206;
                response.setHeader("Content-Range", "bytes " + QByteArray::number(part.first) + '-' +
                                                        QByteArray::number(part.last) + '/' +
                                                        QByteArray::number(length));
                from = part.first;
                length = part.last - part.first + 1;
            } else if (kind == RangeKind::Unsatisfiable) {
                const QByteArray whole = QByteArray::number(length);
                response =
                    errorResponse(fail(ErrorCode::Range, reasons::rangeOutsideFile()).value(), request);
                response.setHeader("Content-Range", "bytes */" + whole);
                length = response.contentSize();
            }
        }
    }

    WireResponse answer;
    QByteArray& head = answer.head;
    head.reserve(1024);
    head += "HTTP/1.1 " + QByteArray::number(response.status) + ' ' + reasonPhrase(response.status) + "\r\n";
    head += "Date: " + httpDate(secondsSinceEpoch) + "\r\n";
    if (!request.requestId.isEmpty()) head += "X-Request-Id: " + request.requestId.toLatin1() + "\r\n";
    head += "X-Content-Type-Options: nosniff\r\nReferrer-Policy: no-referrer\r\n";
    if (request.isSecure) head += "Strict-Transport-Security: max-age=31536000\r\n";
    bool hasCaching = false;
    QByteArray policy;
    for (const auto& [name, value] : response.headers) {
        Q_ASSERT(isToken(name));
        Q_ASSERT(!value.contains("frame-ancestors") && name != "X-Frame-Options"); // decided below
        if (hasControlCharacter(value)) continue; // prevents header injection
        if (name.compare("Content-Security-Policy", Qt::CaseInsensitive) == 0) {
            Q_ASSERT(policy.isEmpty()); // one policy for each response
            policy = value + "; ";
            continue;
        }
        if (name.compare("Cache-Control", Qt::CaseInsensitive) == 0) hasCaching = true;
        head += name + ": " + value + "\r\n";
    }
    for (const auto& [name, value] : request.responseHeaders)
        head += name + ": " + value + "\r\n";
    head += "Content-Security-Policy: " + policy + frameRules(response.frameOrigins) + "\r\n";
    if (response.frameOrigins.isEmpty()) head += "X-Frame-Options: DENY\r\n"; // can't name several origins
    if (!hasCaching) head += "Cache-Control: no-store\r\n";
    if (!noContent) head += "Content-Length: " + QByteArray::number(length) + "\r\n";
    head += close ? "Connection: close\r\n\r\n" : "Connection: keep-alive\r\n\r\n";
    if (!noContent && request.method != "HEAD") {
        answer.from = from;
        answer.length = length;
    }
    return answer;
}

Result<QByteArray> contentChunk(const Response& response, qint64 from, qint64 maximum)
{
    const qint64 size = std::min(maximum, response.contentSize() - from);
    if (!response.blob) return QByteArray::fromRawData(response.body.constData() + from, size);
    return response.blob->read(from, size);
}

} // namespace ink::service::http
