// Displays of the service's own work in the window: the account's settings, callbacks, email.
#include "app/base/reasons.h"
#include "app/domain/document/document.h"
#include "app/domain/text/localecodes.h"
#include "app/service/host/reasons.h"
#include "tests/support/testmain.h"
#include "tests/support/wheel.h"
#include "tests/ui/account/teamservice.h"
#include "tests/ui/parts.h"
#include "ui/models/documenttablemodel.h"
#include "ui/models/outreachwords.h"
#include "ui/pages/account/settingspage.h"
#include "ui/pages/documents/details/documentdetailspane.h"
#include "ui/pages/documents/documentspage.h"
#include "ui/pages/documents/list/documenttable.h"
#include "ui/pages/editor/editorpage.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/quietlabel.h"
#include "ui/widgets/toast.h"

#include <QAbstractButton>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>

namespace tst_account {

using namespace ink;
using namespace ink::ui;
using ink::test::find;

namespace {
constexpr int patience = 20000;

QString textOf(QWidget& where, const char* name)
{
    const auto* label = find<QLabel>(where, name);
    return label ? label->text() : QString();
}
} // namespace

class TestAccount final : public QObject
{
    Q_OBJECT

    std::unique_ptr<test::WindowFixture> m_desk;

    /** The settings page over a fresh local account, filled. */
    QWidget& settings(SettingsPage::Section section = SettingsPage::Section::Account)
    {
        if (!m_desk->startLocal()) qFatal("no window");
        m_desk->window->show();
        m_desk->window->settingsPage().showSection(section);
        m_desk->window->showSettings();
        using Section = SettingsPage::Section;
        if (section == Section::Notifications || section == Section::Callback) {
            const bool notices = section == Section::Notifications;
            auto* body = find<QWidget>(*m_desk->window, notices ? "accountCopyTo" : "accountPostBackBase");
            if (!QTest::qWaitFor([body] { return body->isVisible(); }, patience)) qFatal("no settings");
            return *find<QWidget>(*m_desk->window, notices ? "notificationSection" : "callbackSection");
        }
        auto* body = find<QSpinBox>(*m_desk->window, "accountDefaultExpireDays");
        if (!QTest::qWaitFor([body] { return body->isVisible(); }, patience)) qFatal("no settings");
        return *find<QWidget>(*m_desk->window, "accountSection");
    }
    domain::AccountDetails kept()
    {
        const auto answer = m_desk->account();
        if (!answer) qFatal("no details");
        return *answer;
    }

private Q_SLOTS:
    void init()
    {
        m_desk = std::make_unique<test::WindowFixture>();
        m_desk->settings().set(settings::options::language, QStringLiteral("en"));
    }
    void cleanup() { m_desk.reset(); }

    void everySettingIsSavedByItself()
    {
        QWidget& page = settings();
        auto* expire = find<QSpinBox>(page, "accountDefaultExpireDays");
        QCOMPARE(expire->value(), 180);
        expire->setValue(45);
        QTRY_COMPARE_WITH_TIMEOUT(kept().userSetting.defaultExpireDays, 45, patience);
        QTRY_COMPARE(textOf(page, "accountSectionSaved"), QStringLiteral("Saved."));
        find<QComboBox>(page, "accountOnReject")->setCurrentIndex(1);
        find<QCheckBox>(page, "accountSignaturePerSigner")->click();
        QTRY_VERIFY_WITH_TIMEOUT(kept().userSetting.signaturePerSigner, patience);
        m_desk->window->settingsPage().showSection(SettingsPage::Section::Notifications);
        auto* viewed = find<QCheckBox>(*m_desk->window, "accountOnViewed");
        QTRY_VERIFY_WITH_TIMEOUT(viewed->isVisible(), patience);
        viewed->click();
        auto* copies = find<QLineEdit>(*m_desk->window, "accountCopyTo");
        copies->setFocus();
        QTest::keyClicks(copies, QStringLiteral("a@example.org; b@example.org"));
        QTest::keyClick(copies, Qt::Key_Return);
        QTRY_COMPARE_WITH_TIMEOUT(kept().notificationSetting.copyTo.size(), 2, patience);
        const auto details = kept();
        QCOMPARE(details.userSetting.onReject, domain::OnReject::Continue);
        QVERIFY(details.notificationSetting.onViewed);
        QVERIFY(details.userSetting.signaturePerSigner);
        QCOMPARE(details.userSetting.defaultExpireDays, 45);
        QCOMPARE(copies->text(), QStringLiteral("a@example.org, b@example.org"));
    }

