// Drafts without a connection: such that only this computer has, and such as were kept for that.
#include "app/base/reasons.h"
#include "app/workflow/drafts/drafteditor.h"
#include "app/workflow/drafts/drafteditor_p.h"
#include "app/workflow/session/session.h"
#include "app/workflow/session/unreached.h"

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

void DraftEditor::setKept(FindKept find)
{
    d->findKept = std::move(find);
}

bool DraftEditor::Private::loadKept(DocumentId id, const Error& why, const Listener<void>& listener)
{
    const bool isCut = isUnreached(why) || why.code == ErrorCode::Unavailable;
    if (!isCut || !findKept) return false;
    auto kept = findKept(id);
    if (!kept || kept->document.status != SigningStatus::Draft) return false;
    service = kept->document;
    document = std::move(kept->document);
    bytes = std::move(kept->bytes);
    mergeJournal();
    opened(listener);
    return true;
}

bool DraftEditor::isHereOnly() const
{
    return d->isOpen && d->keepHere;
}

bool DraftEditor::Private::refusesHere(const Listener<void>& listener) const
{
    if (!keepHere) return false;
    listener.tellSoon(fail(ErrorCode::State, reasons::filesNotChangeableYet()));
    return true;
}

} // namespace ink::workflow
