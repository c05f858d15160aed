#include "app/base/clock.h"
#include "app/store/blobs/blobstore.h"
#include "app/store/database/database.h"
#include "app/store/schema/opendatabase.h"
#include "tests/contract/contracttest.h"
#include "tests/support/requirements.h"
#include "tests/support/testmain.h"

#include <QBuffer>
#include <QDirIterator>
#include <QImage>
#include <QJsonArray>
#include <QJsonObject>
#include <QJsonValue>
#include <QProcess>
#include <QTest>

namespace tst_attachments {

using namespace ink;
using namespace ink::test;

/** Files that signers attach: stored, validated, shown as thumbnails, and finally part of the sealed
 * document. */
class TestAttachments final : public ContractTest
{
    Q_OBJECT

    static QJsonObject tag(int type, const char* name, int left, int top, int invitation = 1)
    {
        return ServiceFixture::tag(type, QLatin1String(name), {left, top, 160, 30}, invitation, true);
    }
    /** A signature and three attachments of the first signer, one attachment of the second. */
    QJsonObject sent()
    {
        QJsonObject wanted = ServiceFixture::document(52);
        QJsonArray people = wanted.value(QLatin1String("invitations")).toArray();
        QJsonObject second = people.at(0).toObject();
        second.insert(QStringLiteral("recipientEmail"), QStringLiteral("cleo@example.com"));
        second.insert(QStringLiteral("actionType"), 15);
        people.append(second);
        wanted.insert(QStringLiteral("invitations"), people);
        QJsonObject third = tag(256, "Third", 350, 200);
        third.insert(QStringLiteral("isMandatory"), false);
        QJsonObject another = tag(256, "Another", 350, 160);
        another.insert(QStringLiteral("isMandatory"), false);
        wanted.insert(QStringLiteral("tags"),
                      QJsonArray{tag(250, "Signature", 90, 300), tag(256, "Proof", 90, 200), another, third,
                                 tag(256, "Foreign", 90, 500, 2), tag(250, "Signature 2", 90, 400, 2)});
        return m_client.created(wanted);
    }
    static QByteArray idOf(const QJsonObject& object, const char* name)
    {
        for (const QJsonValue& each : object.value(QLatin1String("tags")).toArray())
            if (each[QLatin1String("name")].toString() == QLatin1String(name))
                return ContractClient::idOf(each.toObject());
        return {};
    }
    static QJsonObject tagIn(const QJsonObject& object, const char* name)
    {
        for (const QJsonValue& each : object.value(QLatin1String("tags")).toArray())
            if (each[QLatin1String("name")].toString() == QLatin1String(name)) return each.toObject();
        return {};
    }
    RawAnswer put(const QByteArray& path, const QByteArray& id, const QByteArray& name,
                  const QByteArray& body)
    {
        return m_client.nobody("PUT", path + "/attachments/" + id + "?name=" + name.toPercentEncoding(), body,
                               {}, "application/octet-stream");
    }
    static QByteArray finishing(const QJsonObject& view)
    {
        QImage image(120, 40, QImage::Format_RGB32);
        image.fill(Qt::blue);
        QBuffer png;
        image.save(&png, "PNG");
        QJsonArray values;
        for (const QJsonValue& each : view.value(QLatin1String("tags")).toArray())
            if (each[QLatin1String("type")].toInt() == 250 && each[QLatin1String("editable")].toBool())
                values.append(
                    QJsonObject{{QStringLiteral("id"), each[QLatin1String("id")]},
                                {QStringLiteral("image"), QString::fromLatin1(png.data().toBase64())}});
        return ServiceFixture::bytes({{QStringLiteral("consent"), true}, {QStringLiteral("values"), values}});
    }
    static QByteArray pdfOf(qsizetype size) { return "%PDF-1.4\n" + QByteArray(size - 9, 'x'); }

private Q_SLOTS:
    /** The number of blobs and incomplete uploads. */
    qint64 storedFiles()
    {
        qint64 files = 0;
        const QString data = QFileInfo(m_client.service.databasePath()).path();
        for (QDirIterator each(data, QDir::Files, QDirIterator::Subdirectories); each.hasNext();) {
            const QFileInfo file(each.next());
            files += file.path().contains(QStringLiteral("blobs")) ? 1 : 0;
        }
        if (!m_client.service.databaseAddress().startsWith(QLatin1StringView("postgres"))) return files;
        auto database = store::openDatabase(m_client.service.databaseAddress(), store::Schema::Service);
        if (!database) return -1;
        const QTemporaryDir folder;
        const auto blobs = store::BlobStore::openInDatabase(**database, folder.path());
        return blobs ? files + blobs->blobsOlderThan(SystemClock().now() + std::chrono::hours(1)).size() : -1;
    }

