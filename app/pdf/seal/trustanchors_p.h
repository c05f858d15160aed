#pragma once

#include "app/pdf/crypto/cryptohandles.h"
#include "app/pdf/seal/trustanchors.h"

// Private to app/pdf/seal.

namespace ink::pdf {

/** The data that copies of TrustAnchors share; immutable. */
struct TrustAnchors::Private
{
    CryptoPtr<x509_store_st> store;
};

} // namespace ink::pdf
