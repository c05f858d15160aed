// Phone numbers in the rows of a bulk run: each document requires a code by SMS to its row's number.
#include "tests/integration/bulk/bulkbench.h"
#include "tests/support/hookreceiver.h"
#include "tests/support/serverprocess.h"
#include "tests/support/testmain.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QJsonValue>
#include <QProcessEnvironment>
#include <QRegularExpression>
#include <QTest>
#include <QUrl>

namespace tst_bulkphones {

using namespace ink::test;
using namespace Qt::Literals::StringLiterals;

namespace {

/** A template whose open roles require codes by SMS and have no number. */
QByteArray phoneTemplate(const QString& title, const QStringList& roles)
{
    QJsonObject body = QJsonDocument::fromJson(bulkTemplateBody(title)).object();
    QJsonArray people;
    QJsonArray tags = body.value("tags"_L1).toArray();
    for (int i = 0; i < roles.size(); ++i) {
        people.append(QJsonObject{{u"recipientName"_s, roles.at(i)},
                                  {u"actionType"_s, 15},
                                  {u"authentications"_s, QJsonArray{QJsonObject{{u"type"_s, 132}}}}});
        if (i == 0) continue;
        QJsonObject signature = tags.last().toObject();
        signature.insert(u"name"_s, u"Signature of %1"_s.arg(roles.at(i)));
        signature.insert(u"invitationIndex"_s, i + 1);
        signature.insert(u"top"_s, 300 + 80 * i);
        tags.append(signature);
    }
    body.insert(u"invitations"_s, people);
    body.insert(u"tags"_s, tags);
    return QJsonDocument(body).toJson(QJsonDocument::Compact);
}

QString codeIn(const QByteArray& message)
{
    static const QRegularExpression six(u"\\b\\d{6}\\b"_s);
    return six.match(QJsonDocument::fromJson(message).object().value("text"_L1).toString()).captured();
}

} // namespace

class TestBulkPhones final : public QObject
{
    Q_OBJECT

    HookReceiver m_gateway;
    ServerProcess m_server;
    QTemporaryDir m_folder;
    QProcessEnvironment m_env;

    [[nodiscard]] Ended inkstone(const QStringList& arguments) const
    {
        return runToEnd(binary("inkstone"), arguments, m_env);
    }
    /** Runs a subcommand of `inkstone bulk` for a file and a template on the server. */
    [[nodiscard]] Ended bulk(const QString& what, const QString& file, qint64 source,
                             const QStringList& more = {}) const
    {
        return inkstone(QStringList{u"bulk"_s, what, file, u"--template"_s, QString::number(source),
                                    u"--json"_s, u"--server"_s, u"http://127.0.0.1:%1"_s.arg(m_server.port)} +
                        more);
    }
    [[nodiscard]] static QJsonObject json(const Ended& ended)
    {
        return QJsonDocument::fromJson(ended.out).object();
    }
    [[nodiscard]] QString write(const QString& name, const QByteArray& bytes) const
    {
        const QString path = m_folder.filePath(name);
        return writeContent(path, bytes) ? path : QString();
    }
    qint64 makeTemplate(const QString& title, const QStringList& roles)
    {
        RawClient client(m_server.port);
        const RawAnswer made = client.ask(post("/documents", phoneTemplate(title, roles),
                                               m_server.auth + "Content-Type: application/json\r\n"));
        return QJsonDocument::fromJson(made.body).object().value("document"_L1)["id"_L1].toInteger();
    }
    /** The signing paths of a document's recipients. */
    QList<QByteArray> links(qint64 document)
    {
        RawClient client(m_server.port);
        const RawAnswer answer =
            client.ask(get("/v1/documents/" + QByteArray::number(document), m_server.auth));
        const QJsonArray people =
            QJsonDocument::fromJson(answer.body).object().value("document"_L1)["invitations"_L1].toArray();
        QList<QByteArray> paths;
        for (const QJsonValue& person : people)
            paths.append(QUrl(person["signingURL"_L1].toString()).path().toUtf8());
        return paths;
    }
    int askForCode(const QByteArray& path)
    {
        RawClient client(m_server.port);
        return client.ask(post(path + "/code", {}, {})).status;
    }
    int giveCode(const QByteArray& path, const QString& code)
    {
        RawClient client(m_server.port);
        return client
            .ask(post(path + "/unlock",
                      QJsonDocument(QJsonObject{{u"code"_s, code}}).toJson(QJsonDocument::Compact),
                      "Content-Type: application/json\r\n"))
            .status;
    }
    [[nodiscard]] QString numberAt(qsizetype message) const
    {
        return QJsonDocument::fromJson(m_gateway.requests.at(message).body)
            .object()
            .value("to"_L1)
            .toString();
    }

private Q_SLOTS:
    void initTestCase()
    {
        QVERIFY(m_server.start({u"--sms-url"_s, m_gateway.url(), u"--sms-body"_s,
                                uR"({"to":"{to}","text":"{text}"})"_s, u"--allow-local-sms-gateway"_s}));
        m_env = ownHome(m_folder.filePath(u"home"_s));
        m_env.insert(u"INKSTONE_DATA"_s, m_folder.filePath(u"data"_s));
        m_env.insert(u"INKSTONE_API_KEY"_s, QString::fromLatin1(m_server.key));
    }

