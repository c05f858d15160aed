#include "app/pdf/content/structuretree.h"

#include "app/pdf/file/revision.h"

#include <qpdf/QPDF.hh>

#include <algorithm>
#include <set>

namespace ink::pdf {

namespace {

constexpr int maxDepth = 100;
constexpr size_t maxNodes = 20'000;         ///< of a number tree
constexpr size_t maxParents = 200'000;      ///< entries of the parent tree
constexpr int maxKids = 100'000;            ///< children of an element
constexpr long long maxKey = 100'000'000;   ///< of the parent tree
constexpr qsizetype maxDescription = 1'000; ///< characters

/** The nodes of a number tree that were read. */
struct ReadNodes
{
    std::set<ObjectId> indirect;
    size_t count = 0; ///< of all: direct nodes may be reached again through an array with an id
};

/** Reads the nodes of a number tree; returns false if there is something wrong. */
bool readNodes(QPDFObjectHandle node, NumberTree& entries, ReadNodes& seen, int depth)
{
    if (!node.isDictionary() || depth > maxDepth || ++seen.count > maxNodes) return false;
    if (const ObjectId id = idOf(node); !id.isNull() && !seen.indirect.insert(id).second) return false;
    QPDFObjectHandle nums = node.getKey("/Nums");
    const int count = nums.isArray() ? nums.getArrayNItems() : 0;
    if (count % 2 != 0) return false;
    for (int i = 0; i < count; i += 2) {
        QPDFObjectHandle key = nums.getArrayItem(i);
        if (!key.isInteger() || key.getIntValue() < 0 || key.getIntValue() > maxKey) return false;
        if (entries.size() >= maxParents) return false;
        if (!entries.try_emplace(key.getIntValue(), nums.getArrayItem(i + 1)).second) return false;
    }
    QPDFObjectHandle kids = node.getKey("/Kids");
    const int inner = kids.isArray() ? kids.getArrayNItems() : 0;
    if (static_cast<size_t>(inner) > maxNodes) return false;
    for (int i = 0; i < inner; ++i)
        if (!readNodes(kids.getArrayItem(i), entries, seen, depth + 1)) return false;
    return true;
}

/** Returns whether the value of an element's /K can be extended. */
bool hasUsableKids(QPDFObjectHandle element)
{
    QPDFObjectHandle kids = element.getKey("/K");
    return !kids.isArray() || kids.getArrayNItems() <= maxKids;
}

bool isElement(QPDFObjectHandle value)
{
    return value.isIndirect() && value.isDictionary();
}

/** The last element of a list of the parent tree; null if it has none. */
QPDFObjectHandle lastElementIn(QPDFObjectHandle list)
{
    for (int i = list.isArray() ? list.getArrayNItems() - 1 : -1; i >= 0; --i)
        if (QPDFObjectHandle element = list.getArrayItem(i); isElement(element)) return element;
    return QPDFObjectHandle::newNull();
}

/** A description as a string. Many annotations may share a long one. */
std::string descriptionText(const QString& description)
{
    return stringText(description.left(maxDescription));
}

std::string objectReference(ObjectId widget, ObjectId page)
{
    return "<</Type /OBJR /Obj " + refText(widget) + " /Pg " + refText(page) + ">>";
}

} // namespace

std::optional<NumberTree> readNumberTree(QPDFObjectHandle root)
{
    NumberTree entries;
    ReadNodes seen;
    if (root.isNull()) return entries;
    if (!readNodes(root, entries, seen, 0)) return std::nullopt;
    return entries;
}

DictText figureEntries(const QString& alternativeText, const QRectF& rect)
{
    return {{"/Alt", descriptionText(alternativeText)},
            {"/A", "<</O /Layout /Placement /Block /BBox " + rectText(rect) + ">>"}};
}

DictText printedFieldEntries(PrintedField kind, const QString& description, bool isOn)
{
    static const std::map<PrintedField, std::string> roles{{PrintedField::Text, "/tv"},
                                                           {PrintedField::List, "/lb"},
                                                           {PrintedField::Box, "/cb"},
                                                           {PrintedField::Radio, "/rb"},
                                                           {PrintedField::Button, "/pb"}};
    std::string attributes = "<</O /PrintField /Role " + roles.at(kind);
    if (kind == PrintedField::Box || kind == PrintedField::Radio)
        attributes += isOn ? " /checked /on" : " /checked /off";
    if (!description.isEmpty()) attributes += " /Desc " + descriptionText(description);
    return {{"/A", attributes + ">>"}};
}

std::string beginTagged(const std::string& type, int number)
{
    return type + " <</MCID " + std::to_string(number) + ">> BDC\n";
}

StructureTree::State StructureTree::readState()
{
    if (m_revision.isSigned()) return State::Unsafe; // its signatures cover the structure
    QPDFObjectHandle root = m_revision.source().getRoot().getKey("/StructTreeRoot");
    if (root.isNull()) return State::Missing;
    if (!isElement(root) || !hasUsableKids(root)) return State::Unsafe;
    auto parents = readNumberTree(root.getKey("/ParentTree"));
    if (!parents) return State::Unsafe;
    // A key that is used somewhere must not get another meaning, even if it has no entry.
    long long next = parents->empty() ? 0 : parents->rbegin()->first + 1;
    if (QPDFObjectHandle stated = root.getKey("/ParentTreeNextKey"); stated.isInteger())
        next = std::max(next, stated.getIntValue());
    for (const int page : m_revision.tree().pages)
        if (QPDFObjectHandle used = m_revision.nodeEntry(page, "/StructParents"); used.isInteger())
            next = std::max(next, std::min(used.getIntValue(), maxKey) + 1);
    if (next > maxKey) return State::Unsafe;
    m_root = idOf(root);
    m_parents = std::move(*parents);
    m_nextKey = next;
    return State::Extendable;
}

bool StructureTree::isExtendable()
{
    if (m_state == State::Unread) m_state = readState();
    return m_state == State::Extendable;
}

/** Finds or creates the node of the parent tree for new entries. */
void StructureTree::openParentTree()
{
    DictText& root = m_revision.edit(m_root);
    QPDFObjectHandle tree =
        m_state == State::Extendable
            ? m_revision.source().getObjectByID(m_root.number, m_root.generation).getKey("/ParentTree")
            : QPDFObjectHandle::newNull();
    ObjectId id = idOf(tree);
    if (!tree.isDictionary() || id.isNull()) {
        id = m_revision.addCopy(tree.isDictionary() ? tree : QPDFObjectHandle::newDictionary());
        root["/ParentTree"] = refText(id);
    }
    if (tree.isDictionary() && tree.getKey("/Kids").isArray()) {
        m_hasLimits = true;
        m_leaf = m_revision.addCopy(QPDFObjectHandle::newDictionary());
        m_revision.editArray(id, "/Kids", tree.getKey("/Kids")).push_back(refText(m_leaf));
    } else {
        m_leaf = id; // its entries are the last ones, because new keys are greater
        m_revision.edit(m_leaf).erase("/Limits"); // a root node has no /Limits
        QPDFObjectHandle nums = tree.isDictionary() ? tree.getKey("/Nums") : QPDFObjectHandle::newNull();
        (void)m_revision.editArray(m_leaf, "/Nums", nums);
    }
    m_firstKey = m_nextKey;
}

int StructureTree::addParents(const std::string& value)
{
    if (m_leaf.isNull()) openParentTree();
    const long long key = m_nextKey++;
    QPDFObjectHandle nums = QPDFObjectHandle::newNull();
    if (!m_hasLimits && m_state == State::Extendable) {
        QPDFObjectHandle tree =
            m_revision.source().getObjectByID(m_root.number, m_root.generation).getKey("/ParentTree");
        if (tree.isDictionary()) nums = tree.getKey("/Nums");
    }
    auto& entries = m_revision.editArray(m_leaf, "/Nums", nums);
    entries.push_back(std::to_string(key));
    entries.push_back(value);
    if (m_hasLimits)
        m_revision.edit(m_leaf)["/Limits"] =
            "[" + std::to_string(m_firstKey) + ' ' + std::to_string(key) + "]";
    m_revision.edit(m_root)["/ParentTreeNextKey"] = std::to_string(m_nextKey);
    return static_cast<int>(key);
}

/** Returns whether other elements, such as paragraphs and fields, may be children of this one. */
bool StructureTree::isGrouping(QPDFObjectHandle element)
{
    static const std::set<std::string> groups{"/Document", "/Part", "/Art", "/Sect", "/Div"};
    QPDFObjectHandle type = element.getKey("/S");
    QPDFObjectHandle roles =
        m_revision.source().getObjectByID(m_root.number, m_root.generation).getKey("/RoleMap");
    for (int i = 0; i < maxDepth && type.isName(); ++i) {
        if (groups.contains(type.getName())) return true;
        if (!roles.isDictionary()) return false;
        type = roles.getKey(type.getName());
    }
    return false;
}

/** The only element below the root, if it is a grouping element; otherwise null. */
ObjectId StructureTree::documentElement()
{
    QPDFObjectHandle kids = m_revision.source().getObjectByID(m_root.number, m_root.generation).getKey("/K");
    if (kids.isArray() && kids.getArrayNItems() == 1) kids = kids.getArrayItem(0);
    return isElement(kids) && hasUsableKids(kids) && isGrouping(kids) ? idOf(kids) : ObjectId();
}

std::vector<std::string>& StructureTree::kidsOf(ObjectId parent)
{
    QPDFObjectHandle kids =
        m_state == State::Extendable
            ? m_revision.source().getObjectByID(parent.number, parent.generation).getKey("/K")
            : QPDFObjectHandle::newNull();
    auto& list = m_revision.editArray(parent, "/K", kids);
    if (m_openKids.emplace(parent, true).second && !kids.isArray() && !kids.isNull())
        list.push_back(textOf(kids));
    return list;
}

void StructureTree::appendChild(ObjectId parent, ObjectId child)
{
    kidsOf(parent).push_back(refText(child));
}

ObjectId StructureTree::appendixParent()
{
    if (isExtendable()) {
        const ObjectId document = documentElement();
        return document.isNull() ? m_root : document;
    }
    if (m_state == State::Missing && m_root.isNull()) {
        m_root = m_revision.addCopy(QPDFObjectHandle::newDictionary());
        m_revision.edit(m_root)["/Type"] = "/StructTreeRoot";
        m_revision.edit(m_revision.root())["/StructTreeRoot"] = refText(m_root);
    }
    return m_root;
}

/** The element of the last content on a page, or on the pages before it; null if there is none. */
QPDFObjectHandle StructureTree::lastElementOn(int page)
{
    if (m_lastElements.empty()) {
        std::map<long long, QPDFObjectHandle> lastOf; // by key, which pages may share
        QPDFObjectHandle last = QPDFObjectHandle::newNull();
        for (const int leaf : m_revision.tree().pages) {
            QPDFObjectHandle key = m_revision.nodeEntry(leaf, "/StructParents");
            const auto entry = key.isInteger() ? m_parents.find(key.getIntValue()) : m_parents.end();
            if (entry != m_parents.end()) {
                const auto [found, isNew] = lastOf.try_emplace(entry->first, QPDFObjectHandle::newNull());
                if (isNew) found->second = lastElementIn(entry->second);
                if (!found->second.isNull()) last = found->second;
            }
            m_lastElements.push_back(last);
        }
    }
    return m_lastElements.at(static_cast<size_t>(page));
}

/** The place after an element, or after its ancestor that is a direct child of the root or of a grouping
 * element. */
std::optional<StructureTree::Place> StructureTree::placeBehind(QPDFObjectHandle element)
{
    for (int i = 0; i < maxDepth && isElement(element); ++i) {
        QPDFObjectHandle parent = element.getKey("/P");
        if (!isElement(parent) || !hasUsableKids(parent)) return std::nullopt;
        if (idOf(parent) == m_root || isGrouping(parent)) return Place{idOf(parent), idOf(element)};
        element = parent;
    }
    return std::nullopt;
}

std::optional<StructureTree::Place> StructureTree::placeOn(int page)
{
    const auto [at, isNew] = m_places.try_emplace(page);
    if (isNew) at->second = placeBehind(lastElementOn(page));
    return at->second;
}

/** The place after an annotation's element, under the same parent. */
std::optional<StructureTree::Place> StructureTree::placeOf(ObjectId annotation)
{
    if (annotation.isNull()) return std::nullopt;
    QPDFObjectHandle key =
        m_revision.source().getObjectByID(annotation.number, annotation.generation).getKey("/StructParent");
    const auto entry = key.isInteger() ? m_parents.find(key.getIntValue()) : m_parents.end();
    if (entry == m_parents.end() || !isElement(entry->second)) return std::nullopt;
    QPDFObjectHandle parent = entry->second.getKey("/P");
    if (!isElement(parent) || !hasUsableKids(parent)) return std::nullopt;
    return Place{idOf(parent), idOf(entry->second)};
}

void StructureTree::insert(const std::optional<Place>& place, ObjectId element, DictText entries)
{
    ObjectId parent = place ? place->parent : appendixParent();
    auto& kids = kidsOf(parent);
    auto at = kids.end();
    if (place) {
        const auto last = m_lastBehind.find(place->after);
        const std::string before = refText(last == m_lastBehind.end() ? place->after : last->second);
        // Elements are mostly added in their order, so the search begins where the previous one was added.
        size_t& position = m_lastPositions[parent];
        const auto start = kids.begin() + static_cast<std::ptrdiff_t>(std::min(position, kids.size()));
        at = std::find(start, kids.end(), before);
        if (at == kids.end()) {
            const auto earlier = std::find(kids.begin(), start, before);
            if (earlier != start) at = earlier;
        }
        if (at != kids.end()) {
            ++at;
            position = static_cast<size_t>(at - kids.begin());
            m_lastBehind[place->after] = element;
        }
    }
    kids.insert(at, refText(element));
    entries["/P"] = refText(parent);
    m_revision.set(element, textOf(entries));
}

void StructureTree::addContent(int page, ObjectId form, DictText& dict, std::vector<TaggedContent> contents)
{
    Q_ASSERT(isExtendable());
    std::map<int, ObjectId> parents; // by MCID
    const std::string onPage = refText(m_revision.page(page));
    for (TaggedContent& content : contents) {
        const ObjectId element = m_revision.reserve();
        parents[content.number] = element;
        content.entries["/S"] = content.type;
        content.entries["/Pg"] = onPage;
        content.entries["/K"] = "<</Type /MCR /Pg " + onPage + " /Stm " + refText(form) + " /MCID " +
                                std::to_string(content.number) + ">>";
        auto place = placeOf(content.annotation);
        insert(place ? place : placeOn(page), element, std::move(content.entries));
    }
    std::vector<std::string> array(parents.empty() ? 0 : static_cast<size_t>(parents.rbegin()->first) + 1,
                                   "null");
    for (const auto& [number, element] : parents)
        array[static_cast<size_t>(number)] = refText(element);
    dict["/StructParents"] = std::to_string(addParents(arrayText(array)));
}

std::string StructureTree::addWidget(const std::optional<Place>& place, int page, ObjectId widget)
{
    const ObjectId element = m_revision.reserve();
    const ObjectId onPage = m_revision.page(page);
    insert(place, element,
           {{"/S", "/Form"}, {"/Pg", refText(onPage)}, {"/K", objectReference(widget, onPage)}});
    return " /StructParent " + std::to_string(addParents(refText(element)));
}

std::string StructureTree::addWidget(int page, ObjectId widget)
{
    return isExtendable() ? addWidget(placeOn(page), page, widget) : std::string();
}

std::string StructureTree::addLastWidget(int page, ObjectId widget)
{
    return isExtendable() ? addWidget(std::nullopt, page, widget) : std::string();
}

} // namespace ink::pdf
