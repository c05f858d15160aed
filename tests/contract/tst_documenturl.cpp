#include "app/base/languages.h"
#include "tests/contract/contracttest.h"
#include "tests/support/testmain.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QRegularExpression>
#include <QTest>
#include <QUrl>

namespace tst_documenturl {

using namespace ink;
using namespace ink::test;
using namespace Qt::Literals::StringLiterals;

namespace {

const QByteArray browserAccept =
    "Accept: text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,*/*;q=0.8\r\n";

/** Every object in a value that looks like a document. */
void collectDocuments(const QJsonValue& value, QList<QJsonObject>& found)
{
    if (value.isArray())
        for (const QJsonValue& each : value.toArray())
            collectDocuments(each, found);
    if (!value.isObject()) return;
    const QJsonObject object = value.toObject();
    if (object.contains("documentType"_L1) && object.contains("signingStatus"_L1)) found.append(object);
    for (const QJsonValue& each : object)
        collectDocuments(each, found);
}

} // namespace

/** A document's URL (contract §11): in every document, for API keys, and for browsers. That every 201 has a
 * Location and every document a documentURL is checked in all contract tests, by the description of the API.
 */
class TestDocumentUrl final : public ContractTest
{
    Q_OBJECT

    [[nodiscard]] static QByteArray pathOfUrl(const QJsonObject& document)
    {
        return QUrl(document.value("documentURL"_L1).toString()).path().toLatin1();
    }
    /** As a browser opens an address; not checked against the description where there is no document. */
    [[nodiscard]] RawAnswer browse(const QByteArray& path, const QByteArray& headers = {},
                                   const QByteArray& method = "GET")
    {
        return m_client.service.call(method, path, {}, browserAccept + headers);
    }
    void checkUrls(const RawAnswer& answer, qsizetype expected)
    {
        QList<QJsonObject> documents;
        collectDocuments(json(answer), documents);
        QCOMPARE(documents.size(), expected);
        for (const QJsonObject& each : std::as_const(documents))
            QVERIFY(each.value("documentURL"_L1)
                        .toString()
                        .endsWith("/documents/%1"_L1.arg(QString::number(each.value("id"_L1).toInteger()))));
    }

private Q_SLOTS:
    void everyDocumentHasItsUrl()
    {
        const QJsonObject draft = m_client.created();
        QCOMPARE(pathOfUrl(draft), "/documents/" + ContractClient::idOf(draft));
        const RawAnswer byUrl = m_client.mine("GET", pathOfUrl(draft));
        QCOMPARE(byUrl.status, 200);
        QCOMPARE(documentIn(byUrl).value("GUID"_L1), draft.value("GUID"_L1));
        checkUrls(m_client.mine("PUT", ContractClient::pathOf(draft), R"({"title":"Other"})"), 1);
        const RawAnswer listed = m_client.mine("GET", "/v2/documents/search2?pageSize=500");
        QCOMPARE(listed.status, 200);
        checkUrls(listed, json(listed).value("documents"_L1).toArray().size());
    }

    /** The service decides it, also for programs that send a document back or make one up. */
    void nobodySetsIt()
    {
        QJsonObject wanted = ServiceFixture::document(51, u"Forged"_s);
        wanted.insert(u"documentURL"_s, u"https://evil.example/documents/1"_s);
        const QJsonObject made = m_client.created(wanted);
        QCOMPARE(pathOfUrl(made), "/documents/" + ContractClient::idOf(made));
        QJsonObject back = now(made);
        back.insert(u"documentURL"_s, u"https://evil.example/documents/1"_s);
        const RawAnswer put = m_client.mine("PUT", ContractClient::pathOf(made),
                                            ServiceFixture::bytes({{u"document"_s, back}}));
        QCOMPARE(put.status, 200);
        QCOMPARE(documentIn(put).value("documentURL"_L1), made.value("documentURL"_L1));
        const RawAnswer strict =
            m_client.mine("PUT", ContractClient::pathOf(made),
                          ServiceFixture::bytes({{u"document"_s, now(made)}}), "Prefer: handling=strict\r\n");
        QCOMPARE(strict.status, 200);
    }

