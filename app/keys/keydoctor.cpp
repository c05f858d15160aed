#include "app/keys/keydoctor.h"

#include "app/keys/keyring.h"
#include "app/keys/reasons.h"

#include <QFileInfo>

#include <algorithm>

namespace ink::keys {

const char* layerName(KeyLayer layer)
{
    switch (layer) {
    case KeyLayer::Service:
        return "service";
    case KeyLayer::Software:
        return "software";
    case KeyLayer::Reader:
        return "reader";
    case KeyLayer::Card:
        return "card";
    case KeyLayer::Pin:
        return "pin";
    case KeyLayer::Certificate:
        return "certificate";
    }
    return "";
}

bool hasSmartCardService()
{
#ifdef Q_OS_LINUX
    return QFileInfo::exists(
        QStringLiteral("/run/pcscd/pcscd.comm")); // systemd starts pcscd with the first connection
#else
    return true; // part of the system
#endif
}

QList<LayerFinding> missingLayers(const QList<SourceListing>& listings, bool hasService)
{
    const QList<Identity> identities = identitiesOf(listings);
    if (std::any_of(identities.begin(), identities.end(),
                    [](const Identity& each) { return each.canSign(); }))
        return {};
    QList<LayerFinding> findings;
    if (listings.isEmpty()) findings.append({KeyLayer::Software, {}, reasons::keySoftwareMissing()});
    bool hasReader = false;
    bool hasCard = false;
    for (const SourceListing& listing : listings) {
        if (listing.error) findings.append({KeyLayer::Software, listing.name, listing.error->detail});
        for (const SlotState& slot : listing.slotStates) {
            hasReader = true;
            hasCard = hasCard || slot.hasToken;
            if (slot.error) findings.append({KeyLayer::Card, listing.name, slot.error->detail});
            if (!slot.hasToken) continue;
            if (!slot.isInitialized)
                findings.append({KeyLayer::Card, listing.name, reasons::keyTokenEmpty(slot.name)});
            else if (slot.keyCount == 0 && !slot.error)
                findings.append(
                    {KeyLayer::Certificate, listing.name, reasons::keyTokenWithoutKeys(slot.tokenLabel)});
        }
    }
    const bool wantsReader = !hasReader && !listings.isEmpty() &&
                             std::any_of(listings.begin(), listings.end(),
                                         [](const SourceListing& each) { return !each.error.has_value(); });
    if (!hasCard && !hasService)
        findings.prepend({KeyLayer::Service, {}, reasons::keySmartCardServiceMissing()});
    else if (wantsReader)
        findings.append({KeyLayer::Reader, {}, reasons::keyReaderMissing()});
    if (hasReader && !hasCard) findings.append({KeyLayer::Card, {}, reasons::keyCardMissing()});
    for (const Identity& identity : identities) {
        const bool isPin = identity.flaw == KeyFlaw::PinBlocked || identity.flaw == KeyFlaw::PinNotSet;
        findings.append(
            {isPin ? KeyLayer::Pin : KeyLayer::Certificate, identity.tokenLabel, identity.flawText});
    }
    return findings;
}

} // namespace ink::keys
