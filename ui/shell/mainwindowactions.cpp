// The window's actions and menus.
#include "app/settings/settings.h"
#include "app/workflow/session/session.h"
#include "ui/dialogs/prompts.h"
#include "ui/pages/bulk/bulkpage.h"
#include "ui/pages/documents/documentspage.h"
#include "ui/pages/documents/documenttable.h"
#include "ui/pages/documents/folderacts.h"
#include "ui/pages/editor/editorpage.h"
#include "ui/pages/editor/editorworkspace.h"
#include "ui/pages/report/reportpage.h"
#include "ui/pages/signing/signingpage.h"
#include "ui/pages/templates/templatespage.h"
#include "ui/pages/verify/verifypage.h"
#include "ui/pages/welcome/welcomepage.h"
#include "ui/shell/aboutdialog.h"
#include "ui/shell/commandpalette.h"
#include "ui/shell/kiosk.h"
#include "ui/shell/mainwindow.h"
#include "ui/shell/sidebar.h"
#include "ui/viewer/pageview.h"
#include "ui/widgets/languagenames.h"

#include <QActionGroup>
#include <QApplication>
#include <QMenu>
#include <QMenuBar>
#include <QTreeView>
#include <QUndoStack>

#include <array>

namespace ink::ui {

namespace options = settings::options;

namespace {
struct ThemeChoice
{
    const char* id;
    settings::Theme theme;
};
constexpr std::array themes{ThemeChoice{"view.theme.system", settings::Theme::System},
                            ThemeChoice{"view.theme.light", settings::Theme::Light},
                            ThemeChoice{"view.theme.dark", settings::Theme::Dark},
                            ThemeChoice{"view.theme.contrast", settings::Theme::HighContrast}};

QString languageAction(const LanguageName& language)
{
    return QStringLiteral("view.language.") + QLatin1String(language.code);
}
} // namespace

void MainWindow::addActions()
{
    const auto on = [this](QAction* action, auto act) { connect(action, &QAction::triggered, this, act); };
    using Keys = QList<QKeySequence>;
    const auto id = [](const char* text) { return QString::fromLatin1(text); };

    on(m_actions.add(
           id("document.new"), Icon::Add, {QKeySequence::New}, [] { return tr("&New document…"); },
           [] { return tr("Choose PDF files to send for signature"); }),
       &MainWindow::chooseAndCreate);
    on(m_actions.add(
           id("file.open"), Icon::Documents, {QKeySequence::Open}, [] { return tr("&Open PDF…"); },
           [] { return tr("A signed PDF is verified; any other PDF becomes a new document"); }),
       [this] {
           m_context.prompts.chooseFiles(
               this, {QStringLiteral("open"), tr("Open PDF"), tr("PDF files (*.pdf)"), true, {}},
               [this](const QStringList& paths) { openFiles(paths); });
       });
    on(m_actions.add(
           id("file.verify"), Icon::Verify, {}, [] { return tr("&Verify a file…"); },
           [] { return tr("Checks whether a signed PDF was changed after signing"); }),
       [this] {
           showVerify();
           m_verify->chooseFile();
       });
    on(m_actions.add(id("file.settings"), Icon::Settings, {QKeySequence::Preferences},
                     [] { return tr("&Settings"); }),
       &MainWindow::showSettings);
    m_actions.action(id("file.settings"))->setMenuRole(QAction::PreferencesRole);
    on(m_actions.add(id("file.quit"), std::nullopt, {QKeySequence::Quit}, [] { return tr("&Quit"); }),
       [this] {
#ifdef Q_OS_MACOS
           QCoreApplication::quit(); // closing the window does not end the program there
#else
           close();
#endif
       });
    m_actions.action(id("file.quit"))->setMenuRole(QAction::QuitRole);

    on(m_actions.add(id("edit.undo"), Icon::Undo, {QKeySequence::Undo}, [] { return tr("&Undo"); }),
       &MainWindow::undo);
    on(m_actions.add(id("edit.redo"), Icon::Redo, {QKeySequence::Redo}, [] { return tr("&Redo"); }),
       &MainWindow::redo);
    on(m_actions.add(id("edit.find"), Icon::Search, {QKeySequence::Find}, [] { return tr("&Find"); }),
       [this] {
           for (PageView* pages : currentPage()->findChildren<PageView*>())
               if (pages->isVisible() && pages->pageCount() > 0) return pages->openFind();
           if (currentPage() == m_signing) return;
           if (currentPage() == m_templates) return m_templates->focusSearch();
           if (currentPage() == m_report) return m_report->focusSearch();
           showDocuments();
           m_documents->focusSearch();
       });
    on(m_actions.add(id("document.send"), Icon::Send,
                     Keys{QKeySequence(Qt::CTRL | Qt::Key_Return), QKeySequence(Qt::CTRL | Qt::Key_Enter)},
                     [] { return tr("&Send…"); }),
       [this] { m_editor->send(); });

    // These keys mean the selected documents only while the listing has the focus.
    const auto onTable = [this](QAction* action) {
        action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
        m_documents->table()->addAction(action);
        return action;
    };
    const auto onDocuments = [this](void (DocumentsPage::*act)()) {
        return [this, act] { (m_documents->*act)(); };
    };
    on(onTable(m_actions.add(id("document.open"), Icon::Preview, {QKeySequence(Qt::Key_Space)},
                             [] { return tr("Show &pages"); })),
       onDocuments(&DocumentsPage::openSelected));
    on(onTable(m_actions.add(id("document.rename"), Icon::Text, {QKeySequence(Qt::Key_F2)},
                             [] { return tr("Re&name"); })),
       onDocuments(&DocumentsPage::renameSelected));
    on(onTable(m_actions.add(id("document.trash"), Icon::Trash, {QKeySequence::Delete},
                             [] { return tr("Move to &trash"); })),
       onDocuments(&DocumentsPage::trashSelected));
    on(m_actions.add(id("document.remind"), Icon::Send, {}, [] { return tr("Re&mind"); }),
       onDocuments(&DocumentsPage::remindSelected));
    on(m_actions.add(
           id("document.correct"), Icon::Edit, {}, [] { return tr("C&orrect recipients…"); },
           [] { return tr("Fixes a name or address, replaces or adds people while a document runs"); }),
       onDocuments(&DocumentsPage::correctSelected));
    on(m_actions.add(
           id("document.export"), Icon::Download, {QKeySequence(Qt::CTRL | Qt::Key_E)},
           [] { return tr("E&xport…"); },
           [] { return tr("Saves the files of the selected documents with a table"); }),
       onDocuments(&DocumentsPage::exportSelected));
    on(m_actions.add(id("document.copy"), Icon::Copy, {}, [] { return tr("Cop&y as a new document"); }),
       onDocuments(&DocumentsPage::copySelected));
    QAction* notify = m_actions.add(
        id("view.notify"), std::nullopt, {}, [] { return tr("Desktop &notifications"); },
        [] { return tr("Shows a notification when a document is opened, signed, completed or declined"); });
    notify->setCheckable(true);
    on(notify, [this, notify] { m_context.settings.set(options::notify, notify->isChecked()); });
    on(m_actions.add(id("document.cancel"), Icon::Cancelled, {}, [] { return tr("&Cancel signing…"); }),
       onDocuments(&DocumentsPage::cancelSelected));
    on(m_actions.add(id("folder.new"), Icon::FolderAdd, {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_N)},
                     [] { return tr("New fol&der…"); }),
       [this] { m_side->folderActs().create({}); });

