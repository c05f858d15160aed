#include "app/pageprocess/pageprotocol.h"
#include "tests/support/testmain.h"

#include <QBuffer>
#include <QImage>
#include <QTest>

namespace tst_pageprotocol {

using namespace ink::pageprocess;

class TestPageProtocol final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void roundTrips();
    void refusesWhatIsMalformed();
    void believesNoLength();
    void knowsPictures();
};

void TestPageProtocol::roundTrips()
{
    RenderRequest order;
    order.kind = RenderRequest::Kind::Pieces;
    order.path = QStringLiteral("/tmp/Zürich.pdf");
    order.page = 7;
    order.width = 300;
    order.pdf = "%PDF";
    order.scale = 1.5;
    order.otherPath = QStringLiteral("/tmp/sealed.pdf");
    order.excludedAreas = {QRectF(1, 2, 3, 4)};
    order.generatesAppearances = true;
    QCOMPARE(renderRequestFrom(toPayload(order)).value(), order);
    const RenderResponse answer{RenderResponse::Status::Unreadable, {"a", "", "bc"}};
    QCOMPARE(renderResponseFrom(toPayload(answer)).value(), answer);
    const QByteArray frame = toFrame("abc");
    QCOMPARE(frameLength(frame.constData(), 3).value(), qsizetype(3));
    QCOMPARE(frame.mid(frameHeaderBytes), QByteArray("abc"));
}

void TestPageProtocol::refusesWhatIsMalformed()
{
    const QByteArray order = toPayload(RenderRequest{});
    const QByteArray answer = toPayload(RenderResponse{RenderResponse::Status::Done, {"abc"}});
    for (qsizetype size = 0; size < order.size(); ++size)
        QVERIFY(!renderRequestFrom(order.left(size)));
    for (qsizetype size = 0; size < answer.size(); ++size)
        QVERIFY(!renderResponseFrom(answer.left(size)));
    QVERIFY(!renderRequestFrom(order + 'x'));
    QVERIFY(!renderResponseFrom(answer + 'x'));
    QVERIFY(!renderRequestFrom('\x09' + order.mid(1)));
    QVERIFY(!renderResponseFrom('\x09' + answer.mid(1)));
}

void TestPageProtocol::believesNoLength()
{
    QVERIFY(!frameLength("\xff\xff\xff\xff", maxResponseBytes));
    // Four billion parts, and a part of two billion bytes, announced in a few bytes.
    QVERIFY(!renderResponseFrom(QByteArray("\x00\xff\xff\xff\xff", 5)));
    QVERIFY(!renderResponseFrom(QByteArray("\x00\x00\x00\x00\x01\x7f\xff\xff\xff", 9)));
}

void TestPageProtocol::knowsPictures()
{
    QByteArray png;
    QBuffer buffer(&png);
    QVERIFY(buffer.open(QIODevice::WriteOnly) && QImage(40, 60, QImage::Format_RGB32).save(&buffer, "PNG"));
    QVERIFY(isPngOfPage(png));
    QVERIFY(!isPngOfPage(png.left(20)));
    QVERIFY(!isPngOfPage("<script>"));
    QByteArray jpeg;
    QBuffer other(&jpeg);
    QVERIFY(other.open(QIODevice::WriteOnly) && QImage(40, 60, QImage::Format_RGB32).save(&other, "JPEG"));
    QVERIFY(isJpeg(jpeg) && !isJpeg(png) && !isPngOfPage(jpeg));
    QVERIFY(!isJpeg(jpeg.left(9)) && !isJpeg("<script>"));
    png[16] = '\x7f'; // two billion pixels wide
    QVERIFY(!isPngOfPage(png));
}

INK_TEST(TestPageProtocol, "tst_pageprotocol")

} // namespace tst_pageprotocol

#include "tst_pageprotocol.moc"
