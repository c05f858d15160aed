#include "ui/pages/documents/detailsactions.h"

#include "app/workflow/documents/documentdetails.h"
#include "ui/dialogs/prompts.h"
#include "ui/models/isolated.h"
#include "ui/models/outreachwords.h"
#include "ui/pages/documents/correct/recipientactions.h"
#include "ui/pages/documents/details/documentdetailspane.h"
#include "ui/pages/documents/details/linkdialog.h"
#include "ui/widgets/style/icons.h"

#include <QAction>
#include <QClipboard>
#include <QDesktopServices>
#include <QFileInfo>
#include <QGuiApplication>
#include <QUrl>
#include <QWidget>

namespace ink::ui {

using TurnCommand = RecipientCommand::Id;

DetailsActions::DetailsActions(const Parts& parts, QWidget* window)
    : QObject(window), m_parts(parts), m_window(window),
      m_paper(new PaperActions(parts.session, parts.prompts, window)),
      m_deputies(new DeputyActions(parts.session, parts.prompts, window)),
      m_questions(new QuestionActions(parts.session, window))
{
    connectPaper();
    connectDeputies();
    connectQuestions();
    DocumentDetailsPane* pane = &m_parts.pane;
    connect(pane, &DocumentDetailsPane::recipientCommandRequested, this, &DetailsActions::perform);
    connect(pane, &DocumentDetailsPane::redeliverRequested, this, [this](const QString& id) {
        m_parts.details.redeliver(
            id, this, [this](const Result<void>& result) { report(result, tr("Sending again.")); });
    });
    connect(pane, &DocumentDetailsPane::downloadRequested, this, &DetailsActions::download);
}

void DetailsActions::perform(TurnCommand command, const QString& invitationGuid)
{
    const auto& document = m_parts.details.document();
    const int number = document ? document->invitationIndexOf(invitationGuid) : 0;
    if (number == 0) return;
    const domain::Invitation& invitation = document->invitations.at(number - 1);
    switch (command) {
    case TurnCommand::CopyLink:
        return copyLink(invitation.signingUrl);
    case TurnCommand::ShowLink:
        return showLink(*document, invitation);
    case TurnCommand::MailLink:
        return openMail(mailLetter(*document, invitation));
    case TurnCommand::Print:
        return m_paper->print(document->id, invitationGuid);
    case TurnCommand::ImportScan:
        return m_paper->importScan(document->id, invitationGuid);
    case TurnCommand::Remind:
        return m_parts.recipients.remindOne(invitationGuid);
    case TurnCommand::HandOver: {
        const RecipientTurn turn{*document, number - 1, m_deputies->absences()};
        return m_deputies->handOver(document->id, invitationGuid, turn.deputyPlan().deputy.name);
    }
    case TurnCommand::SignHere:
        return Q_EMIT signRequested(document->id, invitationGuid);
    }
}

void DetailsActions::connectPaper()
{
    connect(m_paper, &PaperActions::said, this, &DetailsActions::said);
    connect(m_paper, &PaperActions::failed, this, &DetailsActions::failed);
    connect(m_paper, &PaperActions::recorded, this, &DetailsActions::recorded);
}

void DetailsActions::connectDeputies()
{
    connect(m_deputies, &DeputyActions::absencesChanged, this,
            [this] { m_parts.pane.setAbsences(m_deputies->absences()); });
    connect(m_deputies, &DeputyActions::said, this, &DetailsActions::said);
    connect(m_deputies, &DeputyActions::failed, this, &DetailsActions::failed);
    connect(m_deputies, &DeputyActions::handedOver, this, &DetailsActions::handedOver);
}

void DetailsActions::connectQuestions()
{
    connect(&m_parts.pane, &DocumentDetailsPane::answerRequested, this,
            [this](const domain::Question& question) {
                if (const auto& document = m_parts.details.document())
                    m_questions->answer(*document, question);
            });
    connect(&m_parts.pane, &DocumentDetailsPane::placeRequested, this,
            [this](const domain::Question& question) {
                if (const auto& document = m_parts.details.document())
                    m_questions->showPlace(*document, question);
            });
    connect(m_questions, &QuestionActions::ended, &m_parts.details, &workflow::DocumentDetails::refresh);
    connect(m_questions, &QuestionActions::answered, this, [this] { Q_EMIT finished(tr("Answer sent.")); });
    connect(m_questions, &QuestionActions::failed, this, &DetailsActions::failed);
}

QList<QAction*> DetailsActions::commands()
{
    m_commands = std::make_unique<QObject>();
    QList<QAction*> commands;
    const QList<RecipientTurn> turns = m_parts.pane.turns();
    for (const RecipientTurn& turn : turns) {
        for (const RecipientCommand& command : recipientCommands()) {
            if (!command.paletteText || !command.isAvailable(turn)) continue;
            auto* action = new QAction(icon(command.sign), command.paletteText(turn), m_commands.get());
            connect(action, &QAction::triggered, this,
                    [this, id = command.id, guid = turn.invitation().guid] { perform(id, guid); });
            commands.append(action);
        }
    }
    return commands;
}

void DetailsActions::report(const Result<void>& result, const QString& text)
{
    if (result)
        Q_EMIT finished(text);
    else
        Q_EMIT failed(result.error());
}

void DetailsActions::copyLink(const QString& signingUrl)
{
    QGuiApplication::clipboard()->setText(signingUrl);
    Q_EMIT said(linkCopiedWords(signingUrl));
}

void DetailsActions::showLink(const domain::Document& document, const domain::Invitation& invitation)
{
    auto* dialog = new LinkDialog(document, invitation, m_window);
    connect(dialog, &LinkDialog::copyRequested, this, &DetailsActions::copyLink);
    connect(dialog, &LinkDialog::mailRequested, this, &DetailsActions::openMail);
    dialog->open();
}

void DetailsActions::openMail(const QUrl& letter)
{
    if (QDesktopServices::openUrl(letter)) return;
    Q_EMIT said(tr("No mail program was found on this computer."));
}

void DetailsActions::download(const QString& content, domain::FileId file, const QString& name)
{
    QString safe = name;
    for (QChar& c : safe)
        if (QStringLiteral("/\\:*?\"<>|").contains(c) || c < QLatin1Char(' ')) c = QLatin1Char('_');
    m_parts.prompts.saveFile(
        m_window, {QStringLiteral("download"), tr("Save PDF"), safe, tr("PDF files (*.pdf)")},
        [this, content, file](const std::optional<QString>& path) {
            if (!path) return;
            m_parts.details.download(
                content, file, *path, this, [this, path = *path](const Result<void>& result) {
                    if (!result) return void(Q_EMIT failed(result.error()));
                    Q_EMIT saved(tr("Saved as %1").arg(isolated(QFileInfo(path).fileName())), path);
                });
        });
}

} // namespace ink::ui

#include "moc_detailsactions.cpp"
