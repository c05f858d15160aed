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

/** The answer to a call of a tool: data for the client's model, or an error that the model can act on. */
struct ToolAnswer
{
    QString text;     ///< for an error, or as an introduction of `data`
    QJsonObject data; ///< empty = none
    bool isError = false;
};

/** The tools that a server offers. */
class ToolSet
{
public:
    virtual ~ToolSet() = default;
    /** The tools as `tools/list` describes them, always in the same order. */
    [[nodiscard]] virtual QJsonArray list() const = 0;
    [[nodiscard]] virtual bool has(const QString& name) const = 0;
    using Done = std::function<void(const ToolAnswer& answer)>;
    /** Starts a call. `done` is called once, and not after the returned object is destroyed, which cancels
     * what can still be cancelled. `program`: the name that the client gives itself. */
    [[nodiscard]] virtual std::unique_ptr<QObject> call(const QString& name, const QJsonObject& arguments,
                                                        const QString& program, Done done) = 0;
};

// Index(McpServer): MCP: the messages of other programs and their answers
/**
 * A server of the Model Context Protocol for one client: takes lines of JSON-RPC 2.0 and gives lines. Speaks
 * the stateless version and those with a handshake. Of the protocol's features it has tools only.
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

    /** Handles a line without its end. */
    void receive(const QByteArray& line);
    /** Answers a line that was too long to be read. */
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
    QString m_version; ///< of the session; empty before `initialize`
    QString m_program; ///< the client of the session, as it calls itself
    struct Running
    {
        std::unique_ptr<QObject> work;
        std::function<void()> drop; ///< called instead of a response
    };
    std::map<QByteArray, Running> m_running;
};

} // namespace ink::mcp
