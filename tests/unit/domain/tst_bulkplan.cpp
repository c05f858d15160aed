#include "app/domain/bulk/bulkplan.h"
#include "app/domain/bulk/reasons.h"
#include "app/domain/document/document.h"
#include "app/domain/values/values.h"
#include "app/workflow/bulk/reasons.h"
#include "tests/support/builders.h"
#include "tests/support/testmain.h"
#include "tests/support/worktimer.h"

#include <QHash>
#include <QRandomGenerator>
#include <QSet>
#include <QTest>

namespace tst_bulkplan {

using namespace ink;
using namespace ink::domain;
using namespace Qt::Literals::StringLiterals;

namespace {

class Rows final : public CellSource
{
public:
    QList<QStringList> cells;
    [[nodiscard]] int rowCount() const override { return static_cast<int>(cells.size()); }
    [[nodiscard]] QStringView cell(int row, int column) const override
    {
        return column < cells.at(row).size() ? QStringView(cells.at(row).at(column)) : QStringView();
    }
    QHash<std::pair<int, int>, QString> shownCells;
    QHash<std::pair<int, int>, Message> problems;
    QSet<int> surplus;
    [[nodiscard]] QStringView displayText(int row, int column) const override
    {
        const auto found = shownCells.constFind({row, column});
        return found == shownCells.constEnd() ? cell(row, column) : QStringView(*found);
    }
    [[nodiscard]] Message problem(int row, int column) const override
    {
        return problems.value({row, column});
    }
    [[nodiscard]] bool hasSurplusCells(int row) const override { return surplus.contains(row); }
};

using K = ColumnTarget::Kind;
using Code = BulkFinding::Code;

Document offer()
{
    Document made = test::templateDocument();
    made.tags.clear();
    made.tags << test::tag(TagType::PrefillableNumber, u"Rent"_s) << test::tag(TagType::Date, u"Start"_s)
              << test::tag(TagType::Dropdown, u"Plan"_s) << test::tag(TagType::Checkbox, u"Pets"_s)
              << test::tag(TagType::PrefillableText, u"Code"_s);
    made.tags[0].style.min = 10;
    made.tags[0].style.max = 5000;
    made.tags[0].style.decimals = 2;
    made.tags[1].style.dateFormat = u"dd.MM.yyyy"_s;
    made.tags[2].style.options = {u"Basic"_s, u"Plus"_s};
    made.tags[4].style.pattern = u"[A-Z]{2}[0-9]+"_s;
    made.tags[4].style.maxLength = 6;
    made.tags[4].isMandatory = false;
    auto red = test::tag(TagType::Radio, u"red"_s);
    auto blue = test::tag(TagType::Radio, u"blue"_s);
    red.groupName = blue.groupName = u"Colour"_s;
    made.tags << red << blue;
    return made;
}

/** Columns: first name, last name, email, then the fields in order. */
ColumnMapping mappingOf(const BulkForm& form)
{
    ColumnMapping mapping;
    mapping.columns = {{K::FirstName, -1}, {K::LastName, -1}, {K::Email, -1}};
    for (int i = 0; i < form.fields.size(); ++i)
        mapping.columns.append({K::Value, i});
    return mapping;
}

QString told(const BulkPlan& plan, int row)
{
    QStringList words;
    for (const BulkFinding& finding : plan.findings(row))
        words.append(u"%1:%2"_s.arg(finding.column).arg(finding.text.english()));
    return words.join(u" / "_s);
}

QString textOf(const BulkRow& row)
{
    QStringList words{row.recipient.name, row.recipient.email};
    for (const BulkPerson& other : row.others)
        words.append(other.name + u'/' + other.email);
    for (const auto& value : row.values)
        words.append(value.first + u'=' + value.second);
    return words.join(u'|');
}

} // namespace

/** Rows of a file as planned documents, or as faults with their place. */
class TestBulkPlan final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aRoleCanHaveTheSamePersonInAllRows()
    {
        Document made = offer();
        made.invitations = {test::invitation(u"Tenant"_s, QString()),
                            test::invitation(u"Landlord"_s, QString())};
        const BulkForm form = bulkForm(made);
        QCOMPARE(form.roles.size(), 2);
        const auto code =
            static_cast<int>(std::find_if(form.fields.begin(), form.fields.end(),
                                          [](const BulkField& field) { return field.name == u"Code"_s; }) -
                             form.fields.begin());
        ColumnMapping mapping;
        mapping.columns = {{K::Name, -1}, {K::Email, -1}, {K::Name, code, 1}, {K::Email, -1, 1}};
        Rows rows;
        rows.cells = {{u"Ada"_s, u"ada@x.org"_s, u"AB1"_s}, {u"Ben"_s, u"ben@x.org"_s, u"AB2"_s}};
        setPersonInAllRows(mapping, 1, {u"Ina Holt"_s, u"ina@x.org"_s});
        // The columns of the role are free, except that one also fills a field.
        QCOMPARE(mapping.columns.at(2), (ColumnTarget{K::Value, code}));
        QCOMPARE(mapping.columns.at(3), ColumnTarget());
        QVERIFY(mappingFaults(form, mapping).isEmpty());
        const auto plan = BulkPlan::make(form, mapping, rows);
        QVERIFY(plan);
        QCOMPARE(plan->counts().ready, 2);
        QCOMPARE(plan->counts().duplicateEmails, 0); // Ina isn't a duplicate of herself
        QCOMPARE(plan->rowToSend(rows, 1).others, (QList<BulkPerson>{{u"Ina Holt"_s, u"ina@x.org"_s}}));
        QCOMPARE(plan->rowToSend(rows, 1).recipient.name, u"Ben"_s);
        setPersonInAllRows(mapping, 1, {});
        QCOMPARE(mappingFaults(form, mapping).size(), 2); // needs columns again
    }

