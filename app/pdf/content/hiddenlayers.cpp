#include "app/pdf/content/hiddenlayers.h"

#include <qpdf/QPDF.hh>

#include <algorithm>

namespace ink::pdf {

namespace {
constexpr int maxLayers = 10'000;
constexpr int maxLayersOfExpression = 1000;
constexpr int deepest = 4;
} // namespace

namespace {

/** Returns whether an intent (a name or an array of names) includes viewing; true if the group has none. */
bool isForViewing(QPDFObjectHandle intent)
{
    const auto isView = [](QPDFObjectHandle each) {
        return each.isName() && (each.getName() == "/View" || each.getName() == "/All");
    };
    if (!intent.isArray()) return intent.isNull() || isView(intent);
    const int count = std::min(intent.getArrayNItems(), maxLayersOfExpression);
    for (int i = 0; i < count; ++i)
        if (isView(intent.getArrayItem(i))) return true;
    return false;
}

} // namespace

HiddenLayers::HiddenLayers(QPDF& qpdf)
{
    QPDFObjectHandle properties = qpdf.getRoot().getKey("/OCProperties");
    if (!properties.isDictionary()) return;
    QPDFObjectHandle usual = properties.getKey("/D");
    if (!usual.isDictionary()) return;
    const auto each = [](QPDFObjectHandle list, const auto& act) {
        const int count = list.isArray() ? std::min(list.getArrayNItems(), maxLayers) : 0;
        for (int i = 0; i < count; ++i)
            if (const ObjectId id = idOf(list.getArrayItem(i)); !id.isNull()) act(id);
    };
    if (QPDFObjectHandle base = usual.getKey("/BaseState"); base.isName() && base.getName() == "/OFF")
        each(properties.getKey("/OCGs"), [this](ObjectId id) { m_off.insert(id); });
    each(usual.getKey("/ON"), [this](ObjectId id) { m_off.erase(id); });
    each(usual.getKey("/OFF"), [this](ObjectId id) { m_off.insert(id); });
}

bool HiddenLayers::isGroupHidden(QPDFObjectHandle group) const
{
    if (!isForViewing(group.getKey("/Intent"))) return false; // such groups never hide content
    if (QPDFObjectHandle usage = group.getKey("/Usage"); usage.isDictionary())
        if (QPDFObjectHandle view = usage.getKey("/View"); view.isDictionary())
            if (QPDFObjectHandle state = view.getKey("/ViewState"); state.isName())
                return state.getName() == "/OFF";
    return m_off.count(idOf(group)) > 0;
}

bool HiddenLayers::isHidden(QPDFObjectHandle layer, int depth) const
{
    if (!layer.isDictionary() || depth > deepest) return false;
    QPDFObjectHandle type = layer.getKey("/Type");
    if (!type.isName() || type.getName() != "/OCMD") return isGroupHidden(layer);
    if (QPDFObjectHandle expression = layer.getKey("/VE"); expression.isArray())
        return !isTrue(expression, depth + 1);
    QPDFObjectHandle groups = layer.getKey("/OCGs");
    if (groups.isDictionary()) return isHidden(groups, depth + 1);
    const int count = groups.isArray() ? std::min(groups.getArrayNItems(), maxLayersOfExpression) : 0;
    if (count == 0) return false;
    int hidden = 0;
    for (int i = 0; i < count; ++i)
        hidden += isHidden(groups.getArrayItem(i), depth + 1) ? 1 : 0;
    QPDFObjectHandle policy = layer.getKey("/P");
    const std::string name = policy.isName() ? policy.getName() : "/AnyOn";
    if (name == "/AllOn") return hidden > 0;
    if (name == "/AnyOff") return hidden == 0;
    if (name == "/AllOff") return hidden < count;
    return hidden == count;
}

/** Evaluates a visibility expression (§8.11.2.2): `[/And …]`, `[/Or …]`, `[/Not x]` of groups and
 * expressions. */
bool HiddenLayers::isTrue(QPDFObjectHandle expression, int depth) const
{
    if (!expression.isArray()) return !isHidden(expression, depth);
    const int count = std::min(expression.getArrayNItems(), maxLayersOfExpression);
    QPDFObjectHandle first = count > 1 ? expression.getArrayItem(0) : QPDFObjectHandle::newNull();
    if (!first.isName() || depth > deepest) return true;
    const std::string name = first.getName();
    if (name == "/Not") return !isTrue(expression.getArrayItem(1), depth + 1);
    const bool all = name == "/And";
    for (int i = 1; i < count; ++i)
        if (isTrue(expression.getArrayItem(i), depth + 1) != all) return !all;
    return all;
}

} // namespace ink::pdf
