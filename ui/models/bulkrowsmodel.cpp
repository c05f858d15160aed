#include "ui/models/bulkrowsmodel.h"

#include "ui/models/messagetext.h"

#include <QLocale>
#include <QRegularExpression>
#include <QUndoCommand>

#include <algorithm>
#include <utility>

namespace ink::ui {

namespace {

class PutCell final : public QUndoCommand
{
public:
    PutCell(BulkRowsModel& model, int row, int column, std::optional<QString> before, QString after)
        : m_model(model), m_row(row), m_column(column), m_before(std::move(before)), m_after(std::move(after))
    {
        setText(BulkRowsModel::tr("Edit cell"));
    }
    void redo() override { m_model.applyCell(m_row, m_column, m_after); }
    void undo() override { m_model.applyCell(m_row, m_column, m_before); }

private:
    BulkRowsModel& m_model;
    int m_row;
    int m_column;
    std::optional<QString> m_before; ///< nothing if the cell was unedited
    QString m_after;
};

class PutExcluded final : public QUndoCommand
{
public:
    PutExcluded(BulkRowsModel& model, QList<int> rows, bool excluded)
        : m_model(model), m_rows(std::move(rows)), m_excluded(excluded)
    {
        setText(excluded ? BulkRowsModel::tr("Exclude %n row(s)", nullptr, static_cast<int>(m_rows.size()))
                         : BulkRowsModel::tr("Include %n row(s)", nullptr, static_cast<int>(m_rows.size())));
    }
    void redo() override { m_model.applyExcluded(m_rows, m_excluded); }
    void undo() override { m_model.applyExcluded(m_rows, !m_excluded); }

private:
    BulkRowsModel& m_model;
    QList<int> m_rows;
    bool m_excluded;
};

} // namespace

BulkRowsModel::BulkRowsModel(QObject* parent) : QAbstractTableModel(parent) {}

namespace {

/** The columns whose first rows contain numbers, apart from a few errors. */
QSet<int> numberColumnsOf(const tables::Table& table)
{
    constexpr int sampleRows = 50;
    static const QRegularExpression number(QStringLiteral("^[-+−]?\\d[\\d.,' \u00A0\u202F]*$"));
    QSet<int> columns;
    const int rows = static_cast<int>(std::min<qsizetype>(table.rowCount(), sampleRows));
    for (int column = 0; column < table.header().size(); ++column) {
        int numbers = 0;
        int others = 0;
        for (int row = 0; row < rows; ++row) {
            const QString cell = table.cell(row, column).trimmed().toString();
            if (cell.isEmpty()) continue;
            ++(number.match(cell).hasMatch() ? numbers : others);
        }
        if (numbers > 3 * others) columns.insert(column);
    }
    return columns;
}

} // namespace

void BulkRowsModel::setTable(const tables::Table& table)
{
    beginResetModel();
    m_undo.clear();
    m_table = table;
    m_numberColumns = numberColumnsOf(table);
    m_mapping = {};
    m_inTexts.clear();
    m_plan.reset();
    m_editedSince.clear();
    m_unchanged.clear();
    m_excluded.clear();
    endResetModel();
    Q_EMIT countsChanged();
}

void BulkRowsModel::clear()
{
    setTable({});
}

void BulkRowsModel::setPlan(const domain::ColumnMapping& mapping, const domain::BulkPlan& plan,
                            const QList<int>& inTexts)
{
    if (plan.rowCount() != m_table.rowCount()) return; // a plan for another file
    m_mapping = mapping;
    m_inTexts = inTexts;
    m_plan = plan;
    const TableCells rows(m_table);
    for (const int row : std::as_const(m_editedSince))
        (void)m_plan->update(rows, row);
    m_editedSince.clear();
    for (const int row : std::as_const(m_excluded))
        (void)m_plan->setExcluded(row, true);
    if (rowCount() > 0) Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
    Q_EMIT countsChanged();
}

int BulkRowsModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : m_table.rowCount();
}

int BulkRowsModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() || m_table.columnCount() == 0 ? 0 : m_table.columnCount() + fixedColumns;
}

QList<domain::BulkFinding> BulkRowsModel::findings(int row) const
{
    return m_plan && row >= 0 && row < m_plan->rowCount() ? m_plan->findings(row)
                                                          : QList<domain::BulkFinding>();
}

BulkRowsModel::Severity BulkRowsModel::severityOf(int row, int column) const
{
    if (!hasFinding(row)) return Severity::None;
    Severity worst = Severity::None;
    for (const domain::BulkFinding& finding : m_plan->findings(row)) {
        if (column >= 0 && finding.column != column) continue;
        worst = std::max(worst, finding.isError() ? Severity::Error : Severity::Warning);
    }
    return worst;
}

