#include "app/store/database/databaseerrors.h"

#include "app/base/reasons/storage.h"

#include <QString>

#include <atomic>
#include <chrono>

namespace ink::store {

namespace {
std::atomic<qint64> s_errors = 0;
} // namespace

qint64 databaseErrors()
{
    return s_errors;
}

void noteDatabaseError()
{
    ++s_errors;
}

Error diskIsFull()
{
    using Clock = std::chrono::steady_clock;
    constexpr std::chrono::seconds pause(10);
    static std::atomic<Clock::rep> s_told = 0;
    const Clock::rep now = Clock::now().time_since_epoch().count();
    Clock::rep told = s_told;
    if ((told == 0 || Clock::duration(now - told) > pause) && s_told.compare_exchange_strong(told, now))
        qWarning("The disk is full: nothing can be stored.");
    Error error;
    error.code = ErrorCode::Unavailable;
    error.detail = reasons::diskFull();
    error.retryable = true;
    return error;
}

Error storingFailed(const QFileDevice& file)
{
    if (file.error() == QFileDevice::ResourceError) return diskIsFull();
    qWarning("A file could not be stored: %s", qPrintable(file.errorString()));
    Error error;
    error.code = ErrorCode::Io;
    error.detail = reasons::diskRefusedFileBecause(file.errorString());
    return error;
}

} // namespace ink::store
