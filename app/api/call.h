#pragma once

#include "app/base/result.h"

#include <QString>

#include <functional>

namespace ink::api {

/** Called exactly once, in the caller's thread, never before the call returns and never after `context` is
 * destroyed. */
template <typename T> using Done = std::function<void(Result<T>)>;
/** Called with the number of bytes transferred and the total (-1 = unknown). */
using Progress = std::function<void(qint64 done, qint64 total)>;

/** A pending call. Copyable; cancelling ends it with ErrorCode::Cancelled (delivered later, never from
 * cancel()). */
class Call final
{
public:
    Call() = default;
    explicit Call(std::function<void()> cancel) : m_cancel(std::move(cancel)) {}
    void cancel() const
    {
        if (m_cancel) m_cancel();
    }

private:
    std::function<void()> m_cancel;
};

/** A file to upload: streamed from disk. */
struct Upload
{
    QString name;
    QString path;
};

} // namespace ink::api
