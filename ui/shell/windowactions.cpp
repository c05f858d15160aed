#include "ui/shell/windowactions.h"

#include "app/base/languages.h"
#include "app/settings/settings.h"
#include "app/workflow/session/session.h"
#include "app/workflow/today/todaylist.h"
#include "ui/pages/account/settingspage.h"
#include "ui/pages/bulk/bulkpage.h"
#include "ui/pages/documents/commands/documentcommands.h"
#include "ui/pages/documents/detailsactions.h"
#include "ui/pages/documents/documentspage.h"
#include "ui/pages/documents/list/documenttable.h"
#include "ui/pages/documents/list/folderactions.h"
#include "ui/pages/documents/selectionactions.h"
#include "ui/pages/editor/editorpage.h"
#include "ui/pages/editor/workspace/editorworkspace.h"
#include "ui/pages/report/reportpage.h"
#include "ui/pages/signing/signingpage.h"
#include "ui/pages/templates/templatespage.h"
#include "ui/pages/today/todaypage.h"
#include "ui/pages/welcome/welcomepage.h"
#include "ui/shell/editoractions.h"
#include "ui/shell/editortabs.h"
#include "ui/shell/fileopener.h"
#include "ui/shell/helpactions.h"
#include "ui/shell/kiosk/kiosk.h"
#include "ui/shell/navigator.h"
#include "ui/shell/window/actionregistry.h"
#include "ui/shell/window/appcontext.h"
#include "ui/shell/window/commandpalette.h"
#include "ui/shell/window/sidebar.h"
#include "ui/shell/window/windowframe.h"
#include "ui/shell/workspace.h"
#include "ui/viewer/pageview.h"
#include "ui/widgets/inputs/fixedkeys.h"
#include "ui/widgets/style/icons.h"
#include "ui/widgets/toast.h"

#include <QActionGroup>
#include <QLocale>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>
#include <QPushButton>
#include <QUndoStack>

#include <array>
#include <utility>

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

using Keys = QList<QKeySequence>;

QString id(const char* text)
{
    return QString::fromLatin1(text);
}

QString languageAction(const Language& language)
{
    return QStringLiteral("view.language.") + language.code;
}

QString settingsAction(SettingsPage::Section section)
{
    return QStringLiteral("settings.%1").arg(static_cast<int>(section));
}
} // namespace

WindowActions::WindowActions(Workspace& workspace, Navigator& navigator, FileOpener& files, HelpActions& help,
                             QMainWindow& window)
    : m_workspace(workspace), m_navigator(navigator), m_pages(workspace.pages()), m_files(files),
      m_help(help), m_window(window), m_actions(workspace.actions()),
      m_editorActions(std::make_unique<EditorActions>(workspace, window))
{
    addFileActions();
    addEditActions();
    addDocumentActions();
    addViewActions();
    addChoices();
    addPaletteActions();
    m_editorActions->addTo(m_actions);
    m_help.addTo(m_actions);
    QAction* about = m_actions.add(id("help.about"), Icon::Info, {}, [] { return tr("&About Inkstone"); });
    connect(about, &QAction::triggered, &m_help, &HelpActions::showAbout);
    about->setMenuRole(QAction::AboutRole);
    for (QAction* action : m_actions.actions())
        if (action->shortcutContext() == Qt::WindowShortcut) m_window.addAction(action);
    m_editorActions->applyShortcuts();
    connect(m_editorActions.get(), &EditorActions::shortcutsChanged, this,
            &WindowActions::update); // Undo names the next step
    buildMenus();
    m_workspace.frame().commandPalette().setPageActionsSource([this] {
        if (isEditing()) return m_pages.editor->current().workspace().commands();
        return m_navigator.currentPage() == m_pages.documents ? m_pages.documents->detailsActions().commands()
                                                              : QList<QAction*>();
    });
    m_pages.documents.whenCreated([this](DocumentsPage& page) {
        connect(&page, &DocumentsPage::selectionChanged, this, &WindowActions::update);
    });
    m_pages.editor->forEachPage([this](EditorPage& page) {
        const QUndoStack* steps = page.undoStack();
        connect(steps, &QUndoStack::canUndoChanged, this, &WindowActions::update);
        connect(steps, &QUndoStack::canRedoChanged, this, &WindowActions::update);
        connect(steps, &QUndoStack::undoTextChanged, this, &WindowActions::update);
        connect(steps, &QUndoStack::redoTextChanged, this, &WindowActions::update);
    });
    connect(m_pages.editor, &EditorTabs::currentChanged, this, &WindowActions::update);
    connect(m_editorActions.get(), &EditorActions::editorRequested, &m_navigator, &Navigator::showEditor);
    connect(&m_workspace.frame().toast(), &Toast::canUndoChanged, this, &WindowActions::update);
    m_pages.bulk.whenCreated([this](const BulkPage& page) {
        connect(&page, &BulkPage::undoStateChanged, this, &WindowActions::update);
    });
}

