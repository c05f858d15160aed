#include "tests/contract/contracttest.h"
#include "tests/contract/support/operationmatrix.h"
#include "tests/support/testmain.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QJsonValue>
#include <QMap>
#include <QTest>

namespace tst_keyscopes {

using namespace ink;
using namespace ink::test;
using namespace Qt::Literals::StringLiterals;

/** API keys with scopes, over raw HTTP: every operation of the description with every scope. */
class TestKeyScopes final : public ContractTest
{
    Q_OBJECT

    static QByteArray headerOf(const QString& key) { return basicAuth(key.toLatin1()); }
    static QByteArray requestFor(const QStringList& scopes)
    {
        return ServiceFixture::bytes(
            {{u"name"_s, scopes.join(u' ')}, {u"scopes"_s, QJsonArray::fromStringList(scopes)}});
    }
    QJsonObject make(const QByteArray& body)
    {
        const RawAnswer answer = m_client.mine("POST", "/v1/user/keys", body);
        if (answer.status != 201) qWarning("%s", answer.body.constData());
        return ContractClient::object(answer, "key");
    }
    /** The header of a key with these scopes, made once. */
    QByteArray with(const QStringList& scopes)
    {
        QByteArray& header = m_headers[scopes.join(u' ')];
        if (header.isEmpty()) header = headerOf(make(requestFor(scopes)).value("secret"_L1).toString());
        return header;
    }
    static QString reasonOf(const RawAnswer& answer) { return json(answer).value("reason"_L1).toString(); }
    static bool lacks(const RawAnswer& answer, const QString& scope)
    {
        return answer.status == 403 && reasonOf(answer) == "scope_missing"_L1 &&
               json(answer).value("args"_L1)["1"_L1].toString().split(u", "_s).contains(scope);
    }
    static bool lacksAny(const RawAnswer& answer)
    {
        return answer.status == 403 && reasonOf(answer) == "scope_missing"_L1;
    }

    using Variables = PathVariables;
    QByteArray newFolder(const QByteArray& name, const QByteArray& parent = "0", const QByteArray& auth = {})
    {
        const RawAnswer answer =
            m_client.as(auth.isEmpty() ? m_client.service.auth : auth, "POST", "/v1/folders",
                        R"({"folder":{"name":")" + name + R"(","folderType":1,"parent":)" + parent + "}}");
        if (answer.status != 201) qWarning("%s", answer.body.constData());
        return ContractClient::idOf(ContractClient::object(answer, "data"));
    }
    Variables ownObjects()
    {
        const QJsonObject document = m_client.created(51, u"Probe"_s);
        const QByteArray id = ContractClient::idOf(document);
        QJsonObject wanted = ServiceFixture::document(51, u"Probe template"_s);
        wanted.insert(u"documentType"_s, 7);
        return {{u"docID"_s, id},
                {u"templateID"_s, ContractClient::idOf(m_client.created(wanted))},
                {u"fileID"_s, QByteArray::number(document.value("files"_L1)[0]["id"_L1].toInteger())},
                {u"invitation"_s, document.value("invitations"_L1)[0]["GUID"_L1].toString().toUtf8()},
                {u"number"_s, "1"},
                {u"delivery"_s, absentGuid},
                {u"folderId"_s, newFolder("Probe " + id)},
                {u"keyID"_s, ContractClient::idOf(make(R"({"name":"Probe"})"))},
                {u"absenceID"_s, "1"}};
    }
    Variables foreignObjects(const QByteArray& document, const QByteArray& folder) const
    {
        return {{u"docID"_s, document},        {u"templateID"_s, document}, {u"fileID"_s, "1"},
                {u"invitation"_s, absentGuid}, {u"number"_s, "1"},          {u"delivery"_s, absentGuid},
                {u"folderId"_s, folder},       {u"keyID"_s, absentId},      {u"absenceID"_s, absentId}};
    }
    /** Calls an operation with an empty body of the type that it takes. */
    RawAnswer call(const ApiOperation& operation, const Variables& variables, const QByteArray& auth,
                   const QByteArray& method = {})
    {
        const bool takesBody = !operation.bodyTypes().isEmpty();
        m_client.strict = false;
        const RawAnswer answer = m_client.as(auth, method.isEmpty() ? operation.method : method,
                                             pathOf(operation, variables), takesBody ? "{}" : "");
        m_client.strict = true;
        return answer;
    }
    /** A response without what differs between any two. */
    static QJsonObject bare(const RawAnswer& answer)
    {
        QJsonObject object = json(answer);
        object.remove(u"requestId"_s);
        object.insert(u"status"_s, answer.status);
        return object;
    }
    QJsonObject inFolder(const QByteArray& folder, const QString& title, int status = 51)
    {
        QJsonObject wanted = ServiceFixture::document(status, title);
        wanted.insert(u"folderId"_s, folder.toLongLong());
        return m_client.created(wanted);
    }

