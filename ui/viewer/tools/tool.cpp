#include "ui/viewer/tools/tool.h"

#include "ui/viewer/tools/snapper.h"

namespace ink::ui {

void Tool::setGuides(int page, const QList<SnapGuide>& guides)
{
    if (page == m_guidePage && guides == m_guides) return;
    m_host.repaintContent(guideBounds(m_host.pageLayout(), m_guidePage, m_guides));
    m_guides = guides;
    m_guidePage = page;
    m_host.repaintContent(guideBounds(m_host.pageLayout(), m_guidePage, m_guides));
}

} // namespace ink::ui
