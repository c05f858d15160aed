#include "app/pdf/verify/fieldentries.h"

#include "app/pdf/forms/formfields.h"
#include "app/pdf/verify/formrules.h"

#include <qpdf/QPDF.hh>

namespace ink::pdf {

namespace {

constexpr int maxValueText = 4000;
constexpr int maxChosen = 200;
constexpr int maxLooks = 200;
constexpr long long secretFlag = 1 << 13; ///< Password

bool isNumber(QPDFObjectHandle value, double number)
{
    return value.isNumber() && value.getNumericValue() == number;
}

/** Returns whether appearance characteristics (ISO 32000-2 table 192) draw nothing. */
bool drawsNothing(QPDFObjectHandle characteristics)
{
    if (!characteristics.isDictionary()) return false;
    for (const auto& [name, listed] : characteristics.getDictAsMap()) {
        QPDFObjectHandle entry = listed;
        if (entry.isIndirect()) return false;
        const bool colour = name == "/BC" || name == "/BG";
        const bool empty = entry.isNull() || (name == "/R" && isNumber(entry, 0)) ||
                           (colour && entry.isArray() && entry.getArrayNItems() == 0);
        if (!empty) return false;
    }
    return true;
}

/** Returns whether a border has no width or is the default (ISO 32000-2 tables 166 and 168). */
bool isNoBorder(QPDFObjectHandle border)
{
    if (border.isArray()) {
        if (border.getArrayNItems() != 3) return false;
        for (int i = 0; i < 3; ++i)
            if (border.getArrayItem(i).isIndirect()) return false;
        return isNumber(border.getArrayItem(0), 0) && isNumber(border.getArrayItem(1), 0) &&
               (isNumber(border.getArrayItem(2), 0) || isNumber(border.getArrayItem(2), 1));
    }
    if (!border.isDictionary()) return false;
    for (const auto& [name, listed] : border.getDictAsMap()) {
        QPDFObjectHandle entry = listed;
        const bool known =
            !entry.isIndirect() && ((name == "/W" && (isNumber(entry, 0) || isNumber(entry, 1))) ||
                                    (name == "/S" && nameText(entry) == QLatin1String("S")) ||
                                    (name == "/Type" && nameText(entry) == QLatin1String("Border")));
        if (!known) return false;
    }
    return true;
}

/** Returns whether a value is a field lock (ISO 32000-2 table 236). */
bool isFieldLock(QPDFObjectHandle lock)
{
    static const std::set<std::string> known{"/Type", "/Action", "/Fields", "/P"};
    if (!lock.isDictionary() || !lock.getKey("/Action").isName()) return false;
    for (const std::string& name : lock.getKeys())
        if (known.count(name) == 0) return false;
    return !lock.hasKey("/Type") || nameText(lock.getKey("/Type")) == QLatin1String("SigFieldLock");
}

QString choiceText(QPDFObjectHandle value)
{
    if (value.isName()) return QString::fromStdString(value.getName()).mid(1);
    return value.isString() || value.isStream() ? fieldText(value) : QString();
}

bool looksHaveBoxes(QPDFObjectHandle look, int& seen, int depth)
{
    if (++seen > maxLooks || depth > 3) return false;
    if (look.isStream()) {
        QPDFObjectHandle box = look.getDict().getKey("/BBox");
        if (!box.isArray() || box.getArrayNItems() != 4) return false;
        for (int i = 0; i < 4; ++i)
            if (!box.getArrayItem(i).isNumber()) return false;
        return true;
    }
    if (!look.isDictionary()) return true;
    for (const std::string& name : look.getKeys())
        if (!looksHaveBoxes(look.getKey(name), seen, depth + 1)) return false;
    return true;
}

} // namespace

std::set<std::string> invisibleEntries(QPDFObjectHandle before, QPDFObjectHandle after, bool filled,
                                       bool signedNow)
{
    std::set<std::string> unseen;
    if (!before.isDictionary() || !after.isDictionary()) return unseen;
    const auto came = [&](const char* name) { return !before.hasKey(name) && after.hasKey(name); };
    if (came("/MK") && drawsNothing(after.getKey("/MK"))) unseen.insert("/MK");
    if (filled && came("/TU") && after.getKey("/TU").isString()) unseen.insert("/TU");
    for (const char* name : {"/Border", "/BS"})
        if (came(name) && !before.hasKey("/Border") && !before.hasKey("/BS") &&
            isNoBorder(after.getKey(name)))
            unseen.insert(name);
    if (signedNow && came("/Lock") && isFieldLock(after.getKey("/Lock"))) unseen.insert("/Lock");
    return unseen;
}

bool hasBoundingBoxes(QPDFObjectHandle appearances)
{
    int seen = 0;
    return looksHaveBoxes(appearances, seen, 0);
}

ShownValue shownValue(QPDF& pdf, const FieldTree& fields, ObjectKey field)
{
    ShownValue shown;
    QPDFObjectHandle value = inheritedEntry(pdf, fields, field, "/V");
    if (value.isArray()) {
        QStringList chosen;
        for (int i = 0; i < std::min(value.getArrayNItems(), maxChosen); ++i)
            chosen.append(choiceText(value.getArrayItem(i)));
        shown.text = chosen.join(QStringLiteral(", "));
    } else {
        shown.text = choiceText(value);
    }
    const auto node = fields.nodes.find(field);
    const QString type = node == fields.nodes.end() ? QString() : node->second.type;
    if (type == QLatin1String("Btn") && shown.text == QLatin1String("Off")) shown.text.clear();
    QPDFObjectHandle flags = inheritedEntry(pdf, fields, field, "/Ff");
    shown.isSecret =
        type == QLatin1String("Tx") && flags.isInteger() && (flags.getIntValue() & secretFlag) != 0;
    return shown;
}

LaterChange valueChange(const ShownValue& before, const ShownValue& after)
{
    using Kind = LaterChange::Kind;
    LaterChange change;
    change.kind = before.text == after.text ? Kind::Appearance
                  : before.text.isEmpty()   ? Kind::Filled
                  : after.text.isEmpty()    ? Kind::Cleared
                                            : Kind::Replaced;
    const auto displayText = [](const ShownValue& value) {
        return value.isSecret && !value.text.isEmpty() ? QStringLiteral("•••")
                                                       : value.text.left(maxValueText);
    };
    change.before = displayText(before);
    change.after = displayText(after);
    return change;
}

} // namespace ink::pdf
