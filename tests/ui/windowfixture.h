#pragma once

#include "app/secrets/memorysecretstore.h"
#include "app/service/host/servicehost.h"
#include "app/settings/settings.h"
#include "app/store/database/database.h"
#include "app/store/journals/draftjournal.h"
#include "app/store/schema/opendatabase.h"
#include "app/wire/deliverycodec.h"
#include "app/workflow/session/session.h"
#include "app/workflow/signing/inpersonsession.h"
#include "app/workplace/localdelivery.h"
#include "app/workplace/workplace.h"
#include "tests/support/builders.h"
#include "tests/support/paths.h"
#include "tests/support/resultof.h"
#include "tests/support/scriptedprompts.h"
#include "tests/ui/countingtransport.h"
#include "tests/ui/deskwindow.h"
#include "tests/ui/settled.h"
#include "ui/dialogs/widgetprompts.h"
#include "ui/widgets/inputs/signaturepad.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <functional>
#include <memory>
#include <optional>
#include <utility>

namespace ink::test {

/** The window with a real embedded service in a new folder. It starts with the documents. */
class WindowFixture final
{
public:
    /** `policy`: the content of an administrator's policy file. */
    explicit WindowFixture(const QByteArray& policy = {})
        : m_settings(m_folder.filePath(QStringLiteral("settings.ini")), policyFile(policy)),
          m_workplace(std::in_place, m_folder.path(), m_settings, m_secrets, m_clock)
    {
        m_settings.set(settings::options::startPage, settings::StartPage::Documents);
    }

