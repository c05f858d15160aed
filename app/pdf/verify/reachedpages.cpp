#include "app/pdf/verify/reachedpages.h"

#include "app/pdf/file/pagetree.h"
#include "app/pdf/file/worklimit.h"

#include <qpdf/QPDF.hh>
#include <qpdf/QPDFXRefEntry.hh>

#include <unordered_map>
#include <unordered_set>
#include <vector>

namespace ink::pdf {

namespace {

/** References between objects, starting from the pages; pages and layers have negative numbers here. */
class ReferenceGraph final
{
public:
    ReferenceGraph(const std::unordered_set<int>& pages, const WorkLimit& limit)
        : m_pages(pages), m_limit(limit)
    {
    }

    /** Assigns everything below a value to `owner`. Returns false if it takes too long. */
    bool walk(const QPDFObjectHandle& value, int owner)
    {
        m_stack.push_back({value, owner});
        while (!m_stack.empty()) {
            if (++m_steps % 1024 == 0 && m_limit.isExceeded()) return false;
            const Todo todo = m_stack.back();
            m_stack.pop_back();
            visit(todo.object, todo.owner);
        }
        return true;
    }
    void link(int number, int owner) { m_owners[number].push_back(owner); }

    // Index(ownersOf): Verify: which pages can't have changed
    /** All owners of some objects, directly or indirectly. */
    std::unordered_set<int> ownersOf(const std::unordered_set<int>& numbers) const
    {
        std::unordered_set<int> found;
        std::vector<int> left(numbers.begin(), numbers.end());
        while (!left.empty()) {
            const auto owners = m_owners.find(left.back());
            left.pop_back();
            if (owners == m_owners.end()) continue;
            for (const int owner : owners->second)
                if (found.insert(owner).second) left.push_back(owner);
        }
        return found;
    }

private:
    struct Todo
    {
        QPDFObjectHandle object;
        int owner;
    };

    void visit(QPDFObjectHandle object, int owner)
    {
        if (object.isIndirect()) {
            const int number = object.getObjectID();
            if (m_pages.count(number) != 0) return; // a link to a page
            link(number, owner);
            if (!m_seen.insert(number).second) return;
            owner = number;
        }
        if (object.isStream()) object = object.getDict();
        if (object.isDictionary()) {
            for (const auto& [key, value] : object.getDictAsMap())
                if (key != "/Kids" && key != "/P") push(value, owner);
        } else if (object.isArray()) {
            for (int i = 0; i < object.getArrayNItems(); ++i)
                push(object.getArrayItem(i), owner);
        }
    }
    void push(const QPDFObjectHandle& value, int owner)
    {
        QPDFObjectHandle object = value;
        if (object.isIndirect() || object.isDictionary() || object.isArray())
            m_stack.push_back({object, owner});
    }

    const std::unordered_set<int>& m_pages;
    const WorkLimit& m_limit;
    unsigned m_steps = 0;
    std::vector<Todo> m_stack;
    std::unordered_set<int> m_seen;
    std::unordered_map<int, std::vector<int>> m_owners;
};

bool hasWidget(QPDFObjectHandle page)
{
    QPDFObjectHandle annotations = page.getKey("/Annots");
    for (int i = 0; annotations.isArray() && i < annotations.getArrayNItems(); ++i) {
        QPDFObjectHandle one = annotations.getArrayItem(i);
        if (one.isDictionary() && nameText(one.getKey("/Subtype")) == QLatin1String("Widget")) return true;
    }
    return false;
}

/** Returns whether a form default with which readers draw all fields was changed. */
bool changesAllFields(QPDF& old, QPDF& now)
{
    QPDFObjectHandle before = old.getRoot().getKey("/AcroForm");
    QPDFObjectHandle after = now.getRoot().getKey("/AcroForm");
    if (!before.isDictionary() || !after.isDictionary()) return before.isDictionary();
    ValueComparison comparison;
    for (const char* key : {"/NeedAppearances", "/DR", "/DA", "/Q"})
        if (!comparison.areValuesEqual(before.getKey(key), after.getKey(key))) return true;
    return false;
}

} // namespace

ReachedPages reachedPages(QPDF& old, QPDF& now, const XRefTable& table, const ObjectSet& touched,
                          const WorkLimit& limit)
{
    std::unordered_set<int> numbers;
    for (const ObjectKey& key : touched)
        numbers.insert(key.first);
    for (const auto& [id, entry] : table)
        if (entry.getType() == 2 && numbers.count(entry.getObjStreamNumber()) != 0)
            numbers.insert(id.getObj());

    const auto tree = readPageTree(old);
    if (!tree) return {std::nullopt, true};
    std::unordered_set<int> pages;
    for (const int leaf : tree->pages)
        pages.insert(tree->nodes[static_cast<size_t>(leaf)].id.number);
    pages.erase(0);

    ReachedPages result;
    const auto isTouched = [&](int number) { return numbers.count(number) != 0; };
    result.touchesTree = isTouched(old.getRoot().getObjectID());
    for (const PageTree::Node& node : tree->nodes)
        result.touchesTree = result.touchesTree || isTouched(node.id.number);

    constexpr int layers = -1;
    const auto ownerOf = [](size_t page) { return -2 - static_cast<int>(page); };
    ReferenceGraph graph(pages, limit);
    for (size_t i = 0; i < tree->pages.size(); ++i) {
        for (int node = tree->pages[i]; node >= 0; node = tree->nodes[static_cast<size_t>(node)].parent) {
            const int number = tree->nodes[static_cast<size_t>(node)].id.number;
            if (number != 0) graph.link(number, ownerOf(i));
            for (const auto& [key, value] : nodeObject(old, *tree, node).getDictAsMap())
                if (key != "/Kids" && key != "/Parent" && !graph.walk(value, ownerOf(i))) return result;
        }
    }
    if (!graph.walk(old.getRoot().getKey("/OCProperties"), layers)) return result;
    const std::unordered_set<int> owners = graph.ownersOf(numbers);
    if (owners.count(layers) != 0 || old.anyWarnings()) return result;
    result.pages.emplace();
    const bool allFields = changesAllFields(old, now);
    for (size_t i = 0; i < tree->pages.size(); ++i)
        if (owners.count(ownerOf(i)) != 0 || (allFields && hasWidget(nodeObject(old, *tree, tree->pages[i]))))
            result.pages->insert(static_cast<int>(i));
    return result;
}

} // namespace ink::pdf
