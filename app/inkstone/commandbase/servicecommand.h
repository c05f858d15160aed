#pragma once

#include "app/inkstone/commandbase/command.h"
#include "app/inkstone/commandbase/connection.h"

#include <QUrl>

#include <functional>
#include <type_traits>

namespace ink {

/** A subcommand that calls a service: connects to it, runs, and ends with the first error. */
class ServiceCommand : public Command
{
    Q_OBJECT
public:
    /** An empty address means this computer. `run` starts the calls; a subclass may override run()
     * instead. */
    ServiceCommand(QUrl server, const CommandContext& context, std::function<void(ServiceCommand&)> run = {});
    ~ServiceCommand() override;
    /** Connects, then calls run(). */
    void start() override;

    /** The client of the account, from run() on. */
    [[nodiscard]] api::ApiClient& client() const { return *m_connection.client(); }
    [[nodiscard]] workflow::Session& session() const { return m_connection.session(); }
    /** Returns a callback that passes the value of a call to `next`; an error ends the command. */
    template <typename T, typename Next> [[nodiscard]] api::Done<T> then(Next next)
    {
        return [this, next](Result<T> result) {
            if (!result) return finishWithError(result.error());
            if constexpr (std::is_void_v<T>)
                next();
            else
                next(std::move(*result));
        };
    }
    /** Prints the error and ends the command. */
    void finishWithError(const Error& error, int exitCode = 1);

protected:
    /** Connects to a service, then calls run(). Call once. */
    void connectTo(const QUrl& server);
    [[nodiscard]] const Connection& connection() const { return m_connection; }
    virtual void run();
    /** Prints an error that ends the command. */
    virtual void printFailure(const Error& error);

private:
    QUrl m_server;
    Connection m_connection;
    std::function<void(ServiceCommand&)> m_run;
};

/** Creates a subcommand that consists of a few calls, which `run` begins. */
[[nodiscard]] CommandFactory serviceCommand(const QUrl& server,
                                            std::function<void(ServiceCommand& command)> run);

} // namespace ink