    void everyRowHasItsOwnNumber()
    {
        const qint64 source = makeTemplate(u"Offer letter"_s, {u"Employee"_s});
        QVERIFY(source > 0);
        const QString file = write(u"people.csv"_s, "Name;E-mail;Mobile;Salary\r\n"
                                                    "Ada;ada@example.com;+49 151 23456789;41000\r\n"
                                                    "Ben;ben@example.com;;42000\r\n"
                                                    "Cem;cem@example.com;0151 234;43000\r\n"
                                                    "Dev;dev@example.com;+1 (555) 010-9999;44000\r\n");
        const Ended planned = bulk(u"plan"_s, file, source);
        const QJsonObject plan = json(planned);
        QVERIFY2(plan.value("columns"_L1)[2]["meaning"_L1].toString() == u"@phone"_s,
                 (planned.out + planned.err).constData());
        QCOMPARE(plan.value("ready"_L1).toInt(), 2);
        QCOMPARE(plan.value("faulty"_L1).toInt(), 2);
        for (const int at : {0, 1}) {
            const QJsonValue finding = plan.value("findings"_L1)[at];
            QCOMPARE(finding["line"_L1].toInt(), 3 + at);
            QCOMPARE(finding["column"_L1].toString(), u"Mobile"_s);
            QVERIFY(finding["error"_L1].toBool());
        }

        const Ended ran = bulk(u"run"_s, file, source, {u"--skip-faulty"_s});
        QVERIFY2(json(ran).value("sent"_L1).toInt() == 2, (ran.out + ran.err).constData());
        const QString run = json(ran).value("run"_L1).toString();
        const QString all = m_folder.filePath(u"all.csv"_s);
        const QString failed = m_folder.filePath(u"failed.csv"_s);
        const QJsonObject report = json(
            inkstone({u"bulk"_s, u"report"_s, run, u"--json"_s, u"--out"_s, all, u"--failed"_s, failed}));
        const QList<QByteArray> lines = contentOf(all).replace("\r", "").split('\n');
        QVERIFY2(lines.at(0).contains("Recipient name,Email,Phone,Name,"), lines.at(0).constData());
        // The apostrophe keeps spreadsheets from evaluating it; the reader here removes it.
        QVERIFY2(lines.at(1).startsWith("Ada,ada@example.com,'+49 151 23456789,"), lines.at(1).constData());
        QVERIFY2(lines.at(2).startsWith("Ben,ben@example.com,,"), lines.at(2).constData());
        QVERIFY2(lines.at(4).startsWith("Dev,dev@example.com,'+1 (555) 010-9999,"), lines.at(4).constData());
        QByteArray again = contentOf(failed);
        QVERIFY2(again.contains("Cem,cem@example.com,0151 234,"), again.constData());

        // The code is sent to the row's phone, and opens only this row's document.
        const QJsonArray rows = report.value("rows"_L1).toArray();
        const QList<QByteArray> ada = links(rows.at(0)["document"_L1].toInteger());
        const QList<QByteArray> dev = links(rows.at(3)["document"_L1].toInteger());
        QVERIFY(ada.size() == 1 && dev.size() == 1);
        QCOMPARE(askForCode(ada.constFirst()), 200);
        QTRY_COMPARE(m_gateway.requests.size(), 1);
        QCOMPARE(numberAt(0), u"+4915123456789"_s);
        QCOMPARE(askForCode(dev.constFirst()), 200);
        QTRY_COMPARE(m_gateway.requests.size(), 2);
        QCOMPARE(numberAt(1), u"+15550109999"_s);
        const QString codeOfAda = codeIn(m_gateway.requests.at(0).body);
        const QString codeOfDev = codeIn(m_gateway.requests.at(1).body);
        if (codeOfAda != codeOfDev) QCOMPARE(giveCode(dev.constFirst(), codeOfAda), 403);
        QCOMPARE(giveCode(ada.constFirst(), codeOfAda), 200);
        QCOMPARE(giveCode(dev.constFirst(), codeOfDev), 200);

        // The corrected report of failed rows is the file of the next run.
        again.replace("0151 234", "+44 20 7946 0018");
        const Ended second = bulk(u"run"_s, write(u"again.csv"_s, again), source, {u"--skip-faulty"_s});
        QVERIFY2(json(second).value("sent"_L1).toInt() == 1 && json(second).value("faulty"_L1).toInt() == 1,
                 (second.out + second.err).constData());
    }

