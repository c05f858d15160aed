#include "tests/contract/contracttest.h"
#include "tests/support/testmain.h"

#include <QCryptographicHash>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QJsonValue>
#include <QTest>

namespace tst_rows_create {

using namespace ink;
using namespace ink::test;

/** The row "Create a document or a template" of contract §5, in the forms of §6, and the rules of §2.4. */
class TestRowsCreate final : public ContractTest
{
    Q_OBJECT

    /** JSON with single quotes, which C++ need not escape. */
    static QByteArray quoted(QByteArray text) { return text.replace('\'', '"'); }
    static QByteArray documentPart(const QJsonObject& wanted)
    {
        return part("document", ServiceFixture::bytes(wanted));
    }
    static QByteArray filePart(const QByteArray& name = "agreement.pdf")
    {
        return part("files[]", ServiceFixture::sample(), name);
    }
    static QJsonObject withFiles(QJsonObject wanted)
    {
        wanted.insert(QStringLiteral("files"),
                      QJsonArray{QJsonObject{{QStringLiteral("name"), QStringLiteral("agreement.pdf")},
                                             {QStringLiteral("body"),
                                              QString::fromLatin1(ServiceFixture::sample().toBase64())}}});
        return wanted;
    }
    qint64 count()
    {
        return json(m_client.mine("GET", "/documents")).value(QLatin1String("documentCount")).toInteger();
    }

private Q_SLOTS:
    void cleanup()
    {
        m_client.strict = true;
        const QByteArray faults = m_client.takeFaults();
        QVERIFY2(faults.isEmpty(), faults.constData());
    }

    void everyForm_data()
    {
        QTest::addColumn<QByteArray>("path");
        QTest::addColumn<QByteArray>("form");
        QTest::addColumn<int>("status");
        for (const char* path : {"/documents", "/v1/documents", "/documents/", "/v1/documents/array",
                                 "/documents/array", "/v1/documents/array/"})
            for (const char* form : {"form-data", "form-data-reversed", "form-data-own-login", "related",
                                     "mixed", "json", "json-wrapped", "json-list"})
                for (const int status : {51, 52}) {
                    const bool list = QByteArray(path).contains("array");
                    if (QByteArray(form) == "json-list" && !list) continue;
                    QTest::addRow("%s %s %d", path, form, status)
                        << QByteArray(path) << QByteArray(form) << status;
                }
    }
    void everyForm()
    {
        QFETCH(const QByteArray, path);
        QFETCH(const QByteArray, form);
        QFETCH(const int, status);
        const qint64 before = count();
        const qint64 cents = charges();
        const QJsonObject wanted = ServiceFixture::document(status, QStringLiteral("Größe – 契約"));
        const QByteArray head = m_client.service.auth;
        RawAnswer answer;
        if (form == "form-data") {
            answer = m_client.multipart(path, documentPart(wanted) + filePart() + "--BB--\r\n", head);
        } else if (form == "form-data-reversed") {
            answer = m_client.multipart(
                path, "preamble\r\n" + filePart() + documentPart(wanted) + "--BB-- end", head);
        } else if (form == "form-data-own-login") {
            const QByteArray login = part("authentication", "{\"apiKey\":\"" + m_client.service.key + "\"}");
            answer = m_client.multipart(path, login + documentPart(wanted) + filePart() + "--BB--", {});
        } else if (form == "related" || form == "mixed") {
            const QByteArray body = "--R R\r\nContent-Type: application/json; charset=UTF-8\r\n\r\n" +
                                    ServiceFixture::bytes(wanted) +
                                    "\r\n--R R\r\nContent-Type: application/pdf; name=\"agreement.pdf\"\r\n"
                                    "Content-Transfer-Encoding: binary\r\n\r\n" +
                                    ServiceFixture::sample() + "\r\n--R R--";
            answer = m_client.mine("POST", path, body, {},
                                   "multipart/" + form + "; type=\"application/json\"; boundary=\"R R\"");
        } else if (form == "json") {
            answer = m_client.mine("POST", path, ServiceFixture::bytes(withFiles(wanted)), {},
                                   "Application/JSON; charset=utf-8");
        } else if (form == "json-wrapped") {
            answer = m_client.mine("POST", path,
                                   ServiceFixture::bytes({{QStringLiteral("document"), withFiles(wanted)}}));
        } else {
            answer = m_client.mine("POST", path, QJsonDocument(QJsonArray{withFiles(wanted)}).toJson());
        }
        QVERIFY2(answer.status == 201, answer.body.constData());
        QCOMPARE(json(answer).contains(QLatin1String("documents")), path.contains("array"));
        const QJsonObject made = firstDocumentIn(answer);
        QCOMPARE(made.value(QLatin1String("signingStatus")).toInt(), status);
        QCOMPARE(made.value(QLatin1String("title")).toString(), QStringLiteral("Größe – 契約"));
        QCOMPARE(made.value(QLatin1String("tags")).toArray().size(), 6);
        QCOMPARE(made.value(QLatin1String("documentSentTime")).isNull(), status == 51);
        const QJsonObject file = made.value(QLatin1String("files"))[0].toObject();
        QCOMPARE(file.value(QLatin1String("name")).toString(), QStringLiteral("agreement.pdf"));
        QCOMPARE(file.value(QLatin1String("sha256")).toString().toLatin1(),
                 QCryptographicHash::hash(ServiceFixture::sample(), QCryptographicHash::Sha256).toHex());
        QCOMPARE(count(), before + 1);
        QCOMPARE(charges(), cents + (status == 52 ? 50 : 0));
        const QByteArray own = ContractClient::pathOf(made);
        QCOMPARE(documentIn(m_client.mine("GET", own)), made);
        QCOMPARE(m_client.mine("GET", own + "/files/" + ContractClient::idOf(file)).body,
                 ServiceFixture::sample());
    }

