#include "tests/support/servicefixture.h"
#include "tests/support/testmain.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QJsonValue>
#include <QTest>

namespace tst_templates {

using namespace ink::test;

/** Contract §5: bulk and create from a template, the template report, template folders, and the addresses of
 * template links, as raw HTTP. */
class TestTemplates final : public QObject
{
    Q_OBJECT

    ServiceFixture m_service;

    static QJsonObject json(const RawAnswer& answer) { return ServiceFixture::json(answer); }
    static QByteArray bytes(const QJsonObject& object) { return ServiceFixture::bytes(object); }
    static QByteArray number(qint64 value) { return QByteArray::number(value); }
    static QByteArray keyed(const char* key) { return "Idempotency-Key: " + QByteArray(key) + "\r\n"; }

    /** A template whose only role has no address yet; its tags are those of the fixture's document. */
    static QJsonObject wanted(int type, int status = 51)
    {
        QJsonObject document = ServiceFixture::document(status, QStringLiteral("Lease 14B"));
        document.insert(QStringLiteral("documentType"), type);
        document.insert(QStringLiteral("message"), QStringLiteral("Please sign"));
        QJsonArray roles = document.value(QLatin1String("invitations")).toArray();
        QJsonObject role = roles.at(0).toObject();
        role.insert(QStringLiteral("recipientName"), QStringLiteral("Tenant"));
        role.remove(QStringLiteral("recipientEmail"));
        role.insert(QStringLiteral("actionType"), type == 6 ? 21 : 15);
        document.insert(QStringLiteral("invitations"), QJsonArray{role});
        QJsonArray tags = document.value(QLatin1String("tags")).toArray();
        QJsonObject masked = tags.at(0).toObject();
        masked.insert(QStringLiteral("name"), QStringLiteral("IBAN"));
        masked.insert(QStringLiteral("type"), 266);
        masked.insert(QStringLiteral("top"), 420);
        masked.insert(QStringLiteral("isMandatory"), false);
        tags.append(masked);
        document.insert(QStringLiteral("tags"), tags);
        return document;
    }
    [[nodiscard]] QJsonObject make(int type, int status = 51) const
    {
        return m_service.created(wanted(type, status));
    }
    [[nodiscard]] qint64 makeId(int type) const { return make(type).value(QLatin1String("id")).toInteger(); }
    static QByteArray usePath(qint64 id) { return "/v1/templates/use/" + number(id) + '/'; }
    static QByteArray signPath(qint64 id) { return "/v2/templates/sign/" + number(id); }
    static QByteArray reportPath(qint64 id) { return "/v1/documents/" + number(id) + "/childrentags"; }
    static QJsonObject row(int n, const QJsonObject& more = {})
    {
        QJsonObject o = more;
        o.insert(QStringLiteral("recipientName"), QStringLiteral("R %1").arg(n));
        o.insert(QStringLiteral("recipientEmail"), QStringLiteral("r%1@example.com").arg(n));
        return o;
    }
    static QByteArray rows(int count)
    {
        QJsonArray list;
        for (int i = 0; i < count; ++i)
            list.append(row(i, {{QStringLiteral("Rooms"), i % 7}}));
        return bytes({{QStringLiteral("Invitations"), list}});
    }
    [[nodiscard]] qint64 account(const char* name) const
    {
        return json(m_service.mine("GET", "/user")).value(QLatin1String(name)).toInteger();
    }
    void limit(const QJsonValue& cents) const
    {
        const QJsonObject setting{{QStringLiteral("spendLimitCents"), cents}};
        QCOMPARE(
            m_service.mine("PUT", "/v1/user/userSettings", bytes({{QStringLiteral("userSetting"), setting}}))
                .status,
            200);
    }
    static QStringList detailsOf(const RawAnswer& answer)
    {
        QStringList fields;
        for (const QJsonValue& each : json(answer).value(QLatin1String("details")).toArray())
            fields.append(each[QLatin1String("field")].toString());
        return fields;
    }
    /** Errors that all operations on a template have in common. */
    void refusals(const std::function<QByteArray(qint64)>& path, const QByteArray& body)
    {
        const auto post = [&](qint64 id) { return m_service.mine("POST", path(id), body); };
        const qint64 id = makeId(7);
        QCOMPARE(m_service.call("POST", path(id), body).status, 401);
        QCOMPARE(m_service.call("POST", path(id), body, m_service.otherAuth).status, 404);
        QCOMPARE(post(999999).status, 404);
        QCOMPARE(m_service.mine("POST", path(0), body).status, 404);
        QCOMPARE(post(makeId(5)).status, 409); // a document
        QCOMPARE(post(makeId(5)).code(), QStringLiteral("state"));
        QCOMPARE(post(makeId(6)).status, 409); // a template link
        QCOMPARE(m_service.mine("GET", path(id)).status, 405);
        QCOMPARE(m_service.mine("POST", path(id), body, {}, "text/plain").status, 415);
        QCOMPARE(m_service.mine("POST", path(id), "{").status, 400);
        QCOMPARE(m_service.mine("POST", path(id), "{").code(), QStringLiteral("malformed"));
        QCOMPARE(m_service.mine("POST", path(id), "[]").status, 400);
        const QByteArray trash = "/documents/array?ids=" + number(id);
        QCOMPARE(m_service.mine("DELETE", trash).status, 200);
        QCOMPARE(post(id).status, 409); // in the trash
        QCOMPARE(m_service.mine("PUT", "/v1/documents/" + number(id), R"({"deleted":false})").status, 200);
        QVERIFY(post(id).status < 300);
        QCOMPARE(m_service.mine("DELETE", trash).status, 200);
        QCOMPARE(m_service.mine("DELETE", trash + "&purge=true").status, 200);
        QCOMPARE(post(id).status, 410);
    }

private Q_SLOTS:
    void initTestCase() { QVERIFY(m_service.start()); }

