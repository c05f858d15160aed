#include "tests/contract/contracttest.h"
#include "tests/support/testmain.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QTest>

namespace tst_questions {

using namespace ink;
using namespace ink::test;
using namespace Qt::Literals::StringLiterals;

/** Recipients' questions and the sender's answers over HTTP, validated against the service's own
 * description. */
class TestQuestionsOverHttp final : public ContractTest
{
    Q_OBJECT

    static QByteArray questionsOf(const QJsonObject& document)
    {
        return "/v1/documents/" + ContractClient::idOf(document) + "/questions";
    }

private Q_SLOTS:
    void askedAnsweredAndListed()
    {
        const QJsonObject document = m_client.created(52);
        const QByteArray link = ServiceFixture::signingPath(document);
        const QByteArray questions = questionsOf(document);
        QJsonObject view = json(m_client.nobody("GET", link + "/values"));
        QVERIFY(view.value("canAsk"_L1).toBool());
        QVERIFY(view.value("questions"_L1).toArray().isEmpty());
        const QByteArray etag = m_client.nobody("GET", link + "/values").header("ETag");

        const QByteArray asked =
            R"({"text":"Is <b>14B</b> the right flat?","pageIndex":1,"left":72,"top":90})";
        RawAnswer answer = m_client.nobody("POST", link + "/questions", asked);
        QCOMPARE(answer.status, 200);
        QCOMPARE(json(answer).value("questions"_L1).toArray().size(), 1);
        QCOMPARE(m_client.nobody("POST", link + "/questions", asked).status, 200); // the same again
        // Polling clients notice it.
        QCOMPARE(m_client.nobody("GET", link + "/values", {}, "If-None-Match: " + etag + "\r\n").status, 200);

        answer = m_client.mine("GET", questions);
        QCOMPARE(answer.status, 200);
        const QJsonArray all = json(answer).value("questions"_L1).toArray();
        QCOMPARE(all.size(), 1);
        const QJsonObject one = all.at(0).toObject();
        QCOMPARE(one.value("text"_L1).toString(), u"Is <b>14B</b> the right flat?"_s);
        QCOMPARE(one.value("pageIndex"_L1).toInt(), 1);
        QCOMPARE(one.value("left"_L1).toInt(), 72);
        QVERIFY(one.value("askedBy"_L1).toString().contains(u'@'));
        QCOMPARE(
            m_client.mine("GET", questions, {}, "If-None-Match: " + answer.header("ETag") + "\r\n").status,
            304);
        const auto openOf = [](const QJsonObject& object) {
            return object.value("invitations"_L1)[0]["openQuestions"_L1].toInt();
        };
        const QByteArray path = "/v1/documents/" + ContractClient::idOf(document);
        QCOMPARE(openOf(documentIn(m_client.mine("GET", path))), 1);
        const QJsonArray listed =
            json(m_client.mine("GET", "/documents?pageSize=1")).value("documents"_L1).toArray();
        QCOMPARE(openOf(listed.at(0).toObject()), 1);

        const QByteArray key = "Idempotency-Key: q-" + ContractClient::idOf(document) + "\r\n";
        for (int i = 0; i < 2; ++i) {
            answer = m_client.mine("POST", questions + "/1/answers", R"({"text":"Yes, it is."})", key);
            QCOMPARE(answer.status, 200);
            const QJsonArray answers = json(answer).value("questions"_L1)[0]["answers"_L1].toArray();
            QCOMPARE(answers.size(), 1);
            QVERIFY(!answers.at(0)["answeredBy"_L1].toString().isEmpty());
        }
        view = json(m_client.nobody("GET", link + "/values"));
        const QJsonObject own = view.value("questions"_L1)[0].toObject();
        QCOMPARE(own.value("answers"_L1)[0]["text"_L1].toString(), u"Yes, it is."_s);
        QVERIFY(!own.contains("askedBy"_L1));
        QCOMPARE(openOf(documentIn(m_client.mine("GET", path))), 0);
    }

    void refusedWithReasons()
    {
        const QJsonObject document = m_client.created(52);
        const QByteArray link = ServiceFixture::signingPath(document) + "/questions";
        const QByteArray questions = questionsOf(document);
        const auto reasonOf = [](const RawAnswer& answer) {
            return json(answer).value("reason"_L1).toString();
        };
        QCOMPARE(m_client.nobody("POST", link, "{}").status, 400);
        QCOMPARE(m_client.nobody("POST", link, R"({"text":"   "})").status, 400);
        QCOMPARE(m_client.nobody("POST", link, "{\"text\":\"" + QByteArray(2001, 'x') + "\"}").status, 400);
        QCOMPARE(m_client.nobody("POST", link, R"({"text":"Where?","pageIndex":0})").status, 400);
        QCOMPARE(m_client.nobody("POST", link, R"({"text":"Where?","pageIndex":1,"left":-1})").status, 400);
        QCOMPARE(reasonOf(m_client.nobody("POST", link, R"({"text":"Where?","pageIndex":99})")),
                 u"question_place_outside"_s);
        QCOMPARE(m_client.nobody("POST", link, QByteArray(70 * 1024, ' ')).status, 413);
        for (int i = 0; i < 10; ++i)
            QCOMPARE(
                m_client.nobody("POST", link, "{\"text\":\"Question " + QByteArray::number(i) + "\"}").status,
                200);
        const RawAnswer limited = m_client.nobody("POST", link, R"({"text":"And one more"})");
        QCOMPARE(limited.status, 429);
        QCOMPARE(reasonOf(limited), u"questions_too_often"_s);
        QVERIFY(limited.header("Retry-After").toInt() > 0);

        QCOMPARE(m_client.mine("POST", questions + "/99/answers", R"({"text":"No."})").status, 404);
        QCOMPARE(m_client.mine("POST", questions + "/x/answers", R"({"text":"No."})").status, 404);
        QCOMPARE(m_client.mine("POST", questions + "/1/answers", R"({"text":""})").status, 400);
        QCOMPARE(m_client.nobody("POST", questions + "/1/answers", R"({"text":"No."})").status, 401);
        QCOMPARE(m_client.other("POST", questions + "/1/answers", R"({"text":"No."})").status, 404);
        QCOMPARE(m_client.other("GET", questions).status, 404);
        QCOMPARE(m_client
                     .mine("PUT", "/v1/documents/" + ContractClient::idOf(document),
                           R"({"document":{"signingStatus":56,"reason":"Wrong flat"}})")
                     .status,
                 200);
        const RawAnswer late = m_client.mine("POST", questions + "/1/answers", R"({"text":"No."})");
        QCOMPARE(late.status, 409);
        QCOMPARE(reasonOf(late), u"questions_closed"_s);
        QCOMPARE(m_client.nobody("POST", link, R"({"text":"Why?"})").status, 409);
    }
};

INK_TEST(TestQuestionsOverHttp, "tst_questions")

} // namespace tst_questions

#include "tst_questions.moc"
