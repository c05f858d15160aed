#include "app/domain/bulk/columnmapping.h"
#include "app/domain/bulk/reasons.h"
#include "app/domain/document/document.h"
#include "app/domain/document/reasons.h"
#include "tests/support/builders.h"
#include "tests/support/testmain.h"

#include <QTest>

namespace tst_columnmapping {

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
};

QString told(const BulkForm& form, const ColumnMapping& mapping)
{
    using K = ColumnTarget::Kind;
    QStringList words;
    for (const ColumnTarget& target : mapping.columns) {
        const QString name = target.field >= 0 ? form.fields.at(target.field).name : QString();
        switch (target.kind) {
        case K::Ignored:
            words.append(u"-"_s);
            break;
        case K::Name:
            words.append(u"name"_s + (name.isEmpty() ? QString() : u'+' + name));
            break;
        case K::FirstName:
            words.append(u"first"_s);
            break;
        case K::MiddleName:
            words.append(u"middle"_s);
            break;
        case K::LastName:
            words.append(u"last"_s);
            break;
        case K::Email:
            words.append(u"email"_s + (name.isEmpty() ? QString() : u'+' + name));
            break;
        case K::Phone:
            words.append(u"phone"_s);
            break;
        case K::Value:
            words.append(name);
            break;
        }
    }
    for (qsizetype i = 0; i < words.size(); ++i)
        if (const int role = mapping.columns.at(i).role; role > 0) words[i] += u" %1"_s.arg(role + 1);
    return words.join(u'|');
}

Document offer()
{
    Document made = test::templateDocument();
    made.tags.clear();
    made.tags << test::tag(TagType::PrefillableNumber, u"Monthly rent"_s)
              << test::tag(TagType::PrefillableText, u"Straße"_s) << test::tag(TagType::Date, u"Start date"_s)
              << test::tag(TagType::Dropdown, u"Plan"_s) << test::tag(TagType::Signature, u"Signature"_s);
    made.tags[3].style.options = {u"Basic"_s, u"Plus"_s};
    return made;
}

} // namespace

