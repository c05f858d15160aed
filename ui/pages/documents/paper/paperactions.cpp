#include "ui/pages/documents/paper/paperactions.h"

#include "app/base/backgroundtask.h"
#include "app/base/reasons.h"
#include "app/domain/document/document.h"
#include "app/domain/document/papermark.h"
#include "app/workflow/session/session.h"
#include "ui/dialogs/prompts.h"
#include "ui/models/messagetext.h"
#include "ui/models/words.h"
#include "ui/pages/documents/commands/commandreports.h"
#include "ui/pages/documents/paper/paperdialog.h"
#include "ui/widgets/errortext.h"

#include <QFile>
#include <QPrintDialog>
#include <QPrinter>

#include <functional>
#include <memory>

namespace ink::ui {

PaperActions::PaperActions(workflow::Session& session, Prompts& prompts, CommandReports& reports,
                           QWidget* parent)
    : QObject(parent), m_session(session), m_prompts(prompts), m_reports(reports), m_window(parent)
{
    connect(this, &PaperActions::printReady, this, &PaperActions::showPrintDialog);
}

void PaperActions::load(domain::DocumentId id, const QString& guid,
                        const std::function<void(const domain::Document&, int)>& then)
{
    if (!m_session.client()) return;
    m_session.client()->retrieve(id, this, [this, guid, then](const Result<domain::Document>& document) {
        if (!document) return void(Q_EMIT m_reports.failed(document.error()));
        const int recipient = document->invitationIndexOf(guid);
        if (recipient >= 1) then(*document, recipient);
    });
}

void PaperActions::print(domain::DocumentId id, const QString& invitationGuid)
{
    load(id, invitationGuid, [this](const domain::Document& document, int recipient) {
        const auto what = std::make_shared<PaperPrint>();
        what->document = document;
        what->recipient = recipient;
        what->printId = domain::PaperMark::generatePrintId();
        fetch(what, 0, [this, what] { Q_EMIT printReady(*what); });
    });
}

void PaperActions::fetch(const std::shared_ptr<PaperPrint>& what, qsizetype file,
                         const std::function<void()>& then)
{
    if (file >= what->document.files.size()) return then();
    const domain::FileId id = what->document.files.at(file).id;
    m_session.client()->fileBytes(what->document.id, id, this,
                                  [this, what, file, id, then](const Result<QByteArray>& bytes) {
                                      if (!bytes) return void(Q_EMIT m_reports.failed(bytes.error()));
                                      what->files.insert(id, *bytes);
                                      fetch(what, file + 1, then);
                                  });
}

void PaperActions::showPrintDialog(const PaperPrint& what)
{
    auto printer = std::make_shared<QPrinter>(QPrinter::HighResolution);
    printer->setDocName(what.document.title);
    printer->setFullPage(true);
    auto* dialog = new QPrintDialog(printer.get(), m_window);
    dialog->setObjectName(QStringLiteral("printForSigning"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, qOverload<QPrinter*>(&QPrintDialog::accepted), this, [this, printer, what] {
        if (printForSigning(*printer, what))
            return void(Q_EMIT m_reports.messageRequested(tr("Sent to the printer."), {}));
        const QString to = printer->outputFileName();
        Q_EMIT m_reports.failed(
            fail(ErrorCode::Io, to.isEmpty() ? reasons::printerTookNothing() : reasons::fileUnwritable(to))
                .value());
    });
    dialog->open();
}

void PaperActions::importScan(domain::DocumentId id, const QString& invitationGuid)
{
    load(id, invitationGuid, [this](const domain::Document& document, int recipient) {
        const auto what = std::make_shared<PaperPrint>();
        what->document = document;
        what->recipient = recipient;
        fetch(what, 0, [this, what] { showScanDialog(*what); });
    });
}

void PaperActions::showScanDialog(const PaperPrint& what)
{
    const domain::Invitation& recipient = what.document.invitations.at(what.recipient - 1);
    m_document = what.document.id;
    m_guid = recipient.guid;
    m_scan = {};
    m_originals.clear();
    int pages = 0;
    for (const domain::File& file : what.document.files) {
        pages += static_cast<int>(file.pages.size());
        m_originals.append(what.files.value(file.id));
    }
    auto* dialog =
        new PaperDialog(what.document.id, pages, what.document.title, personName(recipient), m_window);
    connect(dialog, &PaperDialog::addFilesRequested, this, [this, dialog] { chooseFiles(dialog); });
    connect(dialog, &PaperDialog::recordRequested, this, [this, dialog] { record(dialog); });
    dialog->open();
    chooseFiles(dialog);
}

void PaperActions::chooseFiles(PaperDialog* dialog)
{
    m_prompts.chooseFiles(dialog,
                          {QStringLiteral("signedScan"),
                           tr("Choose the scan of the signed pages"),
                           tr("Scans (*.pdf *.png *.jpg *.jpeg)"),
                           true,
                           {}},
                          [this, dialog](const QStringList& paths) {
                              if (!paths.isEmpty()) readFiles(dialog, paths);
                          });
}

void PaperActions::readFiles(PaperDialog* dialog, const QStringList& paths)
{
    dialog->setFault({});
    dialog->setBusy(true);
    runInBackground(
        dialog, [paths, originals = m_originals] { return readPaperScan(paths, originals); },
        [this, dialog](const Result<PaperScan>& scan) {
            if (!scan) {
                dialog->setBusy(false);
                return dialog->setFault(messageText(scan.error().detail));
            }
            m_scan = *scan;
            dialog->setScan(*scan);
        });
}

void PaperActions::record(PaperDialog* dialog)
{
    if (!m_session.client()) return;
    const QString path = m_folder.filePath(QStringLiteral("signed-scan.pdf"));
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(m_scan.pdf) != m_scan.pdf.size() || !file.flush())
        return dialog->setFault(messageText(reasons::fileUnwritable(path)));
    file.close();
    dialog->setBusy(true);
    m_session.client()->recordPaper(m_document, m_guid, {QStringLiteral("signed-scan.pdf"), path}, dialog,
                                    [this, dialog](const Result<void>& done) {
                                        dialog->setBusy(false);
                                        if (!done) return dialog->setFault(errorText(done.error()));
                                        dialog->accept();
                                        Q_EMIT m_reports.changed();
                                        Q_EMIT m_reports.messageRequested(tr("Paper signature recorded."),
                                                                          {});
                                    });
}

} // namespace ink::ui

#include "moc_paperactions.cpp"
