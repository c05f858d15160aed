#include "ui/pages/editor/draft/offlinedraft.h"

#include "app/domain/document/document.h"
#include "app/workflow/drafts/drafteditor.h"
#include "app/workflow/outbox/workoutbox.h"
#include "ui/pages/editor/draft/filepreview.h"
#include "ui/pages/editor/draft/opendraft.h"

#include <QFile>
#include <QFileInfo>
#include <QUuid>

#include <utility>

namespace ink::ui {

using workflow::WorkOutbox;

std::optional<Result<qint64>> OfflineDraft::create(const QStringList& paths, domain::FolderId folder)
{
    if (!m_outbox) return std::nullopt;
    const auto look = makeFilePreview(paths, PreviewDepth::Whole);
    if (!look) return std::nullopt;
    const domain::AccountDetails account = m_outbox->lastKnownAccount();
    domain::Document draft = look->document;
    draft.title = draft.title.left(255);
    draft.folderId = folder;
    draft.senderEmail = account.email;
    draft.senderName = account.userSetting.name.isEmpty() ? account.email.section(QLatin1Char('@'), 0, 0)
                                                          : account.userSetting.name;
    draft.setting.expireDaysAfterSent = account.userSetting.defaultExpireDays;
    draft.setting.language = domain::documentLanguage(account.userSetting.language, account.limits.languages);
    draft.setting.remindEveryDays = account.notificationSetting.remindEveryDays;
    draft.setting.maxReminders = account.notificationSetting.maxReminders;
    draft.setting.signaturePerSigner = account.userSetting.signaturePerSigner;
    QList<WorkOutbox::LocalFile> files;
    for (qsizetype i = 0; i < paths.size(); ++i) {
        draft.files[i].id = domain::FileId(i + 1); // identifies its bytes
        files.append({QFileInfo(paths.at(i)).fileName(), paths.at(i)});
    }
    const auto entry = m_outbox->addDraft(draft, files);
    if (entry) m_entry = *entry;
    return entry;
}

bool OfflineDraft::acquire(qint64 entry)
{
    if (!m_outbox || !m_outbox->hold(entry)) return false;
    m_entry = entry;
    return true;
}

bool OfflineDraft::contains(qint64 entry) const
{
    return m_outbox && m_outbox->find(entry);
}

void OfflineDraft::open(qint64 entry)
{
    const WorkOutbox::Entry* known = m_outbox->find(entry);
    QHash<domain::FileId, QByteArray> bytes;
    for (qsizetype i = 0; i < known->files.size() && i < known->draft.files.size(); ++i) {
        QFile file(known->files.at(i).path);
        if (file.open(QIODevice::ReadOnly)) bytes.insert(domain::FileId(i + 1), file.readAll());
    }
    const domain::Document draft = known->draft;
    m_draft.editor().openLocalDraft(draft, bytes, [this, entry](const domain::Document& changed) {
        return m_outbox->updateDraft(entry, changed);
    });
}

void OfflineDraft::release()
{
    if (m_entry == 0) return;
    if (m_draft.editor().isLocalOnly()) m_draft.editor().close(); // its last change is saved first
    if (m_outbox) m_outbox->release(std::exchange(m_entry, 0));
}

Result<void> OfflineDraft::sendLater()
{
    workflow::DraftEditor& editor = m_draft.editor();
    if (editor.isLocalOnly()) {
        editor.flush(&editor, [](const Result<void>&) {}); // immediately, because it is only saved locally
        return m_outbox->setSendsDocument(m_entry, true);
    }
    const domain::Document document = m_draft.document();
    const QString fresh = QUuid::createUuid().toString(QUuid::WithoutBraces);
    const QByteArray key = editor.stepKey(QStringLiteral("send"), fresh.toLatin1());
    const auto added = m_outbox->addSend(document.id, document.title, QString::fromLatin1(key));
    if (!added) return fail(added.error());
    return {};
}

} // namespace ink::ui