    QMap<QString, QByteArray> m_headers;

private Q_SLOTS:
    void everyOperationWithEveryScope()
    {
        Variables own = ownObjects();
        const Variables foreign = foreignObjects(ContractClient::idOf(m_client.createdByOther()),
                                                 newFolder("Foreign", "0", m_client.service.otherAuth));
        const Variables absent = foreignObjects(absentId, absentId);
        QStringList faults;
        int checked = 0;
        for (const ApiOperation& operation : m_client.api().operations()) {
            const QStringList scopes = scopesOf(operation);
            if (scopes.isEmpty()) continue;
            const QString name = operation.name();
            for (const QString& scope : allScopes()) {
                const QByteArray auth = with({scope});
                const RawAnswer mine = call(operation, own, auth);
                const RawAnswer theirs = call(operation, foreign, auth);
                const RawAnswer none = call(operation, absent, auth);
                ++checked;
                const auto fault = [&](const char* what, const RawAnswer& answer) {
                    faults << u"%1 with %2: %3: %4 %5"_s.arg(name, scope, QLatin1StringView(what))
                                  .arg(answer.status)
                                  .arg(QString::fromUtf8(answer.body.left(300)));
                };
                if (scopes.contains(scope)) {
                    for (const RawAnswer& answer : {mine, theirs, none}) {
                        // Of several scopes, the state of the document decides which one it is.
                        const bool refused = scopes.size() == 1 || scopes == allScopes()
                                                 ? lacksAny(answer)
                                                 : lacks(answer, scope);
                        if (refused || answer.status == 401) fault("is refused with the scope", answer);
                    }
                } else {
                    for (const QString& wanted : scopes)
                        if (!lacks(mine, wanted)) fault("isn't refused without the scope", mine);
                    if (operation.method == "GET" && call(operation, own, auth, "HEAD").status != 403)
                        fault("HEAD isn't refused", mine);
                }
                if (operation.path.contains(u'{') && bare(theirs) != bare(none))
                    fault("tells foreign from absent", theirs);
            }
            // Objects that the matrix deletes are replaced.
            if (operation.method == "DELETE") own = ownObjects();
        }
        QVERIFY2(faults.isEmpty(), qPrintable(u'\n' + faults.join(u'\n')));
        QVERIFY(checked > 150);
    }

    void whatAKeyMayDoIsShown()
    {
        const QJsonObject key = make(R"({"name":"Reports","scopes":["manage","read"]})");
        QCOMPARE(key.value("scopes"_L1).toArray(), (QJsonArray{u"read"_s, u"manage"_s}));
        QVERIFY(key.value("folderId"_L1).isNull());
        const QJsonObject whole = make(R"({"name":"As before"})");
        QCOMPARE(whole.value("scopes"_L1).toArray(), QJsonArray::fromStringList(allScopes()));
        for (const QJsonValue& each : json(m_client.mine("GET", "/v1/user/keys")).value("keys"_L1).toArray())
            if (each["id"_L1] == key.value("id"_L1)) QCOMPARE(each["scopes"_L1], key.value("scopes"_L1));
        // The successor has the same rights.
        const QByteArray path = "/v1/user/keys/" + ContractClient::idOf(key);
        const QJsonObject next = ContractClient::object(m_client.mine("POST", path + "/rotate"), "key");
        QCOMPARE(next.value("scopes"_L1), key.value("scopes"_L1));
        QVERIFY(lacks(m_client.as(headerOf(next.value("secret"_L1).toString()), "POST", "/documents", "{}"),
                      u"draft"_s));
        // A key without `manage` sees only itself in the account.
        const QJsonObject reader = make(R"({"name":"Only reads","scopes":["read"]})");
        const QJsonArray seen =
            json(m_client.as(headerOf(reader.value("secret"_L1).toString()), "GET", "/user"))
                .value("apiKeys"_L1)
                .toArray();
        QCOMPARE(seen.size(), 1);
        QCOMPARE(seen.at(0)["id"_L1], reader.value("id"_L1));
    }

