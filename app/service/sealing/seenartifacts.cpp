#include "app/service/sealing/seenartifacts.h"

#include "app/domain/document/document.h"

#include <algorithm>

namespace ink::service {

using Artifact = store::DocumentStore::Artifact;

Result<QList<Artifact>> seenArtifacts(const Stores& stores, const domain::Document& document,
                                      domain::InvitationId recipient)
{
    using Kind = store::DocumentStore::ArtifactKind;
    INK_ASSIGN(artifacts, stores.documents.artifacts(document.id));
    const auto isHidden = [&](const Artifact& artifact) {
        return !artifact.fileId.isNull() &&
               std::none_of(document.files.begin(), document.files.end(),
                            [&](const domain::File& file) { return file.id == artifact.fileId; });
    };
    const bool seesAll = std::none_of(artifacts.begin(), artifacts.end(), isHidden);
    artifacts.removeIf([&](const Artifact& artifact) {
        if (artifact.kind == Kind::RecipientCertificate) return seesAll || artifact.recipient != recipient;
        return isHidden(artifact) || (!seesAll && artifact.kind == Kind::Certificate);
    });
    for (Artifact& artifact : artifacts)
        if (artifact.kind == Kind::RecipientCertificate) artifact.kind = Kind::Certificate;
    return artifacts;
}

} // namespace ink::service
