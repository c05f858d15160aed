#pragma once

#include "app/inkstone-keys/keyopener.h"

#include <memory>

namespace ink::inkstonekeys {

/** Keys of a PKCS#11 module (OASIS PKCS #11 3.0; functions of 2.40 suffice). Every call may fail because a
 * card was pulled out; every length and count of the module is checked. The person stays logged in to a token
 * between signatures. */
class Pkcs11Module final : public KeyOpener
{
public:
    explicit Pkcs11Module(OnStep onStep);
    ~Pkcs11Module() override;

    [[nodiscard]] keys::Answer open(const keys::OpenOrder& order) override;
    [[nodiscard]] keys::Answer list(const SecretPage& secret) override;
    [[nodiscard]] keys::Answer sign(const keys::SignOrder& order, const SecretPage& secret) override;

private:
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace ink::inkstonekeys
