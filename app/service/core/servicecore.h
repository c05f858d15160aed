#pragma once
// Private to app/service.

#include "app/base/clock.h"
#include "app/base/result.h"
#include "app/service/core/lifecycle.h"
#include "app/service/core/serviceoptions.h"

#include <QDate>

#include <mutex>

namespace ink::service {

struct Stores;

/** The objects shared by all parts of a SigningService: the stores, the clock, the options and the
 * signing links. Thread-safe. */
class ServiceCore final
{
public:
    ServiceCore(Stores& stores, const Clock& clock, ServiceOptions options);

    [[nodiscard]] Stores& stores() const { return m_stores; }
    [[nodiscard]] Timestamp now() const { return m_clock.now(); }
    [[nodiscard]] const domain::Limits& limits() const { return m_options.limits; }
    [[nodiscard]] const UploadLimits& uploadLimits() const { return m_options.uploadLimits; }
    [[nodiscard]] const AccountQuota& quota() const { return m_options.quota; }
    /** Returns whether the service can send mail. */
    [[nodiscard]] bool hasMail() const { return m_options.hasMail; }
    /** Returns whether the service can send one-time codes by SMS. */
    [[nodiscard]] bool hasSms() const { return m_options.hasSms; }
    /** Returns the channels for one-time codes. */
    [[nodiscard]] lifecycle::CodeChannels codeChannels() const { return {hasMail(), hasSms()}; }

    /** Returns the source of the target level of seals; may be empty. */
    [[nodiscard]] const std::function<pdf::SealPlan()>& sealPlan() const { return m_options.sealPlan; }

    void setBaseUrl(const QString& baseUrl);
    [[nodiscard]] QString baseUrl() const;
    /** Returns the signing link of this invitation. */
    [[nodiscard]] QString signingUrl(const QString& invitationGuid) const;
    /** Returns the URL of a document or template. In a browser, it shows a page that opens the document in
     * the desktop app. */
    [[nodiscard]] QString documentUrl(domain::DocumentId id) const;

    /** Wakes the workers. Call after a commit that queued jobs. */
    void wakeWorkers() const;
    /** Returns the date of a time in the account's time zone. */
    [[nodiscard]] Result<QDate> dayOf(domain::AccountId account, Timestamp time) const;
    /** Returns the account's email preferences. */
    [[nodiscard]] Result<domain::NotificationSetting> notificationSetting(domain::AccountId account) const;

private:
    Stores& m_stores;
    const Clock& m_clock;
    const ServiceOptions m_options; ///< baseUrl is only the initial value
    mutable std::mutex m_mutex;     ///< guards m_baseUrl
    QString m_baseUrl;
};

} // namespace ink::service
