#include "app/pdf/content/pagecontent.h"
#include "tests/contract/contracttest.h"
#include "tests/support/testmain.h"

#include <QBuffer>
#include <QImage>
#include <QJsonArray>
#include <QJsonObject>
#include <QJsonValue>
#include <QTest>

namespace tst_formulas {

using namespace ink;
using namespace ink::test;
using namespace Qt::Literals::StringLiterals;

namespace {

QJsonObject tag(int type, const QString& name, int owner, int top, const QJsonObject& style = {})
{
    return ServiceFixture::tag(type, name, {90, top, 120, 22}, owner, type == 250 || type == 269,
                               {{"style"_L1, style}});
}

QJsonObject formula(const QString& text, int decimals = 2)
{
    return {{"formula"_L1, text}, {"decimals"_L1, decimals}};
}

QJsonObject when(const QString& name, const QString& equals)
{
    return {{"condition"_L1, QJsonObject{{"tag"_L1, name}, {"equals"_L1, equals}}}};
}

/** Two signers, one after the other: prices, check boxes and a total over both. */
QJsonObject document(int status)
{
    QJsonObject wanted = ServiceFixture::document(status);
    const auto person = [](const QString& name, int sequence) {
        return QJsonObject{{"recipientName"_L1, name},
                           {"recipientEmail"_L1, name.toLower() + "@example.com"_L1},
                           {"actionType"_L1, 15},
                           {"sequence"_L1, sequence}};
    };
    wanted.insert("invitations"_L1, QJsonArray{person(u"Ben"_s, 1), person(u"Cleo"_s, 2)});
    wanted.insert(
        "tags"_L1,
        QJsonArray{tag(269, u"Net"_s, 1, 40), tag(253, u"Express"_s, 1, 70), tag(250, u"Ben signs"_s, 1, 100),
                   tag(269, u"Tax"_s, 1, 160, formula(u"{Net} * 0.19"_s)),
                   tag(269, u"Total"_s, 2, 190, formula(u"{Net} + {Tax} + {Express} * 9.9 - {Discount}"_s)),
                   tag(269, u"Discount"_s, 2, 220),
                   tag(252, u"Why express"_s, 2, 250, when(u"Express"_s, u"true"_s)),
                   tag(250, u"Cleo signs"_s, 2, 300)});
    return wanted;
}

QString textOf(const QJsonObject& owner, const QString& name)
{
    for (const QJsonValue& each : owner.value("tags"_L1).toArray())
        if (each["name"_L1].toString() == name) {
            const QJsonObject found = each.toObject();
            return found.contains("text"_L1) ? found.value("text"_L1).toString()
                                             : found.value("textValue"_L1).toString();
        }
    return u"no such tag"_s;
}

/** A request with values for tags of these names; a signature is drawn. */
QByteArray values(const QJsonObject& view, const QHash<QString, QString>& given, bool consent = false)
{
    QJsonArray list;
    for (const QJsonValue& each : view.value("tags"_L1).toArray()) {
        const QJsonObject found = each.toObject();
        const QString name = found.value("name"_L1).toString();
        if (!given.contains(name)) continue;
        const bool signs = found.value("type"_L1).toInt() == 250;
        list.append(
            QJsonObject{{"id"_L1, found.value("id"_L1)},
                        {signs ? "image"_L1 : "text"_L1, signs ? drawnSignatureText() : given.value(name)}});
    }
    QJsonObject body{{"values"_L1, list}};
    if (consent) body.insert("consent"_L1, true);
    return ServiceFixture::bytes(body);
}

} // namespace

/** Formulas and conditions by the contract's §4, over a document's whole life. */
class TestFormulas final : public ContractTest
{
    Q_OBJECT

