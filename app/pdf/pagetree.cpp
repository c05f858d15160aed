#include "app/pdf/pagetree.h"

#include <qpdf/QPDF.hh>
#include <qpdf/QPDFObjectHandle.hh>

#include <cmath>
#include <map>
#include <set>

namespace ink::pdf {

namespace {

constexpr size_t maximumNodes = 200'000;
constexpr int maximumDepth = 100;
constexpr double maximumExtent = 2'000'000;

/** What a page takes from its ancestors (ISO 32000-2 §7.7.3.4). */
struct Inherited
{
    QRectF mediaBox;
    QRectF cropBox;
    int rotation = 0;
};

/** A rectangle of four numbers, normalised; null when it is none. */
QRectF rectOf(QPDFObjectHandle value)
{
    if (!value.isArray() || value.getArrayNItems() < 4) return {};
    double n[4];
    for (int i = 0; i < 4; ++i) {
        QPDFObjectHandle item = value.getArrayItem(i);
        if (!item.isNumber()) return {};
        n[i] = item.getNumericValue();
        if (!std::isfinite(n[i]) || std::abs(n[i]) > maximumExtent) return {};
    }
    return QRectF(QPointF(std::min(n[0], n[2]), std::min(n[1], n[3])),
                  QPointF(std::max(n[0], n[2]), std::max(n[1], n[3])));
}

int rotationOf(QPDFObjectHandle value, int fallback)
{
    if (!value.isNumber()) return fallback;
    const double degrees = value.getNumericValue();
    if (!std::isfinite(degrees) || std::abs(degrees) > 1e9) return fallback;
    const int quarters = static_cast<int>(static_cast<long long>(degrees) / 90 % 4);
    return (quarters + 4) % 4 * 90;
}

PageInfo infoOf(QPDFObjectHandle& page, const Inherited& inherited)
{
    PageInfo info;
    QRectF media = inherited.mediaBox;
    if (media.isEmpty()) media = QRectF(0, 0, 612, 792); // what every viewer assumes
    QRectF crop = inherited.cropBox.isEmpty() ? media : inherited.cropBox.intersected(media);
    if (crop.isEmpty()) crop = media;
    info.cropBox = crop;
    info.rotation = inherited.rotation;
    if (QPDFObjectHandle unit = page.getKey("/UserUnit"); unit.isNumber()) {
        const double value = unit.getNumericValue();
        if (std::isfinite(value) && value > 0 && value <= 1000) info.userUnit = value;
    }
    const QSizeF size = crop.size() * info.userUnit;
    info.size = info.rotation % 180 == 0 ? size : size.transposed();
    return info;
}

class Walk
{
public:
    explicit Walk(PageTree& tree) : m_tree(tree) {}

    bool visit(QPDFObjectHandle object, int parent, int kid, Inherited inherited, int depth)
    {
        if (!object.isDictionary()) return true; // readers skip what is no node
        if (m_tree.nodes.size() >= maximumNodes || depth > maximumDepth) return false;
        const int index = static_cast<int>(m_tree.nodes.size());
        const ObjectId id = idOf(object);
        PageTree::Node node;
        node.id = id;
        node.parent = parent;
        node.kid = kid;
        if (QRectF box = rectOf(object.getKey("/MediaBox")); !box.isEmpty()) inherited.mediaBox = box;
        if (QRectF box = rectOf(object.getKey("/CropBox")); !box.isEmpty()) inherited.cropBox = box;
        inherited.rotation = rotationOf(object.getKey("/Rotate"), inherited.rotation);

        QPDFObjectHandle kids = object.getKey("/Kids");
        const bool leaf = !kids.isArray();
        if (!id.isNull()) {
            if (m_open.count(id) > 0) return false; // a loop
            if (const auto [at, fresh] = m_first.emplace(id, index); !fresh) {
                node.shared = true;
                m_tree.nodes[static_cast<size_t>(at->second)].shared = true;
            }
        }
        m_tree.nodes.push_back(node);
        if (leaf) {
            // A node without kids that says it is an inner node holds no page.
            if (QPDFObjectHandle type = object.getKey("/Type"); type.isName() && type.getName() == "/Pages")
                return true;
            m_tree.pages.push_back(index);
            m_tree.infos.append(infoOf(object, inherited));
            return true;
        }
        if (!id.isNull()) m_open.insert(id);
        const int count = kids.getArrayNItems();
        for (int i = 0; i < count; ++i)
            if (!visit(kids.getArrayItem(i), index, i, inherited, depth + 1)) return false;
        if (!id.isNull()) m_open.erase(id);
        return true;
    }

private:
    PageTree& m_tree;
    std::map<ObjectId, int> m_first;
    std::set<ObjectId> m_open;
};

} // namespace

Result<PageTree> readPageTree(QPDF& qpdf)
{
    PageTree tree;
    if (!Walk(tree).visit(qpdf.getRoot().getKey("/Pages"), -1, 0, {}, 0))
        return fail(
            ErrorCode::UnreadablePdf,
            QStringLiteral("This PDF's list of pages is broken (it runs in a circle or has no end)."));
    if (tree.pages.empty()) return fail(ErrorCode::UnreadablePdf, QStringLiteral("This PDF has no pages."));
    return tree;
}

QPDFObjectHandle nodeObject(QPDF& qpdf, const PageTree& tree, int node)
{
    const auto& entry = tree.nodes[static_cast<size_t>(node)];
    if (!entry.id.isNull()) return qpdf.getObjectByID(entry.id.number, entry.id.generation);
    if (entry.parent < 0) return qpdf.getRoot().getKey("/Pages");
    return nodeObject(qpdf, tree, entry.parent).getKey("/Kids").getArrayItem(entry.kid);
}

QPDFObjectHandle resourcesOf(QPDF& qpdf, const PageTree& tree, int node)
{
    for (; node >= 0; node = tree.nodes[static_cast<size_t>(node)].parent)
        if (QPDFObjectHandle resources = nodeObject(qpdf, tree, node).getKey("/Resources");
            resources.isDictionary())
            return resources;
    return QPDFObjectHandle::newDictionary();
}

} // namespace ink::pdf
