#pragma once

#include "app/api/call.h"
#include "app/api/retrypolicy.h"
#include "app/api/transport.h"
#include "app/base/result.h"
#include "app/domain/account/account.h"
#include "app/domain/account/usage.h"
#include "app/domain/document/contentissue.h"
#include "app/domain/document/customfield.h"
#include "app/domain/document/document.h"
#include "app/domain/document/documentquery.h"
#include "app/domain/document/documentsummary.h"
#include "app/domain/document/editlock.h"
#include "app/domain/document/file.h"
#include "app/domain/document/folder.h"
#include "app/domain/document/invitation.h"
#include "app/domain/document/tag.h"
#include "app/domain/routing/absence.h"
#include "app/wire/accountcodec.h"
#include "app/wire/deliverycodec.h"
#include "app/wire/documentcodec.h"
#include "app/wire/eventcodec.h"
#include "app/wire/keycodec.h"
#include "app/wire/templatecodec.h"

#include <functional>
#include <memory>
#include <optional>

class QObject;

namespace ink::api {

class SignerCalls;

/** Typed calls of contract §5; those of a signer are in SignerCalls. One client communicates with one server
 * as one account; all requests use its Transport. GETs are retried according to RetryPolicy; writes only if
 * they have an idempotency key and the server has reported that it supports them (accountDetails, login):
 * otherwise a retry could create a second document. */
class ApiClient final
{
public:
    explicit ApiClient(Transport& transport, RetryPolicy retry = RetryPolicy::standard());
    ApiClient(const ApiClient&) = delete;
    ApiClient& operator=(const ApiClient&) = delete;
    /** Pending calls end with Cancelled. */
    ~ApiClient();

    [[nodiscard]] QUrl baseUrl() const;

