#include "ui/pages/editor/draft/editorstage.h"

#include "ui/pages/editor/draft/opendraft.h"

namespace ink::ui {

EditorStage::Kind EditorStage::kind() const
{
    if (m_task) return *m_task;
    if (!m_draft.isOpen()) return Kind::Empty;
    Q_ASSERT(m_ahead.isEmpty()); // only of a task
    return m_draft.isEditable() ? Kind::Editing : Kind::ReadOnly;
}

bool EditorStage::isOnTheWay() const
{
    return m_task == Kind::LookingAhead || m_task == Kind::Opening;
}

void EditorStage::lookAhead(const QStringList& files)
{
    begin(Kind::LookingAhead);
    m_ahead = files;
}

void EditorStage::begin(Kind task)
{
    Q_ASSERT(task != Kind::Empty && task != Kind::Editing && task != Kind::ReadOnly);
    m_task = task;
    m_ahead.clear();
}

bool EditorStage::end(Kind task)
{
    if (m_task != task) return false;
    m_task.reset();
    m_ahead.clear();
    return true;
}

void EditorStage::endOpening()
{
    if (isOnTheWay()) end(*m_task);
}

} // namespace ink::ui
