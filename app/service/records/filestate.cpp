#include "app/service/records/filestate.h"

#include "app/domain/document/document.h"
#include "app/domain/history/fileparties.h"
#include "app/service/core/stores.h"

namespace ink::service {

void showFileResults(const Stores& stores, domain::Document& document)
{
    domain::setFileResults(document);
    const bool isSealed = document.status == domain::SigningStatus::Completed;
    if (!isSealed && !document.setting.signaturePerSigner) return; // there is no signed file
    const auto artifacts = stores.documents.artifacts(document.id);
    if (!artifacts) return; // the hashes are omitted
    for (domain::File& file : document.files) {
        if (!file.result) continue;
        if (isSealed && document.seal) file.result->level = document.seal->level;
        for (const auto& artifact : *artifacts)
            if (artifact.fileId == file.id && (isSealed || !file.result->signers.isEmpty()))
                file.result->sha256 = artifact.sha256;
    }
}

} // namespace ink::service
