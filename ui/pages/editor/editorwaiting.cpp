// Drafts without a connection: begun here, kept in the outbox, sent when the server is reached.
#include "app/workflow/drafts/drafteditor.h"
#include "app/workflow/outbox/workoutbox.h"
#include "app/workflow/session/session.h"
#include "app/workflow/shelf/offlineshelf.h"
#include "ui/commands/drafttarget.h"
#include "ui/pages/editor/editorpage.h"
#include "ui/pages/editor/firstlook.h"
#include "ui/pages/outbox/conflictdialog.h"
#include "ui/widgets/banner.h"

#include <QFile>
#include <QFileInfo>
#include <QUuid>

#include <utility>

namespace ink::ui {

using workflow::WorkOutbox;

bool EditorPage::beginHere(const QStringList& paths, domain::FolderId folder)
{
    if (!m_outbox) return false;
    const auto look = firstLook(paths, LookDepth::Whole);
    if (!look) return false; // what can't be shown can't be worked on
    const domain::AccountDetails account = m_outbox->lastKnownAccount();
    domain::Document draft = look->document;
    draft.title = draft.title.left(255);
    draft.folderId = folder;
    draft.senderEmail = account.email;
    draft.senderName = account.userSetting.name.isEmpty() ? account.email.section(QLatin1Char('@'), 0, 0)
                                                          : account.userSetting.name;
    draft.setting.expireDaysAfterSent = account.userSetting.defaultExpireDays;
    draft.setting.remindEveryDays = account.notificationSetting.remindEveryDays;
    draft.setting.maxReminders = account.notificationSetting.maxReminders;
    draft.setting.signaturePerSigner = account.userSetting.signaturePerSigner;
    QList<WorkOutbox::LocalFile> files;
    for (qsizetype i = 0; i < paths.size(); ++i) {
        draft.files[i].id = domain::FileId(i + 1); // the place of its bytes
        files.append({QFileInfo(paths.at(i)).fileName(), paths.at(i)});
    }
    const auto entry = m_outbox->addDraft(draft, files);
    if (!entry) {
        showOutcome(entry.error(), [this, paths, folder] { createFrom(paths, folder); });
        return true;
    }
    m_waiting = *entry;
    openHere(*entry);
    return true;
}

void EditorPage::setShelf(const workflow::OfflineShelf* shelf)
{
    m_shelf = shelf;
    if (shelf) m_editor->setKept([shelf](domain::DocumentId id) { return shelf->find(id); });
}

void EditorPage::openWaiting(qint64 entry)
{
    if (m_waiting == entry && m_editor->isOpen()) return;
    startAnew();
    if (!m_outbox || !m_outbox->hold(entry)) return; // on its way already
    m_waiting = entry;
    openHere(entry);
}

void EditorPage::openHere(qint64 entry)
{
    const WorkOutbox::Entry* known = m_outbox->find(entry);
    if (!known) return;
    QHash<domain::FileId, QByteArray> bytes;
    for (qsizetype i = 0; i < known->files.size() && i < known->draft.files.size(); ++i) {
        QFile file(known->files.at(i).path);
        if (file.open(QIODevice::ReadOnly)) bytes.insert(known->draft.files.at(i).id, file.readAll());
    }
    const domain::Document draft = known->draft;
    m_busy = false;
    m_error->setError(std::nullopt);
    m_editor->openHere(draft, bytes, [this, entry](const domain::Document& changed) {
        return m_outbox->updateDraft(entry, changed);
    });
    showDocument();
}

void EditorPage::letGo()
{
    if (m_conflict) m_conflict->close(); // it is about a draft that goes
    if (m_waiting == 0) return;
    if (m_editor->isHereOnly()) m_editor->close(); // its last change is kept first
    if (m_outbox) m_outbox->release(std::exchange(m_waiting, 0));
}

bool EditorPage::isUntouched() const
{
    if (!m_made || !m_editor->isOpen() || m_editor->isReadOnly() || m_editor->isHereOnly()) return false;
    const domain::Document& now = m_editor->document();
    return now.id == m_made->id && now.type == domain::DocumentType::Document && m_stack.count() == 0 &&
           !m_fileWork && m_editor->saveState() == workflow::DraftEditor::SaveState::Saved &&
           now.title == m_made->title && now.message == m_made->message && now.files == m_made->files &&
           now.invitations == m_made->invitations && now.tags == m_made->tags;
}

void EditorPage::leave()
{
    api::ApiClient* client = m_session.client();
    if (!isUntouched() || !client || m_session.reach() == workflow::Session::Reach::Offline)
        return Q_EMIT closeRequested();
    // Somebody only looked: the files are where they were, and the draft would be in the way.
    const QList<domain::DocumentId> ids{m_made->id};
    m_made.reset();
    m_close->setEnabled(false);
    client->remove(ids, this, [this, ids](const Result<QList<api::ApiClient::Removal>>& removed) {
        m_close->setEnabled(true);
        if (removed && m_session.client())
            m_session.client()->purge(ids, this, [](const Result<QList<api::ApiClient::Removal>>&) {});
        Q_EMIT closeRequested();
    });
}

void EditorPage::sendLater()
{
    if (!m_outbox || !m_editor->isOpen()) return;
    rememberPeople();
    const domain::Document document = m_editor->document();
    Result<void> kept;
    if (m_editor->isHereOnly()) {
        m_editor->flush(m_editor.get(), [](const Result<void>&) {}); // at once: nothing goes anywhere
        kept = m_outbox->setSend(m_waiting, true);
    } else {
        const QString fresh = QUuid::createUuid().toString(QUuid::WithoutBraces);
        const QByteArray key = m_editor->stepKey(QStringLiteral("send"), fresh.toLatin1());
        const auto added = m_outbox->addSend(document.id, document.title, QString::fromLatin1(key));
        if (!added) kept = fail(added.error());
    }
    if (!kept) return m_error->setError(kept.error());
    m_stack.clear();
    Q_EMIT keptForLater();
}

void EditorPage::showConflict()
{
    m_state->setText(tr("draft, conflicting changes"));
    m_error->setError(std::nullopt);
    if (m_conflict) return;
    m_conflict = new ConflictDialog(*m_editor, this);
    m_conflict->setAttribute(Qt::WA_DeleteOnClose);
    connect(m_conflict, &ConflictDialog::settled, this, [this](domain::DocumentId copy) {
        m_stack.clear(); // its steps are about another state
        if (!copy.isNull()) Q_EMIT said(tr("Your version is now a separate draft."), {});
    });
    // Decided later: the draft shows how it stands, and Retry asks again.
    connect(m_conflict, &QDialog::rejected, this, [this] {
        m_again = [this] { showConflict(); };
        m_error->setError(m_editor->saveError());
    });
    m_conflict->open();
}

} // namespace ink::ui
