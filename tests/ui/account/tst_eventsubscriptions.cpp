// Event subscriptions in the settings, over the real service and the window's own test receiver.
#include "tests/support/cuttingproxy.h"
#include "tests/support/foreignserver.h"
#include "tests/support/testmain.h"
#include "tests/ui/account/teamservice.h"
#include "tests/ui/parts.h"
#include "tests/ui/windowfixture.h"
#include "ui/pages/account/receiverpanel.h"
#include "ui/pages/account/settingspage.h"
#include "ui/widgets/quietlabel.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialog>
#include <QLabel>
#include <QLineEdit>
#include <QPointer>
#include <QPushButton>
#include <QTreeWidget>

#include <optional>

namespace tst_eventsubscriptions {

using namespace ink;
using namespace ink::ui;
using namespace Qt::Literals::StringLiterals;
using ink::test::keepPicture;
using ink::test::shownPart;

namespace {

constexpr int patience = 30'000;

} // namespace

class TestEventSubscriptions final : public QObject
{
    Q_OBJECT

    static SettingsPage& callbackPage(test::WindowFixture& desk)
    {
        SettingsPage& page = desk.window->settingsPage();
        page.showSection(SettingsPage::Section::Callback);
        desk.window->showSettings();
        return page;
    }
    static QDialog* openDialog(SettingsPage& page)
    {
        shownPart<QPushButton>(page, "addEventSubscription")->click();
        return page.findChild<QDialog*>(u"eventSubscriptionDialog"_s);
    }
    static QString about(SettingsPage& page)
    {
        const auto* label = shownPart<QLabel>(page, "eventSubscriptionAbout");
        return label ? label->text() : QString();
    }

private Q_SLOTS:
    void addedTestedPausedRemoved_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<settings::Theme>("theme");
        QTest::newRow("en") << u"en"_s << settings::Theme::Light;
        QTest::newRow("de") << u"de"_s << settings::Theme::Dark;
        QTest::newRow("ar") << u"ar"_s << settings::Theme::Light;
    }
    void addedTestedPausedRemoved()
    {
        QFETCH(QString, language);
        QFETCH(settings::Theme, theme);
        const QString suffix = u'-' + language + u".png"_s;
        test::WindowFixture desk;
        desk.settings().set(settings::options::language, language);
        desk.settings().set(settings::options::theme, theme);
        QVERIFY(desk.startLocal());
        desk.window->resize(1280, 1100);
        desk.window->show();
        SettingsPage& page = callbackPage(desk);
        QTRY_VERIFY_WITH_TIMEOUT(shownPart<QLabel>(page, "noEventSubscriptions"), patience);
        shownPart<QPushButton>(page, "toggleReceiver")->click();
        auto* panel = page.findChild<ReceiverPanel*>();
        QVERIFY(panel && panel->receiver().isListening());

        // The dialog suggests the test receiver; errors are shown at their fields.
        QPointer<QDialog> dialog = openDialog(page);
        QVERIFY(dialog);
        auto* address = dialog->findChild<QLineEdit*>();
        QCOMPARE(address->text(), panel->receiver().url());
        keepPicture(*dialog, u"event-dialog"_s + suffix);
        address->setText(u"nowhere"_s);
        for (auto* box : dialog->findChildren<QCheckBox*>())
            box->setChecked(false);
        auto* save = shownPart<QPushButton>(*dialog, "subscriptionSave");
        save->click();
        QTRY_VERIFY_WITH_TIMEOUT(save->isEnabled(), patience);
        QVERIFY(shownPart<QLabel>(*dialog, "subscriptionEventsError"));
        for (auto* box : dialog->findChildren<QCheckBox*>())
            box->setChecked(box->objectName() != u"subscription:opened"_s);
        save->click();
        QTRY_VERIFY_WITH_TIMEOUT(save->isEnabled(), patience);
        QVERIFY(dialog);
        keepPicture(*dialog, u"event-dialog-error"_s + suffix);
        address->setText(panel->receiver().url());
        save->click();
        QTRY_VERIFY_WITH_TIMEOUT(shownPart<QWidget>(page, "eventSubscriptionRow"), patience);
        QVERIFY(!about(page).isEmpty());

        // A test event, then a real one: received here, valid, and among the deliveries.
        shownPart<QPushButton>(page, "testEventSubscription")->click();
        QTRY_COMPARE_WITH_TIMEOUT(panel->receiver().posts().size(), 1, patience);
        const auto& test = panel->receiver().posts().first();
        QCOMPARE(test.eventType, u"test"_s);
        QVERIFY(test.fault.isEmpty());
        QCOMPARE(test.verdict, workflow::ReceivedPost::Verdict::Good);
        QVERIFY(!desk.create(u"Lease"_s, {u"Anna Berg"_s}, true).id.isNull());
        QTRY_COMPARE_WITH_TIMEOUT(panel->receiver().posts().size(), 2, patience);
        QCOMPARE(panel->receiver().posts().last().eventType, u"sent"_s);
        auto* posts = shownPart<QTreeWidget>(page, "receivedPosts");
        QVERIFY(posts->topLevelItem(1)->text(1).contains(u"Lease"_s));
        shownPart<QPushButton>(page, "refreshDeliveries")->click();
        QTRY_COMPARE_WITH_TIMEOUT(page.findChildren<QWidget*>(u"deliveryRow"_s).size(), 2, patience);
        keepPicture(*desk.window, u"events"_s + suffix);

        // Paused, events wait.
        const QString active = about(page);
        shownPart<QPushButton>(page, "pauseEventSubscription")->click();
        QTRY_VERIFY_WITH_TIMEOUT(about(page) != active, patience);
        QVERIFY(!shownPart<QPushButton>(page, "testEventSubscription")->isEnabled());
        QVERIFY(!desk.create(u"Later"_s, {u"Anna Berg"_s}, true).id.isNull());
        keepPicture(*desk.window, u"events-paused"_s + suffix);
        QCOMPARE(panel->receiver().posts().size(), 2);
        shownPart<QPushButton>(page, "pauseEventSubscription")->click();
        QTRY_COMPARE_WITH_TIMEOUT(panel->receiver().posts().size(), 3, patience);
        QTRY_COMPARE_WITH_TIMEOUT(about(page), active, patience);

        desk.prompts.willConfirm(u"removeEventSubscription"_s, true);
        shownPart<QPushButton>(page, "removeEventSubscription")->click();
        QTRY_VERIFY_WITH_TIMEOUT(shownPart<QLabel>(page, "noEventSubscriptions"), patience);
    }

