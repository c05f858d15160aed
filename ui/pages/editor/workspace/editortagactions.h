#pragma once

#include "app/domain/document/codes.h"

#include <QObject>

class QMenu;
class QUndoStack;
class QWidget;

namespace ink::ui {

class DraftTarget;
class PageView;

/** Changes the recipient and the type of the selected tags, from the context menu or by keys: Alt+1 … Alt+9
 * assigns them to a recipient. */
class EditorTagActions final : public QObject
{
    Q_OBJECT
public:
    /** The keys work while the focus is inside `place`. */
    EditorTagActions(PageView& view, QWidget* place);

    void setTarget(DraftTarget* target, QUndoStack* stack);
    /** Adds menus of recipients and types if tags are selected. */
    void addTo(QMenu& menu);
    void assign(int invitationIndex);
    /** Changes the type of the selected tags. Keeps the position, name, recipient and required state; drops
     * properties of the old type. */
    void setType(domain::TagType type);

private:
    PageView& m_view;
    DraftTarget* m_target = nullptr;
    QUndoStack* m_stack = nullptr;
};

} // namespace ink::ui