    void whoAsks()
    {
        const QJsonObject wanted = ServiceFixture::document(51);
        const QByteArray rest = documentPart(wanted) + filePart() + "--BB--";
        const QByteArray mine = part("authentication", "{\"apiKey\":\"" + m_client.service.key + "\"}");
        const qint64 before = count();
        // Both agree, also in upper case.
        QCOMPARE(m_client.multipart("/documents", mine + rest, m_client.service.auth).status, 201);
        QCOMPARE(
            m_client
                .multipart("/documents",
                           part("Authentication", "{\"APIKEY\":\"" + m_client.service.key + "\"}") + rest, {})
                .status,
            201);
        QCOMPARE(count(), before + 2);
        // They differ; the part isn't the first; there is none; it is wrong; it isn't JSON.
        QCOMPARE(m_client.multipart("/documents", mine + rest, m_client.service.otherAuth).status, 401);
        QCOMPARE(
            m_client.multipart("/documents", documentPart(wanted) + mine + filePart() + "--BB--", {}).status,
            401);
        QCOMPARE(m_client
                     .multipart("/documents", documentPart(wanted) + mine + filePart() + "--BB--",
                                m_client.service.auth)
                     .status,
                 400);
        QCOMPARE(m_client.multipart("/documents", rest, {}).status, 401);
        const RawAnswer wrong =
            m_client.multipart("/documents", part("authentication", quoted("{'apiKey':'wrong'}")) + rest, {});
        QCOMPARE(wrong.status, 401);
        QVERIFY(!wrong.body.contains("wrong\""));
        QCOMPARE(m_client.multipart("/documents", part("authentication", "{}") + rest, {}).status, 400);
        QCOMPARE(m_client.multipart("/documents", part("authentication", "key") + rest, {}).status, 400);
        QCOMPARE(m_client.multipart("/documents", part("authentication", quoted("{'apiKey':5}")) + rest, {})
                     .status,
                 400);
        QCOMPARE(count(), before + 2);
        // A JSON body can't contain credentials: the account must be known before a body is read.
        QCOMPARE(m_client
                     .nobody("POST", "/documents",
                             quoted("{'authentication':{'apiKey':'") + m_client.service.key +
                                 quoted("'},'title':'x'}"))
                     .status,
                 401);
    }

