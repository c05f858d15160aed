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

/** Signed PDFs of dragged documents: fetched during the drag, for a drop target such as a file manager. A
 * drag inside the window uses the documents' ids. */
class DragFiles final : public QObject
{
    Q_OBJECT
public:
    explicit DragFiles(workflow::Session& session, QObject* parent = nullptr);
    ~DragFiles() override;

    /** Prefetches files when the mouse is pressed on these documents. Large selections are not fetched. */
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
