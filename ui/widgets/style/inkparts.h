#pragma once

/** Private to ui/widgets: shapes for InkStyle and for widgets that look like its controls. */

#include <QtGlobal>

class QBrush;
class QColor;
class QPainter;
class QRect;
class QStyleOption;
class QStyleOptionButton;
class QStyleOptionSlider;
class QStyleOptionTab;
class QWidget;

namespace ink::ui {

struct Tokens;

namespace inkparts {

void drawButtonPanel(const QStyleOption* option, QPainter* painter);
/** Draws icon and text centred in a button, 8 px apart. */
void drawButtonLabel(const QStyleOptionButton& button, QPainter* painter);
/** Draws a check box or radio button with its mark. */
void drawCheckIndicator(const QStyleOption* option, QPainter* painter, bool round);
/** Width of a focused control's edge; wider than that of others, in high contrast too. */
[[nodiscard]] int focusedEdgeWidth(const Tokens& t);
/** Draws the background and the edge of a text input; the edge is red while its content is invalid (see
 * FormField). */
void drawInputBox(const QStyleOption& option, QPainter* painter, const QWidget* input, const Tokens& t);
/** Draws the background and the edge of a closed combo box, which reacts to the pointer like a button. */
void drawComboBox(const QStyleOption& option, QPainter* painter, const QWidget* input, const Tokens& t);
void drawPopupPanel(const QRect& rect, QPainter* painter, const Tokens& t);
/** Returns whether this is the list of an open combo box, or of completions. */
[[nodiscard]] bool isPopupList(const QWidget* widget);
/** Returns whether this is a multi-line input. */
[[nodiscard]] bool isMultiLineInput(const QWidget* widget);
/** Draws a thin groove, in the accent colour up to the handle, and a round handle. */
void drawSlider(const QStyleOptionSlider& slider, QPainter* painter, const QRect& groove,
                const QRect& handle);
/** Draws a flat tab: the current one has the colour of what is below it and an accent line on top. */
void drawTab(const QStyleOptionTab& tab, QPainter* painter);
void drawChevron(QPainter* painter, const QRect& place, const QColor& colour, bool up);
/** An arrow to the left or to the right, in the middle of `place`. */
void drawSideChevron(QPainter* painter, const QRect& place, const QColor& colour, bool isLeft);

} // namespace inkparts
} // namespace ink::ui
