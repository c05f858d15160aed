#include "ui/shell/fileopener.h"

#include "app/base/backgroundtask.h"
#include "app/domain/document/document.h"
#include "app/pdf/intake/pdfinspector.h"
#include "app/wire/documentlink.h"
#include "app/workflow/documents/documentlinks.h"
#include "app/workflow/session/delivery.h"
#include "app/workflow/session/session.h"
#include "app/workflow/templates/templatefile.h"
#include "ui/dialogs/prompts.h"
#include "ui/models/isolated.h"
#include "ui/models/messagetext.h"
#include "ui/pages/bulk/bulkpage.h"
#include "ui/pages/bulk/tablefiles.h"
#include "ui/pages/documents/documentspage.h"
#include "ui/pages/documents/list/documenttable.h"
#include "ui/pages/documents/signedpage.h"
#include "ui/pages/editor/draft/filepreview.h"
#include "ui/pages/editor/editorpage.h"
#include "ui/pages/stack/stackpage.h"
#include "ui/pages/templates/templatespage.h"
#include "ui/pages/verify/verifypage.h"
#include "ui/pages/welcome/welcomepage.h"
#include "ui/shell/accountopener.h"
#include "ui/shell/editortabs.h"
#include "ui/shell/kiosk/kiosk.h"
#include "ui/shell/navigator.h"
#include "ui/shell/window/appcontext.h"
#include "ui/shell/window/applink.h"
#include "ui/shell/window/dropoverlay.h"
#include "ui/shell/window/sidebar.h"
#include "ui/shell/window/windowframe.h"
#include "ui/shell/workspace.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/inputs/choicecard.h"
#include "ui/widgets/toast.h"

#include <QDragEnterEvent>
#include <QFile>
#include <QMimeData>

#include <utility>

namespace ink::ui {

namespace {

bool isSignedPdf(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) return false;
    const QByteArray bytes = file.readAll();
    if (!mayBeSigned(bytes)) return false;
    const auto info = pdf::inspectPdf(bytes);
    return info && info->isSigned;
}

} // namespace

FileOpener::FileOpener(Workspace& workspace, Navigator& navigator, AccountOpener& accounts, QWidget& window)
    : m_workspace(workspace), m_navigator(navigator), m_accounts(accounts), m_pages(workspace.pages()),
      m_window(window)
{
    m_pages.welcome.whenCreated([this](WelcomePage& page) {
        connect(&page, &WelcomePage::filesChosen, this, &FileOpener::open);
        connect(&page, &WelcomePage::chooseFilesRequested, this, &FileOpener::chooseAndCreate);
    });
    m_pages.documents.whenCreated([this](DocumentsPage& page) {
        connect(&page, &DocumentsPage::newRequested, this, &FileOpener::chooseAndCreate);
    });
    m_pages.signedFile.whenCreated([this](SignedPage& page) {
        connect(&page, &SignedPage::verifyRequested, this, &FileOpener::verify);
    });
    connect(&m_workspace.context().session, &workflow::Session::currentChanged, this, [this] {
        const auto& open = m_workspace.context().session.current();
        const auto then = std::exchange(m_afterSwitch, {});
        if (then && open && open->id == m_switchesTo) then();
    });
}

bool FileOpener::isLocked() const
{
    return m_workspace.kiosk().isLocked() || m_workspace.kiosk().wasInterrupted();
}

void FileOpener::openQueuedFiles()
{
    open(std::exchange(m_queued, {}));
}

void FileOpener::openInspected(const QStringList& paths, const QList<bool>& areSigned)
{
    QStringList fresh;
    QString toVerify;
    for (qsizetype i = 0; i < areSigned.size(); ++i) {
        if (!areSigned.at(i))
            fresh.append(paths.at(i));
        else if (toVerify.isEmpty())
            toVerify = paths.at(i);
    }
    if (!fresh.isEmpty()) return createFrom(fresh);
    verify(toVerify);
}

void FileOpener::choose()
{
    m_workspace.context().prompts.chooseFiles(
        &m_window, {QStringLiteral("open"), tr("Open PDF"), tr("PDF files (*.pdf)"), true, {}},
        [this](const QStringList& paths) { open(paths); });
}

