// The statement of an account's charges, over raw HTTP.
#include "app/domain/account/account.h"
#include "app/store/database/query.h"
#include "app/store/schema/opendatabase.h"
#include "tests/contract/contracttest.h"
#include "tests/support/testmain.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QRandomGenerator>
#include <QTest>
#include <QTimeZone>

#include <algorithm>
#include <atomic>
#include <thread>
#include <vector>

namespace tst_usage {

using namespace ink;
using namespace ink::test;
using namespace Qt::Literals::StringLiterals;

/** Thousands of races exceed QtTest's time limit for a function; read before main. */
[[maybe_unused]] static const bool isPatientWithRaces =
    !qEnvironmentVariableIsSet("INKSTONE_RACES") || qputenv("QTEST_FUNCTION_TIMEOUT", "7200000");

class TestUsage final : public ContractTest
{
    Q_OBJECT

    static QByteArray headerOf(const QString& key) { return basicAuth(key.toLatin1()); }
    static QByteArray keyed(const QByteArray& name) { return "Idempotency-Key: " + name + "\r\n"; }
    QJsonObject usage(const QByteArray& query = {}, const QByteArray& auth = {})
    {
        const QByteArray path = "/v1/user/usage" + (query.isEmpty() ? QByteArray() : '?' + query);
        return json(m_client.as(auth.isEmpty() ? m_client.service.auth : auth, "GET", path));
    }
    QJsonObject newKey(const QByteArray& body)
    {
        return ContractClient::object(m_client.mine("POST", "/v1/user/keys", body), "key");
    }
    QByteArray newFolder(const QByteArray& name)
    {
        return ContractClient::idOf(ContractClient::object(
            m_client.mine("POST", "/v1/folders",
                          R"({"folder":{"name":")" + name + R"(","folderType":1,"parent":0}})"),
            "data"));
    }
    QJsonObject newTemplate(const QString& title)
    {
        QJsonObject wanted = ServiceFixture::document(51, title);
        wanted.insert(u"documentType"_s, 7);
        wanted.insert(u"invitations"_s, QJsonArray{QJsonObject{{u"actionType"_s, 15}, {u"sequence"_s, 1}}});
        return m_client.created(wanted);
    }
    /** `run` may be empty. */
    RawAnswer sendBulk(const QJsonObject& source, int count, const QString& run = {},
                       const QByteArray& headers = {})
    {
        QJsonArray rows;
        for (int i = 0; i < count; ++i)
            rows.append(QJsonObject{{u"recipientName"_s, u"P"_s},
                                    {u"recipientEmail"_s, u"p%1@example.com"_s.arg(i)}});
        QJsonObject body{{u"Invitations"_s, rows}};
        if (!run.isEmpty()) body.insert(u"run"_s, run);
        return m_client.mine("POST", "/v1/templates/use/" + ContractClient::idOf(source),
                             ServiceFixture::bytes(body), headers);
    }
    RawAnswer send(const QJsonObject& document, const QByteArray& headers = {})
    {
        return m_client.mine("PUT", ContractClient::pathOf(document), R"({"signingStatus":52})", headers);
    }
    /** The row of a document in the statement; empty if there is none. */
    QJsonObject chargeOf(const QJsonObject& document, const QByteArray& auth = {})
    {
        for (const QJsonValue& each : usage("pageSize=500", auth).value("charges"_L1).toArray())
            if (each["documentId"_L1] == document.value("id"_L1)) return each.toObject();
        return {};
    }
    /** Holds at all times. */
    void sumIsExact()
    {
        const QJsonObject statement = usage("pageSize=500");
        QCOMPARE(statement.value("cents"_L1).toInteger(), charges());
        qint64 cents = 0;
        qint64 count = 0;
        for (const QJsonValue& each : statement.value("charges"_L1).toArray()) {
            cents += each["cents"_L1].toInteger();
            ++count;
        }
        if (count == statement.value("chargeCount"_L1).toInteger()) QCOMPARE(cents, charges());
        for (const QByteArray& group : {QByteArray("month"), QByteArray("key"), QByteArray("template")}) {
            qint64 sum = 0;
            const QJsonObject grouped = usage("group=" + group);
            for (const QJsonValue& each : grouped.value("groups"_L1).toArray())
                sum += each["cents"_L1].toInteger();
            QCOMPARE(sum, charges());
            QCOMPARE(grouped.value("cents"_L1).toInteger(), charges());
        }
    }

private Q_SLOTS:
    void theFeeIsTheAnnouncedOne()
    {
        const QJsonObject account = json(m_client.mine("GET", "/user"));
        QCOMPARE(account.value("feePerDocumentCents"_L1).toInteger(), domain::documentFeeCents);
        QCOMPARE(account.value("limits"_L1)["usage"_L1].toBool(), true);
        const QJsonObject document = m_client.created(52);
        QCOMPARE(charges(), domain::documentFeeCents);
        QCOMPARE(chargeOf(document).value("cents"_L1).toInteger(), domain::documentFeeCents);
    }

