#pragma once

namespace ink {

/** Has the system's list of fonts read on a thread of its own, while the program connects to the display. The
 * first text that is measured would wait for it. Does nothing where Qt doesn't use Fontconfig. */
void beginFontWarmUp();

} // namespace ink