    /** Drafts, running and finished documents, foreign ones, and numbers that nobody has: one page. */
    void thePageIsTheSameForEveryNumber()
    {
        const QJsonObject mine = m_client.created();
        const QJsonObject others = m_client.createdByOther();
        const auto pageWithout = [&](const QByteArray& id) {
            const RawAnswer answer = browse("/documents/" + id);
            [&] { QCOMPARE(answer.status, 200); }();
            // Its link has the number of the address.
            return QByteArray(answer.body).replace("documentId=" + id, "documentId=N");
        };
        const QByteArray own = pageWithout(ContractClient::idOf(mine));
        QVERIFY(own.contains("documentId=N"));
        QCOMPARE(pageWithout(ContractClient::idOf(others)), own);
        QCOMPARE(pageWithout("987654321"), own);
        QCOMPARE(m_client.mine("DELETE", "/documents/array?ids=" + ContractClient::idOf(mine)).status, 200);
        QCOMPARE(
            m_client.mine("DELETE", "/documents/array?purge=true&ids=" + ContractClient::idOf(mine)).status,
            200);
        QCOMPARE(pageWithout(ContractClient::idOf(mine)), own);
        for (const QJsonObject& each : {mine, others})
            for (const auto name : {"GUID"_L1, "title"_L1, "senderName"_L1, "senderEmail"_L1})
                QVERIFY(!own.contains(each.value(name).toString().toUtf8()));
        // The headers don't differ either, apart from the time and the request.
        const auto headersOf = [&](const QByteArray& id) {
            QStringList names;
            const RawAnswer answer = browse("/documents/" + id);
            for (const char* name :
                 {"Content-Type", "Content-Length", "Cache-Control", "Content-Security-Policy", "Vary",
                  "ETag", "WWW-Authenticate", "Set-Cookie"})
                names << QString::fromLatin1(answer.header(name));
            return names;
        };
        QCOMPARE(headersOf("987654321"), headersOf("987654322"));
        QCOMPARE(headersOf(ContractClient::idOf(others)).first(), headersOf("987654322").first());
    }

    void thePageAsksNobodyForAnything()
    {
        const RawAnswer answer = m_client.nobody("GET", "/documents/7", {}, browserAccept);
        QCOMPARE(answer.status, 200);
        QCOMPARE(answer.header("Content-Type"), QByteArray("text/html; charset=utf-8"));
        QVERIFY(answer.header("WWW-Authenticate").isEmpty());
        QCOMPARE(answer.header("Cache-Control"), QByteArray("no-store"));
        QCOMPARE(answer.header("X-Frame-Options"), QByteArray("DENY"));
        QCOMPARE(answer.header("Referrer-Policy"), QByteArray("no-referrer"));
        const QByteArray policy = answer.header("Content-Security-Policy");
        QVERIFY(policy.startsWith("default-src 'none'; "));
        QVERIFY(policy.contains("frame-ancestors 'none'") && !policy.contains("script-src"));
        QVERIFY(!answer.body.contains("<script") && !answer.body.contains("http"));
        QVERIFY(answer.body.contains("name=\"viewport\""));
        // Only the link leads anywhere, and it names the service by its own address, not by the request.
        static const QRegularExpression links(u"(?:href|src|action)=\"([^\"]*)\""_s);
        QStringList targets;
        for (auto it = links.globalMatch(QString::fromUtf8(answer.body)); it.hasNext();)
            targets << it.next().captured(1);
        const QUrl base(m_client.created().value("documentURL"_L1).toString());
        QCOMPARE(targets, (QStringList{u"data:,"_s, u"inkstone:open?service=%1:%2&amp;documentId=7"_s.arg(
                                                        base.host(), QString::number(base.port()))}));
    }

    void everyLanguage()
    {
        QSet<QByteArray> pages;
        for (const QString& language : languageCodes()) {
            const RawAnswer answer =
                browse("/v1/documents/7", "Accept-Language: " + language.toLatin1() + "\r\n");
            QCOMPARE(answer.status, 200);
            QVERIFY(answer.body.contains("<html lang=\"" + language.toLatin1() + "\" dir=\"" +
                                         (isRightToLeft(language) ? "rtl" : "ltr") + '"'));
            QVERIFY(answer.header("Vary").contains("Accept"));
            pages.insert(answer.body);
        }
        QCOMPARE(pages.size(), languageCodes().size());
        QVERIFY(browse("/documents/7", "Accept-Language: xx\r\n").body.contains("<html lang=\"en\""));
    }

    void onlyBrowsersWithoutCredentialsGetIt_data()
    {
        QTest::addColumn<QByteArray>("headers");
        QTest::addColumn<bool>("isPage");
        const auto row = [](const char* name, const QByteArray& accept, bool isPage) {
            QTest::newRow(name) << (accept.isEmpty() ? QByteArray() : "Accept: " + accept + "\r\n") << isPage;
        };
        row("none", {}, false);
        row("anything", "*/*", false);
        row("JSON", "application/json", false);
        row("axios", "application/json, text/plain, */*", false);
        row("JSON first", "application/json, text/html;q=0.9", false);
        row("HTML refused", "text/html;q=0, */*", false);
        row("HTML of no weight", "text/html;q=x", false);
        row("HTML", "text/html", true);
        row("XHTML", "Application/XHTML+xml, */*;q=0.1", true);
        row("browser", "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8", true);
        row("HTML first", "text/html, application/json;q=0.9", true);
    }
    void onlyBrowsersWithoutCredentialsGetIt()
    {
        QFETCH(QByteArray, headers);
        QFETCH(bool, isPage);
        const QJsonObject draft = m_client.created();
        for (const QByteArray& path : {pathOfUrl(draft), pathOfUrl(draft) + '/', "/v1" + pathOfUrl(draft)}) {
            const RawAnswer answer = m_client.nobody("GET", path, {}, headers);
            QCOMPARE(answer.status, isPage ? 200 : 401);
            QCOMPARE(answer.header("WWW-Authenticate").isEmpty(), isPage);
            QVERIFY(answer.header("Vary").contains("Accept"));
            const RawAnswer keyed = m_client.mine("GET", path, {}, headers);
            QCOMPARE(keyed.status, 200);
            QCOMPARE(documentIn(keyed).value("id"_L1), draft.value("id"_L1));
            QVERIFY(keyed.header("Vary").contains("Accept"));
        }
        // Nothing else of the API has one.
        QCOMPARE(m_client.nobody("GET", pathOfUrl(draft) + "/files", {}, headers).status, 401);
        QCOMPARE(m_client.nobody("PUT", pathOfUrl(draft), "{}", headers).status, 401);
    }