    void multipartBodiesThatAreNot_data()
    {
        QTest::addColumn<QByteArray>("body");
        QTest::addColumn<int>("status");
        const QByteArray document = documentPart(ServiceFixture::document(51));
        const auto row = [](const char* name, const QByteArray& body, int status) {
            QTest::newRow(name) << body << status;
        };
        row("nothing", "x", 400);
        row("only the end", "--BB--", 400);
        row("no end", document + filePart(), 400);
        row("no document", filePart() + "--BB--", 400);
        row("two documents", document + document + "--BB--", 400);
        row("an empty document", part("document", "") + "--BB--", 400);
        row("a document that is no JSON", part("document", "title=x") + "--BB--", 400);
        row("a list of documents",
            part("document", '[' + ServiceFixture::bytes(ServiceFixture::document(51)) + ']') + "--BB--",
            400);
        row("no PDF", document + part("files[]", "GIF89a", "a.pdf") + "--BB--", 422);
        row("an empty file", document + part("files[]", "", "a.pdf") + "--BB--", 422);
        row("the head of a PDF",
            document + part("files[]", ServiceFixture::sample().left(30), "a.pdf") + "--BB--", 422);
        row("another boundary", "--CC\r\n\r\n\r\n--CC--", 400);
        row("a part that is coded",
            "--BB\r\nContent-Disposition: form-data; name=\"document\"\r\nContent-Transfer-Encoding: "
            "base64\r\n\r\ne30=\r\n--BB--",
            400);
        row("a head that is none", "--BB\r\nnonsense\r\n\r\n{}\r\n--BB--", 400);
        QByteArray many = document;
        for (int i = 0; i < 51; ++i)
            many += part("files[]", "%PDF-1.4", "a.pdf");
        row("51 files", many + "--BB--", 413);
        QByteArray parts = document;
        for (int i = 0; i < 300; ++i)
            parts += part("x" + QByteArray::number(i), "y");
        row("300 parts", parts + "--BB--", 413);
    }
    void multipartBodiesThatAreNot()
    {
        QFETCH(const QByteArray, body);
        QFETCH(const int, status);
        const qint64 before = count();
        const RawAnswer answer = m_client.multipart("/documents", body, m_client.service.auth);
        QVERIFY2(answer.status == status, QByteArray::number(answer.status) + ' ' + answer.body);
        QCOMPARE(count(), before);
    }
    void boundariesThatAreNone()
    {
        const QByteArray body = documentPart(ServiceFixture::document(51)) + "--BB--";
        for (const QByteArray& type :
             {QByteArray("multipart/form-data"), QByteArray("multipart/form-data; boundary="),
              QByteArray("multipart/form-data; boundary=\"\""),
              "multipart/form-data; boundary=" + QByteArray(71, 'B')})
            QCOMPARE(m_client.mine("POST", "/documents", body, {}, type).status, 400);
    }

    void namesOfFiles()
    {
        const auto nameOf = [&](const QByteArray& given) {
            const QByteArray body = documentPart(ServiceFixture::document(51)) +
                                    "--BB\r\nContent-Disposition: form-data; name=\"files[]\"; " + given +
                                    "\r\n\r\n" + ServiceFixture::sample() + "\r\n--BB--";
            const RawAnswer answer = m_client.multipart("/documents", body, m_client.service.auth);
            return firstDocumentIn(answer).value(QLatin1String("files"))[0][QLatin1String("name")].toString();
        };
        QCOMPARE(nameOf("filename=\"../../x.pdf\""), QStringLiteral("x.pdf"));
        QCOMPARE(nameOf("filename=\"C:\\\\temp\\\\x.pdf\""), QStringLiteral("x.pdf"));
        QCOMPARE(nameOf("filename=\"x.pdf\"; filename*=UTF-8''%E5%A5%91%E7%B4%84.pdf"),
                 QString::fromUtf8("契約.pdf"));
        QCOMPARE(nameOf("filename=\"\xc3\xa9t\xc3\xa9.pdf\""), QString::fromUtf8("été.pdf"));
        QCOMPARE(nameOf("filename=\"..\""), QStringLiteral("document.pdf"));
        QCOMPARE(nameOf("filename=\"\""), QStringLiteral("document.pdf"));
    }

    void listsAreAllOrNothing()
    {
        const QJsonObject good = withFiles(ServiceFixture::document(52));
        QJsonObject bad = good;
        bad.remove(QStringLiteral("title"));
        const auto post = [&](const QJsonArray& list) {
            return m_client.mine("POST", "/documents/array", QJsonDocument(list).toJson());
        };
        const qint64 before = count();
        const qint64 cents = charges();
        const RawAnswer named = post({good, bad});
        QCOMPARE(named.status, 400);
        QVERIFY2(ContractClient::names(named, QStringLiteral("[1].title")), named.body.constData());
        bad = good;
        bad.insert(QStringLiteral("invitations"), QJsonArray()); // only checked on sending
        QCOMPARE(post({good, bad}).status, 400);
        const RawAnswer five = post({good, 5});
        QCOMPARE(five.status, 400);
        QVERIFY2(ContractClient::names(five, QStringLiteral("[1]")), five.body.constData());
        QCOMPARE(post({}).status, 400);
        QJsonArray many;
        for (int i = 0; i < 101; ++i)
            many.append(ServiceFixture::document(51));
        QCOMPARE(post(many).status, 400);
        QCOMPARE(count(), before);
        QCOMPARE(charges(), cents);
        QCOMPARE(post({good, good}).status, 201);
        QCOMPARE(m_client
                     .mine("POST", "/documents/array",
                           ServiceFixture::bytes({{QStringLiteral("Documents"), QJsonArray{good}}}))
                     .status,
                 201);
        QCOMPARE(count(), before + 3);
        QCOMPARE(charges(), cents + 150);
        // This path accepts a single document only.
        QCOMPARE(m_client.mine("POST", "/documents", QJsonDocument(QJsonArray{good}).toJson()).status, 400);
    }

