#pragma once

#include "app/domain/document/tag.h"
#include "app/wire/signercodec.h"

#include <QList>

namespace ink::workflow {

// Signatures that a recipient places where there is no tag (`canSignTags`). On the screen they are tags with
// negative ids; the service replaces all of them with each list that is saved. Pure.

/** The size of a new one, in points; the same as on the signing page. */
inline constexpr int placedSignatureWidth = 160;
inline constexpr int placedSignatureHeight = 48;
// Index(maxPlacedSignatures): Signatures placed freely in the window: their size and number
/** As many as the service accepts. */
inline constexpr int maxPlacedSignatures = 50;

/** Returns whether it was placed by the person whom `view` is for. */
[[nodiscard]] bool isPlacedBy(const domain::Tag& tag, const wire::SignerView& view);
/** An empty one around a point of a page (1-based), as far as the page reaches. */
[[nodiscard]] domain::Tag placedSignature(const wire::SignerView& view, int pageIndex, double x, double y);
/** Moves it in the same way. */
void movePlaced(domain::Tag& tag, const wire::SignerView& view, int pageIndex, double x, double y);
/** Those among `tags`, which are the recipient's own. */
[[nodiscard]] QList<domain::Tag> placedIn(const QList<domain::Tag>& tags);
/**
 * The signatures on the screen once `view` has arrived: those of the screen when they aren't saved yet or are
 * the stored ones, else the stored ones. New ones get the local ids after `lastId`.
 */
[[nodiscard]] QList<domain::Tag> placedAfter(const wire::SignerView& view, const QList<domain::Tag>& onScreen,
                                             bool isUnsaved, qint64& lastId);
/** Puts those that have been signed into what is saved. */
void putPlaced(wire::SignerValues& values, const QList<domain::Tag>& tags);

} // namespace ink::workflow
