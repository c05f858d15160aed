#pragma once

namespace ink {

/** Loads the system's list of fonts in a separate thread while the program connects to the display; otherwise
 * measuring the first text would wait for it. Does nothing if Qt doesn't use Fontconfig. */
void startFontWarmUp();

} // namespace ink
