// A signature for each signer, with a real authority's time-stamps, while the service is killed repeatedly:
// each is present once, in the order of signing, and other programs find all of them valid.
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
#include <QRandomGenerator>
#include <QTemporaryDir>

namespace tst_signaturepersigner {

using namespace ink::test;
using namespace Qt::Literals::StringLiterals;

class TestSignaturePerSigner final : public QObject
{
    Q_OBJECT

    static constexpr int people = 4;
    QTemporaryDir m_dir;
    std::unique_ptr<Authorities> m_authorities;
    QByteArray m_auth;

    QString path(const QString& name) const { return m_dir.filePath(name); }
    Ended run(const QString& program, const QStringList& arguments) const
    {
        return runToEnd(program, arguments, QProcessEnvironment::systemEnvironment());
    }
    QStringList options() const
    {
        return {u"--timestamp-authority"_s,
                m_authorities->url(u"/tsa"_s),
                u"--timestamp-ca"_s,
                m_authorities->path(u"root.pem"_s),
                u"--timestamp-timeout"_s,
                u"5s"_s,
                u"--seal-level"_s,
                u"LTA"_s,
                u"--allow-loopback-callbacks"_s};
    }
    static QByteArray samplePdf(const QString& text)
    {
        QByteArray bytes;
        QBuffer buffer(&bytes);
        buffer.open(QIODevice::WriteOnly);
        QPdfWriter writer(&buffer);
        QPainter(&writer).drawText(100, 100, text);
        return bytes;
    }
    static QByteArray bytes(const QJsonObject& object)
    {
        return QJsonDocument(object).toJson(QJsonDocument::Compact);
    }
    QJsonObject created(RawClient& client) const
    {
        QJsonArray invitations;
        QJsonArray tags;
        for (int i = 1; i <= people; ++i) {
            invitations.append(QJsonObject{{u"recipientName"_s, u"Signer %1"_s.arg(i)},
                                           {u"recipientEmail"_s, u"s%1@example.org"_s.arg(i)},
                                           {u"actionType"_s, 15}});
            // The second file has no tags: its signatures are invisible.
            tags.append(QJsonObject{{u"type"_s, 250},
                                    {u"name"_s, u"Yes %1"_s.arg(i)},
                                    {u"pageIndex"_s, 1},
                                    {u"invitationIndex"_s, i},
                                    {u"left"_s, 100 * i},
                                    {u"top"_s, 400},
                                    {u"width"_s, 90},
                                    {u"height"_s, 40}});
        }
        const auto file = [](const QString& name) {
            return QJsonObject{{u"name"_s, name},
                               {u"body"_s, QString::fromLatin1(samplePdf(name).toBase64())}};
        };
        const QJsonObject document{{u"title"_s, u"Each"_s},
                                   {u"senderName"_s, u"Ada"_s},
                                   {u"senderEmail"_s, u"ada@example.org"_s},
                                   {u"documentType"_s, 5},
                                   {u"signingStatus"_s, 52},
                                   {u"documentSetting"_s, QJsonObject{{u"signaturePerSigner"_s, true}}},
                                   {u"invitations"_s, invitations},
                                   {u"tags"_s, tags},
                                   {u"files"_s, QJsonArray{file(u"a.pdf"_s), file(u"b.pdf"_s)}}};
        const RawAnswer answer =
            client.ask(post("/documents", bytes(document), m_auth + "Content-Type: application/json\r\n"));
        return QJsonDocument::fromJson(answer.body).object().value(u"document"_s).toObject();
    }
    static int finish(RawClient& client, const QJsonObject& document, int index)
    {
        QImage image(60, 20, QImage::Format_ARGB32);
        image.fill(Qt::transparent);
        image.setPixelColor(9, 9, Qt::black);
        QByteArray png;
        QBuffer buffer(&png);
        if (!buffer.open(QIODevice::WriteOnly) || !image.save(&buffer, "PNG")) return -1;
        const auto at = [&](const QString& list) { return document.value(list)[index].toObject(); };
        const QByteArray guid = at(u"invitations"_s).value(u"GUID"_s).toString().toLatin1();
        const QJsonObject value{{u"id"_s, at(u"tags"_s).value(u"id"_s)},
                                {u"image"_s, QString::fromLatin1(png.toBase64())}};
        const QJsonObject values{{u"consent"_s, true}, {u"values"_s, QJsonArray{value}}};
        return client
            .ask(post("/sign/" + guid + "/finish", bytes(values), "Content-Type: application/json\r\n"))
            .status;
    }

private Q_SLOTS:
    void initTestCase()
    {
        if (!requireProgram("openssl")) return;
        m_authorities = std::make_unique<Authorities>();
        QVERIFY2(m_authorities->problem().isEmpty(), qPrintable(m_authorities->problem()));
        const Ended account = run(binary("inkstoned"), {u"account"_s, u"add"_s, u"--data"_s, path(u"data"_s),
                                                        u"--email"_s, u"ada@example.org"_s, u"--json"_s});
        QCOMPARE(account.exitCode, 0);
        const QByteArray key =
            QJsonDocument::fromJson(account.out).object().value(u"apiKey"_s).toString().toLatin1();
        QVERIFY2(!key.isEmpty(), account.out.constData());
        m_auth = basicAuth(key);
    }
    void cleanupTestCase() { m_authorities.reset(); }

