// The SMS gateway of the service on this computer: its settings, a real HTTP receiver, the keychain.
#include "tests/support/hookreceiver.h"
#include "tests/support/testmain.h"
#include "tests/ui/windowfixture.h"
#include "ui/pages/account/settingspage.h"
#include "ui/widgets/banner.h"

#include <QCheckBox>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QToolButton>

namespace tst_smsgateway {

using namespace ink;
using namespace ink::ui;
using namespace Qt::Literals::StringLiterals;

namespace {

constexpr int patience = 30'000;

template <typename T> T* part(QWidget* page, const char* name)
{
    return page->findChild<T*>(QString::fromLatin1(name));
}

bool canSendSms(test::WindowFixture& desk)
{
    std::optional<bool> can;
    desk.session().queryOutreach(
        desk.window.get(), [&can](const Result<domain::Outreach>& got) { can = got && got->canSendSms; });
    (void)QTest::qWaitFor([&can] { return can.has_value(); }, patience);
    return can.value_or(false);
}

} // namespace

class TestSmsGatewayPart final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void fromAnEmptyFormToTheKeychain()
    {
        test::HookReceiver receiver;
        test::WindowFixture desk;
        QVERIFY(desk.startLocal());
        desk.window->resize(1280, 800);
        desk.window->show();
        QVERIFY(QTest::qWaitForWindowExposed(desk.window.get()));
        desk.window->settingsPage().showSection(SettingsPage::Section::Delivery);
        desk.window->showSettings();
        QWidget* page = &desk.window->settingsPage();
        auto* save = part<QPushButton>(page, "saveSmsGateway");
        QVERIFY(!save->isEnabled());
        QVERIFY(!canSendSms(desk));
        // Few computers send SMS, so the gateway is folded.
        QVERIFY(!save->isVisible());
        QCOMPARE(part<QLabel>(page, "smsGatewayFoldSummary")->text(), u"Not set up"_s);
        part<QToolButton>(page, "smsGatewayFold")->click();
        QVERIFY(save->isVisible());

        part<QLineEdit>(page, "smsUrl")->setText(receiver.url());
        part<QPlainTextEdit>(page, "smsHeaders")->setPlainText(u"Authorization: Bearer {secret}"_s);
        part<QPlainTextEdit>(page, "smsBody")->setPlainText(uR"({"to":"{to}","text":"{text}"})"_s);
        part<QLineEdit>(page, "smsSecret")->setText(u"S3cret-word"_s);
        save->click();
        auto* failed = part<Banner>(page, "smsGatewayFails");
        QVERIFY(failed->isVisible()); // a gateway on this computer was not allowed
        QVERIFY(!canSendSms(desk));
        part<QCheckBox>(page, "smsLocal")->click();

        part<QPushButton>(page, "testSmsGateway")->click();
        QVERIFY(receiver.requests.isEmpty()); // without a number
        part<QLineEdit>(page, "smsTestNumber")->setText(u"+49 151 23456789"_s);
        part<QPushButton>(page, "testSmsGateway")->click();
        auto* good = part<Banner>(page, "smsGatewayWorks");
        QTRY_VERIFY_WITH_TIMEOUT(good->isVisible(), patience);
        QCOMPARE(receiver.requests.size(), 1);
        QCOMPARE(receiver.requests.constFirst().header("Authorization"), QByteArray("Bearer S3cret-word"));
        QCOMPARE(
            QJsonDocument::fromJson(receiver.requests.constFirst().body).object().value("to"_L1).toString(),
            u"+4915123456789"_s);

        save->click();
        QTRY_VERIFY_WITH_TIMEOUT(desk.delivery().hasSmsSecret() && !save->isEnabled(), patience);
        QTRY_VERIFY_WITH_TIMEOUT(canSendSms(desk), patience);
        desk.settings().sync();
        QFile kept(desk.settings().path());
        QVERIFY(kept.open(QIODevice::ReadOnly));
        const QByteArray file = kept.readAll();
        QVERIFY(file.contains("127.0.0.1") && !file.contains("S3cret-word"));
        if (const QString folder = qEnvironmentVariable("INKSTONE_SHOTS"); !folder.isEmpty()) {
            for (auto* area : page->findChildren<QScrollArea*>())
                area->ensureWidgetVisible(part<QWidget>(page, "smsGatewayPart"), 0, 600);
            desk.settle();
            desk.window->grab().save(folder + u"/sms-settings.png"_s);
        }

        part<QToolButton>(page, "smsGatewayFold")->click();
        QCOMPARE(part<QLabel>(page, "smsGatewayFoldSummary")->text(), u"Sent through 127.0.0.1"_s);
        part<QPushButton>(page, "noSmsGateway")->click();
        QTRY_VERIFY_WITH_TIMEOUT(!canSendSms(desk), patience);
        QVERIFY(!desk.delivery().hasSmsSecret());
        QVERIFY(part<QLineEdit>(page, "smsUrl")->text().isEmpty());
    }
};

INK_TEST(TestSmsGatewayPart, "tst_smsgateway")

} // namespace tst_smsgateway

#include "tst_smsgateway.moc"
