#include "tests/contract/contracttest.h"
#include "tests/support/hookreceiver.h"
#include "tests/support/testmain.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QJsonValue>
#include <QTest>
#include <QUrl>

namespace tst_documentdata {

using namespace ink;
using namespace ink::test;
using namespace Qt::Literals::StringLiterals;

/** Data of documents and templates: names with texts, in every answer and filter that has documents. */
class TestDocumentData final : public ContractTest
{
    Q_OBJECT

    static QByteArray bytes(const QJsonObject& object) { return ServiceFixture::bytes(object); }
    static QJsonValue dataIn(const QJsonObject& document) { return document.value("data"_L1); }
    static QJsonObject with(const QJsonObject& data, int status = 51, const QString& title = u"Lease"_s)
    {
        QJsonObject document = ServiceFixture::document(status, title);
        document.insert("data"_L1, data);
        return document;
    }
    RawAnswer create(const QJsonObject& wanted)
    {
        m_client.strict = false; // some requests are meant to be refused
        const RawAnswer answer = m_client.mine("POST", "/documents", bytes(wanted));
        m_client.strict = true;
        return answer;
    }
    RawAnswer change(const QJsonObject& document, const QJsonValue& data, int more = 0)
    {
        QJsonObject patch{{"data"_L1, data}};
        if (more != 0) patch.insert("signingStatus"_L1, more);
        m_client.strict = false;
        const RawAnswer answer =
            m_client.mine("PUT", ContractClient::pathOf(document), bytes({{"document"_L1, patch}}));
        m_client.strict = true;
        return answer;
    }
    /** The titles that a query of the list gives, in its order. */
    QStringList titles(const QByteArray& query)
    {
        const RawAnswer answer = m_client.mine("GET", "/v2/documents/search2?" + query);
        QStringList found;
        for (const QJsonValue& each : json(answer).value("documents"_L1).toArray())
            found.append(each["title"_L1].toString());
        if (json(answer).value("documentCount"_L1).toInteger() != found.size())
            found.append(u"other count"_s);
        return found;
    }
    static QJsonObject names(int count)
    {
        QJsonObject data;
        for (int i = 0; i < count; ++i)
            data.insert(u"name%1"_s.arg(i), u"v"_s);
        return data;
    }

private Q_SLOTS:
    void comesBackEverywhere()
    {
        const QJsonObject data{{u"caseNumber"_s, u"2026-117"_s}, {u"Dept_2"_s, u"Würde \"&\" 🏠\nline 2"_s}};
        const QJsonObject made = m_client.created(with(data, 52, u"Everywhere"_s));
        QCOMPARE(dataIn(made), QJsonValue(data));
        QCOMPARE(dataIn(now(made)), QJsonValue(data));
        for (const QByteArray path : {"/v2/documents/search2?text=Everywhere", "/documents?text=Everywhere"})
            QCOMPARE(json(m_client.mine("GET", path)).value("documents"_L1)[0]["data"_L1], QJsonValue(data));
        // Neither for recipients nor in the history.
        const QByteArray signing = signingPath(made);
        QVERIFY(!m_client.nobody("GET", signing + "/values").body.contains("2026-117"));
        for (const QJsonValue& entry : now(made).value("histories"_L1).toArray())
            QVERIFY(!QJsonDocument(entry.toObject()).toJson().contains("2026-117"));
        // Absent when there is none.
        QVERIFY(dataIn(m_client.created()).isUndefined());
        QVERIFY(dataIn(m_client.created(with({}))).isUndefined());
    }

