#include "app/service/http/headerfields.h"
#include "app/service/http/server/multipartreader.h"
#include "tests/support/testmain.h"

#include <QRandomGenerator>
#include <QTest>

namespace tst_multipartreader {

using namespace ink;
using namespace ink::service::http;

namespace {

struct Part
{
    PartHead head;
    QByteArray data;
    bool ended = false;
};

class Collector final : public PartSink
{
public:
    Result<void> beginPart(const PartHead& head) override
    {
        if (refuseAt == parts.size()) return fail(ErrorCode::Auth);
        parts.append({head, {}, false});
        return {};
    }
    Result<void> appendToPart(const char* data, qsizetype size) override
    {
        parts.last().data.append(data, size);
        return {};
    }
    Result<void> endPart() override
    {
        parts.last().ended = true;
        return {};
    }
    QList<Part> parts;
    qsizetype refuseAt = -1;
};

/** Feeds `body` in pieces cut at the given positions, and returns the result. */
Result<void> read(const QByteArray& body, Collector& into, QList<qsizetype> cuts = {},
                  const QByteArray& boundary = "b0undary")
{
    MultipartReader reader(boundary, into);
    cuts.append(body.size());
    qsizetype at = 0;
    for (const qsizetype cut : cuts) {
        INK_TRY(reader.feed(body.constData() + at, cut - at));
        at = cut;
    }
    return reader.finish();
}

QByteArray sample()
{
    // The content has everything that resembles a delimiter without being one.
    const QByteArray tricky =
        QByteArray("%PDF\r\n--b0undar\r\n--b0undar") + '\0' + "y--\r\n-\r\r\n\r\n--b0und";
    return QByteArray(
               "preamble is ignored\r\n--b0undary\r\nContent-Disposition: form-data; name=\"document\"\r\n"
               "Content-Type: application/json; charset=utf-8\r\n\r\n{\"a\":1}\r\n--b0undary  \t\r\n"
               "content-disposition: form-data; name=\"files[]\"; "
               "filename=\"..\\\\..\\\\evil/na\xc3\xafve.pdf\"\r\n\r\n") +
           tricky + "\r\n--b0undary\r\n\r\n\r\n--b0undary--\r\nepilogue --b0undary";
}

} // namespace

class TestMultipartReader final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everySplitGivesTheSameParts()
    {
        const QByteArray body = sample();
        Collector whole;
        QVERIFY(read(body, whole).has_value());
        QCOMPARE(whole.parts.size(), 3);
        QCOMPARE(whole.parts.at(0).head.name, QStringLiteral("document"));
        QCOMPARE(whole.parts.at(0).head.contentType, QByteArray("application/json"));
        QCOMPARE(whole.parts.at(0).data, QByteArray("{\"a\":1}"));
        QVERIFY(whole.parts.at(1).head.isFile);
        QCOMPARE(whole.parts.at(1).head.fileName, QString::fromUtf8("na\xc3\xafve.pdf"));
        QVERIFY(whole.parts.at(1).data.startsWith("%PDF\r\n--b0undar\r\n"));
        QVERIFY(whole.parts.at(1).data.endsWith("\r\n--b0und"));
        QVERIFY(whole.parts.at(1).data.contains('\0'));
        QVERIFY(whole.parts.at(2).data.isEmpty());
        for (qsizetype first = 0; first <= body.size(); ++first) {
            for (qsizetype second = first; second <= body.size(); second += 7) {
                Collector pieces;
                QVERIFY2(read(body, pieces, {first, second}).has_value(), qPrintable(QString::number(first)));
                QCOMPARE(pieces.parts.size(), 3);
                for (qsizetype i = 0; i < 3; ++i) {
                    QCOMPARE(pieces.parts.at(i).head, whole.parts.at(i).head);
                    QCOMPARE(pieces.parts.at(i).data, whole.parts.at(i).data);
                    QVERIFY(pieces.parts.at(i).ended);
                }
            }
        }
        Collector bytes;
        QList<qsizetype> each;
        for (qsizetype i = 1; i < body.size(); ++i)
            each.append(i);
        QVERIFY(read(body, bytes, each).has_value());
        QCOMPARE(bytes.parts.at(1).data, whole.parts.at(1).data);
    }

