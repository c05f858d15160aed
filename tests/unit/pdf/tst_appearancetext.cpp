#include "app/pdf/verify/verifier.h"
#include "app/render/qtpagerenderer.h"
#include "handwrittenpdf.h"
#include "tests/support/requirements.h"
#include "tests/support/testmain.h"

#include <QFile>
#include <QFontDatabase>
#include <QRawFont>
#include <QTest>

namespace tst_appearancetext {

using namespace ink;
using namespace ink::pdf;
using ink::test::HandwrittenPdf;

namespace {

VerifyReport verify(const QByteArray& bytes)
{
    static const render::QtPageRenderer renderer;
    VerifyOptions options;
    options.now = SystemClock().now();
    options.renderer = &renderer;
    return verifyPdf(bytes, options);
}

QByteArray hex(quint32 glyph)
{
    return QByteArray::number(glyph, 16).rightJustified(4, '0').toUpper();
}

QByteArray utf16(const QString& text)
{
    QByteArray out;
    for (const QChar c : text)
        out += hex(c.unicode());
    return out;
}

/** A system font's file, and the glyphs of its characters. */
struct FontFile
{
    QByteArray bytes;
    QRawFont raw;

    [[nodiscard]] quint32 glyph(QChar c) const { return raw.glyphIndexesForString(QString(c)).value(0); }
};

FontFile fontFile(const QString& path)
{
    FontFile font;
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) return font;
    font.bytes = file.readAll();
    font.raw.loadFromData(font.bytes, 1000, QFont::PreferNoHinting);
    return font;
}

} // namespace

/** A field of a later revision must show its value in the glyphs that readers display, not only in its
 * character codes. */
class TestAppearanceText final : public QObject
{
    Q_OBJECT
private:
    /** Fills the signed form's text field; `objects` are further ones, numbered from `look` + 1 on. */
    static bool isIntact(const QByteArray& value, const QByteArray& content, const QByteArray& entries,
                         const std::function<HandwrittenPdf::Objects(int)>& objects = {},
                         const QByteArray& fieldEntries = {})
    {
        HandwrittenPdf file = HandwrittenPdf::form();
        file.append({{HandwrittenPdf::textObject, HandwrittenPdf::textField("", 9, fieldEntries)}});
        file.sign(test::ecKey(), "Sig1");
        const int look = file.nextObject();
        QByteArray extra = entries;
        if (!extra.contains("/BBox")) extra += " /BBox [0 0 200 20]";
        if (!extra.contains("/Resources")) extra += " /Resources << /Font << /F1 5 0 R >> >>";
        extra.replace("@font", QByteArray::number(look + 1) + " 0 R");
        HandwrittenPdf::Objects all{
            {HandwrittenPdf::textObject, HandwrittenPdf::textField(value, look, fieldEntries)},
            {look, HandwrittenPdf::stream(content, "/Type /XObject /Subtype /Form " + extra)}};
        if (objects) all.insert(objects(look + 1));
        file.append(all);
        const VerifyReport report = verify(file.bytes());
        bool told = false;
        for (const VerifyFinding& finding : report.findings)
            told = told || finding.id == QLatin1String("revision.appearance-value");
        const bool intact = report.integrity == Integrity::Intact;
        if (intact == told) qWarning("the finding doesn't fit the verdict");
        return intact && !told;
    }

