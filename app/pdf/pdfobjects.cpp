#include "app/pdf/pdfobjects.h"

#include <qpdf/QPDF.hh>
#include <qpdf/QPDFXRefEntry.hh>

#include <vector>

namespace ink::pdf {

namespace {

constexpr int nestingLimit = 100;
constexpr int fieldLimit = 100'000;

bool sameStream(QPDFObjectHandle a, QPDFObjectHandle b)
{
    if (!sameValue(a.getDict(), b.getDict())) return false;
    const auto first = a.getRawStreamData();
    const auto second = b.getRawStreamData();
    return first->getSize() == second->getSize() &&
           std::equal(first->getBuffer(), first->getBuffer() + first->getSize(), second->getBuffer());
}

bool sameDirect(QPDFObjectHandle a, QPDFObjectHandle b, int depth)
{
    if (depth > nestingLimit || a.getTypeCode() != b.getTypeCode()) return false;
    if (a.isStream()) return sameStream(a, b);
    if (a.isDictionary()) {
        const auto keys = a.getKeys();
        if (keys != b.getKeys()) return false;
        for (const std::string& key : keys)
            if (!sameValue(a.getKey(key), b.getKey(key), depth + 1)) return false;
        return true;
    }
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
    if (!a.isDictionary() || !b.isDictionary()) return false;
    std::set<std::string> keys = a.getKeys();
    keys.merge(b.getKeys());
    for (const std::string& key : keys)
        if (but.count(key) == 0 &&
            (a.hasKey(key) != b.hasKey(key) || !sameValue(a.getKey(key), b.getKey(key))))
            return false;
    return true;
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
    FieldTree tree;
    QPDFObjectHandle form = pdf.getRoot().getKey("/AcroForm");
    if (!form.isDictionary()) return tree;
    struct Todo
    {
        QPDFObjectHandle object;
        ObjectKey parent;
        QString name;
        QString type;
        bool hasValue;
    };
    std::vector<Todo> stack;
    const auto push = [&](QPDFObjectHandle kids, ObjectKey parent, const QString& name, const QString& type,
                          bool hasValue) {
        if (!kids.isArray()) return;
        for (int i = kids.getArrayNItems() - 1; i >= 0; --i)
            stack.push_back({kids.getArrayItem(i), parent, name, type, hasValue});
    };
    push(form.getKey("/Fields"), ObjectKey(), {}, {}, false);
    while (!stack.empty() && tree.nodes.size() < fieldLimit) {
        const Todo todo = stack.back();
        stack.pop_back();
        QPDFObjectHandle object = todo.object;
        if (!object.isDictionary()) continue;
        if (!object.isIndirect()) {
            tree.hasDirectFields = true;
            continue;
        }
        const ObjectKey key = keyOf(object);
        if (tree.nodes.count(key) != 0) continue;
        FieldNode node;
        node.parent = todo.parent;
        const QString own = stringText(object.getKey("/T"));
        node.isWidgetOnly = own.isEmpty() && todo.parent != ObjectKey();
        node.name =
            own.isEmpty() || todo.name.isEmpty() ? todo.name + own : todo.name + QLatin1Char('.') + own;
        const QString type = nameText(object.getKey("/FT"));
        node.type = type.isEmpty() ? todo.type : type;
        node.hasKids = object.getKey("/Kids").isArray();
        QPDFObjectHandle value = object.getKey("/V");
        const bool hasValue =
            todo.hasValue || value.isIndirect() || !value.isNull(); // a reference need not be read
        node.isSigned = node.type == QLatin1String("Sig") && hasValue;
        if (!node.isWidgetOnly) ++tree.names[node.name];
        tree.nodes.emplace(key, node);
        push(object.getKey("/Kids"), key, node.name, node.type, hasValue);
    }
    return tree;
}

} // namespace ink::pdf
