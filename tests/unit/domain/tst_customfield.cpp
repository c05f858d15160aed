#include "app/domain/document/customfield.h"
#include "app/domain/document/document.h"
#include "app/domain/document/documentfields.h"
#include "app/domain/document/facts.h"
#include "app/domain/values/customfieldrules.h"
#include "tests/support/testmain.h"

#include <QSet>
#include <QTest>

namespace tst_customfield {

using namespace ink;
using namespace ink::domain;

class TestCustomField final : public QObject
{
    Q_OBJECT

    static CustomField region()
    {
        CustomField field;
        field.name = QStringLiteral("region");
        field.type = TagType::Dropdown;
        field.options = {QStringLiteral("EMEA"), QStringLiteral("APAC")};
        field.defaultValue = QStringLiteral("EMEA");
        field.help = QStringLiteral("Where?");
        return field;
    }

private Q_SLOTS:
    /** A new member of a style either restricts values, and belongs to a check, or it is listed here. */
    void everyMemberOfAStyleIsTheChecksOrTheTags()
    {
        const QSet<QString> ofTheTag{
            QStringLiteral("checked"),   QStringLiteral("fontFamily"),  QStringLiteral("fontSize"),
            QStringLiteral("colour"),    QStringLiteral("align"),       QStringLiteral("readOnly"),
            QStringLiteral("condition"), QStringLiteral("placeholder"), QStringLiteral("formula"),
            QStringLiteral("multiline"), QStringLiteral("comb"),        QStringLiteral("fill"),
            QStringLiteral("minChosen"), QStringLiteral("maxChosen")};
        QSet<QString> ofTheField{QStringLiteral("options"), QStringLiteral("help")};
        forEachField<FieldCheck>([&](const auto& field) { ofTheField.insert(field.name); });
        QSet<QString> all;
        forEachField<TagStyle>([&](const auto& field) { all.insert(field.name); });
        forEachAdditionalField<TagStyle>([&](const auto& field) { all.insert(field.name); });
        QVERIFY(!ofTheField.intersects(ofTheTag));
        QCOMPARE(ofTheField + ofTheTag, all);
        int checks = 0;
        forEachCheck([&](auto, auto) { ++checks; });
        QCOMPARE(checks + 2, ofTheField.size());
    }

    void aTagTakesEverythingButTheText()
    {
        Tag tag;
        tag.name = QStringLiteral("Own name");
        tag.text = QStringLiteral("APAC");
        tag.style.fontSize = 9;
        tag.style.maxLength = 3;
        applyCustomField(region(), tag);
        QCOMPARE(tag.type, TagType::Dropdown);
        QCOMPARE(tag.facts.customField, QStringLiteral("region"));
        QCOMPARE(tag.facts.customFieldDefault, QStringLiteral("EMEA"));
        QCOMPARE(tag.style.options, region().options);
        QCOMPARE(tag.style.help, QStringLiteral("Where?"));
        QVERIFY(!tag.style.maxLength);
        QCOMPARE(tag.style.fontSize, 9.0);
        QCOMPARE(tag.name, QStringLiteral("Own name"));
        QList<Tag> tags{tag, customFieldTag(region())};
        QVERIFY(tags.at(1).rect.width > 0);
        fillCustomFieldDefaults(tags);
        QCOMPARE(tags.at(0).text, QStringLiteral("APAC"));
        QCOMPARE(tags.at(1).text, QStringLiteral("EMEA"));
        QVERIFY(tags.at(1).facts.customFieldDefault.isEmpty());
        Tag own = customFieldTag(region());
        detachCustomField(own);
        QCOMPARE(own.text, QStringLiteral("EMEA"));
        QVERIFY(!usesCustomFields({own}));
        CustomField back;
        readStyle(tag.style, back);
        QCOMPARE(back.check, region().check);
        QCOMPARE(back.options, region().options);
    }

    void namesAreComparedExactly()
    {
        const CustomFields fields{region()};
        QCOMPARE(findCustomField(fields, QStringLiteral("region")), &fields.constFirst());
        QVERIFY(!findCustomField(fields, QStringLiteral("Region")));
    }

    void onlyFinishedRecipientsMakeData()
    {
        Document document;
        document.invitations.resize(2);
        document.invitations[0].status = InvitationStatus::Finalized;
        document.invitations[1].status = InvitationStatus::WorkInProgress;
        const auto add = [&](const char* name, const char* text, TagType type, int owner) {
            Tag tag;
            tag.facts.customField = QString::fromLatin1(name);
            tag.text = QString::fromLatin1(text);
            tag.type = type;
            tag.invitationIndex = owner;
            document.tags.append(tag);
        };
        add("a", "1", TagType::Text, 1);
        add("a", "2", TagType::Text, 1); // the first one stays
        add("b", "3", TagType::Text, 2); // hasn't finished
        add("c", "4", TagType::MaskedText, 1);
        add("d", "", TagType::Text, 1);
        add("", "5", TagType::Text, 1);
        add("e", "6", TagType::Number, 1);
        document.data.insert(QStringLiteral("e"), QStringLiteral("of the sender"));
        document.tags.append(document.tags.constFirst());
        document.tags.last().facts.customField = QStringLiteral("long");
        document.tags.last().text = QString(maxDataBytes + 1, QLatin1Char('x')); // no room
        recordFieldValues(document);
        QCOMPARE(document.data, (DocumentData{{QStringLiteral("a"), QStringLiteral("1")},
                                              {QStringLiteral("e"), QStringLiteral("of the sender")}}));
        for (int i = 0; document.data.size() < maxDataNames; ++i)
            document.data.insert(QStringLiteral("n%1").arg(i), QString());
        document.invitations[1].status = InvitationStatus::Finalized;
        recordFieldValues(document);
        QCOMPARE(document.data.size(), maxDataNames);
    }

    void whatATagMayNoLongerFit()
    {
        CustomField text;
        text.name = QStringLiteral("t");
        CustomField shorter = text;
        shorter.check.maxLength = 3;
        QVERIFY(!mayBreakTags(text, shorter, {QStringLiteral("abc")}));
        QVERIFY(mayBreakTags(text, shorter, {QStringLiteral("abc"), QStringLiteral("abcd")}));
        CustomField number = text;
        number.type = TagType::Number;
        QVERIFY(mayBreakTags(text, number, {}));
        QVERIFY(customFieldIssues(region()).isEmpty());
        CustomField wrong = region();
        wrong.defaultValue = QStringLiteral("LATAM");
        const QList<FieldIssue> issues = customFieldIssues(wrong);
        QCOMPARE(issues.size(), 1);
        QCOMPARE(issues.constFirst().field, QStringLiteral("default"));
    }

    void onlySentDocumentsStay()
    {
        Document document;
        QVERIFY(followsCustomFields(document));
        document.status = SigningStatus::InProgress;
        QVERIFY(!followsCustomFields(document));
        document.type = DocumentType::TemplateLink; // open
        QVERIFY(followsCustomFields(document));
    }
};

INK_TEST(TestCustomField, "tst_customfield")

} // namespace tst_customfield

#include "tst_customfield.moc"