    /** Reads the secrets of the service from the keychain, as the program does at its start. */
    [[nodiscard]] bool unlock()
    {
        bool done = false;
        m_workplace->unlock(QCoreApplication::instance(), [&done] { done = true; });
        return QTest::qWaitFor([&done] { return done; }, 10'000);
    }
    /** Ends everything and forgets all secrets, as after a reset of the keychain. */
    void loseKeychain()
    {
        end();
        m_secrets.clear();
        m_workplace.emplace(m_folder.path(), m_settings, m_secrets, m_clock);
    }
    /** Starts again in the same folder, as after a restart of the program. */
    [[nodiscard]] bool start()
    {
        end();
        auto database = store::openSqlite(m_folder.filePath(QStringLiteral("workstation.db")),
                                          store::Schema::Workstation);
        if (!database) return false;
        m_database = std::move(*database);
        m_journal = std::make_unique<store::DraftJournal>(*m_database);
        m_cache = std::make_unique<store::DocumentCache>(*m_database);
        m_session = std::make_unique<workflow::Session>(
            m_settings, m_secrets, [this] { return startService(); },
            [this](const QUrl& url, const Secret& key) -> std::unique_ptr<api::Transport> {
                api::NetworkTransport::Options options;
                options.baseUrl = url;
                options.key = key;
                options.proxy = m_session->proxy();
                options.extraCaFile = m_settings.value(settings::options::extraCaFile);
                return std::make_unique<CountingTransport>(std::move(options), m_requests);
            });
        m_delivery = std::make_unique<LocalDelivery>(*m_workplace, *m_session, m_settings,
                                                     QCoreApplication::applicationDirPath() +
                                                         QStringLiteral("/inkstone"));
        const auto ownFingerprints = [this] {
            const service::ServiceHost* const service = m_workplace->runningService();
            return service ? QStringList{service->sealFingerprint()} : QStringList();
        };
        m_context = std::make_unique<ui::AppContext>(ui::AppContext{
            *m_session, *m_database, *m_journal, *m_cache, m_settings, *m_asked, ownFingerprints,
            m_delivery.get(), logFile, crashReport, &m_workplace->localSecrets()});
        m_workspace = std::make_unique<ui::Workspace>(*m_context);
        window = std::make_unique<DeskWindow>(*m_workspace);
        window->showStartPage();
        m_workspace->createPagesNow();
        window->resize(1440, 900);
        return true;
    }
    /** Skips the welcome page: opens the local workspace with the listing. */
    [[nodiscard]] bool startLocal()
    {
        if (!start()) return false;
        return open(QStringLiteral("local"));
    }
    /** The same with the window on the screen. */
    [[nodiscard]] bool showLocal(QSize size = {1440, 900})
    {
        if (!startLocal()) return false;
        window->resize(size);
        window->show();
        return QTest::qWaitForWindowExposed(window.get());
    }
    /** Opens one of the session's profiles. */
    [[nodiscard]] bool open(const QString& profile)
    {
        const auto opened = resultOf<void>(
            [&](QObject* context, const auto& done) { m_session->open(profile, context, done); }, 30'000);
        return opened.has_value();
    }
    /** Connects to the account with this key, at another service. */
    [[nodiscard]] bool connectTo(const QUrl& address, const Secret& key)
    {
        std::optional<Result<void>> done;
        m_session->connectTo(address, key, window.get(),
                             [&done](const Result<void>& result) { done = result; });
        if (!QTest::qWaitFor([&done] { return done.has_value(); }, 30000)) return false;
        if (!*done) qWarning("%s", qPrintable(done->error().detail.english()));
        return done->has_value();
    }

    /** Questions become dialogs instead of being answered by `prompts`. Call it before `start`. */
    void showQuestions() { m_asked = &m_dialogs; }
    /** Lets the service send email by a plain server on this computer. Call it before it starts. */
    void mailThrough(quint16 port)
    {
        workflow::MailAccount account;
        account.server = QStringLiteral("127.0.0.1");
        account.port = port;
        account.security = workflow::MailAccount::Security::None;
        account.from = QStringLiteral("Mill Lane <sign@example.com>");
        workflow::saveMailAccount(m_settings, account);
    }

    [[nodiscard]] workflow::Session& session() { return *m_session; }
    [[nodiscard]] secrets::MemorySecretStore& secretStore() { return m_secrets; }
    /** The embedded service, started now if necessary; null on failure. */
    [[nodiscard]] service::ServiceHost* host() { return m_workplace->service().value_or(nullptr); }
    void stopService() { m_workplace->stop(); }
    [[nodiscard]] Workplace& workplace() { return *m_workplace; }
    [[nodiscard]] LocalDelivery& delivery() { return *m_delivery; }
    [[nodiscard]] store::Database& database() { return *m_database; } ///< the workstation's own
    [[nodiscard]] settings::Settings& settings() { return m_settings; }
    [[nodiscard]] QString path(const QString& name) const { return m_folder.filePath(name); }
    [[nodiscard]] static QString sample()
    {
        return ink::test::sourcePath(QStringLiteral("resources/samples/agreement.pdf"));
    }

    /** A document of Nora's that is being sent, without recipients and tags. */
    [[nodiscard]] static domain::Document fromNora(const QString& title)
    {
        domain::Document wanted;
        wanted.title = title;
        wanted.senderName = QStringLiteral("Nora Lind");
        wanted.senderEmail = QStringLiteral("nora@example.org");
        wanted.status = domain::SigningStatus::InProgress;
        return wanted;
    }
    /** A draft or sent document of these signers (two signatures on page 1); null on failure. */
    domain::Document create(const QString& title, const QStringList& people, bool sent,
                            domain::FolderId folder = {},
                            const QString& sender = QStringLiteral("nora@example.org"))
    {
        domain::Document wanted = fromNora(title);
        wanted.senderEmail = sender;
        if (!sent) wanted.status = domain::SigningStatus::Draft;
        wanted.folderId = folder;
        int index = 0;
        for (const QString& person : people) {
            ++index;
            wanted.invitations.append(invitation(
                person, person.section(QLatin1Char(' '), 0, 0).toLower() + QStringLiteral("@example.org"),
                domain::ActionType::Signer, index));
            // The bundled sample has space for three signatures.
            const int top = 30 + 122 * std::min(index, 3);
            auto signature =
                tag(domain::TagType::Signature, QStringLiteral("Signature %1").arg(index), 3, index, 76, top);
            signature.rect = {76, top, 200, 48};
            auto place =
                tag(domain::TagType::Text, QStringLiteral("Place %1").arg(index), 3, index, 304, top + 32);
            place.rect = {304, top + 32, 104, 16};
            wanted.tags << signature << place;
        }
        return create(wanted);
    }
    /** The same of any document, with the sample as its file. */
    domain::Document create(const domain::Document& wanted)
    {
        const auto made = resultOf<domain::Document>([&](QObject* context, const auto& done) {
            m_session->client()->create(wanted, {{QStringLiteral("agreement.pdf"), sample()}},
                                        QUuid::createUuid().toString(), context, done);
        });
        if (!made) qWarning() << "create failed" << made.error().detail.english();
        return made.value_or(domain::Document());
    }
    [[nodiscard]] Result<domain::Document> retrieve(domain::DocumentId id)
    {
        return resultOf<domain::Document>(
            [&](QObject* context, const auto& done) { m_session->client()->retrieve(id, context, done); });
    }
    [[nodiscard]] Result<domain::DocumentPage> list(const domain::DocumentQuery& query = {})
    {
        return resultOf<domain::DocumentPage>(
            [&](QObject* context, const auto& done) { m_session->client()->list(query, context, done); });
    }
    [[nodiscard]] Result<domain::AccountDetails> account()
    {
        return resultOf<domain::AccountDetails>(
            [&](QObject* context, const auto& done) { m_session->client()->accountDetails(context, done); });
    }
    /** Lets one recipient sign without a window. */
    bool sign(const domain::Document& document, int recipient)
    {
        workflow::InPersonSession signing(*m_session);
        std::optional<Result<void>> done;
        const auto wait = [&done] {
            return QTest::qWaitFor([&done] { return done.has_value(); }, 20000) && *done;
        };
        signing.open(document.id, document.invitations.at(recipient).guid, window.get(),
                     [&done](const Result<void>& result) { done = result; });
        if (!wait()) return false;
        const QList<domain::Tag> tags = signing.form().tags();
        for (const domain::Tag& t : tags)
            domain::isSignatureLike(t.type)
                ? signing.setValue(
                      t.id, {},
                      ui::encodePng(ui::renderName(document.invitations.at(recipient).recipientName, 96)))
                : signing.setValue(t.id, QStringLiteral("Port Ellery"), {});
        done.reset();
        signing.finish(window.get(), [&done](const Result<void>& result) { done = result; });
        if (wait()) return true;
        qWarning() << "sign failed" << (done ? done->error().detail.english() : QString());
        return false;
    }

    /** Asks the service for a document, one request at a time, until it is as expected; returns that state,
     * or nothing if it never is. */
    [[nodiscard]] std::optional<domain::Document>
    waitForDocument(domain::DocumentId id, const std::function<bool(const domain::Document&)>& isExpected)
    {
        std::optional<domain::Document> found;
        bool isAsking = false;
        QObject context; // an answer after the wait is dropped
        const auto ask = [&] {
            if (found) return true;
            if (std::exchange(isAsking, true)) return false;
            m_session->client()->retrieve(id, &context, [&](const Result<domain::Document>& answer) {
                isAsking = false;
                if (answer && isExpected(*answer)) found = *answer;
            });
            return false;
        };
        (void)QTest::qWaitFor(ask, 30'000);
        return found;
    }
    /** WaitingFor until the service has sealed a document that all have signed: that happens in the
     * background. */
    [[nodiscard]] bool waitUntilCompleted(domain::DocumentId id)
    {
        return waitForDocument(id,
                               [](const domain::Document& document) {
                                   return document.status == domain::SigningStatus::Completed;
                               })
            .has_value();
    }
    /** WaitingFor until the service has tried to deliver a document's first callback that often. */
    [[nodiscard]] bool waitForDeliveryTries(domain::DocumentId id, qsizetype count)
    {
        qsizetype tries = 0;
        bool isAsking = false;
        QObject context; // an answer after the wait is dropped
        const auto ask = [&] {
            if (tries >= count) return true;
            if (std::exchange(isAsking, true)) return false;
            m_session->client()->deliveries(id, &context, [&](const Result<QList<wire::Delivery>>& answer) {
                isAsking = false;
                if (answer && !answer->isEmpty()) tries = answer->constFirst().attempts.size();
            });
            return false;
        };
        return QTest::qWaitFor(ask, 30'000);
    }
    /** WaitingFor until a widget of this window has its content, also from the service; see test::settle. */
    void settle(const QWidget& shown)
    {
        (void)QTest::qWaitFor([&] { return isSettled(shown) && *m_requests == 0; }, settlePatience);
    }
    void settle() { settle(*window); }

    QString logFile;     ///< as passed to the window by the program
    QString crashReport; ///< likewise
    ScriptedPrompts prompts;
    std::unique_ptr<DeskWindow> window;

    ~WindowFixture() { window.reset(); }

private:
    void end()
    {
        window.reset();
        m_workspace.reset();
        m_context.reset();
        m_delivery.reset();
        m_session.reset();
        m_cache.reset();
        m_journal.reset();
        m_database.reset();
    }
    /** Empty for no policy. */
    [[nodiscard]] QString policyFile(const QByteArray& policy) const
    {
        if (policy.isEmpty()) return {};
        QFile file(m_folder.filePath(QStringLiteral("policy.ini")));
        return file.open(QIODevice::WriteOnly) && file.write(policy) == policy.size() ? file.fileName()
                                                                                      : QString();
    }
    Result<workflow::LocalService> startService()
    {
        INK_ASSIGN(service, m_workplace->service());
        INK_ASSIGN(key, service->localKey());
        return workflow::LocalService{QUrl(service->localUrl()), key};
    }

    ui::WidgetPrompts m_dialogs;
    ui::Prompts* m_asked = &prompts;
    QTemporaryDir m_folder;
    SystemClock m_clock;
    settings::Settings m_settings;
    secrets::MemorySecretStore m_secrets;
    const CountingTransport::Count m_requests = std::make_shared<int>(0); ///< in flight
    std::optional<Workplace> m_workplace;
    std::unique_ptr<store::Database> m_database;
    std::unique_ptr<store::DraftJournal> m_journal;
    std::unique_ptr<store::DocumentCache> m_cache;
    std::unique_ptr<workflow::Session> m_session;
    std::unique_ptr<LocalDelivery> m_delivery;
    std::unique_ptr<ui::AppContext> m_context;
    std::unique_ptr<ui::Workspace> m_workspace;
};

} // namespace ink::test
