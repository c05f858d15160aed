// In-person signing with an access code and for a signing host, with the embedded service.
#include "app/domain/document/document.h"
#include "tests/support/paths.h"
#include "tests/support/requirements.h"
#include "tests/support/smtpsink.h"
#include "tests/support/testmain.h"
#include "tests/ui/settled.h"
#include "tests/ui/windowtest.h"
#include "ui/pages/documents/documentspage.h"
#include "ui/pages/signing/signingcodeform.h"
#include "ui/pages/signing/signingpage.h"
#include "ui/viewer/pageview.h"
#include "ui/widgets/inputs/signaturepad.h"

#include <QCheckBox>
#include <QDir>
#include <QImage>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRegularExpression>
#include <QSet>

namespace tst_signingcodes {

using namespace ink;
using namespace ink::ui;

namespace {
constexpr int patience = 20000;
} // namespace

class TestSigningCodes final : public QObject, private test::WindowTest
{
    Q_OBJECT

    void open(const QString& language, settings::Theme theme, std::optional<quint16> mailPort = {})
    {
        makeDesk(language, theme);
        if (mailPort) m_desk->mailThrough(*mailPort);
        QVERIFY(openWindow());
    }
    /** A sent document of one invitation; its signatures are in a column on page 3. */
    domain::Document sent(const domain::Invitation& invitation)
    {
        domain::Document wanted = test::WindowFixture::fromNora(QStringLiteral("Lease 14B"));
        wanted.invitations = {invitation};
        const auto count = std::max<qsizetype>(1, invitation.hostedSigners.size());
        for (int i = 0; i < count; ++i) {
            auto tag = test::tag(domain::TagType::Signature, QStringLiteral("Signature %1").arg(i + 1), 3, 1);
            tag.rect = {76, 152 + 122 * i, 200, 48};
            tag.isMandatory = true;
            wanted.tags.append(tag);
        }
        return m_desk->create(wanted);
    }
    static domain::Invitation anna(domain::AuthenticationType type = domain::AuthenticationType::AccessCode)
    {
        auto invitation = test::invitation(QStringLiteral("Anna Berg"), QStringLiteral("anna@example.org"));
        invitation.guid.clear();
        domain::Authentication code;
        code.type = type;
        if (type == domain::AuthenticationType::AccessCode) code.code = QStringLiteral("471147");
        invitation.authentications = {code};
        return invitation;
    }
    static domain::Invitation host()
    {
        auto invitation = test::invitation(QStringLiteral("Hanna Host"), QStringLiteral("hanna@example.org"),
                                           domain::ActionType::SigningHost);
        invitation.guid.clear();
        invitation.hostedSigners = {QStringLiteral("Kim Ohara"), QStringLiteral("Lee Wong")};
        return invitation;
    }
    /** Signs as one person, from the first field to the end. */
    void signAs(const QString& name)
    {
        const auto padOf = [this] {
            auto* input = find<QLineEdit>("signatureName");
            return input ? input->text() : QString();
        };
        QTRY_COMPARE_WITH_TIMEOUT(padOf(), name, patience); // not the previous person's
        QTest::mouseClick(find<QWidget>("signatureType"), Qt::LeftButton);
        find("signingNext")->click();
        auto* consent = find<QCheckBox>("signingConsent");
        QTRY_VERIFY(consent->isVisible());
        QVERIFY(!consent->isChecked());
        QVERIFY(!find("signingNext")->isEnabled());
        consent->setChecked(true);
        QTRY_VERIFY(find("signingNext")->isEnabled());
        find("signingNext")->click();
    }
    static void shoot(QWidget& widget, const QString& name)
    {
        const QString folder = ink::test::programPath(QStringLiteral("../screens"));
        QVERIFY(QDir().mkpath(folder));
        const QImage image = widget.grab().toImage();
        QSet<QRgb> colours;
        for (int y = 0; y < image.height(); y += 3)
            for (int x = 0; x < image.width(); x += 3)
                colours.insert(image.pixel(x, y));
        QVERIFY2(colours.size() > 8, qPrintable(name));
        QVERIFY(image.save(folder + QLatin1Char('/') + name + QStringLiteral(".png")));
    }

private Q_SLOTS:
    void cleanup() { m_desk.reset(); }

