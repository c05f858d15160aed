#pragma once

#include "ui/commands/draftcommand.h"

namespace ink::ui {

/** Reorders a draft's tags; later ones are on top. */
class SetTagOrder final : public DraftCommand
{
public:
    /** `order` names every tag once. */
    SetTagOrder(DraftTarget& target, QList<domain::TagId> order, const QString& text);
    void redo() override;
    void undo() override;

    /** The order of a document's tags. */
    [[nodiscard]] static QList<domain::TagId> orderOf(const domain::Document& document);

private:
    void put(const QList<domain::TagId>& order);

    QList<domain::TagId> m_before;
    QList<domain::TagId> m_after;
};

} // namespace ink::ui
