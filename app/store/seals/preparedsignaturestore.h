#pragma once

#include "app/base/clock.h"
#include "app/domain/document/ids.h"
#include "app/store/database/database.h"

#include <QByteArray>
#include <QList>
#include <QString>

#include <optional>

namespace ink::store {

/** Files that wait for signatures by keys elsewhere, such as cards: at most one set for each signer. */
class PreparedSignatureStore final
{
public:
    explicit PreparedSignatureStore(Database& database) : m_db(database) {}

    /** The signer of a document. */
    struct Signer
    {
        domain::DocumentId document;
        domain::InvitationId invitation;
        int hostedSigner = 0; ///< 1-based number of a hosted signer; 0 = the recipient
    };
    struct File
    {
        domain::FileId file;
        QString sha256; ///< of the prepared file, whose bytes are in the blob store
        qint64 size = 0;
        QString base; ///< SHA-256 of the signed file that it continues; empty before the first signature
        qint64 contentsStart = 0; ///< offset of the `<` of /Contents
        qint64 contentsEnd = 0;   ///< offset after its `>`
        bool operator==(const File&) const = default;
    };
    struct Prepared
    {
        Timestamp time{};
        Timestamp expires{};
        QString algorithm;              ///< name of a pdf::SigningAlgorithm
        QList<QByteArray> certificates; ///< DER, the signer's first
        QString stateDigest;            ///< of the signer's values, to notice changes
        QString cmsDigest;              ///< of the signatures that completed it; empty while it waits
        QList<File> files = {};         ///< empty once it is completed
        bool operator==(const Prepared&) const = default;
    };
    /** Stores what a signer prepared in place of earlier ones, and removes all that expired. */
    [[nodiscard]] Result<void> save(Transaction& transaction, const Signer& signer, const Prepared& prepared,
                                    Timestamp now);
    [[nodiscard]] Result<std::optional<Prepared>> find(const Signer& signer) const;
    /** Marks it as completed; its files are no longer kept. Returns false if it was completed or removed
     * already, so that nothing is signed twice. */
    [[nodiscard]] Result<bool> complete(Transaction& transaction, const Signer& signer,
                                        const QString& cmsDigest);

private:
    Database& m_db;
};

} // namespace ink::store