    void damagedBodiesAreRefused_data()
    {
        QTest::addColumn<QByteArray>("body");
        const QByteArray head("--b0undary\r\nContent-Disposition: form-data; name=\"x\"\r\n\r\n");
        QTest::newRow("empty") << QByteArray();
        QTest::newRow("no closing") << head + "data";
        QTest::newRow("no closing dashes") << head + "data\r\n--b0undary\r\n";
        QTest::newRow("junk after boundary") << head + "data\r\n--b0undaryX\r\n\r\n--b0undary--";
        QTest::newRow("bare line feeds")
            << QByteArray("--b0undary\nContent-Disposition: form-data; name=\"x\"\n\nd\n--b0undary--\n");
        QTest::newRow("header without colon")
            << QByteArray("--b0undary\r\nContent-Disposition\r\n\r\n\r\n--b0undary--");
        QTest::newRow("folded header") << QByteArray("--b0undary\r\nA: b\r\n c: d\r\n\r\n\r\n--b0undary--");
        QTest::newRow("control in header") << QByteArray("--b0undary\r\nA: b\x01\r\n\r\n\r\n--b0undary--");
        QTest::newRow("encoded part")
            << QByteArray("--b0undary\r\nContent-Transfer-Encoding: base64\r\n\r\nQQ==\r\n--b0undary--");
        QTest::newRow("endless head")
            << "--b0undary\r\nA: " + QByteArray(20'000, 'x') + "\r\n\r\n\r\n--b0undary--";
        QTest::newRow("endless preamble") << QByteArray(20'000, 'x') + "\r\n--b0undary--";
        QTest::newRow("too many parts")
            << QByteArray("--b0undary\r\n\r\n\r\n").repeated(300) + "--b0undary--";
    }
    void damagedBodiesAreRefused()
    {
        QFETCH(const QByteArray, body);
        Collector collector;
        QVERIFY(!read(body, collector).has_value());
        Collector slow;
        QList<qsizetype> each;
        for (qsizetype i = 1; i < body.size(); ++i)
            each.append(i);
        QVERIFY(!read(body, slow, each).has_value());
    }

    void damagedBytesAreReadTheSameHoweverTheyCome()
    {
        QRandomGenerator random(20261120);
        int good = 0;
        for (int round = 0; round < 4000; ++round) {
            QByteArray body = sample();
            for (int i = random.bounded(1, 5); i > 0; --i) {
                const qsizetype at = random.bounded(static_cast<int>(body.size()));
                switch (random.bounded(4)) {
                case 0:
                    body[at] = static_cast<char>(random.bounded(256));
                    break;
                case 1:
                    body.remove(at, random.bounded(1, 9));
                    break;
                case 2:
                    body.insert(
                        at, body.mid(random.bounded(static_cast<int>(body.size())), random.bounded(1, 30)));
                    break;
                default:
                    body.insert(at, "\r\n--b0undary");
                    break;
                }
            }
            Collector whole;
            Collector pieces;
            QList<qsizetype> cuts;
            for (qsizetype at = random.bounded(1, 40); at < body.size(); at += random.bounded(1, 40))
                cuts.append(at);
            const bool wholeWent = read(body, whole).has_value();
            QCOMPARE(read(body, pieces, cuts).has_value(), wholeWent);
            if (!wholeWent) continue;
            ++good;
            QCOMPARE(pieces.parts.size(), whole.parts.size());
            for (qsizetype i = 0; i < whole.parts.size(); ++i) {
                QCOMPARE(pieces.parts.at(i).head, whole.parts.at(i).head);
                QCOMPARE(pieces.parts.at(i).data, whole.parts.at(i).data);
            }
        }
        QVERIFY2(good > 400 && good < 3900, qPrintable(QString::number(good)));
    }

    void sinkStopsTheReader()
    {
        Collector collector;
        collector.refuseAt = 1;
        const Result<void> went = read(sample(), collector);
        QVERIFY(!went.has_value());
        QCOMPARE(went.error().code, ErrorCode::Auth);
        QCOMPARE(collector.parts.size(), 1);
    }

    void fileNamesAreBaseNames_data()
    {
        QTest::addColumn<QByteArray>("disposition");
        QTest::addColumn<QString>("name");
        QTest::newRow("plain") << QByteArray("filename=a.pdf") << QStringLiteral("a.pdf");
        QTest::newRow("climbing") << QByteArray("filename=\"../../etc/passwd\"") << QStringLiteral("passwd");
        QTest::newRow("windows path")
            << QByteArray("filename=\"C:\\temp\\a.pdf\"") << QStringLiteral("a.pdf");
        QTest::newRow("dots") << QByteArray("filename=\"..\"") << QStringLiteral("document.pdf");
        QTest::newRow("hidden") << QByteArray("filename=\".htaccess\"") << QStringLiteral("htaccess");
        QTest::newRow("quote") << QByteArray("filename=\"a\\\"b;c.pdf\"; x=y") << QStringLiteral("a_b;c.pdf");
        QTest::newRow("rfc5987") << QByteArray("filename=\"x.pdf\"; filename*=UTF-8''%e2%82%ac%20rates.pdf")
                                 << QString::fromUtf8("€ rates.pdf");
        QTest::newRow("rfc5987 climbing")
            << QByteArray("filename*=UTF-8''..%2f..%2fa.pdf") << QStringLiteral("a.pdf");
        QTest::newRow("rfc2047") << QByteArray("filename=\"=?UTF-8?B?w6kucGRm?=\"")
                                 << QString::fromUtf8("é.pdf");
        QTest::newRow("rfc2047 q") << QByteArray("filename=\"=?iso-8859-1?Q?caf=E9_1.pdf?=\"")
                                   << QString::fromUtf8("café 1.pdf");
        QTest::newRow("direction") << QByteArray("filename*=UTF-8''a%e2%80%aefdp.exe")
                                   << QStringLiteral("afdp.exe");
    }
    void fileNamesAreBaseNames()
    {
        QFETCH(const QByteArray, disposition);
        QFETCH(const QString, name);
        Collector collector;
        QVERIFY(read("--b0undary\r\nContent-Disposition: form-data; name=\"f\"; " + disposition +
                         "\r\n\r\n\r\n--b0undary--",
                     collector)
                    .has_value());
        QCOMPARE(collector.parts.at(0).head.fileName, name);
    }

    void relatedPartsAreNamedByContentId()
    {
        Collector collector;
        QVERIFY(read("--b0undary\r\nContent-ID: <document>\r\nContent-Type: "
                     "application/json\r\n\r\n{}\r\n--b0undary--",
                     collector)
                    .has_value());
        QCOMPARE(collector.parts.at(0).head.name, QStringLiteral("document"));
    }

    void aSafeNameStaysAsItIs()
    {
        for (const char* given :
             {"....  ! \x17 ", ". .a.pdf. .", " \xc2\xa0x\xc2\xa0", "...", ". .", "a . b"}) {
            const QString name = safeFileName(QString::fromUtf8(given));
            QCOMPARE(safeFileName(name), name);
            QVERIFY(!name.startsWith(QLatin1Char('.')) && !name.startsWith(QLatin1Char(' ')));
            QVERIFY(!name.endsWith(QLatin1Char('.')) && !name.endsWith(QLatin1Char(' ')));
        }
        const QString cut = safeFileName(QString(190, QLatin1Char('x')) + QString(20, QLatin1Char(' ')) +
                                         QStringLiteral("y.longersuffix"));
        QCOMPARE(safeFileName(cut), cut);
        const QString device =
            safeFileName(QStringLiteral("con") + QString(240, QLatin1Char(' ')) + QLatin1Char('x'));
        QCOMPARE(device, QStringLiteral("_con"));
        QCOMPARE(safeFileName(device), device);
        const QString faces =
            safeFileName(QStringLiteral("x") + QString::fromUcs4(U"\U0001F600").repeated(150));
        QVERIFY(!faces.back().isHighSurrogate());
        // A reserved device name only after truncation.
        const QString ended =
            safeFileName(QStringLiteral("con") + QString(250, QLatin1Char(' ')) + QStringLiteral("z.pdf"));
        QCOMPARE(safeFileName(ended), ended);
        QVERIFY(ended.startsWith(QStringLiteral("_con")));
        for (int shift = 0; shift < 2; ++shift) {
            const QString pair =
                safeFileName(QString(shift, QLatin1Char('x')) +
                             QString::fromUcs4(U"\U0001F600").repeated(150) + QStringLiteral(".pdf"));
            QVERIFY(pair.isValidUtf16() && pair.endsWith(QStringLiteral(".pdf")));
        }
    }

    void theLimitOfAHeadIsTheSameHoweverItComes()
    {
        for (int filler = 90; filler <= 110; ++filler) {
            const QByteArray body =
                "--b0undary\r\nX: " + QByteArray(filler, 'x') + "\r\n\r\nd\r\n--b0undary--";
            QList<bool> went;
            for (const qsizetype step : {qsizetype(1), qsizetype(7), body.size()}) {
                Collector into;
                MultipartReader reader("b0undary", into, {105, 100, 10});
                bool taken = true;
                for (qsizetype at = 0; taken && at < body.size(); at += step)
                    taken = reader.feed(body.constData() + at, std::min(step, body.size() - at)).has_value();
                went << taken;
            }
            QCOMPARE(went.at(1), went.at(0));
            QCOMPARE(went.at(2), went.at(0));
            QCOMPARE(went.at(0), filler <= 100); // including the line end before it and the name
        }
    }

    void longNamesKeepTheirEnding()
    {
        const QString name = safeFileName(QString(500, QLatin1Char('x')) + QStringLiteral(".pdf"));
        QCOMPARE(name.size(), 199);
        QVERIFY(name.endsWith(QStringLiteral(".pdf")));
    }
};

INK_TEST(TestMultipartReader, "tst_multipartreader")

} // namespace tst_multipartreader

#include "tst_multipartreader.moc"
