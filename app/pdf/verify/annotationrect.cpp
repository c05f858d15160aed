#include "app/pdf/verify/annotationrect.h"

namespace ink::pdf {

QRectF rectOf(QPDFObjectHandle annotation)
{
    QPDFObjectHandle rect = annotation.getKey("/Rect");
    if (!rect.isArray() || rect.getArrayNItems() != 4) return {};
    double side[4] = {};
    for (int i = 0; i < 4; ++i) {
        if (!rect.getArrayItem(i).isNumber()) return {};
        side[i] = rect.getArrayItem(i).getNumericValue();
    }
    return QRectF(QPointF(side[0], side[1]), QPointF(side[2], side[3])).normalized();
}

bool hasPlainRect(QPDFObjectHandle annotation)
{
    QPDFObjectHandle rect = annotation.getKey("/Rect");
    if (rect.isNull() && !rect.isIndirect()) return true;
    if (!rect.isArray() || rect.getArrayNItems() != 4) return false;
    for (int i = 0; i < 4; ++i)
        if (!rect.getArrayItem(i).isNumber()) return false;
    return true;
}

} // namespace ink::pdf
