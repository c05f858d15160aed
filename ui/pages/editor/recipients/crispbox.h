// Private to ui/pages: boxes of recipients.
#pragma once

class QPainter;
class QPen;
class QRect;

namespace ink::ui {

/** Draws a rounded box with the painter's brush whose edge lies inside `rect` and covers whole pixels of the
 * device, whatever the scale. The pen's width is in device-independent pixels. */
void drawCrispBox(QPainter& painter, const QRect& rect, QPen pen, int radius);

} // namespace ink::ui
