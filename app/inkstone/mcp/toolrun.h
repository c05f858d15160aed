#pragma once

#include "app/api/call.h"
#include "app/inkstone/mcp/mcpserver.h"

#include <QJsonObject>
#include <QObject>
#include <QString>

namespace ink::mcp {

/** One call of a tool: the context of everything that it waits for. Destroying it cancels. */
class ToolRun final : public QObject
{
    Q_OBJECT
public:
    /** `caller`: the name that the client gives itself. */
    ToolRun(QJsonObject given, QString caller, ToolSet::Done done);

    void succeed(const QJsonObject& data);
    void fail(const Error& error);
    void fail(const QString& sentence);
    /** Passes the value of a call, whose context is this run, to `next`; an error ends the run. */
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
