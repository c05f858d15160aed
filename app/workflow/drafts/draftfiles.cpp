#include "app/workflow/drafts/draftfiles.h"

#include "app/base/reasons.h"
#include "app/domain/document/document.h"
#include "app/workflow/session/session.h"

#include <QCryptographicHash>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>

namespace ink::workflow {

using namespace domain;

QList<api::Upload> uploadsOf(const QStringList& paths)
{
    QList<api::Upload> uploads;
    for (const QString& path : paths)
        uploads.append({QFileInfo(path).fileName(), path});
    return uploads;
}

void DraftFiles::reset()
{
    m_bytes.clear();
    m_uploaded.clear();
}

void DraftFiles::cacheUploads(const QStringList& paths)
{
    constexpr qint64 maxRemembered = 100LL * 1024 * 1024;
    m_uploaded.clear();
    qint64 total = 0;
    for (const QString& path : paths) {
        QFile file(path);
        total += file.size();
        if (total > maxRemembered || !file.open(QIODevice::ReadOnly)) return;
        const QByteArray content = file.readAll();
        const QByteArray hash = QCryptographicHash::hash(content, QCryptographicHash::Sha256).toHex();
        m_uploaded.insert(QString::fromLatin1(hash), content);
    }
}

void DraftFiles::fetch(const std::function<void(Result<void>)>& then)
{
    for (const File& file : std::as_const(m_draft.service.files)) {
        if (m_bytes.contains(file.id)) continue;
        if (const auto known = m_uploaded.constFind(file.sha256); known != m_uploaded.constEnd()) {
            m_bytes.insert(file.id, *known);
            continue;
        }
        if (!m_draft.client()) return then(fail(noAccountError()));
        const auto turn = m_draft.generation;
        m_draft.client()->fileBytes(m_draft.service.id, file.id, m_context,
                                    [this, turn, id = file.id, then](const Result<QByteArray>& content) {
                                        if (turn != m_draft.generation)
                                            return then(fail(documentClosedError()));
                                        if (!content) return then(fail(content.error()));
                                        m_bytes.insert(id, *content);
                                        fetch(then);
                                    });
        return;
    }
    then({});
}

void DraftFiles::reload(const Document& before, const Listener<void>& listener)
{
    const auto turn = m_draft.generation;
    if (!m_draft.client()) return listener.notify(fail(noAccountError()));
    m_draft.client()->retrieve(m_draft.document.id, m_context,
                               [this, turn, before, listener](const Result<Document>& found) {
                                   if (turn != m_draft.generation)
                                       return listener.notify(fail(documentClosedError()));
                                   if (!found) return listener.notify(fail(found.error()));
                                   Document next = *found;
                                   copyEdits(next, m_draft.document);
                                   next.tags = moveTagsToPages(m_draft.document.tags, before, next);
                                   m_draft.service = *found;
                                   m_draft.document = next;
                                   fetch([this, turn, listener](const Result<void>& fetched) {
                                       if (turn != m_draft.generation)
                                           return listener.notify(fail(documentClosedError()));
                                       clearUploads();
                                       m_saving.saveDifferences();
                                       listener.notify(fetched);
                                   });
                               });
}

void DraftFiles::add(const QStringList& paths, const Listener<void>& listener)
{
    const auto turn = m_draft.generation;
    m_saving.flush({m_context, [this, turn, paths, listener](const Result<void>& flushed) {
                        if (turn != m_draft.generation || !m_draft.client())
                            return listener.notify(fail(documentClosedError()));
                        if (!flushed) return listener.notify(fail(flushed.error()));
                        cacheUploads(paths);
                        const Document before = m_draft.document;
                        m_draft.client()->addFiles(
                            before.id, uploadsOf(paths), m_context,
                            [this, turn, before, listener](const Result<Document>& added) {
                                if (turn != m_draft.generation)
                                    return listener.notify(fail(documentClosedError()));
                                if (!added) return listener.notify(fail(added.error()));
                                reload(before, listener);
                            });
                    }});
}

void DraftFiles::remove(FileId file, const Listener<void>& listener)
{
    const auto turn = m_draft.generation;
    m_saving.flush({m_context, [this, turn, file, listener](const Result<void>& flushed) {
                        if (turn != m_draft.generation || !m_draft.client())
                            return listener.notify(fail(documentClosedError()));
                        if (!flushed) return listener.notify(fail(flushed.error()));
                        const Document saved = m_draft.document;
                        m_draft.client()->removeFile(
                            saved.id, file, m_context,
                            [this, turn, saved, listener](const Result<void>& removed) {
                                if (turn != m_draft.generation)
                                    return listener.notify(fail(documentClosedError()));
                                if (!removed) return listener.notify(fail(removed.error()));
                                reload(saved, listener);
                            });
                    }});
}

void DraftFiles::treat(FileId file, ContentTreatment treatment, const Listener<void>& listener)
{
    const auto turn = m_draft.generation;
    m_saving.flush({m_context, [this, turn, file, treatment, listener](const Result<void>& flushed) {
                        if (turn != m_draft.generation || !m_draft.client())
                            return listener.notify(fail(documentClosedError()));
                        if (!flushed) return listener.notify(fail(flushed.error()));
                        const Document saved = m_draft.document;
                        m_draft.client()->treatFile(
                            saved.id, file, treatment, m_context,
                            [this, turn, saved, file, listener](const Result<void>& treated) {
                                if (turn != m_draft.generation)
                                    return listener.notify(fail(documentClosedError()));
                                if (!treated) return listener.notify(fail(treated.error()));
                                m_bytes.remove(file);
                                reload(saved, listener);
                            });
                    }});
}

Result<QList<api::Upload>> DraftFiles::writeTo(const QTemporaryDir& folder) const
{
    QList<api::Upload> uploads;
    for (const File& file : std::as_const(m_draft.document.files)) {
        const QString path = folder.filePath(QStringLiteral("%1.pdf").arg(uploads.size() + 1));
        QFile out(path);
        const QByteArray content = bytesOf(file.id);
        if (content.isEmpty() || !out.open(QIODevice::WriteOnly) || out.write(content) != content.size())
            return fail(ErrorCode::Io, reasons::fileUnreadable(file.name));
        uploads.append({file.name, path});
    }
    return uploads;
}

} // namespace ink::workflow
