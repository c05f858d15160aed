#include "app/service/records/codelock.h"

#include "app/base/languages.h"
#include "app/base/translatedmessage.h"
#include "app/service/records/reasons.h"

#include <QRandomGenerator>

#include <algorithm>
#include <array>

namespace ink::service::codelock {

std::chrono::milliseconds lockDuration(int wrong)
{
    static constexpr std::array<std::chrono::minutes, 3> locks{
        std::chrono::minutes(5), std::chrono::minutes(15), std::chrono::minutes(60)};
    if (wrong == 0 || wrong % maxWrongCodes != 0) return {};
    const auto nth = static_cast<std::size_t>(wrong / maxWrongCodes - 1);
    return locks.at(std::min(nth, locks.size() - 1));
}

store::AccessCodeStore::Attempts currentAttempts(const store::AccessCodeStore::Attempts& attempts,
                                                 Timestamp now)
{
    if (now >= attempts.since + wrongCodeLifetime) return {0, now};
    return attempts;
}

FieldIssue attemptsLeft(const store::AccessCodeStore::Attempts& attempts)
{
    const int left = (maxWrongCodes - attempts.failedCount % maxWrongCodes) % maxWrongCodes;
    return {QStringLiteral("attemptsLeft"), Message::literal(QString::number(left))};
}

std::chrono::milliseconds remainingLock(const store::AccessCodeStore::Attempts& attempts, Timestamp now)
{
    const auto rest = attempts.since + lockDuration(attempts.failedCount) - now;
    return std::max<std::chrono::milliseconds>(rest, {});
}

tl::unexpected<Error> tooEarlyError(const Message& sentence, std::chrono::milliseconds rest)
{
    auto refused = fail(ErrorCode::RateLimit, sentence);
    Q_ASSERT(rest.count() > 0);
    refused.value().retryAfterMs = static_cast<int>(rest.count());
    return refused;
}

tl::unexpected<Error> lockedError(std::chrono::milliseconds rest, const QString& language)
{
    const auto minutes = std::chrono::ceil<std::chrono::minutes>(rest).count();
    const Message why = reasons::codesLocked(QString::number(minutes));
    if (languageCode(language) == QLatin1StringView("en")) return tooEarlyError(why, rest);
    return tooEarlyError(Message::literal(messageIn(language, why)), rest);
}

QString makeCode()
{
    return QStringLiteral("%1").arg(QRandomGenerator::system()->bounded(1'000'000), 6, 10, QLatin1Char('0'));
}

} // namespace ink::service::codelock
