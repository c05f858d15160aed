// Rules for all writes of the description: a new operation is tested as soon as it is described.
#include "tests/contract/contracttest.h"
#include "tests/contract/support/operationmatrix.h"
#include "tests/contract/support/requestgenerator.h"
#include "tests/support/testmain.h"

#include <QTest>

namespace tst_everywrite {

using namespace ink;
using namespace ink::test;
using namespace Qt::Literals::StringLiterals;

/** Tests that no write changes anything if If-Match is stale, or ignores an unknown member anywhere in the
 * body with `Prefer: handling=strict`. */
class TestEveryWrite final : public ContractTest
{
    Q_OBJECT

    QJsonObject m_draft;
    QJsonObject m_sent;
    QJsonObject m_template;
    QByteArray m_folder;
    QByteArray m_absence;
    QByteArray m_key;

    static bool isWrite(const ApiOperation& operation) { return operation.method != "GET"; }
    void makeObjects()
    {
        m_draft = m_client.created(51);
        QJsonObject wanted = ServiceFixture::document(52);
        QJsonArray tags = wanted.value("tags"_L1).toArray();
        tags.append(ServiceFixture::tag(256, u"Passport"_s, {90, 420, 90, 22}, 1, false));
        wanted.insert(u"tags"_s, tags);
        m_sent = m_client.created(wanted);
        (void)m_client.nobody("POST", signingPath(m_sent) + "/questions", R"({"text":"When?"})");
        QJsonObject form = ServiceFixture::document(51, u"Template"_s);
        form.insert(u"documentType"_s, 7);
        m_template = m_client.created(form);
        const QByteArray number = ContractClient::idOf(m_draft);
        m_folder = ContractClient::idOf(ContractClient::object(
            m_client.mine("POST", "/v1/folders",
                          R"({"folder":{"name":"F)" + number + R"(","folderType":1}})"),
            "data"));
        m_key = ContractClient::idOf(
            ContractClient::object(m_client.mine("POST", "/v1/user/keys", R"({"name":"Spare"})"), "key"));
        m_absence = ContractClient::idOf(ContractClient::object(
            m_client.mine(
                "POST", "/v1/user/absences",
                R"({"name":"Ben","email":"b)" + number +
                    R"(@example.com","from":"2099-01-01","until":"2099-01-09","deputyName":"Eva","deputyEmail":"eva@example.com"})"),
            "absence"));
    }
    QByteArray pathOf(const ApiOperation& operation) const
    {
        QByteArray path = operation.path.toLatin1();
        const bool isOfTemplate = path.contains("/templates/");
        const bool isOfSent = path.contains("{invitation}") || path.contains("/questions/") ||
                              path.contains("/editLock") || path.contains("/deliveries/");
        const QJsonObject& document = isOfTemplate ? m_template : isOfSent ? m_sent : m_draft;
        const QByteArray guid = m_sent.value("invitations"_L1)[0]["GUID"_L1].toString().toLatin1();
        path.replace("{docID}", ContractClient::idOf(document));
        path.replace("{templateID}", ContractClient::idOf(m_template));
        path.replace("{fileID}", QByteArray::number(document.value("files"_L1)[0]["id"_L1].toInteger()));
        path.replace("{folderId}", m_folder).replace("{keyID}", m_key).replace("{absenceID}", m_absence);
        path.replace("{invitation}", guid).replace("{guid}", guid).replace("{number}", "1");
        path.replace("{tagID}", ContractClient::idOf(m_sent.value("tags"_L1).toArray().last().toObject()));
        path.replace("{delivery}", absentGuid);
        return operation.id() == "attach"_L1 ? path + "?name=a.pdf" : path;
    }

