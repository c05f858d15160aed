// The examples of /openapi.json are requests that the service takes.
#include "tests/contract/contracttest.h"
#include "tests/support/testmain.h"

#include <QSet>
#include <QTest>

namespace tst_examples {

using namespace ink;
using namespace ink::test;
using namespace Qt::Literals::StringLiterals;

class TestExamples final : public ContractTest
{
    Q_OBJECT

    [[nodiscard]] QByteArray idOf(const QJsonObject& object) { return ContractClient::idOf(object); }

    /** The path of an operation, with objects for which its example makes sense. */
    [[nodiscard]] QByteArray pathFor(const ApiOperation& operation)
    {
        const QString id = operation.id();
        if (id == "createFromTemplate"_L1 || id == "bulk"_L1) {
            QJsonObject form = ServiceFixture::document(51, u"Template"_s);
            form.insert(u"documentType"_s, 7);
            const QByteArray made = idOf(m_client.created(form));
            return (id == "bulk"_L1 ? "/v1/templates/use/" : "/v2/templates/sign/") + made;
        }
        if (id == "answerQuestion"_L1) {
            const QJsonObject sent = m_client.created(52);
            m_client.nobody("POST", signingPath(sent) + "/questions", R"({"text":"When?"})");
            return "/v1/documents/" + idOf(sent) + "/questions/1/answers";
        }
        if (id == "sendSignedCopy"_L1) {
            const QJsonObject sent = m_client.created(52);
            m_client.finish(signingPath(sent));
            const auto status = [&] {
                return json(m_client.mine("GET", ContractClient::pathOf(sent)))
                    .value("document"_L1)["signingStatus"_L1]
                    .toInt();
            };
            [&] { QTRY_COMPARE_WITH_TIMEOUT(status(), 53, 30'000); }();
            return ContractClient::pathOf(sent) + "/signedCopy";
        }
        if (id == "delegate"_L1) {
            QJsonObject form = ServiceFixture::document(52, u"Lease"_s);
            QJsonArray recipients = form.value("invitations"_L1).toArray();
            QJsonObject first = recipients.at(0).toObject();
            first.insert(u"mayDelegate"_s, true);
            recipients.replace(0, first);
            form.insert(u"invitations"_s, recipients);
            return signingPath(m_client.created(form)) + "/delegate";
        }
        QString path = operation.path;
        if (path.startsWith("/sign/{guid}"_L1))
            return signingPath(m_client.created(52)) + path.mid(12).toUtf8();
        return path.replace("{docID}"_L1, QString::fromLatin1(idOf(m_client.created(51)))).toUtf8();
    }

    /** Fills in what an example can't know: bytes of a file, ids of fields. */
    [[nodiscard]] QJsonObject filledIn(const ApiOperation& operation, QJsonObject example,
                                       const QByteArray& path)
    {
        if (QJsonArray files = example.value("files"_L1).toArray(); !files.isEmpty()) {
            QJsonObject file = files.at(0).toObject();
            file.insert(u"body"_s, QString::fromLatin1(ServiceFixture::sample().toBase64()));
            files.replace(0, file);
            example.insert(u"files"_s, files);
        }
        if (operation.id() == "finish"_L1) {
            const QByteArray link = path.chopped(int(qstrlen("/finish")));
            const QJsonObject view = json(m_client.nobody("GET", link + "/values"));
            example.insert(u"values"_s, ServiceFixture::valuesFor(view));
        }
        return example;
    }

private Q_SLOTS:
    void initTestCase() { QVERIFY(m_client.start(true)); } // a recipient who delegates needs mail
    void eachIsTaken()
    {
        int sent = 0;
        for (const ApiOperation& operation : m_client.api().operations()) {
            const QJsonObject content =
                operation.object.value("requestBody"_L1)["content"_L1]["application/json"_L1].toObject();
            const QJsonObject example = content.value("example"_L1).toObject();
            if (example.isEmpty()) continue;
            ++sent;
            const QStringList faults = JsonSchema(m_client.api().root())
                                           .faults(example, content.value("schema"_L1).toObject(), true);
            QVERIFY2(faults.isEmpty(), qPrintable(operation.id() + u": "_s + faults.join(u'\n')));
            if (operation.id() == "prepare"_L1) continue; // needs real certificates: tst_certificates
            const QByteArray path = pathFor(operation);
            const QByteArray body = ServiceFixture::bytes(filledIn(operation, example, path));
            const bool isMine = m_client.api().needsAccount(operation);
            const RawAnswer answer = isMine ? m_client.mine(operation.method, path, body)
                                            : m_client.nobody(operation.method, path, body);
            QVERIFY2(answer.status < 300, qPrintable(u"%1: %2 %3"_s.arg(operation.id())
                                                         .arg(answer.status)
                                                         .arg(QString::fromUtf8(answer.body.left(400)))));
        }
        QVERIFY2(sent >= 18, qPrintable(QString::number(sent)));
    }
};

INK_TEST(TestExamples, "tst_examples")

} // namespace tst_examples

#include "tst_examples.moc"