    void aLostResponseDoesNotSubscribeTwice()
    {
        const test::CuttingProxy::Odds whole{0, 0, 0, 0, {"POST "}};
        const test::CuttingProxy::Odds lost{0, 1, 0, 0, {"POST "}};
        test::TeamService team;
        QVERIFY(team.start());
        test::CuttingProxy proxy(team.port(), whole, 7);
        test::WindowFixture desk;
        QVERIFY(team.open(desk, proxy.url()));
        desk.window->show();
        SettingsPage& page = callbackPage(desk);
        QTRY_VERIFY_WITH_TIMEOUT(shownPart<QLabel>(page, "noEventSubscriptions"), patience);
        const QPointer<QDialog> dialog = openDialog(page);
        QVERIFY(dialog);
        dialog->findChild<QLineEdit*>()->setText(u"https://example.org/hook"_s);
        auto* save = shownPart<QPushButton>(*dialog, "subscriptionSave");
        proxy.setOdds(lost);
        save->click();
        QTRY_VERIFY_WITH_TIMEOUT(save->isEnabled(), patience);
        QVERIFY(dialog);
        QVERIFY(proxy.cuts() > 0);
        proxy.setOdds(whole);
        save->click();
        QTRY_VERIFY_WITH_TIMEOUT(shownPart<QWidget>(page, "eventSubscriptionRow"), patience);
        std::optional<Result<wire::SubscriptionList>> all;
        desk.session().client()->eventSubscriptions(
            this, [&all](const Result<wire::SubscriptionList>& list) { all = list; });
        QTRY_VERIFY_WITH_TIMEOUT(all && *all, patience);
        QCOMPARE((*all)->subscriptions.size(), 1);
    }

    void aServiceWithoutEventsSaysSo()
    {
        test::ForeignServer server;
        test::WindowFixture desk;
        desk.settings().set(settings::options::language, u"en"_s);
        QVERIFY(desk.start());
        desk.window->show();
        QVERIFY(desk.connectTo(server.baseUrl(), Secret(test::ForeignServer::key())));
        SettingsPage& page = callbackPage(desk);
        QTRY_VERIFY_WITH_TIMEOUT(
            shownPart<QLabel>(page, "noEventSubscriptions") &&
                shownPart<QLabel>(page, "noEventSubscriptions")->text().contains(u"doesn't support"_s),
            patience);
        QVERIFY(!shownPart<QPushButton>(page, "addEventSubscription"));
    }
};

INK_TEST(TestEventSubscriptions, "tst_eventsubscriptions")

} // namespace tst_eventsubscriptions

#include "tst_eventsubscriptions.moc"
