#pragma once

#include <QString>
#include <QStringList>

namespace ink::domain {

/** A row of a list, behind which the list's next page begins. Clients know it as the text of a cursor. */
struct ListPosition
{
    QStringList keys;  ///< values that the list is sorted by, without the id
    qint64 id = 0;     ///< the row's id, by which rows with equal keys are sorted
    qint64 moment = 0; ///< when the walk through the list began, as a row of document_place; 0 = no matter
    bool operator==(const ListPosition&) const = default;
};

} // namespace ink::domain
