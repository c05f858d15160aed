#include "app/domain/bulk/bulkplan.h"
#include "app/domain/bulk/rowpattern.h"
#include "app/domain/bulk/rowtextcolumns.h"
#include "app/domain/document/document.h"
#include "app/domain/values/validation.h"
#include "tests/support/builders.h"
#include "tests/support/testmain.h"

#include <QTest>

namespace tst_rowpattern {

using namespace ink;
using namespace ink::domain;
using namespace Qt::Literals::StringLiterals;

namespace {

const QStringList header{u"Name"_s, u"E-mail"_s, u" Job title "_s, u"{x}"_s};

class Rows final : public CellSource
{
public:
    QList<QStringList> cells;
    [[nodiscard]] int rowCount() const override { return static_cast<int>(cells.size()); }
    [[nodiscard]] QStringView cell(int row, int column) const override { return cells.at(row).at(column); }
};

Rows two()
{
    Rows rows;
    rows.cells = {{u" Ada "_s, u"ada@x.org"_s, u"Engineer"_s, u"7"_s}, {u"Ben"_s, u"ben@x.org"_s, {}, {}}};
    return rows;
}

} // namespace

/** Titles and messages of bulk runs. */
class TestRowPattern final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void columnsAreFilledIn_data()
    {
        QTest::addColumn<QString>("pattern");
        QTest::addColumn<QString>("first");
        QTest::newRow("plain") << u"Contract"_s << u"Contract"_s;
        QTest::newRow("column") << u"Contract {Name}"_s << u"Contract Ada"_s;
        QTest::newRow("any case") << u"{NAME}/{job TITLE}"_s << u"Ada/Engineer"_s;
        QTest::newRow("blanks") << u"{ e-mail }"_s << u"ada@x.org"_s;
        QTest::newRow("braces") << u"{{Name}} {{{Name}}}"_s << u"{Name} {Ada}"_s;
        QTest::newRow("constants") << u"{template} {date} #{n}"_s << u"Offer 2026-11-26 #1"_s;
        QTest::newRow("nothing") << QString() << QString();
    }
    void columnsAreFilledIn()
    {
        QFETCH(QString, pattern);
        QFETCH(QString, first);
        const auto parsed = RowPattern::parse(pattern, header, {u"Offer"_s, QDate(2026, 11, 26)});
        QVERIFY(parsed);
        QCOMPARE(parsed->resolve(two(), 0, u"Someone"_s), first);
        QCOMPARE(parsed->isEmpty(), pattern.isEmpty());
    }

    void placeholdersOfColumns()
    {
        QCOMPARE(placeholderFor(u" Job title "_s), u"{Job title}"_s);
        QVERIFY(placeholderFor(u"{x}"_s).isEmpty());
        QVERIFY(placeholderFor(u" "_s).isEmpty());
    }

    void aColumnComesBeforeAConstant()
    {
        const auto parsed = RowPattern::parse(u"{name} {n}"_s, {u"Date"_s, u"E-mail"_s}, {});
        QVERIFY(parsed);
        QCOMPARE(parsed->resolve(two(), 1, u"Ben Low"_s), u"Ben Low 2"_s);
        QCOMPARE(RowPattern::parse(u"{date}"_s, {u"Date"_s}, {{}, QDate(2026, 1, 1)})->resolve(two(), 0, {}),
                 u"Ada"_s);
    }

    void faultsNameTheirPlace_data()
    {
        QTest::addColumn<QString>("pattern");
        QTest::addColumn<QString>("fault");
        QTest::newRow("unknown") << u"Contract {Salary}"_s << u"The file has no column “Salary”."_s;
        QTest::newRow("empty") << u"{}"_s << u"The file has no column “”."_s;
        for (const QString& open : {u"{Name"_s, u"Name}"_s, u"{Name{"_s, u"{"_s, u"}"_s, u"{Name {Job}"_s})
            QTest::newRow(qPrintable(open))
                << open << u"Unmatched brace. Write a column as {Name}, and a brace as {{ or }}."_s;
    }
    void faultsNameTheirPlace()
    {
        QFETCH(QString, pattern);
        QFETCH(QString, fault);
        const auto parsed = parseRowTexts({{}, pattern}, header, {});
        QVERIFY(!parsed);
        QCOMPARE(parsed.error().code, ErrorCode::Validation);
        QCOMPARE(parsed.error().detail.english(), fault);
        QCOMPARE(parsed.error().fields.value(0).field, u"message"_s);
    }