    void anAccessCodeIsAskedForBeforeAnythingIsShown()
    {
        open(QStringLiteral("en"), settings::Theme::Light);
        const auto lease = sent(anna());
        QVERIFY(!lease.id.isNull());
        window().signInPerson(lease.id, lease.invitations.first().guid);
        auto* code = find<QLineEdit>("signingCode");
        QVERIFY(code);
        QTRY_VERIFY_WITH_TIMEOUT(code->isVisible(), patience);
        QTRY_COMPARE(window().focusWidget(), static_cast<QWidget*>(code));
        QCOMPARE(code->accessibleName(), QStringLiteral("Access code"));
        QVERIFY(!find("sendCodeAgain")->isVisible());
        QVERIFY(!find<PageView>("signingView")->isVisible());
        auto* fault = find<QLabel>("signingCodeError");
        QTest::keyClick(code, Qt::Key_Return);
        QCOMPARE(fault->text(), QStringLiteral("Enter the code first."));
        QTest::keyClicks(code, QStringLiteral("0000"));
        QVERIFY(fault->text().isEmpty());
        QTest::keyClick(code, Qt::Key_Return);
        QTRY_COMPARE(fault->text(), QStringLiteral("This code is incorrect. 4 attempts left."));
        QCOMPARE(code->accessibleDescription(), fault->text());
        QCOMPARE(window().focusWidget(), static_cast<QWidget*>(code));
        QCOMPARE(code->selectedText(), QStringLiteral("0000"));
        QTest::keyClicks(code, QStringLiteral("471147"));
        QTest::keyClick(code, Qt::Key_Return);
        signAs(QStringLiteral("Anna Berg"));
        if (QTest::currentTestFailed()) return;
        QTRY_VERIFY_WITH_TIMEOUT(find("signingDone")->isVisible(), patience);
        QCOMPARE(window().focusWidget(), static_cast<QWidget*>(find("signingDone")));
    }

    void aMailCodeGoesOutByItself()
    {
        test::SmtpSink sink;
        if (!test::require(sink.start(), "aiosmtpd")) return;
        open(QStringLiteral("en"), settings::Theme::Light, sink.port());
        const auto lease = sent(anna(domain::AuthenticationType::Email));
        QVERIFY(!lease.id.isNull());
        window().signInPerson(lease.id, lease.invitations.first().guid);
        auto* text = find<QLabel>("signingCodeText");
        QTRY_COMPARE_WITH_TIMEOUT(
            text->text(), QStringLiteral("A code was sent to a•••@example.org. Check your email."), patience);
        static const QRegularExpression digits(QStringLiteral("(?<![\\w-])[0-9]{6}(?![\\w-])"));
        QString code;
        for (int mails = 0; mails < 3 && code.isEmpty(); ++mails)
            code = digits.match(test::SmtpSink::text(sink.next())).captured();
        QCOMPARE(code.size(), 6);
        QTest::mouseClick(find("sendCodeAgain"), Qt::LeftButton);
        auto* fault = find<QLabel>("sendCodeFault");
        QTRY_VERIFY_WITH_TIMEOUT(
            fault->text().startsWith(QStringLiteral("A code was sent less than a minute ago.")), patience);
        auto* input = find<QLineEdit>("signingCode");
        QTest::keyClicks(input, code.startsWith(QLatin1Char('1')) ? QStringLiteral("222222")
                                                                  : QStringLiteral("111111"));
        QTest::keyClick(input, Qt::Key_Return);
        QTRY_COMPARE(find<QLabel>("signingCodeError")->text(),
                     QStringLiteral("This code is incorrect or has expired. 4 attempts left."));
        QTest::keyClicks(input, code);
        QTest::keyClick(input, Qt::Key_Return);
        signAs(QStringLiteral("Anna Berg"));
        if (QTest::currentTestFailed()) return;
        QTRY_VERIFY_WITH_TIMEOUT(find("signingDone")->isVisible(), patience);
    }

    void tooManyWrongCodesMeanAPause()
    {
        open(QStringLiteral("en"), settings::Theme::Light);
        const auto lease = sent(anna());
        QVERIFY(!lease.id.isNull());
        window().signInPerson(lease.id, lease.invitations.first().guid);
        auto* code = find<QLineEdit>("signingCode");
        QTRY_VERIFY_WITH_TIMEOUT(code->isVisible(), patience);
        for (int i = 0; i < 6; ++i) {
            QTRY_VERIFY(find("giveCode")->isEnabled());
            code->selectAll();
            QTest::keyClicks(code, QStringLiteral("0000"));
            QTest::mouseClick(find("giveCode"), Qt::LeftButton);
        }
        QTRY_COMPARE(find<QLabel>("signingCodeError")->text(),
                     QStringLiteral("Too many wrong codes. Try again in 5 minutes."));
        QTest::mouseClick(find("leaveSigning"), Qt::LeftButton);
        QCOMPARE(window().currentPage(), static_cast<QWidget*>(&window().documentsPage()));
    }

