#pragma once

#include "app/api/apiclient.h"
#include "app/base/secret.h"

#include <QObject>
#include <QString>

namespace ink::workflow {

/** The seal key of the service on this computer. Its passphrase is in the keychain; without it, everything
 * works except sealing and functions that need other secrets in the keychain. */
class SealLock : public QObject
{
    Q_OBJECT
public:
    using QObject::QObject;

    enum class State {
        Open,         ///< the key can be used, or isn't needed yet
        Locked,       ///< the keychain is locked, or access was denied
        EntryMissing, ///< the keychain doesn't have the entry, or there is no keychain
        WrongEntry    ///< the entry doesn't open the key
    };
    [[nodiscard]] virtual State state() const = 0;
    /** The name of the passphrase's entry in the keychain, under the service name “Inkstone”. */
    [[nodiscard]] virtual QString entryName() const = 0;
    /** Queries the keychain again, which may prompt the user to unlock it. */
    virtual void unlock(QObject* context, api::Done<void> done) = 0;
    /** Opens the key with this passphrase and stores it in the keychain. Fails with Crypto if it is wrong,
     * and with Keychain if it can't be stored, although the key is then open for this run. */
    virtual void enterPassphrase(const Secret& passphrase, QObject* context, api::Done<void> done) = 0;

Q_SIGNALS:
    void changed();
};

} // namespace ink::workflow