    void needed_data()
    {
        QTest::addColumn<QString>("field");
        for (const char* field : {"title", "senderName", "senderEmail", "documentType", "signingStatus"})
            QTest::newRow(field) << QString::fromLatin1(field);
    }
    void needed()
    {
        QFETCH(const QString, field);
        for (const QJsonValue& value :
             {QJsonValue(QJsonValue::Undefined), QJsonValue(), QJsonValue(QString())}) {
            QJsonObject wanted = ServiceFixture::document(51);
            wanted.remove(field);
            if (!value.isUndefined()) wanted.insert(field, value);
            const RawAnswer answer = m_client.mine("POST", "/documents", ServiceFixture::bytes(wanted));
            QVERIFY2(answer.status == 400 && ContractClient::names(answer, field), answer.body.constData());
        }
    }

    void whatSendingNeeds()
    {
        const auto refused = [&](const char* change, const QJsonValue& value) {
            QJsonObject wanted = withFiles(ServiceFixture::document(52));
            wanted.insert(QLatin1String(change), value);
            return m_client.mine("POST", "/documents", ServiceFixture::bytes(wanted));
        };
        const qint64 before = charges();
        QVERIFY(ContractClient::names(refused("files", QJsonArray()), QStringLiteral("files")));
        QCOMPARE(refused("invitations", QJsonArray()).status, 400);
        QCOMPARE(refused("tags", QJsonArray()).status, 400); // its signer could not sign
        for (const int status : {53, 54, 55, 56})
            QVERIFY(ContractClient::names(refused("signingStatus", status), QStringLiteral("signingStatus")));
        QCOMPARE(charges(), before);
    }

    void namesAndIdsAsOthersWriteThem()
    {
        m_client.strict = false;
        const QJsonObject folder = ContractClient::object(
            m_client.mine("POST", "/folders", quoted("{'folder':{'name':'Strings'}}")), "data");
        const QByteArray body =
            quoted("{'TITLE':'Loud','SenderName':'A','sendername':'Anna','SENDEREMAIL':'a@example.com','"
                   "DocumentType':'5',") +
            quoted("'SigningStatus':{'id':51,'displayName':'DRAFT'},'FolderID':'") +
            ContractClient::idOf(folder) +
            quoted("','documentSetting':{'PostBackUrl':'https://example.com/"
                   "cb'},'Files':[{'Name':'f.pdf','Body':'") +
            ServiceFixture::sample().toBase64() +
            quoted("'}],'Invitations':[{'RecipientName':'Ben','RECIPIENTEMAIL':'ben@example.com','actiontype'"
                   ":'15'}],") +
            quoted("'createdTime':'2020-01-02 "
                   "03:04:05.6','id':'77','GUID':'x','version':'9','vendorField':{'a':1}}");
        const RawAnswer refused = m_client.mine("POST", "/documents", body);
        QVERIFY2(refused.status == 400 && ContractClient::names(refused, QStringLiteral("version")),
                 refused.body.constData()); // a version isn't an id
        const RawAnswer answer = m_client.mine("POST", "/documents", QByteArray(body).replace("\"9\"", "9"));
        QVERIFY2(answer.status == 201, answer.body.constData());
        const QJsonObject made = firstDocumentIn(answer);
        QCOMPARE(made.value(QLatin1String("title")).toString(), QStringLiteral("Loud"));
        QCOMPARE(made.value(QLatin1String("folderId")), folder.value(QLatin1String("id")));
        QCOMPARE(made.value(QLatin1String("documentSetting"))[QLatin1String("postBackURL")].toString(),
                 QStringLiteral("https://example.com/cb"));
        QCOMPARE(made.value(QLatin1String("invitations")).toArray().size(), 1);
        QCOMPARE(made.value(QLatin1String("files")).toArray().size(), 1);
        QCOMPARE(made.value(QLatin1String("version")).toInt(), 1);
        QVERIFY(made.value(QLatin1String("id")).toInteger() != 77);
        QVERIFY(made.value(QLatin1String("vendorField")).toObject().contains(QLatin1String("a")));
    }

