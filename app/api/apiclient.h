#pragma once

#include "app/api/call.h"
#include "app/api/retrypolicy.h"
#include "app/api/transport.h"
#include "app/base/result.h"
#include "app/domain/account/account.h"
#include "app/domain/document/contentissue.h"
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
#include "app/wire/keycodec.h"
#include "app/wire/templatecodec.h"

#include <functional>
#include <memory>
#include <optional>

class QObject;

namespace ink::api {

class SignerCalls;

/**
 * Typed calls of the contract's §5; those of a signer are SignerCalls. One client speaks to one server as one
 * account; every request leaves through its Transport. GETs are retried by RetryPolicy; writes only when they
 * carry an idempotency key and the server told that it honours them (accountDetails, login): elsewhere a
 * repeat could be a second document.
 */
class ApiClient final
{
public:
    explicit ApiClient(Transport& transport, RetryPolicy retry = RetryPolicy::standard());
    ApiClient(const ApiClient&) = delete;
    ApiClient& operator=(const ApiClient&) = delete;
    /** Every call under way ends with Cancelled. */
    ~ApiClient();

    [[nodiscard]] QUrl baseUrl() const;

    Call accountDetails(QObject* context, Done<domain::AccountDetails> done);
    Call list(const domain::DocumentQuery& query, QObject* context, Done<domain::DocumentPage> done);
    Call retrieve(domain::DocumentId id, QObject* context, Done<domain::Document> done);
    /** POST /v1/documents/array with multipart; `document` without files, `uploads` in order; `content` is
     * what is done with files whose content can change [ours]. */
    Call create(const domain::Document& document, const QList<Upload>& uploads, const QString& idempotencyKey,
                QObject* context, Done<domain::Document> done, Progress progress = {},
                bool addTagsOfPdf = false, domain::ContentTreatment content = domain::ContentTreatment::Keep);
    Call update(domain::DocumentId id, const wire::DocumentPatch& patch, const QString& idempotencyKey,
                QObject* context, Done<domain::Document> done);
    Call replaceTags(domain::DocumentId id, const QList<domain::Tag>& tags, QObject* context,
                     Done<QList<domain::Tag>> done);
    Call invitations(domain::DocumentId id, QObject* context, Done<QList<domain::Invitation>> done);
    /** With a `version`, Version when the document is another one by now. */
    Call replaceInvitations(domain::DocumentId id, const QList<domain::Invitation>& invitations,
                            std::optional<qint64> version, QObject* context,
                            Done<QList<domain::Invitation>> done);
    /** Takes or renews the edit lock of a running document, on a server whose limits have `editLocks`; the
     * result is another editor's where that one was first. `computer` is shown to others. */
    Call takeEditLock(domain::DocumentId id, const QString& computer, QObject* context,
                      Done<domain::EditLock> done);
    Call releaseEditLock(domain::DocumentId id, QObject* context, Done<void> done);
    /** Gives the part of an absent recipient to the deputy of the account's list. */
    Call handOver(domain::DocumentId id, const QString& invitationGuid, QObject* context, Done<void> done);
    Call remind(domain::DocumentId id, const QString& invitationGuid, QObject* context, Done<void> done);
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
    /** Ends what can change in the content of a draft's file [ours]; see domain::ContentTreatment. */
    Call treatFile(domain::DocumentId id, domain::FileId file, domain::ContentTreatment treatment,
                   QObject* context, Done<void> done);
    /** Replaces a file of a running document by another version [ours]. */
    Call replaceFile(domain::DocumentId id, domain::FileId file, const Upload& upload, QObject* context,
                     Done<void> done);
    /** The original bytes of a file. */
    Call fileBytes(domain::DocumentId id, domain::FileId file, QObject* context, Done<QByteArray> done,
                   Progress progress = {});
    /** content: `esign`, `audit`, `esignwithaudit`, `original` or empty; fileId narrows it on our own
     * service. */
    struct Downloaded
    {
        QByteArray bytes;
        QString fileName;
        QByteArray contentType;
    };
    Call download(domain::DocumentId id, const QString& content, domain::FileId file, QObject* context,
                  Done<Downloaded> done, Progress progress = {});
    struct Removal
    {
        domain::DocumentId id;
        bool success = false;
        Message message; ///< why it is still there
    };
    /** To the trash. Never of what may be there already: a foreign server then deletes it for good. */
    Call remove(const QList<domain::DocumentId>& ids, QObject* context, Done<QList<Removal>> done);
    /** For good, of what is in the trash: by our own `purge`, and by the second DELETE of a foreign server.
     */
    Call purge(const QList<domain::DocumentId>& ids, QObject* context, Done<QList<Removal>> done);

