#pragma once

#include "app/domain/document/tag.h"

#include <QString>

namespace ink::pdf {

/** Applies the constraints of well-known calls in a form field's scripts (`AFDate_FormatEx`,
 * `AFNumber_Format`, `AFPercent_Format`, `AFSpecial_Format`, `AFRange_Validate` and their keystroke
 * counterparts) to a tag: type, date format, decimals, limits, pattern. Scripts are never executed. */
void applyScripts(domain::Tag& tag, const QString& scripts);

} // namespace ink::pdf
