#include "tests/contract/contracttest.h"
#include "tests/support/requirements.h"
#include "tests/support/testmain.h"

#include <QJsonObject>
#include <QRegularExpression>
#include <QTest>
#include <QUuid>

namespace tst_rows_common {

using namespace ink;
using namespace ink::test;

/** Rules for all rows of contract §5, tested for every operation in /openapi.json: a new row is tested as
 * soon as it is described. */
class TestRowsCommon final : public ContractTest
{
    Q_OBJECT

    QJsonObject m_draft;
    QJsonObject m_sent;
    QJsonObject m_template;
    QJsonObject m_folder;

    static QString uuid() { return QUuid::createUuid().toString(QUuid::WithoutBraces); }
    [[nodiscard]] QString valueOf(const QString& variable, const QString& id) const
    {
        const QJsonObject invitation = m_sent.value(QLatin1String("invitations"))[0].toObject();
        const QString guid = invitation.value(QLatin1String("GUID")).toString();
        const auto number = [](const QJsonObject& object) {
            return QString::fromLatin1(ContractClient::idOf(object));
        };
        if (variable == QLatin1String("docID")) {
            if (id == QLatin1String("remind")) return number(m_sent);
            return number(isOfTemplate(id) ? m_template : m_draft);
        }
        if (variable == QLatin1String("templateID")) return number(m_template);
        if (variable == QLatin1String("fileID"))
            return number(m_draft.value(QLatin1String("files"))[0].toObject());
        if (variable == QLatin1String("folderId")) return number(m_folder);
        if (variable == QLatin1String("guid") || variable == QLatin1String("invitation")) return guid;
        if (variable == QLatin1String("n")) return QStringLiteral("1");
        if (variable == QLatin1String("language")) return QStringLiteral("en");
        if (variable == QLatin1String("script")) return QStringLiteral("page.js");
        if (variable == QLatin1String("file")) return QStringLiteral("styles.json");
        return uuid();
    }
    static bool isOfTemplate(const QString& id)
    {
        return id.contains(QLatin1String("emplate")) || id == QLatin1String("childrenTags") ||
               id == QLatin1String("bulk");
    }
    /** The path of an operation with existing objects; `replaced` replaces its first id. */
    [[nodiscard]] QByteArray pathOf(const ApiOperation& operation, const QString& replaced = {}) const
    {
        static const QRegularExpression variable(QStringLiteral("\\{(\\w+)\\}"));
        QString path = operation.path;
        bool first = true;
        for (auto match = variable.match(path); match.hasMatch(); match = variable.match(path)) {
            const QString value =
                first && !replaced.isEmpty() ? replaced : valueOf(match.captured(1), operation.id());
            path.replace(match.capturedStart(), match.capturedLength(), value);
            first = false;
        }
        QByteArray target = path.toUtf8();
        if (operation.id() == QLatin1String("signingPageByQuery"))
            target += "?iid=" + valueOf(QStringLiteral("guid"), {}).toLatin1();
        if (operation.id() == QLatin1String("download")) target += "?content=original";
        return target;
    }
    struct Body
    {
        QByteArray bytes;
        QByteArray type = "application/json";
    };
    /** A body that is valid as far as an operation can check before it looks for its object. */
    [[nodiscard]] static Body bodyOf(const ApiOperation& operation)
    {
        static const QHash<QString, QByteArray> bodies{
            {QStringLiteral("replaceTags"), R"({"tags":[]})"},
            {QStringLiteral("replaceInvitations"), R"({"invitation":[]})"},
            {QStringLiteral("updateFolder"), R"({"folder":{"name":"Renamed"}})"},
            {QStringLiteral("updateSettings"), R"({"userSetting":{}})"},
            {QStringLiteral("saveValues"), R"({"values":[]})"},
            {QStringLiteral("looks"), R"({"scale":1,"values":[]})"},
            {QStringLiteral("finish"), R"({"consent":true})"},
            {QStringLiteral("reject"), R"({"reason":"no"})"},
            {QStringLiteral("answerQuestion"), R"({"text":"yes"})"},
            {QStringLiteral("sendSignedCopy"), R"({"to":["a@example.com"]})"},
            {QStringLiteral("unlock"), R"({"code":"x"})"},
            {QStringLiteral("startFromLink"), R"({"name":"A","email":"a@example.com"})"},
            {QStringLiteral("bulk"),
             R"({"Invitations":[{"recipientName":"A","recipientEmail":"a@example.com"}]})"}};
        if (operation.bodyTypes().isEmpty()) return {};
        if (operation.bodyTypes() == QStringList{QStringLiteral("multipart/form-data")})
            return {part("files[]", ServiceFixture::sample(), "a.pdf") + "--BB--",
                    "multipart/form-data; boundary=BB"};
        return {bodies.value(operation.id(), "{}")};
    }
    static bool takesLists(const ApiOperation& operation)
    {
        static const QSet<QString> lists{QStringLiteral("createDocuments"), QStringLiteral("deleteDocuments"),
                                         QStringLiteral("replaceTags"), QStringLiteral("replaceInvitations")};
        return lists.contains(operation.id());
    }
    [[nodiscard]] bool needsAccount(const ApiOperation& operation) const
    {
        return m_client.api().needsAccount(operation);
    }
    static QByteArrayList variantsOf(const QByteArray& path)
    {
        const qsizetype mark = path.indexOf('?');
        const QByteArray query = mark < 0 ? QByteArray() : path.mid(mark);
        const QByteArray plain = mark < 0 ? path : path.left(mark);
        const QByteArray bare = plain.startsWith("/v1/") ? plain.mid(3) : plain;
        return {bare + query, "/v1" + bare + query, bare + '/' + query, "/v1" + bare + '/' + query};
    }
    void addRows(const std::function<bool(const ApiOperation&)>& wanted)
    {
        QTest::addColumn<int>("index");
        for (int i = 0; i < m_client.api().operations().size(); ++i) {
            const ApiOperation& operation = m_client.api().operations().at(i);
            if (wanted(operation)) QTest::newRow(qPrintable(operation.name())) << i;
        }
    }
    const ApiOperation& operation()
    {
        QFETCH(const int, index);
        return m_client.api().operations().at(index);
    }

private Q_SLOTS:
    void initTestCase()
    {
        QVERIFY(m_client.start());
        m_draft = m_client.created(51);
        m_sent = m_client.created(52);
        QJsonObject wanted = ServiceFixture::document(51, QStringLiteral("Form"));
        wanted.insert(QStringLiteral("documentType"), 7);
        m_template = m_client.created(wanted);
        m_folder = ContractClient::object(
            m_client.mine("POST", "/folders", R"({"folder":{"name":"Clients"}})"), "data");
        QVERIFY(!m_draft.isEmpty() && !m_sent.isEmpty() && !m_template.isEmpty() && !m_folder.isEmpty());
    }
    void anAccountIsAsked_data()
    {
        addRows([this](const ApiOperation& each) { return needsAccount(each); });
    }
    void anAccountIsAsked()
    {
        const ApiOperation& row = operation();
        for (const QByteArray& path : variantsOf(pathOf(row))) {
            const Body body = bodyOf(row);
            const RawAnswer answer = m_client.nobody(row.method, path, body.bytes, {}, body.type);
            QVERIFY2(answer.status == 401, path + ' ' + QByteArray::number(answer.status));
            QCOMPARE(answer.code(), QStringLiteral("auth"));
        }
        // A malformed credential differs from a missing one.
        QCOMPARE(m_client.nobody(row.method, pathOf(row), {}, "Cookie: JSESSIONID=nonsense\r\n").status, 401);
    }