    /** The account on this computer starts with the program's language, and new documents have the account's.
     */
    void newDocumentsHaveTheAccountsLanguage()
    {
        m_desk->settings().set(settings::options::language, QStringLiteral("de"));
        QWidget& page = settings();
        auto* language = find<QComboBox>(page, "accountLanguage");
        QVERIFY(language);
        QTRY_COMPARE_WITH_TIMEOUT(language->count(), 5, patience);
        QCOMPARE(language->currentText(), QStringLiteral("Deutsch"));
        const auto made = [this](const QString& tag) -> std::optional<domain::Document> {
            m_desk->window->openFiles({test::WindowFixture::sample()});
            std::optional<domain::Document> document;
            const auto isGenerated = [&] {
                auto& editor = m_desk->window->editorPage();
                const domain::DocumentId id = editor.isEmpty() ? domain::DocumentId() : editor.documentId();
                if (id.isNull()) return false;
                const auto found = m_desk->retrieve(id);
                if (!found) return false;
                document = *found;
                return domain::languageTag(document->setting.language) == tag;
            };
            return QTest::qWaitFor(isGenerated, patience) ? document : std::nullopt;
        };
        QVERIFY(made(QStringLiteral("de")));
        language->setCurrentIndex(language->findData(QStringLiteral("es")));
        QTRY_COMPARE_WITH_TIMEOUT(kept().userSetting.language, QStringLiteral("es"), patience);
        QVERIFY(made(QStringLiteral("es")));
    }

    void aRefusedValueStaysWithItsReason()
    {
        QWidget& page = settings(SettingsPage::Section::Callback);
        auto* callback = find<QLineEdit>(page, "accountPostBackBase");
        QTest::keyClicks(callback, QStringLiteral("ftp://example.org"));
        QTest::keyClick(callback, Qt::Key_Return);
        QTRY_COMPARE_WITH_TIMEOUT(
            textOf(page, "accountPostBackBaseError"),
            QStringLiteral("The callback address must be a full http or https address."), patience);
        QCOMPARE(callback->text(), QStringLiteral("ftp://example.org"));
        QVERIFY(callback->accessibleDescription().contains(QStringLiteral("http or https")));
        callback->clear();
        QTest::keyClicks(callback, QStringLiteral("https://hooks.example.org/in"));
        QTest::keyClick(callback, Qt::Key_Return);
        QTRY_COMPARE_WITH_TIMEOUT(kept().userSetting.postBackBase,
                                  QStringLiteral("https://hooks.example.org/in"), patience);
        QTRY_COMPARE(textOf(page, "accountPostBackBaseError"), QString());
    }

    /** This computer's service follows the computer; an account at a team's service has a zone of its own. */
    void onlyATeamsTimeZoneIsChosen()
    {
        QWidget& page = settings();
        auto* zone = find<QComboBox>(page, "accountTimeZone");
        QCOMPARE(zone->currentText(), domain::computerTimeZone());
        QVERIFY(!zone->isEnabled());

        m_desk.reset();
        test::TeamService team;
        m_desk = std::make_unique<test::WindowFixture>();
        m_desk->settings().set(settings::options::language, QStringLiteral("en"));
        QVERIFY(team.open(*m_desk));
        m_desk->window->show();
        m_desk->window->settingsPage().showSection(SettingsPage::Section::Account);
        m_desk->window->showSettings();
        zone = find<QComboBox>(*m_desk->window, "accountTimeZone");
        QTRY_VERIFY_WITH_TIMEOUT(zone->isVisible() && zone->isEnabled(), patience);
        const auto enter = [zone](const QString& text) {
            zone->lineEdit()->selectAll();
            QTest::keyClicks(zone->lineEdit(), text);
            QTest::keyClick(zone->lineEdit(), Qt::Key_Return);
        };
        enter(QStringLiteral("Moon/Tycho"));
        QTRY_COMPARE_WITH_TIMEOUT(textOf(*m_desk->window, "accountTimeZoneError"),
                                  QStringLiteral("Unknown time zone."), patience);
        enter(QStringLiteral("Europe/Lisbon"));
        QTRY_COMPARE_WITH_TIMEOUT(kept().userSetting.timeZone, QStringLiteral("Europe/Lisbon"), patience);
        QTRY_COMPARE(textOf(*m_desk->window, "accountTimeZoneError"), QString());
        m_desk.reset(); // before its service
    }

