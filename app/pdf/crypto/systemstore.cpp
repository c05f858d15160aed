#include "app/pdf/crypto/systemstore.h"

#include "app/pdf/crypto/cryptohandles.h"
#include "app/trust/systemroots.h"

#include <openssl/x509.h>
#include <openssl/x509_vfy.h>

namespace ink::pdf {

void addSystemRoots(x509_store_st* store)
{
    if (trust::opensslFindsRoots()) {
        X509_STORE_set_default_paths(store);
        return;
    }
    for (const QByteArray& der : trust::systemRoots()) {
        const auto* bytes = reinterpret_cast<const unsigned char*>(der.constData());
        const CryptoPtr<x509_st> certificate(d2i_X509(nullptr, &bytes, static_cast<long>(der.size())));
        if (certificate) X509_STORE_add_cert(store, certificate.get());
    }
}

} // namespace ink::pdf
