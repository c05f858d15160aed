#pragma once

#include "app/api/call.h"
#include "app/inkstone/mcp/mcpserver.h"

#include <QJsonObject>
#include <QObject>
#include <QString>

namespace ink::mcp {

/** A running tool call, and the context of its requests. Destroying it cancels the call. */
class ToolRun final : public QObject
{
    Q_OBJECT
public:
    /** `caller` is the client's self-reported name. */
    ToolRun(QJsonObject given, QString caller, ToolSet::Done done);

    void succeed(const QJsonObject& data);
    void fail(const Error& error);
    void fail(const QString& sentence);
    /** Returns a callback that passes its value to `next`, or ends the run with its error. */
    template <typename T, typename Next> [[nodiscard]] api::Done<T> then(Next next)
    {
        return [this, next](Result<T> result) {
            if (!result) return fail(result.error());
            next(std::move(*result));
        };
    }

    const QJsonObject arguments;
    const QString program;

private:
    void finish(const ToolAnswer& answer);

    ToolSet::Done m_done; ///< null once it was called
};

} // namespace ink::mcp