QString BulkRowsModel::toolTip(int row, int column) const
{
    QStringList lines;
    if (!hasFinding(row)) return {};
    for (const domain::BulkFinding& finding : m_plan->findings(row))
        if (column < 0 || finding.column == column) lines.append(messageText(finding.text));
    return lines.join(QLatin1Char('\n'));
}

QVariant BulkRowsModel::rowData(int row, int role) const
{
    const bool excluded = m_excluded.contains(row);
    switch (role) {
    case Qt::DisplayRole:
        return QLocale().toString(m_table.line(row) > 0 ? m_table.line(row) : row + 2);
    case Qt::CheckStateRole:
        return excluded ? Qt::Unchecked : Qt::Checked;
    case Qt::ToolTipRole:
        return excluded ? tr("This row is excluded.") : toolTip(row, -1);
    case Qt::AccessibleTextRole: {
        const QString line = tr("Line %1").arg(rowData(row, Qt::DisplayRole).toString());
        return excluded ? tr("%1, excluded").arg(line) : line;
    }
    case Qt::TextAlignmentRole:
        return QVariant(Qt::AlignRight | Qt::AlignVCenter);
    case SeverityRole:
        return static_cast<int>(severityOf(row, -1));
    case ExcludedRole:
        return excluded;
    case MappedRole:
        return true;
    default:
        return {};
    }
}

QVariant BulkRowsModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
    const int row = index.row();
    if (index.column() < fixedColumns) return rowData(row, role);
    const int column = index.column() - fixedColumns;
    switch (role) {
    case Qt::DisplayRole:
    case Qt::EditRole:
        return m_table.displayText(row, column).toString();
    case Qt::ToolTipRole: {
        const QString fault = toolTip(row, column);
        if (!fault.isEmpty()) return fault;
        const QStringView text = m_table.displayText(row, column);
        return text.size() > 24 ? text.left(2000).toString() : QString();
    }
    case Qt::AccessibleTextRole: {
        const QString fault = toolTip(row, column);
        const QString text = m_table.displayText(row, column).toString();
        return fault.isEmpty() ? text : tr("%1, error: %2").arg(text, fault);
    }
    case Qt::TextAlignmentRole:
        return QVariant((m_numberColumns.contains(column) ? Qt::AlignRight : Qt::AlignLeft) |
                        Qt::AlignVCenter);
    case SeverityRole:
        return static_cast<int>(severityOf(row, column));
    case ExcludedRole:
        return m_excluded.contains(row);
    case MappedRole:
        return (column < m_mapping.columns.size() &&
                m_mapping.columns.at(column).kind != domain::ColumnTarget::Kind::Ignored) ||
               m_inTexts.contains(column);
    default:
        return {};
    }
}

QVariant BulkRowsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= columnCount()) return {};
    if (role != Qt::DisplayRole && role != Qt::ToolTipRole) return {};
    if (section < fixedColumns)
        return role == Qt::DisplayRole ? tr("Line") : tr("Only rows with a selected checkbox are sent.");
    const QString name = m_table.header().at(section - fixedColumns).simplified();
    return name.isEmpty() ? tr("Column %1").arg(section - fixedColumns + 1) : name;
}

Qt::ItemFlags BulkRowsModel::flags(const QModelIndex& index) const
{
    if (!index.isValid()) return Qt::NoItemFlags;
    Qt::ItemFlags flags = Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemNeverHasChildren;
    if (index.column() < fixedColumns) return flags | Qt::ItemIsUserCheckable;
    return flags | Qt::ItemIsEditable;
}

bool BulkRowsModel::setData(const QModelIndex& index, const QVariant& value, int role)
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return false;
    const int row = index.row();
    if (index.column() < fixedColumns) {
        if (role != Qt::CheckStateRole) return false;
        setExcluded({row}, value.toInt() != Qt::Checked);
        return true;
    }
    if (role != Qt::EditRole) return false;
    const int column = index.column() - fixedColumns;
    const QString after = value.toString();
    if (m_table.displayText(row, column) != after)
        m_undo.push(new PutCell(*this, row, column, m_table.editedText(row, column), after));
    return true;
}

void BulkRowsModel::setExcluded(const QList<int>& rows, bool excluded)
{
    QList<int> changing;
    for (const int row : rows)
        if (row >= 0 && row < rowCount() && m_excluded.contains(row) != excluded) changing.append(row);
    if (!changing.isEmpty()) m_undo.push(new PutExcluded(*this, changing, excluded));
}

