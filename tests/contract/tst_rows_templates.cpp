#include "tests/contract/contracttest.h"
#include "tests/support/testmain.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QJsonValue>
#include <QTest>

namespace tst_rows_templates {

using namespace ink;
using namespace ink::test;

/** The rows of contract §5 about templates: bulk, create from a template, report. */
class TestRowsTemplates final : public ContractTest
{
    Q_OBJECT

    QJsonObject m_template;

    static QJsonObject row(const char* name, const char* email, const QString& value)
    {
        return {{QStringLiteral("recipientName"), QLatin1String(name)},
                {QStringLiteral("recipientEmail"), QLatin1String(email)},
                {QStringLiteral("Full name"), value}};
    }
    QByteArray usePath() const { return "/v1/templates/use/" + ContractClient::idOf(m_template) + '/'; }
    QByteArray signPath() const { return "/v2/templates/sign/" + ContractClient::idOf(m_template); }
    RawAnswer use(const QJsonArray& rows, const QByteArray& headers = {})
    {
        return m_client.mine(
            "POST", usePath(),
            ServiceFixture::bytes({{QStringLiteral("callback"), QStringLiteral("https://example.com/cb")},
                                   {QStringLiteral("Invitations"), rows}}),
            headers);
    }

private Q_SLOTS:
    void initTestCase()
    {
        QVERIFY(m_client.start());
        QJsonObject form = ServiceFixture::document(51, QStringLiteral("Form"));
        form.insert(QStringLiteral("documentType"), 7);
        m_template = m_client.created(form);
        QVERIFY(!m_template.isEmpty());
    }
    void goodRowsAreSentAndBadOnesAreTold()
    {
        const qint64 cents = charges();
        const RawAnswer answer =
            use({row("Ben", "ben@example.com", QStringLiteral("Ben B")), row("Nobody", "nobody", QString()),
                 row("Cleo", "cleo@example.com", QStringLiteral("Cleo C")), 5});
        QVERIFY2(answer.status == 200, answer.body.constData());
        const QJsonObject body = json(answer);
        QCOMPARE(body.value(QLatin1String("success")).toBool(), false);
        const QJsonArray documents = body.value(QLatin1String("documents")).toArray();
        QCOMPARE(documents.size(), 2);
        QCOMPARE(body.value(QLatin1String("rows")).toArray(), (QJsonArray{0, 2}));
        QList<int> bad;
        for (const QJsonValue& each : body.value(QLatin1String("errors")).toArray())
            bad << each[QLatin1String("row")].toInt();
        QVERIFY(bad.contains(1) && bad.contains(3) && !bad.contains(0) && !bad.contains(2));
        QCOMPARE(charges(), cents + 100);
        const QJsonObject whole =
            documentIn(m_client.mine("GET", ContractClient::pathOf(documents.at(0).toObject())));
        QCOMPARE(whole.value(QLatin1String("templateId")), m_template.value(QLatin1String("id")));
        QCOMPARE(whole.value(QLatin1String("signingStatus")).toInt(), 52);
        QVERIFY(
            whole.value(QLatin1String("documentSetting"))[QLatin1String("postBackURL")].toString().startsWith(
                QLatin1String("https://example.com/cb/")));
    }
    void rowsThatAreNone()
    {
        const QByteArray path = usePath();
        for (const char* body :
             {"{}", R"({"Invitations":{}})", R"({"Invitations":"x"})", R"({"callback":5})"})
            QVERIFY2(m_client.mine("POST", path, body).status == 400, body);
        QJsonArray many;
        for (int i = 0; i < 1001; ++i)
            many.append(row("A", "a@example.com", QString()));
        const qint64 cents = charges();
        QCOMPARE(use(many).status, 413);
        QCOMPARE(charges(), cents);
        // A document isn't a template.
        const RawAnswer plain =
            m_client.mine("POST", "/templates/use/" + ContractClient::idOf(m_client.created(51)),
                          ServiceFixture::bytes({{QStringLiteral("Invitations"),
                                                  QJsonArray{row("A", "a@example.com", QString())}}}));
        QVERIFY2(plain.status >= 400 && plain.status < 500, plain.body.constData());
    }
    void aKeySendsRowsOnce()
    {
        const QByteArray key("Idempotency-Key: rows\r\n");
        const QJsonArray rows{row("Ben", "ben@example.com", QStringLiteral("x"))};
        const qint64 cents = charges();
        const RawAnswer first = use(rows, key);
        const RawAnswer again = use(rows, key);
        QCOMPARE(first.status, 200);
        QCOMPARE(again.body, first.body);
        QCOMPARE(charges(), cents + 50);
        QCOMPARE(use({row("Ben", "ben@example.com", QStringLiteral("y"))}, key).code(),
                 QStringLiteral("idempotency"));
    }

    void oneFromATemplate()
    {
        const QByteArray body =
            R"({"title":"From form","senderName":"S","senderEmail":"s@example.com","signingStatus":51,"Invitations":[{"recipientName":"Ben","recipientEmail":"ben@example.com"}],"Tags":[{"Name":"Full name","Value":"Ben B"},{"Name":"Rooms","Value":3}]})";
        const RawAnswer answer = m_client.mine("POST", signPath(), body);
        QVERIFY2(answer.status == 201, answer.body.constData());
        const QJsonObject document = documentIn(answer);
        QCOMPARE(document.value(QLatin1String("title")).toString(), QStringLiteral("From form"));
        QCOMPARE(document.value(QLatin1String("signingStatus")).toInt(), 51);
        QCOMPARE(document.value(QLatin1String("documentType")).toInt(), 5);
        QCOMPARE(document.value(QLatin1String("invitations")).toArray().size(), 1);
        QVERIFY(document.value(QLatin1String("id")) != m_template.value(QLatin1String("id")));
        QVERIFY(QJsonDocument(document).toJson().contains("Ben B"));
        for (const char* wrong :
             {R"({"Tags":[{"Name":"no such tag","Value":"x"}]})", R"({"Tags":[{"Value":"x"}]})",
              R"({"signingStatus":53})", R"({"Invitations":[{"recipientEmail":"x"}]})"})
            QVERIFY2(m_client.mine("POST", signPath(), wrong).status == 400, wrong);
    }

    void report()
    {
        const QByteArray path = ContractClient::pathOf(m_template) + "/childrentags";
        const QJsonObject all = json(m_client.mine("GET", path));
        const int count = all.value(QLatin1String("documentCount")).toInt();
        QVERIFY(count >= 4);
        QCOMPARE(all.value(QLatin1String("documents")).toArray().size(), count);
        const QJsonObject page = json(m_client.mine("GET", path + "?pageSize=1&pageIndex=2"));
        QCOMPARE(page.value(QLatin1String("documentCount")).toInt(), count);
        QCOMPARE(page.value(QLatin1String("documents")).toArray().size(), 1);
        const RawAnswer csv = m_client.mine("GET", path, {}, "Accept: text/csv\r\n");
        QVERIFY(csv.header("Content-Type").startsWith("text/csv"));
        QVERIFY(csv.body.contains("ben@example.com") && csv.body.count('\n') >= count);
        for (const char* query : {"?pageSize=0", "?pageSize=501", "?pageIndex=0", "?masked=maybe"})
            QCOMPARE(m_client.mine("GET", path + query).status, 400);
    }
};

INK_TEST(TestRowsTemplates, "tst_rows_templates")

} // namespace tst_rows_templates

#include "tst_rows_templates.moc"
