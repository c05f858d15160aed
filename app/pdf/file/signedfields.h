#pragma once

class QPDF;

namespace ink::pdf {

/** Returns whether the form has signed fields: then only changes that the signatures allow may be made. */
[[nodiscard]] bool carriesSignatures(QPDF& qpdf);

} // namespace ink::pdf
