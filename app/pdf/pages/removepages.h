#pragma once

#include <vector>

class QPDF;
class QPDFObjectHandle;

namespace ink::pdf {

/** Private to app/pdf/pages: removes references to deleted pages. Removes their form fields, their outline
 * entries and an open action that leads to them; all other references become null. */
void removePages(QPDF& qpdf, const std::vector<QPDFObjectHandle>& gone,
                 const std::vector<QPDFObjectHandle>& kept);

} // namespace ink::pdf