    void templatesAreDocumentsOfTheirKind()
    {
        for (const int type : {6, 7, 8}) {
            const QJsonObject made = make(type);
            QCOMPARE(made.value(QLatin1String("documentType")).toInt(), type);
            QCOMPARE(made.value(QLatin1String("signingStatus")).toInt(), 51);
            const qint64 id = made.value(QLatin1String("id")).toInteger();
            const QByteArray path = "/v1/documents/" + number(id);
            const qint64 version = made.value(QLatin1String("version")).toInteger();
            const QByteArray edit = bytes(
                {{QStringLiteral("title"), QStringLiteral("New")}, {QStringLiteral("version"), version}});
            QCOMPARE(m_service.mine("PUT", path, edit).status, 200);
            QCOMPARE(m_service.mine("PUT", path, edit).status, 409); // stale by now
            if (type == 6) continue;
            const RawAnswer sent = m_service.mine("PUT", path, R"({"signingStatus":52})");
            QCOMPARE(sent.status, 409);
            QCOMPARE(sent.code(), QStringLiteral("state"));
            QCOMPARE(m_service.create(wanted(type, 52), "/documents").status, 409);
        }
        QCOMPARE(account("chargesCents"), 0);
        const QJsonObject list =
            json(m_service.mine("GET", "/v2/documents/search2?documentType=7&signingStatus=51"));
        QCOMPARE(list.value(QLatin1String("documentCount")).toInteger(), 1);
    }

    void foldersHoldTheirKindOnly()
    {
        const auto folder = [&](int type) {
            const QJsonObject made{{QStringLiteral("name"), QStringLiteral("F%1").arg(type)},
                                   {QStringLiteral("folderType"), type}};
            return json(m_service.mine("POST", "/v1/folders", bytes({{QStringLiteral("folder"), made}})))
                .value(QLatin1String("data"))[QLatin1String("id")]
                .toInteger();
        };
        const qint64 documents = folder(1);
        const qint64 templates = folder(2);
        QVERIFY(documents > 0 && templates > 0);
        const auto move = [&](qint64 id, qint64 to) {
            return m_service.mine("PUT", "/v1/documents/" + number(id),
                                  bytes({{QStringLiteral("folderId"), to}}));
        };
        const qint64 document = makeId(5);
        const qint64 source = makeId(7);
        QCOMPARE(move(document, documents).status, 200);
        QCOMPARE(move(source, templates).status, 200);
        QCOMPARE(move(document, templates).status, 400);
        QCOMPARE(detailsOf(move(source, documents)), QStringList{QStringLiteral("folderId")});
        const RawAnswer listed = m_service.mine("GET", "/v1/folders/template");
        QVERIFY(listed.body.contains("\"F2\"") && !listed.body.contains("\"F1\""));
        // Documents from a template can only be in document folders.
        const auto use = [&](qint64 to) {
            return m_service.mine("POST", signPath(source),
                                  bytes({{QStringLiteral("Invitations"), QJsonArray{row(1)}},
                                         {QStringLiteral("folderId"), to},
                                         {QStringLiteral("signingStatus"), 51}}));
        };
        QCOMPARE(use(templates).status, 400);
        const RawAnswer made = use(documents);
        QCOMPARE(made.status, 201);
        QCOMPARE(json(made).value(QLatin1String("document"))[QLatin1String("folderId")].toInteger(),
                 documents);
    }