/** The columns that a template needs, and the guessed meanings of a file's columns. */
class TestColumnMapping final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatATemplateAsksFor()
    {
        Document made = offer();
        auto yes = test::tag(TagType::Radio, u"yes"_s);
        auto no = test::tag(TagType::Radio, u"no"_s);
        yes.groupName = no.groupName = u"Pets"_s;
        auto again = test::tag(TagType::PrefillableText, u"Straße"_s, 2);
        auto computed = test::tag(TagType::Number, u"Total"_s);
        computed.style.formula = u"1+1"_s;
        auto fixed = test::tag(TagType::Text, u"Clause"_s);
        fixed.style.readOnly = true;
        made.tags << yes << no << again << computed << fixed << test::tag(TagType::SignDate, u"When"_s);
        const BulkForm form = bulkForm(made);
        QCOMPARE(form.fault, Message());
        QCOMPARE(form.roles, (QList<BulkRole>{{0, u"Candidate"_s}}));
        QStringList names;
        for (const BulkField& field : form.fields)
            names.append(field.name + (field.isPrefillable ? u"!"_s : QString()) +
                         (field.isRequired ? u"*"_s : QString()));
        QCOMPARE(names, (QStringList{u"Monthly rent!"_s, u"Straße!"_s, u"Start date"_s, u"Plan"_s, u"Pets"_s,
                                     u"Clause*"_s}));
        QCOMPARE(form.fields.at(1).rules.size(), 2);
        QCOMPARE(form.fields.at(4).options, (QStringList{u"yes"_s, u"no"_s}));
    }

    /** A service would assign the value to the other tag. */
    void aGroupWhoseNameAnotherTagHas()
    {
        Document made = offer();
        auto first = test::tag(TagType::Radio, QString());
        first.groupName = u"Size"_s;
        made.tags << first << first << test::tag(TagType::Text, u"size"_s);
        const auto groups = [&made] {
            QStringList names;
            for (const BulkField& field : bulkForm(made).fields)
                if (field.type == TagType::Radio) names.append(field.name);
            return names;
        };
        QCOMPARE(groups(), QStringList());
        made.tags.last().name = u"Width"_s;
        QCOMPARE(groups(), QStringList{u"Size"_s});
        made.tags[made.tags.size() - 2].name = u"Size"_s; // one of its own buttons may use it
        QCOMPARE(groups(), QStringList{u"Size"_s});
    }

    void whoIsNamedByARow()
    {
        Document made = offer();
        made.invitations << test::invitation(u"Boss"_s, u"boss@example.org"_s);
        const auto places = [&made] {
            QList<int> all;
            for (const BulkRole& role : bulkForm(made).roles)
                all.append(role.invitationIndex);
            return all;
        };
        QCOMPARE(places(), QList<int>{0});
        made.invitations.move(0, 1);
        QCOMPARE(places(), QList<int>{1});
        made.invitations[0].recipientEmail.clear();
        QCOMPARE(places(), (QList<int>{0, 1}));
        QCOMPARE(bulkForm(made).fault, Message());
        made.invitations[1].recipientEmail = u"a@x.org"_s;
        made.invitations[0].recipientEmail = u"b@x.org"_s;
        QCOMPARE(places(), QList<int>{0}); // the first signer
        made.invitations.clear();
        QVERIFY(!bulkForm(made).fault.isEmpty());
        made.type = DocumentType::TemplateLink;
        QVERIFY(!bulkForm(made).fault.isEmpty());
        made.type = DocumentType::Document;
        QVERIFY(!bulkForm(made).fault.isEmpty());
    }

    void columnsAreGuessed_data()
    {
        QTest::addColumn<QStringList>("header");
        QTest::addColumn<QStringList>("row");
        QTest::addColumn<QString>("expected");
        const auto add = [](const char* name, const QString& header, const QString& row,
                            const QString& expected) {
            QTest::newRow(name) << header.split(u'|') << row.split(u'|') << expected;
        };
        add("English", u"Full name|E-Mail|Monthly Rent|start_date|street"_s,
            u"A B|a@x.org|12|2026-01-01|Main"_s, u"name|email|Monthly rent|Start date|-"_s);
        add("German", u"Vorname|Nachname|E-Mail-Adresse|STRASSE"_s, u"A|B|a@x.org|Weg 1"_s,
            u"first|last|email|Straße"_s);
        add("German, Name for the last name", u"Name|Vorname|Mail"_s, u"B|A|a@x.org"_s,
            u"last|first|email"_s);
        add("French", u"Nom|Prénom|Courriel"_s, u"B|A|a@x.org"_s, u"last|first|email"_s);
        add("Spanish", u"Nombre|Apellidos|Correo electrónico"_s, u"A|B|a@x.org"_s, u"first|last|email"_s);
        add("typing mistakes", u"Recipent|Emial|Montly rent"_s, u"A|a@x.org|1"_s,
            u"name|email|Monthly rent"_s);
        add("by content", u"Who|Contact address|Tier|When"_s, u"A|a@x.org|plus|03.02.2026"_s,
            u"-|email|Plan|Start date"_s);
        add("a heading that lies", u"Email|Name|Address"_s, u"yes|A|a@x.org"_s, u"-|name|email"_s);
        add("longer headings", u"Name of the client|Client's e-mail|Monthly rent (EUR)|Plan chosen"_s,
            u"A|a@x.org|1|Basic"_s, u"name|email|Monthly rent|Plan"_s);
        add("only wrong addresses", u"Name|E-mail"_s, u"A|a@"_s, u"name|email"_s);
        add("two names", u"Name|Email|Name"_s, u"A|a@x.org|B"_s, u"name|email|-"_s);
        add("results", u"Name|Email|Street of work|Line|Status|Document|Field|Reason"_s,
            u"A|a@x.org|Main|2|refused|7|Plan|Basic"_s, u"name|email|-|-|-|-|-|-"_s);
        add("rows to correct", u"Name|Email|Field|Reason"_s, u"A|a@x.org|2026-01-01|Basic"_s,
            u"name|email|-|-"_s);
        add("nothing fits", u"x|y"_s, u"1|2"_s, u"-|-"_s);
    }

    void columnsAreGuessed()
    {
        QFETCH(QStringList, header);
        QFETCH(QStringList, row);
        QFETCH(QString, expected);
        Rows rows;
        rows.cells = {row, row};
        const BulkForm form = bulkForm(offer());
        QCOMPARE(told(form, guessMapping(form, header, rows)), expected);
    }

    void columnsOfSeveralRolesAreGuessed_data()
    {
        QTest::addColumn<QStringList>("roles");
        QTest::addColumn<QStringList>("header");
        QTest::addColumn<QStringList>("row");
        QTest::addColumn<QString>("expected");
        const auto add = [](const char* name, const QString& roles, const QString& header, const QString& row,
                            const QString& expected) {
            QTest::newRow(name) << roles.split(u'|') << header.split(u'|') << row.split(u'|') << expected;
        };
        add("each by its role", u"Employee|HR"_s,
            u"Employee name|Employee email|HR name|HR email|Monthly rent"_s, u"A|a@x.org|B|b@x.org|12"_s,
            u"name|email|name 2|email 2|Monthly rent"_s);
        add("in another order", u"Employee|HR"_s, u"HR e-mail|HR|Mail (employee)|Employee"_s,
            u"b@x.org|B|a@x.org|A"_s, u"email 2|name 2|email|name"_s);
        add("the first without its role", u"Employee|HR"_s, u"Name|Email|HR name|HR email"_s,
            u"A|a@x.org|B|b@x.org"_s, u"name|email|name 2|email 2"_s);
        add("numbered", u"|"_s, u"Name|Email|Name 2|Email 2"_s, u"A|a@x.org|B|b@x.org"_s,
            u"name|email|name 2|email 2"_s);
        add("numbered without a blank", u"|"_s, u"name1|email1|name2|email2"_s, u"A|a@x.org|B|b@x.org"_s,
            u"name|email|name 2|email 2"_s);
        add("first and last names", u"Tenant|Landlord"_s,
            u"Tenant first name|Tenant last name|Tenant mail|Landlord first name|Landlord last name|Landlord mail"_s,
            u"A|B|a@x.org|C|D|c@x.org"_s, u"first|last|email|first 2|last 2|email 2"_s);
        add("a role within another's name", u"HR|HR manager"_s,
            u"HR name|HR email|HR manager name|HR manager email"_s, u"A|a@x.org|B|b@x.org"_s,
            u"name|email|name 2|email 2"_s);
        add("German", u"Mieter|Vermieter"_s, u"Mieter|Mieter E-Mail|Vermieter|Vermieter E-Mail"_s,
            u"A|a@x.org|B|b@x.org"_s, u"name|email|name 2|email 2"_s);
        add("a tag of a role", u"Employee|HR"_s, u"Employee|Employee email|HR|HR email|Plan"_s,
            u"A|a@x.org|B|b@x.org|Basic"_s, u"name|email|name 2|email 2|Plan"_s);
        add("addresses only by content", u"Employee|HR"_s, u"Employee|to|HR|hr contact"_s,
            u"A|a@x.org|B|b@x.org"_s, u"name|email|name 2|email 2"_s);
        add("two roles of one name", u"Partner|Partner"_s, u"Partner 1|Email 1|Partner 2|Email 2"_s,
            u"A|a@x.org|B|b@x.org"_s, u"name|email|name 2|email 2"_s);
    }

    void columnsOfSeveralRolesAreGuessed()
    {
        QFETCH(QStringList, roles);
        QFETCH(QStringList, header);
        QFETCH(QStringList, row);
        QFETCH(QString, expected);
        Document made = offer();
        made.invitations.clear();
        for (const QString& role : std::as_const(roles))
            made.invitations << test::invitation(role, QString());
        Rows rows;
        rows.cells = {row, row};
        const BulkForm form = bulkForm(made);
        QCOMPARE(form.roles.size(), roles.size());
        QCOMPARE(told(form, guessMapping(form, header, rows)), expected);
    }

    void aTagForTheNameTakesTheRecipients()
    {
        const BulkForm form = bulkForm(test::templateDocument()); // tags Name and Amount
        Rows rows;
        rows.cells = {{u"A"_s, u"a@x.org"_s, u"5"_s}};
        QCOMPARE(told(form, guessMapping(form, {u"Name"_s, u"Email"_s, u"Amount"_s}, rows)),
                 u"name+Name|email|Amount"_s);
        // but has its own column when there is one
        QCOMPARE(told(form, guessMapping(form, {u"Recipient"_s, u"Email"_s, u"Name"_s}, rows)),
                 u"name|email|Name"_s);
        // as rows to correct have it
        QCOMPARE(told(form, guessMapping(form, {u"Recipient name"_s, u"Email"_s, u"Name"_s}, rows)),
                 u"name|email|Name"_s);
    }

    void aTagOfTheVeryNameGoesBeforeALikeOne()
    {
        Document made = test::templateDocument();
        made.tags = {test::tag(TagType::PrefillableText, u"Employee name"_s),
                     test::tag(TagType::Signature, u"Signature"_s)};
        const BulkForm form = bulkForm(made);
        Rows rows;
        rows.cells = {{u"4711"_s, u"Ada Berg"_s, u"a@x.org"_s}};
        for (const QString& like : {u"Employee"_s, u"Employee no"_s})
            QCOMPARE(told(form, guessMapping(form, {like, u"Employee name"_s, u"Email"_s}, rows)),
                     u"-|name+Employee name|email"_s);
    }

    void whatIsMissingIsTold()
    {
        Document made = offer();
        made.tags[0].style.readOnly = true;
        const BulkForm form = bulkForm(made);
        ColumnMapping mapping;
        mapping.columns.resize(3);
        QCOMPARE(mappingFaults(form, mapping).size(), 3);
        mapping.columns = {{ColumnTarget::Kind::FirstName, -1},
                           {ColumnTarget::Kind::Email, -1},
                           {ColumnTarget::Kind::Value, 0}};
        QCOMPARE(mappingFaults(form, mapping), QList<Message>());

        made.invitations << test::invitation(u"HR"_s, QString());
        const BulkForm both = bulkForm(made);
        QStringList faults;
        for (const Message& fault : mappingFaults(both, mapping))
            faults.append(fault.english());
        QCOMPARE(faults, (QStringList{u"Choose the column that holds the email addresses for “HR”."_s,
                                      u"Choose the column that holds the names for “HR”."_s}));
        made.invitations.last().recipientName.clear(); // shown by its number in any language
        QCOMPARE(mappingFaults(bulkForm(made), mapping).constFirst(),
                 reasons::chooseEmailColumnFor(reasons::recipientNumbered(2)));
    }

    void phoneNumbersOfCodesBySms()
    {
        Document made = offer();
        const QStringList header{u"Name"_s, u"E-Mail"_s, u"Handynummer"_s};
        Rows rows;
        rows.cells = {{u"Ada"_s, u"ada@example.org"_s, u"+49 151 23456789"_s}};
        QCOMPARE(told(bulkForm(made), guessMapping(bulkForm(made), header, rows)), u"name|email|-"_s);
        made.invitations[0].authentications = {{AuthenticationType::Sms, {}, {}, {}}};
        BulkForm form = bulkForm(made);
        QVERIFY(form.roles.constFirst().isMissingPhone);
        ColumnMapping mapping = guessMapping(form, header, rows);
        QCOMPARE(told(form, mapping), u"name|email|phone"_s);
        const auto asksForPhone = [&] {
            const QList<Message> faults = mappingFaults(form, mapping);
            return std::any_of(faults.begin(), faults.end(),
                               [](const Message& fault) { return fault.is(reason::choosePhoneColumn); });
        };
        QVERIFY(!asksForPhone());
        mapping.columns[2] = {};
        QVERIFY(asksForPhone());
        made.invitations[0].authentications[0].phone = u"+49 151 23456789"_s;
        form = bulkForm(made);
        QVERIFY(!asksForPhone()); // the template has one for everybody
    }

    void likenessOfNames()
    {
        QCOMPARE(nameSimilarity(u"E-Mail"_s, u"email"_s), 1.0);
        QCOMPARE(nameSimilarity(u"Größe"_s, u"GROSSE"_s), nameSimilarity(u"Grosse"_s, u"Größe"_s));
        QVERIFY(nameSimilarity(u"Amount"_s, u"Amuont"_s) > 0.6);
        QVERIFY(nameSimilarity(u"rent"_s, u"Monthly rent"_s) >= 0.7);
        QVERIFY(nameSimilarity(u"Amount"_s, u"Start date"_s) < 0.4);
        QCOMPARE(nameSimilarity(QString(), u"x"_s), 0.0);
    }

    /** Exports of address books have the parts of a name, and other columns that speak of names. */
    void namesInExportsOfContacts_data()
    {
        QTest::addColumn<QString>("header");
        QTest::addColumn<QString>("row");
        QTest::addColumn<QString>("meaning");
        QTest::newRow("Google")
            << u"First Name|Middle Name|Last Name|Phonetic First Name|Organization Name|E-mail 1 - Label|"
               "E-mail 1 - Value|E-mail 2 - Value|Phone 1 - Label"_s
            << u"Anna|Maria|Ray||Example|* Work|anna@example.com|home@example.com|Mobile"_s
            << u"first|middle|last|-|-|-|email|-|-"_s;
        QTest::newRow("Outlook, German")
            << u"Anrede|Vorname|Weitere Vornamen|Nachname|Firma|E-Mail-Adresse|E-Mail-Typ|E-Mail-Angezeigter Name"_s
            << u"Frau|Anna||Müller|Beispiel|anna@example.com|SMTP|Anna Müller (anna@example.com)"_s
            << u"-|first|middle|last|-|email|-|-"_s;
        QTest::newRow("words around") << u"Employee First Name|Employee Last Name|Work Email|Company name"_s
                                      << u"Anna|Ray|anna@example.com|Example"_s << u"first|last|email|-"_s;
        QTest::newRow("whole and parts") << u"Full name|First name|Last name|Email"_s
                                         << u"|Anna|Ray|anna@example.com"_s << u"name|first|last|email"_s;
        QTest::newRow("whole and one part")
            << u"Full name|First name|Email"_s << u"Anna Ray|Anna|anna@example.com"_s << u"name|-|email"_s;
        QTest::newRow("family name called name, and a middle name")
            << u"Name|Vorname|Weitere Vornamen|E-Mail"_s << u"Ray|Anna|Maria|anna@example.com"_s
            << u"last|first|middle|email"_s;
        QTest::newRow("family name called name")
            << u"Name|Vorname|E-Mail"_s << u"Ray|Anna|anna@example.com"_s << u"last|first|email"_s;
    }
    void namesInExportsOfContacts()
    {
        QFETCH(QString, header);
        QFETCH(QString, row);
        QFETCH(QString, meaning);
        Rows rows;
        rows.cells = {row.split(u'|')};
        Document made = offer();
        made.tags = {test::tag(TagType::Signature, u"Signature"_s)};
        const BulkForm form = bulkForm(made);
        QCOMPARE(told(form, guessMapping(form, header.split(u'|'), rows)), meaning);
    }

    void headingsThatAreKnown()
    {
        QCOMPARE(countKnownHeadings({u"Name"_s, u"E-Mail"_s, u"ZIP"_s}), 2);
        QCOMPARE(countKnownHeadings({u"Staff list"_s, u"2026"_s}), 0);
        QCOMPARE(countKnownHeadings({u"Employee first name"_s}), 1);
    }
};

INK_TEST(TestColumnMapping, "tst_columnmapping")

} // namespace tst_columnmapping

#include "tst_columnmapping.moc"
