// A real inkstoned under memory pressure: large files, and ten thousand deliberately slow clients.
#include "tests/support/rawhttp.h"
#include "tests/support/rawsocket.h"
#include "tests/support/requirements.h"
#include "tests/support/sanitizers.h"
#include "tests/support/serverprocess.h"
#include "tests/support/testmain.h"

#include <QCryptographicHash>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include <fcntl.h>
#include <poll.h>
#include <sys/resource.h>

namespace tst_load {

using namespace ink::test;

namespace {

constexpr qint64 maxGrowthKiB = 16 * 1024;

/** One page, and an unused stream of `padding` bytes. */
QByteArray largePdf(qsizetype padding)
{
    QByteArray pdf("%PDF-1.7\n%\xe2\xe3\xcf\xd3\n");
    QList<qsizetype> offsets;
    const auto object = [&](const QByteArray& text) {
        offsets.append(pdf.size());
        pdf += QByteArray::number(offsets.size()) + " 0 obj\n" + text + "\nendobj\n";
    };
    pdf.reserve(padding + 4096);
    object("<< /Type /Catalog /Pages 2 0 R >>");
    object("<< /Type /Pages /Kids [3 0 R] /Count 1 >>");
    object("<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Resources << >> >>");
    offsets.append(pdf.size());
    pdf += "4 0 obj\n<< /Length " + QByteArray::number(padding) + " >>\nstream\n";
    const qsizetype start = pdf.size();
    pdf.resize(start + padding);
    quint32 state = 1;
    for (qsizetype i = start; i < pdf.size(); ++i) {
        state = state * 1664525 + 1013904223;
        pdf[i] = static_cast<char>(state >> 24);
    }
    pdf += "\nendstream\nendobj\n";
    const qsizetype table = pdf.size();
    pdf += "xref\n0 5\n0000000000 65535 f \n";
    for (const qsizetype offset : std::as_const(offsets))
        pdf += QByteArray::number(offset).rightJustified(10, '0') + " 00000 n \n";
    return pdf + "trailer\n<< /Size 5 /Root 1 0 R >>\nstartxref\n" + QByteArray::number(table) + "\n%%EOF\n";
}

bool raiseDescriptors(rlim_t wanted)
{
    rlimit limit{};
    if (getrlimit(RLIMIT_NOFILE, &limit) != 0) return false;
    limit.rlim_cur = limit.rlim_max;
    return setrlimit(RLIMIT_NOFILE, &limit) == 0 && limit.rlim_cur >= wanted;
}

/** Connections that send a byte per second until they are closed. */
class SlowClients final
{
public:
    ~SlowClients()
    {
        for (const int fd : m_open)
            ::close(fd);
    }
    bool add(quint16 port, const QByteArray& beginning)
    {
        const int fd = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
        if (fd < 0) return false;
        sockaddr_in address{};
        address.sin_family = AF_INET;
        address.sin_port = htons(port);
        address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
        if (::connect(fd, reinterpret_cast<const sockaddr*>(&address), sizeof address) != 0) {
            ::close(fd);
            return false;
        }
        ::fcntl(fd, F_SETFL, O_NONBLOCK);
        (void)::send(fd, beginning.constData(), static_cast<std::size_t>(beginning.size()), MSG_NOSIGNAL);
        m_open.append(fd);
        return true;
    }
    /** Sends one more byte on every connection; drops those that the server closed. */
    void drip()
    {
        QList<int> still;
        std::array<char, 1024> buffer{};
        for (const int fd : std::as_const(m_open)) {
            const auto got = ::recv(fd, buffer.data(), buffer.size(), 0);
            const bool gone = got == 0 || (got < 0 && errno != EAGAIN);
            if (got > 0 && !QByteArrayView(buffer.data(), got).startsWith("HTTP/1.1 4") &&
                !QByteArrayView(buffer.data(), got).startsWith("HTTP/1.1 503"))
                ++m_wrong;
            if (gone || ::send(fd, "a", 1, MSG_NOSIGNAL) != 1)
                ::close(fd);
            else
                still.append(fd);
        }
        m_open = still;
    }
    [[nodiscard]] qsizetype open() const { return m_open.size(); }
    [[nodiscard]] int wrong() const { return m_wrong; }

private:
    QList<int> m_open;
    int m_wrong = 0;
};

} // namespace

class TestLoad final : public QObject
{
    Q_OBJECT

