#include "app/inkstone/mcp/mcpcommand.h"

#include "app/base/console.h"
#include "app/base/stopsignal.h"
#include "app/inkstone/commandbase/instancename.h"
#include "app/inkstone/mcp/linereader.h"
#include "app/inkstone/mcp/mcpserver.h"
#include "app/inkstone/mcp/mcptools.h"
#include "app/inkstone/mcp/permissionasker.h"
#include "app/workplace/workplace.h"

#include <chrono>
#include <optional>

namespace ink {

namespace {

struct McpRequest
{
    QUrl server; ///< empty = this computer
    std::optional<int> askSeconds;
};

class McpCommand final : public Command
{
public:
    McpCommand(const McpRequest& request, const CommandContext& context)
        : m_asker(instanceName(context.workplace.dataFolder()),
                  request.askSeconds ? std::chrono::seconds(*request.askSeconds)
                                     : mcp::PermissionAsker::defaultPatience),
          m_tools(context, request.server, m_asker), m_reader(mcp::McpServer::maxLineBytes)
    {
    }

    void start() override
    {
        m_server.emplace(
            m_tools, [](const QByteArray& line) { printOut(QString::fromUtf8(line) + QLatin1Char('\n')); });
        connect(&m_reader, &mcp::LineReader::lineRead, this, [this](const QByteArray& line) {
            if (m_server) m_server->receive(line);
        });
        connect(&m_reader, &mcp::LineReader::lineTooLong, this, [this] {
            if (m_server) m_server->refuseLongLine();
        });
        connect(&m_reader, &mcp::LineReader::ended, this, &McpCommand::end);
        connect(&m_stop, &StopSignal::stopped, this, &McpCommand::end);
        connect(&m_tools.acting(), &mcp::ActingTools::actingEnded, this, [this] {
            if (!m_server) Q_EMIT finished(0);
        });
        m_reader.start();
    }

private:
    /** Cancels pending calls and ends the command, after completing granted actions. */
    void end()
    {
        if (!m_server) return;
        m_server.reset();
        if (!m_tools.acting().isActing()) Q_EMIT finished(0);
    }

    mcp::PermissionAsker m_asker;
    mcp::McpTools m_tools;
    mcp::LineReader m_reader;
    StopSignal m_stop;
    std::optional<mcp::McpServer> m_server; ///< empty before start() and after end()
};

} // namespace

ParsedCommand parseMcp(SubcommandLine& line)
{
    McpRequest request;
    line.addServer(request.server);
    line.add("ask-for", "SECONDS", request.askSeconds, {5, 3600},
             "How long a question waits for an answer (default: 300).");
    line.refuseArguments(QStringLiteral("mcp takes no argument."));
    if (auto end = line.parse()) return *std::move(end);
    return commandFor<McpCommand>(request);
}

} // namespace ink
