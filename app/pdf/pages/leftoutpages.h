#pragma once

#include <vector>

class QPDF;
class QPDFObjectHandle;

namespace ink::pdf {

/** Private to app/pdf/pages: takes pages out of what names them. Their form fields, their outline entries
 * and an opening action that leads there go; whatever else names them finds nothing there. */
void leaveOut(QPDF& qpdf, const std::vector<QPDFObjectHandle>& gone,
              const std::vector<QPDFObjectHandle>& kept);

} // namespace ink::pdf
