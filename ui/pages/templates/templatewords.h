#pragma once

#include "app/workflow/templates/templateversions.h"

#include <QString>

namespace ink::ui {

/** The changes between two versions, for example "2 fields added, renamed". */
[[nodiscard]] QString changeWords(const QList<workflow::TemplateChange>& changes);

} // namespace ink::ui
