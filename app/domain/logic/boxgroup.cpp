#include "app/domain/logic/boxgroup.h"

#include "app/domain/document/document.h"
#include "app/domain/document/tagvalue.h"
#include "app/domain/logic/evaluation.h"
#include "app/domain/text/characters.h"

#include <QHash>

#include <algorithm>

namespace ink::domain {

int BoxGroup::checkedCount(const Document& document, const Evaluation& evaluation) const
{
    return static_cast<int>(std::count_if(boxes.begin(), boxes.end(), [&](qsizetype box) {
        return evaluation.isShown(box) && isChecked(document.tags.at(box));
    }));
}

int BoxGroup::visibleCount(const Evaluation& evaluation) const
{
    return static_cast<int>(
        std::count_if(boxes.begin(), boxes.end(), [&](qsizetype box) { return evaluation.isShown(box); }));
}

QList<BoxGroup> boxGroups(const Document& document)
{
    QList<BoxGroup> groups;
    QHash<std::pair<int, QString>, qsizetype> known;
    for (qsizetype i = 0; i < document.tags.size(); ++i) {
        const Tag& tag = document.tags.at(i);
        if (tag.type != TagType::Checkbox || isBlankText(tag.groupName)) continue;
        const auto key = std::pair(tag.invitationIndex, nameKey(tag.groupName));
        if (!known.contains(key)) {
            known.insert(key, groups.size());
            groups.append({tag.groupName, tag.invitationIndex, {}, {}, {}});
        }
        BoxGroup& group = groups[known.value(key)];
        group.boxes.append(i);
        if (tag.style.minChosen) group.min = std::max(group.min.value_or(0), *tag.style.minChosen);
        if (tag.style.maxChosen)
            group.max = std::min(group.max.value_or(*tag.style.maxChosen), *tag.style.maxChosen);
    }
    groups.removeIf([](const BoxGroup& group) { return !group.min && !group.max; });
    return groups;
}

} // namespace ink::domain
