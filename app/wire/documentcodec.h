#pragma once

#include "app/base/result.h"
#include "app/domain/document.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QList>

#include <optional>

namespace ink::wire {

/** Most bytes of one signature picture, decoded. */
inline constexpr qint64 maxImageBytes = 2LL * 1024 * 1024;

// Writers use the contract's spelling (§4). Readers match names without regard to case, understand the
// published aliases, keep unknown fields in `extra`, and answer wrong types with Validation and the fields'
// paths.

[[nodiscard]] QJsonObject toJson(const domain::Document& document);
[[nodiscard]] QJsonObject toJson(const domain::DocumentSummary& summary);
[[nodiscard]] QJsonObject toJson(const domain::DocumentSetting& setting);
[[nodiscard]] QJsonObject toJson(const domain::File& file);
[[nodiscard]] QJsonObject toJson(const domain::Page& page);
[[nodiscard]] QJsonObject toJson(const domain::Tag& tag);
[[nodiscard]] QJsonObject toJson(const domain::TagStyle& style);
[[nodiscard]] QJsonObject toJson(const domain::Authentication& authentication);
[[nodiscard]] QJsonObject toJson(const domain::Invitation& invitation);
[[nodiscard]] QJsonObject toJson(const domain::HistoryEntry& entry);

/** A whole document, bare or as `{"document":{…}}`. Absent fields keep their defaults. */
[[nodiscard]] Result<domain::Document> documentFromJson(const QJsonObject& object);
/** `path` is where the object is in the request, e.g. `[2]`; empty at the top. */
[[nodiscard]] Result<domain::Document> documentFromJson(const QJsonObject& object, const QString& path);

/** `{"success":true,"document":{…}}`, the answer of Retrieve and Update. */
[[nodiscard]] QJsonObject documentAnswer(const domain::Document& document);
/** `{"success":true,"documents":[…]}`, the answer of `/documents/array`, and back (whole documents). */
[[nodiscard]] QJsonObject documentsAnswer(const QList<domain::Document>& documents);
[[nodiscard]] Result<QList<domain::Document>> documentsFromAnswer(const QJsonObject& object);

/** `{"tags":[…]}` and back; a bare array is wrapped by the caller. */
[[nodiscard]] QJsonObject tagsToJson(const QList<domain::Tag>& tags);
[[nodiscard]] Result<QList<domain::Tag>> tagsFromJson(const QJsonObject& object);
/** `{"invitation":[…]}` and back (`invitations` is read too). */
[[nodiscard]] QJsonObject invitationsToJson(const QList<domain::Invitation>& invitations);
[[nodiscard]] Result<QList<domain::Invitation>> invitationsFromJson(const QJsonObject& object);
/** `{"files":[…]}` and back. */
[[nodiscard]] QJsonObject filesToJson(const QList<domain::File>& files);
[[nodiscard]] Result<QList<domain::File>> filesFromJson(const QJsonObject& object);

/** A partial documentSetting: what is absent stays as it is. */
struct SettingPatch
{
    std::optional<QString> postBackUrl;
    std::optional<domain::LanguageCode> language;
    std::optional<int> expireDaysAfterSent;
    std::optional<QString> emailSubject;
    std::optional<QString> emailBody;
    std::optional<int> remindEveryDays;
    std::optional<int> maxReminders;
    std::optional<bool> attachSigned;
    std::optional<bool> signaturePerSigner;  ///< [ours]
    std::optional<int> linkDocumentsPerHour; ///< [ours]
    /** [ours] When the service sends the draft; an inner nothing takes the time away. */
    std::optional<std::optional<Timestamp>> sendAt;
    QJsonObject extra; ///< unknown fields, merged over the kept ones
    bool operator==(const SettingPatch&) const = default;
};
[[nodiscard]] QJsonObject toJson(const SettingPatch& patch);
[[nodiscard]] SettingPatch patchOf(const domain::DocumentSetting& setting);
void apply(const SettingPatch& patch, domain::DocumentSetting& setting);

/** The body of `PUT /v1/documents/{docID}` (contract §5): only what is present changes. */
struct DocumentPatch
{
    std::optional<qint64> version; ///< the version the writer knew; stale → 409
    std::optional<QString> title;
    std::optional<QString> message;
    std::optional<QString> senderName;
    std::optional<QString> senderEmail;
    std::optional<domain::DocumentType> type;
    std::optional<domain::FolderId> folderId;           ///< null id = out of every folder
    std::optional<bool> deleted;                        ///< false restores
    std::optional<domain::SigningStatus> signingStatus; ///< 52 sends, 56 cancels
    std::optional<QString> reason;                      ///< why it is cancelled
    std::optional<SettingPatch> setting;
    std::optional<QList<domain::Invitation>> invitations;
    std::optional<QList<domain::Tag>> tags;
    std::optional<QList<domain::FileId>>
        fileOrder;     ///< `files:[{id,sequence}…]`: every file's id in the new order
    QJsonObject extra; ///< unknown fields, merged over the kept ones
    bool operator==(const DocumentPatch&) const = default;
};
/** Bare or as `{"document":{…}}`. */
[[nodiscard]] Result<DocumentPatch> patchFromJson(const QJsonObject& object);
/** As `{"document":{…}}`. */
[[nodiscard]] QJsonObject toJson(const DocumentPatch& patch);
/**
 * Carries the plain fields over (title, message, sender, type, folder, setting); invitations and tags are
 * merged so that what only the service decides stays (domain::mergedInvitations, mergedTags). The service
 * itself decides about version, status, reason, deleted and the order of files.
 */
void applyFields(const DocumentPatch& patch, domain::Document& document);

} // namespace ink::wire
