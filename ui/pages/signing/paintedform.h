#pragma once

#include "app/domain/document/document.h"

namespace ink::workflow {
class SignerForm;
}

namespace ink::ui {

/** A recipient's document as it is painted while they sign: without the fields that conditions hide. For a
 * signing host, the current hosted signer acts as the recipient; the others keep their own names. */
[[nodiscard]] domain::Document paintedDocument(const workflow::SignerForm& form);

} // namespace ink::ui
