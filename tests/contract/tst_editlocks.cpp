#include "tests/contract/contracttest.h"
#include "tests/support/testmain.h"

#include <QJsonObject>
#include <QTest>

namespace tst_editlocks {

using namespace ink;
using namespace ink::test;
using namespace Qt::Literals::StringLiterals;

/** Only one editor at a time corrects a running document, over raw HTTP. */
class TestEditLocks final : public ContractTest
{
    Q_OBJECT

    RawAnswer call(const QByteArray& method, const QByteArray& path, const QByteArray& body,
                   const QByteArray& editor)
    {
        const QByteArray header = editor.isEmpty() ? QByteArray() : "X-Inkstone-Editor: " + editor + "\r\n";
        return m_client.mine(method, path, body, header);
    }
    RawAnswer take(const QByteArray& path, const QByteArray& editor)
    {
        return call("PUT", path + "/editLock", R"({"computer":"desk-4"})", editor);
    }
    static QJsonObject lockOf(const RawAnswer& answer) { return ContractClient::object(answer, "editLock"); }
    static QByteArray deadline(int days)
    {
        return R"({"documentSetting":{"expireDaysAfterSent":)" + QByteArray::number(days) + "}}";
    }

private Q_SLOTS:
    void theSecondEditorWaits()
    {
        const QJsonObject document = m_client.created(52);
        const QByteArray path = ContractClient::pathOf(document);
        const RawAnswer first = take(path, "one");
        QCOMPARE(first.status, 200);
        QVERIFY(lockOf(first).value("own"_L1).toBool());
        QVERIFY(lockOf(first).value("name"_L1).toString().endsWith(", desk-4"_L1));
        QCOMPARE(lockOf(first).value("until"_L1).toInteger() - lockOf(first).value("since"_L1).toInteger(),
                 120'000);

        const RawAnswer second = take(path, "two");
        QCOMPARE(second.status, 200);
        QVERIFY(!lockOf(second).value("own"_L1).toBool());
        QCOMPARE(lockOf(second).value("since"_L1), lockOf(first).value("since"_L1));

        // Owners' corrections are refused with the name, whether they have a lock or have never heard of one.
        for (const QByteArray& editor : {QByteArray("two"), QByteArray()}) {
            const RawAnswer refused = call("PUT", path, deadline(40), editor);
            QCOMPARE(refused.status, 409);
            QVERIFY(refused.body.contains("desk-4"));
            QCOMPARE(json(refused).value("reason"_L1).toString(), u"corrected_by_other"_s);
            const QByteArray people = m_client.mine("GET", path + "/invitations").body;
            QCOMPARE(call("PUT", path + "/invitations", people, editor).status, 409);
            const QJsonObject tags{{"tags"_L1, document.value("tags"_L1)}};
            const RawAnswer refusedTags = call("PUT", path + "/tags", ServiceFixture::bytes(tags), editor);
            QCOMPARE(json(refusedTags).value("reason"_L1).toString(), u"corrected_by_other"_s);
        }
        QCOMPARE(call("PUT", path, deadline(40), "one").status, 200);

        // Releasing is the holder's.
        QCOMPARE(call("DELETE", path + "/editLock", {}, "two").status, 200);
        QCOMPARE(call("PUT", path, deadline(41), "two").status, 409);
        QCOMPARE(call("DELETE", path + "/editLock", {}, "one").status, 200);
        QVERIFY(lockOf(take(path, "two")).value("own"_L1).toBool());
        QCOMPARE(call("PUT", path, deadline(41), "two").status, 200);
    }

    void ofManyAtOnceOneGetsIt()
    {
        const QByteArray path = ContractClient::pathOf(m_client.created(52));
        int own = 0;
        for (int i = 0; i < 20; ++i)
            own += lockOf(take(path, "editor-" + QByteArray::number(i))).value("own"_L1).toBool() ? 1 : 0;
        QCOMPARE(own, 1);
    }

    void cancellingAndReadingStayPossible()
    {
        const QByteArray path = ContractClient::pathOf(m_client.created(52));
        QCOMPARE(take(path, "one").status, 200);
        QCOMPARE(m_client.mine("GET", path).status, 200);
        QCOMPARE(call("PUT", path, R"({"signingStatus":56})", {}).status, 200);
    }

    void onlyForRunningDocumentsOfOnesOwn()
    {
        QCOMPARE(take(ContractClient::pathOf(m_client.created(51)), "one").status, 409);
        QCOMPARE(take(ContractClient::pathOf(m_client.createdByOther()), "one").status, 404);
        const QByteArray path = ContractClient::pathOf(m_client.created(52));
        m_client.strict = false; // without the header
        QCOMPARE(take(path, {}).status, 400);
        QCOMPARE(take(path, QByteArray(65, 'x')).status, 400);
        QCOMPARE(call("DELETE", path + "/editLock", {}, {}).status, 400);
        m_client.strict = true;
    }
};

INK_TEST(TestEditLocks, "tst_editlocks")

} // namespace tst_editlocks

#include "tst_editlocks.moc"
