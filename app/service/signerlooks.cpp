// How a signer's values will look when they are sealed.
#include "app/base/reasons.h"
#include "app/domain/rules.h"
#include "app/pdf/stamp/valuepage.h"
#include "app/service/signingserviceprivate.h"
#include "app/service/stampitems.h"

#include <QHash>

#include <algorithm>

namespace ink::service {

namespace {

constexpr qsizetype maxTextOfLooks = 50'000; // characters: some seconds of work for the rarest scripts

} // namespace

Result<SigningService::SignerLooks> SigningService::signerLooks(const SignerActor& signer,
                                                                const QList<wire::SignerValue>& values) const
{
    INK_ASSIGN(document, d->gate.loadUnlocked(signer));
    const wire::SignerView view = d->viewFor(document, signer);
    QHash<domain::TagId, const wire::SignerTag*> seen;
    for (const wire::SignerTag& entry : view.tags)
        seen.insert(entry.tag.id, &entry);
    SignerLooks found;
    QList<pdf::StampItem> items;
    const bool hasPictures =
        std::any_of(view.tags.begin(), view.tags.end(), [](const wire::SignerTag& entry) {
            return isPictureField(entry.tag) && !entry.tag.text.isEmpty();
        });
    AttachedFiles attached;
    if (hasPictures) {
        INK_ASSIGN(files, attachedFiles(d->stores, document.id));
        attached = std::move(files);
    }
    qsizetype characters = 0;
    for (const wire::SignerValue& value : values) {
        const wire::SignerTag* entry = seen.value(value.id);
        // It may have gone from the document meanwhile; of signatures the page has the picture itself.
        if (!entry || domain::isSignatureLike(entry->tag.type)) continue;
        const domain::Tag& tag = entry->tag;
        // Computed values change while somebody types; what others have entered does not.
        const bool isLive = entry->editable || !tag.style.formula.isEmpty();
        pdf::StampItem item;
        item.rect = tag.rect;
        item.type = tag.type;
        item.style = tag.style;
        item.text = isLive && tag.type != domain::TagType::Attachment ? value.text : tag.text;
        if (const auto file = attached.constFind(tag.id); file != attached.cend() && isPictureField(tag))
            item.image = file->blob.bytes();
        characters += item.text.size();
        found.looks.append({tag.id, 0, {}});
        items.append(std::move(item));
    }
    if (characters > maxTextOfLooks) return fail(ErrorCode::TooLarge, reasons::valuesTooLongToDraw());
    for (qsizetype i = 0; i < items.size(); ++i)
        found.looks[i].points = pdf::valuePoints(items.at(i));
    if (items.isEmpty()) return found;
    INK_ASSIGN(pages, pdf::valuePages(items));
    found.pages = std::move(pages);
    return found;
}

} // namespace ink::service
