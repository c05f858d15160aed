#include "ui/commands/drafttarget.h"

#include "app/domain/document/document.h"
#include "app/workflow/drafts/drafteditor.h"

namespace ink::ui {

const domain::Document& DraftEditorTarget::document() const
{
    return m_editor.document();
}

void DraftEditorTarget::apply(const domain::Document& changed)
{
    m_editor.apply(changed);
}

domain::TagId DraftEditorTarget::nextTagId()
{
    return m_editor.nextLocalTagId();
}

} // namespace ink::ui
