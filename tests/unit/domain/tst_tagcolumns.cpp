// The column of a sum.
#include "app/domain/document/document.h"
#include "app/domain/logic/tagcolumns.h"
#include "tests/support/testmain.h"

#include <QTest>

namespace tst_tagcolumns {

using namespace ink::domain;
using namespace Qt::Literals::StringLiterals;

class TestTagColumns final : public QObject
{
    Q_OBJECT

    static Tag number(int id, const QString& name, PageRect rect, int page = 1)
    {
        Tag tag;
        tag.id = TagId(id);
        tag.type = TagType::Number;
        tag.name = name;
        tag.rect = rect;
        tag.pageIndex = page;
        return tag;
    }
    /** Two columns of three rows, and another table below them; a total under the right column. */
    static Document invoice()
    {
        Document document;
        for (int row = 0; row < 3; ++row) {
            document.tags.append(number(10 + row, u"Pieces %1"_s.arg(row), {100, 100 + 24 * row, 60, 20}));
            document.tags.append(number(20 + row, u"Price %1"_s.arg(row), {300, 100 + 24 * row, 80, 20}));
        }
        document.tags.append(number(30, u"Total"_s, {320, 200, 60, 20})); // aligned at the right
        document.tags.append(number(40, u"Other"_s, {300, 100, 80, 20}, 2));
        return document;
    }

private Q_SLOTS:
    void theColumnAboveATotal()
    {
        Document document = invoice();
        const Tag total = document.tags.at(6);
        QCOMPARE(columnAbove(document, total), (QStringList{u"Price 0"_s, u"Price 1"_s, u"Price 2"_s}));
        QCOMPARE(sumFormula(columnAbove(document, total)), u"sum({Price 0}; {Price 1}; {Price 2})"_s);
        QCOMPARE(columnAbove(document, document.tags.at(0)), QStringList());
        // A text field is no summand.
        document.tags[3].type = TagType::Text;
        QCOMPARE(columnAbove(document, total), (QStringList{u"Price 0"_s, u"Price 2"_s}));
    }

    void aColumnEndsAtAGapAndBelowASum()
    {
        Document document = invoice();
        const Tag total = document.tags.at(6);
        document.tags.append(number(50, u"Header"_s, {300, 20, 80, 20}));
        QCOMPARE(columnAbove(document, total), (QStringList{u"Price 0"_s, u"Price 1"_s, u"Price 2"_s}));
        document.tags[3].style.formula = u"Sum({Price 0}; {x})"_s;
        QCOMPARE(columnAbove(document, total), QStringList{u"Price 2"_s});
    }

    void theColumnOfACell()
    {
        const Document document = invoice();
        const Tag total = document.tags.at(6);
        QCOMPARE(columnOf(document, document.tags.at(2), total),
                 (QStringList{u"Pieces 0"_s, u"Pieces 1"_s, u"Pieces 2"_s}));
        Tag text = document.tags.at(2);
        text.type = TagType::Text;
        text.id = TagId(99);
        QCOMPARE(columnOf(document, text, total), QStringList());
    }
};

INK_TEST(TestTagColumns, "tst_tagcolumns")

} // namespace tst_tagcolumns

#include "tst_tagcolumns.moc"