    Call accountDetails(QObject* context, Done<domain::AccountDetails> done);
    Call list(const domain::DocumentQuery& query, QObject* context, Done<domain::DocumentPage> done);
    Call retrieve(domain::DocumentId id, QObject* context, Done<domain::Document> done);
    /** Creates a document with POST /v1/documents/array (multipart). `uploads` are its files in order;
     * `document.files` only contributes `visibleTo`. `content` determines how changeable content of files is
     * treated (not in the contract). */
    Call create(const domain::Document& document, const QList<Upload>& uploads, const QString& idempotencyKey,
                QObject* context, Done<domain::Document> done, Progress progress = {},
                bool addTagsOfPdf = false, domain::ContentTreatment content = domain::ContentTreatment::Keep);
    Call update(domain::DocumentId id, const wire::DocumentPatch& patch, const QString& idempotencyKey,
                QObject* context, Done<domain::Document> done);
    Call replaceTags(domain::DocumentId id, const QList<domain::Tag>& tags, QObject* context,
                     Done<QList<domain::Tag>> done);
    Call invitations(domain::DocumentId id, QObject* context, Done<QList<domain::Invitation>> done);
    /** Replaces the recipients. With a `version`, fails with Version if the document has changed since that
     * version. */
    Call replaceInvitations(domain::DocumentId id, const QList<domain::Invitation>& invitations,
                            std::optional<qint64> version, QObject* context,
                            Done<QList<domain::Invitation>> done);
    /** Acquires or renews the edit lock of a document in progress, on a server whose limits include
     * `editLocks`. If another editor holds the lock, returns that editor's lock. `computer` is shown to
     * others. */
    Call acquireEditLock(domain::DocumentId id, const QString& computer, QObject* context,
                         Done<domain::EditLock> done);
    Call releaseEditLock(domain::DocumentId id, QObject* context, Done<void> done);
    /** Delegates the part of an absent recipient to the deputy in the account's list of absences. */
    Call delegateToDeputy(domain::DocumentId id, const QString& invitationGuid, QObject* context,
                          Done<void> done);
    Call remind(domain::DocumentId id, const QString& invitationGuid, QObject* context, Done<void> done);
    /** Emails the signed files of a completed document to these addresses. NotMailed if the service can't
     * send email. Only services with Limits::signedCopies. */
    Call sendSignedCopies(domain::DocumentId id, const QStringList& addresses, QObject* context,
                          Done<void> done);
    /** Records that a recipient signed a printout; `scan` is one PDF. */
    Call recordPaper(domain::DocumentId id, const QString& invitationGuid, const Upload& scan,
                     QObject* context, Done<void> done, Progress progress = {});
    /** Answers a recipient's question (domain/questions.h). */
    Call answerQuestion(domain::DocumentId id, qint64 number, const QString& text, QObject* context,
                        Done<void> done);
    Call files(domain::DocumentId id, QObject* context, Done<QList<domain::File>> done);
    Call addFiles(domain::DocumentId id, const QList<Upload>& uploads, QObject* context,
                  Done<domain::Document> done, Progress progress = {});
    Call removeFile(domain::DocumentId id, domain::FileId file, QObject* context, Done<void> done);
    /** Removes or freezes the changeable content of a draft's file; see domain::ContentTreatment. */
    Call treatFile(domain::DocumentId id, domain::FileId file, domain::ContentTreatment treatment,
                   QObject* context, Done<void> done);
    /** Replaces a file of a document in progress with another version; not part of the contract. */
    Call replaceFile(domain::DocumentId id, domain::FileId file, const Upload& upload, QObject* context,
                     Done<void> done);
    /** Downloads the original bytes of a file. */
    Call fileBytes(domain::DocumentId id, domain::FileId file, QObject* context, Done<QByteArray> done,
                   Progress progress = {});
    /** The file that download() returns for the `content` `esign`, `audit`, `esignwithaudit`, `original` or
     * empty. On Inkstone's own service, `file` selects one file. */
    struct Download
    {
        QByteArray bytes;
        QString fileName;
        QByteArray contentType;
    };
    Call download(domain::DocumentId id, const QString& content, domain::FileId file, QObject* context,
                  Done<Download> done, Progress progress = {});
    struct Removal
    {
        domain::DocumentId id;
        bool success = false;
        Message message; ///< the reason why it was not removed
    };
    /** Moves documents to the trash. Don't use it for documents that may already be there: other servers then
     * delete them permanently. */
    Call remove(const QList<domain::DocumentId>& ids, QObject* context, Done<QList<Removal>> done);
    /** Permanently deletes documents in the trash: with the `purge` of Inkstone's own service, or with a
     * second DELETE on other servers. */
    Call purge(const QList<domain::DocumentId>& ids, QObject* context, Done<QList<Removal>> done);

    Call folders(domain::FolderType type, QObject* context, Done<QList<domain::Folder>> done);
    Call createFolder(const domain::Folder& folder, QObject* context, Done<domain::Folder> done);
    Call updateFolder(const domain::Folder& folder, QObject* context, Done<domain::Folder> done);
    Call removeFolder(domain::FolderId id, QObject* context, Done<void> done);

