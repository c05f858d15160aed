#pragma once

#include "app/base/clock.h"
#include "app/base/message.h"
#include "app/domain/document/codes.h"
#include "app/domain/document/documentdata.h"
#include "app/domain/document/documentsetting.h"
#include "app/domain/document/file.h"
#include "app/domain/document/ids.h"
#include "app/domain/document/invitation.h"
#include "app/domain/document/listposition.h"

#include <QList>
#include <QString>

#include <optional>

namespace ink::domain {

struct Document;

/** A row of a listing (contract §5): without tags, the files' pages and the history. */
struct DocumentSummary
{
    DocumentId id;
    QString guid;
    QString title;
    QString senderName;
    QString senderEmail;
    DocumentType type = DocumentType::Document;
    SigningStatus status = SigningStatus::Draft;
    Timestamp createdTime{};
    Timestamp lastModifiedTime{};
    std::optional<Timestamp> sentTime;
    std::optional<Timestamp> completedTime;
    FolderId folderId;
    qint64 version = 1;
    bool deleted = false;
    DocumentId templateId;
    QList<Invitation> invitations;
    AccountId accountId;
    QString message;
    DocumentData data;
    DocumentSetting setting;
    QList<File> files; ///< without their pages
    Message waitingFor;
    QString documentUrl; ///< see Document
    bool operator==(const DocumentSummary&) const = default;
};
[[nodiscard]] DocumentSummary summaryOf(const Document& document);
/** The time of the latest event: sending, completion, or a recipient opening, finishing or being reminded.
 * Nothing before the document is sent. */
[[nodiscard]] std::optional<Timestamp> lastActionOf(const DocumentSummary& summary);
[[nodiscard]] std::optional<Timestamp> lastActionOf(const Document& document);

/** One page of a listing and the total number of rows. */
struct DocumentPage
{
    qint64 total = 0;
    QList<DocumentSummary> documents;
    QString nextCursor = {}; ///< cursor of the next page; empty on the last one and without cursor support
    /** The position for nextCursor; only set in the service. */
    std::optional<ListPosition> next = {};
    bool operator==(const DocumentPage&) const = default;
};

} // namespace ink::domain
