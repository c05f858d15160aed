// XML that would keep a parser busy is refused before the parser gets it.
#include "app/base/workbudget.h"
#include "app/base/xmlguard.h"
#include "tests/support/testmain.h"

#include <QTest>

namespace tst_xmlguard {

using namespace ink;

namespace {

QByteArray withAttributes(int count)
{
    QByteArray xml("<a");
    for (int i = 0; i < count; ++i)
        xml += " b" + QByteArray::number(i) + "='=\">'";
    return xml + "/>";
}

/** The answer with the bytes in one piece, which must be the same byte by byte. */
bool isTaken(const QByteArray& xml)
{
    const bool whole = XmlGuard().feed(xml);
    XmlGuard guard;
    bool inPieces = true;
    for (const char c : xml)
        inPieces = inPieces && guard.feed(QByteArrayView(&c, 1));
    return whole == inPieces && whole;
}

} // namespace

class TestXmlGuard final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void attributesOfOneElement()
    {
        QVERIFY(isTaken(withAttributes(XmlGuard::maxAttributes)));
        QVERIFY(!isTaken(withAttributes(XmlGuard::maxAttributes + 1)));
        QVERIFY(!isTaken("<x>" + withAttributes(1000)));
        // Each element counts for itself.
        QVERIFY(isTaken("<x>" + withAttributes(200).repeated(20) + "</x>"));
    }

    void aTagWithoutEnd()
    {
        QVERIFY(isTaken("<a b='" + QByteArray(XmlGuard::maxTagLength / 2, 'x') + "'/>"));
        QVERIFY(!isTaken("<a b='" + QByteArray(2 * XmlGuard::maxTagLength, 'x') + "'/>"));
        QVERIFY(!isTaken("<" + QByteArray(2 * XmlGuard::maxTagLength, 'x')));
    }

    /** Text, comments, data and instructions are no tags, whatever stands in them. */
    void whatIsNoTag()
    {
        const QByteArray much = QByteArray("= ' \" < ").repeated(20'000);
        QVERIFY(isTaken(QByteArray("<a>") + QByteArray("= ' \" ").repeated(20'000) + "</a>"));
        QVERIFY(isTaken("<a><!-- " + much + " > -- --></a>"));
        QVERIFY(isTaken("<a><![CDATA[" + much + "]> ]]></a>"));
        QVERIFY(isTaken("<?xml " + QByteArray("= ' ").repeated(20'000) + "?><a/>"));
        // And behind each of them the counting goes on.
        for (const char* before : {"<!-- ' -->", "<![CDATA[<a '=]]>", "<?x '?>", "<a b='>'>", "<!--->-->"})
            QVERIFY2(!isTaken(before + withAttributes(1000)), before);
    }

    void workIsBounded()
    {
        QVERIFY(!WorkBudget::isUsedUp());
        {
            const WorkBudget outer(std::chrono::hours(1));
            QVERIFY(!WorkBudget::isUsedUp());
            {
                const WorkBudget none(std::chrono::milliseconds(0));
                QVERIFY(WorkBudget::isUsedUp());
                const WorkBudget more(std::chrono::hours(1)); // allows no more than the one around it
                QVERIFY(WorkBudget::isUsedUp());
            }
            QVERIFY(!WorkBudget::isUsedUp());
        }
        QVERIFY(!WorkBudget::isUsedUp());
    }
};

INK_TEST(TestXmlGuard, "tst_xmlguard")

} // namespace tst_xmlguard

#include "tst_xmlguard.moc"