WindowActions::~WindowActions() = default;

bool WindowActions::isEditing() const
{
    return m_navigator.currentPage() == m_pages.editor && !m_pages.editor->current().isEmpty();
}

void WindowActions::updateEditing()
{
    m_editorActions->update(isEditing());
}

void WindowActions::retranslate()
{
    m_actions.retranslate();
    buildMenus();
    update(); // Undo names the next step
}

void WindowActions::addFileActions()
{
    const auto on = [this](QAction* action, auto act) { connect(action, &QAction::triggered, this, act); };
    on(m_actions.add(
           id("document.new"), Icon::Add, {QKeySequence::New}, [] { return tr("&New document…"); },
           [] { return tr("Choose PDF files to send for signature"); }),
       [this] { m_files.chooseAndCreate(); });
    on(m_actions.add(
           id("file.open"), Icon::Documents, {QKeySequence::Open}, [] { return tr("&Open PDF…"); },
           [] { return tr("A signed PDF is verified; any other PDF becomes a new document"); }),
       [this] { m_files.choose(); });
    on(m_actions.add(
           id("file.verify"), Icon::Verify, {}, [] { return tr("&Verify a file…"); },
           [] { return tr("Checks whether a signed PDF was changed after signing"); }),
       [this] { m_files.chooseToVerify(); });
    on(m_actions.add(id("file.settings"), Icon::Settings, Keys{QKeySequence(Qt::CTRL | Qt::Key_Comma)},
                     [] { return tr("&Settings"); }),
       [this] { m_navigator.showSettings(); });
    m_actions.action(id("file.settings"))->setMenuRole(QAction::PreferencesRole);
    on(m_actions.add(id("file.quit"), std::nullopt, {QKeySequence::Quit}, [] { return tr("&Quit"); }),
       [this] {
#ifdef Q_OS_MACOS
           QCoreApplication::quit(); // on macOS, closing the window doesn't end the program
#else
           m_window.close();
#endif
       });
    m_actions.action(id("file.quit"))->setMenuRole(QAction::QuitRole);
}

void WindowActions::addEditActions()
{
    const auto on = [this](QAction* action, auto act) { connect(action, &QAction::triggered, this, act); };
    on(m_actions.add(id("edit.undo"), Icon::Undo, {QKeySequence::Undo}, [] { return tr("&Undo"); }),
       &WindowActions::undo);
    on(m_actions.add(id("edit.redo"), Icon::Redo, {QKeySequence::Redo}, [] { return tr("&Redo"); }),
       &WindowActions::redo);
    on(m_actions.add(id("edit.find"), Icon::Search, {QKeySequence::Find}, [] { return tr("&Find"); }),
       &WindowActions::find);
    const QList<QKeyCombination>& send = fixedKeys(FixedKey::Send);
    on(m_actions.add(id("document.send"), Icon::Send, Keys(send.begin(), send.end()),
                     [] { return tr("&Send…"); }),
       [this] { m_pages.editor->current().send(); });
}

