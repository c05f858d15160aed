// The settings' sections over the real service: keys, accounts, callbacks with their receiver, network,
// signatures.
#include "app/api/apiclient.h"
#include "app/store/accounts/accountstore.h"
#include "app/store/schema/opendatabase.h"
#include "tests/support/foreignserver.h"
#include "tests/support/resultof.h"
#include "tests/support/testmain.h"
#include "tests/ui/parts.h"
#include "tests/ui/windowfixture.h"
#include "ui/pages/account/connectionbar.h"
#include "ui/pages/account/settingspage.h"
#include "ui/pages/documents/documentspage.h"
#include "ui/pages/signing/signingpage.h"
#include "ui/pages/welcome/welcomepage.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/quietlabel.h"
#include "ui/widgets/style/theme.h"
#include "ui/widgets/toast.h"

#include <QAction>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSpinBox>
#include <QTreeWidget>

#include <algorithm>

namespace tst_settings {

using namespace ink;
using namespace ink::ui;
using ink::test::find;
using Section = SettingsPage::Section;

namespace {

constexpr int patience = 20000;

template <typename T> QList<T*> all(QWidget& where, const char* name)
{
    QList<T*> found;
    for (T* one : where.findChildren<T*>(QString::fromLatin1(name)))
        if (one->isVisible()) found.append(one);
    return found;
}

} // namespace

class TestSettings final : public QObject
{
    Q_OBJECT

    std::unique_ptr<test::WindowFixture> m_desk;
    Secret m_teamKey;

    SettingsPage& page(Section section)
    {
        m_desk->window->show();
        m_desk->window->settingsPage().showSection(section);
        m_desk->window->showSettings();
        return m_desk->window->settingsPage();
    }
    /** Connects to an account of a service by its address, like a team's. */
    bool connectTeam()
    {
        if (!m_desk->start()) return false;
        auto* host = m_desk->host();
        auto key = host->addAccount(QStringLiteral("nora@example.org"), QStringLiteral("Nora Lind"));
        if (!key) return false;
        m_teamKey = *key;
        return connectWith(*key);
    }
    bool connectWith(const Secret& key) { return m_desk->connectTo(QUrl(m_desk->host()->baseUrl()), key); }
    Result<domain::AccountDetails> account() { return m_desk->account(); }
    Secret inKeychain()
    {
        return test::resultOf<Secret>([&](QObject* context, const auto& done) {
                   m_desk->secretStore().read(m_desk->session().current()->id, context, done);
               })
            .value_or(Secret());
    }

private Q_SLOTS:
    void init()
    {
        m_desk = std::make_unique<test::WindowFixture>();
        m_desk->settings().set(settings::options::language, QStringLiteral("en"));
    }
    void cleanup() { m_desk.reset(); }

    void everySectionIsThereAndIsFound()
    {
        QVERIFY(m_desk->startLocal());
        SettingsPage& settings = page(Section::General);
        auto* list = find<QListWidget>(settings, "settingsSections");
        QCOMPARE(list->count(), SettingsPage::sectionCount);
        for (int i = 0; i < list->count(); ++i) {
            list->setCurrentRow(i);
            QVERIFY(list->item(i)->flags().testFlag(Qt::ItemIsEnabled));
            QCOMPARE(static_cast<int>(settings.section()), i);
        }
        // The search covers the texts of the sections.
        settings.searchField()->setText(QStringLiteral("reminders"));
        QVERIFY(!list->item(static_cast<int>(Section::Notifications))->isHidden());
        QVERIFY(list->item(static_cast<int>(Section::Network))->isHidden());
        QCOMPARE(settings.section(), Section::Notifications);
        // Without a match no unrelated section stays visible.
        auto* none = find<QWidget>(settings, "settingsNone");
        settings.searchField()->setText(QStringLiteral("quincunx"));
        QVERIFY(none->isVisible());
        settings.searchField()->clear();
        QVERIFY(!none->isVisible());
        QVERIFY(!list->item(static_cast<int>(Section::Network))->isHidden());
        // Every input has an accessible name.
        for (QWidget* input : settings.findChildren<QWidget*>()) {
            const bool isInput = qobject_cast<QLineEdit*>(input) || qobject_cast<QPushButton*>(input) ||
                                 qobject_cast<QCheckBox*>(input) || qobject_cast<QComboBox*>(input);
            // The line edit of an editable combo box.
            if (!isInput || qobject_cast<QComboBox*>(input->parent()) ||
                input->objectName().startsWith(QStringLiteral("qt_")))
                continue;
            QVERIFY2(!input->objectName().isEmpty(), input->metaObject()->className());
        }
    }

