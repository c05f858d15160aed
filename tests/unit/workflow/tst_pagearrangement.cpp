// Pages of a draft reordered, rotated and removed, and the effect on their tags.
#include "app/domain/document/document.h"
#include "app/workflow/drafts/pagearrangement.h"
#include "tests/support/builders.h"
#include "tests/support/testmain.h"

#include <QTest>

namespace tst_pagearrangement {

using namespace ink;
using namespace ink::workflow;

namespace {

/** Files of two, three and one pages, with a tag on each page named by the page's number. */
domain::Document draft()
{
    domain::Document document = test::emptyDraft();
    document.files = {test::file(QStringLiteral("a.pdf"), 2), test::file(QStringLiteral("b.pdf"), 3, 201),
                      test::file(QStringLiteral("c.pdf"), 1, 301)};
    for (qsizetype i = 0; i < 3; ++i) {
        document.files[i].id = domain::FileId(i + 1);
        for (domain::Page& page : document.files[i].pages)
            page.size = QSizeF(600, 800);
    }
    for (int page = 1; page <= 6; ++page) {
        domain::Tag tag;
        tag.id = domain::TagId(page);
        tag.name = QString::number(page);
        tag.pageIndex = page;
        tag.rect = {100, 50, 200, 40};
        document.tags.append(tag);
    }
    return document;
}

/** The original numbers of the pages, by file. */
QList<QList<int>> numbersOf(const PageArrangement& arrangement)
{
    QList<QList<int>> numbers;
    for (const ArrangedFile& file : arrangement.files()) {
        numbers.append(QList<int>());
        for (const ArrangedPage& page : file.pages)
            numbers.last().append(page.originalNumber);
    }
    return numbers;
}

using Numbers = QList<QList<int>>;

} // namespace

class TestPageArrangement final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void pagesMoveWithinAFile()
    {
        PageArrangement pages(draft());
        pages.move({3}, {1, 3}); // the first of b after its last
        QCOMPARE(numbersOf(pages), (Numbers{{1, 2}, {4, 5, 3}, {6}}));
        QCOMPARE(pages.changedFiles(), QList<int>{1});
        pages.move({5, 3}, {1, 0});
        QCOMPARE(numbersOf(pages), (Numbers{{1, 2}, {5, 3, 4}, {6}}));
        pages.move({5}, {1, 1}); // its current place
        QCOMPARE(numbersOf(pages), (Numbers{{1, 2}, {5, 3, 4}, {6}}));
    }

    void pagesMoveAcrossFiles()
    {
        const domain::Document document = draft();
        PageArrangement pages(document);
        pages.move({1, 6}, {1, 1});
        QCOMPARE(numbersOf(pages), (Numbers{{2}, {3, 1, 6, 4, 5}, {}}));
        QCOMPARE(pages.writeOrder(), (QList<int>{1, 0, 2})); // the receiving file comes first
        QStringList places;
        for (const domain::Tag& tag : pages.tagsAfter(document))
            places.append(tag.name + QLatin1Char('@') + QString::number(tag.pageIndex));
        places.sort();
        QCOMPARE(places.join(QLatin1Char(' ')), QStringLiteral("1@3 2@1 3@2 4@5 5@6 6@4"));
    }

    void stepsGoIntoTheNextFile()
    {
        PageArrangement pages(draft());
        pages.step({2}, true);
        QCOMPARE(numbersOf(pages), (Numbers{{1}, {2, 3, 4, 5}, {6}}));
        pages.step({2}, true);
        QCOMPARE(numbersOf(pages), (Numbers{{1}, {3, 2, 4, 5}, {6}}));
        pages.step({2}, false);
        pages.step({2}, false);
        QCOMPARE(numbersOf(pages), (Numbers{{1, 2}, {3, 4, 5}, {6}}));
        pages.step({1}, false); // already the first
        QVERIFY(pages.changedFiles().isEmpty());
    }

    void tagsOfRemovedPagesGo()
    {
        const domain::Document document = draft();
        PageArrangement pages(document);
        pages.remove({2, 4});
        const auto tags = pages.tagsAfter(document);
        QCOMPARE(tags.size(), 4);
        QCOMPARE(tags.at(1).name, QStringLiteral("3"));
        QCOMPARE(tags.at(1).pageIndex, 2);
        QCOMPARE(tags.at(3).pageIndex, 4);
    }

    void rectanglesTurnWithTheirPages()
    {
        const domain::PageRect rect{100, 50, 200, 40};
        const QSizeF size(600, 800);
        QCOMPARE(rotatedRect(rect, size, 90), (domain::PageRect{710, 100, 40, 200}));
        QCOMPARE(rotatedRect(rect, size, 180), (domain::PageRect{300, 710, 200, 40}));
        QCOMPARE(rotatedRect(rect, size, 270), (domain::PageRect{50, 300, 40, 200}));
        // Four rotations, and one back, have no effect.
        QSizeF now = size;
        domain::PageRect turned = rect;
        for (int i = 0; i < 4; ++i) {
            turned = rotatedRect(turned, now, 90);
            now.transpose();
        }
        QCOMPARE(turned, rect);
        PageArrangement pages(draft());
        pages.rotate({1}, 90);
        pages.rotate({1}, -90);
        QVERIFY(pages.changedFiles().isEmpty());
        pages.rotate({1}, -90);
        QCOMPARE(pages.files().first().pages.first().rotation, 270);
    }

    void pagesAreInserted()
    {
        PageArrangement pages(draft());
        pages.insert({QSizeF(10, 20), QSizeF(30, 40)}, {0, 1});
        pages.insertBlank(QSizeF(600, 800), {2, 1});
        QCOMPARE(numbersOf(pages), (Numbers{{1, 0, 0, 2}, {3, 4, 5}, {6, 0}}));
        QCOMPARE(pages.files().first().pages.at(2).insertedIndex, 1);
        QCOMPARE(pages.files().last().pages.at(1).insertedIndex, -1);
        QCOMPARE(pages.pageCount(), 9);
        QCOMPARE(pages.numberAt(*pages.positionOf(3)), 5);
    }
};

INK_TEST(TestPageArrangement, "tst_pagearrangement")

} // namespace tst_pagearrangement

#include "tst_pagearrangement.moc"
