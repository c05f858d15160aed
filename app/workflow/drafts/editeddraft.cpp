#include "app/workflow/drafts/editeddraft.h"

#include "app/domain/document/document.h"
#include "app/workflow/drafts/reasons.h"
#include "app/workflow/session/session.h"

namespace ink::workflow {

using namespace domain;

void EditedDraft::reset()
{
    ++generation;
    isOpen = false;
    document = {};
    service = {};
    ids.clear();
    profile = session.current() ? session.current()->id : QString();
}

api::ApiClient* EditedDraft::client() const
{
    return session.current() && session.current()->id == profile ? session.client() : nullptr;
}

bool EditedDraft::isReadOnly() const
{
    return document.status != SigningStatus::Draft || document.deleted;
}

TagId EditedDraft::nextLocalTagId()
{
    return TagId::local(++lastLocalId);
}

void EditedDraft::assignLocalTagIds()
{
    for (Tag& tag : document.tags)
        if (tag.id.isNull()) tag.id = nextLocalTagId();
}

void EditedDraft::removeTagsWithoutPage()
{
    document.tags.removeIf([this](const Tag& tag) { return !document.pageAt(tag.pageIndex).page; });
}

void EditedDraft::adoptServiceState(const Document& answer)
{
    service = answer;
    const QList<File> files = document.files; // their order is an edit
    copyServiceMembers(document, answer);
    document.files = files;
}

Error documentClosedError()
{
    return fail(ErrorCode::Cancelled, reasons::documentClosed()).value();
}

} // namespace ink::workflow