    void aMappingFollowsTheNamesOfAnEditedTemplate()
    {
        Document made = offer();
        const BulkForm before = bulkForm(made);
        ColumnMapping mapping = mappingOf(before);
        QVERIFY(before.fields.size() >= 5);
        made.tags.removeAt(1);                                                   // Start
        made.tags.prepend(test::tag(TagType::PrefillableText, u"New clause"_s)); // moves all others
        const BulkForm after = bulkForm(made);
        const auto nameAt = [](const BulkForm& form, const ColumnTarget& target) {
            return target.kind == K::Value ? form.fields.at(target.field).name : QString();
        };
        mapping.columns.append(ColumnTarget()); // a column that nothing used
        ColumnMapping guess;
        guess.columns.resize(mapping.columns.size());
        for (int i = 0; i < after.fields.size(); ++i)
            if (after.fields.at(i).name == u"New clause"_s) guess.columns.last() = {K::Value, i};
        guess.columns[3] = guess.columns.last(); // taken: the old target is still there
        const ColumnMapping adapted = adaptedMapping(mapping, before, after, guess);
        QCOMPARE(adapted.columns.size(), mapping.columns.size());
        for (qsizetype i = 0; i < mapping.columns.size() - 1; ++i) {
            const QString name = nameAt(before, mapping.columns.at(i));
            QCOMPARE(nameAt(after, adapted.columns.at(i)), name == u"Start"_s ? QString() : name);
        }
        QCOMPARE(adapted.columns.at(2), (ColumnTarget{K::Email, -1}));
        QCOMPARE(nameAt(after, adapted.columns.constLast()), u"New clause"_s);
    }