    void whatIsNotUnderstoodIsRefused()
    {
        m_client.strict = false;
        const QByteArray foreign = newFolder("Theirs", "0", m_client.service.otherAuth);
        struct Case
        {
            QByteArray body;
            QString field;
        };
        for (const Case& each :
             {Case{R"({"name":"x","scopes":[]})", u"scopes"_s},
              Case{R"({"name":"x","scopes":null})", u"scopes"_s},
              Case{R"({"name":"x","scopes":"read"})", u"scopes"_s},
              Case{R"({"name":"x","scopes":["write"]})", u"scopes[0]"_s},
              Case{R"({"name":"x","scopes":["read","Read"]})", u"scopes[1]"_s},
              Case{R"({"name":"x","scopes":["read","read"]})", u"scopes[1]"_s},
              Case{R"({"name":"x","scopes":["read",5]})", u"scopes[1]"_s},
              Case{R"({"name":"x","scope":["read"]})", u"scope"_s},
              Case{R"({"name":"x","readOnly":true})", u"readOnly"_s},
              Case{R"({"name":"x","scopes":["read"],"SCOPES":["read","send"]})", u"scopes"_s},
              Case{R"({"name":"x","folderId":99999999})", u"folderId"_s},
              Case{R"({"name":"x","folderId":"top"})", u"folderId"_s},
              Case{R"({"name":"x","folderId":null})", u"folderId"_s},
              Case{R"({"name":"x","folderId":0})", u"folderId"_s},
              Case{R"({"name":"x","folderId":)" + foreign + '}', u"folderId"_s}}) {
            const RawAnswer answer = m_client.mine("POST", "/v1/user/keys", each.body);
            QVERIFY2(answer.status == 400 && ContractClient::names(answer, each.field),
                     each.body + ' ' + answer.body);
        }
        m_client.strict = true;
    }

    void noKeyGivesMoreThanItHas()
    {
        const QByteArray manager = with({u"read"_s, u"manage"_s});
        const auto attempt = [&](const QByteArray& auth, const QByteArray& body) {
            return m_client.as(auth, "POST", "/v1/user/keys", body);
        };
        for (const QByteArray& body : {QByteArray(R"({"name":"All"})"), requestFor({u"send"_s}),
                                       requestFor({u"read"_s, u"send"_s, u"manage"_s})}) {
            const RawAnswer more = attempt(manager, body);
            QCOMPARE(more.status, 403);
            QCOMPARE(reasonOf(more), u"key_rights_exceeded"_s);
        }
        QCOMPARE(attempt(manager, requestFor({u"read"_s})).status, 201);
        QCOMPARE(attempt(manager, requestFor({u"manage"_s})).status, 201);
        // Neither by a successor of a key with more.
        const QByteArray strong = ContractClient::idOf(make(R"({"name":"Strong"})"));
        const RawAnswer rotated = m_client.as(manager, "POST", "/v1/user/keys/" + strong + "/rotate");
        QCOMPARE(rotated.status, 403);
        QCOMPARE(reasonOf(rotated), u"key_rights_exceeded"_s);
        // Neither by a session.
        const RawAnswer login = m_client.as(with({u"read"_s}), "GET", "/v1/user/login");
        QCOMPARE(login.status, 200);
        const QByteArray cookie = "Cookie: " + login.header("Set-Cookie").split(';').constFirst() + "\r\n";
        QCOMPARE(m_client.as(cookie, "GET", "/documents").status, 200);
        QVERIFY(lacks(m_client.as(cookie, "POST", "/documents", "{}"), u"draft"_s));
        QVERIFY(lacks(m_client.as(cookie, "GET", "/v1/user/keys"), u"manage"_s));
    }

