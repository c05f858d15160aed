// The real program seals with an authority's key and uses a real time-stamp authority; unusable options are
// reported before anything starts.
#include "tests/integration/inkstoned/servingprocess.h"
#include "tests/support/authorities.h"
#include "tests/support/rawhttp.h"
#include "tests/support/requirements.h"
#include "tests/support/testmain.h"

#include <QBuffer>
#include <QImage>
#include <QJsonArray>
#include <QPainter>
#include <QPdfWriter>
#include <QTemporaryDir>

namespace tst_seals {

using namespace ink::test;
using namespace Qt::Literals::StringLiterals;

class TestSeals final : public QObject
{
    Q_OBJECT

    QTemporaryDir m_dir;
    std::unique_ptr<Authorities> m_authorities;

    QString path(const QString& name) const { return m_dir.filePath(name); }
    static Ended run(const QString& program, const QStringList& arguments)
    {
        QProcess process;
        process.setProcessChannelMode(QProcess::SeparateChannels);
        process.start(program, arguments);
        Ended ended;
        if (!process.waitForFinished(60'000)) return ended;
        ended.exitCode = process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -1;
        ended.out = process.readAllStandardOutput();
        ended.err = process.readAllStandardError();
        return ended;
    }
    QStringList sealOptions(const QString& level) const
    {
        return {u"--seal-key"_s,
                m_authorities->path(u"rsa.p12"_s),
                u"--seal-key-passphrase-file"_s,
                path(u"passphrase"_s),
                u"--timestamp-authority"_s,
                m_authorities->url(u"/500"_s) + u", "_s + m_authorities->url(u"/tsa"_s),
                u"--timestamp-ca"_s,
                m_authorities->path(u"root.pem"_s),
                u"--timestamp-timeout"_s,
                u"5s"_s,
                u"--seal-level"_s,
                level,
                u"--allow-loopback-callbacks"_s};
    }
    /** A sent and signed document; returns its path. */
    QByteArray signedDocument(RawClient& client, const QByteArray& auth) const;
    static QByteArray samplePdf()
    {
        QByteArray bytes;
        QBuffer buffer(&bytes);
        buffer.open(QIODevice::WriteOnly);
        QPdfWriter writer(&buffer);
        QPainter(&writer).drawText(100, 100, u"Rent"_s);
        return bytes;
    }

private Q_SLOTS:
    void initTestCase()
    {
        if (!requireProgram("openssl")) return;
        m_authorities = std::make_unique<Authorities>();
        QVERIFY2(m_authorities->problem().isEmpty(), qPrintable(m_authorities->problem()));
        QVERIFY(writeContent(path(u"passphrase"_s), Authorities::passphrase() + '\n'));
        QVERIFY(writeContent(path(u"wrong"_s), "wrong\n"));
    }
    void cleanupTestCase() { m_authorities.reset(); }

    void uselessOptionsAreTold_data();
    void uselessOptionsAreTold();
    void anOldKeyDoesNotSeal();
    void aDocumentReachesTheLevel();
};

void TestSeals::uselessOptionsAreTold_data()
{
    QTest::addColumn<QStringList>("options");
    QTest::addColumn<QByteArray>("said");
    const QString key = m_authorities->path(u"rsa.p12"_s);
    const QString url = m_authorities->url(u"/tsa"_s);
    QTest::newRow("wrong passphrase")
        << QStringList{u"--seal-key"_s, key, u"--seal-key-passphrase-file"_s, path(u"wrong"_s)}
        << QByteArray("The passphrase of the PKCS#12 file is wrong");
    QTest::newRow("no such key") << QStringList{u"--seal-key"_s, path(u"none"_s)}
                                 << QByteArray("--seal-key cannot be read");
    QTest::newRow("another file") << QStringList{u"--seal-key"_s, m_authorities->path(u"root.pem"_s)}
                                  << QByteArray("not a PKCS#12 file");
    QTest::newRow("level alone") << QStringList{u"--seal-level"_s, u"LT"_s}
                                 << QByteArray("needs --timestamp-authority");
    QTest::newRow("unknown level") << QStringList{u"--seal-level"_s, u"X"_s, u"--timestamp-authority"_s, url}
                                   << QByteArray("--seal-level takes");
    QTest::newRow("no address") << QStringList{u"--timestamp-authority"_s, u"tsa"_s}
                                << QByteArray("is not a whole http or https address");
    QTest::newRow("password on the command line")
        << QStringList{u"--timestamp-authority"_s, u"https://a:hunter2@tsa.example/"_s}
        << QByteArray("must not hold its password");
    QTest::newRow("no roots") << QStringList{u"--timestamp-authority"_s, url, u"--timestamp-ca"_s,
                                             path(u"wrong"_s)}
                              << QByteArray("does not contain a PEM certificate");
    QTest::newRow("patience") << QStringList{u"--timestamp-authority"_s, url, u"--timestamp-timeout"_s,
                                             u"1h"_s}
                              << QByteArray("--timestamp-timeout takes");
}

void TestSeals::uselessOptionsAreTold()
{
    QFETCH(QStringList, options);
    QFETCH(QByteArray, said);
    const Ended ended =
        run(binary("inkstoned"),
            QStringList{u"serve"_s, u"--data"_s, path(u"x"_s), u"--check-config"_s} + options);
    QCOMPARE(ended.exitCode, 2);
    QVERIFY2(ended.err.contains(said) && !ended.err.contains("hunter2"), ended.err.constData());
    QVERIFY(!QFileInfo::exists(path(u"x"_s)));
}

void TestSeals::anOldKeyDoesNotSeal()
{
    ServingProcess served(path(u"old"_s), {u"--seal-key"_s, m_authorities->path(u"old.p12"_s),
                                           u"--seal-key-passphrase-file"_s, path(u"passphrase"_s)});
    QCOMPARE(served.port, 0);
    QCOMPARE(served.ended(), 1);
    QVERIFY2(served.logText().contains("“Old signer”, is not valid now"), served.logText().constData());
}

QByteArray TestSeals::signedDocument(RawClient& client, const QByteArray& auth) const
{
    const QByteArray sent =
        R"({"title":"Seal","senderName":"Ada","senderEmail":"ada@example.org","documentType":5,)"
        R"("signingStatus":52,"invitations":[{"recipientName":"Ben","recipientEmail":)"
        R"("ben@example.org","actionType":15}],"tags":[{"type":250,"name":"Yes","pageIndex":1,)"
        R"("invitationIndex":1,"left":50,"top":50,"width":90,"height":40,"isMandatory":true}],)"
        R"("files":[{"name":"a.pdf","body":")" +
        samplePdf().toBase64() + R"("}]})";
    const RawAnswer created =
        client.ask(post("/documents", sent, auth + "Content-Type: application/json\r\n"));
    const QJsonObject document =
        QJsonDocument::fromJson(created.body).object().value(u"document"_s).toObject();
    const QByteArray guid = document.value(u"invitations"_s)[0][u"GUID"_s].toString().toLatin1();
    QImage image(60, 20, QImage::Format_ARGB32);
    image.fill(Qt::transparent);
    image.setPixelColor(9, 9, Qt::black);
    QByteArray png;
    QBuffer buffer(&png);
    if (!buffer.open(QIODevice::WriteOnly) || !image.save(&buffer, "PNG")) return {};
    const qint64 tag = document.value(u"tags"_s)[0][u"id"_s].toInteger();
    const QByteArray values = R"({"consent":true,"values":[{"id":)" + QByteArray::number(tag) +
                              R"(,"image":")" + png.toBase64() + R"("}]})";
    const auto finished =
        client.ask(post("/sign/" + guid + "/finish", values, "Content-Type: application/json\r\n"));
    if (finished.status != 200) return {};
    return "/v1/documents/" + QByteArray::number(document.value(u"id"_s).toInteger());
}

