#include "app/workflow/reports/report.h"

#include "app/domain/document/document.h"
#include "app/domain/document/pagewalk.h"
#include "app/workflow/reports/reasons.h"
#include "app/workflow/session/later.h"
#include "app/workflow/session/reasons.h"
#include "app/workflow/session/session.h"

#include <algorithm>

namespace ink::workflow {

using namespace domain;

namespace {
constexpr int reportPageSize =
    200; // a page is processed in a few milliseconds, so the window stays responsive
} // namespace

struct Report::Private
{
    Private(Report* report, Session& chosen) : q(report), session(chosen) {}

    void setState(bool on, std::optional<Error> newError)
    {
        if (loading == on && error == newError) return;
        loading = on;
        error = std::move(newError);
        Q_EMIT q->stateChanged();
    }
    void begin();
    void next();
    void addPage(const wire::ReportPage& answer);

    Report* q;
    Session& session;
    DocumentId id;
    QString title;
    ReportTable table;
    qint64 total = 0;
    PageWalk walk;
    bool begun = false;
    bool masked = false;
    bool loading = false;
    std::optional<Error> error;
    quint64 turn = 0;
    api::Call call;
};

Report::Report(Session& session, QObject* parent) : QObject(parent), d(new Private(this, session))
{
    connect(&session, &Session::currentChanged, this, [this] { open({}); });
}

Report::~Report() = default;

void Report::open(DocumentId id)
{
    d->call.cancel();
    ++d->turn;
    d->id = id;
    d->title.clear();
    d->table = {};
    d->total = 0;
    d->begun = false;
    d->masked = false;
    d->setState(false, std::nullopt);
    Q_EMIT restarted();
    if (!id.isNull()) d->begin();
}

void Report::refresh()
{
    if (d->id.isNull()) return;
    d->call.cancel();
    ++d->turn;
    d->begin();
}

void Report::resume()
{
    if (d->id.isNull() || d->loading) return;
    if (d->walk.missed() > 0) return refresh();
    if (d->begun)
        d->next();
    else
        d->begin();
}

void Report::Private::begin()
{
    if (!session.client()) return;
    setState(true, std::nullopt);
    walk = {};
    call = session.client()->retrieve(id, q, [this, now = turn](const Result<Document>& found) {
        if (now != turn) return;
        if (!found) return setState(false, found.error());
        title = found->title;
        if (!begun) table.begin(*found);
        begun = true;
        Q_EMIT q->columnsChanged();
        next();
    });
}

void Report::Private::next()
{
    if (!session.client()) return setState(false, std::nullopt);
    setState(true, std::nullopt);
    call = session.client()->report(
        id, walk.pageIndex(), reportPageSize, q,
        [this, now = turn](const Result<wire::ReportPage>& answer) {
            if (now != turn) return;
            if (!answer) return setState(false, answer.error());
            addPage(*answer);
        },
        masked, walk.cursor());
}

void Report::Private::addPage(const wire::ReportPage& answer)
{
    const auto first = static_cast<qsizetype>(table.lines().size());
    const auto columns = table.columns().size();
    total = std::max(answer.total, qint64{first});
    const qsizetype added = table.add(answer.rows);
    for (const wire::ReportRow& row : answer.rows)
        (void)walk.take(row.document.id.value());
    if (table.columns().size() != columns) Q_EMIT q->columnsChanged();
    if (added > 0) Q_EMIT q->linesAdded(first);
    if (added < answer.rows.size()) Q_EMIT q->linesChanged();
    if (walk.advance(answer.total, answer.nextCursor)) {
        Q_EMIT q->stateChanged();
        return next();
    }
    if (table.retainOnly(walk.seen())) Q_EMIT q->linesRemoved();
    total = static_cast<qint64>(table.lines().size());
    loading = false;
    error.reset();
    if (walk.missed() > 0) error = fail(ErrorCode::Unavailable, reasons::listIncomplete()).value();
    Q_EMIT q->stateChanged();
}

DocumentId Report::id() const
{
    return d->id;
}

const QString& Report::title() const
{
    return d->title;
}

const ReportTable& Report::table() const
{
    return d->table;
}

qint64 Report::total() const
{
    return d->total;
}

bool Report::isLoading() const
{
    return d->loading;
}

const std::optional<Error>& Report::error() const
{
    return d->error;
}

void Report::fetchMasked()
{
    if (d->masked || d->id.isNull()) return;
    d->masked = true;
    refresh();
}

void Report::locate(DocumentId document, const QString& column, QObject* context,
                    std::function<void(Result<ValueLocation>)> done)
{
    const Listener<ValueLocation> listener(context, std::move(done));
    if (!d->session.client()) return listener.notifyLater(fail(noAccountError()));
    d->session.client()->retrieve(document, this, [this, column, listener](const Result<Document>& found) {
        if (!found) return listener.notify(fail(found.error()));
        const Tag* best = nullptr;
        for (const Tag& tag : found->tags) {
            const bool grouped = tag.type == TagType::Radio && !tag.groupName.isEmpty();
            if ((grouped ? tag.groupName : tag.name).compare(column, Qt::CaseInsensitive) != 0) continue;
            // The selected button of a group, or the first of several tags with a value.
            if (!best || (best->text.isEmpty() && !tag.text.isEmpty()) ||
                (grouped && tag.text == QLatin1StringView("true")))
                best = &tag;
        }
        const auto at = best ? found->pageAt(best->pageIndex) : Document::PageRef();
        if (!at.file || !d->session.client())
            return listener.notify(fail(ErrorCode::NotFound, reasons::noSuchPlaceInDocument()));
        ValueLocation place;
        place.isSigned = found->status == SigningStatus::Completed;
        place.document = *found;
        place.document.files = {*at.file};
        place.document.tags = {*best};
        place.document.tags.first().pageIndex = at.indexInFile;
        place.tag = best->id;
        const FileId file = at.file->id;
        auto got = [listener, place](Result<QByteArray> bytes) mutable {
            if (!bytes) return listener.notify(fail(bytes.error()));
            place.bytes = std::move(*bytes);
            listener.notify(std::move(place));
        };
        if (!place.isSigned) {
            d->session.client()->fileBytes(found->id, file, this, got);
            return;
        }
        d->session.client()->download(found->id, QStringLiteral("esign"), file, this,
                                      [got](const Result<api::ApiClient::Download>& downloaded) mutable {
                                          got(downloaded ? Result<QByteArray>(downloaded->bytes)
                                                         : fail(downloaded.error()));
                                      });
    });
}

} // namespace ink::workflow

#include "moc_report.cpp"
