#pragma once

#include "app/domain/document/ids.h"

#include <QWidget>

class QLabel;
class QLineEdit;
class QListView;
class QToolButton;
class QUndoStack;

namespace ink::domain {
struct Document;
}

namespace ink::ui {

class DraftTarget;
class FieldListModel;
class PageView;
class TagListModel;

/** The placed tags as a list: filtered, sorted, renamed in place, and reordered by dragging. The selection
 * is synchronized with the pages. */
class FieldList final : public QWidget
{
    Q_OBJECT
public:
    explicit FieldList(PageView& view, QWidget* parent = nullptr);

    /** Without a target the list is read-only. */
    void setTarget(DraftTarget* target, QUndoStack* stack);
    void setDocument(const domain::Document& document);
    [[nodiscard]] QListView* list() const;
    /** Edits the name of the selected tag in its row; false when the row isn't shown. */
    bool renameCurrent();

Q_SIGNALS:
    void menuRequested(const QPoint& global);

private:
    class List;
    void fillOrders();
    void showSelection();
    void select();
    void sortBy(int column); ///< -1: tab order
    void updateOrdering();
    void rename(domain::TagId tag, const QString& name);
    /** Moves the selected tags before the one in this row. */
    void moveSelectedTo(int row);
    void moveSelected(int by);

    PageView& m_view;
    DraftTarget* m_target = nullptr;
    QUndoStack* m_stack = nullptr;
    TagListModel* m_tags;
    FieldListModel* m_model;
    QLabel* m_title;
    QToolButton* m_sort;
    QLineEdit* m_filter;
    List* m_list;
};

} // namespace ink::ui