    void aChangeIsSavedAndTakenBack()
    {
        QVERIFY(m_desk->startLocal());
        SettingsPage& settings = page(Section::Account);
        auto* name = find<QLineEdit>(settings, "accountName");
        QTRY_VERIFY_WITH_TIMEOUT(name->isVisible() && !name->text().isEmpty(), patience);
        const QString before = name->text();
        name->selectAll();
        QTest::keyClicks(name, QStringLiteral("Nora Lind"));
        QTest::keyClick(name, Qt::Key_Return);
        QTRY_COMPARE_WITH_TIMEOUT(account()->userSetting.name, QStringLiteral("Nora Lind"), patience);
        auto* toast = m_desk->window->findChild<Toast*>();
        QTRY_COMPARE(toast->text(), QStringLiteral("“Name” saved."));
        QVERIFY(toast->undo());
        QTRY_COMPARE_WITH_TIMEOUT(account()->userSetting.name, before, patience);
        QTRY_COMPARE(name->text(), before);
        // Every field of both settings has an input.
        for (const char* field : {"accountName",
                                  "accountCompanyName",
                                  "accountLanguage",
                                  "accountTimeZone",
                                  "accountDateFormat",
                                  "accountDefaultExpireDays",
                                  "accountOnReject",
                                  "accountPostBackBase",
                                  "accountAllowedAddresses",
                                  "accountSpendLimitCents",
                                  "accountOnViewed",
                                  "accountOnSigned",
                                  "accountOnCompleted",
                                  "accountOnRejected",
                                  "accountOnExpired",
                                  "accountExpiryWarningDays",
                                  "accountRemindEveryDays",
                                  "accountMaxReminders",
                                  "accountCopyTo",
                                  "accountCompletionMail"})
            QVERIFY2(find<QWidget>(settings, field), field);
    }

    void whatCannotBeIsToldAtItsPlace()
    {
        QVERIFY(m_desk->startLocal());
        SettingsPage& settings = page(Section::Account);
        auto* addresses = find<QLineEdit>(settings, "accountAllowedAddresses");
        QTRY_VERIFY_WITH_TIMEOUT(addresses->isVisible(), patience);
        QTest::keyClicks(addresses, QStringLiteral("10.0.0.0/8, nowhere"));
        QTest::keyClick(addresses, Qt::Key_Return);
        QTRY_VERIFY(find<QLabel>(settings, "accountAllowedAddressesError")
                        ->text()
                        .contains(QStringLiteral("nowhere")));
        QVERIFY(account()->userSetting.allowedAddresses.isEmpty());
        // Errors from the service appear in the same place: the user's own address would be locked out.
        addresses->selectAll();
        QTest::keyClicks(addresses, QStringLiteral("192.0.2.0/24"));
        QTest::keyClick(addresses, Qt::Key_Return);
        QTRY_VERIFY_WITH_TIMEOUT(find<QLabel>(settings, "accountAllowedAddressesError")
                                     ->text()
                                     .contains(QStringLiteral("127.0.0.1")),
                                 patience);
        QVERIFY(account()->userSetting.allowedAddresses.isEmpty());
    }