    /** Ben finishes a document made by `document()`; returns the response when Cleo finishes. */
    RawAnswer bothFinish(const QJsonObject& sent, const QString& net, bool express, const QString& discount)
    {
        const auto finish = [&](int index, const QHash<QString, QString>& texts) {
            const QByteArray path = signingPath(sent, index);
            const QJsonObject view = json(m_client.nobody("GET", path + "/values"));
            return m_client.nobody("POST", path + "/finish", values(view, texts, true));
        };
        const RawAnswer first = finish(
            0, {{u"Net"_s, net}, {u"Express"_s, express ? u"true"_s : u"false"_s}, {u"Ben signs"_s, {}}});
        [&] { QCOMPARE(first.status, 200); }();
        return finish(1, {{u"Discount"_s, discount}, {u"Cleo signs"_s, {}}});
    }

private Q_SLOTS:
    void badOnesAreRefusedAtTheWrite()
    {
        const QJsonObject draft = m_client.created(document(51));
        const QByteArray path = ContractClient::pathOf(draft) + "/tags";
        const auto refused = [&](const QJsonArray& tags, const QString& field) {
            const RawAnswer answer = m_client.mine("PUT", path, ServiceFixture::bytes({{"tags"_L1, tags}}));
            return answer.status == 400 && answer.code() == u"validation"_s &&
                   ContractClient::names(answer, field);
        };
        QVERIFY(refused({tag(269, u"A"_s, 1, 40), tag(269, u"B"_s, 1, 70, formula(u"{A} + * 2"_s))},
                        u"tags[1].style.formula"_s));
        QVERIFY(
            refused({tag(269, u"A"_s, 1, 40, formula(u"{B}"_s)), tag(269, u"B"_s, 1, 70, formula(u"{A}"_s))},
                    u"tags[0].style.formula"_s));
        QVERIFY(refused(
            {tag(252, u"A"_s, 1, 40, when(u"B"_s, u"x"_s)), tag(252, u"B"_s, 1, 70, when(u"A"_s, u"x"_s))},
            u"tags[1].style.condition.tag"_s));
        QVERIFY(refused({tag(250, u"A"_s, 1, 40, formula(u"1 + 1"_s))}, u"tags[0].style.formula"_s));
        QVERIFY(refused({tag(269, u"A"_s, 1, 40, formula(u"1"_s + u"+1"_s.repeated(600)))},
                        u"tags[0].style.formula"_s));
        QCOMPARE(now(draft).value("tags"_L1).toArray().size(), 8); // none of them was stored

        // A draft may refer to missing tags; sending may not.
        QVERIFY(m_client
                    .mine("PUT", path,
                          ServiceFixture::bytes(
                              {{"tags"_L1, QJsonArray{tag(269, u"A"_s, 1, 40, formula(u"{Gone}"_s)),
                                                      tag(250, u"S"_s, 1, 100), tag(250, u"T"_s, 2, 200)}}}))
                    .status == 200);
        const RawAnswer sent = m_client.mine("PUT", ContractClient::pathOf(draft), R"({"signingStatus":52})");
        QCOMPARE(sent.status, 400);
        QVERIFY(ContractClient::names(sent, u"tags[0].style.formula"_s));
        QJsonObject wanted = document(51);
        QJsonArray tags = wanted.value("tags"_L1).toArray();
        tags.replace(3, tag(269, u"Tax"_s, 1, 160, formula(u"{Tax} * 2"_s)));
        wanted.insert("tags"_L1, tags);
        const RawAnswer made = m_client.service.create(wanted, "/documents");
        QCOMPARE(made.status, 400);
        QVERIFY(ContractClient::names(made, u"tags[3].style.formula"_s));
    }

