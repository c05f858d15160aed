#include "app/base/languages.h"
#include "app/service/documents/reasons.h"
#include "app/service/http/attemptlimiter.h"
#include "app/service/http/authenticator.h"
#include "app/service/http/passwordhash.h"
#include "app/service/http/responses.h"
#include "app/service/http/router.h"
#include "app/service/http/server/requesttarget.h"
#include "app/store/database/database.h"
#include "app/store/schema/opendatabase.h"
#include "tests/support/requirements.h"
#include "tests/support/testmain.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSet>
#include <QTemporaryDir>
#include <QTest>

namespace tst_router {

using namespace ink;
using namespace ink::service::http;

class TestRouter final : public QObject
{
    Q_OBJECT

    Router m_router;

    QString found(const QByteArray& method, const char* path) const
    {
        const Router::Match match = m_router.match(method, QString::fromLatin1(path));
        if (match.isOtherVersion) return QStringLiteral("other ") + match.addresses.join(QLatin1Char(' '));
        if (!match.route)
            return match.allowedMethods.isEmpty()
                       ? QStringLiteral("404")
                       : QStringLiteral("405 ") + QString::fromLatin1(match.allowedMethods.join(' '));
        QString text = match.route->pattern;
        for (auto it = match.variables.begin(); it != match.variables.end(); ++it)
            text += QLatin1Char(' ') + it.key() + QLatin1Char('=') + it.value();
        return text;
    }

private Q_SLOTS:
    void answersDoNotTellTheDatabase()
    {
        const auto none = store::openDatabase(QStringLiteral("postgresql://ink@127.0.0.1:1/secretname"),
                                              store::Schema::Service);
        QVERIFY(!none.has_value());
        if (!test::require(!none.error().detail.english().contains(QLatin1String("driver")),
                           "Qt's driver for PostgreSQL"))
            return;
        QVERIFY(none.error().detail.english().contains(QLatin1String("secretname"))); // for operators
        const Response answer = errorResponse(none.error(), Request{});
        QCOMPARE(answer.status, 503);
        QVERIFY2(!answer.body.contains("secretname") && !answer.body.contains("127.0.0.1"),
                 answer.body.constData());
    }

    void refusalsAreInTheLanguageOfThePage()
    {
        const Error error = fail(ErrorCode::Validation, reasons::nameNeeded(),
                                 {{QStringLiteral("name"), reasons::nameNeeded()}})
                                .value();
        const auto refusal = [&](const QList<QPair<QByteArray, QByteArray>>& headers) {
            Request request;
            request.headers = headers;
            return QJsonDocument::fromJson(errorResponse(error, request).body).object();
        };
        const auto sentence = [](const QJsonObject& answer) {
            return answer.value(QLatin1String("message")).toString();
        };
        const QString english = QStringLiteral("Enter your name.");
        QCOMPARE(sentence(refusal({})), english);
        QCOMPARE(sentence(refusal({{"x-inkstone-language", "tlh"}})), english);
        QSet<QString> all{english};
        for (const QString& language : languageCodes()) {
            const QJsonObject answer = refusal({{"x-inkstone-shown-language", language.toLatin1()}});
            all.insert(sentence(answer));
            const QJsonObject field = answer.value(QLatin1String("details")).toArray().first().toObject();
            QCOMPARE(sentence(field), sentence(answer));
            QCOMPARE(answer.value(QLatin1String("reason")).toString(), QStringLiteral("name_needed"));
            QCOMPARE(sentence(refusal({{"x-inkstone-language", language.toLatin1()}})), sentence(answer));
        }
        QCOMPARE(all.size(), languageCodes().size());
        // What the page shows counts, not what was chosen before.
        QCOMPARE(sentence(refusal({{"x-inkstone-language", "de"}, {"x-inkstone-shown-language", "en"}})),
                 english);
    }

    void initTestCase()
    {
        const auto none = [](const Request&) { return Response{}; };
        for (const auto& [method, pattern] : std::initializer_list<std::pair<const char*, const char*>>{
                 {"GET", "/v1/documents/{docID}"},
                 {"PUT", "/v1/documents/{docID}"},
                 {"DELETE", "/documents/array"},
                 {"POST", "/v1/documents/array"},
                 {"GET", "/v2/documents/search2"},
                 {"GET", "/v1/user/"},
                 {"GET", "/sign/{guid}/pages/{n}.png"},
                 {"GET", "/sign/{guid}/pages/{n}.txt"},
                 {"GET", "/sign/{guid}/pages/{n}.json"}})
            m_router.add(
                {method, QString::fromLatin1(pattern), Router::Access::Public, Router::Body::None, none});
    }

