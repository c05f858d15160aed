// The same text becomes the same bytes on every system, whatever its fonts: none, those of this one, or
// others with the same names.
#include "app/domain/document/document.h"
#include "app/domain/history/history.h"
#include "app/pdf/certificate/certificatepage.h"
#include "app/pdf/file/plainpdf.h"
#include "app/pdf/forms/valuelayout.h"
#include "app/pdf/text/bundledfonts.h"
#include "app/pdf/text/missingglyphs.h"
#include "app/pdf/text/scriptfonts.h"
#include "app/pdf/text/textpainter.h"
#include "tests/support/filecontent.h"
#include "tests/support/loneprogram.h"
#include "tests/support/requirements.h"
#include "tests/support/testmain.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFontDatabase>
#include <QFontInfo>
#include <QProcess>
#include <QProcessEnvironment>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

namespace tst_bundledfonts {

using namespace ink;
using namespace ink::pdf;

namespace {

constexpr char otherNotoSans[] = R"(
import sys
from fontTools.fontBuilder import FontBuilder
from fontTools.pens.ttGlyphPen import TTGlyphPen

codes = list(range(0x20, 0x250)) + list(range(0x370, 0x780))
names = [".notdef"] + [f"u{code:04X}" for code in codes]
pen = TTGlyphPen(None)
for at, point in enumerate([(50, 0), (50, 700), (850, 700), (850, 0)]):
    (pen.lineTo if at else pen.moveTo)(point)
pen.closePath()
square = pen.glyph()
for family in ("Noto Sans", "DejaVu Sans", "DejaVu Sans Mono", "Noto Sans Arabic", "Noto Sans Hebrew"):
    builder = FontBuilder(1000, isTTF=True)
    builder.setupGlyphOrder(names)
    builder.setupCharacterMap(dict(zip(codes, names[1:])))
    builder.setupGlyf({name: square for name in names})
    builder.setupHorizontalMetrics({name: (900, 50) for name in names})
    builder.setupHorizontalHeader(ascent=950, descent=-450)
    builder.setupNameTable({"familyName": family, "styleName": "Regular"})
    builder.setupOS2(sTypoAscender=950, usWinAscent=950, usWinDescent=450)
    builder.setupPost()
    builder.save(f"{sys.argv[1]}/{family}.ttf")
)";

const QStringList& texts()
{
    static const QStringList all{
        QStringLiteral("Hamburgefonstiv office 0123456789"),
        QStringLiteral("Příliš žluťoučký kůň, Ελληνικά, Кириллица"),
        QStringLiteral("مرحبا بالعالم"),
        QStringLiteral("שלום עולם"),
        QStringLiteral("नमस्ते दुनिया"),
        QStringLiteral("สวัสดีชาวโลก"),
        QStringLiteral("გამარჯობა · Բարեւ · ሰላም"),
        QStringLiteral("☑ ✓ → ≤ €"),
    };
    return all;
}

/** A page with the texts as values in several fonts and styles. */
QByteArray page()
{
    TextPainter painter;
    std::string content;
    double y = 40;
    for (const QString& family : {QString(), QStringLiteral("Noto Serif"), QStringLiteral("DejaVu Sans"),
                                  QStringLiteral("DejaVu Sans Mono")})
        for (const QString& text : texts()) {
            domain::TagStyle style;
            style.fontFamily = family;
            for (const auto type : {domain::TagType::Text, domain::TagType::Signature})
                for (const PlacedLine& line : layOutValue(painter, text, {180, 20}, type, style).lines)
                    painter.write(content, line.line, 40 + line.x, y + line.y, Qt::black);
            y += 22;
        }
    PlainPdf file;
    const std::string resources =
        textOf(painter.writeResources([&](std::string body) { return file.add(body); }));
    const std::string tree = file.reserve();
    const std::string made =
        file.add("<</Type /Page /Parent " + tree + " /MediaBox [0 0 595 842] /Resources " + resources +
                 " /Contents " + file.add(streamText({}, content)) + ">>");
    file.set(tree, "<</Type /Pages /Count 1 /Kids [" + made + "]>>");
    const std::string root = file.add("<</Type /Catalog /Pages " + tree + ">>");
    return std::move(file).finish(root, file.add("<<>>"));
}

QByteArray certificate()
{
    domain::Document document;
    document.title = texts().join(QLatin1Char(' '));
    document.senderName = QStringLiteral("Ada Lovelace");
    domain::HistoryEntry entry;
    entry.event = domain::HistoryEvent::Signed;
    entry.actor = texts().at(2);
    entry.detail = texts().at(0);
    domain::appendHistory(document, entry);
    const auto made = makeCertificate(document, {QStringLiteral("en"), {}, {}});
    return made ? *made : QByteArray();
}

void writeTo(const QString& path, const QByteArray& bytes)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(bytes);
}

} // namespace

class TestBundledFonts final : public QObject
{
    Q_OBJECT

    QTemporaryDir m_home;