    /** A base address with a query gets each document's number before it, in answers and in the database. */
    void bulkCallbacksWithAQuery()
    {
        const qint64 id = makeId(8);
        const auto post = [&](const char* callback) {
            return m_service.mine("POST", usePath(id),
                                  bytes({{QStringLiteral("callback"), QString::fromLatin1(callback)},
                                         {QStringLiteral("Invitations"), QJsonArray{row(0), row(1)}}}));
        };
        const RawAnswer answer = post("https://hooks.example.com/in/?sig=a%2Fb&x=1");
        QCOMPARE(answer.status, 200);
        const QJsonArray documents = json(answer).value(QLatin1String("documents")).toArray();
        QCOMPARE(documents.size(), qsizetype(2));
        for (const QJsonValue& each : documents) {
            const qint64 made = each[QLatin1String("id")].toInteger();
            const QString expected =
                QStringLiteral("https://hooks.example.com/in/%1?sig=a%2Fb&x=1").arg(made);
            const QJsonObject stored =
                json(m_service.mine("GET", "/v1/documents/" + QByteArray::number(made)));
            for (const QJsonObject& document :
                 {each.toObject(), stored.value(QLatin1String("document")).toObject()})
                QCOMPARE(
                    document.value(QLatin1String("documentSetting"))[QLatin1String("postBackURL")].toString(),
                    expected);
        }
        const RawAnswer refused = post("https://hooks.example.com/in#x");
        QCOMPARE(refused.status, 400);
        QCOMPARE(detailsOf(refused), QStringList{QStringLiteral("callback")});
    }

    void bulkSendsGoodRowsAndTellsBadOnes()
    {
        for (const int type : {7, 8}) {
            const qint64 id = makeId(type);
            const qint64 before = account("documentsSent");
            QJsonObject untyped = row(4);
            untyped.insert(QStringLiteral("Full name"), QJsonArray{});
            const QByteArray body =
                bytes({{QStringLiteral("callback"), QStringLiteral("https://hooks.example.com/in")},
                       {QStringLiteral("Invitations"),
                        QJsonArray{row(0, {{QStringLiteral("full NAME"), QStringLiteral("Ada")},
                                           {QStringLiteral("Pets"), true},
                                           {QStringLiteral("Rooms"), 3}}),
                                   QJsonObject{{QStringLiteral("recipientName"), QStringLiteral("No mail")}},
                                   row(2, {{QStringLiteral("Colour"), QStringLiteral("red")}}),
                                   row(3, {{QStringLiteral("Rooms"), QStringLiteral("many")}}), untyped,
                                   QStringLiteral("no row"),
                                   row(6, {{QStringLiteral("Rooms"), 1}, {QStringLiteral("rooms"), 2}})}}});
            const RawAnswer answer = m_service.mine("POST", usePath(id), body);
            QCOMPARE(answer.status, 200);
            const QJsonObject told = json(answer);
            QCOMPARE(told.value(QLatin1String("success")), QJsonValue(false));
            QCOMPARE(told.value(QLatin1String("rows")).toArray(), QJsonArray{0});
            const QJsonArray documents = told.value(QLatin1String("documents")).toArray();
            QCOMPARE(documents.size(), 1);
            const QJsonObject summary = documents.at(0).toObject();
            for (const char* field :
                 {"id", "GUID", "title", "senderName", "senderEmail", "documentType", "signingStatus",
                  "signingStatusDisplay", "createdTime", "lastModifiedTime", "documentSentTime", "folderId",
                  "version", "templateId", "invitations", "files", "documentSetting"})
                QVERIFY2(summary.contains(QLatin1String(field)), field);
            QCOMPARE(summary.value(QLatin1String("signingStatus")).toInt(), 52);
            QCOMPARE(summary.value(QLatin1String("documentType")).toInt(), 5);
            QCOMPARE(summary.value(QLatin1String("templateId")).toInteger(), id);
            const qint64 made = summary.value(QLatin1String("id")).toInteger();
            QStringList faults;
            for (const QJsonValue& each : told.value(QLatin1String("errors")).toArray()) {
                QVERIFY(!each[QLatin1String("message")].toString().isEmpty());
                faults.append(QStringLiteral("%1:%2")
                                  .arg(each[QLatin1String("row")].toInt())
                                  .arg(each[QLatin1String("field")].toString()));
            }
            QVERIFY(faults.contains(QStringLiteral("1:recipientEmail")));
            QVERIFY(faults.contains(QStringLiteral("2:Colour")));
            QVERIFY(faults.contains(QStringLiteral("3:Rooms")));
            QVERIFY(faults.contains(QStringLiteral("4:Full name")));
            QVERIFY(faults.contains(QStringLiteral("5:")));
            QVERIFY(faults.contains(QStringLiteral("6:rooms")));
            QCOMPARE(account("documentsSent"), before + 1);

            const RawAnswer whole = m_service.mine("GET", "/v1/documents/" + number(made));
            const QJsonObject document = json(whole).value(QLatin1String("document")).toObject();
            QCOMPARE(
                document.value(QLatin1String("documentSetting"))[QLatin1String("postBackURL")].toString(),
                QStringLiteral("https://hooks.example.com/in/%1").arg(made));
            QVERIFY(whole.body.contains("\"text\":\"Ada\""));
            // Its signer can open it immediately.
            const RawAnswer view = m_service.call("GET", ServiceFixture::signingPath(document) + "/values");
            QCOMPARE(view.status, 200);
            QCOMPARE(json(view).value(QLatin1String("canFinish")), QJsonValue(true));
        }
    }

