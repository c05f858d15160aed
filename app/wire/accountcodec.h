#pragma once

#include "app/base/result.h"
#include "app/domain/account/account.h"

#include <QJsonObject>

#include <optional>

namespace ink::wire {

[[nodiscard]] QJsonObject toJson(const domain::AccountDetails& account);
[[nodiscard]] QJsonObject toJson(const domain::UserSetting& setting);
[[nodiscard]] QJsonObject toJson(const domain::NotificationSetting& setting);
[[nodiscard]] QJsonObject toJson(const domain::ApiKeyInfo& key);
[[nodiscard]] QJsonObject toJson(const domain::Limits& limits);

/**
 * Bare accountDetails, or `{"success":true,"user":{…}}` as in the responses of Login and Account settings.
 */
[[nodiscard]] Result<domain::AccountDetails> accountFromJson(const QJsonObject& object);
/** `{"success":true,"user":{…}}`. */
[[nodiscard]] QJsonObject accountAnswer(const domain::AccountDetails& account);

/** A partial userSetting. `spendLimitCents` with an empty inner value removes the limit (`null` on the
 * wire). */
struct UserSettingPatch
{
    std::optional<QString> name;
    std::optional<QString> companyName;
    std::optional<QString> language;
    std::optional<QString> timeZone;
    std::optional<QString> dateFormat;
    std::optional<int> defaultExpireDays;
    std::optional<domain::OnReject> onReject;
    std::optional<QString> postBackBase;
    std::optional<QStringList> allowedAddresses;
    std::optional<std::optional<qint64>> spendLimitCents;
    std::optional<bool> signaturePerSigner;                ///< [ours]
    std::optional<QList<domain::SignerWords>> signerWords; ///< [ours]; the whole list
    std::optional<QStringList> returnAddresses;            ///< [ours]
    std::optional<QString> returnAddress;                  ///< [ours]
    std::optional<bool> deputiesByDefault;                 ///< [ours]
    bool operator==(const UserSettingPatch&) const = default;
};
/** A partial notificationSetting. */
struct NotificationSettingPatch
{
    std::optional<bool> onViewed;
    std::optional<bool> onSigned;
    std::optional<bool> onCompleted;
    std::optional<bool> onRejected;
    std::optional<bool> onExpired;
    std::optional<int> expiryWarningDays;
    std::optional<int> remindEveryDays;
    std::optional<int> maxReminders;
    std::optional<QStringList> copyTo;
    std::optional<domain::CompletionMail> completionMail;
    bool operator==(const NotificationSettingPatch&) const = default;
};
/** The body of `PUT /v1/user/userSettings`: one of the two, or both. */
struct SettingsPatch
{
    std::optional<UserSettingPatch> userSetting;
    std::optional<NotificationSettingPatch> notificationSetting;
    bool operator==(const SettingsPatch&) const = default;
};
/** Validation when neither is present. */
[[nodiscard]] Result<SettingsPatch> settingsPatchFromJson(const QJsonObject& object);
[[nodiscard]] QJsonObject toJson(const SettingsPatch& patch);
void apply(const UserSettingPatch& patch, domain::UserSetting& setting);
void apply(const NotificationSettingPatch& patch, domain::NotificationSetting& setting);
/** A patch with every field set, for a client that sends a complete form. */
[[nodiscard]] UserSettingPatch patchOf(const domain::UserSetting& setting);
[[nodiscard]] NotificationSettingPatch patchOf(const domain::NotificationSetting& setting);

} // namespace ink::wire
