#pragma once

#include "app/inkstone/commandline.h"
#include "app/permission/permission.h"

#include <QLocalServer>
#include <QLockFile>
#include <QObject>

#include <functional>

class QLocalSocket;

namespace ink {

/**
 * Ensures one window per data folder: a later process forwards its request to the process that uses the
 * folder. The socket is in the user's runtime folder and refuses connections of other users. The lock of a
 * crashed process has no effect.
 */
class SingleInstance final : public QObject
{
    Q_OBJECT
public:
    explicit SingleInstance(const QString& dataFolder, QObject* parent = nullptr);

    // Index(claim): One window per data folder
    /** Locks the folder. Returns false if another process has locked it. Works without an application
     * object. */
    [[nodiscard]] bool claim();
    /** Forwards the request to the process that has locked the folder. Returns false if that process does not
     * respond. */
    [[nodiscard]] bool forward(const WorkstationRequest& what) const;
    /** Asks the person in the window. `answer` is called at most once, and not after `asker` is destroyed,
     * which withdraws the question. */
    using AskPerson = std::function<void(const permission::Question& question, QObject* asker,
                                         std::function<void(permission::Answer)> answer)>;
    /** Accepts requests of later processes, and questions of `inkstone mcp`, from now on. Call after `claim`,
     * with an application object. */
    void listen(std::function<void(const WorkstationRequest&)> open, AskPerson ask);

private:
    void serve(QLocalSocket* socket);

    QString m_name;
    QLockFile m_lock;
    QLocalServer m_server;
    std::function<void(const WorkstationRequest&)> m_open;
    AskPerson m_ask;
};

} // namespace ink
