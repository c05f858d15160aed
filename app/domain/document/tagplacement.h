#pragma once

#include "app/domain/document/page.h"
#include "app/domain/document/tag.h"

#include <QPointF>
#include <QSize>
#include <QSizeF>

namespace ink::domain {

struct Document;

// Index(defaultTagSize): Tags: default size of each type
/** A tag's default size in points by type. */
[[nodiscard]] QSize defaultTagSize(TagType type);
/** Clamps a rectangle to the page (points, as displayed), and makes it at least `minimumTagExtent` wide and
 * high. */
[[nodiscard]] PageRect clampedTo(PageRect rect, QSizeF page);
inline constexpr int minimumTagExtent = 6;
/** The rectangle of a new tag of this type centred on a point of a page, clamped. */
[[nodiscard]] PageRect newTagRect(const Document& document, TagType type, int pageIndex, QPointF centre);
/** A new tag of this type centred on a point of a page, clamped, with a fresh unique name in `language` (BCP
 * 47). */
[[nodiscard]] Tag makeTag(const Document& document, TagType type, int pageIndex, QPointF centre,
                          int invitationIndex, const QString& language);

} // namespace ink::domain
