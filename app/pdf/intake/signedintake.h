#pragma once

#include "app/base/result.h"

#include <QByteArray>

namespace ink::pdf {

/**
 * Tries what will be done with a file that carries signatures: a seal, and values beside it. Gives whether
 * only its form may be filled in. Errors are UnreadablePdf with the reason and what to do: nothing can be
 * added so that its signatures stay valid. Signatures that are not intact to begin with are nobody's concern.
 */
[[nodiscard]] Result<bool> allowsOnlyForm(const QByteArray& bytes);

} // namespace ink::pdf
