#pragma once

#include "app/domain/document/codes.h"

#include <QListWidget>

#include <optional>

namespace ink::ui {

/**
 * The types of tags, to drag onto a page. A click makes the next press on a page place one, a double click
 * every press until Escape; Enter or Insert places one in the middle of the visible area, with Shift several.
 */
class EditorPalette final : public QListWidget
{
    Q_OBJECT
public:
    explicit EditorPalette(QWidget* parent = nullptr);
    /** The types that the palette offers, in their order. */
    [[nodiscard]] static const QList<domain::TagType>& types();
    [[nodiscard]] QSize sizeHint() const override;
    /** Sets the recipient of new tags (1-based), whose colour the icons have. */
    void setInvitation(int index);
    /** Returns the height of this number of rows. */
    [[nodiscard]] static int heightForRows(int rows);
    /** Shows all types, or only the six common ones. */
    void setShowsAllTypes(bool isAll);
    [[nodiscard]] bool showsAllTypes() const { return m_showsAllTypes; }
    /** Marks the type that the next press on a page places. */
    void setArmed(std::optional<domain::TagType> type, bool repeated);

Q_SIGNALS:
    void placeRequested(ink::domain::TagType type);
    void gridRequested(ink::domain::TagType type); ///< several check boxes or radio buttons at once
    void armRequested(ink::domain::TagType type, bool repeated);
    void disarmRequested();

protected:
    [[nodiscard]] QStringList mimeTypes() const override;
    [[nodiscard]] QMimeData* mimeData(const QList<QListWidgetItem*>& dragged) const override;
    void startDrag(Qt::DropActions supportedActions) override;
    void keyPressEvent(QKeyEvent* event) override;
    /** Moves in the grid, also while types are hidden. */
    [[nodiscard]] QModelIndex moveCursor(CursorAction action, Qt::KeyboardModifiers modifiers) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void refresh();
    [[nodiscard]] static domain::TagType typeOf(const QListWidgetItem& entry);
    int m_invitation = 1;
    bool m_showsAllTypes = true;
};

} // namespace ink::ui