    on(m_actions.add(id("view.documents"), Icon::Documents, {QKeySequence(Qt::CTRL | Qt::Key_1)},
                     [] { return tr("&Documents"); }),
       &MainWindow::showDocuments);
    on(m_actions.add(id("view.back"), std::nullopt,
                     Keys{QKeySequence(Qt::CTRL | Qt::Key_W), QKeySequence(Qt::ALT | Qt::Key_Left)},
                     [] { return tr("C&lose page"); }),
       &MainWindow::goBack);
    on(m_actions.add(id("view.templates"), Icon::Templates, {QKeySequence(Qt::CTRL | Qt::Key_2)},
                     [] { return tr("&Templates"); }),
       &MainWindow::showTemplates);
    on(m_actions.add(id("view.bulk"), Icon::Bulk, {QKeySequence(Qt::CTRL | Qt::Key_3)},
                     [] { return tr("&Bulk runs"); }),
       &MainWindow::showBulk);
    on(m_actions.add(id("view.reports"), Icon::Report, {QKeySequence(Qt::CTRL | Qt::Key_4)},
                     [] { return tr("R&eports"); }),
       &MainWindow::showReports);
    on(m_actions.add(id("view.verify"), Icon::Verify, {QKeySequence(Qt::CTRL | Qt::Key_5)},
                     [] { return tr("&Verify"); }),
       &MainWindow::showVerify);
    on(m_actions.add(id("view.outbox"), Icon::Inbox, {QKeySequence(Qt::CTRL | Qt::Key_6)},
                     [] { return tr("&Outbox"); }),
       &MainWindow::showOutbox);
    on(m_actions.add(
           id("view.waiting"), Icon::Waiting, {QKeySequence(Qt::CTRL | Qt::Key_7)},
           [] { return tr("&Waiting for others"); },
           [] { return tr("Lists who has to act on your documents, and sends reminders"); }),
       &MainWindow::showWaiting);
    on(m_actions.add(
           id("view.stack"), Icon::Signature, {QKeySequence(Qt::CTRL | Qt::Key_8)},
           [] { return tr("Waiting for &me"); },
           [] {
               return tr("Goes through the documents that wait for your signature, and signs them at once");
           }),
       &MainWindow::showStack);
    on(m_actions.add(id("view.refresh"), Icon::Refresh, {QKeySequence::Refresh},
                     [] { return tr("&Refresh"); }),
       onDocuments(&DocumentsPage::refresh));
    on(m_actions.add(id("view.palette"), Icon::Keyboard, {QKeySequence(Qt::CTRL | Qt::Key_K)},
                     [] { return tr("&Commands…"); }),
       [this] { m_palette->popUp(); });

