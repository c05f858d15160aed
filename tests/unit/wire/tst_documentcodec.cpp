#include "app/base/reasons.h"
#include "app/domain/document/document.h"
#include "app/domain/history/history.h"
#include "app/domain/routing/reasons.h"
#include "app/service/core/reasons.h"
#include "app/service/host/reasons.h"
#include "app/wire/createcodec.h"
#include "app/wire/documentcodec.h"
#include "app/wire/json.h"
#include "app/wire/listcodec.h"
#include "tests/support/builders.h"
#include "tests/support/testmain.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QJsonValue>
#include <QTest>

#include <random>

namespace tst_documentcodec {

using namespace ink;
using namespace ink::domain;
using namespace Qt::Literals::StringLiterals;

namespace {

QJsonObject parsed(const QByteArray& text)
{
    const auto value = wire::parseJsonObject(text);
    if (!value) qFatal("%s", qPrintable(value.error().detail.english()));
    return *value;
}

QStringList paths(const Error& error)
{
    QStringList list;
    for (const FieldIssue& issue : error.fields)
        list.append(issue.field);
    return list;
}

/** Encodes and parses again, like the other side. */
QJsonObject wired(const QJsonObject& object)
{
    return parsed(wire::toBytes(object));
}

} // namespace

class TestDocumentCodec : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void richDocumentSurvives();
    void defaultDocumentSurvives();
    void sentencesKeepTheirReasons();
    void foreignReasonsAreNoFault();
    void contractNames();
    void vendorSpellings();
    void publishedTimes_data();
    void publishedTimes();
    void wrongTypesAreNamed();
    void conditions();
    void nulIsRefused();
    void unknownFieldsComeBack();
    void patchKeepsWhatItDoesNotName();
    void fileOrderFollowsSequence();
    void tagAndInvitationLists();
    void pagesOfSummaries();
    void createNeedsItsFields();
    void createForgetsServerFields();
    void createArrayNamesTheDocument();
    void damagedDocumentsAreRefusedOrSurvive();
    void tenThousandTags();
};

