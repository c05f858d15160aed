#include "app/domain/document/tagplacement.h"

#include "app/domain/document/document.h"
#include "app/domain/document/tagnames.h"

#include <QSet>

#include <algorithm>
#include <cmath>

namespace ink::domain {

namespace {

QString freshName(const QString& base, const QSet<QString>& used)
{
    for (int n = 1;; ++n) {
        const QString name = numberedName(base, n);
        if (!used.contains(name.toLower())) return name;
    }
}

/** Moves and resizes one axis of a rectangle to fit into 0…extent. */
void clampAxis(int& start, int& length, double extent)
{
    const int room = std::max(1, static_cast<int>(std::floor(std::min(extent, 1e6))));
    length = std::clamp(length, std::min(minimumTagExtent, room), room);
    start = std::clamp(start, 0, room - length);
}

} // namespace

QSize defaultTagSize(TagType type)
{
    switch (type) {
    case TagType::Signature:
        return {150, 40};
    case TagType::Initial:
        return {60, 30};
    case TagType::Checkbox:
    case TagType::Radio:
        return {14, 14};
    case TagType::Date:
    case TagType::SignDate:
        return {90, 20};
    case TagType::Number:
    case TagType::PrefillableNumber:
        return {80, 20};
    case TagType::Note:
        return {160, 40};
    case TagType::Attachment:
        return {120, 20};
    case TagType::Text:
    case TagType::Dropdown:
    case TagType::MaskedText:
    case TagType::PrefillableText:
        return {140, 20};
    }
    return {140, 20};
}

PageRect clampedTo(PageRect rect, QSizeF page)
{
    clampAxis(rect.left, rect.width, page.width());
    clampAxis(rect.top, rect.height, page.height());
    return rect;
}

PageRect newTagRect(const Document& document, TagType type, int pageIndex, QPointF centre)
{
    const QSize size = defaultTagSize(type);
    const auto start = [](double middle, int extent) {
        return static_cast<int>(std::lround(std::clamp(middle, -1e6, 1e6) - extent / 2.0));
    };
    const PageRect rect{start(centre.x(), size.width()), start(centre.y(), size.height()), size.width(),
                        size.height()};
    const auto place = document.pageAt(pageIndex);
    return place.page ? clampedTo(rect, place.page->size) : rect;
}

Tag makeTag(const Document& document, TagType type, int pageIndex, QPointF centre, int invitationIndex,
            const QString& language)
{
    QSet<QString> names;
    QSet<QString> groups;
    QString group;
    for (const Tag& tag : document.tags) {
        names.insert(tag.name.toLower());
        groups.insert(tag.groupName.toLower());
        if (tag.type == TagType::Radio && tag.invitationIndex == invitationIndex &&
            tag.pageIndex == pageIndex)
            group = tag.groupName;
    }

    Tag tag;
    tag.type = type;
    tag.name = freshName(tagNameWord(type, language), names);
    tag.pageIndex = pageIndex;
    tag.invitationIndex = invitationIndex;
    tag.isMandatory = type != TagType::Checkbox && type != TagType::Note && type != TagType::Attachment;
    tag.style.readOnly = type == TagType::SignDate || type == TagType::Note;
    if (type == TagType::Date || type == TagType::SignDate)
        tag.style.dateFormat = QStringLiteral("yyyy-MM-dd");
    // A radio button joins the group of the recipient's last radio button on the page, if any.
    if (type == TagType::Radio)
        tag.groupName = group.isEmpty() ? freshName(groupNameWord(language), groups) : group;
    if (invitationIndex >= 1 && invitationIndex <= document.invitations.size())
        tag.invitationId = document.invitations.at(invitationIndex - 1).id;
    tag.rect = newTagRect(document, type, pageIndex, centre);
    if (const auto place = document.pageAt(pageIndex); place.page) tag.pageId = place.page->id;
    return tag;
}

} // namespace ink::domain
