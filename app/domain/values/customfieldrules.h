#pragma once

#include "app/base/result.h"
#include "app/domain/document/customfield.h"

#include <QList>

namespace ink::domain {

/** Validates an account's definitions. Fields are named as in the API, such as
 * `customFields[2].check.min`. */
[[nodiscard]] QList<FieldIssue> customFieldIssues(const CustomFields& fields);
/** Validates one definition by itself. Fields are named without a prefix, such as `check.min`. */
[[nodiscard]] QList<FieldIssue> customFieldIssues(const CustomField& field);
/** True if tags with these texts become invalid, or may do so, when the definition changes from `before` to
 * `after`: if the type differs, or the new check rejects one of the texts. */
[[nodiscard]] bool mayBreakTags(const CustomField& before, const CustomField& after,
                                const QStringList& texts);

} // namespace ink::domain
