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
class QWidget;

namespace ink::ui {

struct Tokens;

namespace inkparts {

void drawButtonPanel(const QStyleOption* option, QPainter* painter);
/** Icon and text centred in a button, 8 px apart. */
void drawButtonLabel(const QStyleOptionButton& button, QPainter* painter);
/** A check box or radio button with its mark. */
void drawCheck(const QStyleOption* option, QPainter* painter, bool round);
/** Width of a focused control's edge; wider than that of others, in high contrast too. */
[[nodiscard]] int focusedEdgeWidth(const Tokens& t);
/** The edge and the background of a text input: red while its content is invalid (see FormField). */
void drawInputBox(const QStyleOption& option, QPainter* painter, const QWidget* input, const Tokens& t);
/** The same for a closed combo box, which reacts to the pointer like a button. */
void drawChoiceBox(const QStyleOption& option, QPainter* painter, const QWidget* input, const Tokens& t);
void drawPopupPanel(const QRect& rect, QPainter* painter, const Tokens& t);
/** Returns whether this is a multi-line input. */
[[nodiscard]] bool takesText(const QWidget* widget);
/** A thin groove, in the accent up to the handle, and a round handle. */
void drawSlider(const QStyleOptionSlider& slider, QPainter* painter, const QRect& groove,
                const QRect& handle);
void drawChevron(QPainter* painter, const QRect& place, const QColor& colour, bool up);

} // namespace inkparts
} // namespace ink::ui
