#include "app/pdf/verify/revisionindex.h"

#include "app/pdf/file/worklimit.h"

#include <qpdf/QPDF.hh>
#include <qpdf/QPDFXRefEntry.hh>

#include <utility>
#include <vector>

namespace ink::pdf {

namespace {

const std::set<std::string>& catalogRules()
{
    static const std::set<std::string> keys{"/AcroForm", "/DSS",      "/Extensions",
                                            "/Metadata", "/MarkInfo", "/Version"};
    return keys;
}

/** Entries that change when a field is filled in, and links to other objects. */
const std::set<std::string>& fieldRules()
{
    static const std::set<std::string> keys{"/AP", "/AS",   "/V", "/F",  "/DA", "/Q",
                                            "/Ff", "/Type", "/I", "/RV", "/M",  "/Parent"};
    return keys;
}

/** Returns all entries, including references to missing objects: a later revision must not add such an
 * object. */
std::map<std::string, QPDFObjectHandle> entriesOf(QPDFObjectHandle dictionary)
{
    return dictionary.isDictionary() ? dictionary.getDictAsMap() : std::map<std::string, QPDFObjectHandle>();
}

} // namespace

struct RevisionIndex::Walk
{
    RevisionIndex& index;
    QPDF& pdf;
    const WorkLimit& limit;
    unsigned steps = 0;

    struct Todo
    {
        QPDFObjectHandle object;
        FileArea area;
        bool drawn; ///< used for drawing: no role exempts the object
    };
    std::vector<Todo> stack;

    void freeze(QPDFObjectHandle object, FileArea area) { follow({object, area, false}); }
    void freezeDrawn(QPDFObjectHandle object, FileArea area) { follow({object, area, true}); }

    void follow(Todo first)
    {
        stack.push_back(std::move(first));
        while (!stack.empty()) {
            const Todo todo = stack.back();
            stack.pop_back();
            if (++steps % 256 == 0 && limit.isExceeded()) throw WorkLimitExceeded();
            visit(todo);
        }
    }

    void visit(const Todo& todo)
    {
        QPDFObjectHandle object = todo.object;
        if (object.isIndirect()) {
            const ObjectKey key = keyOf(object);
            const bool page = index.m_pages.count(key) != 0;
            if (todo.drawn) {
                if (!index.m_drawn.insert(key).second) return;
                index.frozen.emplace(key, todo.area);
                // If a page object is used for drawing, even /Annots is frozen, which may otherwise change.
                if (page) return push(object.getKey("/Annots"), todo);
            } else {
                if (page || index.m_exempt.count(key) != 0) return;
                if (!index.frozen.emplace(key, todo.area).second) return;
            }
        }
        if (object.isStream()) object = object.getDict();
        if (object.isDictionary()) {
            for (const auto& [name, value] : entriesOf(object))
                push(value, todo);
        } else if (object.isArray()) {
            for (int i = 0; i < object.getArrayNItems(); ++i)
                push(object.getArrayItem(i), todo);
        }
    }

    void push(QPDFObjectHandle object, const Todo& from)
    {
        if (object.isIndirect() || object.isDictionary() || object.isArray())
            stack.push_back({object, from.area, from.drawn});
    }

    /** Freezes an inner node of the page tree; its /Resources are inherited and used for drawing. */
    void walkNode(QPDFObjectHandle node)
    {
        index.frozen.emplace(keyOf(node), FileArea::Page);
        for (const auto& [name, value] : entriesOf(node)) {
            if (name == "/Resources")
                freezeDrawn(value, FileArea::Page);
            else
                freeze(value, FileArea::Page);
        }
    }

    void walkPage(QPDFObjectHandle page)
    {
        // Entries that link to other objects and aren't drawn; all other entries of a page may be.
        static const std::set<std::string> links{"/Parent", "/B", "/AA", "/Metadata", "/PieceInfo", "/DPart"};
        for (const auto& [name, value] : entriesOf(page)) {
            if (name == "/Annots") continue;
            if (links.count(name) != 0)
                freeze(value, FileArea::Page);
            else
                freezeDrawn(value, FileArea::Page);
        }
        walkAnnotations(page);
    }

    void walkAnnotations(QPDFObjectHandle page)
    {
        QPDFObjectHandle annotations = page.getKey("/Annots");
        if (annotations.isIndirect()) index.annotationArrays[keyOf(annotations)].insert(keyOf(page));
        if (!annotations.isArray()) return;
        for (int i = 0; i < annotations.getArrayNItems(); ++i) {
            QPDFObjectHandle annotation = annotations.getArrayItem(i);
            const bool field = annotation.isIndirect() && index.m_exempt.count(keyOf(annotation)) != 0;
            freeze(annotation, FileArea::Annotation);
            if (!field && annotation.isDictionary())
                freezeDrawn(annotation.getKey("/AP"), FileArea::Annotation);
        }
    }