    void onlyTextsAreValues_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QJsonValue>("value");
        QTest::newRow("number") << u"n"_s << QJsonValue(7);
        QTest::newRow("boolean") << u"b"_s << QJsonValue(true);
        QTest::newRow("object") << u"o"_s << QJsonValue(QJsonObject{});
        QTest::newRow("list") << u"l"_s << QJsonValue(QJsonArray{u"a"_s});
        QTest::newRow("NUL") << u"nul"_s << QJsonValue(QString(QChar(0)));
        QTest::newRow("control") << u"bell"_s << QJsonValue(QString(QChar(7)));
        QTest::newRow("digit first") << u"1a"_s << QJsonValue(u"x"_s);
        QTest::newRow("dot") << u"a.b"_s << QJsonValue(u"x"_s);
        QTest::newRow("umlaut") << u"Größe"_s << QJsonValue(u"x"_s);
        QTest::newRow("blank") << u"a b"_s << QJsonValue(u"x"_s);
        QTest::newRow("too long") << QString(65, u'n') << QJsonValue(u"x"_s);
    }
    void onlyTextsAreValues()
    {
        QFETCH(QString, name);
        QFETCH(QJsonValue, value);
        const QString field = u"data."_s + name.left(64);
        QJsonObject wanted = with({{name, value}});
        wanted.remove("tags"_L1);
        const RawAnswer refused = create(wanted);
        QCOMPARE(refused.status, 400);
        QVERIFY2(ContractClient::names(refused, field), refused.body.constData());

        const QJsonObject made = m_client.created(with({{u"kept"_s, u"1"_s}}));
        const RawAnswer patched = change(made, QJsonObject{{name, value}, {u"kept"_s, u"2"_s}});
        QCOMPARE(patched.status, 400);
        QVERIFY(ContractClient::names(patched, field));
        QCOMPARE(dataIn(now(made)), QJsonValue(QJsonObject{{u"kept"_s, u"1"_s}}));
    }

    void limits()
    {
        QCOMPARE(dataIn(m_client.created(with(names(50)))).toObject().size(), 50);
        QJsonObject wanted = with(names(51));
        wanted.remove("tags"_L1);
        RawAnswer answer = create(wanted);
        QCOMPARE(answer.status, 400);
        QVERIFY(ContractClient::names(answer, u"data"_s));
        // 4,096 bytes in UTF-8, names included.
        const QJsonObject most{{u"ab"_s, QString(4094 / 2, u'ä')}};
        const QJsonObject made = m_client.created(with(most));
        QCOMPARE(dataIn(made), QJsonValue(most));
        answer = change(made, QJsonObject{{u"c"_s, u""_s}});
        QCOMPARE(answer.status, 400);
        QVERIFY(ContractClient::names(answer, u"data"_s));
        wanted.insert("data"_L1, QJsonArray{});
        answer = create(wanted);
        QCOMPARE(answer.status, 400);
        QVERIFY(ContractClient::names(answer, u"data"_s));
        // One that replaces others stays within the limits.
        QCOMPARE(change(made, QJsonObject{{u"ab"_s, QJsonValue::Null}, {u"c"_s, u"1"_s}}).status, 200);
    }

    void aChangeLeavesOtherNames()
    {
        const QJsonObject made = m_client.created(with({{u"a"_s, u"1"_s}, {u"b"_s, u"2"_s}}, 52));
        RawAnswer answer = change(
            made, QJsonObject{{u"a"_s, QJsonValue::Null}, {u"c"_s, u"3"_s}, {u"none"_s, QJsonValue::Null}});
        QCOMPARE(answer.status, 200); // also while it runs
        const QJsonObject expected{{u"b"_s, u"2"_s}, {u"c"_s, u"3"_s}};
        QCOMPARE(dataIn(documentIn(answer)), QJsonValue(expected));
        QCOMPARE(change(made, QJsonValue::Null).status, 200);
        QCOMPARE(dataIn(now(made)), QJsonValue(expected));
        for (const QJsonValue& entry : now(made).value("histories"_L1).toArray())
            QVERIFY(!QJsonDocument(entry.toObject()).toJson().contains("data"));
        answer = change(made, QJsonObject{{u"b"_s, QJsonValue::Null}, {u"c"_s, QJsonValue::Null}});
        QVERIFY(dataIn(documentIn(answer)).isUndefined());
        // What comes back can be sent again.
        const QJsonObject again = m_client.created(with(expected));
        QCOMPARE(
            m_client.mine("PUT", ContractClient::pathOf(again), bytes({{"document"_L1, now(again)}})).status,
            200);
        QCOMPARE(dataIn(now(again)), QJsonValue(expected));
        // A draft that is sent in the same request.
        const QJsonObject draft = m_client.created(with({{u"a"_s, u"1"_s}}));
        answer = change(draft, QJsonObject{{u"a"_s, u"2"_s}}, 52);
        QCOMPARE(answer.status, 200);
        QCOMPARE(dataIn(now(draft)), QJsonValue(QJsonObject{{u"a"_s, u"2"_s}}));
        QCOMPARE(m_client.mine("DELETE", "/documents/array?ids=" + ContractClient::idOf(draft)).status, 200);
        QCOMPARE(change(draft, QJsonObject{{u"a"_s, u"3"_s}}).status, 409); // in the trash
    }

