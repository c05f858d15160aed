#include "tests/support/servicefixture.h"
#include "tests/support/testmain.h"

#include <QBuffer>
#include <QImage>
#include <QJsonArray>
#include <QJsonObject>
#include <QJsonValue>
#include <QTest>

namespace tst_edges {

using namespace ink;
using namespace ink::test;

/** Request shapes that were once silently ignored: each must be accepted or rejected by name. */
class TestEdges final : public QObject
{
    Q_OBJECT

    ServiceFixture m_service;

    static QJsonObject json(const RawAnswer& answer) { return ServiceFixture::json(answer); }
    static QJsonObject documentIn(const RawAnswer& answer)
    {
        return json(answer).value(QLatin1String("document")).toObject();
    }
    static bool names(const RawAnswer& answer, const char* field)
    {
        const QJsonArray details = json(answer).value(QLatin1String("details")).toArray();
        return std::any_of(details.begin(), details.end(), [&](const QJsonValue& each) {
            return each[QLatin1String("field")].toString() == QLatin1String(field);
        });
    }
    QJsonObject created(int status = 51)
    {
        return documentIn(m_service.create(ServiceFixture::document(status), "/documents"));
    }
    RawAnswer folder(const QByteArray& body) { return m_service.mine("POST", "/v1/folders", body); }

private Q_SLOTS:
    void initTestCase() { QVERIFY(m_service.start()); }

    void aVersionIsNeverOverlooked()
    {
        const QByteArray path = ServiceFixture::pathOf(created());
        QCOMPARE(m_service.mine("PUT", path, R"({"title":"Newer"})").status, 200);
        for (const QByteArray list : {"tags", "invitations"}) {
            const QByteArray name = list == "tags" ? "tags" : "invitation";
            const QByteArray before = m_service.mine("GET", path).body;
            QCOMPARE(m_service.mine("PUT", path + '/' + list, R"({"version":1,")" + name + R"(":[]})").code(),
                     QStringLiteral("version"));
            const RawAnswer text =
                m_service.mine("PUT", path + '/' + list, R"({"version":"1",")" + name + R"(":[]})");
            QCOMPARE(text.status, 400);
            QVERIFY2(names(text, "version"), text.body.constData());
            QCOMPARE(m_service.mine("GET", path).body, before);
        }
    }

    void nullIsNotAnEmptyList()
    {
        const QByteArray path = ServiceFixture::pathOf(created());
        const QByteArray before = m_service.mine("GET", path).body;
        QVERIFY(names(m_service.mine("PUT", path + "/tags", R"({"tags":null})"), "tags"));
        QVERIFY(names(m_service.mine("PUT", path + "/invitations", R"({"invitation":null})"), "invitation"));
        QCOMPARE(m_service.mine("GET", path).body, before);
    }

    void aTagNeedsItsType()
    {
        QJsonObject document = ServiceFixture::document(51);
        QJsonArray tags = document.value(QLatin1String("tags")).toArray();
        QJsonObject tag = tags.at(2).toObject();
        tag.insert(QStringLiteral("type"), QJsonValue::Null);
        tags.replace(2, tag);
        document.insert(QStringLiteral("tags"), tags);
        const RawAnswer answer = m_service.create(document);
        QCOMPARE(answer.status, 400);
        QVERIFY2(names(answer, "tags[2].type"), answer.body.constData());
    }

    void sendingNeedsAFile()
    {
        const RawAnswer answer =
            m_service.mine("POST", "/documents", ServiceFixture::bytes(ServiceFixture::document(52)));
        QCOMPARE(answer.status, 400);
        QVERIFY2(names(answer, "files"), answer.body.constData());
    }

