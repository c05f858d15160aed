#include "ui/pages/documents/recipientacts.h"

#include "app/base/reasons.h"
#include "app/workflow/documents/documentamendment.h"
#include "app/workflow/documents/documentcatalog.h"
#include "app/workflow/documents/documentdetails.h"
#include "app/workflow/session/session.h"
#include "ui/dialogs/prompts.h"
#include "ui/models/outreachwords.h"
#include "ui/models/words.h"
#include "ui/pages/documents/correctiondialog.h"
#include "ui/pages/documents/correctmanydialog.h"
#include "ui/pages/documents/reminderpreview.h"
#include "ui/pages/shared/actqueue.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QLocale>
#include <QWidget>

namespace ink::ui {

using domain::DocumentId;
using workflow::DocumentAct;
using workflow::DocumentRef;
using ActKind = DocumentAct::Kind;

namespace {

QString countText(qsizetype count)
{
    return QLocale().toString(static_cast<qint64>(count));
}

} // namespace

RecipientActs::RecipientActs(const Parts& parts, QWidget* window)
    : QObject(window), m_parts(parts), m_window(window)
{
}

void RecipientActs::cancel(const QList<DocumentRef>& documents)
{
    const auto fit = DocumentAct{ActKind::Cancel}.fitting(documents);
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
            m_parts.queue.carryOut({{ActKind::Cancel, *reason}, fit, [](qsizetype count) {
                                        return count == 1
                                                   ? tr("Cancelled.")
                                                   : tr("%1 documents cancelled.").arg(countText(count));
                                    }});
        });
}

void RecipientActs::correct(const QList<DocumentRef>& documents)
{
    const auto fit = DocumentAct{ActKind::Correct}.fitting(documents);
    if (fit.size() == 1) return correctOne(fit.constFirst().id);
    if (fit.isEmpty()) return;
    auto* dialog = new CorrectManyDialog(fit.size(), workflow::calendarDay(m_parts.clock.now()), m_window);
    connect(dialog, &QDialog::accepted, this, [this, dialog, fit] {
        m_parts.queue.carryOut({dialog->act(), fit, [](qsizetype count) {
                                    return count == 1 ? tr("1 document corrected.")
                                                      : tr("%1 documents corrected.").arg(countText(count));
                                }});
    });
    dialog->open();
}

void RecipientActs::correctOne(DocumentId id)
{
    Q_EMIT acted();
    workflow::loadForAmendment(m_parts.session, id, this, [this](const Result<domain::Document>& document) {
        if (!document) {
            Q_EMIT failed(document.error());
            return m_parts.details.refresh();
        }
        auto* dialog =
            new CorrectionDialog(*document, m_parts.session, m_parts.clock, m_parts.prompts, m_window);
        connect(dialog, &CorrectionDialog::corrected, this, &RecipientActs::showCorrected);
        connect(dialog, &CorrectionDialog::tagsWanted, this,
                [this, id = document->id] { Q_EMIT correctTagsRequested(id); });
        dialog->open();
    });
}

void RecipientActs::showCorrected()
{
    Q_EMIT said(tr("Corrected."));
    Q_EMIT corrected();
}

