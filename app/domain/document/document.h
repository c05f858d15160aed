#pragma once

#include "app/base/clock.h"
#include "app/base/message.h"
#include "app/domain/document/codes.h"
#include "app/domain/document/documentdata.h"
#include "app/domain/document/documentsetting.h"
#include "app/domain/document/file.h"
#include "app/domain/document/historyentry.h"
#include "app/domain/document/ids.h"
#include "app/domain/document/invitation.h"
#include "app/domain/document/sealprogress.h"
#include "app/domain/document/tag.h"

#include <QJsonObject>
#include <QList>
#include <QString>

#include <optional>

namespace ink::domain {

/** A complete document or template. */
struct Document
{
    DocumentId id;
    QString guid;
    QString title;
    QString senderName;
    QString senderEmail;
    AccountId accountId; ///< the wire's userId
    DocumentType type = DocumentType::Document;
    SigningStatus status = SigningStatus::Draft;
    Timestamp createdTime{};
    Timestamp lastModifiedTime{};
    std::optional<Timestamp> sentTime;
    std::optional<Timestamp> completedTime;
    FolderId folderId; ///< null = not in a folder
    qint64 version = 1;
    bool deleted = false;
    DocumentSetting setting;
    QList<File> files;
    QList<Invitation> invitations;
    QList<Tag> tags;
    QList<HistoryEntry> histories;
    DocumentId templateId;
    std::optional<MailProgress> mail; ///< delivery state of emails to the sender and the copy recipients, if
                                      ///< one failed
    std::optional<SealProgress> seal;
    QString message;
    DocumentData data;
    Message waitingFor;  ///< the reason why the document is pending; set in the service's responses
    QString documentUrl; ///< link to the document for people; set in the service's responses, empty in those
                         ///< of other services
    QJsonObject extra;

    [[nodiscard]] int pageCount() const;
    /** A page and its file; null pointers if there is no such page. */
    struct PageRef
    {
        const File* file = nullptr;
        const Page* page = nullptr;
        int indexInFile = 0; ///< 1-based
    };
    /** The page with this 1-based index across all files. */
    [[nodiscard]] PageRef pageAt(int joinedIndex) const;
    /** The 1-based index of the invitation with this GUID, 0 if it doesn't exist. */
    [[nodiscard]] int invitationIndexOf(const QString& invitationGuid) const;

    bool operator==(const Document&) const = default;
};

/** Turns `signaturePerSigner` on if a recipient signs with a certificate of their own: the files then contain
 * a signature of each signer. */
void useSignaturePerSigner(Document& document);

} // namespace ink::domain
