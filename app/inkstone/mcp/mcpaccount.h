#pragma once

#include "app/api/apiclient.h"
#include "app/inkstone/commandbase/command.h"

#include <QList>
#include <QObject>
#include <QUrl>

#include <functional>
#include <memory>

namespace ink {
class Connection;
namespace workflow {
class Session;
}
} // namespace ink

namespace ink::mcp {

class ToolRun;

/** The account that the tools use. The first call that needs it opens it. */
class McpAccount final : public QObject
{
    Q_OBJECT
public:
    /** An empty address means this computer. */
    McpAccount(const CommandContext& context, QUrl server);
    ~McpAccount() override;

    /** Opens the account if it isn't open, then calls `next`; an error ends the run. The next run tries
     * again. */
    void open(ToolRun& run, const std::function<void()>& next);
    /** Valid after open() has succeeded, like session(). */
    [[nodiscard]] api::ApiClient& client() const;
    [[nodiscard]] workflow::Session& session() const;
    [[nodiscard]] bool isLocal() const { return m_server.isEmpty(); }
    /** The server's URL for display, without credentials or query; empty for this computer. */
    [[nodiscard]] QString serverName() const;
    [[nodiscard]] const CommandContext& context() const { return m_context; }

private:
    CommandContext m_context;
    QUrl m_server;
    std::unique_ptr<Connection> m_connection;
    bool m_isOpen = false;
    QList<std::function<void(const Result<void>&)>> m_waiting;
};

} // namespace ink::mcp