    Call folders(domain::FolderType type, QObject* context, Done<QList<domain::Folder>> done);
    Call createFolder(const domain::Folder& folder, QObject* context, Done<domain::Folder> done);
    Call updateFolder(const domain::Folder& folder, QObject* context, Done<domain::Folder> done);
    Call removeFolder(domain::FolderId id, QObject* context, Done<void> done);

    Call updateSettings(const wire::SettingsPatch& patch, QObject* context,
                        Done<domain::AccountDetails> done);
    /** Checks the credential and starts a session on the server; no cookie of it is kept here. */
    Call login(QObject* context, Done<domain::AccountDetails> done);
    /** Ends the session on the server, if there is one. */
    Call logout(QObject* context, Done<void> done);
    /** The account's keys and callbacks: a server that doesn't support these returns NotFound or Method. */
    Call apiKeys(QObject* context, Done<QList<domain::ApiKeyInfo>> done);
    Call makeKey(const wire::KeyRequest& request, QObject* context, Done<wire::MadeKey> done);
    /** A successor of a key, which works on until it is revoked. */
    Call rotateKey(qint64 keyId, QObject* context, Done<wire::MadeKey> done);
    Call revokeKey(qint64 keyId, QObject* context, Done<void> done);
    /** The account's absences, of a server whose limits say that it has them. */
    Call absences(QObject* context, Done<domain::AbsenceList> done);
    /** Adds one, or replaces the one with its id. */
    Call saveAbsence(const domain::Absence& absence, QObject* context, Done<domain::Absence> done);
    Call removeAbsence(qint64 absenceId, QObject* context, Done<void> done);
    Call callbackSecret(QObject* context, Done<Secret> done);
    Call rotateCallbackSecret(QObject* context, Done<Secret> done);
    /** Lists those of all documents; an empty `state` means any. */
    Call allDeliveries(const QString& state, int pageIndex, int pageSize, QObject* context,
                       Done<wire::AccountDeliveries> done);
    Call deliveries(domain::DocumentId id, QObject* context, Done<QList<wire::Delivery>> done);
    Call redeliver(domain::DocumentId id, const QString& deliveryId, QObject* context, Done<void> done);

    Call useTemplate(domain::DocumentId id, const wire::TemplateUse& use, const QString& idempotencyKey,
                     QObject* context, Done<domain::Document> done);
    /** Goes out one time only, also with a key: whether a repeat is harmless is the caller's to know. */
    Call bulk(domain::DocumentId id, const wire::BulkRequest& request, const QString& idempotencyKey,
              QObject* context, Done<wire::BulkAnswer> done);
    /** Masked values are dots unless `showMasked`. */
    Call report(domain::DocumentId id, int pageIndex, int pageSize, QObject* context,
                Done<wire::ReportPage> done, bool showMasked = false);
    /** The whole report as CSV; masked values as dots unless `showMasked`. */
    Call reportCsv(domain::DocumentId id, bool showMasked, QObject* context, Done<Downloaded> done,
                   Progress progress = {});
    /** Checks whether the service is ready; Unavailable if not. Needs no account. */
    Call ready(QObject* context, Done<void> done);

    /** The signer's side of an invitation on this server; `signingUrl` is the invitation's. */
    [[nodiscard]] SignerCalls signer(const QString& signingUrl);

private:
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace ink::api