    void whatIsRefusedIsNotKept()
    {
        const QJsonObject document = sent();
        const QByteArray path = signingPath(document, 0);
        const QByteArray id = idOf(document, "Proof");
        QCOMPARE(put(path, id, "a.pdf", pdfOf(9 * 1024 * 1024)).status, 200);
        QCOMPARE(put(path, idOf(document, "Another"), "b.pdf", pdfOf(9 * 1024 * 1024 - 1)).status, 200);
        const qint64 before = storedFiles();
        QVERIFY(before > 0);
        for (int i = 0; i < 20; ++i) { // each with different bytes, and removed before the response
            QCOMPARE(
                put(path, id, "a.pdf", "no PDF " + QByteArray::number(i) + QByteArray(1'000'000, 'x')).code(),
                QStringLiteral("media_type"));
            QCOMPARE(storedFiles(), before);
        }
        const QByteArray bomb("\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\xEA\x60\0\0\xEA\x60\x08\x02\0\0\0", 29);
        QCOMPARE(put(path, id, "a.png", bomb).code(), QStringLiteral("too_large"));
        QCOMPARE(put(path, idOf(document, "Third"), "c.pdf", pdfOf(8 * 1024 * 1024)).code(),
                 QStringLiteral("too_large")); // together with the signer's others
        QCOMPARE(storedFiles(), before);
        QCOMPARE(put(path, id, "a.pdf", pdfOf(9 * 1024 * 1024 - 2)).status, 200);
        QCOMPARE(storedFiles(), before + 1);
    }

    void uploadsAreCountedAlsoWhenRefused()
    {
        const QJsonObject document = sent();
        const QByteArray path = signingPath(document, 0);
        for (int i = 0; i < 60; ++i)
            QCOMPARE(put(path, idOf(document, "Proof"), "a.pdf", "no PDF").code(),
                     QStringLiteral("media_type"));
        const RawAnswer limited = put(path, idOf(document, "Proof"), "a.pdf", pdfOf(2000));
        QCOMPARE(limited.status, 429);
        QVERIFY(limited.header("Retry-After").toInt() > 3000);
        QCOMPARE(put(signingPath(document, 1), idOf(document, "Foreign"), "a.pdf", pdfOf(2000)).status, 200);
    }

    void whatIsRefused()
    {
        const QJsonObject document = sent();
        const QByteArray path = signingPath(document, 0);
        const QByteArray id = idOf(document, "Proof");
        const QByteArray pdf = pdfOf(2000);
        QCOMPARE(put(path, id, "a.pdf", pdfOf(10 * 1024 * 1024 + 1)).code(), QStringLiteral("too_large"));
        QCOMPARE(put(path, id, "run.exe", "MZ").code(), QStringLiteral("media_type"));
        QCOMPARE(put(path, id, "pdf", pdf).code(), QStringLiteral("media_type"));
        QCOMPARE(put(path, id, "a.pdf", "MZ not what it says").code(), QStringLiteral("media_type"));
        QCOMPARE(put(path, id, "a.txt", QByteArray("a\0b", 3)).code(), QStringLiteral("media_type"));
        QCOMPARE(put(path, id, "a.pdf", {}).code(), QStringLiteral("validation"));
        // 60,000 x 60,000 pixels: a small file, but 14 GB when decoded.
        const QByteArray bomb("\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\xEA\x60\0\0\xEA\x60\x08\x02\0\0\0", 29);
        QCOMPARE(put(path, id, "a.png", bomb).code(), QStringLiteral("too_large"));
        QVERIFY(ContractClient::names(put(path, id, " ", pdf), QStringLiteral("name")));
        // A tag of another type, of another recipient, without an owner, of another document.
        QVERIFY(ContractClient::names(put(path, idOf(document, "Signature"), "a.pdf", pdf),
                                      QStringLiteral("tagID")));
        QCOMPARE(put(path, idOf(document, "Foreign"), "a.pdf", pdf).status, 404);
        QCOMPARE(put(path, "999999", "a.pdf", pdf).status, 404);
        QCOMPARE(put(path, "x", "a.pdf", pdf).status, 404);
        QCOMPARE(put(signingPath(sent(), 0), id, "a.pdf", pdf).status, 404);
        QCOMPARE(put("/sign/00000000-0000-4000-8000-000000000000", id, "a.pdf", pdf).status, 404);
        QCOMPARE(m_client.nobody("DELETE", path + "/attachments/" + idOf(document, "Foreign")).status, 404);
        // A name alone isn't a file.
        const QByteArray told = R"({"values":[{"id":)" + id + R"(,"text":"a.pdf"}]})";
        QCOMPARE(m_client.nobody("PUT", path + "/values", told).code(), QStringLiteral("validation"));
        const RawAnswer early = m_client.nobody("POST", path + "/finish",
                                                finishing(json(m_client.nobody("GET", path + "/values"))));
        QCOMPARE(early.code(), QStringLiteral("validation"));
        QVERIFY2(early.body.contains("Proof"), early.body.constData());
        // Nothing of this was stored.
        QCOMPARE(tagIn(json(m_client.nobody("GET", path + "/values")), "Proof").value(QLatin1String("text")),
                 QJsonValue(QString()));
    }

