#pragma once

#include "app/domain/document/codes.h"

#include <QColor>
#include <QFont>
#include <QPalette>

namespace ink::ui {

/** The colours of one theme. Every pair of text and background colours has a contrast of at least 4.5:1
 * (tested). */
struct Tokens
{
    QColor window;    ///< background of windows
    QColor surface;   ///< lists, cards, inputs; the page itself is always white
    QColor ink;       ///< text
    QColor quietInk;  ///< secondary text
    QColor line;      ///< borders and rules
    QColor accent;    ///< the one primary action, links, focus
    QColor onAccent;  ///< text on accent
    QColor selection; ///< selected rows, with `ink` text on it
    QColor hover;     ///< row or flat button under the pointer
    QColor canvas;    ///< around the pages in the viewer
    bool isDark = false;
    bool isHighContrast = false;
    int lineWidth = 1; ///< px
    bool operator==(const Tokens&) const = default;
};

[[nodiscard]] const Tokens& lightTokens();
[[nodiscard]] const Tokens& darkTokens();
[[nodiscard]] const Tokens& highContrastTokens(bool dark);
/** The tokens of a palette made by `paletteOf`; for another palette, the nearest of light and dark. */
[[nodiscard]] const Tokens& tokens(const QPalette& palette);
/** Width of the edge around a selected item in addition to its tint: in high contrast, a tint alone is too
 * faint. */
[[nodiscard]] inline int selectionEdgeWidth(const Tokens& t)
{
    return t.isHighContrast ? t.lineWidth : 0;
}
[[nodiscard]] QPalette paletteOf(const Tokens& tokens);
/** Returns whether the text of a palette is lighter than its background. */
[[nodiscard]] bool isDark(const QPalette& palette);

/** The colour of a document's status for an icon or dot. */
[[nodiscard]] QColor statusColour(domain::SigningStatus status, const Tokens& tokens);
enum class Tone { Good, Warning, Bad, Info, Neutral };
[[nodiscard]] QColor toneColour(Tone tone, const Tokens& tokens);
/** Recipient colours: Okabe–Ito in order, repeating; `index` is 1-based as on the wire. */
[[nodiscard]] QColor recipientColour(int index);
/** Returns whether the tags of this recipient (1-based) are hatched: from the seventh on, because the colours
 * repeat. */
[[nodiscard]] bool isRecipientHatched(int index);

/** WCAG 2.1 contrast ratio of two opaque colours, 1–21. */
[[nodiscard]] double contrastRatio(const QColor& a, const QColor& b);
/** `colour`, darkened or lightened as little as needed to reach `ratio` on `background`. */
[[nodiscard]] QColor readableOn(const QColor& colour, const QColor& background, double ratio = 4.5);
/** `amount` (0–1) of `top` over `base`. */
[[nodiscard]] QColor mixedColour(const QColor& base, const QColor& top, double amount);

namespace space {
inline constexpr int xs = 4;
inline constexpr int s = 8;
inline constexpr int m = 12;
inline constexpr int l = 16;
inline constexpr int xl = 24;
inline constexpr int xxl = 32;
} // namespace space
namespace metric {
inline constexpr int cornerRadius = 6;
inline constexpr int rowHeight = 32;
inline constexpr int compactRowHeight = 28;
inline constexpr int iconSize = 20;
} // namespace metric

[[nodiscard]] QFont bodyFont();    ///< 13 px
[[nodiscard]] QFont quietFont();   ///< 12 px
[[nodiscard]] QFont sectionFont(); ///< 13 px, semi-bold
[[nodiscard]] QFont titleFont();   ///< 20 px, semi-bold
[[nodiscard]] QFont verdictFont(); ///< 28 px, semi-bold
/** Duration of a transition in ms: at most 150, 0 when the system asks for reduced motion. */
[[nodiscard]] int animationDuration(int wanted = 120);

} // namespace ink::ui
