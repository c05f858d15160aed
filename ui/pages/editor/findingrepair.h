#pragma once

#include "app/domain/rules.h"
#include "app/pdf/suggest/preflight.h"

#include <QString>
#include <QUndoCommand>

#include <functional>
#include <memory>
#include <optional>

namespace ink::ui {

class DraftTarget;

/** The one obvious way to set a finding right: words for a button, and the undoable step. */
struct FindingRepair
{
    QString words;
    std::function<std::unique_ptr<QUndoCommand>(DraftTarget&)> make;
};

/** The obvious repair of a finding; nothing when there is none. `inks`: what is known of the pages. */
[[nodiscard]] std::optional<FindingRepair>
repairOf(const domain::Document& document, const domain::Finding& finding, const pdf::PageInks& inks);

} // namespace ink::ui
