#include "ui/pages/documents/correct/reminderquestion.h"

#include "app/base/clock.h"
#include "app/base/reasons.h"
#include "app/domain/document/document.h"
#include "app/workflow/session/session.h"
#include "ui/models/outreachwords.h"
#include "ui/models/words.h"
#include "ui/pages/documents/correct/reminderpreview.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QLocale>
#include <QWidget>

namespace ink::ui {

using workflow::DocumentRef;

ReminderQuestion::ReminderQuestion(workflow::Session& session, const Clock& clock, Prompts& prompts,
                                   QWidget* window)
    : QObject(window), m_session(session), m_clock(clock), m_prompts(prompts), m_window(window)
{
}

void ReminderQuestion::ask(const QList<DocumentRef>& documents, const DocumentProvider& known,
                           const std::function<void()>& remind)
{
    m_session.queryOutreach(this, [this, documents, known, remind](const Result<domain::Outreach>& outreach) {
        if (outreach && outreach->canSendMail == false) return offerLinks(documents);
        if (documents.size() == 1) return remindOne(remind);
        const QString text =
            outreach && outreach->canSendMail
                ? tr("Everyone who still has to act on these documents gets an email.")
                : tr("The service will be asked to remind everyone who still has to act on these documents.");
        const QList<const domain::DocumentSummary*> found = known();
        const QString whom = reminderPreview(found, documents.size() - found.size(), m_clock.now());
        confirm({QStringLiteral("remindMany"), tr("Send reminders?"),
                 whom.isEmpty() ? text : text + QStringLiteral("\n\n") + whom,
                 tr("Send reminders for %1 documents")
                     .arg(QLocale().toString(static_cast<qint64>(documents.size()))),
                 true}, // Cancel comes first
                remind);
    });
}

void ReminderQuestion::askForOne(const DocumentRef& document, const QString& invitationGuid,
                                 const std::function<void()>& remind)
{
    m_session.queryOutreach(
        this, [this, document, invitationGuid, remind](const Result<domain::Outreach>& outreach) {
            if (outreach && outreach->canSendMail == false) return offerLinks({document}, {invitationGuid});
            remindOne(remind);
        });
}

/** Sends a single reminder without asking, unless its link works only on this computer. */
void ReminderQuestion::remindOne(const std::function<void()>& remind)
{
    if (reminderWarning(m_session.outreach()).isEmpty()) return remind();
    confirm({QStringLiteral("remindOne"), tr("Send the reminder?"), {}, tr("Send anyway"), true}, remind);
}

void ReminderQuestion::confirm(Prompts::Confirm question, const std::function<void()>& remind)
{
    if (const QString warning = reminderWarning(m_session.outreach()); !warning.isEmpty()) {
        question.text = question.text.isEmpty() ? warning : warning + QStringLiteral("\n\n") + question.text;
        if (m_session.isLocal()) {
            question.otherText = tr("Open settings");
            question.onOther = [this] { Q_EMIT settingsRequested(); };
        }
    }
    m_prompts.confirm(m_window, question, [remind](bool yes) {
        if (yes) remind();
    });
}

/** Offers the signing links of recipients who still have to act, because no email can be sent. */
void ReminderQuestion::offerLinks(const QList<DocumentRef>& documents, const QSet<QString>& invitations)
{
    constexpr qsizetype maxCopied = 200; // each document is fetched for its links
    if (documents.size() > maxCopied)
        return void(Q_EMIT failed(fail(ErrorCode::NotMailed, reasons::serviceHasNoMail()).value()));
    const bool here = m_session.outreach().links == domain::Outreach::Links::ThisComputer;
    m_prompts.confirm(m_window,
                      {QStringLiteral("remindByLink"), tr("This service can't send email"),
                       here ? tr("Nobody can be reminded by email, and the signing links work only on this "
                                 "computer. Have people sign here in person, or connect to a service with "
                                 "email and a public address.")
                            : tr("Nobody can be reminded by email. Copy the signing links and send them "
                                 "yourself."),
                       tr("Copy signing links"), false},
                      [this, documents, invitations](bool yes) {
                          if (yes) copyLinks(documents, invitations, {});
                      });
}

void ReminderQuestion::copyLinks(QList<DocumentRef> documents, const QSet<QString>& invitations,
                                 QStringList lines)
{
    if (documents.isEmpty() || !m_session.client()) {
        if (lines.isEmpty()) return;
        QGuiApplication::clipboard()->setText(lines.join(QLatin1Char('\n')));
        return void(
            Q_EMIT messageRequested(tr("%n signing links copied.", nullptr, static_cast<int>(lines.size()))));
    }
    const DocumentRef next = documents.takeFirst();
    m_session.client()->retrieve(
        next.id, this,
        [this, documents, invitations, lines](const Result<domain::Document>& document) mutable {
            if (!document) return void(Q_EMIT failed(document.error()));
            for (const domain::Invitation& invitation : document->invitations)
                if (workflow::isAwaitingAction(invitation) &&
                    (invitations.isEmpty() || invitations.contains(invitation.guid)))
                    lines.append(invitations.size() != 1 ? QStringLiteral("%1, %2: %3")
                                                               .arg(document->title, personName(invitation),
                                                                    invitation.signingUrl)
                                                         : invitation.signingUrl);
            copyLinks(documents, invitations, lines);
        });
}

} // namespace ink::ui

#include "moc_reminderquestion.cpp"
