#pragma once

#include "app/domain/document/document.h"
#include "app/domain/document/documentsetting.h"
#include "app/domain/document/documentsummary.h"
#include "app/domain/document/file.h"
#include "app/domain/document/historyentry.h"
#include "app/domain/document/invitation.h"
#include "app/domain/document/page.h"
#include "app/domain/document/tag.h"

#include <QJsonObject>
#include <QList>

namespace ink::wire {

// Writers use the spelling of the contract (§4).

[[nodiscard]] QJsonObject toJson(const domain::Document& document);
[[nodiscard]] QJsonObject toJson(const domain::DocumentSummary& summary);
[[nodiscard]] QJsonObject toJson(const domain::DocumentSetting& setting);
[[nodiscard]] QJsonObject toJson(const domain::File& file);
[[nodiscard]] QJsonObject toJson(const domain::FileParty& party);
[[nodiscard]] QJsonObject toJson(const domain::FileResult& result);
[[nodiscard]] QJsonObject toJson(const domain::Page& page);
[[nodiscard]] QJsonObject toJson(const domain::Tag& tag);
[[nodiscard]] QJsonObject toJson(const domain::TagStyle& style);
[[nodiscard]] QJsonObject toJson(const domain::Authentication& authentication);
[[nodiscard]] QJsonObject toJson(const domain::SigningCertificate& required);
[[nodiscard]] QJsonObject toJson(const domain::Invitation& invitation);
[[nodiscard]] QJsonObject toJson(const domain::HistoryEntry& entry);
/** `{"success":true,"document":{…}}`, the response of Retrieve and Update. */
[[nodiscard]] QJsonObject documentResponse(const domain::Document& document);
/** `{"success":true,"documents":[…]}`, the response of `/documents/array`. */
[[nodiscard]] QJsonObject documentsResponse(const QList<domain::Document>& documents);
/** `{"tags":[…]}`. */
[[nodiscard]] QJsonObject tagsToJson(const QList<domain::Tag>& tags);
/** `{"invitation":[…]}`. */
[[nodiscard]] QJsonObject invitationsToJson(const QList<domain::Invitation>& invitations);
/** `{"files":[…]}`. */
[[nodiscard]] QJsonObject filesToJson(const QList<domain::File>& files);

} // namespace ink::wire
