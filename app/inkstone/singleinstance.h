#pragma once

#include "app/inkstone/commandline.h"

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
    /** Locks the folder; false if another process has locked it. Works without an application object. */
    [[nodiscard]] bool claim();
    /** Forwards the request to the process that has locked the folder; false if it does not respond. */
    [[nodiscard]] bool forward(const WorkstationRequest& what) const;
    /** Accepts requests of later processes from now on. Call after `claim`, with an application object. */
    void listen(std::function<void(const WorkstationRequest&)> open);

private:
    void serve(QLocalSocket* socket);

    QString m_name;
    QLockFile m_lock;
    QLocalServer m_server;
    std::function<void(const WorkstationRequest&)> m_open;
};

} // namespace ink
