#include "app/service/core/stagedfile.h"

#include "app/store/blobs/blobstore.h"

namespace ink::service {

void commitFiles(const QList<StagedFile>& files)
{
    for (const StagedFile& file : files)
        if (file.hold) file.hold->commit();
}

} // namespace ink::service