    void walkField(ObjectKey key, const FieldNode& node)
    {
        QPDFObjectHandle field = objectAt(pdf, key);
        for (const auto& [name, entry] : entriesOf(field))
            if (fieldRules().count(name) == 0) freeze(entry, FileArea::Field);
        if (node.isSigned) {
            freeze(field.getKey("/V"), FileArea::Signature);
            freezeDrawn(field.getKey("/AP"), FileArea::Signature);
            return;
        }
        QPDFObjectHandle value = field.getKey("/V");
        if (value.isIndirect()) index.values[keyOf(value)].insert(key);
        QPDFObjectHandle appearance = field.getKey("/AP");
        if (appearance.isIndirect()) index.appearances[keyOf(appearance)].insert(key);
        if (!appearance.isDictionary()) return;
        for (const auto& [state, shown] : entriesOf(appearance)) {
            QPDFObjectHandle look = shown;
            if (look.isStream()) {
                index.appearances[keyOf(look)].insert(key);
                for (const auto& [name, entry] : entriesOf(look.getDict()))
                    freezeDrawn(entry, FileArea::Field);
            } else {
                freezeDrawn(look, FileArea::Field); // the states of a button never change
            }
        }
    }

    void walkForm(QPDFObjectHandle form)
    {
        for (const auto& [name, entry] : entriesOf(form))
            if (name != "/Fields" && name != "/DR") freeze(entry, FileArea::Form);
        QPDFObjectHandle resources = form.getKey("/DR");
        if (!resources.isDictionary()) return;
        for (const auto& [category, listed] : entriesOf(resources)) {
            QPDFObjectHandle named = listed;
            if (!named.isDictionary()) continue;
            for (const auto& [name, entry] : entriesOf(named))
                freezeDrawn(entry, FileArea::Form);
        }
    }
};

RevisionIndex::RevisionIndex(QPDF& pdf, const WorkLimit& limit) : fields(readFieldTree(pdf))
{
    Walk walk{*this, pdf, limit, 0, {}};
    QPDFObjectHandle root = pdf.getRoot();
    m_exempt.insert(keyOf(root));
    for (const auto& [key, node] : fields.nodes)
        m_exempt.insert(key);
    QPDFObjectHandle form = root.getKey("/AcroForm");
    if (form.isIndirect()) m_exempt.insert(keyOf(form));

    m_pages = pageObjects(pdf, m_nodes);
    for (const ObjectKey& node : m_nodes)
        walk.walkNode(objectAt(pdf, node));
    for (const ObjectKey& page : m_pages)
        walk.walkPage(objectAt(pdf, page));
    walk.freeze(root.getKey("/Pages"), FileArea::Page);
    for (const auto& [key, node] : fields.nodes)
        walk.walkField(key, node);
    if (form.isDictionary()) walk.walkForm(form);
    walk.freeze(root.getKey("/StructTreeRoot"), FileArea::Structure);
    for (const auto& [name, entry] : entriesOf(root))
        if (catalogRules().count(name) == 0) walk.freeze(entry, FileArea::Catalog);
    walk.freeze(pdf.getTrailer().getKey("/Encrypt"), FileArea::Trailer);
}

void RevisionIndex::advance(QPDF& later, FieldTree tree, const ObjectSet& changed, const WorkLimit& limit)
{
    const FieldTree before = std::exchange(fields, std::move(tree));
    ObjectSet touched;
    for (const auto& [key, node] : fields.nodes) {
        m_exempt.insert(key);
        const auto had = before.nodes.find(key);
        if (had == before.nodes.end() || had->second.isSigned != node.isSigned || changed.count(key) != 0)
            touched.insert(key);
    }
    for (const auto* owned : {&appearances, &values})
        for (const auto& [key, owners] : *owned)
            if (changed.count(key) != 0) touched.insert(owners.begin(), owners.end());
    QPDFObjectHandle form = later.getRoot().getKey("/AcroForm");
    if (form.isIndirect()) m_exempt.insert(keyOf(form));

    for (auto* owned : {&appearances, &values})
        for (auto it = owned->begin(); it != owned->end();) {
            for (const ObjectKey& key : touched)
                it->second.erase(key);
            it = it->second.empty() ? owned->erase(it) : std::next(it);
        }
    Walk walk{*this, later, limit, 0, {}};
    for (const ObjectKey& key : touched)
        walk.walkField(key, fields.nodes.at(key));
    if (form.isDictionary()) walk.walkForm(form);
    for (const ObjectKey& key : changed) {
        if (m_pages.count(key) == 0) continue;
        for (auto& [array, pages] : annotationArrays)
            pages.erase(key);
        walk.walkAnnotations(objectAt(later, key));
    }
}

} // namespace ink::pdf
