#pragma once

#include "app/api/apiclient.h"
#include "app/workflow/drafts/draftsaving.h"
#include "app/workflow/drafts/editeddraft.h"
#include "app/workflow/session/later.h"

class QTemporaryDir;

namespace ink::workflow {

// Private to app/workflow/drafts.

/** Returns uploads of these files, with their names on this computer. */
[[nodiscard]] QList<api::Upload> uploadsOf(const QStringList& paths);

/** The files of the open draft, with their bytes. Callbacks run in the thread of `context`. */
class DraftFiles final
{
public:
    DraftFiles(EditedDraft& draft, DraftSaving& saving, QObject* context)
        : m_draft(draft), m_saving(saving), m_context(context)
    {
    }

    void reset();
    [[nodiscard]] QByteArray bytesOf(domain::FileId file) const { return m_bytes.value(file); }
    void setBytes(const QHash<domain::FileId, QByteArray>& bytes) { m_bytes = bytes; }
    /** Reads the files to be uploaded so that their bytes need not be downloaded. */
    void cacheUploads(const QStringList& paths);
    void clearUploads() { m_uploaded.clear(); }
    /** Fetches missing file contents, sequentially. */
    void fetch(const std::function<void(Result<void>)>& then);
    /** Reloads the document after its files changed; tags move with their pages. */
    void reload(const domain::Document& before, const Listener<void>& listener);
    void add(const QStringList& paths, const Listener<void>& listener);
    void remove(domain::FileId file, const Listener<void>& listener);
    /** Removes or freezes the changeable content of a file; the tags stay on its pages. */
    void treat(domain::FileId file, domain::ContentTreatment treatment, const Listener<void>& listener);
    /** Writes the bytes of all files to `folder`. The returned uploads are valid as long as the folder
     * exists. */
    [[nodiscard]] Result<QList<api::Upload>> writeTo(const QTemporaryDir& folder) const;

private:
    EditedDraft& m_draft;
    DraftSaving& m_saving;
    QObject* m_context;
    QHash<domain::FileId, QByteArray> m_bytes;
    QHash<QString, QByteArray> m_uploaded; ///< file bytes by SHA-256, during an upload
};

} // namespace ink::workflow
