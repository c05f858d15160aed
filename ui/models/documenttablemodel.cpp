#include "ui/models/documenttablemodel.h"

#include "ui/models/words.h"

#include <QDataStream>
#include <QHash>
#include <QIODevice>
#include <QMimeData>
#include <QSet>

#include <algorithm>

namespace ink::ui {

using domain::DocumentId;
using domain::DocumentSummary;

namespace {

constexpr qsizetype mostSingleMoves = 8;

/** Positions (into `order`) of a longest increasing run: the rows that may stay where they are. */
QSet<qsizetype> longestRun(const QList<qsizetype>& order)
{
    QList<qsizetype> tails;
    QList<qsizetype> before(order.size(), -1);
    for (qsizetype i = 0; i < order.size(); ++i) {
        const auto at = std::lower_bound(tails.cbegin(), tails.cend(), i, [&order](qsizetype a, qsizetype b) {
            return order.at(a) < order.at(b);
        });
        const qsizetype place = at - tails.cbegin();
        if (place > 0) before[i] = tails.at(place - 1);
        if (place == tails.size())
            tails.append(i);
        else
            tails[place] = i;
    }
    QSet<qsizetype> run;
    for (qsizetype i = tails.isEmpty() ? -1 : tails.last(); i >= 0; i = before.at(i))
        run.insert(i);
    return run;
}

QHash<DocumentId, qsizetype> placesOf(const QList<DocumentSummary>& rows)
{
    QHash<DocumentId, qsizetype> places;
    places.reserve(rows.size());
    for (qsizetype i = 0; i < rows.size(); ++i)
        places.insert(rows.at(i).id, i);
    return places;
}

} // namespace

QString documentsMimeType()
{
    return QStringLiteral("application/x-inkstone-documents");
}

QMimeData* documentsMimeData(const QList<DocumentId>& ids)
{
    QByteArray bytes;
    QDataStream out(&bytes, QIODevice::WriteOnly);
    for (const DocumentId id : ids)
        out << id.value();
    auto* data = new QMimeData;
    data->setData(documentsMimeType(), bytes);
    return data;
}

QList<DocumentId> documentsOf(const QMimeData* data)
{
    QList<DocumentId> ids;
    if (!data) return ids;
    const QByteArray bytes = data->data(documentsMimeType());
    QDataStream in(bytes);
    while (!in.atEnd()) {
        qint64 id = 0;
        in >> id;
        if (in.status() != QDataStream::Ok) break;
        ids.append(DocumentId(id));
    }
    return ids;
}

DocumentTableModel::DocumentTableModel(const Clock& clock, QObject* parent)
    : QAbstractTableModel(parent), m_clock(clock)
{
}

void DocumentTableModel::apply(const QList<DocumentSummary>& given)
{
    // A listing fetched page by page may name a document twice when it moved between two fetches: the first
    // counts.
    QList<DocumentSummary> wanted;
    wanted.reserve(given.size());
    QSet<DocumentId> seen;
    for (const DocumentSummary& row : given) {
        if (seen.contains(row.id)) continue;
        seen.insert(row.id);
        wanted.append(row);
    }
    removeGone(wanted);
    reorder(wanted);
    insertNew(wanted);
    takeChanges(wanted);
}

void DocumentTableModel::removeGone(const QList<DocumentSummary>& wanted)
{
    const auto places = placesOf(wanted);
    for (qsizetype last = m_rows.size() - 1; last >= 0; --last) {
        if (places.contains(m_rows.at(last).id)) continue;
        qsizetype first = last;
        while (first > 0 && !places.contains(m_rows.at(first - 1).id))
            --first;
        beginRemoveRows({}, static_cast<int>(first), static_cast<int>(last));
        m_rows.remove(first, last - first + 1);
        endRemoveRows();
        last = first;
    }
}

void DocumentTableModel::reorder(const QList<DocumentSummary>& wanted)
{
    const auto places = placesOf(wanted);
    QList<qsizetype> order;
    order.reserve(m_rows.size());
    for (const DocumentSummary& row : std::as_const(m_rows))
        order.append(places.value(row.id));
    if (std::is_sorted(order.cbegin(), order.cend())) return;

    const QSet<qsizetype> staying = longestRun(order);
    if (m_rows.size() - staying.size() > mostSingleMoves) {
        Q_EMIT layoutAboutToBeChanged({}, QAbstractItemModel::VerticalSortHint);
        const QModelIndexList before = persistentIndexList();
        QList<DocumentId> ids;
        for (const QModelIndex& index : before)
            ids.append(m_rows.at(index.row()).id);
        std::sort(m_rows.begin(), m_rows.end(),
                  [&places](const DocumentSummary& a, const DocumentSummary& b) {
                      return places.value(a.id) < places.value(b.id);
                  });
        const auto now = placesOf(m_rows);
        QModelIndexList after;
        for (qsizetype i = 0; i < before.size(); ++i)
            after.append(index(static_cast<int>(now.value(ids.at(i))), before.at(i).column()));
        changePersistentIndexList(before, after);
        Q_EMIT layoutChanged({}, QAbstractItemModel::VerticalSortHint);
        return;
    }

    // Each row that may not stay goes right behind the row that precedes it in the wanted order.
    QList<DocumentId> movers;
    for (qsizetype i = 0; i < m_rows.size(); ++i)
        if (!staying.contains(i)) movers.append(m_rows.at(i).id);
    std::sort(movers.begin(), movers.end(),
              [&places](DocumentId a, DocumentId b) { return places.value(a) < places.value(b); });
    const auto here = [this](DocumentId id) { return static_cast<qsizetype>(rowOf(id)); };
    for (const DocumentId id : std::as_const(movers)) {
        const qsizetype from = here(id);
        qsizetype to = 0;
        for (qsizetype w = places.value(id) - 1; w >= 0; --w) {
            const qsizetype at = here(wanted.at(w).id);
            if (at < 0) continue; // a new row: not inserted yet
            to = at + 1;
            break;
        }
        if (to == from || to == from + 1) continue;
        beginMoveRows({}, static_cast<int>(from), static_cast<int>(from), {}, static_cast<int>(to));
        m_rows.move(from, to > from ? to - 1 : to);
        endMoveRows();
    }
}

void DocumentTableModel::insertNew(const QList<DocumentSummary>& wanted)
{
    const auto known = placesOf(m_rows);
    for (qsizetype first = 0; first < wanted.size(); ++first) {
        if (known.contains(wanted.at(first).id)) continue;
        qsizetype last = first;
        while (last + 1 < wanted.size() && !known.contains(wanted.at(last + 1).id))
            ++last;
        beginInsertRows({}, static_cast<int>(first), static_cast<int>(last));
        for (qsizetype i = first; i <= last; ++i)
            m_rows.insert(i, wanted.at(i));
        endInsertRows();
        first = last;
    }
}

void DocumentTableModel::takeChanges(const QList<DocumentSummary>& wanted)
{
    for (qsizetype first = 0; first < wanted.size(); ++first) {
        if (m_rows.at(first) == wanted.at(first)) continue;
        qsizetype last = first;
        while (last + 1 < wanted.size() && m_rows.at(last + 1) != wanted.at(last + 1))
            ++last;
        for (qsizetype i = first; i <= last; ++i)
            m_rows[i] = wanted.at(i);
        Q_EMIT dataChanged(index(static_cast<int>(first), 0), index(static_cast<int>(last), columns - 1));
        first = last;
    }
}

void DocumentTableModel::refreshTimes()
{
    if (m_rows.isEmpty()) return;
    Q_EMIT dataChanged(index(0, static_cast<int>(Column::Modified)),
                       index(rowCount() - 1, static_cast<int>(Column::Sent)), {Qt::DisplayRole});
}

const DocumentSummary* DocumentTableModel::at(const QModelIndex& index) const
{
    return index.isValid() && index.row() < m_rows.size() ? &m_rows.at(index.row()) : nullptr;
}

int DocumentTableModel::rowOf(DocumentId id) const
{
    const auto found = std::find_if(m_rows.cbegin(), m_rows.cend(),
                                    [id](const DocumentSummary& row) { return row.id == id; });
    return found == m_rows.cend() ? -1 : static_cast<int>(found - m_rows.cbegin());
}

std::optional<domain::SortField> DocumentTableModel::sortFieldOf(Column column)
{
    switch (column) {
    case Column::Title:
        return domain::SortField::Title;
    case Column::Status:
        return domain::SortField::Status;
    case Column::Modified:
        return domain::SortField::Modified;
    case Column::Sent:
        return domain::SortField::Sent;
    case Column::Recipients:
        break;
    }
    return std::nullopt;
}

std::optional<DocumentTableModel::Column> DocumentTableModel::columnOf(domain::SortField field)
{
    for (const Column column : {Column::Title, Column::Status, Column::Modified, Column::Sent})
        if (sortFieldOf(column) == field) return column;
    return std::nullopt;
}

int DocumentTableModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int DocumentTableModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : columns;
}

