#include "tests/contract/contracttest.h"
#include "tests/support/testmain.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QJsonValue>
#include <QTest>
#include <QUuid>

namespace tst_rows_documents {

using namespace ink;
using namespace ink::test;

/** The rows of contract §5 about one document: retrieve, update, tags, invitations, remind, files, download,
 * delete, deliveries. */
class TestRowsDocuments final : public ContractTest
{
    Q_OBJECT

    /** JSON with single quotes, which C++ need not escape. */
    static QByteArray quoted(QByteArray text) { return text.replace('\'', '"'); }
    static QByteArray versioned(const QByteArray& body, const QJsonObject& document)
    {
        return body.chopped(1) +
               ",\"version\":" + QByteArray::number(document.value(QLatin1String("version")).toInteger()) +
               '}';
    }
    static QByteArray bytes(const char* name, const QJsonArray& list)
    {
        return ServiceFixture::bytes({{QLatin1String(name), list}});
    }
    static QJsonObject changed(const QJsonValue& object, const char* name, const QJsonValue& value)
    {
        QJsonObject copy = object.toObject();
        copy.insert(QLatin1String(name), value);
        return copy;
    }
    int statusOf(const QByteArray& path)
    {
        return documentIn(m_client.mine("GET", path)).value(QLatin1String("signingStatus")).toInt();
    }

private Q_SLOTS:
    void cleanup()
    {
        m_client.strict = true;
        const QByteArray faults = m_client.takeFaults();
        QVERIFY2(faults.isEmpty(), faults.constData());
    }

    void aVersionIsAPromise_data()
    {
        QTest::addColumn<QByteArray>("end");
        QTest::addColumn<QByteArray>("body");
        QTest::newRow("update") << QByteArray() << QByteArray(R"({"title":"New"})");
        QTest::newRow("tags") << QByteArray("/tags") << QByteArray(R"({"tags":[]})");
        QTest::newRow("invitations") << QByteArray("/invitations")
                                     << QByteArray(
                                            R"({"invitation":[{"recipientEmail":"ben@example.com"}]})");
        QTest::newRow("send") << QByteArray() << QByteArray(R"({"signingStatus":52})");
    }
    void aVersionIsAPromise()
    {
        QFETCH(const QByteArray, end);
        QFETCH(const QByteArray, body);
        const QJsonObject document = m_client.created(51);
        const QByteArray path = ContractClient::pathOf(document);
        QCOMPARE(m_client.mine("PUT", path, R"({"message":"somebody was faster"})").status, 200);
        const QByteArray before = m_client.mine("GET", path).body;
        const RawAnswer stale = m_client.mine("PUT", path + end, versioned(body, document));
        QCOMPARE(stale.status, 409);
        QCOMPARE(stale.code(), QStringLiteral("version"));
        QCOMPARE(m_client.mine("GET", path).body, before);
        const QJsonObject now = documentIn(m_client.mine("GET", path));
        const RawAnswer fresh = m_client.mine("PUT", path + end, versioned(body, now));
        QVERIFY2(fresh.status == 200, fresh.body.constData());
        QVERIFY(documentIn(m_client.mine("GET", path)).value(QLatin1String("version")).toInteger() >
                now.value(QLatin1String("version")).toInteger());
    }

    void updates()
    {
        const QJsonObject document = m_client.created(51);
        const QByteArray path = ContractClient::pathOf(document);
        const QByteArray body = quoted(
            "{'title':'T','message':'M','senderName':'S','senderEmail':'s@example.com','documentSetting':"
            "{'postBackURL':'https://example.com/"
            "x','languageCode':551,'expireDaysAfterSent':7,'emailSubject':'E',"
            "'emailBody':'B','remindEveryDays':2,'maxReminders':5,'attachSigned':false,'signaturePerSigner':"
            "true,'linkDocumentsPerHour':7}}");
        const QJsonObject after = documentIn(m_client.mine("PUT", path, body));
        const QJsonObject wanted = QJsonDocument::fromJson(body).object();
        for (const QString& name : wanted.keys())
            QCOMPARE(after.value(name), wanted.value(name));
        QCOMPARE(documentIn(m_client.mine("GET", path)), after);
        // Omitted fields stay, and an empty change is no change.
        const QJsonObject one =
            documentIn(m_client.mine("PUT", path, R"({"documentSetting":{"maxReminders":1}})"));
        QCOMPARE(one.value(QLatin1String("documentSetting"))[QLatin1String("emailSubject")],
                 QJsonValue(QStringLiteral("E")));
        QCOMPARE(m_client.mine("PUT", path, "{}").status, 200);
        // Wrapper names in any case.
        m_client.strict = false;
        QCOMPARE(documentIn(m_client.mine("PUT", path, R"({"Document":{"TITLE":"Again"}})"))
                     .value(QLatin1String("title"))
                     .toString(),
                 QStringLiteral("Again"));
    }

