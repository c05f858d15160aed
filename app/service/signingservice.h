#pragma once

#include "app/base/clock.h"
#include "app/base/result.h"
#include "app/domain/account.h"
#include "app/domain/document.h"
#include "app/service/actor.h"
#include "app/service/download.h"
#include "app/service/serviceoptions.h"
#include "app/service/stagedfile.h"
#include "app/service/stores.h"
#include "app/wire/documentcodec.h"
#include "app/wire/listcodec.h"
#include "app/wire/lookscodec.h"
#include "app/wire/questioncodec.h"
#include "app/wire/signercodec.h"
#include "app/wire/templatecodec.h"

#include <functional>

namespace ink::service {

class AccountKeys;
class Agenda;
class Accounts;
class CallbackDeliveries;
class DocumentFiles;
class Documents;
class Downloads;
class Folders;
class SignerGate;
class TemplateDocuments;
class TemplateReport;
class PaperRecorder;
class Quota;

/** What comes with finishing, beside the values. */
struct Assent
{
    QString consentText = {}; ///< as it was shown; empty = what the view offers
    QString consentLanguage = {};
    QString disclosure = {};        ///< shown with it
    std::optional<Actor> host = {}; ///< signed in person on this account's device
};

/**
 * What the service does, without a word of HTTP: every call is one Transaction or none, safe from any thread,
 * and leaves everything as it was when it fails. Another account's object is NotFound.
 */
class SigningService final
{
public:
    SigningService(Stores& stores, const Clock& clock, ServiceOptions options);

    void setBaseUrl(const QString& baseUrl); ///< before the first request
    /** A stored document as every answer shows it: ids resolved, signing addresses filled. */
    [[nodiscard]] domain::Document told(domain::Document document) const;

    [[nodiscard]] Accounts& accounts() const;
    [[nodiscard]] AccountKeys& accountKeys() const;
    [[nodiscard]] Folders& folders() const;
    [[nodiscard]] CallbackDeliveries& callbackDeliveries() const;
    [[nodiscard]] const Quota& quota() const;
    [[nodiscard]] Documents& documents() const;
    [[nodiscard]] DocumentFiles& documentFiles() const;
    [[nodiscard]] Downloads& downloads() const;
    [[nodiscard]] PaperRecorder& paperRecorder() const;
    [[nodiscard]] Agenda& agenda() const;
    [[nodiscard]] TemplateDocuments& templates() const;
    [[nodiscard]] const TemplateReport& templateReport() const;
    [[nodiscard]] SignerGate& gate() const;

    // Signer's side
    /** The view of one recipient; marks the invitation as opened. */
    [[nodiscard]] Result<wire::SignerView> signerView(const SignerActor& signer);
    [[nodiscard]] Result<wire::SignerView> saveValues(const SignerActor& signer,
                                                      const wire::SignerValues& values);
    /** Saves, checks and finishes; the last one queues finalizing. Finishing twice is a success and changes
     * nothing. */
    /**
     * With `shown`, State (reason `shown_differs`) and no change unless that is what would be signed. `code`
     * counts like `unlock`, for this call only. `hostedSigner` (1-based, 0 = not told) is the hosted signer
     * whom the writer means: State when it is another one's turn. State too when the consent of `assent`
     * isn't what this recipient is offered, Forbidden when its host isn't the sender's account. Validation
     * unless `nextPeople` names everybody whom this recipient has to name.
     */
    [[nodiscard]] Result<wire::SignerView> finish(const SignerActor& signer, const wire::SignerValues& values,
                                                  const QString& code = {}, int hostedSigner = 0,
                                                  const std::optional<wire::ShownValues>& shown = {},
                                                  const Assent& assent = {},
                                                  const QList<wire::NextPerson>& nextPeople = {});
    [[nodiscard]] Result<wire::SignerView> reject(const SignerActor& signer, const QString& reason);
    /** Passes this part on to another person, when the sender allows it: the signer's link ends, and a new
     * one goes to them by mail. They can't pass it on again. */
    [[nodiscard]] Result<void> delegate(const SignerActor& signer, const wire::DelegateRequest& request);
    /** Keeps a question to the sender in the history and tells them. The same one again is a success and
     * changes nothing. RateLimit beyond `domain::maxQuestionsPerHour`. */
    [[nodiscard]] Result<wire::SignerView> ask(const SignerActor& signer,
                                               const wire::QuestionRequest& request);
    /** Values as they would be stamped. */
    struct SignerLooks
    {
        QList<wire::SignerLook> looks; ///< without pictures
        QByteArray pages;              ///< a PDF that has a page of the tag's size for each of them
    };
    /** Of tags that this signer sees; others and signatures are left out. */
    [[nodiscard]] Result<SignerLooks> signerLooks(const SignerActor& signer,
                                                  const QList<wire::SignerValue>& values) const;
    /** The address at which this signer signs, also from another device; Forbidden as `admit` says. */
    [[nodiscard]] Result<QString> signerLink(const SignerActor& signer) const;
    /**
     * Whether this signer may attach a file of this name and `size` (bytes; -1 = not told) to this tag now,
     * before a byte of it is taken. Counts it as uploaded. NotFound for another one's tag, MediaType for what
     * is not accepted, RateLimit beyond `UploadLimits`.
     */
    [[nodiscard]] Result<void> mayAttach(const SignerActor& signer, domain::TagId tag,
                                         const QString& fileName, qint64 size = -1);
    /** Attaches a file to a tag of type Attachment; what it had before goes. TooLarge beyond
     * `Limits::attachmentBytes` or, with the signer's others, `Limits::signerAttachmentBytes`. What is
     * refused is not kept. */
    [[nodiscard]] Result<wire::SignerView> attach(const SignerActor& signer, domain::TagId tag,
                                                  const Upload& file);
    /** Takes the attached file away again; without one a success. */
    [[nodiscard]] Result<wire::SignerView> detach(const SignerActor& signer, domain::TagId tag);
    /** The file that holds the n-th joined page (1-based) and the page's 1-based index in it. */
    struct SignerPage
    {
        QString sha256;
        int indexInFile = 1;
    };
    [[nodiscard]] Result<SignerPage> signerPage(const SignerActor& signer, int joinedIndex) const;
    /** What a recipient may take home when all is done. */
    [[nodiscard]] Result<Download> signerDownload(const SignerActor& signer, const QString& content) const;

    // Other documents that wait for the same email address, of all senders (otherdocuments.cpp)
    /** A document that waits for somebody. */
    struct OtherDocument
    {
        QString title;
        QString senderName; ///< or the address
        QString signingUrl;
        bool operator==(const OtherDocument&) const = default;
    };
    struct OtherDocuments
    {
        bool isPossible = false; ///< a code can be sent to this signer
        QByteArray token;        ///< shows later that the code was right; only from `unlockOthers`
        std::optional<QList<OtherDocument>> documents; ///< nothing unless the code was right
    };
    /** Without a token that `unlockOthers` gave to this address, nothing but whether a code can be sent. */
    [[nodiscard]] Result<OtherDocuments> otherDocuments(const SignerActor& signer,
                                                        const QByteArray& token) const;
    /** Queues a mail with a one-time code to the signer's address, once a minute for each address. The same
     * whether other documents wait or not. */
    [[nodiscard]] Result<void> sendOthersCode(const SignerActor& signer);
    /** Attempts are counted for each address, like those of `unlock`. */
    [[nodiscard]] Result<OtherDocuments> unlockOthers(const SignerActor& signer, const QString& code);

private:
    struct Private;
    std::shared_ptr<Private> d;
};

} // namespace ink::service
