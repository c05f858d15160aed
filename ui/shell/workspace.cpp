#include "ui/shell/workspace.h"

#include "app/settings/settings.h"
#include "app/store/database/database.h"
#include "app/workflow/documents/documentwatch.h"
#include "app/workflow/drafts/draftrecovery.h"
#include "app/workflow/outbox/workoutbox.h"
#include "app/workflow/session/delivery.h"
#include "app/workflow/session/session.h"
#include "app/workflow/session/signaturepresets.h"
#include "app/workflow/shelf/offlinecache.h"
#include "app/workflow/signing/offlinesignature.h"
#include "app/workflow/signing/signingcache.h"
#include "app/workflow/today/todaylist.h"
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
#include "ui/pages/today/todaypage.h"
#include "ui/pages/verify/verifypage.h"
#include "ui/pages/waiting/waitingpage.h"
#include "ui/pages/welcome/welcomepage.h"
#include "ui/shell/editortabs.h"
#include "ui/shell/kiosk/kiosk.h"
#include "ui/shell/kiosk/kioskprompts.h"
#include "ui/shell/window/appcontext.h"
#include "ui/shell/window/windowframe.h"

#include <QDir>
#include <QFileInfo>
#include <QSqlDatabase>
#include <QStackedWidget>
#include <QTimer>

#include <utility>

