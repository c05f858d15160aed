#include "app/pdf/file/pagetree.h"

#include "app/pdf/file/pagespace.h"
#include "app/pdf/file/reasons.h"
#include "app/pdf/file/sourcefile.h"

#include <qpdf/QPDF.hh>
#include <qpdf/QPDFObjectHandle.hh>

#include <cmath>
#include <map>
#include <optional>
#include <set>

namespace ink::pdf {

namespace {

constexpr size_t maximumNodes = 200'000;
constexpr int maxPageTreeDepth = 100;
constexpr double maximumExtent = 2'000'000;

/** The attributes that a page inherits (ISO 32000-2 §7.7.3.4). */
struct Inherited
{
    QRectF mediaBox;
    QRectF cropBox;
    int rotation = 0;
};

/** A rectangle of four numbers, normalised; null if a number isn't finite or is too large. */
QRectF pageBox(const double* n)
{
    for (int i = 0; i < 4; ++i)
        if (!std::isfinite(n[i]) || std::abs(n[i]) > maximumExtent) return {};
    return QRectF(QPointF(std::min(n[0], n[2]), std::min(n[1], n[3])),
                  QPointF(std::max(n[0], n[2]), std::max(n[1], n[3])));
}

QRectF pageBox(QPDFObjectHandle value)
{
    if (!value.isArray() || value.getArrayNItems() < 4) return {};
    double n[4];
    for (int i = 0; i < 4; ++i) {
        QPDFObjectHandle item = value.getArrayItem(i);
        if (!item.isNumber()) return {};
        n[i] = item.getNumericValue();
    }
    return pageBox(n);
}

int rotationOf(double degrees, int fallback)
{
    if (!std::isfinite(degrees) || std::abs(degrees) > 1e9) return fallback;
    const int quarters = static_cast<int>(static_cast<long long>(degrees) / 90 % 4);
    return (quarters + 4) % 4 * 90;
}

PageInfo infoOf(double userUnit, const Inherited& inherited)
{
    PageInfo info;
    QRectF media = inherited.mediaBox;
    if (media.isEmpty()) media = QRectF(0, 0, 612, 792); // the default in all viewers
    QRectF crop = inherited.cropBox.isEmpty() ? media : inherited.cropBox.intersected(media);
    if (crop.isEmpty()) crop = media;
    info.cropBox = crop;
    info.rotation = inherited.rotation;
    if (std::isfinite(userUnit) && userUnit > 0 && userUnit <= 1000) info.userUnit = userUnit;
    info.size = PageSpace(info).size();
    return info;
}

/** A node of the tree: the id of an object, or the value itself if it is direct. */
struct NodeRef
{
    ObjectId id;
    std::optional<QPDFObjectHandle> direct;
};

/** The properties of a node that are needed to build the tree. */
struct Facts
{
    QRectF mediaBox;
    QRectF cropBox;
    std::optional<double> rotation;
    double userUnit = 1;
    bool isInnerNode = false;
    bool leaf = true;
    std::vector<NodeRef> kids;
};

/** Reads a plainly written node; nothing if only the parser can read it. */
std::optional<Facts> plainFacts(const SourceFile& file, ObjectId id)
{
    const auto dict = file.plainDict(id);
    if (!dict) return std::nullopt;
    Facts facts;
    const auto box = [&dict](QByteArrayView key, QRectF& into) {
        const QByteArrayView text = dict->value(key);
        if (text.isEmpty()) return true;
        const auto numbers = parsePlainNumbers(text);
        if (!numbers || numbers->size() < 4) return false;
        into = pageBox(numbers->data());
        return true;
    };
    if (!box("/MediaBox", facts.mediaBox) || !box("/CropBox", facts.cropBox)) return std::nullopt;
    if (const QByteArrayView text = dict->value("/Rotate"); !text.isEmpty()) {
        facts.rotation = parsePlainNumber(text);
        if (!facts.rotation) return std::nullopt;
    }
    if (const QByteArrayView text = dict->value("/UserUnit"); !text.isEmpty()) {
        const auto unit = parsePlainNumber(text);
        if (!unit) return std::nullopt;
        facts.userUnit = *unit;
    }
    const QByteArrayView type = dict->value("/Type");
    if (type != QByteArrayView("/Page") && type != QByteArrayView("/Pages")) return std::nullopt;
    facts.isInnerNode = type == QByteArrayView("/Pages");
    if (const QByteArrayView text = dict->value("/Kids"); !text.isEmpty()) {
        const auto ids = parsePlainReferences(text);
        if (!ids) return std::nullopt;
        facts.leaf = false;
        facts.kids.reserve(ids->size());
        for (const ObjectId kid : *ids)
            facts.kids.push_back({kid, std::nullopt});
    }
    return facts;
}

/** Reads any node; nothing if the object isn't one. */
std::optional<Facts> factsOf(QPDFObjectHandle object)
{
    if (!object.isDictionary()) return std::nullopt;
    Facts facts;
    facts.mediaBox = pageBox(object.getKey("/MediaBox"));
    facts.cropBox = pageBox(object.getKey("/CropBox"));
    if (QPDFObjectHandle turn = object.getKey("/Rotate"); turn.isNumber())
        facts.rotation = turn.getNumericValue();
    if (QPDFObjectHandle unit = object.getKey("/UserUnit"); unit.isNumber())
        facts.userUnit = unit.getNumericValue();
    if (QPDFObjectHandle type = object.getKey("/Type"); type.isName())
        facts.isInnerNode = type.getName() == "/Pages";
    QPDFObjectHandle kids = object.getKey("/Kids");
    facts.leaf = !kids.isArray();
    const int count = facts.leaf ? 0 : kids.getArrayNItems();
    for (int i = 0; i < count; ++i) {
        const QPDFObjectHandle kid = kids.getArrayItem(i);
        const ObjectId id = idOf(kid);
        facts.kids.push_back({id, id.isNull() ? std::optional(kid) : std::nullopt});
    }
    return facts;
}

class PageTreeWalk
{
public:
    PageTreeWalk(PageTree& tree, QPDF& qpdf, const SourceFile* file)
        : m_tree(tree), m_qpdf(qpdf), m_file(file)
    {
    }

