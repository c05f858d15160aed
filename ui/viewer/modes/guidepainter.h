#pragma once

#include "ui/viewer/geometry/pagelayout.h"
#include "ui/viewer/geometry/snapping.h"

#include <QColor>

#include <functional>

class QPainter;

namespace ink::ui {

struct Tokens;

/** Draws what a dragged tag is in line with: lines in the accent colour, distances in words. `page` is
 * 1-based. */
void paintGuides(QPainter& painter, const PageLayout& layout, int page, const QList<SnapGuide>& guides,
                 const Tokens& look, const std::function<QString(double)>& words);

/** The frame around several selected tags, with its handles (content coordinates). */
void paintGroupFrame(QPainter& painter, const QRectF& frame, const Tokens& look);

/** A number on a disc: a tag's turn in the order of Tab. `colour` is readable on paper. */
void paintTurn(QPainter& painter, QPointF centre, int number, bool chosen, const QColor& colour);

} // namespace ink::ui