    void noKeyOutlivesTheOneThatMadeIt()
    {
        const qint64 end = QDateTime::currentMSecsSinceEpoch() + 86'400'000;
        const auto request = [](const QString& name, qint64 expires) {
            return ServiceFixture::bytes({{u"name"_s, name}, {u"expires"_s, expires}});
        };
        const QByteArray maker = headerOf(make(request(u"Maker"_s, end)).value("secret"_L1).toString());
        const QByteArray endlessBody = ServiceFixture::bytes({{u"name"_s, u"Endless"_s}});
        for (const QByteArray& body : {endlessBody, request(u"Later"_s, end + 1)}) {
            const RawAnswer refused = m_client.as(maker, "POST", "/v1/user/keys", body);
            QCOMPARE(refused.status, 403);
            QCOMPARE(reasonOf(refused), u"key_outlives_its_maker"_s);
            QVERIFY(ContractClient::names(refused, u"expires"_s));
        }
        QCOMPARE(m_client.as(maker, "POST", "/v1/user/keys", request(u"Equal"_s, end)).status, 201);
        // Neither as the successor of a key without an end.
        const QByteArray endless = ContractClient::idOf(make(R"({"name":"Without an end"})"));
        const RawAnswer rotated = m_client.as(maker, "POST", "/v1/user/keys/" + endless + "/rotate");
        QCOMPARE(rotated.status, 403);
        QCOMPARE(reasonOf(rotated), u"key_outlives_its_maker"_s);
    }

    void theNameOfTheWorkspacesKeyIsReserved()
    {
        const RawAnswer refused = m_client.mine("POST", "/v1/user/keys",
                                                ServiceFixture::bytes({{u"name"_s, u"This computer #1"_s}}));
        QCOMPARE(refused.status, 400);
        QCOMPARE(reasonOf(refused), u"key_name_reserved"_s);
    }

    void aSessionEndsWithItsKey()
    {
        const QJsonObject key = make(R"({"name":"Session"})");
        const RawAnswer login =
            m_client.as(headerOf(key.value("secret"_L1).toString()), "GET", "/v1/user/login");
        const QByteArray cookie = "Cookie: " + login.header("Set-Cookie").split(';').constFirst() + "\r\n";
        QCOMPARE(m_client.as(cookie, "GET", "/user").status, 200);
        QCOMPARE(m_client.mine("DELETE", "/v1/user/keys/" + ContractClient::idOf(key)).status, 200);
        QCOMPARE(m_client.as(cookie, "GET", "/user").status, 401);
    }

