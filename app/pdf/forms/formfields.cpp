#include "app/pdf/forms/formfields.h"

#include "app/pdf/file/pagetree.h"

#include <qpdf/Buffer.hh>
#include <qpdf/QPDF.hh>

#include <algorithm>
#include <map>

namespace ink::pdf {

namespace {

constexpr size_t maximumWidgets = 50'000;
constexpr int maxOptions = 5'000;
constexpr int maxFieldDepth = 50;
constexpr qsizetype maximumName = 1000;

class FieldWalk final
{
public:
    explicit FieldWalk(std::vector<FormWidget>& out) : m_out(out) {}

    void fields(QPDFObjectHandle list)
    {
        const int count = list.isArray() ? list.getArrayNItems() : 0;
        for (int i = 0; i < count && !m_cut; ++i)
            node(list.getArrayItem(i), {}, 0);
    }

    /** Adds a widget that is only listed on a page: its ancestors are found through /Parent. */
    void orphan(QPDFObjectHandle widget)
    {
        const ObjectId id = idOf(widget);
        if (!id.isNull() && m_widgets.count(id) > 0) return;
        QStringList parts;
        QPDFObjectHandle at = widget;
        QPDFObjectHandle field = widget;
        std::set<ObjectId> seen;
        for (int depth = 0; depth < maxFieldDepth && at.isDictionary(); ++depth) {
            if (const ObjectId own = idOf(at); !own.isNull() && !seen.insert(own).second) break;
            if (QPDFObjectHandle name = at.getKey("/T"); name.isString()) {
                if (parts.isEmpty()) field = at;
                parts.prepend(fieldText(name));
            }
            at = at.getKey("/Parent");
        }
        if (parts.isEmpty() && field.getKey("/FT").isNull() && field.getKey("/Parent").isDictionary())
            field = field.getKey("/Parent");
        add(widget, field, parts.join(QLatin1Char('.')), 0, 1);
    }

    [[nodiscard]] bool wasCut() const { return m_cut; }

private:
    void node(QPDFObjectHandle field, const QString& above, int depth)
    {
        if (!field.isDictionary() || depth > maxFieldDepth) return;
        if (const ObjectId id = idOf(field); !id.isNull() && !m_fields.insert(id).second) return;
        if (m_fields.size() > maximumWidgets) m_cut = true;
        QString name = above;
        if (QPDFObjectHandle part = field.getKey("/T"); part.isString()) {
            if (!name.isEmpty()) name += QLatin1Char('.');
            name += fieldText(part);
            name.truncate(maximumName);
        }
        QPDFObjectHandle kids = field.getKey("/Kids");
        const int count = kids.isArray() ? kids.getArrayNItems() : 0;
        std::vector<QPDFObjectHandle> widgets;
        for (int i = 0; i < count && !m_cut; ++i) {
            QPDFObjectHandle kid = kids.getArrayItem(i);
            if (!kid.isDictionary()) continue;
            if (kid.hasKey("/T") || kid.getKey("/Kids").isArray())
                node(kid, name, depth + 1);
            else
                widgets.push_back(kid);
        }
        if (count == 0) {
            add(field, field, name, 0, 1);
            return;
        }
        for (size_t i = 0; i < widgets.size() && !m_cut; ++i)
            add(widgets[i], field, name, static_cast<int>(i), static_cast<int>(widgets.size()));
    }

    void add(QPDFObjectHandle widget, QPDFObjectHandle field, const QString& name, int kid, int siblings)
    {
        const ObjectId id = idOf(widget);
        if (!id.isNull() && !m_widgets.insert(id).second) return;
        if (m_out.size() >= maximumWidgets) {
            m_cut = true;
            return;
        }
        FormWidget entry;
        entry.widget = widget;
        entry.field = field;
        entry.widgetId = id;
        entry.fieldId = idOf(field);
        entry.name = name;
        entry.kidIndex = kid;
        entry.widgetCount = siblings;
        if (QPDFObjectHandle type = entry.inherited("/FT"); type.isName())
            entry.type = QString::fromStdString(type.getName().substr(1));
        if (QPDFObjectHandle flags = entry.inherited("/Ff"); flags.isInteger())
            entry.flags = flags.getIntValueAsInt();
        m_out.push_back(std::move(entry));
    }

