// Anchors in lines of text: which are recognized, which are reported as wrong, which are ignored; and their
// owners.
#include "app/domain/anchors/anchorgrammar.h"
#include "app/domain/document/document.h"
#include "tests/support/testmain.h"
#include "tests/support/worktimer.h"

#include <QTest>

namespace tst_anchorgrammar {

using namespace ink::domain;

namespace {

const QString english = QStringLiteral("en");

QList<Anchor> read(const QString& line)
{
    AnchorReader reader;
    reader.collectDefinitions(line);
    return reader.read(line);
}

TagImport importOf(const QStringList& lines)
{
    AnchorReader reader;
    for (const QString& line : lines)
        reader.collectDefinitions(line);
    TagImport import;
    for (const QString& line : lines)
        for (Anchor& anchor : reader.read(line)) {
            import.findings += anchor.findings;
            if (anchor.kind != Anchor::Kind::Tag) continue;
            anchor.tag.tag.rect = {10, 10, 50, 20};
            import.tags.append(anchor.tag);
        }
    return import;
}

Document documentOf(int signers, DocumentType type = DocumentType::Document)
{
    Document document;
    document.type = type;
    File file;
    Page page;
    page.size = {300, 400};
    file.pages = {page};
    document.files = {file};
    for (int i = 0; i < signers; ++i)
        document.invitations.append(Invitation());
    return document;
}

} // namespace

class TestAnchorGrammar : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void tags_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<TagType>("type");
        QTest::addColumn<int>("recipient");
        QTest::addColumn<QString>("role");
        QTest::addColumn<bool>("mandatory");
        QTest::addColumn<QString>("name");
        const auto row = [](const char* text, TagType type, int recipient, const char* role, bool mandatory,
                            const char* name) {
            QTest::newRow(text) << QString::fromUtf8(text) << type << recipient << QString::fromUtf8(role)
                                << mandatory << QString::fromUtf8(name);
        };
        row("\\s1\\", TagType::Signature, 1, "", true, "");
        row("\\os2\\", TagType::Signature, 2, "", false, "");
        row("\\i1\\", TagType::Initial, 1, "", true, "");
        row("\\d12\\", TagType::Date, 12, "", true, "");
        row("\\c1\\", TagType::Checkbox, 1, "", true, "");
        row("\\oc1\\", TagType::Checkbox, 1, "", false, "");
        row("\\ot2\\", TagType::Text, 2, "", false, "");
        row("\\mt1\\", TagType::MaskedText, 1, "", true, "");
        row("\\omt1\\", TagType::MaskedText, 1, "", false, "");
        row("\\n1\\", TagType::Note, 1, "", false, "");
        row("\\a3\\", TagType::Attachment, 3, "", true, "");
        row("\\r1_size_2\\", TagType::Radio, 1, "", true, "2");
        row("{{Full Name}}", TagType::Text, 0, "", true, "Full Name");
        row("{{Sign;type=signature;role=First Party;required=true}}", TagType::Signature, 0, "First Party",
            true, "Sign");
        row("{{DOB;type=date;role=Customer;required=false}}", TagType::Date, 0, "Customer", false, "DOB");
        row("{{Date;type=datenow}}", TagType::SignDate, 0, "", false, "Date");
        row("{{type=checkbox}}", TagType::Checkbox, 0, "", true, "Checkbox");
        row("{{Pick;type=select;options=Yes,No}}", TagType::Dropdown, 0, "", true, "Pick");
        row("{{Size;type=radio;option=Large}}", TagType::Radio, 0, "", true, "Large");
        row("{{Photo;type=image}}", TagType::Attachment, 0, "", true, "Photo");
        row("{{Pin;mask=true}}", TagType::MaskedText, 0, "", true, "Pin");
        row("{{SIGNATURE, r1}}", TagType::Signature, 1, "", true, "Signature");
        row("{{signature,r2}}", TagType::Signature, 2, "", true, "Signature");
        row("{{fs, R3}}", TagType::Signature, 3, "", true, "Signature");
        row("{{text, r1, required=true, label=Company Name}}", TagType::Text, 1, "", true, "Company Name");
        row("{{text, r1}}", TagType::Text, 1, "", false, "Text");
        row("{{number, r2, minValue=0, maxValue=100}}", TagType::Number, 2, "", false, "Number");
        row("{{date, r1}}", TagType::SignDate, 1, "", false, "Date");
        row("{{Sig_es_:signer1:signature}}", TagType::Signature, 1, "", true, "Sig");
        row("{{*City_es_:signer2}}", TagType::Text, 2, "", true, "City");
        row("{{[]Chk_es_:signer1}}", TagType::Checkbox, 1, "", false, "Chk");
        row("{{*[x]Chk_es_:signer1}}", TagType::Checkbox, 1, "", true, "Chk");
        row("{{Chk_es_:signer1:checkbox(checked)}}", TagType::Checkbox, 1, "", false, "Chk");
        row("{{(Red)Colour_es_:signer1}}", TagType::Radio, 1, "", false, "Red");
        row("{{*Colour_es_:signer1:radio(Blue)}}", TagType::Radio, 1, "", true, "Blue");
        row("{{Colour_es_:signer1:dropdown(options=\"Red, Green\", values=\"r,g\")}}", TagType::Dropdown, 1,
            "", false, "Colour");
        row("{{S_es_:signer2:optsignature}}", TagType::Signature, 2, "", false, "S");
        row("{{S_es_:signer2:signatureblock}}", TagType::Signature, 2, "", true, "S");
        row("{{I_es_:signer:optinitials}}", TagType::Initial, 0, "", false, "I");
        row("{{Pic_es_:signer1:imagefield}}", TagType::Attachment, 1, "", false, "Pic");
        row("{{Born_es_:signer1:isdate(format=mm/dd/yyyy)}}", TagType::Date, 1, "", false, "Born");
        row("{{Rent_es_:signer1:isnumber(min=1,max=9)}}", TagType::Number, 1, "", false, "Rent");
        row("{{Ssn_es_:signer1:masked}}", TagType::MaskedText, 1, "", false, "Ssn");
        row("{{No_es_:prefill}}", TagType::PrefillableText, 0, "", false, "No");
        row("[sig|req|signer1]", TagType::Signature, 1, "", true, "");
        row("[initial|noreq|signer2|Here|x1]", TagType::Initial, 2, "", false, "Here");
        row("[text|noreq|signer1|Label|UniqueId]", TagType::Text, 1, "", false, "Label");
        row("[check|req|signer1||box7]", TagType::Checkbox, 1, "", true, "box7");
        row("[date|req|signer1   ]", TagType::SignDate, 1, "", false, "");
        row("[text-merge|req|sender|First name|first]", TagType::PrefillableText, 0, "", false, "First name");
        row("[text|whatever|Buyer|City]", TagType::Text, 0, "Buyer", true, "City");
    }
    void tags()
    {
        QFETCH(QString, text);
        QFETCH(TagType, type);
        QFETCH(int, recipient);
        QFETCH(QString, role);
        QFETCH(bool, mandatory);
        QFETCH(QString, name);
        // In any surrounding text.
        for (const QString& around :
             {QStringLiteral("%1"), QStringLiteral("Signature:%1"), QStringLiteral("before %1 after"),
              QStringLiteral("(%1)"), QStringLiteral("By%1"), QStringLiteral("___%1___ , ")}) {
            const QString line = around.arg(text);
            const QList<Anchor> found = read(line);
            QVERIFY2(found.size() == 1, qPrintable(line));
            const Anchor& anchor = found.first();
            QCOMPARE(line.mid(anchor.start, anchor.length), text);
            QCOMPARE(anchor.kind, Anchor::Kind::Tag);
            QCOMPARE(anchor.tag.tag.type, type);
            QCOMPARE(anchor.tag.recipient, recipient);
            QCOMPARE(anchor.tag.role, role);
            QCOMPARE(anchor.tag.tag.isMandatory, mandatory);
            QCOMPARE(anchor.tag.tag.name, name);
        }
    }

    void wrong_data()
    {
        QTest::addColumn<QString>("text");
        for (const char* text : {"\\s\\",
                                 "\\s0\\",
                                 "\\s999\\",
                                 "\\q1\\",
                                 "\\r1\\",
                                 "\\r1_size\\",
                                 "\\r1_size_x\\",
                                 "\\s1_size_1\\",
                                 "\\ot\\",
                                 "\\s1",
                                 "{{Sign;type=autograph}}",
                                 "{{Pick;type=select}}",
                                 "{{stamp, r1}}",
                                 "{{signature, r0}}",
                                 "{{;}}",
                                 "[sig|req|signer0]",
                                 "[sgi|req|signer1]",
                                 "[sig|req|]",
                                 "[$nowhere]",
                                 "[dropdown|req|signer1|Colour]",
                                 "[radio|noreq|signer1|Colour]",
                                 "{{C_es_:signer1:dropdown}}"})
            QTest::newRow(text) << QString::fromUtf8(text);
    }
    void wrong()
    {
        QFETCH(QString, text);
        const QList<Anchor> found = read(QStringLiteral("Sign here: %1 please").arg(text));
        QCOMPARE(found.size(), 1);
        QCOMPARE(found.first().kind, Anchor::Kind::Malformed);
        QCOMPARE(found.first().findings.size(), 1);
        QVERIFY(found.first().findings.first().isError);
        QCOMPARE(found.first().findings.first().text, text);
        QVERIFY(!found.first().findings.first().detail.isEmpty());
    }

    void leftAlone_data()
    {
        QTest::addColumn<QString>("text");
        for (const char* text : {"C:\\s1\\", "C:\\s1\\readme.txt", "docs\\s1\\index", "\\\\server\\share\\",
                                 "\\alpha + \\beta", "\\section{x}", "a[i|j]", "[1]", "[see|also]", "[$ 100]",
                                 "[$100]", "{x}", "{{}}", "{ {a} }", "\\", "{{", "[", "a\\b\\c"})
            QTest::newRow(text) << QString::fromUtf8(text);
    }
    void leftAlone()
    {
        QFETCH(QString, text);
        QVERIFY2(read(text).isEmpty(), qPrintable(text));
    }

    void several()
    {
        const QList<Anchor> found = read(
            QStringLiteral("\\s1\\\\s2\\ and {{A}}{{B;type=date}} or [sig|req|signer1][check|req|signer2]"));
        QCOMPARE(found.size(), 6);
        QCOMPARE(found.at(1).tag.recipient, 2);
        QCOMPARE(found.at(3).tag.tag.type, TagType::Date);
        QCOMPARE(found.at(5).tag.recipient, 2);
    }

    void details()
    {
        const Tag date = read(QStringLiteral("{{D;type=date;format=DD/MM/YYYY}}")).first().tag.tag;
        QCOMPARE(date.style.dateFormat, QStringLiteral("dd/MM/yyyy"));
        const Anchor sized = read(QStringLiteral("{{S;type=signature;width=90;height=33}}")).first();
        QCOMPARE(sized.size, QSize(90, 33));
        const Tag select =
            read(QStringLiteral("{{P;type=select;options=Yes, No ,Yes;default=No}}")).first().tag.tag;
        QCOMPARE(select.style.options, (QStringList{QStringLiteral("Yes"), QStringLiteral("No")}));
        QCOMPARE(select.text, QStringLiteral("No"));
        const Tag shown = read(QStringLiteral("{{Why;condition=Agree:true}}")).first().tag.tag;
        QVERIFY(shown.style.condition);
        QCOMPARE(shown.style.condition->terms.at(0).tag, QStringLiteral("Agree"));
        const Tag number = read(QStringLiteral("{{number, r2, min:0, max:100}}")).first().tag.tag;
        QCOMPARE(number.style.min, 0.0);
        QCOMPARE(number.style.max, 100.0);
        QCOMPARE(read(QStringLiteral("[text|req|signer1|Zip|z|zip_code]")).first().tag.tag.style.pattern,
                 QStringLiteral("[0-9]{5}(-[0-9]{4})?"));
        QVERIFY(read(QStringLiteral("{{Pay;type=payment}}")).first().kind == Anchor::Kind::Silent);
    }

    /** Fields that other services fill with a recipient's data fill themselves here. */
    void dataOfRecipients_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("fill");
        const auto row = [](const char* text, const char* fill) {
            QTest::newRow(text) << QString::fromUtf8(text) << QString::fromUtf8(fill);
        };
        row("{{name, r1}}", "name");
        row("{{n, r1}}", "name");
        row("{{email, r2}}", "email");
        row("{{N_es_:signer1:fullname}}", "name");
        row("{{N_es_:signer1:signername}}", "name");
        row("{{C_es_:signer1:company}}", "company");
        row("{{T_es_:signer1:title}}", "title");
        row("{{E_es_:signer1:email}}", "email");
        row("{{text, r1}}", "");
        row("{{City_es_:signer1}}", "");
    }
    void dataOfRecipients()
    {
        QFETCH(QString, text);
        QFETCH(QString, fill);
        const Tag tag = read(text).first().tag.tag;
        QCOMPARE(tag.type, TagType::Text);
        QCOMPARE(tag.style.fill, fill);
    }

    void detailsOfAcrobat()
    {
        const auto tagOf = [](const char* text) { return read(QString::fromUtf8(text)).first().tag.tag; };
        const Tag choice =
            tagOf("{{C_es_:signer1:dropdown(options=\"Red, Green\",values=\"r,g\"):default(\"Green\")}}");
        QCOMPARE(choice.style.options, (QStringList{QStringLiteral("Red"), QStringLiteral("Green")}));
        QCOMPARE(choice.text, QStringLiteral("Green"));
        const Tag text = tagOf("{{*A_es_:signer1:multiline(3):default(\"a: (b)\"):tooltip(\"Where?\"):"
                               "maxlen(40):align(right):font(name=Arial, size=9)}}");
        QVERIFY(text.style.multiline && text.isMandatory);
        QCOMPARE(text.text, QStringLiteral("a: (b)"));
        QCOMPARE(text.style.placeholder, QStringLiteral("Where?"));
        QCOMPARE(text.style.maxLength, 40);
        QCOMPARE(text.style.align, TextAlign::Right);
        QCOMPARE(text.style.fontSize, 9.0);
        const Tag radio = tagOf("{{(Red)Colour_es_:signer1}}");
        QCOMPARE(radio.groupName, QStringLiteral("Colour"));
        QVERIFY(tagOf("{{[x]Chk_es_:signer1}}").style.checked &&
                !tagOf("{{[]Chk_es_:signer1}}").style.checked);
        QCOMPARE(tagOf("{{D_es_:signer1:isdate(format=dd/mm/yyyy)}}").style.dateFormat,
                 QStringLiteral("dd/MM/yyyy"));
        QCOMPARE(tagOf("{{P_es_:signer1:stampimage(25)}}").style.format, QStringLiteral("image"));
        // Formulas and conditions are named; what nobody fills in stays out.
        const Anchor computed = read(QStringLiteral("{{Sum_es_:signer1:calc([a]+[b])}}")).first();
        QCOMPARE(computed.kind, Anchor::Kind::Tag);
        QCOMPARE(computed.findings.size(), 1);
        QVERIFY(!computed.findings.first().isError);
        QCOMPARE(read(QStringLiteral("{{T_es_:transactionid}}")).first().kind, Anchor::Kind::Silent);
    }

    void definitions()
    {
        const TagImport import =
            importOf({QStringLiteral("A: [$chk] C: [$chk]"), QStringLiteral("[$s] and [$two]"),
                      QStringLiteral("[def:$chk|check|req1|signer2] [def:$s|sig|req|signer1|Sign|id]"),
                      QStringLiteral("[def:$two|check|req1-2|signer1]")});
        QCOMPARE(import.tags.size(), 4);
        QCOMPARE(import.tags.at(0).tag.type, TagType::Radio);
        QCOMPARE(import.tags.at(0).tag.groupName, QStringLiteral("chk"));
        QCOMPARE(import.tags.at(0).recipient, 2);
        QCOMPARE(import.tags.at(2).tag.name, QStringLiteral("Sign"));
        QCOMPARE(import.tags.at(3).tag.type, TagType::Checkbox);
        QCOMPARE(import.findings.size(), 1);
        QCOMPARE(import.findings.first().kind, ImportFinding::Kind::OptionsLost);
        // An unreferenced definition is an anchor itself.
        QCOMPARE(
            importOf({QStringLiteral("[def:$yn|check|req1|signer1|Yes] [def:$yn|check|req1|signer1|No]")})
                .tags.size(),
            2);
    }

    void recipients()
    {
        const TagImport import = importOf({QStringLiteral(
            "{{A;role=Tenant}} {{B;role=Landlord}} {{C;role=Tenant}} {{D}} \\t2\\ {{E;role=Third Party}}")});
        Document document = documentOf(0);
        const ImportPlan plan = planImport(document, {{0, import}}, true, 200, english);
        QVERIFY(plan.issues.isEmpty());
        QCOMPARE(plan.tags.size(), 6);
        QCOMPARE(plan.invitations.size(), 4);
        const auto owner = [&](qsizetype i) { return plan.tags.at(i).invitationIndex; };
        QCOMPARE(owner(0), 1);
        QCOMPARE(owner(2), 1);
        QCOMPARE(owner(1), 4); // 2 and 3 are used as numbers
        QCOMPARE(owner(3), 1);
        QCOMPARE(owner(4), 2);
        QCOMPARE(owner(5), 3);
        QVERIFY(plan.invitations.first().recipientName.isEmpty());
        QCOMPARE(plan.invitations.first().role, QStringLiteral("Tenant"));
        // In a template the name is the role.
        const ImportPlan asTemplate =
            planImport(documentOf(0, DocumentType::RegularTemplate), {{0, import}}, true, 200, english);
        QCOMPARE(asTemplate.invitations.first().recipientName, QStringLiteral("Tenant"));

        // Without permission to add recipients, each anchor without one is reported with its page.
        const ImportPlan refused = planImport(
            documentOf(1), {{0, importOf({QStringLiteral("\\s1\\ \\s2\\")})}}, false, 200, english);
        QCOMPARE(refused.tags.size(), 1);
        QCOMPARE(refused.issues.size(), 1);
        QCOMPARE(refused.issues.first().field, QStringLiteral("files[0]"));
        QVERIFY(refused.issues.first().message.english().contains(QStringLiteral("\\s2\\")));

        // A viewer has no fields.
        Document viewed = documentOf(2);
        viewed.invitations[0].actionType = ActionType::Viewer;
        const ImportPlan other =
            planImport(viewed, {{0, importOf({QStringLiteral("{{A}} \\s1\\")})}}, true, 200, english);
        QCOMPARE(other.tags.size(), 1);
        QCOMPARE(other.tags.first().invitationIndex, 2);
        QCOMPARE(other.issues.size(), 1);
    }

    void names()
    {
        Document document = documentOf(1);
        document.tags.append(Tag());
        document.tags.first().name = QStringLiteral("Text 1");
        const ImportPlan plan = planImport(
            document, {{0, importOf({QStringLiteral("\\t1\\ \\t1\\ \\r1_a_1\\ \\r1_a_2\\ \\r1_b_1\\")})}},
            true, 200, english);
        QStringList names;
        for (const Tag& tag : plan.tags)
            names.append(tag.groupName + QLatin1Char('/') + tag.name);
        QCOMPARE(names, (QStringList{QStringLiteral("/Text 1 (2)"), QStringLiteral("/Text 1 (3)"),
                                     QStringLiteral("a/1"), QStringLiteral("a/2"), QStringLiteral("b/1")}));
        // An anchor that names nothing is named after its type, with the number if the anchor has one.
        const ImportPlan unnamed = planImport(
            documentOf(2), {{0, importOf({QStringLiteral("\\os2\\ [date|req|signer1] [sig|req|signer2]")})}},
            true, 200, english);
        names.clear();
        for (const Tag& tag : unnamed.tags)
            names.append(tag.name);
        QCOMPARE(names, (QStringList{QStringLiteral("Signature 2"), QStringLiteral("Date signed"),
                                     QStringLiteral("Signature")}));
    }

    void hostile()
    {
        // Long lines of openings are parsed quickly.
        for (const char* piece : {"{{a", "[a|", "\\s1", "[def:$x|", "{{a;b=", "\\r1_a_"}) {
            const QString line = QString::fromLatin1(piece).repeated(4000);
            ink::test::WorkTimer clock;
            (void)read(line);
            QVERIFY2(clock.elapsed() < 1000, piece);
        }
    }
};

INK_TEST(TestAnchorGrammar, "tst_anchorgrammar")

} // namespace tst_anchorgrammar

#include "tst_anchorgrammar.moc"
