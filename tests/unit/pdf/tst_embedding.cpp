// Fonts are embedded with their original outlines, and only if they permit it.
#include "app/pdf/file/plainpdf.h"
#include "app/pdf/text/fontchoice.h"
#include "app/pdf/text/missingglyphs.h"
#include "app/pdf/text/systemfonts.h"
#include "app/pdf/text/textpainter.h"
#include "tests/support/requirements.h"
#include "tests/support/testmain.h"

#include <QBuffer>
#include <QFontDatabase>
#include <QPdfDocument>
#include <QPdfSelection>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <QtEndian>
#include <qpdf/QPDF.hh>

namespace tst_embedding {

using namespace ink;
using namespace ink::pdf;

namespace {

// A font whose letters are squares; it also has a code point that is unassigned in Unicode.
constexpr char fontScript[] = R"(
import sys
from fontTools.fontBuilder import FontBuilder
from fontTools.pens.ttGlyphPen import TTGlyphPen

family, kind, code, path = sys.argv[1], int(sys.argv[2]), int(sys.argv[3]), sys.argv[4]
codes = list(range(0x41, 0x5B)) + list(range(0x61, 0x7B)) + [code]
names = [".notdef"] + [f"u{code:04X}" for code in codes]
pen = TTGlyphPen(None)
for at, point in enumerate([(50, 0), (50, 700), (450, 700), (450, 0)]):
    (pen.lineTo if at else pen.moveTo)(point)
pen.closePath()
square = pen.glyph()
builder = FontBuilder(1000, isTTF=True)
builder.setupGlyphOrder(names)
builder.setupCharacterMap(dict(zip(codes, names[1:])))
builder.setupGlyf({name: square for name in names})
builder.setupHorizontalMetrics({name: (500, 50) for name in names})
builder.setupHorizontalHeader(ascent=800, descent=-200)
builder.setupNameTable({"familyName": family, "styleName": "Regular"})
builder.setupOS2(sTypoAscender=800, usWinAscent=800, usWinDescent=200, fsType=kind)
builder.setupPost()
builder.save(path)
)";

struct Written
{
    QByteArray fonts; ///< the names of all
    QString text;
    std::vector<std::string> programs;
};

Written write(const QString& text, const QStringList& families, bool isItalic = false)
{
    TextPainter painter;
    std::string content;
    painter.write(content, painter.elide(text, {families, QFont::Normal, isItalic, false}, 12, 500), 50, 800,
                  Qt::black);
    PlainPdf file;
    const std::string resources =
        textOf(painter.writeResources([&](std::string body) { return file.add(body); }));
    const std::string tree = file.reserve();
    const std::string page =
        file.add("<</Type /Page /Parent " + tree + " /MediaBox [0 0 595 842] /Resources " + resources +
                 " /Contents " + file.add(streamText({}, content)) + ">>");
    file.set(tree, "<</Type /Pages /Count 1 /Kids [" + page + "]>>");
    const std::string root = file.add("<</Type /Catalog /Pages " + tree + ">>");
    QByteArray bytes = std::move(file).finish(root, file.add("<<>>"));

    Written made;
    QPDF pdf;
    pdf.processMemoryFile("written", bytes.constData(), static_cast<size_t>(bytes.size()));
    for (QPDFObjectHandle& object : pdf.getAllObjects()) {
        if (object.isDictionary() && object.getKey("/Type").isNameAndEquals("/FontDescriptor"))
            made.fonts += QByteArray::fromStdString(object.getKey("/FontName").getName()) + ' ';
        if (!object.isStream() || !object.getDict().hasKey("/Length1")) continue;
        const auto data = object.getStreamData();
        made.programs.emplace_back(reinterpret_cast<const char*>(data->getBuffer()), data->getSize());
    }
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::ReadOnly);
    QPdfDocument document;
    document.load(&buffer);
    made.text = document.getAllText(0).text().trimmed();
    return made;
}

bool isInstalled(const QString& family)
{
    return QFontDatabase::families().contains(family);
}

bool hasTable(const std::string& program, std::string_view tag)
{
    const auto count = static_cast<unsigned char>(program.at(5));
    for (size_t i = 0; i < count; ++i)
        if (std::string_view(program).substr(12 + 16 * i, 4) == tag) return true;
    return false;
}

/** The fontRevision (16.16) of a program; 1.0 for one that was made of outlines. */
quint32 revisionOf(const std::string& program)
{
    const auto count = static_cast<unsigned char>(program.at(5));
    for (size_t i = 0; i < count; ++i) {
        const char* const entry = program.data() + 12 + 16 * i;
        if (std::string_view(entry, 4) == "head")
            return qFromBigEndian<quint32>(program.data() + qFromBigEndian<quint32>(entry + 8) + 4);
    }
    return 0;
}
constexpr quint32 madeRevision = 0x00010000;

} // namespace

