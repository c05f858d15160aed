#include "app/pdf/seal/trustanchors.h"

#include "app/pdf/crypto/systemstore.h"
#include "app/pdf/seal/reasons.h"
#include "app/pdf/seal/trustanchors_p.h"

#include <openssl/pem.h>
#include <openssl/x509.h>
#include <openssl/x509_vfy.h>

#include <utility>

namespace ink::pdf {

TrustAnchors::TrustAnchors()
{
    static const std::shared_ptr<const Private> nobody = [] {
        auto made = std::make_shared<Private>();
        made->store.reset(X509_STORE_new());
        return made;
    }();
    d = nobody;
}

Result<TrustAnchors> TrustAnchors::fromPem(const QList<QByteArray>& pems, bool system)
{
    auto made = std::make_shared<Private>();
    made->store.reset(X509_STORE_new());
    X509_STORE* const store = made->store.get();
    if (!store) return fail(ErrorCode::Crypto, reasons::trustedCertificatesNotStored());
    for (const QByteArray& pem : pems) {
        const CryptoPtr<bio_st> bio(BIO_new_mem_buf(pem.constData(), static_cast<int>(pem.size())));
        int count = 0;
        while (const auto certificate =
                   CryptoPtr<x509_st>(PEM_read_bio_X509(bio.get(), nullptr, nullptr, nullptr)))
            count += X509_STORE_add_cert(store, certificate.get()) == 1 ? 1 : 0;
        clearCryptoErrors(); // reading always ends with an error
        if (count == 0) return fail(ErrorCode::Crypto, reasons::noCertificateInPem());
    }
    if (system) addSystemRoots(store);
    // A trusted certificate ends a chain, even if it isn't a root.
    X509_STORE_set_flags(store, X509_V_FLAG_PARTIAL_CHAIN);
    clearCryptoErrors();
    TrustAnchors anchors;
    anchors.d = std::move(made);
    return anchors;
}

} // namespace ink::pdf
