#include "app/pdf/forms/printedcopy.h"

#include "app/pdf/file/revision.h"
#include "app/pdf/file/streamlimits.h"
#include "app/pdf/forms/fieldappearance.h"

#include <qpdf/QPDF.hh>

#include <algorithm>

namespace ink::pdf {

QByteArray makePrintedCopy(const QByteArray& bytes)
{
    constexpr int maxPrinted = 50'000;
    using namespace annotationflag;
    try {
        limitStreams();
        const StreamBudget budget;
        const auto revision = Revision::open(bytes);
        if (!revision) return bytes;
        bool changed = false;
        const PageTree& tree = (*revision)->tree();
        for (const int leaf : tree.pages) {
            QPDFObjectHandle annotations = nodeObject((*revision)->source(), tree, leaf).getKey("/Annots");
            const int count = annotations.isArray() ? std::min(annotations.getArrayNItems(), maxPrinted) : 0;
            for (int i = 0; i < count; ++i) {
                QPDFObjectHandle each = annotations.getArrayItem(i);
                if (!each.isIndirect() || !each.isDictionary()) continue;
                const int flags = annotationFlags(each);
                const bool isSeen = (flags & (hidden | noView)) == 0;
                const bool isPrinted = (flags & hidden) == 0 && (flags & print) != 0;
                if (isSeen == isPrinted) continue;
                const int others = flags & ~(hidden | noView | toggleNoView);
                (*revision)->edit(idOf(each))["/F"] = std::to_string(isPrinted ? others : others | hidden);
                changed = true;
            }
        }
        return changed ? (*revision)->assemble() : bytes;
    } catch (const std::exception&) {
        return bytes;
    }
}

} // namespace ink::pdf
