// Tests the window's dialog for questions of other programs. tst_mcp.py and mcpwindow.py test the path from
// the other program to the window.
#include "tests/support/testmain.h"
#include "tests/ui/windowtest.h"
#include "ui/dialogs/permissiondialog.h"
#include "ui/shell/kiosk/kiosk.h"
#include "ui/shell/permissiondesk.h"

#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

namespace tst_permissions {

using namespace ink;
using namespace ink::ui;
using namespace Qt::Literals::StringLiterals;
using namespace std::chrono_literals;
using permission::Answer;
using permission::Question;

namespace {

Question sendQuestion()
{
    Question question;
    question.program = u"Helper\u202e 1"_s;
    question.account = u"sam@example.com"_s;
    question.service = u"https://sign.example.com"_s;
    question.title = u"Lease 14B"_s;
    question.templateTitle = u"Lease"_s;
    question.recipients = {{u"Ben Müller"_s, u"ben@example.com"_s, 1, false},
                           {{}, u"eve@example.com"_s, 2, true}};
    question.files = {{u"/home/sam/a very long folder/without_any_blank_in_its_name/lease.pdf"_s, 123'456,
                       QString(64, u'a')}};
    question.values = {{u"Rent"_s, u"900"_s}};
    question.message = u"Dear Ben,\nplease <b>sign</b>."_s;
    question.costCents = 50;
    question.chargesCents = 9050;
    question.spendLimitCents = 10'000;
    return question;
}

} // namespace

class TestPermissions final : public QObject, private test::WindowTest
{
    Q_OBJECT
    std::unique_ptr<PermissionDesk> m_permissions;
    QList<Answer> m_answers;

    void ask(QObject* asker, const Question& question = sendQuestion())
    {
        m_permissions->ask(question, asker, [this](Answer answer) { m_answers.append(answer); });
    }
    /** Asks if nothing is shown, and returns whether a person sees it. */
    bool isShownWhenAsked(QObject* asker)
    {
        if (!dialog()) ask(asker);
        return dialog() != nullptr;
    }
    PermissionDialog* dialog() { return window().findChild<PermissionDialog*>(); }
    QPushButton* button(const char* name)
    {
        return dialog() ? test::find<QPushButton>(*dialog(), name) : nullptr;
    }
    /** Returns the visible text of the dialog, without zero-width spaces. */
    QString shownText()
    {
        QString text;
        for (const QLabel* label : dialog()->findChildren<QLabel*>())
            if (label->isVisible()) text += label->text() + u'\n';
        return text.remove(QChar(0x200B));
    }

private Q_SLOTS:
    void init()
    {
        makeDesk();
        QVERIFY(openWindow());
        m_permissions = std::make_unique<PermissionDesk>(window(), window().kiosk());
        m_answers.clear();
    }
    void cleanup()
    {
        m_permissions.reset();
        m_desk.reset();
    }

    void showsEverything()
    {
        QObject asker;
        QSignalSpy asking(m_permissions.get(), &PermissionDesk::asking);
        ask(&asker);
        QCOMPARE(asking.count(), 1);
        QVERIFY(dialog() && dialog()->isVisible());
        const QString text = shownText();
        for (const QString& part :
             {u"Lease 14B"_s, u"sam@example.com"_s, u"https://sign.example.com"_s,
              u"ben@example.com (Ben Müller)"_s, u"eve@example.com"_s,
              u"/home/sam/a very long folder/without_any_blank_in_its_name/lease.pdf"_s, QString(64, u'a'),
              u"Value “Rent”"_s, u"900"_s, u"Dear Ben,\nplease <b>sign</b>."_s, u"0.50"_s,
              u"90.50 of 100.00 are then used"_s})
            QVERIFY2(text.contains(part), qPrintable(part + u" isn't in: "_s + text));
        QVERIFY(!text.contains(QChar(0x202e))); // it would reverse the text
        for (const QLabel* label : dialog()->findChildren<QLabel*>())
            QCOMPARE(label->textFormat(), Qt::PlainText);
        QVERIFY(dialog()->width() < 1200);
    }

