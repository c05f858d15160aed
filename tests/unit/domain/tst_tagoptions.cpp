#include "app/domain/text/pattern.h"
#include "app/domain/values/tagoptions.h"
#include "app/domain/values/values.h"
#include "tests/support/builders.h"
#include "tests/support/testmain.h"

#include <QTest>

namespace tst_tagoptions {

using namespace ink;
using namespace ink::domain;
using namespace Qt::Literals::StringLiterals;

/** The types that tags can be changed to, and the formats of texts. */
class TestTagOptions final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyTypeIsItsOwnKind()
    {
        for (const TagType from : allTagTypes()) {
            QVERIFY(compatibleTypes(from).contains(from));
            for (const TagType to : compatibleTypes(from))
                QVERIFY(compatibleTypes(to).contains(from)); // and back
        }
    }

    void whatTheNewTypeDoesNotKnowGoes()
    {
        Tag text = test::tag(TagType::Text, u"A"_s);
        text.text = u"12.5"_s;
        text.style.maxLength = 9;
        text.style.pattern = u"[0-9.]+"_s;
        text.style.placeholder = u"amount"_s;
        text.style.fontSize = 11;
        const Tag number = convertTag(text, TagType::Number);
        QCOMPARE(number.text, u"12.5"_s);
        QVERIFY(!number.style.maxLength && number.style.pattern.isEmpty());
        QCOMPARE(number.style.fontSize, 11.0);
        const Tag date = convertTag(number, TagType::Date);
        QCOMPARE(date.text, QString()); // not a date
        QCOMPARE(date.style.dateFormat, u"yyyy-MM-dd"_s);
        const Tag signDate = convertTag(date, TagType::SignDate);
        QVERIFY(signDate.style.readOnly);
        QVERIFY(!convertTag(signDate, TagType::Text).style.readOnly);
        QCOMPARE(convertTag(text, TagType::Signature), text); // can't be changed to it
        Tag button = test::tag(TagType::Radio, u"B"_s);
        button.groupName = u"G"_s;
        QCOMPARE(convertTag(button, TagType::Checkbox).groupName, QString());
    }

    void forms_data()
    {
        QTest::addColumn<int>("form");
        QTest::addColumn<QString>("text");
        QTest::addColumn<bool>("fits");
        const auto add = [](TextFieldFormat form, const char* text, bool fits) {
            QTest::addRow("%d %s", static_cast<int>(form), text)
                << static_cast<int>(form) << QString::fromUtf8(text) << fits;
        };
        add(TextFieldFormat::Email, "ada@example.com", true);
        add(TextFieldFormat::Email, "ada@example", false);
        add(TextFieldFormat::Email, "ada @example.com", false);
        add(TextFieldFormat::Phone, "+44 20 7946 0018", true);
        add(TextFieldFormat::Phone, "(030) 123", false);
        add(TextFieldFormat::Phone, "call me", false);
        add(TextFieldFormat::PostalCode, "SW1A 1AA", true);
        add(TextFieldFormat::PostalCode, "K1A 0B1", true);
        add(TextFieldFormat::PostalCode, "10115", true);
        add(TextFieldFormat::PostalCode, "!", false);
        add(TextFieldFormat::Iban, "DE89 3704 0044 0532 0130 00", true);
        add(TextFieldFormat::Iban, "FR1420041010050500013M02606", true);
        add(TextFieldFormat::Iban, "NO93 8601 1117 947", true);
        add(TextFieldFormat::Iban, "DE89", false);
        add(TextFieldFormat::Digits, "0123", true);
        add(TextFieldFormat::Digits, "12.3", false);
    }
    void forms()
    {
        QFETCH(int, form);
        QFETCH(QString, text);
        QFETCH(bool, fits);
        const QString pattern = textFormatPattern(static_cast<TextFieldFormat>(form));
        QVERIFY(isUsablePattern(pattern));
        QCOMPARE(static_cast<int>(textFormatOf(pattern)), form);
        Tag tag = test::tag(TagType::Text, u"A"_s);
        tag.style.pattern = pattern;
        tag.text = text;
        QCOMPARE(valueFault(tag).isEmpty(), fits);
    }

    void leastLengthsStandInThePattern()
    {
        for (const QString& pattern :
             {QString(), u"[0-9]+"_s, u"yes|no"_s, textFormatPattern(TextFieldFormat::Email)}) {
            for (const int minimum : {0, 1, 12}) {
                const TextRule rule{minimum, pattern};
                QVERIFY(isUsablePattern(patternOf(rule)));
                QCOMPARE(textRuleOf(patternOf(rule)), rule);
            }
        }
        Tag tag = test::tag(TagType::Text, u"A"_s);
        tag.style.pattern = patternOf({3, u"yes|no"_s});
        tag.text = u"no"_s;
        QVERIFY(!valueFault(tag).isEmpty());
        tag.text = u"yes"_s;
        QVERIFY(valueFault(tag).isEmpty());
        tag.style.pattern = patternOf({4, {}});
        tag.text = u"a\nb"_s;
        QVERIFY(!valueFault(tag).isEmpty());
        tag.text = u"a\nbc"_s;
        QVERIFY(valueFault(tag).isEmpty());
    }
};

INK_TEST(TestTagOptions, "tst_tagoptions")

} // namespace tst_tagoptions

#include "tst_tagoptions.moc"
