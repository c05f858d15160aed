#include "ui/models/reportmodel.h"

#include "app/workflow/reports/reportexport.h"
#include "ui/models/words.h"

#include <QLocale>

namespace ink::ui {

using workflow::ReportColumn;
using workflow::ReportLine;

namespace {

QString timeWords(const std::optional<Timestamp>& time)
{
    return time ? shortDateTime(*time) : QString();
}

QString valueWords(const QString& value, ReportColumn::Kind kind)
{
    if (value.isEmpty()) return {};
    if (kind == ReportColumn::Kind::Check)
        return value == QLatin1StringView("true") ? ReportModel::tr("Yes") : ReportModel::tr("No");
    if (kind == ReportColumn::Kind::Date) {
        const QDate day = QDate::fromString(value, Qt::ISODate);
        if (day.isValid()) return shortDate(day);
    }
    return value;
}

} // namespace

QString durationText(std::chrono::milliseconds span)
{
    using namespace std::chrono;
    const QLocale locale;
    const auto minutes = duration_cast<std::chrono::minutes>(span).count();
    if (minutes < 1) return ReportModel::tr("Under a minute");
    if (minutes < 90) return ReportModel::tr("%n min", nullptr, static_cast<int>(minutes));
    const double hours = static_cast<double>(minutes) / 60;
    if (hours < 36) return ReportModel::tr("%1 h").arg(locale.toString(hours, 'f', hours < 10 ? 1 : 0));
    const double days = hours / 24;
    return ReportModel::tr("%1 days").arg(locale.toString(days, 'f', days < 10 ? 1 : 0));
}

ReportModel::ReportModel(const workflow::ReportTable& table, QObject* parent)
    : QAbstractTableModel(parent), m_table(table)
{
    m_sort.field = Field::Sent;
    m_sort.isAscending = false;
}

void ReportModel::reset()
{
    beginResetModel();
    m_columns = fixedColumns + static_cast<int>(m_table.columns().size());
    m_order = m_table.sortedLines(m_filter, m_sort, maskedColumns());
    endResetModel();
}

void ReportModel::appendLines(qsizetype first)
{
    Q_ASSERT(first >= 0 && first <= static_cast<qsizetype>(m_table.lines().size()));
    const int known = fixedColumns + static_cast<int>(m_table.columns().size());
    if (known > m_columns) {
        beginInsertColumns({}, m_columns, known - 1);
        m_columns = known;
        endInsertColumns();
    }
    QList<qsizetype> added;
    const QSet<qsizetype> unseen = maskedColumns();
    for (qsizetype i = first; i < static_cast<qsizetype>(m_table.lines().size()); ++i)
        if (m_table.matches(m_table.line(i), m_filter, unseen)) added.append(i);
    if (added.isEmpty()) return;
    const int from = rowCount();
    beginInsertRows({}, from, from + static_cast<int>(added.size()) - 1);
    m_order.append(added);
    endInsertRows();
}

void ReportModel::refreshValues()
{
    if (m_order.isEmpty()) return;
    Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
}

void ReportModel::finishLoading()
{
    rearrange();
}

void ReportModel::rearrange()
{
    QList<qsizetype> order = m_table.sortedLines(m_filter, m_sort, maskedColumns());
    if (order == m_order) return;
    if (order.size() != m_order.size()) {
        beginResetModel();
        m_order = std::move(order);
        endResetModel();
        return;
    }
    // Only the order of the lines changes, so the selection is kept.
    Q_EMIT layoutAboutToBeChanged({}, QAbstractItemModel::VerticalSortHint);
    const QModelIndexList before = persistentIndexList();
    QHash<qsizetype, int> places;
    if (!before.isEmpty())
        for (int row = 0; row < order.size(); ++row)
            places.insert(order.at(row), row);
    QModelIndexList after;
    for (const QModelIndex& kept : before) {
        const auto place = places.constFind(m_order.at(kept.row()));
        after.append(place == places.cend() ? QModelIndex() : index(*place, kept.column()));
    }
    m_order = std::move(order);
    Q_ASSERT(before.size() == after.size());
    changePersistentIndexList(before, after);
    Q_EMIT layoutChanged({}, QAbstractItemModel::VerticalSortHint);
}

void ReportModel::setFilter(const workflow::ReportTable::Filter& filter)
{
    if (filter == m_filter) return;
    m_filter = filter;
    rearrange();
}

void ReportModel::setRevealed(qsizetype column, bool shown)
{
    if (m_revealed.contains(column) == shown) return;
    if (shown)
        m_revealed.insert(column);
    else
        m_revealed.remove(column);
    const int at = fixedColumns + static_cast<int>(column);
    if (rowCount() > 0) Q_EMIT dataChanged(index(0, at), index(rowCount() - 1, at));
    Q_EMIT headerDataChanged(Qt::Horizontal, at, at);
    if (!m_filter.text.isEmpty()) rearrange();
}

bool ReportModel::isMasked(qsizetype column) const
{
    return column < m_table.columns().size() && m_table.columns().at(column).isMasked &&
           !m_revealed.contains(column);
}

QSet<qsizetype> ReportModel::maskedColumns() const
{
    QSet<qsizetype> columns;
    for (qsizetype column = 0; column < m_table.columns().size(); ++column)
        if (isMasked(column)) columns.insert(column);
    return columns;
}

std::optional<qsizetype> ReportModel::valueColumn(int column)
{
    return column < fixedColumns ? std::nullopt : std::optional(qsizetype{column} - fixedColumns);
}

const ReportLine* ReportModel::line(const QModelIndex& index) const
{
    return index.isValid() && index.row() < m_order.size() ? &m_table.line(m_order.at(index.row())) : nullptr;
}

int ReportModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_order.size());
}

int ReportModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : m_columns;
}

QString ReportModel::text(const ReportLine& line, int column) const
{
    if (const auto value = valueColumn(column)) {
        const QString entered = line.value(*value);
        if (isMasked(*value) && !entered.isEmpty()) return workflow::hiddenValue();
        return valueWords(entered, m_table.columns().at(*value).kind);
    }
    switch (static_cast<Field>(column)) {
    case Field::Title:
        return line.title;
    case Field::Status:
        return statusText(line.status);
    case Field::Recipient:
        return line.recipientName.isEmpty() ? line.recipientEmail : line.recipientName;
    case Field::Sent:
        return timeWords(line.sent);
    case Field::Completed:
        return timeWords(line.completed);
    case Field::TimeToSign:
        return line.timeToSign() ? durationText(*line.timeToSign()) : QString();
    }
    return {};
}

Qt::Alignment ReportModel::alignmentOf(int column) const
{
    const auto value = valueColumn(column);
    const bool right = value ? m_table.columns().at(*value).kind == ReportColumn::Kind::Number
                             : column == static_cast<int>(Field::TimeToSign);
    return (right ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter;
}

QVariant ReportModel::data(const QModelIndex& index, int role) const
{
    const ReportLine* shown = line(index);
    if (!shown) return {};
    const auto value = valueColumn(index.column());
    switch (role) {
    case Qt::DisplayRole:
        return text(*shown, index.column());
    case Qt::ToolTipRole:
        if (index.column() == static_cast<int>(Field::Recipient)) return shown->recipientEmail;
        return text(*shown, index.column());
    case Qt::TextAlignmentRole:
        return QVariant(alignmentOf(index.column()));
    case IdRole:
        return shown->id.value();
    case StatusRole:
        return static_cast<int>(shown->status);
    case MaskedRole:
        return value && isMasked(*value);
    default:
        return {};
    }
}

QVariant ReportModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section >= m_columns) return {};
    const auto value = valueColumn(section);
    if (role == Qt::TextAlignmentRole) return QVariant(alignmentOf(section));
    if (role == Qt::ToolTipRole && value && m_table.columns().at(*value).isMasked)
        return isMasked(*value) ? tr("Masked values are hidden. To show them, choose “Show hidden values”.")
                                : tr("Masked values are shown.");
    if (role != Qt::DisplayRole) return {};
    if (value) return m_table.columns().at(*value).name;
    switch (static_cast<Field>(section)) {
    case Field::Title:
        return tr("Document");
    case Field::Status:
        return tr("Status");
    case Field::Recipient:
        return tr("Recipient");
    case Field::Sent:
        return tr("Sent");
    case Field::Completed:
        return tr("Completed");
    case Field::TimeToSign:
        return tr("Time to sign");
    }
    return {};
}

void ReportModel::sort(int column, Qt::SortOrder order)
{
    workflow::ReportTable::Sort wanted;
    wanted.isAscending = order == Qt::AscendingOrder;
    if (const auto value = valueColumn(column))
        wanted.column = *value;
    else
        wanted.field = static_cast<Field>(std::max(0, column));
    if (wanted == m_sort) return;
    m_sort = wanted;
    rearrange();
}

} // namespace ink::ui

#include "moc_reportmodel.cpp"
