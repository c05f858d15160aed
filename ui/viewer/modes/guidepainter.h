#pragma once

#include "ui/viewer/geometry/pagelayout.h"
#include "ui/viewer/geometry/snapping.h"

#include <QColor>

#include <functional>

class QPainter;

namespace ink::ui {

struct Tokens;

/** Paints the guides of a dragged tag: lines in the accent colour, distances as text. `page` is 1-based. */
void paintGuides(QPainter& painter, const PageLayout& layout, int page, const QList<SnapGuide>& guides,
                 const Tokens& look, const std::function<QString(double)>& words);

/** Paints the frame around several selected tags, with its handles (content coordinates). */
void paintGroupFrame(QPainter& painter, const QRectF& frame, const Tokens& look);

/** Paints a tag's tab position as a number on a disc. `colour` must be readable on white. */
void paintTabNumber(QPainter& painter, QPointF centre, int number, bool chosen, const QColor& colour);

} // namespace ink::ui
