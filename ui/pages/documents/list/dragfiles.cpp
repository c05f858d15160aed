#include "ui/pages/documents/list/dragfiles.h"

#include "app/workflow/documents/exportnames.h"
#include "app/workflow/session/session.h"
#include "ui/models/documenttablemodel.h"

#include <QDir>
#include <QFile>
#include <QMimeData>
#include <QSet>

namespace ink::ui {

using domain::DocumentId;

namespace {
constexpr qsizetype maxFiles = 20;
const QString uriList = QStringLiteral("text/uri-list");
} // namespace

/** The files fetched so far for the drag's data. */
struct DragFiles::Files
{
    QHash<DocumentId, QUrl> ready;
    QSet<DocumentId> wanted;
};

namespace {

/** The documents' ids, and those files that are available at the time of the drop. */
class DragData final : public QMimeData
{
public:
    DragData(const QList<DocumentId>& ids, std::shared_ptr<DragFiles::Files> files)
        : m_ids(ids), m_files(std::move(files))
    {
        const std::unique_ptr<QMimeData> own(documentsMimeData(ids));
        setData(documentsMimeType(), own->data(documentsMimeType()));
        for (const DocumentId id : ids)
            m_any = m_any || m_files->wanted.contains(id);
    }
    [[nodiscard]] QStringList formats() const override
    {
        QStringList all = QMimeData::formats();
        if (m_any) all.append(uriList);
        return all;
    }
    [[nodiscard]] bool hasFormat(const QString& format) const override { return formats().contains(format); }

protected:
    QVariant retrieveData(const QString& format, QMetaType type) const override
    {
        if (format != uriList) return QMimeData::retrieveData(format, type);
        QVariantList urls;
        for (const DocumentId id : m_ids)
            if (const auto ready = m_files->ready.constFind(id); ready != m_files->ready.cend())
                urls.append(*ready);
        return urls.isEmpty() ? QVariant() : QVariant(urls);
    }

private:
    QList<DocumentId> m_ids;
    std::shared_ptr<DragFiles::Files> m_files;
    bool m_any = false;
};

} // namespace

DragFiles::DragFiles(workflow::Session& session, QObject* parent)
    : QObject(parent), m_session(session), m_files(std::make_shared<Files>())
{
    connect(&session, &workflow::Session::currentChanged, this,
            [this] { m_files = std::make_shared<Files>(); });
}

DragFiles::~DragFiles() = default;

bool DragFiles::isReady(DocumentId id) const
{
    return m_files->ready.contains(id);
}

void DragFiles::prepare(const QList<workflow::DocumentRef>& documents)
{
    if (!m_session.client() || !m_folder.isValid() || documents.size() > maxFiles) return;
    for (const workflow::DocumentRef& document : documents) {
        if (document.status != domain::SigningStatus::Completed || m_files->wanted.contains(document.id))
            continue;
        m_files->wanted.insert(document.id);
        m_session.client()->download(
            document.id, QStringLiteral("esign"), {}, this,
            [this, files = m_files, document](const Result<api::ApiClient::Download>& answer) {
                if (!answer) return void(files->wanted.remove(document.id));
                // One folder per document, because titles, which are the file names, may be equal.
                const QDir folder(m_folder.filePath(QString::number(document.id.value())));
                const bool zip = answer->bytes.startsWith("PK\x03\x04");
                const QString path = folder.filePath(workflow::safeName(document.title) +
                                                     (zip ? QStringLiteral(".zip") : QStringLiteral(".pdf")));
                QFile out(path);
                if (!folder.mkpath(QStringLiteral(".")) || !out.open(QIODevice::WriteOnly) ||
                    out.write(answer->bytes) != answer->bytes.size())
                    return void(files->wanted.remove(document.id));
                files->ready.insert(document.id, QUrl::fromLocalFile(path));
            });
    }
}

QMimeData* DragFiles::mimeData(const QList<DocumentId>& ids) const
{
    return new DragData(ids, m_files);
}

} // namespace ink::ui

#include "moc_dragfiles.cpp"