void WindowActions::addDocumentActions()
{
    const auto on = [this](QAction* action, auto act) { connect(action, &QAction::triggered, this, act); };
    for (const DocumentCommand& command : documentCommands()) {
        QAction* action = m_actions.add(
            id(command.name), command.icon, command.shortcut.isEmpty() ? Keys() : Keys{command.shortcut},
            [&command] { return command.menuText(); },
            command.toolTipText ? [&command] { return command.toolTip(); } : ActionRegistry::TextFunction());
        on(action, [this, id = command.id] { m_pages.documents->selectionActions().perform(id); });
        if (!command.isListShortcut) continue;
        action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
        m_pages.documents.whenCreated([action](DocumentsPage& page) { page.table()->addAction(action); });
    }
    QAction* notify = m_actions.add(
        id("view.notify"), std::nullopt, {}, [] { return tr("Desktop &notifications"); },
        [] { return tr("Shows a notification when a document is opened, signed, completed or declined"); });
    notify->setCheckable(true);
    on(notify, [this, notify] { m_workspace.context().settings.set(options::notify, notify->isChecked()); });
    on(m_actions.add(id("folder.new"), Icon::FolderAdd, {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_N)},
                     [] { return tr("New fol&der…"); }),
       [this] { m_workspace.frame().sideBar().folderActions().create({}); });
}

void WindowActions::addViewActions()
{
    const auto on = [this](QAction* action, auto act) { connect(action, &QAction::triggered, this, act); };
    on(m_actions.add(
           id("view.today"), Icon::Today, {QKeySequence(Qt::CTRL | Qt::Key_9)}, [] { return tr("Toda&y"); },
           [] { return tr("Shows what you need to do, in all your accounts"); }),
       [this] { m_navigator.showToday(); });
    on(m_actions.add(id("view.documents"), Icon::Documents, {QKeySequence(Qt::CTRL | Qt::Key_1)},
                     [] { return tr("&Documents"); }),
       [this] { m_navigator.showDocuments(); });
    on(m_actions.add(id("view.back"), std::nullopt,
                     Keys{QKeySequence(Qt::CTRL | Qt::Key_W), QKeySequence(Qt::ALT | Qt::Key_Left)},
                     [] { return tr("C&lose page"); }),
       [this] { m_navigator.goBack(); });
    on(m_actions.add(id("view.templates"), Icon::Templates, {QKeySequence(Qt::CTRL | Qt::Key_2)},
                     [] { return tr("&Templates"); }),
       [this] { m_navigator.showTemplates(); });
    on(m_actions.add(id("view.bulk"), Icon::Bulk, {QKeySequence(Qt::CTRL | Qt::Key_3)},
                     [] { return tr("&Bulk runs"); }),
       [this] { m_navigator.showBulk(); });
    on(m_actions.add(id("view.reports"), Icon::Report, {QKeySequence(Qt::CTRL | Qt::Key_4)},
                     [] { return tr("R&eports"); }),
       [this] { m_navigator.showReports(); });
    on(m_actions.add(id("view.verify"), Icon::Verify, {QKeySequence(Qt::CTRL | Qt::Key_5)},
                     [] { return tr("&Verify"); }),
       [this] { m_navigator.showVerify(); });
    on(m_actions.add(id("view.outbox"), Icon::Inbox, {QKeySequence(Qt::CTRL | Qt::Key_6)},
                     [] { return tr("&Outbox"); }),
       [this] { m_navigator.showOutbox(); });
    on(m_actions.add(
           id("view.waiting"), Icon::Waiting, {QKeySequence(Qt::CTRL | Qt::Key_7)},
           [] { return tr("&Waiting for others"); },
           [] { return tr("Shows who needs to act on your documents and lets you send reminders"); }),
       [this] { m_navigator.showWaiting(); });
    on(m_actions.add(
           id("view.stack"), Icon::Signature, {QKeySequence(Qt::CTRL | Qt::Key_8)},
           [] { return tr("Waiting for &me"); },
           [] { return tr("Review the documents waiting for your signature and sign them together"); }),
       [this] { m_navigator.showStack(); });
    on(m_actions.add(id("view.refresh"), Icon::Refresh, {QKeySequence::Refresh},
                     [] { return tr("&Refresh"); }),
       [this] {
           m_pages.documents->refresh();
           m_workspace.today().refresh();
       });
    on(m_actions.add(id("view.palette"), Icon::Keyboard, {QKeySequence(Qt::CTRL | Qt::Key_K)},
                     [] { return tr("&Commands…"); }),
       [this] { m_workspace.frame().commandPalette().popUp(); });
}

