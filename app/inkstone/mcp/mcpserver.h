#pragma once

#include "app/inkstone/mcp/messages.h"

#include <QByteArray>
#include <QHash>
#include <QJsonArray>
#include <QJsonObject>
#include <QObject>
#include <QString>

#include <functional>
#include <map>
#include <memory>

namespace ink::mcp {

/** The result of a tool call: data for the client's model, or an error that the model can act on. */
struct ToolAnswer
{
    QString text;     ///< the error, or an introduction to `data`
    QJsonObject data; ///< empty = none
    bool isError = false;
};

/** The tools that a server offers. */
class ToolSet
{
public:
    virtual ~ToolSet() = default;
    /** Returns the tools as in the result of `tools/list`, always in the same order. */
    [[nodiscard]] virtual QJsonArray list() const = 0;
    [[nodiscard]] virtual bool has(const QString& name) const = 0;
    using Done = std::function<void(const ToolAnswer& answer)>;
    /** Starts a call. `done` is called at most once, and not after the returned object is destroyed, which
     * cancels the call unless it is already acting. `program` is the client's self-reported name. */
    [[nodiscard]] virtual std::unique_ptr<QObject> call(const QString& name, const QJsonObject& arguments,
                                                        const QString& program, Done done) = 0;
};

// Index(McpServer): MCP: the messages of other programs and their answers
/**
 * A Model Context Protocol server for one client, which receives and sends JSON-RPC 2.0 messages as lines.
 * Supports the stateless version and those with a handshake. Tools are the only feature that it offers.
 */
class McpServer final
{
public:
    using Send = std::function<void(const QByteArray& line)>;
    McpServer(ToolSet& tools, Send send);
    ~McpServer();

    // Number(maxMcpLine_maxLineBytes, bytes): MCP: length of a message
    static constexpr qsizetype maxLineBytes = 4 * 1024 * 1024;
    // Number(maxMcpCalls_maxCalls, calls): MCP: calls of tools at the same time
    static constexpr qsizetype maxCalls = 16;
    // Number(maxMcpAnswer_maxAnswerBytes, bytes): MCP: size of a tool's answer
    static constexpr qsizetype maxAnswerBytes = 1024 * 1024;

    /** Handles a line, without its line break. */
    void receive(const QByteArray& line);
    /** Responds to a line that exceeded maxLineBytes with an error. */
    void refuseLongLine();

private:
    using Respond = std::function<void(const QJsonObject& message)>;
    void handle(const QJsonValue& message, const Respond& respond, bool isInBatch);
    void handleBatch(const QJsonArray& messages);
    void handleRequest(const Call& call, const Respond& respond, bool isInBatch);
    void handleNotification(const Call& call);
    void openSession(const Call& call, const Respond& respond);
    void callTool(const Call& call, const QString& program, bool isStateless, const Respond& respond);
    void write(const QJsonObject& message);

    ToolSet& m_tools;
    Send m_send;
    QString m_version; ///< protocol version of the session; empty before `initialize`
    QString m_program; ///< self-reported name of the session's client
    struct Running
    {
        std::unique_ptr<QObject> work;
        std::function<void()> drop; ///< called when the call is cancelled, instead of sending a response
    };
    std::map<QByteArray, Running> m_running;
};

} // namespace ink::mcp
