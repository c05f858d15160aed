#include "app/pdf/forms/renderedform.h"

#include "app/pdf/file/revision.h"
#include "app/pdf/file/streamlimits.h"
#include "app/pdf/forms/appearancecontent.h"

#include <qpdf/QPDF.hh>

#include <map>
#include <set>

namespace ink::pdf {

namespace {

class FormPainter final
{
public:
    FormPainter(Revision& revision, FieldAppearances looks)
        : m_looks(looks), m_revision(revision), m_appender(revision), m_look(revision),
          m_annotations(revision, m_look), m_content(revision, m_appender, m_look)
    {
    }

    void paint(const QSet<QString>& without)
    {
        for (int page = 0; page < m_revision.tree().infos.size(); ++page)
            paint(page, without);
        m_look.finish();
        m_content.finish();
        for (const auto& [page, settled] : m_settled)
            takeOff(page, settled);
    }
    [[nodiscard]] bool isEmpty() const { return m_settled.empty(); }

private:
    void paint(int page, const QSet<QString>& without)
    {
        std::vector<PageAnnotation> all = m_annotations.annotationsOn(page);
        const bool isTurned = m_revision.tree().infos.at(page).rotation != 0;
        for (PageAnnotation& each : all) {
            if (m_looks == FieldAppearances::Stored) each.isGenerated = false;
            if (!each.widget && m_annotations.isHiddenByLayer(each.annotation))
                m_settled[page].insert(each.index);
            // Renderers omit widgets, and rotate NoRotate annotations.
            each.isContent = each.widget || each.isGenerated || (isTurned && !each.rotation.isIdentity());
        }
        markContent(all, {});
        for (const PageAnnotation& each : all) {
            if (!each.isContent || !each.hasVisibleAppearance()) continue;
            const bool isElsewhere = each.widget && without.contains(each.widget->name);
            if (isElsewhere || m_content.draw(page, each) || !each.widget) m_settled[page].insert(each.index);
        }
    }

    /** Removes annotations that have become page content, so that they aren't drawn twice. */
    void takeOff(int page, const std::set<int>& settled)
    {
        const PageTree& tree = m_revision.tree();
        QPDFObjectHandle annotations =
            nodeObject(m_revision.source(), tree, tree.pages[static_cast<size_t>(page)]).getKey("/Annots");
        std::vector<std::string> left;
        for (int i = 0; i < annotations.getArrayNItems(); ++i)
            if (!settled.contains(i)) left.push_back(textOf(annotations.getArrayItem(i)));
        m_revision.edit(m_revision.page(page))["/Annots"] = arrayText(left);
    }

    FieldAppearances m_looks;
    Revision& m_revision;
    PageAppender m_appender;
    FieldAppearance m_look;
    PageAnnotations m_annotations;
    AppearanceContent m_content;
    std::map<int, std::set<int>> m_settled; ///< indexes in /Annots by page
};

} // namespace

QByteArray withRenderedForm(const QByteArray& bytes, const QSet<QString>& without, FieldAppearances looks)
{
    try {
        limitStreams();
        const StreamBudget budget;
        const auto revision = Revision::open(bytes);
        if (!revision) return bytes;
        FormPainter painter(**revision, looks);
        painter.paint(without);
        return painter.isEmpty() ? bytes : (*revision)->assemble();
    } catch (const std::exception&) {
        return bytes;
    }
}

} // namespace ink::pdf
