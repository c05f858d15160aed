#pragma once

#include "app/inkstone/commandline.h"

#include <QLocalServer>
#include <QLockFile>
#include <QObject>

#include <functional>

class QLocalSocket;

namespace ink {

/**
 * Keeps one window per data folder: a later start hands what it was to open to the process that has the
 * folder. The socket lies in the person's runtime folder and takes no other user's connections. The lock of a
 * process that crashed holds nobody back.
 */
class SingleInstance final : public QObject
{
    Q_OBJECT
public:
    explicit SingleInstance(const QString& dataFolder, QObject* parent = nullptr);

    // Index(claim): One window per data folder
    /** Takes the folder; false while another process has it. Works without an application object. */
    [[nodiscard]] bool claim();
    /** Hands this to the process that has the folder; false when it does not respond. */
    [[nodiscard]] bool handOver(const RunWorkstation& what) const;
    /** Takes requests of later starts from now on. Call after `claim`, with an application object. */
    void listen(std::function<void(const RunWorkstation&)> open);

private:
    void serve(QLocalSocket* socket);

    QString m_name;
    QLockFile m_lock;
    QLocalServer m_server;
    std::function<void(const RunWorkstation&)> m_open;
};

} // namespace ink
