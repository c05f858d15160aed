#include "tests/support/statehost.h"
#include "tests/support/testmain.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

namespace tst_states {

using namespace ink;
using namespace ink::test;
using namespace std::chrono_literals;

/** Contract §3, Transitions: every pair of states, and the allowed actions in each, as raw HTTP. */
class TestStates final : public QObject
{
    Q_OBJECT

    StateHost m_host;

    static QJsonObject json(const RawAnswer& answer) { return ServiceFixture::json(answer); }
    static QByteArray move(int status)
    {
        return R"({"document":{"signingStatus":)" + QByteArray::number(status) + "}}";
    }
    static QJsonObject person(const QString& name, int action = 15, int sequence = 1)
    {
        return {{QStringLiteral("recipientName"), name},
                {QStringLiteral("recipientEmail"), name.toLower() + QStringLiteral("@example.com")},
                {QStringLiteral("actionType"), action},
                {QStringLiteral("sequence"), sequence}};
    }
    static QJsonObject signature(int invitation)
    {
        return ServiceFixture::tag(250, QString::number(invitation), {300, 60 * invitation, 120, 40},
                                   invitation, true);
    }
    /** A document with these recipients and a signature for each signer. */
    static QJsonObject wanted(const QJsonArray& people, int status = 52)
    {
        QJsonObject document = ServiceFixture::document(status);
        QJsonArray tags;
        for (int i = 0; i < people.size(); ++i)
            if (const int action = people.at(i)[QLatin1String("actionType")].toInt();
                action == 15 || action == 18)
                tags.append(signature(i + 1));
        document.insert(QStringLiteral("invitations"), people);
        document.insert(QStringLiteral("tags"), tags);
        return document;
    }

    /** A new document in this state. */
    QJsonObject inState(int status)
    {
        QJsonObject document = m_host.create(ServiceFixture::document(status == 51 ? 51 : 52));
        const QByteArray path = StateHost::signingPath(document);
        if (status == 53) {
            if (m_host.finish(path).status != 200) return {};
            if (!QTest::qWaitFor([&] { return m_host.statusOf(document) == 53; }, 20000)) return {};
        } else if (status == 54) {
            (void)m_host.call("POST", path + "/reject", R"({"reason":"no"})");
        } else if (status == 55) {
            m_host.clock.advance(24h * 181);
            if (!m_host.restart() || !QTest::qWaitFor([&] { return m_host.statusOf(document) == 55; }, 20000))
                return {};
        } else if (status == 56) {
            (void)m_host.mine("PUT", StateHost::pathOf(document), move(56));
        }
        document = m_host.now(document);
        return document.value(QLatin1String("signingStatus")).toInt() == status ? document : QJsonObject();
    }

private Q_SLOTS:
    void initTestCase() { QVERIFY(m_host.start()); }

    void everyPair_data()
    {
        QTest::addColumn<int>("from");
        for (int from = 51; from <= 56; ++from)
            QTest::addRow("%d", from) << from;
    }
    void everyPair()
    {
        QFETCH(int, from);
        for (int to = 51; to <= 56; ++to) {
            const QJsonObject document = inState(from);
            QVERIFY2(!document.isEmpty(), qPrintable(QStringLiteral("no document in %1").arg(from)));
            const RawAnswer answer = m_host.mine("PUT", StateHost::pathOf(document), move(to));
            const bool moves = (from == 51 && to == 52) || (from == 52 && to == 56);
            // Keeping the state is no change; sending or cancelling a second time is a transition.
            const bool stays = from == to && to != 52 && to != 56;
            const QByteArray what =
                QByteArray::number(from) + " to " + QByteArray::number(to) + ": " + answer.body;
            QVERIFY2(answer.status == (moves || stays ? 200 : 409), what.constData());
            if (!moves && !stays) QCOMPARE(answer.code(), QStringLiteral("state"));
            const QJsonObject after = m_host.now(document);
            QCOMPARE(after.value(QLatin1String("signingStatus")).toInt(), moves ? to : from);
            if (!moves)
                QCOMPARE(after.value(QLatin1String("version")), document.value(QLatin1String("version")));
            if (from == 53 || from == 55) break; // these are slow, and all transitions from them are alike
        }
        if (from != 53 && from != 55) return;
        const QJsonObject document = inState(from);
        for (int to = 51; to <= 56; ++to)
            QCOMPARE(m_host.mine("PUT", StateHost::pathOf(document), move(to)).status,
                     to == from ? 200 : 409);
    }

