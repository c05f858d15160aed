#pragma once

#include "app/base/result.h"
#include "app/domain/document/contentissue.h"
#include "app/domain/document/document.h"
#include "app/domain/document/documentquery.h"
#include "app/domain/document/documentsummary.h"
#include "app/domain/document/invitation.h"
#include "app/domain/document/tag.h"
#include "app/service/core/stagedfile.h"

#include <QList>

#include <optional>

namespace ink::wire {
struct DocumentPatch;
}

namespace ink::service {

class DocumentPresenter;
class DocumentWriter;
class FileInspector;
class Quota;
class DocumentSender;
class ServiceCore;
class Turns;
struct Actor;
struct Stores;

/** An account's documents and templates: creating, listing, changing, sending and deleting them. */
class Documents final
{
public:
    Documents(const ServiceCore& core, const DocumentPresenter& presenter, const DocumentWriter& writer,
              const Turns& turns, const DocumentSender& sending, const Quota& quota,
              const FileInspector& inspector);

    struct Creation
    {
        domain::Document document;
        QList<StagedFile> files;
        bool addsTagsOfPdf = false; ///< form fields and anchor text of the files become tags
        domain::ContentTreatment content =
            domain::ContentTreatment::Keep; ///< treatment of changeable content of the files
        Message importDetail = {};          ///< text for the history, set by `create`
        bool usesDefaultExpiry = false;     ///< uses the account's defaultExpireDays instead of the setting
        bool usesDefaultLanguage = false;   ///< uses the account's language
        bool usesDefaultReminders = false;  ///< uses the account's remindEveryDays and maxReminders
        bool usesDefaultSignatures = false; ///< uses the account's signaturePerSigner
    };
    /** Creates one or more documents, all or none, each with its files in order. Sends those with the status
     * InProgress. TooLarge (reason `account_full`) if the account's quota would be exceeded. */
    [[nodiscard]] Result<QList<domain::Document>> create(const Actor& actor, QList<Creation> creations);
    [[nodiscard]] Result<domain::DocumentPage> list(const Actor& actor,
                                                    const domain::DocumentQuery& query) const;
    [[nodiscard]] Result<qint64> listRevision(const Actor& actor) const;
    /** A document in the form used in responses. */
    struct Presented
    {
        domain::Document document;
        bool isCacheable = false; ///< valid until the account's revision changes
    };
    [[nodiscard]] Result<Presented> present(const Actor& actor, domain::DocumentId id) const;
    /** Like present(), but returns only the document. */
    [[nodiscard]] Result<domain::Document> retrieve(const Actor& actor, domain::DocumentId id) const;
    [[nodiscard]] Result<domain::Document> update(const Actor& actor, domain::DocumentId id,
                                                  const wire::DocumentPatch& patch);
    [[nodiscard]] Result<domain::Document> replaceTags(const Actor& actor, domain::DocumentId id,
                                                       QList<domain::Tag> tags,
                                                       std::optional<qint64> version);
    [[nodiscard]] Result<domain::Document> replaceInvitations(const Actor& actor, domain::DocumentId id,
                                                              QList<domain::Invitation> invitations,
                                                              std::optional<qint64> version);
    /** The result of a reminder. */
    enum class Reminder {
        Queued,   ///< the email is sent as soon as the mail server accepts it
        NoMail,   ///< email isn't configured
        NoAddress ///< the recipient has no address
    };
    /** Delegates the part of an absent recipient to the deputy in the account's list of absences. State error
     * if it isn't the recipient's turn or there is no deputy today. */
    [[nodiscard]] Result<domain::Document> delegateToDeputy(const Actor& actor, domain::DocumentId id,
                                                            const QString& invitationGuid);
    [[nodiscard]] Result<Reminder> remind(const Actor& actor, domain::DocumentId id,
                                          const QString& invitationGuid);
    /** Answers a recipient's question. The recipient gets the answer by email and on the signing page.
     * Repeating the same answer succeeds without a change. State error if the document is no longer being
     * signed. */
    [[nodiscard]] Result<domain::Document> answerQuestion(const Actor& actor, domain::DocumentId id,
                                                          qint64 number, const QString& answer);
    /** Maximum number of addresses of one call of sendSignedCopies(). */
    static constexpr qsizetype maxCopies = 20;
    /** Emails the signed files of a completed document to these addresses, each once. Returns false if email
     * isn't configured. The history records each copy once the mail server has accepted it. State error if
     * the document isn't completed, Validation error for an invalid address. */
    [[nodiscard]] Result<bool> sendSignedCopies(const Actor& actor, domain::DocumentId id,
                                                const QStringList& addresses);
    /** Moves a document to the trash, and cancels it first if it is in progress. Succeeds if the document is
     * already in the trash. */
    [[nodiscard]] Result<void> remove(const Actor& actor, domain::DocumentId id);
    /** Deletes a document permanently from the trash. State error if it is not in the trash. */
    [[nodiscard]] Result<void> purge(const Actor& actor, domain::DocumentId id);

private:
    // Single attempts; the callers retry them on conflicts with other writers.
    [[nodiscard]] Result<void> moveToTrash(const Actor& actor, domain::DocumentId id);
    [[nodiscard]] Result<QList<domain::Document>> insert(const Actor& actor, QList<Creation> creations,
                                                         const QList<domain::SigningStatus>& wanted);

    const ServiceCore& m_core;
    Stores& m_stores;
    const DocumentPresenter& m_presenter;
    const DocumentWriter& m_writer;
    const Turns& m_turns;
    const DocumentSender& m_sender;
    const Quota& m_quota;
    const FileInspector& m_inspector;
};

} // namespace ink::service
