#include "app/pdf/stamp/appendedstructure.h"

#include "app/pdf/file/revision.h"

#include <qpdf/QPDF.hh>

namespace ink::pdf {

namespace {

constexpr int maxTops = 1'000;

/** Returns the elements below the root of a structure tree; none if they depend on a role map, class map, ID
 * tree or namespaces. */
std::vector<QPDFObjectHandle> topElements(QPDFObjectHandle root)
{
    for (const char* key : {"/RoleMap", "/ClassMap", "/IDTree", "/Namespaces"})
        if (root.hasKey(key)) return {};
    QPDFObjectHandle kids = root.getKey("/K");
    std::vector<QPDFObjectHandle> tops;
    if (!kids.isArray())
        tops.push_back(kids);
    else if (kids.getArrayNItems() <= maxTops)
        tops = kids.getArrayAsVector();
    for (QPDFObjectHandle& top : tops)
        if (!top.isIndirect() || !top.isDictionary()) return {};
    return tops;
}

} // namespace

AppendedStructure::AppendedStructure(QPDF& appended, Revision& revision, StructureTree& structure,
                                     Importer& importer)
    : m_revision(revision), m_structure(structure), m_importer(importer)
{
    QPDFObjectHandle root = appended.getRoot().getKey("/StructTreeRoot");
    const bool isTagged = root.isDictionary() && root.isIndirect();
    const std::vector<QPDFObjectHandle> tops = isTagged ? topElements(root) : std::vector<QPDFObjectHandle>();
    auto parents = tops.empty() ? std::nullopt : readNumberTree(root.getKey("/ParentTree"));
    if (parents) m_parent = structure.appendixParent();
    if (m_parent.isNull()) {
        structure.recordUntagged();
        return;
    }
    m_parents = std::move(*parents);
    importer.substitute(idOf(root), m_parent);
    for (const QPDFObjectHandle& top : tops) {
        m_tops.emplace_back(top, revision.reserve());
        importer.substitute(idOf(top), m_tops.back().second);
    }
}

void AppendedStructure::takePage(DictText& page)
{
    const auto key = page.find("/StructParents");
    if (key == page.end()) return;
    const auto entry = m_parent.isNull() ? m_parents.end() : m_parents.find(std::atoll(key->second.c_str()));
    if (entry == m_parents.end())
        page.erase(key);
    else
        key->second = std::to_string(m_structure.addParents(m_importer.text(entry->second)));
}

void AppendedStructure::finish()
{
    for (const auto& [top, copy] : m_tops) {
        DictText dict = m_importer.dict(top);
        // A /Document inside another element becomes a /Part.
        if (!m_structure.isRoot(m_parent) && dict["/S"] == "/Document") dict["/S"] = "/Part";
        m_revision.set(copy, textOf(dict));
        m_structure.appendChild(m_parent, copy);
    }
}

} // namespace ink::pdf