    void whatAChangeOfADocumentRequires()
    {
        const QByteArray draft = with({u"draft"_s});
        const QByteArray send = with({u"send"_s});
        const auto put = [&](const QByteArray& auth, const QJsonObject& document, const QByteArray& body) {
            return m_client.as(auth, "PUT", ContractClient::pathOf(document), body);
        };
        // The scope `draft` doesn't allow sending, now or later.
        const QByteArray later = QByteArray::number(QDateTime::currentMSecsSinceEpoch() + 86'400'000);
        QJsonObject document = m_client.created();
        QCOMPARE(put(draft, document, R"({"title":"Changed"})").status, 200);
        QVERIFY(lacks(put(draft, document, R"({"signingStatus":52})"), u"send"_s));
        QVERIFY(lacks(put(draft, document, R"({"documentSetting":{"sendAt":)" + later + "}}"), u"send"_s));
        for (QJsonObject wanted : {ServiceFixture::document(52), ServiceFixture::document(51)}) {
            if (wanted.value("signingStatus"_L1).toInt() == 51)
                wanted.insert(u"documentSetting"_s, QJsonObject{{u"sendAt"_s, later.toLongLong()}});
            QVERIFY(
                lacks(m_client.as(draft, "POST", "/documents", ServiceFixture::bytes(wanted)), u"send"_s));
        }
        QCOMPARE(now(document).value("signingStatus"_L1).toInt(), 51);
        // The scope `send` doesn't allow changes of drafts.
        QVERIFY(lacks(put(send, document, R"({"title":"Again"})"), u"draft"_s));
        QVERIFY(lacks(put(send, document, R"({"title":"Again","signingStatus":52})"), u"draft"_s));
        QVERIFY(lacks(m_client.as(send, "PUT", ContractClient::pathOf(document) + "/tags", R"({"tags":[]})"),
                      u"draft"_s));
        QCOMPARE(put(send, document, R"({"signingStatus":52})").status, 200);
        // Changes of a sent document need the scope `send`.
        document = now(document);
        QCOMPARE(document.value("title"_L1).toString(), u"Changed"_s);
        QVERIFY(lacks(put(draft, document, R"({"documentSetting":{"expireDaysAfterSent":9}})"), u"send"_s));
        QVERIFY(lacks(put(draft, document, R"({"signingStatus":56})"), u"send"_s));
        QVERIFY(lacks(m_client.as(draft, "PUT", ContractClient::pathOf(document) + "/invitations",
                                  R"({"invitation":[]})"),
                      u"send"_s));
        const QByteArray ids = R"({"ids":[)" + ContractClient::idOf(document) + "]}";
        const auto removed = [&](const QByteArray& auth, const QByteArray& path = "/documents/array") {
            return m_client.as(auth, "DELETE", path, ids);
        };
        QCOMPARE(json(removed(draft)).value("results"_L1)[0]["success"_L1].toBool(), false);
        QCOMPARE(put(send, document, R"({"documentSetting":{"expireDaysAfterSent":9}})").status, 200);
        QCOMPARE(put(send, document, R"({"signingStatus":56,"reason":"Mistake"})").status, 200);
        QVERIFY(lacks(removed(send, "/documents/array?purge=true"), u"manage"_s));
        QVERIFY(lacks(removed(with({u"manage"_s})), u"send"_s));
        QCOMPARE(json(removed(send)).value("results"_L1)[0]["success"_L1].toBool(), true);
        QCOMPARE(json(removed(with({u"manage"_s}), "/documents/array?purge=true"))
                     .value("results"_L1)[0]["success"_L1]
                     .toBool(),
                 true);
    }

    void aTemplateSendsOnlyWithTheScope()
    {
        QJsonObject wanted = ServiceFixture::document(51, u"Template"_s);
        wanted.insert(u"documentType"_s, 7);
        const QByteArray id = ContractClient::idOf(m_client.created(wanted));
        const QByteArray path = "/v2/templates/sign/" + id;
        const auto use = [](int status) {
            return R"({"signingStatus":)" + QByteArray::number(status) +
                   R"(,"Invitations":[{"recipientName":"Cleo","recipientEmail":"cleo@example.com"}]})";
        };
        QVERIFY(lacks(m_client.as(with({u"draft"_s}), "POST", path, use(52)), u"send"_s));
        QVERIFY(lacks(m_client.as(with({u"send"_s}), "POST", path, use(51)), u"draft"_s));
        QCOMPARE(m_client.as(with({u"draft"_s}), "POST", path, use(51)).status, 201);
        QCOMPARE(m_client.as(with({u"send"_s}), "POST", path, use(52)).status, 201);
        const QByteArray rows =
            R"({"Invitations":[{"recipientName":"Cleo","recipientEmail":"cleo@example.com"}]})";
        QVERIFY(lacks(m_client.as(with({u"draft"_s}), "POST", "/v1/templates/use/" + id, rows), u"send"_s));
        QCOMPARE(m_client.as(with({u"send"_s}), "POST", "/v1/templates/use/" + id, rows).status, 200);
    }

    void signingInPersonRequiresTheScope()
    {
        const QJsonObject document = m_client.created(52);
        const QByteArray signing = signingPath(document);
        const QJsonObject view = json(m_client.nobody("GET", signing + "/values"));
        const QByteArray body = ServiceFixture::bytes(
            {{u"values"_s, ServiceFixture::valuesFor(view)}, {u"consent"_s, true}, {u"inPerson"_s, true}});
        for (const QString& scope : allScopes())
            if (scope != "sign"_L1)
                QVERIFY(lacks(m_client.as(with({scope}), "POST", signing + "/finish", body), u"sign"_s));
        QCOMPARE(m_client.as(with({u"sign"_s}), "POST", signing + "/finish", body).status, 200);
    }

