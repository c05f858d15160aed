#include "app/wire/accountcodec.h"

#include "app/domain/text/datetext.h"
#include "app/wire/documentparts.h"
#include "app/wire/jsonwriter.h"
#include "app/wire/keycodec.h"
#include "app/wire/objectreader.h"
#include "app/wire/reasons.h"

namespace ink::wire {

using namespace Qt::Literals::StringLiterals;
using namespace domain;

namespace {

/** One of a few words, as spelled in the contract. */
std::optional<QString> readWord(ObjectReader& r, QLatin1StringView name,
                                std::initializer_list<QLatin1StringView> words)
{
    const auto text = r.string({name}, 64);
    if (!text) return std::nullopt;
    QStringList all;
    for (const QLatin1StringView word : words) {
        if (text->compare(word, Qt::CaseInsensitive) == 0) return QString(word);
        all.append(QString(word));
    }
    r.issue({name}, reasons::mustBeOneOf(all.join(QStringLiteral(", "))));
    return std::nullopt;
}

std::optional<QList<SignerWords>> readSignerWords(ObjectReader& r)
{
    constexpr qsizetype maxLanguages = 20;
    QList<SignerWords> all;
    const bool told = r.objects({"signerWords"_L1}, maxLanguages, [&](ObjectReader& w, qsizetype) {
        SignerWords one;
        w.read(one.language, w.string({"language"_L1}, 35));
        w.read(one.consent, w.string({"consent"_L1}, 100'000));
        w.read(one.reviewConsent, w.string({"reviewConsent"_L1}, 100'000));
        w.read(one.disclosure, w.string({"disclosure"_L1}, 100'000));
        w.read(one.thanks, w.string({"thanks"_L1}, 100'000));
        all.append(one);
    });
    return told ? std::optional(all) : std::nullopt;
}

QJsonArray signerWordsArray(const QList<SignerWords>& all)
{
    QJsonArray list;
    for (const SignerWords& one : all) {
        QJsonObject o{{"language"_L1, one.language}};
        putText(o, "consent"_L1, one.consent);
        putText(o, "reviewConsent"_L1, one.reviewConsent);
        putText(o, "disclosure"_L1, one.disclosure);
        putText(o, "thanks"_L1, one.thanks);
        list.append(o);
    }
    return list;
}

UserSettingPatch readUserSetting(ObjectReader& r)
{
    UserSettingPatch p;
    p.name = r.string({"name"_L1}, 255);
    p.companyName = r.string({"companyName"_L1}, 255);
    p.language = r.string({"language"_L1}, 35);
    p.timeZone = r.string({"timeZone"_L1}, 64);
    p.dateFormat = r.string({"dateFormat"_L1}, 64);
    if (p.dateFormat) p.dateFormat = dateFormFrom(*p.dateFormat).value_or(*p.dateFormat);
    p.defaultExpireDays = r.int32({"defaultExpireDays"_L1}, 0, 36'500);
    if (const auto word = readWord(r, "onReject"_L1, {"stop"_L1, "continue"_L1}))
        p.onReject = onRejectFromCode(*word);
    p.postBackBase = r.string({"postBackBase"_L1}, 2048);
    p.allowedAddresses = r.strings({"allowedAddresses"_L1}, 1000, 64);
    if (r.has({"spendLimitCents"_L1})) p.spendLimitCents = r.integer({"spendLimitCents"_L1}, 0);
    p.signaturePerSigner = r.boolean({"signaturePerSigner"_L1});
    p.signerWords = readSignerWords(r);
    p.returnAddresses = r.strings({"returnAddresses"_L1}, 1000, 2048);
    p.returnAddress = r.string({"returnAddress"_L1}, 2048);
    p.deputiesByDefault = r.boolean({"deputiesByDefault"_L1});
    return p;
}

NotificationSettingPatch readNotificationSetting(ObjectReader& r)
{
    NotificationSettingPatch p;
    p.onViewed = r.boolean({"onViewed"_L1});
    p.onSigned = r.boolean({"onSigned"_L1});
    p.onCompleted = r.boolean({"onCompleted"_L1});
    p.onRejected = r.boolean({"onRejected"_L1});
    p.onExpired = r.boolean({"onExpired"_L1});
    p.expiryWarningDays = r.int32({"expiryWarningDays"_L1}, 0, 36'500);
    p.remindEveryDays = r.int32({"remindEveryDays"_L1}, 0, 36'500);
    p.maxReminders = r.int32({"maxReminders"_L1}, 0, 1000);
    p.copyTo = r.strings({"copyTo"_L1}, 100, 254);
    if (const auto word = readWord(r, "completionMail"_L1, {"attachment"_L1, "link"_L1, "none"_L1}))
        p.completionMail = completionMailFromCode(*word);
    return p;
}

Limits readLimits(ObjectReader& r)
{
    Limits limits;
    r.read(limits.requestBytes, r.integer({"requestBytes"_L1}, 0));
    r.read(limits.fileBytes, r.integer({"fileBytes"_L1}, 0));
    r.read(limits.files, r.int32({"files"_L1}, 0));
    r.read(limits.pages, r.int32({"pages"_L1}, 0));
    r.read(limits.tags, r.int32({"tags"_L1}, 0));
    r.read(limits.invitations, r.int32({"invitations"_L1}, 0));
    r.read(limits.bulkRows, r.int32({"bulkRows"_L1}, 0));
    r.read(limits.jsonBytes, r.integer({"jsonBytes"_L1}, 0));
    r.read(limits.jsonNesting, r.int32({"jsonNesting"_L1}, 0));
    r.read(limits.attachmentBytes, r.integer({"attachmentBytes"_L1}, 0));
    r.read(limits.signerAttachmentBytes, r.integer({"signerAttachmentBytes"_L1}, 0));
    r.read(limits.idempotencyDays, r.int32({"idempotencyDays"_L1}, 0));
    r.read(limits.groupsByName, r.boolean({"groupsByName"_L1}));
    r.read(limits.rolesByRow, r.boolean({"rolesByRow"_L1}));
    r.read(limits.textsByRow, r.boolean({"textsByRow"_L1}));
    r.read(limits.amendRunning, r.boolean({"amendRunning"_L1}));
    r.read(limits.paperScans, r.boolean({"paperScans"_L1}));
    r.read(limits.routing, r.boolean({"routing"_L1}));
    r.read(limits.absences, r.boolean({"absences"_L1}));
    r.read(limits.editLocks, r.boolean({"editLocks"_L1}));
    r.read(limits.languages, r.boolean({"languages"_L1}));
    r.read(limits.accountBytes, r.integer({"accountBytes"_L1}, 0));
    r.read(limits.accountDocuments, r.integer({"accountDocuments"_L1}, 0));
    return limits;
}

constexpr auto thisComputer = "this computer"_L1;
constexpr auto network = "network"_L1;

Outreach readOutreach(ObjectReader& r)
{
    Outreach outreach;
    outreach.canSendMail = r.boolean({"canSendMail"_L1});
    r.read(outreach.canSendSms, r.boolean({"canSendSms"_L1}));
    QString links; // a value of a later version is no error: it means Unknown
    r.read(links, r.string({"linksReach"_L1}, 64));
    outreach.links = links == thisComputer ? Outreach::Links::ThisComputer
                     : links == network    ? Outreach::Links::Network
                                           : Outreach::Links::Unknown;
    r.read(outreach.inPerson, r.boolean({"inPerson"_L1}));
    r.read(outreach.offlineInPerson, r.boolean({"offlineInPerson"_L1}));
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
    r.nested({"userSetting"_L1}, [&](ObjectReader& s) { apply(readUserSetting(s), account.userSetting); });
    r.nested({"notificationSetting"_L1},
             [&](ObjectReader& s) { apply(readNotificationSetting(s), account.notificationSetting); });
    r.read(account.documentsSent, r.count({"documentsSent"_L1}));
    r.read(account.feePerDocumentCents, r.count({"feePerDocumentCents"_L1}));
    r.read(account.chargesCents, r.count({"chargesCents"_L1}));
    r.nested({"limits"_L1}, [&](ObjectReader& l) { account.limits = readLimits(l); });
    r.nested({"outreach"_L1}, [&](ObjectReader& o) { account.outreach = readOutreach(o); });
    r.objects({"apiKeys"_L1}, 1000,
              [&](ObjectReader& k, qsizetype) { account.apiKeys.append(readApiKey(k)); });
    return account;
}

} // namespace

QJsonObject toJson(const UserSetting& setting)
{
    return {
        {"name"_L1, setting.name},
        {"companyName"_L1, setting.companyName},
        {"language"_L1, setting.language},
        {"timeZone"_L1, setting.timeZone},
        {"dateFormat"_L1, setting.dateFormat},
        {"defaultExpireDays"_L1, setting.defaultExpireDays},
        {"onReject"_L1, settingCode(setting.onReject)},
        {"postBackBase"_L1, setting.postBackBase},
        {"allowedAddresses"_L1, QJsonArray::fromStringList(setting.allowedAddresses)},
        {"spendLimitCents"_L1, setting.spendLimitCents ? QJsonValue(*setting.spendLimitCents) : QJsonValue()},
        {"signaturePerSigner"_L1, setting.signaturePerSigner},
        {"signerWords"_L1, signerWordsArray(setting.signerWords)},
        {"returnAddresses"_L1, QJsonArray::fromStringList(setting.returnAddresses)},
        {"returnAddress"_L1, setting.returnAddress},
        {"deputiesByDefault"_L1, setting.deputiesByDefault}};
}

QJsonObject toJson(const NotificationSetting& setting)
{
    return {{"onViewed"_L1, setting.onViewed},
            {"onSigned"_L1, setting.onSigned},
            {"onCompleted"_L1, setting.onCompleted},
            {"onRejected"_L1, setting.onRejected},
            {"onExpired"_L1, setting.onExpired},
            {"expiryWarningDays"_L1, setting.expiryWarningDays},
            {"remindEveryDays"_L1, setting.remindEveryDays},
            {"maxReminders"_L1, setting.maxReminders},
            {"copyTo"_L1, QJsonArray::fromStringList(setting.copyTo)},
            {"completionMail"_L1, settingCode(setting.completionMail)}};
}

QJsonObject toJson(const ApiKeyInfo& key)
{
    return {{"id"_L1, key.id},
            {"name"_L1, key.name},
            {"lastFour"_L1, key.lastFour},
            {"created"_L1, milliseconds(key.created)},
            {"lastUsed"_L1, timeOrNull(key.lastUsed)},
            {"expires"_L1, timeOrNull(key.expires)}};
}

QJsonObject toJson(const Limits& limits)
{
    return {{"requestBytes"_L1, limits.requestBytes},
            {"fileBytes"_L1, limits.fileBytes},
            {"files"_L1, limits.files},
            {"pages"_L1, limits.pages},
            {"tags"_L1, limits.tags},
            {"invitations"_L1, limits.invitations},
            {"bulkRows"_L1, limits.bulkRows},
            {"jsonBytes"_L1, limits.jsonBytes},
            {"jsonNesting"_L1, limits.jsonNesting},
            {"attachmentBytes"_L1, limits.attachmentBytes},
            {"signerAttachmentBytes"_L1, limits.signerAttachmentBytes},
            {"idempotencyDays"_L1, limits.idempotencyDays},
            {"groupsByName"_L1, limits.groupsByName},
            {"rolesByRow"_L1, limits.rolesByRow},
            {"textsByRow"_L1, limits.textsByRow},
            {"amendRunning"_L1, limits.amendRunning},
            {"paperScans"_L1, limits.paperScans},
            {"routing"_L1, limits.routing},
            {"absences"_L1, limits.absences},
            {"editLocks"_L1, limits.editLocks},
            {"languages"_L1, limits.languages},
            {"accountBytes"_L1, limits.accountBytes},
            {"accountDocuments"_L1, limits.accountDocuments}};
}

QJsonObject toJson(const Outreach& outreach)
{
    QJsonObject o{{"inPerson"_L1, outreach.inPerson},
                  {"offlineInPerson"_L1, outreach.offlineInPerson},
                  {"canSendSms"_L1, outreach.canSendSms}};
    put(o, "canSendMail"_L1, outreach.canSendMail);
    if (outreach.links != Outreach::Links::Unknown)
        o.insert("linksReach"_L1, outreach.links == Outreach::Links::ThisComputer ? thisComputer : network);
    return o;
}

QJsonObject toJson(const AccountDetails& account)
{
    const UserSetting& setting = account.userSetting;
    return {
        {"id"_L1, account.id.value()},
        {"email"_L1, account.email},
        {"name"_L1, setting.name},
        {"companyName"_L1, setting.companyName},
        {"language"_L1, setting.language},
        {"userSetting"_L1, toJson(setting)},
        {"notificationSetting"_L1, toJson(account.notificationSetting)},
        {"documentsSent"_L1, account.documentsSent},
        {"feePerDocumentCents"_L1, account.feePerDocumentCents},
        {"chargesCents"_L1, account.chargesCents},
        {"spendLimitCents"_L1, setting.spendLimitCents ? QJsonValue(*setting.spendLimitCents) : QJsonValue()},
        {"limits"_L1, toJson(account.limits)},
        {"outreach"_L1, toJson(account.outreach)},
        {"apiKeys"_L1, arrayOf(account.apiKeys)}};
}

Result<AccountDetails> accountFromJson(const QJsonObject& object)
{
    return readWhole(unwrapped(object, {"user"_L1}), {}, readAccount);
}

QJsonObject accountAnswer(const AccountDetails& account)
{
    return {{"success"_L1, true}, {"user"_L1, toJson(account)}};
}

Result<SettingsPatch> settingsPatchFromJson(const QJsonObject& object)
{
    return readWhole(object, {}, [](ObjectReader& r) {
        SettingsPatch patch;
        if (!r.hasValue({"userSetting"_L1, "notificationSetting"_L1}))
            r.issueAt(QStringLiteral("userSetting"), reasons::needsNotificationSetting());
        r.nested({"userSetting"_L1}, [&](ObjectReader& s) { patch.userSetting = readUserSetting(s); });
        r.nested({"notificationSetting"_L1},
                 [&](ObjectReader& s) { patch.notificationSetting = readNotificationSetting(s); });
        return patch;
    });
}

QJsonObject toJson(const SettingsPatch& patch)
{
    QJsonObject body;
    if (const auto& p = patch.userSetting) {
        QJsonObject o;
        put(o, "name"_L1, p->name);
        put(o, "companyName"_L1, p->companyName);
        put(o, "language"_L1, p->language);
        put(o, "timeZone"_L1, p->timeZone);
        put(o, "dateFormat"_L1, p->dateFormat);
        put(o, "defaultExpireDays"_L1, p->defaultExpireDays);
        if (p->onReject) o.insert("onReject"_L1, settingCode(*p->onReject));
        put(o, "postBackBase"_L1, p->postBackBase);
        if (p->allowedAddresses)
            o.insert("allowedAddresses"_L1, QJsonArray::fromStringList(*p->allowedAddresses));
        if (p->spendLimitCents)
            o.insert("spendLimitCents"_L1,
                     *p->spendLimitCents ? QJsonValue(**p->spendLimitCents) : QJsonValue());
        put(o, "signaturePerSigner"_L1, p->signaturePerSigner);
        if (p->signerWords) o.insert("signerWords"_L1, signerWordsArray(*p->signerWords));
        if (p->returnAddresses)
            o.insert("returnAddresses"_L1, QJsonArray::fromStringList(*p->returnAddresses));
        put(o, "returnAddress"_L1, p->returnAddress);
        put(o, "deputiesByDefault"_L1, p->deputiesByDefault);
        body.insert("userSetting"_L1, o);
    }
    if (const auto& p = patch.notificationSetting) {
        QJsonObject o;
        put(o, "onViewed"_L1, p->onViewed);
        put(o, "onSigned"_L1, p->onSigned);
        put(o, "onCompleted"_L1, p->onCompleted);
        put(o, "onRejected"_L1, p->onRejected);
        put(o, "onExpired"_L1, p->onExpired);
        put(o, "expiryWarningDays"_L1, p->expiryWarningDays);
        put(o, "remindEveryDays"_L1, p->remindEveryDays);
        put(o, "maxReminders"_L1, p->maxReminders);
        if (p->copyTo) o.insert("copyTo"_L1, QJsonArray::fromStringList(*p->copyTo));
        if (p->completionMail) o.insert("completionMail"_L1, settingCode(*p->completionMail));
        body.insert("notificationSetting"_L1, o);
    }
    return body;
}

void apply(const UserSettingPatch& patch, UserSetting& setting)
{
    assign(setting.name, patch.name);
    assign(setting.companyName, patch.companyName);
    assign(setting.language, patch.language);
    assign(setting.timeZone, patch.timeZone);
    assign(setting.dateFormat, patch.dateFormat);
    assign(setting.defaultExpireDays, patch.defaultExpireDays);
    assign(setting.onReject, patch.onReject);
    assign(setting.postBackBase, patch.postBackBase);
    assign(setting.allowedAddresses, patch.allowedAddresses);
    assign(setting.spendLimitCents, patch.spendLimitCents);
    assign(setting.signaturePerSigner, patch.signaturePerSigner);
    assign(setting.signerWords, patch.signerWords);
    assign(setting.returnAddresses, patch.returnAddresses);
    assign(setting.returnAddress, patch.returnAddress);
    assign(setting.deputiesByDefault, patch.deputiesByDefault);
}

void apply(const NotificationSettingPatch& patch, NotificationSetting& setting)
{
    assign(setting.onViewed, patch.onViewed);
    assign(setting.onSigned, patch.onSigned);
    assign(setting.onCompleted, patch.onCompleted);
    assign(setting.onRejected, patch.onRejected);
    assign(setting.onExpired, patch.onExpired);
    assign(setting.expiryWarningDays, patch.expiryWarningDays);
    assign(setting.remindEveryDays, patch.remindEveryDays);
    assign(setting.maxReminders, patch.maxReminders);
    assign(setting.copyTo, patch.copyTo);
    assign(setting.completionMail, patch.completionMail);
}

UserSettingPatch patchOf(const UserSetting& setting)
{
    return {setting.name,
            setting.companyName,
            setting.language,
            setting.timeZone,
            setting.dateFormat,
            setting.defaultExpireDays,
            setting.onReject,
            setting.postBackBase,
            setting.allowedAddresses,
            std::optional<std::optional<qint64>>(std::in_place, setting.spendLimitCents),
            setting.signaturePerSigner,
            setting.signerWords,
            setting.returnAddresses,
            setting.returnAddress,
            setting.deputiesByDefault};
}

NotificationSettingPatch patchOf(const NotificationSetting& setting)
{
    return {setting.onViewed,  setting.onSigned,          setting.onCompleted,     setting.onRejected,
            setting.onExpired, setting.expiryWarningDays, setting.remindEveryDays, setting.maxReminders,
            setting.copyTo,    setting.completionMail};
}

} // namespace ink::wire
