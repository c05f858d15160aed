#pragma once

#include "app/base/clock.h"
#include "app/base/result.h"

#include <QObject>
#include <QString>
#include <QStringList>

namespace ink::workflow {

/**
 * Lets a person in front of this computer sign on their own phone: the signing page of one invitation
 * is available in the local network until it is signed, closed or expired.
 */
class PhoneHandover : public QObject
{
    Q_OBJECT
public:
    using QObject::QObject;
    ~PhoneHandover() override;

    enum class State {
        Closed,  ///< nothing is open and nothing has been decided
        Waiting, ///< no phone has opened the link yet
        Opened,  ///< a phone has opened the link
        Signed,  ///< signed; for a signing host, by all hosted people
        Declined,
        Delegated,   ///< delegated to another person
        Expired,     ///< the time limit was reached before a decision
        Disconnected ///< this computer left the network before a decision
    };
    [[nodiscard]] virtual State state() const = 0;
    /** Returns true while the page is served; also for a moment after a decision, so that the phone can load
     * its last page. */
    [[nodiscard]] virtual bool isOpen() const = 0;
    /** IP addresses of this computer in local networks, best first. */
    [[nodiscard]] virtual QStringList addresses() const = 0;
    /** Serves an invitation at one of these addresses; closes a previously open one. */
    [[nodiscard]] virtual Result<void> open(const QString& invitationGuid, const QString& address) = 0;
    virtual void close() = 0;
    [[nodiscard]] virtual int maxOpenMinutes() const = 0; ///< maximum time for which the page is served
    [[nodiscard]] virtual QString address() const = 0;    ///< the address passed to open()
    [[nodiscard]] virtual QString url() const = 0;        ///< the URL for the phone; empty before the first
                                                          ///< open()
    /** SHA-256 of the certificate, as browsers display it. */
    [[nodiscard]] virtual QString fingerprint() const = 0;
    [[nodiscard]] virtual Timestamp expiryTime() const = 0; ///< the time at which the page will be closed

Q_SIGNALS:
    void changed();
};

} // namespace ink::workflow
