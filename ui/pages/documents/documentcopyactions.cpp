#include "ui/pages/documents/documentcopyactions.h"

#include "app/domain/document/document.h"
#include "app/workflow/session/session.h"
#include "ui/dialogs/prompts.h"
#include "ui/models/isolated.h"
#include "ui/models/outreachwords.h"
#include "ui/pages/documents/commands/commandreports.h"
#include "ui/widgets/style/icons.h"

#include <QAction>
#include <QCursor>
#include <QLocale>
#include <QMenu>
#include <QPushButton>
#include <QUuid>

#include <memory>

namespace ink::ui {

DocumentCopyActions::DocumentCopyActions(workflow::Session& session, Prompts& prompts,
                                         CommandReports& reports, QWidget& window)
    : QObject(&window), m_session(session), m_prompts(prompts), m_reports(reports), m_window(window),
      m_copier(session)
{
}

QString textsToCheckMessage(const QStringList& names)
{
    QStringList quoted;
    for (const QString& name : names)
        quoted.append(DocumentCopyActions::tr("“%1”").arg(isolated(name)));
    return DocumentCopyActions::tr("Check the text of %1, which was filled in for the original document.")
        .arg(QLocale().createSeparatedList(quoted));
}

void DocumentCopyActions::offerResend(const domain::Document& document)
{
    const auto people = static_cast<int>(document.invitations.size());
    auto* menu = new QMenu(&m_window);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->setObjectName(QStringLiteral("resendMenu"));
    const domain::DocumentId id = document.id;
    const auto title = document.title;
    connect(menu->addAction(icon(Icon::Edit), tr("Edit before sending")), &QAction::triggered, this,
            [this, id] { copy(id, false); });
    connect(menu->addAction(icon(Icon::Send), people == 1 ? tr("Send to 1 person now…")
                                                          : tr("Send to %1 people now…").arg(people)),
            &QAction::triggered, this, [this, id, title, people] {
                m_prompts.confirm(&m_window,
                                  {QStringLiteral("resend"), tr("Send “%1” again?").arg(isolated(title)),
                                   tr("Creates a new document with the same files, recipients and message. "
                                      "Filled-in values are not copied.") +
                                       QLatin1Char(' ') + notificationText(m_session.outreach()),
                                   sendButtonText(m_session.outreach(), people), true},
                                  [this, id](bool yes) {
                                      if (yes) copy(id, true);
                                  });
            });
    const auto* button = m_window.findChild<QPushButton*>(QStringLiteral("detailsResend"));
    menu->popup(button ? button->mapToGlobal(QPoint(0, button->height())) : QCursor::pos());
}

void DocumentCopyActions::copy(domain::DocumentId id, bool send)
{
    const auto toCheck = std::make_shared<QStringList>();
    m_copier.copy(
        id, domain::DocumentType::Document,
        [send, toCheck](domain::Document& draft, const domain::Document& source) {
            *toCheck = workflow::textsToCheck(source);
            if (!send) draft.title = tr("%1 (copy)").arg(draft.title).left(255);
        },
        this,
        [this, send, toCheck](const Result<domain::Document>& made) {
            if (!made) return void(Q_EMIT m_reports.failed(made.error()));
            // Texts computed for another document aren't sent unseen.
            if (!send || !toCheck->isEmpty()) {
                QString text = tr("Draft created with the same files and recipients.");
                if (!toCheck->isEmpty()) text += QLatin1Char(' ') + textsToCheckMessage(*toCheck);
                Q_EMIT m_reports.succeeded(text);
                return void(Q_EMIT m_reports.openRequested(made->id));
            }
            if (!m_session.client()) return; // the connection was closed
            wire::DocumentPatch patch;
            patch.signingStatus = domain::SigningStatus::InProgress;
            m_session.client()->update(made->id, patch, QUuid::createUuid().toString(QUuid::WithoutBraces),
                                       this, [this](const Result<domain::Document>& sent) {
                                           if (sent)
                                               Q_EMIT m_reports.succeeded(sentText(m_session.outreach()));
                                           else
                                               Q_EMIT m_reports.failed(sent.error());
                                           Q_EMIT sendFinished(sent ? sent->id : domain::DocumentId());
                                       });
        });
}

} // namespace ink::ui

#include "moc_documentcopyactions.cpp"
