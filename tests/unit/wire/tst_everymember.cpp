#include "app/domain/document/document.h"
#include "app/wire/accountcodec.h"
#include "app/wire/createcodec.h"
#include "app/wire/documentcodec.h"
#include "app/wire/json.h"
#include "app/wire/patchcodec.h"
#include "tests/support/everymember.h"
#include "tests/support/testmain.h"

#include <QRegularExpression>
#include <QTest>

namespace tst_everymember {

using namespace ink;
using namespace ink::domain;

namespace {

/** What never leaves the service. */
bool isInternal(const QString& path)
{
    static const QRegularExpression internal(QStringLiteral(
        "^(setting\\.sendFault|invitations\\[0\\]\\.(invitedTime|reminderAskedTime|remindersAsked|warned|"
        "corrections|mailFault))"));
    return internal.match(path).hasMatch();
}

template <typename T> QJsonObject parsed(const T& value)
{
    return *wire::parseJsonObject(wire::toBytes(wire::toJson(value)));
}

} // namespace

class TestEveryMember final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void ofADocumentIsReadBack();
    void ofAnAccountIsReadBack();
    void ofSettingsFitsIntoAPatch();
};

void TestEveryMember::ofADocumentIsReadBack()
{
    const Document sample = test::filledDocument();
    const auto readBack = [](const Document& document) { return wire::documentFromJson(parsed(document)); };
    const auto base = readBack(sample);
    QVERIFY2(base, base ? "" : qPrintable(base.error().detail.english()));
    for (const auto& change : test::changesOfEveryMember(sample)) {
        Document changed = sample;
        change.apply(changed);
        const auto read = readBack(changed);
        QVERIFY2(read, qPrintable(change.path));
        if (isInternal(change.path)) {
            QVERIFY2(*read == *base, qPrintable(change.path));
            continue;
        }
        QVERIFY2(*read != *base, qPrintable(change.path));
        // Exactly what was changed: the same change of what was read before.
        Document wanted = *base;
        change.apply(wanted);
        QVERIFY2(*read == wanted, qPrintable(change.path));
    }
}

void TestEveryMember::ofAnAccountIsReadBack()
{
    AccountDetails sample;
    sample.email = QStringLiteral("ada@example.com");
    sample.userSetting.spendLimitCents = 500;
    sample.userSetting.signerWords = {{QStringLiteral("de"), QStringLiteral("a"), QStringLiteral("b"),
                                       QStringLiteral("c"), QStringLiteral("d")}};
    sample.userSetting.timeZone = QStringLiteral("Europe/Berlin");
    sample.userSetting.dateFormat = QStringLiteral("dd.MM.yyyy");
    for (const auto& change : test::changesOfEveryMember(sample.userSetting)) {
        AccountDetails changed = sample;
        change.apply(changed.userSetting);
        const auto read = wire::accountFromJson(parsed(changed));
        QVERIFY2(read && read->userSetting == changed.userSetting, qPrintable(change.path));
    }
    for (const auto& change : test::changesOfEveryMember(sample.notificationSetting)) {
        AccountDetails changed = sample;
        change.apply(changed.notificationSetting);
        const auto read = wire::accountFromJson(parsed(changed));
        QVERIFY2(read && read->notificationSetting == changed.notificationSetting, qPrintable(change.path));
    }
    for (const auto& change : test::changesOfEveryMember(sample.limits)) {
        AccountDetails changed = sample;
        change.apply(changed.limits);
        const auto read = wire::accountFromJson(parsed(changed));
        QVERIFY2(read && read->limits == changed.limits, qPrintable(change.path));
    }
}

void TestEveryMember::ofSettingsFitsIntoAPatch()
{
    const Document sample = test::filledDocument();
    for (const auto& change : test::changesOfEveryMember(sample.setting)) {
        if (change.path.startsWith(QLatin1StringView("send"))) continue; // a request of its own
        DocumentSetting changed = sample.setting;
        change.apply(changed);
        wire::DocumentPatch patch;
        patch.setting = wire::patchOf(changed);
        const auto read = wire::patchFromJson(parsed(patch));
        QVERIFY2(read && read->setting, qPrintable(change.path));
        Document document = sample;
        wire::applyFields(*read, document);
        QVERIFY2(document.setting == changed, qPrintable(change.path));
    }
    UserSetting user;
    user.spendLimitCents = 500;
    for (const auto& change : test::changesOfEveryMember(user)) {
        UserSetting changed = user;
        change.apply(changed);
        UserSetting applied;
        const auto read =
            wire::settingsPatchFromJson(parsed(wire::SettingsPatch{Partial<UserSetting>::all(changed), {}}));
        QVERIFY2(read && read->userSetting, qPrintable(change.path));
        read->userSetting->applyTo(applied);
        QVERIFY2(applied == changed, qPrintable(change.path));
    }
    const NotificationSetting notification;
    for (const auto& change : test::changesOfEveryMember(notification)) {
        NotificationSetting changed = notification;
        change.apply(changed);
        NotificationSetting applied;
        const auto read = wire::settingsPatchFromJson(
            parsed(wire::SettingsPatch{{}, Partial<NotificationSetting>::all(changed)}));
        QVERIFY2(read && read->notificationSetting, qPrintable(change.path));
        read->notificationSetting->applyTo(applied);
        QVERIFY2(applied == changed, qPrintable(change.path));
    }
}

INK_TEST(TestEveryMember, "tst_everymember")

} // namespace tst_everymember

#include "tst_everymember.moc"