    void listsAreFiltered()
    {
        const QString longText(3000, u'x');
        const QJsonObject one =
            m_client.created(with({{u"caseNo"_s, u"A 1"_s}, {u"dept"_s, u"legal"_s}}, 51, u"One"_s));
        (void)m_client.created(with({{u"caseNo"_s, u"A 2"_s}, {u"dept"_s, u"legal"_s}}, 51, u"Two"_s));
        (void)m_client.created(with({{u"caseNo"_s, u"a 1"_s}, {u"long"_s, longText}}, 51, u"Three"_s));
        QCOMPARE(titles("data.caseNo=A+1"), QStringList{u"One"_s}); // exactly
        QCOMPARE(titles("DATA.caseNo=A%202"), QStringList{u"Two"_s});
        QCOMPARE(titles("data.caseno=A+1"), QStringList());
        QCOMPARE(titles("data.caseNo=A"), QStringList());
        QCOMPARE(titles("data.dept=legal&sort=title&order=asc"), (QStringList{u"One"_s, u"Two"_s}));
        QCOMPARE(titles("data.dept=legal&data.caseNo=A+2"), QStringList{u"Two"_s});
        QCOMPARE(titles("data.dept=legal&data.caseNo=a+1"), QStringList());
        QCOMPARE(titles("data.dept=legal&text=two"), QStringList{u"Two"_s}); // with words
        QCOMPARE(titles("data.dept=legal&signingStatus=52"), QStringList());
        QCOMPARE(titles("data.dept=legal&pageSize=1&pageIndex=2&sort=title&order=asc").value(0), u"Two"_s);
        QCOMPARE(titles("data.long=" + longText.toUtf8()), QStringList{u"Three"_s});
        QCOMPARE(titles("data.dept=%27%20OR%201%3D1%20--"), QStringList());
        // A cached search sees a change at once.
        QCOMPARE(change(one, QJsonObject{{u"dept"_s, u"sales"_s}}).status, 200);
        QCOMPARE(titles("data.dept=legal"), QStringList{u"Two"_s});
        QCOMPARE(titles("data.dept=sales"), QStringList{u"One"_s});
        QCOMPARE(m_client.mine("DELETE", "/documents/array?ids=" + ContractClient::idOf(one)).status, 200);
        QCOMPARE(titles("data.dept=sales"), QStringList());
        QCOMPARE(titles("data.dept=sales&deleted=true"), QStringList{u"One"_s});
        // Another account's documents are never found.
        QCOMPARE(
            json(m_client.other("GET", "/v2/documents/search2?data.dept=legal")).value("documentCount"_L1),
            QJsonValue(0));
    }