    bool run()
    {
        const QPDFObjectHandle top = m_qpdf.getRoot().getKey("/Pages");
        const ObjectId id = idOf(top);
        return visit({id, id.isNull() ? std::optional(top) : std::nullopt}, -1, 0, {}, 0);
    }

private:
    std::optional<Facts> factsFor(const NodeRef& ref) const
    {
        if (ref.direct) return factsOf(*ref.direct);
        if (m_file)
            if (auto facts = plainFacts(*m_file, ref.id)) return facts;
        return factsOf(m_qpdf.getObjectByID(ref.id.number, ref.id.generation));
    }

    bool visit(const NodeRef& ref, int parent, int kid, Inherited inherited, int depth)
    {
        const auto facts = factsFor(ref);
        if (!facts) return true; // readers skip anything that isn't a node
        if (m_tree.nodes.size() >= maximumNodes || depth > maxPageTreeDepth) return false;
        const int index = static_cast<int>(m_tree.nodes.size());
        const ObjectId id = ref.id;
        PageTree::Node node;
        node.id = id;
        node.parent = parent;
        node.kid = kid;
        if (!facts->mediaBox.isEmpty()) inherited.mediaBox = facts->mediaBox;
        if (!facts->cropBox.isEmpty()) inherited.cropBox = facts->cropBox;
        if (facts->rotation) inherited.rotation = rotationOf(*facts->rotation, inherited.rotation);

        if (!id.isNull()) {
            if (m_open.count(id) > 0) return false; // a cycle
            if (const auto [at, fresh] = m_first.emplace(id, index); !fresh) {
                node.isShared = true;
                m_tree.nodes[static_cast<size_t>(at->second)].isShared = true;
            }
        }
        m_tree.nodes.push_back(node);
        if (facts->leaf) {
            // An inner node without kids contains no pages.
            if (facts->isInnerNode) return true;
            m_tree.pages.push_back(index);
            m_tree.infos.append(infoOf(facts->userUnit, inherited));
            return true;
        }
        if (!id.isNull()) m_open.insert(id);
        int place = 0;
        for (const NodeRef& each : facts->kids)
            if (!visit(each, index, place++, inherited, depth + 1)) return false;
        if (!id.isNull()) m_open.erase(id);
        return true;
    }

    PageTree& m_tree;
    QPDF& m_qpdf;
    const SourceFile* m_file; ///< null if only the parser is available
    std::map<ObjectId, int> m_first;
    std::set<ObjectId> m_open;
};

Result<PageTree> walked(QPDF& qpdf, const SourceFile* file)
{
    PageTree tree;
    if (!PageTreeWalk(tree, qpdf, file).run())
        return fail(ErrorCode::UnreadablePdf, reasons::pdfPageListBroken());
    if (tree.pages.empty()) return fail(ErrorCode::UnreadablePdf, reasons::pdfHasNoPages());
    Q_ASSERT(tree.pages.size() == static_cast<size_t>(tree.infos.size()));
    return tree;
}

} // namespace

Result<PageTree> readPageTree(QPDF& qpdf)
{
    return walked(qpdf, nullptr);
}

Result<PageTree> readPageTree(const SourceFile& file)
{
    return walked(file.qpdf(), &file);
}

QPDFObjectHandle nodeObject(QPDF& qpdf, const PageTree& tree, int node)
{
    Q_ASSERT(node >= 0 && static_cast<size_t>(node) < tree.nodes.size());
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
