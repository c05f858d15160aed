// What the details pane of DocumentsPage asks for: links, files, copies.
#include "app/workflow/documents/documentcopy.h"
#include "app/workflow/documents/foldertree.h"
#include "app/workflow/session/session.h"
#include "ui/dialogs/prompts.h"
#include "ui/models/outreachwords.h"
#include "ui/pages/documents/actbar.h"
#include "ui/pages/documents/deputyacts.h"
#include "ui/pages/documents/documentdetailspane.h"
#include "ui/pages/documents/documentspage.h"
#include "ui/pages/documents/documenttable.h"
#include "ui/pages/documents/exportdialog.h"
#include "ui/pages/documents/linkdialog.h"
#include "ui/pages/documents/paperacts.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/icons.h"

#include <QAction>
#include <QClipboard>
#include <QCursor>
#include <QDesktopServices>
#include <QGuiApplication>
#include <QLocale>
#include <QMenu>
#include <QUrl>
#include <QUuid>

namespace ink::ui {

void DocumentsPage::connectPane()
{
    connect(m_pane, &DocumentDetailsPane::openRequested, this, &DocumentsPage::openSelected);
    connect(m_pane, &DocumentDetailsPane::retryRequested, &m_details, &workflow::DocumentDetails::refresh);
    connect(m_pane, &DocumentDetailsPane::signRequested, this,
            [this](const QString& guid) { Q_EMIT signRequested(m_details.id(), guid); });
    connect(m_pane, &DocumentDetailsPane::printRequested, this,
            [this](const QString& guid) { m_paper->print(m_details.id(), guid); });
    connect(m_pane, &DocumentDetailsPane::scanRequested, this,
            [this](const QString& guid) { m_paper->importScan(m_details.id(), guid); });
    connect(m_paper, &PaperActs::said, this, [this](const QString& text) { Q_EMIT said(text, {}); });
    connect(m_paper, &PaperActs::failed, this, [this](const Error& error) { m_actError->setError(error); });
    connect(m_deputies, &DeputyActs::absencesChanged, this,
            [this] { m_pane->setAbsences(m_deputies->absences()); });
    connect(m_pane, &DocumentDetailsPane::handOverRequested, this,
            [this](const QString& guid, const QString& deputy) {
                m_deputies->handOver(m_details.id(), guid, deputy);
            });
    connect(m_deputies, &DeputyActs::said, this, [this](const QString& text) { Q_EMIT said(text, {}); });
    connect(m_deputies, &DeputyActs::failed, this,
            [this](const Error& error) { m_actError->setError(error); });
    connect(m_deputies, &DeputyActs::handedOver, this, [this] {
        m_actError->setError(std::nullopt);
        m_details.refresh();
        m_catalog.refresh();
    });
    connect(m_paper, &PaperActs::recorded, this, [this] {
        acted();
        m_catalog.refresh();
        m_details.refresh();
        Q_EMIT contentChanged();
    });
    connect(m_pane, &DocumentDetailsPane::copyLinkRequested, this, [this](const QString& url) {
        QGuiApplication::clipboard()->setText(url);
        Q_EMIT said(linkCopiedWords(url), {});
    });
    connect(m_pane, &DocumentDetailsPane::showLinkRequested, this, &DocumentsPage::showLink);
    connect(m_pane, &DocumentDetailsPane::mailLinkRequested, this, [this](const QString& guid) {
        const auto& document = m_details.document();
        const int index = document ? document->invitationIndexOf(guid) : 0;
        if (index > 0) openMail(mailLetter(*document, document->invitations.at(index - 1)));
    });
    connect(m_pane, &DocumentDetailsPane::resendRequested, this, &DocumentsPage::resend);
    connect(m_pane, &DocumentDetailsPane::remindRequested, this, &DocumentsPage::remindOne);
    connect(m_pane, &DocumentDetailsPane::correctRequested, this, &DocumentsPage::correctOne);
    connect(m_pane, &DocumentDetailsPane::answerRequested, this, &DocumentsPage::answer);
    connect(m_pane, &DocumentDetailsPane::placeRequested, this, &DocumentsPage::showPlace);
    connect(m_pane, &DocumentDetailsPane::redeliverRequested, this, [this](const QString& id) {
        m_details.redeliver(id, this,
                            [this](const Result<void>& result) { tell(result, tr("Sending again.")); });
    });
    connect(m_pane, &DocumentDetailsPane::downloadRequested, this, &DocumentsPage::download);
}

void DocumentsPage::showLink(const QString& invitationGuid)
{
    const auto& document = m_details.document();
    const int index = document ? document->invitationIndexOf(invitationGuid) : 0;
    if (index == 0) return;
    auto* dialog = new LinkDialog(*document, document->invitations.at(index - 1), this);
    connect(dialog, &LinkDialog::copyRequested, m_pane, &DocumentDetailsPane::copyLinkRequested);
    connect(dialog, &LinkDialog::mailRequested, this, &DocumentsPage::openMail);
    dialog->open();
}

void DocumentsPage::openMail(const QUrl& letter)
{
    if (QDesktopServices::openUrl(letter)) return;
    Q_EMIT said(tr("No mail program was found on this computer."), {});
}

/** Copies an ended document; the user chooses to open the copy or to send it at once. */
void DocumentsPage::resend()
{
    const auto& document = m_details.document();
    if (!document) return;
    const auto people = static_cast<int>(document->invitations.size());
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->setObjectName(QStringLiteral("resendMenu"));
    const domain::DocumentId id = document->id;
    const auto title = document->title;
    connect(menu->addAction(icon(Icon::Edit), tr("Open the copy first")), &QAction::triggered, this,
            [this, id] { copyDocument(id, false); });
    connect(menu->addAction(icon(Icon::Send), people == 1 ? tr("Send to 1 person now…")
                                                          : tr("Send to %1 people now…").arg(people)),
            &QAction::triggered, this, [this, id, title, people] {
                m_prompts.confirm(this,
                                  {QStringLiteral("resend"), tr("Send “%1” again?").arg(title),
                                   tr("Creates a new document with the same files, recipients and message. "
                                      "Filled-in values are not copied.") +
                                       QLatin1Char(' ') + howTheyLearn(m_session.outreach()),
                                   sendButtonWords(m_session.outreach(), people), false},
                                  [this, id](bool yes) {
                                      if (yes) copyDocument(id, true);
                                  });
            });
    menu->popup(QCursor::pos());
}

void DocumentsPage::copyDocument(domain::DocumentId id, bool send)
{
    m_copier.copy(
        id, domain::DocumentType::Document,
        [send](domain::Document& copy) {
            if (!send) copy.title = tr("%1 (copy)").arg(copy.title).left(255);
        },
        this,
        [this, send](const Result<domain::Document>& made) {
            if (!made || !m_session.client()) return tell(made ? Result<void>() : fail(made.error()), {});
            if (!send) {
                tell({}, tr("A new draft with the same files and recipients."));
                return void(Q_EMIT openRequested(made->id));
            }
            wire::DocumentPatch patch;
            patch.signingStatus = domain::SigningStatus::InProgress;
            m_session.client()->update(made->id, patch, QUuid::createUuid().toString(QUuid::WithoutBraces),
                                       this, [this](const Result<domain::Document>& sent) {
                                           tell(sent ? Result<void>() : fail(sent.error()),
                                                sentWords(m_session.outreach()));
                                           refresh();
                                           if (sent) select(sent->id);
                                       });
        });
}

void DocumentsPage::download(const QString& content, domain::FileId file, const QString& name)
{
    QString safe = name;
    for (QChar& c : safe)
        if (QStringLiteral("/\\:*?\"<>|").contains(c) || c < QLatin1Char(' ')) c = QLatin1Char('_');
    m_prompts.saveFile(this, {QStringLiteral("download"), tr("Save PDF"), safe, tr("PDF files (*.pdf)")},
                       [this, content, file](const std::optional<QString>& path) {
                           if (!path) return;
                           m_details.download(content, file, *path, this, [this](const Result<void>& result) {
                               tell(result, tr("Saved."));
                           });
                       });
}

void DocumentsPage::copySelected()
{
    const domain::DocumentId id = m_table->selectedOne();
    if (id.isNull()) return;
    copyDocument(id, false);
}

void DocumentsPage::exportSelected()
{
    withSelection([this](const QList<workflow::DocumentRef>& documents) { exportRefs(documents); });
}

void DocumentsPage::exportRefs(const QList<workflow::DocumentRef>& documents)
{
    if (documents.isEmpty()) return;
    if (m_export && m_export->isRunning())
        return void(Q_EMIT said(tr("An export is in progress. Wait until it is finished, or stop it."), {}));
    QHash<domain::FolderId, QString> names;
    for (const domain::Folder& folder : m_folders.folders())
        names.insert(folder.id, folder.name);
    auto* dialog = new ExportDialog(documents, names, m_settings, m_prompts, this);
    connect(dialog, &QDialog::accepted, this,
            [this, dialog, documents] { beginExport(dialog->options(), documents); });
    dialog->open();
}

void DocumentsPage::beginExport(const workflow::DocumentExport::Options& options,
                                const QList<workflow::DocumentRef>& documents)
{
    if (!m_session.client()) return;
    m_export = std::make_unique<workflow::DocumentExport>(*m_session.client(), this);
    const auto words = [this] {
        const QLocale locale;
        const auto number = [&locale](qsizetype n) { return locale.toString(static_cast<qint64>(n)); };
        return (m_export->isPaused() ? tr("Export paused. %1 of %2 documents, %3")
                                     : tr("Exporting… %1 of %2 documents, %3"))
            .arg(number(m_export->done()), number(m_export->all()),
                 locale.formattedDataSize(m_export->summary().bytes));
    };
    const auto show = [this, words] { m_exportBar->progress(m_export->done(), m_export->all(), words()); };
    connect(m_export.get(), &workflow::DocumentExport::progressed, this, show);
    connect(m_export.get(), &workflow::DocumentExport::finished, this, &DocumentsPage::endExport);
    disconnect(m_exportBar, nullptr, this, nullptr);
    connect(m_exportBar, &ActBar::stopRequested, m_export.get(), &workflow::DocumentExport::stop);
    connect(m_exportBar, &ActBar::pauseToggled, this, [this, show](bool pause) {
        pause ? m_export->pause() : m_export->resume();
        m_exportBar->setPaused(pause);
        show();
    });
    m_exportBar->begin({});
    m_exportBar->setPausable(true);
    m_export->start(options, documents);
    show();
}

void DocumentsPage::endExport()
{
    const auto summary = m_export->summary();
    QList<workflow::ActResult> failed;
    for (const auto& one : summary.failed)
        failed.append({one.first, fail(one.second)});
    const QLocale locale;
    const QString files = locale.toString(static_cast<qint64>(summary.files));
    m_exportBar->end(tr("%1 files could not be exported.")
                         .arg(locale.toString(static_cast<qint64>(summary.failed.size()))),
                     failed);
    if (summary.files == 0) return;
    QString text =
        summary.files == 1 ? tr("1 file is in the folder.") : tr("%1 files are in the folder.").arg(files);
    if (summary.skipped > 0)
        text += QLatin1Char(' ') +
                tr("%1 were there already.").arg(locale.toString(static_cast<qint64>(summary.skipped)));
    Q_EMIT said(text, {});
}

} // namespace ink::ui
