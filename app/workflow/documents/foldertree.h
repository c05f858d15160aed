#pragma once

#include "app/base/result.h"
#include "app/domain/document/folder.h"
#include "app/workflow/documents/documentref.h"

#include <QObject>

#include <functional>
#include <memory>

namespace ink::workflow {

class Session;

/** The folders of one type in the current account. */
class FolderTree final : public QObject
{
    Q_OBJECT
public:
    explicit FolderTree(Session& session, QObject* parent = nullptr,
                        domain::FolderType type = domain::FolderType::Documents);
    ~FolderTree() override;

    void refresh();
    [[nodiscard]] const QList<domain::Folder>& folders() const;
    void create(const QString& name, domain::FolderId parent, QObject* context,
                std::function<void(Result<domain::Folder>)> done);
    void rename(domain::FolderId id, const QString& name, QObject* context,
                std::function<void(Result<void>)> done);
    void move(domain::FolderId id, domain::FolderId parent, QObject* context,
              std::function<void(Result<void>)> done);
    void remove(domain::FolderId id, QObject* context, std::function<void(Result<void>)> done);

    /** A removed folder, and its contents, which moved up one level. */
    struct RemovedFolder
    {
        domain::Folder folder;
        QList<domain::FolderId> folders;
        QList<DocumentRef> documents;
    };
    /** Removes a folder after recording its contents, so that `restore` can recreate it. */
    void removeForUndo(domain::FolderId id, QObject* context,
                       std::function<void(Result<RemovedFolder>)> done);
    /** Recreates the folder and moves its contents back. */
    void restore(const RemovedFolder& removed, QObject* context,
                 std::function<void(Result<domain::Folder>)> done);

Q_SIGNALS:
    void changed();
    void failed(const ink::Error& error);

private:
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace ink::workflow