    void aRowForEachSentDocument()
    {
        const qint64 before = usage().value("chargeCount"_L1).toInteger();
        const QJsonObject draft = m_client.created(51, u"Draft"_s);
        QVERIFY(chargeOf(draft).isEmpty());
        QCOMPARE(send(draft).status, 200);
        const QJsonObject row = chargeOf(draft);
        QCOMPARE(row.value("title"_L1).toString(), u"Draft"_s);
        QCOMPARE(row.value("documents"_L1).toInteger(), 1);
        QVERIFY(row.value("time"_L1).toInteger() > 0);
        QVERIFY(row.value("key"_L1)["id"_L1].toInteger() > 0);
        QVERIFY(row.value("template"_L1).isNull());
        QVERIFY(row.value("run"_L1).isNull());
        QCOMPARE(row.value("repeats"_L1).toInteger(), 0);
        // Sending again and cancelling cost nothing and give nothing back.
        QVERIFY(send(draft).status >= 200);
        QCOMPARE(
            m_client
                .mine("PUT", ContractClient::pathOf(draft), R"({"signingStatus":56,"reason":"A mistake"})")
                .status,
            200);
        QCOMPARE(usage().value("chargeCount"_L1).toInteger(), before + 1);
        sumIsExact();
    }

    void repeatsAreNamed()
    {
        const QJsonObject draft = m_client.created(51, u"Repeated"_s);
        for (int i = 0; i < 3; ++i)
            QCOMPARE(send(draft, keyed("send-once")).status, 200);
        const QJsonObject row = chargeOf(draft);
        QCOMPARE(row.value("cents"_L1).toInteger(), domain::documentFeeCents);
        QCOMPARE(row.value("repeats"_L1).toInteger(), 2);
        QVERIFY(row.value("lastRepeat"_L1).toInteger() >= row.value("time"_L1).toInteger());
        QCOMPARE(usage("group=month").value("repeats"_L1).toInteger(), 2);
        sumIsExact();
    }

    void runsKeysAndTemplatesAreNamed()
    {
        const QJsonObject source = newTemplate(u"Lease"_s);
        const RawAnswer named = sendBulk(source, 2, u"November"_s, keyed("bulk-usage"));
        QCOMPARE(named.status, 200);
        QCOMPARE(sendBulk(source, 2, u"November"_s, keyed("bulk-usage")).body, named.body);
        QCOMPARE(sendBulk(source, 3).status, 200);
        const QJsonArray rows = usage("pageSize=500").value("charges"_L1).toArray();
        QSet<QString> runs;
        int ofTemplate = 0;
        for (const QJsonValue& each : rows) {
            if (each["template"_L1]["id"_L1] != source.value("id"_L1)) continue;
            ++ofTemplate;
            QCOMPARE(each["template"_L1]["title"_L1].toString(), u"Lease"_s);
            runs.insert(each["run"_L1].toString());
            QCOMPARE(each["repeats"_L1].toInteger(), each["run"_L1].toString() == u"November"_s ? 1 : 0);
        }
        QCOMPARE(ofTemplate, 5);
        QCOMPARE(runs.size(), 2);
        QVERIFY(runs.contains(u"November"_s));
        // A use of the template may be part of the run.
        const RawAnswer used = m_client.mine(
            "POST", "/v2/templates/sign/" + ContractClient::idOf(source),
            R"({"run":"November","Invitations":[{"recipientName":"Q","recipientEmail":"q@example.com"}]})");
        QCOMPARE(used.status, 201);
        QCOMPARE(chargeOf(documentIn(used)).value("run"_L1).toString(), u"November"_s);
        QCOMPARE(sendBulk(source, 1, QString(101, u'x')).status, 400);
        // So can a document that is created as a draft and sent later.
        const RawAnswer begun = m_client.mine(
            "POST", "/v2/templates/sign/" + ContractClient::idOf(source),
            R"({"run":"Later","signingStatus":51,"Invitations":[{"recipientName":"L","recipientEmail":"l@example.com"}]})");
        QCOMPARE(begun.status, 201);
        QCOMPARE(m_client
                     .mine("PUT", ContractClient::pathOf(documentIn(begun)),
                           R"({"document":{"signingStatus":52}})")
                     .status,
                 200);
        QCOMPARE(chargeOf(documentIn(begun)).value("run"_L1).toString(), u"Later"_s);

        const QJsonArray groups = usage("group=template").value("groups"_L1).toArray();
        const auto lease = std::find_if(groups.begin(), groups.end(), [&](const QJsonValue& each) {
            return each["template"_L1]["id"_L1] == source.value("id"_L1);
        });
        QVERIFY(lease != groups.end());
        QCOMPARE((*lease)["documents"_L1].toInteger(), 7);
        sumIsExact();
    }

