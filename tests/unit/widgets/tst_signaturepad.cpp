#include "tests/support/requirements.h"
#include "tests/support/testmain.h"
#include "ui/widgets/inputs/handwriting.h"
#include "ui/widgets/inputs/picturecropper.h"
#include "ui/widgets/inputs/signaturepad.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QPainter>
#include <QPushButton>
#include <QRawFont>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>

#include <cmath>
#include <functional>

namespace tst_signaturepad {

using namespace ink::ui;

namespace {

int inkOf(const QImage& image)
{
    int count = 0;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            count += qAlpha(image.pixel(x, y)) > 128 ? 1 : 0;
    return count;
}

/** A scan: uneven greyish paper, a shadow at one side, and one dark stroke. */
QImage scan(bool withInk)
{
    QImage image(600, 300, QImage::Format_RGB32);
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x) {
            const int grey = 236 - x / 60 + (x * 7 + y * 13) % 5;
            image.setPixel(x, y, qRgb(grey, grey, grey - 4));
        }
    if (withInk) {
        QPainter painter(&image);
        painter.setPen(QPen(QColor(20, 20, 60), 6));
        painter.drawLine(100, 150, 500, 170);
    }
    return image;
}

} // namespace

class TestSignaturePad final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void paperGoesInkStays()
    {
        const QImage inked = withoutPaper(scan(true));
        const QImage image = cropSignature(inked, inkArea(inked));
        QVERIFY(!image.isNull());
        QVERIFY2(image.width() < 440 && image.height() < 60, "cropped to the ink");
        QCOMPARE(qAlpha(image.pixel(2, image.height() - 3)), 0);
        QVERIFY(inkOf(image) > 1500);
        QVERIFY(withoutPaper(scan(false)).isNull());
        QVERIFY(withoutPaper(QImage()).isNull());
    }

    void aTransparentPictureKeepsItsInk()
    {
        QImage image(200, 100, QImage::Format_ARGB32);
        image.fill(Qt::transparent);
        QPainter(&image).fillRect(50, 40, 100, 10, QColor(240, 240, 240)); // light ink is still ink
        QCOMPARE(inkOf(withoutPaper(image)), 1000);
    }

    void drawnStrokesComeOutAndCanBeTakenBack()
    {
        SignaturePad pad;
        pad.resize(600, 320);
        pad.show();
        QVERIFY(pad.isEmpty());
        QVERIFY(pad.png().isEmpty());
        auto* undo = pad.findChild<QPushButton*>(QStringLiteral("signatureUndo"));
        auto* clear = pad.findChild<QPushButton*>(QStringLiteral("signatureClear"));
        QVERIFY(!undo->isEnabled() && !clear->isEnabled()); // nothing to undo yet
        QSignalSpy changed(&pad, &SignaturePad::changed);
        SignatureCanvas& canvas = *pad.canvas();
        QTest::mousePress(&canvas, Qt::LeftButton, {}, {40, 60});
        for (int x = 45; x < 200; x += 5)
            QTest::mouseMove(&canvas, {x, 60 + x % 20});
        QTest::mouseRelease(&canvas, Qt::LeftButton, {}, {200, 60});
        QCOMPARE(changed.size(), 1);
        QVERIFY(undo->isEnabled() && clear->isEnabled());
        const QImage image = QImage::fromData(pad.png(), "PNG");
        QVERIFY(image.hasAlphaChannel());
        QVERIFY(image.width() > 300);
        QVERIFY(inkOf(image) > 500);
        QCOMPARE(qAlpha(image.pixel(0, 0)), 0);
        QTest::keyClick(&canvas, Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(pad.isEmpty());
        QVERIFY(!undo->isEnabled() && !clear->isEnabled());
    }

    void aSmallerCanvasShowsTheWholeDrawing()
    {
        SignatureCanvas canvas;
        canvas.resize(500, 200);
        canvas.show();
        const auto draw = [&canvas](const QList<QPoint>& points) {
            QTest::mousePress(&canvas, Qt::LeftButton, {}, points.first());
            for (const QPoint& point : points)
                QTest::mouseMove(&canvas, point);
            QTest::mouseRelease(&canvas, Qt::LeftButton, {}, points.last());
        };
        const auto visible = [&canvas] { // the box around the ink on the screen
            const QImage image = canvas.grab().toImage();
            QRect box;
            for (int y = 3; y < image.height() - 3; ++y) // without the border
                for (int x = 3; x < image.width() - 3; ++x)
                    if (qGray(image.pixel(x, y)) < 185) box |= QRect(x, y, 1, 1);
            return box;
        };
        draw({{60, 40}, {250, 140}, {440, 40}});
        const QRect whole = visible();
        QVERIFY2(whole.left() < 65 && whole.right() > 435, qPrintable(QString::number(whole.right())));
        const QImage picture = renderStrokes(canvas.strokes(), 3);

        canvas.resize(250, 200);
        const QRect narrow = visible();
        QVERIFY(narrow.right() < 250 && std::abs(narrow.width() - whole.width() / 2) < 6);
        QVERIFY2(std::abs(narrow.height() - whole.height() / 2) < 6, "in proportion");
        QCOMPARE(renderStrokes(canvas.strokes(), 3), picture);
        // The pointer is where the ink appears.
        draw({{100, 180}, {150, 180}});
        const QRect both = visible();
        QVERIFY2(std::abs(both.bottom() - 181) < 5, qPrintable(QString::number(both.bottom())));
        canvas.undo();
        QCOMPARE(visible(), narrow);

        canvas.resize(500, 200);
        QCOMPARE(visible(), whole);
        canvas.resize(700, 300);
        QCOMPARE(visible().size(), whole.size()); // never enlarged
        canvas.clear();
        draw({{600, 250}, {650, 250}}); // a new drawing belongs to the new size
        QVERIFY(std::abs(visible().right() - 651) < 4);
    }

    void aDrawingBeyondTheEdgesIsShownWhole()
    {
        SignatureCanvas canvas;
        canvas.resize(300, 150);
        canvas.show();
        QTest::mousePress(&canvas, Qt::LeftButton, {}, {200, 75});
        QTest::mouseMove(&canvas, {280, 75});
        QTest::mouseMove(&canvas, {500, 75});
        QTest::mouseRelease(&canvas, Qt::LeftButton, {}, {500, 75});
        const QImage image = canvas.grab().toImage();
        int left = 300;
        int right = 0;
        for (int x = 3; x < 297; ++x) // without the border
            for (int y = 20; y < 100; ++y)
                if (qGray(image.pixel(x, y)) < 110) {
                    left = std::min(left, x);
                    right = std::max(right, x);
                }
        QVERIFY2(left < 20, qPrintable(QString::number(left)));
        QVERIFY2(right > 280, qPrintable(QString::number(right)));
    }

    void aStrokeMayBeTakenBackWhileItIsDrawn()
    {
        SignaturePad pad;
        pad.resize(600, 320);
        pad.show();
        SignatureCanvas& canvas = *pad.canvas();
        const auto stroke = [&canvas](const std::function<void()>& meanwhile) {
            QTest::mousePress(&canvas, Qt::LeftButton, {}, {40, 60});
            QTest::mouseMove(&canvas, {60, 70});
            meanwhile();
            QTest::mouseMove(&canvas, {90, 60}); // the button is still held
            QTest::mouseRelease(&canvas, Qt::LeftButton, {}, {120, 60});
        };
        stroke([&canvas] { QTest::keyClick(&canvas, Qt::Key_Z, Qt::ControlModifier); });
        QVERIFY(pad.isEmpty());
        stroke([&canvas] { canvas.clear(); });
        QVERIFY(pad.isEmpty());
        stroke([] {});
        QCOMPARE(canvas.strokes().size(), 1);
        const auto points = canvas.strokes().first().size();
        stroke([&canvas] { canvas.undo(); });
        QCOMPARE(canvas.strokes().size(), 1);
        QCOMPARE(canvas.strokes().first().size(), points); // the previous one doesn't continue
    }

    void quickStrokesAreThinner()
    {
        const InkStroke slow{{{0, 0}, 3.4}, {{100, 0}, 3.4}};
        const InkStroke quick{{{0, 0}, 1.4}, {{100, 0}, 1.4}};
        QVERIFY(inkOf(renderStrokes({slow}, 3)) > 2 * inkOf(renderStrokes({quick}, 3)));
    }

    void aHugeStrokeStaysSmallAsAPicture()
    {
        const QImage image = renderStrokes({{{{0, 0}, 3}, {{30000, 10}, 3}}}, 3);
        QVERIFY(image.width() <= 2400);
    }

    void typingIsAWayWithoutAPointer()
    {
        SignaturePad pad;
        pad.setName(QStringLiteral("Anna Berg"));
        pad.setMethod(SignaturePad::Method::Type);
        const QImage image = QImage::fromData(pad.png(), "PNG");
        QVERIFY(image.width() > image.height());
        QVERIFY(inkOf(image) > 500);
        pad.setName(QStringLiteral("   "));
        QVERIFY(pad.isEmpty());
    }

    /** A style without glyphs for the name isn't offered; a name that none supports is written anyway. */
    void aNameIsTypedInAStyleThatHasItsLetters()
    {
#ifndef Q_OS_LINUX // other systems don't have their fonts
        if (!ink::test::require(!handwritingStyles().isEmpty(), "A handwriting style")) return;
#endif
        QVERIFY(handwritingStyles().size() >= 6);
        const auto idsOf = [](const QString& name) {
            QStringList ids;
            for (const HandwritingStyle& style : handwritingStylesFor(name))
                ids.append(style.id);
            return ids;
        };
        const QStringList latin = idsOf(QStringLiteral("Ana-María Weiß"));
        const QStringList arabic{QStringLiteral("reed"), QStringLiteral("scribe")};
        QVERIFY(latin.size() >= 6);
        QCOMPARE(latin.size() + arabic.size(), handwritingStyles().size());
        QCOMPARE(idsOf(QStringLiteral("Łukasz")),
                 QStringList({QStringLiteral("quill"), QStringLiteral("brush"), QStringLiteral("ribbon")}));
        QCOMPARE(idsOf(QStringLiteral("Štěpán").normalized(QString::NormalizationForm_D)),
                 idsOf(QStringLiteral("Štěpán")));
        for (const QString& name :
             {QStringLiteral("محمد علي"), QStringLiteral("مُحَمَّد"), QStringLiteral("پژمان گلچین"),
              QStringLiteral("لؤي الأسطى"), QStringLiteral("م أ")})
            QCOMPARE(idsOf(name), arabic);
        QVERIFY(idsOf(QStringLiteral("山田 太郎")).isEmpty());

        SignaturePad pad;
        auto* styles = pad.findChild<QComboBox*>(QStringLiteral("signatureStyle"));
        QVERIFY(styles);
        QSignalSpy chosen(&pad, &SignaturePad::handwritingChosen);
        pad.setMethod(SignaturePad::Method::Type);
        pad.setName(QStringLiteral("Anna Berg"));
        pad.setHandwriting(QStringLiteral("felt"));
        QCOMPARE(styles->count(), static_cast<int>(latin.size()));
        QCOMPARE(styles->currentData().toString(), QStringLiteral("felt"));
        const QByteArray felt = pad.png();
        QSet<QByteArray> looks;
        for (int row = 0; row < styles->count(); ++row) {
            styles->setCurrentIndex(row);
            Q_EMIT styles->activated(row);
            looks.insert(pad.png());
        }
        QCOMPARE(looks.size(), styles->count());
        QVERIFY(looks.contains(felt));
        QCOMPARE(chosen.size(), styles->count());
        QCOMPARE(pad.handwriting(), latin.last());
        // Nothing is written with missing glyphs; the choice comes back with a name that it supports.
        pad.setHandwriting(QStringLiteral("note"));
        pad.setName(QStringLiteral("Łukasz"));
        QCOMPARE(styles->currentData().toString(), QStringLiteral("quill"));
        pad.setName(QStringLiteral("Anna"));
        QCOMPARE(styles->currentData().toString(), QStringLiteral("note"));
        pad.setName(QStringLiteral("محمد علي"));
        QCOMPARE(styles->currentData().toString(), arabic.first());
        QCOMPARE(styles->count(), static_cast<int>(arabic.size()));
        QVERIFY(inkOf(QImage::fromData(pad.png(), "PNG")) > 200);
        pad.setName(QStringLiteral("山田 太郎"));
        QVERIFY(styles->isHidden());
        QVERIFY(inkOf(QImage::fromData(pad.png(), "PNG")) > 200);
    }

    /**
     * The licences require the authors' notice, the licence text, and a name different from the original's.
     */
    void eachHandwritingFontCarriesItsLicence()
    {
        for (const HandwritingStyle& style : handwritingStyles()) {
            const QRawFont font(QStringLiteral(":/handwriting/windowhandwriting/%1.otf").arg(style.id), 20);
            QVERIFY(font.isValid());
            QByteArray names = font.fontTable("name");
            names.replace('\0', ""); // UTF-16 of Latin letters
            QVERIFY2(names.contains("Copyright"), qPrintable(style.id));
            QVERIFY2(names.contains("Open Font License") || names.contains("scripts.sil.org/OFL") ||
                         names.contains("GUST"),
                     names.constData());
            QCOMPARE(font.familyName(), QStringLiteral("Inkstone ") + style.id);
            for (const char* reserved :
                 {"dancing", "kaushan", "kristi", "lobster", "leckerli", "breip", "chorus"})
                QVERIFY(!style.id.contains(QLatin1String(reserved)));
        }
    }

    void onlyRealPicturesAreTaken()
    {
        QTemporaryDir folder;
        const QString good = folder.filePath(QStringLiteral("scan.jpg"));
        QVERIFY(scan(true).save(good, "JPG"));
        const QString bad = folder.filePath(QStringLiteral("notes.png"));
        QFile file(bad);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("not a picture");
        file.close();
        SignaturePad pad;
        pad.setMethod(SignaturePad::Method::Picture);
        QVERIFY(!pad.loadPicture(bad));
        QVERIFY(pad.isEmpty());
        QVERIFY(pad.loadPicture(good));
        QVERIFY(!pad.png().isEmpty());
    }

    /** Corners are dragged by the pointer and moved by keys; only what is inside comes out. */
    void aPictureIsCropped()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("scan.png"));
        QVERIFY(scan(true).save(path));
        SignaturePad pad;
        pad.resize(640, 420);
        pad.setMethod(SignaturePad::Method::Picture);
        auto* cropper = pad.findChild<PictureCropper*>();
        QVERIFY(cropper);
        pad.show();
        QVERIFY(QTest::qWaitForWindowExposed(&pad));
        QVERIFY(!cropper->isVisible());
        QVERIFY(pad.loadPicture(path));
        QVERIFY(cropper->isVisible());
        QApplication::processEvents(); // lays out
        const auto handle = [&pad](const char* name) {
            return pad.findChild<CropHandle*>(QString::fromLatin1(name));
        };
        QStringList names;
        for (const CropHandle* each : pad.findChildren<CropHandle*>()) {
            QVERIFY(!each->accessibleName().isEmpty() && !names.contains(each->accessibleName()));
            QVERIFY(cropper->rect().contains(each->geometry()));
            names << each->accessibleName();
        }
        QCOMPARE(names.size(), 5);
        const auto picture = [&pad] { return QImage::fromData(pad.png()); };
        QVERIFY2(picture().width() > 390 && picture().width() < 440 && picture().height() < 60,
                 "cropped to the ink");

        const QRectF around = cropper->crop();
        CropHandle* right = handle("signatureCropBottomRight");
        const QPoint centre = right->rect().center();
        QTest::mousePress(right, Qt::LeftButton, {}, centre);
        for (int step = 1; step <= 4; ++step)
            QTest::mouseMove(right, right->rect().center() - QPoint(20, 0));
        QTest::mouseRelease(right, Qt::LeftButton, {}, right->rect().center());
        QVERIFY(cropper->crop().right() < around.right() - 0.1);
        QCOMPARE(cropper->crop().left(), around.left());
        QVERIFY(std::abs(picture().width() - 600 * cropper->crop().width()) <= 2);

        const QRectF dragged = cropper->crop();
        handle("signatureCropTopLeft")->setFocus();
        QTest::keyClick(handle("signatureCropTopLeft"), Qt::Key_Left, Qt::ShiftModifier);
        QTest::keyClick(handle("signatureCropTopLeft"), Qt::Key_Up);
        QVERIFY(std::abs(cropper->crop().left() - (dragged.left() - 0.05)) < 1e-9);
        QVERIFY(std::abs(cropper->crop().top() - (dragged.top() - 0.01)) < 1e-9);
        const QRectF moved = cropper->crop();
        QTest::keyClick(handle("signatureCropMove"), Qt::Key_Down);
        QCOMPARE(cropper->crop().size(), moved.size());
        QVERIFY(cropper->crop().top() > moved.top());
        for (int i = 0; i < 200; ++i) // never beyond the picture, never to nothing
            QTest::keyClick(handle("signatureCropBottomRight"), Qt::Key_Left, Qt::ShiftModifier);
        QVERIFY(cropper->crop().width() > 0.03);
        for (int i = 0; i < 200; ++i)
            QTest::keyClick(handle("signatureCropMove"), Qt::Key_Right, Qt::ShiftModifier);
        QVERIFY(cropper->crop().right() <= 1);
    }

    void aPictureIsTurnedAndMayKeepItsPaper()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("scan.png"));
        QVERIFY(scan(true).save(path));
        SignaturePad pad;
        pad.setMethod(SignaturePad::Method::Picture);
        QVERIFY(pad.loadPicture(path));
        const auto picture = [&pad] { return QImage::fromData(pad.png()); };
        QVERIFY(picture().width() > picture().height());
        QCOMPARE(qAlpha(picture().pixel(2, picture().height() - 3)), 0);
        pad.findChild<QPushButton*>(QStringLiteral("signatureRotate"))->click();
        QVERIFY(picture().height() > picture().width());
        QVERIFY(inkOf(picture()) > 1500);
        auto* paper = pad.findChild<QCheckBox*>(QStringLiteral("signaturePaper"));
        QVERIFY(paper->isChecked());
        paper->click();
        QCOMPARE(qAlpha(picture().pixel(2, picture().height() - 3)), 255);
        QVERIFY(qGray(picture().pixel(2, picture().height() - 3)) > 200);

        // Without ink there is nothing to adopt, unless the paper stays.
        const QString empty = folder.filePath(QStringLiteral("empty.png"));
        QVERIFY(scan(false).save(empty));
        QVERIFY(pad.loadPicture(empty));
        QVERIFY(paper->isChecked());
        QVERIFY(pad.isEmpty());
        paper->click();
        QVERIFY(!pad.isEmpty());
        QCOMPARE(picture().width(), 600);
    }
};

INK_TEST(TestSignaturePad, "tst_signaturepad")

} // namespace tst_signaturepad

#include "tst_signaturepad.moc"
