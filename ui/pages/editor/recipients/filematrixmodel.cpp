#include "ui/pages/editor/recipients/filematrixmodel.h"

#include "ui/models/isolated.h"
#include "ui/models/taglistmodel.h"
#include "ui/models/visibilitywords.h"
#include "ui/pages/editor/recipients/recipientdot.h"

#include <algorithm>

namespace ink::ui {

namespace {

Qt::CheckState checkStateOf(domain::VisibilityMatrix::Summary summary)
{
    using Summary = domain::VisibilityMatrix::Summary;
    return summary == Summary::All    ? Qt::Checked
           : summary == Summary::Some ? Qt::PartiallyChecked
                                      : Qt::Unchecked;
}

} // namespace

FileMatrixModel::FileMatrixModel(QObject* parent) : QAbstractTableModel(parent), m_matrix(domain::Document())
{
}

void FileMatrixModel::setDocument(const domain::Document& document)
{
    const bool isSameSize = document.files.size() == m_document.files.size() &&
                            document.invitations.size() == m_document.invitations.size();
    if (!isSameSize) beginResetModel();
    m_document = document;
    m_matrix = domain::VisibilityMatrix(document);
    if (!isSameSize) return endResetModel();
    if (rowCount() == 0 || columnCount() == 0) return;
    Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
    Q_EMIT headerDataChanged(Qt::Vertical, 0, rowCount() - 1);
    Q_EMIT headerDataChanged(Qt::Horizontal, 0, columnCount() - 1);
}

QString FileMatrixModel::textOf(const QModelIndex& index) const
{
    if (!index.isValid()) return {};
    return visibilityText(m_document, index.row(), index.column(),
                          m_matrix.cell(index.row(), index.column()));
}

int FileMatrixModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : m_matrix.fileCount();
}

int FileMatrixModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : m_matrix.recipientCount();
}

QVariant FileMatrixModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid()) return {};
    if (role == Qt::CheckStateRole)
        return m_matrix.isVisible(index.row(), index.column()) ? Qt::Checked : Qt::Unchecked;
    if (role == Qt::ToolTipRole || role == Qt::AccessibleTextRole) return textOf(index);
    return {};
}

bool FileMatrixModel::setData(const QModelIndex& index, const QVariant& value, int role)
{
    if (!index.isValid() || role != Qt::CheckStateRole) return false;
    domain::VisibilityMatrix wanted = m_matrix;
    if (!wanted.setVisible(index.row(), index.column(), value.toInt() == Qt::Checked)) return false;
    request(wanted);
    return true;
}

Qt::ItemFlags FileMatrixModel::flags(const QModelIndex& index) const
{
    if (!index.isValid()) return {};
    const bool isLocked =
        m_matrix.cell(index.row(), index.column()).lock != domain::VisibilityMatrix::Lock::None;
    const Qt::ItemFlags flags = Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemNeverHasChildren;
    return isLocked ? flags : flags | Qt::ItemIsUserCheckable;
}

QVariant FileMatrixModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    const bool isFile = orientation == Qt::Vertical;
    if (section < 0 || section >= (isFile ? rowCount() : columnCount())) return {};
    const QString name = isFile ? m_document.files.at(section).name : recipientLabel(m_document, section + 1);
    const Qt::CheckState state =
        checkStateOf(isFile ? m_matrix.ofFile(section) : m_matrix.ofRecipient(section));
    switch (role) {
    case Qt::DisplayRole:
        return name;
    case Qt::CheckStateRole:
        return state;
    case Qt::DecorationRole:
        return isFile ? QVariant() : QVariant(recipientDot(section + 1));
    case Qt::ToolTipRole:
    case Qt::AccessibleTextRole:
        if (isFile)
            return state == Qt::Checked ? tr("%1: everyone sees it").arg(isolated(name))
                                        : tr("%1: hidden from some recipients").arg(isolated(name));
        return state == Qt::Checked ? tr("%1 sees all files").arg(isolated(name))
                                    : tr("%1 doesn't see all files").arg(isolated(name));
    default:
        return {};
    }
}

void FileMatrixModel::toggle(const QModelIndexList& cells)
{
    const bool areShown = std::all_of(cells.begin(), cells.end(), [&](const QModelIndex& cell) {
        return m_matrix.isVisible(cell.row(), cell.column());
    });
    domain::VisibilityMatrix wanted = m_matrix;
    bool hasChanged = false;
    for (const QModelIndex& cell : cells)
        hasChanged = wanted.setVisible(cell.row(), cell.column(), !areShown) || hasChanged;
    if (hasChanged) request(wanted);
}

void FileMatrixModel::toggleFile(int file)
{
    domain::VisibilityMatrix wanted = m_matrix;
    if (wanted.setFile(file, m_matrix.ofFile(file) != domain::VisibilityMatrix::Summary::All))
        request(wanted);
}

void FileMatrixModel::toggleRecipient(int recipient)
{
    domain::VisibilityMatrix wanted = m_matrix;
    if (wanted.setRecipient(recipient,
                            m_matrix.ofRecipient(recipient) != domain::VisibilityMatrix::Summary::All))
        request(wanted);
}

void FileMatrixModel::request(const domain::VisibilityMatrix& wanted)
{
    Q_EMIT changeRequested(wanted.visibility());
}

} // namespace ink::ui

#include "moc_filematrixmodel.cpp"
