#pragma once

#include "app/base/result.h"
#include "app/service/sealing/finalizer.h"

namespace ink::service {

class ShownFiles;
struct Stores;
namespace signingpage {
class PagePictures;
}

/** Returns whether a sealed page looks as it did to its signers: the page from ShownFiles with the
 * values painted over it. Fails like PagePictures::compare. */
[[nodiscard]] Result<bool> matchesShownPage(const Stores& stores, ShownFiles& shown,
                                            signingpage::PagePictures& pictures,
                                            const Finalizer::SealedPage& page);

} // namespace ink::service