    /** The sender's actions in each state. */
    void senderInEveryState_data() { everyPair_data(); }
    void senderInEveryState()
    {
        QFETCH(int, from);
        const QJsonObject document = inState(from);
        QVERIFY(!document.isEmpty());
        const QByteArray path = StateHost::pathOf(document);
        const QByteArray guid = StateHost::signingPath(document).mid(6);
        const QByteArray file =
            QByteArray::number(document.value(QLatin1String("files"))[0][QLatin1String("id")].toInteger());
        const QByteArray tags =
            QJsonDocument(QJsonObject{{QLatin1String("tags"), document.value(QLatin1String("tags"))}})
                .toJson(QJsonDocument::Compact);
        struct Act
        {
            QByteArray method;
            QByteArray path;
            QByteArray body;
            QList<int> allowed;
        };
        const QList<Act> acts{
            {"POST", path + "/resend/" + guid, {}, {52}},
            {"PUT", path, R"({"title":"Another"})", {51}},
            {"PUT", path, R"({"message":"Hello"})", {51}},
            {"PUT", path, R"({"documentSetting":{"expireDaysAfterSent":500}})", {51, 52}},
            {"PUT", path, R"({"folderId":0})", {51, 52, 53, 54, 55, 56}},
            {"PUT", path + "/tags", tags, {51, 52}}, // already the case
            {"PUT", path + "/tags", R"({"tags":[]})", from == 52 ? QList<int>() : QList<int>{51}},
            {"PUT", path + "/invitations", R"({"invitation":[]})", {51}},
            {"DELETE", path + "/files/" + file, {}, {51}},
            {"GET", path + "/download?content=original", {}, {52, 53, 54, 55, 56}},
            {"GET", path + "/download?content=esign", {}, {53}},
            {"GET", path + "/download?content=audit", {}, {53}},
        };
        for (const Act& act : acts) {
            const RawAnswer answer = m_host.mine(act.method, act.path, act.body);
            const QByteArray what = act.method + ' ' + act.path + ' ' + act.body + " in " +
                                    QByteArray::number(from) + ": " + answer.body.left(200);
            // Its file has been removed by then.
            if (from == 51 && act.path.contains("content=original")) continue;
            // Without tags a running document has nothing to sign.
            const int refused = from == 52 && act.body.contains("\"tags\":[]") ? 400 : 409;
            QVERIFY2(answer.status == (act.allowed.contains(from) ? 200 : refused), what.constData());
            if (answer.status == 409) QCOMPARE(answer.code(), QStringLiteral("state"));
        }
    }

