#include "app/workflow/bulk/rungroup.h"

#include "app/workflow/bulk/createddocumentreader.h"
#include "app/workflow/session/later.h"
#include "app/workflow/session/session.h"

#include <QHash>

#include <utility>

namespace ink::workflow {

using namespace domain;

struct RunGroup::Private
{
    Private(Session& chosen) : session(chosen), acts(chosen) {}

    Session& session;
    DocumentActions acts;
    DocumentId templateId;
    Timestamp since{};
    QList<DocumentId> ids;
    Counts counts;
    QList<DocumentRef> documents;
    std::optional<Error> error;
    std::unique_ptr<CreatedDocumentReader> reading;
    QList<Listener<QList<DocumentSummary>>> listeners; ///< callers of fetchDocumentsInProgress()

    void stopReading();
    void notify(const Result<QList<DocumentSummary>>& waiting);
};

void RunGroup::Private::stopReading()
{
    reading.reset();
    for (const auto& listener : std::exchange(listeners, {}))
        listener.notifyLater(fail(ErrorCode::Cancelled));
}

void RunGroup::Private::notify(const Result<QList<DocumentSummary>>& waiting)
{
    for (const auto& listener : std::exchange(listeners, {}))
        listener.notify(waiting);
}

RunGroup::RunGroup(Session& session, QObject* parent) : QObject(parent), d(new Private(session))
{
    connect(&session, &Session::currentChanged, this, [this] {
        if (!d->reading) return;
        d->stopReading();
        Q_EMIT refreshingChanged();
    });
    connect(&d->acts, &DocumentActions::finished, this, &RunGroup::refresh);
}

RunGroup::~RunGroup() = default;

namespace {

void addTo(RunGroup::Counts& counts, SigningStatus status)
{
    switch (status) {
    case SigningStatus::Draft:
    case SigningStatus::InProgress:
        ++counts.inProgress;
        return;
    case SigningStatus::Completed:
        ++counts.completed;
        return;
    case SigningStatus::Rejected:
        ++counts.rejected;
        return;
    case SigningStatus::ReachDeadline:
        ++counts.expired;
        return;
    case SigningStatus::Cancelled:
        ++counts.cancelled;
        return;
    }
}

bool isWaiting(const DocumentRef& document)
{
    return document.status == SigningStatus::InProgress && !document.isDeleted;
}

} // namespace

void RunGroup::setDocuments(DocumentId templateId, Timestamp since, const QList<DocumentId>& documents)
{
    if (d->templateId == templateId && d->ids == documents) return;
    d->templateId = templateId;
    d->since = since;
    d->ids = documents;
    d->documents.clear();
    d->counts = {};
    d->counts.total = static_cast<int>(documents.size());
    d->counts.missing = d->counts.total;
    d->error.reset();
    d->stopReading();
    Q_EMIT changed();
}

void RunGroup::refresh()
{
    api::ApiClient* client = d->session.client();
    if (!client || d->reading || d->ids.isEmpty()) return;
    d->reading = std::make_unique<CreatedDocumentReader>(*client, d->templateId, d->since);
    Q_EMIT refreshingChanged();
    d->reading->start([this](const Result<QList<wire::ReportRow>>& rows) {
        Q_ASSERT(d->reading);
        d->reading.release()->deleteLater();
        d->error.reset();
        QList<DocumentSummary> waiting;
        if (!rows) {
            d->error = rows.error();
        } else {
            QHash<DocumentId, const DocumentSummary*> summaries;
            for (const wire::ReportRow& row : *rows)
                summaries.insert(row.document.id, &row.document);
            d->documents.clear();
            d->counts = {};
            d->counts.total = static_cast<int>(d->ids.size());
            for (const DocumentId id : std::as_const(d->ids)) {
                const DocumentSummary* summary = summaries.value(id);
                if (!summary) continue;
                d->documents.append(refOf(*summary));
                addTo(d->counts, summary->status);
                if (!d->listeners.isEmpty() && isWaiting(d->documents.constLast())) waiting.append(*summary);
            }
            d->counts.missing = d->counts.total - static_cast<int>(d->documents.size());
            Q_ASSERT(d->counts.missing >= 0);
        }
        Q_EMIT refreshingChanged();
        Q_EMIT changed();
        d->notify(d->error ? Result<QList<DocumentSummary>>(fail(*d->error)) : waiting);
    });
}

void RunGroup::fetchDocumentsInProgress(QObject* context,
                                        std::function<void(Result<QList<DocumentSummary>>)> done)
{
    const Listener<QList<DocumentSummary>> listener(context, std::move(done));
    if (!d->session.client()) return listener.notifyLater(fail(noAccountError()));
    if (d->ids.isEmpty()) return listener.notifyLater(QList<DocumentSummary>());
    d->listeners.append(listener);
    refresh();
}

bool RunGroup::isRefreshing() const
{
    return d->reading != nullptr;
}

const std::optional<Error>& RunGroup::error() const
{
    return d->error;
}

const RunGroup::Counts& RunGroup::counts() const
{
    return d->counts;
}

const QList<DocumentRef>& RunGroup::documents() const
{
    return d->documents;
}

QList<DocumentRef> RunGroup::documentsInProgress() const
{
    QList<DocumentRef> all = d->documents;
    all.removeIf([](const DocumentRef& document) { return !isWaiting(document); });
    return all;
}

void RunGroup::remindAll()
{
    DocumentAction act;
    act.kind = DocumentAction::Kind::Remind;
    (void)d->acts.start(act, documentsInProgress());
}

void RunGroup::cancelAll(const QString& reason)
{
    DocumentAction act;
    act.kind = DocumentAction::Kind::Cancel;
    act.reason = reason;
    (void)d->acts.start(act, documentsInProgress());
}

void RunGroup::correctAll(const DocumentAction& correction)
{
    (void)d->acts.start(correction, documentsInProgress());
}

DocumentActions& RunGroup::actions() const
{
    return d->acts;
}

} // namespace ink::workflow

#include "moc_rungroup.cpp"
