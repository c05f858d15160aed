#pragma once

#include "ui/viewer/modes/editormode.h"

namespace ink::ui {

/** A press on a page places a tag of a type or draws its rectangle, or places a block of tags. A preview
 * follows the pointer. */
class PlaceMode final : public EditorMode
{
public:
    /** `isRepeated`: the mode stays active after a press. */
    PlaceMode(const ModeContext& parts, domain::TagType type, bool isRepeated);
    PlaceMode(const ModeContext& parts, const QList<domain::Tag>& block);

    /** Nothing while a block is placed. */
    [[nodiscard]] std::optional<domain::TagType> type() const;
    [[nodiscard]] bool isRepeated() const { return m_isRepeated; }

    [[nodiscard]] Gesture press(const Press& press) override;
    [[nodiscard]] bool acceptsDoubleClick() const override { return true; }
    [[nodiscard]] bool endsAfterPress() const override { return !m_isRepeated; }
    void hover(QPointF content, Qt::KeyboardModifiers modifiers) override;
    bool removePreview() override;
    [[nodiscard]] const Tool* preview() const override { return m_preview.get(); }
    [[nodiscard]] Qt::CursorShape cursor() const override { return Qt::CrossCursor; }
    [[nodiscard]] Qt::CursorShape cursorAt(QPointF) const override { return Qt::CrossCursor; }
    [[nodiscard]] bool hasProposals() const override { return true; }

private:
    [[nodiscard]] std::unique_ptr<Tool> makeTool() const;

    domain::TagType m_type;
    bool m_isRepeated = false;
    QList<domain::Tag> m_block; ///< placed instead of a tag of `m_type`
    std::unique_ptr<Tool> m_preview;
};

} // namespace ink::ui
