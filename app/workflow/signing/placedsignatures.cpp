#include "app/workflow/signing/placedsignatures.h"

#include <algorithm>
#include <cmath>

namespace ink::workflow {

using namespace domain;

namespace {

bool isSamePlaced(const Tag& a, const Tag& b)
{
    return a.pageIndex == b.pageIndex && a.rect == b.rect && a.image == b.image;
}

int startAround(double middle, int length, double available)
{
    const int last = std::max(0, static_cast<int>(std::floor(available)) - length);
    return std::clamp(static_cast<int>(std::lround(middle - length / 2.0)), 0, last);
}

} // namespace

bool isPlacedBy(const Tag& tag, const wire::SignerView& view)
{
    return tag.facts.isFree && tag.invitationIndex == view.invitationIndex &&
           tag.facts.hostedSigner == view.hostedIndex;
}

Tag makePlacedSignature(const wire::SignerView& view, int pageIndex, double x, double y)
{
    Tag tag;
    tag.type = TagType::Signature;
    tag.invitationIndex = view.invitationIndex;
    tag.isMandatory = true; // required as long as it exists
    tag.facts.isFree = true;
    tag.facts.hostedSigner = view.hostedIndex;
    tag.rect.width = placedSignatureWidth;
    tag.rect.height = placedSignatureHeight;
    movePlacedSignature(tag, view, pageIndex, x, y);
    return tag;
}

void movePlacedSignature(Tag& tag, const wire::SignerView& view, int pageIndex, double x, double y)
{
    const auto page = std::find_if(view.pages.begin(), view.pages.end(),
                                   [pageIndex](const Page& each) { return each.pageIndex == pageIndex; });
    if (page == view.pages.end()) return;
    tag.pageIndex = pageIndex;
    tag.pageId = page->id;
    tag.rect.left = startAround(x, tag.rect.width, page->size.width());
    tag.rect.top = startAround(y, tag.rect.height, page->size.height());
}

QList<Tag> placedSignaturesIn(const QList<Tag>& tags)
{
    QList<Tag> placed;
    for (const Tag& tag : tags)
        if (tag.facts.isFree) placed.append(tag);
    return placed;
}

QList<Tag> mergePlacedSignatures(const wire::SignerView& view, const QList<Tag>& onScreen, bool isUnsaved,
                                 qint64& lastId)
{
    if (isUnsaved) return onScreen;
    QList<Tag> stored;
    for (const wire::SignerTag& seen : view.tags)
        if (isPlacedBy(seen.tag, view)) stored.append(seen.tag);
    QList<Tag> done = onScreen;
    done.removeIf([](const Tag& tag) { return tag.image.isEmpty(); });
    if (std::equal(done.begin(), done.end(), stored.begin(), stored.end(), isSamePlaced)) return onScreen;
    for (Tag& tag : stored) {
        tag.id = TagId::local(++lastId);
        tag.name.clear(); // the service's number is meaningless to the signer
        tag.isMandatory = true;
    }
    return stored;
}

void addPlacedSignatures(wire::SignerValues& values, const QList<Tag>& tags)
{
    for (const Tag& tag : placedSignaturesIn(tags))
        if (!tag.image.isEmpty()) values.signatures.append(tag);
    values.removesSignatures = values.signatures.isEmpty();
}

} // namespace ink::workflow
