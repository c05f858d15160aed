#include "tests/unit/pdf/structurewalk.h"

#include <qpdf/QPDF.hh>
#include <qpdf/QPDFObjectHandle.hh>
#include <qpdf/QPDFPageDocumentHelper.hh>
#include <qpdf/QPDFPageObjectHelper.hh>

#include <map>
#include <set>
#include <utility>
#include <vector>

namespace ink::test {

namespace {

using Id = std::pair<int, int>;
/** A page or a form XObject, and a number within it. */
using Content = std::pair<Id, long long>;

Id idOf(QPDFObjectHandle object)
{
    return {object.getObjectID(), object.getGeneration()};
}

QString nameOf(Id id)
{
    return QString::number(id.first);
}

QString textOf(QPDFObjectHandle value)
{
    return value.isString() ? QString::fromStdString(value.getUTF8Value()) : QString();
}

class Walker
{
public:
    Walker(QPDF& pdf, StructureWalk& walk) : m_pdf(pdf), m_walk(walk) {}

    void run(const QList<int>& pages)
    {
        QPDFObjectHandle root = m_pdf.getRoot();
        QPDFObjectHandle marks = root.getKey("/MarkInfo");
        m_walk.isMarked = marks.isDictionary() && marks.getKey("/Marked").isBool() &&
                          marks.getKey("/Marked").getBoolValue();
        m_tree = root.getKey("/StructTreeRoot");
        m_walk.hasTree = m_tree.isDictionary();
        if (!m_walk.hasTree) return;
        readParents(m_tree.getKey("/ParentTree"), true, 0);
        long long last = -1;
        for (const auto& [key, value] : m_parents)
            last = key;
        if (QPDFObjectHandle next = m_tree.getKey("/ParentTreeNextKey");
            next.isInteger() && next.getIntValue() <= last)
            problem(QStringLiteral("ParentTreeNextKey is in use"));
        const auto all = QPDFPageDocumentHelper(m_pdf).getAllPages();
        for (size_t i = 0; i < all.size(); ++i) {
            QPDFObjectHandle page = QPDFPageObjectHelper(all[i]).getObjectHandle();
            m_pages[idOf(page)] = static_cast<int>(i);
        }
        for (size_t i = 0; i < all.size(); ++i) {
            QPDFObjectHandle page = QPDFPageObjectHelper(all[i]).getObjectHandle();
            m_isChecked = pages.isEmpty() || pages.contains(static_cast<int>(i));
            scan(page, page.getKey("/Contents"),
                 QPDFPageObjectHelper(all[i]).getAttribute("/Resources", false), State{}, 0);
        }
        walkKids(m_tree, m_tree.getKey("/K"), {}, QPDFObjectHandle::newNull(), 0);
        for (const Content& each : m_tagged)
            if (m_used.count(each) == 0)
                problem(QStringLiteral("content %1 of %2 belongs to no element")
                            .arg(each.second)
                            .arg(nameOf(each.first)));
    }

private:
    struct State
    {
        bool isTagged = false;
        bool isArtifact = false;
    };

    void problem(const QString& text) { m_walk.problems.append(text); }

    void readParents(QPDFObjectHandle node, bool isRoot, int depth)
    {
        if (!node.isDictionary() || depth > 20) return problem(QStringLiteral("no parent tree"));
        QPDFObjectHandle nums = node.getKey("/Nums");
        QPDFObjectHandle limits = node.getKey("/Limits");
        if (isRoot == limits.isArray()) problem(QStringLiteral("limits of a parent tree's node"));
        long long before = m_parents.empty() ? -1 : m_parents.rbegin()->first;
        for (int i = 0; nums.isArray() && i + 1 < nums.getArrayNItems(); i += 2) {
            const long long key = nums.getArrayItem(i).getIntValue();
            if (key <= before) problem(QStringLiteral("keys of the parent tree aren't sorted"));
            before = key;
            m_parents[key] = nums.getArrayItem(i + 1);
            if (limits.isArray() &&
                (key < limits.getArrayItem(0).getIntValue() || key > limits.getArrayItem(1).getIntValue()))
                problem(QStringLiteral("a key outside of its limits"));
        }
        QPDFObjectHandle kids = node.getKey("/Kids");
        for (int i = 0; kids.isArray() && i < kids.getArrayNItems(); ++i)
            readParents(kids.getArrayItem(i), false, depth + 1);
    }

    QString standardType(QPDFObjectHandle element)
    {
        QPDFObjectHandle type = element.getKey("/S");
        QPDFObjectHandle roles = m_tree.getKey("/RoleMap");
        for (int i = 0; i < 20 && type.isName() && roles.isDictionary() && roles.hasKey(type.getName()); ++i)
            type = roles.getKey(type.getName());
        return type.isName() ? QString::fromStdString(type.getName().substr(1)) : QString();
    }