    void bulkChoosesButtonsByTheirGroup()
    {
        QVERIFY(json(m_service.mine("GET", "/user"))
                    .value(QLatin1String("limits"))[QLatin1String("groupsByName")]
                    .toBool());
        QJsonObject source = wanted(7);
        QJsonArray tags = source.value(QLatin1String("tags")).toArray();
        QJsonObject button = tags.at(0).toObject();
        button.insert(QStringLiteral("type"), 254);
        const auto add = [&](const char* group, const char* name, int left) {
            button.insert(QStringLiteral("groupName"), QString::fromLatin1(group));
            button.insert(QStringLiteral("name"), QString::fromLatin1(name));
            button.insert(QStringLiteral("left"), left);
            button.insert(QStringLiteral("top"), 480);
            button.insert(QStringLiteral("width"), 12);
            button.insert(QStringLiteral("height"), 12);
            button.insert(QStringLiteral("isMandatory"), false);
            tags.append(button);
        };
        add("Pets allowed", "yes", 72); // two questions with the same answers
        add("Pets allowed", "no", 92);
        add("Smoking", "yes", 112);
        add("Smoking", "no", 132);
        add("Floor", "", 152); // and one whose buttons have no names
        add("Floor", "", 172);
        source.insert(QStringLiteral("tags"), tags);
        const qint64 id = json(m_service.create(source, "/documents"))
                              .value(QLatin1String("document"))[QLatin1String("id")]
                              .toInteger();
        const auto choices = [](const char* pets, const char* smoking, const QJsonValue& floor) {
            return QJsonObject{{QStringLiteral("Pets allowed"), QString::fromLatin1(pets)},
                               {QStringLiteral("Smoking"), QString::fromLatin1(smoking)},
                               {QStringLiteral("Floor"), floor}};
        };
        const QJsonObject told = json(
            m_service.mine("POST", usePath(id),
                           bytes({{QStringLiteral("Invitations"),
                                   QJsonArray{row(0, choices("yes", "NO", 2)), row(1, choices("", "no", 3)),
                                              row(2, choices("perhaps", "", 1))}}})));
        QCOMPARE(told.value(QLatin1String("rows")).toArray(), QJsonArray{0});
        QStringList faults;
        for (const QJsonValue& each : told.value(QLatin1String("errors")).toArray())
            faults.append(each[QLatin1String("message")].toString());
        QCOMPARE(
            faults,
            (QStringList{QStringLiteral("“Floor” must be the position of one of its buttons, from 1 to 2."),
                         QStringLiteral("“Pets allowed” must be one of these: yes, no.")}));
        const auto chosenIn = [&](qint64 document) {
            QStringList chosen;
            const QJsonArray filled = json(m_service.mine("GET", "/v1/documents/" + number(document)))
                                          .value(QLatin1String("document"))[QLatin1String("tags")]
                                          .toArray();
            for (const QJsonValue& each : filled) {
                const QJsonObject tag = each.toObject();
                if (tag.value(QLatin1String("type")).toInt() == 254 &&
                    tag.value(QLatin1String("text")).toString() == QLatin1String("true"))
                    chosen.append(QStringLiteral("%1@%2")
                                      .arg(tag.value(QLatin1String("groupName")).toString())
                                      .arg(tag.value(QLatin1String("left")).toInt()));
            }
            return chosen.join(QLatin1Char('|'));
        };
        const QString expected = QStringLiteral("Pets allowed@72|Smoking@132|Floor@172");
        QCOMPARE(chosenIn(told.value(QLatin1String("documents"))[0][QLatin1String("id")].toInteger()),
                 expected);
        // Creating a single document from the template also supports groups.
        const QJsonArray values{QJsonObject{{QStringLiteral("Name"), QStringLiteral("pets allowed")},
                                            {QStringLiteral("Value"), QStringLiteral("yes")}},
                                QJsonObject{{QStringLiteral("Name"), QStringLiteral("Smoking")},
                                            {QStringLiteral("Value"), QStringLiteral("no")}},
                                QJsonObject{{QStringLiteral("Name"), QStringLiteral("Floor")},
                                            {QStringLiteral("Value"), QStringLiteral("2")}}};
        const RawAnswer made = m_service.mine(
            "POST", signPath(id),
            bytes({{QStringLiteral("Invitations"), QJsonArray{row(1)}}, {QStringLiteral("Tags"), values}}));
        QCOMPARE(made.status, 201);
        QCOMPARE(chosenIn(json(made).value(QLatin1String("document"))[QLatin1String("id")].toInteger()),
                 expected);
    }

