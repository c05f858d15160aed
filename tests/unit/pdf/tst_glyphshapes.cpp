#include "app/pdf/text/systemfonts.h"
#include "app/pdf/verify/glyphshapes.h"
#include "tests/support/testmain.h"

#include <QDirIterator>
#include <QPainter>
#include <QPainterPath>
#include <QRawFont>
#include <QRegularExpression>
#include <QTest>

namespace tst_glyphshapes {

using namespace ink::pdf;

namespace {

QImage pictureOf(const QRawFont& font, QChar c)
{
    const quint32 glyph = font.glyphIndexesForString(QString(c)).value(0);
    if (glyph == 0) return {};
    const QPainterPath path = font.pathForGlyph(glyph);
    if (path.isEmpty()) return {};
    QImage picture(3 * glyphPixels, 3 * glyphPixels, QImage::Format_Grayscale8);
    picture.fill(Qt::white);
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(glyphPixels, 2 * glyphPixels);
    painter.fillPath(path, Qt::black);
    return picture;
}

} // namespace

/** Fonts of all kinds are accepted; swapped digits and letters are detected. */
class TestGlyphShapes final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void fontsOfTheSystem()
    {
        const QString letters =
            QStringLiteral("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz.,-€");
        const QString digits = QStringLiteral("0123456789");
        int fonts = 0;
        int read = 0;
        int exchanged = 0;
        int missed = 0;
        QStringList wrong;
        QStringList passed;
        QDirIterator files(QStringLiteral("/usr/share/fonts"),
                           {QStringLiteral("*.ttf"), QStringLiteral("*.otf"), QStringLiteral("*.t1")},
                           QDir::Files, QDirIterator::Subdirectories);
        while (files.hasNext()) {
            const QString path = files.next();
            const QString name = QFileInfo(path).fileName();
            static const QRegularExpression
                others( // symbols, handwriting, and Noto's further scripts with the same Latin letters
                    QStringLiteral(
                        "^(D050000L|StandardSymbols|FontAwesome|fa-|Kristi|Breip|breip|Lobster|lobster|"
                        "LeckerliOne|DancingScript|KaushanScript|Lato-Hair|"
                        "Noto(Sans|Serif)[A-Z](?!ono-))|Emoji"));
            if (others.match(name).hasMatch()) continue;
            const QRawFont font(path, glyphPixels, QFont::PreferNoHinting);
            if (!font.isValid() || !font.supportsCharacter(u'0') || !font.supportsCharacter(u'a')) continue;
            ++fonts;
            for (const QChar c : letters) {
                const QImage picture = pictureOf(font, c);
                if (picture.isNull()) continue;
                ++read;
                if (resemblesOtherCharacter(picture, c)) wrong.append(name + u' ' + c);
                if (!digits.contains(c)) continue;
                for (const QChar meant : digits) {
                    if (meant == c) continue;
                    ++exchanged;
                    if (resemblesOtherCharacter(picture, meant)) continue;
                    ++missed;
                    passed.append(QStringLiteral("%1 %2 for %3").arg(name, QString(c), QString(meant)));
                }
            }
        }
        qInfo() << fonts << "fonts;" << wrong.size() << "of" << read << "taken for others," << missed << "of"
                << exchanged << "exchanged digits missed";
        qInfo().noquote() << wrong.join(QLatin1String("; ")).left(3000);
        qInfo().noquote() << passed.join(QLatin1String("; ")).left(3000);
        QVERIFY(fonts > 0);
        QVERIFY(wrong.size() * 1000 <= read);
        QVERIFY(missed * 100 <= exchanged);
    }

    void blankGlyphs()
    {
        QImage white(glyphPixels, glyphPixels, QImage::Format_Grayscale8);
        white.fill(Qt::white);
        QVERIFY(resemblesOtherCharacter(white, QStringLiteral("1")));
        QVERIFY(!resemblesOtherCharacter(white, QString(QChar(0xFDD0)))); // a noncharacter: no font has it
    }
};

INK_TEST(TestGlyphShapes, "tst_glyphshapes")

} // namespace tst_glyphshapes

#include "tst_glyphshapes.moc"
