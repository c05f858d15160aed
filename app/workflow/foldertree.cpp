#include "app/workflow/foldertree.h"

#include "app/base/reasons.h"
#include "app/workflow/later.h"
#include "app/workflow/session.h"

#include <algorithm>

namespace ink::workflow {

using namespace domain;

struct FolderTree::Private
{
    Private(FolderTree* tree, Session& chosen, FolderType kind) : q(tree), session(chosen), type(kind) {}

    /** The client, or tells that there is none. */
    template <typename T> api::ApiClient* client(Listener<T>& listener)
    {
        api::ApiClient* client = session.client();
        if (!client) listener.tellSoon(fail(noAccount()));
        return client;
    }
    void put(FolderId id, const std::function<void(Folder&)>& change, Listener<void> listener);

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
        listener.tell(std::move(made));
    });
}

void FolderTree::Private::put(FolderId id, const std::function<void(Folder&)>& change,
                              Listener<void> listener)
{
    api::ApiClient* out = client(listener);
    if (!out) return;
    const auto found = std::find_if(folders.cbegin(), folders.cend(),
                                    [id](const Folder& folder) { return folder.id == id; });
    if (found == folders.cend()) return listener.tellSoon(fail(ErrorCode::NotFound, reasons::folderGone()));
    Folder folder = *found;
    change(folder);
    out->updateFolder(folder, q, [this, folder, listener](Result<Folder> put) mutable {
        if (!put) return listener.tell(fail(put.error()));
        for (Folder& known : folders)
            if (known.id == folder.id) known = folder;
        Q_EMIT q->changed();
        q->refresh();
        listener.tell({});
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
        if (removed) refresh(); // what it held has moved up
        listener.tell(std::move(removed));
    });
}

} // namespace ink::workflow
