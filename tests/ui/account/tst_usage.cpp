// Charges in the settings, and the warning before the spending limit, over the real service.
#include "app/secrets/memorysecretstore.h"
#include "app/workflow/session/accountsettings.h"
#include "app/workflow/session/session.h"
#include "tests/support/faketransport.h"
#include "tests/support/foreignserver.h"
#include "tests/support/manualclock.h"
#include "tests/support/resultof.h"
#include "tests/support/scriptedprompts.h"
#include "tests/support/testmain.h"
#include "tests/ui/parts.h"
#include "tests/ui/windowfixture.h"
#include "ui/models/moneywords.h"
#include "ui/pages/account/settingspage.h"
#include "ui/pages/account/usagesection.h"
#include "ui/pages/editor/editorpage.h"
#include "ui/widgets/charts.h"
#include "ui/widgets/quietlabel.h"

#include <QComboBox>
#include <QDialog>
#include <QFile>
#include <QJsonObject>
#include <QLabel>
#include <QPointer>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTimeZone>

namespace tst_usage {

using namespace ink;
using namespace ink::ui;
using namespace Qt::Literals::StringLiterals;
using ink::test::keepPicture;
using ink::test::shownPart;

namespace {

constexpr int patience = 30'000;

} // namespace

class TestUsageInTheWindow final : public QObject
{
    Q_OBJECT

    static SettingsPage& usagePage(test::WindowFixture& desk)
    {
        SettingsPage& page = desk.window->settingsPage();
        page.showSection(SettingsPage::Section::Usage);
        desk.window->showSettings();
        return page;
    }
    static void limitSpending(test::WindowFixture& desk, qint64 cents)
    {
        wire::SettingsPatch patch;
        patch.userSetting.emplace().set(&domain::UserSetting::spendLimitCents, cents);
        const auto limited = test::resultOf<domain::AccountDetails>([&](QObject* context, const auto& done) {
            desk.session().client()->updateSettings(patch, context, done);
        });
        QVERIFY(limited.has_value());
    }
    static void choose(SettingsPage& page, const char* name, int row)
    {
        auto* box = shownPart<QComboBox>(page, name);
        QVERIFY(box);
        box->setCurrentIndex(row);
        Q_EMIT box->activated(row);
    }

private Q_SLOTS:
    void chargesAreListedAndExported_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<settings::Theme>("theme");
        QTest::newRow("en") << u"en"_s << settings::Theme::Light;
        QTest::newRow("de") << u"de"_s << settings::Theme::Dark;
    }
    void chargesAreListedAndExported()
    {
        QFETCH(QString, language);
        QFETCH(settings::Theme, theme);
        const bool isGerman = language == u"de"_s;
        test::WindowFixture desk;
        desk.settings().set(settings::options::language, language);
        desk.settings().set(settings::options::theme, theme);
        QVERIFY(desk.startLocal());
        desk.window->resize(1280, 800);
        desk.window->show();
        SettingsPage& page = usagePage(desk);
        // Nothing was sent yet.
        QTRY_VERIFY_WITH_TIMEOUT(shownPart<QLabel>(page, "usageNone"), patience);
        QVERIFY(!shownPart<QPushButton>(page, "exportUsage")->isEnabled());
        QVERIFY(!shownPart<ChartView>(page, "usageChart"));
        keepPicture(*desk.window, isGerman ? u"usage-empty-de-dark.png"_s : u"usage-empty.png"_s);

        for (int i = 0; i < 4; ++i)
            QVERIFY(!desk.create(u"Lease %1"_s.arg(i), {u"Anna Berg"_s}, true).id.isNull());
        desk.window->showDocuments();
        usagePage(desk);
        QTRY_VERIFY_WITH_TIMEOUT(shownPart<QWidget>(page, "usageRow"), patience);
        QVERIFY(shownPart<QLabel>(page, "usageTotal")->text().contains(moneyText(200)));
        QVERIFY(shownPart<QLabel>(page, "usageAbout")
                    ->text()
                    .contains(isGerman ? u"4 Dokumente"_s : u"4 documents"_s));
        QVERIFY(!shownPart<QLabel>(page, "usageWarning"));
        keepPicture(*desk.window, isGerman ? u"usage-de-dark.png"_s : u"usage.png"_s);
        const auto firstName = [&page] {
            const auto* name = shownPart<ElidedLabel>(page, "usageName");
            return name ? name->fullText() : QString();
        };
        choose(page, "usageGrouping", 1); // API key
        QTRY_VERIFY_WITH_TIMEOUT(firstName().contains(u'…'), patience);
        choose(page, "usageGrouping", 2); // template
        QTRY_COMPARE_WITH_TIMEOUT(firstName(), isGerman ? u"Ohne Vorlage"_s : u"Without a template"_s,
                                  patience);
        choose(page, "usagePeriod", 1); // last month
        QTRY_VERIFY_WITH_TIMEOUT(shownPart<QLabel>(page, "usageNone"), patience);
        choose(page, "usagePeriod", 4); // everything
        QTRY_VERIFY_WITH_TIMEOUT(shownPart<QWidget>(page, "usageRow"), patience);

        const QString path = desk.path(u"charges.csv"_s);
        desk.prompts.willChoose(u"exportUsage"_s, {path});
        shownPart<QPushButton>(page, "exportUsage")->click();
        QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(path), patience);
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray bytes = file.readAll();
        QVERIFY(bytes.startsWith("\xEF\xBB\xBFid,time,"));
        QCOMPARE(bytes.count("\r\n"), 5);
        QVERIFY(bytes.contains("Lease 3"));