void WindowActions::addChoices()
{
    const auto on = [this](QAction* action, auto act) { connect(action, &QAction::triggered, this, act); };
    auto* looks = new QActionGroup(this);
    const auto look = [&](const ThemeChoice& choice, ActionRegistry::TextFunction words) {
        QAction* action = m_actions.add(id(choice.id), std::nullopt, {}, std::move(words));
        action->setCheckable(true);
        looks->addAction(action);
        on(action,
           [this, theme = choice.theme] { m_workspace.context().settings.set(options::theme, theme); });
    };
    look(themes[0], [] { return tr("Appearance: system default"); });
    look(themes[1], [] { return tr("Appearance: light"); });
    look(themes[2], [] { return tr("Appearance: dark"); });
    look(themes[3], [] { return tr("Appearance: high contrast"); });
    auto* tongues = new QActionGroup(this);
    for (const Language& choice : languages()) {
        QAction* action =
            m_actions.add(languageAction(choice), std::nullopt, {}, [name = choice.name] { return name; });
        action->setCheckable(true);
        tongues->addAction(action);
        on(action, [this, language = choice.code] {
            m_workspace.context().settings.set(options::language, language);
        });
    }
}

void WindowActions::addPaletteActions()
{
    const auto on = [this](QAction* action, auto act) { connect(action, &QAction::triggered, this, act); };
    on(m_actions.add(id("template.new"), Icon::Templates, {}, [] { return tr("New template…"); }), [this] {
        m_navigator.showTemplates();
        const QPushButton* button = m_pages.templates->newButton();
        button->menu()->popup(button->mapToGlobal(QPoint(0, button->height())));
    });
    for (int i = 0; i < SettingsPage::sectionCount; ++i) {
        const auto section = static_cast<SettingsPage::Section>(i);
        on(m_actions.add(settingsAction(section), Icon::Settings, {},
                         [section] { return tr("Settings: %1").arg(SettingsPage::nameOf(section)); }),
           [this, section] {
               m_navigator.showSettings();
               m_workspace.settingsPage().showSection(section);
           });
    }
}

void WindowActions::find()
{
    const QWidget* page = m_navigator.currentPage();
    for (PageView* pages : page->findChildren<PageView*>())
        if (pages->isVisible() && pages->pageCount() > 0) return pages->openFindBar();
    if (page == m_pages.signing) return;
    if (page == m_pages.templates) return m_pages.templates->focusSearch();
    if (page == m_pages.report) return m_pages.report->focusSearch();
    m_navigator.showDocuments();
    m_pages.documents->focusSearch();
}

void WindowActions::undo()
{
    if (m_navigator.currentPage() == m_pages.editor)
        m_pages.editor->current().undo();
    else if (m_navigator.currentPage() != m_pages.bulk || !m_pages.bulk->undo())
        m_workspace.frame().toast().undo();
}

void WindowActions::redo()
{
    if (m_navigator.currentPage() == m_pages.editor) m_pages.editor->current().redo();
    if (m_navigator.currentPage() == m_pages.bulk) (void)m_pages.bulk->redo();
}

