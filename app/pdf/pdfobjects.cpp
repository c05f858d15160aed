#include "app/pdf/pdfobjects.h"

#include <qpdf/QPDF.hh>
#include <qpdf/QPDFXRefEntry.hh>

#include <vector>

namespace ink::pdf {

namespace {

constexpr int maxObjectNesting = 100;
constexpr int maxListedFields = 100'000;

bool sameStream(QPDFObjectHandle a, QPDFObjectHandle b)
{
    if (!sameValue(a.getDict(), b.getDict())) return false;
    const auto first = a.getRawStreamData();
    const auto second = b.getRawStreamData();
    return first->getSize() == second->getSize() &&
           std::equal(first->getBuffer(), first->getBuffer() + first->getSize(), second->getBuffer());
}

/** Compares entry by entry without reading the objects that they name. A null is no entry (ISO 32000-2
 * §7.3.7). */
bool sameEntries(QPDFObjectHandle a, QPDFObjectHandle b, const std::set<std::string>& but, int depth)
{
    const auto first = a.getDictAsMap();
    const auto second = b.getDictAsMap();
    const auto isNothing = [](const QPDFObjectHandle& value) {
        QPDFObjectHandle copy = value;
        return !copy.isIndirect() && copy.isNull();
    };
    for (const auto& [key, value] : first) {
        if (but.count(key) != 0) continue;
        const auto other = second.find(key);
        if (other == second.end() ? !isNothing(value) : !sameValue(value, other->second, depth)) return false;
    }
    for (const auto& [key, value] : second)
        if (but.count(key) == 0 && first.count(key) == 0 && !isNothing(value)) return false;
    return true;
}

bool sameDirect(QPDFObjectHandle a, QPDFObjectHandle b, int depth)
{
    if (depth > maxObjectNesting || a.getTypeCode() != b.getTypeCode()) return false;
    if (a.isStream()) return sameStream(a, b);
    if (a.isDictionary()) return sameEntries(a, b, {}, depth + 1);
    if (a.isArray()) {
        if (a.getArrayNItems() != b.getArrayNItems()) return false;
        for (int i = 0; i < a.getArrayNItems(); ++i)
            if (!sameValue(a.getArrayItem(i), b.getArrayItem(i), depth + 1)) return false;
        return true;
    }
    if (a.isString()) return a.getStringValue() == b.getStringValue();
    return a.unparseResolved() == b.unparseResolved();
}

} // namespace

ObjectKey keyOf(const QPDFObjectHandle& object)
{
    return {object.getObjectID(), object.getGeneration()};
}

QPDFObjectHandle objectAt(QPDF& pdf, ObjectKey key)
{
    return pdf.getObjectByID(key.first, key.second);
}

bool sameValue(QPDFObjectHandle a, QPDFObjectHandle b, int depth)
{
    if (a.isIndirect() != b.isIndirect()) return false;
    if (a.isIndirect()) return a.getObjGen() == b.getObjGen();
    return sameDirect(a, b, depth);
}

bool sameContent(QPDFObjectHandle a, QPDFObjectHandle b)
{
    return sameDirect(a, b, 0);
}

bool sameDictionary(QPDFObjectHandle a, QPDFObjectHandle b, const std::set<std::string>& but)
{
    return a.isDictionary() && b.isDictionary() && sameEntries(a, b, but, 0);
}

bool sameEntry(const QPDFXRefEntry& a, const QPDFXRefEntry& b)
{
    if (a.getType() != b.getType()) return false;
    if (a.getType() == 1) return a.getOffset() == b.getOffset();
    return a.getObjStreamNumber() == b.getObjStreamNumber() && a.getObjStreamIndex() == b.getObjStreamIndex();
}

bool isPageDictionary(QPDFObjectHandle object)
{
    if (!object.isDictionary()) return false;
    if (object.hasKey("/Type")) return nameText(object.getKey("/Type")) == QLatin1String("Page");
    return object.hasKey("/Parent") && object.hasKey("/Contents") && !object.hasKey("/Kids") &&
           !object.hasKey("/Subtype");
}

bool isVisible(QPDFObjectHandle widget)
{
    QPDFObjectHandle rect = widget.getKey("/Rect");
    if (!rect.isArray() || rect.getArrayNItems() != 4) return false;
    double side[4] = {};
    for (int i = 0; i < 4; ++i) {
        if (!rect.getArrayItem(i).isNumber()) return false;
        side[i] = rect.getArrayItem(i).getNumericValue();
    }
    return side[0] != side[2] && side[1] != side[3];
}

QString nameText(QPDFObjectHandle object)
{
    return object.isName() ? QString::fromStdString(object.getName()).mid(1) : QString();
}

QString stringText(QPDFObjectHandle object)
{
    return object.isString() ? QString::fromStdString(object.getUTF8Value()) : QString();
}

FieldTree fieldTree(QPDF& pdf)
{
    static const FieldTree none;
    return fieldTree(pdf, none, [](const ObjectKey&) { return false; });
}

FieldTree fieldTree(QPDF& pdf, const FieldTree& before, const std::function<bool(const ObjectKey&)>& isSame)
{
    FieldTree tree;
    QPDFObjectHandle form = pdf.getRoot().getKey("/AcroForm");
    if (!form.isDictionary()) return tree;
    struct Todo
    {
        ObjectKey key;
        ObjectKey parent;
        QString name;
        QString type;
        bool hasValue;
    };
    std::vector<Todo> stack;
    ObjectSet readAnew;
    /** The kids that are objects of their own. */
    const auto kidsOf = [](QPDFObjectHandle array, bool& direct) {
        std::vector<ObjectKey> kids;
        if (!array.isArray()) return kids;
        kids.reserve(static_cast<size_t>(array.getArrayNItems()));
        for (int i = 0; i < array.getArrayNItems(); ++i) {
            QPDFObjectHandle kid = array.getArrayItem(i);
            if (kid.isIndirect())
                kids.push_back(keyOf(kid));
            else
                direct = direct || kid.isDictionary();
        }
        return kids;
    };
    const auto push = [&](const std::vector<ObjectKey>& kids, ObjectKey parent, const QString& name,
                          const QString& type, bool hasValue) {
        for (auto kid = kids.rbegin(); kid != kids.rend(); ++kid)
            stack.push_back({*kid, parent, name, type, hasValue});
    };
    push(kidsOf(form.getKey("/Fields"), tree.hasDirectFields), ObjectKey(), {}, {}, false);
    while (!stack.empty() && tree.nodes.size() < maxListedFields) {
        const Todo todo = stack.back();
        stack.pop_back();
        if (tree.nodes.count(todo.key) != 0) continue;
        // A field that is as it was, under a parent that is as it was, need not be read again.
        const auto old = before.nodes.find(todo.key);
        if (old != before.nodes.end() && old->second.parent == todo.parent && isSame(todo.key) &&
            readAnew.count(todo.parent) == 0) {
            const FieldNode& node = tree.nodes.emplace(todo.key, old->second).first->second;
            if (!node.isWidgetOnly) ++tree.names[node.name];
            tree.hasDirectFields = tree.hasDirectFields || node.isDirect;
            push(node.kids, todo.key, node.name, node.type, node.hasValue);
            continue;
        }
        readAnew.insert(todo.key);
        QPDFObjectHandle object = objectAt(pdf, todo.key);
        if (!object.isDictionary()) continue;
        FieldNode node;
        node.parent = todo.parent;
        const QString own = stringText(object.getKey("/T"));
        node.isWidgetOnly = own.isEmpty() && todo.parent != ObjectKey();
        node.name =
            own.isEmpty() || todo.name.isEmpty() ? todo.name + own : todo.name + QLatin1Char('.') + own;
        const QString type = nameText(object.getKey("/FT"));
        node.type = type.isEmpty() ? todo.type : type;
        QPDFObjectHandle kids = object.getKey("/Kids");
        node.hasKids = kids.isArray();
        node.kids = kidsOf(kids, node.isDirect);
        tree.hasDirectFields = tree.hasDirectFields || node.isDirect;
        QPDFObjectHandle value = object.getKey("/V");
        node.hasValue =
            todo.hasValue || value.isIndirect() || !value.isNull(); // a reference need not be read
        node.isSigned = node.type == QLatin1String("Sig") && node.hasValue;
        if (!node.isWidgetOnly) ++tree.names[node.name];
        push(node.kids, todo.key, node.name, node.type, node.hasValue);
        tree.nodes.emplace(todo.key, std::move(node));
    }
    return tree;
}

} // namespace ink::pdf
