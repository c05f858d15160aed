// Questions to the sender from somebody who signs in person.
#include "app/domain/document/document.h"
#include "app/domain/history/questions.h"
#include "tests/support/testmain.h"
#include "tests/ui/windowtest.h"
#include "ui/pages/signing/signingpage.h"
#include "ui/pages/signing/signingpositiondialog.h"
#include "ui/pages/signing/signingquestiondialog.h"
#include "ui/viewer/pagepin.h"
#include "ui/viewer/pageview.h"
#include "ui/widgets/banner.h"

#include <QDir>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>

namespace tst_signingquestions {

using namespace ink;
using namespace ink::ui;

namespace {
constexpr int askPatience = 20000;
} // namespace

class TestSigningQuestions final : public QObject, private test::WindowTest
{
    Q_OBJECT

    domain::Document m_lease;

    SigningQuestionDialog* dialog() { return shown<SigningQuestionDialog>("askDialog"); }
    SigningPositionDialog* placeDialog() { return shown<SigningPositionDialog>("signingPlaceDialog"); }
    void open()
    {
        m_lease = m_desk->create(QStringLiteral("Lease 14B"), {QStringLiteral("Anna Berg")}, true);
        window().signInPerson(m_lease.id, m_lease.invitations.first().guid);
        QTRY_VERIFY_WITH_TIMEOUT(shown("askSender"), askPatience);
    }
    /** Opens the questions and writes one. */
    void write(const QString& text)
    {
        shown("askSender")->click();
        QTRY_VERIFY(dialog());
        auto* edit = shown<QPlainTextEdit>("askQuestion");
        QVERIFY(edit);
        QTRY_VERIFY(edit->hasFocus());
        QTest::keyClicks(edit, text);
    }
    QList<domain::Question> stored()
    {
        const auto got = m_desk->retrieve(m_lease.id);
        if (!got) return {};
        return domain::questionsOf(got->histories);
    }
    bool answer(qint64 number, const QString& text)
    {
        std::optional<bool> done;
        m_desk->session().client()->answerQuestion(
            m_lease.id, number, text, &window(),
            [&done](const Result<void>& result) { done = result.has_value(); });
        return QTest::qWaitFor([&done] { return done.has_value(); }, askPatience) && *done;
    }

private Q_SLOTS:
    void init()
    {
        makeDesk();
        QVERIFY(openWindow());
    }
    void cleanup()
    {
        if (m_desk) qDeleteAll(window().findChildren<QDialog*>(Qt::FindDirectChildrenOnly));
        m_desk.reset();
    }

