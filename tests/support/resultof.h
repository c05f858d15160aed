#pragma once

#include "app/base/result.h"

#include <QObject>
#include <QTest>

#include <optional>
#include <utility>

namespace ink::test {

inline constexpr int resultTimeout = 20'000;

/**
 * WaitingFor for the result of an asynchronous call, for example
 * `resultOf<Folder>([&](QObject* context, auto done) { client.createFolder(folder, context, done); })`.
 * Without a result in time the error's code is Timeout.
 */
template <typename T, typename Call> [[nodiscard]] Result<T> resultOf(Call call, int timeout = resultTimeout)
{
    std::optional<Result<T>> result;
    QObject context; // a result after the wait is dropped
    call(&context, [&result](Result<T> answer) { result = std::move(answer); });
    if (!QTest::qWaitFor([&result] { return result.has_value(); }, timeout)) return fail(ErrorCode::Timeout);
    return std::move(*result);
}

} // namespace ink::test
