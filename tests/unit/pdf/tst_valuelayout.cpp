#include "app/pdf/forms/valuelayout.h"
#include "tests/support/testmain.h"

#include <QRandomGenerator>
#include <QTest>

#include <algorithm>
#include <cmath>

namespace tst_valuelayout {

using namespace ink;
using namespace ink::pdf;
using namespace Qt::Literals::StringLiterals;

namespace {

/** Finds the size by trying every step; `placed` must have the same result. */
class Exhaustive
{
public:
    Exhaustive(TextBlock& block, QSizeF room) : m_block(block), m_room(room) {}

    double best(double first)
    {
        const double minimum = std::min(first, 6.0);
        if (const double points = search(minimum, first, TextBreaks::Words); points > 0) return points;
        if (const double points = search(minimum, first, TextBreaks::Anywhere); points > 0) return points;
        const double words = search(0.02, minimum, TextBreaks::Words);
        const double anywhere = search(0.02, minimum, TextBreaks::Anywhere);
        if (words > 0 && words * 1.25 >= anywhere) return words;
        return anywhere > 0 ? anywhere : 0.02;
    }

private:
    bool fits(double points, TextBreaks breaks)
    {
        const double room = m_room.width() * 1000 / points;
        const TextExtent extent = m_block.layOut(room, breaks);
        const double share = extent.lines == 1 ? 0.87 : 0.97;
        return extent.width <= room + 0.5 && extent.height * points / 1000 * share <= m_room.height() + 0.01;
    }
    double search(double minimum, double maximum, TextBreaks breaks)
    {
        if (fits(maximum, breaks)) return maximum;
        if (minimum >= maximum || !fits(minimum, breaks)) return 0;
        for (int i = 0; i < 9; ++i) {
            const double middle = std::sqrt(minimum * maximum);
            (fits(middle, breaks) ? minimum : maximum) = middle;
        }
        return minimum;
    }
    TextBlock& m_block;
    QSizeF m_room;
};

} // namespace

class TestValueLayout final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void combs();
    void paragraphsBeginAtTheTop();
    void estimatesAreClose_data();
    void estimatesAreClose();
    void sizesAreThoseOfAnExhaustiveSearch();
};

void TestValueLayout::estimatesAreClose_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("words") << u"The tenant pays the rent in advance. "_s.repeated(12);
    QTest::newRow("no break") << QString(300, u'W');
    QTest::newRow("paragraphs") << u"first line\n\nthird line of some words\n"_s;
    QTest::newRow("Cyrillic") << u"Арендатор платит вперёд. "_s.repeated(12);
    QTest::newRow("Japanese") << u"契約書に署名してください。"_s.repeated(12);
    QTest::newRow("Arabic") << u"عقد الإيجار رقم "_s.repeated(12);
    QTest::newRow("blank") << u" "_s;
}

void TestValueLayout::estimatesAreClose()
{
    QFETCH(QString, text);
    TextPainter painter;
    const auto block = painter.makeBlock(text, faceOf(domain::TagType::Text, {}));
    for (const TextBreaks breaks : {TextBreaks::Words, TextBreaks::Anywhere})
        for (const double room : {2'000.0, 5'000.0, 20'000.0, 400'000.0}) {
            const TextExtent is = block->layOut(room, breaks);
            const TextExtent estimated = block->estimate(room, breaks);
            const int off = std::abs(estimated.lines - is.lines);
            QVERIFY2(off <= 1 + is.lines / 20,
                     qPrintable(u"%1 lines for %2 in %3"_s.arg(estimated.lines).arg(is.lines).arg(room)));
            if (off == 0) QVERIFY(std::abs(estimated.height - is.height) <= is.height * 0.1);
            if (off == 0) QVERIFY(std::abs(estimated.width - is.width) <= std::max(300.0, is.width * 0.1));
        }
}

void TestValueLayout::sizesAreThoseOfAnExhaustiveSearch()
{
    const QStringList alphabets{u"abcdefghij  klmnopqrstuvwxyz   ABCfiflffi.,-"_s,
                                u"WiWm "_s,
                                u"äöüßéèñçøåŁžž    "_s,
                                u"عقد الإيجار رقم abc 123"_s,
                                u"日本語の契約書です。漢字、"_s,
                                u"नमस्ते दुनिया क्षत्रिय "_s,
                                u"line one\nline two words "_s};
    QRandomGenerator random(11);
    for (int i = 0; i < 400; ++i) {
        const QString& alphabet = alphabets.at(random.bounded(static_cast<int>(alphabets.size())));
        QString text;
        const int length = 1 + random.bounded(random.bounded(4) == 0 ? 400 : 60);
        while (text.size() < length)
            text += alphabet.mid(random.bounded(static_cast<int>(alphabet.size())), 1 + random.bounded(6));
        domain::TagStyle style;
        style.fontSize = 4 + random.bounded(36);
        const QSizeF room(5 + random.bounded(250), 5 + random.bounded(60));
        TextPainter painter;
        const auto block = painter.makeBlock(text, faceOf(domain::TagType::Text, style));
        const double pad = std::min(2.0, room.width() / 10);
        const double expected =
            Exhaustive(*block, {room.width() - 2 * pad, room.height()}).best(style.fontSize);
        const double points = layOutValue(painter, text, room, domain::TagType::Text, style).pointSize;
        // Marks stacked beyond their line reduce the size afterwards.
        QVERIFY2(points == expected || points < expected * 0.999,
                 qPrintable(u"%1: %2 instead of %3 for “%4”"_s.arg(i).arg(points).arg(expected).arg(text)));
        if (i % 7 == 0 && text.contains(u'W')) QCOMPARE(points, expected);
    }
}

/** One character in the middle of each box, all of one size; texts without boxes are laid out as usual. */
void TestValueLayout::combs()
{
    TextPainter painter;
    domain::TagStyle style;
    style.comb = true;
    style.maxLength = 5;
    const PlacedText text = layOutValue(painter, u"1W i"_s, {100, 20}, domain::TagType::Text, style);
    QCOMPARE(text.lines.size(), std::size_t{3});
    const int boxes[] = {0, 1, 3};
    for (std::size_t i = 0; i < text.lines.size(); ++i) {
        const PlacedLine& each = text.lines.at(i);
        QVERIFY(std::abs(each.x + each.line.width() / 2 - (boxes[i] * 20 + 10)) < 0.5);
    }
    const PlacedText narrow = layOutValue(painter, u"WW"_s, {25, 20}, domain::TagType::Text, style);
    QVERIFY(narrow.pointSize < text.pointSize);
    QCOMPARE(layOutValue(painter, u"123456"_s, {100, 20}, domain::TagType::Text, style).lines.size(),
             std::size_t{1});
}

void TestValueLayout::paragraphsBeginAtTheTop()
{
    TextPainter painter;
    domain::TagStyle style;
    const PlacedText middle = layOutValue(painter, u"one line"_s, {200, 80}, domain::TagType::Text, style);
    style.multiline = true;
    const PlacedText top = layOutValue(painter, u"one line"_s, {200, 80}, domain::TagType::Text, style);
    QVERIFY(top.lines.front().y < middle.lines.front().y);
    QVERIFY(top.pointSize <= 10);
    style.format = u"page"_s;
    style.multiline = false;
    const PlacedText number = layOutValue(painter, u"1 / 3"_s, {80, 60}, domain::TagType::Note, style);
    QVERIFY(number.lines.front().y > 25);
}

INK_TEST(TestValueLayout, "tst_valuelayout")

} // namespace tst_valuelayout

#include "tst_valuelayout.moc"
