// Tests that responses don't distinguish objects of other accounts from absent ones.
#include "tests/contract/contracttest.h"
#include "tests/contract/support/foreigndocument.h"
#include "tests/contract/support/operationmatrix.h"
#include "tests/contract/support/requestgenerator.h"
#include "tests/support/testmain.h"

#include <QMap>
#include <QSet>
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

    using Variables = PathVariables;

    QJsonObject madeBy(const QByteArray& auth, const char* path, const QByteArray& body, const char* name)
    {
        const RawAnswer answer = m_client.as(auth, "POST", path, body);
        if (answer.status >= 300) qWarning("%s: %s", path, answer.body.constData());
        return ContractClient::object(answer, name);
    }
    /** A document with one signer; `more` are further members of it. Templates are drafts. */
    QJsonObject documentOf(const QByteArray& auth, const QString& title, const QString& person,
                           const QString& email, const QJsonObject& more)
    {
        const bool isTemplate = more.value("documentType"_L1).toInt() == 7;
        QJsonObject document = ServiceFixture::document(isTemplate ? 51 : 52, title);
        for (auto each = more.begin(); each != more.end(); ++each)
            document.insert(each.key(), each.value());
        return createdFor(m_client, auth, document, person, email);
    }
    /** A completed document whose callback nobody accepts, and its first delivery. */
    Variables deliveredBy(const QByteArray& auth, const QString& title, const QString& person,
                          const QString& email)
    {
        const QString hook = u"http://127.0.0.1:9/"_s + title.section(u' ', 0, 0).toLower() + u"-hook"_s;
        const QJsonObject document = documentOf(
            auth, title, person, email, {{u"documentSetting"_s, QJsonObject{{u"postBackURL"_s, hook}}}});
        (void)m_client.finish(signingPath(document));
        QByteArray delivery;
        const auto isThere = [&] {
            const QJsonObject all =
                json(m_client.as(auth, "GET", ContractClient::pathOf(document) + "/deliveries"));
            delivery = all.value("deliveries"_L1)[0]["id"_L1].toString().toLatin1();
            return !delivery.isEmpty();
        };
        [&] { QTRY_VERIFY_WITH_TIMEOUT(isThere(), 30'000); }();
        return {{u"docID"_s, ContractClient::idOf(document)}, {u"delivery"_s, delivery}};
    }
    /** One object of each kind in an account, except deliveries. */
    Variables objectsOf(const QByteArray& auth, const QString& title, const QString& person,
                        const QString& email, bool hasKey, bool hasSubscription)
    {
        const auto wanted = [&](int type) {
            return documentOf(auth, title, person, email, {{u"documentType"_s, type}});
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
        header = basicAuth(key.value("secret"_L1).toString().toLatin1());
        return header;
    }
    /** The kind of object whose number a member is, by the member that holds it; empty if it is unknown,
     * `code` if the number isn't the service's: each account counts its events from 1. */
    static QString kindOf(const QString& holder, const QString& member)
    {
        static const QMap<QString, QString> byMember{
            {u"documentId"_s, u"docID"_s},    {u"templateId"_s, u"docID"_s},
            {u"folderId"_s, u"folderId"_s},   {u"parent"_s, u"folderId"_s},
            {u"keyId"_s, u"keyID"_s},         {u"subscriptionId"_s, u"subscriptionID"_s},
            {u"invitationId"_s, u"person"_s}, {u"tagId"_s, u"tagID"_s},
            {u"pageId"_s, u"page"_s},         {u"userId"_s, u"account"_s},
            {u"eventId"_s, u"code"_s},        {u"fileId"_s, u"fileID"_s}};
        static const QMap<QString, QString> byHolder{
            {u"document"_s, u"docID"_s},     {u"documents"_s, u"docID"_s},
            {u"template"_s, u"docID"_s},     {u"templates"_s, u"docID"_s},
            {u"folders"_s, u"folderId"_s},   {u"folderType"_s, u"code"_s},
            {u"key"_s, u"keyID"_s},          {u"keys"_s, u"keyID"_s},
            {u"apiKeys"_s, u"keyID"_s},      {u"subscriptions"_s, u"subscriptionID"_s},
            {u"absences"_s, u"absenceID"_s}, {u"files"_s, u"fileID"_s},
            {u"invitations"_s, u"person"_s}, {u"invitation"_s, u"person"_s},
            {u"charges"_s, u"charge"_s},     {u"events"_s, u"code"_s},
            {u"user"_s, u"account"_s},       {QString(), u"account"_s}};
        return member == "id"_L1 ? byHolder.value(holder) : byMember.value(member);
    }
    /** The numbers of objects in an answer, each with its kind. A member that may be a number of an object
     * but isn't known as one is a fault: it must be decided which object it is. */
    static QSet<QString> objectsIn(const RawAnswer& answer, const QString& name, QStringList& faults)
    {
        QSet<QString> found;
        const std::function<void(const QJsonValue&, const QString&)> walk = [&](const QJsonValue& value,
                                                                                const QString& holder) {
            for (const QJsonValue& each : value.toArray())
                walk(each, holder);
            const QJsonObject object = value.toObject();
            for (auto member = object.begin(); member != object.end(); ++member) {
                const bool isId = member.key() == "id"_L1 || member.key() == "parent"_L1 ||
                                  member.key().endsWith("Id"_L1) || member.key().endsWith("ID"_L1);
                if (!isId || !member.value().isDouble()) {
                    walk(member.value(), member.key());
                    continue;
                }
                if (member.value().toInteger() == 0) continue; // none
                const QString kind = kindOf(holder, member.key());
                if (kind.isEmpty())
                    faults << name + u": which object is "_s + holder + u'.' + member.key();
                else if (kind != "code"_L1)
                    found << kind + u' ' + QString::number(member.value().toInteger());
            }
        };
        walk(QJsonDocument::fromJson(answer.body).object(), {});
        return found;
    }

    QMap<QString, QByteArray> m_headers;
    Variables m_foreign;
    Variables m_foreignDelivery; ///< with its document
    int m_made = 0;

private Q_SLOTS:
    void initTestCase()
    {
        QVERIFY(m_client.start());
        m_foreign = objectsOf(m_client.service.otherAuth, u"Zebra agreement"_s, u"Zoe Quill"_s,
                              u"zoe@example.net"_s, true, true);
        m_foreignDelivery = deliveredBy(m_client.service.otherAuth, u"Zebra agreement"_s, u"Zoe Quill"_s,
                                        u"zoe@example.net"_s);
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
            Variables foreignOnes = m_foreign;
            const bool hasDelivery = variables.contains(u"delivery"_s);
            if (hasDelivery) foreignOnes.insert(m_foreignDelivery);
            for (const QString& variable : variables)
                QVERIFY2(foreignOnes.contains(variable), qPrintable(u"What is a foreign "_s + variable));
            const auto newObjects = [&] {
                Variables made =
                    ownObjects(variables.contains(u"keyID"_s), variables.contains(u"subscriptionID"_s));
                if (hasDelivery)
                    made.insert(
                        deliveredBy(m_client.service.auth, u"Probe"_s, u"Ben"_s, u"ben@example.com"_s));
                return made;
            };
            Variables own = newObjects();
            const GeneratedRequest valid = generator.make(operation, RequestGenerator::Kind::Valid);
            for (const QString& scope : allScopes() + QStringList{QString()}) {
                const auto call = [&](const Variables& values) {
                    return m_client.as(with(scope) + "X-Inkstone-Editor: probe\r\n", operation.method,
                                       pathOf(operation, values), valid.body, valid.type);
                };
                const auto fault = [&](const QString& what, const RawAnswer& answer,
                                       const QByteArray& other = {}) {
                    faults << u"%1 with %2: %3\n%4\n%5"_s.arg(
                        operation.name(), scope.isEmpty() ? u"all"_s : scope, what,
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
                        theirs[name] = foreignOnes.value(name);
                        none[name] = absent(name);
                        ids << theirs[name] << none[name];
                    }
                    // A part of an own object has an own number.
                    if (from > 0 && variables.at(from) == "number"_L1) continue;
                    const RawAnswer foreign = call(theirs);
                    const RawAnswer absentOne = call(none);
                    ++compared;
                    const QByteArray a = bareAnswer(foreign, ids);
                    const QByteArray b = bareAnswer(absentOne, ids);
                    if (a != b) fault(u"tells foreign from absent"_s, foreign, b);
                    if (leaks(foreign)) fault(u"leaks"_s, foreign);
                    if (foreign.status < 400 || foreign.status >= 500) fault(u"isn't refused"_s, foreign);
                }
                const RawAnswer mine = call(own);
                if (mayCall && mine.status == 404) fault(u"doesn't find the own object"_s, mine);
                if (!mayCall && mine.status != 403) fault(u"isn't refused without the scope"_s, mine);
                if (leaks(mine)) fault(u"leaks"_s, mine);
                if (mayCall && operation.method != "GET") own = newObjects(); // it may be used up
            }
        }
        m_client.strict = true;
        QVERIFY2(faults.isEmpty(), qPrintable(u'\n' + faults.join(u"\n\n"_s).left(12'000)));
        QVERIFY2(compared > 150, qPrintable(QString::number(compared)));
    }

    /** Operations without variables in their path: no answer names an object of another account, nor, to a
     * key of a folder, one outside of the folder. */
    void lists()
    {
        // Objects of the account that a key for the folder may not see.
        const QByteArray auth = m_client.service.auth;
        Variables outside =
            objectsOf(auth, u"Outer agreement"_s, u"Olga Outer"_s, u"olga@example.net"_s, true, true);
        const Variables delivered =
            deliveredBy(auth, u"Outer agreement"_s, u"Olga Outer"_s, u"olga@example.net"_s);
        QSet<QString> outer{u"docID "_s + QString::fromLatin1(delivered.value(u"docID"_s))};
        for (auto each = outside.begin(); each != outside.end(); ++each)
            outer << (each.key() == "templateID"_L1 ? u"docID"_s : each.key()) + u' ' +
                         QString::fromLatin1(each.value());
        const QByteArrayList outerWords{"Outer", "outer", "olga", outside.value(u"invitation"_s),
                                        delivered.value(u"delivery"_s)};
        const QByteArray folder = ownObjects().value(u"folderId"_s);
        (void)documentOf(auth, u"Inner agreement"_s, u"Ben"_s, u"ben@example.com"_s,
                         {{u"folderId"_s, folder.toLongLong()}});
        const QJsonObject key = madeBy(
            auth, "/v1/user/keys",
            ServiceFixture::bytes({{u"name"_s, u"Inner"_s}, {u"folderId"_s, folder.toLongLong()}}), "key");
        const QByteArray limited = basicAuth(key.value("secret"_L1).toString().toLatin1());

        RequestGenerator generator(m_client.api(), 41);
        m_client.strict = false;
        QStringList faults;
        int shown = 0;
        int shownToLimited = 0;
        for (const ApiOperation& operation : m_client.api().operations()) {
            if (operation.method != "GET" || scopesOf(operation).isEmpty() ||
                !variablesOf(operation).isEmpty())
                continue;
            QByteArrayList paths{operation.path.toUtf8()};
            for (int i = 0; i < 5; ++i)
                paths << generator.make(operation, RequestGenerator::Kind::Valid).path;
            for (const QJsonObject& parameter : m_client.api().parameters(operation)) {
                const QByteArray name = parameter.value("name"_L1).toString().toUtf8();
                if (name == "text")
                    paths << paths.constFirst() + "?text=Zebra" << paths.constFirst() + "?text=Outer";
                for (const QJsonValue& value : parameter.value("schema"_L1)["enum"_L1].toArray())
                    if (parameter.value("in"_L1) == "query"_L1)
                        paths << paths.constFirst() + '?' + name + '=' + value.toVariant().toByteArray();
            }
            const QJsonObject contents =
                operation.object.value("responses"_L1)["200"_L1]["content"_L1].toObject();
            for (const QString& type : contents.keys())
                for (const QByteArray& path : std::as_const(paths)) {
                    const QByteArray accept = "Accept: " + type.toUtf8() + "\r\n";
                    const RawAnswer theirs = m_client.as(m_client.service.otherAuth + accept, "GET", path);
                    const RawAnswer mine = m_client.as(auth + accept, "GET", path);
                    const RawAnswer inner = m_client.as(limited + accept, "GET", path);
                    const QString name = operation.name() + u' ' + QString::fromUtf8(path) + u' ' + type;
                    const QSet<QString> foreign = objectsIn(theirs, name, faults);
                    const QSet<QString> own = objectsIn(mine, name, faults);
                    const QSet<QString> ofFolder = objectsIn(inner, name, faults);
                    shown += own.isEmpty() ? 0 : 1;
                    shownToLimited += ofFolder.isEmpty() ? 0 : 1;
                    const auto blame = [&](const QSet<QString>& some, const char* what,
                                           const RawAnswer& answer) {
                        faults << u"%1: %2 %3\n%4"_s.arg(name, QLatin1StringView(what),
                                                         QStringList(some.values()).join(u", "_s),
                                                         QString::fromUtf8(answer.body.left(600)));
                    };
                    if (own.intersects(foreign)) blame(own & foreign, "shows", mine);
                    if (ofFolder.intersects(foreign + outer))
                        blame(ofFolder & (foreign + outer), "shows", inner);
                    if (leaks(mine)) blame({}, "leaks", mine);
                    const bool tellsOuter =
                        std::any_of(outerWords.begin(), outerWords.end(), [&](const QByteArray& word) {
                            return inner.body.contains(word) || inner.head.contains(word);
                        });
                    if (leaks(inner) || tellsOuter) blame({}, "leaks", inner);
                }
        }
        m_client.strict = true;
        QVERIFY2(faults.isEmpty(), qPrintable(u'\n' + faults.join(u"\n\n"_s).left(12'000)));
        QVERIFY2(shown > 30 && shownToLimited > 10, qPrintable(u"%1 %2"_s.arg(shown).arg(shownToLimited)));
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
                    return bareAnswer(plain,
                                      answer.status < 400 && name != "ids"_L1 ? QByteArrayList() : ids);
                };
                if (shown(foreign) != shown(none) || leaks(foreign))
                    faults << operation.name() + u' ' + name + u'\n' +
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
                         qPrintable(operation.name() + u": which object is "_s + place.path));
                const QByteArray foreignId = m_foreign.value(kinds.value(last));
                const auto call = [&](const QByteArray& id) {
                    QByteArray list = QJsonDocument(QJsonArray{place.value}).toJson(QJsonDocument::Compact);
                    list.replace(QByteArray::number(marked), id);
                    return m_client.mine(operation.method, pathOf(operation, ownObjects()),
                                         list.mid(1, list.size() - 2), "X-Inkstone-Editor: probe\r\n");
                };
                const RawAnswer foreign = call(foreignId);
                const RawAnswer none = call(absentId);
                compared << operation.name() + u' ' + place.path;
                const QByteArrayList ids{QByteArray(absentId), foreignId};
                // An object that was created or changed differs each time.
                const bool isSame = foreign.status < 400 ? foreign.status == none.status
                                                         : bareAnswer(foreign, ids) == bareAnswer(none, ids);
                if (!isSame || leaks(foreign) || foreign.status >= 500)
                    faults << operation.name() + u' ' + place.path + u'\n' +
                                  QString::fromUtf8(bareAnswer(foreign, ids).left(900) + '\n' +
                                                    bareAnswer(none, ids).left(900));
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
