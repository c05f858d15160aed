// Opens a list of reasons that is included for its declarations. `INK_REASON(tableTooManyRows,
// "table_too_many_rows", …, qint64)` declares the value `reason::tableTooManyRows` and the factory
// `reasons::tableTooManyRows(limit)`. Without an include guard: each list includes it, and reasondeclared.h
// ends it.
#include "app/base/message.h"
#include "app/base/reasonmacros.h"

#define INK_REASON(name, wireKey, sentence, ...)                                                             \
    namespace ink::reason {                                                                                  \
    inline constexpr Reason name = reasonOf(wireKey);                                                        \
    }                                                                                                        \
    namespace ink::reasons {                                                                                 \
    [[nodiscard]] Message name(INK_PARAMETERS(__VA_ARGS__));                                                 \
    }
#define INK_REASON_ENGLISH INK_REASON