    void killedAgainAndAgain()
    {
        const quint32 seed = QRandomGenerator::global()->generate();
        qInfo("seed %u", seed);
        QRandomGenerator random(seed);
        for (int round = 0; round < 3; ++round) {
            QJsonObject document;
            QList<int> order{0, 1, 2, 3};
            std::shuffle(order.begin(), order.end(), random);
            for (const int index : order) {
                ServingProcess served(path(u"data"_s), options());
                QVERIFY2(served.port != 0, served.logText().constData());
                RawClient client(served.port);
                if (document.isEmpty()) document = created(client);
                QVERIFY(!document.isEmpty());
                QCOMPARE(finish(client, document, index), 200);
                // At a random point of the signature's job, which takes some tens of milliseconds.
                (void)served.process.waitForFinished(static_cast<int>(random.bounded(120U)));
                served.process.kill();
                served.process.waitForFinished();
            }
            ServingProcess served(path(u"data"_s), options());
            QVERIFY2(served.port != 0, served.logText().constData());
            RawClient client(served.port);
            const QByteArray own = "/v1/documents/" + QByteArray::number(document.value(u"id"_s).toInteger());
            const auto told = [&] {
                return QJsonDocument::fromJson(client.ask(get(own, m_auth)).body)
                    .object()
                    .value(u"document"_s)
                    .toObject();
            };
            QTRY_COMPARE_WITH_TIMEOUT(told().value(u"signingStatus"_s).toInt(), 53, 60'000);
            QStringList added;
            for (const QJsonValue& entry : told().value(u"histories"_s).toArray())
                if (entry[u"event"_s].toString() == u"signature_added")
                    added.append(entry[u"detail"_s].toString().section(u' ', 0, 1));
            QStringList expected;
            for (const int index : order)
                expected.append(u"Signer %1"_s.arg(index + 1));
            QCOMPARE(added, expected);
            const RawAnswer zip = client.ask(get(own + "/download", m_auth));
            QVERIFY(writeContent(path(u"all.zip"_s), zip.body));
            QDir(path(u"all"_s)).removeRecursively();
            QCOMPARE(run(u"unzip"_s, {u"-q"_s, u"-d"_s, path(u"all"_s), path(u"all.zip"_s)}).exitCode, 0);
            for (const QString& name : {u"a-signed.pdf"_s, u"b-signed.pdf"_s}) {
                const QString file = path(u"all/"_s + name);
                const Ended poppler = run(u"pdfsig"_s, {u"-nocert"_s, file});
                // Each signer's signature and the seal; the time-stamp over them is of another type.
                QVERIFY2(poppler.out.count("Signature is Valid") >= people + 1 &&
                             !poppler.out.contains("Invalid") && !poppler.out.contains("Mismatch"),
                         poppler.out.constData());
                QVERIFY2(run(u"qpdf"_s, {u"--check"_s, file}).exitCode == 0, qPrintable(name));
            }
            QCOMPARE(served.stop(), 0);
            const Ended checked = run(binary("inkstoned"), {u"check"_s, u"--data"_s, path(u"data"_s)});
            QVERIFY2(checked.exitCode == 0, checked.out.constData());
        }
    }
};

INK_TEST(TestSignaturePerSigner, "tst_signaturepersigner")

} // namespace tst_signaturepersigner

#include "tst_signaturepersigner.moc"
