// Signatures that somebody who signs in person places where there is no tag.
#include "app/domain/document/document.h"
#include "tests/support/events.h"
#include "tests/support/testmain.h"
#include "tests/ui/windowtest.h"
#include "ui/pages/signing/signingpage.h"
#include "ui/pages/signing/signingpositiondialog.h"
#include "ui/viewer/pagepin.h"
#include "ui/viewer/pageview.h"

#include <QCheckBox>
#include <QDir>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>

namespace tst_signingmarks {

using namespace ink;
using namespace ink::ui;

namespace {
constexpr int marksPatience = 20000;
} // namespace

class TestSigningMarks final : public QObject, private test::WindowTest
{
    Q_OBJECT

    domain::Document m_letter;

    SigningPositionDialog* placeDialog() { return shown<SigningPositionDialog>("signingPlaceDialog"); }
    domain::Document stored() { return m_desk->retrieve(m_letter.id).value_or(domain::Document()); }
    QList<domain::Tag> placed()
    {
        QList<domain::Tag> tags = stored().tags;
        tags.removeIf([](const domain::Tag& tag) { return !tag.facts.isFree; });
        return tags;
    }
    /** A sent letter without a tag, opened for its signer. */
    void open()
    {
        domain::Document wanted = test::WindowFixture::fromNora(QStringLiteral("Letter"));
        wanted.invitations.append(test::invitation(
            QStringLiteral("Anna Berg"), QStringLiteral("anna@example.org"), domain::ActionType::Signer, 1));
        wanted.invitations[0].canSignTags = true;
        m_letter = m_desk->create(wanted);
        QVERIFY(!m_letter.id.isNull());
        window().signInPerson(m_letter.id, m_letter.invitations.first().guid);
        QTRY_VERIFY_WITH_TIMEOUT(shown("addSignature"), marksPatience);
    }
    /** Chooses a place in the dialog that `button` opens. */
    void choose(const char* button, const QPointF& point)
    {
        shown(button)->click();
        QTRY_VERIFY(placeDialog());
        PageView& pages = placeDialog()->pages();
        QTRY_VERIFY_WITH_TIMEOUT(pages.isPagePainted(1), marksPatience);
        auto* frame = pages.findChild<PagePin*>();
        QTRY_VERIFY(frame->hasFocus());
        QTest::mouseClick(pages.viewport(), Qt::LeftButton, {}, pages.toViewport({0, point}).toPoint());
        QVERIFY(QLineF(placeDialog()->position().point, point).length() < 2);
        keep("signing-place", placeDialog());
        QTest::keyClick(frame, Qt::Key_Return);
        QTRY_VERIFY(!placeDialog());
    }

private Q_SLOTS:
    void init()
    {
        makeDesk();
        QVERIFY(openWindow());
    }
    void cleanup()
    {
        if (m_desk) qDeleteAll(window().findChildren<QDialog*>());
        m_desk.reset();
    }

    void placedMovedAndSigned()
    {
        open();
        if (QTest::currentTestFailed()) return;
        QVERIFY(!shown("signingNext")->isEnabled());
        QCOMPARE(shown<QLabel>("signingVerdict")->text(), QStringLiteral("Place your signature on a page."));
        keep("signing-free", &window());
        choose("addSignature", {200, 160});
        if (QTest::currentTestFailed()) return;
        QTRY_VERIFY(shown<QWidget>("signatureType"));
        QVERIFY(shown("moveSignature") && shown("removeSignature"));
        QTest::mouseClick(shown<QWidget>("signatureType"), Qt::LeftButton);
        keep("signing-free-typed", &window());
        shown("signingNext")->click();
        QTRY_COMPARE_WITH_TIMEOUT(placed().size(), 1, marksPatience);
        QCOMPARE(placed().constFirst().rect, (domain::PageRect{120, 136, 160, 48}));
        QVERIFY(!placed().constFirst().image.isEmpty());
        QVERIFY(shown<QLabel>("signingVerdict"));

        // It moves, and a second one is placed and taken back.
        shown("signingBack")->click();
        QTRY_VERIFY(shown("moveSignature"));
        choose("moveSignature", {300, 400});
        if (QTest::currentTestFailed()) return;
        QTRY_VERIFY_WITH_TIMEOUT(placed().size() == 1 &&
                                     placed().constFirst().rect == (domain::PageRect{220, 376, 160, 48}),
                                 marksPatience);
        choose("addSignature", {120, 700});
        if (QTest::currentTestFailed()) return;
        QTRY_COMPARE(shown<QListWidget>("signingFields")->count(), 2);
        shown("removeSignature")->click();
        QTRY_COMPARE(shown<QListWidget>("signingFields")->count(), 1);
        QTRY_VERIFY(shown<QCheckBox>("signingConsent") || shown("signingNext"));
        while (!shown<QCheckBox>("signingConsent")) {
            QTRY_VERIFY(shown("signingNext"));
            shown("signingNext")->click();
            test::processEvents();
        }
        keep("signing-free-review", &window());
        shown<QCheckBox>("signingConsent")->setChecked(true);
        QTRY_VERIFY(shown("signingNext")->isEnabled());
        shown("signingNext")->click();
        QTRY_VERIFY_WITH_TIMEOUT(shown<QWidget>("signingDone"), marksPatience);
        QTRY_COMPARE_WITH_TIMEOUT(stored().status, domain::SigningStatus::Completed, marksPatience);
        QCOMPARE(placed().size(), 1);
        QCOMPARE(placed().constFirst().rect, (domain::PageRect{220, 376, 160, 48}));
    }

    /** What was placed is there again after leaving, and goes when it is removed. */
    void leftAndOpenedAgain()
    {
        open();
        if (QTest::currentTestFailed()) return;
        choose("addSignature", {200, 160});
        if (QTest::currentTestFailed()) return;
        QTRY_VERIFY(shown<QWidget>("signatureType"));
        QTest::mouseClick(shown<QWidget>("signatureType"), Qt::LeftButton);
        shown("signingNext")->click();
        QTRY_COMPARE_WITH_TIMEOUT(placed().size(), 1, marksPatience);
        window().signInPerson(m_letter.id, m_letter.invitations.first().guid);
        QTRY_VERIFY_WITH_TIMEOUT(shown("removeSignature"), marksPatience);
        shown("removeSignature")->click();
        QTRY_COMPARE_WITH_TIMEOUT(placed().size(), 0, marksPatience);
        QVERIFY(!shown("signingNext")->isEnabled());
    }
};

INK_TEST(TestSigningMarks, "tst_signingmarks")

} // namespace tst_signingmarks

#include "tst_signingmarks.moc"
