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
    Empty,        ///< no keyring exists yet: the first secret prompts for the password of a new one
    Unresponsive, ///< no response in time
    None,         ///< no such service on this system
    Other         ///< secrets are stored elsewhere: KWallet, macOS, Windows
};

/** Determines the state without a prompt. `done` is called once, asynchronously, and never after `context` is
 * destroyed. */
void probeSecretService(std::chrono::milliseconds patience, QObject* context,
                        std::function<void(SecretServiceState)> done);

} // namespace ink::secrets