    void aKeyIsMadeShownOnceAndRevoked()
    {
        QVERIFY(m_desk->startLocal());
        SettingsPage& settings = page(Section::Keys);
        QTRY_COMPARE_WITH_TIMEOUT(all<QWidget>(settings, "keyRow").size(), 1, patience);
        // The window's own key is named in words of the window, not by the service's mark.
        QVERIFY(find<ElidedLabel>(settings, "keyName")
                    ->fullText()
                    .startsWith(QStringLiteral("Inkstone on this computer · ends in ")));
        find<QPushButton>(settings, "makeKey")->click();
        QVERIFY(!find<QLabel>(settings, "newKeyNameError")->text().isEmpty());
        QTest::keyClicks(find<QLineEdit>(settings, "newKeyName"), QStringLiteral("Accounting"));
        find<QPushButton>(settings, "makeKey")->click();
        auto* secret = find<QLineEdit>(settings, "madeKeySecret");
        QTRY_VERIFY_WITH_TIMEOUT(secret->isVisible() && !secret->text().isEmpty(), patience);
        QTRY_COMPARE_WITH_TIMEOUT(all<QWidget>(settings, "keyRow").size(), 2, patience);
        find<QPushButton>(settings, "copyKey")->click();
        QCOMPARE(QGuiApplication::clipboard()->text(), secret->text());
        find<QPushButton>(settings, "keyIsKept")->click();
        QVERIFY(!secret->isVisible() && secret->text().isEmpty());
        m_desk->prompts.willConfirm(QStringLiteral("revokeKey"), true);
        all<QPushButton>(settings, "revokeKey").last()->click();
        QTRY_COMPARE_WITH_TIMEOUT(all<QWidget>(settings, "keyRow").size(), 1, patience);
    }

    void aRenewedKeyTakesTheOldOnesPlace()
    {
        QVERIFY(connectTeam());
        SettingsPage& settings = page(Section::Keys);
        QTRY_COMPARE_WITH_TIMEOUT(all<QPushButton>(settings, "renewKey").size(), 1, patience);
        all<QPushButton>(settings, "renewKey").first()->click();
        QTRY_VERIFY_WITH_TIMEOUT(!(inKeychain() == m_teamKey), patience);
        const Secret fresh = inKeychain();
        QTRY_COMPARE_WITH_TIMEOUT(all<QWidget>(settings, "keyRow").size(), 1, patience);
        QVERIFY(account().has_value());
        QCOMPARE(m_desk->session().keySuffix(), QString::fromLatin1(fresh.reveal().right(4)));
        // The old one is rejected now.
        std::optional<Result<domain::AccountDetails>> old;
        m_desk->session().testConnection(
            QUrl(m_desk->host()->baseUrl()), m_teamKey, this,
            [&old](Result<domain::AccountDetails> answer) { old = std::move(answer); });
        QTRY_VERIFY_WITH_TIMEOUT(old, patience);
        QCOMPARE(old->error().code, ErrorCode::Auth);
        QTRY_VERIFY(
            all<QLabel>(settings, "keyAbout").first()->text().contains(QStringLiteral("in use here")));
    }