    void matches_data()
    {
        QTest::addColumn<QByteArray>("method");
        QTest::addColumn<QByteArray>("path");
        QTest::addColumn<QString>("expected");
        const auto row = [](const char* method, const char* path, const char* expected) {
            QTest::addRow("%s %s", method, path)
                << QByteArray(method) << QByteArray(path) << QString::fromLatin1(expected);
        };
        row("GET", "/v1/documents/5", "/v1/documents/{docID} docID=5");
        row("GET", "/documents/5", "/v1/documents/{docID} docID=5");
        row("HEAD", "/documents/5", "/v1/documents/{docID} docID=5");
        row("DELETE", "/v1/documents/array", "/documents/array");
        row("POST", "/documents/array", "/v1/documents/array");
        row("GET", "/documents/array", "405 DELETE POST");
        row("DELETE", "/documents/5", "405 GET HEAD PUT");
        row("GET", "/Documents/5", "404");
        row("GET", "/v2/documents/search2", "/v2/documents/search2");
        row("GET", "/documents/search2", "other /v2/documents/search2");
        row("GET", "/v1/v2/documents/search2", "/v2/documents/search2");
        row("GET", "/user", "/v1/user/");
        row("GET", "/documents//5", "404");
        row("GET", "/documents/5/", "/v1/documents/{docID} docID=5");
        row("GET", "/sign/a-b/pages/12.png", "/sign/{guid}/pages/{n}.png");
        row("GET", "/sign/a-b/pages/.png", "404");
        row("GET", "/", "404");
    }
    void matches()
    {
        QFETCH(const QByteArray, method);
        QFETCH(const QByteArray, path);
        QFETCH(const QString, expected);
        const QString got = found(method, path.constData());
        QVERIFY2(got == expected || got.startsWith(expected + QLatin1Char(' ')), qPrintable(got));
    }

    void targetsAreReadStrictly()
    {
        const auto good = parseRequestTarget("/docu%6Dents/5/?text=a%20b+c&X=%C3%A9");
        QVERIFY(good.has_value());
        QCOMPARE(good->path, QStringLiteral("/documents/5"));
        QVERIFY(good->hasTrailingSlash);
        QCOMPARE(good->query.at(0).second, QStringLiteral("a b c"));
        QCOMPARE(good->query.at(1).second, QString::fromUtf8("é"));
        QVERIFY(parseRequestTarget("http://host:1/documents?x=1").has_value());
        for (const char* bad :
             {"documents", "/a%0", "/a%zz", "/a%00b", "/a/../b", "/a/%2e%2e/b", "/./a", "/a%2fb", "/a\\b",
              "/a%5cb", "/%ff", "/a#b", "/a%0d%0aX:1", "*", "/x?a=%00%", "/x?a=%ff"})
            QVERIFY2(!parseRequestTarget(bad).has_value(), bad);
        QCOMPARE(parseRequestTarget("/" + QByteArray(9000, 'x')).error().code, ErrorCode::TooLarge);
    }

