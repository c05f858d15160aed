#pragma once

#include "app/base/result.h"

namespace ink::domain {
struct AccountDetails;
struct NotificationSetting;
struct UserSetting;
} // namespace ink::domain
namespace ink::wire {
struct SettingsPatch;
}

namespace ink::service {

class ServiceCore;
struct Actor;
struct Stores;

/** Returns the details of the actor's account and changes its settings. */
class Accounts final
{
public:
    explicit Accounts(const ServiceCore& core);

    [[nodiscard]] Result<domain::AccountDetails> details(const Actor& actor) const;
    [[nodiscard]] Result<domain::AccountDetails>
    updateSettings(const Actor& actor, const domain::UserSetting* user,
                   const domain::NotificationSetting* notifications);
    /** Changes only the fields that are set, atomically: concurrent writers of different
     * fields both succeed. */
    [[nodiscard]] Result<domain::AccountDetails> updateSettings(const Actor& actor,
                                                                const wire::SettingsPatch& patch);

private:
    const ServiceCore& m_core;
    Stores& m_stores;
};

} // namespace ink::service
