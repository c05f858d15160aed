#pragma once

#include "app/base/result.h"
#include "app/domain/document/document.h"
#include "app/service/signers/assent.h"

namespace ink::service {

/**
 * Judges a signature that was made without a connection and is handed in now. Validation unless it was made
 * in person and names the files that were shown; State when its time can't be true, or when these aren't the
 * document's files any more.
 */
[[nodiscard]] Result<void> checkHandedIn(const domain::Document& document, const domain::Invitation& me,
                                         const Assent& assent, Timestamp now);

} // namespace ink::service
