#include "app/domain/document/tagplacement.h"

#include <QSet>

#include <algorithm>
#include <cmath>

namespace ink::domain {

namespace {

/** The names that people see and formulas use; part of the document, so never translated. */
QString baseName(TagType type)
{
    switch (type) {
    case TagType::Signature:
        return QStringLiteral("Signature");
    case TagType::Initial:
        return QStringLiteral("Initials");
    case TagType::Text:
        return QStringLiteral("Text");
    case TagType::Checkbox:
        return QStringLiteral("Checkbox");
    case TagType::Radio:
        return QStringLiteral("Option");
    case TagType::Date:
        return QStringLiteral("Date");
    case TagType::Attachment:
        return QStringLiteral("Attachment");
    case TagType::Dropdown:
        return QStringLiteral("Dropdown");
    case TagType::Note:
        return QStringLiteral("Note");
    case TagType::MaskedText:
        return QStringLiteral("Masked text");
    case TagType::PrefillableText:
        return QStringLiteral("Prefilled text");
    case TagType::PrefillableNumber:
        return QStringLiteral("Prefilled number");
    case TagType::Number:
        return QStringLiteral("Number");
    case TagType::SignDate:
        return QStringLiteral("Sign date");
    }
    return QStringLiteral("Tag");
}

QString freshName(const QString& base, const QSet<QString>& used)
{
    for (int n = 1;; ++n) {
        const QString name = base + QLatin1Char(' ') + QString::number(n);
        if (!used.contains(name.toLower())) return name;
    }
}

/** One axis of a rectangle moved and shrunk into 0…extent. */
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

Tag makeTag(const Document& document, TagType type, int pageIndex, QPointF centre, int invitationIndex)
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
    tag.name = freshName(baseName(type), names);
    tag.pageIndex = pageIndex;
    tag.invitationIndex = invitationIndex;
    tag.isMandatory = type != TagType::Checkbox && type != TagType::Note && type != TagType::Attachment;
    tag.style.readOnly = type == TagType::SignDate || type == TagType::Note;
    if (type == TagType::Date || type == TagType::SignDate)
        tag.style.dateFormat = QStringLiteral("yyyy-MM-dd");
    // A second button beside the first is another answer to the same question.
    if (type == TagType::Radio)
        tag.groupName = group.isEmpty() ? freshName(QStringLiteral("Choice"), groups) : group;
    if (invitationIndex >= 1 && invitationIndex <= document.invitations.size())
        tag.invitationId = document.invitations.at(invitationIndex - 1).id;

    const QSize size = defaultTagSize(type);
    const auto start = [](double middle, int extent) {
        return static_cast<int>(std::lround(std::clamp(middle, -1e6, 1e6) - extent / 2.0));
    };
    tag.rect = {start(centre.x(), size.width()), start(centre.y(), size.height()), size.width(),
                size.height()};
    if (const auto place = document.pageAt(pageIndex); place.page) {
        tag.pageId = place.page->id;
        tag.rect = clampedTo(tag.rect, place.page->size);
    }
    return tag;
}

} // namespace ink::domain
