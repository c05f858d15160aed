#include "app/pdf/forms/formsealing.h"

#include "app/pdf/file/revision.h"
#include "app/pdf/forms/appearancecontent.h"

#include <qpdf/QPDF.hh>

#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <vector>

namespace ink::pdf {

namespace {

constexpr int maxDepth = 50;

class FormKeeper final
{
public:
    FormKeeper(Revision& revision, PageAppender& appender)
        : m_revision(revision), m_form(revision.source().getRoot().getKey("/AcroForm")), m_look(revision),
          m_annotations(revision, m_look), m_content(revision, appender, m_look)
    {
    }

    void run(const QSet<QString>& settled, const RectsByPage& values, UnsignedFields signatures)
    {
        for (const FormWidget* each : m_annotations.fieldsWithoutPage())
            if (ends(*each, signatures)) unhang(*each);
        for (int page = 0; page < m_revision.tree().infos.size(); ++page) {
            std::vector<PageAnnotation> all = m_annotations.annotationsOn(page);
            for (PageAnnotation& each : all)
                if (each.widget && settled.contains(each.widget->name))
                    each.isShown = each.isGenerated = false;
            const auto places = values.find(page);
            if (places != values.end()) markContent(all, places->second);
            for (const PageAnnotation& each : all)
                keep(page, each, signatures);
            if (places == values.end()) continue;
            for (const PageAnnotation& each : all)
                clearAway(page, each, places->second);
        }
        m_look.finish();
        m_content.finish();
        for (auto& [page, removed] : m_removed)
            removeFromPage(page, removed);
        if (!m_form.isDictionary()) return;
        QPDFObjectHandle root = m_revision.source().getRoot();
        for (const char* key : {"/NeedAppearances", "/XFA"})
            if (m_form.hasKey(key)) m_revision.edit(m_revision.catalogDict("/AcroForm")).erase(key);
        if (root.hasKey("/NeedsRendering")) m_revision.edit(m_revision.root()).erase("/NeedsRendering");
    }

private:
    /** Returns whether a widget is that of a signature field that can't be signed after the seal. */
    static bool ends(const FormWidget& widget, UnsignedFields signatures)
    {
        return widget.type == QLatin1StringView("Sig") && signatures == UnsignedFields::Flatten &&
               widget.inherited("/V").isNull();
    }

    void keep(int page, const PageAnnotation& each, UnsignedFields signatures)
    {
        const bool isDrawn = each.isContent && m_content.draw(page, each);
        if (each.widget && ends(*each.widget, signatures)) {
            if (each.isShown && !isDrawn && !QPDFObjectHandle(each.storedAppearance).isNull())
                becomePicture(page, each);
            else
                m_removed[page].insert(each.index);
            unhang(*each.widget);
        } else if (isDrawn) {
            hide(page, each);
        } else if (each.isGenerated && (each.widget || each.isShown)) {
            writeLook(page, each);
        }
    }

    // Index(writeLook): Seal: looks of form fields that stay
    /** Writes the appearance to /AP; a button gets it for its current state and nothing for the other. */
    void writeLook(int page, const PageAnnotation& each)
    {
        const ObjectId made = m_content.make(each);
        const std::string look = made.isNull() ? emptyLook(each.rect.size()) : refText(made);
        DictText changed{{"/AP", "<</N " + look + ">>"}};
        if (!each.widget) changed["/Rect"] = rectText(each.rect);
        const FormWidget* const widget = each.widget;
        if (widget && widget->type == QLatin1StringView("Btn") && !widget->hasFlag(fieldbit::pushButton)) {
            QPDFObjectHandle state = QPDFObjectHandle(each.annotation).getKey("/AS");
            if (!state.isName()) state = widget->inherited("/V");
            const std::string name = state.isName() ? state.getName() : std::string("/Off");
            changed["/AS"] = nameText(name);
            changed["/AP"] = "<</N <<" + nameText(name) + ' ' + look +
                             (name == "/Off" ? std::string() : " /Off " + emptyLook(each.rect.size())) +
                             ">>>>";
        }
        change(page, each, std::move(changed));
    }

    std::string emptyLook(QSizeF size)
    {
        DictText form{{"/Type", "/XObject"},
                      {"/Subtype", "/Form"},
                      {"/BBox", "[0 0 " + numberText(size.width()) + ' ' + numberText(size.height()) + "]"}};
        return refText(m_revision.addStream(std::move(form), ""));
    }

    /** Changes entries of a dictionary; those with an empty value are removed. */
    void change(int page, const PageAnnotation& each, DictText changed)
    {
        const ObjectId id = idOf(each.annotation);
        DictText own;
        if (id.isNull()) own = dictOf(each.annotation);
        DictText& dict = id.isNull() ? own : m_revision.edit(id);
        for (auto& [key, value] : changed)
            if (value.empty())
                dict.erase(key);
            else
                dict[key] = std::move(value);
        // A direct annotation in the page's array becomes an indirect object.
        if (id.isNull())
            annotations(page)[static_cast<size_t>(each.index)] = refText(m_revision.add(textOf(own)));
    }

