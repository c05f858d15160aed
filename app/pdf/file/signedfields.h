#pragma once

class QPDF;

namespace ink::pdf {

/** Returns whether a field of the form is signed, so that nothing may be added but what signatures allow. */
[[nodiscard]] bool carriesSignatures(QPDF& qpdf);

} // namespace ink::pdf