    void signingLinksAreForThoseWhoSendOrSign()
    {
        const QJsonObject document = m_client.created(52);
        const QByteArray guid = document.value("invitations"_L1)[0]["GUID"_L1].toString().toUtf8();
        for (const QString& scope : allScopes()) {
            const bool isShown = scope == "send"_L1 || scope == "sign"_L1;
            const QByteArray auth =
                with(scope == "read"_L1 ? QStringList{scope} : QStringList{u"read"_s, scope});
            for (const QByteArray& path :
                 {ContractClient::pathOf(document), ContractClient::pathOf(document) + "/invitations",
                  QByteArray("/documents?pageSize=500"), QByteArray("/v2/search2"),
                  QByteArray("/v2/documents/search2")})
                for (int i = 0; i < 2; ++i) { // the second answer may come from the cache
                    const RawAnswer answer = m_client.as(auth, "GET", path);
                    if (answer.status != 200) continue;
                    QVERIFY2(answer.body.contains(guid) == isShown, path + ' ' + scope.toUtf8());
                }
        }
        // Drafts are saved without them.
        const QJsonObject draft = m_client.created();
        const QByteArray auth = with({u"read"_s, u"draft"_s});
        const QByteArray path = ContractClient::pathOf(draft) + "/invitations";
        const QJsonObject list = json(m_client.as(auth, "GET", path));
        QCOMPARE(m_client.as(auth, "PUT", path, ServiceFixture::bytes(list)).status, 200);
        QCOMPARE(now(draft).value("invitations"_L1)[0]["GUID"_L1],
                 draft.value("invitations"_L1)[0]["GUID"_L1]);
    }

    void noWayAround()
    {
        const QJsonObject document = m_client.created();
        const QByteArray path = ContractClient::pathOf(document);
        const QByteArray read = with({u"read"_s});
        // Another method by name.
        for (const QByteArray& header :
             {QByteArray("X-HTTP-Method-Override: DELETE\r\n"), QByteArray("X-HTTP-Method: PUT\r\n"),
              QByteArray("X-Method-Override: PUT\r\n")})
            QCOMPARE(m_client.as(read + header, "GET", path).status, 200);
        QCOMPARE(m_client.as(read, "GET", path + "?_method=DELETE").status, 400);
        QCOMPARE(now(document).value("deleted"_L1).toBool(), false);
        // Other spellings of the address.
        const QByteArray id = ContractClient::idOf(document);
        for (const QByteArray& each :
             {"/documents/" + id, "/v1/documents/" + id + '/', "/v1/documents/%3" + id.left(1) + id.mid(1),
              path + "?fields=id", path + "?version=1"}) {
            const RawAnswer answer = m_client.as(with({u"manage"_s}), "GET", each);
            QVERIFY2(lacks(answer, u"read"_s), each + ' ' + answer.body);
        }
        // The first part of a body.
        const QByteArray key = make(requestFor({u"read"_s})).value("secret"_L1).toString().toLatin1();
        const QByteArray whole = part("authentication", R"({"apiKey":")" + key + R"("})") +
                                 part("document", ServiceFixture::bytes(ServiceFixture::document(51))) +
                                 part("files[]", ServiceFixture::sample(), "a.pdf") + "--BB--";
        QVERIFY(lacks(m_client.multipart("/documents", whole, {}), u"draft"_s));
        QVERIFY(lacks(m_client.multipart("/documents", whole, m_client.service.auth), u"draft"_s));
        // The same request again, with the key of another.
        const QByteArray same = "Idempotency-Key: shared\r\n";
        const QByteArray body = R"({"name":"Once","scopes":["read"]})";
        QCOMPARE(m_client.mine("POST", "/v1/user/keys", body, same).status, 201);
        QVERIFY(lacks(m_client.as(read + same, "POST", "/v1/user/keys", body), u"manage"_s));
        QCOMPARE(m_client.as(with({u"read"_s, u"manage"_s}) + same, "POST", "/v1/user/keys", body).status,
                 409);
        // A cached list.
        QCOMPARE(m_client.mine("GET", "/documents").status, 200);
        QVERIFY(lacks(m_client.as(with({u"send"_s}), "GET", "/documents"), u"read"_s));
        const QByteArray etag = m_client.mine("GET", "/documents").header("ETag");
        QVERIFY(lacks(m_client.as(with({u"send"_s}) + "If-None-Match: " + etag + "\r\n", "GET", "/documents"),
                      u"read"_s));
    }