    Call updateSettings(const wire::SettingsPatch& patch, QObject* context,
                        Done<domain::AccountDetails> done);
    /** Verifies the credential and starts a session on the server; its cookie is not stored here. */
    Call login(QObject* context, Done<domain::AccountDetails> done);
    /** Ends the session on the server, if there is one. */
    Call logout(QObject* context, Done<void> done);
    /** The account's keys and callbacks: a server that doesn't support these returns NotFound or Method. */
    Call apiKeys(QObject* context, Done<QList<domain::ApiKeyInfo>> done);
    Call createKey(const wire::KeyRequest& request, QObject* context, Done<wire::CreatedKey> done);
    /** Creates a successor of a key, which remains valid until it is revoked. */
    Call rotateKey(qint64 keyId, QObject* context, Done<wire::CreatedKey> done);
    Call revokeKey(qint64 keyId, QObject* context, Done<void> done);
    /** Returns the account's absences; only for a server whose limits include absences. */
    Call absences(QObject* context, Done<domain::AbsenceList> done);
    /** Adds an absence, or replaces the one with its id. */
    Call saveAbsence(const domain::Absence& absence, QObject* context, Done<domain::Absence> done);
    Call removeAbsence(qint64 absenceId, QObject* context, Done<void> done);
    /** Fetches the account's custom fields; only for a server whose limits include them. */
    Call customFields(QObject* context, Done<domain::CustomFieldList> done);
    /** Like customFields(), and also fetches the drafts and templates that use each field. */
    Call customFieldUses(QObject* context, Done<domain::CustomFieldList> done);
    /** Replaces all custom fields. `state` is that of the list that the change is based on: fails with
     * Version if the fields have changed since; empty = no check. */
    Call replaceCustomFields(const domain::CustomFieldsWish& wish, const QByteArray& state, QObject* context,
                             Done<domain::CustomFieldList> done);
    /** Returns the statement of the account's charges; only for a server whose limits include the
     * statement. */
    Call usage(const domain::UsageQuery& query, QObject* context, Done<domain::UsageStatement> done);
    /** Like usage(), but as CSV. Without grouping, the CSV contains every charge of the period. */
    Call usageCsv(const domain::UsageQuery& query, QObject* context, Done<Download> done);
    Call callbackSecret(QObject* context, Done<Secret> done);
    Call rotateCallbackSecret(QObject* context, Done<Secret> done);
    /** Lists the deliveries of callbacks and events of all documents; an empty `state` means any. A cursor
     * replaces the page number. */
    Call allDeliveries(const QString& state, int pageIndex, int pageSize, QObject* context,
                       Done<wire::AccountDeliveries> done, const QString& cursor = {});
    Call deliveries(domain::DocumentId id, QObject* context, Done<QList<wire::Delivery>> done);
    Call redeliver(domain::DocumentId id, const QString& deliveryId, QObject* context, Done<void> done);
    /** Sends any delivery of the account again, also of a test event, which has no document. */
    Call redeliver(const QString& deliveryId, QObject* context, Done<void> done);
    /** Fetches the account's event subscriptions; a server without events returns NotFound or Method. */
    Call eventSubscriptions(QObject* context, Done<wire::SubscriptionList> done);
    Call addEventSubscription(const domain::EventSubscription& wanted, const QString& idempotencyKey,
                              QObject* context, Done<domain::EventSubscription> done);
    Call removeEventSubscription(qint64 id, QObject* context, Done<void> done);
    /** Pauses a subscription, or resumes it. */
    Call pauseEventSubscription(qint64 id, bool isPaused, QObject* context,
                                Done<domain::EventSubscription> done);
    Call testEventSubscription(qint64 id, QObject* context, Done<void> done);
    /** Queues the events after an event number for the subscription again. */
    Call replayEvents(qint64 id, qint64 after, QObject* context, Done<wire::ReplayResult> done);
    /** Fetches the events after an event number or since a time, in order. Fails with Deleted if some of them
     * are no longer stored. */
    Call changes(const wire::ChangesQuery& query, QObject* context, Done<domain::EventPage> done);

    Call useTemplate(domain::DocumentId id, const wire::TemplateUse& use, const QString& idempotencyKey,
                     QObject* context, Done<domain::Document> done);
    /** Never retried, even with a key: only the caller knows whether a repetition is harmless. */
    Call sendBulk(domain::DocumentId id, const wire::BulkRequest& request, const QString& idempotencyKey,
                  QObject* context, Done<wire::BulkResponse> done);
    /** Masked values are bullets unless `showMasked`. A cursor replaces the page number. */
    Call report(domain::DocumentId id, int pageIndex, int pageSize, QObject* context,
                Done<wire::ReportPage> done, bool showMasked = false, const QString& cursor = {});
    /** Returns the whole report as CSV. Masked values are bullets unless `showMasked` is set. */
    Call reportCsv(domain::DocumentId id, bool showMasked, QObject* context, Done<Download> done,
                   Progress progress = {});
    /** Checks whether the service is ready; Unavailable if not. Requires no account. */
    Call checkReady(QObject* context, Done<void> done);

    /** Returns the signer's calls for the invitation with this `signingUrl`, which must be on this server. */
    [[nodiscard]] SignerCalls signer(const QString& signingUrl);

private:
    /** Sends a delivery of a list again; `list` is the list's path, with a slash. */
    Call redeliverAt(const QString& list, const QString& deliveryId, QObject* context, Done<void> done);

    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace ink::api
