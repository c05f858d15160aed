#pragma once

#include "app/base/clock.h"
#include "app/base/message.h"
#include "app/base/result.h"
#include "app/domain/document/ids.h"
#include "app/pdf/seal/signaturerequest.h"

#include <QByteArray>
#include <QHash>
#include <QList>
#include <QString>

#include <optional>

namespace ink::domain {
struct Document;
struct File;
} // namespace ink::domain

namespace ink::service {

struct Stores;

// The revisions of documents with the setting `signaturePerSigner`: after each signer, every file gets an
// incremental update with their values and their own signature; the seal comes last. Later values go into
// form fields that exist before the first signature, because the pages must not change afterwards.

/** A person who has signed. */
struct SigningPerson
{
    int index = 0;  ///< 1-based index of the invitation
    int hosted = 0; ///< 1-based number of a hosted signer; 0 = the recipient
    domain::InvitationId invitation;
    Timestamp finished{};
    QString name;  ///< the person's name
    Message whole; ///< name with the address, and the host
};

/** Returns the people who have signed, in the order of finishing. */
[[nodiscard]] QList<SigningPerson> signersOf(const domain::Document& document);
/** Returns the first person whose signature is still missing in the files of a document in progress. */
[[nodiscard]] Result<std::optional<SigningPerson>> missingSignature(const Stores& stores,
                                                                    const domain::Document& document);

/** Returns the SHA-256 of the files signed so far, by file; empty before the first signature. */
[[nodiscard]] Result<QHash<domain::FileId, QString>> currentSignedFiles(const Stores& stores,
                                                                        domain::DocumentId document);
/** Returns the file that the next signature continues: the one with this SHA-256, or one that is prepared for
 * its first signature if that is empty. */
[[nodiscard]] Result<QByteArray> currentFile(const Stores& stores, const domain::Document& document,
                                             const domain::File& file, const QString& signedSoFar);
/** Adds a revision with a person's values and a signature field whose value has `contentsBytes`. */
[[nodiscard]] Result<pdf::PreparedSignature>
prepareRevision(const Stores& stores, const QByteArray& bytes, const domain::Document& document,
                const domain::File& file, const SigningPerson& signer, int contentsBytes, Timestamp now);
/** Crypto error unless `after` continues `before` with a valid signature over the whole file by the
 * certificate with this fingerprint, and earlier signatures are as valid as before. */
[[nodiscard]] Result<void> checkRevision(const QByteArray& before, const QByteArray& after,
                                         const QString& fingerprint, const QString& name);
/** Crypto error unless all signatures that were valid in `before` are still valid in `after`, and one was
 * added. */
[[nodiscard]] Result<void> checkSignaturesIntact(const QByteArray& before, const QByteArray& after);

} // namespace ink::service