    /** Sends a request in pieces, so that the test's own memory stays small. */
    static RawAnswer upload(quint16 port, const QByteArray& head, const QByteArray& body, bool chunked)
    {
        RawSocket socket(port, 120);
        QByteArray framing = chunked ? QByteArray("Transfer-Encoding: chunked\r\n")
                                     : "Content-Length: " + QByteArray::number(body.size()) + "\r\n";
        (void)socket.send(head + framing + "Connection: close\r\n\r\n");
        if (!chunked) {
            (void)socket.send(body);
        } else {
            constexpr qsizetype piece = 100'000;
            for (qsizetype at = 0; at < body.size(); at += piece) {
                const QByteArray part = body.mid(at, piece);
                (void)socket.send(QByteArray::number(part.size(), 16) + "\r\n" + part + "\r\n");
            }
            (void)socket.send("0\r\n\r\n");
        }
        RawAnswer answer;
        const QByteArray all = socket.readAll();
        answer.status = all.mid(9, 3).toInt();
        answer.body = all.mid(all.indexOf("\r\n\r\n") + 4);
        return answer;
    }

private Q_SLOTS:
    void memoryStaysFlatWithLargeFiles()
    {
        ServerProcess server;
        QVERIFY(server.start());
        const QByteArray pdf = largePdf(100LL * 1024 * 1024 - 4096);
        QVERIFY(pdf.size() < 100LL * 1024 * 1024);
        const QByteArray document =
            R"({"title":"Large","senderName":"Anna","senderEmail":"anna@example.com","documentType":5,"signingStatus":51})";
        const auto create = [&](const QByteArray& bytes, bool chunked) {
            const QByteArray body =
                part("document", document) + part("files[]", bytes, "large.pdf") + "--BB--";
            return upload(server.port,
                          "POST /v1/documents/array HTTP/1.1\r\nHost: localhost\r\n" + server.auth +
                              "Content-Type: multipart/form-data; boundary=BB\r\n",
                          body, chunked);
        };
        // A warm-up: from here on memory growth depends only on the size.
        QCOMPARE(create(largePdf(100'000), false).status, 201);
        RawClient client(server.port);
        QCOMPARE(client.ask(get("/v1/folders", server.auth)).status, 200);
        server.forgetPeak();
        const qint64 before = server.status("VmRSS:");
        QVERIFY(before > 0);

        const RawAnswer created = create(pdf, false);
        QCOMPARE(created.status, 201);
        const qint64 uploaded = server.status("VmHWM:") - before;
        server.forgetPeak();
        QCOMPARE(create(pdf, true).status, 201);
        const qint64 chunked = server.status("VmHWM:") - before;
        server.forgetPeak();

        const QJsonObject first =
            QJsonDocument::fromJson(created.body).object().value(QLatin1String("documents"))[0].toObject();
        const qint64 file = first.value(QLatin1String("files"))[0][QLatin1String("id")].toInteger();
        const QByteArray path = "/v1/documents/" +
                                QByteArray::number(first.value(QLatin1String("id")).toInteger()) + "/files/" +
                                QByteArray::number(file);
        QByteArray received;
        constexpr qsizetype step = 30 * 1024 * 1024;
        for (qsizetype at = 0; at < pdf.size(); at += step) {
            const qsizetype end = std::min(at + step, pdf.size());
            const RawAnswer piece =
                client.ask(get(path, server.auth + "Range: bytes=" + QByteArray::number(at) + '-' +
                                         QByteArray::number(end - 1) + "\r\n"));
            QCOMPARE(piece.status, 206);
            received += piece.body;
        }
        QVERIFY(received == pdf);
        QVERIFY(client.ask(get(path, server.auth)).body == pdf);
        const qint64 downloaded = server.status("VmHWM:") - before;
        qInfo("100 MiB: memory grew by %lld KiB while it was sent, %lld KiB in chunks, %lld KiB while it was "
              "fetched; "
              "%lld KiB before",
              uploaded, chunked, downloaded, before);
        QVERIFY2(isSanitized || uploaded < maxGrowthKiB, qPrintable(QString::number(uploaded)));
        QVERIFY2(isSanitized || chunked < maxGrowthKiB, qPrintable(QString::number(chunked)));
        QVERIFY2(isSanitized || downloaded < maxGrowthKiB, qPrintable(QString::number(downloaded)));
    }

    void tenThousandSlowClients()
    {
        constexpr int many = 10'000;
        if (!requireSystem(raiseDescriptors(many + 500), "allows fewer connections.")) return;
        ServerProcess server;
        QVERIFY(server.start());
        RawClient warm(server.port);
        QCOMPARE(warm.ask(get("/v1/folders", server.auth)).status, 200);
        const qint64 before = server.status("VmRSS:");

        qint64 slowest = 0;
        int asked = 0;
        const auto ask = [&] {
            QElapsedTimer clock;
            clock.start();
            RawClient client(server.port);
            const int status = client.ask(get("/v1/folders", server.auth)).status;
            slowest = std::max(slowest, clock.elapsed());
            ++asked;
            return status == 200;
        };
        SlowClients slow;
        const QByteArray slowBody =
            "POST /v1/folders HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n" +
            server.auth + "Content-Length: 100000\r\n\r\n{";
        QElapsedTimer clock;
        clock.start();
        for (int i = 0; i < many; ++i) {
            QVERIFY(slow.add(server.port,
                             i % 2 == 0
                                 ? QByteArray("GET /v1/folders HTTP/1.1\r\nHost: localhost\r\nX-Slow: ")
                                 : slowBody));
            if (i % 500 == 0) QVERIFY(ask());
        }
        const qint64 opened = clock.elapsed();
        const qsizetype held = [&] {
            slow.drip();
            return slow.open();
        }();
        qint64 peak = server.status("VmRSS:");
        QElapsedTimer second;
        second.start();
        while (slow.open() > 0 && clock.elapsed() < 60'000) {
            if (second.elapsed() >= 1000) {
                second.restart();
                slow.drip();
                peak = std::max(peak, server.status("VmRSS:"));
            }
            QVERIFY(ask());
            QTest::qWait(20);
        }
        qInfo("%d slow connections opened in %lld ms, %lld held at once, all gone after %lld ms; meanwhile "
              "%d requests of "
              "others, the slowest %lld ms; memory grew by %lld KiB",
              many, opened, static_cast<long long>(held), clock.elapsed(), asked, slowest, peak - before);
        QCOMPARE(slow.open(), 0);
        QCOMPARE(slow.wrong(), 0);
        QVERIFY2(slowest < 2000, qPrintable(QString::number(slowest)));
        QVERIFY2(isSanitized || peak - before < 64 * 1024, qPrintable(QString::number(peak - before)));
    }

    void memoryOfParsedJsonIsGivenBack()
    {
        ServerProcess server;
        QVERIFY(server.start());
        RawClient warm(server.port);
        QCOMPARE(warm.ask(get("/v1/folders", server.auth)).status, 200);
        const qint64 before = server.status("VmRSS:");
        const QByteArray many = "{\"folder\":[" + QByteArray("{\"id\":1},").repeated(800'000) + "0]}";
        std::vector<std::unique_ptr<RawSocket>> all;
        for (int i = 0; i < 4; ++i) {
            all.push_back(std::make_unique<RawSocket>(server.port, 60));
            (void)all.back()->send(
                "POST /v1/folders HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
                "Connection: close\r\n" +
                server.auth + "Content-Length: " + QByteArray::number(many.size()) + "\r\n\r\n");
            (void)all.back()->send(many);
        }
        for (const auto& each : all)
            QVERIFY(each->readAll().startsWith("HTTP/1.1 400"));
        QVERIFY(isSanitized || server.status("VmHWM:") - before > 200 * 1024); // parsing takes much memory
        // Connections are swept once a second, on a busy computer later.
        QTRY_VERIFY2_WITH_TIMEOUT(isSanitized || server.status("VmRSS:") - before < 64 * 1024,
                                  qPrintable(QString::number(server.status("VmRSS:") - before)), 60'000);
    }

    void jsonInMemoryIsBounded()
    {
        // 60 bodies of almost 8 MiB at once would take 480 MiB: the common limit is 256.
        ServerProcess server;
        QVERIFY(server.start());
        RawClient warm(server.port);
        QCOMPARE(warm.ask(get("/v1/folders", server.auth)).status, 200);
        const qint64 before = server.status("VmRSS:");
        const QByteArray maximum(8 * 1024 * 1024 - 1024, ' ');
        std::vector<std::unique_ptr<RawSocket>> all;
        for (int i = 0; i < 60; ++i) {
            all.push_back(std::make_unique<RawSocket>(server.port));
            (void)all.back()->send(
                "POST /v1/folders HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n" +
                server.auth + "Content-Length: " + QByteArray::number(maximum.size() + 10) + "\r\n\r\n");
            (void)all.back()->send(maximum);
        }
        const qint64 grown = server.status("VmRSS:") - before;
        qInfo("60 unfinished bodies of 8 MiB: memory grew by %lld KiB", grown);
        QVERIFY2(isSanitized || grown < 360 * 1024, qPrintable(QString::number(grown)));
        QVERIFY(grown > 100 * 1024);
        QCOMPARE(warm.ask(get("/v1/folders", server.auth)).status, 200);
        int busy = 0;
        for (const auto& each : all) {
            each->endSending();
            if (each->readAll().startsWith("HTTP/1.1 503")) ++busy;
        }
        QVERIFY(busy > 20);
        QCOMPARE(warm.ask(get("/v1/folders", server.auth)).status, 200);
    }
};

INK_TEST(TestLoad, "tst_load")

} // namespace tst_load

#include "tst_load.moc"
