// Offline preparation: drafts and templates that were never opened here, *Use template*, bulk runs.
#include "app/domain/document/document.h"
#include "app/workflow/outbox/workoutbox.h"
#include "app/workflow/shelf/offlinecache.h"
#include "tests/support/testmain.h"
#include "tests/ui/account/teamservice.h"
#include "ui/pages/bulk/bulkpage.h"
#include "ui/pages/bulk/bulkrunview.h"
#include "ui/pages/bulk/bulksetup.h"
#include "ui/pages/editor/editorpage.h"
#include "ui/pages/templates/templatespage.h"
#include "ui/pages/templates/templateusepage.h"

#include <QFile>
#include <QLineEdit>
#include <QPushButton>
#include <QTreeView>

namespace tst_offline {

using namespace ink;
using namespace ink::ui;
using workflow::OfflineCache;
using workflow::WorkOutbox;

namespace {
constexpr int patience = 30000;
}

class TestOffline final : public QObject
{
    Q_OBJECT

    std::unique_ptr<test::WindowFixture> m_desk;
    std::unique_ptr<test::TeamService> m_team;

    bool connectTeam()
    {
        if (!m_team->open(*m_desk)) return false;
        m_desk->window->show();
        return true;
    }
    /** WaitingFor until everything for offline use is cached, then stops the service. */
    bool stopTeam()
    {
        auto* shelf = &m_desk->window->workspace().shelf();
        const QSignalSpy settled(shelf, &OfflineCache::settled);
        shelf->refresh();
        return QTest::qWaitFor([&settled] { return !settled.isEmpty(); }, patience) && m_team->stop(*m_desk);
    }
    bool comeBack() { return m_team->comeBack(*m_desk); }
    domain::DocumentPage list(domain::DocumentType type)
    {
        domain::DocumentQuery query;
        query.type = type;
        return m_desk->list(query).value_or(domain::DocumentPage());
    }
    domain::Document makeTemplate(domain::DocumentType type)
    {
        domain::Document wanted;
        wanted.title = QStringLiteral("Offer letter");
        wanted.type = type;
        wanted.senderName = QStringLiteral("Nora Lind");
        wanted.senderEmail = QStringLiteral("nora@example.org");
        domain::Invitation role;
        role.recipientName = QStringLiteral("Candidate");
        wanted.invitations = {role};
        wanted.tags = {test::tag(domain::TagType::PrefillableText, QStringLiteral("Name"), 1, 1, 100, 120),
                       test::tag(domain::TagType::Signature, QStringLiteral("Signature"), 3, 1, 76, 152)};
        return m_desk->create(wanted);
    }

private Q_SLOTS:
    void init()
    {
        m_desk = std::make_unique<test::WindowFixture>();
        m_desk->settings().set(settings::options::language, QStringLiteral("en"));
        m_team = std::make_unique<test::TeamService>();
    }
    void cleanup()
    {
        m_desk.reset();
        m_team.reset();
    }

    void aDraftThatWasNeverOpenedHereIsThere()
    {
        QVERIFY(connectTeam());
        const auto lease = m_desk->create(QStringLiteral("Lease"), {QStringLiteral("Anna Berg")}, false);
        const auto sent = m_desk->create(QStringLiteral("Sent"), {QStringLiteral("Anna Berg")}, true);
        QVERIFY(stopTeam());
        const auto* shelf = &m_desk->window->workspace().shelf();
        QVERIFY(shelf->find(lease.id));
        QVERIFY(!shelf->find(sent.id));
        for (const QFileInfo& one :
             QDir(m_desk->path(QStringLiteral("offline/") + m_desk->session().current()->id))
                 .entryInfoList(QDir::Files))
            QVERIFY(!(one.permissions() & (QFile::ReadGroup | QFile::ReadOther)));

        m_desk->window->edit(lease.id);
        auto& editor = m_desk->window->editorPage();
        QTRY_VERIFY_WITH_TIMEOUT(!editor.isEmpty() && editor.documentId() == lease.id, patience);
        auto* title = editor.findChild<QLineEdit*>(QStringLiteral("documentTitle"));
        title->setFocus();
        title->selectAll();
        QTest::keyClicks(title, QStringLiteral("Lease 14B"));
        QTest::keyClick(title, Qt::Key_Return);
        QTRY_VERIFY_WITH_TIMEOUT(m_desk->session().reach() == workflow::Session::Reach::Offline, patience);
        QVERIFY(comeBack());
        QTRY_COMPARE_WITH_TIMEOUT(list(domain::DocumentType::Document).documents.value(1).title +
                                      list(domain::DocumentType::Document).documents.value(0).title,
                                  QStringLiteral("SentLease 14B"), patience);
    }

    /** A cache that is full is settled, too: nothing more is fetched. */
    void theSizeLimitSettlesTheCache()
    {
        QVERIFY(connectTeam());
        const auto lease = m_desk->create(QStringLiteral("Lease"), {QStringLiteral("Anna Berg")}, false);
        const auto offer = m_desk->create(QStringLiteral("Offer"), {QStringLiteral("Anna Berg")}, false);
        OfflineCache::CacheLimits limits;
        limits.maxTotalBytes = 1;
        OfflineCache small(m_desk->session(), m_desk->path(QStringLiteral("small")), limits);
        const QSignalSpy settled(&small, &OfflineCache::settled);
        small.refresh();
        QTRY_COMPARE_WITH_TIMEOUT(settled.size(), 1, patience);
        QVERIFY(!small.isBusy());
        QVERIFY(small.find(lease.id).has_value() != small.find(offer.id).has_value());
    }

