#pragma once

/** Private to InkStyle: the shapes that its controls are drawn with. */

#include <QtGlobal>

class QBrush;
class QColor;
class QPainter;
class QRect;
class QStyleOption;
class QStyleOptionButton;
class QWidget;

namespace ink::ui {

struct Tokens;

namespace inkparts {

/** A rounded box whose edge lies on whole pixels. */
void box(QPainter* painter, const QRect& rect, const QBrush& fill, const QColor& edge, int width,
         qreal corner);
void drawButtonPanel(const QStyleOption* option, QPainter* painter);
/** Sign and words in the middle of a button, 8 px apart. */
void drawButtonLabel(const QStyleOptionButton& button, QPainter* painter);
/** The box of a check box, or round of a radio button, with its mark. */
void drawCheck(const QStyleOption* option, QPainter* painter, bool round);
/** The edge and the ground of an input that text is typed into. */
void drawInputBox(const QStyleOption& option, QPainter* painter, const Tokens& t);
/** The edge around a menu or a list that pops up: seen on any page that lies under it. */
[[nodiscard]] QColor popupEdge(const Tokens& t);
void drawPopupPanel(const QRect& rect, QPainter* painter, const Tokens& t);
/** An input for several lines. */
[[nodiscard]] bool takesText(const QWidget* widget);
void drawChevron(QPainter* painter, const QRect& place, const QColor& colour, bool up);

} // namespace inkparts
} // namespace ink::ui
