#pragma once

#include "app/domain/document/ids.h"

#include <QObject>

class QMenu;
class QPoint;
class QUndoStack;
class QWidget;

namespace ink::ui {

class BlockPanel;
class DraftTarget;
class EditorArrangeBar;
class EditorTagActions;
class FieldList;
class PageActions;
class PageView;
class ThumbnailList;

/** The objects that the editor's menus act on. */
struct EditorMenuParts
{
    PageView& view;
    ThumbnailList& thumbnails;
    FieldList& fields;
    BlockPanel& blocks;
    EditorArrangeBar& arrange;
    EditorTagActions& tagActions;
    PageActions& pageActions;
};

/** The menus for selected tags, and for the pages and their files. */
class EditorMenus final : public QObject
{
    Q_OBJECT
public:
    /** `editor` is the parent of menus; while it is hidden, its actions are not in the menu bar. */
    EditorMenus(const EditorMenuParts& parts, QWidget& editor);

    /** If `target` is null, the menus are read-only. */
    void setTarget(DraftTarget* target, QUndoStack* stack);
    /** Fills a menu of the menu bar with the actions for the selected tags. */
    void fillArrangeMenu(QMenu& menu);
    /** Fills a menu of the menu bar with the actions for the selected pages. */
    void fillPageMenu(QMenu& menu);
    void openTagMenu(const QPoint& position);
    void openPageMenu(const QPoint& position);
    void moveFile(domain::FileId file, int to);

Q_SIGNALS:
    void addFilesRequested();
    void renameRequested();
    void removeFileRequested(ink::domain::FileId file);
    void replaceFileRequested(ink::domain::FileId file);

private:
    void addFileMoves(QMenu& menu, domain::FileId file);

    EditorMenuParts m_parts;
    QWidget& m_editor;
    DraftTarget* m_target = nullptr;
    QUndoStack* m_stack = nullptr;
};

} // namespace ink::ui
