// Findings that depend on page content, and free places on pages.
#include "app/domain/anchors/tagimport.h"
#include "app/domain/document/document.h"
#include "app/domain/document/fileintake.h"
#include "app/domain/document/finding.h"
#include "app/pdf/suggest/preflight.h"
#include "tests/support/testmain.h"
#include "tests/unit/pdf/labelledsheet.h"

#include <QTest>

namespace tst_preflight {

using namespace ink;
using namespace ink::pdf;
using namespace ink::domain;
using Kind = Finding::Kind;

namespace {

Document documentWith(const QList<Tag>& tags)
{
    Document document;
    File file;
    file.id = FileId(7);
    Page page;
    page.id = PageId(1);
    page.size = QSizeF(595, 842);
    file.pages = {page};
    document.files = {file};
    document.tags = tags;
    return document;
}

Tag tagAt(PageRect rect, TagType type = TagType::Text)
{
    Tag tag;
    tag.type = type;
    tag.rect = rect;
    return tag;
}

QList<TextAreas> textAreasOfSheet(test::LabelledSheet& sheet)
{
    QList<TextAreas> pages;
    const auto read = readPages(sheet.bytes(), [&pages](PageContent&& page) {
        pages.append(textAreasOf(page));
        return true;
    });
    if (!read) qWarning() << read.error().detail.english();
    return pages;
}

QList<Kind> kindsOf(const QList<Finding>& findings)
{
    QList<Kind> kinds;
    for (const Finding& finding : findings)
        kinds.append(finding.kind);
    return kinds;
}

} // namespace

class TestPreflight final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void tagsOverText()
    {
        test::LabelledSheet sheet{test::SheetStyle{}};
        sheet.text(60, 100, QStringLiteral("Everything that is agreed stands here."));
        sheet.text(60, 200, QStringLiteral("Signature:____________________"));
        sheet.blankAs(test::SheetStyle::Blanks::Dots, 60, 300, 240);
        const TextAreasByFile textAreas{{FileId(7), textAreasOfSheet(sheet)}};
        const auto kinds = [&textAreas](const Tag& tag) {
            return kindsOf(pageFindings(documentWith({tag}), textAreas));
        };
        QCOMPARE(kinds(tagAt({60, 90, 100, 14})), QList{Kind::TagOverText});
        // Between lines, on the blank after its label, on a leader: valid places for tags.
        QCOMPARE(kinds(tagAt({60, 120, 100, 14})), QList<Kind>{});
        QCOMPARE(kinds(tagAt({112, 188, 80, 14})), QList<Kind>{});
        QCOMPARE(kinds(tagAt({60, 230, 200, 14})), QList<Kind>{});
        // A check box may cover the glyph of the printed box.
        QCOMPARE(kinds(tagAt({60, 90, 12, 12}, TagType::Checkbox)), QList<Kind>{});
        // A tag that only touches the line above covers nothing.
        QCOMPARE(kinds(tagAt({60, 101, 100, 14})), QList<Kind>{});
    }
    void anAnchorsOwnTextIsNotCovered()
    {
        test::LabelledSheet sheet{test::SheetStyle{}};
        sheet.text(60, 100, QStringLiteral("{{Sign;type=signature;role=Buyer}}"));
        sheet.text(60, 200, QStringLiteral("Everything that is agreed stands here."));
        const TextAreasByFile textAreas{{FileId(7), textAreasOfSheet(sheet)}};
        Tag tag = tagAt({60, 90, 150, 14});
        // Placed by hand on an anchor that stays in the file.
        QCOMPARE(kindsOf(pageFindings(documentWith({tag}), textAreas)), QList{Kind::TagOverText});
        // Created from it: the anchor is removed on sealing.
        tag.facts.origin.source = domain::TagOrigin::Source::Anchor;
        QCOMPARE(kindsOf(pageFindings(documentWith({tag}), textAreas)), QList<Kind>{});
        tag.rect.top = 190; // moved over other text
        QCOMPARE(kindsOf(pageFindings(documentWith({tag}), textAreas)), QList{Kind::TagOverText});
    }
    void tagsInTheMargin()
    {
        QCOMPARE(kindsOf(pageFindings(documentWith({tagAt({3, 300, 80, 20})}), {})),
                 QList{Kind::TagInMargin});
        QCOMPARE(kindsOf(pageFindings(documentWith({tagAt({300, 815, 80, 20})}), {})),
                 QList{Kind::TagInMargin});
        QCOMPARE(kindsOf(pageFindings(documentWith({tagAt({9, 9, 80, 20})}), {})), QList<Kind>{});
        // The rules report a place outside of the page, not both.
        QCOMPARE(kindsOf(pageFindings(documentWith({tagAt({-3, 300, 80, 20})}), {})), QList<Kind>{});
        // The rules report a missing page.
        Tag nowhere = tagAt({3, 300, 80, 20});
        nowhere.pageIndex = 9;
        QCOMPARE(kindsOf(pageFindings(documentWith({nowhere}), {})), QList<Kind>{});
    }
    void filesThatForbidChanges()
    {
        Document document = documentWith({tagAt({60, 300, 80, 20})});
        document.files.first().intake.allowsOnlyFormFilling = true;
        QCOMPARE(kindsOf(pageFindings(document, {})), QList{Kind::FileForbidsChanges});
    }
    void freePlaces()
    {
        test::LabelledSheet sheet{test::SheetStyle{}};
        for (int i = 0; i < 30; ++i)
            sheet.text(60, 80 + 14 * i,
                       QStringLiteral("A line of text that fills the upper half of this page."));
        const TextAreas page = textAreasOfSheet(sheet).first();
        QList<PageRect> taken;
        for (int n = 0; n < 12; ++n) {
            const auto place = findFreeRect(page, taken, QSize(200, 40));
            if (!place) break;
            QVERIFY(!coversText(page, TagType::Signature, *place));
            QVERIFY(place->left >= 0 && place->right() <= 595 && place->top >= 0 && place->bottom() <= 842);
            for (const PageRect& other : std::as_const(taken))
                QVERIFY(!other.intersects(*place));
            taken.append(*place);
        }
        QVERIFY2(taken.size() >= 6, qPrintable(QString::number(taken.size())));
        QVERIFY(!findFreeRect(page, {PageRect{0, 0, 595, 842}}, QSize(200, 40)));
    }
};

INK_TEST(TestPreflight, "tst_preflight")

} // namespace tst_preflight

#include "tst_preflight.moc"
