// Anchor text that became tags is not on the pictures of pages.
#include "app/domain/anchors/tagimport.h"
#include "app/domain/document/document.h"
#include "tests/support/builders.h"
#include "tests/support/testmain.h"
#include "ui/viewer/pagecache.h"

#include <QBuffer>
#include <QPainter>
#include <QPdfWriter>
#include <QSignalSpy>
#include <QTest>

namespace tst_leftout {

using namespace ink;
using namespace ink::ui;

namespace {

/** A page with an anchor in its upper half and a word in its lower half. */
QByteArray anchored()
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setPageSize(QPageSize(QSizeF(200, 200), QPageSize::Point));
    writer.setPageMargins({});
    writer.setResolution(72);
    QPainter painter(&writer);
    painter.setFont(QFont(QStringLiteral("DejaVu Sans"), 20));
    painter.drawText(QPointF(30, 60), QStringLiteral("\\s1\\"));
    painter.drawText(QPointF(30, 160), QStringLiteral("Word"));
    painter.end();
    return bytes;
}

constexpr QSize pixels{200, 200};
constexpr QRect upper{0, 0, 200, 100};
constexpr QRect lower{0, 100, 200, 100};

bool hasInk(const QImage& image, const QRect& rect)
{
    for (int y = rect.top(); y <= rect.bottom(); ++y)
        for (int x = rect.left(); x <= rect.right(); ++x)
            if (qGray(image.pixel(x, y)) < 128) return true;
    return false;
}

domain::Document draft()
{
    domain::Document document = test::emptyDraft();
    document.files = {test::file(QStringLiteral("a.pdf"), 1, 5)};
    return document;
}

domain::Tag tagOfAnchor()
{
    domain::Tag tag = test::tag(domain::TagType::Signature, QStringLiteral("Signature"), 1, 1, 30, 40);
    tag.facts.origin.source = domain::TagOrigin::Source::Anchor;
    return tag;
}

} // namespace

class TestLeftOut final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void picturesWithAndWithout()
    {
        const QByteArray bytes = anchored();
        PdfPages all(bytes);
        QVERIFY(hasInk(all.renderPage(0, pixels), upper));
        PdfPages without(bytes, -1, {{}, true});
        const QImage picture = without.renderPage(0, pixels);
        QVERIFY(!hasInk(picture, upper));
        QVERIFY(hasInk(picture, lower));
        QVERIFY(!without.isOpenedFrom(bytes, -1));
        QVERIFY(without.isOpenedFrom(bytes, -1, {{}, true}));
        // A file that can't be changed is rendered as it is.
        PdfPages broken(QByteArray("no PDF"), -1, {{}, true});
        QVERIFY(!broken.isReadable());
    }

    void theEditorsPagesFollowTheTags()
    {
        domain::Document document = draft();
        PageCache cache;
        cache.setDocument(document);
        cache.setFileBytes(document.files.first().id, anchored());
        const auto shown = [&] {
            cache.setRequests(Lane::View, {{0, pixels}});
            const auto there = [&] { return cache.picture(0, pixels).isExact; };
            return QTest::qWaitFor(there, 10'000) ? cache.picture(0, pixels).image : QImage();
        };
        QVERIFY(hasInk(shown(), upper));
        document.tags = {tagOfAnchor()};
        cache.setDocument(document);
        QVERIFY(!hasInk(shown(), upper));
        QVERIFY(hasInk(shown(), lower));
        document.tags.clear(); // undone
        cache.setDocument(document);
        QVERIFY(hasInk(shown(), upper));
        document.files.first().intake.hasImportedTags = true;
        cache.setDocument(document);
        QVERIFY(!hasInk(shown(), upper));
        // A completed document is rendered as sealed.
        document.status = domain::SigningStatus::Completed;
        cache.setDocument(document);
        QVERIFY(hasInk(shown(), upper));
    }

    void thePreviewsPictureGoesWhenItsAnchorsBecomeTags()
    {
        const QByteArray bytes = anchored();
        domain::Document document = draft();
        document.files.first().id = domain::FileId::local(1);
        PageCache cache;
        cache.setDocument(document);
        cache.setFileBytes(document.files.first().id, bytes);
        cache.setRequests(Lane::View, {{0, pixels}});
        QTRY_VERIFY(cache.picture(0, pixels).isExact);
        domain::Document plain = document;
        plain.files.first().id = domain::FileId(5);
        PageCache other;
        other.setDocument(document);
        other.setFileBytes(document.files.first().id, bytes);
        other.setRequests(Lane::View, {{0, pixels}});
        QTRY_VERIFY(other.picture(0, pixels).isExact);
        other.setDocument(plain);
        QVERIFY(other.picture(0, pixels).isExact); // nothing else is on the page

        document.files.first().id = domain::FileId(5);
        document.tags = {tagOfAnchor()};
        cache.setDocument(document);
        QVERIFY(!cache.picture(0, pixels).isExact);
        cache.setFileBytes(document.files.first().id, bytes);
        cache.setRequests(Lane::View, {{0, pixels}});
        QTRY_VERIFY(cache.picture(0, pixels).isExact);
        QVERIFY(!hasInk(cache.picture(0, pixels).image, upper));
    }

    void aPictureThatWasUnderWayIsNotKept()
    {
        const QByteArray bytes = anchored();
        for (int attempt = 0; attempt < 20; ++attempt) {
            domain::Document document = draft();
            PageCache cache;
            cache.setDocument(document);
            cache.setFileBytes(document.files.first().id, bytes);
            cache.setRequests(Lane::View, {{0, pixels}});
            (void)PdfPages(bytes).renderPage(0, pixels); // long enough for the thread to take the page up
            document.tags = {tagOfAnchor()};
            cache.setDocument(document);
            cache.setRequests(Lane::View, {{0, pixels}});
            QTRY_VERIFY(cache.picture(0, pixels).isExact);
            QVERIFY(!hasInk(cache.picture(0, pixels).image, upper));
        }
    }
};

INK_TEST(TestLeftOut, "tst_leftout")

} // namespace tst_leftout

#include "tst_leftout.moc"
