#pragma once

#include "app/base/result.h"
#include "app/workflow/callbacks/receivedpost.h"

#include <QHostAddress>
#include <QObject>

#include <memory>

namespace ink {
class Clock;
}

namespace ink::workflow {

/**
 * A real HTTP listener for trying callbacks out: takes what is posted to it, keeps it to be looked at, checks
 * its signature and answers with the chosen status. One body is at most 64 MiB, all that are kept 256 MiB; a
 * connection that says nothing for half a minute is cut. Lives in its thread's event loop.
 */
class TestReceiver final : public QObject
{
    Q_OBJECT
public:
    explicit TestReceiver(const Clock& clock, QObject* parent = nullptr);
    ~TestReceiver() override;

    /** Port 0 = any that is free. Unavailable when the address or the port cannot be had. */
    [[nodiscard]] Result<void> listen(const QHostAddress& address, quint16 port = 0);
    /** Nothing is taken any more; what has come stays. */
    void stop();
    [[nodiscard]] bool isListening() const;
    /** To be entered as callback address, without a slash at the end; empty when it does not listen. */
    [[nodiscard]] QString url() const;
    /** The addresses of this computer that it can listen on, loopback first. */
    [[nodiscard]] static QList<QHostAddress> ownAddresses();

    /** The secret that should sign callbacks; nothing = unknown. Also checks those that have come. */
    void setSecret(const std::optional<Secret>& secret);
    /** Sets the status of the answers, 200 at first; 500 makes the service retry. */
    void setAnswer(int status);

    [[nodiscard]] const QList<ReceivedPost>& posts() const; ///< the newest last, 200 at most
    void clear();

Q_SIGNALS:
    void received(); ///< one more at the end of posts()
    void changed();  ///< anything else about it

private:
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace ink::workflow
