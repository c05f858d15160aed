#pragma once

/** Private to app/pdf: exposes qpdf's types. */

#include "app/pdf/file/objecttext.h"

#include <qpdf/QPDFObjectHandle.hh>

#include <set>

class QPDF;

namespace ink::pdf {

/** Determines the optional content that is hidden on screen. A group's /Usage for viewing takes precedence
 * over the default configuration (ISO 32000-2 §8.11), as in PDFium, which renders our pages. */
class HiddenLayers final
{
public:
    HiddenLayers() = default;
    explicit HiddenLayers(QPDF& qpdf);

    /** Returns whether content with this /OC entry, a group or a membership dictionary, is hidden. */
    [[nodiscard]] bool isHidden(QPDFObjectHandle layer) const { return isHidden(layer, 0); }

private:
    [[nodiscard]] bool isHidden(QPDFObjectHandle layer, int depth) const;
    [[nodiscard]] bool isGroupHidden(QPDFObjectHandle group) const;
    [[nodiscard]] bool isTrue(QPDFObjectHandle expression, int depth) const;

    std::set<ObjectId> m_off;
};

} // namespace ink::pdf
