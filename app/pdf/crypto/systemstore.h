#pragma once

struct x509_store_st;

// Private to app/pdf.

namespace ink::pdf {

/** Adds the certificate authorities that this system trusts. */
void addSystemRoots(x509_store_st* store);

} // namespace ink::pdf
