// Other documents that are pending for a signer's address, over raw HTTP.
#include "tests/support/mailedcode.h"
#include "tests/support/requirements.h"
#include "tests/support/servicefixture.h"
#include "tests/support/testmain.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QTest>

namespace tst_otherdocuments {

using namespace ink;
using namespace ink::test;
using namespace Qt::Literals::StringLiterals;

class TestOthersCalls final : public QObject
{
    Q_OBJECT

    ServiceFixture m_service;

    [[nodiscard]] QByteArray sent(const QString& title)
    {
        const QJsonObject made = m_service.created(ServiceFixture::document(52, title));
        return ServiceFixture::signingPath(made);
    }

private Q_SLOTS:
    void initTestCase()
    {
        if (!runsHere(qEnvironmentVariable("INKSTONE_TEST_DATABASE") != "postgresql"_L1,
                      "reads the code from the SQLite file."))
            return;
        QVERIFY(m_service.startWithQueuedMail());
    }

    void nothingBeforeTheCode()
    {
        const QByteArray lease = sent(u"Lease"_s);
        const QByteArray order = sent(u"Order"_s);
        const RawAnswer before = m_service.call("GET", lease + "/others");
        QCOMPARE(before.status, 200);
        QCOMPARE(ServiceFixture::json(before), (QJsonObject{{u"available"_s, true}}));
        QVERIFY(!before.body.contains("Order"));
        const RawAnswer guessed =
            m_service.call("GET", lease + "/others", {}, "X-Inkstone-Others: 0123456789abcdef\r\n");
        QCOMPARE(ServiceFixture::json(guessed), (QJsonObject{{u"available"_s, true}}));
        const RawAnswer wrong = m_service.call("POST", lease + "/others", R"({"code":"000000"})");
        QCOMPARE(wrong.status, 403);
        QVERIFY(wrong.body.contains("attemptsLeft") && !wrong.body.contains("Order"));

        QCOMPARE(m_service.call("POST", lease + "/others/code").status, 200);
        RawAnswer again = m_service.call("POST", order + "/others/code"); // the same address
        QCOMPARE(again.status, 429);
        const QString code = waitingCode(m_service.databasePath(), u"listCode"_s);
        QCOMPARE(code.size(), 6);
        const RawAnswer listed =
            m_service.call("POST", lease + "/others", ServiceFixture::bytes({{u"code"_s, code}}));
        QCOMPARE(listed.status, 200);
        const QJsonObject answer = ServiceFixture::json(listed);
        const QJsonArray documents = answer.value("documents"_L1).toArray();
        QCOMPARE(documents.size(), 1);
        QCOMPARE(documents.at(0)["title"_L1].toString(), u"Order"_s);
        QCOMPARE(documents.at(0)["senderName"_L1].toString(), u"Anna"_s);
        QCOMPARE(QUrl(documents.at(0)["signingURL"_L1].toString()).path().toLatin1(), order);

        const QByteArray token = answer.value("token"_L1).toString().toLatin1();
        QVERIFY(token.size() >= 32);
        const RawAnswer rest =
            m_service.call("GET", order + "/others", {}, "X-Inkstone-Others: " + token + "\r\n");
        QCOMPARE(ServiceFixture::json(rest).value("documents"_L1).toArray().at(0)["title"_L1].toString(),
                 u"Lease"_s);
        QCOMPARE(m_service.call("GET", "/sign/3f0c5d1e-0000-4000-8000-000000000000/others").status, 404);
    }

    /** Documents of one template share a number, so that a page can show how they differ. */
    void documentsOfOneTemplateShareANumber()
    {
        const QString email = u"series@example.com"_s;
        QJsonObject wanted = ServiceFixture::document(51, u"Offer"_s);
        wanted.insert("documentType"_L1, 7);
        wanted.insert("invitations"_L1,
                      QJsonArray{QJsonObject{
                          {"recipientName"_L1, u"Tenant"_s}, {"actionType"_L1, 15}, {"sequence"_L1, 1}}});
        const QJsonObject blank = m_service.created(wanted);
        const QJsonObject row{{"recipientName"_L1, u"Ben"_s}, {"recipientEmail"_L1, email}};
        const RawAnswer rows = m_service.mine(
            "POST", "/v1/templates/use/" + QByteArray::number(blank.value("id"_L1).toInteger()) + '/',
            ServiceFixture::bytes({{"Invitations"_L1, QJsonArray{row, row}}}));
        const QJsonArray made = ServiceFixture::json(rows).value("documents"_L1).toArray();
        QVERIFY2(made.size() == 2, rows.body.constData());
        QJsonObject single = ServiceFixture::document(52, u"Single"_s);
        QJsonObject person = single.value("invitations"_L1)[0].toObject();
        person.insert("recipientEmail"_L1, email);
        single.insert("invitations"_L1, QJsonArray{person});
        QCOMPARE(m_service.create(single, "/documents").status, 201);

        const QByteArray path = ServiceFixture::signingPath(made.at(0).toObject());
        QCOMPARE(m_service.call("POST", path + "/others/code").status, 200);
        const QString code = waitingCode(m_service.databasePath(), u"listCode"_s);
        const QJsonObject answer = ServiceFixture::json(
            m_service.call("POST", path + "/others", ServiceFixture::bytes({{u"code"_s, code}})));
        const QJsonArray documents = answer.value("documents"_L1).toArray();
        QCOMPARE(documents.size(), 2);
        QVERIFY(answer.value("series"_L1).toInt() > 0);
        QCOMPARE(documents.at(0)["series"_L1].toInt(), answer.value("series"_L1).toInt());
        QCOMPARE(documents.at(1)["series"_L1].toInt(), 0);
    }
};

INK_TEST(TestOthersCalls, "tst_otherdocuments")

} // namespace tst_otherdocuments

#include "tst_otherdocuments.moc"
