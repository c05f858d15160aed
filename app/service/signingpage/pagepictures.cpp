#include "app/service/signingpage/pagepictures.h"

#include "app/base/reasons.h"
#include "app/pageprocess/painterprocess.h"
#include "app/service/signingpage/pagequeue.h"
#include "app/service/signingpage/reasons.h"

#include <QCryptographicHash>
#include <QFileInfo>
#include <QJsonDocument>
#include <QThread>

#include <algorithm>
#include <condition_variable>
#include <mutex>
#include <vector>

namespace ink::service::signingpage {

using namespace pageprocess;

namespace {

using PictureTime = std::chrono::steady_clock;
using PictureResult = Result<QList<QByteArray>>;

constexpr int busyPerDocument = 2; // waiting callers of one document while half of all slots are taken
constexpr int retryAfter = 1000;   // ms: Retry-After while too many callers wait

tl::unexpected<Error> tooMany(ErrorCode code, const Message& sentence)
{
    auto failed = fail(code, sentence);
    failed.value().retryAfterMs = retryAfter;
    return failed;
}

tl::unexpected<Error> stopped()
{
    return fail(ErrorCode::Unavailable, reasons::serviceStopping());
}

Error exceeded(const char* reason, const Message& sentence)
{
    Error error = fail(ErrorCode::UnreadablePdf, sentence).value();
    error.reason = QLatin1String(reason);
    return error;
}

/** Converts the helper's response to a service result. The response is validated, because the helper isn't
 * trusted. */
PictureResult resultFrom(const RenderRequest& order, RenderResponse answer)
{
    using Status = RenderResponse::Status;
    const bool ofPieces = order.kind == RenderRequest::Kind::Pieces;
    switch (answer.status) {
    case Status::Done:
        break;
    case Status::NoSuchPage:
        return fail(ErrorCode::NotFound, reasons::notSuchPage());
    case Status::Unreadable:
        return fail(ErrorCode::UnreadablePdf, reasons::pagesNotShowable());
    case Status::TooLarge:
        return fail(ErrorCode::TooLarge, reasons::pagePicturesTooLarge());
    case Status::Failed:
        return fail(ErrorCode::Internal, reasons::pagePictureUnwritable());
    }
    const bool isWhole = ofPieces || answer.parts.size() == 1;
    if (order.kind == RenderRequest::Kind::Compare) {
        if (isWhole && (answer.parts.constFirst() == samePage || answer.parts.constFirst() == differentPage))
            return std::move(answer.parts);
        return fail(ErrorCode::Internal, reasons::pagePainterWrongAnswer());
    }
    const bool arePictures =
        order.kind == RenderRequest::Kind::Text || order.kind == RenderRequest::Kind::Lines ||
        std::all_of(answer.parts.cbegin(), answer.parts.cend(), [&order](const auto& part) {
            return isPngOfPage(part) || (order.acceptsJpeg && isJpeg(part));
        });
    if (!isWhole || !arePictures) return fail(ErrorCode::Internal, reasons::pagePainterWrongAnswer());
    return std::move(answer.parts);
}

/** Returns limits for the service's own small files, each of which is rendered once. */
PagePictures::Options forValues(PagePictures::Options options)
{
    options.maxHelpers = 1;
    options.openDocuments = 1;
    options.cacheBytes = 0;
    options.maxWaiting = options.maxWaitingForValues;
    options.timeLimit = std::min(options.timeLimit, options.valuesLimit);
    return options;
}

/** Returns limits for comparing sealed files. No user waits for that, so every page is attempted on each
 * request. */
PagePictures::Options forChecks(PagePictures::Options options)
{
    constexpr int maxWaiting = 64; // larger than the number of sealing workers
    options.openDocuments = 2 * std::max(1, options.maxHelpers);
    options.cacheBytes = 0;
    options.maxWaiting = options.maxWaitingPerDocument = maxWaiting;
    options.timeLimit = options.quickLimit = options.compareLimit;
    options.waitLimit = maxWaiting * options.compareLimit;
    options.refusalTime = std::chrono::milliseconds(0);
    return options;
}

} // namespace

struct PagePictures::Private
{
    explicit Private(Options theOptions);
    [[nodiscard]] PictureResult ask(PendingRequestPtr order);
    /** The thread function of a helper. */
    void run(std::size_t number);
    [[nodiscard]] bool mayTake(std::size_t number) const;
    /** Returns the cached result, if any. Call with the lock held. */
    [[nodiscard]] std::optional<PictureResult> known(const PendingRequest& order);
    /** Renders. Returns nullopt if another helper has to process the request. */
    [[nodiscard]] std::optional<PictureResult> paint(PendingRequest& order, PainterProcess& process,
                                                     bool isQuick);
    [[nodiscard]] PictureResult refuse(const PendingRequest& order, Error error);
    void stop();

