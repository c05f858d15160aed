#pragma once

#include "app/base/error.h"
#include "app/workflow/signing/signinperson.h"

#include <optional>

namespace ink::workflow {

// The codes that protect an invitation, as named in the service's refusals.

/** The code that a refusal requires, if any. */
[[nodiscard]] std::optional<SignInPerson::CodeKind> requiredCode(const Error& error);
/** The remaining attempts after a wrong code, when the service reports them. */
[[nodiscard]] std::optional<int> attemptsLeft(const Error& error);

} // namespace ink::workflow
