#pragma once

#include "app/workflow/documents/documentcopy.h"

namespace ink::workflow {

/** The bundled sample: an agreement and its annex with fictional people, and the tags that they fill in. */
[[nodiscard]] DocumentContent sampleDocument();
/** The sample as a template: with roles instead of people. */
[[nodiscard]] DocumentContent sampleTemplate();

} // namespace ink::workflow
