#pragma once

#include "app/workflow/documents/documentref.h"

#include <QHash>
#include <QObject>
#include <QTemporaryDir>
#include <QUrl>

#include <memory>

class QMimeData;

namespace ink::workflow {
class Session;
}

namespace ink::ui {

/**
 * Signed PDFs of documents that are being dragged: fetched while the person still drags, given to whoever the
 * drag ends at, e.g. a file manager. A drag inside the window is about the documents themselves.
 */
class DragFiles final : public QObject
{
    Q_OBJECT
public:
    explicit DragFiles(workflow::Session& session, QObject* parent = nullptr);
    ~DragFiles() override;

    /** The pointer is down on these: their files may be needed soon. Large selections are not fetched. */
    void prepare(const QList<workflow::DocumentRef>& documents);
    [[nodiscard]] QMimeData* mimeData(const QList<domain::DocumentId>& ids) const;
    [[nodiscard]] bool isReady(domain::DocumentId id) const;

    struct Files;

private:
    workflow::Session& m_session;
    QTemporaryDir m_folder;
    std::shared_ptr<Files> m_files;
};

} // namespace ink::ui
