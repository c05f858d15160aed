#include "app/wire/accountcodec.h"

#include "app/domain/account/usage.h"
#include "app/domain/text/datetext.h"
#include "app/wire/documentparts.h"
#include "app/wire/fieldcodec.h"
#include "app/wire/jsonwriter.h"
#include "app/wire/keycodec.h"
#include "app/wire/objectreader.h"
#include "app/wire/reasons.h"

namespace ink::wire {

using namespace Qt::Literals::StringLiterals;
using namespace domain;

namespace {

/** Parses one of several codes, spelled as in the contract, ignoring case. */
template <typename E>
std::optional<E> readWord(ObjectReader& r, QLatin1StringView name, std::initializer_list<E> known)
{
    const auto text = r.string({name}, 64);
    if (!text) return std::nullopt;
    QStringList all;
    for (const E value : known) {
        if (text->compare(settingCode(value), Qt::CaseInsensitive) == 0) return value;
        all.append(settingCode(value));
    }
    r.addIssue({name}, reasons::mustBeOneOf(all.join(QStringLiteral(", "))));
    return std::nullopt;
}

} // namespace

// Overloads for fields with special types; readFields() and readPartial() find them by their arguments.

/** Reads an optional limit; `null` means no limit. */
static std::optional<std::optional<qint64>> readField(ObjectReader& r,
                                                      const Field<UserSetting, std::optional<qint64>>& field)
{
    if (!r.has({field.name})) return std::nullopt;
    return std::optional<std::optional<qint64>>(std::in_place, r.integer({field.name}, 0));
}

static std::optional<OnReject> readField(ObjectReader& r, const Field<UserSetting, OnReject>& field)
{
    return readWord(r, field.name, {OnReject::Stop, OnReject::Continue});
}

static std::optional<CompletionMail> readField(ObjectReader& r,
                                               const Field<NotificationSetting, CompletionMail>& field)
{
    return readWord(r, field.name, {CompletionMail::Attachment, CompletionMail::Link, CompletionMail::None});
}

static std::optional<QList<SignerWords>> readField(ObjectReader& r,
                                                   const Field<UserSetting, QList<SignerWords>>& field)
{
    QList<SignerWords> all;
    const bool isNamed = r.readObjects({field.name}, field.max, [&](ObjectReader& w, qsizetype) {
        SignerWords one;
        readFields(w, one);
        all.append(one);
    });
    return isNamed ? std::optional(all) : std::nullopt;
}

namespace {

Partial<UserSetting> readUserSetting(ObjectReader& r)
{
    r.protect(RequestObject::UserSetting);
    auto partial = readPartial<UserSetting>(r);
    if (const QString* format = partial.find(&UserSetting::dateFormat))
        partial.set(&UserSetting::dateFormat, toDateFormat(*format).value_or(*format));
    return partial;
}

constexpr auto thisComputer = "this computer"_L1;
constexpr auto network = "network"_L1;

Outreach readOutreach(ObjectReader& r)
{
    Outreach outreach;
    outreach.canSendMail = r.boolean({"canSendMail"_L1});
    r.read(outreach.canSendSms, r.boolean({"canSendSms"_L1}));
    QString links; // a value of a later version isn't an error: it means Unknown
    r.read(links, r.string({"linksReach"_L1}, 64));
    outreach.links = links == thisComputer ? Outreach::Links::ThisComputer
                     : links == network    ? Outreach::Links::Network
                                           : Outreach::Links::Unknown;
    r.read(outreach.supportsInPerson, r.boolean({"inPerson"_L1}));
    r.read(outreach.supportsOfflineInPerson, r.boolean({"offlineInPerson"_L1}));
    return outreach;
}

AccountDetails readAccount(ObjectReader& r)
{
    AccountDetails account;
    r.read(account.id, r.id<AccountId>({"id"_L1, "userId"_L1}));
    r.read(account.email, r.string({"email"_L1}, 1024));
    // The top-level fields repeat some of userSetting; a server may send only one of the two.
    r.read(account.userSetting.name, r.string({"name"_L1}, 255));
    r.read(account.userSetting.companyName, r.string({"companyName"_L1}, 255));
    r.read(account.userSetting.language, r.string({"language"_L1}, 35));
    if (const auto cents = r.integer({"spendLimitCents"_L1}, 0)) account.userSetting.spendLimitCents = *cents;
    r.readObject({"userSetting"_L1},
                 [&](ObjectReader& s) { readUserSetting(s).applyTo(account.userSetting); });
    r.readObject({"notificationSetting"_L1}, [&](ObjectReader& s) {
        readPartial<NotificationSetting>(s).applyTo(account.notificationSetting);
    });
    r.read(account.documentsSent, r.count({"documentsSent"_L1}));
    r.read(account.feePerDocumentCents, r.count({"feePerDocumentCents"_L1}));
    r.read(account.chargesCents, r.count({"chargesCents"_L1}));
    r.readObject({"limits"_L1}, [&](ObjectReader& l) { readFields(l, account.limits); });
    r.readObject({"outreach"_L1}, [&](ObjectReader& o) { account.outreach = readOutreach(o); });
    r.readObjects({"apiKeys"_L1}, 1000,
                  [&](ObjectReader& k, qsizetype) { account.apiKeys.append(readApiKey(k)); });
    return account;
}

} // namespace

QJsonObject toJson(const ApiKeyInfo& key)
{
    QJsonObject o{{"id"_L1, key.id},
                  {"name"_L1, key.name},
                  {"lastFour"_L1, key.lastFour},
                  {"created"_L1, milliseconds(key.created)},
                  {"lastUsed"_L1, timeOrNull(key.lastUsed)},
                  {"lastDeprecatedUse"_L1, timeOrNull(key.lastDeprecatedUse)},
                  {"expires"_L1, timeOrNull(key.expires)}};
    if (key.rights) {
        o.insert("scopes"_L1, QJsonArray::fromStringList(key.rights->scopes.codes()));
        o.insert("folderId"_L1,
                 key.rights->folder.isNull() ? QJsonValue() : QJsonValue(key.rights->folder.value()));
    }
    return o;
}

QJsonObject toJson(const Limits& limits)
{
    QJsonObject o;
    putFields(o, limits);
    return o;
}

static QJsonObject toJson(const Outreach& outreach)
{
    QJsonObject o{{"inPerson"_L1, outreach.supportsInPerson},
                  {"offlineInPerson"_L1, outreach.supportsOfflineInPerson},
                  {"canSendSms"_L1, outreach.canSendSms}};
    put(o, "canSendMail"_L1, outreach.canSendMail);
    if (outreach.links != Outreach::Links::Unknown)
        o.insert("linksReach"_L1, outreach.links == Outreach::Links::ThisComputer ? thisComputer : network);
    return o;
}

QJsonObject toJson(const AccountDetails& account)
{
    const UserSetting& setting = account.userSetting;
    return {{"id"_L1, account.id.value()},
            {"email"_L1, account.email},
            {"name"_L1, setting.name},
            {"companyName"_L1, setting.companyName},
            {"language"_L1, setting.language},
            {"userSetting"_L1, settingObject(setting)},
            {"notificationSetting"_L1, settingObject(account.notificationSetting)},
            {"documentsSent"_L1, account.documentsSent},
            {"feePerDocumentCents"_L1, account.feePerDocumentCents},
            {"chargesCents"_L1, account.chargesCents},
            {"spendLimitCents"_L1, settingJson(setting.spendLimitCents)},
            {"spendWarning"_L1, isNearSpendLimit(account.chargesCents, setting.spendLimitCents)},
            {"limits"_L1, toJson(account.limits)},
            {"outreach"_L1, toJson(account.outreach)},
            {"apiKeys"_L1, arrayOf(account.apiKeys, toJson)}};
}

Result<AccountDetails> accountFromJson(const QJsonObject& object)
{
    return readWhole(unwrap(object, {"user"_L1}), {}, readAccount);
}

QJsonObject accountResponse(const AccountDetails& account)
{
    return {{"success"_L1, true}, {"user"_L1, toJson(account)}};
}

Result<SettingsPatch> settingsPatchFromJson(const QJsonObject& object)
{
    return readWhole(object, {}, [](ObjectReader& r) {
        SettingsPatch patch;
        if (!r.hasValue({"userSetting"_L1, "notificationSetting"_L1}))
            r.addIssueAt(QStringLiteral("userSetting"), reasons::needsNotificationSetting());
        r.readObject({"userSetting"_L1}, [&](ObjectReader& s) { patch.userSetting = readUserSetting(s); });
        r.readObject({"notificationSetting"_L1}, [&](ObjectReader& s) {
            s.protect(RequestObject::NotificationSetting);
            patch.notificationSetting = readPartial<NotificationSetting>(s);
        });
        return patch;
    });
}

QJsonObject toJson(const SettingsPatch& patch)
{
    QJsonObject body;
    if (patch.userSetting) body.insert("userSetting"_L1, settingObject(*patch.userSetting));
    if (patch.notificationSetting)
        body.insert("notificationSetting"_L1, settingObject(*patch.notificationSetting));
    return body;
}

} // namespace ink::wire
