#pragma once

#include <QString>

namespace ink::domain {

/** A recipient as a row of a bulk run names one. */
struct BulkPerson
{
    QString name;
    QString email;
    QString phone = {}; ///< for codes by SMS
    bool operator==(const BulkPerson&) const = default;
};

} // namespace ink::domain
