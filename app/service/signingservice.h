#pragma once

#include "app/base/clock.h"
#include "app/base/result.h"
#include "app/domain/account.h"
#include "app/domain/document.h"
#include "app/store/accountstore.h"
#include "app/store/blobstore.h"
#include "app/store/documentstore.h"
#include "app/store/folderstore.h"
#include "app/store/outbox.h"
#include "app/wire/documentcodec.h"
#include "app/wire/signercodec.h"

#include <functional>

namespace ink::service {

/** Who asks, on behalf of an account. */
struct Actor
{
    domain::AccountId account;
    QString name;    ///< "Name <mail>" for the history
    QString address; ///< IP address
    QString userAgent;
    QString idempotencyKey = {}; ///< of the request, when it has one: what it does is noted with it
};

/** Who asks on the signer's side: the GUID is the right (contract §8). Never logged. */
struct SignerActor
{
    QString invitationGuid;
    QString address;
    QString userAgent;
    QString language; ///< Accept-Language's first
};

/** A file that was streamed to the blob store and is not part of a document yet. */
struct StagedFile
{
    QString name;
    QString sha256;
    qint64 size = 0;
};

/** All stores of one service over one database. */
struct Stores
{
    explicit Stores(store::Database& db, store::BlobStore blobStore)
        : database(db), documents(db), folders(db), accounts(db), outbox(db), deliveries(db), idempotency(db),
          blobs(std::move(blobStore))
    {
    }
    store::Database& database;
    store::DocumentStore documents;
    store::FolderStore folders;
    store::AccountStore accounts;
    store::Outbox outbox;
    store::DeliveryStore deliveries;
    store::IdempotencyStore idempotency;
    store::BlobStore blobs;
};

/** Bytes to answer a download with. */
struct Download
{
    QString fileName;
    QByteArray contentType;
    QString etag;
    std::shared_ptr<store::Blob> blob; ///< either this …
    QByteArray bytes;                  ///< … or these
    [[nodiscard]] const QByteArray& content() const { return blob ? blob->bytes() : bytes; }
};

/**
 * What the service does, without a word of HTTP: every call is one Transaction or none, safe from any thread,
 * and leaves everything as it was when it fails. Another account's object is NotFound.
 */
class SigningService final
{
public:
    struct Options
    {
        QString baseUrl; ///< for signingURL, without a trailing slash; set once the port is known
        domain::Limits limits;
        std::function<void()> wakeWorkers; ///< called after a commit that queued jobs; may be empty
        bool mail = false; ///< mail is configured: notices are queued, one-time codes by mail are possible
    };
    SigningService(Stores& stores, const Clock& clock, Options options);

    void setBaseUrl(const QString& baseUrl); ///< before the first request
    /** A stored document as every answer shows it: ids resolved, signing addresses filled. */
    [[nodiscard]] domain::Document told(domain::Document document) const;

    // Account
    [[nodiscard]] Result<domain::AccountDetails> accountDetails(const Actor& actor) const;
    [[nodiscard]] Result<domain::AccountDetails>
    updateSettings(const Actor& actor, const domain::UserSetting* user,
                   const domain::NotificationSetting* notifications);

    // Documents
    /** Creates one document, or several all-or-none; each with its files in order. Sends when status is
     * InProgress. */
    struct Creation
    {
        domain::Document document;
        QList<StagedFile> files;
        bool addTagsOfPdf = false;
        bool usesDefaultExpiry = false; ///< the account's defaultExpireDays, not what the setting says
    };
    [[nodiscard]] Result<QList<domain::Document>> create(const Actor& actor, QList<Creation> creations);
    [[nodiscard]] Result<domain::DocumentPage> list(const Actor& actor,
                                                    const domain::DocumentQuery& query) const;
    [[nodiscard]] Result<qint64> listRevision(const Actor& actor) const;
    [[nodiscard]] Result<domain::Document> retrieve(const Actor& actor, domain::DocumentId id) const;
    [[nodiscard]] Result<domain::Document> update(const Actor& actor, domain::DocumentId id,
                                                  const wire::DocumentPatch& patch);
    [[nodiscard]] Result<domain::Document> replaceTags(const Actor& actor, domain::DocumentId id,
                                                       QList<domain::Tag> tags,
                                                       std::optional<qint64> version);
    [[nodiscard]] Result<domain::Document> replaceInvitations(const Actor& actor, domain::DocumentId id,
                                                              QList<domain::Invitation> invitations,
                                                              std::optional<qint64> version);
    [[nodiscard]] Result<void> remind(const Actor& actor, domain::DocumentId id,
                                      const QString& invitationGuid);
    [[nodiscard]] Result<domain::Document> addFiles(const Actor& actor, domain::DocumentId id,
                                                    const QList<StagedFile>& files);
    [[nodiscard]] Result<domain::Document> removeFile(const Actor& actor, domain::DocumentId id,
                                                      domain::FileId file);
    [[nodiscard]] Result<Download> originalFile(const Actor& actor, domain::DocumentId id,
                                                domain::FileId file) const;
    /** content: `esign`, `audit`, `esignwithaudit`, `original` or empty (ZIP of all); file narrows to one
     * file. */
    [[nodiscard]] Result<Download> download(const Actor& actor, domain::DocumentId id, const QString& content,
                                            domain::FileId file) const;
    /** First to the trash (in progress is cancelled first), a second time for good. */
    [[nodiscard]] Result<void> remove(const Actor& actor, domain::DocumentId id);

    // Folders
    [[nodiscard]] Result<QList<domain::Folder>> folders(const Actor& actor, domain::FolderType type) const;
    [[nodiscard]] Result<domain::Folder> createFolder(const Actor& actor, domain::Folder folder);
    [[nodiscard]] Result<domain::Folder> updateFolder(const Actor& actor, const domain::Folder& folder);
    [[nodiscard]] Result<void> removeFolder(const Actor& actor, domain::FolderId id);

    // Callback deliveries
    [[nodiscard]] Result<QList<store::Delivery>> deliveries(const Actor& actor, domain::DocumentId id) const;
    [[nodiscard]] Result<void> redeliver(const Actor& actor, domain::DocumentId id,
                                         const QString& deliveryId);

    // Signer's side
    /** The view of one recipient; marks the invitation as opened. */
    [[nodiscard]] Result<wire::SignerView> signerView(const SignerActor& signer);
    [[nodiscard]] Result<wire::SignerView> saveValues(const SignerActor& signer,
                                                      const wire::SignerValues& values);
    /** Saves, checks and finishes; the last one queues finalizing. Finishing twice is a success and changes
     * nothing. */
    /** `code` is the access code when the invitation asks for one (Forbidden when it is wrong, RateLimit
     * after five). */
    [[nodiscard]] Result<wire::SignerView> finish(const SignerActor& signer, const wire::SignerValues& values,
                                                  const QString& code = {});
    [[nodiscard]] Result<wire::SignerView> reject(const SignerActor& signer, const QString& reason);
    /** The file that holds the n-th joined page (1-based) and the page's 1-based index in it. */
    struct SignerPage
    {
        QString sha256;
        int indexInFile = 1;
    };
    [[nodiscard]] Result<SignerPage> signerPage(const SignerActor& signer, int joinedIndex) const;
    /** What a recipient may take home when all is done. */
    [[nodiscard]] Result<Download> signerDownload(const SignerActor& signer, const QString& content) const;

    // For the outbox
    /** Moves overdue documents to REACH_DEADLINE; returns how many. */
    [[nodiscard]] Result<int> expireOverdue();

private:
    struct Private;
    std::shared_ptr<Private> d;
};

} // namespace ink::service
