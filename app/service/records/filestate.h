#pragma once

namespace ink::domain {
struct Document;
}

namespace ink::service {

struct Stores;

/**
 * Adds to each file the recipients' parts in it and the result of signing it, with the SHA-256 of what was
 * signed so far. Call it after addSealState(), whose level it repeats. For responses only: never stored.
 */
void showFileResults(const Stores& stores, domain::Document& document);

} // namespace ink::service
