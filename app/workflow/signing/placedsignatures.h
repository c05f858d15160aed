#pragma once

#include "app/domain/document/tag.h"
#include "app/wire/signercodec.h"

#include <QList>

namespace ink::workflow {

// Signatures that a recipient places without a tag (`canSignTags`). On screen they are tags with negative
// ids; the service replaces all of them with each saved list. Pure.

/** The size of a new placed signature, in points; the same as on the signing page. */
inline constexpr int placedSignatureWidth = 160;
inline constexpr int placedSignatureHeight = 48;
// Index(maxPlacedSignatures): Signatures placed freely in the window: their size and number
/** The maximum number that the service accepts. */
inline constexpr int maxPlacedSignatures = 50;

/** Returns whether a tag is a signature placed by the recipient of `view`. */
[[nodiscard]] bool isPlacedBy(const domain::Tag& tag, const wire::SignerView& view);
/** Creates an empty placed signature centred on a point of a page (1-based), clamped to the page. */
[[nodiscard]] domain::Tag makePlacedSignature(const wire::SignerView& view, int pageIndex, double x,
                                              double y);
/** Moves a placed signature to a point in the same way. */
void movePlacedSignature(domain::Tag& tag, const wire::SignerView& view, int pageIndex, double x, double y);
/** The placed signatures among the recipient's own `tags`. */
[[nodiscard]] QList<domain::Tag> placedSignaturesIn(const QList<domain::Tag>& tags);
/** The signatures to show once `view` has arrived: those on the screen if they are unsaved or equal the
 * stored ones, otherwise the stored ones. New ones get local ids after `lastId`. */
[[nodiscard]] QList<domain::Tag> mergePlacedSignatures(const wire::SignerView& view,
                                                       const QList<domain::Tag>& onScreen, bool isUnsaved,
                                                       qint64& lastId);
/** Adds the signatures with an image to the values to be saved; if there are none, the stored ones are
 * removed. */
void addPlacedSignatures(wire::SignerValues& values, const QList<domain::Tag>& tags);

} // namespace ink::workflow
