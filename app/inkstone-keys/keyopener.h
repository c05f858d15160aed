#pragma once

#include "app/inkstone-keys/secretpage.h"
#include "app/keys/protocol/keyprotocol.h"

#include <functional>

namespace ink::inkstonekeys {

/** Reports that a step begins. */
using OnStep = std::function<void(keys::Step step)>;

/** Something with keys: a module or a file. An answer is never `Progress`. */
class KeyOpener
{
public:
    KeyOpener() = default;
    virtual ~KeyOpener() = default;
    Q_DISABLE_COPY_MOVE(KeyOpener)
    /** Call once, before anything else. */
    [[nodiscard]] virtual keys::Answer open(const keys::OpenOrder& order) = 0;
    [[nodiscard]] virtual keys::Answer list(const SecretPage& secret) = 0;
    [[nodiscard]] virtual keys::Answer sign(const keys::SignOrder& order, const SecretPage& secret) = 0;
};

/** Shortens a text of a module, which may be of any length, to what the protocol takes. */
[[nodiscard]] inline QString shortened(const QString& text)
{
    constexpr qsizetype maxUnits = keys::maxTextBytes / 4; // bytes of a character in UTF-8
    return text.left(maxUnits);
}

} // namespace ink::inkstonekeys