    /** The output of another process with these fonts; its error output on failure. */
    QByteArray madeWith(const QString& name, const QString& config, const QString& program, QString& said)
    {
        const QString out = m_home.filePath(name);
        QDir().mkpath(out);
        auto environment = QProcessEnvironment::systemEnvironment();
        if (!config.isNull()) environment.insert(QStringLiteral("FONTCONFIG_FILE"), config);
        environment.insert(QStringLiteral("INKSTONE_STAMP_TO"), out);
        QProcess process;
        process.setProcessEnvironment(environment);
        process.setProcessChannelMode(QProcess::MergedChannels);
        process.start(program, {QStringLiteral("--case"), QStringLiteral("tst_bundledfonts"),
                                QStringLiteral("stampsForAnotherProcess")});
        process.waitForFinished(-1);
        said = QString::fromUtf8(process.readAll());
        const QByteArray page = test::contentOf(out + QStringLiteral("/page.pdf"));
        const QByteArray paper = test::contentOf(out + QStringLiteral("/certificate.pdf"));
        return page.isEmpty() || paper.isEmpty() ? QByteArray() : page + paper;
    }

    QString configWith(const QString& name, const QString& fonts)
    {
        QByteArray text = "<?xml version=\"1.0\"?><!DOCTYPE fontconfig SYSTEM \"fonts.dtd\"><fontconfig>";
        if (!fonts.isEmpty()) text += "<dir>" + fonts.toUtf8() + "</dir>";
        text += "<cachedir>" + m_home.filePath(name + QStringLiteral("-cache")).toUtf8() +
                "</cachedir></fontconfig>";
        const QString path = m_home.filePath(name + QStringLiteral(".conf"));
        writeTo(path, text);
        return path;
    }

private Q_SLOTS:
    void stampsForAnotherProcess()
    {
        const QString out = qEnvironmentVariable("INKSTONE_STAMP_TO");
        if (!test::runsHere(!out.isEmpty(), "for the processes that sameOnEverySystem() starts.")) return;
        writeTo(out + QStringLiteral("/page.pdf"), page());
        writeTo(out + QStringLiteral("/certificate.pdf"), certificate());
    }

    void sameOnEverySystem()
    {
#ifndef Q_OS_LINUX
        QSKIP("Fonts are chosen by fontconfig on Linux only.");
#endif
        const QString program = QCoreApplication::applicationFilePath();
        QString said;
        const QByteArray usual = madeWith(QStringLiteral("usual"), QString(), program, said);
        QVERIFY2(!usual.isEmpty(), qPrintable(said));
        const QByteArray again = madeWith(QStringLiteral("again"), QString(), program, said);
        QVERIFY(usual == again);
        const QByteArray none =
            madeWith(QStringLiteral("none"), configWith(QStringLiteral("none"), QString()), program, said);
        QVERIFY2(usual == none, qPrintable(said));

        const QString others = m_home.filePath(QStringLiteral("fonts"));
        QDir().mkpath(others);
        QProcess python;
        python.start(QStandardPaths::findExecutable(QStringLiteral("python3"), {QStringLiteral("/usr/bin")}),
                     {QStringLiteral("-c"), QString::fromLatin1(otherNotoSans), others});
        python.waitForFinished(-1);
        if (!test::require(python.exitCode() == 0, "fontTools")) return;
        const QString config = configWith(QStringLiteral("others"), others);
        const QByteArray other = madeWith(QStringLiteral("others"), config, program, said);
        QVERIFY2(usual == other, qPrintable(said));

        // The comparison detects differences: without the bundled fonts the document differs.
        const QString alone = test::loneProgram(program, m_home.path());
        QVERIFY(!alone.isEmpty());
        const QByteArray without = madeWith(QStringLiteral("without"), config, alone, said);
        QVERIFY2(!without.isEmpty(), qPrintable(said));
        QVERIFY(usual != without);
    }

    /** Every font family that a script needs is bundled, except for Chinese, Japanese and Korean. */
    void everyScriptHasItsFont()
    {
        for (char32_t c = 0x530; c < 0x20000; ++c)
            for (const QString& family : familiesFor(QString::fromUcs4(&c, 1)))
                if (!family.contains(QLatin1StringView("CJK")))
                    QVERIFY2(isBundled(family), qPrintable(family));
    }

    void namesAreTheProgramsOwn()
    {
        const QStringList families =
            withBundledFonts({QStringLiteral("Noto Sans"), QStringLiteral("No Such Font"),
                              QStringLiteral("../../etc/*"), QStringLiteral("DejaVu Sans Mono")});
        QCOMPARE(families,
                 (QStringList{QStringLiteral("Inkstone Noto Sans"), QStringLiteral("No Such Font"),
                              QStringLiteral("../../etc/*"), QStringLiteral("Inkstone DejaVu Sans Mono")}));
        QFont font;
        font.setFamilies({families.first()});
        font.setBold(true);
        QCOMPARE(QFontInfo(font).family(), families.first());
        QVERIFY(QFontInfo(font).bold());
    }
};

INK_TEST(TestBundledFonts, "tst_bundledfonts")

} // namespace tst_bundledfonts

#include "tst_bundledfonts.moc"
