#include "tests/contract/contracttest.h"
#include "tests/support/testmain.h"

#include <QDate>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QJsonValue>
#include <QTest>

namespace tst_absences {

using namespace ink;
using namespace ink::test;
using namespace Qt::Literals::StringLiterals;

/** An account's list of absences with their deputies, over raw HTTP. */
class TestAbsences final : public ContractTest
{
    Q_OBJECT

    QJsonObject list() { return json(m_client.mine("GET", "/v1/user/absences")); }
    QDate today() { return QDate::fromString(list().value("today"_L1).toString(), Qt::ISODate); }
    QByteArray body(const QString& email, int fromDays, int untilDays)
    {
        const QJsonObject object{{"name"_L1, u"Ada"_s},
                                 {"email"_L1, email},
                                 {"from"_L1, today().addDays(fromDays).toString(Qt::ISODate)},
                                 {"until"_L1, today().addDays(untilDays).toString(Qt::ISODate)},
                                 {"deputyName"_L1, u"Eve Stone"_s},
                                 {"deputyEmail"_L1, u"eve@example.org"_s}};
        return QJsonDocument(object).toJson(QJsonDocument::Compact);
    }

private Q_SLOTS:
    void addedChangedRemoved()
    {
        QVERIFY(today().isValid());
        QCOMPARE(list().value("deputiesByDefault"_L1), QJsonValue(true));
        const RawAnswer added = m_client.mine("POST", "/v1/user/absences", body(u"ada@example.org"_s, 0, 5),
                                              "Idempotency-Key: absence-1\r\n");
        QCOMPARE(added.status, 201);
        const QJsonObject absence = ContractClient::object(added, "absence");
        QCOMPARE(absence.value("deputyName"_L1).toString(), u"Eve Stone"_s);
        const RawAnswer again = m_client.mine("POST", "/v1/user/absences", body(u"ada@example.org"_s, 0, 5),
                                              "Idempotency-Key: absence-1\r\n");
        QCOMPARE(ContractClient::object(again, "absence"), absence);
        QCOMPARE(list().value("absences"_L1).toArray(), QJsonArray{absence});

        const QByteArray path = "/v1/user/absences/" + ContractClient::idOf(absence);
        const RawAnswer changed = m_client.mine("PUT", path, body(u"ada@example.org"_s, 1, 6));
        QCOMPARE(changed.status, 200);
        QVERIFY(ContractClient::object(changed, "absence").value("from"_L1) != absence.value("from"_L1));
        QCOMPARE(m_client.mine("DELETE", path).status, 200);
        QCOMPARE(m_client.mine("DELETE", path).status, 404);
        QCOMPARE(m_client.mine("PUT", path, body(u"ada@example.org"_s, 1, 6)).status, 404);
        QVERIFY(list().value("absences"_L1).toArray().isEmpty());
    }

    void theListHasATag()
    {
        const RawAnswer first = m_client.mine("GET", "/v1/user/absences");
        const QByteArray tag = first.header("ETag");
        QVERIFY(!tag.isEmpty());
        QCOMPARE(m_client.mine("GET", "/v1/user/absences", {}, "If-None-Match: " + tag + "\r\n").status, 304);
        const QJsonObject absence = ContractClient::object(
            m_client.mine("POST", "/v1/user/absences", body(u"ada@example.org"_s, 0, 5)), "absence");
        QCOMPARE(m_client.mine("GET", "/v1/user/absences", {}, "If-None-Match: " + tag + "\r\n").status, 200);
        QCOMPARE(m_client.mine("DELETE", "/v1/user/absences/" + ContractClient::idOf(absence)).status, 200);
    }

    void refused()
    {
        const RawAnswer over = m_client.mine("POST", "/v1/user/absences", body(u"ada@example.org"_s, -5, -1));
        QCOMPARE(over.status, 400);
        QVERIFY2(over.body.contains("absence_over"), over.body.constData());
        QVERIFY2(ContractClient::names(over, u"until"_s), over.body.constData());
        QCOMPARE(m_client.mine("POST", "/v1/user/absences", body(u"ada"_s, 0, 1)).status, 400);
        QCOMPARE(m_client.mine("POST", "/v1/user/absences", R"({"from":"tomorrow"})").status, 400);
        QCOMPARE(m_client.nobody("GET", "/v1/user/absences").status, 401);
        QCOMPARE(m_client.nobody("POST", "/v1/user/absences", body(u"ada@example.org"_s, 0, 1)).status, 401);
    }

    void accountTells()
    {
        const QJsonObject account = json(m_client.mine("GET", "/v1/user"));
        QCOMPARE(account.value("limits"_L1)["absences"_L1], QJsonValue(true));
        QCOMPARE(
            m_client.mine("PUT", "/v1/user/userSettings", R"({"userSetting":{"deputiesByDefault":false}})")
                .status,
            200);
        QCOMPARE(list().value("deputiesByDefault"_L1), QJsonValue(false));
        QCOMPARE(
            m_client.mine("PUT", "/v1/user/userSettings", R"({"userSetting":{"deputiesByDefault":true}})")
                .status,
            200);
    }

    void handedOver()
    {
        const QJsonObject document = m_client.created(52);
        const QByteArray path = "/v1/documents/" + ContractClient::idOf(document) + "/invitations/";
        const QJsonArray people = document.value("invitations"_L1).toArray();
        QVERIFY(!people.isEmpty());
        const QJsonObject person = people.first().toObject();
        const QByteArray guid = person.value("GUID"_L1).toString().toLatin1();
        QCOMPARE(m_client.mine("POST", path + guid + "/deputy").status, 409);
        const QJsonObject absence =
            ContractClient::object(m_client.mine("POST", "/v1/user/absences",
                                                 body(person.value("recipientEmail"_L1).toString(), 0, 5)),
                                   "absence");
        const RawAnswer done = m_client.mine("POST", path + guid + "/deputy");
        QCOMPARE(done.status, 200);
        const QJsonObject deputy = json(done).value("invitation"_L1).toArray().first().toObject();
        QCOMPARE(deputy.value("recipientEmail"_L1).toString(), u"eve@example.org"_s);
        QCOMPARE(deputy.value("onBehalfOfEmail"_L1), person.value("recipientEmail"_L1));
        QCOMPARE(m_client.nobody("GET", "/sign/" + guid + "/values").status, 410);
        QCOMPARE(m_client.mine("POST", path + guid + "/deputy").status, 404);
        QCOMPARE(m_client.mine("DELETE", "/v1/user/absences/" + ContractClient::idOf(absence)).status, 200);
    }
};

INK_TEST(TestAbsences, "tst_absences")

} // namespace tst_absences

#include "tst_absences.moc"
