#pragma once

#include "app/domain/document/invitation.h"
#include "app/domain/document/tag.h"

#include <QList>

namespace ink::domain {

/** Returns `wanted` as received from a client, with the members that only the service determines (GUID,
 * status, times, reminders, reject reason) taken from the invitation with the same id or GUID in `kept`;
 * without one, the invitation is new: no id or GUID, NotSent. */
[[nodiscard]] QList<Invitation> mergedInvitations(const QList<Invitation>& kept, QList<Invitation> wanted);
/** Returns `wanted` with only the tag ids that exist in `kept`, each once; the other tags are new. */
[[nodiscard]] QList<Tag> mergedTags(const QList<Tag>& kept, QList<Tag> wanted);

} // namespace ink::domain
