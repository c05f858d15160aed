// Lists and documents are cached between changes: after every kind of change each equals a fresh one.
#include "app/service/host/servicehost.h"
#include "tests/support/servicefixture.h"
#include "tests/support/testmain.h"

#include <QByteArrayList>
#include <QHash>
#include <QJsonArray>
#include <QJsonObject>
#include <QTest>

namespace tst_freshlists {

using namespace ink;
using namespace ink::test;
using namespace Qt::Literals::StringLiterals;

class TestFreshLists final : public QObject
{
    Q_OBJECT

    ServiceFixture m_service;
    SystemClock m_clock;                            ///< outlives the service that reads it
    std::unique_ptr<service::ServiceHost> m_second; ///< on the same database, if it can be shared
    quint16 m_ports[2] = {0, 0};
    int m_unique = 0;
    QHash<QByteArray, int> m_spellings; ///< used so far, by address
    QByteArrayList m_documents;         ///< the paths of those that were made

    /** The same address with some letters of its path escaped, which no cache knows. */
    static QByteArray spelt(const QByteArray& address, int number)
    {
        const QByteArray path = address.split('?').constFirst();
        QByteArray escaped;
        for (const char c : path) {
            const bool isLetter = c >= 'a' && c <= 'z';
            escaped += isLetter && (number & 1) ? '%' + QByteArray(1, c).toHex().toUpper() : QByteArray(1, c);
            if (isLetter) number >>= 1;
        }
        return escaped + address.mid(path.size());
    }

    /** Compares each list and document, which may come from the cache, with one that was never requested. */
    void compareAll(const char* after)
    {
        QByteArrayList paths{"/v2/documents/search2?pageSize=50",
                             "/v2/documents/search2?deleted=true",
                             "/v2/documents/search2?signingStatus=53",
                             "/v2/documents/search2?text=lease",
                             "/v1/folders",
                             "/v1/folders/template"};
        for (const QByteArray& document : std::as_const(m_documents))
            paths += {document, document + "/invitations", document + "/questions"};
        for (const QByteArray& path : std::as_const(paths))
            for (const quint16 port : m_ports) {
                if (port == 0) continue;
                m_service.port = port;
                RawAnswer known;
                RawAnswer fresh;
                for (int attempt = 0; attempt < 3; ++attempt) { // a job may change one in between
                    known = m_service.mine("GET", path);
                    fresh = m_service.mine("GET", spelt(path, ++m_spellings[path]));
                    if (known.body == fresh.body) break;
                }
                ++m_unique;
                QCOMPARE(known.status, fresh.status);
                const bool isGone = known.status == 404 || known.status == 410; // in the trash, or purged
                if (path.startsWith("/v1/documents/") && isGone) continue;
                QCOMPARE(known.status, 200);
                QVERIFY2(known.body == fresh.body,
                         (after + (": " + path) + '\n' + known.body + '\n' + fresh.body).constData());
            }
        m_service.port = m_ports[m_unique % 2 && m_ports[1] ? 1 : 0]; // the other one makes the next change
    }
    [[nodiscard]] QJsonObject made(const QJsonObject& document)
    {
        const QJsonObject made =
            ServiceFixture::json(m_service.create(document)).value("documents"_L1)[0].toObject();
        m_documents.append(ServiceFixture::pathOf(made));
        return made;
    }
    [[nodiscard]] int count(const QByteArray& query)
    {
        return ServiceFixture::json(m_service.mine("GET", "/v2/documents/search2?" + query))
            .value("documentCount"_L1)
            .toInt();
    }

private Q_SLOTS:
    void initTestCase()
    {
        // The cache responds like that of a real service, on connections' threads.
        QVERIFY(m_service.start(
            [](service::ServiceHost::Options& options) { options.verifiesResponseCache = false; }));
        m_ports[0] = m_service.port;
        if (qEnvironmentVariable("INKSTONE_TEST_DATABASE") != "postgresql"_L1) return;
        service::ServiceHost::Options options;
        options.database = m_service.databaseAddress();
        options.publicUrl = m_service.host().baseUrl(); // signing links are the same
        auto second = service::ServiceHost::start(options, m_clock);
        QVERIFY2(second.has_value(), second ? "" : qPrintable(second.error().detail.english()));
        m_second = std::move(*second);
        m_ports[1] = static_cast<quint16>(QUrl(m_second->listenUrl()).port());
    }