void WindowActions::buildMenus()
{
    QMenuBar* bar = m_window.menuBar();
    for (QMenu* old : bar->findChildren<QMenu*>(Qt::FindDirectChildrenOnly)) {
        old->setObjectName(QString()); // only the new menu must be found by name
        old->deleteLater();
    }
    bar->clear();
    const auto fill = [this](QMenu* menu, std::initializer_list<const char*> ids) {
        for (const char* id : ids) {
            if (*id)
                menu->addAction(m_actions.action(QString::fromLatin1(id)));
            else
                menu->addSeparator();
        }
    };
    fill(bar->addMenu(tr("&File")), {"document.new", "file.open", "file.verify", "document.saveAsTemplate",
                                     "", "folder.new", "", "file.settings", "", "file.quit"});
    QMenu* edit = bar->addMenu(tr("&Edit"));
    edit->setObjectName(QStringLiteral("editMenu"));
    connect(edit, &QMenu::aboutToShow, this, [this] { m_editorActions->updateTextActions(); });
    // Queued: runs after the chosen action
    connect(edit, &QMenu::aboutToHide, this, &WindowActions::updateEditing, Qt::QueuedConnection);
    fill(edit, {"edit.undo",
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
                "document.sendSignedCopy",
                "document.copyLink",
                "document.export",
                "document.trash",
                "",
                "document.send",
                "document.remind",
                "document.correct",
                "document.cancel"});
    QMenu* arrange = bar->addMenu(tr("&Arrange"));
    arrange->setObjectName(QStringLiteral("arrangeMenu"));
    const auto fillArrange = [this, arrange] {
        m_pages.editor->current().workspace().fillArrangeMenu(*arrange);
    };
    connect(arrange, &QMenu::aboutToShow, this, fillArrange);
    fillArrange();
    QMenu* pages = bar->addMenu(tr("&Page"));
    pages->setObjectName(QStringLiteral("pagesMenu"));
    const auto fillPages = [this, pages] { m_pages.editor->current().workspace().fillPageMenu(*pages); };
    connect(pages, &QMenu::aboutToShow, this, fillPages);
    fillPages();
    QMenu* view = bar->addMenu(tr("&View"));
    fill(view, {"view.today", "view.documents", "view.templates", "view.bulk", "view.reports", "view.verify",
                "view.outbox", "view.waiting", "view.stack", "view.back", ""});
    m_editorActions->addDocumentsMenu(*view);
    fill(view, {"", "pages.zoomIn", "pages.zoomOut", "pages.actualSize", "pages.fitWidth", "pages.fitPage",
                "pages.goTo", "document.preview", "", "view.refresh", "view.notify", "view.palette", ""});
    m_editorActions->addPanelsMenu(*view);
    updateEditing();
    fill(view->addMenu(tr("A&ppearance")),
         {"view.theme.system", "view.theme.light", "view.theme.dark", "view.theme.contrast"});
    QMenu* tongues = view->addMenu(tr("L&anguage"));
    for (const Language& language : languages())
        tongues->addAction(m_actions.action(languageAction(language)));
    fill(bar->addMenu(tr("&Help")), {"help.contents", "help.shortcuts", "view.palette", "", "help.sample",
                                     "help.whatsNew", "help.log", "", "help.about"});
}

