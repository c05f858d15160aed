// In-person signing without a connection to the team's service, and submitting it later.
#include "app/domain/document/document.h"
#include "app/domain/history/evidence.h"
#include "app/workflow/outbox/workoutbox.h"
#include "app/workflow/signing/signingcache.h"
#include "tests/support/resultof.h"
#include "tests/support/testmain.h"
#include "tests/ui/account/teamservice.h"
#include "tests/ui/windowtest.h"
#include "ui/pages/documents/documentspage.h"
#include "ui/pages/outbox/outboxpage.h"
#include "ui/pages/signing/signingpage.h"
#include "ui/viewer/pageview.h"
#include "ui/widgets/style/icons.h"

#include <QCheckBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QToolButton>
#include <QUuid>

namespace tst_offlinesigning {

using namespace ink;
using namespace ink::ui;
using domain::HistoryEvent;
using workflow::WorkOutbox;

namespace {
constexpr int patience = 30000;
}

class TestOfflineSigning final : public QObject, private test::WindowTest
{
    Q_OBJECT

    std::unique_ptr<test::TeamService> m_team;
    domain::Document m_lease;

    WorkOutbox& outbox() { return window().outbox(); }
    QString guid() const { return m_lease.invitations.first().guid; }

    /** A sent document: a host with two people, or one signer with an access code. Each has a signature, a
     * name and a sign date. */
    bool send(domain::Invitation invitation, int expireDays = 0)
    {
        domain::Document wanted = test::WindowFixture::fromNora(QStringLiteral("Lease 14B"));
        if (expireDays > 0) wanted.setting.expireDaysAfterSent = expireDays;

        invitation.guid.clear();
        wanted.invitations = {invitation};
        const auto count = std::max<qsizetype>(1, invitation.hostedSigners.size());
        for (int i = 0; i < count; ++i) {
            auto signature =
                test::tag(domain::TagType::Signature, QStringLiteral("Signature %1").arg(i + 1), 3, 1);
            signature.rect = {76, 152 + 122 * i, 200, 48};
            signature.isMandatory = true;
            auto date = test::tag(domain::TagType::SignDate, QStringLiteral("Signed %1").arg(i + 1), 3, 1);
            date.rect = {300, 152 + 122 * i, 100, 20};
            wanted.tags += {signature, date};
        }
        m_lease = m_desk->create(wanted);
        return !m_lease.id.isNull();
    }
    static domain::Invitation host()
    {
        auto invitation = test::invitation(QStringLiteral("Hanna Host"), QStringLiteral("hanna@example.org"),
                                           domain::ActionType::SigningHost);
        invitation.hostedSigners = {QStringLiteral("Kim Ohara"), QStringLiteral("Lee Wong")};
        return invitation;
    }
    static domain::Invitation anna()
    {
        return test::invitation(QStringLiteral("Anna Berg"), QStringLiteral("anna@example.org"));
    }
    bool isKept() { return window().workspace().signingCache().find(m_lease.id, guid()).has_value(); }
    /** Opens it online and closes it again. */
    bool openOnce()
    {
        window().signInPerson(m_lease.id, guid());
        if (!QTest::qWaitFor([this] { return isKept(); }, patience)) return false;
        window().signingPage().closeNow();
        return true;
    }
    void signAs(const QString& name)
    {
        const auto inTurn = [this] {
            auto* input = find<QLineEdit>("signatureName");
            return input && input->isVisible() ? input->text() : QString();
        };
        const auto isAsked = [this] {
            auto* type = find<QWidget>("signatureType");
            return type && type->isVisible();
        };
        QTRY_VERIFY_WITH_TIMEOUT(isAsked(), patience);
        QTest::mouseClick(find<QWidget>("signatureType"), Qt::LeftButton);
        QTRY_COMPARE_WITH_TIMEOUT(inTurn(), name, patience);
        find("signingNext")->click();
        auto* consent = find<QCheckBox>("signingConsent");
        QTRY_VERIFY(consent->isVisible());
        consent->setChecked(true);
        QTRY_VERIFY(find("signingNext")->isEnabled());
        find("signingNext")->click();
    }
    domain::Document now() { return m_desk->retrieve(m_lease.id).value_or(domain::Document()); }
    bool cancel()
    {
        wire::DocumentPatch patch;
        patch.signingStatus = domain::SigningStatus::Cancelled;
        patch.reason = QStringLiteral("Wrong file");
        return test::resultOf<domain::Document>([&](QObject* context, const auto& done) {
                   m_desk->session().client()->update(m_lease.id, patch, QUuid::createUuid().toString(),
                                                      context, done);
               })
            .has_value();
    }
    static QList<domain::HistoryEntry> handedIn(const domain::Document& document)
    {
        QList<domain::HistoryEntry> found;
        for (const domain::HistoryEntry& entry : document.histories)
            if (entry.event == HistoryEvent::SubmittedOffline) found.append(entry);
        return found;
    }

private Q_SLOTS:
    void init()
    {
        makeDesk();
        m_team = std::make_unique<test::TeamService>();
        QVERIFY(m_team->open(*m_desk));
        window().show();
        QVERIFY(QTest::qWaitForWindowExposed(&window()));
    }
    void cleanup()
    {
        m_desk.reset();
        m_team.reset();
    }

