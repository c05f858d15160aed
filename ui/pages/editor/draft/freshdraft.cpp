#include "ui/pages/editor/draft/freshdraft.h"

#include "app/domain/document/document.h"
#include "app/domain/document/edits.h"
#include "app/workflow/drafts/drafteditor.h"
#include "app/workflow/session/session.h"
#include "ui/pages/editor/draft/opendraft.h"

namespace ink::ui {

void FreshDraft::remember()
{
    m_created = m_draft.document();
}

bool FreshDraft::canDiscard() const
{
    if (!m_created || !m_draft.isEditable() || m_draft.editor().isLocalOnly()) return false;
    const domain::Document& now = m_draft.document();
    const bool isUntouched = now.id == m_created->id && now.type == domain::DocumentType::Document &&
                             m_draft.undoStack().count() == 0 &&
                             m_draft.editor().saveState() == workflow::DraftEditor::SaveState::Saved &&
                             domain::haveSameEdits(now, *m_created) && now.files == m_created->files;
    return isUntouched && m_session.client() && m_session.reach() != workflow::Session::Reach::Offline;
}

void FreshDraft::discard(const std::function<void()>& then)
{
    const QList<domain::DocumentId> ids{m_created->id};
    m_created.reset();
    m_session.client()->remove(
        ids, this, [this, ids, then](const Result<QList<api::ApiClient::Removal>>& removed) {
            // The original files still exist, and the draft would only clutter the list.
            if (removed && m_session.client())
                m_session.client()->purge(ids, this, [](const Result<QList<api::ApiClient::Removal>>&) {});
            then();
        });
}

} // namespace ink::ui

#include "moc_freshdraft.cpp"
