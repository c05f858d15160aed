#pragma once

#include "app/base/fields.h"
#include "app/domain/bulk/bulkrow.h"

namespace ink::domain {

/** The fields of a person in a row of a bulk run, as on the wire. */
[[nodiscard]] constexpr auto fieldsOf(const BulkPerson*)
{
    using namespace Qt::Literals::StringLiterals;
    using P = BulkPerson;
    return std::tuple(Field{"recipientName"_L1, &P::name, 1024}, Field{"recipientEmail"_L1, &P::email, 1024},
                      Field{"recipientPhone"_L1, &P::phone, 64}.omitDefault());
}

} // namespace ink::domain
