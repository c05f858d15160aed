// The rights of API keys in the settings, over the real service.
#include "app/api/apiclient.h"
#include "app/wire/keycodec.h"
#include "tests/support/foreignserver.h"
#include "tests/support/rawhttp.h"
#include "tests/support/resultof.h"
#include "tests/support/testmain.h"
#include "tests/ui/parts.h"
#include "tests/ui/windowfixture.h"
#include "ui/pages/account/keyrightsfields.h"
#include "ui/pages/account/settingspage.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/quietlabel.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>

#include <algorithm>

namespace tst_keyrights {

using namespace ink;
using namespace ink::ui;
using ink::test::find;

constexpr int patience = 20000;

class TestKeyRights final : public QObject
{
    Q_OBJECT

    std::unique_ptr<test::WindowFixture> m_desk;

    SettingsPage& keysPage()
    {
        m_desk->window->show();
        m_desk->window->settingsPage().showSection(SettingsPage::Section::Keys);
        m_desk->window->showSettings();
        return m_desk->window->settingsPage();
    }
    /** Without the marks that isolate names. */
    static QString plain(QString text) { return text.remove(QChar(0x2068)).remove(QChar(0x2069)); }
    static QStringList details(QWidget& settings)
    {
        QStringList texts;
        for (const QLabel* label : settings.findChildren<QLabel*>(QStringLiteral("keyAbout")))
            texts.append(plain(label->text()));
        return texts;
    }
    QList<domain::ApiKeyInfo> keys()
    {
        return test::resultOf<QList<domain::ApiKeyInfo>>([&](QObject* context, const auto& done) {
                   m_desk->session().client()->apiKeys(context, done);
               })
            .value_or(QList<domain::ApiKeyInfo>());
    }

private Q_SLOTS:
    void init()
    {
        m_desk = std::make_unique<test::WindowFixture>();
        m_desk->settings().set(settings::options::language, QStringLiteral("en"));
    }
    void cleanup() { m_desk.reset(); }

    void aKeyIsLimited()
    {
        QVERIFY(m_desk->startLocal());
        domain::Folder wanted;
        wanted.name = QStringLiteral("Clients");
        const auto folder = test::resultOf<domain::Folder>([&](QObject* context, const auto& done) {
            m_desk->session().client()->createFolder(wanted, context, done);
        });
        QVERIFY(folder.has_value());
        SettingsPage& settings = keysPage();
        auto* rights = settings.findChild<KeyRightsFields*>();
        QVERIFY(rights);
        auto* folders = find<QComboBox>(settings, "newKeyFolder");
        QTRY_VERIFY_WITH_TIMEOUT(rights->isVisible() && folders->count() == 2, patience);
        for (auto* box : rights->findChildren<QCheckBox*>())
            QVERIFY2(box->isChecked() && !box->text().isEmpty(), qPrintable(box->objectName()));

        // A key that may do nothing is no key.
        QTest::keyClicks(find<QLineEdit>(settings, "newKeyName"), QStringLiteral("Reports"));
        for (auto* box : rights->findChildren<QCheckBox*>())
            box->setChecked(false);
        find<QPushButton>(settings, "makeKey")->click();
        QVERIFY(find<QLabel>(settings, "newKeyScopesError")->isVisible());
        QCOMPARE(keys().size(), 1);

        find<QCheckBox>(settings, "newKeyRead")->setChecked(true);
        QVERIFY(!find<QLabel>(settings, "newKeyScopesError")->isVisible());
        find<QCheckBox>(settings, "newKeySend")->setChecked(true);
        folders->setCurrentIndex(1);
        find<QPushButton>(settings, "makeKey")->click();
        QTRY_COMPARE_WITH_TIMEOUT(details(settings).size(), 2, patience);
        QTRY_VERIFY(details(settings).last().contains(QStringLiteral("may: Read, Send · only in Clients")));
        QVERIFY(!details(settings).first().contains(QStringLiteral("may:")));
        test::keepPicture(settings, QStringLiteral("keyrights.png"));
        const domain::KeyRights made{{domain::KeyScope::Read, domain::KeyScope::Send}, folder->id};
        QCOMPARE(keys().last().rights == made, true);
        // The next one starts with all rights again.
        QVERIFY(find<QCheckBox>(settings, "newKeyManage")->isChecked());
        QCOMPARE(folders->currentIndex(), 0);
    }

