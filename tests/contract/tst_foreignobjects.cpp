// Tests that responses don't distinguish objects of other accounts from absent ones.
#include "tests/contract/contracttest.h"
#include "tests/contract/support/requestgenerator.h"
#include "tests/support/testmain.h"

#include <QMap>
#include <QTest>

#include <functional>

namespace tst_foreignobjects {

using namespace ink;
using namespace ink::test;
using namespace Qt::Literals::StringLiterals;

/** The matrix of the description: each operation with each scope on own objects, objects of another account
 * and absent ones, in paths, queries and bodies. The answers to the last two are equal except for the id. */
class TestForeignObjects final : public ContractTest
{
    Q_OBJECT

    /** The values of the variables of paths. */
    using Variables = QMap<QString, QByteArray>;

    static constexpr const char* absentGuid = "7f0c1d9e-1111-4222-8333-444455556666";
    static constexpr const char* absentId = "99999999";
    /** No answer to Anna contains these. */
    static constexpr const char* secrets[] = {"Zebra agreement", "zebra.pdf",    "zoe@example.net",
                                              "Zoe Quill",       "Zebra folder", "Zebra key",
                                              "Zebra question",  "zebra-hook"};

    static const QStringList& allScopes()
    {
        static const QStringList scopes{u"read"_s, u"draft"_s, u"send"_s, u"sign"_s, u"manage"_s};
        return scopes;
    }
    static QStringList scopesOf(const ApiOperation& operation)
    {
        QStringList scopes;
        for (const QJsonValue& each : operation.object.value("x-scope"_L1).toArray())
            scopes << each.toString();
        return scopes;
    }
    static QStringList variablesOf(const ApiOperation& operation)
    {
        static const QRegularExpression variable(u"\\{(\\w+)\\}"_s);
        QStringList names;
        for (auto it = variable.globalMatch(operation.path); it.hasNext();)
            names << it.next().captured(1);
        return names;
    }
    static QString nameOf(const ApiOperation& operation)
    {
        return QString::fromLatin1(operation.method) + u' ' + operation.path;
    }
    QJsonObject madeBy(const QByteArray& auth, const char* path, const QByteArray& body, const char* name)
    {
        const RawAnswer answer = m_client.as(auth, "POST", path, body);
        if (answer.status >= 300) qWarning("%s: %s", path, answer.body.constData());
        return ContractClient::object(answer, name);
    }
    /** One object of each kind in an account. */
    Variables objectsOf(const QByteArray& auth, const QString& title, const QString& person,
                        const QString& email, bool hasKey, bool hasSubscription)
    {
        const auto wanted = [&](int type) {
            QJsonObject document = ServiceFixture::document(type == 5 ? 52 : 51, title);
            document.insert(u"documentType"_s, type);
            QJsonArray people = document.value("invitations"_L1).toArray();
            QJsonObject first = people.at(0).toObject();
            first.insert(u"recipientName"_s, person);
            first.insert(u"recipientEmail"_s, email);
            people.replace(0, first);
            document.insert(u"invitations"_s, people);
            const QByteArray body = part("document", ServiceFixture::bytes(document)) +
                                    part("files[]", ServiceFixture::sample(),
                                         title.section(u' ', 0, 0).toLower().toLatin1() + ".pdf") +
                                    "--BB--";
            return ContractClient::object(m_client.multipart("/documents", body, auth), "document");
        };
        const QString number = QString::number(++m_made);
        const QString own = title.section(u' ', 0, 0);
        const QJsonObject document = wanted(5);
        const QJsonObject folder =
            madeBy(auth, "/v1/folders",
                   ServiceFixture::bytes({{u"folder"_s, QJsonObject{{u"name"_s, own + u" folder "_s + number},
                                                                    {u"folderType"_s, 1}}}}),
                   "data");
        const QJsonObject key = hasKey ? madeBy(auth, "/v1/user/keys",
                                                ServiceFixture::bytes({{u"name"_s, own + u" key"_s}}), "key")
                                       : QJsonObject();
        const QJsonObject subscription =
            hasSubscription ? madeBy(auth, "/v1/user/events",
                                     ServiceFixture::bytes(
                                         {{u"url"_s, u"http://127.0.0.1:9/"_s + own.toLower() + u"-hook"_s},
                                          {u"events"_s, QJsonArray{u"expired"_s}}}),
                                     "subscription")
                            : QJsonObject();
        const QJsonObject absence = madeBy(auth, "/v1/user/absences",
                                           ServiceFixture::bytes({{u"name"_s, person},
                                                                  {u"email"_s, number + email},
                                                                  {u"from"_s, u"2099-01-01"_s},
                                                                  {u"until"_s, u"2099-01-09"_s},
                                                                  {u"deputyName"_s, u"Eva"_s},
                                                                  {u"deputyEmail"_s, u"eva@example.com"_s}}),
                                           "absence");
        (void)m_client.nobody("POST", signingPath(document) + "/questions",
                              ServiceFixture::bytes({{u"text"_s, own + u" question"_s}}));
        return {{u"docID"_s, ContractClient::idOf(document)},
                {u"templateID"_s, ContractClient::idOf(wanted(7))},
                {u"fileID"_s, QByteArray::number(document.value("files"_L1)[0]["id"_L1].toInteger())},
                {u"tagID"_s, QByteArray::number(document.value("tags"_L1)[0]["id"_L1].toInteger())},
                {u"invitation"_s, document.value("invitations"_L1)[0]["GUID"_L1].toString().toUtf8()},
                {u"number"_s, "1"},
                {u"delivery"_s, absentGuid}, // a delivery belongs to its document, which is in the path
                {u"folderId"_s, ContractClient::idOf(folder)},
                {u"keyID"_s, ContractClient::idOf(key)},
                {u"subscriptionID"_s, ContractClient::idOf(subscription)},
                {u"absenceID"_s, ContractClient::idOf(absence)}};
    }
    Variables ownObjects(bool hasKey = false, bool hasSubscription = false)
    {
        return objectsOf(m_client.service.auth, u"Probe"_s, u"Ben"_s, u"ben@example.com"_s, hasKey,
                         hasSubscription);
    }
    static QByteArray absent(const QString& name)
    {
        if (name == "invitation"_L1 || name == "delivery"_L1 || name == "guid"_L1) return absentGuid;
        return name == "number"_L1 ? QByteArray("777") : QByteArray(absentId);
    }
    static QByteArray pathOf(const ApiOperation& operation, const Variables& variables)
    {
        QByteArray path = operation.path.toUtf8();
        for (auto it = variables.begin(); it != variables.end(); ++it)
            path.replace('{' + it.key().toUtf8() + '}', it.value());
        return path;
    }
    /** A key with these scopes, made once. */
    QByteArray with(const QString& scope)
    {
        QByteArray& header = m_headers[scope];
        if (!header.isEmpty()) return header;
        const QJsonObject key = madeBy(
            m_client.service.auth, "/v1/user/keys",
            ServiceFixture::bytes({{u"name"_s, u"Scope "_s + scope},
                                   {u"scopes"_s, scope.isEmpty() ? QJsonArray::fromStringList(allScopes())
                                                                 : QJsonArray{scope}}}),
            "key");
        header = "Authorization: Basic " + (key.value("secret"_L1).toString().toLatin1() + ':').toBase64() +
                 "\r\n";
        return header;
    }
    /** Returns a response without the parts that always differ: its id and time, the remaining rate limit,
     * and the ids in the request. */
    static QByteArray bare(const RawAnswer& answer, const QByteArrayList& ids)
    {
        QByteArrayList headers;
        for (const QByteArray& line : answer.head.split('\n')) {
            const QByteArray name = line.left(line.indexOf(':')).toLower().trimmed();
            if (name != "x-request-id" && name != "date" && name != "content-length" &&
                name != "retry-after" && !name.startsWith("x-ratelimit-"))
                headers << line.trimmed();
        }
        QByteArray whole = headers.join('\n') + '\n' + answer.body;
        whole.replace(answer.header("X-Request-Id"), "");
        for (const QByteArray& id : ids)
            whole.replace(id, "#");
        return whole;
    }
    static bool leaks(const RawAnswer& answer)
    {
        return std::any_of(std::begin(secrets), std::end(secrets), [&](const char* secret) {
            return answer.head.contains(secret) || answer.body.contains(secret);
        });
    }

