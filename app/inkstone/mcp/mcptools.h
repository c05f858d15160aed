#pragma once

#include "app/inkstone/mcp/actingtools.h"
#include "app/inkstone/mcp/mcpaccount.h"
#include "app/inkstone/mcp/mcpserver.h"
#include "app/inkstone/mcp/readingtools.h"

#include <QHash>
#include <QString>

#include <functional>

namespace ink::mcp {

// Index(McpTools): MCP: the tools
/** The tools for one account. Validates their arguments and opens the account. */
class McpTools final : public ToolSet
{
public:
    /** An empty address means this computer. */
    McpTools(const CommandContext& context, const QUrl& server, PermissionAsker& asker);

    [[nodiscard]] QJsonArray list() const override;
    [[nodiscard]] bool has(const QString& name) const override;
    [[nodiscard]] std::unique_ptr<QObject> call(const QString& name, const QJsonObject& arguments,
                                                const QString& program, Done done) override;
    [[nodiscard]] ActingTools& acting() { return m_acting; }

private:
    using Handler = std::function<void(ToolRun& run)>;

    McpAccount m_account;
    ReadingTools m_reading;
    ActingTools m_acting;
    QHash<QString, Handler> m_handlers;
};

} // namespace ink::mcp