    void settingsThatAreNone()
    {
        const QByteArray path = ContractClient::pathOf(m_client.created(51));
        for (const char* url :
             {"ftp://example.com/", "example.com", "http://", "javascript:alert(1)", "/cb", "https:///x"}) {
            const RawAnswer answer = m_client.mine(
                "PUT", path, QByteArray("{\"documentSetting\":{\"postBackURL\":\"") + url + "\"}}");
            QVERIFY2(answer.status == 400, url);
            QVERIFY(ContractClient::names(answer, QStringLiteral("documentSetting.postBackURL")));
        }
        const RawAnswer title = m_client.mine("PUT", path, R"({"title":""})");
        QVERIFY2(title.status == 400 && ContractClient::names(title, QStringLiteral("title")),
                 title.body.constData());
    }

    void everyTransitionOfASender()
    {
        const QByteArray send(R"({"signingStatus":52})");
        const QByteArray cancel(R"({"signingStatus":56,"reason":"a mistake"})");
        const QByteArray path = ContractClient::pathOf(m_client.created(51));
        const auto put = [&](const QByteArray& body) { return m_client.mine("PUT", path, body); };
        QCOMPARE(put(cancel).code(), QStringLiteral("state")); // a draft is deleted, not cancelled
        for (const int status : {53, 54, 55})
            QCOMPARE(put("{\"signingStatus\":" + QByteArray::number(status) + '}').code(),
                     QStringLiteral("state"));
        const RawAnswer sent = put(send);
        QCOMPARE(sent.status, 200);
        QVERIFY(!documentIn(sent).value(QLatin1String("documentSentTime")).isNull());
        QCOMPARE(put(send).code(), QStringLiteral("state"));
        QCOMPARE(put(R"({"signingStatus":51})").code(), QStringLiteral("state"));
        QCOMPARE(put(R"({"signingStatus":53})").code(), QStringLiteral("state"));
        for (const char* body : {R"({"title":"x"})", R"({"tags":[]})", R"({"invitations":[]})"})
            QCOMPARE(put(body).code(), QStringLiteral("state"));
        QCOMPARE(m_client.mine("PUT", path + "/tags", R"({"tags":[]})").code(), QStringLiteral("validation"));
        QCOMPARE(m_client.mine("PUT", path + "/invitations", R"({"invitation":[]})").code(),
                 QStringLiteral("state"));
        QCOMPARE(put(R"({"title":"Lease 14B","folderId":0})").status, 200); // already the case
        const RawAnswer cancelled = put(cancel);
        QCOMPARE(documentIn(cancelled).value(QLatin1String("signingStatus")).toInt(), 56);
        QVERIFY(cancelled.body.contains("a mistake"));
        QCOMPARE(put(send).code(), QStringLiteral("state"));
        QCOMPARE(put(R"({"documentSetting":{"maxReminders":9}})").code(), QStringLiteral("state"));
    }

