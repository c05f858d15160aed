#pragma once

#include <QSize>
#include <QString>
#include <QStringList>

class QWidget;

namespace ink::test {

/** Design and accessibility faults: truncated text, inputs without a name, missing mirroring, low contrast.
 * One line per fault. */
[[nodiscard]] QStringList faultsOf(QWidget& window);

/** 1366×768 at 150 %, in device-independent pixels. */
inline constexpr QSize smallScreen(911, 512);

/** Resizes a window or a dialog to the small screen and checks it there: nothing scrolls sideways, and no
 * control is cut off by what surrounds it. The other faults are included. Saves a picture if there is a path;
 * restores the size. */
[[nodiscard]] QStringList smallScreenFaultsOf(QWidget& window, const QString& picture);

/** Draws a signature with the pointer. */
void drawSignature(QWidget& canvas);

} // namespace ink::test
