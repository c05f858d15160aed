#include "app/domain/taglock.h"

namespace ink::domain {

namespace {

QString lockedKey()
{
    return QStringLiteral("locked"); // sent to the service and back with the tag's other fields
}

} // namespace

bool isLocked(const Tag& tag)
{
    return tag.extra.value(lockedKey()).toBool();
}

void setLocked(Tag& tag, bool locked)
{
    if (locked)
        tag.extra.insert(lockedKey(), true);
    else
        tag.extra.remove(lockedKey());
}

} // namespace ink::domain
