#include "app/domain/text/characters.h"
#include "tests/contract/contracttest.h"
#include "tests/support/paths.h"
#include "tests/support/testmain.h"

#include <QBuffer>
#include <QFile>
#include <QImage>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QJsonValue>
#include <QTest>

#include <algorithm>

namespace tst_fieldrules {

using namespace ink;
using namespace ink::test;
using namespace Qt::Literals::StringLiterals;

namespace {

constexpr int numberType = 269;
constexpr int maskedType = 266;
constexpr int dropdownType = 257;
constexpr int textType = 252;
constexpr int signatureType = 250;

QJsonObject fieldTag(int type, const QString& name, const QJsonObject& style = {})
{
    return ServiceFixture::tag(type, name, {90, 100, 120, 22}, 1, type == signatureType,
                               {{"style"_L1, style}});
}

struct RuleCase
{
    QJsonObject tag;
    QString text;
    bool fits = true;
};

/** Returns whether a request can carry the text, and every font that writes it has its glyphs. */
bool isPlainText(const QString& text, bool latin)
{
    // Qt's JSON parser drops U+FEFF at the beginning of a string as a byte order mark.
    return !text.isEmpty() && text.isValidUtf16() && text.front() != QChar(0xFEFF) &&
           std::all_of(text.begin(), text.end(), [latin](QChar c) {
               return c.unicode() != 0 && (!latin || (c.unicode() >= 0x20 && c.unicode() < 0x7F));
           });
}

QList<RuleCase> goldenCases()
{
    QFile file(ink::test::sourcePath(QStringLiteral("tests/golden/rules.json")));
    if (!file.open(QIODevice::ReadOnly)) return {};
    const QJsonObject golden = QJsonDocument::fromJson(file.readAll()).object();
    QList<RuleCase> cases;
    const auto add = [&](int type, const QJsonObject& style, const QString& text, bool fits) {
        // White space alone is no value, so it isn't validated.
        if (!isPlainText(text, type != maskedType) || text.size() > 200 || domain::isBlankText(text)) return;
        cases.append({fieldTag(type, u"Case %1."_s.arg(cases.size()), style), text, fits});
    };
    for (const QJsonValue& each : golden.value("values"_L1).toArray()) {
        const QJsonObject value = each.toObject();
        const QString wrong = value.value("wrong"_L1).toString();
        // Values that can't be sent are not tested here.
        if (value.value("type"_L1).toInt() == dropdownType &&
            value.value("style"_L1)["options"_L1].toArray().isEmpty())
            continue;
        if (wrong != "unchecked"_L1 && value.value("style"_L1)["pattern"_L1] != "never"_L1)
            add(value.value("type"_L1).toInt(), value.value("style"_L1).toObject(),
                value.value("text"_L1).toString(), wrong.isEmpty());
    }
    for (const QJsonValue& each : golden.value("patterns"_L1).toArray()) {
        const QJsonObject style{{"pattern"_L1, each["pattern"_L1]}};
        if (style.value("pattern"_L1).toString().isEmpty()) continue;
        for (const QJsonValue& pair : each["texts"_L1].toArray())
            add(maskedType, style, pair.toArray().at(0).toString(), pair.toArray().at(1).toBool());
    }
    for (const QJsonValue& each : golden.value("numbers"_L1).toArray()) {
        const QJsonObject number = each.toObject();
        add(numberType, {}, number.value("text"_L1).toString(),
            number.value("plain"_L1).isString() && !number.contains("other"_L1));
    }
    return cases;
}

} // namespace

/** Field validation by the service over HTTP: the golden file that the signing page and the window must
 * match too. */
class TestFieldRules final : public ContractTest
{
    Q_OBJECT

