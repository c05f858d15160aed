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

/** An HTTP listener for testing callbacks: stores the POSTs that it receives for inspection, checks their
 * signatures and responds with the chosen status. Limits: 64 MiB per body, 256 MiB for all stored bodies.
 * Closes connections that are idle for 30 seconds. Runs in the event loop of its thread. */
class TestReceiver final : public QObject
{
    Q_OBJECT
public:
    explicit TestReceiver(const Clock& clock, QObject* parent = nullptr);
    ~TestReceiver() override;

    /** Starts listening; port 0 selects any free port. Fails with Unavailable if the address or the port
     * can't be bound. */
    [[nodiscard]] Result<void> listen(const QHostAddress& address, quint16 port = 0);
    /** Stops listening; received POSTs stay. */
    void stop();
    [[nodiscard]] bool isListening() const;
    /** The callback URL to enter, without a trailing slash; empty when not listening. */
    [[nodiscard]] QString url() const;
    /** The IPv4 addresses of this computer that the receiver can listen on, loopback first. */
    [[nodiscard]] static QList<QHostAddress> ownAddresses();

    /** Sets the secret for checking signatures; nothing = unknown. Also rechecks the received POSTs whose
     * bodies are still stored. */
    void setSecret(const std::optional<Secret>& secret);
    /** Sets the response status, initially 200; 500 makes the service retry. */
    void setResponseStatus(int status);

    [[nodiscard]] const QList<ReceivedPost>& posts() const; ///< newest last, at most 200
    void clear();

Q_SIGNALS:
    void received(); ///< emitted when a POST was appended to posts()
    void changed();  ///< emitted after any other change

private:
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace ink::workflow
