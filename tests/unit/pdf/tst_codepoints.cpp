// No character crashes the process, whatever the system's fonts: every code point goes through font matching,
// measuring, stamping and the certificate. A sample of all scripts and blocks runs with the bundled fonts and
// this system's, with DejaVu only and without any; INKSTONE_EVERY_CODE_POINT=1 runs all 1,114,112.
#include "app/domain/document/document.h"
#include "app/domain/history/history.h"
#include "app/pdf/certificate/certificatepage.h"
#include "app/pdf/file/plainpdf.h"
#include "app/pdf/forms/valuelayout.h"
#include "app/pdf/intake/pdfinspector.h"
#include "app/pdf/stamp/incrementalwriter.h"
#include "app/pdf/text/emoji.h"
#include "app/pdf/text/missingglyphs.h"
#include "app/pdf/text/scriptfonts.h"
#include "app/pdf/text/textpainter.h"
#include "tests/support/loneprogram.h"
#include "tests/support/requirements.h"
#include "tests/support/testmain.h"

#include <QDir>
#include <QElapsedTimer>
#include <QHash>
#include <QProcess>
#include <QProcessEnvironment>
#include <QRandomGenerator>
#include <QTemporaryDir>
#include <QTest>

#include <cstdio>

namespace tst_codepoints {

using namespace ink;
using namespace ink::pdf;

namespace {

constexpr char32_t codePointEnd = 0x110000;
constexpr int perScript = 1;  ///< code points of each script and category
constexpr int perFile = 128;  ///< texts in one stamped file
constexpr int perPaper = 512; ///< texts on one certificate

/** Keeps an unpaired surrogate unpaired. */
QString textOfCodePoint(char32_t c)
{
    return QChar::isSurrogate(c) ? QString(QChar(static_cast<char16_t>(c))) : QString::fromUcs4(&c, 1);
}

/** Some of each script, category and direction, the first of each 4,096, and every complex letter. */
QList<char32_t> sampleOfUnicode()
{
    QList<char32_t> sample;
    QHash<quint32, int> taken;
    for (char32_t c = 0; c < codePointEnd; ++c) {
        const auto kind =
            quint32(QChar::script(c)) << 16 | quint32(QChar::category(c)) << 8 | quint32(QChar::direction(c));
        const bool complex = c >= 0x700 && c < 0x800; // Syriac, Thaana, NKo: few fonts support them
        if (complex || taken[kind] < perScript || c % 0x1000 == 0) {
            ++taken[kind];
            sample.append(c);
        }
    }
    return sample;
}

QList<char32_t> everyCodePoint()
{
    QList<char32_t> all;
    all.reserve(codePointEnd);
    for (char32_t c = 0; c < codePointEnd; ++c)
        all.append(c);
    return all;
}

QByteArray emptyPage()
{
    PlainPdf file;
    const std::string tree = file.reserve();
    const std::string page =
        file.add("<</Type /Page /Parent " + tree + " /MediaBox [0 0 595 842] /Resources <<>>>>");
    file.set(tree, "<</Type /Pages /Count 1 /Kids [" + page + "]>>");
    const std::string root = file.add("<</Type /Catalog /Pages " + tree + ">>");
    return std::move(file).finish(root, file.add("<<>>"));
}

/** Everything done with a text, except writing a file. */
void layOut(TextPainter& painter, const QString& text)
{
    (void)missingGlyphs(text);
    (void)characterNames(missingGlyphs(text));
    (void)familiesFor(text);
    (void)isEmoji(text);
    (void)emojiPicture(text);
    const TextFace face = faceOf(domain::TagType::Text, {});
    std::string content;
    painter.write(content, painter.elide(text, face, 12, 80), 0, 0, Qt::black);
    for (const TextLine& line : painter.wrap(text + u' ' + text, face, 12, 20, 3))
        painter.write(content, line, 0, 0, Qt::black);
    for (const PlacedLine& line :
         layOutValue(painter, text, {60, 18}, domain::TagType::Text, domain::TagStyle{}).lines)
        painter.write(content, line.line, line.x, line.y, Qt::black);
    painter.writeInvisible(content, text, 0, 0, 10, 10);
}

Result<QByteArray> stampedFile(const QStringList& texts)
{
    INK_ASSIGN(writer, IncrementalWriter::open(emptyPage()));
    QList<StampItem> items;
    for (const QString& text : texts) {
        StampItem item;
        item.rect = {20, 20, 100, 20};
        item.text = text;
        items.append(item);
    }
    INK_TRY(writer.stamp(items));
    return std::move(writer).finish();
}

Result<QByteArray> certificateOf(const QStringList& texts)
{
    domain::Document document;
    document.title = texts.join(QString());
    document.senderName = texts.value(0);
    for (const QString& text : texts) {
        domain::HistoryEntry entry;
        entry.event = domain::HistoryEvent::Signed;
        entry.actor = text;
        entry.detail = text;
        domain::appendHistory(document, entry);
    }
    domain::File file;
    file.name = texts.value(texts.size() / 2);
    file.pages.resize(1);
    document.files << file;
    domain::Invitation invitation;
    invitation.recipientName = texts.constLast();
    document.invitations << invitation;
    return makeCertificate(document, {QStringLiteral("en"), {}, texts.constFirst()});
}

} // namespace

class TestCodePoints final : public QObject
{
    Q_OBJECT

