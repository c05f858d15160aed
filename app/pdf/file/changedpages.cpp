#include "app/pdf/file/changedpages.h"

#include "app/pdf/file/guarded.h"
#include "app/pdf/file/pagetree.h"

#include <qpdf/QPDF.hh>
#include <qpdf/QPDFObjectHandle.hh>

#include <set>
#include <string>
#include <vector>

namespace ink::pdf {

namespace {

/** Returns true for entries that lead away from the page's content: to parents, other pages or actions. */
bool leadsAway(const std::string& key)
{
    static const std::set<std::string> keys{"/Parent", "/P", "/Kids",          "/A", "/AA",  "/Dest", "/IRT",
                                            "/Popup",  "/V", "/StructParents", "/B", "/Lock"};
    return keys.contains(key);
}

class Reach final
{
public:
    explicit Reach(const std::set<ObjectId>& written) : m_written(written) {}

    /** Returns whether a value leads to a rewritten object. */
    bool isWritten(const QPDFObjectHandle& from, bool isPage)
    {
        std::set<ObjectId> seen;
        std::vector<QPDFObjectHandle> open{from};
        bool isFirst = isPage;
        while (!open.empty()) {
            QPDFObjectHandle at = open.back();
            open.pop_back();
            if (const ObjectId id = idOf(at); !id.isNull()) {
                if (m_written.contains(id)) return true;
                if (!seen.insert(id).second || (!isFirst && m_clean.contains(id))) continue;
            }
            QPDFObjectHandle dict = at.isStream() ? at.getDict() : at;
            if (at.isArray()) {
                for (int i = 0; i < at.getArrayNItems(); ++i)
                    if (QPDFObjectHandle item = at.getArrayItem(i); mayLead(item)) open.push_back(item);
            } else if (dict.isDictionary()) {
                QPDFObjectHandle type = dict.getKey("/Type");
                const bool isOtherPage =
                    type.isName() && (type.getName() == "/Page" || type.getName() == "/Pages");
                if (isOtherPage && !isFirst) continue;
                for (const std::string& key : dict.getKeys())
                    if (!leadsAway(key))
                        if (QPDFObjectHandle value = dict.getKey(key); mayLead(value)) open.push_back(value);
            }
            isFirst = false;
        }
        m_clean.insert(seen.begin(), seen.end());
        return false;
    }

private:
    static bool mayLead(const QPDFObjectHandle& value)
    {
        QPDFObjectHandle each = value;
        return each.isIndirect() || each.isArray() || each.isDictionary();
    }

    const std::set<ObjectId>& m_written;
    std::set<ObjectId> m_clean; ///< objects that lead to no rewritten object
};

} // namespace

Result<ChangedPages> changedPages(const QByteArray& bytes, qsizetype originalSize)
{
    return runGuarded([&]() -> Result<ChangedPages> {
        INK_ASSIGN(file, SourceFile::open(bytes));
        INK_ASSIGN(tree, readPageTree(*file));
        std::set<ObjectId> written;
        for (const SourceFile::Location& place :
             file->locations()) // objects that we write are never in object streams
            if (place.type == 1 && place.offset + file->base() >= originalSize) written.insert(place.id);
        ChangedPages result;
        result.infos = tree.infos;
        QPDF& qpdf = file->qpdf();
        Reach reach(written);
        QPDFObjectHandle root = qpdf.getRoot();
        QPDFObjectHandle form = root.getKey("/AcroForm");
        const bool layers = reach.isWritten(root.getKey("/OCProperties"), false);
        const bool defaults = form.isDictionary() && reach.isWritten(form.getKey("/DR"), false);
        for (size_t i = 0; i < tree.pages.size(); ++i) {
            const int leaf = tree.pages[i];
            QPDFObjectHandle page = nodeObject(qpdf, tree, leaf);
            QPDFObjectHandle annotations = page.getKey("/Annots");
            const bool hasAnnotations = annotations.isArray() && annotations.getArrayNItems() > 0;
            if (layers || (defaults && hasAnnotations) || reach.isWritten(page, true) ||
                reach.isWritten(resourcesOf(qpdf, tree, leaf), false))
                result.changed.append(static_cast<int>(i));
        }
        return result;
    });
}

} // namespace ink::pdf
