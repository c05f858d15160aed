// Account, folders and callback deliveries: contract §5.
#include "app/domain/rules.h"
#include "app/service/draftrules.h"
#include "app/service/signingserviceprivate.h"

#include <QTimeZone>

#include <algorithm>

namespace ink::service {

namespace {

/** `address/bits` or a bare address, without resolving anything. */
bool isCidr(const QString& text)
{
    const qsizetype slash = text.indexOf(QLatin1Char('/'));
    const QString address = slash < 0 ? text : text.left(slash);
    const bool six = address.contains(QLatin1Char(':'));
    if (slash >= 0) {
        bool ok = false;
        const int bits = text.mid(slash + 1).toInt(&ok);
        if (!ok || bits < 0 || bits > (six ? 128 : 32)) return false;
    }
    if (six)
        return address.size() <= 45 && std::all_of(address.begin(), address.end(), [](QChar c) {
                   return (c >= u'0' && c <= u'9') || (c >= u'a' && c <= u'f') || (c >= u'A' && c <= u'F') ||
                          c == u':' || c == u'.';
               });
    const QStringList parts = address.split(QLatin1Char('.'));
    return parts.size() == 4 && std::all_of(parts.begin(), parts.end(), [](const QString& part) {
               bool ok = false;
               const int value = part.toInt(&ok);
               return ok && part.size() <= 3 && value >= 0 && value <= 255;
           });
}

Result<void> checkUserSetting(const domain::UserSetting& setting)
{
    QList<FieldIssue> issues;
    const auto need = [&](bool held, const char* field, const QString& message) {
        if (!held) issues.append({QStringLiteral("userSetting.") + QLatin1StringView(field), message});
    };
    need(setting.name.size() <= 255, "name", QStringLiteral("A name has at most 255 characters."));
    need(setting.companyName.size() <= 255, "companyName",
         QStringLiteral("A name has at most 255 characters."));
    need(!setting.language.isEmpty() && setting.language.size() <= 35, "language",
         QStringLiteral("The language must be a tag such as en or fr."));
    need(QTimeZone(setting.timeZone.toUtf8()).isValid(), "timeZone",
         QStringLiteral("This time zone is not known."));
    need(!setting.dateFormat.isEmpty() && setting.dateFormat.size() <= 64, "dateFormat",
         QStringLiteral("The date format must be 1 to 64 characters."));
    need(setting.defaultExpireDays >= 1 && setting.defaultExpireDays <= 3650, "defaultExpireDays",
         QStringLiteral("The deadline must be 1 to 3650 days."));
    need(setting.onReject == QLatin1StringView("stop") || setting.onReject == QLatin1StringView("continue"),
         "onReject", QStringLiteral("This is either stop or continue."));
    need(drafts::isCallbackUrl(setting.postBackBase), "postBackBase",
         QStringLiteral("The callback address must be a whole http or https address."));
    need(!setting.spendLimitCents || *setting.spendLimitCents >= 0, "spendLimitCents",
         QStringLiteral("The limit cannot be negative."));
    need(setting.allowedAddresses.size() <= 100 &&
             std::all_of(setting.allowedAddresses.begin(), setting.allowedAddresses.end(), isCidr),
         "allowedAddresses",
         QStringLiteral("These must be addresses or networks such as 192.0.2.0/24, at most 100."));
    if (issues.isEmpty()) return {};
    QString sentence = issues.constFirst().message;
    return fail(ErrorCode::Validation, std::move(sentence), std::move(issues));
}

Result<void> checkNotificationSetting(const domain::NotificationSetting& setting)
{
    QList<FieldIssue> issues;
    const auto need = [&](bool held, const char* field, const QString& message) {
        if (!held)
            issues.append({QStringLiteral("notificationSetting.") + QLatin1StringView(field), message});
    };
    const auto inRange = [](int value, int most) { return value >= 0 && value <= most; };
    need(inRange(setting.expiryWarningDays, 3650), "expiryWarningDays",
         QStringLiteral("This must be 0 to 3650 days."));
    need(inRange(setting.remindEveryDays, 3650), "remindEveryDays",
         QStringLiteral("This must be 0 to 3650 days."));
    need(inRange(setting.maxReminders, 1000), "maxReminders", QStringLiteral("This must be 0 to 1000."));
    need(setting.copyTo.size() <= 50 &&
             std::all_of(setting.copyTo.begin(), setting.copyTo.end(), domain::isEmail),
         "copyTo", QStringLiteral("These must be e-mail addresses, at most 50."));
    need(QStringList{QStringLiteral("attachment"), QStringLiteral("link"), QStringLiteral("none")}.contains(
             setting.completionMail),
         "completionMail", QStringLiteral("This is one of attachment, link or none."));
    if (issues.isEmpty()) return {};
    QString sentence = issues.constFirst().message;
    return fail(ErrorCode::Validation, std::move(sentence), std::move(issues));
}

Result<void> checkFolderName(domain::Folder& folder)
{
    folder.name = folder.name.trimmed();
    if (folder.name.isEmpty() || folder.name.size() > 255)
        return invalid(QStringLiteral("folder.name"),
                       QStringLiteral("A folder's name has 1 to 255 characters."));
    return {};
}

} // namespace

// Account

Result<domain::AccountDetails> SigningService::accountDetails(const Actor& actor) const
{
    INK_ASSIGN(account, d->stores.accounts.load(actor.account));
    INK_ASSIGN(keys, d->stores.accounts.keys(actor.account));
    domain::AccountDetails details;
    details.id = account.id;
    details.email = account.email;
    details.userSetting = account.userSetting;
    details.notificationSetting = account.notificationSetting;
    details.documentsSent = account.documentsSent;
    details.chargesCents = account.chargesCents;
    details.limits = d->options.limits;
    details.apiKeys = keys;
    return details;
}

Result<domain::AccountDetails>
SigningService::updateSettings(const Actor& actor, const domain::UserSetting* user,
                               const domain::NotificationSetting* notifications)
{
    if (user) INK_TRY(checkUserSetting(*user));
    if (notifications) INK_TRY(checkNotificationSetting(*notifications));
    {
        INK_ASSIGN(transaction, store::Transaction::begin(d->stores.database));
        INK_ASSIGN(account, d->stores.accounts.load(actor.account));
        if (user) account.userSetting = *user;
        if (notifications) account.notificationSetting = *notifications;
        INK_TRY(d->stores.accounts.saveSettings(transaction, account));
        INK_TRY(transaction.commit());
    }
    return accountDetails(actor);
}

// Folders

Result<QList<domain::Folder>> SigningService::folders(const Actor& actor, domain::FolderType type) const
{
    return d->stores.folders.list(actor.account, type);
}

Result<domain::Folder> SigningService::createFolder(const Actor& actor, domain::Folder folder)
{
    INK_TRY(checkFolderName(folder));
    folder.id = {};
    folder.accountId = actor.account;
    INK_ASSIGN(transaction, store::Transaction::begin(d->stores.database));
    if (!folder.parent.isNull()) {
        const auto parent = d->stores.folders.load(actor.account, folder.parent);
        if (!parent && parent.error().code != ErrorCode::NotFound) return fail(parent.error());
        if (!parent || parent->type != folder.type)
            return invalid(QStringLiteral("folder.parent"),
                           QStringLiteral("There is no such folder of this kind."));
    }
    INK_ASSIGN(made, d->stores.folders.insert(transaction, std::move(folder)));
    INK_TRY(transaction.commit());
    return made;
}

Result<domain::Folder> SigningService::updateFolder(const Actor& actor, const domain::Folder& folder)
{
    domain::Folder wanted = folder;
    INK_TRY(checkFolderName(wanted));
    wanted.accountId = actor.account;
    INK_ASSIGN(transaction, store::Transaction::begin(d->stores.database));
    INK_ASSIGN(known, d->stores.folders.load(actor.account, folder.id));
    wanted.type = known.type;
    if (!wanted.parent.isNull()) {
        const auto parent = d->stores.folders.load(actor.account, wanted.parent);
        if (!parent && parent.error().code != ErrorCode::NotFound) return fail(parent.error());
        if (!parent || parent->type != known.type)
            return invalid(QStringLiteral("folder.parent"),
                           QStringLiteral("There is no such folder of this kind."));
    }
    INK_ASSIGN(changed, d->stores.folders.update(transaction, wanted));
    INK_TRY(transaction.commit());
    return changed;
}

Result<void> SigningService::removeFolder(const Actor& actor, domain::FolderId id)
{
    INK_ASSIGN(transaction, store::Transaction::begin(d->stores.database));
    INK_TRY(d->stores.folders.remove(transaction, actor.account, id));
    return transaction.commit();
}

// Callback deliveries

Result<QList<store::Delivery>> SigningService::deliveries(const Actor& actor, domain::DocumentId id) const
{
    INK_TRY(d->stores.documents.load(actor.account, id));
    return d->stores.deliveries.list(id);
}

Result<void> SigningService::redeliver(const Actor& actor, domain::DocumentId id, const QString& deliveryId)
{
    INK_TRY(d->stores.documents.load(actor.account, id));
    INK_ASSIGN(delivery, d->stores.deliveries.load(deliveryId));
    if (delivery.documentId != id)
        return fail(ErrorCode::NotFound, QStringLiteral("This document has no such delivery."));
    INK_ASSIGN(transaction, store::Transaction::begin(d->stores.database));
    delivery.state = QStringLiteral("waiting");
    INK_TRY(d->stores.deliveries.update(transaction, delivery));
    store::Job job;
    job.kind = QStringLiteral("callback");
    job.key = QString::number(id.value()); // one job a document, so that the second POST waits for the first
    job.documentId = id;
    job.notBefore = d->clock.now();
    INK_TRY(d->stores.outbox.queue(transaction, job));
    INK_TRY(transaction.commit());
    d->wake();
    return {};
}

} // namespace ink::service
