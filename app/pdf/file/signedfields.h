#pragma once

class QPDF;

namespace ink::pdf {

/** Returns whether a field of the form is signed, so that only changes which signatures
 * allow are possible. */
[[nodiscard]] bool carriesSignatures(QPDF& qpdf);

} // namespace ink::pdf
