// Text and positions on pages: compared with poppler over the corpus, with rendered ink on rotated and
// cropped pages, and with hostile content.
#include "app/pdf/content/contentlexer.h"
#include "app/pdf/content/pagecontent.h"
#include "tests/support/paths.h"
#include "tests/support/requirements.h"
#include "tests/support/testmain.h"
#include "tests/support/worktimer.h"
#include "tests/unit/pdf/handwrittenpdf.h"

#include <QBuffer>
#include <QDir>
#include <QElapsedTimer>
#include <QImage>
#include <QPdfDocument>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>
#include <qpdf/Buffer.hh>
#include <qpdf/QPDF.hh>
#include <qpdf/QPDFPageDocumentHelper.hh>
#include <qpdf/QPDFWriter.hh>

#include <cmath>

namespace tst_pagecontent {

using namespace ink;
using namespace ink::pdf;
using ink::test::HandwrittenPdf;

namespace {

struct BoxedWord
{
    QString text;
    QRectF box;
};

QString plain(const QString& text)
{
    QString out;
    const QString composed = text.normalized(QString::NormalizationForm_KC);
    for (const QChar c : composed)
        if (!c.isSpace() && c.unicode() != 0xAD) out += c;
    return out;
}

/** The file without annotations, because poppler would extract them too. */
QByteArray withoutAnnotations(const QByteArray& bytes)
{
    try {
        QPDF qpdf;
        qpdf.setSuppressWarnings(true);
        qpdf.processMemoryFile("file", bytes.constData(), static_cast<size_t>(bytes.size()));
        for (auto& page : QPDFPageDocumentHelper(qpdf).getAllPages())
            page.getObjectHandle().removeKey("/Annots");
        QPDFWriter writer(qpdf);
        writer.setOutputMemory();
        writer.write();
        const std::shared_ptr<Buffer> buffer(writer.getBufferSharedPointer());
        return QByteArray(reinterpret_cast<const char*>(buffer->getBuffer()),
                          static_cast<qsizetype>(buffer->getSize()));
    } catch (const std::exception&) {
        return {};
    }
}

QList<QList<BoxedWord>> popplerWords(const QString& path)
{
    QProcess process;
    process.start(QStringLiteral("pdftotext"), {QStringLiteral("-bbox"), path, QStringLiteral("-")});
    if (!process.waitForFinished(20000)) return {};
    const QString out = QString::fromUtf8(process.readAllStandardOutput());
    static const QRegularExpression word(QStringLiteral(
        "<word xMin=\"([-\\d.]+)\" yMin=\"([-\\d.]+)\" xMax=\"([-\\d.]+)\" yMax=\"([-\\d.]+)\">(.*)</word>"));
    QList<QList<BoxedWord>> pages;
    const QStringList lines = out.split(QLatin1Char('\n'));
    for (const QString& line : lines) {
        if (line.contains(QStringLiteral("<page "))) pages.append(QList<BoxedWord>());
        const auto match = word.match(line);
        if (!match.hasMatch() || pages.isEmpty()) continue;
        QString text = match.captured(5);
        text.replace(QStringLiteral("&lt;"), QStringLiteral("<"))
            .replace(QStringLiteral("&gt;"), QStringLiteral(">"));
        text.replace(QStringLiteral("&quot;"), QStringLiteral("\""))
            .replace(QStringLiteral("&amp;"), QStringLiteral("&"));
        pages.last().append(
            {text, QRectF(QPointF(match.captured(1).toDouble(), match.captured(2).toDouble()),
                          QPointF(match.captured(3).toDouble(), match.captured(4).toDouble()))});
    }
    return pages;
}

double common(const QRectF& a, const QRectF& b)
{
    const QRectF both = a.intersected(b);
    const double area = both.width() * both.height();
    return both.isValid() ? area / (a.width() * a.height() + b.width() * b.height() - area) : 0;
}

/** One page with Helvetica as /F1; `page` are further entries of the page, `more` further objects of the
 * file. */
QByteArray pdfWith(const QByteArray& content, const QByteArray& page = {},
                   const HandwrittenPdf::Objects& more = {}, const QByteArray& resources = {})
{
    HandwrittenPdf file;
    HandwrittenPdf::Objects objects{
        {1, "<< /Type /Catalog /Pages 2 0 R >>"},
        {2, "<< /Type /Pages /Kids [3 0 R] /Count 1 >>"},
        {3, "<< /Type /Page /Parent 2 0 R " +
                (page.contains("/MediaBox") ? page : "/MediaBox [0 0 612 792] " + page) +
                " /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> " + resources + " >> >>"},
        {4, HandwrittenPdf::stream(content)},
        {5, "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>"},
    };
    for (auto it = more.begin(); it != more.end(); ++it)
        objects[it.key()] = it.value();
    file.setBytes("%PDF-1.7\n%\xE2\xE3\xCF\xD3\n");
    file.append(objects);
    return file.bytes();
}

PageContent pageOf(const QByteArray& bytes)
{
    auto page = readPageContent(bytes, 0);
    if (!page) qWarning("%s", qPrintable(page.error().detail.english()));
    return page ? *page : PageContent();
}

QStringList wordsOf(const PageContent& page)
{
    QStringList words;
    for (const PageContent::Word& word : page.words)
        words.append(word.text);
    return words;
}

/** The dark part of the rendered page, in points of a page of this size (the renderer ignores the user unit).
 */
QRectF inkBounds(const QByteArray& bytes, QSizeF displayed)
{
    QBuffer buffer;
    buffer.setData(bytes);
    buffer.open(QIODevice::ReadOnly);
    QPdfDocument document;
    document.load(&buffer);
    constexpr double scale = 3;
    const QImage image =
        document.render(0, (displayed * scale).toSize()).convertToFormat(QImage::Format_ARGB32);
    QRect dark;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x) {
            const QRgb c = image.pixel(x, y);
            if (qAlpha(c) > 100 && qGray(c) < 128) dark |= QRect(x, y, 1, 1);
        }
    return QRectF(dark.x() / scale, dark.y() / scale, dark.width() / scale, dark.height() / scale);
}

} // namespace

