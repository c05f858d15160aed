#include "app/domain/document/document.h"
#include "app/domain/logic/boxgroup.h"
#include "app/domain/logic/evaluation.h"
#include "app/domain/text/numberformat.h"
#include "app/domain/values/autofill.h"
#include "app/domain/values/valuerule.h"
#include "app/domain/values/values.h"
#include "tests/support/builders.h"
#include "tests/support/paths.h"
#include "tests/support/testmain.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QJsonValue>
#include <QTest>

namespace tst_numberformat {

using namespace ink;
using namespace ink::domain;
using namespace Qt::Literals::StringLiterals;

namespace {

using FormatRejection = ValueRule::Rejection;

QJsonArray goldenFormats(QLatin1StringView key)
{
    static const QJsonObject all = [] {
        QFile file(ink::test::sourcePath(QStringLiteral("tests/golden/formats.json")));
        return file.open(QIODevice::ReadOnly) ? QJsonDocument::fromJson(file.readAll()).object()
                                              : QJsonObject();
    }();
    return all.value(key).toArray();
}

QByteArray wordsOf(const QJsonObject& wanted)
{
    return QJsonDocument(wanted).toJson(QJsonDocument::Compact);
}

} // namespace

/** Formats, limits of dates and of groups of check boxes: the same examples as for the signing page
 * (tests/browser). */
class TestNumberFormat final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void samples()
    {
        QVERIFY(goldenFormats("samples"_L1).size() > 20);
        for (const QJsonValue& each : goldenFormats("samples"_L1)) {
            const QJsonObject wanted = each.toObject();
            const auto format = NumberFormat::fromSample(wanted.value("sample"_L1).toString());
            QVERIFY2(format.has_value() == wanted.value("printed"_L1).isString(), wordsOf(wanted));
            if (!format) continue;
            QCOMPARE(format->format(wanted.value("plain"_L1).toString()),
                     wanted.value("printed"_L1).toString());
        }
    }

    void reading()
    {
        for (const QJsonValue& each : goldenFormats("read"_L1)) {
            const QJsonObject wanted = each.toObject();
            const auto format = NumberFormat::fromSample(wanted.value("sample"_L1).toString());
            QVERIFY2(format, wordsOf(wanted));
            const auto plain = format->parse(wanted.value("text"_L1).toString());
            QVERIFY2(plain.has_value() == wanted.value("plain"_L1).isString(), wordsOf(wanted));
            QVERIFY2(plain.value_or(QString()) == wanted.value("plain"_L1).toString(), wordsOf(wanted));
        }
    }

    void values()
    {
        static const QHash<QString, FormatRejection> wrongs{
            {QString(), FormatRejection::None},         {u"noEmail"_s, FormatRejection::NoEmail},
            {u"noPhone"_s, FormatRejection::NoPhone},   {u"noNumber"_s, FormatRejection::NoNumber},
            {u"decimals"_s, FormatRejection::Decimals}, {u"ambiguous"_s, FormatRejection::Ambiguous},
            {u"tooEarly"_s, FormatRejection::TooEarly}, {u"tooLate"_s, FormatRejection::TooLate},
            {u"noDate"_s, FormatRejection::NoDate}};
        const QDate day(2026, 5, 10);
        for (const QJsonValue& each : goldenFormats("values"_L1)) {
            const QJsonObject wanted = each.toObject();
            const QJsonObject style = wanted.value("style"_L1).toObject();
            Tag tag = test::tag(*tryFromCode<TagType>(wanted.value("type"_L1).toInteger()), u"Field"_s);
            tag.style.format = style.value("format"_L1).toString();
            tag.style.pattern = style.value("pattern"_L1).toString();
            tag.style.earliest = style.value("earliest"_L1).toString();
            tag.style.latest = style.value("latest"_L1).toString();
            tag.style.dateFormat = style.value("dateFormat"_L1).toString();
            if (style.contains("decimals"_L1)) tag.style.decimals = style.value("decimals"_L1).toInt();
            if (style.contains("max"_L1)) tag.style.max = style.value("max"_L1).toDouble();
            const ValueRule rule(tag, {day, day});
            const QString text = wanted.value("text"_L1).toString();
            const FormatRejection wrong = rule.check(text);
            QVERIFY2(wrong == wrongs.value(wanted.value("wrong"_L1).toString()), wordsOf(wanted));
            for (const QJsonValue& value : wanted.value("values"_L1).toArray())
                QCOMPARE(rule.argumentsOf(wrong, text), QStringList{value.toString()});
            if (wanted.contains("tidied"_L1))
                QCOMPARE(rule.normalized(text), wanted.value("tidied"_L1).toString());
        }
    }

