#include "ui/models/bulkrunmodel.h"

#include "ui/models/messagetext.h"

#include <QLocale>

namespace ink::ui {

using workflow::BulkRun;

BulkRunModel::BulkRunModel(QObject* parent) : QAbstractTableModel(parent) {}

void BulkRunModel::setRun(BulkRun* run)
{
    if (m_run) disconnect(m_run, nullptr, this, nullptr);
    m_run = run;
    if (m_run) {
        connect(m_run, &BulkRun::reset, this, &BulkRunModel::reload);
        connect(m_run, &BulkRun::rowsChanged, this, [this](int first, int last) {
            if (first >= 0 && last < m_rows) Q_EMIT dataChanged(index(first, 0), index(last, columns - 1));
        });
        connect(m_run, &QObject::destroyed, this, [this] {
            m_run = nullptr;
            reload();
        });
    }
    reload();
}

void BulkRunModel::reload()
{
    beginResetModel();
    m_rows = m_run ? m_run->rowCount() : 0;
    endResetModel();
}

QString BulkRunModel::stateText(BulkRun::RowState state)
{
    switch (state) {
    case BulkRun::RowState::Waiting:
        return tr("Waiting");
    case BulkRun::RowState::Sending:
        return tr("Sending");
    case BulkRun::RowState::Sent:
        return tr("Sent");
    case BulkRun::RowState::Rejected:
        return tr("Refused");
    case BulkRun::RowState::Unknown:
        return tr("Unknown");
    case BulkRun::RowState::Invalid:
        return tr("Not sent: error");
    case BulkRun::RowState::Excluded:
        return tr("Excluded");
    }
    return {};
}

int BulkRunModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : m_rows;
}

int BulkRunModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : columns;
}

QVariant BulkRunModel::data(const QModelIndex& index, int role) const
{
    if (!m_run || !checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
    const BulkRun::Row& row = m_run->row(index.row());
    if (role == StateRole) return static_cast<int>(row.outcome.state);
    if (role == DocumentRole) return row.outcome.document.value();
    if (role == Qt::TextAlignmentRole && index.column() == static_cast<int>(Column::Line))
        return QVariant(Qt::AlignRight | Qt::AlignVCenter);
    if (role != Qt::DisplayRole && role != Qt::ToolTipRole) return {};
    switch (static_cast<Column>(index.column())) {
    case Column::Line:
        return role == Qt::DisplayRole
                   ? QVariant(QLocale().toString(row.line > 0 ? row.line : index.row() + 1))
                   : QVariant();
    case Column::Name:
        return row.content.recipient.name;
    case Column::Email:
        return row.content.recipient.email;
    case Column::State:
        return role == Qt::DisplayRole ? QVariant(stateText(row.outcome.state)) : QVariant();
    case Column::Detail:
        if (row.outcome.state == BulkRun::RowState::Unknown && row.outcome.errorMessage.isEmpty())
            return tr("No response from the service. The document may or may not have been sent.");
        return messageText(row.outcome.errorMessage);
    }
    return {};
}

QVariant BulkRunModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal) return {};
    if (role == Qt::TextAlignmentRole && section == static_cast<int>(Column::Line))
        return QVariant(Qt::AlignRight | Qt::AlignVCenter); // like the column's numbers
    if (role != Qt::DisplayRole) return {};
    switch (static_cast<Column>(section)) {
    case Column::Line:
        return tr("Line");
    case Column::Name:
        return tr("Name");
    case Column::Email:
        return tr("Email");
    case Column::State:
        return tr("Result");
    case Column::Detail:
        return tr("Reason");
    }
    return {};
}

void BulkRunFilter::setProblemsOnly(bool only)
{
    m_only = only;
    invalidateRowsFilter();
}

bool BulkRunFilter::filterAcceptsRow(int row, const QModelIndex& parent) const
{
    if (!m_only) return true;
    const auto state = static_cast<BulkRun::RowState>(
        sourceModel()->index(row, 0, parent).data(BulkRunModel::StateRole).toInt());
    return state == BulkRun::RowState::Rejected || state == BulkRun::RowState::Unknown ||
           state == BulkRun::RowState::Invalid;
}

} // namespace ink::ui

#include "moc_bulkrunmodel.cpp"
