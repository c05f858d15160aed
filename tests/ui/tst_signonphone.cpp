// In-person signing on the signer's own phone: the question, the code, and the phone's progress on the
// screen.
#include "app/domain/document/document.h"
#include "tests/support/paths.h"
#include "tests/support/requirements.h"
#include "tests/support/testmain.h"
#include "tests/ui/windowtest.h"
#include "ui/pages/documents/documentspage.h"
#include "ui/pages/signing/signingpage.h"
#include "ui/shell/kiosk/kiosk.h"
#include "ui/widgets/qrcodeview.h"

#include <QComboBox>
#include <QDir>
#include <QLabel>
#include <QLineEdit>
#include <QNetworkAccessManager>
#include <QNetworkProxy>
#include <QNetworkReply>
#include <QPushButton>
#include <QSslError>

namespace tst_signonphone {

using namespace ink;
using namespace ink::ui;
using State = workflow::PhoneHandover::State;

namespace {
constexpr int phonePatience = 20000;
}

class TestSignOnPhone final : public QObject, private test::WindowTest
{
    Q_OBJECT

    domain::Document m_lease;

    LocalHandOver& handOver() { return m_desk->delivery().phoneHandover(); }
    template <typename T = QPushButton> T* find(const char* name) { return shown<T>(name); }
    QString stateWords()
    {
        return find<QLabel>("phoneState") ? find<QLabel>("phoneState")->text() : QString();
    }
    /** Sends a request like the phone; 0 without a response. */
    int ask(const QString& url, const QByteArray& post = {})
    {
        QNetworkAccessManager network;
        network.setProxy(QNetworkProxy::NoProxy);
        QNetworkRequest request{QUrl(url).adjusted(QUrl::RemoveFragment)};
        request.setHeader(QNetworkRequest::ContentTypeHeader, QStringLiteral("application/json"));
        const std::unique_ptr<QNetworkReply> reply(post.isEmpty() ? network.get(request)
                                                                  : network.post(request, post));
        connect(reply.get(), &QNetworkReply::sslErrors, reply.get(), [&reply] { reply->ignoreSslErrors(); });
        if (!QTest::qWaitFor([&] { return reply->isFinished(); }, phonePatience)) return -1;
        return reply->attribute(QNetworkRequest::HttpStatusCodeAttribute).toInt();
    }
    QString phoneUrl(const QString& below = {})
    {
        return QString(handOver().url()).remove(QStringLiteral("#phone")) + below;
    }
    void startSigning()
    {
        makeDesk();
        QVERIFY(m_desk->startLocal());
        if (!test::requireSystem(!handOver().addresses().isEmpty(), "has no network.")) return;
        window().show();
        window().activateWindow();
        QVERIFY(waitForDocuments());
        m_lease = m_desk->create(QStringLiteral("Lease"), {QStringLiteral("Anna Berg")}, true);
        QVERIFY(!m_lease.id.isNull());
        window().documentsPage().refresh();
        QTRY_VERIFY_WITH_TIMEOUT((window().documentsPage().select(m_lease.id), find("signHere")),
                                 phonePatience);
        find("signHere")->click();
        QTRY_VERIFY_WITH_TIMEOUT(find("signingNext") && find("signingNext")->isEnabled(), phonePatience);
        QTRY_VERIFY(find("kioskLeaveOpen"));
        find("kioskLeaveOpen")->click();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        QVERIFY(find("signOnPhone"));
    }
    void openToPhone()
    {
        startSigning();
        if (!find("signOnPhone")) return;
        m_desk->prompts.willConfirm(QStringLiteral("openToNetwork"), true);
        find("signOnPhone")->click();
        QTRY_VERIFY_WITH_TIMEOUT(find<QrCodeView>("qrCode"), phonePatience);
        QCOMPARE(handOver().state(), State::Waiting);
    }

private Q_SLOTS:
    void cleanup()
    {
        m_desk.reset();
        m_lease = {};
    }

    void nothingOpensWithoutAYes()
    {
        startSigning();
        if (!find("signOnPhone")) return;
        m_desk->prompts.willConfirm(QStringLiteral("openToNetwork"), false);
        find("signOnPhone")->click();
        QTRY_VERIFY(m_desk->prompts.isDone());
        QVERIFY(m_desk->prompts.lastConfirm().text.contains(QStringLiteral("Lease")));
        QCoreApplication::processEvents();
        QVERIFY(!handOver().isOpen());
        QVERIFY(find("signingNext"));
    }