        // The warning, from four fifths of the limit on.
        limitSpending(desk, 250);
        desk.window->showDocuments();
        usagePage(desk);
        QTRY_VERIFY_WITH_TIMEOUT(shownPart<QLabel>(page, "usageWarning"), patience);
        QCOMPARE(shownPart<QLabel>(page, "usageWarning")->text(), spendWarning(200, 250));
        keepPicture(*desk.window, isGerman ? u"usage-warning-de-dark.png"_s : u"usage-warning.png"_s);
        page.showSection(SettingsPage::Section::Account);
        QTRY_VERIFY_WITH_TIMEOUT(shownPart<QLabel>(page, "accountSpendWarning"), patience);
        keepPicture(*desk.window, isGerman ? u"account-spending-de-dark.png"_s : u"account-spending.png"_s);
    }

    /** The send dialog warns before the document that brings the account to four fifths of its limit. */
    void theSendDialogWarnsBeforeTheLimit()
    {
        test::WindowFixture desk;
        desk.settings().set(settings::options::language, u"en"_s);
        QVERIFY(desk.startLocal());
        desk.window->show();
        const auto draft = desk.create(u"Lease"_s, {u"Anna Berg"_s}, false);
        desk.window->edit(draft.id);
        EditorPage& editor = desk.window->editorPage();
        QTRY_COMPARE_WITH_TIMEOUT(editor.documentId(), draft.id, patience);
        const auto before = desk.account();
        QVERIFY(before && before->chargesCents == 0);
        const qint64 price = before->feePerDocumentCents;
        QVERIFY(price > 0);
        QPointer<QDialog> dialog;
        // What the dialog says once it has its answers; empty = nothing.
        const auto warningWith = [&](qint64 limit) {
            if (dialog) dialog->reject();
            limitSpending(desk, limit);
            editor.send();
            dialog = editor.findChild<QDialog*>(u"sendDialog"_s);
            if (!dialog) return u"no dialog"_s;
            desk.settle(*dialog);
            const auto* label = shownPart<QLabel>(*dialog, "sendSpending");
            return label ? label->text() : QString();
        };
        const qint64 reached = price * 10 / 8; // four fifths of it is the price of one document
        QCOMPARE(warningWith(reached + 2), QString());
        QCOMPARE(warningWith(price - 1),
                 u"Sending costs %1, which exceeds your remaining spending limit (%2)."_s.arg(
                     moneyText(price), moneyText(price - 1)));
        QCOMPARE(warningWith(reached),
                 u"Sending costs %1. Then %1 of your spending limit of %2 is used."_s.arg(
                     moneyText(price), moneyText(reached)));
        keepPicture(*dialog, u"send-spending.png"_s);
        QSignalSpy sent(&editor, &EditorPage::documentSent);
        dialog->findChild<QPushButton*>(u"sendNow"_s)->click();
        QTRY_COMPARE_WITH_TIMEOUT(sent.count(), 1, patience);
        QCOMPARE(desk.account()->chargesCents, price);
    }

    /** The first statement, too: it is fetched when the account's time zone is known. */
    void monthsAreThoseOfTheAccount()
    {
        const QTemporaryDir folder;
        settings::Settings settings(folder.filePath(u"a.ini"_s), QString());
        secrets::MemorySecretStore secrets;
        QStringList queries;
        const auto answer = [&queries](const api::Request& request) -> Result<api::Response> {
            if (request.path.endsWith("/user/usage"_L1)) queries << QString::fromUtf8(request.query);
            return test::FakeTransport::json(
                {{u"id"_s, 1},
                 {u"email"_s, u"a@example.com"_s},
                 {u"limits"_s, QJsonObject{{u"usage"_s, true}}},
                 {u"userSetting"_s, QJsonObject{{u"timeZone"_s, u"Pacific/Kiritimati"_s}}}});
        };
        workflow::Session session(
            settings, secrets,
            [] {
                return workflow::LocalService{QUrl(u"http://127.0.0.1:4711"_s), Secret("key")};
            },
            [&answer](const QUrl& url, const Secret&) {
                auto transport = std::make_unique<test::FakeTransport>(url);
                transport->setHandler(answer);
                return transport;
            });
        const auto opened = test::resultOf<void>(
            [&](QObject* context, const auto& done) { session.open(u"local"_s, context, done); });
        QVERIFY(opened.has_value());
        workflow::AccountSettings account(session);
        test::ScriptedPrompts prompts;
        // 14 hours ahead of UTC, the next year has begun.
        const test::ManualClock clock(Timestamp(std::chrono::milliseconds(
            QDateTime({2026, 12, 31}, {12, 0}, QTimeZone::utc()).toMSecsSinceEpoch())));
        UsageSection section(session, account, prompts, clock);
        QVERIFY(!account.details());
        section.refresh();
        QTRY_COMPARE_WITH_TIMEOUT(queries.size(), 1, patience);
        const qint64 year = QDateTime({2026, 12, 31}, {10, 0}, QTimeZone::utc()).toMSecsSinceEpoch();
        QVERIFY2(queries.constFirst().contains(u"from=%1"_s.arg(year)), qPrintable(queries.constFirst()));
        section.refresh();
        QTRY_COMPARE_WITH_TIMEOUT(queries.size(), 2, patience);
        QCOMPARE(queries.at(1), queries.at(0));
    }

    void aServiceWithoutStatementsSaysSo()
    {
        test::ForeignServer server;
        test::WindowFixture desk;
        desk.settings().set(settings::options::language, u"en"_s);
        QVERIFY(desk.start());
        desk.window->show();
        QVERIFY(desk.connectTo(server.baseUrl(), Secret(test::ForeignServer::key())));
        SettingsPage& page = usagePage(desk);
        QTRY_VERIFY_WITH_TIMEOUT(
            shownPart<QLabel>(page, "usageHint") &&
                shownPart<QLabel>(page, "usageHint")->text().contains(u"doesn't list charges"_s),
            patience);
        QVERIFY(!shownPart<QPushButton>(page, "exportUsage"));
        QVERIFY(!shownPart<QLabel>(page, "usageNone"));
    }
};

INK_TEST(TestUsageInTheWindow, "tst_usage")

} // namespace tst_usage

#include "tst_usage.moc"
