#include "app/domain/document/document.h"
#include "app/domain/document/finding.h"
#include "app/domain/document/phonenumber.h"
#include "app/domain/values/validation.h"
#include "tests/support/builders.h"
#include "tests/support/testmain.h"

#include <QTest>

namespace tst_phonenumber {

using namespace ink;
using namespace ink::domain;
using namespace Qt::Literals::StringLiterals;

class TestPhoneNumber final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void number_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("number");
        QTest::newRow("plain") << u"+4915123456789"_s << u"+4915123456789"_s;
        QTest::newRow("spaced") << u" +49 151 234-567.89 "_s << u"+4915123456789"_s;
        QTest::newRow("parentheses") << u"+1 (555) 010-9999"_s << u"+15550109999"_s;
        QTest::newRow("slash") << u"+49 151/23456789"_s << u"+4915123456789"_s;
        QTest::newRow("00") << u"0049 151 23456789"_s << u"+4915123456789"_s;
        QTest::newRow("arabic digits")
            << u"+\u0664\u0669\u0661\u0665\u0661\u0662\u0663\u0664\u0665"_s << u"+491512345"_s;
        QTest::newRow("no-break spaces")
            << u"+33\u00A06\u202F12\u00A034\u00A056\u00A078"_s << u"+33612345678"_s;
        QTest::newRow("15 digits") << u"+123456789012345"_s << u"+123456789012345"_s;
        QTest::newRow("16 digits") << u"+1234567890123456"_s << QString();
        QTest::newRow("without a country code") << u"0151 23456789"_s << QString();
        QTest::newRow("country code with a zero") << u"+0 151 23456789"_s << QString();
        QTest::newRow("short") << u"+49 151"_s << QString();
        QTest::newRow("letters") << u"+49 151 CALL"_s << QString();
        QTest::newRow("two plus signs") << u"+49+15123456789"_s << QString();
        QTest::newRow("a line end in a header's way") << u"+4915123456789\r\nX: y"_s << QString();
        QTest::newRow("empty") << QString() << QString();
    }
    void number()
    {
        QFETCH(QString, text);
        QTEST(e164Number(text), "number");
    }

    void countryCodeApart()
    {
        QCOMPARE(smsNumber(Authentication{AuthenticationType::Sms, u"15123456789"_s, u"49"_s, {}}),
                 u"+4915123456789"_s);
        QCOMPARE(smsNumber(Authentication{AuthenticationType::Sms, u"5550109999"_s, u"+1"_s, {}}),
                 u"+15550109999"_s);
        QCOMPARE(smsNumber(Authentication{AuthenticationType::Sms, u"+15550109999"_s, u"49"_s, {}}),
                 u"+15550109999"_s);
    }

    void othersSeeLittleOfIt()
    {
        QCOMPARE(maskedNumber(u"+4915123456789"_s), u"+49 ••• 89"_s);
        QCOMPARE(maskedNumber(u"+1234567"_s), u"+12 ••• 67"_s);
        QCOMPARE(maskedNumber({}), QString());
    }

    void preflightAsksForTheNumber()
    {
        Document document;
        document.invitations = {{}};
        Invitation& ada = document.invitations.first();
        ada.recipientName = u"Ada"_s;
        ada.recipientEmail = u"ada@example.org"_s;
        ada.authentications = {{AuthenticationType::Sms, {}, {}, {}}};
        const auto faults = [&document] {
            int count = 0;
            for (const Finding& finding : validate(document))
                count += finding.kind == Finding::Kind::BadPhone ? 1 : 0;
            return count;
        };
        QCOMPARE(faults(), 1);
        setSmsNumber(ada, u"0151 23456789"_s);
        QCOMPARE(faults(), 1);
        setSmsNumber(ada, u"+49 151 23456789"_s);
        QCOMPARE(faults(), 0);
        document.type = DocumentType::RegularTemplate;
        setSmsNumber(ada, {});
        QCOMPARE(faults(), 0); // entered when the role is filled
        setSmsNumber(ada, u"12"_s);
        QCOMPARE(faults(), 1);
    }
};

INK_TEST(TestPhoneNumber, "tst_phonenumber")

} // namespace tst_phonenumber

#include "tst_phonenumber.moc"