private Q_SLOTS:
    void initTestCase()
    {
        QVERIFY(m_client.start());
        makeObjects();
    }

    void aStaleTagIsRefused()
    {
        RequestGenerator generator(m_client.api(), 41);
        generator.setFile(ServiceFixture::sample());
        m_client.strict = false;
        QStringList faults;
        int asked = 0;
        for (const ApiOperation& operation : m_client.api().operations()) {
            if (!isWrite(operation)) continue;
            const GeneratedRequest request = generator.make(operation, RequestGenerator::Kind::Valid);
            const RawAnswer answer =
                m_client.mine(operation.method, pathOf(operation), request.body,
                              "If-Match: \"stale\"\r\nX-Inkstone-Editor: probe\r\n", request.type);
            ++asked;
            if (answer.status != 412)
                faults << u"%1: %2 %3"_s.arg(operation.name())
                              .arg(answer.status)
                              .arg(QString::fromUtf8(answer.body.left(300)));
            const QList<QJsonObject> parameters = m_client.api().parameters(operation);
            const bool isDescribed =
                operation.object.value("responses"_L1).toObject().contains("412"_L1) &&
                std::any_of(parameters.cbegin(), parameters.cend(),
                            [](const QJsonObject& each) { return each.value("name"_L1) == "If-Match"_L1; });
            if (!isDescribed) faults << operation.name() + u" doesn't describe If-Match and 412"_s;
        }
        m_client.strict = true;
        QVERIFY2(faults.isEmpty(), qPrintable(u'\n' + faults.join(u'\n')));
        QVERIFY(asked > 35);
        QCOMPARE(now(m_draft), m_draft);
    }

    /** Programs get a JSON error, although the parent path is an HTML page. */
    void aStaleTagOfNoSigningLink()
    {
        const QByteArray path = QByteArray("/sign/") + absentGuid + "/code";
        const RawAnswer answer =
            m_client.nobody("POST", path, {}, "If-Match: \"stale\"\r\nAccept: text/html\r\n");
        QCOMPARE(answer.status, 404);
        QCOMPARE(answer.code(), u"not_found"_s);
    }

    void strictlyNoMemberIsIgnored()
    {
        RequestGenerator generator(m_client.api(), 41);
        const QString unknown = u"nosuchmember"_s;
        m_client.strict = false;
        QStringList faults;
        int asked = 0;
        for (const ApiOperation& operation : m_client.api().operations()) {
            if (!isWrite(operation) || !operation.bodyTypes().contains(u"application/json"_s)) continue;
            const QJsonObject schema =
                operation.object.value("requestBody"_L1)["content"_L1]["application/json"_L1]["schema"_L1]
                    .toObject();
            const auto bodies = generator.variants(schema,
                                                   [&](const QString&, const QJsonObject& of,
                                                       const QJsonValue& valid) -> std::optional<QJsonValue> {
                                                       if (!of.contains("properties"_L1) ||
                                                           of.contains("additionalProperties"_L1))
                                                           return std::nullopt;
                                                       QJsonObject more = valid.toObject();
                                                       more.insert(unknown, 1);
                                                       return more;
                                                   });
            for (const RequestGenerator::Variant& each : bodies) {
                const QByteArray list = QJsonDocument(QJsonArray{each.value}).toJson(QJsonDocument::Compact);
                const RawAnswer answer =
                    m_client.mine(operation.method, pathOf(operation), list.mid(1, list.size() - 2),
                                  "Prefer: handling=strict\r\nX-Inkstone-Editor: probe\r\n");
                ++asked;
                // A bulk call refuses its rows one by one.
                const bool isRefused = answer.status == 400 || json(answer).value("success"_L1) == false;
                const bool isNamed = isRefused && answer.body.contains(unknown.toLatin1()) &&
                                     answer.header("Preference-Applied") == "handling=strict";
                if (!isNamed)
                    faults << u"%1 %2: %3 %4\n  %5"_s
                                  .arg(operation.name(), each.path.isEmpty() ? u"(top)"_s : each.path)
                                  .arg(answer.status)
                                  .arg(QString::fromUtf8(answer.body.left(300)),
                                       QString::fromUtf8(list.left(300)));
                if (answer.status < 300) makeObjects();
            }
        }
        m_client.strict = true;
        QVERIFY2(faults.isEmpty(), qPrintable(u'\n' + faults.join(u'\n')));
        QVERIFY(asked > 50);
    }
};

INK_TEST(TestEveryWrite, "tst_everywrite")

} // namespace tst_everywrite

#include "tst_everywrite.moc"