    void whatWasSpentAndItsLimit()
    {
        QWidget& page = settings();
        QVERIFY(textOf(page, "accountUsage").endsWith(QStringLiteral("0 documents sent")));
        auto* fee = find<QLabel>(page, "accountFee");
        QVERIFY(!fee->isVisible()); // documents are free on this computer, unless the user sets a price
        auto* limit = find<QLineEdit>(page, "accountSpendLimitCents");
        QTest::keyClicks(limit, QStringLiteral("much"));
        QTest::keyClick(limit, Qt::Key_Return);
        QVERIFY(textOf(page, "accountSpendLimitCentsError").contains(QStringLiteral("50.00")));
        limit->clear();
        QTest::keyClicks(limit, QStringLiteral("0.5"));
        QTest::keyClick(limit, Qt::Key_Return);
        QTRY_COMPARE_WITH_TIMEOUT(kept().userSetting.spendLimitCents, std::optional<qint64>(50), patience);
        QTRY_COMPARE(limit->text(), QStringLiteral("0.50"));
        QTRY_VERIFY(fee->isVisible());
        (void)m_desk->create(QStringLiteral("Lease"), {QStringLiteral("Anna Berg")}, true);
        m_desk->window->showDocuments();
        m_desk->window->showSettings();
        QTRY_VERIFY_WITH_TIMEOUT(
            textOf(page, "accountUsage").endsWith(QStringLiteral("1 document sent · 0.50 of 0.50 spent")),
            patience);
    }

    void theWheelScrollsAndChangesNothing()
    {
        QWidget& page = settings();
        auto* expire = find<QSpinBox>(page, "accountDefaultExpireDays");
        m_desk->window->setFocus();
        expire->clearFocus();
        QVERIFY(!expire->hasFocus());
        test::turnWheel(*expire, 1);
        QCOMPARE(expire->value(), 180);
    }

    void callbacksAreToldAndSentAgain()
    {
        QVERIFY(m_desk->startLocal());
        m_desk->window->show();
        wire::SettingsPatch patch;
        patch.userSetting.emplace().set(&domain::UserSetting::postBackBase,
                                        QStringLiteral("http://127.0.0.1:9/in")); // a closed port
        bool saved = false;
        m_desk->session().client()->updateSettings(
            patch, this, [&saved](const Result<domain::AccountDetails>& done) { saved = bool(done); });
        QTRY_VERIFY_WITH_TIMEOUT(saved, patience);
        const auto lease = m_desk->create(QStringLiteral("Lease"), {QStringLiteral("Anna Berg")}, true);
        QVERIFY(m_desk->sign(lease, 0));
        auto& page = m_desk->window->documentsPage();
        const auto* model = m_desk->window->findChild<DocumentTableModel*>();
        QVERIFY(m_desk->waitUntilCompleted(lease.id));
        QVERIFY(m_desk->waitForDeliveryTries(lease.id, 1));
        page.refresh();
        QTRY_VERIFY_WITH_TIMEOUT(model->rowCount() == 1 && model->rows().at(0) &&
                                     model->rows().at(0)->status == domain::SigningStatus::Completed,
                                 patience);
        page.select(lease.id);
        QTRY_VERIFY_WITH_TIMEOUT(find<QPushButton>(page, "redeliver"), patience);
        QVERIFY(textOf(page, "deliveryState").startsWith(QStringLiteral("Not delivered yet · 1 attempt")));
        QVERIFY(!textOf(page, "deliveryFault").isEmpty());
        QCOMPARE(find<ElidedLabel>(page, "callbackAddress")->fullText(), QStringLiteral("127.0.0.1"));
        QTest::mouseClick(find<QPushButton>(page, "redeliver"), Qt::LeftButton);
        QVERIFY(m_desk->waitForDeliveryTries(lease.id, 2));
        page.refresh();
        QTRY_VERIFY_WITH_TIMEOUT(
            textOf(page, "deliveryState").startsWith(QStringLiteral("Not delivered yet · 2 attempts")),
            patience);
    }

