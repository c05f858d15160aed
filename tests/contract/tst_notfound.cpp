#include "tests/contract/contracttest.h"
#include "tests/support/testmain.h"

#include <QTest>

namespace tst_notfound {

using namespace ink;
using namespace ink::test;

/** An address that leads nowhere: words for a person with a browser, JSON for a program. */
class TestNotFound final : public ContractTest
{
    Q_OBJECT

    RawAnswer browse(const QByteArray& path, const QByteArray& headers = {}, const QByteArray& method = "GET")
    {
        return m_client.service.call(method, path, {},
                                     "Accept: text/html,application/xhtml+xml,*/*;q=0.8\r\n" + headers);
    }

private Q_SLOTS:
    void aPersonGetsWords()
    {
        for (const char* path : {"/", "/?x=1", "/sing/abc", "/v1"}) {
            const RawAnswer page = browse(path);
            QVERIFY2(page.status == 404, path);
            QCOMPARE(page.header("Content-Type"), QByteArray("text/html; charset=utf-8"));
            QVERIFY(page.body.contains("lang=\"en\"") && page.body.contains("This link is not valid"));
            QVERIFY(!page.body.contains("<script") && !page.body.contains("sing"));
            QCOMPARE(page.header("Vary"), QByteArray("Accept, Accept-Language"));
            const QByteArray policy = page.header("Content-Security-Policy");
            QVERIFY(policy.startsWith("default-src 'none'") && policy.endsWith("frame-ancestors 'none'"));
        }
        QVERIFY(browse("/", "Accept-Language: de-CH, en\r\n").body.contains("lang=\"de\""));
        QVERIFY(browse("/", "Accept-Language: ar\r\n").body.contains("dir=\"rtl\""));
        QVERIFY(browse("/", "Accept-Language: it\r\n").body.contains("lang=\"en\""));
        QVERIFY(browse("/", {}, "HEAD").body.isEmpty());
    }

    void aProgramGetsJson()
    {
        for (const char* accept : {"", "Accept: */*\r\n", "Accept: application/json\r\n"}) {
            const RawAnswer answer = m_client.service.call("GET", "/", {}, accept);
            QCOMPARE(answer.status, 404);
            QCOMPARE(answer.code(), QStringLiteral("not_found"));
        }
        QCOMPARE(browse("/", {}, "POST").code(), QStringLiteral("not_found"));
        // What names its version wrong still learns the right address.
        QVERIFY(browse("/v9/user").body.contains("no_such_version"));
        // An object that doesn't exist is the route's own business.
        QCOMPARE(m_client.service.mine("GET", "/v1/documents/999999", {}, "Accept: text/html\r\n").code(),
                 QStringLiteral("not_found"));
    }
};

INK_TEST(TestNotFound, "tst_notfound")

} // namespace tst_notfound

#include "tst_notfound.moc"
