#include "app/store/jobs/jobkind.h"

#include <algorithm>
#include <array>
#include <utility>

namespace ink::store {

namespace {

constexpr std::array jobKinds{std::pair(JobKind::Finalize, QLatin1StringView("finalize")),
                              std::pair(JobKind::Signature, QLatin1StringView("signature")),
                              std::pair(JobKind::Timestamp, QLatin1StringView("timestamp")),
                              std::pair(JobKind::Callback, QLatin1StringView("callback")),
                              std::pair(JobKind::Mail, QLatin1StringView("mail")),
                              std::pair(JobKind::Sms, QLatin1StringView("sms"))};

} // namespace

QString jobKindName(JobKind kind)
{
    const auto* const found = std::find_if(jobKinds.begin(), jobKinds.end(),
                                           [kind](const auto& entry) { return entry.first == kind; });
    Q_ASSERT(found != jobKinds.end());
    return found->second;
}

bool isShown(JobKind kind)
{
    switch (kind) {
    case JobKind::Finalize:
    case JobKind::Timestamp:
    case JobKind::Mail:
    case JobKind::Sms:
        return true;
    case JobKind::Signature:
    case JobKind::Callback:
        return false;
    }
    Q_UNREACHABLE();
}

std::optional<JobKind> jobKindFromName(const QString& name)
{
    const auto* const found = std::find_if(jobKinds.begin(), jobKinds.end(),
                                           [&name](const auto& entry) { return entry.second == name; });
    if (found == jobKinds.end()) return std::nullopt;
    return found->first;
}

} // namespace ink::store
