#include "ui/pages/editor/sending/draftsender.h"

#include "app/domain/document/finding.h"
#include "app/workflow/drafts/drafteditor.h"
#include "app/workflow/session/session.h"
#include "ui/commands/drafttarget.h"
#include "ui/pages/editor/draft/offlinedraft.h"
#include "ui/pages/editor/draft/opendraft.h"
#include "ui/pages/editor/findings/editorfindings.h"
#include "ui/pages/editor/findings/findingtext.h"
#include "ui/pages/editor/recipients/filevisibilitydialog.h"
#include "ui/pages/editor/sending/editorsenddialog.h"
#include "ui/pages/editor/workspace/editorworkspace.h"

#include <algorithm>

namespace ink::ui {

DraftSender::DraftSender(workflow::Session& session, OpenDraft& draft, OfflineDraft& offline,
                         EditorWorkspace& workspace, settings::Settings& settings)
    : m_session(session), m_draft(draft), m_offline(offline), m_workspace(workspace), m_people(settings)
{
}

void DraftSender::open(QWidget& page)
{
    EditorFindings& findings = m_workspace.findings();
    if (findings.errorCount() > 0) {
        findings.openList();
        return;
    }
    EditorSendDialog::Notice notice;
    if (!findings.findings().isEmpty())
        notice = [this, all = findings.findings()] {
            constexpr qsizetype maxListed = 200; // keeps the list readable
            QStringList lines;
            for (const domain::Finding& finding : all.first(std::min(maxListed, all.size())))
                lines.append(findingText(m_draft.document(), finding));
            return lines.size() == 1 ? lines.first()
                                     : QStringLiteral("• ") + lines.join(QStringLiteral("\n• "));
        };
    auto* dialog = new EditorSendDialog(m_session, m_draft.editor(), m_draft.target(), m_draft.undoStack(),
                                        notice, &page);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    if (m_offline.hasOutbox()) dialog->offerLater(m_draft.editor().isLocalOnly(), [this] { queueOffline(); });
    connect(dialog, &EditorSendDialog::sent, this, [this](domain::DocumentId id) {
        m_draft.undoStack().clear();
        rememberPeople();
        Q_EMIT sent(id);
    });
    connect(dialog, &EditorSendDialog::settingsRequested, this, &DraftSender::settingsRequested);
    connect(dialog, &EditorSendDialog::scheduled, this, [this](domain::DocumentId id, bool isPlanned) {
        m_draft.undoStack().clear();
        rememberPeople();
        Q_EMIT scheduled(id, isPlanned);
    });
    dialog->open();
}

void DraftSender::chooseVisibility(QWidget& page)
{
    if (!m_draft.isEditable()) return;
    // While offline, support is assumed, and checked before the document is sent.
    const bool isSupported = m_draft.editor().isLocalOnly() ||
                             m_session.reach() == workflow::Session::Reach::Offline ||
                             m_session.knownLimits().fileVisibility;
    auto* dialog = new FileVisibilityDialog(m_draft.target(), m_draft.undoStack(), isSupported, &page);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

void DraftSender::saveThen(const std::function<void()>& then)
{
    if (!m_draft.isOpen()) return;
    if (!m_draft.isEditable()) return then();
    m_draft.editor().flush(&m_draft.editor(), [this, then](const Result<void>& saved) {
        if (saved) return then();
        Q_EMIT saveFailed(saved.error(), [this, then] { saveThen(then); });
    });
}

void DraftSender::queueOffline()
{
    if (!m_offline.hasOutbox() || !m_draft.isOpen()) return;
    rememberPeople();
    const Result<void> kept = m_offline.sendLater();
    if (!kept) {
        Q_EMIT failed(kept.error());
        return;
    }
    m_draft.undoStack().clear();
    Q_EMIT queuedOffline();
}

void DraftSender::rememberPeople()
{
    const QList<domain::Invitation> invitations = m_draft.document().invitations;
    for (auto person = invitations.crbegin(); person != invitations.crend(); ++person)
        m_people.remember({person->recipientName, person->recipientEmail});
}

} // namespace ink::ui

#include "moc_draftsender.cpp"