    auto* looks = new QActionGroup(this);
    const auto look = [&](const ThemeChoice& choice, ActionRegistry::Words words) {
        QAction* action = m_actions.add(id(choice.id), std::nullopt, {}, std::move(words));
        action->setCheckable(true);
        looks->addAction(action);
        on(action, [this, theme = choice.theme] { m_context.settings.set(options::theme, theme); });
    };
    look(themes[0], [] { return tr("Appearance: system default"); });
    look(themes[1], [] { return tr("Appearance: light"); });
    look(themes[2], [] { return tr("Appearance: dark"); });
    look(themes[3], [] { return tr("Appearance: high contrast"); });
    auto* tongues = new QActionGroup(this);
    for (const LanguageName& choice : languageNames) {
        QAction* action = m_actions.add(languageAction(choice), std::nullopt, {},
                                        [name = QString::fromUtf8(choice.name)] { return name; });
        action->setCheckable(true);
        tongues->addAction(action);
        on(action, [this, language = QString::fromLatin1(choice.code)] {
            m_context.settings.set(options::language, language);
        });
    }
    addEditorActions();
    addHelpActions();
    on(m_actions.add(id("help.about"), Icon::Info, {}, [] { return tr("&About Inkstone"); }), [this] {
        auto* about = new AboutDialog(this);
        about->open();
    });
    m_actions.action(id("help.about"))->setMenuRole(QAction::AboutRole);
    for (QAction* action : m_actions.all())
        if (action->shortcutContext() == Qt::WindowShortcut) addAction(action);
}

void MainWindow::buildMenus()
{
    for (QMenu* old : menuBar()->findChildren<QMenu*>(Qt::FindDirectChildrenOnly))
        old->deleteLater();
    menuBar()->clear();
    const auto fill = [this](QMenu* menu, std::initializer_list<const char*> ids) {
        for (const char* id : ids) {
            if (*id)
                menu->addAction(m_actions.action(QString::fromLatin1(id)));
            else
                menu->addSeparator();
        }
    };
    fill(menuBar()->addMenu(tr("&File")), {"document.new", "file.open", "file.verify", "", "folder.new", "",
                                           "file.settings", "", "file.quit"});
    fill(menuBar()->addMenu(tr("&Edit")), {"edit.undo",
                                           "edit.redo",
                                           "",
                                           "tags.cut",
                                           "tags.copy",
                                           "tags.paste",
                                           "tags.pasteInPlace",
                                           "tags.duplicate",
                                           "tags.delete",
                                           "",
                                           "tags.selectAll",
                                           "",
                                           "edit.find",
                                           "",
                                           "document.open",
                                           "document.rename",
                                           "document.copy",
                                           "document.export",
                                           "document.trash",
                                           "",
                                           "document.send",
                                           "document.remind",
                                           "document.correct",
                                           "document.cancel"});
    QMenu* arrange = menuBar()->addMenu(tr("&Arrange"));
    arrange->setObjectName(QStringLiteral("arrangeMenu"));
    const auto fillArrange = [this, arrange] { m_editor->workspace().fillArrangeMenu(*arrange); };
    connect(arrange, &QMenu::aboutToShow, this, fillArrange);
    fillArrange();
    QMenu* pages = menuBar()->addMenu(tr("&Page"));
    pages->setObjectName(QStringLiteral("pagesMenu"));
    const auto fillPages = [this, pages] { m_editor->workspace().fillPageMenu(*pages); };
    connect(pages, &QMenu::aboutToShow, this, fillPages);
    fillPages();
    QMenu* view = menuBar()->addMenu(tr("&View"));
    fill(view, {"view.documents",   "view.templates",
                "view.bulk",        "view.reports",
                "view.verify",      "view.outbox",
                "view.waiting",     "view.stack",
                "view.back",        "",
                "pages.zoomIn",     "pages.zoomOut",
                "pages.actualSize", "pages.fitWidth",
                "pages.fitPage",    "pages.goTo",
                "document.preview", "",
                "view.refresh",     "view.notify",
                "view.palette",     ""});
    fillPanelsMenu(*view);
    fill(view->addMenu(tr("A&ppearance")),
         {"view.theme.system", "view.theme.light", "view.theme.dark", "view.theme.contrast"});
    QMenu* tongues = view->addMenu(tr("L&anguage"));
    for (const LanguageName& language : languageNames)
        tongues->addAction(m_actions.action(languageAction(language)));
    fill(menuBar()->addMenu(tr("&Help")), {"help.contents", "help.shortcuts", "view.palette", "",
                                           "help.sample", "help.whatsNew", "help.log", "", "help.about"});
}

