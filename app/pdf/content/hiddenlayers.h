#pragma once

/** Private to app/pdf: shows the types of qpdf. */

#include "app/pdf/file/objecttext.h"

#include <qpdf/QPDFObjectHandle.hh>

#include <set>

class QPDF;

namespace ink::pdf {

/**
 * The optional content that isn't shown on a screen: what a group says of its use in a viewer counts, as for
 * PDFium, which paints our pages, else the default configuration (ISO 32000-2 §8.11).
 */
class HiddenLayers final
{
public:
    HiddenLayers() = default;
    explicit HiddenLayers(QPDF& qpdf);

    /** Returns whether what has this entry /OC, a group or a membership dictionary, is not shown. */
    [[nodiscard]] bool isHidden(QPDFObjectHandle layer) const { return isHidden(layer, 0); }

private:
    [[nodiscard]] bool isHidden(QPDFObjectHandle layer, int depth) const;
    [[nodiscard]] bool isGroupHidden(QPDFObjectHandle group) const;
    [[nodiscard]] bool isTrue(QPDFObjectHandle expression, int depth) const;

    std::set<ObjectId> m_off;
};

} // namespace ink::pdf