    void aRowNamesAPersonForEachRole()
    {
        Document made = offer();
        made.invitations = {test::invitation(u"Employee"_s, QString()),
                            test::invitation(u"Boss"_s, u"boss@example.org"_s),
                            test::invitation(u"HR"_s, QString())};
        const BulkForm form = bulkForm(made);
        ColumnMapping mapping;
        mapping.columns = {
            {K::Name, -1}, {K::Email, -1}, {K::FirstName, -1, 1}, {K::LastName, -1, 1}, {K::Email, -1, 1}};
        Rows rows;
        rows.cells = {{u"Ada"_s, u"ada@x.org"_s, u"Hanna"_s, u"Roth"_s, u"hr@x.org"_s},
                      {u"Ben"_s, u"ben@x.org"_s, u"Hanna"_s, u"Roth"_s, u"hr@x.org"_s},
                      {u"Cem"_s, u"cem@x.org"_s, {}, {}, u"hr"_s},
                      {u"Dee"_s, u"dee@x.org"_s, u"Ida"_s, {}, {}},
                      {u"ADA"_s, u"Ada@x.org"_s, u"Hanna"_s, {}, u"HR@x.org"_s}};
        auto plan = BulkPlan::make(form, mapping, rows);
        QVERIFY(plan);
        QCOMPARE(textOf(plan->rowToSend(rows, 0)), u"Ada|ada@x.org|Hanna Roth/hr@x.org"_s);
        QCOMPARE(told(*plan, 1), QString()); // HR is the same recipient in many rows
        QCOMPARE(told(*plan, 2), u"2:“HR” requires a name. / 4:“hr” isn't a valid email address."_s);
        QCOMPARE(told(*plan, 3), u"4:“HR” requires an email address."_s);
        QCOMPARE(told(*plan, 4), u"1:Another row goes to the same people."_s);
        QCOMPARE(plan->counts().duplicateEmails, 2);
        QCOMPARE(plan->counts().faulty, 2);
        rows.cells[4][4] = u"other@x.org"_s;
        QCOMPARE(plan->update(rows, 4), QList<int>{0});
        QCOMPARE(plan->counts().duplicateEmails, 0);
    }

    void rowsAreReadAsTablesHaveThem_data()
    {
        QTest::addColumn<QString>("row");
        QTest::addColumn<QString>("entry");
        // Fields: Rent, Code (prefillable first), Start, Plan, Pets, Colour
        const auto add = [](const char* name, const QString& row, const QString& entry) {
            QTest::newRow(name) << row << entry;
        };
        add("plain", u"Anna|Berg|a@x.org|12.50|AB1|01.03.2026|Plus|true|red"_s,
            u"Anna Berg|a@x.org|Rent=12.50|Code=AB1|Start=01.03.2026|Plan=Plus|Pets=true|red=true"_s);
        add("white space", u" Anna | Berg| a@x.org | 12 | AB1 ||||"_s,
            u"Anna Berg|a@x.org|Rent=12|Code=AB1"_s);
        add("one name", u"|Berg|a@x.org|12|||||"_s, u"Berg|a@x.org|Rent=12"_s);
        add("decimal comma", u"A|B|a@x.org|1.234,50|||||"_s, u"A B|a@x.org|Rent=1234.50"_s);
        add("thousands", u"A|B|a@x.org|1,234.5|||||"_s, u"A B|a@x.org|Rent=1234.5"_s);
        add("ISO date", u"A|B|a@x.org|12||2026-03-01|||"_s, u"A B|a@x.org|Rent=12|Start=2026-03-01"_s);
        add("short date", u"A|B|a@x.org|12||1.3.2026|||"_s, u"A B|a@x.org|Rent=12|Start=2026-03-01"_s);
        add("options in another case", u"A|B|a@x.org|12|||PLUS|Ja|BLUE"_s,
            u"A B|a@x.org|Rent=12|Plan=Plus|Pets=true|blue=true"_s);
        add("no", u"A|B|a@x.org|12||||nein|"_s, u"A B|a@x.org|Rent=12|Pets=false"_s);
    }

    void rowsAreReadAsTablesHaveThem()
    {
        QFETCH(QString, row);
        QFETCH(QString, entry);
        const BulkForm form = bulkForm(offer());
        Rows rows;
        rows.cells = {row.split(u'|')};
        const auto plan = BulkPlan::make(form, mappingOf(form), rows);
        QVERIFY(plan);
        QCOMPARE(told(*plan, 0), QString());
        QCOMPARE(textOf(plan->rowToSend(rows, 0)), entry);
        QVERIFY(plan->willBeSent(0));
    }