void TestDocumentCodec::richDocumentSurvives()
{
    const Document document = test::richDocument();
    const auto back = wire::documentFromJson(wired(wire::toJson(document)));
    QVERIFY2(back, qPrintable(back ? QString() : back.error().detail.english()));
    QCOMPARE(wire::toBytes(wire::toJson(*back)), wire::toBytes(wire::toJson(document)));
    QVERIFY(*back == document);
    QCOMPARE(back->id.value(), 9'007'199'254'740'993);

    const auto wrapped = wire::documentFromJson(wired(wire::documentResponse(document)));
    QVERIFY(wrapped && *wrapped == document);
    const auto many =
        wire::documentsFromResponse(wired(wire::documentsResponse({document, test::sendableDraft()})));
    QVERIFY(many && many->size() == 2 && many->first() == document);
}

void TestDocumentCodec::defaultDocumentSurvives()
{
    const auto back = wire::documentFromJson(wired(wire::toJson(Document{})));
    QVERIFY(back && *back == Document{});
}

void TestDocumentCodec::sentencesKeepTheirReasons()
{
    Document document = test::richDocument();
    document.waitingFor = reasons::sealingRetried(3, reasons::diskFullOrReadOnly());
    document.invitations.front().waitingFor =
        reasons::waitingToSign(reasons::hostedPerson(u"Kim"_s, u"Ada"_s));
    HistoryEntry entry;
    entry.event = domain::HistoryEvent::MailFailed;
    setDetail(entry, reasons::historyMail(reasons::mailCode(), u"Ben"_s, Message::literal(u"550 no"_s)));
    appendHistory(document, entry);
    entry.event = domain::HistoryEvent::Sealed; // of a later version
    entry.detail = u"Sealed tomorrow."_s;
    entry.reason = u"of_tomorrow"_s;
    entry.args = {{u"1"_s, u"x"_s}};
    appendHistory(document, entry);

    const QJsonObject o = wire::toJson(document);
    QCOMPARE(o.value("waitingFor"_L1).toString(),
             u"Being sealed, attempt 3: The disk is full or read-only."_s);
    QCOMPARE(o.value("waitingForMessage"_L1).toObject().value("reason"_L1).toString(), u"sealing_retried"_s);
    const QJsonArray histories = o.value("histories"_L1).toArray();
    const QJsonObject mail = histories.at(histories.size() - 2).toObject();
    QCOMPARE(mail.value("detail"_L1).toString(), u"one-time code to Ben: 550 no"_s);
    QCOMPARE(mail.value("reason"_L1).toString(), u"history_mail"_s);
    QVERIFY(!histories.at(0).toObject().contains("reason"_L1));

    const auto back = wire::documentFromJson(wired(o));
    QVERIFY2(back, qPrintable(back ? QString() : back.error().detail.english()));
    QVERIFY(*back == document);
    QCOMPARE(firstBrokenLink(back->histories), -1);
    QVERIFY(summaryOf(*back) == summaryOf(document));
}

void TestDocumentCodec::foreignReasonsAreNoFault()
{
    QJsonObject o = wire::toJson(test::richDocument());
    o.insert("waitingFor"_L1, u"Lunch"_s);
    o.insert("waitingForMessage"_L1, 7);
    QJsonArray histories = o.value("histories"_L1).toArray();
    QJsonObject entry = histories.at(0).toObject();
    entry.insert("reason"_L1, QString(5000, u'x'));
    entry.insert("args"_L1, true);
    histories.replace(0, entry);
    o.insert("histories"_L1, histories);
    const auto back = wire::documentFromJson(wired(o));
    QVERIFY2(back, qPrintable(back ? QString() : back.error().detail.english()));
    QCOMPARE(back->waitingFor, Message::literal(u"Lunch"_s));
    QVERIFY(!historyDetail(back->histories.at(0)).hasReason());
}

void TestDocumentCodec::contractNames()
{
    const QJsonObject o = wire::toJson(test::richDocument());
    QCOMPARE(o.value("signingStatusDisplay"_L1).toString(), u"IN_PROGRESS"_s);
    QVERIFY(o.contains("GUID"_L1));
    QVERIFY(o.value("documentSetting"_L1).toObject().contains("postBackURL"_L1));
    const QJsonObject invitation = o.value("invitations"_L1).toArray().at(0).toObject();
    QVERIFY(invitation.contains("signingURL"_L1));
    QCOMPARE(invitation.value("status"_L1).toInt(), 63);
    QCOMPARE(o.value("tags"_L1).toArray().at(0).toObject().value("type"_L1).toInt(), 250);
    QVERIFY(wire::toJson(Document{}).value("documentSentTime"_L1).isNull());
    QVERIFY(!wire::toJson(summaryOf(test::richDocument())).contains("tags"_L1));
}

void TestDocumentCodec::vendorSpellings()
{
    const auto document = wire::documentFromJson(parsed(R"({"document":{
        "docID":"4711","guid":"5F3D0B7C-0000-4000-8000-000000000001","TITLE":"Lease","senderemail":"m@x.example",
        "createdTime":"2026-03-04 05:06:07.8","documentSetting":{"postBackUrl":"https://x.example/cb"},
        "Files":[{"fileID":7,"NAME":"a.pdf","pages":[{"pageIndex":1,"width":612.5,"height":792}]}],
        "Invitations":[{"recipientName":"Ada","RecipientEmail":"a@x.example","actionType":"15"}],
        "Tags":[{"type":252,"textValue":"hello","left":1,"top":2,"width":30,"height":40},
                {"type":250,"text":null,"textValue":"typed","imageDataValue":"data:image/png;base64,aGk="}]}})"));
    QVERIFY2(document, qPrintable(document ? QString() : document.error().detail.english()));
    QCOMPARE(document->id, DocumentId(4711));
    QCOMPARE(document->guid, u"5f3d0b7c-0000-4000-8000-000000000001"_s);
    QCOMPARE(document->title, u"Lease"_s);
    QCOMPARE(document->createdTime.time_since_epoch().count(), 1'772'600'767'800);
    QCOMPARE(document->setting.postBackUrl, u"https://x.example/cb"_s);
    QCOMPARE(document->files.first().id, FileId(7));
    QCOMPARE(document->files.first().pages.first().size, QSizeF(612.5, 792));
    QCOMPARE(document->invitations.first().actionType, ActionType::Signer);
    QCOMPARE(document->tags.at(0).text, u"hello"_s);
    QCOMPARE(document->tags.at(0).rect, (PageRect{1, 2, 30, 40}));
    QCOMPARE(document->tags.at(1).text, u"typed"_s); // an alias fills in for null
    QCOMPARE(document->tags.at(1).image, "hi");
    QVERIFY(document->extra.isEmpty());

    // The exact spelling takes precedence over other cases of the same name.
    QCOMPARE(wire::documentFromJson(parsed(R"({"TITLE":"loud","title":"right"})"))->title, u"right"_s);
}

