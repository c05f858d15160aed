// Any typed text is completely inside its rectangle, and can be extracted from the file as it was typed.
// INKSTONE_SHEET=folder saves sheet.pdf with all strings.
#include "app/domain/document/document.h"
#include "app/domain/document/facts.h"
#include "app/domain/document/finding.h"
#include "app/pdf/file/plainpdf.h"
#include "app/pdf/stamp/incrementalwriter.h"
#include "app/pdf/text/missingglyphs.h"
#include "app/pdf/text/writtentext.h"
#include "tests/support/requirements.h"
#include "tests/support/testmain.h"
#include "tests/support/worktimer.h"
#include "tests/unit/pdf/naughtystrings.h"

#include <QBuffer>
#include <QImage>
#include <QPainter>
#include <QPdfDocument>
#include <QProcess>
#include <QRegularExpression>
#include <QTest>

namespace tst_stampedtext {

using namespace ink;
using namespace ink::pdf;
using ink::test::NaughtyString;
using ink::test::naughtyStrings;

namespace {

QByteArray blankPages(qsizetype count)
{
    PlainPdf file;
    const std::string tree = file.reserve();
    std::string kids;
    for (qsizetype i = 0; i < count; ++i)
        kids +=
            file.add("<</Type /Page /Parent " + tree + " /MediaBox [0 0 595 842] /Resources <<>>>>") + ' ';
    file.set(tree, "<</Type /Pages /Count " + std::to_string(count) + " /Kids [" + kids + "]>>");
    const std::string root = file.add("<</Type /Catalog /Pages " + tree + ">>");
    return std::move(file).finish(root, file.add("<<>>"));
}

StampItem value(int page, domain::PageRect rect, const QString& text,
                domain::TagType type = domain::TagType::Text)
{
    StampItem item;
    item.pageIndex = page;
    item.rect = rect;
    item.text = text;
    item.type = type;
    return item;
}

QByteArray stamped(const QByteArray& original, const QList<StampItem>& items)
{
    auto writer = IncrementalWriter::open(original);
    if (!writer || !writer->stamp(items)) return {};
    return std::move(*writer).finish().value_or(QByteArray());
}

/** A program's output about the file; nothing if it can't be started or takes too long. */
std::optional<QString> told(const QString& program, const QStringList& before, const QByteArray& bytes,
                            const QStringList& after = {})
{
    QTemporaryDir folder;
    QFile file(folder.filePath(QStringLiteral("stamped.pdf")));
    if (!file.open(QIODevice::WriteOnly)) return std::nullopt;
    file.write(bytes);
    file.close();
    QProcess process;
    process.start(program, before + QStringList{file.fileName()} + after);
    if (!process.waitForFinished()) return std::nullopt;
    return QString::fromUtf8(process.readAllStandardOutput());
}

/** Removes direction marks for terminals and joins broken lines. */
QString compared(QString text)
{
    static const QRegularExpression marks(QStringLiteral("[\\x{202A}-\\x{202E}\\x{2066}-\\x{2069}]"));
    text.remove(marks);
    while (text.endsWith(QLatin1Char('\n')))
        text.chop(1);
    return text.replace(QLatin1Char('\n'), QLatin1Char(' '));
}

QString sorted(const QString& text)
{
    auto points = text.toUcs4();
    points.removeAll(U' ');
    std::sort(points.begin(), points.end());
    return QString::fromUcs4(reinterpret_cast<const char32_t*>(points.constData()), points.size());
}

QImage drawn(const QByteArray& bytes, int page, double scale)
{
    QBuffer buffer;
    buffer.setData(bytes);
    buffer.open(QIODevice::ReadOnly);
    QPdfDocument document;
    document.load(&buffer);
    const QSizeF size = document.pagePointSize(page) * scale;
    QImage image(size.toSize(), QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter(&image).drawImage(0, 0, document.render(page, image.size()));
    return image;
}

QRect inkBounds(const QImage& image, const QRect& in)
{
    QRect box;
    for (int y = in.top(); y <= in.bottom(); ++y)
        for (int x = in.left(); x <= in.right(); ++x)
            if (qGray(image.pixel(x, y)) < 200) box |= QRect(x, y, 1, 1);
    return box;
}

constexpr int rowsOnSheet = 26;

/** The cell of a string on the sheet: two columns of rows with air around them. */
domain::PageRect cellOf(qsizetype index)
{
    const int row = static_cast<int>(index % (2 * rowsOnSheet));
    return {110 + row / rowsOnSheet * 280, 16 + row % rowsOnSheet * 31, 176, 24};
}
int sheetOf(qsizetype index)
{
    return static_cast<int>(index / (2 * rowsOnSheet)) + 1;
}

} // namespace

class TestStampedText : public QObject
{
    Q_OBJECT