    void theNameOfARevokedKeyStays()
    {
        const QJsonObject key = newKey(R"({"name":"Shop"})");
        const QByteArray auth = headerOf(key.value("secret"_L1).toString());
        const QJsonObject draft = m_client.created(51, u"By the shop"_s);
        QCOMPARE(m_client.as(auth, "PUT", ContractClient::pathOf(draft), R"({"signingStatus":52})").status,
                 200);
        QCOMPARE(m_client.mine("DELETE", "/v1/user/keys/" + ContractClient::idOf(key)).status, 200);
        const QJsonValue named = chargeOf(draft).value("key"_L1);
        QCOMPARE(named["name"_L1].toString(), u"Shop"_s);
        QCOMPARE(named["id"_L1], key.value("id"_L1));
        QCOMPARE(named["lastFour"_L1], key.value("lastFour"_L1));
        const QJsonArray groups = usage("group=key").value("groups"_L1).toArray();
        QVERIFY(std::any_of(groups.begin(), groups.end(), [](const QJsonValue& each) {
            return each["key"_L1]["name"_L1].toString() == u"Shop"_s &&
                   each["cents"_L1].toInteger() == domain::documentFeeCents;
        }));
        sumIsExact();
    }

    void aPurgedDocumentStaysInTheStatement()
    {
        const QJsonObject document = m_client.created(52, u"To be purged"_s);
        const QByteArray ids = "?ids=" + ContractClient::idOf(document);
        QCOMPARE(m_client.mine("DELETE", "/documents/array" + ids).status, 200);
        QCOMPARE(m_client.mine("DELETE", "/documents/array" + ids + "&purge=true").status, 200);
        QCOMPARE(m_client.mine("GET", ContractClient::pathOf(document)).status, 410);
        const QJsonObject row = chargeOf(document);
        QCOMPARE(row.value("title"_L1).toString(), u"To be purged"_s);
        QCOMPARE(row.value("cents"_L1).toInteger(), domain::documentFeeCents);
        sumIsExact();
    }

    void whoSeesWhat()
    {
        const QByteArray folder = newFolder("Clients");
        QJsonObject wanted = ServiceFixture::document(52, u"Inside"_s);
        wanted.insert(u"folderId"_s, folder.toLongLong());
        const QJsonObject inside = m_client.created(wanted);
        const QJsonObject outside = m_client.created(52, u"Outside"_s);
        // A template elsewhere isn't disclosed by a document in the folder.
        const QJsonObject source = newTemplate(u"Secret template"_s);
        const RawAnswer used =
            m_client.mine("POST", "/v2/templates/sign/" + ContractClient::idOf(source),
                          R"({"title":"Made","folderId":)" + folder +
                              R"(,"Invitations":[{"recipientName":"Q","recipientEmail":"q@example.com"}]})");
        QCOMPARE(used.status, 201);

        const QByteArray limited =
            headerOf(newKey(R"({"name":"Clients","folderId":)" + folder + '}').value("secret"_L1).toString());
        const QJsonObject seen = usage("pageSize=500", limited);
        QCOMPARE(seen.value("chargeCount"_L1).toInteger(), 2);
        QCOMPARE(seen.value("cents"_L1).toInteger(), 2 * domain::documentFeeCents);
        QVERIFY(!chargeOf(inside, limited).isEmpty());
        QVERIFY(chargeOf(outside, limited).isEmpty());
        for (const QByteArray& query : {QByteArray("pageSize=500"), QByteArray("group=template"),
                                        QByteArray("group=key"), QByteArray("group=month")})
            for (const QByteArray& accept : {QByteArray("application/json"), QByteArray("text/csv")}) {
                const RawAnswer answer =
                    m_client.as(limited + "Accept: " + accept + "\r\n", "GET", "/v1/user/usage?" + query);
                QCOMPARE(answer.status, 200);
                QVERIFY2(!answer.body.contains("Outside") && !answer.body.contains("Secret template") &&
                             !answer.body.contains("Shop"),
                         answer.body);
            }
        // Whoever may only read sees no other key.
        const QByteArray reader =
            headerOf(newKey(R"({"name":"Reader","scopes":["read"]})").value("secret"_L1).toString());
        const QJsonArray keys = usage("group=key", reader).value("groups"_L1).toArray();
        QCOMPARE(keys.size(), 1);
        QVERIFY(keys.at(0)["key"_L1].isNull());
        QCOMPARE(keys.at(0)["cents"_L1].toInteger(), charges());
        QVERIFY(chargeOf(inside, reader).value("key"_L1).isNull());
        // Another account sees nothing.
        QCOMPARE(usage({}, m_client.service.otherAuth).value("chargeCount"_L1).toInteger(), 0);
    }

