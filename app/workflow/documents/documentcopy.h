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
 * Copies the reusable parts of a document: title, message, settings, recipients and tags. Ids, GUIDs,
 * states, signatures, history and the folder are not copied. Of a sent document, values that its signers
 * entered are not copied either; values from the sender (prefillable and read-only tags, notes) are, and
 * texts that were computed when it was sent are computed anew.
 */
[[nodiscard]] domain::Document copyOf(const domain::Document& source, domain::DocumentType as);

/** Returns the names of stamps and page numbers in a sent document with a text that an earlier version
 * computed without storing its source. A copy keeps this text, so the user has to check it. */
[[nodiscard]] QStringList textsToCheck(const domain::Document& source);

/** A document with the original bytes of its files, in their order. */
struct DocumentContent
{
    domain::Document document;
    QList<QByteArray> files;
};

/** Fetches a whole document, and creates a new one from fetched or imported content. */
class DocumentCopier final : public QObject
{
    Q_OBJECT
public:
    explicit DocumentCopier(Session& session, QObject* parent = nullptr);

    /** Fetches a document and the bytes of its files. */
    void fetch(domain::DocumentId id, QObject* context, std::function<void(Result<DocumentContent>)> done);
    /** Creates `content.document`, which copyOf() or an import must have prepared, with its files uploaded in
     * order. */
    void create(const DocumentContent& content, const QString& idempotencyKey, QObject* context,
                std::function<void(Result<domain::Document>)> done);
    /** Like create(), with the account's owner as the sender; for imported content. */
    void createOwn(const DocumentContent& content, const QString& idempotencyKey, QObject* context,
                   std::function<void(Result<domain::Document>)> done);
    /** Sets title, folder and names of a copy; `source` is the complete source document. */
    using Change = std::function<void(domain::Document& copy, const domain::Document& source)>;
    /** Fetches the source, applies copyOf() and then `change`, and creates the copy. */
    void copy(domain::DocumentId source, domain::DocumentType as, Change change, QObject* context,
              std::function<void(Result<domain::Document>)> done);

    /** Creates a template or document from these PDFs in `folder`, titled after the first file, with the
     * account's owner as the sender. It has no recipients yet, except that a template link gets an open
     * signer. */
    void createFrom(const QStringList& paths, domain::DocumentType as, domain::FolderId folder,
                    QObject* context, std::function<void(Result<domain::Document>)> done);

private:
    Session& m_session;
};

} // namespace ink::workflow
