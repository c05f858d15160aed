#pragma once

#include "app/base/clock.h"
#include "app/base/result.h"

#include <QObject>
#include <QString>
#include <QStringList>

namespace ink::workflow {

/**
 * Lets a person in front of this computer sign on their own phone: the signing page of one invitation is open
 * to the local network until it is signed, closed or the time is over.
 */
class PhoneHandOver : public QObject
{
    Q_OBJECT
public:
    using QObject::QObject;

    enum class State {
        Closed,  ///< nothing is open and nothing has been decided
        Waiting, ///< no phone has opened the link yet
        Opened,  ///< one has
        Signed,  ///< also by everybody whom a signing host hosts
        Declined,
        Delegated, ///< to another person
        Expired    ///< the time was over before anybody decided
    };
    [[nodiscard]] virtual State state() const = 0;
    /** Something listens; for a moment also after a decision, so that the phone can show its last page. */
    [[nodiscard]] virtual bool isOpen() const = 0;
    /** IP addresses of this computer in local networks, best first. */
    [[nodiscard]] virtual QStringList addresses() const = 0;
    /** Opens an invitation at one of these addresses; what was open before is closed. */
    [[nodiscard]] virtual Result<void> open(const QString& invitationGuid, const QString& address) = 0;
    virtual void close() = 0;
    [[nodiscard]] virtual int openMinutes() const = 0; ///< how long it stays open at most
    [[nodiscard]] virtual QString address() const = 0; ///< that was chosen
    [[nodiscard]] virtual QString url() const = 0;     ///< for the phone; empty before the first time
    /** SHA-256 of the certificate, as browsers show it. */
    [[nodiscard]] virtual QString fingerprint() const = 0;
    [[nodiscard]] virtual Timestamp closesAt() const = 0; ///< when the time is over

Q_SIGNALS:
    void changed();
};

} // namespace ink::workflow