    void aRevokedKeyIsReplacedInPlace()
    {
        QVERIFY(connectTeam());
        SettingsPage& settings = page(Section::Keys);
        QTRY_COMPARE_WITH_TIMEOUT(all<QPushButton>(settings, "revokeKey").size(), 1, patience);
        m_desk->prompts.willConfirm(QStringLiteral("revokeOwnKey"), true);
        all<QPushButton>(settings, "revokeKey").first()->click();
        auto& bar = *m_desk->window->findChild<ConnectionBar*>();
        auto* line = find<QLineEdit>(bar, "newKey");
        QTRY_VERIFY_WITH_TIMEOUT(line->isVisible(), patience);
        QCOMPARE(m_desk->session().reach(), workflow::Session::Reach::KeyRefused);
        // A key of another account and a wrong key are rejected.
        auto* host = m_desk->host();
        const auto other = host->addAccount(QStringLiteral("ben@example.org"), QStringLiteral("Ben"));
        QVERIFY(other);
        line->setText(QString::fromLatin1(other->reveal()));
        find<QPushButton>(bar, "useNewKey")->click();
        QTRY_VERIFY_WITH_TIMEOUT(
            find<QLabel>(bar, "newKeyError")->text().contains(QStringLiteral("another account")), patience);
        line->setText(QStringLiteral("nonsense"));
        find<QPushButton>(bar, "useNewKey")->click();
        QTRY_VERIFY_WITH_TIMEOUT(
            !find<QLabel>(bar, "newKeyError")->text().contains(QStringLiteral("another")) &&
                !find<QLabel>(bar, "newKeyError")->text().isEmpty(),
            patience);
        // A valid key of the same account: everything continues.
        const QString id = m_desk->session().current()->id;
        store::Database& database = *openService();
        store::AccountStore accounts(database);
        auto transaction = store::Transaction::begin(database);
        QVERIFY(transaction);
        const auto nora = accounts.loadByEmail(QStringLiteral("nora@example.org"));
        QVERIFY(nora);
        const auto key =
            accounts.addKey(*transaction, nora->id, QStringLiteral("New"), SystemClock().now(), {});
        QVERIFY(key && transaction->commit());
        line->setText(QString::fromLatin1(key->reveal()));
        QTest::keyClick(line, Qt::Key_Return);
        QTRY_VERIFY_WITH_TIMEOUT(!line->isVisible(), patience);
        QCOMPARE(m_desk->session().current()->id, id);
        QVERIFY(account().has_value());
        QVERIFY(inKeychain() == *key);
    }

    void accountsAreRenamedLeftAndRemoved()
    {
        QVERIFY(connectTeam());
        const QString id = m_desk->session().current()->id;
        SettingsPage& settings = page(Section::Servers);
        QTRY_COMPARE(all<QWidget>(settings, "serverRow").size(), 2); // this computer is always offered
        all<QPushButton>(settings, "checkServer").first()->click();
        QTRY_VERIFY_WITH_TIMEOUT(find<Banner>(settings, "serverAnswers")->isVisible(), patience);
        m_desk->prompts.willText(QStringLiteral("renameServer"), QStringLiteral("Office"));
        settings.findChild<QAction*>(QStringLiteral("renameServer"))->trigger();
        QTRY_COMPARE(m_desk->session().profiles().first().label, QStringLiteral("Office"));
        QVERIFY(m_desk->window->findChild<Toast*>()->undo());
        QTRY_VERIFY(m_desk->session().profiles().first().label != QStringLiteral("Office"));
        QTRY_COMPARE(all<QPushButton>(settings, "leaveServer").size(), 1);
        all<QPushButton>(settings, "leaveServer").first()->click();
        QTRY_VERIFY(!m_desk->session().current());
        QCOMPARE(m_desk->session().profiles().size(), 1);
        QTRY_VERIFY(!settings.isVisible()); // the welcome page
        page(Section::Servers);
        QTRY_COMPARE(all<QPushButton>(settings, "openServer").size(), 2);
        all<QPushButton>(settings, "openServer").last()->click();
        QTRY_VERIFY_WITH_TIMEOUT(m_desk->session().current(), patience);
        QCOMPARE(m_desk->session().current()->id, id);
        page(Section::Servers);
        m_desk->prompts.willConfirm(QStringLiteral("removeAccount"), true);
        settings.findChild<QAction*>(QStringLiteral("removeServer"))->trigger();
        QTRY_VERIFY(m_desk->session().profiles().isEmpty());
        std::optional<Result<Secret>> kept;
        m_desk->secretStore().read(id, this, [&kept](Result<Secret> secret) { kept = std::move(secret); });
        QTRY_VERIFY(kept);
        QCOMPARE(kept->error().code, ErrorCode::NotFound);
    }