    QByteArray m_bytes;
    QStringList m_poppler;
    QStringList m_mupdf;

private Q_SLOTS:
    void initTestCase()
    {
        const QList<NaughtyString> all = naughtyStrings();
        QVERIFY(all.size() >= 100);
        QList<StampItem> items;
        for (qsizetype i = 0; i < all.size(); ++i)
            items << value(static_cast<int>(i) + 1, {30, 100, 540, 60}, all.at(i).text);
        m_bytes = stamped(blankPages(all.size()), items);
        QVERIFY(!m_bytes.isEmpty());
        if (const auto out =
                told(QStringLiteral("pdftotext"), {QStringLiteral("-q")}, m_bytes, {QStringLiteral("-")}))
            m_poppler = out->split(QLatin1Char('\f'));
        if (const auto out = told(
                QStringLiteral("mutool"),
                {QStringLiteral("draw"), QStringLiteral("-q"), QStringLiteral("-F"), QStringLiteral("txt")},
                m_bytes))
            m_mupdf = out->split(QLatin1Char('\f'));
    }

    void othersFindNoErrors()
    {
        if (!test::requireProgram("qpdf")) return;
        const auto check = told(QStringLiteral("qpdf"), {QStringLiteral("--check")}, m_bytes);
        QVERIFY(check);
        QVERIFY2(check->contains(QStringLiteral("No syntax or stream encoding errors")), qPrintable(*check));
    }

    /** Formats, combs, stamps and pictures are printed in the right places. */
    void fieldsOfOtherKinds()
    {
        StampItem price = value(1, {40, 40, 140, 20}, QStringLiteral("1234.5"), domain::TagType::Number);
        price.style.format = QStringLiteral("1.234,50 €");
        StampItem code = value(1, {40, 80, 200, 20}, QStringLiteral("AB 12"));
        code.style.comb = true;
        code.style.maxLength = 10;
        StampItem stamp =
            value(1, {40, 120, 120, 48}, QStringLiteral("COPY\n2026-03-31"), domain::TagType::Note);
        stamp.style.format = QStringLiteral("stamp");
        stamp.style.align = domain::TextAlign::Center;
        stamp.style.colour = QStringLiteral("#b3261e");
        StampItem picture =
            value(1, {40, 200, 120, 60}, QStringLiteral("logo.png"), domain::TagType::Attachment);
        picture.style.format = QStringLiteral("image");
        QImage logo(60, 60, QImage::Format_RGB32);
        logo.fill(QColor(0, 90, 200));
        QBuffer buffer(&picture.image);
        QVERIFY(logo.save(&buffer, "PNG"));
        StampItem named =
            value(1, {300, 200, 120, 20}, QStringLiteral("list.csv"), domain::TagType::Attachment);
        named.style.format = QStringLiteral("image"); // no picture: its name is printed
        StampItem story = value(1, {300, 40, 200, 100}, QStringLiteral("First line\nSecond"));
        story.style.multiline = true;
        const QByteArray bytes = stamped(blankPages(1), {price, code, stamp, picture, named, story});
        QVERIFY(!bytes.isEmpty());
        const QImage page = drawn(bytes, 0, 2);
        if (const QString folder = qEnvironmentVariable("INKSTONE_SHEET"); !folder.isEmpty())
            QVERIFY(page.save(folder + QStringLiteral("/kinds.png")));
        // The picture is square and fitted, so that the sides of its field stay empty.
        QCOMPARE(page.pixelColor(2 * 100, 2 * 230), QColor(0, 90, 200));
        QCOMPARE(page.pixelColor(2 * 50, 2 * 230), QColor(Qt::white));
        // The frame of the stamp is at its edge, its text inside.
        const QRect frame = inkBounds(page, QRect(2 * 40, 2 * 120, 2 * 120, 2 * 48));
        QVERIFY(frame.left() <= 2 * 40 + 3 && frame.right() >= 2 * 160 - 4);
        QVERIFY(page.pixelColor(2 * 100, 2 * 120 + 1).red() >
                page.pixelColor(2 * 100, 2 * 120 + 1).blue() + 80);
        // Boxes of a comb: the third is empty, and letters stay in theirs.
        QVERIFY(inkBounds(page, QRect(2 * 80 + 2, 2 * 80, 36, 40)).isNull());
        QVERIFY(!inkBounds(page, QRect(2 * 100, 2 * 80, 40, 40)).isNull());
        QVERIFY(inkBounds(page, QRect(2 * 300, 2 * 100, 2 * 200, 2 * 40))
                    .isNull()); // a paragraph begins at the top
        if (!test::requireProgram("pdftotext")) return;
        const auto text = told(QStringLiteral("pdftotext"), {QStringLiteral("-q"), QStringLiteral("-layout")},
                               bytes, {QStringLiteral("-")});
        QVERIFY(text);
        QVERIFY2(text->contains(QStringLiteral("1.234,50 €")), qPrintable(*text));
        QVERIFY2(text->contains(QStringLiteral("COPY")), qPrintable(*text));
        QVERIFY2(text->contains(QStringLiteral("list.csv")), qPrintable(*text));
    }