    /** A font whose file claims that `code` means `text`, with the glyphs of `font`. */
    static std::function<HandwrittenPdf::Objects(int)> embedded(const FontFile& font,
                                                                const QMap<quint32, QString>& meanings)
    {
        return [=](int first) {
            QByteArray map = "/CIDInit /ProcSet findresource begin 12 dict begin begincmap\n"
                             "1 begincodespacerange <0000> <FFFF> endcodespacerange\n" +
                             QByteArray::number(meanings.size()) + " beginbfchar\n";
            for (auto it = meanings.begin(); it != meanings.end(); ++it)
                map += "<" + hex(it.key()) + "> <" + utf16(it.value()) + ">\n";
            map += "endbfchar endcmap end end";
            const auto ref = [first](int offset) { return QByteArray::number(first + offset) + " 0 R"; };
            return HandwrittenPdf::Objects{
                {first, "<< /Type /Font /Subtype /Type0 /BaseFont /AAAAAA+Some /Encoding /Identity-H "
                        "/DescendantFonts [" +
                            ref(1) + "] /ToUnicode " + ref(3) + " >>"},
                {first + 1,
                 "<< /Type /Font /Subtype /CIDFontType2 /BaseFont /AAAAAA+Some /CIDToGIDMap /Identity "
                 "/CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /DW 600 "
                 "/FontDescriptor " +
                     ref(2) + " >>"},
                {first + 2,
                 "<< /Type /FontDescriptor /FontName /AAAAAA+Some /Flags 4 /FontBBox [0 -200 1000 900] "
                 "/ItalicAngle 0 /Ascent 900 /Descent -200 /CapHeight 700 /StemV 80 /FontFile2 " +
                     ref(4) + " >>"},
                {first + 3, HandwrittenPdf::stream(map)},
                {first + 4,
                 HandwrittenPdf::stream(font.bytes, "/Length1 " + QByteArray::number(font.bytes.size()))}};
        };
    }

private Q_SLOTS:
    void lookShowsValue_data()
    {
        QTest::addColumn<QByteArray>("value");
        QTest::addColumn<QByteArray>("content");
        QTest::addColumn<QByteArray>("entries");
        QTest::addColumn<QByteArray>("fieldEntries");
        QTest::addColumn<bool>("intact");
        const auto row = [](const char* name, const char* value, const char* content, bool intact,
                            const char* entries = "", const char* fieldEntries = "") {
            QTest::newRow(name) << QByteArray(value) << QByteArray(content) << QByteArray(entries)
                                << QByteArray(fieldEntries) << intact;
        };
        row("plain", "190", "BT /F1 12 Tf 2 5 Td (190) Tj ET", true);
        row("in pieces", "190", "BT /F1 12 Tf 2 5 Td (1) Tj 10 0 Td (9) Tj 10 0 Td (0) Tj ET", true);
        row("kerned", "AVA", "BT /F1 12 Tf 2 5 Td [(A) 80 (V) 80 (A)] TJ ET", true);
        row("two lines", "one two", "BT /F1 8 Tf 10 TL 2 11 Td (one) Tj T* (two) Tj ET", true);
        row("a comb", "123", "BT /F1 12 Tf 20 5 Td (1) Tj 60 0 Td (2) Tj 60 0 Td (3) Tj ET", true);
        row("a background first", "190", "0.9 g 0 0 200 20 re f 0 g BT /F1 12 Tf 2 5 Td (190) Tj ET", true);
        row("white on black", "190", "0 g 0 0 200 20 re f 1 g BT /F1 12 Tf 2 5 Td (190) Tj ET", true);
        row("slanted", "190", "BT /F1 12 Tf 1 0 0.2 1 2 5 Tm (190) Tj ET", true);
        row("a turned widget", "68", "BT /F1 12 Tf -1 0 0 -1 190 15 Tm (68) Tj ET", true, "",
            "/MK << /R 180 >>");
        row("a turned form", "68", "BT /F1 12 Tf 2 5 Td (68) Tj ET", true, "/Matrix [-1 0 0 -1 200 20]",
            "/MK << /R 180 >>");
        row("longer than the field", "1234567890123456789012345678901234567890",
            "BT /F1 12 Tf 2 5 Td (1234567890123456789012345678901234567890) Tj ET", true);
        row("an appearance of another size", "190", "BT /F1 24 Tf 4 10 Td (190) Tj ET", true,
            "/BBox [0 0 400 40]");

        row("pieces exchanged", "190", "BT /F1 12 Tf 40 5 Td (1) Tj -20 0 Td (90) Tj ET", false);
        row("written backwards", "100", "BT /F1 12 Tf 60 5 Td [(1) 1700 (0) 1700 (0)] TJ ET", false);
        row("lines exchanged", "one two", "BT /F1 8 Tf 2 2 Td (one) Tj 0 10 Td (two) Tj ET", false);
        row("upside down", "68", "BT /F1 12 Tf -1 0 0 -1 40 15 Tm (68) Tj ET", false);
        row("a form upside down", "68", "BT /F1 12 Tf 2 5 Td (68) Tj ET", false,
            "/Matrix [-1 0 0 -1 200 20]");
        row("mirrored", "12", "BT /F1 12 Tf -1 0 0 1 40 5 Tm (12) Tj ET", false);
        row("mirrored by its scaling", "12", "BT /F1 12 Tf -100 Tz 40 5 Td (12) Tj ET", false);
        row("aslant", "68", "BT /F1 12 Tf 0.7 0.7 -0.7 0.7 100 5 Tm (68) Tj ET", false);
        row("clipped", "100000", "q 0 0 22 20 re W n BT /F1 12 Tf 2 5 Td (100000) Tj ET Q", false);
        row("beyond the edge", "100000", "BT /F1 12 Tf 2 5 Td (100) Tj 300 0 Td (000) Tj ET", false);
        row("flush right, beyond the edge", "1000", "BT /F1 12 Tf 192 5 Td (1000) Tj ET", false);
        row("beyond the edge behind a gap", "100",
            "BT /F1 12 Tf 2 5 Td (1) Tj 180 0 Td (0) Tj 30 0 Td (0) Tj ET", false);
        row("too small", "100000", "BT /F1 12 Tf 2 5 Td (100) Tj /F1 0.3 Tf (000) Tj ET", false);
        row("all of it too small", "100", "BT /F1 12 Tf 2 5 Td (100) Tj ET", false, "/BBox [0 0 20000 2000]");
        row("white", "100000", "BT /F1 12 Tf 2 5 Td (100) Tj 1 g (000) Tj ET", false);
        row("almost white", "100000", "BT /F1 12 Tf 2 5 Td (100) Tj 0.95 g (000) Tj ET", false);
        row("covered", "100", "BT /F1 12 Tf 2 5 Td (100) Tj ET 1 g 0 0 200 20 re f", false);
        row("partly covered", "100000", "BT /F1 12 Tf 2 5 Td (100000) Tj ET 1 g 24 2 60 16 re f", false);
        row("over one another", "17", "BT /F1 12 Tf 2 5 Td (1) Tj 1 0 Td (7) Tj ET", false);
        row("nothing opaque", "100", "/G gs BT /F1 12 Tf 2 5 Td (100) Tj ET", false,
            "/Resources << /Font << /F1 5 0 R >> /ExtGState << /G << /ca 0 >> >> >>");
        row("without a font", "100", "BT 2 5 Td (100) Tj ET", false);

        // The picture tells what the operators don't.
        const auto with = [](const char* category) {
            return QByteArray("/Resources << /Font << /F1 5 0 R >> ") + category + " >>";
        };
        const QByteArray swap =
            with("/ColorSpace << /C [/Separation /X /DeviceGray << /FunctionType 2 /Domain [0 1] "
                 "/N 1 /C0 [0] /C1 [1] >>] >>");
        row("an ink that is white", "200",
            "/C cs 1 scn BT /F1 12 Tf 2 5 Td (200) Tj ET 0 scn BT /F1 12 Tf 2 5 Td (900) Tj ET", false,
            swap.constData());
        row("a pattern that paints nothing", "200", "/Pattern cs /P scn BT /F1 12 Tf 2 5 Td (200) Tj ET",
            false,
            with("/Pattern << /P << /Type /Pattern /PatternType 2 /Shading << /ShadingType 2 /ColorSpace "
                 "/DeviceGray "
                 "/Coords [0 0 1 0] /Function << /FunctionType 2 /Domain [0 1] /N 1 /C0 [1] /C1 [1] >> "
                 "/Extend "
                 "[true true] >> >> >>")
                .constData());
        row("a blend mode that leaves paper", "200", "/G gs 0 g BT /F1 12 Tf 2 5 Td (200) Tj ET", false,
            with("/ExtGState << /G << /BM /Lighten >> >>").constData());
        row("faint", "200", "/G gs BT /F1 12 Tf 2 5 Td (200) Tj ET", false,
            with("/ExtGState << /G << /ca 0.1 >> >>").constData());
        row("in gray", "200", "0.5 g BT /F1 12 Tf 2 5 Td (200) Tj ET", true);
        row("in red", "200", "1 0 0 rg BT /F1 12 Tf 2 5 Td (200) Tj ET", true);
        row("pale text beside it", "200", "BT /F1 12 Tf 2 5 Td (200) Tj 0.87 g 60 0 Td (, or 900) Tj ET",
            false);
        row("narrowed to lines", "200", "BT /F1 12 Tf 1 Tz 2 5 Td (200) Tj ET", false);
        row("clipped by corners of its box", "200",
            "q 0 0 m 200 20 l 200 19.9 l 0 0 l h W n BT /F1 12 Tf 2 5 Td (200) Tj ET Q", false);
        row("white lines over it", "200", "BT /F1 12 Tf 2 5 Td (200) Tj ET 1 G 9 w 0 9 m 200 9 l S", false);
        row("white uprights over it", "200",
            "BT /F1 12 Tf 2 5 Td (200) Tj ET 1 G 3 w 5 0 m 5 20 l 12 0 m 12 20 l 19 0 m 19 20 l S", false);
        row("struck through", "200", "BT /F1 12 Tf 2 5 Td (200) Tj ET 0 G 1 w 0 9 m 200 9 l S", false);
        row("letters in the band of the frame", "200",
            "BT /F1 12 Tf 2 5 Td (200) Tj ET 60 18 m 63 20 l 66 18 l 69 20 l 72 18 l 75 20 l S", false);
        row("framed", "200", "BT /F1 12 Tf 2 5 Td (200) Tj ET 0 0 1 RG 1 w 0.5 0.5 199 19 re S", true);
        row("framed with a bevel", "200",
            "0.75 g 0 0 200 20 re f 1 g 0 0 m 2 2 l 2 18 l 198 18 l 200 20 l 0 20 l f 0.5 g 200 20 m 198 18 "
            "l "
            "198 2 l 2 2 l 0 0 l 200 0 l f 0 g BT /F1 12 Tf 4 5 Td (200) Tj ET",
            true);
        row("filled boxes beside it", "200", "BT /F1 12 Tf 2 5 Td (200) Tj ET 60 5 8 10 re f", false);
        row("a text that it is only called", "100",
            "/Span << /ActualText (100) >> BDC BT /F1 12 Tf 2 5 Td (900) Tj ET EMC", false);
    }
    void lookShowsValue()
    {
        QFETCH(QByteArray, value);
        QFETCH(QByteArray, content);
        QFETCH(QByteArray, entries);
        QFETCH(QByteArray, fieldEntries);
        QFETCH(bool, intact);
        QCOMPARE(isIntact(value, content, entries, {}, fieldEntries), intact);
    }