void RecipientActs::remind(const QList<DocumentRef>& documents)
{
    const DocumentAct act{ActKind::Remind, {}, {}};
    const auto fit = act.fitting(documents);
    if (fit.isEmpty()) return;
    const auto go = [this, act, fit] {
        m_parts.queue.carryOut({act, fit, [this](qsizetype people) {
                                    return remindedWords(m_parts.session.outreach(),
                                                         static_cast<int>(people));
                                }});
    };
    m_parts.session.askOutreach(this, [this, go, fit](const Result<domain::Outreach>& outreach) {
        if (outreach && outreach->canSendMail == false) return offerLinks(fit);
        if (fit.size() == 1) return go();
        const QString told = outreach && outreach->canSendMail
                                 ? tr("Everyone who still has to act on these documents gets an email.")
                                 : tr("The service is asked to remind everyone who still has to act on these "
                                      "documents.");
        QList<const domain::DocumentSummary*> known;
        for (const DocumentRef& document : fit)
            if (const auto* summary = m_parts.catalog.rows().find(document.id)) known.append(summary);
        const QString whom = reminderPreview(known, fit.size() - known.size(), m_parts.clock.now());
        m_parts.prompts.confirm(m_window,
                                {QStringLiteral("remindMany"), tr("Send reminders?"),
                                 whom.isEmpty() ? told : told + QStringLiteral("\n\n") + whom,
                                 tr("Remind for %1 documents").arg(countText(fit.size())), false},
                                [go](bool yes) {
                                    if (yes) go();
                                });
    });
}

void RecipientActs::remindOne(const QString& invitationGuid)
{
    const auto& document = m_parts.details.document();
    if (!m_parts.session.client() || !document) return;
    Q_EMIT acted();
    m_parts.session.askOutreach(this, [this, id = document->id, ref = workflow::refOf(*document),
                                       invitationGuid](const Result<domain::Outreach>& outreach) {
        if (!m_parts.session.client()) return;
        if (outreach && outreach->canSendMail == false) return offerLinks({ref}, invitationGuid);
        m_parts.session.client()->remind(id, invitationGuid, this, [this](const Result<void>& result) {
            if (result)
                Q_EMIT said(remindedWords(m_parts.session.outreach(), 1));
            else
                Q_EMIT failed(result.error());
            m_parts.details.refresh();
        });
    });
}

/** The alternative when no email can be sent: the signing links of recipients who still have to act. */
void RecipientActs::offerLinks(const QList<DocumentRef>& documents, const QString& invitationGuid)
{
    constexpr qsizetype maxCopied = 200; // each document is fetched for its links
    if (documents.size() > maxCopied)
        return void(Q_EMIT failed(fail(ErrorCode::NotMailed, reasons::serviceHasNoMail()).value()));
    const bool here = m_parts.session.outreach().links == domain::Outreach::Links::ThisComputer;
    m_parts.prompts.confirm(
        m_window,
        {QStringLiteral("remindByLink"), tr("This service can't send email"),
         here ? tr("Nobody can be reminded by email, and the signing links work only on this "
                   "computer. Have people sign here in person, or connect to a service with "
                   "email and a public address.")
              : tr("Nobody can be reminded by email. Copy the signing links and send them "
                   "yourself."),
         tr("Copy signing links"), false},
        [this, documents, invitationGuid](bool yes) {
            if (yes) copyLinks(documents, invitationGuid, {});
        });
}

void RecipientActs::copyLinks(QList<DocumentRef> documents, const QString& invitationGuid, QStringList lines)
{
    if (documents.isEmpty() || !m_parts.session.client()) {
        if (lines.isEmpty()) return;
        QGuiApplication::clipboard()->setText(lines.join(QLatin1Char('\n')));
        return void(Q_EMIT said(tr("%n signing links copied.", nullptr, static_cast<int>(lines.size()))));
    }
    const DocumentRef next = documents.takeFirst();
    m_parts.session.client()->retrieve(
        next.id, this,
        [this, documents, invitationGuid, lines](const Result<domain::Document>& document) mutable {
            if (!document) return void(Q_EMIT failed(document.error()));
            for (const domain::Invitation& invitation : document->invitations)
                if (workflow::isHeld(invitation) &&
                    (invitationGuid.isEmpty() || invitation.guid == invitationGuid))
                    lines.append(invitationGuid.isEmpty() ? QStringLiteral("%1, %2: %3")
                                                                .arg(document->title, personName(invitation),
                                                                     invitation.signingUrl)
                                                          : invitation.signingUrl);
            copyLinks(documents, invitationGuid, lines);
        });
}

} // namespace ink::ui
