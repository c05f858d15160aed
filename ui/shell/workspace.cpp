#include "ui/shell/workspace.h"

#include "app/settings/settings.h"
#include "app/store/database/database.h"
#include "app/workflow/documents/documentwatch.h"
#include "app/workflow/drafts/draftrecovery.h"
#include "app/workflow/outbox/workoutbox.h"
#include "app/workflow/session/delivery.h"
#include "app/workflow/session/session.h"
#include "app/workflow/session/signaturepresets.h"
#include "app/workflow/shelf/offlineshelf.h"
#include "app/workflow/signing/keptsignings.h"
#include "app/workflow/signing/offlinesignature.h"
#include "ui/pages/account/settingspage.h"
#include "ui/pages/bulk/bulkpage.h"
#include "ui/pages/documents/documentspage.h"
#include "ui/pages/documents/signedpage.h"
#include "ui/pages/editor/editorpage.h"
#include "ui/pages/outbox/outboxpage.h"
#include "ui/pages/report/reportpage.h"
#include "ui/pages/shared/pagecontext.h"
#include "ui/pages/signing/signingnotice.h"
#include "ui/pages/signing/signingpage.h"
#include "ui/pages/stack/stackpage.h"
#include "ui/pages/templates/templatespage.h"
#include "ui/pages/verify/verifypage.h"
#include "ui/pages/waiting/waitingpage.h"
#include "ui/pages/welcome/welcomepage.h"
#include "ui/shell/appcontext.h"
#include "ui/shell/kiosk.h"
#include "ui/shell/kioskprompts.h"
#include "ui/shell/windowframe.h"

#include <QDir>
#include <QFileInfo>
#include <QSqlDatabase>
#include <QStackedWidget>

namespace ink::ui {

namespace options = settings::options;

namespace {

/** Beside the workstation's own database. */
QString folderBeside(const store::Database& database, const QString& name)
{
    return QFileInfo(database.connection().databaseName()).absoluteDir().filePath(name);
}

} // namespace

Workspace::Workspace(AppContext& context)
    : m_context(context), m_appearance(context.settings), m_folders(context.session),
      m_counts(context.session), m_presets(new workflow::SignaturePresets(
                                     folderBeside(context.database, QStringLiteral("signatures")), this)),
      m_outbox(new workflow::WorkOutbox(context.session, context.database, context.journal,
                                        folderBeside(context.database, QStringLiteral("outbox")), m_clock,
                                        this)),
      m_kiosk(new Kiosk(folderBeside(context.database, QStringLiteral("screen-locked")), m_clock, this)),
      m_kioskPrompts(std::make_unique<KioskPrompts>(context.prompts, *m_kiosk)),
      m_frame(new WindowFrame(context, m_folders, m_counts)), m_pages(makePages()),
      m_shelf(new workflow::OfflineShelf(context.session,
                                         folderBeside(context.database, QStringLiteral("offline")), this)),
      m_keptSignings(new workflow::KeptSignings(
          context.session, folderBeside(context.database, QStringLiteral("signings")), m_clock, this)),
      m_watch(new workflow::DocumentWatch(context.session, this))
{
    for (QWidget* page : std::initializer_list<QWidget*>{
             m_pages.welcome, m_pages.documents, m_pages.editor, m_pages.signedFile, m_pages.signing,
             m_pages.templates, m_pages.bulk, m_pages.report, m_pages.verify, m_pages.outbox, m_pages.waiting,
             m_pages.stack, m_pages.interrupted})
        m_frame->pages().addWidget(page);
    m_frame->assemble(m_actions);
    // Edits that a killed run had not saved go to the service without anybody opening their drafts.
    const auto* recovery = new workflow::DraftRecovery(context.session, context.journal, this);
    connect(recovery, &workflow::DraftRecovery::recovered, m_pages.documents, &DocumentsPage::refresh);
    sharePresets();
    shareOutbox();
}

Workspace::~Workspace()
{
    delete m_frame; // no window took it over
}

WindowFrame& Workspace::frame()
{
    return *m_frame;
}

PageContext Workspace::pageContext()
{
    return {m_context.session,
            m_context.database,
            m_context.journal,
            m_context.cache,
            m_context.settings,
            m_context.prompts,
            m_clock};
}

Pages Workspace::makePages()
{
    const PageContext context = pageContext();
    return {.welcome = new WelcomePage(context.session),
            .documents = new DocumentsPage(context, m_folders),
            .editor = new EditorPage(context.session, context.journal, context.settings, context.prompts),
            .signedFile = new SignedPage(context),
            .signing = new SigningPage(context.session, *m_kioskPrompts),
            .interrupted = new SigningNotice(QStringLiteral("openAfterInterruption")),
            .templates = new TemplatesPage(context),
            .bulk = new BulkPage(context),
            .report = new ReportPage(context),
            .verify = new VerifyPage(context.prompts, m_clock, m_context.ownFingerprints),
            .outbox = new OutboxPage(context.session, *m_outbox, context.prompts, m_clock),
            .waiting = new WaitingPage(context),
            .stack = new StackPage(context)};
}

void Workspace::sharePresets()
{
    m_pages.signing->setPresets(m_presets);
    if (m_context.delivery) m_pages.signing->setHandOver(&m_context.delivery->handOver());
    m_pages.stack->setPresets(m_presets);
    const auto applyHandwriting = [this] {
        const QString style = m_context.settings.value(options::handwriting);
        m_pages.signing->setHandwriting(style);
        m_pages.stack->setHandwriting(style);
    };
    const auto keepHandwriting = [this](const QString& style) {
        m_context.settings.set(options::handwriting, style);
    };
    applyHandwriting();
    connect(m_pages.signing, &SigningPage::handwritingChosen, this, keepHandwriting);
    connect(m_pages.stack, &StackPage::handwritingChosen, this, keepHandwriting);
    connect(&m_context.settings, &settings::Settings::changed, m_pages.signing,
            [applyHandwriting](const QString& key) {
                if (key == options::handwriting.key) applyHandwriting();
            });
}

void Workspace::shareOutbox()
{
    m_pages.editor->setOutbox(m_outbox);
    m_pages.documents->setOutbox(m_outbox);
    m_pages.editor->setShelf(m_shelf);
    m_pages.templates->setOffline(m_outbox, m_shelf);
    m_pages.bulk->setOffline(m_outbox, m_shelf);
    m_pages.signing->setOfflineDesk(
        {m_keptSignings, &m_clock, [this](const workflow::OfflineSignature& signature) -> Result<void> {
             const auto added = m_outbox->addSignature(signature);
             return added ? Result<void>() : fail(added.error());
         }});
    m_pages.documents->setKeptDocuments(
        [this](domain::DocumentId id) { return m_keptSignings->findDocument(id); });
}

SettingsPage& Workspace::settingsPage()
{
    if (m_settingsPage) return *m_settingsPage;
    m_settingsPage =
        new SettingsPage(pageContext(), *m_presets, m_context.ownFingerprints, m_context.delivery);
    m_frame->pages().addWidget(m_settingsPage);
    Q_EMIT settingsPageMade(m_settingsPage);
    return *m_settingsPage;
}

bool Workspace::isSettingsPage(const QWidget* page) const
{
    return m_settingsPage && page == m_settingsPage;
}

void Workspace::refreshCounts()
{
    m_folders.refresh();
    m_counts.refresh();
}

} // namespace ink::ui
