#include "ui/shell/mainwindow.h"

#include "app/pdf/pdfinspector.h"
#include "app/settings/settings.h"
#include "app/store/database.h"
#include "app/workflow/documentwatch.h"
#include "app/workflow/draftrecovery.h"
#include "app/workflow/session.h"
#include "app/workflow/signaturepresets.h"
#include "app/workflow/workoutbox.h"
#include "ui/dialogs/prompts.h"
#include "ui/models/documenttablemodel.h"
#include "ui/pages/account/connectionbar.h"
#include "ui/pages/bulk/bulkpage.h"
#include "ui/pages/bulk/tablefiles.h"
#include "ui/pages/documents/documenttable.h"
#include "ui/pages/documentspage.h"
#include "ui/pages/editorpage.h"
#include "ui/pages/outbox/outboxpage.h"
#include "ui/pages/pagecontext.h"
#include "ui/pages/report/reportpage.h"
#include "ui/pages/settingspage.h"
#include "ui/pages/signingpage.h"
#include "ui/pages/templates/templatespage.h"
#include "ui/pages/verifypage.h"
#include "ui/pages/welcomepage.h"
#include "ui/shell/bottombar.h"
#include "ui/shell/commandpalette.h"
#include "ui/shell/desktopnotes.h"
#include "ui/shell/dropoverlay.h"
#include "ui/shell/sidebar.h"
#include "ui/shell/waiting.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/choicecard.h"
#include "ui/widgets/toast.h"

#include <QApplication>
#include <QCloseEvent>
#include <QDir>
#include <QDragEnterEvent>
#include <QFile>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLocale>
#include <QMenuBar>
#include <QPromise>
#include <QSqlDatabase>
#include <QStackedWidget>
#include <QThreadPool>
#include <QTreeView>
#include <QUndoStack>
#include <QVBoxLayout>

#include <chrono>
#include <memory>