    void templatesAndFolders()
    {
        const QJsonObject documents = ContractClient::object(
            m_client.mine("POST", "/folders", quoted("{'folder':{'name':'D'}}")), "data");
        const QJsonObject templates = ContractClient::object(
            m_client.mine("POST", "/folders", quoted("{'folder':{'name':'T','folderType':2}}")), "data");
        const auto make = [&](int type, const QJsonValue& folder) {
            QJsonObject wanted = ServiceFixture::document(51);
            wanted.insert(QStringLiteral("documentType"), type);
            wanted.insert(QStringLiteral("folderId"), folder);
            return m_client.mine("POST", "/documents", ServiceFixture::bytes(withFiles(wanted)));
        };
        const QLatin1String id("id");
        QCOMPARE(make(5, documents.value(id)).status, 201);
        QVERIFY(ContractClient::names(make(5, templates.value(id)), QStringLiteral("folderId")));
        QVERIFY(ContractClient::names(make(7, documents.value(id)), QStringLiteral("folderId")));
        for (const int type : {6, 7, 8})
            QCOMPARE(make(type, templates.value(id)).status, 201);
        QVERIFY(ContractClient::names(make(5, 999'999), QStringLiteral("folderId")));
        QCOMPARE(make(5, 0).status, 201);
        QCOMPARE(make(5, QJsonValue()).status, 201);
        const QJsonObject theirs = ContractClient::object(
            m_client.other("POST", "/folders", quoted("{'folder':{'name':'O'}}")), "data");
        QVERIFY(ContractClient::names(make(5, theirs.value(id)), QStringLiteral("folderId")));
    }

    void aKeyAnswersTwice()
    {
        const QByteArray key("Idempotency-Key: once\r\n");
        const QByteArray body = documentPart(ServiceFixture::document(52)) + filePart() + "--BB--";
        const qint64 before = count();
        const qint64 cents = charges();
        const RawAnswer one = m_client.multipart("/documents", body, m_client.service.auth + key);
        const RawAnswer two = m_client.multipart("/v1/documents/", body, m_client.service.auth + key);
        QCOMPARE(two.status, one.status);
        QCOMPARE(two.body, one.body);
        QCOMPARE(two.header("Idempotency-Replayed"), QByteArray("true"));
        QCOMPARE(count(), before + 1);
        QCOMPARE(charges(), cents + 50);
        // Any other request with this key is rejected; another account's key is independent.
        const RawAnswer other = m_client.multipart("/documents/array", body, m_client.service.auth + key);
        QCOMPARE(other.status, 409);
        QCOMPARE(other.code(), QStringLiteral("idempotency"));
        QCOMPARE(m_client.mine("POST", "/folders", quoted("{'folder':{'name':'K'}}"), key).code(),
                 QStringLiteral("idempotency"));
        QCOMPARE(m_client.multipart("/documents", body, m_client.service.otherAuth + key).status, 201);
        // A rejection is repeated too.
        const QByteArray second("Idempotency-Key: refused\r\n");
        const RawAnswer bad = m_client.mine("POST", "/documents", "{}", second);
        const RawAnswer again = m_client.mine("POST", "/documents", "{}", second);
        QCOMPARE(bad.status, 400);
        QCOMPARE(again.status, 400);
        for (const QByteArray& wrong : {QByteArray(129, 'k'), QByteArray("caf\xc3\xa9")})
            QCOMPARE(m_client.mine("POST", "/documents", "{}", "Idempotency-Key: " + wrong + "\r\n").status,
                     400);
    }

    void overTheLimitOfSpending()
    {
        const qint64 cents = charges();
        QCOMPARE(
            m_client
                .mine("PUT", "/user/userSettings",
                      quoted("{'userSetting':{'spendLimitCents':") + QByteArray::number(cents + 50) + "}}")
                .status,
            200);
        const QByteArray body = documentPart(ServiceFixture::document(52)) + filePart() + "--BB--";
        QCOMPARE(m_client.multipart("/documents", body, m_client.service.auth).status, 201);
        const qint64 before = count();
        const RawAnswer refused = m_client.multipart("/documents", body, m_client.service.auth);
        QCOMPARE(refused.status, 402);
        QCOMPARE(refused.code(), QStringLiteral("spend_limit"));
        QCOMPARE(count(), before);
        QCOMPARE(charges(), cents + 50);
        QCOMPARE(
            m_client.mine("PUT", "/user/userSettings", quoted("{'userSetting':{'spendLimitCents':null}}"))
                .status,
            200);
    }
};

INK_TEST(TestRowsCreate, "tst_rows_create")

} // namespace tst_rows_create

#include "tst_rows_create.moc"