    /** A recipient's actions on an invitation in each state. */
    void recipientInEveryState_data()
    {
        QTest::addColumn<int>("status");
        for (const int status : {60, 61, 62, 63, 64, 65, 67, 68})
            QTest::addRow("%d", status) << status;
    }
    void recipientInEveryState()
    {
        QFETCH(int, status);
        const bool open = status == 61 || status == 63 || status == 64;
        for (const QByteArray act : {"values", "finish", "reject"}) {
            int me = 0;
            QJsonObject document;
            if (status == 60) {
                me = 1;
                document = m_host.create(
                    wanted({person(QStringLiteral("Ada")), person(QStringLiteral("Bob"), 15, 9)}));
            } else if (status == 62) {
                document = inState(55);
            } else if (status == 65) {
                document = inState(54);
            } else if (status == 67) {
                document = m_host.create(
                    wanted({person(QStringLiteral("Ada")), person(QStringLiteral("Bob"), 15, 9)}));
                QCOMPARE(m_host.finish(StateHost::signingPath(document)).status, 200);
            } else if (status == 68) {
                document = inState(56);
            } else {
                document = m_host.create(ServiceFixture::document(52));
            }
            const QByteArray path = StateHost::signingPath(document, me);
            QByteArray body = ServiceFixture::filled({});
            if (status == 63 || status == 64)
                body = ServiceFixture::filled(json(m_host.call("GET", path + "/values")));
            if (status == 63) QCOMPARE(m_host.call("PUT", path + "/values", R"({"values":[]})").status, 200);
            QCOMPARE(m_host.invitationStatus(document, me), status);
            RawAnswer answer;
            if (act == "values")
                answer = m_host.call("PUT", path + "/values", R"({"values":[]})");
            else if (act == "reject")
                answer = m_host.call("POST", path + "/reject", R"({"reason":"no"})");
            else if (status == 67) // values that differ from the signed ones
                answer = m_host.call("POST", path + "/finish",
                                     R"({"consent":true,"values":[{"id":1,"text":"x"}]})");
            else
                answer = m_host.call("POST", path + "/finish", body);
            const QByteArray what = act + " in " + QByteArray::number(status) + ": " + answer.body;
            const int good = act == "finish" && status == 61 ? 400 : 200; // nothing was filled in
            QVERIFY2(answer.status == (open ? good : 409), what.constData());
            QCOMPARE(m_host.call("GET", path + "/values").status, 200); // a friendly page in every state
        }
    }

    void groupsReviewersViewers()
    {
        const QJsonObject document = m_host.create(
            wanted({person(QStringLiteral("Ada"), 15, 3), person(QStringLiteral("Bob"), 15, 3),
                    person(QStringLiteral("Rita"), 17, 40), person(QStringLiteral("Vic"), 16, 40),
                    person(QStringLiteral("Cid"), 15, 41)}));
        const auto statuses = [&] {
            QList<int> all;
            for (int i = 0; i < 5; ++i)
                all.append(m_host.invitationStatus(document, i));
            return all;
        };
        QCOMPARE(statuses(), (QList<int>{61, 61, 60, 60, 60}));
        QCOMPARE(m_host.now(document).value(QLatin1String("waitingFor")).toString(),
                 QStringLiteral("Waiting for Ada and Bob"));
        QCOMPARE(m_host.finish(StateHost::signingPath(document, 1)).status, 200);
        QCOMPARE(m_host.finish(StateHost::signingPath(document, 0)).status, 200);
        QCOMPARE(statuses(), (QList<int>{67, 67, 61, 61, 60}));
        const QByteArray viewer = StateHost::signingPath(document, 3);
        const QJsonObject view = json(m_host.call("GET", viewer + "/values"));
        QCOMPARE(view.value(QLatin1String("canFinish")).toBool(), false);
        QVERIFY(!view.value(QLatin1String("pages")).toArray().isEmpty());
        QCOMPARE(m_host.finish(viewer).status, 409);
        QCOMPARE(m_host.call("POST", viewer + "/reject", R"({"reason":"no"})").status, 409);
        const QByteArray reviewer = StateHost::signingPath(document, 2);
        QCOMPARE(m_host.call("POST", reviewer + "/reject", R"({"reason":" "})").status, 400);
        QCOMPARE(m_host.finish(reviewer).status, 200);
        QCOMPARE(statuses(), (QList<int>{67, 67, 67, 64, 61}));
        QCOMPARE(m_host.finish(StateHost::signingPath(document, 4)).status, 200);
        QTRY_COMPARE_WITH_TIMEOUT(m_host.statusOf(document), 53, 20000);
        QVERIFY(m_host.call("GET", viewer + "/download?content=esign").body.startsWith("%PDF"));
        QVERIFY(!m_host.now(document).contains(QLatin1String("waitingFor")));
    }