    std::vector<FormWidget>& m_out;
    std::set<ObjectId> m_fields;
    std::set<ObjectId> m_widgets;
    bool m_cut = false;
};

} // namespace

QPDFObjectHandle FormWidget::inherited(const char* key) const
{
    QPDFObjectHandle at = widget;
    for (int depth = 0; depth <= maxFieldDepth && at.isDictionary(); ++depth) {
        if (QPDFObjectHandle value = at.getKey(key); !value.isNull()) return value;
        QPDFObjectHandle parent = at.getKey("/Parent");
        // A kid without /Parent still belongs to the field that lists it.
        at = depth == 0 && !parent.isDictionary() && widgetId != fieldId ? field : parent;
    }
    return QPDFObjectHandle::newNull();
}

QString FormWidget::onState() const
{
    QPDFObjectHandle appearances = QPDFObjectHandle(widget).getKey("/AP");
    QPDFObjectHandle normal =
        appearances.isDictionary() ? appearances.getKey("/N") : QPDFObjectHandle::newNull();
    if (normal.isDictionary())
        for (const std::string& key : normal.getKeys())
            if (key != "/Off") return QString::fromStdString(key.substr(1));
    if (QPDFObjectHandle state = QPDFObjectHandle(widget).getKey("/AS");
        state.isName() && state.getName() != "/Off")
        return QString::fromStdString(state.getName().substr(1));
    return {};
}

QString FormWidget::exportValue() const
{
    if (QPDFObjectHandle options = inherited("/Opt");
        options.isArray() && kidIndex < options.getArrayNItems())
        if (const QString text = fieldText(options.getArrayItem(kidIndex)); !text.isEmpty()) return text;
    return onState();
}

bool isWidget(QPDFObjectHandle annotation)
{
    if (!annotation.isDictionary()) return false;
    QPDFObjectHandle subtype = annotation.getKey("/Subtype");
    return subtype.isName() && subtype.getName() == "/Widget";
}

QString FormWidget::exportValueOf(const QString& shown) const
{
    QPDFObjectHandle options = inherited("/Opt");
    const int count = options.isArray() ? std::min(options.getArrayNItems(), maxOptions) : 0;
    for (int i = 0; i < count; ++i) {
        QPDFObjectHandle option = options.getArrayItem(i);
        if (option.isArray() && option.getArrayNItems() > 1 && fieldText(option.getArrayItem(1)) == shown)
            return fieldText(option.getArrayItem(0));
    }
    return shown;
}

std::vector<FormWidget> formWidgets(QPDF& qpdf, const PageTree& tree, bool& cut)
{
    std::vector<FormWidget> found;
    FieldWalk walk(found);
    if (QPDFObjectHandle form = qpdf.getRoot().getKey("/AcroForm"); form.isDictionary())
        walk.fields(form.getKey("/Fields"));

    struct Place
    {
        int page = -1;
        int order = 0;
    };
    std::map<ObjectId, Place> places;
    const size_t inForm = found.size();
    std::vector<Place> orphans;
    int order = 0;
    for (size_t page = 0; page < tree.pages.size() && !walk.wasCut(); ++page) {
        QPDFObjectHandle annotations = nodeObject(qpdf, tree, tree.pages[page]).getKey("/Annots");
        const int count = annotations.isArray() ? annotations.getArrayNItems() : 0;
        for (int i = 0; i < count && !walk.wasCut(); ++i) {
            QPDFObjectHandle annotation = annotations.getArrayItem(i);
            if (!isWidget(annotation)) continue;
            const Place place{static_cast<int>(page), order++};
            const ObjectId id = idOf(annotation);
            if (!id.isNull() && !places.emplace(id, place).second) continue;
            const size_t before = found.size();
            walk.orphan(annotation);
            if (found.size() > before) orphans.push_back(place);
        }
    }
    std::vector<Place> at(found.size());
    for (size_t i = 0; i < found.size(); ++i) {
        if (i >= inForm) {
            at[i] = orphans[i - inForm];
        } else if (const auto place = places.find(found[i].widgetId); place != places.end()) {
            at[i] = place->second;
        }
        found[i].page = at[i].page;
    }
    std::vector<size_t> sorted(found.size());
    for (size_t i = 0; i < sorted.size(); ++i)
        sorted[i] = i;
    std::stable_sort(sorted.begin(), sorted.end(), [&](size_t a, size_t b) {
        return std::pair(at[a].page, at[a].order) < std::pair(at[b].page, at[b].order);
    });
    std::vector<FormWidget> result;
    result.reserve(found.size());
    for (const size_t i : sorted)
        result.push_back(std::move(found[i]));
    cut = walk.wasCut();
    return result;
}

QString fieldText(QPDFObjectHandle value)
{
    if (value.isString()) return QString::fromStdString(value.getUTF8Value()).left(64 * 1024);
    if (value.isName()) return QString::fromStdString(value.getName().substr(1));
    if (!value.isStream()) return {};
    try {
        const auto data = value.getStreamData(qpdf_dl_specialized);
        const auto size = std::min<size_t>(data->getSize(), 64 * 1024);
        // Decoded as a text string.
        return QString::fromStdString(
            QPDFObjectHandle::newString(std::string(reinterpret_cast<const char*>(data->getBuffer()), size))
                .getUTF8Value());
    } catch (const std::exception&) {
        return {};
    }
}

} // namespace ink::pdf
