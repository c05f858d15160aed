#include "tests/contract/contracttest.h"
#include "tests/contract/support/jsontorture.h"
#include "tests/support/testmain.h"

#include <QJsonObject>
#include <QTest>

namespace tst_json_torture {

using namespace ink;
using namespace ink::test;

/** Difficult JSON inputs as bodies for every operation that reads JSON: invalid JSON is 400 with that
 * reason, valid JSON never is, and nothing ever fails or crashes. */
class TestJsonTorture final : public ContractTest
{
    Q_OBJECT

    QJsonObject m_draft;
    QJsonObject m_template;
    QJsonObject m_sent;
    QJsonObject m_folder;
    QList<JsonInput> m_inputs;

    [[nodiscard]] QByteArray pathOf(const ApiOperation& operation) const
    {
        QString path = operation.path;
        const auto fill = [&](const char* variable, const QByteArray& value) {
            path.replace(QLatin1String(variable), QString::fromLatin1(value));
        };
        const bool isTemplate = path.contains(QLatin1String("/templates/"));
        fill("{docID}", ContractClient::idOf(isTemplate ? m_template : m_draft));
        fill("{templateID}", ContractClient::idOf(m_template));
        fill("{folderId}", ContractClient::idOf(m_folder));
        fill("{guid}", ServiceFixture::signingPath(m_sent).mid(6));
        return path.toLatin1();
    }

private Q_SLOTS:
    void initTestCase()
    {
        QVERIFY(m_client.start());
        m_client.strict = false; // unknown fields are returned
        m_sent = m_client.created(52);
        m_draft = m_client.created(51);
        QJsonObject form = ServiceFixture::document(51);
        form.insert(QStringLiteral("documentType"), 7);
        m_template = m_client.created(form);
        m_folder = ContractClient::object(
            m_client.mine("POST", "/folders", R"({"folder":{"name":"Clients"}})"), "data");
        QVERIFY(!m_draft.isEmpty() && !m_sent.isEmpty() && !m_folder.isEmpty() && !m_template.isEmpty());

        const QList<JsonInput> values = jsonValues();
        for (const JsonInput& value : values) {
            m_inputs.append(value);
            m_inputs.append({value.name + " in a list", value.kind, '[' + value.text + ']'});
            m_inputs.append({value.name + " in a field", value.kind, "{\"title\":" + value.text + '}'});
            m_inputs.append({value.name + " in a tag", value.kind,
                             "{\"tags\":[{\"type\":252,\"left\":" + value.text + "}]}"});
            if (value.text.startsWith('"'))
                m_inputs.append({value.name + " as a name", value.kind, '{' + value.text + ":1}"});
        }
        m_inputs += jsonStructures();
        QVERIFY(m_inputs.size() > 250);
    }
    void cleanup()
    {
        const QByteArray faults = m_client.takeFaults();
        QVERIFY2(faults.isEmpty(), faults.left(4000).constData());
    }

    void bodies_data()
    {
        QTest::addColumn<int>("index");
        for (int i = 0; i < m_client.api().operations().size(); ++i) {
            const ApiOperation& operation = m_client.api().operations().at(i);
            if (operation.bodyTypes().contains(QLatin1String("application/json")))
                QTest::addRow("%s %s", operation.method.constData(), qPrintable(operation.path)) << i;
        }
    }
    void bodies()
    {
        QFETCH(const int, index);
        const ApiOperation& operation = m_client.api().operations().at(index);
        // Bodies are read only for existing invitations, and earlier inputs delete documents.
        if (operation.path.startsWith(QLatin1String("/sign/"))) m_sent = m_client.created(52);
        const bool mayBeEmpty = operation.id() == QLatin1String("deleteDocuments");
        QByteArrayList faults;
        // A third of the inputs for each operation, all of them for each three; INKSTONE_ALL_ROWS=1 sends all
        // to each.
        const bool all = qEnvironmentVariableIntValue("INKSTONE_ALL_ROWS") == 1;
        for (qsizetype at = all ? 0 : index % 3; at < m_inputs.size(); at += all ? 1 : 3) {
            const JsonInput& input = m_inputs.at(at);
            const RawAnswer answer = m_client.mine(operation.method, pathOf(operation), input.text);
            const bool complains =
                answer.body.contains("not valid JSON") || answer.body.contains("not valid UTF-8");
            bool fits = answer.status >= 200 && answer.status < 500;
            if (input.kind == Json::Invalid) {
                // A code, a reason or a name takes 64 KiB at most.
                const bool isLarge = answer.status == 413 && input.text.size() > 64 * 1024;
                if (isLarge) continue;
                const bool refused = answer.status == 400 && answer.code() == QLatin1String("malformed");
                fits = fits && ((refused && complains) || (mayBeEmpty && answer.status == 400));
            }
            if (input.kind == Json::Valid) fits = fits && !complains;
            if (!fits)
                faults << input.name.left(60) + ": " + QByteArray::number(answer.status) + ' ' +
                              answer.body.left(160);
        }
        QVERIFY2(faults.isEmpty(), ('\n' + faults.join('\n')).left(6000).constData());
    }

    void partsOfAMultipartBody()
    {
        for (const JsonInput& input : std::as_const(m_inputs)) {
            if (input.text.size() > 100'000) continue;
            for (const char* name : {"document", "authentication"}) {
                const QByteArray body =
                    part(name, input.text) +
                    (name == QByteArray("document") ? QByteArray() : part("document", "{}")) + "--BB--";
                const RawAnswer answer = m_client.multipart("/documents", body, m_client.service.auth);
                QVERIFY2(answer.status >= 400 && answer.status < 500, input.name.constData());
            }
        }
    }

    void aJsonPartOverItsLimit()
    {
        const QByteArray body = part("document", QByteArray(8 * 1024 * 1024 + 1, ' ')) + "--BB--";
        QCOMPARE(m_client.multipart("/documents", body, m_client.service.auth).status, 413);
    }

    void theServiceIsWellAfterwards()
    {
        QCOMPARE(m_client.nobody("GET", "/health/ready").status, 200);
        QCOMPARE(m_client.mine("GET", "/documents?pageSize=500").status, 200);
        m_client.strict = true;
        const QJsonObject document = m_client.created(52);
        QCOMPARE(m_client.mine("GET", ContractClient::pathOf(document)).status, 200);
        QCOMPARE(m_client.nobody("GET", ServiceFixture::signingPath(document) + "/values").status, 200);
    }
};

INK_TEST(TestJsonTorture, "tst_json_torture")

} // namespace tst_json_torture

#include "tst_json_torture.moc"
