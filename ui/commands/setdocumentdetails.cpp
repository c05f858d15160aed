#include "ui/commands/setdocumentdetails.h"

#include "app/domain/document/document.h"

namespace ink::ui {

DocumentDetails detailsOf(const domain::Document& document)
{
    return {document.title, document.message, document.setting};
}

SetDocumentDetails::SetDocumentDetails(DraftTarget& target, DocumentDetails details, const QString& property,
                                       const QString& text)
    : DraftCommand(target, text), m_property(property), m_before(detailsOf(target.document())),
      m_after(std::move(details))
{
}

void SetDocumentDetails::redo()
{
    put(m_after);
}

void SetDocumentDetails::undo()
{
    put(m_before);
}

void SetDocumentDetails::put(const DocumentDetails& details)
{
    domain::Document changed = document();
    changed.title = details.title;
    changed.message = details.message;
    changed.setting = details.setting;
    apply(changed);
}

bool SetDocumentDetails::mergeWith(const QUndoCommand* other)
{
    const auto* next = static_cast<const SetDocumentDetails*>(other); // Qt asks only commands of the same id
    if (m_property.isEmpty() || next->m_property != m_property) return false;
    m_after = next->m_after;
    setObsolete(m_after == m_before);
    return true;
}

} // namespace ink::ui
