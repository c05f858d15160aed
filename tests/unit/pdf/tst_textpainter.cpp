// Text in every script is written to a PDF and extracted again, with small embedded fonts.
#include "app/pdf/file/plainpdf.h"
#include "app/pdf/intake/pdfinspector.h"
#include "app/pdf/text/scriptfonts.h"
#include "app/pdf/text/textpainter.h"
#include "tests/support/requirements.h"
#include "tests/support/testmain.h"
#include "tests/support/worktimer.h"

#include <QBuffer>
#include <QImage>
#include <QPainter>
#include <QPdfDocument>
#include <QPdfSelection>
#include <QProcess>
#include <QRegularExpression>
#include <QTest>

#include <thread>

namespace tst_textpainter {

using namespace ink;
using namespace ink::pdf;

namespace {

const TextFace sans{
    {QStringLiteral("Noto Sans"), QStringLiteral("DejaVu Sans")}, QFont::Normal, false, false};

/** One page with lines below each other, 20 points apart, the first at 40 points from the top. */
QByteArray pageOf(TextPainter& painter, const std::vector<TextLine>& lines)
{
    std::string content;
    double y = 802;
    for (const TextLine& line : lines) {
        painter.write(content, line, 50, y, Qt::black);
        y -= 20;
    }
    PlainPdf file;
    const std::string resources =
        textOf(painter.writeResources([&](std::string body) { return file.add(body); }));
    const std::string tree = file.reserve();
    const std::string page =
        file.add("<</Type /Page /Parent " + tree + " /MediaBox [0 0 595 842] /Resources " + resources +
                 " /Contents " + file.add(streamText({}, content)) + ">>");
    file.set(tree, "<</Type /Pages /Count 1 /Kids [" + page + "]>>");
    const std::string root = file.add("<</Type /Catalog /Pages " + tree + ">>");
    return std::move(file).finish(root, file.add("<<>>"));
}

QByteArray pageOf(const QStringList& texts)
{
    TextPainter painter;
    std::vector<TextLine> lines;
    for (const QString& text : texts)
        lines.push_back(painter.elide(text, sans, 12, 500));
    return pageOf(painter, lines);
}

/** A program's output about the file. */
QString told(const QString& program, const QStringList& before, const QByteArray& bytes,
             const QStringList& after = {})
{
    QTemporaryDir folder;
    QFile file(folder.filePath(QStringLiteral("text.pdf")));
    if (!file.open(QIODevice::WriteOnly)) return {};
    file.write(bytes);
    file.close();
    QProcess process;
    process.setProcessChannelMode(QProcess::MergedChannels);
    process.start(program, before + QStringList{file.fileName()} + after);
    process.waitForFinished();
    return QString::fromUtf8(process.readAll()) +
           (process.exitCode() == 0 ? QString() : QStringLiteral("\nexit code %1").arg(process.exitCode()));
}

/** Removes direction marks for terminals. */
QStringList linesOf(QString text)
{
    text.remove(QRegularExpression(QStringLiteral("[\\x{202A}-\\x{202E}\\x{2066}-\\x{2069}\\f]")));
    QStringList lines;
    for (const QString& line : text.split(QLatin1Char('\n')))
        if (!line.trimmed().isEmpty()) lines << line.simplified();
    return lines;
}

QImage drawn(const QByteArray& bytes)
{
    QBuffer buffer;
    buffer.setData(bytes);
    buffer.open(QIODevice::ReadOnly);
    QPdfDocument document;
    document.load(&buffer);
    QImage image(595, 842, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter(&image).drawImage(0, 0, document.render(0, image.size()));
    return image;
}

/** The bounds of the dark pixels. */
QRect inkBounds(const QImage& image)
{
    QRect box;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            if (qGray(image.pixel(x, y)) < 160) box |= QRect(x, y, 1, 1);
    return box;
}

const QStringList samples{
    QStringLiteral("Certificate of office: affluent firefly, fjord"),
    QStringLiteral("Élodie Żółć Čapek Ågren œuvre – “quoted” … 50 €"),
    QStringLiteral("Αθήνα, ένα συμβόλαιο"),
    QStringLiteral("Договор аренды, подписан"),
    QStringLiteral("محمد بن عبد الله"),
    QStringLiteral("הסכם שכירות"),
    QStringLiteral("अनुबंध हिन्दी क्षत्रिय"),
    QStringLiteral("租赁合同 日本語 계약"),
    QStringLiteral("สัญญาเช่า"),
    QStringLiteral("Nguyễn Thị Hằng"),
};

} // namespace

class TestTextPainter : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void comesOutAsItWentIn_data()
    {
        QTest::addColumn<QString>("text");
        for (const QString& each : samples)
            QTest::newRow(qPrintable(each)) << each;
        QTest::newRow("combining marks") << QStringLiteral("e\u0301a\u0308o\u0302\u0323");
        QTest::newRow("beyond the first plane") << QStringLiteral("name \U0001D49C\U00010330 end");
        QTest::newRow("same glyph, other text") << QStringLiteral("a;b\u037Ec \u2010 \u2011 d");
        QTest::newRow("both directions") << QStringLiteral("Lease for Anna & שרה");
    }
    void comesOutAsItWentIn()
    {
        QFETCH(QString, text);
        if (!test::requireProgram("pdftotext")) return;
        const QByteArray bytes = pageOf({text});
        const QString out =
            told(QStringLiteral("pdftotext"), {QStringLiteral("-q")}, bytes, {QStringLiteral("-")});
        QVERIFY(!out.isEmpty());
        QCOMPARE(linesOf(out).join(QLatin1Char('|')).normalized(QString::NormalizationForm_C),
                 text.normalized(QString::NormalizationForm_C));
    }

