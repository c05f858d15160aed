#include "app/store/database/storedcode.h"

#include "app/store/database/reasons.h"

namespace ink::store {

Error unknownCodeError(const char* column, const QVariant& code, const QVariant& key, const char* keyColumn)
{
    return fail(ErrorCode::Database,
                reasons::databaseHoldsCodeVersionUnknown(
                    QLatin1StringView(column), code.isNull() ? QStringLiteral("NULL") : code.toString(),
                    QLatin1StringView(keyColumn), key.toString()))
        .value();
}

} // namespace ink::store
