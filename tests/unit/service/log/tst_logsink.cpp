#include "app/base/secret.h"
#include "app/service/log/logsink.h"
#include "app/service/log/redact.h"
#include "tests/support/manualclock.h"
#include "tests/support/testmain.h"

#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>
#include <QUuid>

#include <thread>
#include <vector>

namespace tst_logsink {

using namespace ink;
using namespace ink::service::log;
using namespace Qt::Literals::StringLiterals;

class TestLogSink final : public QObject
{
    Q_OBJECT

    QTemporaryDir m_dir;
    test::ManualClock m_clock;

    [[nodiscard]] QString path() const { return m_dir.filePath(u"log"_s); }
    [[nodiscard]] QList<QByteArray> lines(const QString& file) const
    {
        QFile log(file);
        if (!log.open(QIODevice::ReadOnly)) return {};
        QList<QByteArray> all = log.readAll().split('\n');
        if (!all.isEmpty() && all.constLast().isEmpty()) all.removeLast();
        return all;
    }

private Q_SLOTS:
    void init() { QFile::remove(path()); }

    void secretsAreTakenOut()
    {
        for (int i = 0; i < 200; ++i) {
            const QString key = QString::fromLatin1(Secret::random().reveal());
            const QString guid = QUuid::createUuid().toString(QUuid::WithoutBraces);
            for (const QString& secret : {key, guid, guid.toUpper(), QString(guid).remove(u'-')}) {
                const QString text = redact(u"GET /sign/%1/values failed"_s.arg(secret));
                QVERIFY2(!text.contains(secret) && text.contains(u"/values failed"_s), qPrintable(text));
            }
        }
        QVERIFY(!redact(u"cannot open postgresql://ink:hunter2@db/ink"_s).contains(u"hunter2"_s));
        QVERIFY(!redact(u"Authorization: Basic YWJjOmRlZg=="_s).contains(u"YWJj"_s));
        QVERIFY(!redact(u"Cookie: JSESSIONID=abc123"_s).contains(u"abc123"_s));
        // The id of a request is none, also when a proxy makes it of 32 hexadecimal digits or a GUID.
        for (const QString& id :
             {u"0123456789abcdef0123456789abcdef"_s, u"3f2504e0-4f89-41d3-9a0c-0305e82c3301"_s}) {
            const QString line = u"Request %1 failed: %2"_s;
            QCOMPARE(redact(line.arg(id, u"The disk is full."_s)), line.arg(id, u"The disk is full."_s));
            QVERIFY(!redact(line.arg(id, u"at /sign/"_s + id)).endsWith(id));
        }
        const QString sha = QString(64, u'a');
        QCOMPARE(redact(u"A stored file is missing: "_s + sha), u"A stored file is missing: "_s + sha);
        const QString plain = u"the-database-of-this-service-does-not-answer at all"_s;
        QCOMPARE(redact(plain), plain);
    }

    void everyLineIsOneObject()
    {
        LogSink::Options options;
        options.file = path();
        const QString guid = QUuid::createUuid().toString(QUuid::WithoutBraces);
        {
            const auto sink = LogSink::open(options, m_clock);
            QVERIFY(sink);
            (*sink)->write(Level::Warning, u"two\nlines \"quoted\" \u2028 ünd \t more"_s,
                           {{u"port"_s, 8021}});
            qWarning("signing %s failed", qPrintable(guid));
            (*sink)->write(Level::Debug, u"not wanted"_s);
            qWarning("  OpenType support missing for \"DejaVu Sans\", script 10"); // QtGui's message
            RequestLine request;
            request.time = m_clock.now();
            request.method = "GET";
            request.route = u"/v1/documents/{docID}"_s;
            request.status = 503;
            request.milliseconds = 1.25;
            request.account = 7;
            request.requestId = u"abc"_s;
            (*sink)->write(request);
        }
        const auto all = lines(path());
        QCOMPARE(all.size(), 3);
        QList<QJsonObject> objects;
        for (const QByteArray& line : all) {
            objects.append(QJsonDocument::fromJson(line).object());
            QVERIFY2(!objects.constLast().isEmpty(), line.constData());
            const QString time = objects.constLast().value(u"time"_s).toString();
            QVERIFY(time.size() == 24 && time.endsWith(u'Z'));
            QCOMPARE(QDateTime::fromString(time, Qt::ISODateWithMs).toMSecsSinceEpoch(),
                     qint64(m_clock.now().time_since_epoch().count()));
        }
        QCOMPARE(objects.at(0).value(u"message"_s).toString(), u"two\nlines \"quoted\" \u2028 ünd \t more"_s);
        QCOMPARE(objects.at(0).value(u"port"_s).toInt(), 8021);
        QCOMPARE(objects.at(1).value(u"level"_s).toString(), u"warning"_s);
        QVERIFY(!all.at(1).contains(guid.toLatin1()) && all.at(1).contains("failed"));
        QCOMPARE(objects.at(2).value(u"status"_s).toInt(), 503);
        QCOMPARE(objects.at(2).value(u"level"_s).toString(), u"warning"_s);
        QCOMPARE(objects.at(2).value(u"ms"_s).toDouble(), 1.25);
        QCOMPARE(objects.at(2).value(u"account"_s).toInt(), 7);
    }

    void rotationLosesNothing()
    {
        LogSink::Options options;
        options.file = path();
        options.usesJson = false;
        const auto sink = LogSink::open(options, m_clock);
        QVERIFY(sink);
        constexpr int threads = 4;
        constexpr int each = 500;
        std::vector<std::thread> writers;
        for (int t = 0; t < threads; ++t)
            writers.emplace_back([&] {
                for (int i = 0; i < each; ++i)
                    (*sink)->write(Level::Info, u"a line of some length"_s);
            });
        QVERIFY(QFile::rename(path(), path() + u".1"_s));
        QVERIFY((*sink)->reopen());
        for (std::thread& writer : writers)
            writer.join();
        (*sink)->write(Level::Info, u"after"_s);
        const auto first = lines(path() + u".1"_s);
        const auto second = lines(path());
        QCOMPARE(first.size() + second.size(), threads * each + 1);
        QVERIFY(second.constLast().endsWith("after"));
        for (const QByteArray& line : first + second)
            QVERIFY2(line.endsWith("length") || line.endsWith("after"), line.constData());
        QVERIFY(QFile::remove(path() + u".1"_s));
    }

    void aFileThatCannotBeOpenedIsSaid()
    {
        LogSink::Options options;
        options.file = m_dir.filePath(u"no/such/folder/log"_s);
        QVERIFY(!LogSink::open(options, m_clock));
    }
};

INK_TEST(TestLogSink, "tst_logsink")

} // namespace tst_logsink

#include "tst_logsink.moc"
