#include "app/workflow/documents/documentlinks.h"

#include "app/domain/document/documentquery.h"
#include "app/domain/document/pagewalk.h"
#include "app/workflow/documents/reasons.h"
#include "app/workflow/session/profilelist.h"

#include <QPointer>

#include <algorithm>
#include <memory>

namespace ink::workflow {

using domain::Document;
using domain::DocumentId;

namespace {

constexpr int searchedPageSize = 500;
// Number(maxSearchedPages, pages of 500 documents): Link with a GUID only: how far the listing is searched
constexpr int maxSearchedPages = 20;

tl::unexpected<Error> noDocumentOfLink()
{
    return fail(ErrorCode::NotFound, reasons::noDocumentOfLink());
}

void retrieveChecked(api::ApiClient& client, DocumentId id, const QString& guid, QObject* context,
                     const api::Done<Document>& done)
{
    client.retrieve(id, context, [guid, done](const Result<Document>& document) {
        const bool isGone = !document && (document.error().code == ErrorCode::NotFound ||
                                          document.error().code == ErrorCode::Deleted);
        // Services that return no GUIDs are accepted: the link has already been matched to the service.
        const bool isOther =
            document && !guid.isEmpty() && !document->guid.isEmpty() && document->guid != guid;
        done(isGone || isOther ? Result<Document>(noDocumentOfLink()) : document);
    });
}

/** Searches the listing for a GUID, page by page. */
struct GuidSearch : std::enable_shared_from_this<GuidSearch>
{
    api::ApiClient& client;
    QString guid;
    QPointer<QObject> context;
    api::Done<Document> done;
    domain::DocumentQuery query;
    domain::PageWalk walk;

    GuidSearch(api::ApiClient& service, QString wanted, QObject* target, api::Done<Document> callback)
        : client(service), guid(std::move(wanted)), context(target), done(std::move(callback))
    {
        query.pageSize = searchedPageSize;
        query.sort = domain::SortField::Created;
        query.ascending = false;
    }
    void next()
    {
        walk.apply(query);
        client.list(query, context, [self = shared_from_this()](const Result<domain::DocumentPage>& page) {
            self->read(page);
        });
    }
    void read(const Result<domain::DocumentPage>& page)
    {
        if (!page) return done(fail(page.error()));
        const auto& rows = page->documents;
        const auto found =
            std::find_if(rows.cbegin(), rows.cend(), [this](const auto& row) { return row.guid == guid; });
        if (found != rows.cend()) return retrieveChecked(client, found->id, guid, context, done);
        for (const auto& row : rows)
            (void)walk.take(row.id.value());
        const bool isEnd = rows.isEmpty() || walk.pageIndex() >= maxSearchedPages;
        if (isEnd || !walk.advance(page->total, page->nextCursor)) return done(noDocumentOfLink());
        next();
    }
};

} // namespace

QString shareableLink(const DocumentRef& document, bool isLocal)
{
    if (document.documentUrl.isEmpty() || document.id.isLocal()) return {};
    if (!isLocal) return document.documentUrl;
    return wire::toText({wire::localServiceName(), document.guid, document.id});
}

QList<Profile> profilesNamed(const Session& session, const QString& service, const QUrl& localAddress)
{
    const auto open = session.current();
    const bool isLocalName = wire::isLocalServiceName(service) || wire::isServiceNamed(localAddress, service);
    QList<Profile> named;
    for (const Profile& known : session.profiles()) {
        const bool isOpen = open && open->id == known.id;
        const Profile& profile = isOpen ? *open : known; // only the open workspace has an address
        if (!wire::isServiceNamed(profile.baseUrl, service) && !(profile.isLocal() && isLocalName)) continue;
        if (isOpen)
            named.prepend(profile);
        else
            named.append(profile);
    }
    return named;
}

void findDocument(api::ApiClient& client, const wire::DocumentLink& link, QObject* context,
                  api::Done<Document> done)
{
    if (!link.document.isNull()) return retrieveChecked(client, link.document, link.guid, context, done);
    std::make_shared<GuidSearch>(client, link.guid, context, std::move(done))->next();
}

} // namespace ink::workflow
