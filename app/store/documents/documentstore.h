#pragma once

#include "app/domain/document/accessscope.h"
#include "app/domain/document/document.h"
#include "app/store/database/database.h"

#include <functional>

namespace ink::store {

/** Documents of all accounts, loaded and stored as whole values. Reads need no transaction. */
class DocumentStore final
{
public:
    explicit DocumentStore(Database& database) : m_db(database) {}

    /** Writes related rows of a new document. The document already has its ids and parts, but its files are
     * not yet stored. */
    using RelatedRowsWriter = std::function<Result<void>(domain::Document&)>;
    /**
     * Stores a new document, and assigns ids to it and to its files, pages, invitations and tags. GUIDs must
     * be set. `meanwhile` runs before the account is locked.
     */
    [[nodiscard]] Result<domain::Document> insert(Transaction& transaction, domain::Document document,
                                                  const RelatedRowsWriter& meanwhile = {});
    /** Replaces a document if its stored version is still `expectedVersion`; ErrorCode::Version otherwise.
     * New files, tags and invitations (null id) get ids; missing ones are removed. Histories are
     * append-only. */
    [[nodiscard]] Result<domain::Document> replace(Transaction& transaction, domain::Document document,
                                                   qint64 expectedVersion);
    /** Removes a document permanently, leaving a tombstone with the history. */
    [[nodiscard]] Result<void> purge(Transaction& transaction, domain::AccountId account,
                                     domain::DocumentId id);

    /** Loads a document. Returns NotFound if it doesn't exist or the request may not access it, and Deleted
     * if only its tombstone is left. For a request limited to a folder, a tombstone is also NotFound, because
     * its folder is unknown. */
    [[nodiscard]] Result<domain::Document> load(const domain::AccessScope& reach,
                                                domain::DocumentId id) const;
    [[nodiscard]] Result<domain::Document> loadAny(domain::DocumentId id) const;
    /** Returns the document that contains the invitation with this GUID. */
    [[nodiscard]] Result<domain::Document> loadByInvitation(const QString& guid) const;
    /** Returns documents in progress whose deadline (sent + expireDaysAfterSent) has passed. */
    [[nodiscard]] Result<QList<domain::DocumentId>> overdueDocuments(Timestamp now, int limit) const;
    /** Returns completed documents whose content wasn't read yet, newest first, with ids below `before`. */
    [[nodiscard]] Result<QList<domain::DocumentId>> documentsWithUnreadContent(domain::DocumentId before,
                                                                               int limit) const;
    /** Stores the texts of a completed document's pages and answers, by which lists are filtered. Does
     * nothing if the document no longer exists. */
    [[nodiscard]] Result<void> setContent(Transaction& transaction, domain::DocumentId id,
                                          const QStringList& texts);
    /** Returns a number that changes whenever any document or folder of the account changes, for the ETags of
     * lists. */
    [[nodiscard]] Result<qint64> accountRevision(domain::AccountId account) const;

    /** Progress: a file with the signatures so far, while other recipients are still signing.
     * RecipientCertificate: the certificate for a recipient from whom files are hidden. */
    enum class ArtifactKind { Signed, Certificate, Progress, RecipientCertificate };
    /** A file that the service generated from a document. */
    struct Artifact
    {
        ArtifactKind kind = ArtifactKind::Signed;
        domain::FileId fileId; ///< null for certificates
        QString name;
        QString sha256;
        qint64 size = 0;
        domain::InvitationId recipient = {}; ///< of a RecipientCertificate; stored as its file_id
    };
    [[nodiscard]] Result<void> setArtifacts(Transaction& transaction, domain::DocumentId id,
                                            const QList<Artifact>& artifacts);
    [[nodiscard]] Result<QList<Artifact>> artifacts(domain::DocumentId id) const;

private:
    Database& m_db;
};

} // namespace ink::store