void TestDocumentCodec::publishedTimes_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<qint64>("ms"); // -1: rejected
    QTest::newRow("milliseconds") << QByteArray("1772600767800") << qint64{1'772'600'767'800};
    QTest::newRow("no fraction") << QByteArray("\"2026-03-04 05:06:07\"") << qint64{1'772'600'767'000};
    QTest::newRow("tenth") << QByteArray("\"2026-03-04 05:06:07.8\"") << qint64{1'772'600'767'800};
    QTest::newRow("microseconds") << QByteArray("\"2026-03-04 05:06:07.812345\"")
                                  << qint64{1'772'600'767'812};
    QTest::newRow("UTC") << QByteArray("\"2026-03-04T05:06:07.8Z\"") << qint64{1'772'600'767'800};
    QTest::newRow("an hour ahead") << QByteArray("\"2026-03-04T06:06:07.8+01:00\"")
                                   << qint64{1'772'600'767'800};
    QTest::newRow("behind") << QByteArray("\"2026-03-04T01:36:07-0330\"") << qint64{1'772'600'767'000};
    QTest::newRow("no fraction of a second") << QByteArray("\"2026-03-04 05:06:07.8x\"") << qint64{-1};
    QTest::newRow("no such offset") << QByteArray("\"2026-03-04T05:06:07+24:00\"") << qint64{-1};
    QTest::newRow("before 1970") << QByteArray("\"1969-12-31 23:59:59.5\"") << qint64{-500};
    QTest::newRow("no such day") << QByteArray("\"2026-02-30 05:06:07\"") << qint64{-1};
    QTest::newRow("words") << QByteArray("\"yesterday\"") << qint64{-1};
    QTest::newRow("fraction of a millisecond") << QByteArray("1.5") << qint64{-1};
}

void TestDocumentCodec::publishedTimes()
{
    QFETCH(QByteArray, json);
    QFETCH(qint64, ms);
    const auto document = wire::documentFromJson(parsed(R"({"createdTime":)" + json + '}'));
    QCOMPARE(document.has_value(), ms != -1);
    if (document)
        QCOMPARE(document->createdTime.time_since_epoch().count(), ms);
    else
        QCOMPARE(paths(document.error()), {u"createdTime"_s});
}

