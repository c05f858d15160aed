#include "app/workflow/bulk/createddocumentreader.h"

#include "app/domain/document/pagewalk.h"
#include "app/workflow/session/reasons.h"
#include "app/workflow/session/serversupport.h"

#include <utility>

namespace ink::workflow {

using namespace domain;

namespace {

constexpr int madePageSize = 500;

/** Returns whether an error means that this server doesn't support reports or returns an invalid one. */
bool isReportUnsupported(const Error& error)
{
    const ErrorCode code = error.code;
    return isUnsupported(error) || code == ErrorCode::Forbidden || code == ErrorCode::Validation ||
           code == ErrorCode::Malformed || code == ErrorCode::Protocol || code == ErrorCode::Internal ||
           code == ErrorCode::State;
}

} // namespace

struct CreatedDocumentReader::Private
{
    Private(api::ApiClient& chosen, DocumentId id, Timestamp from)
        : client(chosen), templateId(id), createdFrom(from)
    {
    }
    api::ApiClient& client;
    DocumentId templateId;
    Timestamp createdFrom;
    Done done;
    PageWalk walk;
    bool listHasTemplates = false;
    QList<wire::ReportRow> rows;
};

CreatedDocumentReader::CreatedDocumentReader(api::ApiClient& client, DocumentId templateId, Timestamp since,
                                             QObject* parent)
    : QObject(parent), d(new Private(client, templateId, since - clockMargin))
{
}

CreatedDocumentReader::~CreatedDocumentReader() = default;

void CreatedDocumentReader::start(Done done)
{
    Q_ASSERT(done && !d->done);
    d->done = std::move(done);
    fetchReport();
}

void CreatedDocumentReader::finish(Result<QList<wire::ReportRow>> result)
{
    if (const auto done = std::exchange(d->done, nullptr)) done(std::move(result));
}

void CreatedDocumentReader::add(const QList<wire::ReportRow>& rows)
{
    bool hasNew = false;
    for (const wire::ReportRow& row : rows) {
        if (row.document.id.isNull() || !d->walk.take(row.document.id.value())) continue;
        d->rows.append(row);
        hasNew = true;
    }
    if (hasNew) Q_EMIT progressed(static_cast<int>(d->rows.size()));
}

void CreatedDocumentReader::fetchReport()
{
    d->client.report(
        d->templateId, d->walk.pageIndex(), madePageSize, this,
        [this](const Result<wire::ReportPage>& page) {
            if (!page && d->walk.seen().isEmpty() && isReportUnsupported(page.error())) return fetchList();
            if (!page) return finish(fail(page.error()));
            add(page->rows);
            if (d->walk.advance(page->total, page->nextCursor)) return fetchReport();
            if (d->walk.missed() > 0) return finish(fail(ErrorCode::Unavailable, reasons::listIncomplete()));
            finish(std::move(d->rows));
        },
        false, d->walk.cursor());
}

void CreatedDocumentReader::fetchList()
{
    DocumentQuery query;
    d->walk.apply(query);
    query.pageSize = madePageSize;
    query.type = DocumentType::Document;
    query.createdFrom = d->createdFrom;
    query.sort = SortField::Created;
    d->client.list(query, this, [this](const Result<DocumentPage>& page) {
        if (!page) return finish(fail(page.error()));
        QList<wire::ReportRow> rows;
        for (const DocumentSummary& document : page->documents) {
            wire::ReportRow row;
            row.document = document;
            d->listHasTemplates = d->listHasTemplates || !document.templateId.isNull();
            rows.append(row);
        }
        add(rows);
        if (d->walk.advance(page->total, page->nextCursor)) return fetchList();
        if (d->walk.missed() > 0) return finish(fail(ErrorCode::Unavailable, reasons::listIncomplete()));
        d->rows.removeIf([this](const wire::ReportRow& row) {
            const bool another = d->listHasTemplates && row.document.templateId != d->templateId;
            return another || row.document.type != DocumentType::Document;
        });
        finish(std::move(d->rows));
    });
}

} // namespace ink::workflow

#include "moc_createddocumentreader.cpp"