    void theReceiverShowsBothPostsAndTheirSignatures()
    {
        QVERIFY(m_desk->startLocal());
        SettingsPage& settings = page(Section::Callback);
        auto* secret = find<QLineEdit>(settings, "callbackSecret");
        QTRY_VERIFY_WITH_TIMEOUT(secret->isVisible() && secret->text().size() > 30, patience);
        QCOMPARE(secret->echoMode(), QLineEdit::Password);
        find<QPushButton>(settings, "showSecret")->click();
        QCOMPARE(secret->echoMode(), QLineEdit::Normal);
        find<QPushButton>(settings, "toggleReceiver")->click();
        auto* url = find<QLineEdit>(settings, "receiverUrl");
        QVERIFY(url->text().startsWith(QStringLiteral("http://127.0.0.1:")));
        m_desk->prompts.willConfirm(QStringLiteral("sendTest"), true);
        find<QPushButton>(settings, "sendTestDocument")->click();
        auto* posts = find<QTreeWidget>(settings, "receivedPosts");
        QTRY_COMPARE_WITH_TIMEOUT(posts->topLevelItemCount(), 2, patience);
        QCOMPARE(posts->topLevelItem(0)->text(1), QStringLiteral("Document: Test document"));
        QCOMPARE(posts->topLevelItem(0)->text(3), QStringLiteral("Valid"));
        QVERIFY(posts->topLevelItem(1)->text(1).startsWith(QStringLiteral("Files: ")));
        QCOMPARE(posts->topLevelItem(1)->text(3), QStringLiteral("Valid"));
        QTRY_VERIFY(
            find<QLabel>(settings, "receiverProgress")->text().isEmpty()); // nothing is expected any more
        // The received file is the signed one.
        const QString saved = m_desk->path(QStringLiteral("arrived.pdf"));
        m_desk->prompts.willChoose(QStringLiteral("saveReceived"), {saved});
        posts->setCurrentItem(posts->topLevelItem(1));
        find<QPushButton>(settings, "saveReceived")->click();
        QTRY_VERIFY(QFile::exists(saved));
        QFile file(saved);
        QVERIFY(file.open(QIODevice::ReadOnly) && file.readAll().startsWith("%PDF"));
        // All deliveries of the account are listed; one is resent and arrives.
        QTRY_COMPARE_WITH_TIMEOUT(all<QWidget>(settings, "deliveryRow").size(), 2, patience);
        find<QPushButton>(settings, "refreshDeliveries")->click(); // and again while one is in flight
        QTRY_VERIFY_WITH_TIMEOUT(all<QLabel>(settings, "deliveryAbout").size() == 2 &&
                                     all<QLabel>(settings, "deliveryAbout")
                                         .first()
                                         ->text()
                                         .startsWith(QStringLiteral("Delivered")),
                                 patience);
        all<QPushButton>(settings, "deliverAgain").last()->click();
        QTRY_COMPARE_WITH_TIMEOUT(posts->topLevelItemCount(), 3, patience);
        // After a change of the secret, earlier signatures don't match any more.
        m_desk->prompts.willConfirm(QStringLiteral("changeSecret"), true);
        find<QPushButton>(settings, "changeSecret")->click();
        QTRY_COMPARE_WITH_TIMEOUT(posts->topLevelItem(0)->text(3), QStringLiteral("Invalid"), patience);
        // It becomes the callback address, which is then undone.
        find<QPushButton>(settings, "useReceiver")->click();
        QTRY_COMPARE_WITH_TIMEOUT(account()->userSetting.postBackBase, url->text(), patience);
        auto* toast = m_desk->window->findChild<Toast*>();
        QTRY_COMPARE(toast->text(), QStringLiteral("Callbacks now go to the test receiver."));
        QVERIFY(toast->undo());
        QTRY_COMPARE_WITH_TIMEOUT(account()->userSetting.postBackBase, QString(), patience);
        // Once it has stopped it is no longer the callback address.
        find<QPushButton>(settings, "useReceiver")->click();
        QTRY_COMPARE_WITH_TIMEOUT(account()->userSetting.postBackBase, url->text(), patience);
        find<QPushButton>(settings, "toggleReceiver")->click();
        QVERIFY(url->text().isEmpty());
        QTRY_COMPARE_WITH_TIMEOUT(account()->userSetting.postBackBase, QString(), patience);
    }

