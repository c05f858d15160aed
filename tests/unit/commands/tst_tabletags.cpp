// Text that was copied from a spreadsheet as fields.
#include "tests/support/testmain.h"
#include "tests/support/worktimer.h"
#include "ui/commands/tabletags.h"

#include <QLocale>
#include <QScopeGuard>
#include <QTest>

namespace tst_tabletags {

using namespace ink;
using namespace ink::ui;
using namespace Qt::Literals::StringLiterals;
using domain::TagType;

class TestTableTags final : public QObject
{
    Q_OBJECT

    static QStringList namesIn(const QString& text)
    {
        QStringList names;
        for (const TableField& field : fieldsOfTable(text))
            names.append(field.name);
        return names;
    }

private Q_SLOTS:
    void namesBecomeTextFields()
    {
        QCOMPARE(fieldsOfTable(u"Name\tStreet\n\nCity\t\n"_s),
                 (QList<TableField>{{u"Name"_s, TagType::Text, 0, 0},
                                    {u"Street"_s, TagType::Text, 0, 1},
                                    {u"City"_s, TagType::Text, 1, 0}}));
        QCOMPARE(namesIn(u"\"First\nname\"\tLast  name\r\n"_s),
                 (QStringList{u"First name"_s, u"Last name"_s}));
    }

    void namesAboveValuesHaveTheirType()
    {
        const auto back = qScopeGuard([before = QLocale()] { QLocale::setDefault(before); });
        QLocale::setDefault(QLocale(QLocale::German));
        QCOMPARE(fieldsOfTable(u"Name\tPrice\tDelivered\nPaper\t1.234,50 €\t24.12.2026\nInk\t12 €\t\n"_s),
                 (QList<TableField>{{u"Name"_s, TagType::Text, 0, 0},
                                    {u"Price"_s, TagType::Number, 0, 1},
                                    {u"Delivered"_s, TagType::Date, 0, 2}}));
        // One value that is neither makes it a text.
        QCOMPARE(fieldsOfTable(u"Amount\n12\nnone"_s),
                 (QList<TableField>{{u"Amount"_s, TagType::Text, 0, 0}}));
    }

    void emptyCellsBetweenNamesAreNamedAfterBoth()
    {
        QCOMPARE(fieldsOfTable(u"\tJanuary\tFebruary\nRent\t\t\nHeating\t\t"_s),
                 (QList<TableField>{{u"Rent – January"_s, TagType::Text, 0, 0},
                                    {u"Rent – February"_s, TagType::Text, 0, 1},
                                    {u"Heating – January"_s, TagType::Text, 1, 0},
                                    {u"Heating – February"_s, TagType::Text, 1, 1}}));
    }

    void otherTextBecomesNothing()
    {
        QVERIFY(fieldsOfTable(QString()).isEmpty());
        QVERIFY(fieldsOfTable(u"12\t13\n14\t15"_s).isEmpty());
        QVERIFY(fieldsOfTable(QString(u'a').repeated(101)).isEmpty());
        QVERIFY(fieldsOfTable(u"name\n"_s.repeated(maxTableFields + 1)).isEmpty());
        QCOMPARE(fieldsOfTable(u"name\n"_s.repeated(maxTableFields)).size(), maxTableFields);
    }

    /** A whole sheet, copied by Ctrl+A. */
    void manyCells()
    {
        test::WorkTimer timer;
        QString names;
        QString table = u"Name\tFlat\tRent\tSince\n"_s;
        for (int i = 0; i < 100'000; ++i)
            names += u"Flat %1 north\n"_s.arg(i);
        for (int i = 0; i < 25'000; ++i)
            table += u"Anna\tNo %1\t900,5%1\tbefore 19%1\n"_s.arg(i);
        QVERIFY(fieldsOfTable(names).isEmpty());
        QCOMPARE(fieldsOfTable(table).size(), 4);
        QVERIFY2(timer.elapsed() < 4'000, "it took too long");
    }
};

INK_TEST(TestTableTags, "tst_tabletags")

} // namespace tst_tabletags

#include "tst_tabletags.moc"