    void aTemplateIsUsedWithoutAConnection()
    {
        QVERIFY(connectTeam());
        const auto source = makeTemplate(domain::DocumentType::RegularTemplate);
        QVERIFY(!source.id.isNull());
        QVERIFY(stopTeam());
        auto& page = m_desk->window->templatesPage();
        m_desk->window->showTemplates();
        page.refresh();
        QTRY_COMPARE_WITH_TIMEOUT(page.table()->model()->rowCount(), 1, patience);
        page.use(source.id);
        QTRY_VERIFY_WITH_TIMEOUT(page.usePage().isReady(), patience);
        auto* name = page.usePage().findChild<QLineEdit*>(QStringLiteral("roleName1"));
        auto* mail = page.usePage().findChild<QLineEdit*>(QStringLiteral("roleEmail1"));
        QVERIFY(name && mail);
        name->setText(QStringLiteral("Anna Berg"));
        mail->setText(QStringLiteral("anna@example.org"));
        page.usePage().send();
        WorkOutbox& outbox = m_desk->window->outbox();
        QTRY_COMPARE(outbox.count(), 1);
        QCOMPARE(outbox.entries().first().kind, WorkOutbox::Kind::Use);
        QVERIFY(outbox.entries().first().sendsDocument);
        QVERIFY(comeBack());
        QTRY_COMPARE_WITH_TIMEOUT(outbox.count(), 0, patience);
        const auto made = list(domain::DocumentType::Document).documents;
        QCOMPARE(made.size(), 1);
        QCOMPARE(made.first().status, domain::SigningStatus::InProgress);
        QCOMPARE(made.first().invitations.first().recipientEmail, QStringLiteral("anna@example.org"));
    }

    void aUseThatWasCutOffIsNotMadeTwice()
    {
        QVERIFY(connectTeam());
        const auto source = makeTemplate(domain::DocumentType::RegularTemplate);
        const auto form = workflow::templateForm(source);
        workflow::TemplateInput filling = workflow::initialInput(form);
        filling.people = {{QStringLiteral("Anna Berg"), QStringLiteral("anna@example.org")}};
        WorkOutbox& outbox = m_desk->window->outbox();
        // Already created by an earlier run of the program that ended before it could record it.
        workflow::TemplateUse before(m_desk->session());
        const workflow::TemplateUse::EarlierAttempt attempt{QStringLiteral("the-same-key"), std::nullopt};
        const Timestamp began = SystemClock().now();
        before.start(form, filling, attempt);
        QTRY_COMPARE_WITH_TIMEOUT(before.step(), workflow::TemplateUse::Step::Done, patience);
        workflow::TemplateUse after(m_desk->session());
        after.start(form, filling, {QStringLiteral("the-same-key"), began});
        QTRY_COMPARE_WITH_TIMEOUT(after.step(), workflow::TemplateUse::Step::Done, patience);
        QCOMPARE(after.createdDocument().id, before.createdDocument().id);
        // Also on a service without idempotency keys.
        workflow::TemplateUse other(m_desk->session());
        other.start(form, filling, {QStringLiteral("another-key"), began});
        QTRY_COMPARE_WITH_TIMEOUT(other.step(), workflow::TemplateUse::Step::Done, patience);
        QCOMPARE(other.createdDocument().id, before.createdDocument().id);
        QCOMPARE(list(domain::DocumentType::Document).total, 1);
        QCOMPARE(outbox.count(), 0);
    }

    void aBulkRunIsPreparedAndBegunWithoutAConnection()
    {
        QVERIFY(connectTeam());
        const auto source = makeTemplate(domain::DocumentType::BulkTemplate);
        QVERIFY(!source.id.isNull());
        QVERIFY(stopTeam());
        auto& page = m_desk->window->bulkPage();
        m_desk->window->showBulk();
        page.begin(source.id);
        QFile file(m_desk->path(QStringLiteral("people.csv")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(
            "Full name,E-Mail,Name\r\nAnna Berg,anna@example.org,Anna\r\nBen Unal,ben@example.org,Ben\r\n");
        file.close();
        page.setup().openTable(file.fileName());
        QTRY_VERIFY_WITH_TIMEOUT(page.setup().rows().plan().has_value(), patience);
        QCOMPARE(page.setup().rows().plan()->counts().ready, 2);
        m_desk->prompts.willConfirm(QStringLiteral("sendBulk"), true);
        page.findChild<QPushButton*>(QStringLiteral("bulkSend"))->click();
        WorkOutbox& outbox = m_desk->window->outbox();
        QTRY_COMPARE_WITH_TIMEOUT(outbox.count(), 1, patience);
        QCOMPARE(outbox.entries().first().kind, WorkOutbox::Kind::Run);
        QCOMPARE(page.runView().run()->state(), workflow::BulkRun::State::Paused);
        QVERIFY(comeBack());
        QTRY_COMPARE_WITH_TIMEOUT(page.runView().run()->state(), workflow::BulkRun::State::Finished,
                                  patience);
        QCOMPARE(page.runView().run()->progress().sent, 2);
        QCOMPARE(outbox.count(), 0);
        QCOMPARE(list(domain::DocumentType::Document).total, 2);
    }
};

INK_TEST(TestOffline, "tst_offline")

} // namespace tst_offline

#include "tst_offline.moc"