    void theProxyIsKeptAndItsPasswordOnlyInTheKeychain()
    {
        QVERIFY(connectTeam());
        SettingsPage& settings = page(Section::Network);
        auto* kind = find<QComboBox>(settings, "proxyKind");
        kind->setCurrentIndex(2);
        auto* host = find<QLineEdit>(settings, "proxyHost");
        QVERIFY(host->isVisible());
        QCOMPARE(m_desk->settings().value(settings::options::proxyKind),
                 QStringLiteral("system")); // still incomplete
        QTest::keyClicks(host, QStringLiteral("proxy.example.org"));
        find<QSpinBox>(settings, "proxyPort")->setValue(3128);
        auto* user = find<QLineEdit>(settings, "proxyUser");
        QTest::keyClicks(user, QStringLiteral("nora"));
        QTest::keyClick(user, Qt::Key_Return);
        QCOMPARE(m_desk->settings().value(settings::options::proxyKind), QStringLiteral("http"));
        QCOMPARE(m_desk->session().proxy().port, 3128);
        auto* password = find<QLineEdit>(settings, "proxyPassword");
        QTest::keyClicks(password, QStringLiteral("s3cret"));
        QTest::keyClick(password, Qt::Key_Return);
        QTRY_VERIFY(m_desk->session().hasProxyPassword() && password->text().isEmpty());
        QCOMPARE(m_desk->session().proxy().password.reveal(), QByteArray("s3cret"));
        m_desk->settings().sync();
        QFile file(m_desk->settings().path());
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY(!file.readAll().contains("s3cret"));
        // The local service is still connected directly.
        find<QPushButton>(settings, "checkNetwork")->click();
        QTRY_VERIFY_WITH_TIMEOUT(find<Banner>(settings, "networkAnswers")->isVisible(), patience);
        // A file without certificates is rejected.
        m_desk->prompts.willChoose(QStringLiteral("chooseCa"), {test::WindowFixture::sample()});
        find<QPushButton>(settings, "chooseCa")->click();
        QTRY_VERIFY(!find<QLabel>(settings, "extraCaFileError")->text().isEmpty());
        QCOMPARE(m_desk->settings().value(settings::options::extraCaFile), QString());
    }

    void aServerThatKnowsNothingOfOurs()
    {
        test::ForeignServer server;
        QVERIFY(m_desk->start());
        QVERIFY(m_desk->connectTo(server.baseUrl(), Secret(test::ForeignServer::key())));
        SettingsPage& settings = page(Section::Keys);
        QTRY_VERIFY_WITH_TIMEOUT(
            find<QLabel>(settings, "keysHint")
                ->text()
                .contains(QStringLiteral("You get API keys for this service on its website")),
            patience);
        QVERIFY(!find<QPushButton>(settings, "makeKey")->isVisible());
        page(Section::Callback);
        QTRY_VERIFY_WITH_TIMEOUT(
            find<QLabel>(settings, "noDeliveries")->text().contains(QStringLiteral("doesn't list")),
            patience);
        QVERIFY(!find<QWidget>(settings, "callbackSecretSection")->isVisible());
        page(Section::Account);
        QTRY_VERIFY_WITH_TIMEOUT(find<QLineEdit>(settings, "accountName")->isVisible(), patience);
    }

