#pragma once

#include "app/base/result.h"
#include "app/domain/document/documentdata.h"
#include "app/domain/document/documentsettingfields.h"
#include "app/domain/document/invitation.h"
#include "app/domain/document/tag.h"

#include <QHash>
#include <QJsonObject>
#include <QList>
#include <QString>

#include <optional>

namespace ink::domain {
struct Document;
}

namespace ink::wire {

/** A partial documentSetting: absent members don't change. */
struct SettingPatch
{
    Partial<domain::DocumentSetting> fields;
    /** The time at which the service sends the draft; an empty inner value removes it. Not in the
     * contract. */
    std::optional<std::optional<Timestamp>> sendAt;
    QJsonObject extra; ///< unknown fields, merged over the stored ones
    bool operator==(const SettingPatch&) const = default;
};
[[nodiscard]] QJsonObject toJson(const SettingPatch& patch);
/** Returns a patch that sets everything except the scheduled sending time. */
[[nodiscard]] SettingPatch patchOf(const domain::DocumentSetting& setting);
/** Applies the members that are present. */
void apply(const SettingPatch& patch, domain::DocumentSetting& setting);

/** The body of `PUT /v1/documents/{docID}` (contract §5): only the members that are present change. */
struct DocumentPatch
{
    std::optional<qint64> version; ///< the version that the client edited; stale → 409
    std::optional<QString> title;
    std::optional<QString> message;
    std::optional<QString> senderName;
    std::optional<QString> senderEmail;
    std::optional<domain::DocumentType> type;
    std::optional<domain::FolderId> folderId;           ///< null id = not in a folder
    std::optional<bool> deleted;                        ///< false restores
    std::optional<domain::SigningStatus> signingStatus; ///< 52 sends, 56 cancels
    std::optional<QString> reason;                      ///< reason for cancelling
    std::optional<domain::DataPatch> data;              ///< `null` removes a name (an extension of the
                                                        ///< specification)
    std::optional<SettingPatch> setting;
    std::optional<QList<domain::Invitation>> invitations;
    std::optional<QList<domain::Tag>> tags;
    std::optional<QList<domain::FileId>>
        fileOrder; ///< `files:[{id,sequence}…]`: every file's id in the new order
    /** `files:[{id,visibleTo}…]`: the visibility of files; files without the member stay unchanged. */
    QHash<domain::FileId, QList<int>> visibility;
    QJsonObject extra; ///< unknown fields, merged over the stored ones
    bool operator==(const DocumentPatch&) const = default;
};
/** Parses a patch, bare or as `{"document":{…}}`. */
[[nodiscard]] Result<DocumentPatch> patchFromJson(const QJsonObject& object);
/** Returns the patch as `{"document":{…}}`. */
[[nodiscard]] QJsonObject toJson(const DocumentPatch& patch);
/**
 * Copies the plain fields (title, message, sender, type, folder, data, setting). Invitations and tags are
 * merged, so that members that only the service sets are preserved (domain::mergedInvitations, mergedTags).
 * The service itself handles version, status, reason, deleted and the order of files.
 */
void applyFields(const DocumentPatch& patch, domain::Document& document);

} // namespace ink::wire