    QMap<QString, QByteArray> m_headers;
    Variables m_foreign;
    int m_made = 0;

private Q_SLOTS:
    void initTestCase()
    {
        QVERIFY(m_client.start());
        m_foreign = objectsOf(m_client.service.otherAuth, u"Zebra agreement"_s, u"Zoe Quill"_s,
                              u"zoe@example.net"_s, true, true);
    }

    void pathsWithEveryScope()
    {
        RequestGenerator generator(m_client.api(), 41);
        generator.setFile(ServiceFixture::sample());
        m_client.strict = false;
        QStringList faults;
        int compared = 0;
        for (const ApiOperation& operation : m_client.api().operations()) {
            const QStringList variables = variablesOf(operation);
            const QStringList needed = scopesOf(operation);
            if (variables.isEmpty() || needed.isEmpty()) continue;
            for (const QString& variable : variables)
                QVERIFY2(m_foreign.contains(variable), qPrintable(u"What is a foreign "_s + variable));
            const bool hasKey = variables.contains(u"keyID"_s);
            const bool hasSubscription = variables.contains(u"subscriptionID"_s);
            Variables own = ownObjects(hasKey, hasSubscription);
            const GeneratedRequest valid = generator.make(operation, RequestGenerator::Kind::Valid);
            for (const QString& scope : allScopes() + QStringList{QString()}) {
                const auto call = [&](const Variables& values) {
                    return m_client.as(with(scope) + "X-Inkstone-Editor: probe\r\n", operation.method,
                                       pathOf(operation, values), valid.body, valid.type);
                };
                const auto fault = [&](const QString& what, const RawAnswer& answer,
                                       const QByteArray& other = {}) {
                    faults << u"%1 with %2: %3\n%4\n%5"_s.arg(
                        nameOf(operation), scope.isEmpty() ? u"all"_s : scope, what,
                        QString::fromUtf8(answer.head + answer.body.left(400)),
                        QString::fromUtf8(other.left(700)));
                };
                const bool mayCall = scope.isEmpty() || needed.contains(scope);
                // The objects of the other account; and in an own object, a part of a foreign one.
                for (qsizetype from = 0; from < variables.size(); ++from) {
                    Variables theirs = own;
                    Variables none = own;
                    QByteArrayList ids;
                    for (const QString& name : variables.mid(from)) {
                        theirs[name] = m_foreign.value(name);
                        none[name] = absent(name);
                        ids << theirs[name] << none[name];
                    }
                    std::sort(ids.begin(), ids.end(),
                              [](const auto& a, const auto& b) { return a.size() > b.size(); });
                    // A part of an own object has an own number.
                    if (from > 0 && variables.at(from) == "number"_L1) continue;
                    const RawAnswer foreign = call(theirs);
                    const RawAnswer absentOne = call(none);
                    ++compared;
                    const QByteArrayList shown{ids};
                    // Numbers such as 1 are replaced only in paths, where they are whole segments.
                    const QByteArray a = bare(foreign, shown);
                    const QByteArray b = bare(absentOne, shown);
                    if (a != b) fault(u"tells foreign from absent"_s, foreign, b);
                    if (leaks(foreign)) fault(u"leaks"_s, foreign);
                    if (foreign.status < 400 || foreign.status >= 500) fault(u"isn't refused"_s, foreign);
                }
                const RawAnswer mine = call(own);
                const bool isFound = mine.status != 404 || variables.contains(u"delivery"_s);
                if (mayCall && !isFound) fault(u"doesn't find the own object"_s, mine);
                if (!mayCall && mine.status != 403) fault(u"isn't refused without the scope"_s, mine);
                if (leaks(mine)) fault(u"leaks"_s, mine);
                if (mayCall && operation.method != "GET")
                    own = ownObjects(hasKey, hasSubscription); // it may be used up
            }
        }
        m_client.strict = true;
        QVERIFY2(faults.isEmpty(), qPrintable(u'\n' + faults.join(u"\n\n"_s).left(12'000)));
        QVERIFY2(compared > 150, qPrintable(QString::number(compared)));
    }

    void idsInQueries()
    {
        QStringList faults;
        int compared = 0;
        const Variables own = ownObjects();
        for (const ApiOperation& operation : m_client.api().operations()) {
            for (const QJsonObject& parameter : m_client.api().parameters(operation)) {
                const QString name = parameter.value("name"_L1).toString();
                const QString ref = parameter.value("schema"_L1)["$ref"_L1].toString();
                const bool isId = ref.endsWith("/Id"_L1) || ref.endsWith("/IdOrNone"_L1) || name == "ids"_L1;
                if (parameter.value("in"_L1) != "query"_L1 || !isId || scopesOf(operation).isEmpty())
                    continue;
                const QString kind = name == "ids"_L1 ? u"docID"_s : name;
                QVERIFY2(m_foreign.contains(kind), qPrintable(u"What is a foreign "_s + name));
                const auto call = [&](const QByteArray& id) {
                    return m_client.mine(operation.method,
                                         pathOf(operation, own) + '?' + name.toUtf8() + '=' + id);
                };
                const RawAnswer foreign = call(m_foreign.value(kind));
                const RawAnswer none = call(absentId);
                ++compared;
                const QByteArrayList ids{QByteArray(absentId), m_foreign.value(kind)};
                const auto shown = [&](const RawAnswer& answer) {
                    RawAnswer plain = answer;
                    plain.head.replace(answer.header("ETag"), "");
                    return bare(plain, answer.status < 400 && name != "ids"_L1 ? QByteArrayList() : ids);
                };
                if (shown(foreign) != shown(none) || leaks(foreign))
                    faults << nameOf(operation) + u' ' + name + u'\n' +
                                  QString::fromUtf8(shown(foreign) + '\n' + shown(none));
            }
        }
        QVERIFY2(faults.isEmpty(), qPrintable(u'\n' + faults.join(u"\n\n"_s).left(12'000)));
        QVERIFY(compared >= 3);
    }

    void idsInBodies()
    {
        RequestGenerator generator(m_client.api(), 41);
        generator.setCandidates(u"signingStatus"_s, {51});
        generator.setCandidates(u"documentType"_s, {5});
        generator.setCandidates(u"folderType"_s, {1});
        m_client.strict = false;
        QStringList faults;
        QStringList compared;
        for (const ApiOperation& operation : m_client.api().operations()) {
            if (scopesOf(operation).isEmpty() || !operation.bodyTypes().contains(u"application/json"_s))
                continue;
            const QJsonObject schema =
                operation.object.value("requestBody"_L1)["content"_L1]["application/json"_L1]["schema"_L1]
                    .toObject();
            constexpr qint64 marked = 777'000'777; // replaced by the id
            const auto places =
                generator.variants(schema, [](const QString& name, const QJsonObject&, const QJsonValue&) {
                    const bool isId = name == "Id"_L1 || name == "RequestId"_L1 || name == "IdOrNone"_L1;
                    return isId ? std::optional(QJsonValue(marked)) : std::nullopt;
                });
            for (const RequestGenerator::Variant& place : places) {
                const QString last = place.path.section(u'.', -1).remove(u"[]"_s);
                // The kind of object that each member refers to. Add a member only after deciding this.
                static const QMap<QString, QString> kinds{{u"folderId"_s, u"folderId"_s},
                                                          {u"parent"_s, u"folderId"_s},
                                                          {u"ids"_s, u"docID"_s},
                                                          {u""_s, u"docID"_s},
                                                          {u"templateId"_s, u"templateID"_s},
                                                          {u"id"_s, u"tagID"_s},
                                                          {u"ID"_s, u"tagID"_s},
                                                          {u"pageId"_s, u"fileID"_s},
                                                          {u"invitationId"_s, u"docID"_s},
                                                          {u"userId"_s, u"docID"_s},
                                                          {u"tagId"_s, u"tagID"_s}};
                QVERIFY2(kinds.contains(last),
                         qPrintable(nameOf(operation) + u": which object is "_s + place.path));
                const QByteArray foreignId = m_foreign.value(kinds.value(last));
                const auto call = [&](const QByteArray& id) {
                    QByteArray list = QJsonDocument(QJsonArray{place.value}).toJson(QJsonDocument::Compact);
                    list.replace(QByteArray::number(marked), id);
                    return m_client.mine(operation.method, pathOf(operation, ownObjects()),
                                         list.mid(1, list.size() - 2), "X-Inkstone-Editor: probe\r\n");
                };
                const RawAnswer foreign = call(foreignId);
                const RawAnswer none = call(absentId);
                compared << nameOf(operation) + u' ' + place.path;
                const QByteArrayList ids{QByteArray(absentId), foreignId};
                // What was made or changed is another object each time.
                const bool isSame = foreign.status < 400 ? foreign.status == none.status
                                                         : bare(foreign, ids) == bare(none, ids);
                if (!isSame || leaks(foreign) || foreign.status >= 500)
                    faults << nameOf(operation) + u' ' + place.path + u'\n' +
                                  QString::fromUtf8(bare(foreign, ids).left(900) + '\n' +
                                                    bare(none, ids).left(900));
            }
        }
        m_client.strict = true;
        QVERIFY2(faults.isEmpty(), qPrintable(u'\n' + faults.join(u"\n\n"_s).left(12'000)));
        QVERIFY2(compared.size() >= 10, qPrintable(compared.join(u'\n')));
    }

    void theOtherAccountIsAsBefore()
    {
        const QByteArray path = "/v1/documents/" + m_foreign.value(u"docID"_s);
        const QJsonObject document = documentIn(m_client.other("GET", path));
        QCOMPARE(document.value("signingStatus"_L1).toInt(), 52);
        QCOMPARE(document.value("deleted"_L1).toBool(), false);
        const auto lists = [&](const char* list, const QString& variable) {
            return m_client.other("GET", list).body.contains("\"id\":" + m_foreign.value(variable));
        };
        QVERIFY(lists("/v1/folders", u"folderId"_s));
        QVERIFY(lists("/v1/user/keys", u"keyID"_s));
        QVERIFY(lists("/v1/user/absences", u"absenceID"_s));
    }
};

INK_TEST(TestForeignObjects, "tst_foreignobjects")

} // namespace tst_foreignobjects

#include "tst_foreignobjects.moc"