    /** Without a keychain the next start finds the account and asks only for its key. */
    void aKnownAccountIsAskedForItsKeyOnly()
    {
        QVERIFY(connectTeam());
        const auto team = *m_desk->session().current();
        m_desk->secretStore().remove(team.id, this, [](const Result<void>&) {});
        QTRY_VERIFY(!m_desk->secretStore().contains(team.id));
        QVERIFY(m_desk->start());
        test::DeskWindow& window = *m_desk->window;
        window.start();
        window.show();
        auto* key = find<QLineEdit>(window, "apiKey");
        QTRY_VERIFY_WITH_TIMEOUT(key->isVisible(), patience);
        QCOMPARE(window.currentPage(), static_cast<QWidget*>(&window.welcomePage()));
        QCOMPARE(QUrl(find<QLineEdit>(window, "baseAddress")->text()), team.baseUrl);
        key->setText(QString::fromUtf8(m_teamKey.reveal()));
        QTest::keyClick(key, Qt::Key_Return);
        QTRY_COMPARE_WITH_TIMEOUT(window.currentPage(), static_cast<QWidget*>(&window.documentsPage()),
                                  patience);
        QCOMPARE(m_desk->session().current()->id, team.id);
        QCOMPARE(m_desk->session().profiles().size(), 1);
    }

    /** *Renew* shows its error, which stays when the keys are reloaded. */
    void aRefusedRenewalIsTold()
    {
        QVERIFY(connectTeam());
        SettingsPage& settings = page(Section::Keys);
        QTRY_VERIFY_WITH_TIMEOUT(find<QPushButton>(settings, "renewKey"), patience);
        m_desk->secretStore().setFailure(ErrorCode::Keychain);
        find<QPushButton>(settings, "renewKey")->click();
        const auto told = [&settings] {
            const auto banners = settings.findChildren<ErrorBanner*>();
            return std::any_of(banners.cbegin(), banners.cend(), [](const ErrorBanner* banner) {
                return banner->isVisible() && banner->text().contains(QStringLiteral("keychain"));
            });
        };
        QTRY_VERIFY_WITH_TIMEOUT(told(), patience);
        m_desk->secretStore().setFailure({});
        QVERIFY(account()); // waits for another round trip to the service
        QVERIFY(told());
    }

    void aSignatureIsOfferedToItsOwnerOnly()
    {
        QVERIFY(m_desk->startLocal());
        SettingsPage& settings = page(Section::Signatures);
        auto* pad = find<SignaturePad>(settings, "presetPad");
        QTest::keyClicks(find<QLineEdit>(settings, "presetName"), QStringLiteral("Anna Berg"));
        pad->setMethod(SignaturePad::Method::Type);
        pad->setName(QStringLiteral("Anna Berg"));
        QTRY_VERIFY(find<QPushButton>(settings, "keepPreset")->isEnabled());
        find<QPushButton>(settings, "keepPreset")->click();
        QTRY_COMPARE(all<QWidget>(settings, "presetRow").size(), 1);
        auto* saved = find<QWidget>(settings, "savedSignature"); // a sheet with round corners and an edge
        const QImage sheet = saved->grab().toImage();
        QVERIFY(sheet.pixelColor(0, 0) != QColor(Qt::white));
        QCOMPARE(sheet.pixelColor(sheet.width() / 2, 0), tokens(saved->palette()).line);
        QCOMPARE(sheet.pixelColor(sheet.width() / 2, 3), QColor(Qt::white));
        const auto lease = m_desk->create(QStringLiteral("Lease"),
                                          {QStringLiteral("anna berg"), QStringLiteral("Ben Unal")}, true);
        auto& signing = m_desk->window->signingPage();
        m_desk->window->signInPerson(lease.id, lease.invitations.first().guid);
        QTRY_VERIFY_WITH_TIMEOUT(find<QPushButton>(signing, "useSameSignature"), patience);
        find<QPushButton>(signing, "useSameSignature")->click();
        QTRY_VERIFY(find<QPushButton>(signing, "signAgain"));
    }

private:
    /** The service's own database, as its operator opens it. */
    store::Database* openService()
    {
        auto database =
            store::openSqlite(m_desk->path(QStringLiteral("service/inkstone.db")), store::Schema::Service);
        if (!database) qFatal("no service database");
        m_service = std::move(*database);
        return m_service.get();
    }
    std::unique_ptr<store::Database> m_service;
};

INK_TEST(TestSettings, "tst_settings")

} // namespace tst_settings

#include "tst_settings.moc"
