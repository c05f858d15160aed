// Files that come in: chosen, dropped, or named at the start.
#include "app/pdf/intake/pdfinspector.h"
#include "app/workflow/session/session.h"
#include "app/workflow/templates/templatefile.h"
#include "ui/dialogs/prompts.h"
#include "ui/pages/bulk/bulkpage.h"
#include "ui/pages/bulk/tablefiles.h"
#include "ui/pages/documents/documentspage.h"
#include "ui/pages/documents/documenttable.h"
#include "ui/pages/editor/editorpage.h"
#include "ui/pages/signing/signingnotice.h"
#include "ui/pages/signing/signingpage.h"
#include "ui/pages/stack/stackpage.h"
#include "ui/pages/templates/templatespage.h"
#include "ui/pages/verify/verifypage.h"
#include "ui/shell/applink.h"
#include "ui/shell/dropoverlay.h"
#include "ui/shell/kiosk.h"
#include "ui/shell/mainwindow.h"
#include "ui/widgets/choicecard.h"
#include "ui/widgets/toast.h"

#include <QDragEnterEvent>
#include <QFile>
#include <QMimeData>
#include <QPromise>
#include <QThreadPool>

#include <memory>

namespace ink::ui {

namespace {

bool isSignedPdf(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) return false;
    const QByteArray bytes = file.readAll();
    // A signature's byte range stands in the file in the clear (ISO 32000-2 §12.8.1): most files are told at
    // a glance.
    if (!bytes.contains("/ByteRange")) return false;
    const auto info = pdf::inspectPdf(bytes);
    return info && info->isSigned;
}

} // namespace

void MainWindow::openFiles(const QStringList& paths)
{
    if (paths.isEmpty()) return;
    if (m_kiosk->isLocked() || m_kiosk->wasInterrupted()) return m_lateFiles.append(paths);
    if (isTableFile(paths.constFirst())) {
        withProfile([this, path = paths.constFirst()] {
            m_bulk->openTable(path);
            showBulk();
        });
        return;
    }
    QStringList templates;
    QStringList others;
    for (const QString& path : paths)
        (path.endsWith(workflow::templateFileEnding(), Qt::CaseInsensitive) ? templates : others)
            .append(path);
    if (!templates.isEmpty()) {
        withProfile([this, templates, others] {
            showTemplates();
            m_templates->importFiles(templates);
            openFiles(others);
        });
        return;
    }
    // Whether a file carries a signature decides where it goes; large files are read off the window's thread.
    m_pending = paths;
    auto promise = std::make_shared<QPromise<QList<bool>>>();
    m_signedWatcher.setFuture(promise->future());
    QThreadPool::globalInstance()->start([promise, paths] {
        promise->start();
        QList<bool> carry;
        for (const QString& path : paths)
            carry.append(isSignedPdf(path));
        promise->addResult(carry);
        promise->finish();
    });
}

void MainWindow::verifyFile(const QString& path)
{
    if (m_kiosk->isLocked() || m_kiosk->wasInterrupted()) return;
    showVerify();
    if (!path.isEmpty()) m_verify->verifyFile(path);
}

void MainWindow::openLink(const QString& link)
{
    const auto target = parseAppLink(link);
    if (!target) return m_toast->say(tr("Inkstone can't open this link."));
    using Place = AppLink::Place;
    switch (target->place) {
    case Place::Verify:
        return showVerify();
    case Place::Help:
        return showHelp(target->topic);
    case Place::Documents:
        return withProfile([this] { showDocuments(); });
    case Place::Templates:
        return withProfile([this] { showTemplates(); });
    case Place::Waiting:
        return withProfile([this] { showWaiting(); });
    case Place::Document:
        return withProfile([this, id = target->document] {
            showDocuments();
            m_documents->select(id);
        });
    }
}

void MainWindow::createFrom(const QStringList& paths)
{
    const auto isCancelled = std::make_shared<bool>(false);
    if (!m_context.session.current()) {
        showPage(m_editor);
        m_editor->lookAt(paths);
        m_isAheadCancelled = isCancelled;
    }
    withProfile([this, paths, isCancelled] {
        if (*isCancelled) return;
        m_isAheadCancelled.reset();
        const FolderView view = m_documents->view();
        showPage(m_editor);
        m_editor->createFrom(paths, view.kind == FolderView::Kind::Folder ? view.folder : domain::FolderId());
    });
}

void MainWindow::chooseAndCreate()
{
    m_context.prompts.chooseFiles(
        this, {QStringLiteral("newDocument"), tr("New document"), tr("PDF files (*.pdf)"), true, {}},
        [this](const QStringList& paths) {
            if (!paths.isEmpty()) createFrom(paths);
        });
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event)
{
    const bool takes = !pdfFilesOf(event->mimeData()).isEmpty() || !tableFilesOf(event->mimeData()).isEmpty();
    // Documents of the listing bring their signed files along: these are none to make documents of.
    if (currentPage() == m_signing || currentPage() == m_interrupted || !takes ||
        event->mimeData()->hasFormat(documentsMimeType()))
        return;
    event->acceptProposedAction();
    m_overlay->cover();
}

void MainWindow::dragLeaveEvent(QDragLeaveEvent*)
{
    m_overlay->hide();
}

void MainWindow::dropEvent(QDropEvent* event)
{
    m_overlay->hide();
    if (currentPage() == m_signing || currentPage() == m_interrupted) return;
    QStringList paths = pdfFilesOf(event->mimeData());
    if (paths.isEmpty()) paths = tableFilesOf(event->mimeData());
    if (paths.isEmpty()) return;
    event->acceptProposedAction();
    if (currentPage() == m_stackPage && !pdfFilesOf(event->mimeData()).isEmpty())
        return m_stackPage->addFiles(paths); // to be signed by whoever dropped them
    openFiles(paths);
}

} // namespace ink::ui