    void bulkRefuses()
    {
        refusals([](qint64 id) { return usePath(id); }, rows(1));
        const qint64 id = makeId(7);
        const auto post = [&](const QByteArray& body) { return m_service.mine("POST", usePath(id), body); };
        QCOMPARE(post(rows(1001)).status, 413);
        QCOMPARE(post(rows(1001)).code(), QStringLiteral("too_large"));
        QCOMPARE(post("{}").status, 400);
        QCOMPARE(detailsOf(post("{}")), QStringList{QStringLiteral("Invitations")});
        QCOMPARE(post(R"({"Invitations":"all"})").status, 400);
        QCOMPARE(post(R"({"Invitations":[]})").status, 400);
        const QByteArray badCallback =
            R"({"callback":"ftp://x","Invitations":[{"recipientName":"A","recipientEmail":"a@example.com"}]})";
        QCOMPARE(detailsOf(post(badCallback)), QStringList{QStringLiteral("callback")});
        QJsonObject broken = wanted(7);
        broken.insert(QStringLiteral("tags"), QJsonArray{});
        const RawAnswer unsigned_ = m_service.create(broken, "/documents");
        const qint64 brokenId =
            json(unsigned_).value(QLatin1String("document"))[QLatin1String("id")].toInteger();
        QCOMPARE(m_service.mine("POST", usePath(brokenId), rows(1)).status, 400);
    }

    void bulkIsDoneOnceForAKey()
    {
        const qint64 id = makeId(8);
        const qint64 before = account("chargesCents");
        const RawAnswer first = m_service.mine("POST", usePath(id), rows(3), keyed("bulk-1"));
        QCOMPARE(first.status, 200);
        const RawAnswer again = m_service.mine("POST", usePath(id), rows(3), keyed("bulk-1"));
        QCOMPARE(again.status, 200);
        QCOMPARE(again.header("Content-Type"), first.header("Content-Type"));
        QCOMPARE(again.body, first.body);
        QCOMPARE(account("chargesCents"), before + 150);
        QCOMPARE(m_service.mine("POST", usePath(id), rows(2), keyed("bulk-1")).status, 409);
        // The template may be deleted by then: the stored response is repeated.
        QCOMPARE(m_service.mine("DELETE", "/documents/array?ids=" + number(id)).status, 200);
        QCOMPARE(m_service.mine("POST", usePath(id), rows(3), keyed("bulk-1")).body, first.body);
        // A rejected call had no effect, and can be repeated with another key.
        QCOMPARE(m_service.mine("POST", usePath(id), rows(3), keyed("bulk-2")).status, 409);
    }

    void bulkStopsAtTheSpendLimit()
    {
        const qint64 id = makeId(7);
        const qint64 spent = account("chargesCents");
        limit(spent + 100);
        const RawAnswer some = m_service.mine("POST", usePath(id), rows(3));
        QCOMPARE(some.status, 200);
        QCOMPARE(json(some).value(QLatin1String("rows")).toArray(), (QJsonArray{0, 1}));
        QCOMPARE(json(some).value(QLatin1String("errors"))[0][QLatin1String("row")], QJsonValue(2));
        const RawAnswer none = m_service.mine("POST", usePath(id), rows(3), keyed("over"));
        QCOMPARE(none.status, 402);
        QCOMPARE(none.code(), QStringLiteral("spend_limit"));
        QCOMPARE(
            m_service.mine("POST", signPath(id), bytes({{QStringLiteral("Invitations"), QJsonArray{row(1)}}}))
                .status,
            402);
        QCOMPARE(account("chargesCents"), spent + 100);
        limit(QJsonValue());
    }

    void aDocumentIsMadeFromATemplate()
    {
        const QJsonObject source = make(7);
        const qint64 id = source.value(QLatin1String("id")).toInteger();
        const qint64 rooms = source.value(QLatin1String("tags"))[2][QLatin1String("id")].toInteger();
        const QByteArray body = bytes(
            {{QStringLiteral("Invitations"), QJsonArray{row(1)}},
             {QStringLiteral("documentSetting"),
              QJsonObject{{QStringLiteral("postBackURL"), QStringLiteral("https://hooks.example.com/a/1")}}},
             {QStringLiteral("Tags"),
              QJsonArray{QJsonObject{{QStringLiteral("Name"), QStringLiteral("FULL NAME")},
                                     {QStringLiteral("Value"), QStringLiteral("Ada")}},
                         QJsonObject{{QStringLiteral("ID"), rooms}, {QStringLiteral("Value"), 4}}}}});
        const qint64 before = account("chargesCents");
        const RawAnswer answer = m_service.mine("POST", signPath(id), body, keyed("use-1"));
        QCOMPARE(answer.status, 201);
        const QJsonObject document = json(answer).value(QLatin1String("document")).toObject();
        QCOMPARE(document.value(QLatin1String("signingStatus")).toInt(), 52);
        QCOMPARE(document.value(QLatin1String("title")), source.value(QLatin1String("title")));
        QCOMPARE(document.value(QLatin1String("message")).toString(), QStringLiteral("Please sign"));
        QCOMPARE(document.value(QLatin1String("templateId")).toInteger(), id);
        QCOMPARE(document.value(QLatin1String("documentSetting"))[QLatin1String("postBackURL")].toString(),
                 QStringLiteral("https://hooks.example.com/a/1"));
        const QJsonArray tags = document.value(QLatin1String("tags")).toArray();
        QCOMPARE(tags.at(0)[QLatin1String("text")].toString(), QStringLiteral("Ada"));
        QCOMPARE(tags.at(2)[QLatin1String("text")].toString(), QStringLiteral("4"));
        QCOMPARE(m_service.mine("POST", signPath(id), body, keyed("use-1")).body, answer.body);
        QCOMPARE(m_service.mine("POST", signPath(id), "{}", keyed("use-1")).status, 409);
        QCOMPARE(account("chargesCents"), before + 50);

        const RawAnswer draft =
            m_service.mine("POST", signPath(id), R"({"signingStatus":51,"title":"Mine","Invitations":[]})");
        QCOMPARE(draft.status, 201);
        QVERIFY(draft.body.contains("\"signingStatus\":51") && draft.body.contains("\"title\":\"Mine\""));
        QCOMPARE(account("chargesCents"), before + 50);
    }

