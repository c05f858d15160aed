#pragma once

#include "app/api/apiclient.h"
#include "app/base/result.h"
#include "app/domain/document/document.h"

#include <QByteArray>
#include <QList>
#include <QObject>
#include <QString>

#include <functional>

namespace ink::workflow {

class Session;

/**
 * The parts of a document that a copy begins with: title, message, setting, recipients and tags. Ids, GUIDs,
 * states, signatures and history stay behind, and so does the folder. From a document that was sent, what its
 * signers entered stays behind too; what the sender had filled in (prefillable and read-only tags, notes) is
 * kept.
 */
[[nodiscard]] domain::Document copyOf(const domain::Document& source, domain::DocumentType as);

/** A document with the original bytes of its files, in their order. */
struct DocumentContent
{
    domain::Document document;
    QList<QByteArray> files;
};

/** Fetches a whole document, and makes a new one from what was fetched or read from a file. */
class DocumentCopier final : public QObject
{
    Q_OBJECT
public:
    explicit DocumentCopier(Session& session, QObject* parent = nullptr);

    /** The document and the bytes of its files. */
    void fetch(domain::DocumentId id, QObject* context, std::function<void(Result<DocumentContent>)> done);
    /** Makes a new document: `content.document` as copyOf gives it, its files uploaded in order. */
    void make(const DocumentContent& content, const QString& idempotencyKey, QObject* context,
              std::function<void(Result<domain::Document>)> done);
    /** The same as whoever has the account: for content that came from elsewhere. */
    void makeOwn(const DocumentContent& content, const QString& idempotencyKey, QObject* context,
                 std::function<void(Result<domain::Document>)> done);
    /** Fetches, takes copyOf, lets `change` set title, folder and names, and makes it. */
    void copy(domain::DocumentId source, domain::DocumentType as,
              std::function<void(domain::Document&)> change, QObject* context,
              std::function<void(Result<domain::Document>)> done);

    /** A template or document of these PDFs in a folder of its kind; the title is the first file's name, the
     * sender whoever has the account. Nobody is asked yet: a link gets the one whom anybody may be. */
    void createFrom(const QStringList& paths, domain::DocumentType as, domain::FolderId folder,
                    QObject* context, std::function<void(Result<domain::Document>)> done);

private:
    Session& m_session;
};

} // namespace ink::workflow
