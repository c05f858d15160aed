#include "app/workflow/documents/documentlinks.h"
#include "tests/support/builders.h"
#include "tests/support/events.h"
#include "tests/support/testmain.h"
#include "tests/unit/workflow/fakeservice.h"

#include <QTest>
#include <QUuid>

namespace tst_documentlinks {

using namespace ink;
using namespace ink::workflow;
using namespace Qt::Literals::StringLiterals;
using domain::Document;
using domain::DocumentId;
using ink::test::FakeTransport;
using ink::test::Outcome;
using wire::DocumentLink;

/** Links that open a document: what is copied, which account has them, and that no other document is opened.
 */
class TestDocumentLinks final : public QObject
{
    Q_OBJECT

    std::unique_ptr<FakeTransport> m_transport;
    std::unique_ptr<api::ApiClient> m_client;
    test::FakeService m_service;

    static QString guidOf(int number)
    {
        return QUuid(uint(number), 0, 0, 0, 0, 0, 0, 0, 0, 0, 1).toString(QUuid::WithoutBraces);
    }
    Result<Document> find(const DocumentLink& link)
    {
        Outcome<Document> outcome;
        findDocument(*m_client, link, this, outcome.done());
        if (outcome.calls != 0 || !outcome.wait()) return fail(ErrorCode::Internal);
        return outcome.result;
    }

private Q_SLOTS:
    void init()
    {
        m_service = {};
        m_transport = std::make_unique<FakeTransport>(QUrl(u"https://sign.example.com"_s));
        m_client = std::make_unique<api::ApiClient>(*m_transport, api::RetryPolicy::never());
        m_transport->setHandler([this](const api::Request& request) { return m_service.handle(request); });
    }

    void whatIsCopied()
    {
        DocumentRef document;
        document.id = DocumentId(12);
        document.guid = guidOf(12);
        QCOMPARE(shareableLink(document, false), QString()); // a foreign service without addresses
        QCOMPARE(shareableLink(document, true), QString());
        document.documentUrl = u"https://sign.example.com/documents/12"_s;
        QCOMPARE(shareableLink(document, false), document.documentUrl);
        document.documentUrl = u"http://127.0.0.1:41234/documents/12"_s;
        const auto local = wire::documentLinkFrom(shareableLink(document, true));
        QCOMPARE(local, std::optional(DocumentLink{u"local"_s, guidOf(12), DocumentId(12)}));
        document.id = DocumentId::local(3); // not sent to a service yet
        QCOMPARE(shareableLink(document, true), QString());
    }

