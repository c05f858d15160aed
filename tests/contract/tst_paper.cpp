#include "app/pdf/file/attachments.h"
#include "tests/contract/contracttest.h"
#include "tests/support/programrun.h"
#include "tests/support/testmain.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QJsonValue>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

namespace tst_paper {

using namespace ink;
using namespace ink::test;
using namespace Qt::Literals::StringLiterals;

/** A recipient who signed a printout, over HTTP. */
class TestPaperOverHttp final : public ContractTest
{
    Q_OBJECT

    static QString guidOf(const QJsonObject& document, int index = 0)
    {
        return document.value("invitations"_L1)[index]["GUID"_L1].toString();
    }
    static QByteArray pathOf(const QJsonObject& document, int index = 0)
    {
        return ContractClient::pathOf(document) + "/invitations/" + guidOf(document, index).toUtf8() +
               "/paper";
    }
    RawAnswer record(const QJsonObject& document, const QByteArray& scan, const QByteArray& headers = {},
                     int index = 0)
    {
        return m_client.multipart(pathOf(document, index), part("files[]", scan, "scan.pdf") + "--BB--",
                                  m_client.service.auth + headers);
    }
    QByteArray download(const QJsonObject& document, const QByteArray& content)
    {
        return m_client.mine("GET", ContractClient::pathOf(document) + "/download?content=" + content).body;
    }
    /** Ben first, then Cleo, who signs; `first` is Ben's action. */
    static QJsonObject two(int first)
    {
        QJsonObject wanted = ServiceFixture::document(52);
        QJsonObject ben = wanted.value("invitations"_L1)[0].toObject();
        ben.insert(u"actionType"_s, first);
        const QJsonObject cleo{{u"recipientName"_s, u"Cleo Moss"_s},
                               {u"recipientEmail"_s, u"cleo@example.com"_s},
                               {u"actionType"_s, 15},
                               {u"sequence"_s, 2}};
        wanted.insert(u"invitations"_s, QJsonArray{ben, cleo});
        QJsonArray tags;
        const QJsonArray all = wanted.value("tags"_L1).toArray();
        for (QJsonObject tag : {all.at(0).toObject(), all.at(4).toObject()}) {
            if (first == 15) tags.append(tag);
            tag.insert(u"invitationIndex"_s, 2);
            tag.insert(u"name"_s, QString(tag.value("name"_L1).toString() + u" 2"_s));
            tag.insert(u"left"_s, 320);
            tags.append(tag);
        }
        wanted.insert(u"tags"_s, tags);
        return wanted;
    }

private Q_SLOTS:
    void theSealedFilesHoldTheScanAndClaimNoSignature()
    {
        const QJsonObject document = m_client.created(52);
        const QByteArray scan = ServiceFixture::sample();
        const QByteArray key = "Idempotency-Key: paper-" + ContractClient::idOf(document) + "\r\n";
        for (int i = 0; i < 2; ++i) // the response may be lost
            QCOMPARE(record(document, scan, key).status, 200);
        QTRY_COMPARE_WITH_TIMEOUT(now(document).value("signingStatus"_L1).toInt(), 53, 30'000);
        const QJsonObject after = now(document);
        QCOMPARE(after.value("invitations"_L1)[0]["status"_L1].toInt(), 67);
        QStringList events;
        for (const QJsonValue& each : after.value("histories"_L1).toArray()) {
            events += each["event"_L1].toString();
            if (events.constLast() != "signed_on_paper"_L1) continue;
            QCOMPARE(each["reason"_L1].toString(), u"history_signed_on_paper"_s);
            QVERIFY(each["detail"_L1].toString().startsWith(u"Ben Ünal <ben@example.com>"));
        }
        QCOMPARE(events.count(u"signed_on_paper"_s), 1);
        QVERIFY(!events.contains(u"signed"_s));
        QVERIFY(!events.contains(u"consented"_s));
        for (const QByteArray& content : {QByteArray("esign"), QByteArray("audit")}) {
            const auto attached = pdf::readAttachments(download(document, content), u"signed-on-paper"_s);
            QVERIFY2(attached && attached->size() == 1, content.constData());
            QCOMPARE(attached->constFirst().name, u"signed-on-paper-1.pdf"_s);
            QCOMPARE(attached->constFirst().bytes, scan);
        }
        const ProgramRun text =
            runProgram(u"pdftotext"_s, {u"-layout"_s, u"FILE"_s, u"-"_s}, download(document, "audit"));
        QVERIFY2(text.exitCode == 0, text.errors);
        const QString words = QString::fromUtf8(text.out).simplified();
        QVERIFY2(words.contains(u"Signed on paper"_s), qPrintable(words));
        QVERIFY(!words.contains(u"Personal link"_s)); // no claim that they opened it
    }

    void whoActsElectronicallyStaysAsEver()
    {
        const QJsonObject document = m_client.created(two(15));
        QCOMPARE(record(document, ServiceFixture::sample(), {}, 1).code(), u"state"_s); // not her turn
        QCOMPARE(record(document, ServiceFixture::sample()).status, 200);
        QCOMPARE(record(document, ServiceFixture::sample()).code(), u"state"_s); // once
        const QJsonArray people = now(document).value("invitations"_L1).toArray();
        QCOMPARE(people.at(0)["status"_L1].toInt(), 67);
        QCOMPARE(now(document).value("signingStatus"_L1).toInt(), 52);
        const QByteArray his = ServiceFixture::signingPath(document);
        QCOMPARE(m_client.nobody("POST", his + "/finish", R"({"consent":true,"values":[]})").code(),
                 u"state"_s);
        QCOMPARE(record(document, ServiceFixture::sample(), {}, 1).status, 200); // her turn now
        QTRY_COMPARE_WITH_TIMEOUT(now(document).value("signingStatus"_L1).toInt(), 53, 30'000);
        const auto attached = pdf::readAttachments(download(document, "audit"), u"signed-on-paper"_s);
        QVERIFY(attached);
        QCOMPARE(attached->size(), 2);
    }

    void onlySignersAndOnlyPdfs()
    {
        const QJsonObject draft = m_client.created(51);
        QCOMPARE(record(draft, ServiceFixture::sample()).code(), u"state"_s);
        const QJsonObject document = m_client.created(52);
        QCOMPARE(record(document, "no PDF").status, 422);
        QCOMPARE(m_client.mine("POST", pathOf(document), "{}").status, 415);
        const QByteArray both = part("files[]", ServiceFixture::sample(), "a.pdf") +
                                part("files[]", ServiceFixture::sample(), "b.pdf") + "--BB--";
        QCOMPARE(m_client.multipart(pathOf(document), both, m_client.service.auth).status, 400);
        QCOMPARE(m_client
                     .multipart(pathOf(document),
                                part("files[]", ServiceFixture::sample(), "a.pdf") + "--BB--",
                                m_client.service.otherAuth)
                     .status,
                 404);
        const QJsonObject review = m_client.created(two(17));
        QCOMPARE(record(review, ServiceFixture::sample()).code(), u"state"_s);
        QCOMPARE(now(document).value("signingStatus"_L1).toInt(), 52);
    }
};

INK_TEST(TestPaperOverHttp, "tst_paper")

} // namespace tst_paper

#include "tst_paper.moc"
