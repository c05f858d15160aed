#include "ui/shell/helpactions.h"

#include "app/domain/document/document.h"
#include "app/workflow/session/session.h"
#include "app/workflow/templates/sampledocument.h"
#include "ui/help/helppanel.h"
#include "ui/help/helptopics.h"
#include "ui/pages/documents/documentspage.h"
#include "ui/pages/templates/templatespage.h"
#include "ui/pages/welcome/welcomepage.h"
#include "ui/shell/accountopener.h"
#include "ui/shell/kiosk/kiosk.h"
#include "ui/shell/navigator.h"
#include "ui/shell/supportdialogs.h"
#include "ui/shell/window/aboutdialog.h"
#include "ui/shell/window/actionregistry.h"
#include "ui/shell/window/appcontext.h"
#include "ui/shell/window/startnotices.h"
#include "ui/shell/window/windowframe.h"
#include "ui/shell/workspace.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/toast.h"

#include <QApplication>
#include <QDesktopServices>
#include <QUrl>
#include <QUuid>

namespace ink::ui {

HelpActions::HelpActions(Workspace& workspace, Navigator& navigator, AccountOpener& accounts, QWidget& window)
    : m_workspace(workspace), m_navigator(navigator), m_accounts(accounts), m_window(window)
{
    const StartNotices* notices = &m_workspace.frame().startNotices();
    connect(notices, &StartNotices::whatsNewRequested, this,
            [this] { showHelp(QStringLiteral("whats-new")); });
    connect(notices, &StartNotices::crashReportRequested, this,
            [this] { (new CrashReportDialog(m_workspace.context().crashReport, &m_window))->open(); });
    connect(notices, &StartNotices::downloadPageRequested, this,
            [](const QUrl& page) { QDesktopServices::openUrl(page); });
    const Pages& pages = m_workspace.pages();
    pages.welcome.whenCreated([this](WelcomePage& page) {
        connect(&page, &WelcomePage::sampleRequested, this,
                [this] { openSample(domain::DocumentType::Document); });
    });
    pages.documents.whenCreated([this](DocumentsPage& page) {
        connect(&page, &DocumentsPage::sampleRequested, this,
                [this] { openSample(domain::DocumentType::Document); });
    });
    pages.templates.whenCreated([this](TemplatesPage& page) {
        connect(&page, &TemplatesPage::sampleRequested, this,
                [this] { openSample(domain::DocumentType::RegularTemplate); });
    });
}

void HelpActions::addTo(ActionRegistry& actions)
{
    const auto add = [this, &actions](const char* id, std::optional<Icon> sign,
                                      const QList<QKeySequence>& keys, ActionRegistry::TextFunction words,
                                      auto act) {
        QAction* action = actions.add(QString::fromLatin1(id), sign, keys, std::move(words));
        connect(action, &QAction::triggered, this, act);
    };
    add(
        "help.contents", Icon::Info, {QKeySequence(Qt::Key_F1)}, [] { return tr("Inkstone &Help"); },
        [this] {
            const QString topic = helpTopicFor(QApplication::focusWidget());
            showHelp(topic.isEmpty() ? helpTopicFor(m_navigator.currentPage()) : topic);
        });
    add(
        "help.sample", Icon::Documents, {}, [] { return tr("&Try a sample document"); },
        [this] { openSample(domain::DocumentType::Document); });
    add(
        "help.whatsNew", std::nullopt, {}, [] { return tr("&What's new"); },
        [this] { showHelp(QStringLiteral("whats-new")); });
    add(
        "help.log", std::nullopt, {}, [] { return tr("&Log…"); },
        [this] { (new LogViewer(m_workspace.context().logFile, &m_window))->open(); });
    actions.action(QStringLiteral("help.log"))->setEnabled(!m_workspace.context().logFile.isEmpty());
    new HelpKeyFilter(&m_window);
}

void HelpActions::openSample(domain::DocumentType type)
{
    m_accounts.runWithProfile([this, type] {
        const bool isTemplate = type != domain::DocumentType::Document;
        auto* copier = new workflow::DocumentCopier(m_workspace.context().session, this);
        copier->createOwn(isTemplate ? workflow::sampleTemplate() : workflow::sampleDocument(),
                          QUuid::createUuid().toString(QUuid::WithoutBraces), this,
                          [this, copier, isTemplate](const Result<domain::Document>& made) {
                              copier->deleteLater();
                              if (!made) return m_workspace.frame().errorBanner().setError(made.error());
                              if (!isTemplate) return m_navigator.edit(made->id);
                              m_navigator.showTemplates();
                              m_workspace.pages().templates->select(made->id);
                              m_workspace.frame().toast().showMessage(tr("The sample template was added."));
                          });
    });
}

void HelpActions::showHelp(const QString& topic)
{
    if (!m_workspace.kiosk().isLocked()) m_workspace.frame().showHelp(topic);
}

void HelpActions::showAbout()
{
    auto* about = new AboutDialog(&m_window);
    about->open();
}

} // namespace ink::ui

#include "moc_helpactions.cpp"
