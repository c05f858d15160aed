// Request smuggling and other malicious requests: each is rejected, closed or parsed exactly as in RFC 9112,
// and the next client gets the right response.
#include "tests/support/rawsocket.h"
#include "tests/support/servicefixture.h"
#include "tests/support/testmain.h"

#include <QJsonObject>
#include <QTest>

namespace tst_hostile {

using namespace ink::test;

class TestHostile final : public QObject
{
    Q_OBJECT

    ServiceFixture m_service;

    /** Sends everything, closes the sending direction, and returns the responses. */
    [[nodiscard]] QList<int> statusesOf(const QByteArray& bytes)
    {
        RawSocket socket(m_service.port);
        (void)socket.send(bytes);
        socket.endSending();
        bool closed = false;
        const QByteArray answers = socket.readAll(&closed);
        QList<int> all = statusesIn(answers);
        if (!closed) all << -2;
        if (answers.contains("smuggled-")) all << -3;
        return all;
    }
    [[nodiscard]] QByteArray folders() { return m_service.mine("GET", "/v1/folders").body; }
    [[nodiscard]] QByteArray head(const QByteArray& headers) const
    {
        return "POST /v1/folders HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n" +
               m_service.auth + headers + "\r\n";
    }

private Q_SLOTS:
    void initTestCase() { QVERIFY(m_service.start()); }