    void createFromATemplateRefuses()
    {
        refusals([](qint64 id) { return signPath(id); },
                 bytes({{QStringLiteral("Invitations"), QJsonArray{row(1)}}}));
        const qint64 id = makeId(7);
        const auto fields = [&](const QByteArray& body) {
            const RawAnswer answer = m_service.mine("POST", signPath(id), body);
            return answer.status == 400 ? detailsOf(answer) : QStringList{QString::number(answer.status)};
        };
        const QByteArray one = R"("Invitations":[{"recipientName":"A","recipientEmail":"a@example.com"}])";
        QCOMPARE(fields("{}"), QStringList{QStringLiteral("Invitations")}); // too few
        QCOMPARE(fields(R"({"Invitations":[{"recipientName":"A","recipientEmail":"a@example.com"},)"
                        R"({"recipientName":"B","recipientEmail":"b@example.com"}]})"),
                 QStringList{QStringLiteral("Invitations[1]")});
        QCOMPARE(fields(R"({"Invitations":[{"recipientName":"A","recipientEmail":"a"}]})"),
                 QStringList{QStringLiteral("Invitations[0].recipientEmail")});
        QCOMPARE(fields(R"({"Invitations":[{"recipientEmail":"a@example.com"}]})"),
                 QStringList{QStringLiteral("Invitations[0].recipientName")});
        QCOMPARE(fields('{' + one + R"(,"Tags":[{"Name":"Rooms","Value":"x"}]})"),
                 QStringList{QStringLiteral("Tags[0].Value")});
        QCOMPARE(fields('{' + one + R"(,"Tags":[{"Value":"x"}]})"),
                 QStringList{QStringLiteral("Tags[0].ID")});
        QCOMPARE(fields('{' + one + R"(,"Tags":[{"Name":"Rooms","Value":{}}]})"),
                 QStringList{QStringLiteral("Tags[0].Value")});
        QCOMPARE(fields('{' + one + R"(,"Tags":[{"Name":"Signature","Value":"x"}]})"),
                 QStringList{QStringLiteral("Tags[0].Value")});
        QCOMPARE(fields('{' + one + R"(,"signingStatus":53})"), QStringList{QStringLiteral("signingStatus")});
        QCOMPARE(fields('{' + one + R"(,"title":7})"), QStringList{QStringLiteral("title")});
        QCOMPARE(fields('{' + one + R"(,"title":""})"), QStringList{QStringLiteral("title")});
        QCOMPARE(fields('{' + one + R"(,"documentSetting":{"postBackURL":"x"}})"),
                 QStringList{QStringLiteral("documentSetting.postBackURL")});
    }

