#pragma once

#include "app/domain/document/document.h"
#include "app/domain/document/tag.h"

#include <QHash>
#include <QList>

namespace ink::ui {

/** A document with its tags by id, by page and in reading order. */
class TagIndex final
{
public:
    void setDocument(const domain::Document& document);
    [[nodiscard]] const domain::Document& document() const { return m_document; }

    /** Returns the tag with this id, or null; valid until the document changes. */
    [[nodiscard]] const domain::Tag* find(domain::TagId id) const;
    [[nodiscard]] bool contains(domain::TagId id) const { return m_byId.contains(id); }
    /** The tags on a page (1-based), as indexes into the document's list. */
    [[nodiscard]] QList<qsizetype> tagsOnPage(int page) const { return m_byPage.value(page); }
    /** The indexes of the document's tags in reading order. */
    [[nodiscard]] const QList<qsizetype>& readingOrder() const { return m_order; }

private:
    domain::Document m_document;
    QHash<domain::TagId, qsizetype> m_byId;
    QHash<int, QList<qsizetype>> m_byPage; ///< by 1-based page
    QList<qsizetype> m_order;
};

} // namespace ink::ui