    void onlyTheDocumentWithTheGuid()
    {
        Document draft = test::emptyDraft(u"Lease"_s);
        draft.guid = guidOf(1);
        const DocumentId id = m_service.add(draft);
        QCOMPARE(find({u"sign.example.com"_s, {}, id}).value().id, id);
        QCOMPARE(find({u"sign.example.com"_s, guidOf(1), id}).value().id, id);
        QCOMPARE(find({u"sign.example.com"_s, guidOf(2), id}).error().code, ErrorCode::NotFound);
        QCOMPARE(find({u"sign.example.com"_s, guidOf(1), DocumentId(99'999)}).error().code,
                 ErrorCode::NotFound);
        for (const QString& entry : m_transport->log())
            QVERIFY2(entry.startsWith("GET "_L1), qPrintable(entry)); // links only navigate
    }

    void aGuidIsLookedForInTheListing()
    {
        QList<DocumentId> ids;
        for (int i = 1; i <= 1'203; ++i) {
            Document document = test::emptyDraft(u"Lease"_s);
            document.guid = guidOf(i);
            ids.append(m_service.add(document));
        }
        for (const int each : {1, 600, 1'203})
            QCOMPARE(find({u"sign.example.com"_s, guidOf(each), {}}).value().id, ids.at(each - 1));
        m_transport->clearLog();
        QCOMPARE(find({u"sign.example.com"_s, guidOf(5'000), {}}).error().code, ErrorCode::NotFound);
        QVERIFY(m_transport->requests().size() <= 20);
        m_service.limitedPageSize = 50; // the server decides how many it returns
        QCOMPARE(find({u"sign.example.com"_s, guidOf(1'000), {}}).value().id, ids.at(999));
    }

    /** Ends also with a server that always returns the same page. */
    void aServerThatIgnoresPages()
    {
        Document document = test::emptyDraft(u"Lease"_s);
        document.guid = guidOf(1);
        (void)m_service.add(document);
        m_transport->setHandler([this](api::Request request) {
            request.query.replace("pageIndex=2", "pageIndex=1");
            return m_service.handle(request);
        });
        QCOMPARE(find({u"sign.example.com"_s, guidOf(2), {}}).error().code, ErrorCode::NotFound);
        QVERIFY(m_transport->requests().size() <= 3);
    }

    void accountsOfAService()
    {
        QTemporaryDir dir;
        settings::Settings settings(dir.filePath(u"a.ini"_s), QString());
        secrets::MemorySecretStore secrets;
        Session session(
            settings, secrets,
            [] {
                return LocalService{QUrl(u"http://127.0.0.1:4711"_s), Secret("local-key")};
            },
            [this](const QUrl& url, const Secret&) {
                auto fake = std::make_unique<FakeTransport>(url);
                fake->setHandler([this](const api::Request& request) { return m_service.handle(request); });
                return fake;
            });
        const auto labels = [&](const QString& name) {
            QStringList addresses;
            for (const Profile& each : profilesNamed(session, name))
                addresses << (each.isLocal() ? u"local"_s : each.baseUrl.toString());
            return addresses;
        };
        QCOMPARE(labels(u"local"_s), QStringList());
        for (const char* url : {"https://sign.example.com", "https://other.example.com:8443"}) {
            Outcome<void> outcome;
            session.connectTo(QUrl(QString::fromLatin1(url)), Secret("key"), this, outcome.done());
            QVERIFY(outcome.wait() && outcome.result);
        }
        QCOMPARE(labels(u"SIGN.example.com"_s), QStringList{u"https://sign.example.com"_s});
        QCOMPARE(labels(u"other.example.com"_s), QStringList());
        QCOMPARE(labels(u"other.example.com:8443"_s), QStringList{u"https://other.example.com:8443"_s});
        QCOMPARE(labels(u"127.0.0.1:4711"_s), QStringList());
        Outcome<void> outcome;
        session.open(u"local"_s, this, outcome.done());
        QVERIFY(outcome.wait() && outcome.result);
        QCOMPARE(labels(u"local"_s), QStringList{u"local"_s});
        QCOMPARE(labels(u"127.0.0.1:4711"_s), QStringList{u"local"_s}); // the page of its own service
        QCOMPARE(labels(u"127.0.0.1:4712"_s), QStringList());
        // Others open the workspace's links at its public address, and so does its own computer.
        const auto atPublic = [&](const QString& name, const QUrl& address) {
            const QList<Profile> named = profilesNamed(session, name, address);
            return named.size() == 1 && named.constFirst().isLocal();
        };
        const QUrl address(u"https://office.example.com/sign"_s);
        QVERIFY(!atPublic(u"office.example.com/sign"_s, QUrl()));
        QVERIFY(atPublic(u"office.example.com/sign"_s, address));
        QVERIFY(!atPublic(u"office.example.com"_s, address));
        QVERIFY(atPublic(u"local"_s, address));
        Outcome<void> away;
        session.open(session.profiles().constLast().id, this, away.done());
        QVERIFY(away.wait());
        QVERIFY(atPublic(u"office.example.com/sign"_s, address)); // also when another account is open
    }
};

INK_TEST(TestDocumentLinks, "tst_documentlinks")

} // namespace tst_documentlinks

#include "tst_documentlinks.moc"
