#include "app/pdf/pages/removepages.h"

#include "app/pdf/file/parsebudget.h"

#include <qpdf/QPDF.hh>
#include <qpdf/QPDFObjectHandle.hh>
#include <qpdf/QPDFOutlineDocumentHelper.hh>
#include <qpdf/QPDFOutlineObjectHelper.hh>

#include <set>

namespace ink::pdf {

namespace {

using Objects = std::set<QPDFObjGen>;

constexpr int maxDepthOfNames = 60;

Objects widgetsOf(const std::vector<QPDFObjectHandle>& pages)
{
    Objects widgets;
    for (QPDFObjectHandle page : pages) {
        QPDFObjectHandle annotations = page.getKey("/Annots");
        if (!annotations.isArray()) continue;
        for (int i = 0; i < annotations.getArrayNItems(); ++i)
            if (QPDFObjectHandle each = annotations.getArrayItem(i); each.isIndirect())
                widgets.insert(each.getObjGen());
    }
    return widgets;
}

/** Returns whether a field is empty once the widgets are removed; removes its kids that are. */
bool isEmptied(QPDFObjectHandle field, const Objects& gone, Objects& seen, int depth)
{
    if (!field.isDictionary() || depth > maxDepthOfNames) return false;
    if (field.isIndirect()) {
        if (gone.count(field.getObjGen()) > 0) return true;
        if (!seen.insert(field.getObjGen()).second) return false;
    }
    QPDFObjectHandle kids = field.getKey("/Kids");
    if (!kids.isArray() || kids.getArrayNItems() == 0) return false;
    ParseBudget::check();
    std::vector<QPDFObjectHandle> left;
    for (int i = 0; i < kids.getArrayNItems(); ++i)
        if (!isEmptied(kids.getArrayItem(i), gone, seen, depth + 1)) left.push_back(kids.getArrayItem(i));
    if (left.empty()) return true;
    if (left.size() != static_cast<size_t>(kids.getArrayNItems()))
        field.replaceKey("/Kids", QPDFObjectHandle::newArray(left));
    return false;
}

void pruneForm(QPDF& qpdf, const Objects& gone)
{
    QPDFObjectHandle form = qpdf.getRoot().getKey("/AcroForm");
    if (!form.isDictionary() || gone.empty()) return;
    Objects seen;
    for (const char* key : {"/Fields", "/CO"}) {
        QPDFObjectHandle fields = form.getKey(key);
        if (!fields.isArray()) continue;
        seen.clear();
        std::vector<QPDFObjectHandle> left;
        for (int i = 0; i < fields.getArrayNItems(); ++i)
            if (!isEmptied(fields.getArrayItem(i), gone, seen, 0)) left.push_back(fields.getArrayItem(i));
        form.replaceKey(key, QPDFObjectHandle::newArray(left));
    }
}

/** Links the remaining entries as children of `parent`; returns the number of visible descendants. */
int linkOutline(QPDFObjectHandle parent, std::vector<QPDFOutlineObjectHelper> kids, const Objects& gone,
                int depth)
{
    std::vector<QPDFObjectHandle> left;
    int shown = 0;
    for (QPDFOutlineObjectHelper& kid : kids) {
        ParseBudget::check();
        QPDFObjectHandle entry = kid.getObjectHandle();
        QPDFObjectHandle page = kid.getDestPage();
        const bool leadsNowhere = page.isIndirect() && gone.count(page.getObjGen()) > 0;
        const bool isOpen = kid.getCount() > 0;
        const int below = depth < maxDepthOfNames ? linkOutline(entry, kid.getKids(), gone, depth + 1) : 0;
        if (leadsNowhere && below == 0) continue;
        if (leadsNowhere)
            for (const char* key : {"/Dest", "/A"})
                entry.removeKey(key);
        left.push_back(entry);
        if (below > 0) entry.replaceKey("/Count", QPDFObjectHandle::newInteger(isOpen ? below : -below));
        shown += 1 + (isOpen ? below : 0);
    }
    for (const char* key : {"/First", "/Last", "/Count"})
        parent.removeKey(key);
    if (left.empty()) return 0;
    parent.replaceKey("/First", left.front());
    parent.replaceKey("/Last", left.back());
    parent.replaceKey("/Count", QPDFObjectHandle::newInteger(shown));
    for (size_t i = 0; i < left.size(); ++i) {
        left[i].replaceKey("/Parent", parent);
        if (i > 0)
            left[i].replaceKey("/Prev", left[i - 1]);
        else
            left[i].removeKey("/Prev");
        if (i + 1 < left.size())
            left[i].replaceKey("/Next", left[i + 1]);
        else
            left[i].removeKey("/Next");
    }
    return shown;
}

void pruneOutline(QPDF& qpdf, const Objects& gone)
{
    QPDFObjectHandle outlines = qpdf.getRoot().getKey("/Outlines");
    if (!outlines.isDictionary()) return;
    QPDFOutlineDocumentHelper helper(qpdf);
    linkOutline(outlines, helper.getTopLevelOutlines(), gone, 0);
    if (!outlines.hasKey("/First")) qpdf.getRoot().removeKey("/Outlines");
}

void pruneOpening(QPDF& qpdf, const Objects& gone)
{
    QPDFObjectHandle action = qpdf.getRoot().getKey("/OpenAction");
    QPDFObjectHandle target = action.isDictionary() ? action.getKey("/D") : action;
    if (!target.isArray() || target.getArrayNItems() == 0) return;
    QPDFObjectHandle page = target.getArrayItem(0);
    if (page.isIndirect() && gone.count(page.getObjGen()) > 0) qpdf.getRoot().removeKey("/OpenAction");
}

} // namespace

// Index(removePages): Pages deleted, turned, moved: what goes with them in the file
void removePages(QPDF& qpdf, const std::vector<QPDFObjectHandle>& gone,
                 const std::vector<QPDFObjectHandle>& kept)
{
    // XFA describes separate pages, and usage rights were granted for the original file.
    if (QPDFObjectHandle form = qpdf.getRoot().getKey("/AcroForm"); form.isDictionary())
        form.removeKey("/XFA");
    qpdf.getRoot().removeKey("/Perms");
    if (gone.empty()) return;
    Objects pages;
    for (const QPDFObjectHandle& page : gone)
        pages.insert(page.getObjGen());
    Objects widgets = widgetsOf(gone);
    for (const QPDFObjGen& each : widgetsOf(kept))
        widgets.erase(each);
    pruneForm(qpdf, widgets);
    pruneOutline(qpdf, pages);
    pruneOpening(qpdf, pages);
    // References to a removed page resolve to null, so its content is not written.
    for (const QPDFObjGen& page : pages)
        qpdf.replaceObject(page, QPDFObjectHandle::newNull());
}

} // namespace ink::pdf
