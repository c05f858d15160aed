#include "ui/viewer/editing/tagindex.h"

#include "ui/models/taglistmodel.h"

namespace ink::ui {

void TagIndex::setDocument(const domain::Document& document)
{
    m_document = document;
    m_byId.clear();
    m_byPage.clear();
    m_order = ink::ui::readingOrder(m_document);
    for (qsizetype i = 0; i < m_document.tags.size(); ++i) {
        m_byId.insert(m_document.tags.at(i).id, i);
        m_byPage[m_document.tags.at(i).pageIndex].append(i);
    }
}

const domain::Tag* TagIndex::find(domain::TagId id) const
{
    const auto found = m_byId.constFind(id);
    return found == m_byId.constEnd() ? nullptr : &m_document.tags.at(*found);
}

} // namespace ink::ui