    void hostedPeopleSignOfflineOneAfterTheOther()
    {
        QVERIFY(send(host()));
        QVERIFY(openOnce());
        QVERIFY(m_team->stop(*m_desk));
        window().signInPerson(m_lease.id, guid());
        auto* note = find<QLabel>("signingOffline");
        QTRY_VERIFY_WITH_TIMEOUT(note->isVisible(), patience);
        QVERIFY(!find("rejectSigning")->isEnabled());
        const Timestamp before = SystemClock().now() - std::chrono::seconds(1);
        signAs(QStringLiteral("Kim Ohara"));
        if (QTest::currentTestFailed()) return;
        QTRY_VERIFY_WITH_TIMEOUT(find("takeDevice")->isVisible(), patience);
        QCOMPARE(find("takeDevice")->text(), QStringLiteral("I am Lee Wong"));
        QTest::keyClick(find("takeDevice"), Qt::Key_Space);
        QTRY_VERIFY(find<PageView>("signingView")->isVisible());
        signAs(QStringLiteral("Lee Wong"));
        if (QTest::currentTestFailed()) return;
        QTRY_VERIFY_WITH_TIMEOUT(find("signingDone")->isVisible(), patience);
        QCOMPARE(outbox().entries().size(), 2);
        QCOMPARE(outbox().entries().first().kind, WorkOutbox::Kind::Sign);
        QVERIFY(!isKept()); // it can't be signed twice here
        const Timestamp after = SystemClock().now();
        find("signingDone")->click();

        // As after a restart of the program: signed values are on the disk.
        const QString profile = m_desk->session().current()->id;
        QVERIFY(m_desk->start());
        QVERIFY(m_desk->open(profile));
        window().show();
        QCOMPARE(outbox().entries().size(), 2);
        QVERIFY(m_team->comeBack(*m_desk));
        QTRY_COMPARE_WITH_TIMEOUT(outbox().entries().size(), 0, patience);
        QTRY_COMPARE_WITH_TIMEOUT(now().status, domain::SigningStatus::Completed, patience);
        const auto done = now();
        const auto entries = handedIn(done);
        QCOMPARE(entries.size(), 2);
        QVERIFY(entries.at(0).detail.contains(QStringLiteral("Kim Ohara")));
        QVERIFY(entries.at(1).detail.contains(QStringLiteral("Lee Wong")));
        QVERIFY(entries.at(0).actor.contains(QStringLiteral("nora@example.org")));
        const auto stated = domain::deviceTimeOf(done, done.invitations.first());
        QVERIFY(stated && *stated >= before && *stated <= after);
        QVERIFY(done.invitations.first().finishedTime > *stated);
    }

    void theConnectionGoesWhileThePageIsOpen()
    {
        QVERIFY(send(anna()));
        window().signInPerson(m_lease.id, guid());
        QTRY_VERIFY_WITH_TIMEOUT(isKept(), patience);
        QVERIFY(!find<QLabel>("signingOffline")->isVisible());
        m_team->stop();
        signAs(QStringLiteral("Anna Berg"));
        if (QTest::currentTestFailed()) return;
        QTRY_VERIFY_WITH_TIMEOUT(find("signingDone")->isVisible(), 2 * patience);
        QCOMPARE(outbox().entries().size(), 1);
        QVERIFY(m_team->comeBack(*m_desk));
        QTRY_COMPARE_WITH_TIMEOUT(outbox().entries().size(), 0, patience);
        QTRY_COMPARE_WITH_TIMEOUT(now().status, domain::SigningStatus::Completed, patience);
        QCOMPARE(handedIn(now()).size(), 1);
    }

