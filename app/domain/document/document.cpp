#include "app/domain/document/document.h"

#include <algorithm>

namespace ink::domain {

int Document::pageCount() const
{
    int count = 0;
    for (const File& file : files)
        count += static_cast<int>(file.pages.size());
    return count;
}

Document::PageRef Document::pageAt(int joinedIndex) const
{
    int rest = joinedIndex;
    if (rest < 1) return {};
    for (const File& file : files) {
        const int here = static_cast<int>(file.pages.size());
        if (rest <= here) return {&file, &file.pages.at(rest - 1), rest};
        rest -= here;
    }
    return {};
}

int Document::invitationIndexOf(const QString& invitationGuid) const
{
    const auto found = std::find_if(invitations.begin(), invitations.end(),
                                    [&](const Invitation& i) { return i.guid == invitationGuid; });
    return found == invitations.end() ? 0 : static_cast<int>(found - invitations.begin()) + 1;
}

void useSignaturePerSigner(Document& document)
{
    for (const Invitation& each : document.invitations)
        if (each.signingCertificate) document.setting.signaturePerSigner = true;
}

} // namespace ink::domain
