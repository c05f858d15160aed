#pragma once
// Private to app/service.

#include "app/base/clock.h"
#include "app/base/result.h"
#include "app/service/core/lifecycle.h"
#include "app/service/core/serviceoptions.h"

#include <mutex>

namespace ink::service {

struct Stores;

/** The objects that every part of a SigningService works with: the stores, the clock, the options and the
 * signing addresses. Safe from any thread. */
class ServiceCore final
{
public:
    ServiceCore(Stores& stores, const Clock& clock, ServiceOptions options);

    [[nodiscard]] Stores& stores() const { return m_stores; }
    [[nodiscard]] Timestamp now() const { return m_clock.now(); }
    [[nodiscard]] const domain::Limits& limits() const { return m_options.limits; }
    [[nodiscard]] const UploadLimits& uploads() const { return m_options.uploads; }
    [[nodiscard]] const AccountQuota& quota() const { return m_options.quota; }
    /** Returns whether the service can send mail. */
    [[nodiscard]] bool hasMail() const { return m_options.mail; }
    /** Returns whether the service can send one-time codes by SMS. */
    [[nodiscard]] bool hasSms() const { return m_options.sms; }
    /** The channels for one-time codes. */
    [[nodiscard]] lifecycle::CodeChannels channels() const { return {hasMail(), hasSms()}; }

    void setBaseUrl(const QString& baseUrl);
    [[nodiscard]] QString baseUrl() const;
    /** The address at which the recipient of this invitation signs. */
    [[nodiscard]] QString signingUrl(const QString& invitationGuid) const;

    /** To be called after a commit that queued jobs. */
    void wakeWorkers() const;
    /** The mails that an account wants. */
    [[nodiscard]] Result<domain::NotificationSetting> notificationSetting(domain::AccountId account) const;

private:
    Stores& m_stores;
    const Clock& m_clock;
    const ServiceOptions m_options; ///< its baseUrl is only the first
    mutable std::mutex m_mutex;     ///< guards m_baseUrl
    QString m_baseUrl;
};

} // namespace ink::service