    void rangesAndEtags_data()
    {
        QTest::addColumn<QByteArray>("name");
        QTest::addColumn<QByteArray>("value");
        QTest::addColumn<int>("status");
        QTest::addColumn<QByteArray>("content");
        QTest::newRow("none") << QByteArray("x") << QByteArray() << 200 << QByteArray("0123456789");
        QTest::newRow("first") << QByteArray("range") << QByteArray("bytes=0-3") << 206 << QByteArray("0123");
        QTest::newRow("open") << QByteArray("range") << QByteArray("bytes=7-") << 206 << QByteArray("789");
        QTest::newRow("last") << QByteArray("range") << QByteArray("bytes=-2") << 206 << QByteArray("89");
        QTest::newRow("beyond") << QByteArray("range") << QByteArray("bytes=4-99") << 206
                                << QByteArray("456789");
        QTest::newRow("several") << QByteArray("range") << QByteArray("bytes=0-1,3-4") << 200
                                 << QByteArray("0123456789");
        QTest::newRow("backwards") << QByteArray("range") << QByteArray("bytes=5-2") << 200
                                   << QByteArray("0123456789");
        QTest::newRow("junk") << QByteArray("range") << QByteArray("bytes=a-b") << 200
                              << QByteArray("0123456789");
        QTest::newRow("outside") << QByteArray("range") << QByteArray("bytes=10-") << 416 << QByteArray();
        QTest::newRow("no last bytes")
            << QByteArray("range") << QByteArray("bytes=-0") << 416 << QByteArray();
        QTest::newRow("same tag") << QByteArray("if-none-match") << QByteArray("\"a\", W/\"t\"") << 304
                                  << QByteArray();
        QTest::newRow("other tag") << QByteArray("if-none-match") << QByteArray("\"a\"") << 200
                                   << QByteArray("0123456789");
    }
    void rangesAndEtags()
    {
        QFETCH(const QByteArray, name);
        QFETCH(const QByteArray, value);
        QFETCH(const int, status);
        QFETCH(const QByteArray, content);
        Request request;
        request.method = "GET";
        request.headers = {{name, value}};
        Response response;
        response.body = "0123456789";
        response.supportsRange = true;
        response.setHeader("ETag", "\"t\"");
        response.setHeader("X-Bad", "a\r\nSet-Cookie: b");
        const WireResponse answer = toWire(request, response, false, 1'700'000'000);
        QCOMPARE(response.status, status);
        QVERIFY(answer.head.startsWith("HTTP/1.1 " + QByteArray::number(status)));
        QVERIFY(!answer.head.contains("Set-Cookie"));
        QVERIFY(answer.head.contains("Date: Tue, 14 Nov 2023 22:13:20 GMT"));
        if (status == 416) {
            QVERIFY(answer.head.contains("Content-Range: bytes */10"));
            QVERIFY(contentChunk(response, answer.from, answer.length)->contains("\"range\""));
        } else {
            QCOMPARE(*contentChunk(response, answer.from, answer.length), content);
        }
    }

    void failedLoginsAreCounted()
    {
        QTemporaryDir folder;
        auto database = store::openSqlite(folder.filePath(QStringLiteral("s.db")), store::Schema::Service);
        QVERIFY(database.has_value());
        AttemptLimiter limiter(**database);
        AttemptLimiter otherProcess(**database);
        const QString a = QStringLiteral("a");
        const Timestamp start{std::chrono::hours(1)};
        for (int i = 0; i < 10; ++i) {
            QCOMPARE(limiter.remainingWait({a}, start).count(), 0);
            limiter.recordFailure({a, QStringLiteral("c")}, start + std::chrono::seconds(i));
        }
        const Timestamp later = start + std::chrono::seconds(10);
        QCOMPARE(limiter.remainingWait({a}, later), std::chrono::milliseconds(290'000));
        QCOMPARE(otherProcess.remainingWait({QStringLiteral("b"), QStringLiteral("c")}, later),
                 std::chrono::milliseconds(290'000));
        QCOMPARE(limiter.remainingWait({QStringLiteral("b")}, start).count(), 0);
        QCOMPARE(limiter.remainingWait({a}, start + std::chrono::seconds(301)).count(), 0);
        // A successful sign-in isn't delayed by earlier failures.
        limiter.recordSuccess(QStringLiteral("c"), start + std::chrono::seconds(11));
        AttemptLimiter third(**database);
        QCOMPARE(third.remainingWait({QStringLiteral("c")}, later).count(), 0);
        QVERIFY(third.remainingWait({a}, later).count() > 0);
    }

    void passwordsAreHashed()
    {
        const auto hash = hashPassword(Secret("correct horse"));
        QVERIFY(hash.has_value());
        QVERIFY(verifyPassword(Secret("correct horse"), *hash));
        QVERIFY(!verifyPassword(Secret("correct horsf"), *hash));
        QVERIFY(!verifyPassword(Secret("x"), {}));
        QVERIFY(!verifyPassword(Secret("x"), "scrypt$99$8$1$AAAA$AAAA"));
        QVERIFY(*hash != *hashPassword(Secret("correct horse")));
    }

    void addressesAreMatchedByNetwork()
    {
        const QStringList networks{QStringLiteral("10.1.0.0/16"), QStringLiteral("192.0.2.7"),
                                   QStringLiteral("2001:db8::/33")};
        QVERIFY(isAllowedAddress({}, QStringLiteral("8.8.8.8")));
        QVERIFY(isAllowedAddress(networks, QStringLiteral("10.1.255.3")));
        QVERIFY(isAllowedAddress(networks, QStringLiteral("::ffff:10.1.2.3")));
        QVERIFY(!isAllowedAddress(networks, QStringLiteral("10.2.0.1")));
        QVERIFY(isAllowedAddress(networks, QStringLiteral("192.0.2.7")));
        QVERIFY(isAllowedAddress(networks, QStringLiteral("2001:db8:7fff::1")));
        QVERIFY(!isAllowedAddress(networks, QStringLiteral("2001:db8:8000::1")));
        QVERIFY(!isAllowedAddress({QStringLiteral("nonsense")}, QStringLiteral("127.0.0.1")));
        QVERIFY(isLoopback(QStringLiteral("127.8.0.1")) && isLoopback(QStringLiteral("::1")) &&
                !isLoopback(QStringLiteral("10.0.0.1")));
    }
};

INK_TEST(TestRouter, "tst_router")

} // namespace tst_router

#include "tst_router.moc"
