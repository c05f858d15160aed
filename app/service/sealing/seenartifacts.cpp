#include "app/service/sealing/seenartifacts.h"

#include "app/domain/document/document.h"

#include <algorithm>

namespace ink::service {

using Artifact = store::DocumentStore::Artifact;

Result<QList<Artifact>> seenArtifacts(const Stores& stores, const domain::Document& document)
{
    INK_ASSIGN(artifacts, stores.documents.artifacts(document.id));
    const auto isHidden = [&](const Artifact& artifact) {
        return !artifact.fileId.isNull() &&
               std::none_of(document.files.begin(), document.files.end(),
                            [&](const domain::File& file) { return file.id == artifact.fileId; });
    };
    const bool hidesAny = std::any_of(artifacts.begin(), artifacts.end(), isHidden);
    artifacts.removeIf([&](const Artifact& artifact) {
        return isHidden(artifact) || (hidesAny && artifact.fileId.isNull());
    });
    return artifacts;
}

} // namespace ink::service
