#include "app/domain/document/tagvalue.h"

#include "app/domain/text/characters.h"

namespace ink::domain {

bool isChecked(const Tag& tag)
{
    if (tag.text.isEmpty()) return tag.style.checked;
    return tag.text.compare(QLatin1StringView("true"), Qt::CaseInsensitive) == 0;
}

bool hasValue(const Tag& tag)
{
    switch (tag.type) {
    case TagType::Signature:
    case TagType::Initial:
        return !tag.image.isEmpty();
    case TagType::Checkbox:
    case TagType::Radio:
        return isChecked(tag);
    case TagType::Attachment:
        return !tag.image.isEmpty() || !tag.text.isEmpty();
    default:
        return !isBlankText(tag.text);
    }
}

} // namespace ink::domain