void BulkRowsModel::setUnchanged(const QList<int>& rows)
{
    const QSet<int> now(rows.cbegin(), rows.cend());
    const QSet<int> before = std::exchange(m_unchanged, now);
    if (const auto added = now - before; !added.isEmpty()) applyExcluded(added.values(), true);
    const auto changed = (before - now) & m_excluded;
    if (!changed.isEmpty()) applyExcluded(changed.values(), false);
}

QList<int> BulkRowsModel::excludedUnchangedRows() const
{
    QList<int> rows = (m_unchanged & m_excluded).values();
    std::sort(rows.begin(), rows.end());
    return rows;
}

void BulkRowsModel::notifyRow(int row)
{
    Q_ASSERT(row >= 0 && row < rowCount());
    Q_EMIT dataChanged(index(row, 0), index(row, columnCount() - 1));
}

void BulkRowsModel::applyCell(int row, int column, const std::optional<QString>& text)
{
    text ? m_table.setCell(row, column, *text) : m_table.removeEdit(row, column);
    QList<int> others;
    if (m_plan) others = m_plan->update(TableCells(m_table), row);
    m_editedSince.append(row);
    notifyRow(row);
    for (const int other : std::as_const(others))
        notifyRow(other);
    Q_EMIT countsChanged();
}

void BulkRowsModel::applyExcluded(const QList<int>& rows, bool excluded)
{
    QSet<int> touched;
    for (const int row : rows) {
        excluded ? (void)m_excluded.insert(row) : (void)m_excluded.remove(row);
        touched.insert(row);
        if (!m_plan) continue;
        for (const int other : m_plan->setExcluded(row, excluded))
            touched.insert(other);
    }
    // One signal for each run of adjacent rows.
    QList<int> sorted(touched.begin(), touched.end());
    std::sort(sorted.begin(), sorted.end());
    Q_ASSERT(sorted.isEmpty() || (sorted.constFirst() >= 0 && sorted.constLast() < rowCount()));
    for (qsizetype first = 0; first < sorted.size();) {
        qsizetype last = first;
        while (last + 1 < sorted.size() && sorted.at(last + 1) == sorted.at(last) + 1)
            ++last;
        Q_EMIT dataChanged(index(sorted.at(first), 0), index(sorted.at(last), columnCount() - 1));
        first = last + 1;
    }
    Q_EMIT countsChanged();
}

QModelIndex BulkRowsModel::nextFinding(const QModelIndex& from, bool forward) const
{
    if (!m_plan || rowCount() == 0) return {};
    const bool errors = m_plan->counts().faulty > 0;
    const auto wanted = [&](int row) {
        return errors ? m_plan->hasError(row) && !m_plan->isExcluded(row) : m_plan->hasFinding(row);
    };
    const auto cells = [&](int row) {
        QList<int> columns;
        for (const domain::BulkFinding& finding : m_plan->findings(row))
            if (!errors || finding.isError()) columns.append(finding.column + fixedColumns);
        std::sort(columns.begin(), columns.end());
        return columns;
    };
    const int count = rowCount();
    const int start = from.isValid() ? from.row() : (forward ? 0 : count - 1);
    const int at = from.isValid() ? from.column() : (forward ? -1 : columnCount());
    for (int step = 0; step <= count; ++step) {
        const int row = ((start + (forward ? step : -step)) % count + count) % count;
        if (!wanted(row)) continue;
        QList<int> columns = cells(row);
        if (step == 0) columns.removeIf([&](int column) { return forward ? column <= at : column >= at; });
        if (!columns.isEmpty()) return index(row, forward ? columns.constFirst() : columns.constLast());
    }
    return {};
}

QList<int> BulkRowsModel::rowsToSend() const
{
    QList<int> rows;
    if (!m_plan) return rows;
    rows.reserve(m_plan->counts().ready);
    for (int row = 0; row < rowCount(); ++row)
        if (m_plan->willBeSent(row)) rows.append(row);
    return rows;
}

BulkFindingFilter::BulkFindingFilter(BulkRowsModel& rows, QObject* parent)
    : QSortFilterProxyModel(parent), m_rows(rows)
{
    setDynamicSortFilter(false);
    setSourceModel(&rows);
}

void BulkFindingFilter::setFindingsOnly(bool only)
{
    m_only = only;
    invalidateRowsFilter();
}

bool BulkFindingFilter::filterAcceptsRow(int row, const QModelIndex&) const
{
    return !m_only || m_rows.hasFinding(row);
}

} // namespace ink::ui

#include "moc_bulkrowsmodel.cpp"
