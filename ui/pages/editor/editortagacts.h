#pragma once

#include "app/domain/codes.h"

#include <QObject>

class QMenu;
class QUndoStack;
class QWidget;

namespace ink::ui {

class DraftTarget;
class PageView;

/** Changes the owner and the type of the selected tags, from the context menu or by keys: Alt+1 … Alt+9
 * gives them to a recipient. */
class EditorTagActs final : public QObject
{
    Q_OBJECT
public:
    /** The keys work while the keyboard is inside `place`. */
    EditorTagActs(PageView& view, QWidget* place);

    void setEditing(DraftTarget* target, QUndoStack* stack);
    /** Menus of recipients and types, when something is selected. */
    void addTo(QMenu& menu);
    void assign(int invitationIndex);
    /** Place, name, recipient and whether they are mandatory stay; properties of the old type are dropped. */
    void setType(domain::TagType type);

private:
    PageView& m_view;
    DraftTarget* m_target = nullptr;
    QUndoStack* m_stack = nullptr;
};

} // namespace ink::ui