    void faultsHaveTheirPlace_data()
    {
        QTest::addColumn<QString>("row");
        QTest::addColumn<QString>("findings");
        const auto add = [](const char* name, const QString& row, const QString& findings) {
            QTest::newRow(name) << row << findings;
        };
        add("nobody", u"||||||||"_s,
            u"0:Enter a name for the recipient. / 2:Enter an email address for the recipient. / 3:“Rent” is empty. The recipient must fill it in."_s);
        add("address", u"A|B|a@@x|12|||||"_s, u"2:“a@@x” isn't a valid email address."_s);
        add("no number", u"A|B|a@x.org|much|||||"_s, u"3:“Rent” requires a number such as 12 or 12.50."_s);
        add("ambiguous", u"A|B|a@x.org|1,234|||||"_s,
            u"3:“Rent” can be read as 1234 or 1.234. Enter one of them."_s);
        add("too little", u"A|B|a@x.org|9|||||"_s, u"3:“Rent” must be at least 10."_s);
        add("too much", u"A|B|a@x.org|9000|||||"_s, u"3:“Rent” must be at most 5000."_s);
        add("too exact", u"A|B|a@x.org|10.123|||||"_s, u"3:“Rent” can have at most 2 decimal places."_s);
        add("pattern", u"A|B|a@x.org|12|ab1||||"_s, u"4:“Code” doesn't match the required format."_s);
        add("length", u"A|B|a@x.org|12|AB12345||||"_s, u"4:“Code” can have at most 6 characters."_s);
        add("date", u"A|B|a@x.org|12||31.02.2026|||"_s,
            u"5:“Start” requires a date in the format dd.MM.yyyy."_s);
        add("option", u"A|B|a@x.org|12|||Gold||"_s, u"6:“Plan” must be one of its options."_s);
        add("box", u"A|B|a@x.org|12||||maybe|"_s, u"7:“Pets” must be true or false."_s);
        add("button", u"A|B|a@x.org|12|||||green"_s, u"8:“Colour” must be one of these: red, blue."_s);
    }

    void faultsHaveTheirPlace()
    {
        QFETCH(QString, row);
        QFETCH(QString, findings);
        const BulkForm form = bulkForm(offer());
        Rows rows;
        rows.cells = {row.split(u'|')};
        const auto plan = BulkPlan::make(form, mappingOf(form), rows);
        QVERIFY(plan);
        QCOMPARE(told(*plan, 0), findings);
        QVERIFY(!plan->willBeSent(0));
        QCOMPARE(plan->counts().faulty, 1);
    }

    /** Imported questions with the same answers, and buttons without names. */
    void buttonsWithoutNamesOfTheirOwn_data()
    {
        QTest::addColumn<QString>("cells"); // Size, Colour, Mark
        QTest::addColumn<QString>("entry");
        QTest::addColumn<QString>("fault");
        QTest::newRow("all") << u"2|1|3"_s << u"A|a@x.org|Size=2|Colour=1|Mark=3"_s << QString();
        QTest::newRow("none") << u"||"_s << u"A|a@x.org"_s << QString();
        QTest::newRow("no such place")
            << u"1||4"_s << QString()
            << u"4:“Mark” must be the position of one of its buttons, from 1 to 3."_s;
        QTest::newRow("no such option") << u"3||"_s << QString() << u"2:“Size” must be one of these: 1, 2."_s;
    }

    void buttonsWithoutNamesOfTheirOwn()
    {
        QFETCH(QString, cells);
        QFETCH(QString, entry);
        QFETCH(QString, fault);
        Document source = test::templateDocument();
        source.tags.clear();
        int top = 0;
        const auto add = [&](const QString& group, const QString& name) {
            Tag made = test::tag(TagType::Radio, name, 1, 1, 72, top += 20);
            made.groupName = group;
            source.tags.append(made);
        };
        for (const QString& group : {u"Size"_s, u"Colour"_s})
            for (const QString& name : {u"1"_s, u"2"_s})
                add(group, name);
        for (int i = 0; i < 3; ++i)
            add(u"Mark"_s, {});
        const BulkForm form = bulkForm(source);
        QCOMPARE(form.fields.size(), 3);
        QVERIFY(!form.fields.at(0).hasOwnNames && !form.fields.at(0).isByPosition());
        QVERIFY(form.fields.at(2).isByPosition());
        ColumnMapping mapping;
        mapping.columns = {{K::Name, -1}, {K::Email, -1}, {K::Value, 0}, {K::Value, 1}, {K::Value, 2}};
        Rows rows;
        rows.cells = {(u"A|a@x.org|"_s + cells).split(u'|')};
        const auto plan = *BulkPlan::make(form, mapping, rows);
        QCOMPARE(told(plan, 0), fault);
        if (fault.isEmpty()) QCOMPARE(textOf(plan.rowToSend(rows, 0)), entry);
    }

