// Settings locked by an administrator: shown with a lock, and enforced everywhere.
#include "tests/support/testmain.h"
#include "tests/ui/parts.h"
#include "tests/ui/windowfixture.h"
#include "ui/pages/account/settingspage.h"
#include "ui/pages/verify/verifypage.h"
#include "ui/pages/welcome/welcomepage.h"
#include "ui/widgets/inputs/choicecard.h"
#include "ui/widgets/inputs/locknotice.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>

namespace tst_policy {

using namespace ink;
using namespace ink::ui;

namespace {
constexpr int policyWait = 20000;

QList<LockNotice*> shownLocks(QWidget& page)
{
    QList<LockNotice*> shown;
    for (LockNotice* note : page.findChildren<LockNotice*>())
        if (note->isVisible()) shown.append(note);
    return shown;
}

} // namespace

class TestPolicy final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void lockedSettingsAreShownWithALock()
    {
        test::WindowFixture desk("[app]\ntheme=dark\nlanguage=de\n[network]\nproxyHost=proxy.example.com\n"
                                 "[delivery]\nmailServer=mail.example.com\n");
        QVERIFY(desk.startLocal());
        test::DeskWindow& window = *desk.window;
        window.show();
        window.showSettings();
        SettingsPage& page = window.settingsPage();
        page.showSection(SettingsPage::Section::General);
        QCOMPARE(shownLocks(page).size(), 1);
        auto* sentence =
            shownLocks(page).constFirst()->findChild<QLabel*>(QString(), Qt::FindDirectChildrenOnly);
        QVERIFY(sentence);
        const auto* theme = page.findChild<QComboBox*>(QStringLiteral("theme"));
        QVERIFY(theme && !theme->isEnabled());
        QCOMPARE(theme->currentData().toInt(), static_cast<int>(settings::Theme::Dark));
        QVERIFY(page.findChild<QComboBox*>(QStringLiteral("units"))->isEnabled());
        QVERIFY(!window.actions().action(QStringLiteral("view.theme.light"))->isEnabled());
        test::keepPicture(window, QStringLiteral("policy-general.png"));
        page.showSection(SettingsPage::Section::Network);
        QCOMPARE(shownLocks(page).size(), 1);
        page.showSection(SettingsPage::Section::Delivery);
        QCOMPARE(shownLocks(page).size(), 1);
        QVERIFY(!page.findChild<QWidget*>(QStringLiteral("mailAccountPart"))->isEnabled());
        QVERIFY(page.findChild<QWidget*>(QStringLiteral("linkReachPart"))->isEnabled());
        page.showSection(SettingsPage::Section::Seal);
        QCOMPARE(shownLocks(page).size(), 0);
    }

    void theServiceIsTheAdministrators()
    {
        test::WindowFixture desk(
            "[accounts]\nserver=https://sign.example.com\nlocal=false\n[app]\nlanguage=en\n");
        QVERIFY(desk.start());
        test::DeskWindow& window = *desk.window;
        window.start();
        window.show();
        WelcomePage& welcome = window.welcomePage();
        QVERIFY(!welcome.findChild<ChoiceCard*>(QStringLiteral("chooseLocal"))->isEnabled());
        QVERIFY(!welcome.findChild<QPushButton*>(QStringLiteral("trySample"))->isEnabled());
        test::keepPicture(window, QStringLiteral("policy-welcome.png"));
        QTest::mouseClick(welcome.findChild<ChoiceCard*>(QStringLiteral("chooseService")), Qt::LeftButton);
        const auto* address = welcome.findChild<QLineEdit*>(QStringLiteral("baseAddress"));
        QCOMPARE(address->text(), QStringLiteral("https://sign.example.com"));
        QVERIFY(address->isReadOnly());
        test::keepPicture(window, QStringLiteral("policy-connect.png"));
        // Neither another service nor the local one can be connected to.
        std::optional<Result<void>> other;
        desk.session().connectTo(QUrl(QStringLiteral("https://elsewhere.example.com")), Secret("key"),
                                 &window, [&other](const Result<void>& result) { other = result; });
        QTRY_VERIFY_WITH_TIMEOUT(other, policyWait);
        QVERIFY(!*other);
        QVERIFY(other->error().detail.english().contains(QStringLiteral("https://sign.example.com")));
        std::optional<Result<void>> local;
        desk.session().open(QStringLiteral("local"), &window,
                            [&local](const Result<void>& result) { local = result; });
        QTRY_VERIFY_WITH_TIMEOUT(local, policyWait);
        QVERIFY(!*local);
        QVERIFY(desk.workplace().runningService() == nullptr);
        QVERIFY(!desk.session().current());
    }

    /** Without an account there is no side bar that leads away from a page. */
    void verifyLeadsBackToTheFirstScreen()
    {
        test::WindowFixture desk("[app]\nlanguage=en\n");
        QVERIFY(desk.start());
        test::DeskWindow& window = *desk.window;
        window.start();
        window.show();
        window.actions().action(QStringLiteral("view.verify"))->trigger();
        QCOMPARE(window.currentPage(), static_cast<QWidget*>(&window.verifyPage()));
        auto* back = window.verifyPage().findChild<QPushButton*>(QStringLiteral("verifyBack"));
        QVERIFY(back->isVisible());
        QCOMPARE(back->text(), QStringLiteral("Back"));
        test::keepPicture(window, QStringLiteral("policy-verify.png"));
        QTest::mouseClick(back, Qt::LeftButton);
        QCOMPARE(window.currentPage(), static_cast<QWidget*>(&window.welcomePage()));
        QVERIFY(desk.startLocal()); // with a new window
        desk.window->show();
        desk.window->actions().action(QStringLiteral("view.verify"))->trigger();
        back = desk.window->verifyPage().findChild<QPushButton*>(QStringLiteral("verifyBack"));
        QVERIFY(!back->isVisible()); // the side bar is there
    }

    void aRecommendedServiceIsOnlySuggested()
    {
        test::WindowFixture desk("[recommended]\naccounts\\server=https://sign.example.com\n");
        QVERIFY(desk.start());
        desk.window->start();
        desk.window->show();
        WelcomePage& welcome = desk.window->welcomePage();
        QTest::mouseClick(welcome.findChild<ChoiceCard*>(QStringLiteral("chooseService")), Qt::LeftButton);
        const auto* address = welcome.findChild<QLineEdit*>(QStringLiteral("baseAddress"));
        QCOMPARE(address->text(), QStringLiteral("https://sign.example.com"));
        QVERIFY(!address->isReadOnly());
        QVERIFY(welcome.findChild<ChoiceCard*>(QStringLiteral("chooseLocal"))->isEnabled());
    }
};

INK_TEST(TestPolicy, "tst_policy")

} // namespace tst_policy

#include "tst_policy.moc"
