#pragma once

#include "app/base/fields.h"
#include "app/base/result.h"
#include "app/domain/account/account.h"
#include "app/domain/account/settingfields.h"

#include <QJsonObject>

#include <optional>

namespace ink::wire {

[[nodiscard]] QJsonObject toJson(const domain::AccountDetails& account);
[[nodiscard]] QJsonObject toJson(const domain::ApiKeyInfo& key);
[[nodiscard]] QJsonObject toJson(const domain::Limits& limits);

/**
 * Parses bare accountDetails, or `{"success":true,"user":{…}}` as in the responses of Login and Account
 * settings.
 */
[[nodiscard]] Result<domain::AccountDetails> accountFromJson(const QJsonObject& object);
/** `{"success":true,"user":{…}}`. */
[[nodiscard]] QJsonObject accountResponse(const domain::AccountDetails& account);

/** The body of `PUT /v1/user/userSettings`: one of the two, or both. */
struct SettingsPatch
{
    std::optional<Partial<domain::UserSetting>> userSetting;
    std::optional<Partial<domain::NotificationSetting>> notificationSetting;
    bool operator==(const SettingsPatch&) const = default;
};
/** Fails with a Validation error if neither is present. */
[[nodiscard]] Result<SettingsPatch> settingsPatchFromJson(const QJsonObject& object);
[[nodiscard]] QJsonObject toJson(const SettingsPatch& patch);

} // namespace ink::wire
