#include "ui/pages/editor/draft/freshdraft.h"

#include "app/domain/document/document.h"
#include "app/domain/document/edits.h"
#include "app/workflow/drafts/drafteditor.h"
#include "app/workflow/session/session.h"
#include "ui/pages/editor/draft/opendraft.h"

namespace ink::ui {

void FreshDraft::remember()
{
    m_made = m_draft.document();
}

bool FreshDraft::canDiscard() const
{
    if (!m_made || !m_draft.isEditable() || m_draft.editor().isLocalOnly()) return false;
    const domain::Document& now = m_draft.document();
    const bool isUntouched = now.id == m_made->id && now.type == domain::DocumentType::Document &&
                             m_draft.steps().count() == 0 &&
                             m_draft.editor().saveState() == workflow::DraftEditor::SaveState::Saved &&
                             domain::sameEdits(now, *m_made) && now.files == m_made->files;
    return isUntouched && m_session.client() && m_session.reach() != workflow::Session::Reach::Offline;
}

void FreshDraft::discard(const std::function<void()>& then)
{
    const QList<domain::DocumentId> ids{m_made->id};
    m_made.reset();
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
