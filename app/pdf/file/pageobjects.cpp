#include "app/pdf/file/pageobjects.h"

#include "app/pdf/file/pagetree.h"
#include "app/pdf/file/revisionchain.h"
#include "app/pdf/file/streamlimits.h"

#include <qpdf/QPDF.hh>

#include <algorithm>

namespace ink::pdf {

QList<quint64> pageObjectIds(const QByteArray& bytes, qint64 end)
{
    limitStreams();
    const StreamBudget budget;
    try {
        const auto pdf = openRevision(bytes, std::clamp<qint64>(end, 0, bytes.size()), false);
        const auto tree = readPageTree(*pdf);
        if (!tree) return {};
        QList<quint64> names;
        for (const int leaf : tree->pages) {
            const PageTree::Node& node = tree->nodes[static_cast<size_t>(leaf)];
            const bool named = !node.id.isNull() && !node.isShared;
            names.append(named ? static_cast<quint64>(node.id.number) << 32 |
                                     static_cast<quint32>(node.id.generation)
                               : 0);
        }
        return names;
    } catch (const std::exception&) {
        return {};
    }
}

} // namespace ink::pdf