    void rowsAreJudgedByTheirTexts()
    {
        Document source = test::templateDocument();
        source.tags.clear();
        const BulkForm form = bulkForm(source);
        using K = ColumnTarget::Kind;
        ColumnMapping mapping;
        mapping.columns = {{K::Name, -1}, {K::Email, -1}, {}, {}};
        Rows rows = two();
        rows.cells.append({u"Cem"_s, u"cem@x.org"_s, QString(maxTitleLength + 1, u'x'), {}});
        const auto texts = parseRowTexts({u"{Job title}"_s, u" Dear {name},\nplease sign. "_s}, header, {});
        QVERIFY(texts);
        const auto plan = *BulkPlan::make(form, mapping, rows, {}, *texts);
        QCOMPARE(plan.counts().ready, 1);
        QCOMPARE(plan.rowToSend(rows, 0).title, u"Engineer"_s);
        QCOMPARE(plan.rowToSend(rows, 0).message, u"Dear Ada,\nplease sign."_s);
        QCOMPARE(plan.findings(1).constFirst().code, BulkFinding::Code::BadTitle);
        QCOMPARE(plan.findings(1).constFirst().text.english(),
                 u"The document title is empty for this row."_s);
        QCOMPARE(plan.findings(2).constFirst().text.english(), u"A title can have at most 255 characters."_s);
        QVERIFY(BulkPlan::make(form, mapping, rows)->rowToSend(rows, 0).title.isEmpty());
    }

    void columnsOfDataSetIt()
    {
        const QStringList own{u"Name"_s, u"Email"_s, u" DATA.caseNo "_s, u"data.dept"_s, u"data.1"_s};
        ColumnMapping mapping;
        using K = ColumnTarget::Kind;
        mapping.columns = {{K::Name, -1}, {K::Email, -1}, {}, {K::Value, 0}, {}};
        QCOMPARE(dataColumnsOf(own, mapping), (QList<QPair<QString, int>>{{u"caseNo"_s, 2}}));
        QVERIFY(isRowTextColumn(own.at(2)) && !isRowTextColumn(own.at(4)));
        Document source = test::templateDocument();
        source.tags.clear();
        Rows rows;
        rows.cells = {{u"Ada"_s, u"ada@x.org"_s, u" A 1 "_s, {}, {}},
                      {u"Ben"_s, u"ben@x.org"_s, {}, {}, {}},
                      {u"Cem"_s, u"cem@x.org"_s, QString(maxDataBytes, u'x'), {}, {}}};
        RowTexts texts;
        texts.data = dataColumnsOf(own, mapping);
        mapping.columns[3] = {};
        const auto plan = *BulkPlan::make(bulkForm(source), mapping, rows, {}, texts);
        QCOMPARE(plan.rowToSend(rows, 0).data, (DocumentData{{u"caseNo"_s, u"A 1"_s}}));
        QVERIFY(plan.rowToSend(rows, 1).data.isEmpty()); // an empty cell keeps the template's
        QCOMPARE(plan.counts().ready, 2);
        QCOMPARE(plan.findings(2).constFirst().code, BulkFinding::Code::BadData);
    }

    void oneLineInTitles()
    {
        Rows rows = two();
        rows.cells[0][2] = u"Chief\r\n  \u202EEngi\u200B\u0007neer\u202C"_s;
        Document source = test::templateDocument();
        source.tags.clear();
        const auto texts = parseRowTexts({u"{Job title}"_s, {}}, header, {});
        const BulkPlanner planner(bulkForm(source), {}, *texts);
        QCOMPARE(planner.rowToCorrect(rows, 0).title, u"Chief Engi neer"_s);
    }

    void aFileBringsItsOwnTexts()
    {
        const QStringList own{u"Name"_s, u" document Title "_s, u"Document message"_s};
        ColumnMapping mapping;
        mapping.columns.resize(3);
        QCOMPARE(patternsOfFile(own, mapping),
                 (RowTextPatterns{u"{document Title}"_s, u"{Document message}"_s}));
        mapping.columns[1] = {ColumnTarget::Kind::Value, 0};
        QCOMPARE(patternsOfFile(own, mapping), (RowTextPatterns{{}, u"{Document message}"_s}));
        QVERIFY(patternsOfFile(header, mapping).isEmpty());
        // A tag that is called like the column: the other name is used.
        QCOMPARE(unusedName(titleColumnNames(), {u"Name"_s}), u"Document title"_s);
        const QString other = unusedName(titleColumnNames(), {u"document title"_s});
        QCOMPARE(patternsOfFile({u"Document title"_s, other}, {{{ColumnTarget::Kind::Value, 0}, {}}}).title,
                 placeholderFor(other));
    }

    void textsOfDocumentsAreNotTakenForValues()
    {
        Document source = test::templateDocument();
        source.tags = {test::tag(TagType::PrefillableText, u"Title"_s)};
        const BulkForm form = bulkForm(source);
        Rows rows;
        rows.cells = {{u"Ada"_s, u"ada@x.org"_s, u"Contract"_s}};
        const auto guessed = [&](const QString& column) {
            return guessMapping(form, {u"Name"_s, u"Email"_s, column}, rows).columns.at(2);
        };
        QCOMPARE(guessed(u"Document title"_s), ColumnTarget());
        QCOMPARE(guessed(u"Doc title"_s).kind, ColumnTarget::Kind::Value); // resembles the tag's name
        source.tags[0].name = u"Document title"_s;
        QCOMPARE(guessMapping(bulkForm(source), {u"Document title"_s}, rows).columns.at(0).kind,
                 ColumnTarget::Kind::Value);
    }
};

INK_TEST(TestRowPattern, "tst_rowpattern")

} // namespace tst_rowpattern

#include "tst_rowpattern.moc"