    QJsonObject sent(const QJsonArray& tags)
    {
        QJsonObject wanted = ServiceFixture::document(52);
        wanted.insert("tags"_L1, tags);
        const RawAnswer answer = m_client.service.create(wanted, "/documents");
        [&] { QVERIFY2(answer.status == 201, answer.body.left(2000)); }();
        return documentIn(answer);
    }
    QJsonObject finished(const QJsonObject& document, const QHash<QString, QString>& texts, int expected)
    {
        const QByteArray path = ServiceFixture::signingPath(document);
        const QJsonObject view = json(m_client.nobody("GET", path + "/values"));
        QJsonArray values;
        for (const QJsonValue& each : view.value("tags"_L1).toArray()) {
            const QJsonObject tag = each.toObject();
            const QString name = tag.value("name"_L1).toString();
            if (tag.value("type"_L1).toInt() == signatureType)
                values.append(QJsonObject{{"id"_L1, tag.value("id"_L1)}, {"image"_L1, drawnSignatureText()}});
            else if (texts.contains(name))
                values.append(QJsonObject{{"id"_L1, tag.value("id"_L1)}, {"text"_L1, texts.value(name)}});
        }
        const RawAnswer answer = m_client.nobody(
            "POST", path + "/finish", ServiceFixture::bytes({{"consent"_L1, true}, {"values"_L1, values}}));
        [&] { QVERIFY2(answer.status == expected, answer.body.left(2000)); }();
        return json(answer);
    }

private Q_SLOTS:
    void goldenCasesAreJudgedAlike()
    {
        const QList<RuleCase> cases = goldenCases();
        QVERIFY(cases.size() > 1'200);
        QJsonArray tags{fieldTag(signatureType, u"Signature"_s)};
        QHash<QString, QString> texts;
        QStringList wrong;
        for (const RuleCase& each : cases) {
            const QString name = each.tag.value("name"_L1).toString();
            tags.append(each.tag);
            texts.insert(name, each.text);
            if (!each.fits) wrong.append(name);
        }
        const QJsonObject document = sent(tags);
        QVERIFY(!document.isEmpty());
        const QJsonObject refused = finished(document, texts, 400);
        QStringList told;
        for (const QJsonValue& each : refused.value("details"_L1).toArray())
            told.append(each["message"_L1].toString().section(u'“', 1).section(u'”', 0, 0));
        for (const RuleCase& each : cases) {
            const QString name = each.tag.value("name"_L1).toString();
            QVERIFY2(told.contains(name) == wrong.contains(name),
                     ServiceFixture::bytes(each.tag) + " on " + each.text.toUtf8());
        }
        QCOMPARE(told.size(), wrong.size());
    }

    /** Values are stored exactly as given. */
    void valuesAreKeptAsGiven()
    {
        const QJsonObject document =
            sent({fieldTag(signatureType, u"Signature"_s), fieldTag(numberType, u"Amount"_s),
                  fieldTag(textType, u"Name"_s, {{"pattern"_L1, u"\\w+ \\w+"_s}}),
                  fieldTag(numberType, u"Twice"_s, {{"formula"_L1, u"{Amount} * 2"_s}})});
        const QJsonObject view =
            finished(document, {{u"Amount"_s, u"1.234,5"_s}, {u"Name"_s, u"Jürgen Weiß"_s}}, 200);
        const QJsonObject kept = now(document);
        QHash<QString, QString> texts;
        for (const QJsonValue& each : kept.value("tags"_L1).toArray())
            texts.insert(each["name"_L1].toString(), each["text"_L1].toString());
        QCOMPARE(texts.value(u"Amount"_s), u"1.234,5"_s);
        QCOMPARE(texts.value(u"Name"_s), u"Jürgen Weiß"_s);
        QCOMPARE(texts.value(u"Twice"_s), u"2469"_s);
    }

    void conditionsFoldCaseLikeThePage()
    {
        QJsonObject then =
            fieldTag(textType, u"Why"_s,
                     {{"condition"_L1, QJsonObject{{"tag"_L1, u"Πόλη"_s}, {"equals"_L1, u"ΠΑΤΡΑΣ"_s}}}});
        then.insert("isMandatory"_L1, true);
        const QJsonArray tags{fieldTag(signatureType, u"Signature"_s), fieldTag(textType, u"ΠΌΛΗ"_s), then};
        const QJsonObject refused = finished(sent(tags), {{u"ΠΌΛΗ"_s, u"πατρας"_s}}, 400);
        QVERIFY(refused.value("message"_L1).toString().startsWith(u"“Why” requires a value"_s));
        const QJsonObject fine = finished(sent(tags), {{u"ΠΌΛΗ"_s, u"Αθήνα"_s}}, 200);
        QVERIFY(!fine.isEmpty());
    }

    void formatsAndLimitsAreKept()
    {
        QJsonArray tags{fieldTag(signatureType, u"Signature"_s),
                        fieldTag(textType, u"Mail"_s, {{"format"_L1, u"email"_s}, {"help"_L1, u"Yours."_s}}),
                        fieldTag(numberType, u"Price"_s, {{"format"_L1, u"1.234,50 €"_s}}),
                        fieldTag(textType, u"Me"_s, {{"fill"_L1, u"name"_s}}),
                        fieldTag(255, u"Born"_s, {{"latest"_L1, u"today-18y"_s}}),
                        fieldTag(258, u"Page"_s, {{"format"_L1, u"page"_s}})};
        QJsonObject page = tags.last().toObject();
        page.insert("text"_L1, u"{page} of {pages}"_s);
        tags[tags.size() - 1] = page;
        for (const QString& name : {u"Art"_s, u"Bees"_s}) {
            QJsonObject box = fieldTag(253, name, {{"minChosen"_L1, 1}, {"maxChosen"_L1, 1}});
            box.insert("groupName"_L1, u"Interests"_s);
            tags.append(box);
        }
        QJsonObject refused = finished(sent(tags), {{u"Mail"_s, u"nobody"_s}}, 400);
        QVERIFY(refused.value("message"_L1).toString().contains(u"email address"_s));
        refused = finished(sent(tags), {{u"Born"_s, u"2999-01-01"_s}, {u"Art"_s, u"true"_s}}, 400);
        QVERIFY(refused.value("message"_L1).toString().contains(u"or earlier"_s));
        refused = finished(sent(tags), {{u"Art"_s, u"true"_s}, {u"Bees"_s, u"true"_s}}, 400);
        QVERIFY(refused.value("message"_L1).toString().contains(u"at most 1 of"_s));
        refused = finished(sent(tags), {}, 400);
        QVERIFY(refused.value("message"_L1).toString().contains(u"at least 1 of"_s));
        const QJsonObject document = sent(tags);
        QVERIFY(
            !finished(document,
                      {{u"Mail"_s, u"ann@example.com"_s}, {u"Price"_s, u"1234.5"_s}, {u"Art"_s, u"true"_s}},
                      200)
                 .isEmpty());
        const QJsonObject kept = now(document);
        QHash<QString, QJsonObject> byName;
        for (const QJsonValue& each : kept.value("tags"_L1).toArray())
            byName.insert(each["name"_L1].toString(), each.toObject());
        QVERIFY(!byName.value(u"Me"_s).value("text"_L1).toString().isEmpty());
        QVERIFY(byName.value(u"Page"_s).value("text"_L1).toString().startsWith(u"1 of "_s));
        QCOMPARE(byName.value(u"Price"_s).value("style"_L1)["format"_L1].toString(), u"1.234,50 €"_s);
        QCOMPARE(byName.value(u"Mail"_s).value("style"_L1)["help"_L1].toString(), u"Yours."_s);
    }

    void patternsThatCanNotBeJudgedAreRefusedWithThePlace()
    {
        QJsonObject wanted = ServiceFixture::document(52);
        wanted.insert("tags"_L1, QJsonArray{fieldTag(signatureType, u"Signature"_s),
                                            fieldTag(textType, u"Ref"_s, {{"pattern"_L1, u"ab{,3}"_s}})});
        const RawAnswer answer = m_client.service.create(wanted, "/documents");
        QCOMPARE(answer.status, 400);
        const QJsonObject detail = json(answer).value("details"_L1)[0].toObject();
        QCOMPARE(detail.value("field"_L1).toString(), u"tags[1].style.pattern"_s);
        QCOMPARE(
            detail.value("message"_L1).toString(),
            u"Field “Ref”: The pattern isn't valid. “{,3}” (character 3) isn't a valid count. Write {0,3} "
            "or {2,}."_s);
    }
};

INK_TEST(TestFieldRules, "tst_fieldrules")

} // namespace tst_fieldrules

#include "tst_fieldrules.moc"