    const Options options;
    std::mutex mutex;
    std::condition_variable wake;
    std::atomic_bool stopping = false;
    PageQueue queue;
    PageRefusals refusals;
    PictureCache pictures;
    QHash<QString, int> waitingByGroup;
    int waiting = 0;
    std::vector<bool> isIdle; ///< one flag per helper
    std::vector<std::unique_ptr<QThread>> threads;
};

PagePictures::Private::Private(Options theOptions)
    : options([&theOptions] {
          if (theOptions.helper.isEmpty()) theOptions.helper = PainterProcess::defaultProgram();
          theOptions.maxHelpers = std::clamp(theOptions.maxHelpers, 1, 64);
          return std::move(theOptions);
      }()),
      refusals(options.refusalTime), pictures(options.cacheBytes),
      isIdle(static_cast<std::size_t>(options.maxHelpers), false)
{
    for (std::size_t i = 0; i < isIdle.size(); ++i)
        threads.emplace_back(QThread::create([this, i] { run(i); })); // QProcess requires a QThread
    for (const auto& thread : threads)
        thread->start();
}

std::optional<PictureResult> PagePictures::Private::known(const PendingRequest& order)
{
    if (!order.key.isEmpty())
        if (auto kept = pictures.find(order.key)) return PictureResult(QList<QByteArray>{*kept});
    if (auto refused = refusals.find(order, PictureTime::now())) return fail(*refused);
    return std::nullopt;
}

PictureResult PagePictures::Private::ask(PendingRequestPtr order)
{
    std::future<PictureResult> answer;
    {
        const std::lock_guard lock(mutex);
        if (auto result = known(*order)) return std::move(*result);
        if (stopping) return stopped();
        if (waiting >= options.maxWaiting)
            return tooMany(ErrorCode::Unavailable, reasons::tooManyPagesDrawn());
        order->isSlow = refusals.isSlow(order->subject, PictureTime::now());
        // A few slow documents must leave slots to the others.
        const int maximum = waiting * 2 < options.maxWaiting ? options.maxWaitingPerDocument
                            : order->isSlow                  ? 0
                                            : std::min(options.maxWaitingPerDocument, busyPerDocument);
        if (waitingByGroup.value(order->group) >= maximum)
            return tooMany(ErrorCode::RateLimit, reasons::tooManyPagesOfDocumentDrawn());
        ++waitingByGroup[order->group];
        ++waiting;
        answer = order->response.get_future();
        queue.append(order);
    }
    wake.notify_all();
    const bool isThere = answer.wait_for(options.waitLimit) == std::future_status::ready;
    {
        const std::lock_guard lock(mutex);
        Q_ASSERT(waiting > 0 && waitingByGroup.value(order->group) > 0);
        --waiting;
        if (--waitingByGroup[order->group] <= 0) waitingByGroup.remove(order->group);
        order->isAbandoned = true;
    }
    if (isThere) return answer.get();
    return tooMany(ErrorCode::Unavailable, reasons::tooManyPagesDrawn());
}

bool PagePictures::Private::mayTake(std::size_t number) const
{
    // Only the first idle helper takes the request, so that no more are started than necessary.
    const bool isQuick = number > 0 && number + 1 == isIdle.size();
    if (!queue.hasRequest(!isQuick)) return false;
    const auto first =
        static_cast<std::size_t>(std::find(isIdle.begin(), isIdle.end(), true) - isIdle.begin());
    return first >= number;
}

PictureResult PagePictures::Private::refuse(const PendingRequest& order, Error error)
{
    const std::lock_guard lock(mutex);
    refusals.add(order, error, PictureTime::now());
    return fail(std::move(error));
}

std::optional<PictureResult> PagePictures::Private::paint(PendingRequest& order, PainterProcess& process,
                                                          bool isQuick)
{
    using Outcome = PainterProcess::Outcome;
    const bool isShort = isQuick && options.quickLimit < options.timeLimit;
    const auto limit = isShort ? options.quickLimit : options.timeLimit;
    bool wasUsed = process.isUsed();
    RenderResponse answer;
    Outcome outcome = process.perform(order.request, limit, answer);
    if (outcome == Outcome::Crashed && wasUsed) { // possibly because of its earlier work
        process.stop();
        outcome = process.perform(order.request, limit, answer);
    }
    if (outcome != Outcome::Completed) process.stop();
    switch (outcome) {
    case Outcome::Completed:
        return resultFrom(order.request, std::move(answer));
    case Outcome::TooSlow:
        if (isShort) return std::nullopt;
        return refuse(order, exceeded("page_too_slow", reasons::pageTooSlow()));
    case Outcome::Crashed:
        return refuse(order, exceeded("page_too_large", reasons::pageTooLarge()));
    case Outcome::NotStarted:
        return tooMany(ErrorCode::Unavailable, reasons::pagesNotDrawableNow());
    case Outcome::Stopped:
        break;
    }
    return stopped();
}

void PagePictures::Private::run(std::size_t number)
{
    const bool isQuick = number > 0 && number + 1 == isIdle.size();
    const int documents = std::max(1, options.openDocuments / options.maxHelpers);
    PainterProcess process({options.helper, options.memoryPerHelper, documents}, stopping);
    std::unique_lock lock(mutex);
    while (true) {
        isIdle[number] = true;
        const auto hasWork = [&] { return stopping || mayTake(number); };
        if (!wake.wait_for(lock, options.helperIdleTimeout, hasWork)) {
            lock.unlock();
            process.stop();
            lock.lock();
            wake.wait(lock, hasWork);
        }
        isIdle[number] = false;
        if (stopping) break;
        const PendingRequestPtr order = queue.take(!isQuick);
        Q_ASSERT(order);
        std::optional<PictureResult> result;
        if (order->isAbandoned)
            result = stopped(); // no caller is waiting
        else
            result = known(*order);
        if (!result) {
            lock.unlock();
            wake.notify_all(); // the next idle helper may take the next request
            result = paint(*order, process, isQuick);
            lock.lock();
        }
        queue.finish(order->group);
        if (result) {
            if (*result && !order->key.isEmpty()) pictures.insert(order->key, result->value().constFirst());
            order->response.set_value(std::move(*result));
        } else if (stopping) {
            order->response.set_value(stopped());
        } else {
            order->isSlow = true;
            refusals.addSlow(order->subject, PictureTime::now());
            queue.prepend(order);
        }
        wake.notify_all(); // the next request for its document may be taken
    }
    lock.unlock();
    process.stop();
}

void PagePictures::Private::stop()
{
    {
        const std::lock_guard lock(mutex);
        stopping = true;
        for (const PendingRequestPtr& order : queue.takeAll())
            order->response.set_value(stopped());
    }
    wake.notify_all();
    for (const auto& thread : threads)
        thread->wait();
}

PagePictures::PagePictures() : PagePictures(Options{}) {}
PagePictures::PagePictures(Options options)
    : d(std::make_unique<Private>(options)), m_values(std::make_unique<Private>(forValues(options))),
      m_checks(std::make_unique<Private>(forChecks(options)))
{
}

PagePictures::~PagePictures()
{
    stop();
}

void PagePictures::stop()
{
    d->stop();
    m_values->stop();
    m_checks->stop();
}

namespace {

/** Creates a request for a page of a file. */
std::shared_ptr<PendingRequest> orderOf(RenderRequest::Kind kind, const QString& path, int pageIndex)
{
    auto order = std::make_shared<PendingRequest>();
    order->request.kind = kind;
    order->request.path = path;
    order->request.page = pageIndex;
    order->group = path;
    order->subject = path;
    return order;
}

} // namespace

Result<QByteArray> PagePictures::image(const QString& path, int pageIndex, int width, bool acceptsJpeg)
{
    auto order = orderOf(RenderRequest::Kind::Picture, path, pageIndex);
    order->request.width = std::clamp(width, minWidth, maxWidth);
    order->request.acceptsJpeg = acceptsJpeg;
    order->key = QStringLiteral("%1/%2/%3/%4")
                     .arg(order->request.width)
                     .arg(pageIndex)
                     .arg(acceptsJpeg ? QStringLiteral("jpeg") : QStringLiteral("png"), path);
    INK_ASSIGN(parts, d->ask(std::move(order)));
    return std::move(parts.first());
}

Result<QByteArray> PagePictures::png(const QString& path, int pageIndex, int width)
{
    return image(path, pageIndex, width, false);
}

Result<QList<QByteArray>> PagePictures::pngPages(const QByteArray& pdf, double scale, const QString& group)
{
    if (pdf.size() > maxRequestBytes - 1024)
        return fail(ErrorCode::TooLarge, reasons::pagePicturesTooLarge());
    auto order = std::make_shared<PendingRequest>();
    order->request.kind = RenderRequest::Kind::Pieces;
    order->request.pdf = pdf;
    order->request.scale = scale;
    order->subject = QString::fromLatin1(QCryptographicHash::hash(pdf, QCryptographicHash::Sha256).toHex());
    order->group = QStringLiteral("pieces/") + (group.isEmpty() ? order->subject : group);
    return m_values->ask(std::move(order));
}

Result<bool> PagePictures::compare(const QString& shownPath, const QByteArray& values, const QString& path,
                                   int pageIndex, bool generatesAppearances, const QList<QRectF>& except)
{
    if (values.size() > maxRequestBytes - 8192)
        return fail(ErrorCode::TooLarge, reasons::pagePicturesTooLarge());
    auto order = orderOf(RenderRequest::Kind::Compare, shownPath, pageIndex);
    order->group = path; // documents of one template share the shown file
    order->request.pdf = values;
    order->request.otherPath = path;
    order->request.generatesAppearances = generatesAppearances;
    order->request.excludedAreas = except;
    INK_ASSIGN(parts, m_checks->ask(std::move(order)));
    return parts.constFirst() == samePage;
}

Result<QString> PagePictures::text(const QString& path, int pageIndex)
{
    INK_ASSIGN(parts, d->ask(orderOf(RenderRequest::Kind::Text, path, pageIndex)));
    return QString::fromUtf8(parts.constFirst());
}

Result<QByteArray> PagePictures::lines(const QString& path, int pageIndex)
{
    INK_ASSIGN(parts, d->ask(orderOf(RenderRequest::Kind::Lines, path, pageIndex)));
    // The helper reads untrusted files, so its response is validated before it is used.
    const QJsonDocument lines = QJsonDocument::fromJson(parts.constFirst());
    if (!lines.isArray()) return fail(ErrorCode::Internal, reasons::pagePainterWrongAnswer());
    return lines.toJson(QJsonDocument::Compact);
}

} // namespace ink::service::signingpage
