#include "app/pdf/file/pdfobjects.h"

#include <qpdf/QPDF.hh>
#include <qpdf/QPDFXRefEntry.hh>

#include <vector>

namespace ink::pdf {

namespace {

constexpr int maxObjectNesting = 100;
constexpr int maxListedFields = 100'000;
constexpr size_t maxRenumberedObjects = 20'000; ///< pairs of objects
constexpr size_t maxTreePages = 1'000'000;

/** Normalizes a number: removes the sign of zero and leading and trailing zeros. */
std::string plainNumber(QPDFObjectHandle number)
{
    std::string text = number.unparseResolved();
    const bool negative = !text.empty() && text.front() == '-';
    if (!text.empty() && (text.front() == '-' || text.front() == '+')) text.erase(0, 1);
    if (text.find('.') != std::string::npos) {
        text.erase(text.find_last_not_of('0') + 1);
        if (!text.empty() && text.back() == '.') text.pop_back();
    }
    text.erase(0, std::min(text.find_first_not_of('0'), text.size()));
    if (text.empty() || text.front() == '.') text.insert(0, "0");
    return negative && text != "0" ? '-' + text : text;
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

bool ValueComparison::areStreamsEqual(QPDFObjectHandle a, QPDFObjectHandle b, int depth)
{
    // The length is that of the bytes compared below, wherever it is stored.
    static const std::set<std::string> length{"/Length"};
    if (!areEntriesEqual(a.getDict(), b.getDict(), length, depth + 1)) return false;
    const auto first = a.getRawStreamData();
    const auto second = b.getRawStreamData();
    return first->getSize() == second->getSize() &&
           std::equal(first->getBuffer(), first->getBuffer() + first->getSize(), second->getBuffer());
}

/** A null value equals a missing entry (ISO 32000-2 §7.3.7). */
bool ValueComparison::areEntriesEqual(QPDFObjectHandle a, QPDFObjectHandle b,
                                      const std::set<std::string>& but, int depth)
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
        if (other == second.end() ? !isNothing(value) : !areValuesEqual(value, other->second, depth))
            return false;
    }
    for (const auto& [key, value] : second)
        if (but.count(key) == 0 && first.count(key) == 0 && !isNothing(value)) return false;
    return true;
}

bool ValueComparison::areDirectValuesEqual(QPDFObjectHandle a, QPDFObjectHandle b, int depth)
{
    if (depth > maxObjectNesting) return false;
    if (a.isNumber() && b.isNumber()) return plainNumber(a) == plainNumber(b);
    if (a.getTypeCode() != b.getTypeCode()) return false;
    if (a.isStream()) return areStreamsEqual(a, b, depth);
    if (a.isDictionary()) return areEntriesEqual(a, b, {}, depth + 1);
    if (a.isArray()) {
        if (a.getArrayNItems() != b.getArrayNItems()) return false;
        for (int i = 0; i < a.getArrayNItems(); ++i)
            if (!areValuesEqual(a.getArrayItem(i), b.getArrayItem(i), depth + 1)) return false;
        return true;
    }
    if (a.isString()) return a.getStringValue() == b.getStringValue();
    return a.unparseResolved() == b.unparseResolved();
}

bool ValueComparison::areValuesEqual(QPDFObjectHandle a, QPDFObjectHandle b, int depth)
{
    if (a.isIndirect() != b.isIndirect()) return false;
    if (!a.isIndirect()) return areDirectValuesEqual(a, b, depth);
    if (a.getObjGen() == b.getObjGen()) return true;
    // References to unused numbers resolve to null: they are equal only if the numbers are.
    if (a.isNull() || b.isNull() || m_pairs.size() > maxRenumberedObjects) return false;
    const auto pair = std::make_pair(keyOf(a), keyOf(b));
    const auto known = m_pairs.find(pair);
    if (known != m_pairs.end()) return known->second; // a pair being compared is assumed to be equal
    m_pairs[pair] = true;
    const size_t mark = m_assumed.size();
    m_assumed.push_back(pair);
    if (areDirectValuesEqual(a, b, depth + 1)) {
        m_renumbered = true;
        return true;
    }
    // Pairs found equal in the process may depend on this assumption.
    for (; m_assumed.size() > mark; m_assumed.pop_back())
        m_pairs.erase(m_assumed.back());
    m_pairs[pair] = false;
    return false;
}

bool ValueComparison::areValuesEqual(QPDFObjectHandle a, QPDFObjectHandle b)
{
    return areValuesEqual(a, b, 0);
}

bool ValueComparison::areContentsEqual(QPDFObjectHandle a, QPDFObjectHandle b)
{
    return areDirectValuesEqual(a, b, 0);
}

bool ValueComparison::areDictionariesEqual(QPDFObjectHandle a, QPDFObjectHandle b,
                                           const std::set<std::string>& but)
{
    return a.isDictionary() && b.isDictionary() && areEntriesEqual(a, b, but, 0);
}

bool areXRefEntriesEqual(const QPDFXRefEntry& a, const QPDFXRefEntry& b)
{
    if (a.getType() != b.getType()) return false;
    if (a.getType() == 1) return a.getOffset() == b.getOffset();
    return a.getObjStreamNumber() == b.getObjStreamNumber() && a.getObjStreamIndex() == b.getObjStreamIndex();
}

ObjectSet pageObjects(QPDF& pdf, ObjectSet& nodes)
{
    ObjectSet pages;
    std::vector<QPDFObjectHandle> stack{pdf.getRoot().getKey("/Pages")};
    while (!stack.empty() && pages.size() + nodes.size() < maxTreePages) {
        QPDFObjectHandle node = stack.back();
        stack.pop_back();
        if (!node.isDictionary()) continue;
        QPDFObjectHandle kids = node.getKey("/Kids");
        if (node.isIndirect() && !(kids.isArray() ? nodes : pages).insert(keyOf(node)).second) continue;
        for (int i = 0; kids.isArray() && i < kids.getArrayNItems(); ++i)
            stack.push_back(kids.getArrayItem(i));
    }
    return pages;
}

bool hasVisibleRect(QPDFObjectHandle widget)
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

bool isShown(QPDFObjectHandle annotation)
{
    QPDFObjectHandle flags = annotation.getKey("/F");
    const long long bits = flags.isInteger() ? flags.getIntValue() : 0;
    constexpr long long hidden = 2;
    constexpr long long printed = 4;
    if ((bits & hidden) != 0 || ((bits & hiddenFlags) != 0 && (bits & printed) == 0)) return false;
    return hasVisibleRect(annotation);
}

QString nameText(QPDFObjectHandle object)
{
    return object.isName() ? QString::fromStdString(object.getName()).mid(1) : QString();
}

QString stringText(QPDFObjectHandle object)
{
    return object.isString() ? QString::fromStdString(object.getUTF8Value()) : QString();
}

FieldTree readFieldTree(QPDF& pdf)
{
    static const FieldTree none;
    return readFieldTree(pdf, none, [](const ObjectKey&) { return false; });
}

FieldTree readFieldTree(QPDF& pdf, const FieldTree& before,
                        const std::function<bool(const ObjectKey&)>& isSame)
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
    /** The kids that are indirect objects. */
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
        // An unchanged field under an unchanged parent need not be read again.
        const auto old = before.nodes.find(todo.key);
        if (old != before.nodes.end() && old->second.parent == todo.parent && isSame(todo.key) &&
            readAnew.count(todo.parent) == 0) {
            const FieldNode& node = tree.nodes.emplace(todo.key, old->second).first->second;
            if (!node.isWidgetOnly) ++tree.names[node.name];
            tree.hasDirectFields = tree.hasDirectFields || node.hasDirectKid;
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
        node.kids = kidsOf(kids, node.hasDirectKid);
        tree.hasDirectFields = tree.hasDirectFields || node.hasDirectKid;
        QPDFObjectHandle value = object.getKey("/V");
        node.hasValue =
            todo.hasValue || value.isIndirect() || !value.isNull(); // a reference need not be resolved
        node.isSigned = node.type == QLatin1String("Sig") && node.hasValue;
        if (!node.isWidgetOnly) ++tree.names[node.name];
        push(node.kids, todo.key, node.name, node.type, node.hasValue);
        tree.nodes.emplace(todo.key, std::move(node));
    }
    return tree;
}

} // namespace ink::pdf
