#pragma once

#include "app/domain/codes.h"

#include <QListWidget>

namespace ink::ui {

/** The kinds of tag to drag onto a page; Enter or a double click places one in the middle of what is visible.
 */
class EditorPalette final : public QListWidget
{
    Q_OBJECT
public:
    explicit EditorPalette(QWidget* parent = nullptr);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }
    /** Icons take the colour of the recipient who would get the tag (1-based). */
    void setInvitation(int index);

Q_SIGNALS:
    void placeRequested(ink::domain::TagType type);

protected:
    [[nodiscard]] QStringList mimeTypes() const override;
    [[nodiscard]] QMimeData* mimeData(const QList<QListWidgetItem*>& dragged) const override;
    void startDrag(Qt::DropActions supportedActions) override;
    void changeEvent(QEvent* event) override;

private:
    void refresh();
    int m_invitation = 1;
};

} // namespace ink::ui