    void onlyTheButtonGrants()
    {
        QObject asker;
        ask(&asker);
        QVERIFY(!button("permissionGrant")->isEnabled()); // not by what a person was typing
        QCOMPARE(button("permissionGrant")->text(), u"Send to 2 people"_s);
        QTRY_VERIFY(button("permissionRefuse")->hasFocus());
        QTRY_VERIFY_WITH_TIMEOUT(button("permissionGrant")->isEnabled(), 10'000);
        QTest::mouseClick(button("permissionGrant"), Qt::LeftButton);
        QTRY_COMPARE(m_answers, QList<Answer>{Answer::Granted});
        QTRY_VERIFY(!dialog());
    }

    void escapeAndEnterRefuse()
    {
        QObject asker;
        for (const Qt::Key key : {Qt::Key_Escape, Qt::Key_Return}) {
            m_answers.clear();
            m_permissions = std::make_unique<PermissionDesk>(window(), window().kiosk()); // without a pause
            ask(&asker);
            QTest::keyClick(button("permissionRefuse"), key);
            QTRY_COMPARE(m_answers, QList<Answer>{Answer::Refused});
            QTRY_VERIFY(!dialog());
        }
    }

    void aQuestionIsWithdrawn()
    {
        auto first = std::make_unique<QObject>();
        QObject second;
        ask(first.get());
        Question other = sendQuestion();
        other.title = u"NDA"_s;
        ask(&second, other);
        QVERIFY(shownText().contains(u"Lease 14B"_s));
        first.reset();
        QTRY_VERIFY(dialog() && shownText().contains(u"NDA"_s));
        QTest::keyClick(button("permissionRefuse"), Qt::Key_Escape);
        QTRY_COMPARE(m_answers, QList<Answer>{Answer::Refused});
    }

    void questionsDontPileUp()
    {
        QObject asker;
        for (int i = 0; i < 6; ++i)
            ask(&asker);
        QCOMPARE(m_answers, (QList<Answer>{Answer::Unavailable, Answer::Unavailable}));
        QCOMPARE(window().findChildren<PermissionDialog*>().size(), 1);
    }

    void foreignTextHidesNothing()
    {
        Question question = sendQuestion();
        question.title = QString(300, u'T');
        question.program = QString(300, u'P');
        question.account = u"sam@example.com\nCost\tNothing"_s;
        question.folder = u"/home/\u202esam"_s;
        question.recipients = {{u"Ben\n\n\n\n\n\u202eremotsuc \x1b[2J"_s, u"ben@example.com"_s, 1, false},
                               {QString(400, u'ش'), u"eve@example.com"_s, 1, false}};
        question.values = {{QString(400, u'N'), u"900\n901"_s}};
        QObject asker;
        ask(&asker, question);
        const QString text = shownText();
        for (const QString& part :
             {u"ben@example.com (Ben\\n\\n\\n\\n\\n\\u202eremotsuc \\u001b[2J)"_s,
              u"sam@example.com\\nCost\\tNothing"_s, u"/home/\\u202esam"_s, u"900\n901"_s,
              u"eve@example.com (\u2068"_s + QString(400, u'ش') + u"\u2069)"_s})
            QVERIFY2(text.contains(part), qPrintable(part + u" isn't in: "_s + text));
        // However long a word is, everything has its place.
        QVERIFY2(dialog()->width() < 1200, qPrintable(QString::number(dialog()->width())));
        for (const QLabel* label : dialog()->findChildren<QLabel*>())
            if (label->isVisible() && label->text().contains(u"901"_s)) QVERIFY(label->width() > 200);
    }

    void aProgramThatAsksInALoopIsRefused()
    {
        QObject asker;
        ask(&asker);
        QCOMPARE(m_permissions->pause(), 0ms);
        QTest::keyClick(button("permissionRefuse"), Qt::Key_Escape);
        QTRY_COMPARE(m_answers.size(), 1);
        QTRY_VERIFY(!dialog());
        QCOMPARE(m_permissions->pause(), PermissionDesk::firstPause);
        ask(&asker);
        QCOMPARE(m_answers, (QList<Answer>{Answer::Refused, Answer::Refused})); // at once, unseen
        QVERIFY(!dialog());
    }

    void thePauseGrows()
    {
        m_permissions = std::make_unique<PermissionDesk>(window(), window().kiosk(), nullptr, 10ms);
        QObject asker;
        ask(&asker);
        for (const auto pause : {10ms, 20ms, 40ms}) {
            QTest::keyClick(button("permissionRefuse"), Qt::Key_Escape);
            QTRY_VERIFY(!dialog());
            QCOMPARE(m_permissions->pause(), pause);
            QTRY_VERIFY(isShownWhenAsked(&asker));
        }
        QTRY_VERIFY_WITH_TIMEOUT(button("permissionGrant")->isEnabled(), 10'000);
        QTest::mouseClick(button("permissionGrant"), Qt::LeftButton);
        QTRY_COMPARE(m_answers.constLast(), Answer::Granted);
        QTRY_VERIFY(!dialog());
        QCOMPARE(m_permissions->pause(), 0ms);
        // To withdraw is no way around it.
        m_permissions = std::make_unique<PermissionDesk>(window(), window().kiosk(), nullptr, 10ms);
        auto other = std::make_unique<QObject>();
        ask(other.get());
        other.reset();
        QTRY_VERIFY(!dialog());
        QCOMPARE(m_permissions->pause(), 10ms);
    }

    void nobodyIsAskedOnALockedScreen()
    {
        QObject asker;
        ask(&asker);
        ask(&asker);
        window().kiosk().lock(u"4711"_s);
        // Locking the screen refuses the visible question; the queued ones are never shown.
        QTRY_COMPARE(m_answers, (QList<Answer>{Answer::Refused, Answer::Unavailable}));
        QTRY_VERIFY(!dialog());
        ask(&asker);
        QCOMPARE(m_answers.size(), 3);
        QCOMPARE(m_answers.constLast(), Answer::Unavailable);
        QVERIFY(!dialog());
    }

    void eachActHasItsWords_data()
    {
        QTest::addColumn<permission::Action>("action");
        QTest::addColumn<QString>("grants");
        QTest::newRow("send") << permission::Action::Send << u"Send to 1 person"_s;
        QTest::newRow("remind") << permission::Action::Remind << u"Remind 1 person"_s;
        QTest::newRow("cancel") << permission::Action::Cancel << u"Cancel signing"_s;
        QTest::newRow("save") << permission::Action::Save << u"Save files"_s;
    }
    void eachActHasItsWords()
    {
        QFETCH(const permission::Action, action);
        Question question = sendQuestion();
        question.action = action;
        question.recipients.resize(1);
        QObject asker;
        ask(&asker, question);
        QTEST(button("permissionGrant")->text(), "grants");
    }

    void theCodecKeepsEverything()
    {
        Question question = sendQuestion();
        question.documentId = 12;
        question.folder = u"/tmp"_s;
        QCOMPARE(permission::questionFromJson(permission::toJson(question)), std::optional(question));
        question.costCents.reset();
        QCOMPARE(permission::questionFromJson(permission::toJson(question)), std::optional(question));
        // A member that this version doesn't know would not be shown.
        QJsonObject more = permission::toJson(question);
        more.insert(u"alsoDeletes"_s, true);
        QVERIFY(!permission::questionFromJson(more));
        const QJsonObject whole = permission::toJson(question);
        for (const QString& name : whole.keys()) {
            QJsonObject less = whole;
            less.remove(name);
            QVERIFY2(!permission::questionFromJson(less), qPrintable(name));
        }
    }
};

INK_TEST(TestPermissions, "tst_permissions")

} // namespace tst_permissions

#include "tst_permissions.moc"