    void whatIsRefusedStaysWithItsReason()
    {
        QVERIFY(send(anna()));
        QVERIFY(openOnce());
        QVERIFY(m_team->stop(*m_desk));
        window().signInPerson(m_lease.id, guid());
        signAs(QStringLiteral("Anna Berg"));
        if (QTest::currentTestFailed()) return;
        QTRY_VERIFY_WITH_TIMEOUT(find("signingDone")->isVisible(), patience);
        QCOMPARE(outbox().entries().size(), 1);
        const qint64 entry = outbox().entries().first().id;
        QVERIFY(outbox().hold(entry));
        QVERIFY(m_team->comeBack(*m_desk));
        QTRY_VERIFY_WITH_TIMEOUT(m_desk->session().reach() == workflow::Session::Reach::Online, patience);
        QVERIFY(cancel());
        outbox().release(entry);
        QTRY_VERIFY_WITH_TIMEOUT(outbox().find(entry)->state == WorkOutbox::State::Failed, patience);
        QCOMPARE(outbox().find(entry)->error->code, ErrorCode::State);
        QVERIFY(handedIn(now()).isEmpty());
        window().showOutbox();
        auto& page = window().outboxPage();
        const auto state = [&page] {
            auto* label = page.findChild<QLabel*>(QStringLiteral("outboxState"));
            return label ? label->text() : QString();
        };
        QTRY_VERIFY2(state().startsWith(QStringLiteral(
                         "The service didn't accept the signature, so the document isn't signed.")),
                     qPrintable(state()));
        // Deleting it asks for confirmation and names the loss.
        m_desk->prompts.willConfirm(QStringLiteral("removeWaiting"), false);
        auto* remove = page.findChild<QToolButton*>(QStringLiteral("outboxRemove"));
        // The trash can means "move to trash" in the same list.
        QCOMPARE(remove->icon().pixmap(16).toImage(), icon(Icon::Close).pixmap(16).toImage());
        remove->click();
        QTRY_VERIFY(m_desk->prompts.isDone());
        QVERIFY(m_desk->prompts.lastConfirm().text.contains(QStringLiteral("Anna Berg")));
        QCOMPARE(outbox().entries().size(), 1);
    }

    /** The service's clock decides; the window says until when, and what to do afterwards. */
    void theDeadlineHoldsOffline()
    {
        QVERIFY(send(anna()));
        QVERIFY(openOnce());
        QVERIFY(m_team->stop(*m_desk));
        auto kept = window().workspace().signingCache().find(m_lease.id, guid());
        QVERIFY(kept);
        const auto expireIn = [&](std::chrono::milliseconds time) {
            kept->document.setting.expireDaysAfterSent = 5;
            kept->document.sentTime = std::chrono::time_point_cast<Timestamp::duration>(
                SystemClock().now() + time - std::chrono::days(5));
            return window().workspace().signingCache().save(*kept).has_value();
        };
        QVERIFY(expireIn(std::chrono::hours(2)));
        window().signInPerson(m_lease.id, guid());
        auto* note = find<QLabel>("signingOffline");
        QTRY_VERIFY_WITH_TIMEOUT(note->isVisible(), patience);
        QVERIFY2(note->text().contains(QStringLiteral("must be submitted before ")),
                 qPrintable(note->text()));
        window().signingPage().closeNow();
        QVERIFY(expireIn(-std::chrono::minutes(1)));
        window().signInPerson(m_lease.id, guid());
        const auto isRefused = [this] {
            for (const QLabel* label : window().signingPage().findChildren<QLabel*>())
                if (label->isVisible() &&
                    label->text().contains(QStringLiteral("The deadline of this document has passed.")))
                    return true;
            return false;
        };
        QTRY_VERIFY_WITH_TIMEOUT(isRefused(), patience);
        QVERIFY(outbox().entries().isEmpty());
    }