void TestDocumentCodec::wrongTypesAreNamed()
{
    const auto document = wire::documentFromJson(parsed(R"({
        "title":5, "id":-1, "version":1.5, "deleted":"yes", "signingStatus":99, "documentSetting":[],
        "files":[{"pages":[{"width":"wide"}]}, 7],
        "invitations":[{"authentications":[{"type":1}]},{"sequence":"first"}],
        "tags":[{"type":250},{"type":250,"left":"a","width":2.5},{"left":3},{"type":251,"image":"%%%","style":{"max":"9"}}]})"));
    QVERIFY(!document);
    QCOMPARE(document.error().code, ErrorCode::Validation);
    QStringList found = paths(document.error());
    found.sort();
    QStringList wanted{u"title"_s,
                       u"id"_s,
                       u"version"_s,
                       u"deleted"_s,
                       u"signingStatus"_s,
                       u"documentSetting"_s,
                       u"files[0].pages[0].width"_s,
                       u"files[1]"_s,
                       u"invitations[0].authentications[0].type"_s,
                       u"invitations[1].sequence"_s,
                       u"tags[1].left"_s,
                       u"tags[1].width"_s,
                       u"tags[2].type"_s,
                       u"tags[3].image"_s,
                       u"tags[3].style.max"_s};
    wanted.sort();
    QCOMPARE(found, wanted);

    const auto crowd = wire::documentFromJson({{"tags"_L1, QJsonArray::fromStringList(QStringList(9000))}});
    QCOMPARE(crowd.error().fields.size(), 100); // a long invalid list doesn't cause a long response
    QVERIFY(!wire::documentFromJson({{"tags"_L1, QJsonArray::fromStringList(QStringList(10'001))}}));
}

void TestDocumentCodec::conditions()
{
    const auto read = [](const QByteArray& condition) {
        return wire::documentFromJson(
            parsed(R"({"title":"t","tags":[{"type":252,"style":{"condition":)" + condition + "}}]}"));
    };
    const auto written = [&](const QByteArray& condition) {
        const auto document = read(condition);
        if (!document) return QJsonObject();
        const QJsonObject tag = wire::toJson(*document).value("tags"_L1).toArray().at(0).toObject();
        return tag.value("style"_L1).toObject().value("condition"_L1).toObject();
    };
    for (const char* same :
         {R"({"tag":"A","equals":"x"})", R"({"tag":"A","is":"atLeast","value":"5"})",
          R"({"tag":"A","is":"filled"})",
          R"({"any":[{"all":[{"tag":"A","equals":"x"},{"tag":"B","is":"less","value":"2"}]},
                                        {"all":[{"tag":"C","is":"empty"}]}]})"})
        QCOMPARE(written(same), parsed(same));
    // Other spellings of the same condition.
    QCOMPARE(written(R"({"tag":"A","is":"equals","value":"x"})"), parsed(R"({"tag":"A","equals":"x"})"));
    QCOMPARE(written(R"({"any":[{"tag":"A","equals":"x"}]})"), parsed(R"({"tag":"A","equals":"x"})"));
    const auto alternatives = read(R"({"any":[{"tag":"A","equals":"x"},{"tag":"B","equals":"y"}]})");
    QVERIFY(alternatives && alternatives->tags.at(0).style.condition->terms.at(1).isAlternative);

    QCOMPARE(paths(read(R"({"tag":"A","is":"like","value":"x"})").error()),
             {u"tags[0].style.condition.is"_s});
    QCOMPARE(paths(read(R"({"any":[{"all":[{"tag":5}]}]})").error()),
             {u"tags[0].style.condition.any[0].all[0].tag"_s});
    QCOMPARE(paths(read(R"({"any":[]})").error()), {u"tags[0].style.condition.any"_s});
    const QByteArray six =
        R"({"all":[{"tag":"A"},{"tag":"A"},{"tag":"A"},{"tag":"A"},{"tag":"A"},{"tag":"A"}]})";
    QVERIFY(read("{\"any\":[" + six + "," + six + "," + six + "]}"));
    QCOMPARE(paths(read("{\"any\":[" + six + "," + six + "," + six + "," + six + "]}").error()),
             {u"tags[0].style.condition.any"_s});
}

void TestDocumentCodec::nulIsRefused()
{
    const auto named = wire::documentFromJson(parsed(R"({"title":"a\u0000b"})"));
    QCOMPARE(paths(named.error()), {u"title"_s});
    QVERIFY(!wire::documentFromJson(parsed(R"({"other":["a\u0000b"]})")));
    QVERIFY(!wire::tagsFromJson(parsed(R"({"tags":[{"type":252,"style":{"options":["a\u0000"]}}]})")));
}

void TestDocumentCodec::unknownFieldsComeBack()
{
    const QJsonObject sent =
        parsed(R"({"title":"t","brand":{"logo":[1,2]},"tags":[{"type":252,"hint":"h","style":{"glow":1}}]})");
    const auto document = wire::documentFromJson(sent);
    QVERIFY(document);
    const QJsonObject back = wire::toJson(*document);
    QCOMPARE(back.value("brand"_L1), sent.value("brand"_L1));
    const QJsonObject tag = back.value("tags"_L1).toArray().at(0).toObject();
    QCOMPARE(tag.value("hint"_L1).toString(), u"h"_s);
    QCOMPARE(tag.value("style"_L1).toObject().value("glow"_L1).toInt(), 1);
}

void TestDocumentCodec::patchKeepsWhatItDoesNotName()
{
    const auto patch = wire::patchFromJson(parsed(
        R"({"document":{"signingStatus":56,"reason":"late","version":4,"folderId":null,"documentSetting":{"maxReminders":9}}})"));
    QVERIFY(patch);
    QCOMPARE(patch->signingStatus, SigningStatus::Cancelled);
    QCOMPARE(patch->reason, u"late"_s);
    QCOMPARE(patch->version, 4);
    QCOMPARE(patch->folderId, FolderId()); // null: removed from all folders
    QVERIFY(!patch->title && !patch->tags && !patch->invitations && !patch->deleted && !patch->fileOrder);

    Document document = test::richDocument();
    const Document before = document;
    wire::applyFields(*patch, document);
    QCOMPARE(document.setting.maxReminders, 9);
    QCOMPARE(document.setting.postBackUrl, before.setting.postBackUrl);
    QCOMPARE(document.title, before.title);
    QCOMPARE(document.status, before.status); // the service handles transitions
    QVERIFY(document.folderId.isNull());

    wire::DocumentPatch whole = *patch;
    whole.title = u"New"_s;
    whole.tags = before.tags;
    whole.invitations = before.invitations;
    whole.setting = wire::patchOf(before.setting);
    whole.fileOrder = {FileId(9), FileId(3)};
    whole.deleted = false;
    const auto back = wire::patchFromJson(wired(wire::toJson(whole)));
    QVERIFY(back && *back == whole);
}

void TestDocumentCodec::fileOrderFollowsSequence()
{
    const auto patch = wire::patchFromJson(
        parsed(R"({"files":[{"id":1,"sequence":2},{"id":2,"sequence":1},{"fileID":"3","sequence":3}]})"));
    QVERIFY(patch);
    QCOMPARE(*patch->fileOrder, (QList<FileId>{FileId(2), FileId(1), FileId(3)}));
    QCOMPARE(paths(wire::patchFromJson(parsed(R"({"files":[{"name":"x"}]})")).error()), {u"files[0].id"_s});
}

void TestDocumentCodec::tagAndInvitationLists()
{
    const Document document = test::richDocument();
    QCOMPARE(*wire::tagsFromJson(wired(wire::tagsToJson(document.tags))), document.tags);
    QCOMPARE(*wire::invitationsFromJson(wired(wire::invitationsToJson(document.invitations))),
             document.invitations);
    QVERIFY(wire::invitationsToJson({}).contains("invitation"_L1));
    QVERIFY(wire::invitationsFromJson(parsed(R"({"Invitations":[]})")));
    QVERIFY(!wire::tagsFromJson({})); // a missing name must not delete all tags
    QCOMPARE(*wire::filesFromJson(wired(wire::filesToJson(document.files))), document.files);
}

void TestDocumentCodec::pagesOfSummaries()
{
    DocumentPage page;
    page.total = 41;
    page.documents = {summaryOf(test::richDocument()), summaryOf(test::emptyDraft())};
    const auto back = wire::documentPageFromJson(wired(wire::toJson(page)));
    QVERIFY(back && *back == page);

    DocumentQuery query;
    query.pageIndex = 3;
    query.text = u"50 % & mehr=ü+"_s;
    query.status = SigningStatus::Completed;
    query.folder = FolderId(0);
    query.deleted = true;
    query.createdFrom = page.documents.first().createdTime;
    query.completedFrom = page.documents.first().createdTime + std::chrono::hours(3);
    query.completedTo = page.documents.first().createdTime + std::chrono::hours(4);
    query.content = u"notice period"_s;
    query.expiresTo = page.documents.first().createdTime + std::chrono::hours(24);
    query.lastActionFrom = page.documents.first().createdTime + std::chrono::hours(1);
    query.lastActionTo = page.documents.first().createdTime + std::chrono::hours(2);
    query.sort = SortField::Title;
    query.ascending = true;
    const auto items = wire::parseQueryString(wire::toQueryString(wire::toItems(query)));
    QVERIFY(items);
    QCOMPARE(*wire::documentQueryFromItems(*items), query);
    DocumentQuery sevens;
    sevens.pageSize = 7;
    QCOMPARE(
        *wire::documentQueryFromItems({{u"PAGESIZE"_s, u"7"_s}, {u"unknown"_s, u"x"_s}, {u"text"_s, {}}}),
        sevens);

    const auto bad = wire::documentQueryFromItems({{u"pageSize"_s, u"501"_s},
                                                   {u"signingStatus"_s, u"1"_s},
                                                   {u"order"_s, u"up"_s},
                                                   {u"createdTo"_s, u"soon"_s}});
    QCOMPARE(paths(bad.error()),
             (QStringList{u"pageSize"_s, u"signingStatus"_s, u"createdTo"_s, u"order"_s}));
    QVERIFY(!wire::parseQueryString("a=%4"));
    QVERIFY(!wire::parseQueryString("a=%ff"));
}

void TestDocumentCodec::createNeedsItsFields()
{
    const auto nothing = wire::createRequestFromJson({});
    QCOMPARE(paths(nothing.error()), (QStringList{u"title"_s, u"senderName"_s, u"senderEmail"_s,
                                                  u"documentType"_s, u"signingStatus"_s}));
    wire::CreateRequest request;
    request.document = test::sendableDraft();
    request.document.files.clear();
    request.document.guid.clear();
    request.document.createdTime = {};
    request.document.lastModifiedTime = {};
    for (Invitation& invitation : request.document.invitations)
        invitation.guid.clear();
    request.files = {{u"a.pdf"_s, "%PDF-1.7\0x"}};
    request.addTagsOfPdf = true;
    request.authentication = wire::InlineAuthentication{Secret("key"), {}, {}};
    const auto back = wire::createRequestFromJson(wired(wire::toJson(request)));
    QVERIFY2(back, qPrintable(back ? QString() : back.error().detail.english()));
    QVERIFY(*back == request);
    QVERIFY(back->hasExpiry);
    // Files of the document that come as parts of the body are only named if not everybody may see them.
    wire::CreateRequest described = request;
    described.document.files = {File(), File()};
    const auto filesOf = [](const wire::CreateRequest& from) {
        return wire::toJson(from).value("files"_L1).toArray();
    };
    QCOMPARE(filesOf(described), filesOf(request));
    described.files.clear();
    QVERIFY(filesOf(described).isEmpty());
    described.document.files[1].visibleTo = {1};
    QCOMPARE(filesOf(described), (QJsonArray{QJsonObject{{u"visibleTo"_s, QJsonArray()}},
                                             QJsonObject{{u"visibleTo"_s, QJsonArray{1}}}}));
    request.hasExpiry = false;
    QVERIFY(!wire::createRequestFromJson(wired(wire::toJson(request)))->hasExpiry);
    QJsonObject null = wire::toJson(request);
    null.insert("documentSetting"_L1, QJsonObject{{"expiredaysaftersent"_L1, QJsonValue::Null}});
    QVERIFY(!wire::createRequestFromJson(null)->hasExpiry);
    null.insert("DocumentSetting"_L1, QJsonObject{{"expiredaysaftersent"_L1, 180}});
    null.remove("documentSetting"_L1);
    QVERIFY(wire::createRequestFromJson({{"document"_L1, null}})->hasExpiry);
    request.hasExpiry = true;

    QJsonObject wrong = wire::toJson(request);
    wrong.insert("signingStatus"_L1, 53);
    wrong.insert("files"_L1, QJsonArray{QJsonObject{{"name"_L1, u"x"_s}}});
    QCOMPARE(paths(wire::createRequestFromJson(wrong).error()),
             (QStringList{u"files[0].body"_s, u"signingStatus"_s}));

    const auto beside = wire::createRequestFromJson(
        {{"authentication"_L1, QJsonObject{{"email"_L1, u"a@x.example"_s}, {"password"_L1, u"pw"_s}}},
         {"document"_L1, wire::toJson(request)}});
    QCOMPARE(beside->authentication->email, u"a@x.example"_s);
    QCOMPARE(beside->authentication->password.reveal(), "pw");
    QVERIFY(!wire::authenticationFromJson({{"password"_L1, u"pw"_s}}));
}

void TestDocumentCodec::createForgetsServerFields()
{
    Document document = test::richDocument();
    QJsonObject o = wire::toJson(document);
    o.remove("files"_L1);
    const auto request = wire::createRequestFromJson(o);
    QVERIFY(request);
    const Document& made = request->document;
    QVERIFY(made.id.isNull() && made.guid.isEmpty() && made.histories.isEmpty() && !made.completedTime);
    QCOMPARE(made.version, 1);
    QCOMPARE(made.invitations.first().status, InvitationStatus::NotSent);
    QVERIFY(made.invitations.first().guid.isEmpty()); // clients can't choose a signing link
    QCOMPARE(made.tags.first().image, document.tags.first().image);
}

void TestDocumentCodec::createArrayNamesTheDocument()
{
    wire::CreateRequest good;
    good.document = test::emptyDraft();
    QJsonObject bad = wire::toJson(good);
    bad.remove("title"_L1);
    const QJsonArray list{wire::toJson(good), bad};
    QCOMPARE(paths(wire::createRequestsFromJson(list).error()), {u"[1].title"_s});
    QCOMPARE(paths(wire::createRequestsFromJson(QJsonObject{{"documents"_L1, list}}).error()),
             {u"documents[1].title"_s});
    QCOMPARE(wire::createRequestsFromJson(wire::toJson(good))->size(), 1);
    QVERIFY(!wire::createRequestsFromJson(QJsonArray()));
}

void TestDocumentCodec::damagedDocumentsAreRefusedOrSurvive()
{
    const QByteArray whole = wire::toBytes(wire::toJson(test::richDocument()));
    const QByteArray pieces = "\"{}[],:0123456789-.eEtrufalsn\\\x00\xc3\xff";
    std::mt19937 random(20260101);
    int read = 0;
    for (int round = 0; round < 3000; ++round) {
        QByteArray damaged = whole;
        for (int i = 0; i < 1 + round % 3; ++i)
            damaged[static_cast<qsizetype>(random() % static_cast<size_t>(damaged.size()))] =
                pieces.at(static_cast<qsizetype>(random() % static_cast<size_t>(pieces.size())));
        const auto json = wire::parseJsonObject(damaged);
        if (!json) continue;
        const auto document = wire::documentFromJson(*json);
        if (!document) {
            QCOMPARE(document.error().code, ErrorCode::Validation);
            QVERIFY(!document.error().fields.isEmpty());
            continue;
        }
        ++read;
        const auto again = wire::documentFromJson(wired(wire::toJson(*document)));
        QVERIFY2(again && *again == *document, damaged.constData());
    }
    QVERIFY2(read > 500, qPrintable(QString::number(read))); // the test must reach the writer often
}

void TestDocumentCodec::tenThousandTags()
{
    Document document = test::sendableDraft();
    for (int i = 1; i < 10'000; ++i)
        document.tags.append(test::tag(TagType::Text, u"t%1"_s.arg(i)));
    const auto back = wire::documentFromJson(wired(wire::toJson(document)));
    QVERIFY(back && back->tags == document.tags);
}

INK_TEST(TestDocumentCodec, "tst_documentcodec")

} // namespace tst_documentcodec

#include "tst_documentcodec.moc"
