#include "app/service/core/stagedfile.h"

#include "app/store/blobs/blobstore.h"

namespace ink::service {

void keepFiles(const QList<StagedFile>& files)
{
    for (const StagedFile& file : files)
        if (file.hold) file.hold->keep();
}

} // namespace ink::service