    void badFiltersAreRefused()
    {
        const auto refused = [this](const QByteArray& query, const QString& field) {
            const RawAnswer answer = m_client.mine("GET", "/v2/documents/search2?" + query);
            QCOMPARE(answer.status, 400);
            QVERIFY2(ContractClient::names(answer, field), answer.body.constData());
        };
        refused("data.=1", u"data."_s);
        refused("data=1", u"data"_s);
        refused("data.1a=1", u"data.1a"_s);
        refused("data.a%20b=1", u"data.a b"_s);
        refused("data.a=1&data.a=2", u"data.a"_s);
        refused("sort=data.1a", u"sort"_s);
        refused("sort=data.", u"sort"_s);
        refused("datax=1", u"datax"_s);
        // Only lists of documents take them.
        QCOMPARE(m_client.mine("GET", "/v1/user/deliveries?data.a=1").status, 400);
        // Names that differ in case are different.
        QCOMPARE(m_client.mine("GET", "/v2/documents/search2?data.a=1&data.A=2").status, 200);
        QCOMPARE(m_client.mine("GET", "/v2/documents/search2?data.a=").status, 200);
    }

    void listsAreSorted()
    {
        for (const auto& [title, value] :
             {std::pair{"S beta", "beta"}, std::pair{"S Alpha", "Alpha"}, std::pair{"S gamma", "gamma"}})
            (void)m_client.created(with({{u"rank"_s, QString::fromLatin1(value)}, {u"sorted"_s, u"y"_s}}, 51,
                                        QString::fromLatin1(title)));
        (void)m_client.created(with({{u"sorted"_s, u"y"_s}}, 51, u"S none"_s));
        const QStringList up{u"S none"_s, u"S Alpha"_s, u"S beta"_s, u"S gamma"_s};
        QCOMPARE(titles("data.sorted=y&sort=data.rank&order=asc"), up);
        QCOMPARE(titles("data.sorted=y&sort=data.rank&order=desc"), QStringList(up.crbegin(), up.crend()));
        QCOMPARE(titles("data.sorted=y&sort=data.rank&order=asc&text=S").size(), 4);
    }

