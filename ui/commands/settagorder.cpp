#include "ui/commands/settagorder.h"

#include "app/domain/document/document.h"

#include <algorithm>

namespace ink::ui {

SetTagOrder::SetTagOrder(DraftTarget& target, QList<domain::TagId> order, const QString& text)
    : DraftCommand(target, text), m_before(orderOf(target.document())), m_after(std::move(order))
{
}

QList<domain::TagId> SetTagOrder::orderOf(const domain::Document& document)
{
    QList<domain::TagId> order;
    order.reserve(document.tags.size());
    for (const domain::Tag& tag : document.tags)
        order.append(tag.id);
    return order;
}

void SetTagOrder::redo()
{
    put(m_after);
}

void SetTagOrder::undo()
{
    put(m_before);
}

void SetTagOrder::put(const QList<domain::TagId>& order)
{
    QHash<domain::TagId, qsizetype> places;
    for (const domain::TagId id : order)
        places.insert(id, places.size());
    domain::Document changed = document();
    std::stable_sort(changed.tags.begin(), changed.tags.end(), [&](const auto& a, const auto& b) {
        return places.value(a.id, order.size()) < places.value(b.id, order.size());
    });
    apply(changed);
}

} // namespace ink::ui