void FileOpener::chooseToVerify()
{
    m_navigator.showVerify();
    m_pages.verify->chooseFile();
}

void FileOpener::open(const QStringList& paths)
{
    if (paths.isEmpty()) return;
    if (isLocked()) return m_queued.append(paths);
    if (isTableFile(paths.constFirst())) {
        m_accounts.runWithProfile([this, path = paths.constFirst()] {
            m_pages.bulk->openTable(path);
            m_navigator.showBulk();
        });
        return;
    }
    QStringList templates;
    QStringList others;
    for (const QString& path : paths)
        (path.endsWith(workflow::templateFileSuffix(), Qt::CaseInsensitive) ? templates : others)
            .append(path);
    if (!templates.isEmpty()) {
        m_accounts.runWithProfile([this, templates, others] {
            m_navigator.showTemplates();
            m_pages.templates->importFiles(templates);
            open(others);
        });
        return;
    }
    if (canPreviewImmediately(paths)) return createFrom(paths);
    // A file's destination depends on whether it is signed; large files are read in another thread.
    runInBackground(
        this,
        [paths] {
            QList<bool> areSigned;
            for (const QString& path : paths)
                areSigned.append(isSignedPdf(path));
            return areSigned;
        },
        [this, paths, inspection = ++m_inspection](const QList<bool>& areSigned) {
            if (inspection == m_inspection) openInspected(paths, areSigned);
        });
}

void FileOpener::verify(const QString& path)
{
    if (isLocked()) return;
    m_navigator.showVerify();
    if (!path.isEmpty()) m_pages.verify->verifyFile(path);
}

void FileOpener::openLink(const QString& link)
{
    const auto target = parseAppLink(link);
    if (!target) return m_workspace.frame().toast().showMessage(tr("Inkstone can't open this link."));
    if (isLocked()) return; // the device is with a signer
    using Place = AppLink::Target;
    switch (target->target) {
    case Place::Verify:
        return m_navigator.showVerify();
    case Place::Help:
        return Q_EMIT helpRequested(target->topic);
    case Place::Documents:
        return m_accounts.runWithProfile([this] { m_navigator.showDocuments(); });
    case Place::Templates:
        return m_accounts.runWithProfile([this] { m_navigator.showTemplates(); });
    case Place::Waiting:
        return m_accounts.runWithProfile([this] { m_navigator.showWaiting(); });
    case Place::Document:
        return openDocument(target->document);
    }
}

void FileOpener::openDocument(const wire::DocumentLink& link)
{
    m_afterSwitch = {}; // drops an earlier link whose account could not be opened
    const workflow::Session& session = m_workspace.context().session;
    const auto reportMissing = [this, service = link.service] {
        if (wire::isLocalServiceName(service)) {
            return m_workspace.frame().toast().showMessage(
                tr("This link works only on the computer on which it was copied."));
        }
        m_workspace.frame().toast().showMessage(
            tr("This link needs the service %1. Connect to it, then open the link again.")
                .arg(isolated(wire::hostOfService(service))));
    };
    if (link.service.isEmpty() && session.profiles().size() != 1) {
        return m_workspace.frame().toast().showMessage(
            tr("This link doesn't say which service the document is on. Ask for a new link."));
    }
    // Otherwise the local workspace would be opened unnecessarily.
    if (!session.current() && !session.hasLastProfile()) return reportMissing();
    m_accounts.runWithProfile([this, link, reportMissing] {
        const workflow::Session& now = m_workspace.context().session;
        if (link.service.isEmpty()) return showDocument(link);
        const QUrl localAddress(workflow::loadLinkReach(m_workspace.context().settings).publicUrl());
        const QList<workflow::Profile> named = workflow::profilesNamed(now, link.service, localAddress);
        if (named.isEmpty()) return reportMissing();
        if (now.current() && named.constFirst().id == now.current()->id) return showDocument(link);
        const auto switchTo = [this, link](const QString& profile) {
            m_switchesTo = profile;
            m_afterSwitch = [this, link] { showDocument(link); };
            m_accounts.open(profile);
        };
        const QString place =
            named.constFirst().isLocal() ? named.constFirst().label : wire::hostOfService(link.service);
        Prompts::Confirm question{QStringLiteral("switchForLink"),
                                  tr("Switch to “%1”?").arg(isolated(named.constFirst().label)),
                                  now.current() ? tr("The document is on %1, but “%2” is open.")
                                                      .arg(isolated(place), isolated(now.current()->label))
                                                : tr("The document is on %1.").arg(isolated(place)),
                                  tr("Switch and open document")};
        if (named.size() > 1) {
            question.otherText = tr("Use “%1” instead").arg(named.at(1).label);
            question.onOther = [switchTo, id = named.at(1).id] { switchTo(id); };
        }
        m_workspace.context().prompts.confirm(&m_window, question,
                                              [switchTo, id = named.constFirst().id](bool yes) {
                                                  if (yes) switchTo(id);
                                              });
    });
}