namespace ink::ui {

namespace options = settings::options;

namespace {

ThemeMode modeOf(settings::Theme theme)
{
    switch (theme) {
    case settings::Theme::System:
        return ThemeMode::System;
    case settings::Theme::Light:
        return ThemeMode::Light;
    case settings::Theme::Dark:
        return ThemeMode::Dark;
    case settings::Theme::HighContrast:
        return ThemeMode::HighContrast;
    }
    return ThemeMode::System;
}

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

/** Beside the workstation's own database. */
QString folderBeside(const store::Database& database, const QString& name)
{
    return QFileInfo(database.connection().databaseName()).absoluteDir().filePath(name);
}

PageContext pageContext(AppContext& context, const Clock& clock)
{
    return {context.session,
            context.database,
            context.journal,
            context.cache,
            context.settings,
            context.prompts,
            clock};
}

/** Asks for the room of the page that is shown, not of the widest that there is. */
class PageStack final : public QStackedWidget
{
public:
    PageStack() { connect(this, &QStackedWidget::currentChanged, this, &QWidget::updateGeometry); }
    [[nodiscard]] QSize minimumSizeHint() const override
    {
        return currentWidget() ? currentWidget()->minimumSizeHint() : QStackedWidget::minimumSizeHint();
    }
};

} // namespace

MainWindow::MainWindow(AppContext& context, QWidget* parent)
    : QMainWindow(parent), m_context(context),
      m_theme(*qobject_cast<QApplication*>(QCoreApplication::instance())),
      m_languages(*QCoreApplication::instance()), m_folders(context.session), m_counts(context.session),
      // Colours and language come before the first widget: nothing is styled or worded twice.
      m_presets((applySettings(options::theme.key), applySettings(options::language.key),
                 new workflow::SignaturePresets(folderBeside(context.database, QStringLiteral("signatures")),
                                                this))),
      m_outbox(new workflow::WorkOutbox(context.session, context.database, context.journal,
                                        folderBeside(context.database, QStringLiteral("outbox")), m_clock,
                                        this)),
      m_side(new SideBar(m_folders, m_counts, context.prompts)), m_pages(new PageStack),
      m_keyBanner(new Banner(Tone::Warning)), m_connection(new ConnectionBar(context.session)),
      m_error(new ErrorBanner), m_bottom(new BottomBar(context.session)), m_toast(nullptr),
      m_palette(nullptr), m_overlay(nullptr), m_welcome(new WelcomePage(context.session)),
      m_documents(new DocumentsPage(pageContext(context, m_clock), m_folders)),
      m_editor(new EditorPage(context.session, context.journal, context.settings, context.prompts)),
      m_signing(new SigningPage(context.session, context.prompts)),
      m_templates(new TemplatesPage(pageContext(context, m_clock))),
      m_bulk(new BulkPage(pageContext(context, m_clock))),
      m_report(new ReportPage(pageContext(context, m_clock))),
      m_verify(new VerifyPage(context.prompts, m_clock, context.ownFingerprints)),
      m_outboxPage(new OutboxPage(context.session, *m_outbox, context.prompts, m_clock))
{
    using namespace std::chrono_literals;
    setObjectName(QStringLiteral("mainWindow"));
    setWindowIcon(applicationIcon());
    setAcceptDrops(true);
    QCoreApplication::removePostedEvents(this, QEvent::LanguageChange);
    layOut();
    addActions();
    buildMenus();
    connectPages();
    m_countsDelay.setSingleShot(true);
    m_countsDelay.setInterval(200ms);
    connect(&m_countsDelay, &QTimer::timeout, this, [this] {
        m_counts.refresh();
        m_folders.refresh();
    });
    if (const QByteArray kept = context.settings.value(options::windowGeometry); !kept.isEmpty())
        restoreGeometry(kept);
    else
        resize(1280, 800);
    if (!showKept()) showPage(m_welcome);
    updateBanner();
}

MainWindow::~MainWindow() = default;

void MainWindow::layOut()
{
    for (QWidget* page :
         std::initializer_list<QWidget*>{m_welcome, m_documents, m_editor, m_signing, m_templates, m_bulk,
                                         m_report, m_verify, m_outboxPage})
        m_pages->addWidget(page);
    auto* content = new QWidget;
    auto* banners = new QVBoxLayout;
    banners->setContentsMargins(0, 0, 0, 0);
    banners->setSpacing(0);
    auto* notices = new QVBoxLayout;
    notices->setContentsMargins(space::m, 0, space::m, 0);
    notices->setSpacing(space::xs);
    notices->addWidget(m_keyBanner);
    notices->addWidget(m_connection);
    notices->addWidget(m_error);
    banners->addLayout(notices);
    banners->addWidget(m_pages, 1);
    auto* row = new QHBoxLayout;
    row->setSpacing(0);
    row->addWidget(m_side);
    row->addLayout(banners, 1);
    auto* column = new QVBoxLayout(content);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addLayout(row, 1);
    column->addWidget(m_bottom);
    setCentralWidget(content);
    m_keyBanner->setObjectName(QStringLiteral("keyBanner"));
    m_keyBanner->setClosable(true);
    m_toast = new Toast(content);
    m_palette = new CommandPalette(m_actions, content);
    m_overlay = new DropOverlay(content);
}

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
    connectAccount();
    connect(m_side, &SideBar::said, this, say);
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
    connect(watch, &workflow::DocumentWatch::happened, notes, &DesktopNotes::tell);
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
    connect(m_documents, &DocumentsPage::signRequested, this, &MainWindow::signInPerson);
    connect(m_documents, &DocumentsPage::said, this, say);
    connect(m_documents, &DocumentsPage::contentChanged, &m_countsDelay, qOverload<>(&QTimer::start));
    connect(m_documents, &DocumentsPage::selectionChanged, this, &MainWindow::updateActions);
    connect(m_documents, &DocumentsPage::statusLineChanged, this, [this] {
        if (currentPage() == m_documents) m_bottom->setStatus(m_documents->statusLine());
    });

    connect(m_editor, &EditorPage::closeRequested, this, [this] {
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
        m_toast->say(tr("Sent. Everybody's signing link is in the details."));
    });
    connect(m_editor, &EditorPage::titleChanged, this, [this](const QString& title) {
        m_editorTitle = title;
        updateTitle();
    });
    connect(m_editor->undoStack(), &QUndoStack::canRedoChanged, this, &MainWindow::updateActions);
    connect(m_editor->undoStack(), &QUndoStack::undoTextChanged, this, &MainWindow::updateActions);
    connect(m_editor->undoStack(), &QUndoStack::redoTextChanged, this, &MainWindow::updateActions);

