#include "app/domain/document/document.h"
#include "app/wire/json.h"
#include "app/wire/signercodec.h"
#include "tests/support/builders.h"
#include "tests/support/testmain.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QTest>

namespace tst_signercodec {

using namespace ink;
using namespace ink::domain;
using namespace Qt::Literals::StringLiterals;

namespace {
QJsonObject wired(const QJsonObject& object)
{
    return wire::parseJsonObject(wire::toBytes(object)).value_or(QJsonObject());
}

QStringList paths(const Error& error)
{
    QStringList list;
    for (const FieldIssue& issue : error.fields)
        list.append(issue.field);
    return list;
}
} // namespace

class TestSignerCodec : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void viewSurvives();
    void valuesSurvive();
    void onlyPicturesAreImages();
    void badValuesAreNamed();
    void rejectNeedsAReason();
};

void TestSignerCodec::viewSurvives()
{
    const Document rich = test::richDocument();
    wire::SignerView view;
    view.title = rich.title;
    view.message = rich.message;
    view.senderName = rich.senderName;
    view.senderEmail = rich.senderEmail;
    view.status = SigningStatus::Completed;
    view.myStatus = InvitationStatus::Finalized;
    view.myAction = ActionType::SigningHost;
    view.invitationIndex = 2;
    view.recipientName = u"Ben"_s;
    view.recipientEmail = u"ben@x.example"_s;
    view.canSignTags = true;
    view.canFinish = true;
    view.blockedReason = u"Ada signs first."_s;
    view.consentText = u"I agree to sign electronically."_s;
    view.language = u"ar"_s;
    view.deadline = Timestamp(std::chrono::milliseconds(1'780'000'000'000));
    view.pages = rich.files.at(0).pages;
    view.files = {{u"Lease.pdf"_s, 1}, {u"House rules.pdf"_s, 3}};
    view.tags = {{rich.tags.at(0), false}, {rich.tags.at(1), true}};
    const auto back = wire::signerViewFromJson(wired(wire::toJson(view)));
    QVERIFY2(back, qPrintable(back ? QString() : back.error().detail.english()));
    QVERIFY(*back == view);
    QVERIFY(*wire::signerViewFromJson(wired(wire::toJson(wire::SignerView{}))) == wire::SignerView{});
}

void TestSignerCodec::valuesSurvive()
{
    wire::FinishRequest request;
    request.hasConsented = true;
    request.code = u"123456"_s;
    request.values.values = {{TagId(7), u"x"_s, {}}, {TagId(8), {}, test::tinyPng()}};
    Tag placed;
    placed.pageIndex = 2;
    placed.rect = {10, 20, 100, 40};
    placed.image = test::tinyPng();
    request.values.signatures = {placed};
    QVERIFY(*wire::finishRequestFromJson(wired(wire::toJson(request))) == request);
    QVERIFY(*wire::signerValuesFromJson(wired(wire::toJson(request.values))) == request.values);
    QVERIFY(!wire::finishRequestFromJson({})->hasConsented); // consent is never assumed
}

void TestSignerCodec::onlyPicturesAreImages()
{
    const auto values = [](const QByteArray& bytes) {
        return wire::signerValuesFromJson(
            {{"values"_L1,
              QJsonArray{QJsonObject{{"id"_L1, 1}, {"image"_L1, QString::fromLatin1(bytes.toBase64())}}}}});
    };
    QVERIFY(values(test::tinyPng()));
    QVERIFY(values("\xff\xd8\xff\xe0 jpeg"));
    for (const QByteArray& bytes :
         {QByteArray("GIF89a"), QByteArray("<svg xmlns='x'/>"), QByteArray("%PDF-1.7")})
        QCOMPARE(paths(values(bytes).error()), {u"values[0].image"_s});
    QVERIFY(!values(test::tinyPng() + QByteArray(2 * 1024 * 1024, '\0'))); // too large
}

void TestSignerCodec::badValuesAreNamed()
{
    const auto json = wire::parseJsonObject(R"({"consent":1,"values":[{"text":"no id"},{"id":2,"text":true}],
        "signatures":[{"pageIndex":0,"left":-1,"top":0,"width":10,"height":0}]})");
    QCOMPARE(paths(wire::finishRequestFromJson(*json).error()),
             (QStringList{u"consent"_s, u"values[0].id"_s, u"values[1].text"_s, u"signatures[0].pageIndex"_s,
                          u"signatures[0].left"_s, u"signatures[0].height"_s, u"signatures[0].height"_s,
                          u"signatures[0].image"_s}));
}

void TestSignerCodec::rejectNeedsAReason()
{
    QCOMPARE(wire::rejectRequestFromJson({{"reason"_L1, u"wrong sum"_s}})->reason, u"wrong sum"_s);
    QVERIFY(!wire::rejectRequestFromJson({}));
    QVERIFY(!wire::rejectRequestFromJson({{"reason"_L1, u"  "_s}}));
    QVERIFY(!wire::rejectRequestFromJson({{"reason"_L1, QString(2001, u'x')}}));
}

INK_TEST(TestSignerCodec, "tst_signercodec")

} // namespace tst_signercodec

#include "tst_signercodec.moc"