QString DocumentTableModel::text(const DocumentSummary& row, Column column) const
{
    switch (column) {
    case Column::Title:
        return row.title;
    case Column::Status:
        return statusWord(row.status);
    case Column::Recipients: {
        QStringList people;
        for (const domain::Invitation& invitation : row.invitations)
            people.append(QStringLiteral("%1: %2").arg(personName(invitation), invitationWord(invitation)));
        return people.join(QStringLiteral(", "));
    }
    case Column::Modified:
        return relativeTime(row.lastModifiedTime, m_clock.now());
    case Column::Sent:
        return row.sentTime ? relativeTime(*row.sentTime, m_clock.now()) : QString();
    }
    return {};
}

QVariant DocumentTableModel::data(const QModelIndex& index, int role) const
{
    const DocumentSummary* row = at(index);
    if (!row) return {};
    const auto column = static_cast<Column>(index.column());
    switch (role) {
    case Qt::DisplayRole:
    case Qt::EditRole:
        return text(*row, column);
    case Qt::AccessibleTextRole:
        return text(*row, column);
    case Qt::ToolTipRole:
        if (column == Column::Modified) return exactTime(row->lastModifiedTime);
        if (column == Column::Sent) return row->sentTime ? exactTime(*row->sentTime) : QString();
        if (column == Column::Status)
            return row->status == domain::SigningStatus::InProgress
                       ? waitingWords(row->waitingFor, row->invitations)
                       : QString();
        return text(*row, column);
    case IdRole:
        return row->id.value();
    case StatusRole:
        return static_cast<int>(row->status);
    case RecipientsRole:
        return QVariant::fromValue(row->invitations);
    default:
        return {};
    }
}