    const auto backToList = [this] {
        showDocuments();
        m_documents->refresh();
    };
    connect(m_signing, &SigningPage::closeRequested, this, backToList);
    connect(m_signing, &SigningPage::finished, this, backToList);
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
        showVerify();
        m_verify->verifyFile(toVerify);
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
                m_toast->say(tr("Sent. Everybody's signing link is in the details."));
            });
    connect(m_bulk, &BulkPage::said, this, say);
    connect(m_bulk, &BulkPage::documentRequested, this, showDocument);
    connect(m_bulk, &BulkPage::exportRequested, this, [this](const QList<workflow::DocumentRef>& documents) {
        showDocuments();
        m_documents->exportRefs(documents);
    });
    connect(m_report, &ReportPage::said, this, say);
    connect(m_report, &ReportPage::documentRequested, this, showDocument);
}

QWidget* MainWindow::currentPage() const
{
    return m_pages->currentWidget();
}

void MainWindow::showPage(QWidget* page)
{
    m_palette->hide();
    m_pages->setCurrentWidget(page);
    using Place = SideBar::Place;
    const QHash<QWidget*, Place> places{{m_documents, Place::Documents},
                                        {m_templates, Place::Templates},
                                        {m_bulk, Place::Bulk},
                                        {m_report, Place::Reports},
                                        {m_verify, Place::Verify}};
    const bool listing =
        places.contains(page) || page == m_outboxPage || (m_settingsPage && page == m_settingsPage);
    const bool alone = page == m_signing; // the one who signs sees nothing else of the sender's
    m_side->setVisible(listing && isHere());
    m_bottom->setVisible(!alone && page != m_editor && isHere());
    if (alone) m_toast->hide();
    menuBar()->setVisible(!alone);
    m_bottom->setStatus(page == m_documents ? m_documents->statusLine() : QString());
    if (listing) m_side->setPlace(places.contains(page) ? std::optional(places.value(page)) : std::nullopt);
    updateActions();
    updateTitle();
    if (page == m_documents) m_documents->table()->setFocus();
}

bool MainWindow::showKept()
{
    if (m_context.session.current() || !m_context.session.hasLastProfile()) return false;
    m_side->choose({});
    m_documents->setView(m_side->currentView(), m_side->titleOf(m_side->currentView()));
    if (!m_documents->showKept(m_context.settings.value(options::lastProfile))) return false;
    m_waiting = std::make_unique<Waiting>(QList<const QWidget*>{m_side, m_documents->table()});
    showPage(m_documents);
    return true;
}

bool MainWindow::isHere() const
{
    return m_context.session.current() || m_waiting;
}

void MainWindow::showDocuments()
{
    if (!isHere()) return showWelcome();
    showPage(m_documents);
}

void MainWindow::showTemplates()
{
    if (!m_context.session.current()) return showWelcome();
    m_templates->refresh();
    showPage(m_templates);
}

void MainWindow::showBulk()
{
    if (!m_context.session.current()) return showWelcome();
    showPage(m_bulk);
}

void MainWindow::showReports()
{
    if (!m_context.session.current()) return showWelcome();
    showPage(m_report);
}

void MainWindow::showVerify()
{
    showPage(m_verify);
}

void MainWindow::showWelcome()
{
    m_welcome->showChoices();
    showPage(m_welcome);
}

void MainWindow::showSettings()
{
    showPage(&settingsPage());
}

void MainWindow::edit(domain::DocumentId id)
{
    showPage(m_editor);
    m_editor->openDocument(id);
}

void MainWindow::signInPerson(domain::DocumentId id, const QString& invitationGuid)
{
    showPage(m_signing);
    m_signing->open(id, invitationGuid);
}

void MainWindow::start()
{
    if (!m_context.session.hasLastProfile()) return showWelcome();
    m_context.session.openLast(this, [this](const Result<void>& result) {
        if (result || m_context.session.current()) return;
        m_waiting.reset();
        m_error->setError(result.error());
        showWelcome();
    });
}