    void aFolderIsAllThatAKeyReaches()
    {
        const QByteArray a = newFolder("Alpha");
        const QByteArray sub = newFolder("Alpha sub", a);
        const QByteArray b = newFolder("Beta");
        const QJsonObject inA = inFolder(a, u"Inside alpha"_s);
        const QJsonObject inSub = inFolder(sub, u"Inside sub"_s, 52);
        const QJsonObject inB = inFolder(b, u"Inside beta"_s);
        const QJsonObject atTop = m_client.created(51, u"Inside nothing"_s);
        const QJsonObject key = make(R"({"name":"Alpha","folderId":)" + a + '}');
        QCOMPARE(key.value("folderId"_L1).toInteger(), a.toLongLong());
        const QByteArray auth = headerOf(key.value("secret"_L1).toString());
        const auto titles = [&](const QByteArray& query) {
            QStringList list;
            const QJsonObject answer = json(m_client.as(auth, "GET", "/documents" + query));
            for (const QJsonValue& each : answer.value("documents"_L1).toArray())
                list << each["title"_L1].toString();
            list.sort();
            if (answer.value("documentCount"_L1).toInt() != list.size()) list << u"another count"_s;
            return list;
        };
        const QStringList inside{u"Inside alpha"_s, u"Inside sub"_s};
        (void)m_client.mine("GET", "/documents"); // what is cached for others stays theirs
        for (int i = 0; i < 2; ++i) {
            QCOMPARE(titles({}), inside);
            QCOMPARE(titles("?text=inside"), inside);
            QCOMPARE(titles("?signingStatus=51&sort=title"), QStringList{u"Inside alpha"_s});
            QCOMPARE(titles("?folderId=" + sub), QStringList{u"Inside sub"_s});
            QCOMPARE(titles("?folderId=" + b), QStringList());
            QCOMPARE(titles("?folderId=0"), QStringList());
            QCOMPARE(titles("?createdFrom=1"), inside);
        }
        QCOMPARE(m_client.as(auth, "GET", ContractClient::pathOf(inA)).status, 200);
        QCOMPARE(m_client.as(auth, "GET", ContractClient::pathOf(inSub)).status, 200);

        // Outside is like absent, for every operation; only what concerns the whole account says why.
        QStringList faults;
        const auto absent = foreignObjects(absentId, absentId);
        for (const QJsonObject& outside : {inB, atTop}) {
            Variables theirs = foreignObjects(ContractClient::idOf(outside), b);
            theirs.insert(u"keyID"_s, ContractClient::idOf(make(R"({"name":"Outside"})")));
            theirs.insert(u"fileID"_s, QByteArray::number(outside.value("files"_L1)[0]["id"_L1].toInteger()));
            theirs.insert(u"invitation"_s, outside.value("invitations"_L1)[0]["GUID"_L1].toString().toUtf8());
            for (const ApiOperation& operation : m_client.api().operations()) {
                if (scopesOf(operation).isEmpty() || !operation.path.contains(u'{')) continue;
                const RawAnswer out = call(operation, theirs, auth);
                const RawAnswer none = call(operation, absent, auth);
                if (bare(out) != bare(none) || out.status < 400)
                    faults << u"%1: %2 %3"_s.arg(operation.name())
                                  .arg(out.status)
                                  .arg(QString::fromUtf8(out.body.left(200)));
            }
        }
        QVERIFY2(faults.isEmpty(), qPrintable(u'\n' + faults.join(u'\n')));
        const auto results = [&](const QJsonObject& document, const QByteArray& query) {
            QJsonObject result = json(m_client.as(auth, "DELETE", "/documents/array" + query,
                                                  "[" + ContractClient::idOf(document) + "]"))
                                     .value("results"_L1)[0]
                                     .toObject();
            result.remove(u"id"_s);
            return result;
        };
        for (const QByteArray& query : {QByteArray(), QByteArray("?purge=true")})
            QCOMPARE(results(inB, query), results({{u"id"_s, 99999999}}, query));
        QCOMPARE(now(inB).value("deleted"_L1).toBool(), false);

        // Nothing is created or moved outside.
        QJsonObject wanted = ServiceFixture::document(51);
        wanted.remove(u"tags"_s); // there is no file
        for (const QByteArray& folder : {QByteArray("0"), b, QByteArray(absentId)}) {
            wanted.insert(u"folderId"_s, folder.toLongLong());
            const RawAnswer refused = m_client.as(auth, "POST", "/documents", ServiceFixture::bytes(wanted));
            QVERIFY2(refused.status == 400 && ContractClient::names(refused, u"folderId"_s), refused.body);
            const RawAnswer moved =
                m_client.as(auth, "PUT", ContractClient::pathOf(inA), R"({"folderId":)" + folder + '}');
            QVERIFY2(moved.status == 400 && ContractClient::names(moved, u"folderId"_s), moved.body);
        }
        QCOMPARE(m_client.as(auth, "PUT", ContractClient::pathOf(inA), R"({"folderId":)" + sub + '}').status,
                 200);

        // Folders.
        const QJsonArray folders =
            json(m_client.as(auth, "GET", "/v1/folders")).value("folders"_L1).toArray();
        QCOMPARE(folders.size(), 2);
        for (const QJsonValue& each : folders)
            if (each["id"_L1].toInteger() == a.toLongLong()) QCOMPARE(each["parent"_L1].toInteger(), 0);
        QCOMPARE(m_client.as(auth, "PUT", "/v1/folders/" + a, R"({"folder":{"name":"Mine"}})").status, 403);
        QCOMPARE(m_client.as(auth, "DELETE", "/v1/folders/" + a).status, 403);
        QCOMPARE(m_client.as(auth, "PUT", "/v1/folders/" + b, R"({"folder":{"name":"Mine"}})").status, 404);
        QCOMPARE(m_client.as(auth, "PUT", "/v1/folders/" + sub, R"({"folder":{"parent":0}})").status, 400);
        QCOMPARE(
            m_client.as(auth, "POST", "/v1/folders", R"({"folder":{"name":"New","folderType":1}})").status,
            400);
        QVERIFY(!newFolder("New", sub, auth).isEmpty());

        // Keys.
        const QJsonArray keys = json(m_client.as(auth, "GET", "/v1/user/keys")).value("keys"_L1).toArray();
        QCOMPARE(keys.size(), 1);
        QCOMPARE(m_client.as(auth, "POST", "/v1/user/keys", R"({"name":"Wide"})").status, 403);
        QCOMPARE(m_client.as(auth, "POST", "/v1/user/keys", R"({"name":"Wide","folderId":)" + b + '}').status,
                 400);
        QCOMPARE(m_client.as(auth, "POST", "/v1/user/keys", R"({"name":"In","folderId":)" + sub + '}').status,
                 201);
        const QJsonObject next = ContractClient::object(
            m_client.as(auth, "POST", "/v1/user/keys/" + ContractClient::idOf(key) + "/rotate"), "key");
        QCOMPARE(next.value("folderId"_L1), key.value("folderId"_L1));
        for (const char* path : {"/v1/user/callbackSecret", "/v1/user/absences", "/v1/user/deliveries"}) {
            const RawAnswer refused = m_client.as(auth, "GET", path);
            QCOMPARE(refused.status, 403);
            QCOMPARE(reasonOf(refused), u"key_limited_to_folder"_s);
        }

        // A key can't see a folder that is moved out of its own; without its own folder, it sees nothing.
        QCOMPARE(m_client.mine("PUT", "/v1/folders/" + sub, R"({"folder":{"parent":)" + b + "}}").status,
                 200);
        QCOMPARE(titles({}), QStringList());
        QCOMPARE(m_client.as(auth, "GET", ContractClient::pathOf(inSub)).status, 404);
        QCOMPARE(m_client.mine("DELETE", "/v1/folders/" + a).status, 200);
        QCOMPARE(titles({}), QStringList());
        QCOMPARE(m_client.as(auth, "GET", ContractClient::pathOf(atTop)).status, 404);
        QCOMPARE(json(m_client.as(auth, "GET", "/v1/folders")).value("folders"_L1).toArray().size(), 0);
    }
};

INK_TEST(TestKeyScopes, "tst_keyscopes")

} // namespace tst_keyscopes

#include "tst_keyscopes.moc"
