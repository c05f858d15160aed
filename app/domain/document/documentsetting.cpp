#include "app/domain/document/documentsetting.h"

namespace ink::domain {

std::optional<Timestamp> expiryOf(const std::optional<Timestamp>& sentTime, const DocumentSetting& setting)
{
    if (!sentTime || setting.expireDaysAfterSent <= 0) return std::nullopt;
    return *sentTime + std::chrono::days(setting.expireDaysAfterSent);
}

} // namespace ink::domain