    void limits()
    {
        for (const QJsonValue& each : goldenFormats("limits"_L1)) {
            const QJsonObject wanted = each.toObject();
            const auto limit = DateLimit::fromText(wanted.value("limit"_L1).toString());
            const QDate now = QDate::fromString(wanted.value("today"_L1).toString(), Qt::ISODate);
            QVERIFY2((limit ? limit->resolve(now).toString(Qt::ISODate) : QString()) ==
                         wanted.value("day"_L1).toString(),
                     wordsOf(wanted));
        }
        const Today today = Today::anywhere();
        QVERIFY(today.earliest <= today.latest && today.earliest.daysTo(today.latest) <= 2);
    }

    void groups()
    {
        for (const QJsonValue& each : goldenFormats("groups"_L1)) {
            const QJsonObject wanted = each.toObject();
            Document document = test::sendableDraft();
            document.tags.clear();
            for (const QJsonValue& box : wanted.value("boxes"_L1).toArray()) {
                Tag tag = test::tag(TagType::Checkbox, u"Box %1"_s.arg(document.tags.size()));
                tag.groupName = document.tags.isEmpty() ? u"Interests"_s : u"interests"_s;
                tag.isMandatory = false;
                tag.style.checked = box.toObject().value("checked"_L1).toBool();
                document.tags.append(tag);
            }
            if (wanted.value("min"_L1).isDouble())
                document.tags[0].style.minChosen = wanted.value("min"_L1).toInt();
            if (wanted.value("max"_L1).isDouble())
                document.tags.last().style.maxChosen = wanted.value("max"_L1).toInt();
            const QList<FieldIssue> issues = checkValues(document, 1);
            const QString wrong = wanted.value("wrong"_L1).toString();
            QVERIFY2(issues.isEmpty() == wrong.isEmpty(), wordsOf(wanted));
            if (!issues.isEmpty())
                QVERIFY(issues.constFirst().message.english().contains(
                    wrong == "needsMore"_L1 ? u"at least 1 of"_s : u"at most 2 of"_s));
        }
    }

    void fieldsFillThemselves()
    {
        Document document = test::sendableDraft();
        document.id = DocumentId(4711);
        document.title = u"Lease"_s;
        document.invitations[0].company = u"Acme"_s;
        const QDate sent(2026, 3, 31);
        const auto add = [&](TagType type, const QString& fill) {
            Tag tag = test::tag(type, fill);
            tag.style.fill = fill;
            document.tags.append(tag);
        };
        document.tags.clear();
        for (const QString& key : fillKeys())
            add(key == "date"_L1 ? TagType::Date : TagType::Text, key);
        add(TagType::Text, u"nonsense"_s);
        add(TagType::Signature, u"name"_s);
        document.tags[1].text = u"own@example.com"_s;
        Tag page = test::tag(TagType::Note, u"Page"_s);
        page.style.format = u"page"_s;
        page.text = u"{page}/{pages} of {title} {number} {date} {else} {page"_s;
        document.tags.append(page);
        autofillDocument(document, sent);
        QStringList texts;
        for (const Tag& tag : std::as_const(document.tags))
            texts.append(tag.text);
        QCOMPARE(texts,
                 (QStringList{document.invitations.at(0).recipientName, u"own@example.com"_s, u"Acme"_s,
                              QString(), u"4711"_s, u"2026-03-31"_s, QString(), QString(),
                              u"1/%1 of Lease 4711 2026-03-31 {else} {page"_s.arg(document.pageCount())}));

        const Invitation before = document.invitations.at(0);
        document.invitations[0].recipientName = u"Ben"_s;
        updateAutofill(document, 1, before);
        QCOMPARE(document.tags.at(0).text, u"Ben"_s);
        QCOMPARE(document.tags.at(1).text, u"own@example.com"_s);
        document.invitations[0].hasPlaceholderName = true;
        document.tags[0].text.clear();
        fillOnOpen(document, 1, sent);
        QVERIFY(document.tags.at(0).text.isEmpty());
    }

    void totalsTakeFormattedNumbers()
    {
        Document document = test::sendableDraft();
        Tag price = test::tag(TagType::Number, u"Price"_s);
        price.style.format = u"1.234,50 €"_s;
        price.text = u"1234.5"_s;
        Tag total = test::tag(TagType::Number, u"Total"_s);
        total.style = price.style;
        total.style.formula = u"{Price} * 2"_s;
        document.tags = {price, total};
        QVERIFY(computeValues(document));
        QCOMPARE(document.tags.at(1).text, u"2469"_s);
        QCOMPARE(NumberFormat::fromSample(total.style.format)->format(document.tags.at(1).text),
                 u"2.469,00 €"_s);
    }
};

INK_TEST(TestNumberFormat, "tst_numberformat")

} // namespace tst_numberformat

#include "tst_numberformat.moc"
