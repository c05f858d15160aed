// A draft that only this computer has: it waits in the outbox for its server.
#include "app/workflow/drafteditor.h"
#include "app/workflow/drafteditor_p.h"
#include "app/workflow/session.h"

namespace ink::workflow {

using namespace domain;

void DraftEditor::openHere(const Document& draft, const QHash<FileId, QByteArray>& bytes, KeepHere keep)
{
    close();
    d->reset();
    d->keepHere = std::move(keep);
    d->bytes = bytes;
    d->document = draft;
    for (Tag& tag : d->document.tags)
        if (tag.id.isNull()) tag.id = nextLocalTagId();
    d->service = d->document;
    d->isOpen = true;
    d->setState(SaveState::Saved);
    Q_EMIT changed();
}

bool DraftEditor::isHereOnly() const
{
    return d->isOpen && d->keepHere;
}

bool DraftEditor::Private::refusesHere(const Listener<void>& listener) const
{
    if (!keepHere) return false;
    listener.tellSoon(
        fail(ErrorCode::State, QStringLiteral("Its files can be changed when the service has this draft.")));
    return true;
}

} // namespace ink::workflow
