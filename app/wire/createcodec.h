#pragma once

#include "app/base/result.h"
#include "app/base/secret.h"
#include "app/domain/document/contentissue.h"
#include "app/domain/document/document.h"

#include <QByteArray>
#include <QJsonObject>
#include <QList>
#include <QString>

#include <optional>

namespace ink::wire {

/** Credentials inside the request itself (contract §2.4): either the key, or email and password. */
struct InlineAuthentication
{
    Secret apiKey;
    QString email;
    Secret password;
    bool operator==(const InlineAuthentication&) const = default;
};
/** Parses `{"apiKey":"…"}` or `{"email":"…","password":"…"}`; errors never repeat a value. */
[[nodiscard]] Result<InlineAuthentication> authenticationFromJson(const QJsonObject& object);
[[nodiscard]] QJsonObject toJson(const InlineAuthentication& authentication);

/** A file inside a create request. */
struct NewFile
{
    QString name;
    QByteArray body;     ///< the PDF's bytes
    bool isPart = false; ///< true for a file without a body, which describes the part at the same position in
                         ///< a multipart request
    bool operator==(const NewFile&) const = default;
};

/** The create request of contract §6. The new files are in `files`; of `document.files`, only `visibleTo`
 * counts. */
struct CreateRequest
{
    domain::Document document;
    QList<NewFile> files;
    bool addTagsOfPdf = false; ///< form fields and anchor text of the files become tags
    domain::ContentTreatment content = domain::ContentTreatment::Keep; ///< treatment of changeable content of
                                                                       ///< the files
    bool hasExpiry = true;     ///< false: expireDaysAfterSent was left out, the account's default applies
    bool hasLanguage = true;   ///< false: languageCode was left out
    bool hasReminders = true;  ///< false: remindEveryDays was left out
    bool hasSignatures = true; ///< false: signaturePerSigner was left out
    std::optional<InlineAuthentication> authentication;
    bool operator==(const CreateRequest&) const = default;
};
/**
 * Parses the part `document`, or a whole JSON request: bare or `{"document":{…}}`. Required (Validation error
 * if absent): title, senderName, senderEmail, documentType, signingStatus 51 or 52. Server-owned fields (id,
 * GUID, times, version, histories, statuses) are read and dropped. `path` is the prefix of field paths, e.g.
 * `[2]`.
 */
[[nodiscard]] Result<CreateRequest> createRequestFromJson(const QJsonObject& object,
                                                          const QString& path = {});
/** Parses the body of `/documents/array`: an array of documents, `{"documents":[…]}`, or one document. */
[[nodiscard]] Result<QList<CreateRequest>> createRequestsFromJson(const QJsonValue& value);
/** Returns the JSON for the part `document`; with files (base64) and the authentication only if set. */
[[nodiscard]] QJsonObject toJson(const CreateRequest& request);

} // namespace ink::wire
