#pragma once

#include "app/domain/document.h"
#include "app/workflow/documents/documentcatalog.h"
#include "ui/models/documenttablemodel.h"

#include <QSet>
#include <QTableView>

namespace ink::ui {

/**
 * The listing on the screen, a million rows as easily as ten: it tells which rows are looked at, keeps its
 * place when rows come and go above, and keeps the selection by document: what has moved away and comes back
 * is still selected.
 */
class DocumentTable final : public QTableView
{
    Q_OBJECT
public:
    explicit DocumentTable(DocumentTableModel& model, QWidget* parent = nullptr);

    [[nodiscard]] QList<workflow::RowSpan> selectedSpans() const;
    /** The number of selected rows, including unknown ones and documents that have left the listing. */
    [[nodiscard]] qsizetype selectedCount() const;
    /** The documents that are known among them. */
    [[nodiscard]] QList<domain::DocumentId> selectedIds() const;
    /** Every row of the listing, and more than one. */
    [[nodiscard]] bool isAllSelected() const;
    /** The one document that is selected; null when there is none, or there are several. */
    [[nodiscard]] domain::DocumentId selectedOne() const;
    /** Selects this one and shows it; false when it is not known. */
    bool selectDocument(domain::DocumentId id);
    /** These are gone for good: they are not kept as selected. */
    void forget(const QList<domain::DocumentId>& ids);

    /** Draws outdated rows paler. */
    void setPale(bool pale);
    [[nodiscard]] bool isPale() const { return m_pale; }
    /** Columns, their order, widths and which are shown. */
    [[nodiscard]] QByteArray columnState() const;
    void setColumnState(const QByteArray& kept);
    void showColumn(DocumentTableModel::Column column, bool shown);
    [[nodiscard]] bool isColumnShown(DocumentTableModel::Column column) const;
    [[nodiscard]] int firstVisibleRow() const;
    [[nodiscard]] int lastVisibleRow() const;

    void keyboardSearch(const QString& search) override;

Q_SIGNALS:
    /** These rows are on the screen now. */
    void looked(int first, int last);
    /** Another selection: by the person, or because documents have gone. */
    void chosenChanged();
    /** The pointer went down on rows: a drag may follow. */
    void pressedOnSelection();

protected:
    bool viewportEvent(QEvent* event) override;
    void changeEvent(QEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void startDrag(Qt::DropActions actions) override;
    void updateGeometries() override;
    QModelIndex moveCursor(CursorAction action, Qt::KeyboardModifiers modifiers) override;

private:
    void buildColumns();
    /** Other languages have longer names. */
    void makeRoomForNames();
    /** Gives recipients a part of what the titles don't need, unless the person has chosen their width. */
    void shareRoom();
    void showHeaderMenu(const QPoint& at);
    void setHovered(int row);
    void beginEdits();
    void noteEdit(const workflow::RowsEdit& edit);
    void settle();
    void chosenByPerson();
    void tellLooked();

    DocumentTableModel& m_model;
    QSet<domain::DocumentId> m_chosen;
    qsizetype m_away = 0; ///< of the chosen ones, not in the listing as far as it is known
    QList<workflow::RowSpan> m_changed;
    domain::DocumentId m_anchor; ///< the topmost document while rows change
    int m_anchorRow = -1;
    bool m_editing = false;
    bool m_edited = false;
    bool m_pale = false;
    bool m_sharing = false;
    bool m_ownRecipients = false;
    int m_hovered = -1;
};

} // namespace ink::ui