    void tagsAsAWhole()
    {
        const QJsonObject document = m_client.created(51);
        const QByteArray path = ContractClient::pathOf(document) + "/tags";
        const QJsonArray tags = document.value(QLatin1String("tags")).toArray();
        QCOMPARE(json(m_client.mine("PUT", path, bytes("tags", tags))).value(QLatin1String("tags")).toArray(),
                 tags);
        QCOMPARE(json(m_client.mine("PUT", path, QJsonDocument(tags).toJson()))
                     .value(QLatin1String("tags"))
                     .toArray(),
                 tags);
        // Positions and ids in the vendor's formats.
        m_client.strict = false;
        const QByteArray loud =
            quoted("{'Tags':[{'TYPE':'252','NAME':'n','PageIndex':1,'InvitationIndex':1,'LEFT':1,"
                   "'Top':2,'WIDTH':30,'height':10,'TextValue':'v','ismandatory':true}]}");
        const QJsonObject tag =
            json(m_client.mine("PUT", path, loud)).value(QLatin1String("tags"))[0].toObject();
        QCOMPARE(tag.value(QLatin1String("text")).toString(), QStringLiteral("v"));
        QCOMPARE(tag.value(QLatin1String("width")).toInt(), 30);
        const QByteArray before = m_client.mine("GET", ContractClient::pathOf(document)).body;
        const auto refused = [&](const char* name, const QJsonValue& value) {
            QJsonArray list = tags;
            list.replace(2, changed(tags.at(2), name, value));
            return m_client.mine("PUT", path, bytes("tags", list));
        };
        for (const auto& [name, value] :
             std::initializer_list<std::pair<const char*, QJsonValue>>{{"left", -1},
                                                                       {"left", 590},
                                                                       {"top", 841},
                                                                       {"width", 0},
                                                                       {"height", -5},
                                                                       {"width", 596},
                                                                       {"pageIndex", 0},
                                                                       {"pageIndex", 4},
                                                                       {"invitationIndex", 2},
                                                                       {"invitationIndex", -1},
                                                                       {"type", 259},
                                                                       {"type", 0}}) {
            const RawAnswer answer = refused(name, value);
            QVERIFY2(answer.status == 400, name);
            QVERIFY2(answer.body.contains("\"tags[2]."), answer.body.constData());
        }
        QCOMPARE(m_client.mine("GET", ContractClient::pathOf(document)).body, before);
    }

    void invitationsAsAWhole()
    {
        const QJsonObject document = m_client.created(51);
        const QByteArray path = ContractClient::pathOf(document) + "/invitations";
        const QJsonArray list = json(m_client.mine("GET", path)).value(QLatin1String("invitation")).toArray();
        QCOMPARE(list.size(), 1);
        QJsonArray two = list;
        two.append(QJsonObject{{QStringLiteral("recipientName"), QStringLiteral("Cleo")},
                               {QStringLiteral("recipientEmail"), QStringLiteral("cleo@example.com")},
                               {QStringLiteral("actionType"), 16},
                               {QStringLiteral("sequence"), 2}});
        const QJsonArray after = json(m_client.mine("PUT", path, bytes("Invitations", two)))
                                     .value(QLatin1String("invitation"))
                                     .toArray();
        QCOMPARE(after.size(), 2);
        QCOMPARE(after.at(0), list.at(0)); // its id and GUID stay
        QCOMPARE(m_client.mine("PUT", path, QJsonDocument(after).toJson()).status, 200);
        const RawAnswer gone = m_client.mine("PUT", path, bytes("invitation", {after.at(1)}));
        QCOMPARE(gone.status, 400); // tags would have no owner
        QVERIFY(gone.body.contains("tags[0].invitationIndex"));
    }