    void everyPathAnswersWithAndWithoutItsVersion_data()
    {
        addRows([](const ApiOperation& each) { return each.method == "GET"; });
    }
    void everyPathAnswersWithAndWithoutItsVersion()
    {
        const ApiOperation& row = operation();
        QByteArray first;
        for (const QByteArray& path : variantsOf(pathOf(row))) {
            RawAnswer answer = m_client.mine("GET", path);
            if (row.id() == QLatin1String("deliveries") || row.path == QLatin1String("/metrics") ||
                answer.header("Content-Type").startsWith("text/html"))
                answer.body.clear(); // it counts its own requests, or contains relative addresses
            if (answer.header("Content-Type").startsWith("application/json") && answer.status >= 400)
                answer.body = answer.code().toLatin1();
            if (row.id() == QLatin1String("login")) answer.body = answer.body.left(15);
            // The last use of a key is recorded a moment later.
            static const QRegularExpression lastUsed(QStringLiteral("\"lastUsed\":(?:null|\\d+)"));
            if (answer.header("Content-Type").startsWith("application/json"))
                answer.body = QString::fromUtf8(answer.body).remove(lastUsed).toUtf8();
            const QByteArray told = QByteArray::number(answer.status) + ' ' + answer.body;
            if (first.isEmpty()) first = told;
            QVERIFY2(told == first, path);
        }
        const bool tooEarly = row.id() == QLatin1String("signerDownload");
        const bool isUnprepared = row.id() == QLatin1String("preparedFile"); // see tst_certificates
        QVERIFY2(first.startsWith(tooEarly ? "409 " : isUnprepared ? "404 " : "200 "), first.constData());
    }

