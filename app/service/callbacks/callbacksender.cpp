#include "app/service/callbacks/callbacksender.h"

#include "app/wire/documentcodec.h"
#include "app/wire/json.h"

#include <QJsonObject>
#include <QMessageAuthenticationCode>
#include <QRandomGenerator>

#include <algorithm>
#include <array>

namespace ink::service::callbacks {

using namespace std::chrono_literals;

namespace {

constexpr std::array<std::chrono::seconds, 6> firstPauses{10s, 1min, 5min, 30min, 2h, 6h};
constexpr std::chrono::seconds laterPause = 12h;
constexpr std::chrono::seconds giveUpAfter = 72h;
constexpr int mostTriesKept = 100;

/** A header's or disposition's quoted text (RFC 7578 §4.2, as browsers write it). */
QByteArray quoted(const QString& text)
{
    QByteArray out = text.toUtf8();
    out.replace('"', "%22");
    out.replace('\r', "%0D");
    out.replace('\n', "%0A");
    return '"' + out + '"';
}

} // namespace

CallbackSender::CallbackSender(Stores& stores, const Clock& clock, Options options)
    : m_stores(stores), m_clock(clock), m_options(std::move(options))
{
}

std::optional<std::chrono::seconds> CallbackSender::pauseAfter(int tries)
{
    std::chrono::seconds sum{};
    std::chrono::seconds pause{};
    for (int i = 0; i < tries; ++i) {
        pause = i < static_cast<int>(firstPauses.size()) ? firstPauses[static_cast<size_t>(i)] : laterPause;
        sum += pause;
        if (sum > giveUpAfter) return std::nullopt;
    }
    return pause;
}

OutboxWorker::Retry CallbackSender::later(const store::Job& job, const QString& reason) const
{
    const auto pause = std::chrono::milliseconds(pauseAfter(std::max(1, job.tries)).value_or(laterPause));
    const double jitter = 0.9 + 0.2 * QRandomGenerator::global()->generateDouble();
    const auto jittered =
        std::chrono::milliseconds(static_cast<qint64>(static_cast<double>(pause.count()) * jitter));
    return {m_clock.now() + jittered, reason};
}

std::optional<OutboxWorker::Retry> CallbackSender::run(const store::Job& job)
{
    auto outcome = deliver(job);
    if (!outcome)
        return later(job, outcome.error().detail); // a fault on this side: never a reason to give up
    return *outcome;
}

Result<std::optional<OutboxWorker::Retry>> CallbackSender::deliver(const store::Job& job)
{
    const auto document = m_stores.documents.loadAny(job.documentId);
    if (!document) {
        const bool gone =
            document.error().code == ErrorCode::NotFound || document.error().code == ErrorCode::Deleted;
        if (!gone) return fail(document.error());
        INK_TRY(finishJob(job, {}));
        return std::nullopt;
    }
    INK_ASSIGN(account, m_stores.accounts.load(document->accountId));
    INK_ASSIGN(deliveries, m_stores.deliveries.list(job.documentId));
    std::sort(deliveries.begin(), deliveries.end(),
              [](const auto& a, const auto& b) { return a.part < b.part; });

    QList<store::Delivery> open;
    for (const store::Delivery& delivery : std::as_const(deliveries))
        if (delivery.state == QLatin1StringView("waiting")) open.append(delivery);
    while (!open.isEmpty()) {
        store::Delivery delivery = open.constFirst();
        INK_ASSIGN(result, attempt(delivery, *document, account.callbackSecret));
        if (!result.ok()) {
            if (m_stop || pauseAfter(job.tries)) return later(job, result.error);
            open.first() = delivery;
            INK_TRY(finishJob(job, open));
            return std::nullopt;
        }
        open.removeFirst();
    }
    INK_TRY(finishJob(job, {}));
    return std::nullopt;
}

/** Ends the job; what could not be delivered in three days is marked so. */
Result<void> CallbackSender::finishJob(const store::Job& job, const QList<store::Delivery>& failed)
{
    INK_ASSIGN(transaction, store::Transaction::begin(m_stores.database));
    for (store::Delivery delivery : failed) {
        delivery.state = QStringLiteral("failed");
        INK_TRY(m_stores.deliveries.update(transaction, delivery));
    }
    INK_TRY(m_stores.outbox.done(transaction, job.id));
    return transaction.commit();
}

Result<Body> CallbackSender::bodyOf(const store::Delivery& delivery, const domain::Document& document,
                                    QByteArray& contentType) const
{
    Body body;
    if (delivery.part == 1) {
        contentType = "application/json";
        const domain::Document told = m_options.told ? m_options.told(document) : document;
        body.add(wire::toBytes(QJsonObject{{QStringLiteral("document"), wire::toJson(told)}}));
        return body;
    }
    const QByteArray boundary = "inkstone-" + delivery.id.toLatin1();
    contentType = "multipart/form-data; boundary=" + boundary;
    body.add(
        "--" + boundary +
        "\r\nContent-Disposition: form-data; name=\"document\"\r\nContent-Type: application/json\r\n\r\n" +
        wire::toBytes(QJsonObject{{QStringLiteral("id"), document.id.value()},
                                  {QStringLiteral("GUID"), document.guid},
                                  {QStringLiteral("title"), document.title}}));
    INK_ASSIGN(artifacts, m_stores.documents.artifacts(document.id));
    for (const auto& artifact : std::as_const(artifacts)) {
        INK_ASSIGN(blob, m_stores.blobs.read(artifact.sha256));
        body.add("\r\n--" + boundary + "\r\nContent-Disposition: form-data; name=\"files[]\"; filename=" +
                 quoted(artifact.name) + "\r\nContent-Type: application/pdf\r\n\r\n");
        body.add(std::move(blob));
    }
    body.add("\r\n--" + boundary + "--\r\n");
    return body;
}

Result<PostResult> CallbackSender::attempt(store::Delivery& delivery, const domain::Document& document,
                                           const QByteArray& secret)
{
    QByteArray contentType;
    INK_ASSIGN(body, bodyOf(delivery, document, contentType));
    const QByteArray timestamp = QByteArray::number(qint64{m_clock.now().time_since_epoch().count()});
    const QByteArray signature = QMessageAuthenticationCode::hash(timestamp + '.' + body.sha256().toHex(),
                                                                  secret, QCryptographicHash::Sha256)
                                     .toHex();
    PostOptions how;
    how.allowLoopback = m_options.allowLoopback;
    how.timeout = m_options.timeout;
    how.stop = &m_stop;
    const PostResult result = post(delivery.url,
                                   {{"Content-Type", contentType},
                                    {"X-Inkstone-Delivery", delivery.id.toLatin1()},
                                    {"X-Inkstone-Timestamp", timestamp},
                                    {"X-Inkstone-Signature", "v1=" + signature}},
                                   body, how);
    delivery.tries.append({m_clock.now(), result.status, result.error});
    while (delivery.tries.size() > mostTriesKept)
        delivery.tries.removeFirst();
    if (result.ok()) delivery.state = QStringLiteral("delivered");
    INK_ASSIGN(transaction, store::Transaction::begin(m_stores.database));
    INK_TRY(m_stores.deliveries.update(transaction, delivery));
    INK_TRY(transaction.commit());
    return result;
}

} // namespace ink::service::callbacks