    void unknownFieldsOfAnUpdateAreKept()
    {
        QJsonObject document = created();
        const QByteArray path = ServiceFixture::pathOf(document);
        const RawAnswer put = m_service.mine("PUT", path, R"({"document":{"vendorX":{"a":[1]}}})");
        QCOMPARE(put.status, 200);
        QCOMPARE(documentIn(put).value(QLatin1String("vendorX")).toObject(),
                 (QJsonObject{{QStringLiteral("a"), QJsonArray{1}}}));
        QCOMPARE(m_service.mine("PUT", path, R"({"title":"Other","vendorY":2})").status, 200);
        document = documentIn(m_service.mine("GET", path));
        QCOMPARE(document.value(QLatin1String("vendorY")).toInt(), 2);
        QVERIFY(document.contains(QLatin1String("vendorX")));

        // Sending a whole document back changes only what its writer may change.
        QJsonObject whole = document;
        whole.insert(QStringLiteral("vendorY"), 3);
        whole.insert(QStringLiteral("GUID"), QStringLiteral("x"));
        whole.insert(QStringLiteral("createdTime"), 1);
        whole.insert(QStringLiteral("histories"), QJsonArray());
        const QJsonObject after = documentIn(
            m_service.mine("PUT", path, ServiceFixture::bytes({{QStringLiteral("document"), whole}})));
        QCOMPARE(after.value(QLatin1String("vendorY")).toInt(), 3);
        for (const char* kept : {"GUID", "createdTime", "histories", "invitations", "tags", "files"})
            QCOMPARE(after.value(QLatin1String(kept)), document.value(QLatin1String(kept)));
    }

    void aSignersListUnderAnotherName()
    {
        const QJsonObject document = created(52);
        const QByteArray path = ServiceFixture::signingPath(document) + "/values";
        const QByteArray tag =
            QByteArray::number(document.value(QLatin1String("tags"))[0][QLatin1String("id")].toInteger());
        QVERIFY(names(m_service.call("PUT", path, "{}"), "values"));
        QVERIFY(names(m_service.call("PUT", path, R"({"value":[]})"), "values"));
        QCOMPARE(m_service.call("PUT", path, R"({"tags":[{"id":)" + tag + R"(,"text":"Ben"}]})").status, 200);
        QVERIFY(m_service.call("GET", path).body.contains("\"text\":\"Ben\""));
    }

    void aFinishedSignerChangesNothing()
    {
        QJsonObject wanted = ServiceFixture::document(52);
        const QJsonArray all = wanted.value(QLatin1String("tags")).toArray();
        wanted.insert(QStringLiteral("tags"), QJsonArray{all.at(0), all.at(4)}); // a text and a signature
        QJsonArray invitations = wanted.value(QLatin1String("invitations")).toArray();
        QJsonObject second = invitations.at(0).toObject();
        second.insert(QStringLiteral("recipientEmail"), QStringLiteral("cleo@example.com"));
        second.insert(QStringLiteral("canSignTags"), true);
        invitations.append(second); // so that the document continues
        wanted.insert(QStringLiteral("invitations"), invitations);
        const RawAnswer made = m_service.create(wanted, "/documents");
        QVERIFY2(made.status == 201, made.body.constData());
        const QJsonObject document = documentIn(made);
        const QJsonArray tags = document.value(QLatin1String("tags")).toArray();
        QImage image(60, 20, QImage::Format_ARGB32);
        image.fill(Qt::transparent);
        image.setPixelColor(10, 10, Qt::black);
        QBuffer buffer;
        image.save(&buffer, "PNG");
        const auto finish = [&](const char* text) {
            const QJsonArray values{
                QJsonObject{{QStringLiteral("id"), tags.at(0)[QLatin1String("id")]},
                            {QStringLiteral("text"), QLatin1String(text)}},
                QJsonObject{{QStringLiteral("id"), tags.at(1)[QLatin1String("id")]},
                            {QStringLiteral("image"), QString::fromLatin1(buffer.data().toBase64())}}};
            return m_service.call("POST", ServiceFixture::signingPath(document) + "/finish",
                                  ServiceFixture::bytes({{QStringLiteral("consent"), true},
                                                         {QStringLiteral("values"), values}}));
        };
        const RawAnswer first = finish("Ben");
        QVERIFY2(first.status == 200, first.body.constData());
        QCOMPARE(finish("Ben").status, 200); // the response may have been lost
        QCOMPARE(finish("Bob").code(), QStringLiteral("state"));
        QVERIFY(!m_service.mine("GET", ServiceFixture::pathOf(document)).body.contains("Bob"));
    }