    void headIsGetWithoutABody_data() { everyPathAnswersWithAndWithoutItsVersion_data(); }
    void headIsGetWithoutABody()
    {
        const ApiOperation& row = operation();
        const RawAnswer get = m_client.mine("GET", pathOf(row));
        const RawAnswer head = m_client.mine("HEAD", pathOf(row));
        QCOMPARE(head.status, get.status);
        QCOMPARE(head.header("Content-Type"), get.header("Content-Type"));
        if (row.path != QLatin1String("/metrics"))
            QCOMPARE(head.header("Content-Length"), get.header("Content-Length"));
        QCOMPARE(head.header("ETag"), get.header("ETag"));
    }

    void unchangedIsNotSentAgain_data()
    {
        addRows([this](const ApiOperation& each) {
            const auto all = m_client.api().parameters(each);
            return std::any_of(all.begin(), all.end(), [](const QJsonObject& parameter) {
                return parameter.value(QLatin1String("name")).toString() == QLatin1String("If-None-Match");
            });
        });
    }
    void unchangedIsNotSentAgain()
    {
        const ApiOperation& row = operation();
        const QByteArray path = pathOf(row);
        if (!runsHere(row.id() != QLatin1String("signerDownload"), "not before all have signed.")) return;
        if (!runsHere(row.id() != QLatin1String("preparedFile"), "not before it was prepared.")) return;
        (void)m_client.mine("GET", path); // the first view of an invitation is a change
        const RawAnswer first = m_client.mine("GET", path);
        const QByteArray etag = first.header("ETag");
        QCOMPARE(first.status, 200);
        QVERIFY(etag.startsWith('"') && etag.endsWith('"') && etag.size() > 10);
        for (const QByteArray& condition : {etag, "W/" + etag, "\"other\", " + etag, QByteArray("*")}) {
            const RawAnswer again = m_client.mine("GET", path, {}, "If-None-Match: " + condition + "\r\n");
            QVERIFY2(again.status == 304, condition.constData());
            QCOMPARE(again.header("ETag"), etag);
        }
        QCOMPARE(m_client.mine("GET", path, {}, "If-None-Match: \"other\"\r\n").status, 200);
    }
    void everyListAndDocumentHasATag()
    {
        for (const ApiOperation& each : m_client.api().operations()) {
            if (each.method != "GET" || !needsAccount(each)) continue;
            if (each.id() == QLatin1String("getCallbackSecret"))
                continue; // an ETag would disclose a hash of the secret
            const RawAnswer answer = m_client.mine("GET", pathOf(each));
            QVERIFY2(answer.status != 200 || !answer.header("ETag").isEmpty(), qPrintable(each.name()));
        }
    }

    void otherMethodsAreRefused_data()
    {
        addRows([](const ApiOperation&) { return true; });
    }
    void otherMethodsAreRefused()
    {
        const ApiOperation& row = operation();
        const auto shape = [](QString path) {
            if (path.startsWith(QLatin1String("/v1/"))) path.remove(0, 3);
            return path.replace(QRegularExpression(QStringLiteral("\\{\\w+\\}")), QStringLiteral("{}"));
        };
        QByteArrayList allowed;
        for (const ApiOperation& each : m_client.api().operations())
            if (shape(each.path) == shape(row.path)) allowed << each.method;
        if (allowed.contains("GET")) allowed << "HEAD";
        std::sort(allowed.begin(), allowed.end());
        for (const char* method : {"GET", "POST", "PUT", "DELETE", "PATCH", "OPTIONS", "BREW"}) {
            if (allowed.contains(method)) continue;
            const RawAnswer answer = m_client.mine(method, pathOf(row));
            QVERIFY2(answer.status == 405, method);
            QCOMPARE(answer.code(), QStringLiteral("method"));
            QCOMPARE(answer.header("Allow"), allowed.join(", "));
        }
    }

