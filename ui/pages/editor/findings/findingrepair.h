#pragma once

#include "app/domain/document/finding.h"
#include "app/pdf/suggest/preflight.h"

#include <QString>
#include <QUndoCommand>

#include <functional>
#include <memory>
#include <optional>

namespace ink::domain {
struct Document;
}

namespace ink::ui {

class DraftTarget;

/** The obvious fix of a finding: the text of a button, and an undoable step. */
struct FindingRepair
{
    QString label;
    std::function<std::unique_ptr<QUndoCommand>(DraftTarget&)> makeCommand;
};

/** Returns the obvious fix of a finding; nothing when there is none. `textAreas`: the pages read so far. */
[[nodiscard]] std::optional<FindingRepair> findRepair(const domain::Document& document,
                                                      const domain::Finding& finding,
                                                      const pdf::TextAreasByFile& textAreas);

} // namespace ink::ui
