// "See it as the signer does": the draft as its recipients will meet it, in the editor's place.
#include "app/workflow/drafts/drafteditor.h"
#include "ui/pages/editor/editorpage.h"
#include "ui/pages/editor/editorworkspace.h"
#include "ui/pages/editor/previewpage.h"
#include "ui/viewer/pageview.h"

#include <QFrame>
#include <QStackedWidget>

namespace ink::ui {

void EditorPage::openPreview()
{
    if (!m_editor->isOpen() || m_editor->isReadOnly() || m_busy || m_reviewing) return;
    if (!m_preview) {
        m_preview = new PreviewPage(m_prompts, this);
        m_stage->addWidget(m_preview);
        connect(m_preview, &PreviewPage::closeRequested, this, [this] {
            endPreview();
            showDocument();
            m_workspace->view().setFocus(Qt::OtherFocusReason);
        });
    }
    m_previewing = true;
    m_header->hide();
    m_rule->hide();
    QHash<domain::FileId, QByteArray> bytes;
    for (const domain::File& file : m_editor->document().files)
        bytes.insert(file.id, m_editor->fileBytes(file.id));
    m_stage->setCurrentWidget(m_preview);
    m_preview->start(m_editor->document(), bytes, m_workspace->view().editing().activeInvitation());
    m_preview->setFocus(Qt::OtherFocusReason);
}

void EditorPage::endPreview()
{
    if (!m_previewing) return;
    m_previewing = false;
    m_preview->stop();
}

} // namespace ink::ui
