#include "app/domain/account/attachmentrules.h"
#include "tests/support/oddfiles.h"
#include "tests/support/servicefixture.h"
#include "tests/support/testmain.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QTest>

namespace tst_shortfiles {

using namespace ink;
using namespace ink::test;

/** Files of 0 to 64 bytes, the beginnings of all kinds of files, through every way into the service: each is
 * refused with a reason, changes nothing, and the service goes on. */
class TestShortFiles final : public QObject
{
    Q_OBJECT

    ServiceFixture m_service;
    QByteArray m_draft;  ///< the path of a draft with a file
    QByteArray m_file;   ///< the path of that file
    QByteArray m_signer; ///< the path of a signing link
    qint64 m_signature = 0;
    qint64 m_attachment = 0;
    int m_kinds = 0; ///< that were sent

    static QJsonObject json(const RawAnswer& answer) { return ServiceFixture::json(answer); }
    static QJsonObject documentOf(const RawAnswer& answer)
    {
        return json(answer).value(QLatin1String("document")).toObject();
    }
    static bool isRefused(const RawAnswer& answer)
    {
        const QJsonObject body = json(answer);
        return answer.status >= 400 && answer.status < 500 &&
               !body.value(QLatin1String("reason")).toString().isEmpty() &&
               !body.value(QLatin1String("message")).toString().isEmpty();
    }

private Q_SLOTS:
    void initTestCase()
    {
        QVERIFY(m_service.start());
        const QJsonObject draft = documentOf(m_service.create(ServiceFixture::document(51), "/documents"));
        m_draft = "/v1/documents/" + QByteArray::number(draft.value(QLatin1String("id")).toInteger());
        m_file = m_draft + "/files/" +
                 QByteArray::number(draft.value(QLatin1String("files"))[0][QLatin1String("id")].toInteger());
        QJsonObject wanted = ServiceFixture::document(52);
        QJsonArray tags = wanted.value(QLatin1String("tags")).toArray();
        QJsonObject attachment = tags.at(0).toObject();
        attachment.insert(QStringLiteral("type"), 256);
        attachment.insert(QStringLiteral("name"), QStringLiteral("Proof"));
        attachment.insert(QStringLiteral("top"), 500);
        attachment.insert(QStringLiteral("isMandatory"), false);
        tags.append(attachment);
        wanted.insert(QStringLiteral("tags"), tags);
        const RawAnswer made = m_service.create(wanted, "/documents");
        QVERIFY2(made.status == 201, made.body.constData());
        m_signer = ServiceFixture::signingPath(documentOf(made));
        const QJsonArray seen =
            json(m_service.call("GET", m_signer + "/values")).value(QLatin1String("tags")).toArray();
        for (const QJsonValue& each : seen) {
            const QJsonObject tag = each.toObject();
            if (tag.value(QLatin1String("type")).toInt() == 250)
                m_signature = tag.value(QLatin1String("id")).toInteger();
            if (tag.value(QLatin1String("type")).toInt() == 256)
                m_attachment = tag.value(QLatin1String("id")).toInteger();
        }
        QVERIFY(m_signature > 0 && m_attachment > 0);
    }

    void everyWayIn_data()
    {
        QTest::addColumn<QByteArray>("start");
        for (const FileStart& each : fileStarts())
            QTest::newRow(each.name) << each.bytes;
    }
    void everyWayIn()
    {
        QFETCH(QByteArray, start);
        const QByteArray before = m_service.mine("GET", m_draft).body;
        QJsonObject inJson = ServiceFixture::document(51);
        int kept = 0;
        // Files are refused before the database sees them, so on PostgreSQL each kind sends a quarter of the
        // sizes, and all kinds together send all.
        const bool isQuarter =
            qEnvironmentVariable("INKSTONE_TEST_DATABASE") == QLatin1StringView("postgresql") &&
            qEnvironmentVariableIntValue("INKSTONE_ALL_ROWS") != 1;
        for (qsizetype size = isQuarter ? m_kinds++ % 4 : 0; size <= 64; size += isQuarter ? 4 : 1) {
            const QByteArray file = start.left(size);
            const auto why = [&](const char* way, const RawAnswer& answer) {
                return QByteArray(way) + ' ' + QByteArray::number(size) + ": " +
                       QByteArray::number(answer.status) + ' ' + answer.body.left(300);
            };
            const RawAnswer multipart = m_service.createOf(ServiceFixture::document(51), file, "/documents");
            QVERIFY2(isRefused(multipart), why("multipart", multipart));
            inJson.insert(
                QStringLiteral("files"),
                QJsonArray{QJsonObject{{QStringLiteral("name"), QStringLiteral("a.pdf")},
                                       {QStringLiteral("body"), QString::fromLatin1(file.toBase64())}}});
            const RawAnswer base64 = m_service.mine("POST", "/documents", ServiceFixture::bytes(inJson));
            QVERIFY2(isRefused(base64), why("base64", base64));
            const QByteArray body = part("files[]", file, "a.pdf") + "--BB--";
            const QByteArray type("multipart/form-data; boundary=BB");
            const RawAnswer added = m_service.mine("POST", m_draft + "/files", body, {}, type);
            QVERIFY2(isRefused(added), why("add", added));
            const RawAnswer replaced = m_service.mine("PUT", m_file, body, {}, type);
            QVERIFY2(isRefused(replaced), why("replace", replaced));
            // A picture of a signature, and a photo or a PDF as an attachment.
            const QByteArray value = "{\"values\":[{\"id\":" + QByteArray::number(m_signature) +
                                     ",\"text\":\"\",\"image\":\"" + file.toBase64() + "\"}]}";
            const RawAnswer picture = m_service.call("PUT", m_signer + "/values", value);
            QVERIFY2(size == 0 ? picture.status == 200 : isRefused(picture), why("picture", picture));
            for (const char* name : {"a.pdf", "a.png", "a.jpg"}) {
                const RawAnswer attached = m_service.call(
                    "PUT", m_signer + "/attachments/" + QByteArray::number(m_attachment) + "?name=" + name,
                    file, {}, "application/octet-stream");
                // What begins as its kind does is kept as it is: nobody renders it.
                const QString fileName = QString::fromLatin1(name);
                const bool isKept = size > 0 && domain::checkAttachmentHead(fileName, file) &&
                                    domain::checkAttachmentPicture(fileName, file);
                // A link takes only so many files within an hour.
                const bool isLimited =
                    attached.status == 429 &&
                    json(attached).value(QLatin1String("reason")) == QLatin1String("too_much_uploaded");
                QVERIFY2(isKept ? attached.status == 200 || isLimited : isRefused(attached),
                         why(name, attached));
                kept += isKept ? 1 : 0;
            }
        }
        QVERIFY(kept < 3 * 64); // of each kind at most under its own name
        QCOMPARE(m_service.mine("GET", m_draft).body, before);
        QCOMPARE(m_service.call("GET", "/health/live").status, 200);
    }
};

INK_TEST(TestShortFiles, "tst_shortfiles")

} // namespace tst_shortfiles

#include "tst_shortfiles.moc"
