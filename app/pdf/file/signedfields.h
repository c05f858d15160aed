#pragma once

class QPDF;

namespace ink::pdf {

/** Returns whether the form has signed fields. If so, only changes that the signatures allow may be made. */
[[nodiscard]] bool hasSignedFields(QPDF& qpdf);

} // namespace ink::pdf
