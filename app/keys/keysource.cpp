#include "app/keys/keysource.h"

namespace ink::keys {

SignatureRequest requestFor(const Identity& identity, QByteArray data)
{
    SignatureRequest request;
    request.place = identity.place;
    request.certificate = identity.certificate;
    request.algorithm = identity.algorithms.value(0);
    request.data = std::move(data);
    return request;
}

} // namespace ink::keys
