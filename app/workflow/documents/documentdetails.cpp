#include "app/workflow/documents/documentdetails.h"

#include "app/base/reasons.h"
#include "app/domain/document/document.h"
#include "app/workflow/session/later.h"
#include "app/workflow/session/serversupport.h"
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
    bool hasNoDeliveries = false;      ///< the service lists none, or not with this key
    bool areDeliveriesCurrent = false; ///< fetched since the document last changed
};

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
    d->areDeliveriesCurrent = false;
    ++d->generation;
    Q_EMIT changed();
    refresh();
}

void DocumentDetails::refresh()
{
    d->areDeliveriesCurrent = false;
    poll();
}

void DocumentDetails::poll()
{
    if (d->id.isNull() || !d->session.client()) return;
    const quint64 generation = ++d->generation;
    d->session.client()->retrieve(d->id, this, [this, generation](Result<domain::Document> answer) {
        if (generation != d->generation) return;
        if (answer) {
            const bool isChanged = d->document != *answer;
            if (isChanged) d->areDeliveriesCurrent = false;
            const bool canHaveDeliveries =
                answer->status != domain::SigningStatus::Draft && !d->hasNoDeliveries;
            if (canHaveDeliveries && (!d->areDeliveriesCurrent || isDelivering())) fetchDeliveries();
            if (!d->error && !isChanged) return;
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
    d->session.client()->deliveries(d->id, this,
                                    [this, generation, id = d->id](Result<QList<wire::Delivery>> answer) {
                                        if (!answer) return handleMissingDeliveries(id, answer.error());
                                        if (generation != d->generation) return;
                                        d->areDeliveriesCurrent = true;
                                        if (d->deliveries == *answer) return;
                                        d->deliveries = std::move(*answer);
                                        Q_EMIT changed();
                                    });
}

/** A service that doesn't list deliveries isn't an error, and isn't queried again. */
void DocumentDetails::handleMissingDeliveries(domain::DocumentId id, const Error& error)
{
    if (error.code != ErrorCode::NotFound) {
        if (isUnsupported(error) || error.code == ErrorCode::Forbidden) d->hasNoDeliveries = true;
        return;
    }
    // A document that was just deleted isn't found either.
    d->session.client()->retrieve(id, this, [this](const Result<domain::Document>& answer) {
        if (answer) d->hasNoDeliveries = true;
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

void DocumentDetails::sendSignedCopies(domain::DocumentId id, const QStringList& addresses, QObject* context,
                                       std::function<void(Result<void>)> done)
{
    Listener<void> listener(context, std::move(done));
    if (!d->session.client()) return listener.notifyLater(fail(ErrorCode::State, reasons::noDocumentOpen()));
    d->session.client()->sendSignedCopies(id, addresses, this, [this, listener](Result<void> result) {
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
