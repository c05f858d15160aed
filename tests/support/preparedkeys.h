// RSA keys for the services that tests start. Generating one takes half a second of processor time, and every
// service with a new data folder needs one: most of the time of the tests of windows went there. On Linux the
// tests are linked so that calls of EVP_PKEY_Q_keygen arrive here (INKSTONE_TEST_KEYS in
// tests/CMakeLists.txt). Programs that a test starts generate their own keys.
#pragma once

struct evp_pkey_st;

namespace ink::test {

/** The number of different keys that a process gets before the first one is returned again. */
inline constexpr unsigned preparedKeyCount = 6;

/** Returns a key of this many bits from the build folder, or generates it and stores it there. */
evp_pkey_st* preparedRsaKey(unsigned bits);

} // namespace ink::test