QVariant DocumentTableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal) return {};
    if (role == Qt::TextAlignmentRole) return QVariant::fromValue(Qt::AlignLeft | Qt::AlignVCenter);
    if (role != Qt::DisplayRole) return {};
    switch (static_cast<Column>(section)) {
    case Column::Title:
        return tr("Title");
    case Column::Status:
        return tr("Status");
    case Column::Recipients:
        return tr("Recipients");
    case Column::Modified:
        return tr("Changed");
    case Column::Sent:
        return tr("Sent");
    }
    return {};
}

Qt::ItemFlags DocumentTableModel::flags(const QModelIndex& index) const
{
    if (!index.isValid()) return Qt::NoItemFlags;
    Qt::ItemFlags flags =
        Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsDragEnabled | Qt::ItemNeverHasChildren;
    if (static_cast<Column>(index.column()) == Column::Title) flags |= Qt::ItemIsEditable;
    return flags;
}

bool DocumentTableModel::setData(const QModelIndex& index, const QVariant& value, int role)
{
    const DocumentSummary* row = at(index);
    if (!row || role != Qt::EditRole || static_cast<Column>(index.column()) != Column::Title) return false;
    const QString title = value.toString().trimmed();
    if (title.isEmpty() || title == row->title) return false;
    m_rows[index.row()].title = title;
    Q_EMIT dataChanged(index, index, {Qt::DisplayRole, Qt::EditRole});
    Q_EMIT renameWanted(m_rows.at(index.row()).id, title);
    return true;
}

QStringList DocumentTableModel::mimeTypes() const
{
    return {documentsMimeType()};
}

QMimeData* DocumentTableModel::mimeData(const QModelIndexList& indexes) const
{
    QList<DocumentId> ids;
    for (const QModelIndex& index : indexes)
        if (const DocumentSummary* row = at(index); row && !ids.contains(row->id)) ids.append(row->id);
    return ids.isEmpty() ? nullptr : documentsMimeData(ids);
}

bool DocumentTableModel::canFetchMore(const QModelIndex& parent) const
{
    return !parent.isValid() && m_more;
}

void DocumentTableModel::fetchMore(const QModelIndex& parent)
{
    if (!parent.isValid() && m_more) Q_EMIT moreWanted();
}

void DocumentTableModel::sort(int column, Qt::SortOrder order)
{
    if (column < 0 || column >= columns) return;
    if (const auto field = sortFieldOf(static_cast<Column>(column)))
        Q_EMIT sortWanted(*field, order == Qt::AscendingOrder);
}

} // namespace ink::ui
