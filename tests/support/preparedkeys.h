// RSA keys for the services that tests start. Generating one takes half a second of processor time, and every
// service with a new data folder needs one: most of the time of the tests of windows went there. On Linux the
// tests are linked so that calls of EVP_PKEY_Q_keygen arrive here (INKSTONE_TEST_KEYS in
// tests/CMakeLists.txt). Programs that a test starts generate their own keys.
#pragma once

struct evp_pkey_st;

namespace ink::test {

/** Returns a key of this many bits; a process gets `preparedKeyCount` different ones before the first
 * returns. */
evp_pkey_st* preparedRsaKey(unsigned bits);

} // namespace ink::test
