#pragma once

#include "app/base/result.h"
#include "app/domain/document/document.h"
#include "app/domain/document/file.h"
#include "app/domain/document/invitation.h"
#include "app/domain/document/tag.h"

#include <QJsonObject>
#include <QList>

namespace ink::wire {

// Readers ignore the case of names, accept the published aliases, keep unknown fields in `extra`, and report
// wrong types as Validation with the fields' paths.

/** Parses a whole document, bare or as `{"document":{…}}`. Absent fields keep their defaults. */
[[nodiscard]] Result<domain::Document> documentFromJson(const QJsonObject& object);
/** `path` is the location of the object in the request, e.g. `[2]`; empty at the top. */
[[nodiscard]] Result<domain::Document> documentFromJson(const QJsonObject& object, const QString& path);

/** Parses the whole documents in a response of `/documents/array`. */
[[nodiscard]] Result<QList<domain::Document>> documentsFromResponse(const QJsonObject& object);
/** Parses `{"tags":[…]}`; a bare array is wrapped by the caller. */
[[nodiscard]] Result<QList<domain::Tag>> tagsFromJson(const QJsonObject& object);
/** Parses `{"invitation":[…]}` or `{"invitations":[…]}`. */
[[nodiscard]] Result<QList<domain::Invitation>> invitationsFromJson(const QJsonObject& object);
/** Parses `{"files":[…]}`. */
[[nodiscard]] Result<QList<domain::File>> filesFromJson(const QJsonObject& object);

} // namespace ink::wire