    void isRefusedOrClosed_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<int>("status"); // 0 = closed without a response
        const QByteArray body = R"({"folder":{"name":"smuggled-folder"}})";
        const QByteArray size = QByteArray::number(body.size());
        const QByteArray chunk = QByteArray::number(body.size(), 16) + "\r\n" + body + "\r\n";
        const QByteArray hidden = "GET /health/live?smuggled-1 HTTP/1.1\r\nHost: localhost\r\n\r\n";
        const auto row = [](const char* name, const QByteArray& bytes, int status = 400) {
            QTest::newRow(name) << bytes << status;
        };
        const auto withLength = [&](const QByteArray& line) { return head(line + "\r\n") + body + hidden; };
        const auto chunked = [&](const QByteArray& rest) {
            return head("Transfer-Encoding: chunked\r\n") + rest + hidden;
        };
        // Ambiguous body lengths
        row("both, length first", head("Content-Length: " + size + "\r\nTransfer-Encoding: chunked\r\n") +
                                      chunk + "0\r\n\r\n" + hidden);
        row("both, coding first",
            head("Transfer-Encoding: chunked\r\nContent-Length: 4\r\n") + chunk + "0\r\n\r\n");
        row("two lengths", withLength("Content-Length: " + size + "\r\nContent-Length: 4"));
        row("two equal lengths", withLength("Content-Length: " + size + "\r\nContent-Length: " + size));
        row("list of lengths", withLength("Content-Length: " + size + ", " + size));
        for (const char* bad : {"+5", "-5", "0x5", "5 5", "5.0", "5e1", "\"5\"", "",
                                "99999999999999999999999999", "5;a", "\xc2\xb2"})
            QTest::addRow("length %s", bad) << withLength("Content-Length: " + QByteArray(bad)) << 400;
        row("huge length", head("Content-Length: 9223372036854775807\r\n") + body, 413);
        row("length over the limit", head("Content-Length: 300000000\r\n") + body, 413);
        for (const char* bad : {"identity", "gzip", "gzip, chunked", "chunked, chunked", "chunked, identity",
                                "xchunked", "chunkedx", "\"chunked\"", "chunked;q=1",
                                "\x0b"
                                "chunked",
                                "identity, chunked", ","})
            QTest::addRow("coding %s", bad)
                << head("Transfer-Encoding: " + QByteArray(bad) + "\r\n") + chunk + "0\r\n\r\n" + hidden
                << 400;
        row("two codings",
            head("Transfer-Encoding: chunked\r\nTransfer-Encoding: chunked\r\n") + chunk + "0\r\n\r\n");
        row("coding and HTTP/1.0",
            QByteArray(head("Transfer-Encoding: chunked\r\n")).replace("HTTP/1.1", "HTTP/1.0") + chunk +
                "0\r\n\r\n");
        // Chunks
        for (const char* bad :
             {"-1", "+5", "0x5", "5 ;a", " 5", "g", "", "fffffffffffffffff", "5;a=\"", "5;\n", "5;=b", "5\t"})
            QTest::addRow("chunk size %s", bad)
                << chunked(QByteArray(bad) + "\r\n" + body + "\r\n0\r\n\r\n") << 400;
        row("chunk line ends with LF", chunked(QByteArray(chunk).replace("\r\n{", "\n{") + "0\r\n\r\n"));
        row("chunk line ends with CR", chunked(QByteArray(chunk).replace("\r\n{", "\r{") + "0\r\n\r\n"));
        row("chunk longer than told", chunked("5\r\n" + body + "\r\n0\r\n\r\n"));
        row("chunk without its line end", chunked(QByteArray(chunk).chopped(2) + "0\r\n\r\n"));
        row("chunk of 2^63", chunked("8000000000000000\r\n" + body), 0);
        row("trailer is no header", chunked(chunk + "0\r\nbad header\r\n\r\n"));
        row("trailer with a length twice", chunked(chunk + "0\r\nContent-Length: 5\r\n\r\n"));
        row("endless chunk line", chunked("5;" + QByteArray(100'000, 'a')));
        // Lines
        row("bare LF", QByteArray(get("/health/live")).replace("\r\n", "\n"));
        row("bare LF in the head", get("/health/live", "X: a\nContent-Length: 5\r\n") + hidden);
        row("bare CR", get("/health/live", "X: a\rContent-Length: 5\r\n") + hidden);
        row("CR alone before the end", "GET /health/live HTTP/1.1\r\nHost: a\r\n\r" + hidden);
        row("folded header", get("/health/live", "X: a\r\n b\r\n"));
        row("folded length", head("Content-Length:\r\n " + size + "\r\n") + body);
        row("space before the first header", "GET /health/live HTTP/1.1\r\n Host: localhost\r\n\r\n");
        row("space before the colon", withLength("Content-Length : " + size));
        row("tab before the colon", withLength("Content-Length\t: " + size));
        row("no colon", get("/health/live", "Nothing\r\n"));
        row("empty name", get("/health/live", ": a\r\n"));
        row("NUL in a name", get("/health/live", QByteArray("X\0Y: a\r\n", 8)));
        row("NUL in a value", get("/health/live", QByteArray("X: a\0b\r\n", 8)));
        row("NUL in the address", QByteArray("GET /health/live\0 HTTP/1.1\r\nHost: a\r\n\r\n", 39));
        row("control character in a value", get("/health/live", "X: a\x01\r\n"));
        row("umlaut in a name", get("/health/live", "X\xc3\xa4: a\r\n"));
        row("empty line first", "\r\n" + get("/health/live"));
        row("large head", get("/health/live", "X: " + QByteArray(33'000, 'a') + "\r\n"), 413);
        row("many small headers", get("/health/live", QByteArray("A: b\r\n").repeated(300)), 413);
        // Host
        row("no host", "GET /health/live HTTP/1.1\r\n\r\n");
        row("two hosts", get("/health/live", "Host: b\r\n"));
        row("host with a path", "GET /health/live HTTP/1.1\r\nHost: a/b\r\n\r\n");
        row("host with a user", "GET /health/live HTTP/1.1\r\nHost: a@b\r\n\r\n");
        row("host list", "GET /health/live HTTP/1.1\r\nHost: a, b\r\n\r\n");
        // Versions and methods
        row("HTTP/0.9", "GET /health/live\r\n");
        row("HTTP/0.9 as a version", "GET /health/live HTTP/0.9\r\nHost: a\r\n\r\n");
        row("HTTP/1.2", "GET /health/live HTTP/1.2\r\nHost: a\r\n\r\n");
        row("HTTP/2", "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n");
        row("lower-case version", "GET /health/live http/1.1\r\nHost: a\r\n\r\n");
        row("two spaces", "GET  /health/live HTTP/1.1\r\nHost: a\r\n\r\n");
        row("tabs", "GET\t/health/live\tHTTP/1.1\r\nHost: a\r\n\r\n");
        row("space in the address", "GET /health /live HTTP/1.1\r\nHost: a\r\n\r\n");
        row("TLS hello", QByteArray("\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03", 11));
        row("binary", QByteArray("\xff\xfe\x00\x01\r\n\r\n", 8));
        row("unknown method", "BREW /health/live HTTP/1.1\r\nHost: a\r\n\r\n", 405);
        row("lower-case method", "get /health/live HTTP/1.1\r\nHost: a\r\n\r\n", 405);
        row("long method", QByteArray(20'000, 'A') + " /health/live HTTP/1.1\r\nHost: a\r\n\r\n", 405);
        row("TRACE", "TRACE /health/live HTTP/1.1\r\nHost: a\r\n\r\n", 405);
        row("CONNECT", "CONNECT example.com:443 HTTP/1.1\r\nHost: a\r\n\r\n");
        row("asterisk", "OPTIONS * HTTP/1.1\r\nHost: a\r\n\r\n");
        // Addresses
        row("over-long address", get("/health/live?" + QByteArray(9000, 'a')), 413);
        row("another scheme", get("ftp://localhost/health/live"));
        row("no slash", get("health/live"));
        for (const char* bad :
             {"/health/%2e%2e/live", "/health/%2E%2e%2flive", "/health%2flive", "/health%2Flive",
              "/health%5clive", "/health\\live", "/health/live%00", "/health/live%0d%0aX:a", "/health/live%",
              "/health/live%4", "/health/live%zz", "/health/..%c0%af", "/%c0%ae%c0%ae/", "/health/%ed%a0%80",
              "/health/./live", "/health/../health/live", "/../../etc/passwd", "/health/%ff",
              "/health/live#a"})
            QTest::addRow("path %s", bad) << get(bad) << 400;
        for (const char* other :
             {"/health/%252e%252e/live", "//health/live", "/health//live", "/Health/live", "/health/live/x",
              "/health/live;a=b", "/v2/health/live", "/v1/v1/health/live", "/%E2%80%AE"})
            QTest::addRow("nothing at %s", other) << get(other) << 404;
    }
    void isRefusedOrClosed()
    {
        QFETCH(const QByteArray, bytes);
        QFETCH(const int, status);
        QList<int> statuses = statusesOf(bytes);
        if (status == 0) {
            QVERIFY2(statuses.isEmpty() || (statuses.size() == 1 && statuses.first() / 100 == 4),
                     "must be closed or refused");
        } else {
            QVERIFY(!statuses.isEmpty());
            QCOMPARE(statuses.takeFirst(), status);
            // A valid but wrong request keeps the connection; wrong framing ends it.
            QVERIFY2(statuses.isEmpty(), "nothing behind it may be taken for a request");
        }
        QVERIFY(!folders().contains("smuggled-"));
        QCOMPARE(m_service.call("GET", "/health/live").status, 200);
    }

    void isUnderstoodAndStaysInStep_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QList<int>>("statuses");
        int number = 0;
        const auto body = [&number] {
            return QByteArray(R"({"folder":{"name":"fine )") + QByteArray::number(++number) + "\"}}";
        };
        const auto row = [](const char* name, const QByteArray& bytes, const QList<int>& statuses) {
            QTest::newRow(name) << bytes << statuses;
        };
        const QByteArray live = get("/health/live");
        const auto chunksOf = [](const QByteArray& text, const QByteArray& extension = {}) {
            QByteArray all;
            for (qsizetype at = 0; at < text.size(); at += 7)
                all += QByteArray::number(text.mid(at, 7).size(), 16) + extension + "\r\n" + text.mid(at, 7) +
                       "\r\n";
            return all;
        };
        const QByteArray coding = head("Transfer-Encoding: chunked\r\n");
        row("chunked", coding + chunksOf(body()) + "0\r\n\r\n" + live, {201, 200});
        row("chunk extensions", coding + chunksOf(body(), ";a;b=c;d=\"e;f\"") + "0;last\r\n\r\n" + live,
            {201, 200});
        row("trailers", coding + chunksOf(body()) + "0\r\nX-Sum: 1\r\nAuthorization: Basic x\r\n\r\n" + live,
            {201, 200});
        row("leading zeros", coding + QByteArray(chunksOf(body())).prepend("000") + "00\r\n\r\n" + live,
            {201, 200});
        row("upper-case coding",
            head("Transfer-Encoding: CHUNKED\r\n") + chunksOf(body()) + "0\r\n\r\n" + live, {201, 200});
        const QByteArray plain = body();
        row("length with zeros and spaces",
            head("Content-Length:   00" + QByteArray::number(plain.size()) + "  \r\n") + plain + live,
            {201, 200});
        row("pipeline", live + live + get("/v1/folders", m_service.auth) + get("/nothing") + live,
            {200, 200, 200, 404, 200});
        row("body with a method that needs none",
            "GET /health/live HTTP/1.1\r\nHost: a\r\nContent-Length: " + QByteArray::number(live.size()) +
                "\r\n\r\n" + live + live,
            {200, 200});
        row("absolute address", get("http://other.example/health/live") + live, {200, 200});
        row("HTTP/1.0", "GET /health/live HTTP/1.0\r\n\r\n" + live, {200});
        row("HTTP/1.0 kept alive", "GET /health/live HTTP/1.0\r\nConnection: keep-alive\r\n\r\n" + live,
            {200, 200});
        row("close", get("/health/live", "Connection: close\r\n") + live, {200});
        row("upgrade",
            get("/health/live",
                "Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: a\r\n") +
                live,
            {200, 200});
        row("HEAD", "HEAD /nothing-there HTTP/1.0\r\n\r\n", {});
        const QByteArray late = body();
        row("expects to continue, sends at once",
            head("Expect: 100-continue\r\nContent-Length: " + QByteArray::number(late.size()) + "\r\n") +
                late + live,
            {201, 200});
    }
    void isUnderstoodAndStaysInStep()
    {
        QFETCH(const QByteArray, bytes);
        QFETCH(const QList<int>, statuses);
        if (!statuses.isEmpty()) QCOMPARE(statusesOf(bytes), statuses);
        QCOMPARE(m_service.call("GET", "/health/live").status, 200);
    }

    void dribbledByteForByte()
    {
        const QByteArray body = R"({"folder":{"name":"dribbled"}})";
        const QByteArray bytes = head("Transfer-Encoding: chunked\r\n") +
                                 QByteArray::number(body.size(), 16) + ";x=y\r\n" + body +
                                 "\r\n0\r\nX: y\r\n\r\n" + get("/health/live");
        RawSocket socket(m_service.port);
        for (const char c : bytes)
            QVERIFY(socket.send(QByteArray(1, c)));
        socket.endSending();
        QCOMPARE(statusesIn(socket.readAll()), (QList<int>{201, 200}));
        QVERIFY(folders().contains("dribbled"));
    }

    void dribblingBeyondTheLimitOfTheHead()
    {
        // Line by line, so that every read is small.
        RawSocket socket(m_service.port);
        QVERIFY(socket.send("GET /health/live HTTP/1.1\r\nHost: a\r\n"));
        for (int i = 0;
             i < 40 && socket.send("X-" + QByteArray::number(i) + ": " + QByteArray(1000, 'a') + "\r\n"); ++i)
            continue;
        socket.endSending();
        QCOMPARE(statusesIn(socket.readAll()), QList<int>{413});
    }

    void fileNamesAreHarmless_data()
    {
        QTest::addColumn<QByteArray>("parameter");
        QTest::addColumn<int>("status");
        const auto row = [](const char* name, const QByteArray& parameter, int status = 201) {
            QTest::newRow(name) << parameter << status;
        };
        row("climbing", "filename=\"../../x.pdf\"");
        row("climbing, Windows", "filename=\"..\\..\\x.pdf\"");
        row("drive", "filename=\"C:\\x.pdf\"");
        row("drive without a folder", "filename=\"C:x.pdf\"");
        row("share", "filename=\"\\\\server\\share\\x.pdf\"");
        row("absolute", "filename=\"/etc/passwd\"");
        row("escaped NUL", "filename*=UTF-8''a%00b.pdf");
        row("escaped climbing", "filename*=UTF-8''..%2F..%2Fx.pdf");
        row("NUL", QByteArray("filename=\"a\0b.pdf\"", 18), 400);
        row("device", "filename=\"CON\"");
        row("device with a type", "filename=\"lpt1.pdf\"");
        row("device and space", "filename=\"NUL .pdf\"");
        row("dots", "filename=\"..\"");
        row("hidden", "filename=\".htaccess\"");
        row("stream", "filename=\"x.pdf::$DATA\"");
        row("right to left", "filename=\"x\xe2\x80\xae"
                             "fdp.exe\"");
        row("line break", "filename*=UTF-8''a%0d%0aSet-Cookie:x.pdf");
        row("long", "filename=\"" + QByteArray(10'000, 'a') + ".pdf\"");
        row("quotes", "filename=\"a\\\"b.pdf\"");
        row("empty", "filename=\"\"");
        row("not UTF-8", "filename=\"\xff\xfe.pdf\"");
    }
    void fileNamesAreHarmless()
    {
        QFETCH(const QByteArray, parameter);
        QFETCH(const int, status);
        const QByteArray body = part("document", ServiceFixture::bytes(ServiceFixture::document(51))) +
                                "--BB\r\nContent-Disposition: form-data; name=\"files[]\"; " + parameter +
                                "\r\n\r\n" + ServiceFixture::sample() + "\r\n--BB--";
        const RawAnswer answer =
            m_service.mine("POST", "/v1/documents/array", body, {}, "multipart/form-data; boundary=BB");
        QCOMPARE(answer.status, status);
        if (status != 201) return;
        const QJsonObject document =
            ServiceFixture::json(answer).value(QLatin1String("documents")).toArray().at(0).toObject();
        const QJsonObject file = document.value(QLatin1String("files")).toArray().at(0).toObject();
        const QString name = file.value(QLatin1String("name")).toString();
        QVERIFY2(!name.isEmpty() && name.size() <= 200 && !name.startsWith(QLatin1Char('.')),
                 qPrintable(name));
        static const QRegularExpression bad(
            QStringLiteral("[/\\\\:*?\"<>|\\x00-\\x1f\\x7f-\\x9f\\x{200b}-\\x{200f}\\x{202a}-\\x{202e}]"));
        QVERIFY2(!name.contains(bad), qPrintable(name));
        static const QRegularExpression device(
            QStringLiteral("^(con|prn|aux|nul|com[0-9]|lpt[0-9])(\\s*\\.|\\s*$)"),
            QRegularExpression::CaseInsensitiveOption);
        QVERIFY2(!name.contains(device), qPrintable(name));
        const RawAnswer sent = m_service.mine(
            "GET", "/v1/documents/" + QByteArray::number(document.value(QLatin1String("id")).toInteger()) +
                       "/files/" + QByteArray::number(file.value(QLatin1String("id")).toInteger()));
        QCOMPARE(sent.status, 200);
        QCOMPARE(sent.body, ServiceFixture::sample());
        QVERIFY(sent.header("Content-Disposition").startsWith("attachment; filename=\""));
        QVERIFY(sent.header("Set-Cookie").isEmpty());
    }

    void continueIsAskedFor()
    {
        const QByteArray body = R"({"folder":{"name":"continued"}})";
        RawClient client(m_service.port);
        const QByteArray asked =
            head("Expect: 100-continue\r\nContent-Length: " + QByteArray::number(body.size()) + "\r\n");
        QCOMPARE(client.ask(asked).status, 100);
        QCOMPARE(client.ask(body).status, 201);
        // Rejected before the body: the connection ends, and nothing in the body is parsed as a request.
        RawClient other(m_service.port);
        QByteArray stranger = asked;
        stranger.replace(m_service.auth, QByteArray());
        QCOMPARE(other.ask(stranger).status, 401);
        QVERIFY(other.closes());
    }
};

INK_TEST(TestHostile, "tst_hostile")

} // namespace tst_hostile

#include "tst_hostile.moc"
