#pragma once

#include "app/workflow/documents/documentcatalog.h"
#include "ui/models/documenttablemodel.h"

#include <QSet>
#include <QTableView>

namespace ink::ui {

class TitleRoom;

/**
 * The listing as a table that scales to a million rows: reports the visible rows, keeps the scroll position
 * when rows are inserted or removed above, and tracks the selection by document, so that a document that
 * leaves the listing and comes back is still selected.
 */
class DocumentTable final : public QTableView
{
    Q_OBJECT
public:
    explicit DocumentTable(DocumentTableModel& model, QWidget* parent = nullptr);

    [[nodiscard]] QList<workflow::RowSpan> selectedSpans() const;
    /** The number of selected rows, including unknown ones and documents that have left the listing. */
    [[nodiscard]] qsizetype selectedCount() const;
    /** The loaded documents among them. */
    [[nodiscard]] QList<domain::DocumentId> selectedIds() const;
    /** Returns whether all rows of the listing, and more than one, are selected. */
    [[nodiscard]] bool isAllSelected() const;
    /** The only selected document; null when there are none or several. */
    [[nodiscard]] domain::DocumentId selectedOne() const;
    /** Selects this document and scrolls to it; false when it is not loaded. */
    bool selectDocument(domain::DocumentId id);
    /** Removes deleted documents from the selection. */
    void forget(const QList<domain::DocumentId>& ids);

    /** Fades outdated rows. */
    void setPale(bool pale);
    [[nodiscard]] bool isPale() const { return m_pale; }
    /** The order, widths and visibility of the columns. */
    [[nodiscard]] QByteArray columnState() const;
    void setColumnState(const QByteArray& kept);
    void showColumn(DocumentTableModel::Column column, bool shown);
    /** Returns whether the user wants this column; in a narrow table it may be hidden for lack of room. */
    [[nodiscard]] bool isColumnShown(DocumentTableModel::Column column) const;
    [[nodiscard]] int firstVisibleRow() const;
    [[nodiscard]] int lastVisibleRow() const;

    void keyboardSearch(const QString& search) override;

Q_SIGNALS:
    /** These rows are visible now. */
    void visibleRowsChanged(int first, int last);
    /** The selection has changed, by the user or because documents have left the listing. */
    void chosenChanged();
    /** The mouse was pressed on selected rows: a drag may follow. */
    void pressedOnSelection();

protected:
    bool viewportEvent(QEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void startDrag(Qt::DropActions actions) override;
    void updateGeometries() override;
    QModelIndex moveCursor(CursorAction action, Qt::KeyboardModifiers modifiers) override;

private:
    void buildColumns();
    /** Adapts the widths to the names in another language. */
    void makeRoomForNames();
    /** Gives unused width of the titles to the recipients, unless the user has set their width. */
    void shareRoom();
    [[nodiscard]] static int leastForRecipients();
    void showHeaderMenu(const QPoint& at);
    void setHovered(int row);
    void beginEdits();
    void noteEdit(const workflow::RowsEdit& edit);
    void settle();
    void chosenByPerson();
    void reportVisibleRows();

    DocumentTableModel& m_model;
    TitleRoom* m_room = nullptr;
    QSet<domain::DocumentId> m_chosen;
    qsizetype m_away = 0; ///< selected documents that are not in the listing as far as it is loaded
    QList<workflow::RowSpan> m_changed;
    domain::DocumentId m_anchor; ///< the topmost document, while rows change
    int m_anchorRow = -1;
    bool m_editing = false;
    bool m_edited = false;
    bool m_pale = false;
    bool m_sharing = false;
    bool m_ownRecipients = false;
    int m_hovered = -1;
};

} // namespace ink::ui