    void walkKids(QPDFObjectHandle parent, QPDFObjectHandle kids, const QStringList& path,
                  QPDFObjectHandle page, int depth)
    {
        if (depth > 60) return problem(QStringLiteral("too deep"));
        if (kids.isArray()) {
            for (int i = 0; i < kids.getArrayNItems(); ++i)
                walkKid(parent, kids.getArrayItem(i), path, page, depth);
        } else if (!kids.isNull()) {
            walkKid(parent, kids, path, page, depth);
        }
    }

    void walkKid(QPDFObjectHandle parent, QPDFObjectHandle kid, const QStringList& path,
                 QPDFObjectHandle page, int depth)
    {
        if (kid.isInteger()) return takeContent(parent, path, page, page, kid.getIntValue());
        if (!kid.isDictionary()) return problem(QStringLiteral("a child that is nothing"));
        QPDFObjectHandle type = kid.getKey("/Type");
        if (type.isNameAndEquals("/MCR")) {
            QPDFObjectHandle own = kid.getKey("/Pg").isDictionary() ? kid.getKey("/Pg") : page;
            QPDFObjectHandle stream = kid.getKey("/Stm");
            return takeContent(parent, path, own, stream.isStream() ? stream : own,
                               kid.getKey("/MCID").getIntValue());
        }
        if (type.isNameAndEquals("/OBJR")) return takeObject(parent, path, kid, page);
        if (!kid.isIndirect()) return problem(QStringLiteral("a direct element"));
        const QString name = standardType(kid);
        if (name.isEmpty()) return problem(QStringLiteral("element %1 has no type").arg(nameOf(idOf(kid))));
        if (!m_seen.insert(idOf(kid)).second)
            return problem(QStringLiteral("element %1 is reached twice").arg(nameOf(idOf(kid))));
        if (idOf(kid.getKey("/P")) != idOf(parent))
            problem(QStringLiteral("element %1 has another parent").arg(nameOf(idOf(kid))));
        ++m_walk.types[name];
        QPDFObjectHandle own = kid.getKey("/Pg").isDictionary() ? kid.getKey("/Pg") : page;
        walkKids(kid, kid.getKey("/K"), path + QStringList(name), own, depth + 1);
    }

    void addElement(QPDFObjectHandle element, const QStringList& path, QPDFObjectHandle page,
                    const QString& text, bool isObject)
    {
        const auto at = m_pages.find(idOf(page));
        if (at == m_pages.end()) problem(QStringLiteral("content on no page"));
        QPDFObjectHandle attributes = element.getKey("/A");
        m_walk.elements.append(
            {path, at == m_pages.end() ? -1 : at->second, text, textOf(element.getKey("/Alt")),
             textOf(element.getKey("/ActualText")),
             attributes.isNull() ? QString() : QString::fromStdString(attributes.unparseResolved()),
             isObject});
    }

    QPDFObjectHandle parentFor(QPDFObjectHandle owner, const char* key)
    {
        QPDFObjectHandle dict = owner.isStream() ? owner.getDict() : owner;
        QPDFObjectHandle number = dict.getKey(key);
        const auto at = number.isInteger() ? m_parents.find(number.getIntValue()) : m_parents.end();
        return at == m_parents.end() ? QPDFObjectHandle::newNull() : at->second;
    }

    void takeContent(QPDFObjectHandle element, const QStringList& path, QPDFObjectHandle page,
                     QPDFObjectHandle owner, long long number)
    {
        const Content content(idOf(owner), number);
        const QString name = QStringLiteral("content %1 of %2").arg(number).arg(nameOf(content.first));
        if (m_tagged.count(content) == 0) return problem(name + QStringLiteral(" doesn't exist"));
        if (!m_used.insert(content).second) return problem(name + QStringLiteral(" has two elements"));
        QPDFObjectHandle parents = parentFor(owner, "/StructParents");
        if (!parents.isArray() || number >= parents.getArrayNItems() ||
            idOf(parents.getArrayItem(static_cast<int>(number))) != idOf(element))
            problem(name + QStringLiteral(" has another element in the parent tree"));
        addElement(element, path, page, m_texts[content], false);
    }

    void takeObject(QPDFObjectHandle element, const QStringList& path, QPDFObjectHandle reference,
                    QPDFObjectHandle page)
    {
        QPDFObjectHandle object = reference.getKey("/Obj");
        if (idOf(parentFor(object, "/StructParent")) != idOf(element))
            problem(
                QStringLiteral("object %1 has another element in the parent tree").arg(nameOf(idOf(object))));
        addElement(element, path, reference.getKey("/Pg").isDictionary() ? reference.getKey("/Pg") : page, {},
                   true);
    }

