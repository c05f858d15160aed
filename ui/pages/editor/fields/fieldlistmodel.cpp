#include "ui/pages/editor/fields/fieldlistmodel.h"

#include "ui/models/taglistmodel.h"

#include <QCoreApplication>
#include <QMimeData>

#include <algorithm>

namespace ink::ui {

namespace {

const QString fieldRowsType = QStringLiteral("application/x-inkstone-fields");

} // namespace

void FieldListModel::setFilterText(const QString& words)
{
    m_filterWords = words.simplified().split(QLatin1Char(' '), Qt::SkipEmptyParts);
    invalidateFilter();
}

Qt::ItemFlags FieldListModel::flags(const QModelIndex& index) const
{
    Qt::ItemFlags flags = QSortFilterProxyModel::flags(index);
    if (m_editable && index.isValid()) flags |= Qt::ItemIsEditable;
    flags &= ~Qt::ItemFlags(Qt::ItemIsDropEnabled); // drops go between rows
    if (m_orderable) flags |= index.isValid() ? Qt::ItemIsDragEnabled : Qt::ItemIsDropEnabled;
    return flags;
}

QVariant FieldListModel::data(const QModelIndex& index, int role) const
{
    return QSortFilterProxyModel::data(index, role == Qt::EditRole ? Qt::DisplayRole : role);
}

bool FieldListModel::setData(const QModelIndex& index, const QVariant& value, int role)
{
    const QString name = value.toString().trimmed();
    if (!m_editable || role != Qt::EditRole || name.isEmpty()) return false;
    if (name == data(index, Qt::DisplayRole).toString()) return true;
    Q_EMIT renamed(domain::TagId(data(index, TagListModel::TagIdRole).toLongLong()), name);
    return true;
}

QByteArray FieldListModel::listId() const
{
    return QByteArray::number(QCoreApplication::applicationPid()) + ' ' +
           QByteArray::number(reinterpret_cast<quintptr>(this));
}

QStringList FieldListModel::mimeTypes() const
{
    return {fieldRowsType};
}

QMimeData* FieldListModel::mimeData(const QModelIndexList& indexes) const
{
    if (indexes.isEmpty()) return nullptr;
    auto* data = new QMimeData;
    data->setData(fieldRowsType, listId());
    return data;
}

bool FieldListModel::canDropMimeData(const QMimeData* data, Qt::DropAction, int, int,
                                     const QModelIndex&) const
{
    return m_orderable && data && data->data(fieldRowsType) == listId();
}

bool FieldListModel::dropMimeData(const QMimeData* data, Qt::DropAction action, int row, int column,
                                  const QModelIndex& parent)
{
    if (!canDropMimeData(data, action, row, column, parent)) return false;
    if (parent.isValid()) row = parent.row();
    Q_EMIT dropped(row < 0 ? rowCount() : row);
    return true; // the draft updates the list, so nothing is removed here
}

bool FieldListModel::filterAcceptsRow(int row, const QModelIndex& parent) const
{
    if (m_filterWords.isEmpty()) return true;
    QString all;
    for (int column = 0; column < sourceModel()->columnCount(parent); ++column)
        all += sourceModel()->index(row, column, parent).data().toString() + QLatin1Char(' ');
    return std::all_of(m_filterWords.begin(), m_filterWords.end(),
                       [&all](const QString& word) { return all.contains(word, Qt::CaseInsensitive); });
}

bool FieldListModel::lessThan(const QModelIndex& left, const QModelIndex& right) const
{
    const int order = QString::localeAwareCompare(left.data().toString(), right.data().toString());
    return order != 0 ? order < 0 : left.row() < right.row();
}

} // namespace ink::ui

#include "moc_fieldlistmodel.cpp"