    void viewersFindLatinText()
    {
        QBuffer buffer;
        buffer.setData(pageOf({samples.at(0), samples.at(1), samples.at(3)}));
        buffer.open(QIODevice::ReadOnly);
        QPdfDocument document;
        document.load(&buffer);
        const QStringList lines = linesOf(document.getAllText(0).text().remove(QLatin1Char('\r')));
        QCOMPARE(lines, (QStringList{samples.at(0), samples.at(1), samples.at(3)}));
    }

    void isAFileThatOthersAccept()
    {
        const QByteArray bytes = pageOf(samples);
        QVERIFY(inspectPdf(bytes));
        QVERIFY2(bytes.size() < 90'000, qPrintable(QString::number(bytes.size())));
        if (!test::requirePrograms({"qpdf", "pdffonts"})) return;
        const QString check = told(QStringLiteral("qpdf"), {QStringLiteral("--check")}, bytes);
        QVERIFY2(check.contains(QStringLiteral("No syntax or stream encoding errors")), qPrintable(check));
        const QString fonts = told(QStringLiteral("pdffonts"), {}, bytes);
        const QStringList rows = fonts.split(QLatin1Char('\n'), Qt::SkipEmptyParts).mid(2);
        QVERIFY(rows.size() >= 2);
        for (const QString& row : rows) {
            static const QRegularExpression sound(
                QStringLiteral("^[A-Z]{6}\\+\\S+ +CID TrueType +Identity-H +yes yes yes"));
            QVERIFY2(sound.match(row).hasMatch(), qPrintable(row));
        }
    }

    void looksLikeQt()
    {
        // Each line is painted by Qt and by us, and the dark pixels are compared.
        for (const QString& text : samples) {
            const QImage ours = drawn(pageOf({text}));
            QImage theirs(ours.size(), QImage::Format_RGB32);
            theirs.fill(Qt::white);
            QFont font;
            QStringList families = sans.families;
            const QStringList own = familiesFor(text);
            for (qsizetype i = 0; i < own.size(); ++i)
                families.insert(1 + i, own.at(i));
            font.setFamilies(families);
            font.setHintingPreference(QFont::PreferNoHinting);
            font.setPixelSize(12);
            QPainter painter(&theirs);
            painter.setFont(font);
            const double width = QFontMetricsF(font).horizontalAdvance(text);
            painter.drawText(QPointF(50, 40), text);
            painter.end();
            const QRect a = inkBounds(ours);
            const QRect b = inkBounds(theirs);
            QVERIFY2(!a.isEmpty() && std::abs(a.left() - b.left()) <= 2 &&
                         std::abs(a.right() - b.right()) <= 3 && std::abs(a.top() - b.top()) <= 2 &&
                         std::abs(a.bottom() - b.bottom()) <= 2,
                     qPrintable(QStringLiteral("%1: %2 %3 %4 %5 is not %6 %7 %8 %9")
                                    .arg(text)
                                    .arg(a.left())
                                    .arg(a.top())
                                    .arg(a.right())
                                    .arg(a.bottom())
                                    .arg(b.left())
                                    .arg(b.top())
                                    .arg(b.right())
                                    .arg(b.bottom())));
            TextPainter measure;
            QVERIFY(std::abs(measure.elide(text, sans, 12, 500).width() - width) < 3);
        }
    }

    void wrapsAndElides()
    {
        TextPainter painter;
        const QString text = QStringLiteral("The parties agree to what follows, and to nothing else at all.");
        const auto lines = painter.wrap(text, sans, 10, 90, 20);
        QVERIFY(lines.size() >= 3);
        QStringList words;
        for (const TextLine& line : lines) {
            QVERIFY2(line.width() <= 90.5, qPrintable(line.text()));
            words << line.text();
        }
        QCOMPARE(words.join(QLatin1Char(' ')), text);
        const auto few = painter.wrap(text, sans, 10, 90, 2);
        QCOMPARE(few.size(), size_t(2));
        QVERIFY(few.back().text().endsWith(QChar(0x2026)) && few.back().width() <= 90.5);
        QCOMPARE(painter.wrap(text, sans, 10, 90, int(lines.size())).back().text(), lines.back().text());
        const auto word = painter.wrap(QString(60, QLatin1Char('x')), sans, 10, 90, 20);
        QVERIFY(word.size() >= 3 && word.front().width() <= 90.5);
        QCOMPARE(painter.wrap({}, sans, 10, 90, 3).size(), size_t(1));
        const TextLine middle = painter.elide(text, sans, 10, 90, Qt::ElideMiddle);
        QVERIFY(middle.width() <= 90.5 && middle.text().startsWith(QStringLiteral("The")) &&
                middle.text().endsWith(QStringLiteral("all.")));
        QCOMPARE(painter.elide(QStringLiteral("a\nb\tc"), sans, 10, 90).text(), QStringLiteral("a b c"));
    }

    void hostileTextIsSoonDone_data()
    {
        QTest::addColumn<QString>("text");
        QTest::newRow("marks") << QStringLiteral("a") + QString(4000, QChar(0x0301));
        QTest::newRow("joiners") << QString(4000, QChar(0x200D));
        QTest::newRow("ligatures") << QStringLiteral("\u0644\u0627").repeated(2000);
        QTest::newRow("no glyphs") << QString(4000, QChar(0xE123));
        QTest::newRow("half a pair") << QString(4000, QChar(0xD800));
        QTest::newRow("directions") << QStringLiteral("\u202Ea\u202B\u05D0\u2067").repeated(800);
        QString all;
        for (int c = 32; c < 0xFFFF; c += 17)
            all += QChar(c);
        QTest::newRow("everything") << all;
    }
    void hostileTextIsSoonDone()
    {
        QFETCH(QString, text);
        test::WorkTimer timer;
        TextPainter painter;
        std::vector<TextLine> lines = painter.wrap(text, sans, 9, 200, 3);
        QVERIFY(!lines.empty() && lines.size() <= 3);
        lines.push_back(painter.elide(text, sans, 9, 1e6)); // unbroken: all of it
        const QByteArray bytes = pageOf(painter, lines);
        QVERIFY2(timer.elapsed() < 4000, qPrintable(QString::number(timer.elapsed())));
        QVERIFY(inspectPdf(bytes));
        if (const QString check = told(QStringLiteral("qpdf"), {QStringLiteral("--check")}, bytes);
            !check.isEmpty())
            QVERIFY2(check.contains(QStringLiteral("No syntax or stream encoding errors")),
                     qPrintable(check));
    }

    void sameTextGivesSameBytesInEveryThread()
    {
        const QByteArray first = pageOf(samples);
        QCOMPARE(pageOf(samples), first);
        QList<QByteArray> made(4);
        std::vector<std::thread> threads;
        for (QByteArray& each : made)
            threads.emplace_back([&each] { each = pageOf(samples); });
        for (std::thread& thread : threads)
            thread.join();
        for (const QByteArray& each : made)
            QCOMPARE(each, first);
    }
};

INK_TEST(TestTextPainter, "tst_textpainter")

} // namespace tst_textpainter

#include "tst_textpainter.moc"