    void askedAboutAPlaceAndAnswered()
    {
        open();
        if (QTest::currentTestFailed()) return;
        write(QStringLiteral("  Is 14B the right flat?"));
        if (QTest::currentTestFailed()) return;
        shown("askMark")->click();
        QTRY_VERIFY(placeDialog());
        PageView& pages = placeDialog()->pages();
        const PagePoint start = placeDialog()->position(); // where the signer is looking
        const int page = start.page + 1;
        QTRY_VERIFY_WITH_TIMEOUT(pages.isPagePainted(page), askPatience);
        auto* pin = pages.findChild<PagePin*>();
        QTRY_VERIFY(pin->hasFocus());
        // A press on the page moves the mark, then the arrow keys do.
        const QPointF target = start.point + QPointF(-60, 20);
        const QPoint pressed = pages.toViewport({start.page, target}).toPoint();
        QTest::mouseClick(pages.viewport(), Qt::LeftButton, {}, pressed);
        QVERIFY(QLineF(placeDialog()->position().point, target).length() < 2);
        QTest::keyClick(pin, Qt::Key_Down);
        QTest::keyClick(pin, Qt::Key_Right, Qt::ShiftModifier);
        const QPointF marked = target + QPointF(50, 10);
        QVERIFY(QLineF(placeDialog()->position().point, marked).length() < 2);
        keep("signing-question-mark", placeDialog());
        QTest::keyClick(pin, Qt::Key_Return);
        QTRY_VERIFY(!placeDialog());
        QCOMPARE(shown("askMark")->text(), QStringLiteral("Page %1").arg(page));
        keep("signing-question-written", dialog());

        QVERIFY(shown("askSend")->x() > shown("askClose")->x()); // the accepting button is last
        QTest::mouseClick(shown("askSend"), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(shown<QLabel>("askSent"), askPatience);
        QTRY_VERIFY_WITH_TIMEOUT(shown<QLabel>("askedText"), askPatience);
        QCOMPARE(shown<QLabel>("askedText")->text(), QStringLiteral("Is 14B the right flat?"));
        QVERIFY(shown<QPlainTextEdit>("askQuestion")->toPlainText().isEmpty());
        QCOMPARE(shown("askMark")->text(), QStringLiteral("Mark a place on a page"));
        const auto asked = stored();
        QCOMPARE(asked.size(), 1);
        QCOMPARE(asked.constFirst().text, QStringLiteral("Is 14B the right flat?"));
        QCOMPARE(asked.constFirst().pageIndex, page);
        QVERIFY(QLineF(QPointF(asked.constFirst().left, asked.constFirst().top), marked).length() < 3);
        QVERIFY(asked.constFirst().actor.contains(QStringLiteral("Anna Berg")));

        // The answer appears in the open dialog.
        QVERIFY(answer(1, QStringLiteral("Yes, on the second floor.")));
        QTRY_VERIFY_WITH_TIMEOUT(shown<QLabel>("askedAnswer"), askPatience);
        QCOMPARE(shown<QLabel>("askedAnswer")->text(), QStringLiteral("Yes, on the second floor."));
        keep("signing-question-answered", dialog());
        shown("askedPlace")->click();
        QTRY_VERIFY(placeDialog());
        QVERIFY(QLineF(placeDialog()->position().point, marked).length() < 3);
        QVERIFY(!shown("placeDone"));
        placeDialog()->reject();
        shown("askClose")->click();
        QTRY_VERIFY(!dialog());
        QVERIFY(!shown("readAnswer"));
    }

    void aLaterAnswerIsAnnounced()
    {
        open();
        if (QTest::currentTestFailed()) return;
        write(QStringLiteral("Which floor?"));
        if (QTest::currentTestFailed()) return;
        shown("askSend")->click();
        QTRY_VERIFY_WITH_TIMEOUT(shown<QLabel>("askSent"), askPatience);
        shown("askClose")->click();
        QTRY_VERIFY(!dialog());
        QVERIFY(!shown("readAnswer"));
        QVERIFY(answer(1, QStringLiteral("The second.")));
        QTRY_VERIFY_WITH_TIMEOUT(shown("readAnswer"), askPatience);
        keep("signing-question-notice", &window());
        shown("readAnswer")->click();
        QTRY_VERIFY(dialog());
        QCOMPARE(shown<QLabel>("askedAnswer")->text(), QStringLiteral("The second."));
        QVERIFY(!shown("readAnswer"));
        shown("askClose")->click();
        QTRY_VERIFY(!dialog());
        QVERIFY(!shown("readAnswer"));
    }

    /** What is written stays when the dialog is closed or the service refuses it, and ends with the person.
     */
    void whatIsWrittenStays()
    {
        open();
        if (QTest::currentTestFailed()) return;
        write(QStringLiteral("Which floor?"));
        if (QTest::currentTestFailed()) return;
        dialog()->reject();
        QTRY_VERIFY(!dialog());
        shown("askSender")->click();
        QTRY_VERIFY(dialog());
        auto* edit = shown<QPlainTextEdit>("askQuestion");
        QCOMPARE(edit->toPlainText(), QStringLiteral("Which floor?"));
        edit->setPlainText(QString(domain::maxQuestionLength + 1, QLatin1Char('x')));
        QVERIFY(shown<QLabel>("askFault"));
        QVERIFY(!shown("askSend")->isEnabled());
        edit->setPlainText(QStringLiteral("Which floor?"));
        QVERIFY(!shown<QLabel>("askFault"));
        auto* send = shown("askSend");
        QVERIFY(m_desk->sign(m_lease, 0)); // meanwhile, so that the document is completed
        send->click();
        QTRY_VERIFY_WITH_TIMEOUT(dialog()->findChild<ErrorBanner*>()->isVisible(), askPatience);
        QCOMPARE(edit->toPlainText(), QStringLiteral("Which floor?"));
        QVERIFY(stored().isEmpty());
        shown("askClose")->click();
        QTRY_VERIFY(!dialog());
        const auto other = m_desk->create(QStringLiteral("Annex"), {QStringLiteral("Ben Cole")}, true);
        window().signInPerson(other.id, other.invitations.first().guid);
        QTRY_VERIFY_WITH_TIMEOUT(shown("askSender") && shown("askSender")->isEnabled(), askPatience);
        shown("askSender")->click();
        QTRY_VERIFY(dialog());
        QVERIFY(shown<QPlainTextEdit>("askQuestion")->toPlainText().isEmpty());
    }
};

INK_TEST(TestSigningQuestions, "tst_signingquestions")

} // namespace tst_signingquestions

#include "tst_signingquestions.moc"