    void strangersFindNothing_data()
    {
        addRows([this](const ApiOperation& each) {
            return needsAccount(each) && each.path.contains(QLatin1Char('{'));
        });
    }
    void strangersFindNothing()
    {
        const ApiOperation& row = operation();
        const QByteArray before = m_client.mine("GET", "/documents").header("ETag");
        const Body body = bodyOf(row);
        const RawAnswer answer = m_client.other(row.method, pathOf(row), body.bytes, body.type);
        QVERIFY2(answer.status == 404, answer.body.constData());
        QCOMPARE(answer.code(), QStringLiteral("not_found"));
        QCOMPARE(m_client.mine("GET", "/documents").header("ETag"), before);
    }

    void whatIsNotThereIsNotFound_data() { strangersFindNothing_data(); }
    void whatIsNotThereIsNotFound()
    {
        const ApiOperation& row = operation();
        const QString id = valueOf(row.path.contains(QLatin1String("{folderId}")) ? QStringLiteral("folderId")
                                                                                  : QStringLiteral("docID"),
                                   row.id());
        const Body body = bodyOf(row);
        for (const QString& wrong :
             {QStringLiteral("999999999"), QStringLiteral("0"), QStringLiteral("-1"),
              QStringLiteral("9223372036854775807"), QStringLiteral("9223372036854775808"),
              QStringLiteral("18446744073709551617"), QStringLiteral("1.5"), QStringLiteral("abc"),
              id + QLatin1String(".0"), QLatin1Char('+') + id, QStringLiteral("%20") + id,
              QLatin1Char('0') + id, id + QLatin1String("e0"), QStringLiteral("0x1"),
              QStringLiteral("%D9%A1"), QStringLiteral("null"), QString(200, QLatin1Char('9'))}) {
            const RawAnswer answer = m_client.mine(row.method, pathOf(row, wrong), body.bytes, {}, body.type);
            QVERIFY2(answer.status == 404,
                     qPrintable(wrong + QLatin1Char(' ') + QString::fromUtf8(answer.body)));
        }
    }
    void unknownSigningAddresses()
    {
        for (const ApiOperation& each : m_client.api().operations()) {
            if (!each.path.contains(QLatin1String("/{guid}"))) continue;
            for (const QString& guid : {uuid(), QStringLiteral("nonsense"), QStringLiteral("5"),
                                        QStringLiteral("00000000-0000-0000-0000-000000000000")}) {
                const RawAnswer answer = m_client.nobody(each.method, pathOf(each, guid), bodyOf(each).bytes);
                QVERIFY2(answer.status == 404, qPrintable(each.name() + QLatin1Char(' ') + guid));
            }
        }
    }

    void mediaTypesOfBodies_data()
    {
        // A file is accepted whatever its media type.
        addRows([](const ApiOperation& each) {
            return !each.bodyTypes().isEmpty() &&
                   !each.bodyTypes().contains(QLatin1String("application/octet-stream"));
        });
    }
    void mediaTypesOfBodies()
    {
        const ApiOperation& row = operation();
        const QByteArray path = pathOf(row);
        for (const char* type : {"text/plain", "application/xml", "application/x-www-form-urlencoded", "x"}) {
            const RawAnswer answer = m_client.mine(row.method, path, "{}", {}, type);
            QVERIFY2(answer.status == 415, type);
            QCOMPARE(answer.code(), QStringLiteral("media_type"));
        }
        if (!row.bodyTypes().contains(QLatin1String("multipart/form-data")))
            QCOMPARE(m_client.mine(row.method, path, "--BB--", {}, "multipart/form-data; boundary=BB").status,
                     415);
        QCOMPARE(m_client.mine(row.method, path, "{}", "Content-Encoding: gzip\r\n").status, 415);
    }