void TestSeals::aDocumentReachesTheLevel()
{
    const QString data = path(u"data"_s);
    const Ended account = run(binary("inkstoned"), {u"account"_s, u"add"_s, u"--data"_s, data, u"--email"_s,
                                                    u"ada@example.org"_s, u"--json"_s});
    QCOMPARE(account.exitCode, 0);
    const QByteArray apiKey =
        QJsonDocument::fromJson(account.out).object().value(u"apiKey"_s).toString().toLatin1();
    QVERIFY2(!apiKey.isEmpty(), account.out.constData());
    const QByteArray auth = basicAuth(apiKey);

    ServingProcess served(data, sealOptions(u"LTA"_s));
    QVERIFY2(served.port != 0, served.logText().constData());
    RawClient client(served.port);
    const QByteArray document = signedDocument(client, auth);
    QVERIFY(!document.isEmpty());
    const auto told = [&] {
        return QJsonDocument::fromJson(client.ask(get(document, auth)).body)
            .object()
            .value(u"document"_s)
            .toObject();
    };
    QTRY_COMPARE_WITH_TIMEOUT(told().value(u"signingStatus"_s).toInt(), 53, 20'000);
    QCOMPARE(told().value(u"sealLevel"_s).toString(), u"B-LTA"_s);
    QVERIFY(!told().contains(u"sealAwaits"_s));
    const RawAnswer file = client.ask(get(document + "/download?content=esign", auth));
    QCOMPARE(file.status, 200);
    QVERIFY(writeContent(path(u"sealed.pdf"_s), file.body));
    const Ended poppler = run(u"pdfsig"_s, {u"-nocert"_s, path(u"sealed.pdf"_s)});
    QVERIFY2(poppler.out.contains("Signature is Valid") && poppler.out.contains("Ada Lovelace") &&
                 poppler.out.contains("Inkstone time-stamp 1"),
             poppler.out.constData());
    QVERIFY(!QFileInfo::exists(data + u"/seal.key.pem"_s)); // it didn't create its own
    QCOMPARE(served.stop(), 0);
    const Ended checked = run(binary("inkstoned"), {u"check"_s, u"--data"_s, data});
    QVERIFY2(checked.exitCode == 0, checked.out.constData());
}

INK_TEST(TestSeals, "tst_seals")

} // namespace tst_seals

#include "tst_seals.moc"
