#include "ui/pages/editor/draft/editorstage.h"

#include "ui/pages/editor/draft/opendraft.h"

namespace ink::ui {

EditorStage::Kind EditorStage::kind() const
{
    if (m_task) return *m_task;
    if (!m_draft.isOpen()) return Kind::Empty;
    Q_ASSERT(m_previewedFiles.isEmpty()); // only tasks have previewed files
    return m_draft.isEditable() ? Kind::Editing : Kind::ReadOnly;
}

bool EditorStage::isLoading() const
{
    return m_task == Kind::PreviewingFiles || m_task == Kind::Opening;
}

void EditorStage::beginFilePreview(const QStringList& files)
{
    begin(Kind::PreviewingFiles);
    m_previewedFiles = files;
}

void EditorStage::begin(Kind task)
{
    Q_ASSERT(task != Kind::Empty && task != Kind::Editing && task != Kind::ReadOnly);
    m_task = task;
    m_previewedFiles.clear();
}

bool EditorStage::end(Kind task)
{
    if (m_task != task) return false;
    m_task.reset();
    m_previewedFiles.clear();
    return true;
}

void EditorStage::endOpening()
{
    if (isLoading()) end(*m_task);
}

} // namespace ink::ui
