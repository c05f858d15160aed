#include "app/domain/document/papermark.h"
#include "tests/support/testmain.h"

#include <QTest>

namespace tst_papermark {

using namespace ink;
using namespace ink::domain;

namespace {
const DocumentId lease(42);

std::optional<PaperMark> page(int number, const QString& print = QStringLiteral("PRINT001"),
                              DocumentId document = lease)
{
    return PaperMark{document, number, print};
}
QList<int> pagesOf(const PaperMatch& match)
{
    QList<int> pages;
    for (const auto& each : match.scannedPages)
        pages.append(each.page);
    return pages;
}
} // namespace

class TestPaperMark final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aMarkIsTextAndBack()
    {
        const PaperMark mark{lease, 7, PaperMark::generatePrintId()};
        QCOMPARE(PaperMark::fromText(mark.text()), std::optional(mark));
        for (const char* other : {"", "INK1:42:0:AB12CD34", "INK1:42:1:ab12cd34", "https://example.org",
                                  "INK1:42:1:AB12CD34 ", "INK2:42:1:AB12CD34", "INK1:-1:1:AB12CD34"})
            QVERIFY2(!PaperMark::fromText(QString::fromLatin1(other)), other);
        QVERIFY(PaperMark::generatePrintId() != PaperMark::generatePrintId());
    }

    void sheetsInAnyOrderFindTheirPages()
    {
        const PaperMatch match = matchPaper(lease, 3, {page(3), page(1), page(2)});
        QCOMPARE(pagesOf(match), (QList<int>{3, 1, 2}));
        QVERIFY(match.isComplete());
        QVERIFY(!match.hasGuesses && !match.isMixed);
    }

    void missingAndRepeatedPagesAreNamed()
    {
        const PaperMatch match = matchPaper(lease, 4, {page(1), page(2), page(2), page(4)});
        QCOMPARE(match.missingPages, QList<int>{3});
        QCOMPARE(match.repeatedPages, QList<int>{2});
        QVERIFY(match.scannedPages.at(2).isRepeated);
        QVERIFY(!match.isComplete());
    }

    void sheetsWithoutAMarkAreGuessed()
    {
        const PaperMatch match = matchPaper(lease, 4, {page(1), std::nullopt, page(3), std::nullopt});
        QCOMPARE(pagesOf(match), (QList<int>{1, 2, 3, 4}));
        QVERIFY(match.hasGuesses);
        QVERIFY(match.scannedPages.at(1).isGuess && !match.scannedPages.at(0).isGuess);
        QVERIFY(match.isComplete());
        // A readable mark takes precedence over the position.
        QCOMPARE(pagesOf(matchPaper(lease, 2, {std::nullopt, page(1)})), (QList<int>{2, 1}));
        // More sheets than pages.
        const PaperMatch more = matchPaper(lease, 1, {page(1), std::nullopt});
        QCOMPARE(pagesOf(more), (QList<int>{1, 0}));
        QVERIFY(!more.isComplete());
    }

    void sheetsWithoutAMarkAreFoundByTheirContent()
    {
        // The first sheet resembles page 3, the third page 1, the second none clearly.
        const QList<QList<double>> likeness{{0.2, 0.3, 0.9}, {0.6, 0.65, 0.1}, {0.8, 0.4, 0.2}};
        const PaperMatch match = matchPaper(lease, 3, {std::nullopt, std::nullopt, std::nullopt}, likeness);
        QCOMPARE(pagesOf(match), (QList<int>{3, 2, 1}));
        QVERIFY(match.hasGuesses && match.isComplete());
        QVERIFY(match.scannedPages.at(0).isByContent && match.scannedPages.at(2).isByContent);
        QVERIFY(match.scannedPages.at(1).isGuess && !match.scannedPages.at(1).isByContent);
        // A mark takes precedence, and each page is matched once.
        const PaperMatch marked = matchPaper(lease, 3, {page(3), std::nullopt, std::nullopt},
                                             {{}, {0.1, 0.2, 0.95}, {0.7, 0.2, 0.1}});
        QCOMPARE(pagesOf(marked), (QList<int>{3, 2, 1}));
        QVERIFY(!marked.scannedPages.at(1).isByContent && marked.scannedPages.at(2).isByContent);
    }

    void otherDocumentsAndPrintoutsAreNoticed()
    {
        const PaperMatch foreign =
            matchPaper(lease, 2, {page(1), page(2, QStringLiteral("PRINT001"), DocumentId(43))});
        QVERIFY(foreign.scannedPages.at(1).isForeign);
        QCOMPARE(foreign.missingPages, QList<int>{2});
        QVERIFY(!foreign.isComplete());
        QVERIFY(matchPaper(lease, 2, {page(1), page(3)}).scannedPages.at(1).isForeign); // it has no page 3
        const PaperMatch mixed = matchPaper(lease, 2, {page(1), page(2, QStringLiteral("PRINT002"))});
        QVERIFY(mixed.isMixed && mixed.isComplete());
    }

    void anEmptyScanLacksEverything()
    {
        const PaperMatch match = matchPaper(lease, 2, {});
        QCOMPARE(match.missingPages, (QList<int>{1, 2}));
        QVERIFY(!match.isComplete());
    }
};

INK_TEST(TestPaperMark, "tst_papermark")

} // namespace tst_papermark

#include "tst_papermark.moc"