    void bodiesThatAreNoObject_data() { mediaTypesOfBodies_data(); }
    void bodiesThatAreNoObject()
    {
        const ApiOperation& row = operation();
        const QByteArray path = pathOf(row);
        const bool onlyMultipart = !row.bodyTypes().contains(QLatin1String("application/json"));
        QByteArrayList bodies{"",       "null", "5",    "\"x\"", "true",           " ",         "{",
                              "[null]", "[[]]", "\"\"", "-",     "{\"document\":", "{\"a\":1}x"};
        if (!takesLists(row))
            bodies << "[]"
                   << "[{}]";
        for (const QByteArray& body : std::as_const(bodies)) {
            const RawAnswer answer = m_client.mine(row.method, path, body);
            QVERIFY2(answer.status == (onlyMultipart && !body.isEmpty() ? 415 : 400) ||
                         (onlyMultipart && answer.status == 415),
                     '<' + body + "> " + answer.body);
        }
    }

    void bodiesOverTheLimit_data() { mediaTypesOfBodies_data(); }
    void bodiesOverTheLimit()
    {
        const ApiOperation& row = operation();
        const auto announce = [&](const QByteArray& type, qint64 size) {
            RawClient client(m_client.service.port);
            RawAnswer answer = client.ask(row.method + ' ' + pathOf(row) + " HTTP/1.1\r\nHost: a\r\n" +
                                          m_client.service.auth + "Content-Type: " + type +
                                          "\r\nContent-Length: " + QByteArray::number(size) + "\r\n\r\n");
            return answer; // no bytes of it were sent
        };
        if (row.bodyTypes().contains(QLatin1String("application/json"))) {
            const RawAnswer answer = announce("application/json", 8LL * 1024 * 1024 + 1);
            QCOMPARE(answer.status, 413);
            QCOMPARE(answer.code(), QStringLiteral("too_large"));
        }
        if (row.bodyTypes().contains(QLatin1String("multipart/form-data")))
            QCOMPARE(announce("multipart/form-data; boundary=BB", 200LL * 1024 * 1024 + 1).status, 413);
    }

    void bodiesWhereNoneIsTaken()
    {
        const QByteArray path = ContractClient::pathOf(m_sent) + "/resend/" +
                                valueOf(QStringLiteral("invitation"), {}).toLatin1();
        QCOMPARE(m_client.mine("POST", path, "whatever", {}, "text/plain").status, 200);
        RawClient client(m_client.service.port);
        QCOMPARE(client
                     .ask("POST " + path + " HTTP/1.1\r\nHost: a\r\n" + m_client.service.auth +
                          "Content-Length: 70000\r\n\r\n")
                     .status,
                 413);
    }

    void nothingIsElsewhere()
    {
        for (const char* path : {"/", "/v1", "/v2", "/v3/documents", "/v2/documents", "/v2/user",
                                 "/Documents", "/documents/1/tag", "/documents//1", "/v1/v1/documents",
                                 "/sign", "/openapi", "/health", "/favicon.ico", "/%C3%A9"}) {
            const RawAnswer answer = m_client.mine("GET", path);
            QVERIFY2(answer.status == 404, path);
            QCOMPARE(answer.code(), QStringLiteral("not_found"));
        }
        for (const char* path : {"/documents/%2e%2e/user", "/documents/..", "/documents/1%2ftags", "/a%00b",
                                 "/documents?text=%ff", "/documents/%zz"})
            QVERIFY2(m_client.mine("GET", path).status == 400, path);
    }

    void requestIdsComeBack()
    {
        const RawAnswer own = m_client.mine("GET", "/nowhere", {}, "X-Request-Id: my-id_7\r\n");
        QCOMPARE(json(own).value(QLatin1String("requestId")).toString(), QStringLiteral("my-id_7"));
        const RawAnswer bad = m_client.mine("GET", "/nowhere", {}, "X-Request-Id: <script>\r\n");
        QVERIFY(!bad.body.contains("<script>"));
        const RawAnswer one = m_client.mine("GET", "/nowhere");
        const RawAnswer two = m_client.mine("GET", "/nowhere");
        QVERIFY(one.header("X-Request-Id") != two.header("X-Request-Id"));
    }
};

INK_TEST(TestRowsCommon, "tst_rows_common")

} // namespace tst_rows_common

#include "tst_rows_common.moc"
