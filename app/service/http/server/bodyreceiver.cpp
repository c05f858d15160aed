#include "app/service/http/server/bodyreceiver.h"

#include "app/domain/account/reasons.h"
#include "app/service/documents/reasons.h"
#include "app/service/http/headerfields.h"
#include "app/service/http/networks.h"
#include "app/service/http/server/reasons.h"
#include "app/wire/json.h"
#include "app/wire/reasons.h"

#include <algorithm>
#include <utility>

namespace ink::service::http {

namespace {

/** The limit for the body of a request whose route expects none, e.g. `{}` with a POST. */
constexpr qint64 ignoredBytes = 64 * 1024;
constexpr qsizetype maxBoundaryLength = 70; // RFC 2046 §5.1.1
constexpr qint64 authenticationBytes = 64 * 1024;
constexpr std::chrono::seconds shortFor{1}; // longer than the interval of the lanes' sweeps

const QString authenticationPart = QStringLiteral("authentication");
const QString documentPart = QStringLiteral("document");

tl::unexpected<Error> tooLarge(const Message& why)
{
    return fail(ErrorCode::TooLarge, why);
}

tl::unexpected<Error> requestTooLarge(qint64 limit)
{
    return tooLarge(reasons::requestTooLargeMib(limit / (1024 * 1024)));
}

tl::unexpected<Error> fileTooLarge(qint64 limit)
{
    return tooLarge(reasons::fileLargerThanMib(QString::number(limit / (1024 * 1024))));
}

bool isJson(const QByteArray& type)
{
    return type == "application/json" || (type.startsWith("application/") && type.endsWith("+json"));
}

bool isMultipart(const QByteArray& type)
{
    return type == "multipart/form-data" || type == "multipart/related" || type == "multipart/mixed";
}

} // namespace

bool MemoryBudget::tryReserveAnonymous(const QString& address, qint64 bytes)
{
    const auto tryTake = [&] {
        const std::lock_guard lock(m_mutex);
        const qint64 have = address.isEmpty() ? 0 : m_addresses.value(address);
        if (m_anonymousLeft < bytes || have + bytes > m_perAddress || !tryReserve(bytes)) return false;
        m_anonymousLeft -= bytes;
        if (!address.isEmpty()) m_addresses[address] = have + bytes;
        return true;
    };
    if (tryTake()) return true;
    m_shortUntil = std::chrono::steady_clock::now() + shortFor;
    return false;
}

void MemoryBudget::releaseAnonymous(const QString& address, qint64 bytes)
{
    Q_ASSERT(bytes > 0);
    release(bytes);
    const std::lock_guard lock(m_mutex);
    m_anonymousLeft += bytes;
    if (const auto found = m_addresses.find(address); found != m_addresses.end() && (*found -= bytes) <= 0)
        m_addresses.erase(found);
}

bool MemoryBudget::isAnonymousMemoryLow() const
{
    return std::chrono::steady_clock::now() < m_shortUntil.load();
}

bool Reservation::tryReserveAnonymous(const QString& address, qint64 bytes)
{
    Q_ASSERT(m_anonymous == 0 || m_address == address);
    m_address = address;
    if (!m_budget.tryReserveAnonymous(address, bytes)) return false;
    m_anonymous += bytes;
    return true;
}

bool Reservation::tryReserve(qint64 bytes)
{
    if (!m_budget.tryReserve(bytes)) return false;
    m_known += bytes;
    return true;
}

void Reservation::release()
{
    if (m_known > 0) m_budget.release(std::exchange(m_known, 0));
    if (m_anonymous > 0) m_budget.releaseAnonymous(m_address, std::exchange(m_anonymous, 0));
}

BodyReceiver::BodyReceiver(const Context& context, Request& request, Router::Body kind, const Access& access)
    : m_context(context), m_request(request), m_kind(kind), m_access(access), m_reservation(context.memory)
{
}

Result<void> BodyReceiver::appendInMemory(QByteArray& bytes, const char* data, qsizetype size)
{
    constexpr qint64 step = 64 * 1024;
    m_memoryBytes += size;
    while (m_reservation.size() < m_memoryBytes) {
        const bool isTaken = m_request.actor
                                 ? m_reservation.tryReserve(step)
                                 : m_reservation.tryReserveAnonymous(addressGroup(m_request.peer), step);
        if (!isTaken) {
            Error error = fail(ErrorCode::Unavailable, reasons::serviceBusy()).value();
            error.retryAfterMs = 2'000;
            return fail(std::move(error));
        }
    }
    Q_ASSERT(m_reservation.size() >= m_memoryBytes);
    bytes.append(data, size);
    return {};
}

bool BodyReceiver::canAuthenticate(const Request& request, Router::Body kind)
{
    return kind == Router::Body::JsonOrMultipart &&
           isMultipart(parseHeaderValue(request.header("content-type")).value.toLower());
}

Result<void> BodyReceiver::begin(qint64 announced)
{
    const domain::Limits& limits = m_context.limits;
    if (announced > limits.requestBytes) return requestTooLarge(limits.requestBytes);
    if (m_kind == Router::Body::None) {
        if (announced > ignoredBytes) return fail(ErrorCode::TooLarge, reasons::noBodyExpected());
        return {};
    }
    const QByteArray coding = m_request.header("content-encoding").trimmed().toLower();
    if (!coding.isEmpty() && coding != "identity")
        return fail(ErrorCode::MediaType, reasons::contentEncodingNotSupported());
    if (m_kind == Router::Body::File) {
        if (announced > limits.attachmentBytes) return fileTooLarge(limits.attachmentBytes);
        INK_ASSIGN(writer, m_context.stores.blobs.createWriter());
        m_writer.emplace(std::move(writer));
        return {};
    }
    const HeaderValue type = parseHeaderValue(m_request.header("content-type"));
    const QByteArray mediaType = type.value.toLower();
    if (m_kind == Router::Body::JsonOrMultipart && isMultipart(mediaType)) {
        const QByteArray boundary = type.raw("boundary").value_or(QByteArray());
        if (boundary.isEmpty() || boundary.size() > maxBoundaryLength || hasControlCharacter(boundary) ||
            boundary.endsWith(' '))
            return fail(ErrorCode::Malformed, reasons::boundaryInvalid());
        m_request.isMultipart = true;
        m_reader = std::make_unique<MultipartReader>(boundary, *this);
        return {};
    }
    if (!isJson(mediaType)) { // including a missing type, which a form on another website can send
        return fail(ErrorCode::MediaType, m_kind == Router::Body::JsonOrMultipart
                                              ? reasons::jsonOrMultipartExpected()
                                              : reasons::jsonExpected());
    }
    if (announced > limits.jsonBytes) return tooLarge(reasons::jsonTooLarge(limits.jsonBytes));
    return {};
}

Result<void> BodyReceiver::feed(const char* data, qsizetype size)
{
    m_received += size;
    const domain::Limits& limits = m_context.limits;
    if (m_received > limits.requestBytes) return requestTooLarge(limits.requestBytes);
    if (m_reader) return m_reader->feed(data, size);
    if (m_kind == Router::Body::None) {
        if (m_received > ignoredBytes) return fail(ErrorCode::TooLarge, reasons::noBodyExpected());
        return {};
    }
    if (m_kind == Router::Body::File) {
        if (m_received > limits.attachmentBytes) return fileTooLarge(limits.attachmentBytes);
        return m_writer->write(data, size);
    }
    if (m_received > limits.jsonBytes) return tooLarge(reasons::jsonTooLarge(limits.jsonBytes));
    return appendInMemory(m_request.body, data, size);
}

Result<void> BodyReceiver::finish()
{
    if (m_kind == Router::Body::File) {
        Q_ASSERT(m_writer);
        m_request.upload = Upload{safeFileName(m_request.queryValue(QStringLiteral("name"))),
                                  std::make_shared<store::BlobWriter>(std::move(*m_writer))};
        m_writer.reset();
        m_context.metrics.countStagedFile(m_request.upload->bytes->size());
        return {};
    }
    if (!m_reader) return {};
    INK_TRY(m_reader->finish());
    if (m_writers.empty() || !m_request.actor) return {};
    INK_ASSIGN(holds, m_context.stores.blobs.hold(std::exchange(m_writers, {})));
    Q_ASSERT(holds.size() == m_request.files.size());
    for (qsizetype i = 0; i < holds.size(); ++i) {
        m_request.files[i].sha256 = holds.at(i)->sha256();
        m_request.files[i].hold = holds.at(i);
    }
    return {};
}

Result<void> BodyReceiver::beginPart(const PartHead& head)
{
    Q_ASSERT(!m_writer); // the previous part has ended
    m_head = head;
    m_part.clear();
    ++m_parts;
    const bool isAuthentication = head.name.compare(authenticationPart, Qt::CaseInsensitive) == 0;
    if (isAuthentication && m_parts > 1)
        return fail(ErrorCode::Malformed, reasons::authenticationPartNotFirst());
    if (!isAuthentication && !m_request.actor) return fail(ErrorCode::Auth, reasons::credentialsExpected());

    const bool isDocument = head.name.compare(documentPart, Qt::CaseInsensitive) == 0;
    const bool isText = isAuthentication || isDocument || (isJson(head.contentType) && !head.isFile);
    const bool isFile = head.isFile || head.contentType == "application/pdf" ||
                        head.name.startsWith(QLatin1String("file"), Qt::CaseInsensitive);
    if (isText || !isFile) {
        if (head.name.isEmpty() && isText) m_head.name = documentPart; // no names in multipart/related
        m_head.isFile = false;
        return {};
    }
    m_head.isFile = true;
    if (m_request.files.size() >= m_context.limits.files)
        return fail(ErrorCode::TooLarge, reasons::documentHasTooManyFiles(m_context.limits.files));
    INK_ASSIGN(writer, m_context.stores.blobs.createWriter());
    m_writer.emplace(std::move(writer));
    return {};
}

Result<void> BodyReceiver::appendToPart(const char* data, qsizetype size)
{
    if (m_writer) {
        if (m_writer->size() + size > m_context.limits.fileBytes)
            return fileTooLarge(m_context.limits.fileBytes);
        return m_writer->write(data, size);
    }
    const qint64 limit = m_request.actor ? m_context.limits.jsonBytes
                                         : std::min(authenticationBytes, m_context.limits.jsonBytes);
    if (m_memoryBytes + size > limit) return tooLarge(reasons::jsonTooLarge(limit));
    return appendInMemory(m_part, data, size);
}

Result<void> BodyReceiver::endPart()
{
    if (m_writer) {
        StagedFile file;
        file.name = m_head.fileName.isEmpty() ? QStringLiteral("document.pdf") : m_head.fileName;
        file.size = m_writer->size();
        INK_TRY(m_writer->suspend());
        m_writers.push_back(std::move(*m_writer));
        m_writer.reset();
        m_context.metrics.countStagedFile(file.size);
        m_request.files.append(file);
        return {};
    }
    const QString name = m_head.name.toLower();
    if (name == authenticationPart) {
        const QByteArray json = std::exchange(m_part, {});
        return checkAuthentication(json);
    }
    if (m_request.parts.contains(name)) return fail(ErrorCode::Malformed, reasons::partTwice(name.left(100)));
    m_request.parts.insert(name, m_part);
    return {};
}

Result<void> BodyReceiver::checkAuthentication(const QByteArray& json)
{
    INK_ASSIGN(object, wire::parseJsonObject(json));
    INK_ASSIGN(credentials, wire::authenticationFromJson(object));
    INK_ASSIGN(identity, m_context.authenticator.authenticate(m_request, credentials));
    if (m_request.actor && m_request.actor->account != identity.actor.account)
        return fail(ErrorCode::Auth, reasons::credentialsContradict());
    INK_TRY(m_access.check(identity.actor));
    m_request.actor = identity.actor;
    m_identity = std::move(identity);
    return {};
}

} // namespace ink::service::http
