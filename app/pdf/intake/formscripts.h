#pragma once

#include "app/domain/document/tag.h"

#include <QString>

namespace ink::pdf {

/**
 * Takes over what the well-known calls in a form field's scripts ask of its value (`AFDate_FormatEx`,
 * `AFNumber_Format`, `AFPercent_Format`, `AFSpecial_Format`, `AFRange_Validate` and their keystroke
 * siblings): the tag's type, date format, decimals, limits, pattern. Nothing is ever run.
 */
void applyScripts(domain::Tag& tag, const QString& scripts);

} // namespace ink::pdf
