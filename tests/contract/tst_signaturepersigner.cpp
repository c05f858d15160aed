#include "tests/contract/contracttest.h"
#include "tests/support/testmain.h"

#include <QBuffer>
#include <QImage>
#include <QJsonArray>
#include <QJsonObject>
#include <QJsonValue>
#include <QProcess>
#include <QTest>

#include <future>
#include <vector>

namespace tst_signaturepersigner {

using namespace ink;
using namespace ink::test;

/** A signature for each signer as they finish, and the seal at the end: `signaturePerSigner`. */
class TestSignaturePerSigner final : public ContractTest
{
    Q_OBJECT

    QTemporaryDir m_dir;

    static QJsonObject setting(const QJsonObject& document)
    {
        return document.value(QLatin1String("documentSetting")).toObject();
    }
    /** One signature tag each, side by side, in parallel or in sequence. */
    QJsonObject sent(int people, bool inTurn)
    {
        QJsonObject wanted = ServiceFixture::document(52);
        QJsonArray invitations;
        QJsonArray tags;
        for (int i = 1; i <= people; ++i) {
            invitations.append(
                QJsonObject{{QStringLiteral("recipientName"), QStringLiteral("Signer %1").arg(i)},
                            {QStringLiteral("recipientEmail"), QStringLiteral("s%1@example.com").arg(i)},
                            {QStringLiteral("actionType"), 15},
                            {QStringLiteral("sequence"), inTurn ? i : 1}});
            tags.append(ServiceFixture::tag(250, QStringLiteral("Signature %1").arg(i),
                                            {60 + 80 * ((i - 1) % 6), 400 + 40 * ((i - 1) / 6), 70, 30}, i));
        }
        wanted.insert(QStringLiteral("invitations"), invitations);
        wanted.insert(QStringLiteral("tags"), tags);
        wanted.insert(QStringLiteral("documentSetting"),
                      QJsonObject{{QStringLiteral("signaturePerSigner"), true}});
        return m_client.created(wanted);
    }
    /** Returns the response's status. Thread-safe. */
    int finish(const QJsonObject& document, int index) const
    {
        QImage image(120, 40, QImage::Format_RGB32);
        image.fill(Qt::blue);
        QBuffer png;
        image.save(&png, "PNG");
        const QJsonObject tag = document.value(QLatin1String("tags"))[index].toObject();
        const QByteArray body = ServiceFixture::bytes(
            {{QStringLiteral("consent"), true},
             {QStringLiteral("values"),
              QJsonArray{
                  QJsonObject{{QStringLiteral("id"), tag.value(QLatin1String("id"))},
                              {QStringLiteral("image"), QString::fromLatin1(png.data().toBase64())}}}}});
        return m_client.service.call("POST", signingPath(document, index) + "/finish", body, {}).status;
    }
    qsizetype signaturesAdded(const QJsonObject& document)
    {
        const QJsonArray all = now(document).value(QLatin1String("histories")).toArray();
        return std::count_if(all.begin(), all.end(), [](const QJsonValue& entry) {
            return entry[QLatin1String("event")].toString() == QLatin1String("signature_added");
        });
    }
    void judged(const QByteArray& bytes, qsizetype signatures)
    {
        QFile file(m_dir.filePath(QStringLiteral("file.pdf")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(bytes), bytes.size());
        file.close();
        QProcess process;
        process.setProcessChannelMode(QProcess::MergedChannels);
        process.start(QStringLiteral("pdfsig"), {QStringLiteral("-nocert"), file.fileName()});
        QVERIFY(process.waitForFinished(30'000));
        const QByteArray told = process.readAll();
        QVERIFY2(told.count("Signature is Valid") == signatures && told.count("Signature #") == signatures,
                 told.constData());
        process.start(QStringLiteral("qpdf"), {QStringLiteral("--check"), file.fileName()});
        QVERIFY(process.waitForFinished(30'000));
        QVERIFY2(process.exitCode() == 0, process.readAll().constData());
    }

private Q_SLOTS:
    void theSetting()
    {
        QCOMPARE(setting(m_client.created(51)).value(QLatin1String("signaturePerSigner")), QJsonValue(false));
        const QByteArray on = R"({"userSetting":{"signaturePerSigner":true}})";
        const QByteArray off = R"({"userSetting":{"signaturePerSigner":false}})";
        QCOMPARE(m_client.mine("PUT", "/v1/user/userSettings", on).status, 200);
        const QJsonObject draft = m_client.created(51);
        QCOMPARE(setting(draft).value(QLatin1String("signaturePerSigner")), QJsonValue(true));
        QCOMPARE(m_client.mine("PUT", "/v1/user/userSettings", off).status, 200);
        QCOMPARE(setting(now(draft)).value(QLatin1String("signaturePerSigner")), QJsonValue(true));
        // Fixed on sending.
        const QByteArray path = ContractClient::pathOf(draft);
        QCOMPARE(m_client.mine("PUT", path, R"({"signingStatus":52})").status, 200);
        const QByteArray no = R"({"documentSetting":{"signaturePerSigner":false}})";
        QCOMPARE(m_client.mine("PUT", path, no).code(), QStringLiteral("state"));
        QCOMPARE(setting(now(draft)).value(QLatin1String("signaturePerSigner")), QJsonValue(true));
    }

    void oneAfterTheOther()
    {
        const QJsonObject document = sent(3, true);
        const QByteArray path = ContractClient::pathOf(document);
        for (int i = 0; i < 2; ++i) {
            QCOMPARE(finish(document, i), 200);
            QTRY_COMPARE_WITH_TIMEOUT(signaturesAdded(document), i + 1, 30'000);
            QCOMPARE(now(document).value(QLatin1String("signingStatus")).toInt(), 52);
            QCOMPARE(m_client.mine("GET", path + "/download?content=esign").code(), QStringLiteral("state"));
        }
        QCOMPARE(finish(document, 2), 200);
        QTRY_COMPARE_WITH_TIMEOUT(now(document).value(QLatin1String("signingStatus")).toInt(), 53, 30'000);
        QCOMPARE(signaturesAdded(document), 3);
        judged(m_client.mine("GET", path + "/download?content=esign").body, 4);
        judged(m_client.mine("GET", path + "/download?content=audit").body, 1);
        QVERIFY(m_client.mine("GET", path + "/download?content=esignwithaudit").body.startsWith("PK"));
    }

    /** All at the same time: each signature is present, once. */
    void allAtOnce()
    {
        constexpr int people = 12;
        const QJsonObject document = sent(people, false);
        std::vector<std::future<int>> answers;
        answers.reserve(people);
        for (int i = 0; i < people; ++i)
            answers.push_back(
                std::async(std::launch::async, [this, &document, i] { return finish(document, i); }));
        for (auto& answer : answers)
            QCOMPARE(answer.get(), 200);
        QTRY_COMPARE_WITH_TIMEOUT(now(document).value(QLatin1String("signingStatus")).toInt(), 53, 60'000);
        QCOMPARE(signaturesAdded(document), people);
        judged(m_client.mine("GET", ContractClient::pathOf(document) + "/download?content=esign").body,
               people + 1);
    }

    void aRejectedOneIsNotSealed()
    {
        const QJsonObject document = sent(2, false);
        QCOMPARE(finish(document, 0), 200);
        QTRY_COMPARE_WITH_TIMEOUT(signaturesAdded(document), 1, 30'000);
        QCOMPARE(m_client.nobody("POST", signingPath(document, 1) + "/reject", R"({"reason":"no"})").status,
                 200);
        QCOMPARE(now(document).value(QLatin1String("signingStatus")).toInt(), 54);
        QCOMPARE(m_client.mine("GET", ContractClient::pathOf(document) + "/download?content=esign").code(),
                 QStringLiteral("state"));
    }
};

INK_TEST(TestSignaturePerSigner, "tst_signaturepersigner")

} // namespace tst_signaturepersigner

#include "tst_signaturepersigner.moc"