    void everyChangeIsSeen()
    {
        compareAll("the start");
        const QJsonObject folder =
            ServiceFixture::json(
                m_service.mine("POST", "/v1/folders", R"({"folder":{"name":"Rent","folderType":1}})"))
                .value("data"_L1)
                .toObject();
        const QByteArray folderId = QByteArray::number(folder.value("id"_L1).toInteger());
        QVERIFY(folderId != "0");
        compareAll("a folder was made");
        const QJsonObject draft = made(ServiceFixture::document(51));
        const QByteArray draftPath = "/v1/documents/" + QByteArray::number(draft.value("id"_L1).toInteger());
        compareAll("a draft was made");
        const auto change = [&](const char* method, const QByteArray& path, const QByteArray& body,
                                const char* what, int status = 200) {
            const RawAnswer answer = m_service.mine(method, path, body);
            QVERIFY2(answer.status == status, answer.body.constData());
            compareAll(what);
        };
        change("PUT", draftPath, R"({"document":{"title":"Lease 15A","folderId":)" + folderId + "}}",
               "a draft was renamed and moved");
        change("PUT", "/v1/folders/" + folderId, R"({"folder":{"name":"Rents"}})", "a folder was renamed");
        change("PUT", draftPath + "/tags", "[]", "a draft lost its tags");
        change("DELETE", "/v1/folders/" + folderId, {}, "a folder was deleted");
        change("DELETE", "/documents/array", "[" + draftPath.mid(14) + "]", "a draft went to the trash");
        change("PUT", draftPath, R"({"document":{"deleted":false}})", "a draft was restored");
        change("DELETE", "/documents/array", "[" + draftPath.mid(14) + "]",
               "a draft went to the trash again");
        change("DELETE", "/documents/array?purge=true", "[" + draftPath.mid(14) + "]", "a draft was purged");

        const QJsonObject sent = made(ServiceFixture::document(52));
        compareAll("a document was sent");
        const QByteArray sign = ServiceFixture::signingPath(sent);
        QCOMPARE(m_service.call("GET", sign + "/values").status, 200);
        compareAll("a signer opened a document");
        const RawAnswer rejected = m_service.call("POST", sign + "/reject", R"({"reason":"Not mine"})");
        QVERIFY2(rejected.status == 200, rejected.body.constData());
        compareAll("a signer declined");
        const QJsonObject cancelled = made(ServiceFixture::document(52));
        change("PUT", "/v1/documents/" + QByteArray::number(cancelled.value("id"_L1).toInteger()),
               R"({"document":{"signingStatus":56}})", "a document was cancelled");
    }

    void aSealedDocumentIsSeen()
    {
        const int before = count("signingStatus=53");
        QJsonObject wanted = ServiceFixture::document(52);
        wanted.insert("tags"_L1, QJsonArray{wanted.value("tags"_L1).toArray().at(4)}); // the signature
        const QJsonObject sent = made(wanted);
        compareAll("a document was sent");
        const QJsonObject signature{
            {"id"_L1, sent.value("tags"_L1)[0]["id"_L1]},
            {"image"_L1,
             u"iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJ"
             "RU5ErkJggg=="_s}};
        const RawAnswer finished = m_service.call(
            "POST", ServiceFixture::signingPath(sent) + "/finish",
            ServiceFixture::bytes({{"consent"_L1, true}, {"values"_L1, QJsonArray{signature}}}));
        QVERIFY2(finished.status == 200, finished.body.constData());
        for (const quint16 port : m_ports) {
            if (port == 0) continue;
            m_service.port = port;
            QTRY_COMPARE_WITH_TIMEOUT(count("signingStatus=53"), before + 1, 30'000);
        }
        compareAll("a document was sealed");
    }

    void aRevokedKeyOpensNoRememberedList()
    {
        const QByteArray path = "/v2/documents/search2?pageSize=50";
        const QJsonObject key =
            ServiceFixture::json(m_service.mine("POST", "/v1/user/keys", R"({"name":"Short"})"))
                .value("key"_L1)
                .toObject();
        const QByteArray secret = key.value("secret"_L1).toString().toLatin1();
        const QByteArray header = basicAuth(secret);
        for (const quint16 port : m_ports) {
            if (port == 0) continue;
            m_service.port = port;
            QCOMPARE(m_service.call("GET", path, {}, header).status, 200);
            QCOMPARE(m_service.call("GET", path, {}, header).status, 200);
        }
        m_service.port = m_ports[0];
        QCOMPARE(
            m_service.mine("DELETE", "/v1/user/keys/" + QByteArray::number(key.value("id"_L1).toInteger()))
                .status,
            200);
        for (const quint16 port : m_ports) {
            if (port == 0) continue;
            m_service.port = port;
            QCOMPARE(m_service.call("GET", path, {}, header).status, 401);
        }
        m_service.port = m_ports[0];
    }
};

INK_TEST(TestFreshLists, "tst_freshlists")

} // namespace tst_freshlists

#include "tst_freshlists.moc"
