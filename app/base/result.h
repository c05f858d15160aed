#pragma once

#include "app/base/error.h"

#include <tl/expected.hpp>

#include <utility>

namespace ink {

/** A value or an error. Every function that returns one is `[[nodiscard]]`. */
template <typename T> using Result = tl::expected<T, Error>;

/** Shorthand for an error: `return fail(ErrorCode::NotFound, reasons::noSuchKey());` */
[[nodiscard]] inline tl::unexpected<Error> fail(ErrorCode code, Message detail = {},
                                                QList<FieldIssue> fields = {})
{
    Error error;
    error.code = code;
    error.detail = std::move(detail);
    error.fields = std::move(fields);
    error.retryable = code == ErrorCode::Network || code == ErrorCode::Timeout ||
                      code == ErrorCode::RateLimit || code == ErrorCode::Unavailable;
    return tl::make_unexpected(std::move(error));
}

/** For faults with locations; the first one's message is also that of the error. */
[[nodiscard]] inline tl::unexpected<Error> failFields(ErrorCode code, QList<FieldIssue> fields)
{
    Message first = fields.isEmpty() ? Message() : fields.constFirst().message;
    return fail(code, std::move(first), std::move(fields));
}

/** For one fault with its location. */
[[nodiscard]] inline tl::unexpected<Error> failField(ErrorCode code, const QString& field, const Message& why)
{
    return fail(code, why, {{field, why}});
}

[[nodiscard]] inline tl::unexpected<Error> fail(Error error)
{
    return tl::make_unexpected(std::move(error));
}

} // namespace ink

/** Returns from the calling function with the error of `expression` (a Result) if it failed. */
#define INK_TRY(expression)                                                                                  \
    do {                                                                                                     \
        if (auto inkTried = (expression); !inkTried) return ink::fail(std::move(inkTried).error());          \
    } while (false)

/** `INK_ASSIGN(name, expression)`: declares `auto name` with the value, or returns with the error. */
#define INK_ASSIGN(name, expression)                                                                         \
    auto name##Result = (expression);                                                                        \
    if (!name##Result) return ink::fail(std::move(name##Result).error());                                    \
    auto name = std::move(*name##Result)
