#pragma once

#include "app/base/result.h"
#include "app/domain/bulk/bulkrow.h"
#include "app/domain/document/documentsummary.h"
#include "app/domain/document/tag.h"
#include "app/wire/documentcodec.h"

#include <QJsonObject>
#include <QList>
#include <QString>

namespace ink::wire {

/** The reason why a row was not sent; `row` is 0-based. */
struct BulkRowError
{
    int row = 0;
    QString field;
    Message message;
    bool operator==(const BulkRowError&) const = default;
};
/**
 * `POST /v1/templates/use/{docID}/`. A row is an object with its values by tag name, as the sender wrote
 * them; `otherRecipients`, `recipientPhone`, `document` (title and message) and `data` are not in the
 * contract.
 */
struct BulkRequest
{
    QString callback; ///< base address for postBackURL; empty = none
    QString run;      ///< names the run that the call is part of, in the statement; may be empty (an
                      ///< extension of the specification)
    QList<domain::BulkRow> rows; ///< values sorted by name
    QList<BulkRowError> faults;  ///< wrong types found while parsing, by row; never written
    bool operator==(const BulkRequest&) const = default;
};
/** Parses a bulk request. TooLarge for more than 1,000 rows. Errors in a single row don't fail the request:
 * the row is parsed as far as possible. */
[[nodiscard]] Result<BulkRequest> bulkRequestFromJson(const QJsonObject& object);
[[nodiscard]] QJsonObject toJson(const BulkRequest& request);

/** `{"success":bool,"documents":[summary…],"errors":[{row,field,message,reason,args}]}`; `success` is true if
 * there are no errors. */
struct BulkResponse
{
    QList<domain::DocumentSummary> documents;
    QList<int> documentRows; ///< the 0-based row of each document (`rows`); empty if the server doesn't
                             ///< report it
    QList<BulkRowError> errors;
    bool operator==(const BulkResponse&) const = default;
};
[[nodiscard]] QJsonObject toJson(const BulkResponse& answer);
[[nodiscard]] Result<BulkResponse> bulkResponseFromJson(const QJsonObject& object);

/** A value for a template's tag, by id or by name. */
struct TagValue
{
    domain::TagId id; ///< null = by name
    QString name;
    QString value;
    bool operator==(const TagValue&) const = default;
};
/** `POST /v2/templates/sign/{templateID}`. */
struct TemplateUse
{
    std::optional<QString> title;
    std::optional<QString> senderName;
    std::optional<QString> senderEmail;
    std::optional<SettingPatch> setting;
    std::optional<domain::DataPatch> data; ///< changes the template's data (an extension of the
                                           ///< specification)
    std::optional<domain::FolderId> folderId;
    domain::SigningStatus signingStatus = domain::SigningStatus::InProgress; ///< Draft or InProgress
    QList<domain::BulkPerson> invitations; ///< the n-th has the template's n-th role
    QList<TagValue> tags;
    QString run; ///< as in BulkRequest
    bool operator==(const TemplateUse&) const = default;
};
[[nodiscard]] Result<TemplateUse> templateUseFromJson(const QJsonObject& object);
[[nodiscard]] QJsonObject toJson(const TemplateUse& use);

/** `POST /sign/{GUID}/start` of a template link: the person who starts a document. */
struct LinkStart
{
    QString name;
    QString email;
    QString language; ///< BCP 47; empty = the template's
    bool operator==(const LinkStart&) const = default;
};
[[nodiscard]] Result<LinkStart> linkStartFromJson(const QJsonObject& object);
[[nodiscard]] QJsonObject toJson(const LinkStart& start);

/** One line of a template report (`childrentags`): a document created from the template, and its values. */
struct ReportRow
{
    domain::DocumentSummary document;
    QString recipientName;
    QString recipientEmail;
    QList<domain::Tag> tags;
    bool operator==(const ReportRow&) const = default;
};
/** `{"documentCount":total,"documents":[…],"nextCursor"}` and back. */
struct ReportPage
{
    qint64 total = 0;
    QList<ReportRow> rows;
    QString nextCursor = {};                       ///< cursor of the next page; empty on the last page
    std::optional<domain::ListPosition> next = {}; ///< position for nextCursor; only set in the service
    bool operator==(const ReportPage&) const = default;
};
[[nodiscard]] QJsonObject toJson(const ReportPage& page);
[[nodiscard]] Result<ReportPage> reportPageFromJson(const QJsonObject& object);

} // namespace ink::wire