    void aKeyOfAnOldProgramIsMarked()
    {
        QVERIFY(m_desk->startLocal());
        const auto made = test::resultOf<wire::CreatedKey>([&](QObject* context, const auto& done) {
            m_desk->session().client()->createKey({QStringLiteral("Old program"), {}, {}, {}}, context, done);
        });
        QVERIFY(made.has_value());
        SettingsPage& settings = keysPage();
        const QString mark = QStringLiteral("called a deprecated operation");
        QTRY_COMPARE_WITH_TIMEOUT(details(settings).size(), 2, patience);
        QVERIFY(
            !details(settings).join(QLatin1Char('\n')).contains(mark)); // neither does the window call one
        test::RawClient program(quint16(m_desk->session().client()->baseUrl().port()));
        const QByteArray authorization = test::basicAuth(made->secret.reveal());
        QCOMPARE(program.ask(test::get("/v1/documents", authorization)).status, 200);
        m_desk->window->showDocuments();
        keysPage();
        QTRY_VERIFY_WITH_TIMEOUT(details(settings).last().contains(mark), patience);
        QVERIFY(!details(settings).first().contains(mark));
        const auto labels = settings.findChildren<QLabel*>(QStringLiteral("keyAbout"));
        QVERIFY(labels.constLast()->toolTip().contains(QStringLiteral("needs an update")));
        test::keepPicture(settings, QStringLiteral("deprecatedkey.png"));
    }

    void aWindowWithALimitedKeySaysWhatItLacks()
    {
        QVERIFY(m_desk->start());
        const auto key =
            m_desk->host()->addAccount(QStringLiteral("nora@example.org"), QStringLiteral("Nora"));
        QVERIFY(key && m_desk->connectTo(QUrl(m_desk->host()->baseUrl()), *key));
        wire::KeyRequest request;
        request.name = QStringLiteral("Reader");
        request.scopes = domain::KeyScopes{domain::KeyScope::Read};
        const auto made = test::resultOf<wire::CreatedKey>([&](QObject* context, const auto& done) {
            m_desk->session().client()->createKey(request, context, done);
        });
        QVERIFY(made.has_value());
        QVERIFY(m_desk->connectTo(QUrl(m_desk->host()->baseUrl()), made->secret));
        SettingsPage& settings = keysPage();
        const auto says = [&] {
            const auto labels = settings.findChildren<QLabel*>();
            return std::any_of(labels.cbegin(), labels.cend(), [](const QLabel* label) {
                return label->isVisible() &&
                       plain(label->text()).contains(QStringLiteral("required scope: manage"));
            });
        };
        QTRY_VERIFY_WITH_TIMEOUT(says(), patience);
        const auto banners = settings.findChildren<Banner*>();
        QVERIFY(std::any_of(banners.cbegin(), banners.cend(), [](const Banner* banner) {
            return banner->isVisible() && banner->text() == QStringLiteral("The API key doesn't allow this.");
        }));
        QVERIFY(!settings.findChild<KeyRightsFields*>()->isVisible());
    }

    void onlyRightsOfTheKeyInUseAreOffered()
    {
        QVERIFY(m_desk->start());
        const auto key =
            m_desk->host()->addAccount(QStringLiteral("nora@example.org"), QStringLiteral("Nora"));
        QVERIFY(key && m_desk->connectTo(QUrl(m_desk->host()->baseUrl()), *key));
        wire::KeyRequest request;
        request.name = QStringLiteral("Manager");
        request.scopes = domain::KeyScopes{domain::KeyScope::Read, domain::KeyScope::Manage};
        const auto made = test::resultOf<wire::CreatedKey>([&](QObject* context, const auto& done) {
            m_desk->session().client()->createKey(request, context, done);
        });
        QVERIFY(made.has_value());
        QVERIFY(m_desk->connectTo(QUrl(m_desk->host()->baseUrl()), made->secret));
        SettingsPage& settings = keysPage();
        QTRY_VERIFY_WITH_TIMEOUT(settings.findChild<KeyRightsFields*>()->isVisible(), patience);
        for (const char* name : {"newKeyDraft", "newKeySend", "newKeySign"})
            QTRY_VERIFY2(!find<QCheckBox>(settings, name)->isEnabled() &&
                             !find<QCheckBox>(settings, name)->isChecked(),
                         name);
        QVERIFY(find<QCheckBox>(settings, "newKeyRead")->isChecked());
        QTest::keyClicks(find<QLineEdit>(settings, "newKeyName"), QStringLiteral("Next"));
        find<QPushButton>(settings, "makeKey")->click();
        QTRY_COMPARE_WITH_TIMEOUT(keys().size(), 3, patience);
        QCOMPARE(keys().last().rights->scopes == *request.scopes, true);
    }

    void aServerWithoutScopesIsNotOfferedThem()
    {
        test::ForeignServer server;
        QVERIFY(m_desk->start());
        QVERIFY(m_desk->connectTo(server.baseUrl(), Secret(test::ForeignServer::key())));
        SettingsPage& settings = keysPage();
        QTRY_VERIFY_WITH_TIMEOUT(find<QLabel>(settings, "keysHint")
                                     ->text()
                                     .contains(QStringLiteral("You get API keys for this service")),
                                 patience);
        QVERIFY(!settings.findChild<KeyRightsFields*>()->isVisible());
    }
};

INK_TEST(TestKeyRights, "tst_keyrights")

} // namespace tst_keyrights

#include "tst_keyrights.moc"
