#include "ui/commands/additions.h"

#include "app/domain/document/document.h"
#include "ui/commands/addtags.h"
#include "ui/commands/drafttarget.h"
#include "ui/commands/setinvitations.h"

#include <QUndoStack>

namespace ink::ui {

QList<domain::TagId> pushAdditions(QUndoStack& stack, DraftTarget& target,
                                   const QList<domain::Invitation>& people, QList<domain::Tag> tags,
                                   const QString& text)
{
    QList<domain::TagId> made;
    for (domain::Tag& tag : tags) {
        tag.id = target.nextTagId();
        made.append(tag.id);
    }
    stack.beginMacro(text);
    const qsizetype before = target.document().invitations.size();
    if (people.size() > before) {
        QList<int> origins;
        for (qsizetype i = 0; i < people.size(); ++i)
            origins.append(i < before ? static_cast<int>(i) + 1 : 0);
        stack.push(new SetInvitations(target, people, origins, text));
    }
    stack.push(new AddTags(target, std::move(tags), text));
    stack.endMacro();
    return made;
}

} // namespace ink::ui