void MainWindow::updateActions()
{
    const bool here = m_context.session.current().has_value();
    const bool listing = currentPage() == m_documents;
    const bool editing = currentPage() == m_editor;
    const bool signing = currentPage() == m_signing;
    const auto chosen = m_documents->selectedCount();
    const auto set = [this](const char* id, bool on) {
        m_actions.action(QString::fromLatin1(id))->setEnabled(on);
    };
    for (const char* id : {"document.new", "file.open", "file.verify", "file.settings", "view.verify",
                           "view.palette", "help.sample"})
        set(id, !signing);
    for (const char* id : {"view.documents", "view.templates", "view.bulk", "view.reports", "view.outbox",
                           "view.waiting", "view.stack", "view.refresh", "folder.new"})
        set(id, here && !signing);
    set("edit.find", here);
    set("edit.undo", !signing);
    set("edit.redo", editing || currentPage() == m_bulk);
    const auto name = [this](const char* action, const QString& plain, const QString& named, QString what) {
        what.replace(QLatin1Char('&'), QLatin1String("&&"));
        m_actions.action(QString::fromLatin1(action))->setText(what.isEmpty() ? plain : named.arg(what));
    };
    name("edit.undo", tr("&Undo"), tr("&Undo: %1"), editing ? m_editor->undoStack()->undoText() : QString());
    name("edit.redo", tr("&Redo"), tr("&Redo: %1"), editing ? m_editor->undoStack()->redoText() : QString());
    set("document.send", editing);
    set("document.open", listing && chosen == 1);
    set("document.rename", listing && m_documents->canRename());
    set("document.trash", listing && chosen > 0);
    const bool running =
        listing && chosen > 0 && m_documents->selectionHas(domain::SigningStatus::InProgress);
    set("document.cancel", running);
    set("document.remind", running);
    set("document.correct", running && m_documents->canCorrect());
    set("view.back", currentPage() != m_documents && currentPage() != m_welcome && !signing);
    set("document.export", listing && chosen > 0);
    set("document.copy", listing && chosen == 1);
    updateEditorActions();
    m_actions.action(QStringLiteral("view.notify"))->setChecked(m_context.settings.value(options::notify));
    m_actions.action(QStringLiteral("view.notify"))
        ->setEnabled(!m_context.settings.isLocked(options::notify));
    const settings::Theme theme = m_context.settings.value(options::theme);
    for (const ThemeChoice& choice : themes) {
        QAction* action = m_actions.action(QString::fromLatin1(choice.id));
        action->setChecked(choice.theme == theme);
        action->setEnabled(!m_context.settings.isLocked(options::theme));
    }
    const QString language = m_context.settings.value(options::language);
    for (const LanguageName& choice : languageNames) {
        QAction* action = m_actions.action(languageAction(choice));
        action->setChecked(language == QLatin1String(choice.code));
        action->setEnabled(!m_context.settings.isLocked(options::language));
    }
    if (m_kiosk->isLocked() || m_kiosk->wasInterrupted()) barActions();
}

} // namespace ink::ui
