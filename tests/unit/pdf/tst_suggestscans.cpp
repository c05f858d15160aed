// Suggestions on scanned pages.
#include "app/pdf/content/pagerenderer.h"
#include "app/pdf/suggest/scannedpage.h"
#include "app/pdf/suggest/similar.h"
#include "app/pdf/suggest/suggest.h"
#include "app/render/limitedrenderer.h"
#include "tests/support/scannedform.h"
#include "tests/support/testmain.h"

#include <QTest>

#include <cmath>

namespace tst_suggestscans {

using namespace ink;
using namespace ink::pdf;
using namespace ink::test;
using domain::TagType;
using namespace Qt::Literals::StringLiterals;

namespace {

const std::atomic_bool goesOn = false;

FoundTags search(const QByteArray& bytes)
{
    const render::LimitedRenderer renderer(goesOn);
    return findTags(bytes, {u"en"_s, &renderer, {}}).value();
}

QRectF placeOf(const TagSuggestion& s)
{
    return QRectF(s.rect.left, s.rect.top, s.rect.width, s.rect.height);
}

/** The suggestion of this type that lies over a place of the straight form; null if there is none. */
const TagSuggestion* over(const QList<TagSuggestion>& all, TagType type, const ScannedForm& form,
                          const QRectF& place)
{
    const QPointF centre = form.seen(place.center());
    for (const TagSuggestion& each : all) {
        const QRectF rect = placeOf(each);
        const QPointF off = rect.center() - centre;
        if (each.type == type && std::abs(off.x()) < 4 && std::abs(off.y()) < 5 &&
            std::abs(rect.width() - place.width()) < 6)
            return &each;
    }
    return nullptr;
}

} // namespace

class TestSuggestScans final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void pages_data()
    {
        QTest::addColumn<ScanLook>("look");
        QTest::newRow("grey") << ScanLook{.paper = 230, .noise = 12};
        QTest::newRow("black and white") << ScanLook{.dpi = 300, .isMono = true};
        QTest::newRow("askew") << ScanLook{.dpi = 150, .skew = 2};
        QTest::newRow("400 dpi, askew") << ScanLook{.dpi = 400, .skew = -1.1, .paper = 220, .shadow = 30};
    }
    void pages()
    {
        QFETCH(ScanLook, look);
        const ScannedForm form(look);
        const FoundTags found = search(scanPdf({form.picture}));
        QVERIFY(found.skippedPages.isEmpty());
        QList<TagSuggestion> all = found.suggestions;
        QVERIFY(over(all, TagType::Text, form, form.answer));
        QVERIFY(over(all, TagType::Signature, form, form.signature));
        QVERIFY(over(all, TagType::Text, form, form.comb));
        for (const QRectF& cell : form.cells)
            QVERIFY(over(all, TagType::Text, form, cell));
        for (const QRectF& box : form.boxes)
            QVERIFY(over(all, TagType::Checkbox, form, box));
        // The paragraph, the line between the sections and the captions are no places.
        QCOMPARE(all.size(), 3 + 3 + 2);
        // Without words there are no labels: numbered names, one person, shown without asking.
        QSet<QString> names;
        for (const TagSuggestion& each : std::as_const(all)) {
            QCOMPARE(each.recipient, 1);
            QVERIFY(each.confidence >= 0.5);
            names.insert(each.name);
        }
        QCOMPARE(names.size(), all.size());
        QVERIFY(names.contains(u"Text"_s) && names.contains(u"Text 2"_s) && names.contains(u"Signature"_s));
    }

    /** The words of a text layer are labels as on any other page. */
    void recognisedTextGivesLabels()
    {
        const ScannedForm form({.dpi = 150});
        // Over the words of the picture; y from the bottom.
        const FoundTags found = search(scanPdf(
            {form.picture}, "/F 8 Tf 1 0 0 1 110 644 Tm (Email:) Tj 1 0 0 1 76 571 Tm (First name) Tj "
                            "1 0 0 1 226 571 Tm (Last name) Tj 1 0 0 1 376 571 Tm (Date of birth) Tj "
                            "1 0 0 1 90 473 Tm (I agree) Tj 1 0 0 1 76 131 Tm (Signature) Tj"));
        QVERIFY(found.skippedPages.isEmpty());
        const TagSuggestion* mail = over(found.suggestions, TagType::Text, form, form.answer);
        QVERIFY(mail);
        QCOMPARE(mail->name, u"Email"_s);
        QCOMPARE(mail->format, u"email"_s);
        const TagSuggestion* last = over(found.suggestions, TagType::Text, form, form.cells.at(1));
        QVERIFY(last);
        QCOMPARE(last->name, u"Last name"_s);
        QVERIFY(over(found.suggestions, TagType::Date, form, form.cells.at(2)));
        const TagSuggestion* box = over(found.suggestions, TagType::Checkbox, form, form.boxes.at(0));
        QVERIFY(box);
        QCOMPARE(box->name, u"I agree"_s);
        QVERIFY(over(found.suggestions, TagType::Signature, form, form.signature));
    }