    /** An embedded font can draw any shape for any character. */
    void glyphsHaveTheirShapes_data()
    {
        QTest::addColumn<QString>("path");
        for (const char* path : {"dejavu/DejaVuSans.ttf", "dejavu/DejaVuSansMono-Bold.ttf",
                                 "noto/NotoSerif-Regular.ttf", "noto/NotoSans-Italic.ttf"})
            QTest::newRow(path) << QStringLiteral("/usr/share/fonts/truetype/") + QLatin1String(path);
    }
    void glyphsHaveTheirShapes()
    {
        QFETCH(QString, path);
        const FontFile font = fontFile(path);
        if (!test::require(!font.bytes.isEmpty(), "The font")) return;
        const auto shows = [&](const QString& drawn, const QString& meant) {
            QMap<quint32, QString> meanings;
            QByteArray codes;
            for (qsizetype i = 0; i < drawn.size(); ++i) {
                meanings[font.glyph(drawn.at(i))] = meant.mid(i, 1);
                codes += hex(font.glyph(drawn.at(i)));
            }
            return isIntact(meant.toLatin1(), "BT /F1 12 Tf 2 5 Td <" + codes + "> Tj ET",
                            "/Resources << /Font << /F1 @font >> >>", embedded(font, meanings));
        };
        QVERIFY(shows(QStringLiteral("1234567890"), QStringLiteral("1234567890")));
        QVERIFY(shows(QStringLiteral("Ada Lovelace, 19.99 EUR"), QStringLiteral("Ada Lovelace, 19.99 EUR")));
        QVERIFY(!shows(QStringLiteral("9"), QStringLiteral("1")));
        QVERIFY(!shows(QStringLiteral("1254"), QStringLiteral("1234")));
        QVERIFY(!shows(QStringLiteral("no"), QStringLiteral("ja")));
        QVERIFY(!shows(QStringLiteral("Eve"), QStringLiteral("Ada")));
        QVERIFY(!shows(QStringLiteral("1 00"), QStringLiteral("1900")));
        QVERIFY(!shows(QStringLiteral("1900"), QStringLiteral("1 00"))); // a space that draws a 9
    }

    /** A glyph may represent several characters; then it has the shape of all of them. */
    void oneGlyphForSeveralCharacters()
    {
        const FontFile font = fontFile(QStringLiteral("/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"));
        if (!test::require(!font.bytes.isEmpty(), "The font")) return;
        const auto shows = [&](QChar drawn, const QString& meant) {
            return isIntact(meant.toLatin1(), "BT /F1 12 Tf 2 5 Td <" + hex(font.glyph(drawn)) + "> Tj ET",
                            "/Resources << /Font << /F1 @font >> >>",
                            embedded(font, {{font.glyph(drawn), meant}}));
        };
        QVERIFY(shows(QChar(0xFB01), QStringLiteral("fi")));
        QVERIFY(!shows(u'9', QStringLiteral("100")));
        QVERIFY(!shows(u'1', QStringLiteral("1000")));
    }
};

INK_TEST(TestAppearanceText, "tst_appearancetext")

} // namespace tst_appearancetext

#include "tst_appearancetext.moc"
