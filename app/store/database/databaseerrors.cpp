#include "app/store/database/databaseerrors.h"

#include <atomic>

namespace ink::store {

namespace {
std::atomic<qint64> s_errors = 0;
} // namespace

qint64 databaseErrorCount()
{
    return s_errors;
}

void countDatabaseError()
{
    ++s_errors;
}

} // namespace ink::store