    /** [ours] While a document runs, recipients who have not acted can be corrected; the old link says so. */
    void aRunningDocumentIsCorrected()
    {
        const QJsonObject document = m_client.created(52);
        const QByteArray path = ContractClient::pathOf(document);
        const auto people = [&] {
            return json(m_client.mine("GET", path + "/invitations"))
                .value(QLatin1String("invitation"))
                .toArray();
        };
        const QJsonArray before = people();
        const auto linkOf = [](const QJsonValue& person) {
            return QUrl(person[QLatin1String("signingURL")].toString()).path().toLatin1();
        };
        QJsonArray wanted = before;
        wanted.replace(0, changed(before.at(0), "recipientEmail", QStringLiteral("ben.unal@example.com")));
        const RawAnswer corrected = m_client.mine("PUT", path + "/invitations", bytes("invitation", wanted));
        QCOMPARE(corrected.status, 200);
        const QJsonArray after = json(corrected).value(QLatin1String("invitation")).toArray();
        QCOMPARE(after.at(0)[QLatin1String("id")], before.at(0)[QLatin1String("id")]);
        QVERIFY(linkOf(after.at(0)) != linkOf(before.at(0)));
        const RawAnswer old = m_client.nobody("GET", linkOf(before.at(0)) + "/values");
        QCOMPARE(old.status, 410);
        QCOMPARE(json(old).value(QLatin1String("reason")).toString(), QStringLiteral("link_replaced"));
        QCOMPARE(m_client.nobody("GET", linkOf(after.at(0)) + "/values").status, 200);
        const QJsonArray histories =
            documentIn(m_client.mine("GET", path)).value(QLatin1String("histories")).toArray();
        QVERIFY(std::any_of(histories.begin(), histories.end(), [](const QJsonValue& entry) {
            return entry[QLatin1String("event")] == QLatin1String("recipient_changed");
        }));
        // With the previous version: somebody else was faster.
        const QByteArray stale =
            QJsonDocument(QJsonObject{{QStringLiteral("invitation"), after}, {QStringLiteral("version"), 1}})
                .toJson();
        QCOMPARE(m_client.mine("PUT", path + "/invitations", stale).status, 409);
        // The step of a recipient whose turn has come is fixed.
        wanted = after;
        wanted.replace(0, changed(after.at(0), "sequence", 7));
        const RawAnswer fixed = m_client.mine("PUT", path + "/invitations", bytes("invitation", wanted));
        QCOMPARE(fixed.status, 409);
        QVERIFY(fixed.body.contains("invitations[0].sequence"));
        QCOMPARE(people().at(0)[QLatin1String("sequence")].toInt(), 1);
    }

    void reminders()
    {
        const QJsonObject document = m_client.created(52);
        const QByteArray guid =
            document.value(QLatin1String("invitations"))[0][QLatin1String("GUID")].toString().toLatin1();
        const QByteArray path = ContractClient::pathOf(document) + "/resend/";
        const RawAnswer asked = m_client.mine("POST", path + guid.toUpper());
        QCOMPARE(asked.status, 200);
        QCOMPARE(json(asked).value(QLatin1String("delivery")).toString(),
                 QStringLiteral("no_mail")); // this service can't send email
        const RawAnswer soon = m_client.mine("POST", path + guid);
        QCOMPARE(soon.status, 429);
        QVERIFY(soon.header("Retry-After").toInt() > 500);
        QCOMPARE(m_client.mine("POST", path + QUuid::createUuid().toByteArray(QUuid::WithoutBraces)).status,
                 404);
        QCOMPARE(m_client.mine("POST", path + "x").status, 404);
        const QJsonObject draft = m_client.created(51);
        const QByteArray his =
            draft.value(QLatin1String("invitations"))[0][QLatin1String("GUID")].toString().toLatin1();
        QCOMPARE(m_client.mine("POST", ContractClient::pathOf(draft) + "/resend/" + his).code(),
                 QStringLiteral("state"));
        QCOMPARE(m_client.mine("POST", path + his).status, 404); // another document's
        QCOMPARE(
            now(document).value(QLatin1String("invitations"))[0][QLatin1String("reminderEmailCount")].toInt(),
            0);
    }