class TestEmbedding final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase()
    {
        QVERIFY(m_home.isValid());
        m_python = QStandardPaths::findExecutable(QStringLiteral("python3"), {QStringLiteral("/usr/bin")});
    }

    void theProgramIsThatOfTheFile()
    {
#ifndef INKSTONE_HAS_HB_SUBSET
        QSKIP("Built without HarfBuzz's subsetter.");
#endif
        if (!test::require(isInstalled(QStringLiteral("DejaVu Sans")), "The font")) return;
        const Written made = write(QStringLiteral("Hamburg"), {QStringLiteral("DejaVu Sans")});
        QCOMPARE(made.text, QStringLiteral("Hamburg"));
        QCOMPARE(made.programs.size(), size_t{1});
        for (const char* table : {"glyf", "loca", "hmtx"})
            QVERIFY2(hasTable(made.programs.front(), table), table);
        QVERIFY(revisionOf(made.programs.front()) > madeRevision);
        for (const char* table : {"GSUB", "cvt ", "fpgm", "prep"}) // readers of PDFs don't need them
            QVERIFY2(!hasTable(made.programs.front(), table), table);
    }

    /** Qt synthesizes an oblique style that the font doesn't have: the file's outlines would be upright. */
    void whatIsMadeObliqueIsEmbeddedAsDrawn()
    {
        if (!test::require(isInstalled(QStringLiteral("Noto Sans Thai")), "The font")) return;
        const Written made = write(QStringLiteral("กขค"), {QStringLiteral("Noto Sans Thai")}, true);
        QCOMPARE(made.text, QStringLiteral("กขค"));
        QCOMPARE(made.programs.size(), size_t{1});
        QCOMPARE(revisionOf(made.programs.front()), madeRevision);
    }

    void restrictedFontsAreReplaced_data()
    {
        QTest::addColumn<int>("kind");
        QTest::addColumn<bool>("isEmbedded");
        QTest::newRow("installable") << 0 << true;
        QTest::newRow("preview and print") << 4 << true;
        QTest::newRow("editable") << 8 << true;
        QTest::newRow("restricted, but editable too") << 10 << true;
        QTest::newRow("restricted") << 2 << false;
        QTest::newRow("no subsets") << 0x100 << false;
        QTest::newRow("bitmaps only") << 0x204 << false;
    }
    void restrictedFontsAreReplaced()
    {
        QFETCH(int, kind);
        QFETCH(bool, isEmbedded);
        const QString family = QStringLiteral("Squares%1").arg(kind);
        const int font = addFont(family, kind);
        if (!test::require(font >= 0, "fontTools")) return;
        if (!isEmbedded)
            QTest::ignoreMessage(
                QtWarningMsg,
                qPrintable(QStringLiteral("The font “%1” doesn't permit embedding; another font is used.")
                               .arg(family)));
        const Written made = write(QStringLiteral("Hamburg"), {family, QStringLiteral("Noto Sans")});
        QFontDatabase::removeApplicationFont(font);
        QCOMPARE(made.text, QStringLiteral("Hamburg"));
        QCOMPARE(made.fonts.contains(family.toLatin1()), isEmbedded);
        if (isInstalled(QStringLiteral("Noto Sans"))) QCOMPARE(made.fonts.contains("NotoSans"), !isEmbedded);
    }

    /** Whichever of the two the system prefers. */
    void anotherFontHasTheCharacter()
    {
        if (!test::require(addFont(QStringLiteral("Alocked"), 2, 0x379) >= 0, "fontTools")) return;
        QVERIFY(addFont(QStringLiteral("Mopen"), 0, 0x379) >= 0);
        QVERIFY(addFont(QStringLiteral("Zlocked"), 2, 0x379) >= 0);
        const QString text = QStringLiteral("a\u0379");
        const Written made = write(text, {QStringLiteral("Noto Sans")});
        QVERIFY2(made.fonts.contains("Mopen"), made.fonts.constData());
        QVERIFY2(!made.fonts.contains("locked"), made.fonts.constData());
        QVERIFY(missingGlyphs(text).isEmpty());
    }

    /** A character that only such a font has is reported before signing, with the font's name. */
    void charactersOfARestrictedFontAreReported()
    {
        const QString family = QStringLiteral("Lonely squares");
        if (!test::require(addFont(family, 2) >= 0, "fontTools")) return;
        const QString text = QStringLiteral("a\u0378");
        QCOMPARE(missingGlyphs(text), QList<char32_t>{0x378});
        QCOMPARE(restrictedFontOf(0x378), family);
        QCOMPARE(
            missingGlyphsReason(Message::literal(QStringLiteral("City")), {0x378}).english(),
            QStringLiteral("“City” contains characters that only the font “Lonely squares” supports, but "
                           "that font doesn't permit embedding: U+0378."));
        QCOMPARE(missingGlyphsReason(Message::literal(QStringLiteral("City")), {0xE123}).english(),
                 QStringLiteral("No available font supports these characters in “City”: U+E123."));
        QVERIFY(!write(text, {QStringLiteral("Noto Sans")}).fonts.contains("Lonely"));
        TextPainter painter; // a block of lines is tried before it is laid out
        const auto block =
            painter.makeBlock(text, {{QStringLiteral("Noto Sans")}, QFont::Normal, false, false});
        (void)block->layOut(1e6, TextBreaks::Words);
        QCOMPARE(painter.lines(*block, 12).size(), size_t{1});
    }

private:
    /** Installs such a font for this program; negative when it can't be made. */
    int addFont(const QString& family, int kind, int code = 0x378)
    {
        const QString path = m_home.filePath(family + QStringLiteral(".ttf"));
        QProcess python;
        python.start(m_python, {QStringLiteral("-c"), QString::fromLatin1(fontScript), family,
                                QString::number(kind), QString::number(code), path});
        if (!python.waitForFinished(60'000) || python.exitCode() != 0) return -1;
        // Removing a font makes Qt forget which fonts it matched before this one was added.
        QFontDatabase::removeApplicationFont(QFontDatabase::addApplicationFont(path));
        return QFontDatabase::addApplicationFont(path);
    }

    QTemporaryDir m_home;
    QString m_python;
};

INK_TEST(TestEmbedding, "tst_embedding")

} // namespace tst_embedding

#include "tst_embedding.moc"