void WindowActions::update()
{
    const bool here = m_workspace.context().session.current().has_value();
    const bool listing = m_navigator.currentPage() == m_pages.documents;
    const bool editing = m_navigator.currentPage() == m_pages.editor;
    const bool signing = m_navigator.currentPage() == m_pages.signing;
    const auto set = [this](const char* id, bool on) {
        m_actions.action(QString::fromLatin1(id))->setEnabled(on);
    };
    for (const char* id : {"document.new", "file.open", "file.verify", "file.settings", "view.verify",
                           "view.palette", "help.sample"})
        set(id, !signing);
    for (const char* id : {"view.today", "view.documents", "view.templates", "view.bulk", "view.reports",
                           "view.outbox", "view.waiting", "view.stack", "view.refresh", "folder.new"})
        set(id, here && !signing);
    set("edit.find", here);
    const QUndoStack* steps = m_pages.editor->current().undoStack();
    const BulkPage* rows = m_navigator.currentPage() == m_pages.bulk ? m_pages.bulk.getIfCreated() : nullptr;
    set("edit.undo", editing
                         ? steps->canUndo()
                         : !signing && ((rows && rows->canUndo()) || m_workspace.frame().toast().canUndo()));
    set("edit.redo", editing ? steps->canRedo() : rows && rows->canRedo());
    const auto name = [this](const char* action, const QString& plain, const QString& named, QString what) {
        what.replace(QLatin1Char('&'), QLatin1String("&&"));
        m_actions.action(QString::fromLatin1(action))->setText(what.isEmpty() ? plain : named.arg(what));
    };
    name("edit.undo", tr("&Undo"), tr("&Undo: %1"),
         editing ? m_pages.editor->current().undoStack()->undoText() : QString());
    name("edit.redo", tr("&Redo"), tr("&Redo: %1"),
         editing ? m_pages.editor->current().undoStack()->redoText() : QString());
    set("document.send", editing);
    set("view.back", m_navigator.currentPage() != m_pages.documents &&
                         m_navigator.currentPage() != m_pages.today &&
                         m_navigator.currentPage() != m_pages.welcome && !signing);
    const auto selection = listing ? m_pages.documents->selectionActions().selection() : DocumentSelection();
    for (const DocumentCommand& command : documentCommands()) {
        QAction* action = m_actions.action(id(command.name));
        action->setEnabled(command.isAvailable(selection));
        action->setText(command.menuText(selection));
        if (command.usesAlternate) action->setIcon(icon(command.iconFor(selection)));
    }
    set("template.new", here && !signing);
    for (int i = 0; i < SettingsPage::sectionCount; ++i) {
        const auto section = static_cast<SettingsPage::Section>(i);
        const bool exists = section != SettingsPage::Section::Delivery || m_workspace.context().delivery;
        m_actions.action(settingsAction(section))
            ->setEnabled(!signing && exists && (here || !SettingsPage::needsAccount(section)));
    }
    updateEditing();
    m_actions.action(QStringLiteral("view.notify"))
        ->setChecked(m_workspace.context().settings.value(options::notify));
    m_actions.action(QStringLiteral("view.notify"))
        ->setEnabled(!m_workspace.context().settings.isLocked(options::notify));
    const settings::Theme theme = m_workspace.context().settings.value(options::theme);
    for (const ThemeChoice& choice : themes) {
        QAction* action = m_actions.action(QString::fromLatin1(choice.id));
        action->setChecked(choice.theme == theme);
        action->setEnabled(!m_workspace.context().settings.isLocked(options::theme));
    }
    QString language = m_workspace.context().settings.value(options::language);
    if (language.isEmpty()) language = windowLanguage(); // follows the system
    for (const Language& choice : languages()) {
        QAction* action = m_actions.action(languageAction(choice));
        action->setChecked(language == choice.code);
        action->setEnabled(!m_workspace.context().settings.isLocked(options::language));
    }
    const Kiosk& kiosk = m_workspace.kiosk();
    if (kiosk.isLocked() || kiosk.wasInterrupted()) disableAll();
}

void WindowActions::disableAll()
{
    for (QAction* action : m_actions.actions()) {
        if (!action->isEnabled()) continue;
        action->setEnabled(false);
        m_barredActions.append(action);
    }
}

void WindowActions::enableAll()
{
    for (QAction* action : std::exchange(m_barredActions, {}))
        action->setEnabled(true);
    update();
}

} // namespace ink::ui

#include "moc_windowactions.cpp"
