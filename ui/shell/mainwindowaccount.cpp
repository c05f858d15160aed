// Accounts, keys, the connection: what the settings and the bar above the pages ask of the window.
#include "app/settings/settings.h"
#include "app/store/database/database.h"
#include "app/workflow/outbox/workoutbox.h"
#include "app/workflow/session/session.h"
#include "app/workflow/shelf/offlineshelf.h"
#include "ui/pages/account/connectionbar.h"
#include "ui/pages/account/settingspage.h"
#include "ui/pages/bulk/bulkpage.h"
#include "ui/pages/documents/documentspage.h"
#include "ui/pages/editor/editorpage.h"
#include "ui/pages/outbox/outboxpage.h"
#include "ui/pages/shared/pagecontext.h"
#include "ui/pages/signing/signingpage.h"
#include "ui/pages/stack/stackpage.h"
#include "ui/pages/templates/templatespage.h"
#include "ui/pages/welcome/welcomepage.h"
#include "ui/shell/bottombar.h"
#include "ui/shell/mainwindow.h"
#include "ui/widgets/toast.h"

#include <QDir>
#include <QFileInfo>
#include <QSqlDatabase>
#include <QStackedWidget>

namespace ink::ui {

void MainWindow::connectAccount()
{
    m_signing->setPresets(m_presets);
    namespace options = settings::options;
    m_signing->setHandwriting(m_context.settings.value(options::handwriting));
    connect(m_signing, &SigningPage::handwritingChosen, this,
            [this](const QString& style) { m_context.settings.set(options::handwriting, style); });
    m_stackPage->setPresets(m_presets);
    m_stackPage->setHandwriting(m_context.settings.value(options::handwriting));
    connect(m_stackPage, &StackPage::handwritingChosen, this,
            [this](const QString& style) { m_context.settings.set(options::handwriting, style); });
    connect(&m_context.settings, &settings::Settings::changed, m_signing, [this](const QString& key) {
        if (key != options::handwriting.key) return;
        m_signing->setHandwriting(m_context.settings.value(options::handwriting));
        m_stackPage->setHandwriting(m_context.settings.value(options::handwriting));
    });
    connectOutbox();
    connect(m_connection, &ConnectionBar::keyTaken, this, [this] {
        m_toast->say(tr("The new key is saved. You can continue."));
        m_documents->refresh();
        m_folders.refresh();
        m_counts.refresh();
    });
}

SettingsPage& MainWindow::settingsPage()
{
    if (m_settingsPage) return *m_settingsPage;
    const PageContext context{m_context.session,
                              m_context.database,
                              m_context.journal,
                              m_context.cache,
                              m_context.settings,
                              m_context.prompts,
                              m_clock};
    m_settingsPage = new SettingsPage(context, *m_presets, m_context.ownFingerprints, m_context.delivery);
    m_pages->addWidget(m_settingsPage);
    connect(m_settingsPage, &SettingsPage::said, this,
            [this](const QString& text, const std::function<void()>& undo) { m_toast->say(text, undo); });
    connect(m_settingsPage, &SettingsPage::addServerRequested, this, [this] {
        m_welcome->showConnectForm();
        showPage(m_welcome);
    });
    connect(m_settingsPage, &SettingsPage::documentRequested, this, [this](domain::DocumentId id) {
        showDocuments();
        m_documents->refresh();
        m_documents->select(id);
    });
    return *m_settingsPage;
}

void MainWindow::showOutbox()
{
    if (!m_context.session.current()) return showWelcome();
    showPage(m_outboxPage);
}

void MainWindow::connectOutbox()
{
    m_editor->setOutbox(m_outbox);
    m_documents->setOutbox(m_outbox);
    const QDir beside = QFileInfo(m_context.database.connection().databaseName()).absoluteDir();
    auto* shelf =
        new workflow::OfflineShelf(m_context.session, beside.filePath(QStringLiteral("offline")), this);
    m_editor->setShelf(shelf);
    m_templates->setOffline(m_outbox, shelf);
    m_bulk->setOffline(m_outbox, shelf);
    const auto count = [this] { m_bottom->setWaiting(static_cast<int>(m_outbox->count())); };
    connect(m_outbox, &workflow::WorkOutbox::changed, this, count);
    count();
    connect(m_bottom, &BottomBar::outboxRequested, this, &MainWindow::showOutbox);
    connect(m_outbox, &workflow::WorkOutbox::arrived, this, [this](qint64, domain::DocumentId, bool sent) {
        m_toast->say(sent ? tr("The documents in the outbox were sent.") : tr("The outbox was sent."));
        m_documents->refresh();
        m_counts.refresh();
        if (currentPage() == m_templates) m_templates->refresh();
    });
    connect(m_outbox, &workflow::WorkOutbox::failed, this, [this](qint64) {
        m_toast->say(tr("Some items in the outbox couldn't be sent. Open the outbox to see why."));
    });
    connect(m_editor, &EditorPage::said, this,
            [this](const QString& text, const std::function<void()>& undo) { m_toast->say(text, undo); });
    connect(m_editor, &EditorPage::undoLapsed, m_toast, &Toast::forget);
    connect(m_editor, &EditorPage::keptForLater, this, [this] {
        m_editor->closeDocument();
        m_editorTitle.clear();
        showOutbox();
        m_toast->say(tr("It's in the outbox and will be sent when the connection is back."));
    });
    connect(m_outboxPage, &OutboxPage::said, this,
            [this](const QString& text, const std::function<void()>& undo) { m_toast->say(text, undo); });
    connect(m_outboxPage, &OutboxPage::editRequested, this, [this](qint64 entry) {
        showPage(m_editor);
        m_editor->openWaiting(entry);
    });
    connect(m_outboxPage, &OutboxPage::templateRequested, this, [this](domain::DocumentId id) {
        showTemplates();
        m_templates->select(id);
    });
    connect(m_outboxPage, &OutboxPage::documentRequested, this, [this](domain::DocumentId id) {
        showDocuments();
        m_documents->refresh();
        m_documents->select(id);
    });
}

} // namespace ink::ui
