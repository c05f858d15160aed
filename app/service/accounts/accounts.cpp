#include "app/service/accounts/accounts.h"

#include "app/base/languages.h"
#include "app/domain/account/account.h"
#include "app/domain/account/frameorigin.h"
#include "app/domain/account/network.h"
#include "app/domain/document/localsender.h"
#include "app/domain/routing/reasons.h"
#include "app/domain/text/datetext.h"
#include "app/domain/text/emailaddress.h"
#include "app/domain/text/localecodes.h"
#include "app/service/accounts/accountkeys.h"
#include "app/service/accounts/reasons.h"
#include "app/service/core/actor.h"
#include "app/service/core/servicecore.h"
#include "app/service/core/signertexts.h"
#include "app/service/core/stores.h"
#include "app/service/rules/draftrules.h"
#include "app/service/rules/reasons.h"
#include "app/store/database/query.h"
#include "app/wire/accountcodec.h"

#include <QUrl>

#include <algorithm>
#include <optional>

namespace ink::service {

namespace {

/** Returns the reason why a text can't be shown to signers; nullopt if it can. */
std::optional<Message> signerTextFault(const QString& text, qsizetype max, bool isParagraph)
{
    if (text.size() > max) return reasons::signerWordsTooLong(max);
    for (const QChar c : text) {
        const bool isBreak = c == QLatin1Char('\n') || c.category() == QChar::Separator_Line ||
                             c.category() == QChar::Separator_Paragraph;
        if (isBreak && isParagraph) return reasons::signerWordsParagraph();
        if (!isBreak && c.category() == QChar::Other_Control) return reasons::signerWordsCharacters();
    }
    return std::nullopt;
}

/** Returns the problems with the texts that an account shows to signers. */
QList<FieldIssue> signerWordsIssues(const domain::UserSetting& setting)
{
    QList<FieldIssue> issues;
    QStringList languages;
    for (qsizetype i = 0; i < setting.signerWords.size(); ++i) {
        const domain::SignerWords& words = setting.signerWords.at(i);
        const QString path = QStringLiteral("userSetting.signerWords[%1].").arg(i);
        if (!languageCodes().contains(words.language) || languages.contains(words.language))
            issues.append({path + QStringLiteral("language"),
                           reasons::signerWordsLanguage(languageCodes().join(QStringLiteral(", ")))});
        languages.append(words.language);
        const auto check = [&](const char* field, const QString& text, qsizetype max, bool isParagraph) {
            if (const auto fault = signerTextFault(text, max, isParagraph))
                issues.append({path + QLatin1StringView(field), *fault});
        };
        check("consent", words.consent, domain::maxConsentLength, true);
        check("reviewConsent", words.reviewConsent, domain::maxConsentLength, true);
        check("disclosure", words.disclosure, domain::maxDisclosureLength, false);
        check("thanks", words.thanks, domain::maxThanksLength, false);
    }
    if (setting.returnAddresses.size() > domain::maxReturnAddresses ||
        !std::all_of(setting.returnAddresses.begin(), setting.returnAddresses.end(), domain::isReturnAddress))
        issues.append({QStringLiteral("userSetting.returnAddresses"),
                       reasons::returnAddressInvalid(domain::maxReturnAddresses)});
    if (!setting.returnAddress.isEmpty() && !setting.returnAddresses.contains(setting.returnAddress))
        issues.append({QStringLiteral("userSetting.returnAddress"), reasons::returnAddressNotListed()});
    return issues;
}

/** Returns the problems with the websites that may embed the signing page. Each problem names the list
 * entry. */
QList<FieldIssue> frameOriginIssues(const QStringList& origins)
{
    QList<FieldIssue> issues;
    const QString path = QStringLiteral("userSetting.frameOrigins");
    if (origins.size() > domain::maxFrameOrigins)
        issues.append({path, reasons::tooManyFrameOrigins(domain::maxFrameOrigins)});
    for (qsizetype i = 0; i < origins.size() && i < domain::maxFrameOrigins; ++i)
        if (!domain::frameOrigin(origins.at(i)))
            issues.append(
                {QStringLiteral("%1[%2]").arg(path).arg(i), reasons::frameOriginInvalid(origins.at(i))});
    return issues;
}

/** Returns the valid origins in normalized form, without duplicates. */
QStringList comparableOrigins(const QStringList& origins)
{
    QStringList comparable;
    for (const QString& each : origins)
        if (const auto origin = domain::frameOrigin(each); origin && !comparable.contains(*origin))
            comparable.append(*origin);
    return comparable;
}

Result<void> checkUserSetting(const domain::UserSetting& setting, const domain::UserSetting& before)
{
    QList<FieldIssue> issues;
    const auto need = [&](bool held, const char* field, const Message& message) {
        if (!held) issues.append({QStringLiteral("userSetting.") + QLatin1StringView(field), message});
    };
    need(setting.name.size() <= 255, "name", reasons::nameTooLong());
    need(setting.companyName.size() <= 255, "companyName", reasons::nameTooLong());
    // An unchanged value is accepted even if the current rules would reject it.
    need(setting.language == before.language || domain::isLanguageTag(setting.language), "language",
         reasons::languageTagInvalid());
    need(setting.timeZone == before.timeZone || domain::isTimeZone(setting.timeZone), "timeZone",
         reasons::timeZoneUnknown());
    need(setting.dateFormat == before.dateFormat || domain::toDateFormat(setting.dateFormat), "dateFormat",
         reasons::dateFormatIncomplete());
    need(setting.defaultExpireDays >= 1 && setting.defaultExpireDays <= 3650, "defaultExpireDays",
         reasons::deadlineOutOfRange());
    if (const auto judged = drafts::checkCallbackUrl(setting.postBackBase);
        !judged && setting.postBackBase != before.postBackBase)
        need(false, "postBackBase", judged.error().detail);
    need(!setting.spendLimitCents || *setting.spendLimitCents >= 0, "spendLimitCents",
         reasons::limitNegative());
    need(setting.allowedAddresses.size() <= 100 &&
             std::all_of(setting.allowedAddresses.begin(), setting.allowedAddresses.end(), domain::isNetwork),
         "allowedAddresses", reasons::networksInvalid());
    issues += signerWordsIssues(setting);
    issues += frameOriginIssues(setting.frameOrigins);
    if (issues.isEmpty()) return {};
    return failFields(ErrorCode::Validation, std::move(issues));
}

Result<void> checkNotificationSetting(const domain::NotificationSetting& setting)
{
    QList<FieldIssue> issues;
    const auto need = [&](bool held, const char* field, const Message& message) {
        if (!held)
            issues.append({QStringLiteral("notificationSetting.") + QLatin1StringView(field), message});
    };
    const auto inRange = [](int value, int maximum) { return value >= 0 && value <= maximum; };
    need(inRange(setting.expiryWarningDays, 3650), "expiryWarningDays", reasons::daysOutOfRange());
    need(inRange(setting.remindEveryDays, 3650), "remindEveryDays", reasons::daysOutOfRange());
    need(inRange(setting.maxReminders, 1000), "maxReminders", reasons::countOutOfRange());
    need(setting.copyTo.size() <= 50 &&
             std::all_of(setting.copyTo.begin(), setting.copyTo.end(), domain::isEmail),
         "copyTo", reasons::emailListInvalid());
    if (issues.isEmpty()) return {};
    return failFields(ErrorCode::Validation, std::move(issues));
}

} // namespace

Accounts::Accounts(const ServiceCore& core) : m_core(core), m_stores(core.stores()) {}

Result<domain::AccountDetails> Accounts::details(const Actor& actor) const
{
    INK_ASSIGN(account, m_stores.accounts.load(actor.account));
    INK_ASSIGN(keys, keysManagedBy(m_stores, actor));
    domain::AccountDetails details;
    details.id = account.id;
    details.email = account.email;
    details.userSetting = account.userSetting;
    details.notificationSetting = account.notificationSetting;
    details.documentsSent = account.documentsSent;
    details.chargesCents = account.chargesCents;
    details.limits = m_core.limits();
    details.limits.idempotencyDays = static_cast<int>(
        std::chrono::duration_cast<std::chrono::days>(store::IdempotencyStore::retention).count());
    details.limits.groupsByName = true;
    details.limits.rolesByRow = true;
    details.limits.textsByRow = true;
    details.limits.documentData = true;
    details.limits.customFields = true;
    details.limits.amendRunning = true;
    details.limits.paperScans = true;
    details.limits.routing = true;
    details.limits.absences = true;
    details.limits.usage = true;
    details.limits.editLocks = true;
    details.limits.accountBytes = m_core.quota().bytes;
    details.limits.accountDocuments = m_core.quota().documents;
    details.limits.languages = true;
    details.limits.fileVisibility = true;
    details.limits.contentSearch = true;
    details.limits.signedCopies = true;
    details.outreach.canSendMail = m_core.hasMail();
    details.outreach.canSendSms = m_core.hasSms();
    details.outreach.links = domain::isLoopbackUrl(QUrl(m_core.baseUrl()))
                                 ? domain::Outreach::Links::ThisComputer
                                 : domain::Outreach::Links::Network;
    details.outreach.supportsInPerson = true;
    details.outreach.supportsOfflineInPerson = true;
    details.apiKeys = keys;
    return details;
}

namespace {

/** Loads the settings, applies the rule, and validates and saves the result in one transaction that
 * locks out other writers of the account. */
template <typename Rule>
Result<void> changeSettingsOnce(Stores& stores, const Actor& actor, Timestamp now, const Rule& rule)
{
    INK_ASSIGN(transaction, store::Transaction::begin(stores.database));
    INK_TRY(store::run(stores.database, "account_touch", {actor.account.value()})); // locks the row
    INK_ASSIGN(account, stores.accounts.load(actor.account));
    const domain::NotificationSetting before = account.notificationSetting;
    const domain::UserSetting userBefore = account.userSetting;
    rule(account);
    INK_TRY(checkUserSetting(account.userSetting, userBefore));
    if (account.email == domain::localSenderEmail() && account.userSetting.timeZone != userBefore.timeZone)
        return failField(ErrorCode::Validation, QStringLiteral("userSetting.timeZone"),
                         reasons::timeZoneOfComputer(userBefore.timeZone));
    INK_TRY(checkNotificationSetting(account.notificationSetting));
    account.userSetting.frameOrigins = comparableOrigins(account.userSetting.frameOrigins);
    INK_TRY(stores.accounts.saveSettings(transaction, account));
    if (account.notificationSetting.expiryWarningDays != before.expiryWarningDays)
        INK_TRY(stores.agenda.scheduleAccount(transaction, actor.account, now));
    return transaction.commit();
}

template <typename Rule>
Result<void> changeSettings(Stores& stores, const Actor& actor, Timestamp now, const Rule& rule)
{
    return store::runWithRetries(stores.database,
                                 [&] { return changeSettingsOnce(stores, actor, now, rule); });
}

} // namespace

Result<domain::AccountDetails> Accounts::updateSettings(const Actor& actor, const domain::UserSetting* user,
                                                        const domain::NotificationSetting* notifications)
{
    INK_TRY(changeSettings(m_stores, actor, m_core.now(), [&](store::AccountStore::Account& account) {
        if (user) account.userSetting = *user;
        if (notifications) account.notificationSetting = *notifications;
    }));
    return details(actor);
}

Result<domain::AccountDetails> Accounts::updateSettings(const Actor& actor, const wire::SettingsPatch& patch)
{
    INK_TRY(changeSettings(m_stores, actor, m_core.now(), [&](store::AccountStore::Account& account) {
        if (patch.userSetting) patch.userSetting->applyTo(account.userSetting);
        if (patch.notificationSetting) patch.notificationSetting->applyTo(account.notificationSetting);
    }));
    return details(actor);
}

} // namespace ink::service