    void theReportTellsWhatWasEntered()
    {
        const qint64 id = makeId(7);
        QCOMPARE(m_service
                     .mine("POST", usePath(id),
                           bytes({{QStringLiteral("Invitations"),
                                   QJsonArray{row(1, {{QStringLiteral("Full name"), QStringLiteral("=1+1")},
                                                      {QStringLiteral("IBAN"), QStringLiteral("DE02")}}),
                                              row(2), row(3)}}}))
                     .status,
                 200);
        const RawAnswer answer = m_service.mine("GET", reportPath(id));
        QCOMPARE(answer.status, 200);
        const QJsonObject report = json(answer);
        QCOMPARE(report.value(QLatin1String("documentCount")).toInteger(), 3);
        const QJsonObject last = report.value(QLatin1String("documents"))[2].toObject();
        for (const char* field :
             {"id", "GUID", "title", "signingStatus", "recipientName", "recipientEmail", "tags"})
            QVERIFY2(last.contains(QLatin1String(field)), field);
        QCOMPARE(last.value(QLatin1String("recipientEmail")).toString(), QStringLiteral("r1@example.com"));
        const QJsonArray tags = last.value(QLatin1String("tags")).toArray();
        QCOMPARE(tags.at(0)[QLatin1String("textValue")].toString(), QStringLiteral("=1+1"));
        QCOMPARE(tags.at(6)[QLatin1String("textValue")].toString(), QStringLiteral("•••"));
        QVERIFY(!answer.body.contains("DE02"));
        QVERIFY(m_service.mine("GET", reportPath(id) + "?masked=show").body.contains("DE02"));
        const QJsonObject second = json(m_service.mine("GET", reportPath(id) + "?pageIndex=2&pageSize=2"));
        QCOMPARE(second.value(QLatin1String("documents")).toArray().size(), 1);
        QCOMPARE(second.value(QLatin1String("documentCount")).toInteger(), 3);

        const QByteArray etag = answer.header("ETag");
        const QByteArray known = "If-None-Match: " + etag + "\r\n";
        QCOMPARE(m_service.mine("GET", reportPath(id), {}, known).status, 304);
        const RawAnswer csv = m_service.mine("GET", reportPath(id), {}, "Accept: text/csv\r\n");
        QCOMPARE(csv.status, 200);
        QVERIFY(csv.header("Content-Type").startsWith("text/csv"));
        QVERIFY(csv.header("ETag") != etag);
        QCOMPARE(csv.body.count("\r\n"), 4);
        QVERIFY(csv.body.startsWith("id,GUID,title,signingStatus,recipientName,recipientEmail,"));
        // Each line has the URL of its document, in the column that the header names.
        const QByteArrayList lines = csv.body.split('\n');
        const qsizetype urlColumn = lines.at(0).split(',').indexOf("documentURL");
        QVERIFY(urlColumn > 0);
        for (int row = 0; row < 3; ++row) {
            const QByteArrayList cells = lines.at(row + 1).split(',');
            const QJsonValue document = report.value(QLatin1String("documents"))[row];
            QVERIFY(cells.value(urlColumn).endsWith("/documents/" + cells.at(0)));
            QCOMPARE(QString::fromUtf8(cells.value(urlColumn)),
                     document[QLatin1String("documentURL")].toString());
        }
        QVERIFY(csv.body.contains(",'=1+1,") && csv.body.contains("•••") && !csv.body.contains("DE02"));
        QVERIFY(m_service.mine("GET", reportPath(id) + "?masked=show", {}, "Accept: text/csv\r\n")
                    .body.contains("DE02"));
        QCOMPARE(m_service.mine("GET", reportPath(id) + "?pageSize=2", {}, "Accept: text/csv\r\n")
                     .body.count("\r\n"),
                 3);
        QCOMPARE(m_service.mine("POST", usePath(id), rows(1)).status, 200);
        QCOMPARE(m_service.mine("GET", reportPath(id), {}, known).status, 200); // there is more now
    }

    void theReportRefuses()
    {
        const qint64 id = makeId(7);
        QCOMPARE(m_service.call("GET", reportPath(id)).status, 401);
        QCOMPARE(m_service.call("GET", reportPath(id), {}, m_service.otherAuth).status, 404);
        QCOMPARE(m_service.mine("GET", reportPath(999999)).status, 404);
        QCOMPARE(m_service.mine("GET", "/v1/documents/x/childrentags").status, 404);
        QCOMPARE(m_service.mine("POST", reportPath(id), "{}").status, 405);
        QCOMPARE(detailsOf(m_service.mine("GET", reportPath(id) + "?pageSize=501")),
                 QStringList{QStringLiteral("pageSize")});
        QCOMPARE(m_service.mine("GET", reportPath(id) + "?pageIndex=0").status, 400);
        QCOMPARE(detailsOf(m_service.mine("GET", reportPath(id) + "?masked=maybe")),
                 QStringList{QStringLiteral("masked")});
        QCOMPARE(
            json(m_service.mine("GET", reportPath(id))).value(QLatin1String("documentCount")).toInteger(), 0);
    }