    void limitsAreTold()
    {
        const QJsonObject limits =
            json(m_client.mine("GET", "/v1/user/accountDetails")).value(QLatin1String("limits")).toObject();
        QCOMPARE(limits.value(QLatin1String("attachmentBytes")), QJsonValue(10 * 1024 * 1024));
        QCOMPARE(limits.value(QLatin1String("signerAttachmentBytes")), QJsonValue(25 * 1024 * 1024));
    }

    void allOfOneSignerTogether()
    {
        const QJsonObject document = sent();
        const QByteArray path = signingPath(document, 0);
        QCOMPARE(put(path, idOf(document, "Proof"), "a.pdf", pdfOf(10 * 1024 * 1024)).status, 200);
        QCOMPARE(put(path, idOf(document, "Another"), "b.pdf", pdfOf(10 * 1024 * 1024)).status, 200);
        QCOMPARE(put(path, idOf(document, "Third"), "c.pdf", pdfOf(5 * 1024 * 1024 + 1)).code(),
                 QStringLiteral("too_large"));
        QCOMPARE(put(path, idOf(document, "Third"), "c.pdf", pdfOf(5 * 1024 * 1024)).status, 200);
        // A replacement counts instead of the replaced file.
        QCOMPARE(put(path, idOf(document, "Proof"), "d.pdf", pdfOf(9 * 1024 * 1024)).status, 200);
        const RawAnswer seen = m_client.mine("GET", ContractClient::pathOf(document));
        QVERIFY2(seen.body.size() < 64 * 1024, "a document's answer does not carry the files");
        QCOMPARE(tagIn(documentIn(seen), "Proof").value(QLatin1String("text")),
                 QJsonValue(QStringLiteral("d.pdf")));
    }