    /** Each of the recipients has the question: one answer applies to both. */
    void aGroupOfSeveralRecipients()
    {
        Document source = test::templateDocument();
        source.tags.clear();
        for (const int recipient : {1, 2})
            for (const QString& name : {u"yes"_s, u"no"_s}) {
                Tag made = test::tag(TagType::Radio, name + QString::number(recipient), 1, recipient);
                made.groupName = u"Pets"_s;
                made.style.options = {name};
                source.tags.append(made);
            }
        const BulkForm form = bulkForm(source);
        QCOMPARE(form.fields.size(), 1);
        QVERIFY(form.fields.constFirst().hasOwnNames);
        Rows rows;
        rows.cells = {u"A||a@x.org|no"_s.split(u'|'), u"A||a@x.org|no1"_s.split(u'|')};
        const auto plan = *BulkPlan::make(form, mappingOf(form), rows);
        QCOMPARE(textOf(plan.rowToSend(rows, 0)), u"A|a@x.org|no1=true|no2=true"_s);
        QVERIFY(told(plan, 1).contains(u"must be one of these: yes, no"_s)); // the second one's has none
    }

    void aButtonWithoutAGroupIsABox()
    {
        Document source = test::templateDocument();
        source.tags = {test::tag(TagType::Radio, u"Agreed"_s)};
        const BulkForm form = bulkForm(source);
        Rows rows;
        rows.cells = {u"A||a@x.org|yes"_s.split(u'|')};
        const auto plan = *BulkPlan::make(form, mappingOf(form), rows);
        QCOMPARE(textOf(plan.rowToSend(rows, 0)), u"A|a@x.org|Agreed=true"_s);
    }

    void whatNobodyElseCanFillIsNeeded()
    {
        Document source = offer();
        source.tags[4].isMandatory = source.tags[4].style.readOnly = true;
        const BulkForm form = bulkForm(source);
        Rows rows;
        rows.cells = {u"A|B|a@x.org|12|"_s.split(u'|')};
        QCOMPARE(told(*BulkPlan::make(form, mappingOf(form), rows), 0), u"4:“Code” requires a value."_s);
    }

    void duplicatesAreFound()
    {
        const BulkForm form = bulkForm(offer());
        Rows rows;
        for (const auto* text :
             {"A|B|a@x.org|12", "C|D|c@x.org|12", "A|B|A@X.org|13", "A|B|a@x.org|12 ", "E|F|e@x.org|12"})
            rows.cells.append(QString::fromLatin1(text).split(u'|'));
        auto plan = *BulkPlan::make(form, mappingOf(form), rows);
        QCOMPARE(told(plan, 0), u"-1:Another row is identical."_s);
        QCOMPARE(told(plan, 1), QString());
        QCOMPARE(told(plan, 2), u"2:2 other rows have the same email address."_s);
        QCOMPARE(told(plan, 3), u"-1:Another row is identical."_s);
        QCOMPARE(plan.counts(), (BulkPlan::Counts{5, 5, 0, 0, 3, 2}));
        QCOMPARE(plan.duplicates(), QList<int>{3});
        QVERIFY(plan.willBeSent(0)); // reported, but allowed

        // Excluding the repetition clears the first one.
        QCOMPARE(plan.setExcluded(3, true), QList<int>{0});
        QCOMPARE(told(plan, 0), u"2:Another row has the same email address."_s);
        QCOMPARE(told(plan, 3), QString());
        QCOMPARE(plan.counts(), (BulkPlan::Counts{5, 4, 0, 1, 2, 0}));
        // Another address clears the other one.
        rows.cells[2][2] = u"new@x.org"_s;
        QCOMPARE(plan.update(rows, 2), QList<int>{0});
        QCOMPARE(told(plan, 0), QString());
        QCOMPARE(plan.counts(), (BulkPlan::Counts{5, 4, 0, 1, 0, 0}));
        // An address that is already used marks both again.
        rows.cells[4][2] = u"c@x.org"_s;
        QCOMPARE(plan.update(rows, 4), QList<int>{1});
        QCOMPARE(told(plan, 1), u"2:Another row has the same email address."_s);
        QVERIFY(plan.setExcluded(3, true).isEmpty());
        QCOMPARE(plan.setExcluded(3, false), QList<int>{0});
        QCOMPARE(plan.counts(), (BulkPlan::Counts{5, 5, 0, 0, 4, 2}));
    }

