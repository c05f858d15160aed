#include "app/workflow/documents/documentdetails.h"

#include "app/base/reasons.h"
#include "app/domain/document/document.h"
#include "app/workflow/session/later.h"
#include "app/workflow/session/session.h"
#include "app/workflow/session/unreachable.h"

#include <QSaveFile>

#include <algorithm>
#include <array>

namespace ink::workflow {

struct DocumentDetails::Private
{
    Session& session;
    domain::DocumentId id;
    std::optional<domain::Document> document;
    std::optional<Error> error;
    quint64 generation = 0;
    QList<wire::Delivery> deliveries;
    CacheLookup kept;
    bool hasNoDeliveries = false; ///< the service lists none, or not with this key
};

namespace {
/** Returns whether a service refuses to list deliveries, of any document. */
bool isWithoutDeliveries(const Error& error)
{
    return error.code == ErrorCode::NotFound || error.code == ErrorCode::Method ||
           error.code == ErrorCode::Forbidden;
}
} // namespace

DocumentDetails::DocumentDetails(Session& session, QObject* parent)
    : QObject(parent), d(std::make_unique<Private>(Private{session, {}, {}, {}, 0, {}, {}}))
{
    connect(&session, &Session::currentChanged, this, [this] {
        d->hasNoDeliveries = false;
        show({});
    });
}

DocumentDetails::~DocumentDetails() = default;

void DocumentDetails::setCacheLookup(CacheLookup kept)
{
    d->kept = std::move(kept);
}

void DocumentDetails::show(domain::DocumentId id)
{
    if (d->id == id) return;
    d->id = id;
    d->document.reset();
    d->error.reset();
    d->deliveries.clear();
    ++d->generation;
    Q_EMIT changed();
    refresh();
}

void DocumentDetails::refresh()
{
    if (d->id.isNull() || !d->session.client()) return;
    const quint64 generation = ++d->generation;
    d->session.client()->retrieve(d->id, this, [this, generation](Result<domain::Document> answer) {
        if (generation != d->generation) return;
        if (answer) {
            if (answer->status != domain::SigningStatus::Draft && !d->hasNoDeliveries) fetchDeliveries();
            if (!d->error && d->document == *answer) return;
            d->document = std::move(*answer);
            d->error.reset();
        } else {
            d->error = std::move(answer).error();
            if (!d->document && d->kept && isUnreachable(*d->error)) d->document = d->kept(d->id);
        }
        Q_EMIT changed();
    });
}

void DocumentDetails::fetchDeliveries()
{
    const quint64 generation = d->generation;
    d->session.client()->deliveries(d->id, this, [this, generation](Result<QList<wire::Delivery>> answer) {
        // A service that doesn't list deliveries isn't an error.
        if (!answer) d->hasNoDeliveries = d->hasNoDeliveries || isWithoutDeliveries(answer.error());
        if (generation != d->generation || !answer || d->deliveries == *answer) return;
        d->deliveries = std::move(*answer);
        Q_EMIT changed();
    });
}

const QList<wire::Delivery>& DocumentDetails::deliveries() const
{
    return d->deliveries;
}

bool DocumentDetails::isDelivering() const
{
    return std::any_of(d->deliveries.cbegin(), d->deliveries.cend(), [](const wire::Delivery& delivery) {
        // Without a next attempt, its subscription is paused.
        return delivery.state == domain::DeliveryState::Waiting &&
               (delivery.subscription == 0 || delivery.nextAttempt);
    });
}

void DocumentDetails::redeliver(const QString& deliveryId, QObject* context,
                                std::function<void(Result<void>)> done)
{
    Listener<void> listener(context, std::move(done));
    if (!d->session.client() || d->id.isNull())
        return listener.notifyLater(fail(ErrorCode::State, reasons::noDocumentOpen()));
    d->session.client()->redeliver(d->id, deliveryId, this, [this, listener](Result<void> result) {
        refresh();
        listener.notify(std::move(result));
    });
}

domain::DocumentId DocumentDetails::id() const
{
    return d->id;
}

const std::optional<domain::Document>& DocumentDetails::document() const
{
    return d->document;
}

const std::optional<Error>& DocumentDetails::error() const
{
    return d->error;
}

void DocumentDetails::download(const QString& content, domain::FileId file, const QString& path,
                               QObject* context, std::function<void(Result<void>)> done)
{
    if (!d->session.client() || d->id.isNull()) {
        const Message nothing = reasons::noDocumentOpen();
        QMetaObject::invokeMethod(
            context, [done = std::move(done), nothing] { done(fail(ErrorCode::State, nothing)); },
            Qt::QueuedConnection);
        return;
    }
    d->session.client()->download(d->id, content, file, context,
                                  [path, done = std::move(done)](Result<api::ApiClient::Download> answer) {
                                      if (!answer) return done(fail(std::move(answer).error()));
                                      QSaveFile out(path);
                                      if (!out.open(QIODevice::WriteOnly) ||
                                          out.write(answer->bytes) != answer->bytes.size() || !out.commit())
                                          return done(
                                              fail(ErrorCode::Io, Message::literal(out.errorString())));
                                      done({});
                                  });
}

struct StatusCounts::Private
{
    Session& session;
    QHash<domain::SigningStatus, int> counts;
    quint64 generation = 0;
};

StatusCounts::StatusCounts(Session& session, QObject* parent)
    : QObject(parent), d(std::make_unique<Private>(Private{session, {}, 0}))
{
    connect(&session, &Session::currentChanged, this, [this] {
        ++d->generation;
        d->counts.clear();
        Q_EMIT changed();
    });
}

StatusCounts::~StatusCounts() = default;

void StatusCounts::refresh()
{
    if (!d->session.client()) return;
    const quint64 generation = ++d->generation;
    using S = domain::SigningStatus;
    for (const S status :
         std::array{S::Draft, S::InProgress, S::Completed, S::Rejected, S::ReachDeadline, S::Cancelled}) {
        domain::DocumentQuery query;
        query.pageSize = 1;
        query.status = status;
        query.type = domain::DocumentType::Document;
        d->session.client()->list(query, this, [this, generation, status](Result<domain::DocumentPage> page) {
            if (generation != d->generation || !page) return;
            const int total = static_cast<int>(page->total);
            if (d->counts.value(status, -1) == total) return;
            d->counts.insert(status, total);
            Q_EMIT changed();
        });
    }
}

const QHash<domain::SigningStatus, int>& StatusCounts::counts() const
{
    return d->counts;
}

} // namespace ink::workflow

#include "moc_documentdetails.cpp"
