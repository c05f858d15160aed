#include "app/service/host/sealedpagecheck.h"

#include "app/service/core/stores.h"
#include "app/service/files/shownfiles.h"
#include "app/service/signingpage/pagepictures.h"

namespace ink::service {

Result<bool> matchesShownPage(const Stores& stores, ShownFiles& shown, signingpage::PagePictures& pictures,
                              const Finalizer::SealedPage& page)
{
    INK_ASSIGN(sha256, shown.shownBlob(page.document, page.file));
    INK_ASSIGN(before, stores.blobs.localFile(sha256));
    INK_ASSIGN(after, stores.blobs.localFile(page.sealedSha256));
    return pictures.compare(before, page.values, after, page.page, page.generatesAppearances,
                            page.excludedAreas);
}

} // namespace ink::service