    void correctingRowsIsAsGoodAsPlanningAnew()
    {
        const BulkForm form = bulkForm(offer());
        const ColumnMapping mapping = mappingOf(form);
        QRandomGenerator random(7);
        const QStringList addresses{u"a@x.org"_s, u"b@x.org"_s, u"c@x.org"_s, u"bad"_s, QString()};
        const QStringList rents{u"12"_s, u"1"_s, u"x"_s, QString()};
        const auto some = [&random](const QStringList& from) { return from.at(random.bounded(from.size())); };
        Rows rows;
        for (int i = 0; i < 30; ++i)
            rows.cells.append({some({u"A"_s, u"B"_s, QString()}), QString(), some(addresses), some(rents)});
        auto plan = *BulkPlan::make(form, mapping, rows);
        QList<bool> excluded(rows.rowCount(), false);
        for (int step = 0; step < 2000; ++step) {
            const int row = random.bounded(rows.rowCount());
            QStringList before;
            for (int i = 0; i < rows.rowCount(); ++i)
                before.append(told(plan, i));
            QList<int> touched;
            if (random.bounded(4) == 0) {
                excluded[row] = !excluded.at(row);
                touched = plan.setExcluded(row, excluded.at(row));
            } else {
                rows.cells[row][random.bounded(2) == 0 ? 2 : 3] =
                    some(random.bounded(2) == 0 ? addresses : rents);
                touched = plan.update(rows, row);
            }
            QVERIFY(touched.size() <= 4);
            auto again = *BulkPlan::make(form, mapping, rows);
            for (int i = 0; i < rows.rowCount(); ++i)
                (void)again.setExcluded(i, excluded.at(i));
            QCOMPARE(plan.counts(), again.counts());
            for (int i = 0; i < rows.rowCount(); ++i) {
                QCOMPARE(told(plan, i), told(again, i));
                QCOMPARE(plan.hasFinding(i), !plan.findings(i).isEmpty());
            }
        }
    }

    void rulesSayWhatTheTagsSay()
    {
        const QStringList texts{QString(),       u" "_s,          u"1"_s,           u"-1.5"_s,
                                u"1."_s,         u"1e3"_s,        u"12.345"_s,      u"AB12"_s,
                                u"2026-02-28"_s, u"2026-02-30"_s, u"28.02.2026"_s,  u" 28.02.2026 "_s,
                                u"Basic"_s,      u"basic"_s,      QString(20, u'x')};
        for (Tag tag : offer().tags) {
            const ValueRule rule(tag);
            for (const QString& text : texts) {
                tag.text = text;
                QCOMPARE(rule.fault(text, Message::literal(tag.name)), valueFault(tag));
            }
        }
        Tag date = test::tag(TagType::Date, u"D"_s);
        for (const auto* format : {"d.M.yyyy", "dd/MM/yy", "d MMMM yyyy", "yyyy-MM-dd", "dd'th' MM yyyy"}) {
            date.style.dateFormat = QString::fromLatin1(format);
            const QDate day(2026, 3, 1);
            QVERIFY(ValueRule(date).accepts(day.toString(date.style.dateFormat)));
            QVERIFY(!ValueRule(date).accepts(u"99.99.9999"_s));
        }
    }