    void faultsOfAFolderNameItsFields()
    {
        QVERIFY(names(folder(R"({"folder":{"name":""}})"), "folder.name"));
        QVERIFY(names(folder(R"({"folder":{"name":5}})"), "folder.name"));
        QVERIFY(names(folder(R"({"folder":{"name":"q","folderType":9}})"), "folder.folderType"));
        QVERIFY(names(folder(R"({"folder":{"name":"q","parent":"x"}})"), "folder.parent"));
        QVERIFY(names(folder(R"({"folder":{"name":"q","parent":999}})"), "folder.parent"));
    }

    void templateFoldersAreListed()
    {
        QCOMPARE(folder(R"({"folder":{"name":"Forms","folderType":2}})").status, 201);
        QCOMPARE(folder(R"({"folder":{"name":"Leases","folderType":1}})").status, 201);
        const RawAnswer templates = m_service.mine("GET", "/v1/folders/template");
        QCOMPARE(templates.status, 200);
        const QJsonArray folders = json(templates).value(QLatin1String("folders")).toArray();
        QCOMPARE(folders.size(), 1);
        QCOMPARE(folders.at(0)[QLatin1String("name")].toString(), QStringLiteral("Forms"));
        QVERIFY(!m_service.mine("GET", "/v1/folders").body.contains("Forms"));
    }

    void everyIdOfADeletionIsToldOf()
    {
        const QByteArray one = QByteArray::number(created().value(QLatin1String("id")).toInteger());
        const QByteArray two = QByteArray::number(created().value(QLatin1String("id")).toInteger());
        const RawAnswer answer =
            m_service.mine("DELETE", "/documents/array?ids=" + one + "&ids=" + two + ",99999999");
        QCOMPARE(json(answer).value(QLatin1String("results")).toArray().size(), 3);
        QVERIFY(
            documentIn(m_service.mine("GET", "/documents/" + one)).value(QLatin1String("deleted")).toBool());
    }

    void nobodyLocksHimselfOut()
    {
        const RawAnswer refused = m_service.mine("PUT", "/user/userSettings",
                                                 R"({"userSetting":{"allowedAddresses":["10.0.0.0/8"]}})");
        QCOMPARE(refused.status, 400);
        QVERIFY2(names(refused, "userSetting.allowedAddresses"), refused.body.constData());
        QCOMPARE(m_service
                     .mine("PUT", "/user/userSettings",
                           R"({"userSetting":{"allowedAddresses":["10.0.0.0/8","127.0.0.0/8","::1/128"]}})")
                     .status,
                 200);
        QCOMPARE(
            m_service.mine("PUT", "/user/userSettings", R"({"userSetting":{"allowedAddresses":[]}})").status,
            200);
    }

    void aCodedBodyIsNotReadAsIfItWerePlain()
    {
        const QByteArray body = R"({"folder":{"name":"Coded"}})";
        QCOMPARE(m_service.mine("POST", "/v1/folders", body, "Content-Encoding: gzip\r\n").code(),
                 QStringLiteral("media_type"));
        QCOMPARE(m_service.mine("POST", "/v1/folders", body, "Content-Encoding: identity\r\n").status, 201);
    }

    void aWrongFileOfADownloadIsNotEveryFile()
    {
        const QByteArray path = ServiceFixture::pathOf(created()) + "/download?content=original&fileID=";
        QCOMPARE(m_service.mine("GET", path + "abc").status, 404);
        QCOMPARE(m_service.mine("GET", path + "999999").status, 404);
    }
};

INK_TEST(TestEdges, "tst_edges")

} // namespace tst_edges

#include "tst_edges.moc"