namespace ink::ui {

namespace options = settings::options;

namespace {

/** A folder next to the workstation's database. */
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
      m_today(new workflow::TodayList(context.session, context.settings, context.database, context.cache,
                                      m_clock, this)),
      m_kiosk(new Kiosk(folderBeside(context.database, QStringLiteral("screen-locked")), m_clock, this)),
      m_kioskPrompts(std::make_unique<KioskPrompts>(context.prompts, *m_kiosk)),
      m_frame(new WindowFrame(context, m_folders, m_counts)), m_pages(makePages()),
      m_shelf(new workflow::OfflineCache(context.session,
                                         folderBeside(context.database, QStringLiteral("offline")), this)),
      m_signingCache(new workflow::SigningCache(
          context.session, folderBeside(context.database, QStringLiteral("signings")), m_clock, this)),
      m_watch(new workflow::DocumentWatch(context.session, this))
{
    m_frame->pages().addWidget(m_pages.editor);
    m_frame->assemble(m_actions);
    // Saves edits of a killed run to the service without opening their drafts.
    const auto* recovery = new workflow::DraftRecovery(context.session, context.journal, this);
    m_pages.documents.whenCreated([recovery](DocumentsPage& page) {
        connect(recovery, &workflow::DraftRecovery::recovered, &page, &DocumentsPage::refresh);
    });
    m_today->setRunCheck([this](const QString& run) {
        const BulkPage* bulk = m_pages.bulk.getIfCreated();
        return m_outbox->hasBulkRun(run) || (bulk && bulk->isInProgress(run));
    });
    sharePresets();
    shareOutbox();
}

Workspace::~Workspace()
{
    delete m_frame; // no window took ownership
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

template <typename Page, typename Create> OnDemand<Page> Workspace::onDemand(Create create)
{
    const OnDemand<Page> page([this, create = std::move(create)] {
        Page* created = create();
        m_frame->pages().addWidget(created);
        return created;
    });
    m_toCreate.append([page] { (void)page.get(); });
    return page;
}

Pages Workspace::makePages()
{
    const PageContext context = pageContext();
    return {.editor = new EditorTabs(m_context),
            .welcome = onDemand<WelcomePage>([this] { return new WelcomePage(m_context.session); }),
            .documents =
                onDemand<DocumentsPage>([this, context] { return new DocumentsPage(context, m_folders); }),
            .signedFile = onDemand<SignedPage>([context] { return new SignedPage(context); }),
            .signing =
                onDemand<SigningPage>([this] { return new SigningPage(m_context.session, *m_kioskPrompts); }),
            .signingNotice = onDemand<SigningNotice>(
                [] { return new SigningNotice(QStringLiteral("openAfterInterruption")); }),
            .templates = onDemand<TemplatesPage>([context] { return new TemplatesPage(context); }),
            .bulk = onDemand<BulkPage>([context] { return new BulkPage(context); }),
            .report = onDemand<ReportPage>([context] { return new ReportPage(context); }),
            .verify = onDemand<VerifyPage>([this] {
                return new VerifyPage(m_context.prompts, m_clock, m_context.ownFingerprints, [this] {
                    const QString lists = m_context.settings.value(settings::options::trustedLists);
                    return lists.isEmpty() ? QStringList() : QStringList{lists};
                });
            }),
            .outbox = onDemand<OutboxPage>(
                [this] { return new OutboxPage(m_context.session, *m_outbox, m_context.prompts, m_clock); }),
            .waiting = onDemand<WaitingPage>([context] { return new WaitingPage(context); }),
            .stack = onDemand<StackPage>([context] { return new StackPage(context); }),
            .today = onDemand<TodayPage>([this, context] { return new TodayPage(context, *m_today); })};
}

void Workspace::createPages(const std::function<void()>& then)
{
    m_afterCreation = then;
    createNext();
}

void Workspace::createPagesNow()
{
    while (!m_toCreate.isEmpty())
        m_toCreate.takeFirst()();
    createNext();
}

void Workspace::createNext()
{
    if (m_toCreate.isEmpty()) {
        Q_EMIT pagesCreated();
        if (const auto then = std::exchange(m_afterCreation, nullptr)) then();
        return;
    }
    m_toCreate.takeFirst()();
    QTimer::singleShot(0, this, &Workspace::createNext);
}

void Workspace::sharePresets()
{
    m_pages.signing.whenCreated([this](SigningPage& page) {
        page.setPresets(m_presets);
        if (m_context.delivery) page.setHandOver(&m_context.delivery->phoneHandover());
        shareHandwriting(page);
    });
    m_pages.stack.whenCreated([this](StackPage& page) {
        page.setPresets(m_presets);
        shareHandwriting(page);
    });
}

template <typename Page> void Workspace::shareHandwriting(Page& page)
{
    const auto apply = [this, &page] { page.setHandwriting(m_context.settings.value(options::handwriting)); };
    apply();
    connect(&page, &Page::handwritingChosen, this,
            [this](const QString& style) { m_context.settings.set(options::handwriting, style); });
    connect(&m_context.settings, &settings::Settings::changed, &page, [apply](const QString& key) {
        if (key == options::handwriting.key) apply();
    });
}

void Workspace::shareOutbox()
{
    m_pages.editor->forEachPage([this](EditorPage& page) {
        page.setOutbox(m_outbox);
        page.setShelf(m_shelf);
    });
    m_pages.documents.whenCreated([this](DocumentsPage& page) {
        page.setOutbox(m_outbox);
        page.setOfflineDocuments([this](domain::DocumentId id) { return m_signingCache->findDocument(id); });
    });
    m_pages.templates.whenCreated([this](TemplatesPage& page) { page.setOfflineSources(m_outbox, m_shelf); });
    m_pages.bulk.whenCreated([this](BulkPage& page) { page.setOfflineSources(m_outbox, m_shelf); });
    m_pages.signing.whenCreated([this](SigningPage& page) {
        page.setOfflineDesk(
            {m_signingCache, &m_clock, [this](const workflow::OfflineSignature& signature) -> Result<void> {
                 const auto added = m_outbox->addSignature(signature);
                 return added ? Result<void>() : fail(added.error());
             }});
    });
}

SettingsPage& Workspace::settingsPage()
{
    if (m_settingsPage) return *m_settingsPage;
    m_settingsPage =
        new SettingsPage(pageContext(), *m_presets, m_context.ownFingerprints, m_context.delivery);
    m_frame->pages().addWidget(m_settingsPage);
    Q_EMIT settingsPageCreated(m_settingsPage);
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

#include "moc_workspace.cpp"