    void comesOutAsItWasTyped_data()
    {
        QTest::addColumn<int>("index");
        const QList<NaughtyString> all = naughtyStrings();
        for (qsizetype i = 0; i < all.size(); ++i)
            QTest::newRow(all.at(i).name) << static_cast<int>(i);
    }
    void comesOutAsItWasTyped()
    {
        QFETCH(int, index);
        if (!test::requireProgram("pdftotext")) return;
        QVERIFY(!m_poppler.isEmpty());
        const NaughtyString given = naughtyStrings().at(index);
        QString expected = compared(writableText(given.text, true));
        QString read = compared(m_poppler.value(index));
        if (!given.exact) { // the words are right, but in poppler's order
            expected = sorted(expected);
            read = sorted(read);
        }
        if (given.text == QString(300, QLatin1Char('W'))) read.remove(QLatin1Char(' ')); // a broken word
        QCOMPARE(read, expected);
    }

    /** Another reader, which doesn't reorder right-to-left text. */
    void othersReadItToo()
    {
        if (!test::requireProgram("mutool")) return;
        QVERIFY(!m_mupdf.isEmpty());
        const QList<NaughtyString> all = naughtyStrings();
        int agreed = 0;
        QStringList others;
        for (qsizetype i = 0; i < all.size(); ++i) {
            const QString read = compared(m_mupdf.value(i).trimmed()).simplified();
            const QString expected = compared(writableText(all.at(i).text, true)).simplified();
            if (sorted(read) == sorted(expected))
                ++agreed;
            else
                others << QString::fromLatin1(all.at(i).name);
        }
        QVERIFY2(agreed >= 120,
                 qPrintable(QStringLiteral("%1: %2").arg(agreed).arg(others.join(QLatin1Char(',')))));
    }

    void nothingSpills()
    {
        const QList<NaughtyString> all = naughtyStrings();
        QList<StampItem> items;
        for (qsizetype i = 0; i < all.size(); ++i) {
            items << value(sheetOf(i), cellOf(i), all.at(i).text);
            domain::PageRect label = cellOf(i);
            label.left -= 94;
            label.width = 86;
            items << value(sheetOf(i), label, QString::fromLatin1(all.at(i).name));
            items.back().style.fontSize = 6;
            items.back().style.colour = QStringLiteral("#607080");
        }
        const QByteArray bytes = stamped(blankPages(sheetOf(all.size() - 1)), items);
        QVERIFY(!bytes.isEmpty());
        if (const QString folder = qEnvironmentVariable("INKSTONE_SHEET"); !folder.isEmpty()) {
            QFile sheet(folder + QStringLiteral("/sheet.pdf"));
            QVERIFY(sheet.open(QIODevice::WriteOnly));
            sheet.write(bytes);
        }
        constexpr double scale = 2;
        QImage page;
        for (qsizetype i = 0; i < all.size(); ++i) {
            if (i % (2 * rowsOnSheet) == 0) page = drawn(bytes, sheetOf(i) - 1, scale);
            const domain::PageRect cell = cellOf(i);
            const QRect place(qRound(cell.left * scale), qRound(cell.top * scale), qRound(cell.width * scale),
                              qRound(cell.height * scale));
            const QRect ink = inkBounds(page, place.adjusted(-6, -6, 6, 6) & page.rect());
            QVERIFY2(ink.isEmpty() || place.adjusted(-1, -1, 1, 1).contains(ink),
                     qPrintable(QStringLiteral("%1: %2 %3 %4 %5")
                                    .arg(QString::fromLatin1(all.at(i).name))
                                    .arg(ink.left() - place.left())
                                    .arg(ink.top() - place.top())
                                    .arg(ink.right() - place.right())
                                    .arg(ink.bottom() - place.bottom())));
            if (QByteArray(all.at(i).name) != "only joiners") QVERIFY2(!ink.isEmpty(), all.at(i).name);
        }
    }

