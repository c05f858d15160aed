#include "app/service/core/servicecore.h"

#include "app/domain/values/signdate.h"
#include "app/service/core/stores.h"

namespace ink::service {

ServiceCore::ServiceCore(Stores& stores, const Clock& clock, ServiceOptions options)
    : m_stores(stores), m_clock(clock), m_options(std::move(options)), m_baseUrl(m_options.baseUrl)
{
}

void ServiceCore::setBaseUrl(const QString& baseUrl)
{
    const std::lock_guard lock(m_mutex);
    m_baseUrl = baseUrl;
}

QString ServiceCore::baseUrl() const
{
    const std::lock_guard lock(m_mutex);
    return m_baseUrl;
}

QString ServiceCore::signingUrl(const QString& invitationGuid) const
{
    return baseUrl() + QStringLiteral("/sign/") + invitationGuid;
}

QString ServiceCore::documentUrl(domain::DocumentId id) const
{
    return baseUrl() + QStringLiteral("/documents/%1").arg(id.value());
}

void ServiceCore::wakeWorkers() const
{
    if (m_options.wakeWorkers) m_options.wakeWorkers();
}

Result<QDate> ServiceCore::dayOf(domain::AccountId account, Timestamp time) const
{
    INK_ASSIGN(found, m_stores.accounts.load(account));
    return domain::dayIn(found.userSetting.timeZone, time);
}

Result<domain::NotificationSetting> ServiceCore::notificationSetting(domain::AccountId account) const
{
    INK_ASSIGN(found, m_stores.accounts.load(account));
    return found.notificationSetting;
}

} // namespace ink::service
