#include "ui/pages/rebase/rebasemodel.h"

#include "ui/models/isolated.h"
#include "ui/models/taglistmodel.h"
#include "ui/models/words.h"

#include <QCoreApplication>

#include <algorithm>

namespace ink::ui {

namespace {

struct RebaseWords
{
    Q_DECLARE_TR_FUNCTIONS(ink::ui::RebaseModel)
};

} // namespace

QString rebaseWord(RebaseMark mark)
{
    switch (mark) {
    case RebaseMark::Lost:
        return RebaseWords::tr("Lost");
    case RebaseMark::Uncertain:
        return RebaseWords::tr("Uncertain");
    case RebaseMark::Likely:
        return RebaseWords::tr("Likely");
    case RebaseMark::Matched:
        return RebaseWords::tr("Moved");
    case RebaseMark::Accepted:
        return RebaseWords::tr("Accepted");
    case RebaseMark::Placed:
        return RebaseWords::tr("Placed manually");
    case RebaseMark::Dropped:
        return RebaseWords::tr("Removed");
    }
    return {};
}

Icon rebaseIcon(RebaseMark mark)
{
    switch (mark) {
    case RebaseMark::Lost:
        return Icon::Error;
    case RebaseMark::Uncertain:
        return Icon::Warning;
    case RebaseMark::Likely:
        return Icon::Info;
    case RebaseMark::Matched:
    case RebaseMark::Accepted:
        return Icon::Check;
    case RebaseMark::Placed:
        return Icon::Edit;
    case RebaseMark::Dropped:
        return Icon::Trash;
    }
    return Icon::Info;
}

Tone rebaseTone(RebaseMark mark)
{
    switch (mark) {
    case RebaseMark::Lost:
        return Tone::Bad;
    case RebaseMark::Uncertain:
        return Tone::Warning;
    case RebaseMark::Likely:
        return Tone::Info;
    case RebaseMark::Matched:
    case RebaseMark::Accepted:
        return Tone::Good;
    case RebaseMark::Placed:
        return Tone::Info;
    case RebaseMark::Dropped:
        return Tone::Neutral;
    }
    return Tone::Neutral;
}

void RebaseModel::setEntries(const QList<RebaseEntry>& entries)
{
    const bool sameTags =
        entries.size() == m_all.size() &&
        std::equal(entries.begin(), entries.end(), m_all.begin(),
                   [](const RebaseEntry& a, const RebaseEntry& b) { return a.tag == b.tag; });
    m_all = entries;
    if (!sameTags || !m_filter.isEmpty()) return refilter();
    if (!m_rows.isEmpty()) Q_EMIT dataChanged(index(0), index(rowCount() - 1));
}

void RebaseModel::setFilter(const QList<RebaseMark>& marks)
{
    m_filter = marks;
    refilter();
}

void RebaseModel::refilter()
{
    QList<qsizetype> rows;
    for (qsizetype i = 0; i < m_all.size(); ++i)
        if (m_filter.isEmpty() || m_filter.contains(m_all.at(i).mark)) rows.append(i);
    if (rows == m_rows) {
        if (!m_rows.isEmpty()) Q_EMIT dataChanged(index(0), index(rowCount() - 1));
        return;
    }
    beginResetModel();
    m_rows = rows;
    endResetModel();
}

int RebaseModel::count(RebaseMark mark) const
{
    return static_cast<int>(
        std::count_if(m_all.begin(), m_all.end(), [mark](const RebaseEntry& e) { return e.mark == mark; }));
}

int RebaseModel::openCount() const
{
    return static_cast<int>(
        std::count_if(m_all.begin(), m_all.end(), [](const RebaseEntry& e) { return isOpen(e.mark); }));
}

std::optional<RebaseEntry> RebaseModel::entryAt(int row) const
{
    if (row < 0 || row >= m_rows.size()) return std::nullopt;
    return m_all.at(m_rows.at(row));
}

int RebaseModel::rowOf(domain::TagId tag) const
{
    for (qsizetype row = 0; row < m_rows.size(); ++row)
        if (m_all.at(m_rows.at(row)).tag == tag) return static_cast<int>(row);
    return -1;
}

int RebaseModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

QVariant RebaseModel::data(const QModelIndex& index, int role) const
{
    const auto entry = entryAt(index.row());
    if (!entry) return {};
    const QString name = entry->name.isEmpty() ? tagTypeText(entry->type) : entry->name;
    const QString place = entry->newPage > 0 ? tr("p. %1 → %2").arg(entry->oldPage).arg(entry->newPage)
                                             : tr("p. %1").arg(entry->oldPage);
    switch (role) {
    case Qt::DisplayRole:
        return name;
    case Qt::ToolTipRole:
    case Qt::AccessibleTextRole:
        return QStringLiteral("%1, %2, %3").arg(isolated(name), rebaseWord(entry->mark), place);
    case MarkRole:
        return static_cast<int>(entry->mark);
    case TypeRole:
        return static_cast<int>(entry->type);
    case LocationRole:
        return place;
    case TagRole:
        return entry->tag.value();
    default:
        return {};
    }
}

} // namespace ink::ui

#include "moc_rebasemodel.cpp"
