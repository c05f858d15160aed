#pragma once

#include "app/workflow/templates/templateversions.h"

#include <QString>

namespace ink::ui {

/** What has changed between two versions, e.g. "2 tags added, renamed". */
[[nodiscard]] QString changeWords(const QList<workflow::TemplateChange>& changes);

} // namespace ink::ui
