#pragma once

#include "app/domain/document/tag.h"
#include "ui/commands/draftcommand.h"

#include <functional>

namespace ink::ui {

/** Changes properties of tags other than geometry and recipient, such as name, value and style. */
class SetTagProperties final : public DraftCommand
{
public:
    /** `property` identifies the change; consecutive changes of the same property of the same tags are one
     * step. */
    SetTagProperties(DraftTarget& target, const QList<domain::TagId>& ids, const QString& property,
                     const std::function<void(domain::Tag&)>& change, const QString& text);
    [[nodiscard]] bool isNoOp() const { return m_before == m_after; }
    void redo() override;
    void undo() override;
    [[nodiscard]] int id() const override { return static_cast<int>(CommandId::SetTagProperties); }
    bool mergeWith(const QUndoCommand* other) override;

private:
    void put(const QList<domain::Tag>& values);

    QString m_property;
    QList<domain::Tag> m_before;
    QList<domain::Tag> m_after;
};

} // namespace ink::ui