    void rejectStopsOrContinues()
    {
        const QJsonArray people{person(QStringLiteral("Ada")), person(QStringLiteral("Bob"), 15, 2)};
        QJsonObject document = m_host.create(wanted(people));
        QCOMPARE(m_host.finish(StateHost::signingPath(document, 0)).status, 200);
        QCOMPARE(
            m_host.call("POST", StateHost::signingPath(document, 1) + "/reject", R"({"reason":"no"})").status,
            200);
        // The last one's rejection counts although all others have signed.
        QCOMPARE(m_host.statusOf(document), 54);
        QCOMPARE(m_host.invitationStatus(document, 0), 67);
        QCOMPARE(
            m_host.mine("PUT", "/v1/user/userSettings", R"({"userSetting":{"onReject":"continue"}})").status,
            200);
        document = m_host.create(wanted(people));
        QCOMPARE(
            m_host.call("POST", StateHost::signingPath(document, 0) + "/reject", R"({"reason":"no"})").status,
            200);
        QCOMPARE(m_host.statusOf(document), 52);
        QCOMPARE(m_host.invitationStatus(document, 0), 65);
        QCOMPARE(m_host.invitationStatus(document, 1), 61);
        QCOMPARE(m_host.finish(StateHost::signingPath(document, 1)).status, 200);
        QTRY_COMPARE_WITH_TIMEOUT(m_host.statusOf(document), 53, 20000);
        document = m_host.create(wanted(people));
        for (int i = 0; i < 2; ++i)
            QCOMPARE(
                m_host.call("POST", StateHost::signingPath(document, i) + "/reject", R"({"reason":"no"})")
                    .status,
                200);
        QCOMPARE(m_host.statusOf(document), 54); // no recipients are left
        QCOMPARE(m_host.mine("PUT", "/v1/user/userSettings", R"({"userSetting":{"onReject":"stop"}})").status,
                 200);
    }

    void cancelledWithAReason()
    {
        const QJsonObject document = m_host.create(ServiceFixture::document(52));
        QCOMPARE(
            m_host.mine("PUT", StateHost::pathOf(document), R"({"signingStatus":56,"reason":"wrong rent"})")
                .status,
            200);
        QCOMPARE(m_host.invitationStatus(document), 68);
        const QJsonObject view = json(m_host.call("GET", StateHost::signingPath(document) + "/values"));
        QCOMPARE(view.value(QLatin1String("reason")).toString(), QStringLiteral("wrong rent"));
        QVERIFY(m_host.mine("GET", StateHost::pathOf(document)).body.contains("wrong rent"));
        QCOMPARE(m_host.call("GET", StateHost::signingPath(document) + "/pages/1.png").status, 409);
    }

    void trashAndForGood()
    {
        const QJsonObject document = m_host.create(ServiceFixture::document(52));
        const QByteArray path = StateHost::signingPath(document);
        const QByteArray ids =
            "{\"ids\":[" + QByteArray::number(document.value(QLatin1String("id")).toInteger()) + "]}";
        QCOMPARE(m_host.mine("DELETE", "/documents/array", ids).status, 200);
        QCOMPARE(m_host.statusOf(document), 56);
        QCOMPARE(m_host.call("GET", path).status, 410);
        QVERIFY(m_host.call("GET", path).header("Content-Type").startsWith("text/html"));
        QCOMPARE(m_host.call("GET", path + "/values").code(), QStringLiteral("deleted"));
        QCOMPARE(m_host.mine("PUT", StateHost::pathOf(document), R"({"deleted":false})").status, 200);
        QCOMPARE(m_host.call("GET", path + "/values").status, 200);
        QCOMPARE(m_host.mine("DELETE", "/documents/array", ids).status, 200);
        QCOMPARE(m_host.mine("DELETE", "/documents/array?purge=true", ids).status, 200);
        QCOMPARE(m_host.mine("GET", StateHost::pathOf(document)).status, 410);
        QCOMPARE(m_host.call("GET", path).status, 410);
        QCOMPARE(m_host.call("GET", path + "/values").status, 410);
        QCOMPARE(m_host.call("POST", path + "/finish", R"({"consent":true})").status, 410);
        QCOMPARE(m_host.call("GET", "/sign/00000000-0000-4000-8000-000000000000/values").status, 404);
    }