    /** Hides an annotation that is drawn as page content: a field is kept, hidden, with its value; other
     * annotations are removed. */
    void hide(int page, const PageAnnotation& each)
    {
        if (!each.widget) {
            m_removed[page].insert(each.index);
            if (const ObjectId id = idOf(each.annotation); !id.isNull()) m_taken.insert(id);
            return;
        }
        DictText changed{{"/F", std::to_string(annotationFlags(each.annotation) | annotationflag::hidden)}};
        if (each.isGenerated) changed["/AP"] = {}; // the stored appearance would show another value
        change(page, each, std::move(changed));
    }

    /** Removes borders of links, which page images omit but some programs draw on top of everything, and
     * pop-up windows of removed annotations. */
    void clearAway(int page, const PageAnnotation& each, const QList<QRectF>& places)
    {
        QPDFObjectHandle own = each.annotation;
        QPDFObjectHandle kind = own.getKey("/Subtype");
        if (kind.isNameAndEquals("/Popup") && m_taken.contains(idOf(own.getKey("/Parent"))))
            m_removed[page].insert(each.index);
        if (!each.isShown || !kind.isNameAndEquals("/Link")) return;
        if (std::any_of(places.cbegin(), places.cend(),
                        [&](const QRectF& place) { return place.intersects(each.visibleRect); }))
            change(page, each, {{"/Border", "[0 0 0]"}, {"/BS", {}}});
    }

    void becomePicture(int page, const PageAnnotation& each)
    {
        DictText dict = dictOf(each.annotation);
        for (auto& [key, value] : dict) // removes the entries of fields
            if (!isAnnotationKey(key)) value.clear();
        dict["/Subtype"] = "/Stamp";
        change(page, each, std::move(dict));
    }

    static bool isAnnotationKey(const std::string& key)
    {
        static const std::set<std::string> keys{"/Type", "/Rect", "/P",      "/NM",          "/M", "/F",
                                                "/AP",   "/AS",   "/Border", "/BS",          "/C", "/OC",
                                                "/ca",   "/CA",   "/BM",     "/StructParent"};
        return keys.contains(key);
    }

    void unhang(const FormWidget& widget)
    {
        if (!widget.fieldId.isNull()) unhang(widget.field);
        if (!widget.widgetId.isNull() && widget.widgetId != widget.fieldId) unhang(widget.widget);
    }

    /** Removes a field from the tree, with every ancestor that becomes empty. */
    void unhang(QPDFObjectHandle field)
    {
        for (int depth = 0; depth < maxDepth && !idOf(field).isNull(); ++depth) {
            const std::string reference = refText(idOf(field));
            if (m_form.isDictionary())
                std::erase(m_revision.editArray(m_revision.catalogDict("/AcroForm"), "/Fields",
                                                m_form.getKey("/Fields")),
                           reference);
            QPDFObjectHandle parent = field.getKey("/Parent");
            if (!parent.isDictionary() || !parent.isIndirect() || !parent.getKey("/Kids").isArray()) return;
            auto& kids = m_revision.editArray(idOf(parent), "/Kids", parent.getKey("/Kids"));
            std::erase(kids, reference);
            if (!kids.empty()) return;
            field = parent;
        }
    }

    std::vector<std::string>& annotations(int page)
    {
        const int leaf = m_revision.tree().pages[static_cast<size_t>(page)];
        return m_revision.editArray(m_revision.page(page), "/Annots", m_revision.nodeEntry(leaf, "/Annots"));
    }

    void removeFromPage(int page, const std::set<int>& removed)
    {
        auto& all = annotations(page);
        std::vector<std::string> left;
        for (size_t i = 0; i < all.size(); ++i)
            if (!removed.contains(static_cast<int>(i))) left.push_back(std::move(all[i]));
        all = std::move(left);
    }

    Revision& m_revision;
    QPDFObjectHandle m_form;
    FieldAppearance m_look;
    PageAnnotations m_annotations;
    AppearanceContent m_content;
    std::map<int, std::set<int>> m_removed; ///< indexes in /Annots by page
    std::set<ObjectId> m_taken;             ///< annotations that are drawn as content
};

} // namespace

void prepareFormForSealing(Revision& revision, PageAppender& appender, const QSet<QString>& settled,
                           const RectsByPage& values, UnsignedFields signatures)
{
    if (!revision.isSigned()) FormKeeper(revision, appender).run(settled, values, signatures);
}

} // namespace ink::pdf
