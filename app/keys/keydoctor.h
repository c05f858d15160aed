#pragma once

#include "app/keys/keysource.h"

namespace ink::keys {

/** The layers between a person's certificate and a signature, from the computer to the certificate. */
enum class KeyLayer { Service, Software, Reader, Card, Pin, Certificate };
/** The name of a layer in files, e.g. `reader`. */
[[nodiscard]] const char* layerName(KeyLayer layer);

/** What one layer lacks, and what to do. */
struct LayerFinding
{
    KeyLayer layer = KeyLayer::Service;
    QString source; ///< the module or file that it concerns; empty = all
    Message text;
    bool operator==(const LayerFinding&) const = default;
};

/** Returns whether the system's smart card service answers; true where there is none to be started. */
[[nodiscard]] bool hasSmartCardService();
/** The first layers that prevent signing; empty if a key can sign. */
[[nodiscard]] QList<LayerFinding> missingLayers(const QList<SourceListing>& listings, bool hasService);

} // namespace ink::keys