    void accessCodeGuardsEverything()
    {
        QJsonObject wish = ServiceFixture::document(52);
        QJsonObject ben = wish.value(QLatin1String("invitations"))[0].toObject();
        ben.insert(QStringLiteral("authentications"),
                   QJsonArray{QJsonObject{{QStringLiteral("type"), 133},
                                          {QStringLiteral("code"), QStringLiteral("s3same")}}});
        wish.insert(QStringLiteral("invitations"), QJsonArray{ben});
        const QJsonObject document = m_host.create(wish);
        const QByteArray path = StateHost::signingPath(document);
        for (const QByteArray below :
             {"/values", "/pages/1.png", "/pages/1.txt", "/pages/1.json", "/download?content=original"}) {
            const RawAnswer answer = m_host.call("GET", path + below);
            QCOMPARE(answer.status, 403);
            QVERIFY(answer.body.contains("\"code\"") && !answer.body.contains("Lease") &&
                    !answer.body.contains("Ben"));
        }
        QCOMPARE(m_host.call("PUT", path + "/values", R"({"values":[]})").status, 403);
        QCOMPARE(m_host.call("POST", path + "/reject", R"({"reason":"no"})").status, 403);
        QCOMPARE(m_host.call("POST", path + "/finish", R"({"consent":true})").status, 403);
        QCOMPARE(m_host.call("GET", path).status, 200); // the page asks
        QCOMPARE(m_host.invitationStatus(document), 61);
        for (int left = 4; left >= 0; --left) {
            const RawAnswer wrong = m_host.call("POST", path + "/unlock", R"({"code":"guess"})");
            QCOMPARE(wrong.status, 403);
            const QJsonArray details = json(wrong).value(QLatin1String("details")).toArray();
            QCOMPARE(details.at(0)[QLatin1String("field")].toString(), QStringLiteral("code"));
            QCOMPARE(details.at(1).toObject(),
                     (QJsonObject{{QStringLiteral("field"), QStringLiteral("attemptsLeft")},
                                  {QStringLiteral("message"), QString::number(left)}}));
        }
        RawAnswer limited = m_host.call("POST", path + "/unlock", R"({"code":"s3same"})");
        QCOMPARE(limited.status, 429);
        QVERIFY(limited.header("Retry-After").toInt() > 0);
        QVERIFY(m_host.restart()); // the count survives a restart
        QCOMPARE(m_host.call("POST", path + "/unlock", R"({"code":"s3same"})").status, 429);
        m_host.clock.advance(5min);
        const RawAnswer open = m_host.call("POST", path + "/unlock", R"({"code":"s3same"})");
        QCOMPARE(open.status, 200);
        QVERIFY(!open.body.contains("token"));
        const QByteArray cookie = open.header("Set-Cookie");
        QVERIFY2(cookie.contains("HttpOnly") && cookie.contains("SameSite=Strict") &&
                     !cookie.contains("Path="),
                 cookie.constData());
        const QByteArray pass = "Cookie: a=b; " + cookie.left(cookie.indexOf(';')) + "\r\n";
        QCOMPARE(m_host.call("GET", path + "/values", {}, pass).status, 200);
        QCOMPARE(m_host.call("GET", path + "/pages/1.png", {}, pass).status, 200);
        QCOMPARE(m_host.call("GET", path + "/values").status, 403);
        const QJsonObject other = m_host.create(wish);
        QCOMPARE(m_host.call("GET", StateHost::signingPath(other) + "/values", {}, pass).status,
                 403); // bound to one
        QVERIFY(m_host.restart());
        QCOMPARE(m_host.finish(path, pass).status, 200);
        const RawAnswer token = m_host.call("POST", StateHost::signingPath(other) + "/unlock",
                                            R"({"code":"s3same","token":true})");
        const QByteArray header =
            "X-Inkstone-Pass: " + json(token).value(QLatin1String("token")).toString().toLatin1() + "\r\n";
        QCOMPARE(m_host.call("GET", StateHost::signingPath(other) + "/values", {}, header).status, 200);
        QCOMPARE(m_host.call("POST", StateHost::signingPath(other) + "/code").status, 409);
        QCOMPARE(m_host.call("POST", StateHost::signingPath(other) + "/unlock", "{}").status, 400);
    }

