// Which font has a character is looked up in a table, and a refusal costs no more than an answer.
#include "app/pdf/text/fontcoverage.h"
#include "app/pdf/text/fontthreads.h"
#include "app/pdf/text/missingglyphs.h"
#include "app/pdf/text/systemfonts.h"
#include "tests/support/requirements.h"
#include "tests/support/testmain.h"
#include "tests/support/worktimer.h"

#include <QFontDatabase>
#include <QRandomGenerator>
#include <QTest>
#include <QtEndian>

namespace tst_fontcoverage {

using namespace ink;
using namespace ink::pdf;

namespace {

QByteArray numbers16(std::initializer_list<int> values)
{
    QByteArray bytes;
    for (const int value : values) {
        bytes.append(static_cast<char>(value >> 8));
        bytes.append(static_cast<char>(value));
    }
    return bytes;
}

/** A table with one map for Unicode. */
QByteArray tableOf(const QByteArray& map)
{
    return numbers16({0, 1, 3, 10, 0, 12}) + map;
}

QList<char32_t> charactersIn(const QByteArray& table)
{
    QList<char32_t> all;
    forEachMappedRange(table, [&](char32_t first, char32_t last) {
        for (char32_t c = first; c <= last; ++c)
            all.append(c);
    });
    return all;
}

qint64 countIn(const QByteArray& table)
{
    qint64 count = 0;
    forEachMappedRange(table, [&](char32_t first, char32_t last) { count += last - first + 1; });
    return count;
}

/** Texts of 200 characters each, none of them twice. */
QStringList textsOf(const QList<char32_t>& characters, qsizetype count)
{
    QStringList texts;
    for (qsizetype from = 0; from + 200 <= characters.size() && texts.size() < count; from += 200)
        texts << QString::fromUcs4(characters.constData() + from, 200);
    return texts;
}

} // namespace

class TestFontCoverage final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void segments()
    {
        // 0x41–0x43 by a difference; 0x50–0x52 by a list of glyphs, the middle one missing; 0xFFFF.
        const QByteArray map = numbers16({4,     0,    0,      6, 0, 0, 0, //
                                          0x43,  0x52, 0xFFFF, 0,          //
                                          0x41,  0x50, 0xFFFF,             //
                                          -0x40, 0,    1,                  //
                                          0,     4,    0,                  //
                                          7,     0,    9});
        QCOMPARE(charactersIn(tableOf(map)), (QList<char32_t>{0x41, 0x42, 0x43, 0x50, 0x52}));
    }

    void groups()
    {
        const QByteArray map = numbers16({12, 0,      0, 40,     0, 0, 0, 2, //
                                          0,  0x41,   0, 0x42,   0, 5,       //
                                          1,  0xF600, 1, 0xF601, 0, 0});
        // The first of a group that begins with glyph 0 is missing.
        QCOMPARE(charactersIn(tableOf(map)), (QList<char32_t>{0x41, 0x42, 0x1F601}));
    }

    /** A font is a file like any other: whatever it says, reading it ends soon. */
    void malformedTables()
    {
        const QByteArray endless =
            numbers16({12, 0, 0, 40, 0, 0, -1, -1}) + numbers16({0, 0, -1, -1, 0, 1}).repeated(1000);
        const test::WorkTimer timer;
        QVERIFY(countIn(tableOf(endless)) <= 0x110000);
        QVERIFY(countIn(tableOf(numbers16({4, 0, 0, -2}) + QByteArray(65'000, '\xFF'))) <= 0x10000);
        QRandomGenerator random(7);
        for (int i = 0; i < 5'000; ++i) {
            QByteArray bytes(random.bounded(80), Qt::Uninitialized);
            for (char& c : bytes)
                c = static_cast<char>(random.bounded(256));
            const int format[] = {4, 6, 10, 12, 13};
            QVERIFY(countIn(tableOf(numbers16({format[random.bounded(5)]}) + bytes)) <= 0x110000);
            (void)countIn(bytes);
        }
        QVERIFY2(timer.elapsed() < 5'000, qPrintable(QString::number(timer.elapsed())));
    }

    /** The table says what Qt's own font says. */
    void asTheFontsSay()
    {
        int known = 0;
        for (char32_t c = 0x180; c < 0x30000; c += 211) {
            const auto font = fontWith(c);
            if (!font || font->isRestricted) continue;
            ++known;
            runOnFontThread([&] {
                const QRawFont raw = fontOfFamily(font->family);
                const bool isItself = familyOf(raw) == font->family; // else bundled under another name
                QVERIFY2(!isItself || raw.supportsCharacter(c),
                         qPrintable(font->family + QStringLiteral(" U+%1").arg(c, 0, 16)));
            });
        }
        if (!test::require(known != 0, "A font")) return;
    }

    void unassignedCharactersAreCheap()
    {
        indexFonts();
        QList<char32_t> nowhere;
        QList<char32_t> somewhere;
        for (char32_t c = 0x180; c < 0xE0000; ++c) {
            if (QChar::isSurrogate(c)) continue;
            if (!fontWith(c) && !isInEmojiFont(c) && QChar::category(c) == QChar::Other_NotAssigned)
                nowhere.append(c);
            else if (fontWith(c))
                somewhere.append(c);
        }
        QVERIFY(nowhere.size() > 10'000);
        const QStringList refused = textsOf(nowhere, 200);
        test::WorkTimer timer;
        for (const QString& text : refused)
            QVERIFY(missingGlyphs(text).size() > 150); // some are ignored wherever they stand
        const auto costOfRefusals = double(timer.elapsed()) / double(refused.size());
        // 200 texts took two seconds each when every font of the system was opened for each character.
        QVERIFY2(costOfRefusals < 20, qPrintable(QString::number(costOfRefusals)));
        const QStringList taken = textsOf(somewhere, 200);
        timer.start();
        for (const QString& text : taken)
            (void)missingGlyphs(text);
        const auto costOfAnswers = double(timer.elapsed()) / double(taken.size());
        QVERIFY2(costOfAnswers < 20, qPrintable(QString::number(costOfAnswers)));
    }

    /** Emoji are looked up, too: drawing some hundred for each request would take seconds. */
    void emojiAreNotDrawnToBeFound()
    {
        QString text;
        for (char32_t c = 0x1F300; c < 0x1F650; ++c)
            text += QString::fromUcs4(&c, 1);
        (void)missingGlyphs(text);
        const test::WorkTimer timer;
        (void)missingGlyphs(text);
        QVERIFY2(timer.elapsed() < 200, qPrintable(QString::number(timer.elapsed())));
    }
};

INK_TEST(TestFontCoverage, "tst_fontcoverage")

} // namespace tst_fontcoverage

#include "tst_fontcoverage.moc"