    /** Reports failures; the last line on stderr locates a crash. */
    static void sweep(const QStringList& texts)
    {
        for (qsizetype from = 0; from < texts.size(); from += perFile) {
            const QStringList part = texts.mid(from, perFile);
            std::fprintf(stderr, "%lld: U+%X\n", static_cast<long long>(from),
                         part.first().toUcs4().value(0));
            TextPainter painter;
            for (const QString& text : part)
                layOut(painter, text);
            const auto file = stampedFile(part);
            QVERIFY2(file, qPrintable(file ? QString() : file.error().detail.english()));
            QVERIFY(inspectPdf(*file));
        }
        for (qsizetype from = 0; from < texts.size(); from += perPaper) {
            const auto certificate = certificateOf(texts.mid(from, perPaper));
            QVERIFY2(certificate, qPrintable(certificate ? QString() : certificate.error().detail.english()));
            QVERIFY(inspectPdf(*certificate));
        }
    }

private Q_SLOTS:
    void everyCharacterAlone()
    {
        const bool every = qEnvironmentVariableIntValue("INKSTONE_EVERY_CODE_POINT") == 1;
        QStringList texts;
        for (const char32_t c : every ? everyCodePoint() : sampleOfUnicode())
            texts.append(textOfCodePoint(c));
        QVERIFY(texts.size() > 1000);
        QVERIFY(texts.contains(QString(QChar(0x780))));
        sweep(texts);
    }

    void randomMixtures()
    {
        const QList<char32_t> sample = sampleOfUnicode();
        QRandomGenerator random(20'261'123);
        const bool every = qEnvironmentVariableIntValue("INKSTONE_EVERY_CODE_POINT") == 1;
        QStringList texts;
        for (int i = 0; i < (every ? 20'000 : 24); ++i) {
            QString text;
            for (int length = random.bounded(2, 14); length > 0; --length)
                text += textOfCodePoint(sample.at(random.bounded(sample.size())));
            texts.append(text);
        }
        sweep(texts);
    }

    /** The same with fewer fonts, in a separate process, because Qt enumerates fonts once. */
    void withOtherFonts_data()
    {
        QTest::addColumn<QString>("fonts");
        QTest::newRow("DejaVu only") << QStringLiteral("/usr/share/fonts/truetype/dejavu");
        QTest::newRow("none") << QString();
    }
    void withOtherFonts()
    {
        QFETCH(QString, fonts);
        if (!test::require(fonts.isEmpty() || QDir(fonts).exists(), "The folder of fonts")) return;
        if (!test::runsHere(!qEnvironmentVariableIsSet("INKSTONE_OTHER_FONTS"), "this is the other process."))
            return;
        const QTemporaryDir folder;
        QFile settings(folder.filePath(QStringLiteral("fonts.conf")));
        QVERIFY(settings.open(QIODevice::WriteOnly));
        settings.write("<?xml version=\"1.0\"?><!DOCTYPE fontconfig SYSTEM \"fonts.dtd\"><fontconfig>");
        if (!fonts.isEmpty()) settings.write("<dir>" + fonts.toUtf8() + "</dir>");
        settings.write("<cachedir>" + folder.path().toUtf8() + "/cache</cachedir></fontconfig>");
        settings.close();

        QProcess process;
        auto environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QStringLiteral("FONTCONFIG_FILE"), settings.fileName());
        environment.insert(QStringLiteral("INKSTONE_OTHER_FONTS"), QStringLiteral("1"));
        process.setProcessEnvironment(environment);
        process.setProcessChannelMode(QProcess::MergedChannels);
        const QString alone = test::loneProgram(QCoreApplication::applicationFilePath(), folder.path());
        QVERIFY(!alone.isEmpty());
        process.start(alone, {QStringLiteral("--case"), QStringLiteral("tst_codepoints")});
        QVERIFY(process.waitForFinished(-1));
        const QByteArray said = process.readAll();
        QVERIFY2(process.exitStatus() == QProcess::NormalExit && process.exitCode() == 0,
                 said.right(2000).constData());
        QVERIFY2(said.contains("Totals: 4 passed, 0 failed"), said.right(300).constData());
    }
};

INK_TEST(TestCodePoints, "tst_codepoints")

} // namespace tst_codepoints

#include "tst_codepoints.moc"
