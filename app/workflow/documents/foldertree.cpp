#include "app/workflow/documents/foldertree.h"

#include "app/domain/document/pagewalk.h"
#include "app/workflow/documents/documentactions.h"
#include "app/workflow/documents/reasons.h"
#include "app/workflow/session/later.h"
#include "app/workflow/session/reasons.h"
#include "app/workflow/session/session.h"

namespace ink::workflow {

using namespace domain;

struct FolderTree::Private
{
    Private(FolderTree* tree, Session& chosen, FolderType kind) : q(tree), session(chosen), type(kind) {}

    /** Returns the client, or null after reporting an error to `listener` if no account is open. */
    template <typename T> api::ApiClient* client(Listener<T>& listener)
    {
        api::ApiClient* client = session.client();
        if (!client) listener.notifyLater(fail(noAccountError()));
        return client;
    }
    void put(FolderId id, const std::function<void(Folder&)>& change, Listener<void> listener);
    void collect(DocumentQuery query, RemovedFolder held,
                 const std::function<void(Result<RemovedFolder>)>& then, const PageWalk& walk = {});
    void fill(const Folder& made, const RemovedFolder& removed, Listener<Folder> listener);

    FolderTree* q;
    Session& session;
    FolderType type;
    QList<Folder> folders;
    api::Call refreshing;
    quint64 generation = 0;
};

FolderTree::FolderTree(Session& session, QObject* parent, FolderType type)
    : QObject(parent), d(new Private(this, session, type))
{
    connect(&session, &Session::currentChanged, this, [this] {
        ++d->generation;
        d->folders.clear();
        Q_EMIT changed();
        if (d->session.client()) refresh();
    });
}

FolderTree::~FolderTree() = default;

const QList<Folder>& FolderTree::folders() const
{
    return d->folders;
}

void FolderTree::refresh()
{
    api::ApiClient* client = d->session.client();
    if (!client) return;
    d->refreshing.cancel();
    const auto turn = ++d->generation;
    d->refreshing = client->folders(d->type, this, [this, turn](const Result<QList<Folder>>& folders) {
        if (turn != d->generation) return;
        if (!folders) {
            if (folders.error().code != ErrorCode::Cancelled) Q_EMIT failed(folders.error());
            return;
        }
        if (d->folders == *folders) return;
        d->folders = *folders;
        Q_EMIT changed();
    });
}

void FolderTree::create(const QString& name, FolderId parent, QObject* context,
                        std::function<void(Result<Folder>)> done)
{
    Listener<Folder> listener(context, std::move(done));
    api::ApiClient* client = d->client(listener);
    if (!client) return;
    Folder folder;
    folder.name = name.trimmed();
    folder.parent = parent;
    folder.type = d->type;
    client->createFolder(folder, this, [this, listener](Result<Folder> made) mutable {
        if (made) {
            d->folders.append(*made);
            Q_EMIT changed();
            refresh();
        }
        listener.notify(std::move(made));
    });
}

void FolderTree::Private::put(FolderId id, const std::function<void(Folder&)>& change,
                              Listener<void> listener)
{
    api::ApiClient* out = client(listener);
    if (!out) return;
    const Folder* found = findFolder(folders, id);
    if (!found) return listener.notifyLater(fail(ErrorCode::NotFound, reasons::folderGone()));
    Folder folder = *found;
    change(folder);
    out->updateFolder(folder, q, [this, folder, listener](Result<Folder> put) mutable {
        if (!put) return listener.notify(fail(put.error()));
        for (Folder& known : folders)
            if (known.id == folder.id) known = folder;
        Q_EMIT q->changed();
        q->refresh();
        listener.notify({});
    });
}

void FolderTree::rename(FolderId id, const QString& name, QObject* context,
                        std::function<void(Result<void>)> done)
{
    d->put(id, [&](Folder& folder) { folder.name = name.trimmed(); }, {context, std::move(done)});
}

void FolderTree::move(FolderId id, FolderId parent, QObject* context, std::function<void(Result<void>)> done)
{
    d->put(id, [&](Folder& folder) { folder.parent = parent; }, {context, std::move(done)});
}

void FolderTree::remove(FolderId id, QObject* context, std::function<void(Result<void>)> done)
{
    Listener<void> listener(context, std::move(done));
    api::ApiClient* client = d->client(listener);
    if (!client) return;
    client->removeFolder(id, this, [this, listener](Result<void> removed) mutable {
        if (removed) refresh(); // its contents moved up
        listener.notify(std::move(removed));
    });
}

/** Adds the documents found by `query` to `held`, page by page, and passes it to `then`. */
void FolderTree::Private::collect(DocumentQuery query, RemovedFolder held,
                                  const std::function<void(Result<RemovedFolder>)>& then,
                                  const PageWalk& walk)
{
    if (!session.client()) return then(fail(noAccountError()));
    walk.apply(query);
    session.client()->list(query, q,
                           [this, query, held, then, next = walk](const Result<DocumentPage>& page) mutable {
                               if (!page) return then(fail(page.error()));
                               for (const DocumentSummary& one : page->documents)
                                   if (next.take(one.id.value())) held.documents.append(refOf(one));
                               if (next.advance(page->total, page->nextCursor))
                                   return collect(query, std::move(held), then, next);
                               // Without all of them, the deletion couldn't be undone.
                               if (next.missed() > 0)
                                   return then(fail(ErrorCode::Unavailable, reasons::listIncomplete()));
                               then(std::move(held));
                           });
}

// Index(removeForUndo): Folders: what comes back when a deletion is undone
void FolderTree::removeForUndo(FolderId id, QObject* context, std::function<void(Result<RemovedFolder>)> done)
{
    constexpr int maxPageSize = 500;
    Listener<RemovedFolder> listener(context, std::move(done));
    if (!d->client(listener)) return;
    const Folder* found = findFolder(d->folders, id);
    if (!found) return listener.notifyLater(fail(ErrorCode::NotFound, reasons::folderGone()));
    RemovedFolder held{*found, {}, {}};
    for (const Folder& folder : std::as_const(d->folders))
        if (folder.parent == id && folder.id != id) held.folders.append(folder.id);
    DocumentQuery query;
    query.pageSize = maxPageSize;
    query.folder = id;
    query.sort = SortField::Created;
    query.ascending = true;
    d->collect(query, std::move(held), [this, id, listener](Result<RemovedFolder> all) mutable {
        if (!all) return listener.notify(std::move(all));
        remove(id, this, [listener, all](const Result<void>& removed) mutable {
            removed ? listener.notify(std::move(all)) : listener.notify(fail(removed.error()));
        });
    });
}

void FolderTree::Private::fill(const Folder& made, const RemovedFolder& removed, Listener<Folder> listener)
{
    for (const FolderId id : removed.folders)
        put(id, [&made](Folder& folder) { folder.parent = made.id; }, {q, [](const Result<void>&) {}});
    auto* acts = new DocumentActions(session, q);
    connect(acts, &DocumentActions::finished, q, [this, acts, made, listener]() mutable {
        acts->deleteLater();
        q->refresh();
        const auto failed = acts->failures();
        failed.isEmpty() ? listener.notify(made) : listener.notify(fail(failed.constFirst().result.error()));
    });
    acts->start({DocumentAction::Kind::Move, {}, made.id}, removed.documents);
}

void FolderTree::restore(const RemovedFolder& removed, QObject* context,
                         std::function<void(Result<domain::Folder>)> done)
{
    Listener<Folder> listener(context, std::move(done));
    create(removed.folder.name, removed.folder.parent, this,
           [this, removed, listener](const Result<Folder>& made) mutable {
               made ? d->fill(*made, removed, listener) : listener.notify(fail(made.error()));
           });
}

} // namespace ink::workflow

#include "moc_foldertree.cpp"
