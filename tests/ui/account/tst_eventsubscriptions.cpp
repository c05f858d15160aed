// Event subscriptions in the settings, over the real service and the window's own test receiver.
#include "tests/support/cuttingproxy.h"
#include "tests/support/foreignserver.h"
#include "tests/support/testmain.h"
#include "tests/ui/account/teamservice.h"
#include "tests/ui/parts.h"
#include "tests/ui/windowfixture.h"
#include "ui/models/eventwords.h"
#include "ui/pages/account/eventsubscriptionslist.h"
#include "ui/pages/account/receiverpanel.h"
#include "ui/pages/account/settingspage.h"
#include "ui/pages/documents/documentspage.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/quietlabel.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDateTimeEdit>
#include <QDialog>
#include <QLabel>
#include <QLineEdit>
#include <QPointer>
#include <QPushButton>
#include <QSet>
#include <QTreeWidget>

#include <algorithm>
#include <cstdlib>
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

    /** Starts the test receiver and subscribes it to all events; null if that fails. */
    static ReceiverPanel* subscribedPanel(test::WindowFixture& desk, SettingsPage& page)
    {
        shownPart<QPushButton>(page, "toggleReceiver")->click();
        auto* panel = page.findChild<ReceiverPanel*>();
        if (!panel || !panel->receiver().isListening()) return nullptr;
        domain::EventSubscription wanted;
        wanted.url = panel->receiver().url();
        wanted.types = domain::subscribableEvents();
        std::optional<Result<domain::EventSubscription>> added;
        QObject context;
        desk.session().client()->addEventSubscription(
            wanted, u"subscribe"_s, &context,
            [&added](const Result<domain::EventSubscription>& one) { added = one; });
        if (!QTest::qWaitFor([&added] { return added.has_value(); }, patience) || !*added) return nullptr;
        page.findChild<EventSubscriptionsList*>()->refresh();
        const auto isListed = [&page] { return shownPart<QWidget>(page, "eventSubscriptionRow") != nullptr; };
        return QTest::qWaitFor(isListed, patience) ? panel : nullptr;
    }
    /** Pauses or resumes the only subscription, unknown to the window. */
    static bool setPausedElsewhere(test::WindowFixture& desk, bool isPaused)
    {
        std::optional<Result<wire::SubscriptionList>> all;
        std::optional<Result<domain::EventSubscription>> changed;
        QObject context;
        api::ApiClient& client = *desk.session().client();
        client.eventSubscriptions(&context, [&all](const auto& list) { all = list; });
        if (!QTest::qWaitFor([&all] { return all.has_value(); }, patience) || !*all) return false;
        client.pauseEventSubscription((*all)->subscriptions.at(0).id, isPaused, &context,
                                      [&changed](const auto& one) { changed = one; });
        return QTest::qWaitFor([&changed] { return changed.has_value(); }, patience) && *changed;
    }
    /** The title and the advice of the error that a banner shows. */
    static QString wordsOf(const ErrorBanner& banner)
    {
        QStringList words;
        for (const QLabel* label : banner.findChildren<QLabel*>())
            words.append(label->text());
        return words.join(u' ');
    }
    /** Waits until so many deliveries are listed and all of them were delivered. */
    static bool areDelivered(test::WindowFixture& desk, SettingsPage& page, qsizetype count)
    {
        shownPart<QPushButton>(page, "refreshDeliveries")->click(); // it then follows those in progress
        desk.settle();                                              // not the rows of before
        const auto areAll = [&] {
            const auto rows = page.findChildren<QLabel*>(u"deliveryAbout"_s);
            return rows.size() == count && std::all_of(rows.begin(), rows.end(), [](const QLabel* row) {
                       return row->text().startsWith(u"Delivered"_s);
                   });
        };
        return QTest::qWaitFor(areAll, patience);
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

    /** Test events and events of documents are sent again from the list of deliveries. */
    void deliveriesAreSentAgain()
    {
        test::WindowFixture desk;
        desk.settings().set(settings::options::language, u"en"_s);
        QVERIFY(desk.startLocal());
        desk.window->resize(1280, 1100);
        desk.window->show();
        SettingsPage& page = callbackPage(desk);
        ReceiverPanel* panel = subscribedPanel(desk, page);
        QVERIFY(panel);
        shownPart<QPushButton>(page, "testEventSubscription")->click();
        QTRY_COMPARE_WITH_TIMEOUT(panel->receiver().posts().size(), 1, patience);
        QVERIFY(!desk.create(u"Lease"_s, {u"Anna Berg"_s}, true).id.isNull());
        QTRY_COMPARE_WITH_TIMEOUT(panel->receiver().posts().size(), 2, patience);
        QCOMPARE(shownPart<QTreeWidget>(page, "receivedPosts")->topLevelItem(0)->text(1), u"Event: Test"_s);
        const QList<workflow::ReceivedPost> first = panel->receiver().posts();
        // Newest first: the event of the document, then the test, which has no document to show.
        QVERIFY(areDelivered(desk, page, 2));
        const QList<QWidget*> rows = page.findChildren<QWidget*>(u"deliveryRow"_s);
        QVERIFY(rows.at(0)->findChild<QPushButton*>(u"deliveryDocument"_s));
        QVERIFY(!rows.at(1)->findChild<QPushButton*>(u"deliveryDocument"_s));
        for (qsizetype i = 0; i < 2; ++i) {
            QVERIFY(areDelivered(desk, page, 2));
            page.findChildren<QWidget*>(u"deliveryRow"_s)
                .at(i)
                ->findChild<QPushButton*>(u"deliverAgain"_s)
                ->click();
            QTRY_COMPARE_WITH_TIMEOUT(panel->receiver().posts().size(), 3 + i, patience);
            const auto& again = panel->receiver().posts().last();
            QCOMPARE(again.verdict, workflow::ReceivedPost::Verdict::Good);
            QCOMPARE(again.deliveryId, first.at(1 - i).deliveryId);
            QCOMPARE(again.body, first.at(1 - i).body);
        }
        // A paused subscription sends nothing, and says so in place.
        shownPart<QPushButton>(page, "pauseEventSubscription")->click();
        QTRY_VERIFY_WITH_TIMEOUT(!shownPart<QPushButton>(page, "testEventSubscription")->isEnabled(),
                                 patience);
        QVERIFY(!shownPart<QPushButton>(page, "replayEvents")->isEnabled());
        QVERIFY(areDelivered(desk, page, 2));
        page.findChild<QPushButton*>(u"deliverAgain"_s)->click();
        const auto* banner = page.findChild<QWidget*>(u"deliveriesList"_s)->findChild<ErrorBanner*>();
        QTRY_VERIFY_WITH_TIMEOUT(banner->isVisible(), patience);
        QVERIFY2(wordsOf(*banner).contains(u"is paused"_s), qPrintable(wordsOf(*banner)));
        QCOMPARE(panel->receiver().posts().size(), 4);
    }

    void replayed_data() { addedTestedPausedRemoved_data(); }
    /** All events since a time are sent again; the dialog says beforehand how many there are. */
    void replayed()
    {
        QFETCH(QString, language);
        QFETCH(settings::Theme, theme);
        const QByteArray suffix = "-" + language.toLatin1();
        test::WindowFixture desk;
        desk.settings().set(settings::options::language, language);
        desk.settings().set(settings::options::theme, theme);
        QVERIFY(desk.startLocal());
        desk.window->resize(1280, 1100);
        desk.window->show();
        QVERIFY(!desk.create(u"Earlier"_s, {u"Anna Berg"_s}, true).id.isNull());
        SettingsPage& page = callbackPage(desk);
        ReceiverPanel* panel = subscribedPanel(desk, page);
        QVERIFY(panel);
        QVERIFY(!desk.create(u"Lease"_s, {u"Ben Unal"_s}, true).id.isNull());
        QTRY_COMPARE_WITH_TIMEOUT(panel->receiver().posts().size(), 1, patience);
        shownPart<QPushButton>(page, "replayEvents")->click();
        const QPointer<QDialog> dialog = page.findChild<QDialog*>(u"eventReplayDialog"_s);
        QVERIFY(dialog);
        auto* send = shownPart<QPushButton>(*dialog, "replaySend");
        QVERIFY(!send->isEnabled()); // nothing is sent before its extent is known
        QTRY_VERIFY_WITH_TIMEOUT(send->isEnabled(), patience);
        const auto preview = [&dialog] { return dialog->findChild<QLabel*>(u"replayPreview"_s)->text(); };
        QVERIFY2(preview().contains(u"Earlier"_s), qPrintable(preview()));
        if (language != u"ar"_s) QVERIFY2(preview().startsWith(u"2 "_s), qPrintable(preview())); // a dual
        keepPicture(*dialog, QString::fromLatin1("event-replay" + suffix + ".png"));

        // Nothing has happened since a time in the future.
        auto* since = dialog->findChild<QDateTimeEdit*>();
        const QDateTime usual = since->dateTime();
        QVERIFY(std::abs(usual.secsTo(QDateTime::currentDateTime()) - 24 * 3600) < 600);
        since->setMaximumDateTime(QDateTime::currentDateTime().addDays(2));
        since->setDateTime(QDateTime::currentDateTime().addDays(1));
        const QString looking = preview();
        QTRY_VERIFY_WITH_TIMEOUT(preview() != looking, patience);
        QVERIFY(!send->isEnabled());
        keepPicture(*dialog, QString::fromLatin1("event-replay-none" + suffix + ".png"));
        since->setDateTime(usual);
        QTRY_VERIFY_WITH_TIMEOUT(send->isEnabled(), patience);
        send->click();
        QTRY_VERIFY_WITH_TIMEOUT(!dialog, patience);
        QTRY_COMPARE_WITH_TIMEOUT(panel->receiver().posts().size(), 3, patience);
        QSet<QString> titles;
        for (const auto& post : panel->receiver().posts().mid(1))
            titles.insert(post.title);
        QCOMPARE(titles, (QSet<QString>{u"Earlier"_s, u"Lease"_s}));
        QCOMPARE(panel->receiver().posts().last().verdict, workflow::ReceivedPost::Verdict::Good);
        shownPart<QPushButton>(page, "refreshDeliveries")->click();
        QTRY_COMPARE_WITH_TIMEOUT(page.findChildren<QWidget*>(u"deliveryRow"_s).size(), 2, patience);
        keepPicture(*page.findChild<EventSubscriptionsList*>(),
                    QString::fromLatin1("events-replayed" + suffix + ".png"));
    }

    /** An error is shown in the dialog, which stays open and can retry. */
    void replayingShowsErrorsInPlace()
    {
        test::WindowFixture desk;
        desk.settings().set(settings::options::language, u"en"_s);
        QVERIFY(desk.startLocal());
        desk.window->show();
        SettingsPage& page = callbackPage(desk);
        ReceiverPanel* panel = subscribedPanel(desk, page);
        QVERIFY(panel);
        QVERIFY(!desk.create(u"Lease"_s, {u"Anna Berg"_s}, true).id.isNull());
        QTRY_COMPARE_WITH_TIMEOUT(panel->receiver().posts().size(), 1, patience);
        shownPart<QPushButton>(page, "replayEvents")->click();
        const QPointer<QDialog> dialog = page.findChild<QDialog*>(u"eventReplayDialog"_s);
        QVERIFY(dialog);
        auto* send = shownPart<QPushButton>(*dialog, "replaySend");
        QTRY_VERIFY_WITH_TIMEOUT(send->isEnabled(), patience);
        // Somebody else has paused the subscription in the meantime.
        QVERIFY(setPausedElsewhere(desk, true));
        send->click();
        auto* banner = dialog->findChild<ErrorBanner*>();
        QTRY_VERIFY_WITH_TIMEOUT(banner->isVisible(), patience);
        QVERIFY(dialog);
        QVERIFY2(wordsOf(*banner).contains(u"is paused"_s), qPrintable(wordsOf(*banner)));
        keepPicture(*dialog, u"event-replay-error.png"_s);
        QVERIFY(setPausedElsewhere(desk, false));
        QVERIFY(send->isEnabled());
        send->click();
        QTRY_VERIFY_WITH_TIMEOUT(!dialog, patience);
        QTRY_COMPARE_WITH_TIMEOUT(panel->receiver().posts().size(), 2, patience);
    }

    void detailsShowEvents_data() { addedTestedPausedRemoved_data(); }
    /** The details of a document show its events as such, and send them again. */
    void detailsShowEvents()
    {
        QFETCH(QString, language);
        QFETCH(settings::Theme, theme);
        test::WindowFixture desk;
        desk.settings().set(settings::options::language, language);
        desk.settings().set(settings::options::theme, theme);
        QVERIFY(desk.startLocal());
        desk.window->resize(1280, 1100);
        desk.window->show();
        SettingsPage& settings = callbackPage(desk);
        ReceiverPanel* panel = subscribedPanel(desk, settings);
        QVERIFY(panel);
        shownPart<QPushButton>(settings, "useReceiver")->click();
        QTRY_COMPARE_WITH_TIMEOUT(desk.account()->userSetting.postBackBase, panel->receiver().url(),
                                  patience);
        const auto lease = desk.create(u"Lease"_s, {u"Anna Berg"_s}, true);
        QTRY_COMPARE_WITH_TIMEOUT(panel->receiver().posts().size(), 1, patience);
        auto& page = desk.window->documentsPage();
        desk.window->showDocuments();
        page.refresh();
        page.select(lease.id);
        const auto row = [&page](qsizetype i) { return page.findChildren<QWidget*>(u"delivery"_s).value(i); };
        const auto names = [&page] {
            QStringList all;
            for (const auto* one : page.findChildren<QWidget*>(u"delivery"_s))
                if (one->isVisible()) all.append(one->findChild<QLabel*>(u"deliveryName"_s)->text());
            return all;
        };
        // The document is still in progress, and has no callbacks yet.
        QTRY_COMPARE_WITH_TIMEOUT(names(), QStringList{eventTypeText(domain::EventType::Sent)}, patience);
        QVERIFY(!shownPart<ElidedLabel>(page, "callbackAddress"));
        QCOMPARE(shownPart<ElidedLabel>(page, "eventAddress")->fullText(), u"127.0.0.1"_s);
        QCOMPARE(shownPart<ElidedLabel>(page, "eventAddress")->toolTip(), panel->receiver().url());
        QTRY_VERIFY_WITH_TIMEOUT(row(0) && row(0)->findChild<QPushButton*>(u"redeliver"_s), patience);
        row(0)->findChild<QPushButton*>(u"redeliver"_s)->click();
        QTRY_COMPARE_WITH_TIMEOUT(panel->receiver().posts().size(), 2, patience);
        QCOMPARE(panel->receiver().posts().at(1).deliveryId, panel->receiver().posts().at(0).deliveryId);
        QCOMPARE(panel->receiver().posts().at(1).eventType, u"sent"_s);

        // Callbacks come first, then the events in order.
        QVERIFY(desk.sign(lease, 0));
        QVERIFY(desk.waitUntilCompleted(lease.id));
        QTRY_VERIFY_WITH_TIMEOUT(panel->receiver().posts().size() >= 7, patience);
        page.refresh();
        QTRY_COMPARE_WITH_TIMEOUT(names().size(), 6, patience);
        QCOMPARE(names().mid(2), (QStringList{eventTypeText(domain::EventType::Sent),
                                              eventTypeText(domain::EventType::Opened),
                                              eventTypeText(domain::EventType::Signed),
                                              eventTypeText(domain::EventType::Completed)}));
        QVERIFY(shownPart<ElidedLabel>(page, "callbackAddress"));
        keepPicture(*desk.window, QString::fromLatin1("event-details-" + language.toLatin1() + ".png"));
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
