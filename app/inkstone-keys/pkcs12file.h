#pragma once

#include "app/inkstone-keys/keyopener.h"

#include <memory>

namespace ink::inkstonekeys {

/** The key of a PKCS#12 file (RFC 7292). It stays unlocked until the process ends. */
class Pkcs12File final : public KeyOpener
{
public:
    explicit Pkcs12File(OnStep onStep);
    ~Pkcs12File() override;

    [[nodiscard]] keys::Answer open(const keys::OpenOrder& order) override;
    [[nodiscard]] keys::Answer list(const SecretPage& secret) override;
    [[nodiscard]] keys::Answer sign(const keys::SignOrder& order, const SecretPage& secret) override;

private:
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace ink::inkstonekeys