    void aLinkMakesADocumentForEachVisitor()
    {
        const QJsonObject source = make(6);
        const QByteArray link = ServiceFixture::signingPath(source);
        const QByteArray path = "/v1/documents/" + number(source.value(QLatin1String("id")).toInteger());
        const QByteArray ben = R"({"name":"Ben Ünal","email":"ben@example.com","language":"fr"})";
        const auto start = [&](const QByteArray& body) {
            return m_service.call("POST", link + "/start", body);
        };
        QCOMPARE(m_service.call("GET", link).status, 404); // not open yet
        QCOMPARE(start(ben).status, 404);
        const qint64 before = account("chargesCents");
        QCOMPARE(m_service.mine("PUT", path, R"({"signingStatus":52})").status, 200);
        QCOMPARE(account("chargesCents"), before);
        QCOMPARE(m_service.mine("PUT", path, R"({"title":"x"})").status, 409); // open: no draft any more

        const RawAnswer page = m_service.call("GET", link);
        QCOMPARE(page.status, 200);
        QVERIFY(page.body.contains("start-form"));
        QCOMPARE(m_service.call("GET", "/signingpage/start.js").status, 200);
        const QJsonObject view = json(m_service.call("GET", link + "/values"));
        QCOMPARE(view.value(QLatin1String("templateLink")), QJsonValue(true));
        QCOMPARE(view.value(QLatin1String("tags")).toArray().size(), 0);
        QCOMPARE(m_service.call("PUT", link + "/values", R"({"values":[]})").status, 409);
        QCOMPARE(m_service.call("POST", link + "/finish", R"({"consent":true})").status, 409);

        QCOMPARE(detailsOf(start("{}")), QStringList{QStringLiteral("name")});
        QCOMPARE(detailsOf(start(R"({"name":"Ben"})")), QStringList{QStringLiteral("email")});
        QCOMPARE(detailsOf(start(R"({"name":"Ben","email":"ben"})")), QStringList{QStringLiteral("email")});
        QCOMPARE(detailsOf(start(R"({"name":7,"email":"ben@example.com"})")),
                 QStringList{QStringLiteral("name")});
        QCOMPARE(start("{").status, 400);
        QCOMPARE(m_service.call("POST", link + "/start", ben, {}, "text/plain").status, 415);
        QCOMPARE(m_service.call("POST", "/sign/11111111-2222-4333-8444-555555555555/start", ben).status, 404);
        QCOMPARE(m_service.call("POST", "/sign/x/start", ben).status, 404);
        QCOMPARE(account("chargesCents"), before);

        const RawAnswer first = start(ben);
        QCOMPARE(first.status, 201);
        QVERIFY(!first.body.contains("Idempotency"));
        const QByteArray mine =
            QUrl(json(first).value(QLatin1String("signingURL")).toString()).path().toLatin1();
        QVERIFY(mine.startsWith("/sign/") && mine != link);
        const QJsonObject opened = json(m_service.call("GET", mine + "/values"));
        QCOMPARE(opened.value(QLatin1String("recipientName")).toString(), QStringLiteral("Ben Ünal"));
        QCOMPARE(opened.value(QLatin1String("canFinish")), QJsonValue(true));
        QCOMPARE(opened.value(QLatin1String("templateLink")), QJsonValue(false));
        QCOMPARE(opened.value(QLatin1String("language")).toString(), QStringLiteral("fr"));
        const RawAnswer second = start(ben);
        QCOMPARE(second.status, 201);
        QVERIFY(second.body != first.body);
        QCOMPARE(account("chargesCents"), before + 100);
        QCOMPARE(m_service.call("POST", mine + "/start", ben).status, 404); // a document is no link

        // The owner's limit for the link applies in addition to that of an address, and can be changed while
        // it is open.
        const auto perHour = [&](int documents) {
            return m_service.mine(
                "PUT", path,
                QJsonDocument(QJsonObject{{QStringLiteral("documentSetting"),
                                           QJsonObject{{QStringLiteral("linkDocumentsPerHour"), documents}}}})
                    .toJson());
        };
        QCOMPARE(detailsOf(perHour(100'001)),
                 QStringList{QStringLiteral("documentSetting.linkDocumentsPerHour")});
        QCOMPARE(perHour(2).status, 200);
        QCOMPARE(json(m_service.mine("GET", path))
                     .value(QLatin1String(
                         "document"))[QLatin1String("documentSetting")][QLatin1String("linkDocumentsPerHour")]
                     .toInt(),
                 2);
        const RawAnswer over = start(ben);
        QCOMPARE(over.status, 429);
        QCOMPARE(json(over).value(QLatin1String("reason")).toString(), QStringLiteral("link_limit"));
        QVERIFY(over.header("Retry-After").toInt() > 0);
        QCOMPARE(account("chargesCents"), before + 100);
        QCOMPARE(perHour(60).status, 200);

        limit(account("chargesCents"));
        const RawAnswer refused = start(ben);
        QCOMPARE(refused.status, 409);
        QVERIFY(!refused.body.contains("limit"));
        limit(QJsonValue());
        for (int i = 2; i < 10; ++i)
            QCOMPARE(start(ben).status, 201);
        const RawAnswer many = start(ben);
        QCOMPARE(many.status, 429);
        QVERIFY(many.header("Retry-After").toInt() > 0);

        QCOMPARE(m_service.mine("PUT", path, R"({"signingStatus":56})").status, 200);
        QCOMPARE(start(ben).status, 409);
        QCOMPARE(json(m_service.call("GET", link + "/values")).value(QLatin1String("signingStatus")).toInt(),
                 56);
        QCOMPARE(m_service.mine("DELETE", "/documents/array?ids=" + path.mid(14)).status, 200);
        QCOMPARE(start(ben).status, 410);
        QCOMPARE(m_service.call("GET", link).status, 410);
    }
};

INK_TEST(TestTemplates, "tst_templates")

} // namespace tst_templates

#include "tst_templates.moc"
