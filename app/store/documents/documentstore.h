#pragma once

#include "app/domain/document/document.h"
#include "app/domain/document/reach.h"
#include "app/store/database/database.h"

#include <functional>

namespace ink::store {

/** Documents of all accounts, loaded and stored as whole values. Reads need no transaction. */
class DocumentStore final
{
public:
    explicit DocumentStore(Database& database) : m_db(database) {}

    /** Writes related rows of a new document that has its ids and parts already, but not yet its files. */
    using Meanwhile = std::function<Result<void>(domain::Document&)>;
    /**
     * Stores a new document; gives it and its files, pages, invitations and tags their ids. GUIDs must be
     * set. `meanwhile` runs before the account is locked.
     */
    [[nodiscard]] Result<domain::Document> insert(Transaction& transaction, domain::Document document,
                                                  const Meanwhile& meanwhile = {});
    /** Replaces a document if its stored version is still `expectedVersion`, else ErrorCode::Version. New
     * files, tags and invitations (null id) get ids; missing ones are removed. Histories are append-only. */
    [[nodiscard]] Result<domain::Document> replace(Transaction& transaction, domain::Document document,
                                                   qint64 expectedVersion);
    /** Removes permanently, leaving a tombstone with the history. */
    [[nodiscard]] Result<void> purge(Transaction& transaction, domain::AccountId account,
                                     domain::DocumentId id);

    /** NotFound when it does not exist or is outside the reach of the request, Deleted when only the
     * tombstone is left, whose folder is unknown: NotFound for a request limited to a folder. */
    [[nodiscard]] Result<domain::Document> load(const domain::Reach& reach, domain::DocumentId id) const;
    [[nodiscard]] Result<domain::Document> loadAny(domain::DocumentId id) const;
    /** The document that holds the invitation with this GUID. */
    [[nodiscard]] Result<domain::Document> loadByInvitation(const QString& guid) const;
    /** In-progress documents whose deadline (sent + expireDaysAfterSent) has passed. */
    [[nodiscard]] Result<QList<domain::DocumentId>> overdue(Timestamp now, int limit) const;
    /** A number that changes whenever any document or folder of the account changes: for ETags of lists. */
    [[nodiscard]] Result<qint64> accountRevision(domain::AccountId account) const;

    /** Progress: a file with the signatures so far, while other recipients still sign. */
    enum class ArtifactKind { Signed, Certificate, Progress };
    /** A file that the service generated from a document. */
    struct Artifact
    {
        ArtifactKind kind = ArtifactKind::Signed;
        domain::FileId fileId; ///< null for the certificate
        QString name;
        QString sha256;
        qint64 size = 0;
    };
    [[nodiscard]] Result<void> setArtifacts(Transaction& transaction, domain::DocumentId id,
                                            const QList<Artifact>& artifacts);
    [[nodiscard]] Result<QList<Artifact>> artifacts(domain::DocumentId id) const;

private:
    Database& m_db;
};

} // namespace ink::store
