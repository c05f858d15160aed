// Delivery by the service on this computer: the settings, a real mail server, links over the network.
#include "app/domain/document/document.h"
#include "app/domain/document/localsender.h"
#include "tests/support/bounceshapes.h"
#include "tests/support/events.h"
#include "tests/support/imapserver.h"
#include "tests/support/requirements.h"
#include "tests/support/smtpsink.h"
#include "tests/support/testmain.h"
#include "tests/ui/parts.h"
#include "tests/ui/windowfixture.h"
#include "ui/models/words.h"
#include "ui/pages/account/settingspage.h"
#include "ui/pages/documents/documentspage.h"
#include "ui/pages/documents/list/documenttable.h"
#include "ui/widgets/banner.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QNetworkAccessManager>
#include <QNetworkReply>
#include <QPushButton>
#include <QRadioButton>
#include <QSpinBox>
#include <QTableView>
#include <QTcpServer>
#include <QTemporaryDir>

namespace tst_delivery {

using namespace ink;
using namespace ink::ui;
namespace options = ink::settings::options;

namespace {

constexpr int patience = 30'000;

/** The service's delivery options as the window sees them now. */
domain::Outreach outreachOf(test::WindowFixture& desk)
{
    std::optional<domain::Outreach> asked;
    desk.session().queryOutreach(desk.window.get(), [&asked](const Result<domain::Outreach>& got) {
        asked = got.value_or(domain::Outreach());
    });
    (void)QTest::qWaitFor([&asked] { return asked.has_value(); }, patience);
    return asked.value_or(domain::Outreach());
}

template <typename T> T* part(QWidget* page, const char* name)
{
    return page->findChild<T*>(QString::fromLatin1(name));
}

void type(QWidget* page, const char* name, const QString& text)
{
    auto* line = part<QLineEdit>(page, name);
    line->setFocus();
    line->selectAll();
    QTest::keyClicks(line, text);
    QTest::keyClick(line, Qt::Key_Tab);
}

void click(QWidget* page, const char* name)
{
    auto* button = part<QAbstractButton>(page, name);
    QTest::mouseClick(button, Qt::LeftButton, {}, QPoint(10, button->height() / 2));
}

/** The error shown at an input. */
QString faultOf(QWidget* page, const char* name)
{
    const QWidget* field = part<QWidget>(page, name)->parentWidget();
    for (const QLabel* label : field->findChildren<QLabel*>())
        if (label->isVisible() && label->objectName().endsWith(QStringLiteral("Error"))) return label->text();
    return {};
}

/** All text in a banner. */
QString saidBy(QWidget* banner)
{
    QString words;
    for (const QLabel* label : banner->findChildren<QLabel*>())
        words += label->text() + QLatin1Char(' ');
    return words;
}

quint16 freePort()
{
    QTcpServer server;
    return server.listen(QHostAddress::AnyIPv4) ? server.serverPort() : quint16(0);
}

} // namespace

class TestDelivery final : public QObject
{
    Q_OBJECT

    std::unique_ptr<test::WindowFixture> m_desk;

    void shot(const QString& name) const { test::keepPicture(*m_desk->window, name); }

