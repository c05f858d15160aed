#pragma once

#include "app/domain/document/invitation.h"
#include "app/domain/document/tag.h"

class QUndoStack;

namespace ink::ui {

class DraftTarget;

/** Adds tags, and their new recipients at the end of `people`, in one undo step. The tags get ids, which are
 * returned. */
QList<domain::TagId> pushAdditions(QUndoStack& stack, DraftTarget& target,
                                   const QList<domain::Invitation>& people, QList<domain::Tag> tags,
                                   const QString& text);

} // namespace ink::ui