    void aSecondReminderSaysUntilWhen()
    {
        m_desk->mailThrough(9); // no mail server: the emails stay queued
        QVERIFY(m_desk->startLocal());
        m_desk->window->show();
        const auto lease = m_desk->create(QStringLiteral("Lease"),
                                          {QStringLiteral("Anna Berg"), QStringLiteral("Ben Unal")}, true);
        auto& page = m_desk->window->documentsPage();
        page.refresh();
        page.select(lease.id);
        QTRY_VERIFY_WITH_TIMEOUT(find<QWidget>(page, "remind"), patience);
        QVERIFY(!find<QLabel>(page, "detailsWaits")); // the recipients say whose turn it is
        const auto banner = [&page] {
            QStringList words;
            for (const ErrorBanner* one : page.findChildren<ErrorBanner*>())
                if (!one->isHidden())
                    for (const QLabel* label : one->findChildren<QLabel*>())
                        words.append(label->text());
            return words.join(QLatin1Char(' '));
        };
        const auto remind = [this, &page] {
            m_desk->prompts.willConfirm(QStringLiteral("remindOne"), true); // the link opens only here
            const auto clicked = [&page] {                                  // the pane is rebuilt meanwhile
                auto* button = find<QAbstractButton>(page, "remind");
                if (button) button->click();
                return button != nullptr;
            };
            return QTest::qWaitFor(clicked, patience) &&
                   QTest::qWaitFor([this] { return m_desk->prompts.isDone(); }, patience);
        };
        QVERIFY(remind());
        QTRY_COMPARE_WITH_TIMEOUT(find<Toast>(*m_desk->window, "toast")->text(),
                                  reminderSentText(m_desk->session().outreach(), 1), patience);
        QVERIFY(remind());
        QTRY_VERIFY_WITH_TIMEOUT(
            banner().contains(
                QStringLiteral("The last reminder was sent less than ten minutes ago. Try again later.")),
            patience);
        QVERIFY(banner().contains(QStringLiteral("Try again in 10 min.")));
    }

    void troubleStandsInThePane()
    {
        const SystemClock clock;
        DocumentDetailsPane pane(clock);
        domain::Document document = test::sendableDraft();
        document.status = domain::SigningStatus::InProgress;
        document.invitations[0].status = domain::InvitationStatus::WaitToOpen;
        document.invitations.append(
            test::invitation(QStringLiteral("Ben Ito"), QStringLiteral("ben@example.com")));
        pane.showDocument(document, {}, std::nullopt, 1);
        QVERIFY(!find<QLabel>(pane, "mailTrouble")); // a service without this information
        document.invitations[0].mail =
            domain::MailProgress{domain::MailProgress::State::Failed,
                                 Message::literal(QStringLiteral("The mail server can't be reached.")),
                                 {}};
        document.invitations[1].waitingFor = Message::literal(QStringLiteral("Waiting for Ada Brook"));
        pane.showDocument(document, {}, std::nullopt, 1);
        QCOMPARE(textOf(pane, "mailTrouble"),
                 QStringLiteral("The email could not be delivered: The mail server can't be reached."));
        QStringList all;
        for (const QLabel* label : pane.findChildren<QLabel*>())
            all.append(label->text());
        QVERIFY(all.contains(QStringLiteral("Not yet invited · after Ada Brook")));
        for (domain::Invitation& invitation : document.invitations)
            invitation.status = domain::InvitationStatus::Finalized;
        document.waitingFor = reasons::sealingRetried(3, reasons::diskFullOrReadOnly());
        pane.showDocument(document, {}, std::nullopt, 1);
        QCOMPARE(textOf(pane, "detailsWaits"), QStringLiteral("Sealing is delayed"));
        QVERIFY(textOf(pane, "sealingTrouble").endsWith(QStringLiteral("The disk is full or read-only.")));
        // Nothing failed, but nothing is being sealed either.
        document.waitingFor = reasons::sealingRetried(0, reasons::sealKeyLocked());
        pane.showDocument(document, {}, std::nullopt, 1);
        QCOMPARE(textOf(pane, "detailsWaits"), QStringLiteral("Sealing is delayed"));
        QCOMPARE(textOf(pane, "sealingTrouble"), reasons::sealKeyLocked().english());
    }
};

INK_TEST(TestAccount, "tst_account")

} // namespace tst_account

#include "tst_account.moc"
