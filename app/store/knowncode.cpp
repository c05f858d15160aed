#include "app/store/knowncode.h"

namespace ink::store {

Error unknownCode(const char* column, const QVariant& code, const QVariant& key, const char* keyColumn)
{
    return fail(ErrorCode::Database,
                QStringLiteral("The database holds a code that this version doesn't know: %1 is %2 where "
                               "%3 is %4.")
                    .arg(QLatin1StringView(column), code.isNull() ? QStringLiteral("NULL") : code.toString(),
                         QLatin1StringView(keyColumn), key.toString()))
        .value();
}

} // namespace ink::store
