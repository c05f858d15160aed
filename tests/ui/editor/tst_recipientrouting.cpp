// Groups, witnesses, delayed steps and recipients named by others, in the recipients' cards.
#include "app/domain/routing/routing.h"
#include "tests/support/testmain.h"
#include "tests/ui/editor/gesturedesk.h"
#include "ui/models/routingwords.h"

#include <QCheckBox>
#include <QLabel>
#include <QLineEdit>
#include <QSpinBox>
#include <QToolButton>

namespace tst_recipientrouting {

using namespace ink;
using namespace ink::ui;
using namespace Qt::Literals::StringLiterals;

class TestRecipientRouting final : public test::GestureDesk
{
    Q_OBJECT

    EditorRecipients& recipients() { return m_page->workspace().recipients(); }
    const QList<domain::Invitation>& people() { return view().document().invitations; }
    /** A field in an open card. */
    template <typename T> T* field(int recipient, const char* name)
    {
        recipients().edit(recipient, u"recipientName"_s);
        auto* row = recipients().findChild<QWidget*>(u"recipient%1"_s.arg(recipient));
        row->findChild<QToolButton*>(u"recipientSettings"_s)->setChecked(true);
        T* found = row->findChild<T*>(QLatin1String(name));
        if (!found) qFatal("no %s", name);
        return found;
    }
    void group(int recipient, const QString& name)
    {
        auto* line = field<QLineEdit>(recipient, "recipientGroup");
        line->setText(name);
        Q_EMIT line->editingFinished();
    }

private Q_SLOTS:
    void initTestCase() { openDesk(); }
    void init()
    {
        while (stack().canUndo()) // removes the recipients of the previous case
            stack().undo();
        clearDesk();
        recipients().setHasRouting(true);
    }
    void cleanupTestCase() { closeDesk(); }

    void aServerThatDoesNotKnowItIsNotAsked()
    {
        recipients().setHasRouting(false);
        QVERIFY(!field<QLineEdit>(1, "recipientGroup")->isVisibleTo(&recipients()));
        recipients().setHasRouting(true);
        QVERIFY(field<QLineEdit>(1, "recipientGroup")->isVisibleTo(&recipients()));
        QVERIFY(!field<QLineEdit>(1, "recipientGroup")->accessibleName().isEmpty());
    }

    void aGroupHasOneNumberAndOneStep()
    {
        QVERIFY(people().size() >= 2);
        group(1, u"Board"_s);
        group(2, u"Board"_s);
        field<QSpinBox>(2, "recipientGroupNeeded")->setValue(2);
        QCOMPARE(people().at(0).requiredGroupMembers, 2);
        QCOMPARE(people().at(0).sequence, people().at(1).sequence);
        QCOMPARE(routingText(people(), 0), u"2 of 2 in “Board”"_s);
        auto* row = recipients().findChild<QWidget*>(u"recipient1"_s);
        QCOMPARE(row->findChild<QLabel*>(u"recipientRoute"_s)->text(), u"2 of 2 in “Board”"_s);
        field<QSpinBox>(1, "recipientStep")->setValue(3);
        QCOMPARE(people().at(1).sequence, 3);
        stack().undo();
        QCOMPARE(people().at(1).sequence, people().at(0).sequence);
        QVERIFY(domain::checkRouting(view().document()).isEmpty());
    }

    void aWitnessStaysWithTheSigner()
    {
        QVERIFY(!field<QCheckBox>(1, "recipientWitness")->isVisibleTo(&recipients())); // nobody above
        field<QCheckBox>(2, "recipientWitness")->click();
        QVERIFY(people().at(1).isWitness);
        field<QSpinBox>(1, "recipientStep")->setValue(4);
        QCOMPARE(people().at(1).sequence, 4);
        QVERIFY(routingText(people(), 1).startsWith(u"Witness of"_s));
        QVERIFY(domain::checkRouting(view().document()).isEmpty());
    }

    void daysAndNames()
    {
        field<QSpinBox>(2, "recipientStep")->setValue(people().at(0).sequence + 1);
        field<QSpinBox>(2, "recipientDelay")->setValue(14);
        field<QCheckBox>(2, "recipientNamed")->click();
        QCOMPARE(people().at(1).startAfterDays, 14);
        QVERIFY(people().at(1).isNamedByPrevious);
        QCOMPARE(domain::namingRecipient(people(), 1), 0);
    }
};

INK_TEST(TestRecipientRouting, "tst_recipientrouting")

} // namespace tst_recipientrouting

#include "tst_recipientrouting.moc"
