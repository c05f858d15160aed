#pragma once

#include "app/api/call.h"
#include "app/api/transport.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include <utility>

namespace ink::test {

/** The result of one call, and how often its callback was called. */
template <typename T> struct Got
{
    int calls = 0;
    Result<T> result;
    api::Done<T> done()
    {
        return [this](Result<T> r) {
            ++calls;
            result = std::move(r);
        };
    }
    bool wait()
    {
        return QTest::qWaitFor([this] { return calls > 0; }, 2000);
    }
};

[[nodiscard]] inline QJsonObject bodyOf(const api::Request& request)
{
    return QJsonDocument::fromJson(request.body).object();
}

} // namespace ink::test
