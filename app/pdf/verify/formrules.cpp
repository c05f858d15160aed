#include "app/pdf/verify/formrules.h"

#include "app/pdf/forms/formfields.h"
#include "app/pdf/verify/appearancerules.h"
#include "app/pdf/verify/reasons.h"

#include <qpdf/QPDF.hh>

#include <algorithm>

namespace ink::pdf {

namespace {

/** Compares the defaults for all fields in two revisions of a form. */
class FormDefaults final
{
public:
    FormDefaults(QPDF& old, QPDF& now, const FieldTree& oldFields, ValueComparison& comparison)
        : m_old(old), m_now(now), m_fields(oldFields), m_comparison(comparison)
    {
    }

    QList<RevisionChange::Fault> faults()
    {
        QPDFObjectHandle before = m_old.getRoot().getKey("/AcroForm");
        QPDFObjectHandle after = m_now.getRoot().getKey("/AcroForm");
        if (before.isDictionary() && after.isDictionary()) checkFormDefaults(before, after);
        return std::move(m_faults);
    }

private:
    void fault(const Message& detail) { m_faults.append({QStringLiteral("revision.form-defaults"), detail}); }

    /** Checks the form's defaults, which determine how readers draw unchanged fields. */
    void checkFormDefaults(QPDFObjectHandle before, QPDFObjectHandle after)
    {
        const auto changed = [&](const char* key) {
            return !m_comparison.areValuesEqual(before.getKey(key), after.getKey(key));
        };
        const auto wrong = [this](const char* key) {
            fault(reasons::formDefaultsChanged(QLatin1String(key)));
        };
        bool redrawn = false;
        if (changed("/NeedAppearances")) {
            QPDFObjectHandle need = after.getKey("/NeedAppearances");
            redrawn = !need.isNull() && !(need.isBool() && !need.getBoolValue());
            if (redrawn && !allShowTheirValues()) wrong("/NeedAppearances");
        }
        if (changed("/DA") && (before.hasKey("/DA") || redrawn)) wrong("/DA");
        if (changed("/Q") &&
            (!after.getKey("/Q").isInteger() || before.hasKey("/Q") || after.getKey("/Q").getIntValue() != 0))
            wrong("/Q");
        if (changed("/SigFlags") && !after.getKey("/SigFlags").isInteger()) wrong("/SigFlags");
        checkFormResources(before.getKey("/DR"), after.getKey("/DR"));
    }

    /** Checks that fonts and other resources are added to the form only under unused names. */
    void checkFormResources(QPDFObjectHandle before, QPDFObjectHandle after)
    {
        const auto wrong = [this] { fault(reasons::formFontsChanged()); };
        if (!before.isDictionary() && after.isNull()) return;
        if (!after.isDictionary()) return wrong();
        if (before.isDictionary())
            for (const auto& [category, listed] : before.getDictAsMap()) {
                QPDFObjectHandle had = listed;
                QPDFObjectHandle has = after.getKey(category);
                if (!had.isDictionary() ? !m_comparison.areValuesEqual(had, has) : !has.isDictionary())
                    return wrong();
                if (!had.isDictionary()) continue;
                for (const auto& [name, entry] : had.getDictAsMap())
                    if (!m_comparison.areValuesEqual(entry, has.getKey(name))) return wrong();
            }
        const std::set<std::string> used = usedFontNames();
        for (const auto& [category, listed] : after.getDictAsMap()) {
            QPDFObjectHandle has = listed;
            if (!has.isDictionary()) continue;
            QPDFObjectHandle had =
                before.isDictionary() ? before.getKey(category) : QPDFObjectHandle::newNull();
            for (const auto& [name, entry] : has.getDictAsMap())
                if (used.count(name) != 0 && !(had.isDictionary() && had.hasKey(name))) return wrong();
        }
    }

    /** The fonts used by default appearances in the signed revision. */
    std::set<std::string> usedFontNames()
    {
        std::set<std::string> names;
        const auto read = [&names](QPDFObjectHandle owner) {
            QPDFObjectHandle look = owner.isDictionary() ? owner.getKey("/DA") : QPDFObjectHandle::newNull();
            if (!look.isString()) return;
            const std::string text = look.getStringValue();
            for (size_t at = text.find('/'); at != std::string::npos; at = text.find('/', at + 1))
                names.insert(text.substr(at, text.find_first_of(" \t\r\n\f/[(<", at + 1) - at));
        };
        read(m_old.getRoot().getKey("/AcroForm"));
        for (const auto& [key, node] : m_fields.nodes)
            read(objectAt(m_old, key));
        return names;
    }

