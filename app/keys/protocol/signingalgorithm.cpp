#include "app/keys/protocol/signingalgorithm.h"

namespace ink::keys {

const char* digestName(Digest digest)
{
    switch (digest) {
    case Digest::Sha256:
        return "SHA256";
    case Digest::Sha384:
        return "SHA384";
    case Digest::Sha512:
        return "SHA512";
    case Digest::Sha3_256:
        return "SHA3-256";
    case Digest::Sha3_384:
        return "SHA3-384";
    case Digest::Sha3_512:
        return "SHA3-512";
    case Digest::None:
        break;
    }
    return nullptr;
}

int digestSize(Digest digest)
{
    switch (digest) {
    case Digest::Sha256:
    case Digest::Sha3_256:
        return 32;
    case Digest::Sha384:
    case Digest::Sha3_384:
        return 48;
    case Digest::Sha512:
    case Digest::Sha3_512:
        return 64;
    case Digest::None:
        break;
    }
    return 0;
}

bool isValid(const SigningAlgorithm& algorithm)
{
    return (algorithm.scheme == Scheme::EdDsa) == (algorithm.digest == Digest::None);
}

} // namespace ink::keys
