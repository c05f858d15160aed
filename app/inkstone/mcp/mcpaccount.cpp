#include "app/inkstone/mcp/mcpaccount.h"

#include "app/inkstone/commandbase/connection.h"
#include "app/inkstone/mcp/toolrun.h"
#include "app/workflow/session/session.h"

#include <QPointer>

#include <utility>

namespace ink::mcp {

McpAccount::McpAccount(const CommandContext& context, QUrl server)
    : m_context(context), m_server(std::move(server))
{
}

McpAccount::~McpAccount() = default;

api::ApiClient& McpAccount::client() const
{
    return *m_connection->client();
}

workflow::Session& McpAccount::session() const
{
    return m_connection->session();
}

QString McpAccount::serverName() const
{
    return m_server.toString(QUrl::RemoveUserInfo | QUrl::RemoveQuery);
}

void McpAccount::open(ToolRun& run, const std::function<void()>& next)
{
    if (m_isOpen) return next();
    m_waiting.append([run = QPointer<ToolRun>(&run), next](const Result<void>& opened) {
        if (!run) return;
        if (!opened) return run->fail(opened.error());
        next();
    });
    if (m_connection) return; // the account is being opened
    m_connection = std::make_unique<Connection>(m_context.workplace, m_context.secrets, m_context.settings);
    m_connection->open(m_server, this, [this](const Result<void>& opened) {
        m_isOpen = opened.has_value();
        if (!m_isOpen) m_connection.release()->deleteLater(); // it is the caller
        for (const auto& waiting : std::exchange(m_waiting, {}))
            waiting(opened);
    });
}

} // namespace ink::mcp

#include "moc_mcpaccount.cpp"