class TestPageContent : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void agreesWithPoppler()
    {
        if (!test::requireProgram("pdftotext")) return;
        const QDir dir(ink::test::corpusPath(QStringLiteral("pdf")));
        if (!test::requireCorpus(dir.exists())) return;
        QTemporaryDir temp;
        int theirs = 0;
        int sameText = 0;
        int samePlace = 0;
        int ours = 0;
        int pages = 0;
        qint64 nanoseconds = 0;
        const auto names = dir.entryList({QStringLiteral("*.pdf")}, QDir::Files, QDir::Name);
        for (const QString& name : names) {
            QFile file(dir.filePath(name));
            QVERIFY(file.open(QIODevice::ReadOnly));
            const QByteArray bytes = withoutAnnotations(file.readAll());
            if (bytes.isEmpty()) continue;
            QList<QList<BoxedWord>> read;
            QElapsedTimer timer;
            timer.start();
            const auto done = readPages(bytes, [&read](PageContent&& page) {
                QList<BoxedWord> words;
                for (const PageContent::Word& word : page.words)
                    words.append({plain(word.text), word.box});
                read.append(words);
                return true;
            });
            nanoseconds += timer.nsecsElapsed();
            if (!done) continue;
            pages += static_cast<int>(read.size());
            const QString path = temp.filePath(QStringLiteral("file.pdf"));
            QFile copy(path);
            QVERIFY(copy.open(QIODevice::WriteOnly));
            copy.write(bytes);
            copy.close();
            const auto expected = popplerWords(path);
            for (qsizetype i = 0; i < std::min(expected.size(), read.size()); ++i) {
                QList<BoxedWord> open = read.at(i);
                ours += static_cast<int>(open.size());
                for (const BoxedWord& word : expected.at(i)) {
                    const QString text = plain(word.text);
                    // Without a mapping poppler returns the codes themselves, which are unreadable.
                    static const QRegularExpression control(QStringLiteral("[\\x00-\\x1f\\x{fffd}]"));
                    if (text.isEmpty() || text.contains(control)) continue;
                    ++theirs;
                    qsizetype best = -1;
                    double distance = 30;
                    for (qsizetype k = 0; k < open.size(); ++k) {
                        if (open.at(k).text != text) continue;
                        const double d = (open.at(k).box.center() - word.box.center()).manhattanLength();
                        if (d < distance) {
                            distance = d;
                            best = k;
                        }
                    }
                    if (best < 0) continue;
                    ++sameText;
                    if (common(open.at(best).box, word.box) >= 0.5) ++samePlace;
                    open.removeAt(best);
                }
            }
        }
        qInfo("poppler has %d words, we have %d; same text %.2f %%, same place %.2f %%; %d pages, %.2f ms a "
              "page",
              theirs, ours, 100.0 * sameText / theirs, 100.0 * samePlace / theirs, pages,
              static_cast<double>(nanoseconds) / 1e6 / pages);
        QVERIFY(theirs > 1500);
        QVERIFY(sameText >= theirs * 0.97);
        QVERIFY(samePlace >= theirs * 0.97);
        QVERIFY(ours <= theirs * 1.03);
    }

    void displayedPlace_data()
    {
        QTest::addColumn<int>("rotation");
        QTest::addColumn<QByteArray>("boxes");
        for (const int rotation : {0, 90, 180, 270}) {
            QTest::addRow("%d plain", rotation) << rotation << QByteArray("/MediaBox [0 0 400 300]");
            QTest::addRow("%d crop", rotation)
                << rotation << QByteArray("/MediaBox [-20 -30 500 400] /CropBox [33.5 21.25 361 287.5]");
            QTest::addRow("%d unit", rotation)
                << rotation << QByteArray("/MediaBox [0 0 300 200] /CropBox [10 20 290 190] /UserUnit 1.5");
        }
    }

    void displayedPlace()
    {
        // A black block glyph: the rendered ink is at the reported position of the letter.
        QFETCH(int, rotation);
        QFETCH(QByteArray, boxes);
        const QByteArray bytes =
            pdfWith("BT /F1 40 Tf 90 100 Td (H) Tj ET", boxes + " /Rotate " + QByteArray::number(rotation));
        const PageContent page = pageOf(bytes);
        QCOMPARE(wordsOf(page), QStringList{QStringLiteral("H")});
        const PageContent::Letter& letter = page.letters.front();
        const QRectF ink = inkBounds(bytes, page.page.size);
        QVERIFY(!ink.isEmpty());
        // The ink is on the base line and inside the advance.
        const QPointF middle = (letter.from + letter.to) / 2;
        const QRectF box = letter.box();
        QVERIFY2(
            box.adjusted(-1, -1, 1, 1).contains(ink),
            qPrintable(
                QStringLiteral("%1,%2 %3x%4").arg(ink.x()).arg(ink.y()).arg(ink.width()).arg(ink.height())));
        const bool upright = rotation % 180 == 0;
        const double across = upright ? ink.center().x() - middle.x() : ink.center().y() - middle.y();
        QVERIFY(std::abs(across) < 1.5);
        const double foot = rotation == 0     ? ink.bottom() - middle.y()
                            : rotation == 90  ? ink.left() - middle.x()
                            : rotation == 180 ? ink.top() - middle.y()
                                              : ink.right() - middle.x();
        QVERIFY(std::abs(foot) < 1);
        QCOMPARE(std::lround(letter.angle), rotation);
        const double unit = boxes.contains("UserUnit") ? 1.5 : 1;
        QVERIFY(std::abs(letter.size - 40 * unit) < 0.01);
        QCOMPARE(page.lines.front().angle, double(rotation));
    }

    void wordsFromPieces()
    {
        const PageContent page = pageOf(pdfWith(
            "BT /F1 12 Tf 72 700 Td [(Si) 20 (gn) -10 (at)] TJ (ure) Tj ET "
            "BT /F1 12 Tf 300 700 Td (b) Tj ET BT /F1 12 Tf 293.33 700 Td (a) Tj ET " // painted right to left
            // With even letter spacing
            "BT /F1 12 Tf 5 Tc 72 650 Td (wide) Tj ET "
            "BT 0 Tc /F1 12 Tf 72 600 Td (two words) Tj ET "
            "BT /F1 12 Tf 72 550 Td (one) Tj -500 0 Td ET BT /F1 12 Tf 100 550 Td (gap) Tj ET "
            "BT /F1 12 Tf 0.866 0.5 -0.5 0.866 200 200 Tm (tur) Tj (ned) Tj ET "
            "BT /F1 12 Tf 72 500 Td (bold) Tj 0.3 0 Td (bold) Tj ET"));
        QStringList words = wordsOf(page);
        QCOMPARE(words,
                 (QStringList{QStringLiteral("Signature"), QStringLiteral("ab"), QStringLiteral("wide"),
                              QStringLiteral("two"), QStringLiteral("words"), QStringLiteral("one"),
                              QStringLiteral("gap"), QStringLiteral("bold"), QStringLiteral("turned")}));
        QCOMPARE(page.lines.back().angle, 330.0); // anticlockwise on paper
    }

    void tellsWhereLettersCameFrom()
    {
        // From each letter back to its byte, through a form in a form; the replacing number keeps the rest in
        // place.
        const QByteArray outer =
            "q /X2 Do Q BT /F1 10 Tf 1 Tc 3 Tw 80 Tz 50 500 Td [(a\\(b) -120 <6364> (e f)] TJ ET";
        const HandwrittenPdf::Objects forms{
            {6, HandwrittenPdf::stream(
                    "BT /F1 8 Tf 0 0 Td (deep) ' ET",
                    "/Type /XObject /Subtype /Form /BBox [-100 -100 300 300] /Matrix [2 0 0 2 100 100] "
                    "/Resources << /Font << /F1 5 0 R >> >>")},
            {7, HandwrittenPdf::stream(
                    outer, "/Type /XObject /Subtype /Form /BBox [0 0 600 600] /Resources << /Font << /F1 "
                           "5 0 R >> /XObject << /X2 6 0 R >> >>")}};
        const QByteArray bytes =
            pdfWith("/X1 Do BT /F1 12 Tf 72 700 Td (page) Tj ET", {}, forms, "/XObject << /X1 7 0 R >>");
        PageReader::Options options;
        options.includesStreams = true;
        PageContent page;
        QVERIFY(readPages(
            bytes,
            [&page](PageContent&& p) {
                page = std::move(p);
                return false;
            },
            options));
        QString all;
        for (const PageContent::Letter& letter : page.letters) {
            const auto& show = page.textRuns[static_cast<size_t>(letter.textRun)];
            const QByteArray& data = page.streams[static_cast<size_t>(show.stream)].data;
            QVERIFY(show.end <= data.size());
            ContentLexer lexer(std::string_view(data.constData(), static_cast<size_t>(show.end)),
                               static_cast<size_t>(show.begin));
            int element = -1;
            std::string text;
            for (ContentToken token = lexer.next(); token.kind != ContentToken::Kind::End;
                 token = lexer.next()) {
                if (token.kind != ContentToken::Kind::String && token.kind != ContentToken::Kind::Number)
                    continue;
                if (++element == letter.element) text = token.text;
            }
            QCOMPARE(letter.text, QString(QChar::fromLatin1(text.at(static_cast<size_t>(letter.byteIndex)))));
            all += letter.text;
        }
        QCOMPARE(all, QStringLiteral("deepa(bcde fpage"));
        QCOMPARE(page.streams.size(), size_t(3));
        QCOMPARE(page.streams[2].path, (std::vector<ObjectId>{{7, 0}, {6, 0}}));
        QCOMPARE(page.streams[0].parts.size(), size_t(1));

        const auto find = [](const PageContent& p, const QString& text) {
            for (const auto& letter : p.letters)
                if (letter.text == text) return letter;
            return PageContent::Letter();
        };
        const QByteArray number = QByteArray::number(-find(page, QStringLiteral("b")).advance, 'f', 4);
        HandwrittenPdf::Objects changed = forms;
        changed[7] = HandwrittenPdf::stream(
            QByteArray(outer).replace("(a\\(b)", "(a\\() " + number + " ()"),
            "/Type /XObject /Subtype /Form /BBox [0 0 600 600] /Resources << /Font << /F1 5 0 R "
            ">> /XObject << /X2 6 0 R >> >>");
        const PageContent without = pageOf(pdfWith("/X1 Do", {}, changed, "/XObject << /X1 7 0 R >>"));
        const QPointF moved = find(without, QStringLiteral("c")).from - find(page, QStringLiteral("c")).from;
        QVERIFY(std::abs(moved.x()) + std::abs(moved.y()) < 0.01);
    }

    void hiddenAndSpoken()
    {
        const QByteArray bytes = pdfWith(
            "BT /F1 12 Tf 3 Tr 72 700 Td (unseen) Tj 0 Tr ET "
            "1 g BT /F1 12 Tf 72 680 Td (white) Tj ET 0 g "
            "/OC /L1 BDC BT /F1 12 Tf 72 660 Td (layer) Tj ET EMC "
            "BT /F1 12 Tf 900 640 Td (outside) Tj ET "
            "q 0 0 50 50 re W n BT /F1 12 Tf 72 620 Td (clipped) Tj ET Q "
            "/Span << /ActualText <FEFF00660069006E> >> BDC BT /F1 12 Tf 72 600 Td (xyz) Tj ET EMC "
            "BT /F1 12 Tf 72 580 Td (plain) Tj ET BI /W 1 /H 1 /BPC 8 /CS /G ID \x01 EI BT /F1 12 Tf 72 560 "
            "Td (after) Tj ET",
            {},
            {{1, "<< /Type /Catalog /Pages 2 0 R /OCProperties << /OCGs [8 0 R] /D << /OFF [8 0 R] >> >> >>"},
             {8, "<< /Type /OCG /Name (off) >>"}},
            "/Properties << /L1 8 0 R >>");
        const PageContent page = pageOf(bytes);
        QMap<QString, bool> visible;
        for (const PageContent::Word& word : page.words)
            visible[word.text] = word.isVisible;
        QCOMPARE(visible, (QMap<QString, bool>{{QStringLiteral("unseen"), false},
                                               {QStringLiteral("white"), true},
                                               {QStringLiteral("layer"), false},
                                               {QStringLiteral("outside"), false},
                                               {QStringLiteral("clipped"), false},
                                               {QStringLiteral("fin"), true},
                                               {QStringLiteral("plain"), true},
                                               {QStringLiteral("after"), true}}));
        for (const PageContent::Letter& letter : page.letters)
            QCOMPARE(letter.isWhite, letter.from.y() > 111 && letter.from.y() < 113);
    }

    void linesAndBoxes()
    {
        const PageContent page =
            pageOf(pdfWith("1 w 72 700 m 272 700 l S 72 650 200 0.8 re f [3 2] 0 d 72 600 m 272 600 l S "
                           "[] 0 d 72 500 100 40 re S 0.9 g 200 500 100 40 re f 0 g "
                           "72 400 12 12 re 73 401 10 10 re f* "
                           "310 406 m 310 409.3 307.3 412 304 412 c 300.7 412 298 409.3 298 406 c "
                           "298 402.7 300.7 400 304 400 c 307.3 400 310 402.7 310 406 c h S",
                           "/Rotate 90"));
        // Rotated by 90° a horizontal line is vertical.
        QCOMPARE(page.rules.size(), size_t(3));
        for (const PageContent::Rule& rule : page.rules) {
            QVERIFY(rule.isVertical());
            QVERIFY(std::abs(rule.length() - 200) < 0.1);
            QVERIFY(std::abs(rule.from.y() - 72) < 0.1);
        }
        QVERIFY(std::abs(page.rules[0].from.x() - 700) < 0.1);
        QVERIFY(page.rules[2].isDashed && !page.rules[0].isDashed);
        QCOMPARE(page.boxes.size(), size_t(4));
        QVERIFY(page.boxes[0].isStroked && std::abs(page.boxes[0].rect.width() - 40) < 0.1);
        QVERIFY(page.boxes[1].isFilled && std::abs(page.boxes[1].fillLightness - 0.9) < 0.01);
        QVERIFY(page.boxes[2].isStroked && !page.boxes[2].isFilled); // a frame that is filled
        QVERIFY(page.boxes[3].isRound && page.boxes[3].isStroked);
    }

    void hostileContent_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<bool>("fails");
        const QByteArray form = "/Type /XObject /Subtype /Form /BBox [0 0 600 600] ";
        QTest::newRow("shows itself")
            << pdfWith("/X Do", {},
                       {{6, HandwrittenPdf::stream("/X Do", form + "/Resources << /XObject << /X 6 0 R "
                                                                   ">> >>")}},
                       "/XObject << /X 6 0 R >>")
            << false;
        // Ten forms, each invoking the next ten times.
        HandwrittenPdf::Objects chain;
        for (int i = 0; i < 12; ++i)
            chain[6 + i] = HandwrittenPdf::stream(QByteArray("/X Do ").repeated(10),
                                                  form + "/Resources << /XObject << /X " +
                                                      QByteArray::number(7 + i) + " 0 R >> >>");
        chain[18] = HandwrittenPdf::stream("q Q", form);
        QTest::newRow("a tree of forms") << pdfWith("/X Do", {}, chain, "/XObject << /X 6 0 R >>") << true;
        QTest::newRow("letters without end")
            << pdfWith("BT /F1 1 Tf (" + QByteArray(600'000, 'a') + ") Tj ET") << true;
        QTest::newRow("deep q") << pdfWith(QByteArray("q ").repeated(300'000)) << false;
        QTest::newRow("deep marks") << pdfWith(QByteArray("/A BMC ").repeated(300'000)) << true;
        QTest::newRow("operands") << pdfWith(QByteArray("1 ").repeated(2'000'000) + "m") << false;
        QTest::newRow("one huge path")
            << pdfWith("0 0 m " + QByteArray("9 9 l 1 2 3 4 5 6 c ").repeated(200'000) + "S") << false;
        QTest::newRow("open string") << pdfWith("BT /F1 12 Tf (" + QByteArray(100'000, '(')) << false;
        QTest::newRow("odd numbers")
            << pdfWith("1e999 0 0 nan 99999999999999999999999999999999 0 cm BT /F1 1e30 Tf "
                       "--.5-3 1 1 1 1 1 Tm (x) Tj ET 0 0 0 0 0 0 cm BT /F1 12 Tf (y) Tj ET")
            << false;
        QTest::newRow("a map of everything")
            << pdfWith("BT /F1 12 Tf (aaaa) Tj ET", {},
                       {{5, "<< /Type /Font /Subtype /Type0 /Encoding /Identity-H /ToUnicode 6 0 R "
                            "/DescendantFonts [<< /Type "
                            "/Font /Subtype /CIDFontType2 /W [0 65535 500 0 99999999 1] >>] >>"},
                        {6, HandwrittenPdf::stream(
                                "1 begincodespacerange <00000000> <ffffffff> endcodespacerange " +
                                QByteArray("1 beginbfrange <0000> <ffffffff> <d800> endbfrange ")
                                    .repeated(30'000))}})
            << false;
    }

    void hostileContent()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(bool, fails);
        test::WorkTimer timer;
        const auto page = readPageContent(bytes, 0);
        QCOMPARE(!page, fails);
        if (!page) QCOMPARE(page.error().code, ErrorCode::UnreadablePdf);
        QVERIFY2(timer.elapsed() < 3000, qPrintable(QString::number(timer.elapsed())));
    }
};

INK_TEST(TestPageContent, "tst_pagecontent")

} // namespace tst_pagecontent

#include "tst_pagecontent.moc"