    void everyRoleHasAColumnOfItsOwn()
    {
        const qint64 source = makeTemplate(u"Contract"_s, {u"Employee"_s, u"Manager"_s});
        QVERIFY(source > 0);
        const QString file = write(
            u"contracts.csv"_s, "Employee,Employee email,Employee phone,Manager,Manager email,Manager phone\n"
                                "Ada,ada@example.com,+4915123456789,Mia,mia@example.com,+442079460018\n"
                                "Ben,ben@example.com,+4915123456780,Mia,mia@example.com,12\n");
        const Ended planned = bulk(u"plan"_s, file, source);
        const QJsonObject plan = json(planned);
        QStringList meanings;
        for (const QJsonValue column : plan.value("columns"_L1).toArray())
            meanings.append(column["meaning"_L1].toString());
        QVERIFY2(meanings == QStringList({u"@name:Employee"_s, u"@email:Employee"_s, u"@phone:Employee"_s,
                                          u"@name:Manager"_s, u"@email:Manager"_s, u"@phone:Manager"_s}),
                 (planned.out + planned.err).constData());
        QCOMPARE(plan.value("findings"_L1)[0]["column"_L1].toString(), u"Manager phone"_s);

        const Ended ran = bulk(u"run"_s, file, source, {u"--skip-faulty"_s});
        QVERIFY2(json(ran).value("sent"_L1).toInt() == 1, (ran.out + ran.err).constData());
        const QString all = m_folder.filePath(u"contracts-all.csv"_s);
        const QJsonObject report = json(inkstone(
            {u"bulk"_s, u"report"_s, json(ran).value("run"_L1).toString(), u"--json"_s, u"--out"_s, all}));
        const QByteArray table = contentOf(all);
        QVERIFY2(table.contains("Recipient name,Email,Phone,Name 2,Email 2,Phone 2,Name,"),
                 table.constData());
        QVERIFY2(table.contains("Ada,ada@example.com,+4915123456789,Mia,mia@example.com,+442079460018"),
                 table.constData());

        const QList<QByteArray> both = links(report.value("rows"_L1)[0]["document"_L1].toInteger());
        QCOMPARE(both.size(), 2);
        m_gateway.requests.clear();
        QCOMPARE(askForCode(both.at(0)), 200);
        QTRY_COMPARE(m_gateway.requests.size(), 1);
        QCOMPARE(numberAt(0), u"+4915123456789"_s);
        QCOMPARE(askForCode(both.at(1)), 200);
        QTRY_COMPARE(m_gateway.requests.size(), 2);
        QCOMPARE(numberAt(1), u"+442079460018"_s);
    }
};

INK_TEST(TestBulkPhones, "tst_bulkphones")

} // namespace tst_bulkphones

#include "tst_bulkphones.moc"