    void theScreenFollowsThePhone()
    {
        openToPhone();
        if (!handOver().isOpen()) return;
        QCOMPARE(find<QrCodeView>("qrCode")->text(), handOver().url());
        QCOMPARE(find<QLineEdit>("phoneLink")->text(), handOver().url());
        QCOMPARE(find<QLabel>("phoneFingerprint")->text().remove(QLatin1Char('\n')).remove(QLatin1Char(':')),
                 handOver().fingerprint().remove(QLatin1Char(':')));
        QCOMPARE(find<QLabel>("phoneFingerprint")->accessibleName(),
                 QStringLiteral("Certificate fingerprint (SHA-256)"));
        QCOMPARE(stateWords(), QStringLiteral("Waiting for the phone…"));
        QCOMPARE(window().focusWidget(), static_cast<QWidget*>(find("phoneDone")));
        const QString folder = ink::test::programPath(QStringLiteral("../screens"));
        QVERIFY(QDir().mkpath(folder) && window().grab().save(folder + QStringLiteral("/signonphone.png")));
        QCOMPARE(ask(phoneUrl()), 200);
        QCOMPARE(ask(phoneUrl(QStringLiteral("/values"))), 200);
        QTRY_COMPARE(stateWords(), QStringLiteral("The phone has opened the document."));
        QCOMPARE(ask(phoneUrl(QStringLiteral("/reject")), R"({"reason":"Wrong flat"})"), 200);
        QTRY_COMPARE(stateWords(), QStringLiteral("Declined on the phone."));
        QVERIFY(!find<QrCodeView>("qrCode"));
        QVERIFY(handOver().isOpen()); // for the phone's last page
        find("phoneDone")->click();
        QVERIFY(!handOver().isOpen());
        QCOMPARE(ask(phoneUrl()), 0);
        QTRY_VERIFY(find("signingDone"));
        find("signingDone")->click();
        QTRY_COMPARE(window().currentPage(), static_cast<QWidget*>(&window().documentsPage()));
    }

    void goingOnHereClosesIt()
    {
        openToPhone();
        if (!handOver().isOpen()) return;
        const QString url = phoneUrl();
        QCOMPARE(ask(url), 200);
        QTest::keyClick(find("phoneDone"), Qt::Key_Space);
        QVERIFY(!handOver().isOpen());
        QCOMPARE(ask(url), 0);
        QTRY_VERIFY_WITH_TIMEOUT(find("signingNext"), phonePatience);
    }

    void theTimeEnds()
    {
        startSigning();
        if (!find("signOnPhone")) return;
        handOver().setLimits({std::chrono::milliseconds(300), std::chrono::milliseconds(100)});
        m_desk->prompts.willConfirm(QStringLiteral("openToNetwork"), true);
        find("signOnPhone")->click();
        QTRY_COMPARE_WITH_TIMEOUT(handOver().state(), State::Expired, phonePatience);
        QVERIFY(!handOver().isOpen());
        QTRY_VERIFY(find("phoneAgain"));
        QCOMPARE(ask(phoneUrl()), 0);
        handOver().setLimits({});
        find("phoneAgain")->click();
        QTRY_COMPARE(handOver().state(), State::Waiting);
        // After a decision it also ends by itself a little later.
        handOver().setLimits({std::chrono::minutes(1), std::chrono::milliseconds(100)});
        QCOMPARE(ask(phoneUrl(QStringLiteral("/reject")), R"({"reason":"No"})"), 200);
        QTRY_VERIFY_WITH_TIMEOUT(find("signingDone"), phonePatience);
        QVERIFY(!handOver().isOpen());
    }

    void leavingTheNetworkClosesIt()
    {
        startSigning();
        if (!find("signOnPhone")) return;
        QStringList network = handOver().addresses();
        handOver().setNetwork([&network] { return network; });
        handOver().setLimits(
            {std::chrono::minutes(1), std::chrono::minutes(1), std::chrono::milliseconds(50)});
        m_desk->prompts.willConfirm(QStringLiteral("openToNetwork"), true);
        find("signOnPhone")->click();
        QTRY_VERIFY_WITH_TIMEOUT(find<QrCodeView>("qrCode"), phonePatience);
        QVERIFY(handOver().isOpen());
        const QString url = phoneUrl();
        network = {QStringLiteral("192.0.2.7")}; // another Wi-Fi
        QTRY_COMPARE_WITH_TIMEOUT(handOver().state(), State::Disconnected, phonePatience);
        QVERIFY(!handOver().isOpen());
        QVERIFY(!find<QrCodeView>("qrCode"));
        QVERIFY(stateWords().startsWith(QStringLiteral("This computer has left the network")));
        QVERIFY(find("phoneAgain"));
        QCOMPARE(ask(url), 0);
    }

    void leavingClosesIt()
    {
        openToPhone();
        if (!handOver().isOpen()) return;
        find("leaveSigning")->click();
        QTRY_COMPARE(window().currentPage(), static_cast<QWidget*>(&window().documentsPage()));
        QVERIFY(!handOver().isOpen());
    }
};

INK_TEST(TestSignOnPhone, "tst_signonphone")

} // namespace tst_signonphone

#include "tst_signonphone.moc"
