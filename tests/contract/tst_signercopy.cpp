#include "tests/contract/contracttest.h"
#include "tests/support/programrun.h"
#include "tests/support/testmain.h"

#include <QBuffer>
#include <QImage>
#include <QJsonArray>
#include <QJsonObject>
#include <QJsonValue>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include <optional>

namespace tst_signercopy {

using namespace ink;
using namespace ink::test;
using namespace Qt::Literals::StringLiterals;

/** Recipients' downloads at each stage: the original, a copy while others still sign, the sealed file. */
class TestSignerCopy final : public ContractTest
{
    Q_OBJECT

    static QJsonObject tag(const QString& name, int type, int invitation, int top)
    {
        return {{u"name"_s, name},   {u"type"_s, type}, {u"invitationIndex"_s, invitation},
                {u"pageIndex"_s, 1}, {u"left"_s, 60},   {u"top"_s, top},
                {u"width"_s, 160},   {u"height"_s, 30}, {u"isMandatory"_s, true}};
    }
    QJsonObject sent()
    {
        QJsonObject wanted = ServiceFixture::document(52);
        QJsonObject first = wanted.value("invitations"_L1)[0].toObject();
        QJsonObject second = first;
        second.insert(u"recipientName"_s, u"Cleo"_s);
        second.insert(u"recipientEmail"_s, u"cleo@example.com"_s);
        wanted.insert(u"invitations"_s, QJsonArray{first, second});
        wanted.insert(u"tags"_s,
                      QJsonArray{tag(u"Signature"_s, 250, 1, 60), tag(u"City"_s, 252, 1, 120),
                                 tag(u"Their signature"_s, 250, 2, 180), tag(u"Account"_s, 266, 2, 240)});
        return m_client.created(wanted);
    }
    int finish(const QByteArray& path, const QString& text)
    {
        const QJsonObject view = json(m_client.nobody("GET", path + "/values"));
        const QJsonArray values = ServiceFixture::valuesFor(view, text);
        return m_client
            .nobody("POST", path + "/finish",
                    ServiceFixture::bytes({{u"consent"_s, true}, {u"values"_s, values}}))
            .status;
    }
    /** The text of a PDF; nothing if it can't be read. */
    static std::optional<QString> textOf(const QByteArray& pdf)
    {
        const ProgramRun run = runProgram(u"pdftotext"_s, {u"FILE"_s, u"-"_s}, pdf);
        return run.exitCode == 0 ? std::optional(QString::fromUtf8(run.out)) : std::nullopt;
    }

private Q_SLOTS:
    void beforeMeanwhileAndAfter()
    {
        const QJsonObject document = sent();
        const QByteArray mine = signingPath(document, 0);
        const QByteArray theirs = signingPath(document, 1);
        QCOMPARE(m_client.nobody("GET", mine + "/download?content=original").status, 200);
        QCOMPARE(m_client.nobody("GET", mine + "/download?content=copy").status, 409);
        QCOMPARE(finish(mine, u"Vaduz"_s), 200);
        const RawAnswer copy = m_client.nobody("GET", mine + "/download?content=copy");
        QVERIFY2(copy.status == 200, copy.body.constData());
        QVERIFY(copy.header("Content-Disposition").contains("-copy.pdf"));
        const auto text = textOf(copy.body);
        QVERIFY(text && text->contains(u"Vaduz"_s));
        QVERIFY(!copy.body.contains("/ByteRange")); // nothing is sealed yet
        QCOMPARE(m_client.nobody("GET", theirs + "/download?content=copy").status, 409);
        QCOMPARE(m_client.nobody("GET", mine + "/download?content=esign").status, 409);
        // Values that another signer has not finished yet are not included.
        const QJsonObject view = json(m_client.nobody("GET", theirs + "/values"));
        QJsonArray values;
        for (const QJsonValue& each : view.value("tags"_L1).toArray())
            if (each["name"_L1] == u"Account"_s)
                values.append(QJsonObject{{u"id"_s, each["id"_L1]}, {u"text"_s, u"LI21"_s}});
        QCOMPARE(values.size(), 1);
        QCOMPARE(
            m_client.nobody("PUT", theirs + "/values", ServiceFixture::bytes({{u"values"_s, values}})).status,
            200);
        const auto unfinished = textOf(m_client.nobody("GET", mine + "/download?content=copy").body);
        QVERIFY(unfinished && !unfinished->contains(u"LI21"_s));

        QCOMPARE(finish(theirs, u"LI21"_s), 200);
        QTRY_VERIFY_WITH_TIMEOUT(m_client.nobody("GET", mine + "/download?content=esign").status == 200,
                                 30'000);
        const RawAnswer sealed = m_client.nobody("GET", mine + "/download?content=copy");
        QCOMPARE(sealed.status, 200);
        QVERIFY(sealed.body.contains("/ByteRange"));

        // Completed documents are found by their date, the answers and the text of their pages.
        const auto found = [this](const QByteArray& query) {
            return json(m_client.mine("GET", "/v2/documents/search2?" + query))
                .value("documentCount"_L1)
                .toInt(-1);
        };
        QTRY_COMPARE_WITH_TIMEOUT(found("content=vad"), 1, 30'000);
        const auto page = textOf(m_client.nobody("GET", mine + "/download?content=original").body);
        QVERIFY(page);
        const QStringList words = page->split(QRegularExpression(u"[^a-zA-Z]+"_s), Qt::SkipEmptyParts);
        QVERIFY(!words.isEmpty());
        QCOMPARE(found("content=vaduz%20" + words.constFirst().toLatin1()), 1);
        QCOMPARE(found("content=LI21"), 0); // masked
        QCOMPARE(found("text=vaduz"), 0);
        QCOMPARE(found("content=vaduz&signingStatus=52"), 0);
        const QByteArray completed =
            QByteArray::number(json(m_client.mine("GET", ContractClient::pathOf(document)))
                                   .value("document"_L1)["completedTime"_L1]
                                   .toInteger());
        QCOMPARE(found("content=vaduz&completedFrom=" + completed + "&completedTo=" + completed), 1);
        QCOMPARE(found("content=vaduz&completedTo=2001-01-01%2000:00:00"), 0);
    }
};

INK_TEST(TestSignerCopy, "tst_signercopy")

} // namespace tst_signercopy

#include "tst_signercopy.moc"