    void sessionsGetTheDocumentUntilTheyEnd()
    {
        const QJsonObject draft = m_client.created();
        const RawAnswer login = m_client.mine("GET", "/v1/user/login");
        QCOMPARE(login.status, 200);
        const QByteArray cookie = "Cookie: " + login.header("Set-Cookie").split(';').constFirst() + "\r\n";
        const RawAnswer open = browse(pathOfUrl(draft), cookie);
        QCOMPARE(open.status, 200);
        QVERIFY(open.header("Content-Type").startsWith("application/json"));
        QCOMPARE(m_client.service.call("POST", "/user/logout", {}, cookie).status, 200);
        const RawAnswer closed = browse(pathOfUrl(draft), cookie);
        QCOMPARE(closed.status, 200);
        QVERIFY(closed.header("Content-Type").startsWith("text/html"));
        QVERIFY(closed.header("WWW-Authenticate").isEmpty());
        QCOMPARE(m_client.nobody("GET", pathOfUrl(draft), {}, cookie).status, 401); // not a browser
    }

    void wrongCredentialsDontGetThePage()
    {
        const RawAnswer answer =
            m_client.nobody("GET", "/documents/7", {}, browserAccept + "Authorization: Basic eDp5\r\n");
        QCOMPARE(answer.status, 401);
        QVERIFY(answer.header("Vary").contains("Accept"));
    }

    /** Behind a proxy that removes the path of the public address. */
    void publicAddress()
    {
        ServiceFixture service;
        QVERIFY(service.start([](service::ServiceHost::Options& options) {
            options.publicUrl = u"https://bücher.example:443/team/"_s;
        }));
        service.port = static_cast<quint16>(QUrl(service.host().localUrl()).port());
        const RawAnswer made = service.create(ServiceFixture::document(51), "/documents");
        QCOMPARE(made.status, 201);
        const QJsonObject document = json(made).value("document"_L1).toObject();
        const QByteArray id = ContractClient::idOf(document);
        QCOMPARE(document.value("documentURL"_L1).toString(),
                 u"https://bücher.example:443/team/documents/"_s + QString::fromLatin1(id));
        QCOMPARE(made.header("Location"), "/team/v1/documents/" + id);
        const RawAnswer page = service.call("GET", "/documents/" + id, {}, browserAccept);
        QVERIFY(page.body.contains(
            "\"inkstone:open?service=xn--bcher-kva.example%2Fteam&amp;documentId=" + id + '"'));
        QVERIFY(!page.body.contains("localhost")); // the host of the request
    }

    void addressesWithoutANumber()
    {
        for (const char* id : {"0", "-1", "abc", "99999999999999999999", "%3Cb%3E", "1e3"}) {
            const RawAnswer answer = browse(QByteArray("/documents/") + id);
            QCOMPARE(answer.status, 404);
            QVERIFY(answer.header("Content-Type").startsWith("text/html"));
            QVERIFY(!answer.body.contains("inkstone:") && !answer.body.contains("<b>"));
            QVERIFY(answer.header("WWW-Authenticate").isEmpty());
        }
    }

    void headAndUnknownParameters()
    {
        const RawAnswer head = browse("/documents/7", {}, "HEAD");
        QCOMPARE(head.status, 200);
        QVERIFY(head.body.isEmpty() && head.header("Content-Length").toInt() > 0);
        // Mail programs add their own.
        QCOMPARE(browse("/documents/7?utm_source=mail").status, 200);
    }

    /** Each 201 leads to what was created (that there is a Location is checked everywhere). */
    void locationsLead()
    {
        QJsonArray wanted;
        for (const QString& title : {u"One"_s, u"Two"_s}) {
            QJsonObject each = ServiceFixture::document(51, title);
            each.remove(u"tags"_s); // there is no page for them
            wanted.append(each);
        }
        const RawAnswer several =
            m_client.mine("POST", "/v1/documents/array", QJsonDocument(wanted).toJson());
        QCOMPARE(several.status, 201);
        const QJsonObject first = firstDocumentIn(several);
        QCOMPARE(documentIn(m_client.mine("GET", several.header("Location"))).value("GUID"_L1),
                 first.value("GUID"_L1));
        checkUrls(several, 2);
    }
};

INK_TEST(TestDocumentUrl, "tst_documenturl")

} // namespace tst_documenturl

#include "tst_documenturl.moc"
