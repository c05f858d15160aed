#pragma once

#include "app/domain/document/ids.h"

#include <QSortFilterProxyModel>

namespace ink::ui {

/** The placed tags that match a text, in one of several orders; their names can be edited. */
class FieldListModel final : public QSortFilterProxyModel
{
    Q_OBJECT
public:
    using QSortFilterProxyModel::QSortFilterProxyModel;

    void setFilterText(const QString& words);
    [[nodiscard]] bool isFiltered() const { return !m_filterWords.isEmpty(); }
    void setEditable(bool editable) { m_editable = editable; }
    void setOrderable(bool orderable) { m_orderable = orderable; }
    [[nodiscard]] bool isOrderable() const { return m_orderable; }

    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;
    // Rows can only be dragged within this list.
    [[nodiscard]] Qt::DropActions supportedDragActions() const override { return Qt::MoveAction; }
    [[nodiscard]] Qt::DropActions supportedDropActions() const override { return Qt::MoveAction; }
    [[nodiscard]] QStringList mimeTypes() const override;
    [[nodiscard]] QMimeData* mimeData(const QModelIndexList& indexes) const override;
    [[nodiscard]] bool canDropMimeData(const QMimeData* data, Qt::DropAction action, int row, int column,
                                       const QModelIndex& parent) const override;
    bool dropMimeData(const QMimeData* data, Qt::DropAction action, int row, int column,
                      const QModelIndex& parent) override;

Q_SIGNALS:
    void dropped(int row); ///< dropped before this row
    void renamed(ink::domain::TagId tag, const QString& name);

protected:
    [[nodiscard]] bool filterAcceptsRow(int row, const QModelIndex& parent) const override;
    [[nodiscard]] bool lessThan(const QModelIndex& left, const QModelIndex& right) const override;

private:
    [[nodiscard]] QByteArray listId() const; ///< identifies the rows of this list
    QStringList m_filterWords;
    bool m_editable = false;
    bool m_orderable = false;
};

} // namespace ink::ui