    /** A page that is read, not rendered, isn't a scan: a photograph among text, a letterhead. */
    void otherPagesAreNotRendered()
    {
        PageContent page;
        page.page.size = {595, 842};
        QVERIFY(!isScanned(page));
        page.pictures = {QRectF(0, 0, 595, 200)};
        QVERIFY(!isScanned(page));
        for (int strip = 0; strip < 10; ++strip) // as some scanners write them
            page.pictures.emplace_back(0, 84.2 * strip, 595, 84.2);
        QVERIFY(isScanned(page));
        page.rules.resize(20);
        QVERIFY(!isScanned(page));
    }

    /** Pictures that claim to be huge end in limits, and the page is reported. */
    void hostilePicturesAreReported()
    {
        const render::LimitedRenderer renderer(goesOn, {},
                                               {std::chrono::milliseconds(4'000), 256LL * 1024 * 1024});
        const ScannedForm form({.dpi = 150});
        const FoundTags found = findTags(hugeScanPdf(), {u"en"_s, &renderer, {}}).value();
        QVERIFY(found.suggestions.isEmpty());
        // Either it was refused, or it was painted as blank paper.
        QVERIFY(found.skippedPages.size() <= 1);
    }

    void pagesThatCouldNotBeSearchedAreNamed()
    {
        const ScannedForm form({.dpi = 150});
        const QByteArray bytes = scanPdf({form.picture, form.picture});
        // Without a helper.
        const render::LimitedRenderer missing(goesOn, u"/nowhere/inkstone-pages"_s);
        FoundTags found = findTags(bytes, {u"en"_s, &missing, {}}).value();
        QCOMPARE(found.skippedPages, (QList<int>{0, 1}));
        QVERIFY(found.suggestions.isEmpty());
        // Without time.
        const render::LimitedRenderer slow(goesOn, {}, {std::chrono::milliseconds(0), 1LL << 30});
        found = findTags(bytes, {u"en"_s, &slow, {}}).value();
        QCOMPARE(found.skippedPages, (QList<int>{0, 1}));
        // Without a renderer.
        found = findTags(bytes, {u"en"_s, nullptr, {}}).value();
        QCOMPARE(found.skippedPages, (QList<int>{0, 1}));
        QVERIFY(!findTags("no PDF", {u"en"_s, nullptr, {}}));
    }

    void canBeCanceled()
    {
        const ScannedForm form({.dpi = 150});
        const QByteArray bytes = scanPdf({form.picture, form.picture, form.picture});
        const render::LimitedRenderer renderer(goesOn);
        QSet<int> pages;
        const FoundTags found = findTags(bytes, {u"en"_s, &renderer,
                                                 [&pages](int page, int count) {
                                                     pages.insert(page);
                                                     return count == 3 && page < 1;
                                                 }})
                                    .value();
        QCOMPARE(pages, (QSet<int>{0, 1}));
        QCOMPARE(found.suggestions.size(), 8);
        // Ending the renderer ends a page that is being rendered.
        const std::atomic_bool stops = true;
        const render::LimitedRenderer stopped(stops);
        QCOMPARE(findTags(bytes, {u"en"_s, &stopped, {}}).value().skippedPages.size(), 3);
    }

    /** Steps of a skewed line stay at the line, and snap targets don't move with the straightening. */
    void marksOfTheDisplayedPage()
    {
        const ScannedForm form({.dpi = 150, .skew = 2});
        const QByteArray bytes = scanPdf({form.picture});
        PageContent page = readPageContent(bytes, 0).value();
        const auto file = render::LimitedRenderer(goesOn).open(bytes);
        const auto marks = readScan(page, *file, {});
        QVERIFY(marks.has_value());
        addScannedMarks(page, *marks);
        const QPointF left = form.seen(form.answer.bottomLeft());
        const QPointF right = form.seen(form.answer.bottomRight());
        int steps = 0;
        for (const PageContent::Rule& rule : page.rules) {
            QVERIFY(rule.isHorizontal() || rule.isVertical());
            const double x = (rule.from.x() + rule.to.x()) / 2;
            if (!rule.isHorizontal() || x < left.x() || x > right.x()) continue;
            const double y = left.y() + (right.y() - left.y()) * (x - left.x()) / (right.x() - left.x());
            if (std::abs(rule.from.y() - y) < 1.5) ++steps;
        }
        QVERIFY(steps >= 8);
        QCOMPARE(page.boxes.size(), form.boxes.size());
    }

    /** What is like a place on a scan is found on scans. */
    void similarPlaces()
    {
        const ScannedForm form({.dpi = 150});
        const QByteArray bytes = scanPdf({form.picture});
        const PageContent page = readPageContent(bytes, 0).value();
        const auto file = render::LimitedRenderer(goesOn).open(bytes);
        const auto marks = readScan(page, *file, {});
        QVERIFY(marks.has_value());
        const QRectF box = form.boxes.at(0);
        const domain::PageRect chosen{int(box.left()), int(box.top()), 10, 10};
        QCOMPARE(findSimilarAreas({findBlanks(page, *marks)}, 0, chosen).size(), 1);
    }
};

INK_TEST(TestSuggestScans, "tst_suggestscans")

} // namespace tst_suggestscans

#include "tst_suggestscans.moc"