    void periods()
    {
        const QJsonObject document = m_client.created(52, u"Dated"_s);
        const qint64 time = chargeOf(document).value("time"_L1).toInteger();
        const auto countIn = [&](qint64 from, qint64 to) {
            return usage("from=" + QByteArray::number(from) + "&to=" + QByteArray::number(to))
                .value("chargeCount"_L1)
                .toInteger();
        };
        QVERIFY(countIn(time, time + 1) >= 1); // from is inclusive
        QCOMPARE(countIn(time + 1, time + 1), 0);
        const qint64 all = usage().value("chargeCount"_L1).toInteger();
        QCOMPARE(countIn(0, time) + countIn(time, time + 1'000'000'000), all); // to is exclusive
        const QString month = QDateTime::fromMSecsSinceEpoch(
                                  time, QTimeZone(usage().value("timeZone"_L1).toString().toLatin1()))
                                  .toString(u"yyyy-MM"_s);
        const QJsonArray months = usage("group=month").value("groups"_L1).toArray();
        QCOMPARE(months.last()["month"_L1].toString(), month);
        // Pages don't overlap.
        QSet<qint64> ids;
        for (int page = 1;; ++page) {
            const QJsonArray rows =
                usage("pageSize=3&pageIndex=" + QByteArray::number(page)).value("charges"_L1).toArray();
            if (rows.isEmpty()) break;
            for (const QJsonValue& each : rows)
                ids.insert(each["id"_L1].toInteger());
        }
        QCOMPARE(ids.size(), all);
        m_client.strict = false;
        for (const char* query : {"group=year", "from=yesterday", "from=2000&to=1000", "month=3",
                                  "pageSize=0", "group=month&group=key"})
            QCOMPARE(m_client.mine("GET", QByteArray("/v1/user/usage?") + query).status, 400);
        m_client.strict = true;
    }

    void csv()
    {
        const QJsonObject document = m_client.created(52, u"=cmd|' /C calc'!A0"_s);
        const auto table = [&](const QByteArray& query) {
            return m_client.mine("GET", "/v1/user/usage" + query, {}, "Accept: text/csv\r\n");
        };
        const RawAnswer all = table({});
        QCOMPARE(all.status, 200);
        QVERIFY(all.header("Content-Type").startsWith("text/csv"));
        QVERIFY(all.header("Content-Disposition").contains("charges.csv"));
        QVERIFY(all.body.startsWith("id,time,documentId,title,templateId,templateTitle,keyId,keyName,"
                                    "keyLastFour,run,documents,cents,repeats,lastRepeat\r\n"));
        QCOMPARE(all.body.count("\r\n"), usage().value("chargeCount"_L1).toInteger() + 1);
        QVERIFY(all.body.contains(',' + ContractClient::idOf(document) + ",'=cmd|"));
        QCOMPARE(table("?pageSize=2").body.count("\r\n"), 3);
        QVERIFY(table("?group=month").body.startsWith("month,documents,cents,repeats\r\n"));
        QVERIFY(table("?group=key").body.startsWith("keyId,keyName,keyLastFour,documents,cents,repeats\r\n"));
        QVERIFY(
            table("?group=template").body.startsWith("templateId,templateTitle,documents,cents,repeats\r\n"));
        QCOMPARE(table("?group=year").status, 400);
    }

    void aWarningAtFourFifthsOfTheLimit()
    {
        const auto limit = [&](qint64 cents) {
            QCOMPARE(m_client
                         .mine("PUT", "/user/userSettings",
                               R"({"userSetting":{"spendLimitCents":)" +
                                   (cents < 0 ? QByteArray("null") : QByteArray::number(cents)) + "}}")
                         .status,
                     200);
        };
        const auto warns = [&] {
            return json(m_client.mine("GET", "/user")).value("spendWarning"_L1).toBool();
        };
        const qint64 spent = charges();
        QVERIFY(!warns()); // no limit
        limit(spent * 5 / 4 + 5);
        QVERIFY(!warns());
        limit(spent * 5 / 4);
        QVERIFY(warns());
        limit(-1);
        QVERIFY(!warns());
    }

    /** Send, retry and cancel race for each document; INKSTONE_RACES sets how many. */
    void racesKeepTheSumExact()
    {
        bool isSet = false;
        const int wanted = qEnvironmentVariableIntValue("INKSTONE_RACES", &isSet);
        const int races = isSet ? wanted : 150;
        const QJsonObject source = newTemplate(u"Raced"_s);
        const QByteArray use = "/v2/templates/sign/" + ContractClient::idOf(source);
        const ServiceFixture& service = m_client.service;
        struct Step
        {
            int document = 0;
            int kind = 0; // 0: send, 1: the same again, 2: cancel
        };
        std::vector<Step> steps;
        for (int i = 0; i < races; ++i)
            for (int kind = 0; kind < 3; ++kind)
                steps.push_back({i, kind});
        QRandomGenerator random(41);
        for (std::size_t from = 0; from < steps.size(); from += 12)
            std::shuffle(steps.begin() + static_cast<std::ptrdiff_t>(from),
                         steps.begin() + static_cast<std::ptrdiff_t>(std::min(from + 12, steps.size())),
                         random);
        std::vector<QByteArray> paths(static_cast<std::size_t>(races));
        std::atomic<int> next = 0;
        std::atomic<bool> isOver = false;
        std::atomic<int> faults = 0;
        const auto inThreads = [&next](const std::function<bool(int)>& run) {
            next = 0;
            std::vector<std::thread> threads;
            for (int t = 0; t < 6; ++t)
                threads.emplace_back([&] {
                    while (run(next++)) {
                    }
                });
            for (std::thread& thread : threads)
                thread.join();
        };
        inThreads([&](int i) {
            if (i >= races) return false;
            const RawAnswer made = service.mine(
                "POST", use,
                R"({"signingStatus":51,"Invitations":[{"recipientName":"P","recipientEmail":"p@example.com"}]})");
            if (made.status != 201) ++faults;
            paths[static_cast<std::size_t>(i)] = ServiceFixture::pathOf(documentIn(made));
            return true;
        });
        QCOMPARE(faults.load(), 0);
        auto opened = store::openDatabase(service.databaseAddress(), store::Schema::Service);
        QVERIFY(opened.has_value());
        int looks = 0;
        std::thread reader([&] { // at all times, as others see it
            while (!isOver) {
                auto rows = store::runText(
                    **opened,
                    u"SELECT a.charges_cents, a.documents_sent, (SELECT sum(c.cents) FROM charge c WHERE "
                    "c.account_id = a.id), (SELECT sum(c.documents) FROM charge c WHERE c.account_id = a.id) "
                    "FROM account a WHERE a.email = 'anna@example.com'"_s,
                    {});
                if (!rows || !rows->next()) {
                    ++faults;
                    continue;
                }
                if (rows->value(0).toLongLong() != rows->value(2).toLongLong() ||
                    rows->value(1).toLongLong() != rows->value(3).toLongLong())
                    ++faults;
                ++looks;
            }
        });
        inThreads([&](int i) {
            if (i >= static_cast<int>(steps.size())) return false;
            const Step step = steps[static_cast<std::size_t>(i)];
            const QByteArray& path = paths[static_cast<std::size_t>(step.document)];
            const QByteArray key = keyed("race-" + QByteArray::number(step.document));
            const RawAnswer answer =
                step.kind == 2 ? service.mine("PUT", path, R"({"signingStatus":56,"reason":"Race"})")
                               : service.mine("PUT", path, R"({"signingStatus":52})", key);
            if (answer.status >= 500 || answer.status < 200) ++faults;
            return true;
        });
        isOver = true;
        reader.join();
        QCOMPARE(faults.load(), 0);
        QVERIFY(looks > 0);
        int sent = 0;
        for (const QByteArray& path : paths)
            sent += service.mine("GET", path).body.contains("\"documentSentTime\":null") ? 0 : 1;
        const QJsonArray groups = usage("group=template").value("groups"_L1).toArray();
        const auto raced = std::find_if(groups.begin(), groups.end(), [&](const QJsonValue& each) {
            return each["template"_L1]["id"_L1] == source.value("id"_L1);
        });
        QVERIFY(raced != groups.end());
        QCOMPARE((*raced)["documents"_L1].toInteger(), sent);
        QCOMPARE((*raced)["cents"_L1].toInteger(), sent * domain::documentFeeCents);
        sumIsExact();
    }
};

INK_TEST(TestUsage, "tst_usage")

} // namespace tst_usage

#include "tst_usage.moc"