void MainWindow::openProfile(const QString& id)
{
    m_error->setError(std::nullopt);
    m_context.session.open(id, this, [this](const Result<void>& result) {
        if (!result) m_error->setError(result.error());
    });
}

void MainWindow::profileChanged()
{
    const auto waiting = std::move(m_waiting);
    m_error->setError(std::nullopt);
    updateBanner();
    m_folders.refresh();
    m_counts.refresh();
    m_side->choose({});
    m_documents->setView(m_side->currentView(), m_side->titleOf(m_side->currentView()));
    if (!m_editor->isEmpty()) m_editor->closeDocument(); // it belongs to the account before
    showDocuments();
    if (waiting && m_context.session.current()) waiting->carryOut();
}

void MainWindow::withProfile(const std::function<void()>& then)
{
    if (m_context.session.current()) return then();
    if (m_waiting) return m_waiting->add(then);
    m_context.session.open(QStringLiteral("local"), this, [this, then](const Result<void>& result) {
        if (!result) return m_error->setError(result.error());
        then();
    });
}

void MainWindow::openFiles(const QStringList& paths)
{
    if (paths.isEmpty()) return;
    if (isTableFile(paths.constFirst())) {
        withProfile([this, path = paths.constFirst()] {
            m_bulk->openTable(path);
            showBulk();
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

void MainWindow::createFrom(const QStringList& paths)
{
    withProfile([this, paths] {
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

void MainWindow::undo()
{
    if (currentPage() == m_editor)
        m_editor->undo();
    else if (currentPage() != m_bulk || !m_bulk->undo())
        m_toast->undo();
}

void MainWindow::redo()
{
    if (currentPage() == m_editor) m_editor->redo();
    if (currentPage() == m_bulk) (void)m_bulk->redo();
}

void MainWindow::applySettings(const QString& key)
{
    const auto& settings = m_context.settings;
    if (key == options::theme.key) m_theme.setMode(modeOf(settings.value(options::theme)));
    if (key == options::language.key) {
        m_languages.apply(settings.value(options::language));
        setLocale(QLocale()); // spin boxes and the like write numbers as the words do
    }
    if (!m_actions.all().isEmpty()) updateActions();
}

void MainWindow::updateBanner()
{
    if (!m_context.session.keyIsForThisRunOnly()) {
        m_keyBanner->hide();
        return;
    }
    m_keyBanner->showText(
        tr("The API key is kept for this run only."),
        tr("This system has no keychain that can be used, so you will be asked for the key next time."));
}

void MainWindow::updateTitle()
{
    const bool editing = currentPage() == m_editor && !m_editorTitle.isEmpty();
    setWindowTitle(editing ? tr("%1 — Inkstone").arg(m_editorTitle) : QStringLiteral("Inkstone"));
}

void MainWindow::changeEvent(QEvent* event)
{
    QMainWindow::changeEvent(event);
    if (event->type() != QEvent::LanguageChange) return;
    m_actions.retranslate();
    buildMenus();
    if (!m_actions.all().isEmpty()) updateActions(); // Undo names its step
    updateBanner();
    updateTitle();
    m_documents->setTitle(m_side->titleOf(m_documents->view()));
}

void MainWindow::closeEvent(QCloseEvent* event)
{
    m_documents->saveState();
    m_context.settings.set(options::windowGeometry, saveGeometry());
    m_context.settings.sync();
    QMainWindow::closeEvent(event);
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event)
{
    const bool takes = !pdfFilesOf(event->mimeData()).isEmpty() || !tableFilesOf(event->mimeData()).isEmpty();
    // Documents of the listing bring their signed files along: these are none to make documents of.
    if (currentPage() == m_signing || !takes || event->mimeData()->hasFormat(documentsMimeType())) return;
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
    QStringList paths = pdfFilesOf(event->mimeData());
    if (paths.isEmpty()) paths = tableFilesOf(event->mimeData());
    if (paths.isEmpty()) return;
    event->acceptProposedAction();
    openFiles(paths);
}

} // namespace ink::ui
