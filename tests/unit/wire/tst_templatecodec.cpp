#include "app/domain/document/document.h"
#include "app/wire/deliverycodec.h"
#include "app/wire/json.h"
#include "app/wire/listcodec.h"
#include "app/wire/reasons.h"
#include "app/wire/templatecodec.h"
#include "app/workflow/documents/reasons.h"
#include "tests/support/builders.h"
#include "tests/support/testmain.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QJsonValue>
#include <QTest>

namespace tst_templatecodec {

using namespace ink;
using namespace ink::domain;
using namespace Qt::Literals::StringLiterals;

namespace {
QJsonObject parsed(const QByteArray& text)
{
    return wire::parseJsonObject(text).value_or(QJsonObject());
}

QJsonObject wired(const QJsonObject& object)
{
    return parsed(wire::toBytes(object));
}
} // namespace

class TestTemplateCodec : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void bulkRows();
    void badRowsAreTold();
    void bulkAnswer();
    void templateUse();
    void report();
    void deletion();
    void deliveries();
};

void TestTemplateCodec::bulkRows()
{
    const auto request = wire::bulkRequestFromJson(parsed(
        R"({"callback":"https://x/cb","invitations":[{"RecipientName":"Ada","recipientEmail":"a@x","Salary":1200,"Rate":1.5,"Car":true,"Note":null}]})"));
    QVERIFY(request && request->faults.isEmpty());
    const BulkRow& row = request->rows.at(0);
    QCOMPARE(row.recipient.name, u"Ada"_s);
    const QList<QPair<QString, QString>> wanted{
        {u"Car"_s, u"true"_s}, {u"Note"_s, {}}, {u"Rate"_s, u"1.5"_s}, {u"Salary"_s, u"1200"_s}};
    QCOMPARE(row.values, wanted);
    QVERIFY(*wire::bulkRequestFromJson(wired(wire::toJson(*request))) == *request);

    // Several people per row; a tag may still have the same name as their list.
    const auto several = wire::bulkRequestFromJson(parsed(
        R"({"Invitations":[{"recipientName":"Ada","recipientEmail":"a@x","otherRecipients":[{"recipientName":"Ben","recipientEmail":"b@x"}]},
            {"recipientName":"Ada","recipientEmail":"a@x","otherRecipients":"none"},
            {"recipientName":"Ada","recipientEmail":"a@x","otherRecipients":[7]}]})"));
    QVERIFY(several);
    QCOMPARE(several->rows.at(0).others, (QList<domain::BulkPerson>{{u"Ben"_s, u"b@x"_s}}));
    QCOMPARE(several->rows.at(1).values.constFirst(), std::pair(u"otherRecipients"_s, u"none"_s));
    QCOMPARE(several->faults.size(), 1);
    QCOMPARE(several->faults.constFirst().row, 2);
    QCOMPARE(several->faults.constFirst().field, u"otherRecipients[0]"_s);
    QVERIFY(wire::bulkRequestFromJson(wired(wire::toJson(*several)))->rows == several->rows);
}

void TestTemplateCodec::badRowsAreTold()
{
    const auto request = wire::bulkRequestFromJson(
        parsed(R"({"Invitations":[{"recipientName":"ok","A":"b"},{"recipientName":7,"A":["x"]},"row"]})"));
    QVERIFY(request); // valid rows stay valid
    QCOMPARE(request->rows.size(), 3);
    QCOMPARE(request->faults.size(), 3);
    QCOMPARE(request->faults.at(0).row, 1);
    QCOMPARE(request->faults.at(0).field, u"recipientName"_s);
    QCOMPARE(request->faults.at(1).field, u"A"_s);
    QCOMPARE(request->faults.at(2).row, 2);

    QVERIFY(!wire::bulkRequestFromJson({}));
    QJsonArray many;
    for (int i = 0; i < 1001; ++i)
        many.append(QJsonObject());
    QCOMPARE(wire::bulkRequestFromJson({{"Invitations"_L1, many}}).error().code, ErrorCode::TooLarge);
    many.removeLast();
    QVERIFY(wire::bulkRequestFromJson({{"Invitations"_L1, many}}));
}

void TestTemplateCodec::bulkAnswer()
{
    wire::BulkResponse answer;
    answer.documents = {summaryOf(test::richDocument())};
    answer.documentRows = {1};
    answer.errors = {{0, u"recipientEmail"_s, reasons::isMissing()},
                     {1, u"recipientName"_s, Message::literal(u"words of others"_s)}};
    const QJsonObject o = wired(wire::toJson(answer));
    QCOMPARE(o.value("success"_L1), QJsonValue(false));
    QVERIFY(*wire::bulkResponseFromJson(o) == answer);
    QJsonObject foreign = o;
    foreign.remove("rows"_L1);
    QVERIFY(wire::bulkResponseFromJson(foreign)->documentRows.isEmpty());
}

void TestTemplateCodec::templateUse()
{
    wire::TemplateUse use;
    use.title = u"Offer 9"_s;
    use.senderName = u"Mira"_s;
    use.senderEmail = u"m@x.example"_s;
    use.setting = wire::patchOf(DocumentSetting{});
    use.folderId = FolderId(3);
    use.signingStatus = SigningStatus::Draft;
    use.invitations = {{u"Ada"_s, u"a@x.example"_s, {}}};
    use.tags = {{TagId(4), {}, u"x"_s}, {{}, u"Amount"_s, u"12"_s}};
    QVERIFY(*wire::templateUseFromJson(wired(wire::toJson(use))) == use);
    QCOMPARE(wire::templateUseFromJson(parsed(R"({"tags":[{"name":"n","value":5}]})"))->tags.at(0).value,
             u"5"_s);
    QVERIFY(!wire::templateUseFromJson(parsed(R"({"Tags":[{"Value":"x"}]})")));
    QVERIFY(!wire::templateUseFromJson(parsed(R"({"signingStatus":53})")));
}

void TestTemplateCodec::report()
{
    const Document rich = test::richDocument();
    const wire::ReportPage page{7, {{summaryOf(rich), u"Ada"_s, u"a@x.example"_s, rich.tags}}};
    const QJsonObject o = wired(wire::toJson(page));
    const QJsonObject tag =
        o.value("documents"_L1).toArray().at(0).toObject().value("tags"_L1).toArray().at(1).toObject();
    QCOMPARE(tag.value("textValue"_L1).toString(), u"12.50"_s);
    QVERIFY(*wire::reportPageFromJson(o) == page);
}

void TestTemplateCodec::deletion()
{
    const QList<DocumentId> ids{DocumentId(1), DocumentId(22)};
    QCOMPARE(*wire::idsFromJson(wired(wire::idsToJson(ids))), ids);
    QCOMPARE(*wire::idsFromJson(QJsonArray{1, u"22"_s, 1}), ids);
    QCOMPARE(*wire::idsFromItems({{u"ids"_s, u"1, 22"_s}}), ids);
    QVERIFY(!wire::idsFromJson(QJsonArray{}) && !wire::idsFromItems({}) && !wire::idsFromJson(QJsonObject{}));
    QCOMPARE(wire::idsFromJson(QJsonArray{1, -2}).error().fields.at(0).field, u"ids[1]"_s);
    QVERIFY(!wire::idsFromItems({{u"ids"_s, u"1;2"_s}}));

    const QList<wire::DeleteResult> results{{DocumentId(1), true, {}},
                                            {DocumentId(2), false, Message::literal(u"not yours"_s)},
                                            {DocumentId(3), false, reasons::folderGone()}};
    const QJsonObject answer = wired(wire::deleteResponse(results));
    QCOMPARE(answer.value("success"_L1), QJsonValue(false));
    QVERIFY(*wire::deleteResultsFromJson(answer) == results);
}

void TestTemplateCodec::deliveries()
{
    wire::Delivery delivery{u"uuid"_s,
                            u"json"_s,
                            u"https://x/cb/1"_s,
                            domain::DeliveryState::Waiting,
                            Timestamp{std::chrono::seconds{1}},
                            Timestamp{std::chrono::seconds{9}},
                            {},
                            {{Timestamp{std::chrono::seconds{2}}, 503, Message::literal(u"busy"_s)}},
                            0,
                            0,
                            {}};
    QVERIFY(*wire::deliveriesFromJson(wired(wire::deliveriesToJson({delivery}))) ==
            QList<wire::Delivery>{delivery});
}

INK_TEST(TestTemplateCodec, "tst_templatecodec")

} // namespace tst_templatecodec

#include "tst_templatecodec.moc"
