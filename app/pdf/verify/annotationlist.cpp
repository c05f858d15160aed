#include "app/pdf/verify/annotationlist.h"

#include "app/pdf/verify/annotationrect.h"

#include <qpdf/QPDF.hh>

#include <algorithm>
#include <map>

namespace ink::pdf {

namespace {

constexpr size_t overlapLimit = 4000; ///< maximum annotations of a page whose order is compared

} // namespace

AnnotationList annotationsOf(QPDFObjectHandle page)
{
    AnnotationList found;
    QPDFObjectHandle array = page.isDictionary() ? page.getKey("/Annots") : QPDFObjectHandle::newNull();
    if (!array.isArray()) return found;
    for (int i = 0; i < array.getArrayNItems(); ++i) {
        QPDFObjectHandle item = array.getArrayItem(i);
        if (!item.isIndirect()) {
            found.direct.append(QString::fromStdString(item.unparse()));
            continue;
        }
        found.listed.push_back(keyOf(item));
        if (found.objects.insert(keyOf(item)).second) found.order.push_back(keyOf(item));
    }
    return found;
}

ObjectSet repeatedSince(const AnnotationList& had, const AnnotationList& has)
{
    ObjectSet repeated;
    if (has.listed.size() == has.order.size()) return repeated;
    std::map<ObjectKey, int> before;
    for (const ObjectKey& key : had.listed)
        ++before[key];
    std::map<ObjectKey, int> after;
    for (const ObjectKey& key : has.listed)
        if (const int times = ++after[key]; times > 1 && times > before[key]) repeated.insert(key);
    return repeated;
}

bool isReordered(QPDF& now, const AnnotationList& had, const AnnotationList& has)
{
    std::map<ObjectKey, size_t> before;
    for (const ObjectKey& key : had.order)
        before.emplace(key, before.size());
    struct Placed
    {
        size_t turn;
        QRectF rect;
    };
    std::vector<Placed> seen;
    size_t inOrder = 0;
    bool sorted = true;
    for (const ObjectKey& key : has.order) {
        const auto old = before.find(key);
        const size_t turn =
            old == before.end() ? before.size() : old->second; // new annotations belong on top
        sorted = sorted && turn >= inOrder;
        inOrder = std::max(inOrder, turn);
        seen.push_back({turn, {}});
    }
    if (sorted) return false;
    if (has.order.size() > overlapLimit) return true;
    for (size_t i = 0; i < seen.size(); ++i) {
        QPDFObjectHandle annotation = objectAt(now, has.order[i]);
        if (annotation.isDictionary() && isShown(annotation)) seen[i].rect = rectOf(annotation);
        for (size_t k = 0; k < i; ++k)
            if (seen[k].turn > seen[i].turn && seen[k].rect.intersects(seen[i].rect)) return true;
    }
    return false;
}

} // namespace ink::pdf