    /** Opens the page with this section. */
    [[nodiscard]] SettingsPage* showDelivery()
    {
        m_desk->window->settingsPage().showSection(SettingsPage::Section::Delivery);
        m_desk->window->showSettings();
        return &m_desk->window->settingsPage();
    }

private Q_SLOTS:
    void init()
    {
        m_desk = std::make_unique<test::WindowFixture>();
        QVERIFY(m_desk->startLocal());
        m_desk->window->resize(1280, 860);
        m_desk->window->show();
        m_desk->window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_desk->window.get()));
    }
    void cleanup() { m_desk.reset(); }

    /** A label that needs two lines would push its input below its neighbours'. */
    void inputsOfARowAreLevelAtAnyWidth()
    {
        QWidget* page = showDelivery();
        bool wrapped = false;
        for (int width = 1280; width >= 880; width -= 40) {
            m_desk->window->resize(width, 860);
            test::processEvents();
            for (const char* row : {"mail", "mailbox"}) {
                const QByteArray name(row);
                const auto place = [page](const QByteArray& input) {
                    auto* widget = part<QWidget>(page, input.constData());
                    return QRect(widget->mapTo(page, QPoint()), widget->size());
                };
                const QRect server = place(name + "Server");
                const QRect security = place(name + "Security");
                const bool isBelow = security.top() > server.bottom();
                QVERIFY2(isBelow || security.top() == server.top(), QByteArray::number(width).constData());
                wrapped = wrapped || isBelow;
            }
        }
        QVERIFY(wrapped); // the narrowest has no room for the row
    }

    /** From an empty form to an email in the recipient's inbox; the password is only in the keychain. */
    void mailsThroughTheAccount()
    {
        test::SmtpSink sink;
        if (!test::require(sink.start({QStringLiteral("--starttls"), QStringLiteral("--require-starttls"),
                                       QStringLiteral("--auth"), QStringLiteral("nora:S3cret-word")}),
                           "aiosmtpd"))
            return;
        m_desk->settings().set(options::extraCaFile, sink.certificate());
        QCOMPARE(outreachOf(*m_desk).canSendMail, std::optional(false));
        QWidget* page = showDelivery();
        auto* save = part<QPushButton>(page, "saveMailAccount");
        QVERIFY(!save->isEnabled());
        QVERIFY(!part<QPushButton>(page, "noMailAccount")->isVisible());

        type(page, "mailFrom", QStringLiteral("Nora Lind <nora@example.org>"));
        QCOMPARE(part<QLineEdit>(page, "mailServer")->text(), QStringLiteral("smtp.example.org"));
        QCOMPARE(part<QLineEdit>(page, "mailUser")->text(), QStringLiteral("nora@example.org"));
        type(page, "mailServer", QStringLiteral("localhost"));
        type(page, "mailUser", QStringLiteral("nora"));
        part<QSpinBox>(page, "mailPort")->setValue(sink.port());
        part<QComboBox>(page, "mailSecurity")->setCurrentIndex(1);
        click(page, "saveMailAccount");
        QVERIFY(!faultOf(page, "mailPassword").isEmpty()); // nothing is saved before it can work
        QVERIFY(!workflow::loadMailAccount(m_desk->settings()).isSet());

        type(page, "mailPassword", QStringLiteral("wrong"));
        click(page, "testMailAccount");
        auto* failed = part<Banner>(page, "mailAccountFails");
        QTRY_VERIFY_WITH_TIMEOUT(failed->isVisible(), patience);
        const QString words = saidBy(failed);
        QVERIFY2(words.contains(QStringLiteral("user name or the password")), qPrintable(words));
        shot(QStringLiteral("delivery-fault.png"));

        type(page, "mailPassword", QStringLiteral("S3cret-word"));
        click(page, "testMailAccount");
        auto* good = part<Banner>(page, "mailAccountWorks");
        QTRY_VERIFY_WITH_TIMEOUT(good->isVisible(), patience);
        QJsonObject mail = sink.next();
        QCOMPARE(mail.value(QStringLiteral("to")).toArray().at(0).toString(),
                 QStringLiteral("nora@example.org"));
        QCOMPARE(test::SmtpSink::header(mail, "Subject"), QStringLiteral("Test message from Inkstone"));

        click(page, "saveMailAccount");
        QTRY_VERIFY_WITH_TIMEOUT(m_desk->session().client() != nullptr && !save->isEnabled(), patience);
        QVERIFY(m_desk->delivery().hasPassword());
        QTRY_COMPARE_WITH_TIMEOUT(outreachOf(*m_desk).canSendMail, std::optional(true), patience);
        QFile kept(m_desk->settings().path());
        m_desk->settings().sync();
        QVERIFY(kept.open(QIODevice::ReadOnly));
        const QByteArray file = kept.readAll();
        QVERIFY(file.contains("localhost"));
        QVERIFY(!file.contains("S3cret-word"));
        shot(QStringLiteral("delivery-saved.png"));

        const auto sent = m_desk->create(QStringLiteral("Lease"), {QStringLiteral("Anna Weber")}, true);
        QVERIFY(!sent.id.isNull());
        mail = sink.next(patience);
        QCOMPARE(mail.value(QStringLiteral("to")).toArray().at(0).toString(),
                 QStringLiteral("anna@example.org"));
        QVERIFY(test::SmtpSink::header(mail, "From").contains(QStringLiteral("nora@example.org")));
        // Documents of this computer's account: answers reach the address of the email account.
        const auto local = m_desk->create(QStringLiteral("Order"), {QStringLiteral("Ben Unal")}, true, {},
                                          domain::localSenderEmail());
        QVERIFY(!local.id.isNull());
        mail = sink.next(patience);
        QVERIFY2(test::SmtpSink::header(mail, "Reply-To").contains(QStringLiteral("nora@example.org")),
                 qPrintable(test::SmtpSink::header(mail, "Reply-To")));

        click(page, "noMailAccount");
        QTRY_COMPARE_WITH_TIMEOUT(outreachOf(*m_desk).canSendMail, std::optional(false), patience);
        QVERIFY(!m_desk->delivery().hasPassword());
        QVERIFY(part<QLineEdit>(page, "mailServer")->text().isEmpty());
    }

    /** The test message also checks the mailbox; with it, bounced emails mark their recipient. */
    void readsWhatComesBack()
    {
        test::SmtpSink sink;
        test::ImapServer imap;
        const QString password = QString::fromLatin1(test::ImapServer::password());
        if (!test::require(sink.start({QStringLiteral("--starttls"), QStringLiteral("--require-starttls"),
                                       QStringLiteral("--auth"), QStringLiteral("nora:") + password}),
                           "aiosmtpd") ||
            !test::require(imap.start(), "dovecot"))
            return;
        m_desk->settings().set(options::extraCaFile, sink.certificate());
        QWidget* page = showDelivery();
        type(page, "mailFrom", QStringLiteral("Nora Lind <sign@example.com>"));
        QVERIFY(part<QLineEdit>(page, "mailboxServer")->text().isEmpty());
        type(page, "mailServer", QStringLiteral("localhost"));
        part<QSpinBox>(page, "mailPort")->setValue(sink.port());
        part<QComboBox>(page, "mailSecurity")->setCurrentIndex(1);
        part<QLineEdit>(page, "mailUser")->clear();
        type(page, "mailboxServer", QStringLiteral("mail.example.org"));
        part<QComboBox>(page, "mailboxSecurity")->setCurrentIndex(2);
        click(page, "testMailAccount");
        QVERIFY(!faultOf(page, "mailboxSecurity").isEmpty()); // an unencrypted password to another computer
        QVERIFY(!faultOf(page, "mailUser").isEmpty());
        shot(QStringLiteral("delivery-mailbox-faults.png"));

        type(page, "mailUser", QStringLiteral("nora"));
        type(page, "mailPassword", password);
        type(page, "mailboxServer", QStringLiteral("localhost"));
        part<QSpinBox>(page, "mailboxPort")->setValue(freePort());
        click(page, "testMailAccount");
        auto* failed = part<Banner>(page, "mailAccountFails");
        QTRY_VERIFY_WITH_TIMEOUT(failed->isVisible(), patience);
        QVERIFY2(saidBy(failed).contains(QStringLiteral("incoming mail server")), qPrintable(saidBy(failed)));
        part<QSpinBox>(page, "mailboxPort")->setValue(imap.port());
        click(page, "testMailAccount");
        QTRY_VERIFY_WITH_TIMEOUT(part<Banner>(page, "mailAccountWorks")->isVisible(), patience);
        click(page, "saveMailAccount");
        QTRY_COMPARE_WITH_TIMEOUT(workflow::loadMailAccount(m_desk->settings()).mailboxPort, int(imap.port()),
                                  patience);
        shot(QStringLiteral("delivery-mailbox.png"));
        for (int i = 0; i < 2; ++i)
            QVERIFY(!sink.next(patience).isEmpty()); // the test messages

        const auto sent = m_desk->create(QStringLiteral("Lease"), {QStringLiteral("Anna Weber")}, true);
        const QString letter =
            test::SmtpSink::header(sink.next(patience), "Message-ID").section(u'@', 0, 0).mid(1);
        QCOMPARE(letter.size(), 40);
        QVERIFY(imap.deliver(
            test::BounceShapes(letter.toLatin1(), "anna@example.org", "sign@example.com").failed()));
        QVERIFY(m_desk->delivery().restart()); // it reads the mailbox immediately
        const auto words = [this, &sent] {
            std::optional<QString> told;
            m_desk->session().client()->retrieve(
                sent.id, m_desk->window.get(), [&told](const Result<domain::Document>& document) {
                    told = document ? mailStatusText(document->invitations.at(0).mail) : QString();
                });
            (void)QTest::qWaitFor([&told] { return told.has_value(); }, patience);
            return told.value_or(QString());
        };
        QTRY_COMPARE_WITH_TIMEOUT(words(), QStringLiteral("The email could not be delivered"), patience);
        m_desk->window->showDocuments();
        DocumentsPage& documents = m_desk->window->documentsPage();
        QTRY_COMPARE_WITH_TIMEOUT(documents.table()->model()->rowCount(), 1, patience);
        documents.table()->setCurrentIndex(documents.table()->model()->index(0, 0));
        QTRY_VERIFY_WITH_TIMEOUT(documents.findChild<QLabel*>(QStringLiteral("mailTrouble")), patience);
        shot(QStringLiteral("bounce-list.png"));
    }

    /** A mail server that later rejects the password doesn't keep the service from starting. */
    void startsWithoutItsPassword()
    {
        workflow::saveMailAccount(
            m_desk->settings(), {QStringLiteral("smtp.example.org"), 0, workflow::MailAccount::Security::Tls,
                                 QStringLiteral("nora"), QStringLiteral("nora@example.org")});
        m_desk->secretStore().setFailure(ErrorCode::Keychain);
        QVERIFY(m_desk->delivery().restart());
        QTRY_COMPARE_WITH_TIMEOUT(outreachOf(*m_desk).canSendMail, std::optional(false), patience);
    }

    /** Without a keychain the password is kept for this run only, and the page says so. */
    void tellsThatTheKeychainIsAway()
    {
        QWidget* page = showDelivery();
        type(page, "mailFrom", QStringLiteral("nora@gmail.com"));
        QCOMPARE(part<QLineEdit>(page, "mailServer")->text(), QStringLiteral("smtp.gmail.com"));
        QCOMPARE(part<QLineEdit>(page, "mailboxServer")->text(), QStringLiteral("imap.gmail.com"));
        part<QLineEdit>(page, "mailboxServer")->clear(); // tests must not contact real servers
        type(page, "mailPassword", QStringLiteral("word"));
        m_desk->secretStore().setFailure(ErrorCode::Keychain);
        click(page, "saveMailAccount");
        QTRY_VERIFY_WITH_TIMEOUT(faultOf(page, "mailPassword").contains(QStringLiteral("keychain")),
                                 patience);
        QTRY_COMPARE_WITH_TIMEOUT(outreachOf(*m_desk).canSendMail, std::optional(true), patience);
    }

    /** Links begin with the address in the network, can be opened there, and stop working when it is closed
     * again. */
    void opensToTheNetwork()
    {
        const QStringList names = m_desk->delivery().networkNames();
        const auto isAddress = [](const QString& name) { return !QHostAddress(name).isNull(); };
        const auto place = std::find_if(names.begin(), names.end(), isAddress);
        if (!test::requireSystem(place != names.end(), "has no network.")) return;
        const QString address = *place;
        const quint16 port = freePort();
        QWidget* page = showDelivery();
        click(page, "linksInNetwork");
        auto* host = part<QComboBox>(page, "linkHost");
        QVERIFY(host->isVisible());
        QCOMPARE(host->currentText(), address);
        part<QSpinBox>(page, "linkPort")->setValue(port);

        host->setEditText(QStringLiteral("127.0.0.1"));
        click(page, "applyLinkReach");
        QVERIFY(!faultOf(page, "linkHost").isEmpty());
        host->setEditText(address);
        m_desk->prompts.willConfirm(QStringLiteral("openService"), false);
        click(page, "applyLinkReach");
        QTRY_VERIFY(m_desk->prompts.isDone());
        QCOMPARE(workflow::loadLinkReach(m_desk->settings()).kind, workflow::LinkReach::Kind::Computer);

        m_desk->prompts.willConfirm(QStringLiteral("openService"), true);
        click(page, "applyLinkReach");
        auto* state = part<Banner>(page, "linkReachState");
        QTRY_VERIFY_WITH_TIMEOUT(state->isVisible(), patience);
        const QString base = QStringLiteral("http://%1:%2").arg(address).arg(port);
        QCOMPARE(state->text(), QStringLiteral("%1 reaches the service on this computer.").arg(base));
        shot(QStringLiteral("delivery-network.png"));
        QTRY_COMPARE_WITH_TIMEOUT(outreachOf(*m_desk).links, domain::Outreach::Links::Network, patience);

        const auto sent = m_desk->create(QStringLiteral("Lease"), {QStringLiteral("Anna Weber")}, true);
        QVERIFY(!sent.id.isNull());
        const QString link = sent.invitations.at(0).signingUrl;
        QVERIFY2(link.startsWith(base), qPrintable(link));
        QNetworkAccessManager browser;
        std::unique_ptr<QNetworkReply> reply(browser.get(QNetworkRequest(QUrl(link))));
        QTRY_VERIFY_WITH_TIMEOUT(reply->isFinished(), patience);
        QCOMPARE(reply->attribute(QNetworkRequest::HttpStatusCodeAttribute).toInt(), 200);

        click(page, "linksHere");
        click(page, "applyLinkReach");
        QTRY_COMPARE_WITH_TIMEOUT(outreachOf(*m_desk).links, domain::Outreach::Links::ThisComputer, patience);
        browser.clearConnectionCache();
        reply.reset(browser.get(QNetworkRequest(QUrl(link))));
        QTRY_VERIFY_WITH_TIMEOUT(reply->isFinished(), patience);
        QVERIFY(reply->error() != QNetworkReply::NoError);
    }

    /** A proxy's address: the service stays on loopback, at the port configured for the proxy. */
    void servesBehindAProxy()
    {
        const quint16 port = freePort();
        QWidget* page = showDelivery();
        click(page, "linksByAddress");
        type(page, "linkUrl", QStringLiteral("sign.example.invalid"));
        part<QSpinBox>(page, "linkPort")->setValue(port);
        click(page, "applyLinkReach");
        QVERIFY(!faultOf(page, "linkUrl").isEmpty()); // invalid without https://
        type(page, "linkUrl", QStringLiteral("https://sign.example.invalid/office/"));
        click(page, "applyLinkReach");
        auto* state = part<Banner>(page, "linkReachState");
        QTRY_VERIFY_WITH_TIMEOUT(state->isVisible(), patience);
        QVERIFY2(state->text().contains(QStringLiteral("couldn't be found")) ||
                     state->text().contains(QStringLiteral("No response from")),
                 qPrintable(state->text()));
        QCOMPARE(m_desk->workplace().runningService()->localUrl(),
                 QStringLiteral("http://127.0.0.1:%1").arg(port));
        QCOMPARE(m_desk->workplace().runningService()->listenUrl(),
                 m_desk->workplace().runningService()->localUrl());
        QTRY_VERIFY_WITH_TIMEOUT(m_desk->session().client() != nullptr, patience);
        const auto sent = m_desk->create(QStringLiteral("Lease"), {QStringLiteral("Anna Weber")}, true);
        QVERIFY(!sent.id.isNull());
        QVERIFY(sent.invitations.at(0).signingUrl.startsWith(
            QStringLiteral("https://sign.example.invalid/office/")));
        shot(QStringLiteral("delivery-proxy.png"));
    }

    /** If another program has the port, the service keeps working and the page shows the error. */
    void tellsThatThePortIsTaken()
    {
        QTcpServer other;
        QVERIFY(other.listen(QHostAddress::AnyIPv4));
        workflow::LinkReach reach;
        reach.kind = workflow::LinkReach::Kind::Address;
        reach.url = QStringLiteral("https://sign.example.invalid");
        reach.port = other.serverPort();
        workflow::saveLinkReach(m_desk->settings(), reach);
        QVERIFY(m_desk->delivery().restart());
        QVERIFY(!m_desk->delivery().ownsPort());
        QWidget* page = showDelivery();
        auto* state = part<Banner>(page, "linkReachState");
        QVERIFY(state->isVisible());
        QVERIFY(state->text().contains(QString::number(other.serverPort())));
        QVERIFY(!m_desk->create(QStringLiteral("Lease"), {QStringLiteral("Anna Weber")}, true).id.isNull());
    }
};

INK_TEST(TestDelivery, "tst_delivery")

} // namespace tst_delivery

#include "tst_delivery.moc"
