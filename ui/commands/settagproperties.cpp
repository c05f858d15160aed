#include "ui/commands/settagproperties.h"

#include "app/domain/document/document.h"

#include <QSet>

#include <algorithm>

namespace ink::ui {

SetTagProperties::SetTagProperties(DraftTarget& target, const QList<domain::TagId>& ids,
                                   const QString& property, const std::function<void(domain::Tag&)>& change,
                                   const QString& text)
    : DraftCommand(target, text), m_property(property)
{
    const QSet<domain::TagId> wanted(ids.begin(), ids.end());
    for (const domain::Tag& tag : target.document().tags) {
        if (!wanted.contains(tag.id)) continue;
        m_before.append(tag);
        m_after.append(tag);
        change(m_after.last());
    }
}

void SetTagProperties::redo()
{
    put(m_after);
}

void SetTagProperties::undo()
{
    put(m_before);
}

void SetTagProperties::put(const QList<domain::Tag>& values)
{
    domain::Document changed = document();
    const auto indexes = tagIndexes(changed);
    for (const domain::Tag& value : values)
        if (const auto at = indexes.constFind(value.id); at != indexes.constEnd()) changed.tags[*at] = value;
    apply(changed);
}

bool SetTagProperties::mergeWith(const QUndoCommand* other)
{
    const auto* next = static_cast<const SetTagProperties*>(other); // Qt asks only commands of the same id
    const auto sameTag = [](const domain::Tag& a, const domain::Tag& b) { return a.id == b.id; };
    if (m_property.isEmpty() || next->m_property != m_property ||
        !std::equal(m_after.begin(), m_after.end(), next->m_after.begin(), next->m_after.end(), sameTag))
        return false;
    m_after = next->m_after;
    mergeShown(*next);
    setObsolete(m_after == m_before);
    return true;
}

} // namespace ink::ui