    void codesThatCannotBeSent()
    {
        for (const int type : {131, 132}) {
            QJsonObject wish = ServiceFixture::document(51);
            QJsonObject ben = wish.value(QLatin1String("invitations"))[0].toObject();
            ben.insert(QStringLiteral("authentications"),
                       QJsonArray{QJsonObject{{QStringLiteral("type"), type},
                                              {QStringLiteral("phone"), QStringLiteral("+4915123456789")}}});
            wish.insert(QStringLiteral("invitations"), QJsonArray{ben});
            const QJsonObject document = m_host.create(wish);
            const RawAnswer answer = m_host.mine("PUT", StateHost::pathOf(document), move(52));
            QCOMPARE(answer.status, 400);
            QVERIFY2(answer.body.contains("invitations[0].authentications[0].type") &&
                         answer.body.contains("se an access code"),
                     answer.body.constData());
            QCOMPARE(m_host.statusOf(document), 51);
        }
    }

    void signingHost()
    {
        QJsonObject host = person(QStringLiteral("Hanna"), 18);
        host.insert(QStringLiteral("hostedSigners"),
                    QJsonArray{QStringLiteral("Kim"), QStringLiteral("Lee")});
        QJsonObject wish = wanted({host});
        QCOMPARE(m_host
                     .mine("POST", "/documents",
                           part("document", ServiceFixture::bytes(wish)) +
                               part("files[]", ServiceFixture::sample(), "a.pdf") + "--BB--",
                           {}, "multipart/form-data; boundary=BB")
                     .status,
                 400);
        QJsonObject second = signature(2);
        second.insert(QStringLiteral("invitationIndex"), 1);
        wish.insert(QStringLiteral("tags"), QJsonArray{signature(1), second});
        const QJsonObject document = m_host.create(wish);
        const QByteArray path = StateHost::signingPath(document);
        QJsonObject view = json(m_host.call("GET", path + "/values"));
        QCOMPARE(view.value(QLatin1String("hostedSigner")).toString(), QStringLiteral("Kim"));
        view = json(m_host.finish(path));
        QCOMPARE(view.value(QLatin1String("hostedSigner")).toString(), QStringLiteral("Lee"));
        QCOMPARE(m_host.invitationStatus(document), 63);
        QCOMPARE(m_host.now(document).value(QLatin1String("waitingFor")).toString(),
                 QStringLiteral("Waiting for Lee (hosted by Hanna)"));
        QCOMPARE(m_host
                     .call("POST", path + "/finish",
                           R"({"consent":true,"hostedSigner":1,"values":[{"id":1,"text":"x"}]})")
                     .status,
                 409);
        QCOMPARE(m_host.finish(path).status, 200);
        QTRY_COMPARE_WITH_TIMEOUT(m_host.statusOf(document), 53, 20000);
        const QByteArray told = m_host.mine("GET", StateHost::pathOf(document)).body;
        QVERIFY(told.contains("Kim, hosted by Hanna <hanna@example.com>") &&
                told.contains("Lee, hosted by Hanna"));
    }
};

INK_TEST(TestStates, "tst_states")

} // namespace tst_states

#include "tst_states.moc"
