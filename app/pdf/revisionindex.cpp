#include "app/pdf/revisionindex.h"

#include <qpdf/QPDF.hh>
#include <qpdf/QPDFXRefEntry.hh>

#include <stdexcept>
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

/** What filling a field changes, and links that lead elsewhere. */
const std::set<std::string>& fieldRules()
{
    static const std::set<std::string> keys{"/AP", "/AS",   "/V", "/F",  "/DA", "/Q",
                                            "/Ff", "/Type", "/I", "/RV", "/M",  "/Parent"};
    return keys;
}

/** All entries, also those that name an object which does not exist: a later revision must not bring it. */
std::map<std::string, QPDFObjectHandle> entriesOf(QPDFObjectHandle dictionary)
{
    return dictionary.isDictionary() ? dictionary.getDictAsMap() : std::map<std::string, QPDFObjectHandle>();
}

} // namespace

struct RevisionIndex::Walk
{
    RevisionIndex& index;
    QPDF& pdf;
    std::chrono::steady_clock::time_point deadline;
    unsigned steps = 0;

    struct Todo
    {
        QPDFObjectHandle object;
        FileArea area;
    };
    std::vector<Todo> stack;

    void freeze(QPDFObjectHandle object, FileArea area)
    {
        stack.push_back({object, area});
        while (!stack.empty()) {
            const Todo todo = stack.back();
            stack.pop_back();
            if (++steps % 256 == 0 && std::chrono::steady_clock::now() > deadline)
                throw std::runtime_error("time");
            visit(todo.object, todo.area);
        }
    }

    void visit(QPDFObjectHandle object, FileArea area)
    {
        if (object.isIndirect()) {
            const ObjectKey key = keyOf(object);
            if (index.m_exempt.count(key) != 0 || index.m_pages.count(key) != 0) return;
            if (isPageDictionary(object)) return visitPage(object);
            if (!index.frozen.emplace(key, area).second) return;
        }
        if (object.isStream()) object = object.getDict();
        if (object.isDictionary()) {
            for (const auto& [name, value] : entriesOf(object))
                push(value, area);
        } else if (object.isArray()) {
            for (int i = 0; i < object.getArrayNItems(); ++i)
                push(object.getArrayItem(i), area);
        }
    }

    void push(QPDFObjectHandle object, FileArea area)
    {
        if (object.isIndirect() || object.isDictionary() || object.isArray()) stack.push_back({object, area});
    }

    void visitPage(QPDFObjectHandle page)
    {
        index.m_pages.insert(keyOf(page));
        for (const auto& [name, value] : entriesOf(page))
            if (name != "/Annots") push(value, FileArea::Page);
        visitAnnotations(page);
    }

    void visitAnnotations(QPDFObjectHandle page)
    {
        QPDFObjectHandle annotations = page.getKey("/Annots");
        if (annotations.isIndirect()) index.annotationArrays[keyOf(annotations)].insert(keyOf(page));
        if (!annotations.isArray()) return;
        for (int i = 0; i < annotations.getArrayNItems(); ++i)
            push(annotations.getArrayItem(i), FileArea::Annotation);
    }

    void walkField(ObjectKey key, const FieldNode& node)
    {
        QPDFObjectHandle field = objectAt(pdf, key);
        for (const auto& [name, entry] : entriesOf(field))
            if (fieldRules().count(name) == 0) freeze(entry, FileArea::Field);
        if (node.isSigned) {
            freeze(field.getKey("/V"), FileArea::Signature);
            freeze(field.getKey("/AP"), FileArea::Signature);
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
                    freeze(entry, FileArea::Field);
            } else {
                freeze(look, FileArea::Field); // the states of a button are drawn once and for all
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
                freeze(entry, FileArea::Form);
        }
    }
};

RevisionIndex::RevisionIndex(QPDF& pdf, std::chrono::steady_clock::time_point deadline)
    : fields(fieldTree(pdf))
{
    Walk walk{*this, pdf, deadline, 0, {}};
    QPDFObjectHandle root = pdf.getRoot();
    m_exempt.insert(keyOf(root));
    for (const auto& [key, node] : fields.nodes)
        m_exempt.insert(key);
    QPDFObjectHandle form = root.getKey("/AcroForm");
    if (form.isIndirect()) m_exempt.insert(keyOf(form));

    walk.freeze(root.getKey("/Pages"), FileArea::Page);
    for (const auto& [key, node] : fields.nodes)
        walk.walkField(key, node);
    if (form.isDictionary()) walk.walkForm(form);
    for (const auto& [name, entry] : entriesOf(root))
        if (catalogRules().count(name) == 0) walk.freeze(entry, FileArea::Catalog);
    walk.freeze(pdf.getTrailer().getKey("/Encrypt"), FileArea::Trailer);
}

void RevisionIndex::advance(QPDF& later, FieldTree tree, const ObjectSet& changed,
                            std::chrono::steady_clock::time_point deadline)
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
    Walk walk{*this, later, deadline, 0, {}};
    for (const ObjectKey& key : touched)
        walk.walkField(key, fields.nodes.at(key));
    if (form.isDictionary()) walk.walkForm(form);
    for (const ObjectKey& key : changed) {
        if (m_pages.count(key) == 0) continue;
        for (auto& [array, pages] : annotationArrays)
            pages.erase(key);
        walk.visitAnnotations(objectAt(later, key));
        walk.freeze(QPDFObjectHandle::newNull(), FileArea::Page); // what visitAnnotations found
    }
}

} // namespace ink::pdf
