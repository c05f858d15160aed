#pragma once

#include <chrono>
#include <functional>

class QObject;

// Private to app/secrets.
namespace ink::secrets {

/** The default keyring of the Secret Service (GNOME Keyring, KeePassXC and others). */
enum class SecretServiceState {
    Unlocked,
    Locked,
    Empty,  ///< no keyring was made yet: the first secret asks for the password of a new one
    Silent, ///< it doesn't answer
    None,   ///< no such service on this system
    Other   ///< secrets are kept elsewhere: KWallet, macOS, Windows
};

/** Finds out, without asking the person. `done` is called once, later, and never after `context` is gone. */
void probeSecretService(std::chrono::milliseconds patience, QObject* context,
                        std::function<void(SecretServiceState)> done);

} // namespace ink::secrets
