#pragma once

#include "app/domain/document/invitation.h"
#include "app/domain/document/tag.h"

#include <QList>

namespace ink::domain {

/**
 * `wanted` as a writer sent it, with what only the service decides (GUID, status, times, reminders, reject
 * reason) taken from the invitation of the same id or GUID in `kept`; one that is not there is new: without
 * id and GUID, NotSent.
 */
[[nodiscard]] QList<Invitation> mergedInvitations(const QList<Invitation>& kept, QList<Invitation> wanted);
/** `wanted` with only those tag ids left that `kept` has, each once; the others are new tags. */
[[nodiscard]] QList<Tag> mergedTags(const QList<Tag>& kept, QList<Tag> wanted);

} // namespace ink::domain
