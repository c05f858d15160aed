#pragma once

#include "app/domain/document.h"

class QUndoStack;

namespace ink::ui {

class DraftTarget;

/** One step that adds tags, with the recipients that come along at the end of `people`. The tags get their
 * ids; these are returned. */
QList<domain::TagId> pushAdditions(QUndoStack& stack, DraftTarget& target,
                                   const QList<domain::Invitation>& people, QList<domain::Tag> tags,
                                   const QString& text);

} // namespace ink::ui
