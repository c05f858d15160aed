#include "ui/pages/editor/draft/opendraft.h"

#include "app/domain/document/document.h"
#include "app/workflow/drafts/drafteditor.h"
#include "app/workflow/drafts/draftmerge.h"
#include "app/workflow/shelf/offlinecache.h"
#include "ui/commands/drafttarget.h"

#include <QSignalBlocker>

namespace ink::ui {

OpenDraft::OpenDraft(workflow::Session& session, store::DraftJournal& journal)
    : m_session(session), m_journal(journal)
{
    reset();
}

OpenDraft::~OpenDraft()
{
    // The steps refer to the target; listeners may already be partly destroyed.
    const QSignalBlocker quiet(m_undoStack);
    m_undoStack.clear();
}

void OpenDraft::reset()
{
    m_undoStack.clear();
    m_target.reset();
    m_editor = std::make_unique<workflow::DraftEditor>(m_session, m_journal);
    setShelf(m_shelf);
    m_target = std::make_unique<DraftEditorTarget>(*m_editor);
    connect(m_editor.get(), &workflow::DraftEditor::changed, this, &OpenDraft::changed);
    connect(m_editor.get(), &workflow::DraftEditor::saveStateChanged, this, &OpenDraft::saveStateChanged);
}

void OpenDraft::setShelf(const workflow::OfflineCache* shelf)
{
    m_shelf = shelf;
    if (shelf) m_editor->setCacheLookup([shelf](domain::DocumentId id) { return shelf->find(id); });
}

bool OpenDraft::isOpen() const
{
    return m_editor->isOpen();
}

bool OpenDraft::isEditable() const
{
    return m_editor->isOpen() && !m_editor->isReadOnly();
}

bool OpenDraft::isTemplate() const
{
    return m_editor->isOpen() && m_editor->document().type != domain::DocumentType::Document;
}

const domain::Document& OpenDraft::document() const
{
    return m_editor->document();
}

domain::DocumentId OpenDraft::id() const
{
    return m_editor->isOpen() ? m_editor->document().id : domain::DocumentId();
}

QList<domain::FileId> OpenDraft::files() const
{
    return workflow::fileOrder(m_editor->document().files);
}

} // namespace ink::ui

#include "moc_opendraft.cpp"
