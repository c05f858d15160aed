#include "ui/pages/editor/editorcustomfields.h"

#include "ui/pages/editor/workspace/editorworkspace.h"

#include <QEvent>

namespace ink::ui {

EditorCustomFields::EditorCustomFields(workflow::Session& session, EditorWorkspace& workspace)
    : m_definitions(session, false)
{
    connect(&m_definitions, &workflow::FieldDefinitions::changed, &workspace,
            [this, &workspace] { workspace.setCustomFields(m_definitions.list().fields); });
    workspace.installEventFilter(this);
}

bool EditorCustomFields::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Show) m_definitions.refresh();
    return QObject::eventFilter(watched, event);
}

} // namespace ink::ui

#include "moc_editorcustomfields.cpp"