    /** The service showed another day than this computer's, and the connection goes: nothing is stamped that
     * wasn't shown. */
    void theShownDayIsSigned()
    {
        m_team->clock().setAhead(std::chrono::hours(24));
        QVERIFY(send(anna()));
        window().signInPerson(m_lease.id, guid());
        QTRY_VERIFY_WITH_TIMEOUT(isKept(), patience);
        m_team->stop();
        signAs(QStringLiteral("Anna Berg"));
        if (QTest::currentTestFailed()) return;
        const auto isTold = [this] {
            for (const QLabel* label : window().signingPage().findChildren<QLabel*>())
                if (label->isVisible() &&
                    label->text().contains(QStringLiteral("The date of signing has changed")))
                    return true;
            return false;
        };
        QTRY_VERIFY_WITH_TIMEOUT(isTold(), 2 * patience);
        QVERIFY(outbox().entries().isEmpty());
        window().signingPage().closeNow();
        window().signInPerson(m_lease.id, guid()); // what was entered is still there
        QTRY_VERIFY_WITH_TIMEOUT(find("signAgain") && find("signAgain")->isVisible(), patience);
        find("signingNext")->click();
        auto* consent = find<QCheckBox>("signingConsent");
        QTRY_VERIFY(consent->isVisible());
        consent->setChecked(true);
        QTRY_VERIFY(find("signingNext")->isEnabled());
        find("signingNext")->click();
        QTRY_VERIFY_WITH_TIMEOUT(find("signingDone")->isVisible(), 2 * patience);
        QCOMPARE(outbox().entries().size(), 1);
    }

    /** Signed in time on this computer, but handed in late: by the clock of the service, whatever that of
     * this computer says. The outbox says so, also after a restart, and the document isn't signed. */
    void aLateHandInIsRefused()
    {
        QVERIFY(send(anna(), 1));
        QVERIFY(openOnce());
        QVERIFY(m_team->stop(*m_desk));
        window().signInPerson(m_lease.id, guid());
        signAs(QStringLiteral("Anna Berg"));
        if (QTest::currentTestFailed()) return;
        QTRY_VERIFY_WITH_TIMEOUT(find("signingDone")->isVisible(), patience);
        QCOMPARE(outbox().entries().size(), 1);
        const qint64 entry = outbox().entries().first().id;
        find("signingDone")->click();
        m_team->clock().setAhead(std::chrono::hours(25));
        QVERIFY(m_team->comeBack(*m_desk));
        QTRY_VERIFY_WITH_TIMEOUT(outbox().find(entry)->state == WorkOutbox::State::Failed, patience);
        const auto saysSo = [this] {
            window().showOutbox();
            const auto* label = window().outboxPage().findChild<QLabel*>(QStringLiteral("outboxState"));
            return label && label->isVisible() &&
                   label->text() ==
                       QStringLiteral("The signature arrived after the deadline, so the document "
                                      "isn't signed. Send the document again with a later "
                                      "deadline, and have it signed again.");
        };
        QTRY_VERIFY_WITH_TIMEOUT(saysSo(), patience);
        const auto isUnsigned = [this] {
            const auto document = now();
            return document.status == domain::SigningStatus::ReachDeadline && handedIn(document).isEmpty() &&
                   document.invitations.first().finishedTime == std::nullopt;
        };
        QTRY_VERIFY_WITH_TIMEOUT(isUnsigned(), patience);
        // Trying again doesn't sign it.
        auto* again = window().outboxPage().findChild<QPushButton*>(QStringLiteral("outboxRetry"));
        QVERIFY(again && again->isVisible());
        again->click();
        QTRY_VERIFY_WITH_TIMEOUT(outbox().find(entry)->state == WorkOutbox::State::Failed, patience);
        QVERIFY(isUnsigned());
        // The reason is still known after a restart.
        const QString profile = m_desk->session().current()->id;
        QVERIFY(m_desk->start());
        QVERIFY(m_desk->open(profile));
        window().show();
        QCOMPARE(outbox().entries().size(), 1);
        QTRY_VERIFY_WITH_TIMEOUT(saysSo(), patience);
    }

    void whatACodeProtectsIsNotKept()
    {
        auto invitation = anna();
        domain::Authentication code;
        code.type = domain::AuthenticationType::AccessCode;
        code.code = QStringLiteral("471147");
        invitation.authentications = {code};
        QVERIFY(send(invitation));
        window().signInPerson(m_lease.id, guid());
        auto* input = find<QLineEdit>("signingCode");
        QTRY_VERIFY_WITH_TIMEOUT(input && input->isVisible(), patience);
        QTest::keyClicks(input, QStringLiteral("471147"));
        QTest::keyClick(input, Qt::Key_Return);
        QTRY_VERIFY_WITH_TIMEOUT(find<PageView>("signingView")->isVisible(), patience);
        QVERIFY(m_desk->session().client());
        (void)now(); // by then all requests of the page have been answered
        QVERIFY(!isKept());
    }
};

INK_TEST(TestOfflineSigning, "tst_offlinesigning")

} // namespace tst_offlinesigning

#include "tst_offlinesigning.moc"
