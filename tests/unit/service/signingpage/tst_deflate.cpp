#include "app/service/pagepainter/deflate.h"
#include "tests/support/testmain.h"

#include <QRandomGenerator>
#include <QTest>

#include <algorithm>
#include <utility>
#include <zlib.h>

namespace tst_deflate {

using ink::service::pagepainter::zlibStream;

namespace {

QByteArray inflated(const QByteArray& stream, qsizetype size)
{
    QByteArray bytes(size + 1, '\0');
    auto length = static_cast<uLongf>(bytes.size());
    const int failure =
        ::uncompress(reinterpret_cast<Bytef*>(bytes.data()), &length,
                     reinterpret_cast<const Bytef*>(stream.constData()), static_cast<uLong>(stream.size()));
    return failure != Z_OK ? QByteArray("failed") : bytes.left(static_cast<qsizetype>(length));
}

} // namespace

/** What the compressor writes is read by zlib, which every browser has. */
class TestDeflate final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void comesBack_data()
    {
        QTest::addColumn<int>("size");
        QTest::addColumn<int>("longestRun");
        QTest::addColumn<int>("colours");
        for (const int size : {0, 1, 2, 3, 4, 7, 8, 9, 20, 300, 5000, 70'000, 400'000})
            for (const int run : {1, 12, 300, 5000})
                for (const int colours : {1, 2, 16, 256})
                    QTest::addRow("%d bytes, runs of %d, %d values", size, run, colours)
                        << size << run << colours;
    }
    void comesBack()
    {
        QFETCH(int, size);
        QFETCH(int, longestRun);
        QFETCH(int, colours);
        QRandomGenerator random(static_cast<quint32>(size + longestRun * 7 + colours));
        QByteArray raw;
        while (raw.size() < size) {
            if (raw.size() > 40'000 &&
                random.bounded(4) == 0) // repeats of near and far, also beyond the window
                raw.append(raw.mid(raw.size() - random.bounded(1, 33'500), random.bounded(1, 300)));
            else
                raw.append(random.bounded(1, longestRun + 1),
                           static_cast<char>(random.bounded(colours) * 37));
        }
        raw.truncate(size);
        QCOMPARE(inflated(zlibStream(raw), size), raw);
    }

    /** Each run's length has another remainder; deflate knows no match of one or two bytes. */
    void runsOfAllLengths()
    {
        for (int length = 1; length < 1100; ++length) {
            const QByteArray raw = "ab" + QByteArray(length, 'x') + "cd";
            QCOMPARE(inflated(zlibStream(raw), raw.size()), raw);
        }
    }

    /** Frequencies like Fibonacci's numbers make the longest codes, which the format limits. */
    void rareValuesHaveCodes()
    {
        QByteArray raw;
        for (int value = 0, now = 1, next = 1; value < 20; ++value) {
            for (int i = 0; i < now; ++i)
                raw.append(static_cast<char>(value * 11));
            now = std::exchange(next, now + next);
        }
        std::shuffle(raw.begin(), raw.end(), QRandomGenerator(3));
        QCOMPARE(inflated(zlibStream(raw), raw.size()), raw);
    }

    /** Letters on blank paper: no larger than zlib makes them with its usual effort. */
    void pagesAreSmall()
    {
        QRandomGenerator random(17);
        constexpr int bytesPerLine = 601;
        QByteArray raw(bytesPerLine * 1600, '\0');
        QByteArray letters[26];
        for (QByteArray& letter : letters)
            for (int i = 0; i < 12 * 8; ++i)
                letter.append(static_cast<char>(random.bounded(3) == 0 ? random.bounded(256) : 0));
        for (int line = 2; line < 50; ++line)
            for (int column = 6; column < 66; ++column) {
                if (random.bounded(6) == 0) continue;
                const QByteArray& letter = letters[random.bounded(26)];
                for (int y = 0; y < 12; ++y)
                    std::copy_n(letter.constData() + 8 * y, 8,
                                raw.data() + (line * 30 + y) * bytesPerLine + 1 + column * 8);
            }
        const QByteArray stream = zlibStream(raw);
        QCOMPARE(inflated(stream, raw.size()), raw);
        const auto usual = qCompress(raw, 6).size();
        QVERIFY2(stream.size() <= usual * 103 / 100,
                 qPrintable(QStringLiteral("%1 and %2").arg(stream.size()).arg(usual)));
    }
};

INK_TEST(TestDeflate, "tst_deflate")

} // namespace tst_deflate

#include "tst_deflate.moc"
