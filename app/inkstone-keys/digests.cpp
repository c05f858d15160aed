#include "app/inkstone-keys/digests.h"

#include <openssl/bn.h>
#include <openssl/ecdsa.h>
#include <openssl/evp.h>

#include <array>
#include <memory>

namespace ink::inkstonekeys {

namespace {

struct FreeEcdsa
{
    void operator()(ECDSA_SIG* value) const noexcept { ECDSA_SIG_free(value); }
};

/** The last number of a digest's object identifier, 2.16.840.1.101.3.4.2.x. */
char lastArc(keys::Digest digest)
{
    switch (digest) {
    case keys::Digest::Sha256:
        return 1;
    case keys::Digest::Sha384:
        return 2;
    case keys::Digest::Sha512:
        return 3;
    case keys::Digest::Sha3_256:
        return 8;
    case keys::Digest::Sha3_384:
        return 9;
    case keys::Digest::Sha3_512:
        return 10;
    case keys::Digest::None:
        break;
    }
    return 0;
}

} // namespace

QByteArray digestOf(keys::Digest digest, QByteArrayView data)
{
    std::array<unsigned char, EVP_MAX_MD_SIZE> value{};
    std::size_t size = 0;
    if (EVP_Q_digest(nullptr, keys::digestName(digest), nullptr, data.data(),
                     static_cast<std::size_t>(data.size()), value.data(), &size) != 1)
        return {};
    return {reinterpret_cast<const char*>(value.data()), static_cast<qsizetype>(size)};
}

QByteArray digestInfo(keys::Digest digest, const QByteArray& value)
{
    static constexpr std::array<char, 15> identifier{0x30, 0x0d, 0x06, 0x09, 0x60, char(0x86), 0x48, 0x01,
                                                     0x65, 0x03, 0x04, 0x02, 0,    0x05,       0x00};
    constexpr qsizetype arcAt = 12;
    QByteArray info(identifier.data(), static_cast<qsizetype>(identifier.size()));
    info[arcAt] = lastArc(digest);
    info += QByteArray(1, 0x04) + static_cast<char>(value.size()) + value;
    return QByteArray(1, 0x30) + static_cast<char>(info.size()) + info;
}

QByteArray derOfPlain(QByteArrayView value)
{
    if (value.isEmpty() || value.size() % 2 != 0) return {};
    const auto* const bytes = reinterpret_cast<const unsigned char*>(value.data());
    const int half = static_cast<int>(value.size() / 2);
    const std::unique_ptr<ECDSA_SIG, FreeEcdsa> pair(ECDSA_SIG_new());
    BIGNUM* const r = BN_bin2bn(bytes, half, nullptr);
    BIGNUM* const s = BN_bin2bn(bytes + half, half, nullptr);
    if (!pair || !r || !s || ECDSA_SIG_set0(pair.get(), r, s) != 1) {
        BN_free(r);
        BN_free(s);
        return {};
    }
    unsigned char* out = nullptr;
    const int size = i2d_ECDSA_SIG(pair.get(), &out);
    if (size <= 0) return {};
    const QByteArray der(reinterpret_cast<const char*>(out), size);
    OPENSSL_free(out);
    return der;
}

} // namespace ink::inkstonekeys
