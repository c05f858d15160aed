#include "ui/pages/documents/correct/recipientactions.h"

#include "app/domain/document/document.h"
#include "app/workflow/documents/documentamendment.h"
#include "app/workflow/documents/documentcatalog.h"
#include "app/workflow/documents/documentdetails.h"
#include "app/workflow/session/absences.h"
#include "app/workflow/session/session.h"
#include "ui/dialogs/prompts.h"
#include "ui/models/outreachwords.h"
#include "ui/models/words.h"
#include "ui/pages/documents/commands/commandreports.h"
#include "ui/pages/documents/correct/correctiondialog.h"
#include "ui/pages/documents/correct/correctmanydialog.h"
#include "ui/pages/documents/correct/reminderquestion.h"
#include "ui/pages/shared/actionqueue.h"

#include <QLocale>
#include <QWidget>

namespace ink::ui {

using domain::DocumentId;
using workflow::DocumentAction;
using workflow::DocumentRef;
using ActKind = DocumentAction::Kind;

namespace {

QString countText(qsizetype count)
{
    return QLocale().toString(static_cast<qint64>(count));
}

} // namespace

RecipientActions::RecipientActions(const Parts& parts, QWidget* window)
    : QObject(window), m_parts(parts), m_window(window),
      m_reminding(new ReminderQuestion(parts.session, parts.clock, parts.prompts, window))
{
    connect(m_reminding, &ReminderQuestion::messageRequested, &m_parts.reports, &CommandReports::succeeded);
    connect(m_reminding, &ReminderQuestion::failed, &m_parts.reports, &CommandReports::failed);
    connect(m_reminding, &ReminderQuestion::settingsRequested, &m_parts.reports,
            &CommandReports::settingsRequested);
}

void RecipientActions::cancel(const QList<DocumentRef>& documents)
{
    const auto fit = DocumentAction{ActKind::Cancel}.applicableDocuments(documents);
    if (fit.isEmpty()) return;
    m_parts.prompts.text(
        m_window,
        {QStringLiteral("cancelReason"),
         tr("Cancel signing"),
         tr("Reason (recipients will see it)"),
         {},
         fit.size() == 1 ? tr("Cancel 1 document") : tr("Cancel %1 documents").arg(countText(fit.size())),
         2000,
         true,
         false},
        [this, fit](const std::optional<QString>& reason) {
            if (!reason) return;
            m_parts.queue.perform({{ActKind::Cancel, *reason}, fit, [](qsizetype count) {
                                       return count == 1
                                                  ? tr("Cancelled.")
                                                  : tr("%1 documents cancelled.").arg(countText(count));
                                   }});
        });
}

void RecipientActions::correct(const QList<DocumentRef>& documents)
{
    const auto fit = DocumentAction{ActKind::Correct}.applicableDocuments(documents);
    if (fit.size() == 1) return correctOne(fit.constFirst().id);
    if (fit.isEmpty()) return;
    auto* dialog = new CorrectManyDialog(fit.size(), workflow::calendarDay(m_parts.clock.now()), m_window);
    connect(dialog, &QDialog::accepted, this, [this, dialog, fit] {
        m_parts.queue.perform({dialog->action(), fit, [](qsizetype count) {
                                   return count == 1 ? tr("1 document corrected.")
                                                     : tr("%1 documents corrected.").arg(countText(count));
                               }});
    });
    dialog->open();
}

void RecipientActions::correctOne(DocumentId id)
{
    Q_EMIT m_parts.reports.started();
    workflow::loadForAmendment(m_parts.session, id, this, [this](const Result<domain::Document>& document) {
        if (!document) {
            Q_EMIT m_parts.reports.failed(document.error());
            return m_parts.details.refresh();
        }
        auto* dialog =
            new CorrectionDialog(*document, m_parts.session, m_parts.clock, m_parts.prompts, m_window);
        connect(dialog, &CorrectionDialog::corrected, this, &RecipientActions::reportCorrection);
        connect(dialog, &CorrectionDialog::tagCorrectionRequested, this,
                [this, id = document->id] { Q_EMIT m_parts.reports.tagCorrectionRequested(id); });
        dialog->open();
    });
}

void RecipientActions::reportCorrection()
{
    Q_EMIT m_parts.reports.succeeded(tr("Corrected."));
    Q_EMIT m_parts.reports.changed();
}

void RecipientActions::remind(const QList<DocumentRef>& documents)
{
    const DocumentAction act{ActKind::Remind, {}, {}};
    const auto fit = act.applicableDocuments(documents);
    if (fit.isEmpty()) return;
    const auto known = [this, fit] {
        QList<const domain::DocumentSummary*> found;
        for (const DocumentRef& document : fit)
            if (const auto* summary = m_parts.catalog.rows().find(document.id)) found.append(summary);
        return found;
    };
    m_reminding->ask(fit, known, [this, act, fit] {
        m_parts.queue.perform({act, fit, [this](qsizetype people) {
                                   return reminderSentText(m_parts.session.outreach(),
                                                           static_cast<int>(people));
                               }});
    });
}

void RecipientActions::remindOne(const QString& invitationGuid)
{
    const auto& document = m_parts.details.document();
    if (!m_parts.session.client() || !document) return;
    Q_EMIT m_parts.reports.started();
    m_reminding->askForOne(
        workflow::refOf(*document), invitationGuid, [this, id = document->id, invitationGuid] {
            if (!m_parts.session.client()) return;
            m_parts.session.client()->remind(id, invitationGuid, this, [this](const Result<void>& result) {
                if (result)
                    Q_EMIT m_parts.reports.succeeded(reminderSentText(m_parts.session.outreach(), 1));
                else
                    Q_EMIT m_parts.reports.failed(result.error());
                m_parts.details.refresh();
            });
        });
}

void RecipientActions::reassign(domain::DocumentId id, const QString& invitationGuid, const QString& deputy)
{
    const auto go = [this, id, invitationGuid, deputy] {
        if (!m_parts.session.client()) return;
        m_parts.session.client()->delegateToDeputy(
            id, invitationGuid, this, [this, deputy](const Result<void>& result) {
                if (!result) {
                    Q_EMIT m_parts.reports.failed(result.error());
                    return m_parts.absences.refresh();
                }
                Q_EMIT m_parts.reports.changed();
                Q_EMIT m_parts.reports.succeeded(
                    tr("%1 was invited in place of the absent recipient.").arg(deputy));
            });
    };
    m_parts.prompts.confirm(
        m_window,
        {QStringLiteral("reassign"), tr("Reassign to %1?", "a deputy").arg(deputy),
         tr("The deputy receives the invitation. The absent recipient's link stops working, and their "
            "entries are removed. The absent recipient is notified by email."),
         tr("Reassign"), true},
        [go](bool yes) {
            if (yes) go();
        });
}

} // namespace ink::ui

#include "moc_recipientactions.cpp"