    void aHostHandsTheDeviceFromOneToTheNext()
    {
        open(QStringLiteral("en"), settings::Theme::Light);
        const auto lease = sent(host());
        QVERIFY(!lease.id.isNull());
        window().signInPerson(lease.id, lease.invitations.first().guid);
        signAs(QStringLiteral("Kim Ohara"));
        if (QTest::currentTestFailed()) return;
        QTRY_VERIFY_WITH_TIMEOUT(find("takeDevice")->isVisible(), patience);
        QCOMPARE(window().focusWidget(), static_cast<QWidget*>(find("takeDevice")));
        QCOMPARE(find("takeDevice")->text(), QStringLiteral("I am Lee Wong"));
        QVERIFY(!find<PageView>("signingView")->isVisible());
        QTest::keyClick(find("takeDevice"), Qt::Key_Space);
        QTRY_VERIFY(find<PageView>("signingView")->isVisible());
        signAs(QStringLiteral("Lee Wong"));
        if (QTest::currentTestFailed()) return;
        QTRY_VERIFY_WITH_TIMEOUT(find("signingDone")->isVisible(), patience);
        const auto now = m_desk->retrieve(lease.id);
        QVERIFY(now);
        QCOMPARE((*now).invitations.first().status, domain::InvitationStatus::Finalized);
        QCOMPARE((*now).invitations.first().finishedHostedSigners, 2);
    }

    void pictures_data()
    {
        QTest::addColumn<settings::Theme>("theme");
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("language");
        QTest::newRow("light") << settings::Theme::Light << QStringLiteral("light") << QStringLiteral("en");
        QTest::newRow("dark") << settings::Theme::Dark << QStringLiteral("dark") << QStringLiteral("en");
        QTest::newRow("French") << settings::Theme::Light << QStringLiteral("french") << QStringLiteral("fr");
    }
    void pictures()
    {
        QFETCH(settings::Theme, theme);
        QFETCH(QString, name);
        QFETCH(QString, language);
        open(language, theme);
        const auto locked = sent(anna());
        QVERIFY(!locked.id.isNull());
        window().signInPerson(locked.id, locked.invitations.first().guid);
        auto* code = find<QLineEdit>("signingCode");
        QTRY_VERIFY_WITH_TIMEOUT(code->isVisible(), patience);
        QTest::keyClicks(code, QStringLiteral("0000"));
        QTest::keyClick(code, Qt::Key_Return);
        QTRY_VERIFY(!find<QLabel>("signingCodeError")->text().isEmpty());
        shoot(window(), QStringLiteral("signing-code-") + name);
        using Kind = workflow::SignerCodes::Kind;
        workflow::SignerCodes::CodeRequest asked;
        asked.kind = Kind::MailCode;
        asked.address = workflow::maskedAddress(QStringLiteral("anna@example.org"));
        asked.wasSent = true;
        asked.sendError = fail(ErrorCode::RateLimit).value();
        auto* form = find<SigningCodeForm>("signingCodeForm");
        form->setRequest(asked);
        QVERIFY(find("sendCodeAgain")->isVisible());
        QTRY_VERIFY(form->height() >= form->heightForWidth(form->width()));
        QVERIFY(code->height() >= code->minimumHeight());
        test::settle(window());
        shoot(window(), QStringLiteral("signing-mailcode-") + name);
        QTest::mouseClick(find("leaveSigning"), Qt::LeftButton);

        const auto lease = sent(host());
        QVERIFY(!lease.id.isNull());
        window().signInPerson(lease.id, lease.invitations.first().guid);
        QTRY_VERIFY_WITH_TIMEOUT(find<SignaturePad>("signaturePad"), patience);
        QTRY_VERIFY_WITH_TIMEOUT(find<PageView>("signingView")->isPagePainted(3), patience);
        shoot(window(), QStringLiteral("signing-hosted-") + name);
        signAs(QStringLiteral("Kim Ohara"));
        if (QTest::currentTestFailed()) return;
        QTRY_VERIFY_WITH_TIMEOUT(find("takeDevice")->isVisible(), patience);
        shoot(window(), QStringLiteral("signing-handover-") + name);
        QTest::mouseClick(find("takeDevice"), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(find<PageView>("signingView")->isPagePainted(3), patience);
        test::settle(window());
        shoot(window(), QStringLiteral("signing-second-") + name);
        signAs(QStringLiteral("Lee Wong"));
        QTRY_VERIFY_WITH_TIMEOUT(find("signingDone")->isVisible(), patience);
        shoot(window(), QStringLiteral("signing-hosted-end-") + name);
    }
};

INK_TEST(TestSigningCodes, "tst_signingcodes")

} // namespace tst_signingcodes

#include "tst_signingcodes.moc"
