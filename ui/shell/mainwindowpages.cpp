// What the pages ask of the window, and of each other.
#include "app/settings/settings.h"
#include "app/store/database/database.h"
#include "app/workflow/documents/documentwatch.h"
#include "app/workflow/drafts/draftrecovery.h"
#include "app/workflow/session/session.h"
#include "ui/models/outreachwords.h"
#include "ui/pages/bulk/bulkpage.h"
#include "ui/pages/documents/documentspage.h"
#include "ui/pages/documents/folderacts.h"
#include "ui/pages/documents/signedpage.h"
#include "ui/pages/editor/editorpage.h"
#include "ui/pages/report/reportpage.h"
#include "ui/pages/signing/signingpage.h"
#include "ui/pages/stack/stackpage.h"
#include "ui/pages/templates/templatespage.h"
#include "ui/pages/verify/verifypage.h"
#include "ui/pages/waiting/waitingpage.h"
#include "ui/pages/welcome/welcomepage.h"
#include "ui/shell/bottombar.h"
#include "ui/shell/desktopnotes.h"
#include "ui/shell/kiosk.h"
#include "ui/shell/mainwindow.h"
#include "ui/shell/sidebar.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/toast.h"

#include <QUndoStack>

#include <utility>

namespace ink::ui {

void MainWindow::connectPages()
{
    auto& session = m_context.session;
    const auto say = [this](const QString& text, const std::function<void()>& undo) {
        m_toast->say(text, undo);
    };

    // Edits that a killed run had not saved go to the service without anybody opening their drafts.
    const auto* recovery = new workflow::DraftRecovery(session, m_context.journal, this);
    connect(recovery, &workflow::DraftRecovery::recovered, m_documents, &DocumentsPage::refresh);
    connect(&session, &workflow::Session::currentChanged, this, &MainWindow::profileChanged);
    connect(&m_context.settings, &settings::Settings::changed, this, &MainWindow::applySettings);
    connect(m_bottom, &BottomBar::profileChosen, this, &MainWindow::openProfile);
    connect(m_bottom, &BottomBar::addServiceRequested, this, [this] {
        m_welcome->showConnectForm();
        showPage(m_welcome);
    });
    connect(m_welcome, &WelcomePage::opened, this, &MainWindow::showDocuments);
    connect(m_welcome, &WelcomePage::backRequested, this, &MainWindow::showDocuments);
    connect(m_welcome, &WelcomePage::filesChosen, this, &MainWindow::openFiles);
    connect(m_welcome, &WelcomePage::chooseFilesRequested, this, &MainWindow::chooseAndCreate);

    connect(m_side, &SideBar::viewChosen, this, [this](const FolderView& view, const QString& title) {
        m_documents->setView(view, title);
        showDocuments();
    });
    connect(m_side, &SideBar::placeChosen, this, [this](SideBar::Place place) {
        switch (place) {
        case SideBar::Place::Documents:
            return showDocuments();
        case SideBar::Place::Templates:
            return showTemplates();
        case SideBar::Place::Bulk:
            return showBulk();
        case SideBar::Place::Reports:
            return showReports();
        case SideBar::Place::Verify:
            return showVerify();
        }
    });
    connectWorkspacePages();
    connectSamples();
    connectAccount();
    connect(m_side, &SideBar::said, this, say);
    connect(&m_side->folderActs(), &FolderActs::contentMoved, m_documents, &DocumentsPage::refresh);
    connect(m_side, &SideBar::documentsDropped, this,
            [this](const QList<domain::DocumentId>& ids, const FolderView& onto) {
                if (onto.kind == FolderView::Kind::Trash)
                    m_documents->trash(ids);
                else
                    m_documents->moveTo(ids, onto.folder);
            });

    m_side->setSearches(m_documents->searches());
    auto* watch = new workflow::DocumentWatch(session, this);
    auto* notes = new DesktopNotes(m_context.settings, this);
    connect(m_documents, &DocumentsPage::ticked, watch, &workflow::DocumentWatch::look);
    connect(watch, &workflow::DocumentWatch::happened, notes, [this, notes](const auto&... what) {
        if (!m_kiosk->isLocked()) notes->tell(what...); // titles of the sender's documents
    });
    connect(notes, &DesktopNotes::windowRequested, this, [this] {
        setWindowState(windowState() & ~Qt::WindowMinimized);
        raise();
        activateWindow();
    });
    connect(notes, &DesktopNotes::documentRequested, this, [this](domain::DocumentId id) {
        if (m_context.session.current() && currentPage() != m_signing) {
            showDocuments();
            m_documents->select(id);
        }
    });
    connect(m_documents, &DocumentsPage::searchSaved, this,
            [this](const QString& id) { m_side->choose({.kind = FolderView::Kind::Search, .search = id}); });
    connect(m_documents, &DocumentsPage::newRequested, this, &MainWindow::chooseAndCreate);
    connect(m_documents, &DocumentsPage::openRequested, this, &MainWindow::edit);
    connect(m_documents, &DocumentsPage::signedRequested, this, &MainWindow::showSigned);
    connect(m_signedPage, &SignedPage::closeRequested, this, &MainWindow::showDocuments);
    connect(m_signedPage, &SignedPage::verifyRequested, this, &MainWindow::verifyFile);
    connect(m_signedPage, &SignedPage::said, this, [say](const QString& text) { say(text, {}); });
    connect(m_documents, &DocumentsPage::signRequested, this, &MainWindow::handOver);
    connect(m_documents, &DocumentsPage::said, this, say);
    connect(m_documents, &DocumentsPage::contentChanged, &m_countsDelay, qOverload<>(&QTimer::start));
    connect(m_documents, &DocumentsPage::selectionChanged, this, &MainWindow::updateActions);
    connect(m_documents, &DocumentsPage::statusLineChanged, this, [this] {
        if (currentPage() == m_documents) m_bottom->setStatus(m_documents->statusLine());
    });

    connect(m_editor, &EditorPage::closeRequested, this, [this] {
        if (m_isAheadCancelled) *m_isAheadCancelled = true;
        const bool wasTemplate = m_editor->isTemplate();
        m_editor->closeDocument();
        m_editorTitle.clear();
        if (wasTemplate) return showTemplates();
        showDocuments();
        m_documents->refresh();
    });
    connect(m_editor, &EditorPage::useTemplateRequested, this, [this](domain::DocumentId id) {
        m_editor->closeDocument();
        m_editorTitle.clear();
        showTemplates();
        m_templates->use(id);
    });
    connect(m_editor, &EditorPage::documentSent, this, [this](domain::DocumentId id) {
        m_editor->closeDocument();
        showDocuments();
        m_documents->refresh();
        m_documents->select(id);
        m_toast->say(sentWords(m_context.session.outreach()));
    });
    connect(m_editor, &EditorPage::documentScheduled, this, [this](domain::DocumentId id, bool isPlanned) {
        m_editor->closeDocument();
        showDocuments();
        m_documents->refresh();
        m_documents->select(id);
        m_toast->say(isPlanned ? tr("Scheduled.") : tr("The scheduled sending was cancelled."));
    });
    connect(m_editor, &EditorPage::titleChanged, this, [this](const QString& title) {
        m_editorTitle = title;
        updateTitle();
        updateActions(); // there are pages now, or none any more
    });
    connect(m_editor->undoStack(), &QUndoStack::canRedoChanged, this, &MainWindow::updateActions);
    connect(m_editor->undoStack(), &QUndoStack::undoTextChanged, this, &MainWindow::updateActions);
    connect(m_editor->undoStack(), &QUndoStack::redoTextChanged, this, &MainWindow::updateActions);

    const auto backToList = [this] {
        showDocuments();
        m_documents->refresh();
    };
    const auto afterSigning = [this, backToList] {
        if (!std::exchange(m_returnsToStack, false)) return backToList();
        showStack();
        m_stackPage->resume();
    };
    connect(m_signing, &SigningPage::closeRequested, this, afterSigning);
    connect(m_signing, &SigningPage::finished, this, afterSigning);
    connect(m_stackPage, &StackPage::signingPageRequested, this, &MainWindow::signFromStack);
    connect(m_error, &ErrorBanner::retry, this, [this] {
        m_error->setError(std::nullopt);
        start();
    });
    connect(&m_signedWatcher, &QFutureWatcherBase::finished, this, [this] {
        if (m_signedWatcher.isCanceled() || m_signedWatcher.future().resultCount() == 0) return;
        const QList<bool> carry = m_signedWatcher.result();
        QStringList fresh;
        QString toVerify;
        for (qsizetype i = 0; i < carry.size(); ++i) {
            if (!carry.at(i))
                fresh.append(m_pending.at(i));
            else if (toVerify.isEmpty())
                toVerify = m_pending.at(i);
        }
        if (!fresh.isEmpty()) return createFrom(fresh);
        verifyFile(toVerify);
    });
}

void MainWindow::connectWorkspacePages()
{
    const auto say = [this](const QString& text, const std::function<void()>& undo) {
        m_toast->say(text, undo);
    };
    const auto showDocument = [this](domain::DocumentId id) {
        showDocuments();
        m_documents->refresh();
        m_documents->select(id);
    };
    connect(m_templates, &TemplatesPage::said, this, say);
    connect(m_documents, &DocumentsPage::templateRequested, this, [this](domain::DocumentId id) {
        showTemplates();
        m_templates->saveAsTemplate(id);
    });
    connect(m_templates, &TemplatesPage::editRequested, this, &MainWindow::edit);
    connect(m_templates, &TemplatesPage::bulkRequested, this, [this](domain::DocumentId id) {
        m_bulk->begin(id);
        showBulk();
    });
    connect(m_templates, &TemplatesPage::reportRequested, this, [this](domain::DocumentId id) {
        m_report->open(id);
        showReports();
    });
    connect(m_templates, &TemplatesPage::documentMade, this,
            [this, showDocument](domain::DocumentId id, bool sent) {
                if (!sent) return edit(id);
                showDocument(id);
                m_toast->say(sentWords(m_context.session.outreach()));
            });
    connect(m_bulk, &BulkPage::said, this, say);
    connect(m_bulk, &BulkPage::documentsMade, this, [this] {
        if (!m_countsDelay.isActive()) m_countsDelay.start(); // not put off by every step of a run
    });
    connect(m_bulk, &BulkPage::documentRequested, this, showDocument);
    connect(m_bulk, &BulkPage::exportRequested, this, [this](const QList<workflow::DocumentRef>& documents) {
        showDocuments();
        m_documents->exportRefs(documents);
    });
    connect(m_waitingPage, &WaitingPage::said, this, say);
    connect(m_waitingPage, &WaitingPage::documentRequested, this, showDocument);
    connect(m_report, &ReportPage::said, this, say);
    connect(m_report, &ReportPage::documentRequested, this, showDocument);
    connect(m_report, &ReportPage::templateRequested, this, [this](domain::DocumentId id) {
        showTemplates();
        if (!id.isNull()) m_templates->use(id);
    });
}

} // namespace ink::ui