    void keptReplacedTakenAwayAndSealed()
    {
        const QJsonObject document = sent();
        const QByteArray path = signingPath(document, 0);
        const QByteArray id = idOf(document, "Proof");
        const QByteArray first = pdfOf(3000);
        const QJsonObject once = json(put(path, id, "../../etc/first.pdf", first));
        QCOMPARE(tagIn(once, "Proof").value(QLatin1String("text")), QJsonValue(QStringLiteral("first.pdf")));
        QCOMPARE(tagIn(once, "Proof").value(QLatin1String("fileSize")), QJsonValue(3000));
        // The signer's other window shows it too; a duplicate is no change.
        QCOMPARE(tagIn(json(m_client.nobody("GET", path + "/values")), "Proof"), tagIn(once, "Proof"));
        const auto versionNow = [&] { return now(document).value(QLatin1String("version")); };
        const QJsonValue version = versionNow();
        QCOMPARE(put(path, id, "first.pdf", first).status, 200);
        QCOMPARE(versionNow(), version);
        // The sender can download it before the document is complete.
        const QByteArray seen = ContractClient::pathOf(document) + "/download?content=attachment:";
        const RawAnswer attached = m_client.mine("GET", seen + id);
        QCOMPARE(attached.status, 200);
        QCOMPARE(attached.body, first);
        QCOMPARE(attached.header("content-type"), QByteArray("application/pdf"));
        QVERIFY(attached.header("content-disposition").startsWith("attachment; filename=\"first.pdf\""));
        for (const QByteArray& none : {idOf(document, "Another"), QByteArray("99999999"), QByteArray("x")})
            QCOMPARE(m_client.mine("GET", seen + none).status, 404);
        QVERIFY(m_client.nobody("GET", seen + id).status != 200);
        const QJsonObject gone = json(m_client.nobody("DELETE", path + "/attachments/" + id));
        QCOMPARE(m_client.mine("GET", seen + id).status, 404);
        QCOMPARE(tagIn(gone, "Proof").value(QLatin1String("text")), QJsonValue(QString()));
        QVERIFY(!tagIn(gone, "Proof").contains(QLatin1String("fileSize")));
        QCOMPARE(m_client.nobody("DELETE", path + "/attachments/" + id).status, 200);

        QByteArray text("Salary: 3 000 €\n");
        for (int i = 0; i < 2000; ++i)
            text += "line " + QByteArray::number(i * 7919) + '\n';
        QCOMPARE(put(path, id, "Café \"paie\"\n.txt", text).status, 200);
        const QJsonObject view = json(m_client.nobody("GET", path + "/values"));
        const RawAnswer finished = m_client.nobody("POST", path + "/finish", finishing(view));
        QVERIFY2(finished.status == 200, finished.body.constData());
        QCOMPARE(put(path, id, "late.pdf", first).code(), QStringLiteral("state"));
        QCOMPARE(m_client.nobody("DELETE", path + "/attachments/" + id).code(), QStringLiteral("state"));

        // The second signer attaches a file of the same name.
        const QByteArray other = signingPath(document, 1);
        QCOMPARE(put(other, idOf(document, "Foreign"), "Café \"paie\".txt", "quite another").status, 200);
        const QJsonObject theirs = json(m_client.nobody("GET", other + "/values"));
        QCOMPARE(m_client.nobody("POST", other + "/finish", finishing(theirs)).status, 200);
        const QByteArray own = ContractClient::pathOf(document);
        QTRY_COMPARE_WITH_TIMEOUT(
            documentIn(m_client.mine("GET", own)).value(QLatin1String("signingStatus")).toInt(), 53, 30'000);
        QTemporaryDir folder;
        const auto keep = [&](const char* name, const QByteArray& bytes) {
            QFile file(folder.filePath(QLatin1String(name)));
            return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size();
        };
        QVERIFY(keep("signed.pdf", m_client.mine("GET", own + "/download?content=esign").body));
        QVERIFY(keep("audit.pdf", m_client.mine("GET", own + "/download?content=audit").body));
        const auto ran = [&](const QString& program, const QStringList& arguments) {
            QProcess process;
            process.setWorkingDirectory(folder.path());
            process.start(program, arguments);
            if (!process.waitForFinished(30'000) || process.exitStatus() != QProcess::NormalExit)
                return QByteArray();
            return process.readAllStandardOutput();
        };
        if (!requireProgram("pdfdetach")) return;
        const QByteArray listed =
            ran(QStringLiteral("pdfdetach"), {QStringLiteral("-list"), QStringLiteral("signed.pdf")});
        QVERIFY2(listed.contains("3 embedded files"), listed.constData());
        ran(QStringLiteral("pdfdetach"), {QStringLiteral("-saveall"), QStringLiteral("-o"),
                                          QStringLiteral("."), QStringLiteral("signed.pdf")});
        QSet<QByteArray> contents;
        for (const QString& name : QDir(folder.path()).entryList(QDir::Files)) {
            QFile file(folder.filePath(name));
            QVERIFY(file.open(QIODevice::ReadOnly));
            contents.insert(file.readAll());
        }
        QVERIFY2(contents.contains(text), listed.constData());
        QVERIFY2(contents.contains("quite another"), listed.constData());
        QVERIFY(!contents.contains(first));
        // The certificate has the file's hash.
        QByteArray words =
            ran(QStringLiteral("pdftotext"), {QStringLiteral("audit.pdf"), QStringLiteral("-")});
        words.replace('\n', "").replace(' ', "");
        const QByteArray hash = QCryptographicHash::hash(text, QCryptographicHash::Sha256).toHex();
        QVERIFY2(words.contains(hash), words.constData());
    }

    void aDecliningSignerAttachesNothingMore()
    {
        const QJsonObject document = sent();
        const QByteArray path = signingPath(document, 0);
        QCOMPARE(put(path, idOf(document, "Proof"), "a.pdf", pdfOf(100)).status, 200);
        QCOMPARE(m_client.nobody("POST", path + "/reject", R"({"reason":"no"})").status, 200);
        QCOMPARE(put(path, idOf(document, "Proof"), "b.pdf", pdfOf(100)).code(), QStringLiteral("state"));
    }
};

INK_TEST(TestAttachments, "tst_attachments")

} // namespace tst_attachments

#include "tst_attachments.moc"