    void templatesPassItOn()
    {
        const QJsonObject source =
            m_client.created(asTemplate(with({{u"dept"_s, u"legal"_s}, {u"caseNo"_s, u""_s}})));
        const QByteArray id = ContractClient::idOf(source);
        const QJsonArray people{
            QJsonObject{{"recipientName"_L1, u"Ben"_s}, {"recipientEmail"_L1, u"ben@example.com"_s}}};
        const auto use = [&](const QJsonObject& more) {
            QJsonObject body = more;
            body.insert("Invitations"_L1, people);
            body.insert("signingStatus"_L1, 51);
            m_client.strict = false;
            const RawAnswer answer = m_client.mine("POST", "/v2/templates/sign/" + id, bytes(body));
            m_client.strict = true;
            return answer;
        };
        QCOMPARE(dataIn(documentIn(use({}))),
                 QJsonValue(QJsonObject{{u"caseNo"_s, u""_s}, {u"dept"_s, u"legal"_s}}));
        const QJsonObject own{{u"caseNo"_s, u"7"_s}, {u"dept"_s, QJsonValue::Null}};
        const QJsonObject made = documentIn(use({{u"data"_s, own}}));
        QCOMPARE(dataIn(made), QJsonValue(QJsonObject{{u"caseNo"_s, u"7"_s}}));
        QCOMPARE(dataIn(now(made)), dataIn(made));
        RawAnswer answer = use({{u"data"_s, QJsonObject{{u"caseNo"_s, 7}}}});
        QCOMPARE(answer.status, 400);
        QVERIFY(ContractClient::names(answer, u"data.caseNo"_s));
        answer = use({{u"data"_s, names(49)}});
        QCOMPARE(answer.status, 400);
        QVERIFY2(ContractClient::names(answer, u"data"_s), answer.body.constData());

        // A bulk call: each row over the template's; a bad row alone is refused.
        const auto row = [](const QString& name, const QJsonValue& data) {
            QJsonObject person{{"recipientName"_L1, name}, {"recipientEmail"_L1, name + u"@example.com"_s}};
            if (!data.isUndefined()) person.insert("data"_L1, data);
            return person;
        };
        m_client.strict = false;
        answer = m_client.mine(
            "POST", "/v1/templates/use/" + id + '/',
            bytes({{"Invitations"_L1,
                    QJsonArray{row(u"r0"_s, QJsonObject{{u"caseNo"_s, u"B-0"_s}}),
                               row(u"r1"_s, QJsonObject{{u"caseNo"_s, 5}}),
                               row(u"r2"_s, QJsonValue::Undefined), row(u"r3"_s, names(49))}}}));
        m_client.strict = true;
        QCOMPARE(answer.status, 200);
        const QJsonArray documents = json(answer).value("documents"_L1).toArray();
        QCOMPARE(documents.size(), 2);
        QCOMPARE(documents.at(0)["data"_L1]["caseNo"_L1], QJsonValue(u"B-0"_s));
        QCOMPARE(documents.at(0)["data"_L1]["dept"_L1], QJsonValue(u"legal"_s));
        QCOMPARE(documents.at(1)["data"_L1]["caseNo"_L1], QJsonValue(u""_s));
        const QJsonArray errors = json(answer).value("errors"_L1).toArray();
        QCOMPARE(errors.size(), 2);
        QCOMPARE(errors.at(0)["row"_L1], QJsonValue(1));
        QCOMPARE(errors.at(0)["field"_L1], QJsonValue(u"data.caseNo"_s));
        QCOMPARE(errors.at(1)["field"_L1], QJsonValue(u"data"_s));
        QCOMPARE(titles("data.caseNo=B-0").size(), 1); // rows of a bulk call are found, too

        // The report.
        const QByteArray report = "/v1/documents/" + id + "/childrentags";
        const QJsonArray lines = json(m_client.mine("GET", report)).value("documents"_L1).toArray();
        QVERIFY(std::any_of(lines.begin(), lines.end(), [](const QJsonValue& line) {
            return line["data"_L1]["caseNo"_L1] == QJsonValue(u"B-0"_s);
        }));
        const QByteArray csv = m_client.mine("GET", report, {}, "Accept: text/csv\r\n").body;
        const QByteArray header = csv.left(csv.indexOf('\r'));
        QVERIFY2(header.endsWith(",data.caseNo,data.dept"), header.constData());
        QVERIFY2(csv.contains(",B-0,legal\r\n"), csv.constData());
    }

    void callbacksHaveIt()
    {
        HookReceiver receiver;
        QJsonObject wanted = with({{u"caseNo"_s, u"H 1"_s}}, 52);
        wanted.insert("tags"_L1, QJsonArray{wanted.value("tags"_L1)[4]});
        wanted.insert("documentSetting"_L1, QJsonObject{{"postBackURL"_L1, receiver.url()}});
        const QByteArray signing = signingPath(m_client.created(wanted));
        const QJsonObject view = json(m_client.nobody("GET", signing + "/values"));
        const QJsonObject body{{"values"_L1, ServiceFixture::valuesFor(view)}, {"consent"_L1, true}};
        QCOMPARE(m_client.nobody("POST", signing + "/finish", bytes(body)).status, 200);
        QTRY_COMPARE_WITH_TIMEOUT(receiver.requests.size(), 2, 30'000);
        const QJsonObject first = QJsonDocument::fromJson(receiver.requests.at(0).body).object();
        QCOMPARE(first.value("document"_L1)["data"_L1]["caseNo"_L1], QJsonValue(u"H 1"_s));
        QVERIFY2(receiver.requests.at(1).body.contains(R"("data":{"caseNo":"H 1"})"),
                 receiver.requests.at(1).body.left(600).constData());
    }

    void theAccountSaysSo()
    {
        QCOMPARE(json(m_client.mine("GET", "/user")).value("limits"_L1)["documentData"_L1], QJsonValue(true));
    }
};

INK_TEST(TestDocumentData, "tst_documentdata")

} // namespace tst_documentdata

#include "tst_documentdata.moc"