void FileOpener::showDocument(const wire::DocumentLink& link)
{
    workflow::Session& session = m_workspace.context().session;
    if (!session.client()) return;
    workflow::findDocument(*session.client(), link, this, [this](const Result<domain::Document>& document) {
        if (!document && document.error().code == ErrorCode::Cancelled) return;
        if (!document && document.error().code == ErrorCode::NotFound)
            return m_workspace.frame().toast().showMessage(messageText(document.error().detail));
        if (!document) return m_workspace.frame().errorBanner().setError(document.error());
        if (document->type != domain::DocumentType::Document) {
            m_navigator.showTemplates();
            return m_pages.templates->select(document->id);
        }
        m_workspace.frame().sideBar().selectView({});
        m_navigator.showDocument(document->id);
        m_pages.documents->reveal(workflow::refOf(*document));
    });
}

void FileOpener::createFrom(const QStringList& paths)
{
    EditorPage* ahead = nullptr; // shows the files until an account is open
    if (!m_workspace.context().session.current()) {
        ahead = &m_pages.editor->addFor(paths);
        ahead->previewFiles(paths);
        m_navigator.showEditor();
    }
    m_accounts.runWithProfile([this, paths, ahead] {
        if (ahead && !ahead->isPreviewing(paths)) return; // closed in the meantime
        const FolderView view = m_pages.documents->view();
        EditorPage& page = ahead ? *ahead : m_pages.editor->addFor(paths);
        page.createFrom(paths, view.kind == FolderView::Kind::Folder ? view.folder : domain::FolderId());
        m_pages.editor->activate(page);
        m_navigator.showEditor();
    });
}

void FileOpener::chooseAndCreate()
{
    m_workspace.context().prompts.chooseFiles(
        &m_window, {QStringLiteral("newDocument"), tr("New document"), tr("PDF files (*.pdf)"), true, {}},
        [this](const QStringList& paths) {
            if (!paths.isEmpty()) createFrom(paths);
        });
}

void FileOpener::dragEnter(QDragEnterEvent& event)
{
    const bool takes = !pdfFilesOf(event.mimeData()).isEmpty() || !tableFilesOf(event.mimeData()).isEmpty();
    // Drags from the listing include signed files, which must not become new documents.
    if (m_navigator.isSignerPage(m_navigator.currentPage()) || !takes ||
        event.mimeData()->hasFormat(documentsMimeType()))
        return;
    event.acceptProposedAction();
    m_workspace.frame().dropOverlay().coverParent();
}

void FileOpener::drop(QDropEvent& event)
{
    m_workspace.frame().dropOverlay().hide();
    if (m_navigator.isSignerPage(m_navigator.currentPage())) return;
    QStringList paths = pdfFilesOf(event.mimeData());
    if (paths.isEmpty()) paths = tableFilesOf(event.mimeData());
    if (paths.isEmpty()) return;
    event.acceptProposedAction();
    if (m_navigator.currentPage() == m_pages.stack && !pdfFilesOf(event.mimeData()).isEmpty())
        return m_pages.stack->addFiles(paths); // for the user to sign
    open(paths);
}

} // namespace ink::ui

#include "moc_fileopener.cpp"