    /** Returns whether regenerated appearances of all fields, as /NeedAppearances requests, would look the
     * same as before. */
    bool allShowTheirValues()
    {
        for (const auto& [key, node] : m_fields.nodes) {
            QPDFObjectHandle widget = objectAt(m_old, key);
            if (!isShown(widget)) continue;
            if (node.type == QLatin1String("Sig") && node.isSigned && paintsSomething(widget))
                return false; // some readers then omit the signature's appearance
            if (node.type != QLatin1String("Tx") && node.type != QLatin1String("Ch")) continue;
            const bool differs = widget.hasKey("/AP") ? showsAnotherValue(m_old, m_fields, key, widget)
                                                      : !inheritedEntry(m_old, m_fields, key, "/V").isNull();
            if (differs) return false;
        }
        return true;
    }

    QPDF& m_old;
    QPDF& m_now;
    const FieldTree& m_fields;
    ValueComparison& m_comparison;
    QList<RevisionChange::Fault> m_faults;
};

} // namespace

QPDFObjectHandle inheritedEntry(QPDF& pdf, const FieldTree& fields, ObjectKey key, const char* name)
{
    for (int depth = 0; depth < 16 && key != ObjectKey(); ++depth) {
        QPDFObjectHandle field = objectAt(pdf, key);
        if (!field.isDictionary()) break;
        if (field.hasKey(name)) return field.getKey(name);
        const auto node = fields.nodes.find(key);
        if (node == fields.nodes.end()) break;
        key = node->second.parent;
    }
    return QPDFObjectHandle::newNull();
}

QString formatScript(QPDF& pdf, const FieldTree& fields, ObjectKey key)
{
    QPDFObjectHandle actions = inheritedEntry(pdf, fields, key, "/AA");
    QPDFObjectHandle format = actions.isDictionary() ? actions.getKey("/F") : QPDFObjectHandle::newNull();
    if (format.isNull()) return {};
    const QString script = format.isDictionary() ? fieldText(format.getKey("/JS")) : QString();
    return script.isEmpty() ? QStringLiteral("?") : script;
}

namespace {

long long fieldFlags(QPDF& pdf, const FieldTree& fields, ObjectKey key)
{
    QPDFObjectHandle flags = inheritedEntry(pdf, fields, key, "/Ff");
    return flags.isInteger() ? flags.getIntValue() : 0;
}

bool isListBox(QPDF& pdf, const FieldTree& fields, ObjectKey key)
{
    constexpr long long comboFlag = 1 << 17;
    const auto node = fields.nodes.find(key);
    return node != fields.nodes.end() && node->second.type == QLatin1String("Ch") &&
           (fieldFlags(pdf, fields, key) & comboFlag) == 0;
}

} // namespace

bool showsAnotherValue(QPDF& pdf, const FieldTree& fields, ObjectKey key, QPDFObjectHandle widget,
                       const QString& script)
{
    return showsAnotherValue(widget, inheritedEntry(pdf, fields, key, "/V"),
                             inheritedEntry(pdf, fields, key, "/Opt"), fieldFlags(pdf, fields, key),
                             isListBox(pdf, fields, key), script);
}

FilledAppearance filledAppearance(QPDF& pdf, const FieldTree& fields, ObjectKey key, QPDFObjectHandle widget)
{
    constexpr int maxOptions = 5000;
    const auto node = fields.nodes.find(key);
    FilledAppearance look{widget,
                          node == fields.nodes.end() ? QString() : node->second.name,
                          isListBox(pdf, fields, key),
                          {},
                          {}};
    if (!look.isList) return look;
    QPDFObjectHandle value = inheritedEntry(pdf, fields, key, "/V");
    QStringList chosen;
    if (value.isString()) chosen.append(fieldText(value));
    for (int i = 0; value.isArray() && i < std::min(value.getArrayNItems(), maxOptions); ++i)
        chosen.append(fieldText(value.getArrayItem(i)));
    QPDFObjectHandle options = inheritedEntry(pdf, fields, key, "/Opt");
    for (int i = 0; options.isArray() && i < std::min(options.getArrayNItems(), maxOptions); ++i) {
        QPDFObjectHandle option = options.getArrayItem(i);
        const bool pair = option.isArray() && option.getArrayNItems() == 2;
        look.options.append(fieldText(pair ? option.getArrayItem(1) : option));
        if (chosen.contains(fieldText(pair ? option.getArrayItem(0) : option)))
            look.selected.append(look.options.last());
    }
    return look;
}

QList<RevisionChange::Fault> formDefaultFaults(QPDF& old, QPDF& now, const FieldTree& oldFields,
                                               ValueComparison& comparison)
{
    return FormDefaults(old, now, oldFields, comparison).faults();
}

} // namespace ink::pdf