    void isWhole_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<double>("fontSize");
        QTest::addColumn<int>("width");
        QTest::addColumn<int>("height");
        const QString words = QStringLiteral("alpha beta gamma delta ").repeated(40).trimmed();
        QTest::newRow("one line") << QStringLiteral("A value that is far too long for it") << 12.0 << 60
                                  << 14;
        QTest::newRow("paragraph") << words << 12.0 << 120 << 60;
        QTest::newRow("tiny box") << words << 0.0 << 12 << 12;
        QTest::newRow("huge letters") << QStringLiteral("Anna") << 300.0 << 40 << 20;
        QTest::newRow("lines") << QStringLiteral("one\ntwo\nthree\nfour\nfive\nsix") << 14.0 << 80 << 20;
        QTest::newRow("ten thousand") << QStringLiteral("word ").repeated(2000).trimmed() << 0.0 << 200 << 40;
    }
    void isWhole()
    {
        QFETCH(QString, text);
        QFETCH(double, fontSize);
        QFETCH(int, width);
        QFETCH(int, height);
        StampItem item = value(1, {100, 100, width, height}, text);
        item.style.fontSize = fontSize;
        test::WorkTimer timer;
        const QByteArray bytes = stamped(blankPages(1), {item});
        QVERIFY2(timer.elapsed() < 3000, qPrintable(QString::number(timer.elapsed())));
        const QRect place(300, 300, width * 3, height * 3);
        const QRect ink = inkBounds(drawn(bytes, 0, 3), place.adjusted(-60, -60, 60, 60));
        QVERIFY(place.adjusted(-1, -1, 1, 1).contains(ink));
        if (!test::requireProgram("pdftotext")) return;
        const auto read = told(QStringLiteral("pdftotext"), {QStringLiteral("-q"), QStringLiteral("-raw")},
                               bytes, {QStringLiteral("-")});
        QVERIFY(read);
        QString out = *read;
        QString expected = text;
        const auto letters = [](QString& all) { all.removeIf([](QChar c) { return c.isSpace(); }); };
        letters(out);
        letters(expected);
        QCOMPARE(out.remove(QLatin1Char('\f')), expected);
    }

    void standsWhereTheStyleSays()
    {
        const auto extent = [](const char16_t* align, const QString& text) {
            StampItem item = value(1, {100, 100, 200, 20}, text);
            item.style.align = domain::textAlignFromCode(QString::fromUtf16(align)).value();
            item.style.fontSize = 10;
            return inkBounds(drawn(stamped(blankPages(1), {item}), 0, 2), QRect(190, 190, 430, 60));
        };
        const QString word = QStringLiteral("Hxgj");
        const QRect left = extent(u"", word);
        const QRect centre = extent(u"center", word);
        const QRect right = extent(u"right", word);
        QVERIFY(left.left() >= 203 && left.left() < 208);
        QVERIFY(std::abs(centre.center().x() - 400) <= 2);
        QVERIFY(right.right() <= 597 && right.right() > 592);
        QCOMPARE(left.width(), right.width());
        // In the middle of the height, by the font's own height.
        QVERIFY(std::abs(left.center().y() - 220) <= 4);
        const QRect hebrew = extent(u"", QStringLiteral("שלום"));
        QVERIFY(hebrew.right() > 592);
        QVERIFY(extent(u"left", QStringLiteral("שלום")).left() < 210);
    }

    void fontsAreSharedByPages()
    {
        QList<StampItem> items;
        for (int page = 1; page <= 5; ++page)
            items << value(page, {50, 50, 200, 20}, QStringLiteral("Anna Bell"));
        const QByteArray one = stamped(blankPages(5), items.first(1));
        const QByteArray five = stamped(blankPages(5), items);
        QCOMPARE(one.count("/FontFile2"), 1);
        QCOMPARE(five.count("/FontFile2"), 1);
        QVERIFY2(five.size() - one.size() < 5000, qPrintable(QString::number(five.size() - one.size())));
    }

    void picturesTellTheirWords()
    {
        QImage image(60, 20, QImage::Format_ARGB32);
        image.fill(Qt::darkBlue);
        StampItem item = value(1, {100, 100, 120, 40}, {}, domain::TagType::Signature);
        QBuffer buffer(&item.image);
        buffer.open(QIODevice::WriteOnly);
        image.save(&buffer, "PNG");
        item.alternativeText = QStringLiteral("Zoë Müller-李");
        const QByteArray bytes = stamped(blankPages(1), {item});
        if (!test::requireProgram("pdftotext")) return;
        const auto read =
            told(QStringLiteral("pdftotext"), {QStringLiteral("-q")}, bytes, {QStringLiteral("-")});
        QVERIFY(read);
        QCOMPARE(read->trimmed(), item.alternativeText);
        StampItem without = item;
        without.alternativeText.clear();
        // Extractable but invisible.
        QCOMPARE(drawn(bytes, 0, 2), drawn(stamped(blankPages(1), {without}), 0, 2));
    }

