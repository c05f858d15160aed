#include "ui/viewer/editing/tagindex.h"

#include "app/domain/document/document.h"
#include "ui/models/taglistmodel.h"

#include <utility>

namespace ink::ui {

void TagIndex::setDocument(const domain::Document& document)
{
    const QList<domain::Tag> before = std::exchange(m_document, document).tags;
    const QList<domain::Tag>& now = m_document.tags;
    bool haveSameIds = before.size() == now.size();
    bool haveSamePages = haveSameIds;
    bool haveSamePlaces = haveSameIds;
    for (qsizetype i = 0; i < now.size() && haveSamePages; ++i) {
        const domain::Tag& was = before.at(i);
        const domain::Tag& is = now.at(i);
        haveSameIds = haveSameIds && was.id == is.id;
        haveSamePages = was.pageIndex == is.pageIndex;
        haveSamePlaces = haveSamePlaces && haveSamePages && was.rect == is.rect &&
                         was.facts.tabPosition == is.facts.tabPosition;
    }
    // An edit of a few tags among thousands keeps most of the index.
    if (!haveSameIds || !haveSamePages) {
        m_byId.clear();
        m_byPage.clear();
        m_byId.reserve(now.size());
        for (qsizetype i = 0; i < now.size(); ++i) {
            m_byId.insert(now.at(i).id, i);
            m_byPage[now.at(i).pageIndex].append(i);
        }
    }
    if (!haveSamePlaces) m_order = ink::ui::readingOrder(m_document);
    Q_ASSERT(m_order.size() == now.size());
}

const domain::Tag* TagIndex::find(domain::TagId id) const
{
    const auto found = m_byId.constFind(id);
    Q_ASSERT(found == m_byId.constEnd() || m_document.tags.at(*found).id == id);
    return found == m_byId.constEnd() ? nullptr : &m_document.tags.at(*found);
}

} // namespace ink::ui
