#pragma once

namespace ink::domain {
struct Document;
}

namespace ink::service {

struct Stores;

/**
 * Adds to each file its recipients with their parts in it, and the result of signing it, with the SHA-256 of
 * the signed bytes so far. Call it after addSealState(), because the result repeats the seal level. For
 * responses only: never stored.
 */
void showFileResults(const Stores& stores, domain::Document& document);

} // namespace ink::service