    void files()
    {
        const QJsonObject document = m_client.created(51);
        const QByteArray path = ContractClient::pathOf(document) + "/files";
        const QByteArray pdf = ServiceFixture::sample();
        const RawAnswer added =
            m_client.multipart(path, part("files[]", pdf, "b.pdf") + part("file", pdf, "c.pdf") + "--BB--",
                               m_client.service.auth);
        QCOMPARE(added.status, 201);
        const QJsonArray list = json(added).value(QLatin1String("files")).toArray();
        QCOMPARE(list.size(), 3);
        // The first part may contain the credentials here too.
        const QByteArray login = part("authentication", "{\"apiKey\":\"" + m_client.service.key + "\"}");
        QCOMPARE(m_client.multipart(path, login + part("files[]", pdf, "d.pdf") + "--BB--", {}).status, 201);
        QCOMPARE(m_client.multipart(path, part("files[]", pdf, "d.pdf") + "--BB--", {}).status, 401);
        const RawAnswer none = m_client.multipart(path, part("x", "y") + "--BB--", m_client.service.auth);
        QVERIFY(none.status == 400 && ContractClient::names(none, QStringLiteral("files[]")));
        QCOMPARE(
            m_client
                .multipart(path, part("files[]", "%PDF-1.7 no", "d.pdf") + "--BB--", m_client.service.auth)
                .code(),
            QStringLiteral("unreadable_pdf"));
        const QByteArray one = path + '/' + ContractClient::idOf(list.at(1).toObject());
        const RawAnswer whole = m_client.mine("GET", one);
        QCOMPARE(whole.body, pdf);
        QVERIFY(whole.header("Content-Disposition").contains("b.pdf"));
        struct Range
        {
            const char* header;
            int status;
            QByteArray body;
        };
        for (const Range& range : {Range{"bytes=0-7", 206, pdf.left(8)}, Range{"bytes=-5", 206, pdf.right(5)},
                                   Range{"bytes=100-", 206, pdf.mid(100)}, Range{"bytes=0-0,2-3", 200, pdf},
                                   Range{"lines=1-2", 200, pdf}, Range{"bytes=5-1", 200, pdf}}) {
            const RawAnswer answer =
                m_client.mine("GET", one, {}, QByteArray("Range: ") + range.header + "\r\n");
            QCOMPARE(answer.status, range.status);
            QCOMPARE(answer.body, range.body);
        }
        QCOMPARE(m_client.mine("GET", one, {}, "Range: bytes=99999999-\r\n").code(), QStringLiteral("range"));
        QCOMPARE(m_client.mine("DELETE", one).status, 200);
        QCOMPARE(m_client.mine("DELETE", one).status, 404);
        // They stay in a sent document.
        const QJsonObject sent = m_client.created(52);
        const QByteArray kept = ContractClient::pathOf(sent) + "/files";
        QCOMPARE(
            m_client.multipart(kept, part("files[]", pdf, "b.pdf") + "--BB--", m_client.service.auth).code(),
            QStringLiteral("state"));
        QCOMPARE(
            m_client
                .mine("DELETE",
                      kept + '/' + ContractClient::idOf(sent.value(QLatin1String("files"))[0].toObject()))
                .code(),
            QStringLiteral("state"));
        QCOMPARE(m_client
                     .mine("GET", path + '/' +
                                      ContractClient::idOf(sent.value(QLatin1String("files"))[0].toObject()))
                     .status,
                 404); // a file of another document
    }

    void downloads()
    {
        const QByteArray path = ContractClient::pathOf(m_client.created(52)) + "/download";
        for (const char* content : {"", "?content=esign", "?content=audit", "?content=esignwithaudit"})
            QCOMPARE(m_client.mine("GET", path + content).code(), QStringLiteral("state"));
        QCOMPARE(m_client.mine("GET", path + "?content=original").body, ServiceFixture::sample());
        QCOMPARE(m_client.mine("GET", path + "?CONTENT=original", {}, "Range: bytes=0-3\r\n").body, "%PDF");
        QCOMPARE(m_client.mine("GET", path + "?content=everything").status, 400);
        for (const char* file : {"x", "-1", "1.5", "999999", "%2B1"})
            QCOMPARE(m_client.mine("GET", path + "?content=original&fileID=" + file).status, 404);
    }

