#pragma once

#include "app/base/result.h"
#include "app/domain/document/customfield.h"

#include <QList>

namespace ink::domain {

/** The faults of an account's definitions; fields are named as on the wire, such as
 * `customFields[2].check.min`. */
[[nodiscard]] QList<FieldIssue> customFieldIssues(const CustomFields& fields);
/** The faults of one definition, without those that concern others; fields are named without a prefix. */
[[nodiscard]] QList<FieldIssue> customFieldIssues(const CustomField& field);
/** True if a tag with this text, which fits `before`, may not do so with `after`: another type, or a check
 * that refuses the text. */
[[nodiscard]] bool mayBreakTags(const CustomField& before, const CustomField& after,
                                const QStringList& texts);

} // namespace ink::domain
