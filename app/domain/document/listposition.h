#pragma once

#include <QString>
#include <QStringList>

namespace ink::domain {

/** The position in a list after which the next page begins. Clients receive it encoded as a cursor. */
struct ListPosition
{
    QStringList keys;  ///< values of the sort keys, without the id
    qint64 id = 0;     ///< the row's id, by which rows with equal keys are sorted
    qint64 moment = 0; ///< the newest id in document_place when the first page was read; 0 = not used
    bool operator==(const ListPosition&) const = default;
};

} // namespace ink::domain