    void attachmentsAreInTheFile()
    {
        StampItem item =
            value(1, {100, 100, 160, 18}, QStringLiteral("passport – Zoë.txt"), domain::TagType::Attachment);
        item.file = "what was attached";
        item.mimeType = QStringLiteral("text/plain");
        const QByteArray bytes = stamped(blankPages(1), {item});
        if (!test::requireProgram("pdftotext")) return;
        const auto read =
            told(QStringLiteral("pdftotext"), {QStringLiteral("-q")}, bytes, {QStringLiteral("-")});
        QVERIFY(read);
        QCOMPARE(read->trimmed(), item.text);
        const auto list = told(QStringLiteral("pdfdetach"), {QStringLiteral("-list")}, bytes);
        QVERIFY(list && list->contains(item.text));
        QVERIFY(!inkBounds(drawn(bytes, 0, 2), QRect(200, 200, 36, 36)).isEmpty()); // the clip
    }

    /** The invisibility of text under a signature's picture ends there: later values are visible. */
    void valuesBehindASignatureAreSeen()
    {
        QImage stroke(60, 20, QImage::Format_ARGB32);
        stroke.fill(Qt::blue);
        QByteArray png;
        QBuffer buffer(&png);
        buffer.open(QIODevice::WriteOnly);
        stroke.save(&buffer, "PNG");
        StampItem signature = value(1, {50, 50, 120, 40}, {}, domain::TagType::Signature);
        signature.image = png;
        signature.alternativeText = QStringLiteral("Ada Lovelace");
        const StampItem after = value(1, {50, 200, 200, 20}, QStringLiteral("Seen by everybody"));
        const QByteArray file = stamped(blankPages(1), {signature, after, signature});
        const QByteArray other = stamped(blankPages(1), {after});
        const QRect room(50, 200, 200, 20);
        const QRect ink = inkBounds(drawn(file, 0, 1), room);
        QVERIFY(ink.width() > 80);
        QCOMPARE(ink, inkBounds(drawn(other, 0, 1), room));
        if (!test::requireProgram("pdftotext")) return;
        const auto text = told(QStringLiteral("pdftotext"), {}, file, {QStringLiteral("-")});
        QVERIFY(text);
        QVERIFY2(text->contains(after.text), qPrintable(*text));
    }

    void missingGlyphsAreFound()
    {
        QVERIFY(missingGlyphs(QStringLiteral("Anna Bell, Zoë, Łódź")).isEmpty());
        for (const char16_t* fine : {u"Αθήνα", u"Договор", u"שלום", u"محمد", u"हिन्दी", u"สัญญา", u"契約書",
                                     u"계약서", u"👨‍👩‍👧‍👦 ❤️ 🇫🇷",
                                     u"a\u200Db\u202Ec", u"e\u0301", u"a\u00A0b\u3000c", u"\u0001\t\n"})
            QVERIFY2(missingGlyphs(QString::fromUtf16(fine)).isEmpty(),
                     qPrintable(characterNames(missingGlyphs(QString::fromUtf16(fine)))));
        QCOMPARE(missingGlyphs(QStringLiteral("a\uE123b\uE123c\u0378")), (QList<char32_t>{0xE123, 0x378}));
        QCOMPARE(missingGlyphs(QString(QChar(0xD800))), QList<char32_t>{0xD800});
        QCOMPARE(missingGlyphs(QStringLiteral("x\U000F0001")), QList<char32_t>{0xF0001});
        QCOMPARE(characterNames({0xE123, 0x378, 0xF0001, 0xFFFE}),
                 QStringLiteral("U+E123, U+0378, U+F0001 …"));
        domain::Document document;
        document.title = QStringLiteral("Lease");
        domain::Tag tag;
        tag.type = domain::TagType::Text;
        tag.name = QStringLiteral("City");
        tag.text = QStringLiteral("Par\uE000is");
        document.tags = {tag};
        const auto findings = missingGlyphFindings(document);
        QCOMPARE(findings.size(), 1);
        QCOMPARE(findings.first().field, QStringLiteral("tags[0].text"));
        QCOMPARE(findings.first().severity, domain::Severity::Error);
        QVERIFY(findings.first().detail.english().contains(QStringLiteral("U+E000")));
    }
};

INK_TEST(TestStampedText, "tst_stampedtext")

} // namespace tst_stampedtext

#include "tst_stampedtext.moc"