    void trashAndBack()
    {
        const QJsonObject sent = m_client.created(52);
        const QByteArray id = ContractClient::idOf(sent);
        const QByteArray path = ContractClient::pathOf(sent);
        QCOMPARE(m_client.mine("PUT", path, R"({"deleted":true})").status, 400);
        const auto remove = [&](const QByteArray& body) {
            return m_client.mine("DELETE", "/documents/array", body);
        };
        QCOMPARE(json(remove("{\"IDS\":[\"" + id + "\"]}")).value(QLatin1String("success")).toBool(), true);
        QJsonObject document = documentIn(m_client.mine("GET", path));
        QCOMPARE(document.value(QLatin1String("deleted")).toBool(), true);
        QCOMPARE(document.value(QLatin1String("signingStatus")).toInt(), 56); // cancelled first
        QCOMPARE(m_client.mine("PUT", path, R"({"message":"x"})").code(), QStringLiteral("state"));
        QCOMPARE(documentIn(m_client.mine("PUT", path, R"({"deleted":false})"))
                     .value(QLatin1String("deleted"))
                     .toBool(),
                 false);
        QCOMPARE(remove('[' + id + ',' + id + ']').status, 200); // listed twice, deleted once
        QCOMPARE(m_client.mine("GET", path).status, 200);
        // The second time: not found.
        QCOMPARE(m_client.mine("DELETE", "/v1/documents/array/?ids=" + id).status, 200);
        QCOMPARE(m_client.mine("GET", path).status, 200);
        QCOMPARE(m_client.mine("DELETE", "/v1/documents/array/?purge=true&ids=" + id).status, 200);
        for (const char* end : {"", "/files", "/invitations", "/download?content=original", "/deliveries"}) {
            const RawAnswer gone = m_client.mine("GET", path + end);
            QVERIFY2(gone.status == 410, end);
            QCOMPARE(gone.code(), QStringLiteral("deleted"));
        }
        QCOMPARE(m_client.mine("PUT", path, R"({"deleted":false})").status, 410);
        QCOMPARE(m_client.other("GET", path).status, 404); // its existence isn't disclosed
    }
    void idsToDelete()
    {
        const QByteArray id = ContractClient::idOf(m_client.created(51));
        for (const QByteArray& body :
             {QByteArray("[]"), QByteArray("{}"), QByteArray(R"({"ids":[]})"), QByteArray(R"({"ids":5})"),
              QByteArray("[0]"), QByteArray("[-1]"), QByteArray("[1.5]"), QByteArray("[null]"),
              QByteArray("[\"x\"]"), QByteArray("[9223372036854775808]"), QByteArray("[[]]"),
              "[" + id + ",\"\"]", "[" + id + ",true]"}) {
            const RawAnswer answer = m_client.mine("DELETE", "/documents/array", body);
            QVERIFY2(answer.status == 400, body.constData());
        }
        for (const char* query : {"", "?ids=", "?ids=x", "?ids=0", "?ids=1,x", "?ids=-1", "?ids=1.5"})
            QCOMPARE(m_client.mine("DELETE", QByteArray("/documents/array") + query).status, 400);
        QCOMPARE(
            documentIn(m_client.mine("GET", "/documents/" + id)).value(QLatin1String("deleted")).toBool(),
            false);
        // Another account's document and one that never existed have the same response.
        const QJsonObject theirs = m_client.createdByOther();
        const QJsonArray results = json(m_client.mine("DELETE", "/documents/array",
                                                      "[" + ContractClient::idOf(theirs) + ",999999999]"))
                                       .value(QLatin1String("results"))
                                       .toArray();
        QCOMPARE(results.size(), 2);
        QCOMPARE(results.at(0)[QLatin1String("message")], results.at(1)[QLatin1String("message")]);
        QVERIFY(!results.at(0)[QLatin1String("success")].toBool());
        QCOMPARE(m_client.other("GET", ContractClient::pathOf(theirs)).status, 200);
    }
    void aKeyDeletesOnce()
    {
        const QByteArray id = ContractClient::idOf(m_client.created(51));
        const QByteArray key("Idempotency-Key: bin\r\n");
        QCOMPARE(m_client.mine("DELETE", "/documents/array", '[' + id + ']', key).status, 200);
        const RawAnswer again = m_client.mine("DELETE", "/documents/array", '[' + id + ']', key);
        QCOMPARE(again.header("Idempotency-Replayed"), QByteArray("true"));
        QCOMPARE(m_client.mine("GET", "/documents/" + id).status, 200); // in the trash, not gone
    }

    void deliveries()
    {
        const QByteArray path = ContractClient::pathOf(m_client.created(52)) + "/deliveries";
        QCOMPARE(json(m_client.mine("GET", path)).value(QLatin1String("deliveries")).toArray().size(), 0);
        for (const char* id : {"x", "00000000-0000-4000-8000-000000000000"})
            QCOMPARE(m_client.mine("POST", path + '/' + id + "/redeliver").status, 404);
    }
};

INK_TEST(TestRowsDocuments, "tst_rows_documents")

} // namespace tst_rows_documents

#include "tst_rows_documents.moc"