    /** Many rows are checked in parallel, with the same results. */
    void manyRowsAreJudgedAsFew()
    {
        const BulkForm form = bulkForm(offer());
        const ColumnMapping mapping = mappingOf(form);
        QRandomGenerator random(11);
        const auto some = [&random](const QStringList& from) { return from.at(random.bounded(from.size())); };
        Rows all;
        for (int i = 0; i < 9'500; ++i)
            all.cells.append(
                {some({u"A"_s, u"B"_s, QString()}), QString(),
                 random.bounded(3) == 0 ? some({u"a@x.org"_s, u"bad"_s, QString()}) : u"p%1@x.org"_s.arg(i),
                 some({u"12"_s, u"1"_s, u"x"_s, QString()}), some({u"01.03.2026"_s, u"never"_s}),
                 some({u"Basic"_s, u"PLUS"_s, u"none"_s}), some({u"yes"_s, u"?"_s}),
                 some({u"AB1"_s, u"ab1"_s, u"Ä1"_s, u"AB123456"_s})});
        QList<double> parts;
        const auto plan = BulkPlan::make(form, mapping, all, [&parts](double part) {
            parts.append(part);
            return true;
        });
        QVERIFY(plan);
        QVERIFY(std::is_sorted(parts.begin(), parts.end()));
        QCOMPARE(parts.constFirst(), 0.0);
        QCOMPARE(parts.constLast(), 1.0);
        const BulkPlanner planner(form, mapping);
        int faulty = 0;
        for (int row = 0; row < all.rowCount(); ++row) {
            QList<BulkFinding> wanted = planner.check(all, row).findings;
            QList<BulkFinding> found = plan->findings(row);
            found.removeIf([](const BulkFinding& finding) {
                return finding.code == Code::DuplicateEmail || finding.code == Code::DuplicateRow;
            });
            std::stable_sort(wanted.begin(), wanted.end(), [](const BulkFinding& a, const BulkFinding& b) {
                return a.isError() && !b.isError();
            });
            QCOMPARE(found, wanted);
            faulty += plan->hasError(row) ? 1 : 0;
        }
        QCOMPARE(plan->counts().faulty, faulty);
        QCOMPARE(plan->counts().ready, all.rowCount() - faulty);
        // The same, correction by correction.
        Rows blank;
        blank.cells = QList<QStringList>(all.rowCount(), QStringList(8));
        auto corrected = *BulkPlan::make(form, mapping, blank);
        for (int row = 0; row < all.rowCount(); ++row) {
            blank.cells[row] = all.cells.at(row);
            (void)corrected.update(blank, row);
        }
        QCOMPARE(plan->counts(), corrected.counts());
        QCOMPARE(plan->duplicates(), corrected.duplicates());
    }

    void planningCanBeStopped()
    {
        const BulkForm form = bulkForm(offer());
        Rows rows;
        rows.cells = QList<QStringList>(10'000, u"A|B|a@x.org|12"_s.split(u'|'));
        double last = 0;
        QVERIFY(!BulkPlan::make(form, mappingOf(form), rows,
                                [&last](double part) { return (last = part) < 0.5; }));
        QVERIFY(last < 0.8);
    }

    void hundredThousandRowsOneCorrection()
    {
        const BulkForm form = bulkForm(offer());
        Rows rows;
        rows.cells = QList<QStringList>(100'000, u"A|B|a@x.org|12"_s.split(u'|'));
        auto plan = *BulkPlan::make(form, mappingOf(form), rows);
        QCOMPARE(plan.counts().duplicateRows, 100'000);
        test::WorkTimer clock;
        for (int i = 0; i < 1000; ++i) {
            rows.cells[i * 50][3] = QString::number(20 + i);
            (void)plan.update(rows, i * 50);
        }
        QVERIFY2(clock.elapsed() < 1000,
                 qPrintable(QString::number(clock.elapsed()))); // a walk over all rows: minutes
        QCOMPARE(plan.counts().duplicateRows, 99'000);
    }

    /** A text takes what the sheet shows, a number the value. */
    void cellsAsPeopleSeeThem()
    {
        Document made = test::templateDocument();
        made.tags = {test::tag(TagType::PrefillableText, u"Share"_s),
                     test::tag(TagType::PrefillableNumber, u"Rate"_s),
                     test::tag(TagType::Signature, u"Signature"_s)};
        const BulkForm form = bulkForm(made);
        Rows rows;
        rows.cells = {{u"Anna\nRay"_s, u"anna@example.com"_s, u"0.19"_s, u"0.19"_s}};
        rows.shownCells = {{{0, 2}, u"19%"_s}, {{0, 3}, u"19%"_s}};
        ColumnMapping mapping;
        mapping.columns = {{K::Name, -1}, {K::Email, -1}, {K::Value, 0}, {K::Value, 1}};
        const auto plan = BulkPlan::make(form, mapping, rows);
        QVERIFY(plan);
        const BulkRow row = plan->rowToSend(rows, 0);
        QCOMPARE(row.recipient.name, u"Anna Ray"_s);
        QCOMPARE(row.values, (BulkRow::Values{{u"Share"_s, u"19%"_s}, {u"Rate"_s, u"0.19"_s}}));
    }

    void damagedRowsAreFaulty()
    {
        Document made = test::templateDocument();
        made.tags = {test::tag(TagType::PrefillableText, u"Share"_s),
                     test::tag(TagType::Signature, u"Signature"_s)};
        const BulkForm form = bulkForm(made);
        Rows rows;
        rows.cells = {{u"#N/A"_s, u"anna@example.com"_s, u"x"_s},
                      {u"Ole"_s, u"ole@example"_s, u"x"_s},
                      {u"Ben"_s, u"ben@example.com"_s, u"x"_s},
                      {u"Cem"_s, u"cem@example.com"_s, u"x"_s, u"#N/A"_s},
                      {QString(), u"dan@example.com"_s, u"x"_s}};
        rows.problems = {{{0, 0}, reasons::cellShowsError(u"#N/A"_s)},
                         {{3, 3}, reasons::cellShowsError(u"#N/A"_s)}, // not used
                         {{4, 0}, reasons::formulaHasNoResult()}};
        rows.surplus = {2};
        ColumnMapping mapping;
        mapping.columns = {{K::Name, -1}, {K::Email, -1}, {K::Value, 0}, {}};
        const auto plan = BulkPlan::make(form, mapping, rows);
        QVERIFY(plan);
        QVERIFY(plan->findings(0).constFirst().text.is(reason::cellShowsError));
        QVERIFY(plan->findings(1).constFirst().text.is(reason::emailWithoutDomain));
        QVERIFY(plan->findings(2).constFirst().text.is(reason::rowHasSurplusCells));
        QVERIFY(!plan->hasError(3));
        QCOMPARE(plan->findings(4).size(), 1);
        QVERIFY(plan->findings(4).constFirst().text.is(reason::formulaHasNoResult));
        QCOMPARE(plan->counts().faulty, 4);
    }

    /** Parts of a name serve the rows whose whole name is empty. */
    void partsInPlaceOfAnEmptyWholeName()
    {
        Document made = test::templateDocument();
        made.tags = {test::tag(TagType::Signature, u"Signature"_s)};
        const BulkForm form = bulkForm(made);
        Rows rows;
        rows.cells = {{u"Anna Ray"_s, u"A."_s, u"M."_s, u"R."_s, u"anna@example.com"_s},
                      {QString(), u"Ben"_s, u"M."_s, u"Roe"_s, u"ben@example.com"_s}};
        ColumnMapping mapping;
        mapping.columns = {
            {K::Name, -1}, {K::FirstName, -1}, {K::MiddleName, -1}, {K::LastName, -1}, {K::Email, -1}};
        const auto plan = BulkPlan::make(form, mapping, rows);
        QVERIFY(plan);
        QCOMPARE(plan->rowToSend(rows, 0).recipient.name, u"Anna Ray"_s);
        QCOMPARE(plan->rowToSend(rows, 1).recipient.name, u"Ben M. Roe"_s);
    }
};

INK_TEST(TestBulkPlan, "tst_bulkplan")

} // namespace tst_bulkplan

#include "tst_bulkplan.moc"
