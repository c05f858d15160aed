// The code by SMS in a recipient's card.
#include "app/domain/document/finding.h"
#include "app/domain/document/phonenumber.h"
#include "tests/support/testmain.h"
#include "tests/ui/editor/gesturedesk.h"
#include "tests/ui/settled.h"
#include "ui/pages/editor/findings/editorfindings.h"

#include <QCheckBox>
#include <QLabel>
#include <QLineEdit>
#include <QToolButton>

namespace tst_recipientsms {

using namespace ink;
using namespace ink::ui;
using namespace Qt::Literals::StringLiterals;

class TestRecipientSms final : public test::GestureDesk
{
    Q_OBJECT

    EditorRecipients& recipients() { return m_page->workspace().recipients(); }
    const domain::Invitation& person() { return view().document().invitations.constFirst(); }
    template <typename T> T* field(const char* name)
    {
        recipients().edit(1, u"recipientName"_s);
        auto* row = recipients().findChild<QWidget*>(u"recipient1"_s);
        row->findChild<QToolButton*>(u"recipientSettings"_s)->setChecked(true);
        T* found = row->findChild<T*>(QLatin1String(name));
        if (!found) qFatal("no %s", name);
        return found;
    }
    void setGateway(bool has)
    {
        domain::Outreach outreach;
        outreach.canSendSms = has;
        recipients().setOutreach(outreach);
        m_page->workspace().findings().setCanSendSms(has);
    }
    int found(domain::Finding::Kind kind)
    {
        int count = 0;
        for (const domain::Finding& finding : m_page->workspace().findings().findings())
            count += finding.kind == kind ? 1 : 0;
        return count;
    }

private Q_SLOTS:
    void initTestCase() { openDesk(); }
    void cleanupTestCase() { closeDesk(); }

    void offeredWhereTheServiceCan()
    {
        using Kind = domain::Finding::Kind;
        setGateway(false);
        QVERIFY(!field<QCheckBox>("recipientSmsCode")->isVisible());
        setGateway(true);
        auto* asks = field<QCheckBox>("recipientSmsCode");
        QVERIFY(asks->isVisible());
        QVERIFY(!field<QLineEdit>("recipientPhone")->isVisible());
        asks->click();
        QVERIFY(domain::requiresSms(person()));
        auto* number = field<QLineEdit>("recipientPhone");
        QVERIFY(number->isVisible());
        QCOMPARE(found(Kind::BadPhone), 1);
        QTest::keyClicks(number, u"0151 234"_s);
        Q_EMIT number->editingFinished();
        QVERIFY(field<QLabel>("recipientPhoneFault")->isVisible());
        QCOMPARE(found(Kind::BadPhone), 1);
        number->clear();
        QTest::keyClicks(number, u"+49 151 23456789"_s);
        Q_EMIT number->editingFinished();
        QCOMPARE(domain::smsNumber(person()), u"+4915123456789"_s);
        QCOMPARE(number->text(), u"+4915123456789"_s);
        QVERIFY(!field<QLabel>("recipientPhoneFault")->isVisible());
        QCOMPARE(found(Kind::BadPhone), 0);
        QVERIFY(field<QLabel>("recipientProof")->text().contains(u"text messages"_s));
        QCOMPARE(found(Kind::NoSmsGateway), 0);
        if (const QString folder = qEnvironmentVariable("INKSTONE_SHOTS"); !folder.isEmpty()) {
            test::settle(*m_page->window());
            m_page->window()->grab().save(folder + u"/sms-recipient.png"_s);
        }
        setGateway(false); // another service
        QCOMPARE(found(Kind::NoSmsGateway), 1);
        QVERIFY(asks->isVisible()); // it can be cleared
        asks->click();
        QVERIFY(!domain::requiresSms(person()));
        QVERIFY(!field<QCheckBox>("recipientSmsCode")->isVisible());
    }
};

INK_TEST(TestRecipientSms, "tst_recipientsms")

} // namespace tst_recipientsms

#include "tst_recipientsms.moc"