    /** Reads the operators of a content stream. */
    class Operators : public QPDFObjectHandle::ParserCallbacks
    {
    public:
        std::vector<std::pair<std::string, std::vector<QPDFObjectHandle>>> all;
        void handleObject(QPDFObjectHandle object) override
        {
            if (object.isOperator()) {
                all.emplace_back(object.getOperatorValue(), std::move(m_operands));
                m_operands.clear();
            } else {
                m_operands.push_back(object);
            }
        }
        void handleEOF() override {}

    private:
        std::vector<QPDFObjectHandle> m_operands;
    };

    void scan(QPDFObjectHandle owner, QPDFObjectHandle contents, QPDFObjectHandle resources, State outer,
              int depth)
    {
        static const std::set<std::string> paints{"Tj", "TJ", "'",  "\"", "f", "F",  "f*", "B",
                                                  "B*", "b",  "b*", "S",  "s", "sh", "EI"};
        if (contents.isNull() || depth > 12) return;
        Operators operators;
        QPDFObjectHandle::parseContentStream(contents, &operators);
        struct Open
        {
            State state;
            Content content{};
        };
        std::vector<Open> open{{outer, {}}};
        for (auto& [name, operands] : operators.all) {
            const Open& now = open.back();
            if (name == "BMC" || name == "BDC") {
                Open next = now;
                if (!operands.empty() && operands.front().isNameAndEquals("/Artifact"))
                    next.state.isArtifact = true;
                QPDFObjectHandle properties =
                    operands.size() > 1 ? operands.back() : QPDFObjectHandle::newNull();
                if (properties.isName() && resources.isDictionary() &&
                    resources.getKey("/Properties").isDictionary())
                    properties = resources.getKey("/Properties").getKey(properties.getName());
                if (properties.isDictionary() && properties.getKey("/MCID").isInteger()) {
                    next.content = {idOf(owner), properties.getKey("/MCID").getIntValue()};
                    if (!m_tagged.insert(next.content).second)
                        problem(QStringLiteral("content %1 of %2 exists twice")
                                    .arg(next.content.second)
                                    .arg(nameOf(next.content.first)));
                    next.state.isTagged = true;
                }
                if (next.state.isTagged && next.state.isArtifact && m_isChecked)
                    problem(QStringLiteral("tagged content in an artifact, or the other way round"));
                open.push_back(next);
            } else if (name == "EMC") {
                if (open.size() > 1) open.pop_back();
            } else if (name == "Do" && !operands.empty() && operands.front().isName()) {
                QPDFObjectHandle objects =
                    resources.isDictionary() ? resources.getKey("/XObject") : QPDFObjectHandle::newNull();
                QPDFObjectHandle object = objects.isDictionary() ? objects.getKey(operands.front().getName())
                                                                 : QPDFObjectHandle::newNull();
                if (object.isStream() && object.getDict().getKey("/Subtype").isNameAndEquals("/Form"))
                    scan(object, object, object.getDict().getKey("/Resources"), now.state, depth + 1);
                else
                    checkPainted(owner, now.state, name);
            } else if (paints.contains(name)) {
                checkPainted(owner, now.state, name);
                if (!operands.empty() && (name == "Tj" || name == "TJ"))
                    takeText(now.content, operands.back());
            }
        }
    }

    void takeText(const Content& content, QPDFObjectHandle shown)
    {
        if (shown.isString()) m_texts[content] += QString::fromStdString(shown.getStringValue());
        for (int i = 0; shown.isArray() && i < shown.getArrayNItems(); ++i)
            takeText(content, shown.getArrayItem(i));
    }

    void checkPainted(QPDFObjectHandle owner, State state, const std::string& name)
    {
        if (m_isChecked && !state.isTagged && !state.isArtifact)
            problem(QStringLiteral("%1 in %2 is neither tagged nor an artifact")
                        .arg(QString::fromStdString(name), nameOf(idOf(owner))));
    }

    QPDF& m_pdf;
    StructureWalk& m_walk;
    QPDFObjectHandle m_tree;
    std::map<long long, QPDFObjectHandle> m_parents;
    std::map<Id, int> m_pages;
    std::set<Id> m_seen;
    std::set<Content> m_tagged;
    std::set<Content> m_used;
    std::map<Content, QString> m_texts;
    bool m_isChecked = true;
};

} // namespace

StructureWalk StructureWalk::of(const QByteArray& pdf, const QList<int>& pages)
{
    StructureWalk walk;
    QPDF qpdf;
    qpdf.setSuppressWarnings(true);
    try {
        qpdf.processMemoryFile("walked", pdf.constData(), static_cast<size_t>(pdf.size()));
        Walker(qpdf, walk).run(pages);
    } catch (const std::exception& e) {
        walk.problems.append(QString::fromUtf8(e.what()));
    }
    return walk;
}

} // namespace ink::test
