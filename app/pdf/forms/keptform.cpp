#include "app/pdf/forms/keptform.h"

#include "app/pdf/file/revision.h"
#include "app/pdf/forms/fieldlook.h"
#include "app/pdf/forms/formfields.h"

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
    explicit FormKeeper(Revision& revision)
        : m_revision(revision), m_form(revision.source().getRoot().getKey("/AcroForm")), m_look(revision)
    {
    }

    void run(const QSet<QString>& settled, OpenSignatures signatures)
    {
        bool cut = false;
        for (const FormWidget& each : formWidgets(m_revision.source(), m_revision.tree(), cut)) {
            const bool isSettled = settled.contains(each.name);
            const int direct = each.page >= 0 && each.widgetId.isNull() ? m_direct[each.page]++ : -1;
            if (each.type == QLatin1StringView("Sig")) {
                if (signatures == OpenSignatures::End && each.inherited("/V").isNull())
                    endSignatureField(each, direct, isSettled);
            } else if (!isSettled && each.page >= 0) {
                writeLook(each, direct);
            }
        }
        m_look.finish();
        if (!m_form.isDictionary()) return;
        QPDFObjectHandle root = m_revision.source().getRoot();
        for (const char* key : {"/NeedAppearances", "/XFA"})
            if (m_form.hasKey(key)) m_revision.edit(m_revision.catalogDict("/AcroForm")).erase(key);
        if (root.hasKey("/NeedsRendering")) m_revision.edit(m_revision.root()).erase("/NeedsRendering");
    }

private:
    /** The look as the value of /AP; the state that a button is in gets it, and its other one shows nothing.
     */
    void writeLook(const FormWidget& widget, int direct)
    {
        QPDFObjectHandle own = widget.widget;
        const QRectF rect = annotationPlace(own.getKey("/Rect"));
        if (rect.isEmpty() || !m_look.isMade(widget, normalAppearance(own))) return;
        const ObjectId made = m_look.make(widget, rect.size());
        const std::string look = made.isNull() ? emptyLook(rect.size()) : refText(made);
        DictText changed{{"/AP", "<</N " + look + ">>"}};
        if (widget.type == QLatin1StringView("Btn") && !widget.has(fieldbit::pushButton)) {
            QPDFObjectHandle state = own.getKey("/AS");
            if (!state.isName()) state = widget.inherited("/V");
            const std::string name = state.isName() ? state.getName() : std::string("/Off");
            changed["/AS"] = nameText(name);
            changed["/AP"] = "<</N <<" + nameText(name) + ' ' + look +
                             (name == "/Off" ? std::string() : " /Off " + emptyLook(rect.size())) + ">>>>";
        }
        if (direct < 0) {
            DictText& dict = m_revision.edit(widget.widgetId);
            for (auto& [key, value] : changed)
                dict[key] = std::move(value);
            return;
        }
        DictText dict = dictOf(own);
        for (auto& [key, value] : changed)
            dict[key] = std::move(value);
        setDirect(widget.page, direct, textOf(dict));
    }

    std::string emptyLook(QSizeF size)
    {
        DictText form{{"/Type", "/XObject"},
                      {"/Subtype", "/Form"},
                      {"/BBox", "[0 0 " + numberText(size.width()) + ' ' + numberText(size.height()) + "]"}};
        return refText(m_revision.addStream(std::move(form), ""));
    }

    void endSignatureField(const FormWidget& widget, int direct, bool isSettled)
    {
        QPDFObjectHandle own = widget.widget;
        const int flags = annotationFlags(own);
        const bool isSeen = !isSettled && (flags & (annotationflag::hidden | annotationflag::noView)) == 0 &&
                            !normalAppearance(own).isNull();
        DictText dict = dictOf(own);
        for (auto each = dict.begin(); each != dict.end();) // anything but what an annotation shows
            each = isAnnotationKey(each->first) ? std::next(each) : dict.erase(each);
        dict["/Subtype"] = "/Stamp";
        if (direct >= 0) {
            setDirect(widget.page, direct, isSeen ? textOf(dict) : std::string("null"));
        } else if (isSeen) {
            m_revision.edit(widget.widgetId) = std::move(dict);
        } else if (widget.page >= 0) {
            std::erase(annotations(widget.page), refText(widget.widgetId));
        }
        if (!widget.fieldId.isNull()) unhang(widget.field);
        if (!widget.widgetId.isNull() && widget.widgetId != widget.fieldId) unhang(own);
    }

    static bool isAnnotationKey(const std::string& key)
    {
        static const std::set<std::string> keys{"/Type",   "/Rect", "/P", "/NM", "/M",  "/F",  "/AP", "/AS",
                                                "/Border", "/BS",   "/C", "/OC", "/ca", "/CA", "/BM"};
        return keys.contains(key);
    }

    /** Takes a field out of the tree, with every field above that holds nothing else. */
    void unhang(QPDFObjectHandle field)
    {
        for (int depth = 0; depth < maxDepth && !idOf(field).isNull(); ++depth) {
            const std::string reference = refText(idOf(field));
            if (m_form.isDictionary())
                std::erase(m_revision.array(m_revision.catalogDict("/AcroForm"), "/Fields",
                                            m_form.getKey("/Fields")),
                           reference);
            QPDFObjectHandle parent = field.getKey("/Parent");
            if (!parent.isDictionary() || !parent.isIndirect() || !parent.getKey("/Kids").isArray()) return;
            auto& kids = m_revision.array(idOf(parent), "/Kids", parent.getKey("/Kids"));
            std::erase(kids, reference);
            if (!kids.empty()) return;
            field = parent;
        }
    }

    std::vector<std::string>& annotations(int page)
    {
        const int leaf = m_revision.tree().pages[static_cast<size_t>(page)];
        return m_revision.array(m_revision.page(page), "/Annots", m_revision.nodeEntry(leaf, "/Annots"));
    }

    /** Replaces a widget that stands in the page's list itself: the `number`-th of those. */
    void setDirect(int page, int number, std::string text)
    {
        const int leaf = m_revision.tree().pages[static_cast<size_t>(page)];
        QPDFObjectHandle list = nodeObject(m_revision.source(), m_revision.tree(), leaf).getKey("/Annots");
        int seen = 0;
        for (int i = 0; i < list.getArrayNItems(); ++i) {
            QPDFObjectHandle each = list.getArrayItem(i);
            if (each.isIndirect() || !isWidget(each) || seen++ != number) continue;
            const std::string before = textOf(each);
            auto& all = annotations(page);
            if (const auto at = std::find(all.begin(), all.end(), before); at != all.end())
                *at = text == "null" ? text : refText(m_revision.add(text));
            return;
        }
    }

    Revision& m_revision;
    QPDFObjectHandle m_form;
    FieldLook m_look;
    std::map<int, int> m_direct; ///< widgets without an object of their own, by page
};

} // namespace

void keepForm(Revision& revision, const QSet<QString>& settled, OpenSignatures signatures)
{
    if (!revision.isSigned()) FormKeeper(revision).run(settled, signatures);
}

} // namespace ink::pdf