    void computedOverTwoSigners()
    {
        QJsonObject wanted = document(52);
        QJsonArray tags = wanted.value("tags"_L1).toArray();
        QJsonObject total = tags.at(4).toObject();
        total.insert("text"_L1, u"1000000"_s); // the sender can't set it either
        tags.replace(4, total);
        wanted.insert("tags"_L1, tags);
        const QJsonObject sent = m_client.created(wanted);
        QCOMPARE(textOf(now(sent), u"Total"_s), u"0.00"_s); // an unchecked box is 0

        const QByteArray ben = signingPath(sent, 0);
        const QJsonObject view = json(m_client.nobody("GET", ben + "/values"));
        QCOMPARE(textOf(view, u"Tax"_s), QString());
        QCOMPARE(view.value("inputs"_L1).toArray().size(), 0);
        const RawAnswer saved =
            m_client.nobody("PUT", ben + "/values", values(view, {{u"Net"_s, u"100.10"_s}}));
        QCOMPARE(saved.status, 200);
        QCOMPARE(textOf(json(saved), u"Tax"_s), u"19.02"_s); // 19.019
        QCOMPARE(textOf(now(sent), u"Total"_s), u"119.12"_s);

        const RawAnswer forged =
            m_client.nobody("PUT", ben + "/values", values(view, {{u"Net"_s, u"1"_s}, {u"Tax"_s, u"0"_s}}));
        QCOMPARE(forged.status, 400);
        QCOMPARE(textOf(now(sent), u"Tax"_s), u"19.02"_s);
        const RawAnswer finished = m_client.nobody(
            "POST", ben + "/finish", values(view, {{u"Net"_s, u"200"_s}, {u"Ben signs"_s, {}}}, true));
        QVERIFY2(finished.status == 200, finished.body.constData());
        QCOMPARE(textOf(json(finished), u"Tax"_s), u"38.00"_s);

        // Cleo's total depends on a check box that she doesn't see, and so does one of her fields.
        const QByteArray cleo = signingPath(sent, 1);
        const QJsonObject hers = json(m_client.nobody("GET", cleo + "/values"));
        QCOMPARE(textOf(hers, u"Total"_s), u"238.00"_s);
        QCOMPARE(textOf(hers, u"Discount"_s), QString());
        QStringList inputs;
        for (const QJsonValue& each : hers.value("inputs"_L1).toArray())
            inputs.append(each["name"_L1].toString());
        QCOMPARE(inputs, QStringList{u"Express"_s}); // Ben's signature isn't disclosed
        const RawAnswer done = m_client.nobody(
            "POST", cleo + "/finish", values(hers, {{u"Discount"_s, u"8"_s}, {u"Cleo signs"_s, {}}}, true));
        QVERIFY2(done.status == 200, done.body.constData());
        QTRY_COMPARE_WITH_TIMEOUT(now(sent).value("signingStatus"_L1).toInt(), 53, 30'000);
        QCOMPARE(textOf(now(sent), u"Total"_s), u"230.00"_s);
    }

    void theSealShowsWhatIsShown_data()
    {
        QTest::addColumn<bool>("express");
        QTest::newRow("shown") << true;
        QTest::newRow("hidden over another hidden one") << false;
    }
    /** The value of a conditional tag is in the signed file if and only if it is shown. */
    void theSealShowsWhatIsShown()
    {
        QFETCH(bool, express);
        QJsonObject wanted = document(52);
        QJsonArray tags = wanted.value("tags"_L1).toArray();
        QJsonObject why = tags.at(6).toObject();
        why.insert("text"_L1, u"urgentwords"_s);
        tags.replace(6, why);
        QJsonObject total = tags.at(4).toObject();
        total.insert("top"_L1, 800); // below the text of the page
        tags.replace(4, total);
        QJsonObject more = tag(252, u"More"_s, 2, 270, when(u"Why express"_s, u"urgentwords"_s));
        more.insert("text"_L1, u"furtherwords"_s);
        tags.append(more);
        wanted.insert("tags"_L1, tags);
        const QJsonObject sent = m_client.created(wanted);
        const RawAnswer done = bothFinish(sent, u"100"_s, express, u"8"_s);
        QVERIFY2(done.status == 200, done.body.constData());
        QTRY_COMPARE_WITH_TIMEOUT(now(sent).value("signingStatus"_L1).toInt(), 53, 30'000);
        const RawAnswer file = m_client.mine("GET", ContractClient::pathOf(sent) + "/download?content=esign");
        QCOMPARE(file.status, 200);

        QString words;
        const auto read = pdf::readPages(file.body, [&](pdf::PageContent&& page) {
            for (const auto& word : page.words)
                words += word.text + u' ';
            return words.isEmpty(); // the first page with text is the one with the tags
        });
        QVERIFY(read.has_value());
        QVERIFY2(words.contains(u"19.00"_s), qPrintable(words));
        QVERIFY2(words.contains(express ? u"120.90"_s : u"111.00"_s), qPrintable(words));
        QCOMPARE(words.contains(u"urgentwords"_s), express);
        QCOMPARE(words.contains(u"furtherwords"_s), express);
    }

    void hiddenMandatoryTagsAreNotDemanded()
    {
        QJsonObject wanted = document(52);
        QJsonArray tags = wanted.value("tags"_L1).toArray();
        QJsonObject why = tags.at(6).toObject();
        why.insert("isMandatory"_L1, true);
        tags.replace(6, why);
        wanted.insert("tags"_L1, tags);
        for (const bool express : {false, true}) {
            const RawAnswer done = bothFinish(m_client.created(wanted), u"1"_s, express, u"0"_s);
            QCOMPARE(done.status, express ? 400 : 200);
        }
    }

    void otherPeoplesMaskedTextsAreNotTold()
    {
        for (const QString& asked : {u"x"_s, u"SECRET"_s}) {
            QJsonObject wanted = document(52);
            wanted.insert("tags"_L1, QJsonArray{tag(266, u"Code"_s, 1, 40), tag(250, u"Ben signs"_s, 1, 100),
                                                tag(252, u"Why"_s, 2, 250, when(u"Code"_s, asked)),
                                                tag(250, u"Cleo signs"_s, 2, 300)});
            const QJsonObject sent = m_client.created(wanted);
            const QByteArray ben = signingPath(sent, 0);
            const QJsonObject view = json(m_client.nobody("GET", ben + "/values"));
            QCOMPARE(m_client
                         .nobody("POST", ben + "/finish",
                                 values(view, {{u"Code"_s, u"secret"_s}, {u"Ben signs"_s, {}}}, true))
                         .status,
                     200);
            const RawAnswer hers = m_client.nobody("GET", signingPath(sent, 1) + "/values");
            QCOMPARE(hers.body.contains("secret"), false);
            QCOMPARE(hers.body.contains("SECRET"), asked == u"SECRET"_s); // the sender's value
        }
    }

    void templatesAndRows()
    {
        QJsonObject wanted = ServiceFixture::document(51, u"Offer"_s);
        wanted.insert("documentType"_L1, 7);
        wanted.insert("invitations"_L1,
                      QJsonArray{QJsonObject{
                          {"recipientName"_L1, u"Candidate"_s}, {"actionType"_L1, 15}, {"sequence"_L1, 1}}});
        wanted.insert("tags"_L1, QJsonArray{tag(268, u"Price"_s, 1, 40),
                                            tag(269, u"Total"_s, 1, 70, formula(u"{Price} * 2"_s)),
                                            tag(250, u"Signs"_s, 1, 100)});
        const QJsonObject made = m_client.created(wanted);
        const QByteArray id = ContractClient::idOf(made);
        const RawAnswer rows = m_client.mine(
            "POST", "/v1/templates/use/" + id + "/",
            R"({"Invitations":[{"recipientName":"A","recipientEmail":"a@example.com","Price":"10.5"},)"
            R"({"recipientName":"B","recipientEmail":"b@example.com","Price":"3"},)"
            R"({"recipientName":"C","recipientEmail":"c@example.com","Price":"3","Total":"1"}]})");
        const QJsonArray documents = json(rows).value("documents"_L1).toArray();
        QCOMPARE(documents.size(), 2);
        QCOMPARE(textOf(now(documents.at(0).toObject()), u"Total"_s), u"21.00"_s);
        QCOMPARE(textOf(now(documents.at(1).toObject()), u"Total"_s), u"6.00"_s);
        QCOMPARE(json(rows).value("errors"_L1)[0]["field"_L1].toString(), u"Total"_s);
        const RawAnswer one = m_client.mine(
            "POST", "/v2/templates/sign/" + id,
            R"({"signingStatus":52,"Invitations":[{"recipientName":"D","recipientEmail":"d@example.com"}],)"
            R"("Tags":[{"Name":"Price","Value":"7"}]})");
        QVERIFY2(one.status == 201, one.body.constData());
        QCOMPARE(textOf(now(documentIn(one)), u"Total"_s), u"14.00"_s);
        const RawAnswer report = m_client.mine("GET", "/v1/documents/" + id + "/childrentags");
        QVERIFY(report.body.contains("21.00") && report.body.contains("14.00"));
    }
};

INK_TEST(TestFormulas, "tst_formulas")

} // namespace tst_formulas

#include "tst_formulas.moc"
