#pragma once

#include "app/workflow/documents/documentcatalog.h"
#include "ui/models/documenttablemodel.h"

#include <QSet>
#include <QStringList>
#include <QTableView>

class QMenu;

namespace ink::ui {

class TitleColumnResizer;

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
    /** The number of selected rows, including rows that aren't loaded and documents that have left the
     * listing. */
    [[nodiscard]] qsizetype selectedCount() const;
    /** The selected documents that are known: those of loaded rows, and those that have left the listing. */
    [[nodiscard]] QList<domain::DocumentId> selectedIds() const;
    /** Returns whether all rows of the listing, and more than one, are selected. */
    [[nodiscard]] bool isAllSelected() const;
    /** The only selected document; null when there are none or several. */
    [[nodiscard]] domain::DocumentId selectedDocument() const;
    /** Selects this document and scrolls to it; false when it is not loaded. */
    bool selectDocument(domain::DocumentId id);
    /** Selects the document of a listing that has no other, unless several are selected. */
    void selectOnlyDocument();
    /** Removes deleted documents from the selection. */
    void deselect(const QList<domain::DocumentId>& ids);

    /** Sets whether the rows are faded because they are outdated. */
    void setFaded(bool pale);
    [[nodiscard]] bool isFaded() const { return m_isFaded; }
    /** The order, widths and visibility of the columns. */
    [[nodiscard]] QByteArray columnState() const;
    void setColumnState(const QByteArray& kept);
    void setColumnShown(DocumentTableModel::Column column, bool shown);
    /** Returns whether the user wants this column; in a narrow table it may be hidden for lack of room. */
    [[nodiscard]] bool isColumnShown(DocumentTableModel::Column column) const;
    /** Shows or hides a column with the data of this name. */
    void showData(const QString& name, bool shown);
    /** Sets whether the service's documents have data; if not, the data columns are hidden, but
     * remembered. */
    void setHasData(bool has);
    [[nodiscard]] int firstVisibleRow() const;
    [[nodiscard]] int lastVisibleRow() const;

    void keyboardSearch(const QString& search) override;

Q_SIGNALS:
    /** Emitted when the range of visible rows has changed. */
    void visibleRowsChanged(int first, int last);
    /** Emitted when the selection has changed, by the user or because documents have left the listing. */
    void selectedDocumentsChanged();
    /** Emitted when the mouse is pressed on selected rows, because a drag may follow. */
    void selectionPressed();

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
    void fitHeaderWidths();
    /** Gives unused width of the titles to the recipients, unless the user has set their width. */
    void distributeWidth();
    [[nodiscard]] static int minRecipientsWidth();
    void showHeaderMenu(const QPoint& at);
    void addDataActions(QMenu& menu);
    /** Shows the columns of m_dataNames, or none while the service's documents have no data. */
    void arrangeData();
    void setHovered(int row);
    void beginEdits();
    void recordEdit(const workflow::RowsEdit& edit);
    void restoreView();
    void handleUserSelection();
    void reportVisibleRows();

    DocumentTableModel& m_model;
    TitleColumnResizer* m_room = nullptr;
    QSet<domain::DocumentId> m_selectedIds;
    qsizetype m_unlistedCount = 0; ///< selected documents outside the loaded part of the listing
    QList<workflow::RowSpan> m_changed;
    domain::DocumentId m_anchor; ///< the topmost document, while rows change
    int m_anchorRow = -1;
    bool m_editing = false;
    bool m_edited = false;
    bool m_isFaded = false;
    bool m_isDistributing = false;
    bool m_hasUserWidth = false;
    QStringList m_dataNames; ///< names of the data that the user wants as columns
    bool m_hasData = true;
    int m_hovered = -1;
};

} // namespace ink::ui
