#include "ui/pages/documents/detailsactions.h"

#include "app/workflow/documents/documentdetails.h"
#include "ui/dialogs/prompts.h"
#include "ui/models/isolated.h"
#include "ui/models/outreachwords.h"
#include "ui/models/words.h"
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

DetailsActions::DetailsActions(const Parts& parts, QWidget* window)
    : QObject(window), m_parts(parts), m_window(window),
      m_paper(new PaperActions(parts.session, parts.prompts, window)),
      m_deputies(new DeputyActions(parts.session, parts.prompts, window)),
      m_questions(new QuestionActions(parts.session, window))
{
    connectLinks();
    connectPaper();
    connectDeputies();
    connectQuestions();
    DocumentDetailsPane* pane = &m_parts.pane;
    connect(pane, &DocumentDetailsPane::remindRequested, &m_parts.recipients, &RecipientActions::remindOne);
    connect(pane, &DocumentDetailsPane::redeliverRequested, this, [this](const QString& id) {
        m_parts.details.redeliver(
            id, this, [this](const Result<void>& result) { report(result, tr("Sending again.")); });
    });
    connect(pane, &DocumentDetailsPane::downloadRequested, this, &DetailsActions::download);
}

void DetailsActions::connectLinks()
{
    DocumentDetailsPane* pane = &m_parts.pane;
    connect(pane, &DocumentDetailsPane::copyLinkRequested, this, [this](const QString& url) {
        QGuiApplication::clipboard()->setText(url);
        Q_EMIT said(linkCopiedWords(url));
    });
    connect(pane, &DocumentDetailsPane::showLinkRequested, this, &DetailsActions::showLink);
    connect(pane, &DocumentDetailsPane::mailLinkRequested, this, [this](const QString& guid) {
        const auto& document = m_parts.details.document();
        const int index = document ? document->invitationIndexOf(guid) : 0;
        if (index > 0) openMail(mailLetter(*document, document->invitations.at(index - 1)));
    });
}

void DetailsActions::connectPaper()
{
    connect(&m_parts.pane, &DocumentDetailsPane::printRequested, this,
            [this](const QString& guid) { m_paper->print(m_parts.details.id(), guid); });
    connect(&m_parts.pane, &DocumentDetailsPane::scanRequested, this,
            [this](const QString& guid) { m_paper->importScan(m_parts.details.id(), guid); });
    connect(m_paper, &PaperActions::said, this, &DetailsActions::said);
    connect(m_paper, &PaperActions::failed, this, &DetailsActions::failed);
    connect(m_paper, &PaperActions::recorded, this, &DetailsActions::recorded);
}

void DetailsActions::connectDeputies()
{
    connect(m_deputies, &DeputyActions::absencesChanged, this,
            [this] { m_parts.pane.setAbsences(m_deputies->absences()); });
    connect(&m_parts.pane, &DocumentDetailsPane::handOverRequested, this,
            [this](const QString& guid, const QString& deputy) {
                m_deputies->handOver(m_parts.details.id(), guid, deputy);
            });
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
    const auto& document = m_parts.details.document();
    if (!document || document->deleted || document->status != domain::SigningStatus::InProgress)
        return commands;
    DocumentDetailsPane* pane = &m_parts.pane;
    const auto add = [this, pane, &commands](Icon sign, const QString& text, const auto& act) {
        auto* action = new QAction(icon(sign), text, m_commands.get());
        connect(action, &QAction::triggered, pane, act);
        commands.append(action);
    };
    for (const domain::Invitation& each : document->invitations) {
        if (!holdsItNow(each)) continue;
        const QString name = personName(each);
        if (!each.signingUrl.isEmpty())
            add(Icon::Link, tr("Copy signing link of %1").arg(isolated(name)),
                [pane, url = each.signingUrl] { Q_EMIT pane->copyLinkRequested(url); });
        add(Icon::Image, tr("Show QR code for %1…").arg(isolated(name)),
            [pane, guid = each.guid] { Q_EMIT pane->showLinkRequested(guid); });
        add(Icon::Pen, tr("Sign here in person: %1…").arg(isolated(name)),
            [pane, guid = each.guid] { Q_EMIT pane->signRequested(guid); });
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

void DetailsActions::showLink(const QString& invitationGuid)
{
    const auto& document = m_parts.details.document();
    const int index = document ? document->invitationIndexOf(invitationGuid) : 0;
    if (index == 0) return;
    auto* dialog = new LinkDialog(*document, document->invitations.at(index - 1), m_window);
    connect(dialog, &LinkDialog::copyRequested, &m_parts.pane, &DocumentDetailsPane::copyLinkRequested);
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
