#include "app/inkstone/commandbase/servicecommand.h"

namespace ink {

ServiceCommand::ServiceCommand(QUrl server, const CommandContext& context,
                               std::function<void(ServiceCommand&)> run)
    : m_server(std::move(server)), m_connection(context.workplace, context.secrets, context.settings),
      m_run(std::move(run))
{
}

ServiceCommand::~ServiceCommand() = default;

void ServiceCommand::start()
{
    connectTo(m_server);
}

void ServiceCommand::connectTo(const QUrl& server)
{
    m_connection.open(server, this, then<void>([this] { run(); }));
}

void ServiceCommand::run()
{
    m_run(*this);
}

void ServiceCommand::printFailure(const Error& error)
{
    printErrorLine(errorText(error));
}

void ServiceCommand::finishWithError(const Error& error, int exitCode)
{
    printFailure(error);
    Q_EMIT finished(exitCode);
}

CommandFactory serviceCommand(const QUrl& server, std::function<void(ServiceCommand&)> run)
{
    return [server, run = std::move(run)](const CommandContext& context) -> std::unique_ptr<Command> {
        return std::make_unique<ServiceCommand>(server, context, run);
    };
}

} // namespace ink

#include "moc_servicecommand.cpp"
