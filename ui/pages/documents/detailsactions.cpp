#include "ui/pages/documents/detailsactions.h"

#include "app/settings/settings.h"
#include "app/workflow/documents/documentdetails.h"
#include "app/workflow/session/absences.h"
#include "app/workflow/session/session.h"
#include "app/workflow/signing/ownaddresses.h"
#include "ui/dialogs/prompts.h"
#include "ui/models/isolated.h"
#include "ui/models/outreachwords.h"
#include "ui/pages/documents/commands/commandreports.h"
#include "ui/pages/documents/correct/recipientactions.h"
#include "ui/pages/documents/details/answerdialog.h"
#include "ui/pages/documents/details/datadialog.h"
#include "ui/pages/documents/details/documentdetailspane.h"
#include "ui/pages/documents/details/firstpagepicture.h"
#include "ui/pages/documents/details/linkdialog.h"
#include "ui/pages/documents/details/questionpositiondialog.h"
#include "ui/widgets/style/icons.h"

#include <QAction>
#include <QClipboard>
#include <QDesktopServices>
#include <QFileInfo>
#include <QGuiApplication>
#include <QPointer>
#include <QUrl>
#include <QUuid>
#include <QWidget>

namespace ink::ui {

DetailsActions::DetailsActions(const Parts& parts, QWidget* window)
    : QObject(window), m_parts(parts), m_window(window),
      m_paper(new PaperActions(parts.session, parts.prompts, parts.reports, window)),
      m_picture(new FirstPagePicture(parts.session, this))
{
    DocumentDetailsPane* pane = &m_parts.pane;
    connect(pane, &DocumentDetailsPane::recipientCommandRequested, this, &DetailsActions::perform);
    connect(pane, &DocumentDetailsPane::redeliverRequested, this, &DetailsActions::redeliver);
    connect(pane, &DocumentDetailsPane::downloadRequested, this, &DetailsActions::download);
    connect(pane, &DocumentDetailsPane::answerRequested, this, &DetailsActions::answer);
    connect(pane, &DocumentDetailsPane::dataEditRequested, this, &DetailsActions::editData);
    connect(pane, &DocumentDetailsPane::questionPositionRequested, this,
            &DetailsActions::showQuestionPosition);
    connect(m_picture, &FirstPagePicture::changed, pane, &DocumentDetailsPane::setFirstPage);
    connect(&m_parts.details, &workflow::DocumentDetails::changed, this, [this] {
        const auto& document = m_parts.details.document();
        m_picture->show(document ? &*document : nullptr);
    });
    connect(&m_parts.session, &workflow::Session::outreachChanged, this, &DetailsActions::updateSenderInfo);
    connect(&m_parts.session, &workflow::Session::currentChanged, this, &DetailsActions::updateSenderInfo);
    connect(&m_parts.session, &workflow::Session::profilesChanged, this, &DetailsActions::updateSenderInfo);
    connect(&m_parts.settings, &settings::Settings::changed, this, [this](const QString& key) {
        if (key == settings::options::ownAddresses.key) updateSenderInfo();
    });
    updateSenderInfo();
}

void DetailsActions::updateSenderInfo()
{
    m_parts.pane.setSenderInfo(
        {.ownAddresses = workflow::allOwnAddresses(m_parts.session, m_parts.settings, {}),
         .canSendMail = m_parts.session.outreach().canSendMail.value_or(true)});
}

void DetailsActions::perform(RecipientCommandId command, const QString& invitationGuid)
{
    const auto& document = m_parts.details.document();
    const int number = document ? document->invitationIndexOf(invitationGuid) : 0;
    if (number == 0) return;
    const domain::Invitation& invitation = document->invitations.at(number - 1);
    switch (command) {
    case RecipientCommandId::CopyLink:
        return copyLink(invitation.signingUrl);
    case RecipientCommandId::ShowLink:
        return showLink(*document, invitation);
    case RecipientCommandId::MailLink:
        return openMail(mailtoUrl(*document, invitation));
    case RecipientCommandId::Print:
        return m_paper->print(document->id, invitationGuid);
    case RecipientCommandId::ImportScan:
        return m_paper->importScan(document->id, invitationGuid);
    case RecipientCommandId::Remind:
        return m_parts.recipients.remindOne(invitationGuid);
    case RecipientCommandId::Reassign: {
        const RecipientTurn turn{*document, number - 1, m_parts.absences.list()};
        return m_parts.recipients.reassign(document->id, invitationGuid, turn.deputyPlan().deputy.name);
    }
    case RecipientCommandId::SignHere:
        return Q_EMIT m_parts.reports.signingRequested(document->id, invitationGuid);
    }
}

QList<QAction*> DetailsActions::commands()
{
    m_commands = std::make_unique<QObject>();
    QList<QAction*> commands;
    const QList<RecipientTurn> turns = m_parts.pane.turns();
    for (const RecipientTurn& turn : turns) {
        for (const RecipientCommand& command : recipientCommands()) {
            if (!command.paletteLabel || !command.isAvailable(turn)) continue;
            auto* action = new QAction(icon(command.icon), command.paletteLabel(turn), m_commands.get());
            connect(action, &QAction::triggered, this,
                    [this, id = command.id, guid = turn.invitation().guid] { perform(id, guid); });
            commands.append(action);
        }
    }
    return commands;
}

void DetailsActions::redeliver(const QString& deliveryId)
{
    m_parts.details.redeliver(deliveryId, this, [this](const Result<void>& result) {
        if (result)
            Q_EMIT m_parts.reports.succeeded(tr("Sending again."));
        else
            Q_EMIT m_parts.reports.failed(result.error());
    });
}

void DetailsActions::answer(const domain::Question& question)
{
    if (!m_parts.details.document()) return;
    askForAnswer(
        question, m_parts.details.id(), [this] { return m_parts.session.client(); }, m_window, this,
        [this](const Result<void>& result, bool isShown) {
            m_parts.details.refresh(); // also after a rejection: the document may have changed
            if (result)
                Q_EMIT m_parts.reports.succeeded(tr("Answer sent."));
            else if (!isShown)
                Q_EMIT m_parts.reports.failed(result.error());
        });
}

void DetailsActions::editData()
{
    const auto& document = m_parts.details.document();
    if (!document) return;
    auto* dialog = new DataDialog(document->data, m_window);
    connect(dialog, &DataDialog::saveRequested, this,
            [this, dialog = QPointer(dialog), id = document->id,
             before = document->data](const domain::DocumentData& data) {
                if (!m_parts.session.client()) return dialog->showError(workflow::noAccountError());
                wire::DocumentPatch patch;
                patch.data = domain::dataChange(before, data);
                m_parts.session.client()->update(id, patch,
                                                 QUuid::createUuid().toString(QUuid::WithoutBraces), this,
                                                 [this, dialog](const Result<domain::Document>& saved) {
                                                     if (!saved && dialog)
                                                         return dialog->showError(saved.error());
                                                     if (!saved)
                                                         return Q_EMIT m_parts.reports.failed(saved.error());
                                                     if (dialog) dialog->accept();
                                                     Q_EMIT m_parts.reports.changed();
                                                     Q_EMIT m_parts.reports.succeeded(tr("Data saved."));
                                                 });
            });
    dialog->open();
}

void DetailsActions::showQuestionPosition(const domain::Question& question)
{
    const auto& document = m_parts.details.document();
    if (!document || !document->pageAt(question.pageIndex).page) return;
    auto* dialog = new QuestionPositionDialog(m_parts.session, *document, question, m_window);
    dialog->open();
}

void DetailsActions::copyLink(const QString& signingUrl)
{
    QGuiApplication::clipboard()->setText(signingUrl);
    Q_EMIT m_parts.reports.messageRequested(linkCopiedText(signingUrl), {});
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
    Q_EMIT m_parts.reports.messageRequested(tr("No email app was found on this computer."), {});
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
            Q_EMIT m_parts.reports.started();
            m_parts.details.download(
                content, file, *path, this, [this, path = *path](const Result<void>& result) {
                    if (!result) return void(Q_EMIT m_parts.reports.failed(result.error()));
                    Q_EMIT m_parts.reports.saved(tr("Saved as %1").arg(isolated(QFileInfo(path).fileName())),
                                                 path);
                });
        });
}

} // namespace ink::ui

#include "moc_detailsactions.cpp"
