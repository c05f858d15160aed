#pragma once

#include "app/permission/permission.h"

#include <QLocalSocket>
#include <QObject>
#include <QPointer>
#include <QString>
#include <QTimer>

#include <atomic>
#include <chrono>
#include <functional>
#include <memory>

namespace ink::mcp {

// Index(PermissionAsker): MCP: where a person is asked, and for how long
/** Asks a person for permission: in the running window that uses the same data folder, otherwise on the
 * terminal. The client is never asked, because its model could answer. */
class PermissionAsker final : public QObject
{
    Q_OBJECT
public:
    using Done = std::function<void(permission::Answer answer)>;

    // Number(mcpPatience_defaultPatience, time): MCP: how long a question waits for an answer
    static constexpr std::chrono::seconds defaultPatience{300};

    /** `instance`: see instanceName(). */
    PermissionAsker(QString instance, std::chrono::milliseconds patience, QObject* parent = nullptr);
    ~PermissionAsker() override;

    /** Returns whether a question is pending. Only one can be. */
    [[nodiscard]] bool isAsking() const { return m_done != nullptr; }
    /** `done` is called once, unless `context` is destroyed first, which withdraws the question. */
    void ask(const permission::Question& question, QObject* context, Done done);

private:
    void askWindow();
    void readAnswer();
    void askTerminal();
    void finish(permission::Answer answer);
    void withdraw();
    void closeWindow();

    QString m_instance;
    permission::Question m_question;
    Done m_done; ///< null = no question
    QTimer m_patience;
    std::unique_ptr<QLocalSocket> m_window;
    std::shared_ptr<std::atomic<bool>> m_stopTerminal; ///< withdraws the terminal's question; null = none
    quint64 m_number = 0;                              ///< number of the latest question
};

} // namespace ink::mcp
