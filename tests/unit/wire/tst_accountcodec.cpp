#include "app/wire/accountcodec.h"
#include "app/wire/foldercodec.h"
#include "app/wire/json.h"
#include "tests/support/testmain.h"

#include <QJsonObject>
#include <QTest>

namespace tst_accountcodec {

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

class TestAccountCodec : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void accountSurvives();
    void whatIsNotToldStaysOpen();
    void settingsChangeInPart();
    void badSettings();
    void folders();
};

void TestAccountCodec::accountSurvives()
{
    AccountDetails account;
    account.id = AccountId(3);
    account.email = u"m@x.example"_s;
    account.userSetting = {
        u"Mira"_s, u"Sol Ltd"_s,       u"fr"_s,           u"Europe/Paris"_s,   u"dd/MM/yyyy"_s,
        30,        OnReject::Continue, u"https://x/cb"_s, {u"192.0.2.0/24"_s}, 12'345};
    account.userSetting.signerWords = {{u"fr"_s, u"oui"_s, u"relu"_s, u"Un\nDeux"_s, u"merci"_s},
                                       {u"de"_s, {}, {}, {}, u"danke"_s}};
    account.userSetting.returnAddresses = {u"https://x.example/a"_s, u"https://x.example/b"_s};
    account.userSetting.returnAddress = u"https://x.example/b"_s;
    account.notificationSetting = {
        true, false, false, false, false, 9, 4, 7, {u"c@x.example"_s}, CompletionMail::Link};
    account.documentsSent = 12;
    account.feePerDocumentCents = 51;
    account.chargesCents = 600;
    account.limits.tags = 5;
    account.limits.requestBytes = 1LL << 40;
    account.limits.attachmentBytes = 11;
    account.limits.signerAttachmentBytes = 12;
    account.limits.idempotencyDays = 7;
    account.limits.groupsByName = true;
    account.limits.rolesByRow = true;
    account.outreach = {false, Outreach::Links::ThisComputer, true, true};
    account.apiKeys = {{4,
                        u"ci"_s,
                        u"wxyz"_s,
                        Timestamp{std::chrono::seconds{5}},
                        Timestamp{std::chrono::seconds{6}},
                        Timestamp{std::chrono::seconds{7}},
                        {},
                        {}}};
    QVERIFY(*wire::accountFromJson(wired(wire::toJson(account))) == account);
    QVERIFY(*wire::accountFromJson(wired(wire::accountResponse(account))) == account);
    QVERIFY(*wire::accountFromJson(wired(wire::toJson(AccountDetails{}))) == AccountDetails{});
}

void TestAccountCodec::whatIsNotToldStaysOpen()
{
    const auto strange = wire::accountFromJson(parsed(R"({"id":1,"outreach":{"linksReach":"the moon"}})"));
    QVERIFY(strange);
    QVERIFY(!strange->outreach.canSendMail && !strange->outreach.supportsInPerson &&
            !strange->outreach.canSendSms);
    QVERIFY(strange->outreach.links == Outreach::Links::Unknown);
    AccountDetails mailing;
    mailing.outreach = {true, Outreach::Links::Network, false};
    QVERIFY(*wire::accountFromJson(wired(wire::toJson(mailing))) == mailing);
}

void TestAccountCodec::settingsChangeInPart()
{
    UserSetting setting;
    setting.name = u"Mira"_s;
    setting.spendLimitCents = 100;
    const auto lift = wire::settingsPatchFromJson(
        parsed(R"({"userSetting":{"spendLimitCents":null,"onReject":"CONTINUE"}})"));
    QVERIFY(lift && lift->userSetting && !lift->notificationSetting);
    lift->userSetting->applyTo(setting);
    QVERIFY(!setting.spendLimitCents);
    QCOMPARE(setting.onReject, OnReject::Continue);
    QCOMPARE(setting.name, u"Mira"_s);

    const auto name = wire::settingsPatchFromJson(parsed(R"({"userSetting":{"name":"M"}})"));
    QVERIFY(!name->userSetting->find(&UserSetting::spendLimitCents)); // not named: stays
    wire::SettingsPatch both{Partial<UserSetting>::all(setting),
                             Partial<NotificationSetting>::all(NotificationSetting{})};
    QVERIFY(*wire::settingsPatchFromJson(wired(wire::toJson(both))) == both);
}

void TestAccountCodec::badSettings()
{
    QCOMPARE(wire::settingsPatchFromJson({}).error().code, ErrorCode::Validation);
    const auto bad = wire::settingsPatchFromJson(parsed(
        R"({"userSetting":{"onReject":"ask","spendLimitCents":-1},"notificationSetting":{"copyTo":["a",7]}})"));
    QCOMPARE(bad.error().fields.size(), 3);
    QCOMPARE(bad.error().fields.at(0).field, u"userSetting.onReject"_s);
    QCOMPARE(bad.error().fields.at(2).field, u"notificationSetting.copyTo[1]"_s);
}

void TestAccountCodec::folders()
{
    const Folder folder{FolderId(4),  u"Leases"_s, FolderType::Templates, FolderId(2),
                        AccountId(1), 8,           {{"a"_L1, 1}}};
    QVERIFY(*wire::folderFromJson(wired(wire::folderResponse(folder))) == folder);
    QVERIFY(*wire::foldersFromJson(wired(wire::foldersResponse({folder}))) == QList<Folder>{folder});
    QCOMPARE(wire::folderFromJson(parsed(R"({"id":"5","FolderText":"Old","folderType":{"id":2}})"))->name,
             u"Old"_s);
    QCOMPARE(wire::folderFromJson(parsed(R"({"text":"Old","folderType":2})"))->type, FolderType::Templates);

    const auto move = wire::folderPatchFromJson(parsed(R"({"folder":{"parent":null}})"));
    QVERIFY(move && move->parent == FolderId() && !move->name);
    QCOMPARE(wire::folderPatchFromJson(parsed(R"({"name":"  a  "})"))->name, u"a"_s);
    QVERIFY(!wire::folderPatchFromJson(parsed(R"({"name":"   "})")));
    QVERIFY(!wire::folderPatchFromJson({{"name"_L1, QString(256, u'x')}}));
    const wire::FolderPatch patch{u"n"_s, FolderType::Documents, FolderId(3), QJsonObject{{"k"_L1, true}}};
    QVERIFY(*wire::folderPatchFromJson(wired(wire::toJson(patch))) == patch);
}

INK_TEST(TestAccountCodec, "tst_accountcodec")

} // namespace tst_accountcodec

#include "tst_accountcodec.moc"
