#pragma once

#include "ui/commands/draftcommand.h"

namespace ink::ui {

/** Reorders a draft's files; their tags stay on their pages. */
class SetFileOrder final : public DraftCommand
{
    Q_DECLARE_TR_FUNCTIONS(ink::ui::SetFileOrder)
public:
    /** `order` names every file once. */
    SetFileOrder(DraftTarget& target, QList<domain::FileId> order, const QString& text = {});
    void redo() override;
    void undo() override;

    /** The order after moving one file to an index among the others; unchanged if it is already there. */
    [[nodiscard]] static QList<domain::FileId> orderAfterMove(const domain::Document& document,
                                                              domain::FileId file, qsizetype to);

private:
    void put(const QList<domain::FileId>& order);

    QList<domain::FileId> m_before;
    QList<domain::FileId> m_after;
};

} // namespace ink::ui
